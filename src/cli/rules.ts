import type { Entry } from '../entry/entry.js';
import { cleanText } from '../render/clean.js';
import { wrapped } from './answer-text.js';

const HEADING = /^#+ /;

/** The lines below a clause's heading, up to the next heading; `null` where there is no such clause. */
function linesBelow(page: string, id: string): readonly string[] | null {
  const lines = page.split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith(`### ${id} `));
  if (start < 0) return null;
  const length = lines.slice(start + 1).findIndex((line) => HEADING.test(line));
  return lines.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** The ids of a page's clauses, in their order. */
export const clauseIds = (page: string): string[] =>
  [...page.matchAll(/^### ([A-Z]+-\d+) /gm)].map(([, id = '']) => id);

/** A clause of a rules page as text for a terminal, without its source; `null` where there is none with that id. */
export function clauseOf(page: string, id: string, width: number): string | null {
  const [heading = '', ...below] = linesBelow(page, id) ?? [];
  if (heading === '') return null;
  const told = below
    .filter((line) => !line.startsWith('Source:'))
    .map((line) => (line === '' ? '\n' : wrapped(line, width)));
  const text = told.join('').replace(/\n{3,}/g, '\n\n');
  return `${cleanText(heading.replace(HEADING, ''))}\n${text.trimEnd()}\n`;
}

/** What a game's rules page says in a clause; nothing, where there is no such page. */
export async function clausesOf(entry: Entry): Promise<(id: string, width: number) => string | null> {
  const page = (await entry.part('rulesPage')) ?? '';
  return (id, width) => clauseOf(page, id, width);
}
