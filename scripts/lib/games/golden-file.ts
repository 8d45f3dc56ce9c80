import { existsSync, readFileSync } from 'node:fs';
import type { AnyAction } from '../../../src/index.js';
import type { DiceVersion } from '../../../src/kernel/dice/dice.js';
import type { Golden } from '../../../src/testing/golden.js';

/** One action of a golden game and what the game is like after it. */
export interface GoldenPly {
  readonly action: AnyAction;
  readonly text: string;
  /** Number of legal actions of all who may act, and a hash of the state, after the action. */
  readonly legal: number;
  readonly state: string;
}

/** A seeded game kept forever: the same seed and rules must give the same game. */
export interface GoldenGame {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  /** The version of the dice that the seed was given to. */
  readonly dice: DiceVersion;
  readonly start: { readonly legal: number; readonly state: string };
  readonly plies: readonly GoldenPly[];
  readonly result: { readonly winners: readonly number[]; readonly scores: readonly number[] | null };
}

/** What is kept of a game forever: `<game>.golden.json`. */
export interface GoldenFile {
  /** By the names of their tables: see `goldenTables`. */
  readonly games: Readonly<Record<string, GoldenGame>>;
  /** For each number of the rules, in their order. */
  readonly saves: readonly Golden[];
}

/** What is kept in the file; nothing where there is none yet. */
export function readGolden(file: string): GoldenFile {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GoldenFile) : { games: {}, saves: [] };
}

const rows = (values: readonly unknown[]): string =>
  `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
/** An object without its last brace, to go on. */
const opened = (head: object): string => JSON.stringify(head).slice(0, -1);

const gameText = ({ plies, result, ...head }: GoldenGame): string =>
  `${opened(head)},\n"plies":${rows(plies)},\n"result":${JSON.stringify(result)}}`;

const savesText = ({ saves, record, ...head }: Golden): string =>
  `${opened(head)},\n"saves":${rows(saves)}${record === undefined ? '' : `,\n"record":${JSON.stringify(record)}`}}`;

/** The file: a line for each ply, each save and each record, so that a change can be reviewed. */
export function goldenText({ games, saves }: GoldenFile): string {
  const named = Object.entries(games).map(([name, game]) => `"${name}":${gameText(game)}`);
  return `{"games":{\n${named.join(',\n')}\n},\n"saves":[\n${saves.map(savesText).join(',\n')}\n]}\n`;
}
