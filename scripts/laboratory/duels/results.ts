import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Where it is kept, from the project's folder on. */
export const RESULTS = 'scripts/laboratory/duels/results.json';

/** What bots have done at a game. */
export interface GameResults {
  /** The game's `rules` number. */
  readonly rules: number;
  /** Of each duel, such as `'hard;normal'`, what the first has won of each pair of games, from 0 to 1. */
  readonly duels: { [duel: string]: number[] };
  /** What each seat has won of each game in which one bot sat at all of them; by bot. */
  readonly seats: { [bot: string]: number[][] };
  /** What the dice did for each seat in those games; by bot. */
  readonly luck: { [bot: string]: number[][] };
  /** Seconds of processor time that everything has taken, by what was played. */
  readonly seconds: { [task: string]: number };
}

/** By the game's id. */
export type Results = { [id: string]: GameResults };

export const noResults = (rules: number): GameResults => ({ rules, duels: {}, seats: {}, luck: {}, seconds: {} });

/** What was measured of a game, as long as it goes by the same rules. */
export function resultsOf(results: Results, id: string, rules: number): GameResults {
  const known = results[id];
  return known?.rules === rules ? known : noResults(rules);
}

/** The file's text: a line for each list, so that it can be read, and changes can be seen. */
export function resultsText(results: Results): string {
  const part = (lists: { readonly [name: string]: unknown }): string => {
    const lines = Object.entries(lists).map(([name, list]) => `      ${JSON.stringify(name)}: ${JSON.stringify(list)}`);
    return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n    }`;
  };
  const ids = Object.keys(results).sort();
  const games = ids.map((id) => {
    const { rules, duels, seats, luck, seconds } = results[id] as GameResults;
    const parts = Object.entries({ duels, seats, luck }).map(([name, lists]) => `    "${name}": ${part(lists)}`);
    return `  ${JSON.stringify(id)}: {\n${[`    "rules": ${rules}`, ...parts, `    "seconds": ${JSON.stringify(seconds)}`].join(',\n')}\n  }`;
  });
  return `{\n${games.join(',\n')}\n}\n`;
}

export const readResults = (path: string): Results =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : {};

/** Writes the file beside, and puts it in its place when it is whole. */
export function writeResults(path: string, results: Results): void {
  writeFileSync(`${path}.new`, resultsText(results));
  renameSync(`${path}.new`, path);
}
