import { type ErrorCode, GameError } from '../kernel/errors.js';
import { isInteger, isRecord, type Json } from '../kernel/plain.js';
import type { ClockSettings } from './clock.js';
import type { SharedTerms } from './shares.js';

/** What is agreed for a match besides the rules of its game. */
export interface Terms {
  /** How much time everybody has; as much as they like, unless given. */
  readonly clock?: ClockSettings | undefined;
  /**
   * How actions are taken back: by whoever played them (`'free'`, unless given), if all others agree (`'consent'`), or not
   * at all (`'none'`).
   */
  readonly undo?: 'free' | 'consent' | 'none' | undefined;
}

/** Some thirty years, in milliseconds. */
const MAX_TIME = 1e12;

const isClock = (value: unknown): value is ClockSettings => {
  if (!isRecord(value)) return false;
  const { initial, increment = 0, perAction = 1, ...rest } = value;
  return (
    isInteger(initial, 1, MAX_TIME) &&
    isInteger(increment, 0, MAX_TIME) &&
    isInteger(perAction, 1, MAX_TIME) &&
    Object.keys(rest).length === 0
  );
};

const ways: readonly unknown[] = ['free', 'consent', 'none'];

/** What plain data says was agreed. @throws `GameError` of the code for impossible terms */
export function termsOf({ clock, undo }: { readonly [key: string]: Json | undefined }, code: ErrorCode): Terms {
  if (clock !== undefined && !isClock(clock)) {
    const expected = `{ initial, increment, perAction }, milliseconds up to ${MAX_TIME}, of which only initial is needed`;
    throw new GameError(code, `match: clock: expected ${expected}`, { path: ['clock'] });
  }
  if (undo !== undefined && !ways.includes(undo)) {
    throw new GameError(code, "match: undo: expected 'free', 'consent' or 'none'", { path: ['undo'] });
  }
  return {
    ...(clock !== undefined && { clock }),
    ...(undo !== undefined && { undo: undo as Terms['undo'] }),
  };
}

/** What plain data says was agreed about shared dice. @throws `GameError` of the code for impossible terms */
export function sharedTermsOf(
  { begin, revealWithin }: { readonly begin?: unknown; readonly revealWithin?: unknown },
  code: ErrorCode,
): SharedTerms {
  if (begin !== undefined && begin !== 'lot') {
    throw new GameError(code, "match: begin: expected 'lot', or nothing", { path: ['begin'] });
  }
  if (revealWithin !== undefined && !isInteger(revealWithin, 1, MAX_TIME)) {
    const message = `match: revealWithin: expected milliseconds, an integer from 1 to ${MAX_TIME}`;
    throw new GameError(code, message, { path: ['revealWithin'] });
  }
  return { ...(begin && { begin: 'lot' }), ...(revealWithin !== undefined && { revealWithin }) };
}
