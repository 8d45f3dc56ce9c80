import { readFile } from 'node:fs/promises';
import { cleanText } from '../render/clean.js';
import { wrapped } from './answer-text.js';
import { rulesPages } from './rules-pages.generated.js';

const HEADING = /^#+ /;

/** The lines below a clause's heading, up to the next heading; `null` where there is no such clause. */
function linesBelow(page: string, id: string): readonly string[] | null {
  const lines = page.split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith(`### ${id} `));
  if (start < 0) return null;
  const length = lines.slice(start + 1).findIndex((line) => HEADING.test(line));
  return lines.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** A clause of a rules page as text for a terminal, without where it comes from; `null` where there is none of that id. */
export function clauseOf(page: string, id: string, width: number): string | null {
  const [heading = '', ...below] = linesBelow(page, id) ?? [];
  if (heading === '') return null;
  const told = below
    .filter((line) => !line.startsWith('Source:'))
    .map((line) => (line === '' ? '\n' : wrapped(line, width)));
  const text = told.join('').replace(/\n{3,}/g, '\n\n');
  return `${cleanText(heading.replace(HEADING, ''))}\n${text.trimEnd()}\n`;
}

/** What a built-in game's rules page says of a clause; of other games nothing is known. */
export async function clausesOf(gameId: string): Promise<(id: string, width: number) => string | null> {
  const pages: Readonly<Record<string, string>> = rulesPages;
  const path = Object.hasOwn(pages, gameId) ? pages[gameId] : undefined;
  if (path === undefined) return () => null;
  const page = await readFile(new URL(path, import.meta.url), 'utf8');
  return (id, width) => clauseOf(page, id, width);
}
