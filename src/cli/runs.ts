import type { GameRange } from '../analysis/runs.js';
import { naturalFlag, optionsFlagsOf } from './args.js';
import { UsageError } from './errors.js';
import type { OptionsArgs } from './options-flag.js';
import { quietFlag } from './progress.js';

export const rangeFlags = {
  games: { type: 'string', value: 'n', about: 'number of games of the whole run' },
  from: { type: 'string', value: 'a', about: 'play only games from a on' },
  to: { type: 'string', value: 'b', about: 'play only games up to b-1' },
} as const;

/** Which games to play. @throws UsageError */
export function rangeOf(flags: { readonly [flag in keyof typeof rangeFlags]?: string | undefined }): GameRange {
  const games = naturalFlag(flags.games, '--games', 1);
  const from = naturalFlag(flags.from, '--from', 0) ?? 0;
  const to = naturalFlag(flags.to, '--to', 1) ?? games;
  if (to === undefined) throw new UsageError('--games is missing: the number of games to play');
  if (games !== undefined && to > games) throw new UsageError(`--to: expected at most ${games}, the number of games`);
  if (from >= to) throw new UsageError(`--from: expected a number below ${to}, got ${from}`);
  return [from, to];
}

export const luckFlag = {
  luck: {
    type: 'string',
    value: 'removed',
    about:
      'show results without the luck of the dice, too, and by how much that narrows their intervals; each game takes longer',
  },
} as const;

/** Whether luck is removed: by default as in what is resumed. @throws UsageError */
export function luckAsked(
  { luck }: { readonly luck?: string | undefined },
  resume?: { readonly luck?: 'removed' | undefined },
): 'removed' | undefined {
  if (luck === undefined) return resume?.luck;
  if (luck === 'removed') return luck;
  throw new UsageError(`--luck: expected removed, got ${JSON.stringify(luck)}`);
}

/** The flags that say how a run is played, where it goes on, and where its result is written. */
export const runFlags = {
  seed: { type: 'string', value: 's', about: 'any text; without it a new one is made, and shown' },
  .../* @__PURE__ */ optionsFlagsOf('options of the game: see list'),
  json: { type: 'boolean', about: 'print the result as JSON, which can be merged and resumed' },
  out: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about:
      'write the result as JSON to a file, too: every few seconds, at the end, and when the run is interrupted; what the file had before stays until the new content is whole',
  },
  resume: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about:
      'go on from a result that was written as JSON, to the same file if you like: only games that it lacks are played; seed, players and options are its own where none are given',
  },
  merge: { type: 'boolean', value: 'FILE...', kind: 'file', about: 'merge results that were written as JSON' },
  ...quietFlag,
} as const;

/** The flags that say what a run plays, and what it goes on from. */
export type PlayFlags = {
  readonly [flag in
    | keyof typeof rangeFlags
    | keyof typeof luckFlag
    | 'players'
    | 'seed'
    | 'edition'
    | 'options'
    | 'resume']?: string | undefined;
};

/** The arguments of a run that can also merge what others have played. */
export interface RunArgs<Flags> {
  /** The words for the game, just one if all is right; `null` when nothing is to be played. */
  readonly games: readonly string[] | null;
  /** Files with runs to merge. */
  readonly files: readonly string[];
  readonly json: boolean;
  readonly quiet: boolean;
  readonly out: string | undefined;
  readonly flags: Flags;
}

interface RunFlags {
  readonly merge?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly out?: string;
}

/** Tells the game apart from the files: with `--merge` and no other flag there are only files. */
export function runArgs<Flags extends object>(
  { merge = false, json = false, quiet = false, out, ...flags }: Flags & RunFlags,
  words: readonly string[],
): RunArgs<Omit<Flags, keyof RunFlags>> {
  if (!merge) return { games: words, files: [], json, quiet, out, flags };
  const plays = Object.keys(flags).length > 0;
  return { games: plays ? words.slice(0, 1) : null, files: words.slice(plays ? 1 : 0), json, quiet, out, flags };
}

/** The flags of a table; by default those of the run that goes on. */
export const withTable = <Flags extends OptionsArgs & { readonly players?: string | undefined }>(
  flags: Flags,
  { players, options }: { readonly players: number; readonly options: object },
): Flags => ({
  ...flags,
  players: flags.players ?? String(players),
  options: flags.options ?? (flags.edition === undefined ? JSON.stringify(options) : undefined),
});

export const gamesDone = (done: number, total: number): string => `${done} of ${total} games`;
