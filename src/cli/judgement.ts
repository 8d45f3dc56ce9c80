import type { JudgeAdvice, JudgeOptions } from '../analysis/judge/judge.js';
import { judgeOf } from '../analysis/judge/judge-of.js';
import { inWorker } from '../analysis/worker/in-worker.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import type { TerminalStyle } from '../render/ansi.js';
import { percentText, tableText, wrapped } from './answer-text.js';
import { UsageError } from './errors.js';
import { moduleIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { percentDone, progressTo } from './progress.js';
import { withHeading } from './style.js';

export type Advice = JudgeAdvice<AnyAction>;

/** The flags that say how a judge thinks. */
export const judgeFlags = {
  effort: {
    type: 'string',
    value: 'x',
    about: 'how hard to think: 2 looks at twice as much as 1, 0.5 at half of it (1)',
  },
  seed: { type: 'string', value: 's', about: 'of what is drawn where not all can be looked at (judge)' },
} as const;

/** @throws UsageError */
export function effortFlag(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const effort = /^\d{1,9}(\.\d{1,9})?$/.test(given) ? Number(given) : 0;
  if (effort > 0) return effort;
  throw new UsageError(`--effort: expected a number above 0, got ${given}`);
}

/** A position, and who wonders what to do there. */
export interface Asked {
  readonly entry: Entry;
  /** Under the rules of the position. */
  readonly game: AnyGame;
  readonly view: DeepReadonly<Envelope>;
  readonly player: number;
}

/**
 * What the player does best. A worker thinks about it, so that a signal is noticed at once; older rules are judged here,
 * since a worker knows today's, and so is everything where there are no workers, or where they can't load the game.
 *
 * @throws (as a rejection) the signal's reason, GameError, RangeError for a table that was made for something else
 */
export async function adviceFor(
  { entry, game, view, player }: Asked,
  judge: Omit<JudgeOptions, 'onProgress'>,
  { io, quiet, signal }: { readonly io: CommandIo; readonly quiet?: boolean | undefined; readonly signal: AbortSignal },
): Promise<Advice> {
  const shown = progressTo(io, quiet);
  const onProgress = (done: number, total: number): void => void shown.tell(percentDone('thinking', done, total));
  onProgress(0, 1);
  const isOlder = game !== (await entry.load());
  const isHere = isOlder || 'Deno' in globalThis;
  const worker = isHere ? null : inWorker(game, 'random', { module: moduleIn(io, entry) });
  try {
    const found = await worker?.advise(view, player, { ...judge, onProgress, signal }).catch(unlessRefused);
    return found ?? (await judgeOf(isOlder ? game : entry, { ...judge, onProgress })).advise(view, player);
  } finally {
    worker?.close();
    await shown.end();
  }
}

/**
 * What a worker refuses is asked here: perhaps only the worker can't load the module, as with TypeScript; if not, it is
 * refused again.
 */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof GameError && error.code === 'INVALID_SETUP')) throw error;
}

/** How the values are known, in words. */
function behind({ kind, turns = 0 }: Advice): string {
  if (kind === 'exact') return 'It is exact: nothing that can come was left out.';
  if (kind === 'sampled') return 'Games were played out for it: the true worth is in the range, with 95 % confidence.';
  const far = turns === 0 ? 'the turn as far as there was time' : turns === 1 ? 'one turn' : `${turns} turns`;
  return `It was found by looking ahead, ${far}; what the game holds good counts there.`;
}

/** How many values are shown, for people. */
const MOST = 20;
/** How many actions of the same value are named. */
const ALIKE = 3;

/** Rows that differ only in their first words become one row. */
function alikeTogether(rows: readonly (readonly string[])[]): string[][] {
  const groups = new Map<string, { readonly texts: string[]; readonly rest: readonly string[] }>();
  for (const [text = '', ...rest] of rows) {
    const group = groups.get(rest.join()) ?? { texts: [], rest };
    group.texts.push(text);
    groups.set(rest.join(), group);
  }
  return [...groups.values()].map(({ texts, rest }) => {
    const more = texts.length > ALIKE ? `, and ${texts.length - ALIKE} more` : '';
    return [`${texts.slice(0, ALIKE).join(' · ')}${more}`, ...rest];
  });
}

/** A list of actions with their values, the best first, and how they are known. */
export function adviceText(advice: Advice, players: number, style: TerminalStyle, most = MOST, width?: number): string {
  const { actions, kind } = advice;
  const isSampled = kind === 'sampled';
  const all = alikeTogether(
    actions.map(({ text, value, loss, interval: range }) => [
      text,
      worthText(value, players),
      worthText(loss, players),
      ...(isSampled ? [range ? `${worthText(range.low, players)} to ${worthText(range.high, players)}` : ''] : []),
    ]),
  );
  const rows = all.slice(0, most);
  const headings = ['CHOICE', 'WORTH', 'LOSS', ...(isSampled ? ['RANGE'] : [])];
  const left = all.length - rows.length;
  const more = left === 0 ? '' : wrapped(`and ${left} more that ${left === 1 ? 'is' : 'are'} no better`, width);
  const worth = players === 1 ? 'the expected points' : 'the expected share of the victory';
  return `${withHeading(tableText(headings, rows), style)}${more}\n${wrapped(`Worth is ${worth}. ${behind(advice)}`, width)}`;
}

/** A share as a percentage, points as a number. */
export const worthText = (value: number, players: number): string =>
  players === 1 ? value.toFixed(4) : percentText(value);
