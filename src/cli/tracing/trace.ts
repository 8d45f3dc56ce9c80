import { normalValue, type PageOption, parseRulesPage, type RulesPage } from './rules-page.js';
import { readTestTitles, type TestTitle } from './titles.js';

/** A text file, its path relative to the root of the project, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const isTest = (path: string): boolean => /\.(test|spec)(-d)?\.[cm]?[jt]sx?$/.test(path);
const isCode = (path: string): boolean =>
  /\.[cm]?[jt]sx?$/.test(path) && !isTest(path) && !/^(tests?|examples|scripts)\//.test(path);

/** What the trace must know about a game besides its files: the defaults of its options, by name. */
export interface GameToTrace {
  readonly id: string;
  /** The folder of its files, whose ids are all its own; empty where the whole project is the game's. */
  readonly folder: string;
  readonly rulesPage: string;
  /** `null` when the game itself does not exist yet. */
  readonly options: Readonly<Record<string, unknown>> | null;
}

export interface TraceInput {
  readonly games: readonly GameToTrace[];
  /** All texts in which clauses may be cited: sources, tests, pages, guides; paths relative to the project's root. */
  readonly files: readonly SourceFile[];
}

export interface TracedClause {
  readonly id: string;
  readonly title: string;
  /** `path:line` of shipped code that cites it. */
  readonly code: readonly string[];
  /** `path:line` of tests that name it, each once. */
  readonly tests: readonly string[];
}

export interface TracedOption {
  readonly game: string;
  readonly name: string;
  readonly clause: string;
  /** The values that tests name, in one spelling. */
  readonly values: readonly string[];
}

export interface TraceReport {
  readonly clauses: readonly TracedClause[];
  readonly options: readonly TracedOption[];
  readonly problems: readonly string[];
}

const idPattern = /\b([A-Z]{2,5})-(\d+)\b/g;

interface Citation {
  readonly id: string;
  readonly prefix: string;
  readonly line: number;
}

/** Everything in a text that looks like a clause's id. */
export function findIds(text: string): Citation[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(idPattern)].map(([id, prefix = '']) => ({ id, prefix, line: index + 1 })),
    );
}

/** The `[name=value]` in a title; a value may hold brackets of its own. */
export function readOptionValues(title: string): { readonly name: string; readonly value: string }[] {
  const found: { name: string; value: string }[] = [];
  for (const match of title.matchAll(/\[([A-Za-z][A-Za-z0-9]*)=/g)) {
    const start = match.index + match[0].length;
    let depth = 1;
    let end = start;
    while (end < title.length) {
      if (title[end] === '[') depth += 1;
      else if (title[end] === ']') depth -= 1;
      if (depth === 0) break;
      end += 1;
    }
    if (depth === 0) found.push({ name: match[1] ?? '', value: title.slice(start, end) });
  }
  return found;
}

/** Acronyms that look like clause ids. */
const noPrefixes = new Set(['SHA', 'UTF', 'ISO', 'RFC', 'ES', 'MD']);

/**
 * Compares rules pages, code, tests and options. Every clause needs a test that names it in its title, every option
 * tests with at least two values (`[name=value]`), every id that is cited must exist, and the options of page and game
 * must agree. Nothing seen is a problem too.
 */
export function trace({ games, files }: TraceInput): TraceReport {
  const problems: string[] = [];
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const pages: { game: GameToTrace; page: RulesPage }[] = [];
  for (const game of games) {
    const text = textOf.get(game.rulesPage);
    if (text === undefined) problems.push(`${game.rulesPage}:1: no rules page`);
    else pages.push({ game, page: parseRulesPage(game.rulesPage, text) });
  }
  for (const { page } of pages) problems.push(...page.problems);
  for (const [index, { page }] of pages.entries()) {
    const twin = pages.slice(0, index).find((other) => other.page.prefix === page.prefix);
    if (twin !== undefined) problems.push(`${page.path}:1: ${page.prefix} is the prefix of ${twin.page.path} already`);
  }

  const titles = files.filter(({ path }) => isTest(path)).flatMap(({ path, text }) => readTestTitles(path, text));
  const clauseIds = new Set(pages.flatMap(({ page }) => page.clauses.map(({ id }) => id)));
  const prefixes = new Set(pages.map(({ page }) => page.prefix));

  const code = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const ofGame = games.some(({ folder, rulesPage }) =>
      folder === '' ? !path.endsWith('.md') || path === rulesPage : path.startsWith(`${folder}/`),
    );
    for (const { id, prefix, line } of findIds(text)) {
      if (prefixes.has(prefix)) {
        if (!clauseIds.has(id)) problems.push(`${path}:${line}: ${id} does not exist`);
        if (isCode(path)) add(code, id, `${path}:${line}`);
      } else if (ofGame && !noPrefixes.has(prefix)) problems.push(`${path}:${line}: no rules page has ${id}`);
    }
  }

  const tests = new Map<string, Set<string>>();
  for (const test of titles) for (const { id } of findIds(test.title)) add(tests, id, `${test.path}:${test.line}`);

  const clauses = pages.flatMap(({ page }) =>
    page.clauses.map(({ id, title, line }) => {
      if (!tests.has(id)) problems.push(`${page.path}:${line}: no test names ${id} ${title}`);
      return { id, title, code: [...(code.get(id) ?? [])], tests: [...(tests.get(id) ?? [])] };
    }),
  );
  const options = pages.flatMap(({ game, page }) => traceOptions(game, page, titles, problems));
  if (clauses.length === 0) problems.push('no clause seen');
  return { clauses, options, problems: [...new Set(problems)] };
}

const add = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const values = map.get(key) ?? new Set();
  map.set(key, values.add(value));
};

function traceOptions(
  game: GameToTrace,
  page: RulesPage,
  titles: readonly TestTitle[],
  problems: string[],
): TracedOption[] {
  const defaults = game.options;
  if (defaults === null) problems.push(`${game.folder}:1: no game to compare the options of the rules page with`);
  else {
    for (const { name, defaultText, line } of page.options) {
      if (!Object.hasOwn(defaults, name)) problems.push(`${page.path}:${line}: the game has no option ${name}`);
      else if (normalValue(defaultText) !== JSON.stringify(defaults[name])) {
        problems.push(`${page.path}:${line}: the default of ${name} is ${JSON.stringify(defaults[name])} in the game`);
      }
    }
    for (const name of Object.keys(defaults)) {
      if (!page.options.some((option) => option.name === name)) {
        problems.push(`${page.path}:1: no Option line for the game's option ${name}`);
      }
    }
  }

  const values = new Map<string, Set<string>>();
  for (const { title, path, line } of titles) {
    const isOwn = game.folder !== '' && path.startsWith(`${game.folder}/`);
    const mine = isOwn || findIds(title).some(({ prefix }) => prefix === page.prefix);
    if (!mine) continue;
    for (const { name, value } of readOptionValues(title)) {
      if (!page.options.some((option) => option.name === name)) {
        problems.push(`${path}:${line}: ${page.path} has no option ${name}`);
      } else if (!/[…%$]/.test(value)) add(values, name, normalValue(value));
    }
  }
  return page.options.map(({ name, clause, line }: PageOption) => {
    const tested = [...(values.get(name) ?? [])].sort();
    if (tested.length < 2) {
      const seen = tested.length === 0 ? 'none' : `only [${name}=${tested[0]}]`;
      problems.push(`${page.path}:${line}: tests must name two values of ${name}, ${seen} found`);
    }
    return { game: game.id, name, clause, values: tested };
  });
}

/** The report as a table for a terminal. */
export function formatTrace({ clauses, options, problems }: TraceReport): string {
  const short = (places: readonly string[]): string =>
    places.length === 0 ? '-' : `${places.length} (${places[0]?.replace(/^.*\//, '')})`;
  const rows = clauses.map(({ id, title, code, tests }) => [id, title, short(code), short(tests)]);
  const optionRows = options.map(({ clause, name, values }) => [clause, `option ${name}`, '', values.join(' ')]);
  const table = [['clause', 'title', 'code', 'tests'], ...rows, ...optionRows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const untested = clauses.filter(({ tests }) => tests.length === 0).length;
  const uncited = clauses.filter(({ code }) => code.length === 0).length;
  const summary = `${clauses.length} clauses, ${untested} without a test, ${uncited} that no code cites; ${options.length} options`;
  return [...lines, '', summary, ...problems.map((problem) => `error ${problem}`)].join('\n');
}
