import { usualPlayers } from '../../analysis/seats.js';
import type { Entry } from '../../entry/entry.js';
import { cardProblems } from './rules-card.js';
import { parseRulesPage } from './rules-page.js';
import { type SourceFile, type TraceReport, trace } from './trace.js';

/** Where a rules page that is in no file is said to be. */
const inEntry = (id: string): string => `rulesPage of ${id}`;

/** Markdown other than the page may cite clauses; other letters and numbers in it don't count. */
const isMeant = ({ path, text }: SourceFile, prefix: string): boolean =>
  !path.endsWith('.md') || text.includes(`${prefix}-`);

/**
 * Compares the rules page of someone's own game, its code, its tests and the game itself: see {@link trace}; the numbers of
 * players, too.
 *
 * @param files - code, tests and Markdown of its project
 */
export async function traceEntry(entry: Entry, files: readonly SourceFile[]): Promise<TraceReport> {
  const { id } = entry;
  const [game, text] = [await entry.load(), await entry.part('rulesPage')];
  if (text === undefined) {
    return { clauses: [], options: [], problems: [`${id}: its entry has no rulesPage, so nobody can read its rules`] };
  }
  const lines = (one: string): string => one.replaceAll('\r\n', '\n').trim();
  const path = files.find((file) => file.path.endsWith('.md') && lines(file.text) === lines(text))?.path;
  const rulesPage = path ?? inEntry(id);
  const page = parseRulesPage(rulesPage, text);
  const players = usualPlayers(game) ?? game.playerCount.min;
  const options = { ...(game.setup({ players }).options as object) };
  const own = files.filter((file) => file.path !== path && isMeant(file, page.prefix));
  const report = trace({
    games: [{ id, folder: '', rulesPage, options }],
    files: [{ path: rulesPage, text }, ...own],
  });
  const isStale = path === undefined && files.some((file) => isRulesPage(file, page.prefix));
  return {
    ...report,
    problems: [
      ...(isStale ? [`${id}: the rulesPage of the module is none of the Markdown here: build the module again`] : []),
      ...report.problems,
      ...(page.card === null ? [] : cardProblems(game, page)),
    ],
  };
}

/** Whether it looks like a page of the same clauses. */
const isRulesPage = ({ path, text }: SourceFile, prefix: string): boolean =>
  path.endsWith('.md') && new RegExp(`^### ${prefix}-1 `, 'm').test(text);
