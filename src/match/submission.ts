import type { Dice } from '../kernel/dice/dice.js';
import { type ErrorCode, GameError, type Violation } from '../kernel/errors.js';
import { deepFreeze, isInteger, isRecord, numberOrType, plainCopy, plainEqual } from '../kernel/plain.js';
import type { AnyGame, Envelope } from '../kernel/types.js';
import { happened } from '../play/happened.js';
import { type SentAction, sentAction } from '../play/sent-action.js';
import { canonicalJson } from '../record/canonical.js';
import { digestOf } from '../record/commit.js';
import { drawnStep } from '../record/table.js';
import { MAX_ACTIONS } from '../record/types.js';
import type { Position } from './position.js';
import type { Entry } from './store.js';

export interface Submission {
  readonly seat: number;
  /** The version that the sender saw. */
  readonly at: number | undefined;
  readonly key?: string;
  /** Distinguishes the same sent again from something else; where there is a key. */
  readonly sent?: string;
  /** What it means in a position; `null` where it changes nothing. @throws `GameError` where it isn't possible */
  readonly judge: (position: Position) => Judged | null;
}

export interface Judged {
  readonly entry: Entry;
  /** The state after an action. */
  readonly state?: Envelope;
}

export const refusal = (code: ErrorCode, message: string): GameError => new GameError(code, `match: ${message}`);

export const overRefusal = (): GameError => refusal('GAME_OVER', 'it is over');

/** As plain data. */
export const violationOf = ({ code, clause, message }: GameError): Violation =>
  Object.freeze({ code, ...(clause !== undefined && { clause }), message });

/** Whether it can name something: 1 to 100 characters without control characters. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100 && /^[^\p{Cc}\p{Surrogate}]+$/u.test(value);

/** @throws `GameError` `INVALID_ACTION` for anything but a version */
export function checkVersion(version: unknown): asserts version is number {
  if (isInteger(version, 0)) return;
  throw refusal('INVALID_ACTION', `expected a version, an integer from 0, got ${numberOrType(version)}`);
}

/** @throws `GameError` `INVALID_ACTION` for anything but a player's index */
export function checkSeat(seat: unknown, players: number): asserts seat is number {
  if (isInteger(seat, 0, players - 1)) return;
  throw refusal('INVALID_ACTION', `expected a seat from 0 to ${players - 1}, got ${numberOrType(seat)}`);
}

/** {@link checkSeat}, or `null` for a spectator. */
export function checkViewer(seat: unknown, players: number): asserts seat is number | null {
  if (seat !== null) checkSeat(seat, players);
}

interface Told {
  readonly at?: number;
  readonly key?: string;
}

function toldOf(options: unknown): Told {
  const told = plainCopy(options ?? {}, 'INVALID_ACTION', 'match: options');
  if (!isRecord(told) || Object.keys(told).some((name) => name !== 'at' && name !== 'key')) {
    throw refusal('INVALID_ACTION', 'expected only at and key beside what is submitted');
  }
  const { at, key } = told;
  if (at !== undefined) checkVersion(at);
  if (key === undefined || isName(key)) return told as Told;
  throw refusal('INVALID_ACTION', 'a key has 1 to 100 characters, none of them a control character');
}

/** @param what - distinguishes the same sent again under its key from something else */
export function submissionOf(seat: number, options: unknown, what: unknown, judge: Submission['judge']): Submission {
  const { at, key } = toldOf(options);
  const submitted = key === undefined ? {} : { key, sent: digestOf(canonicalJson(what)) };
  return {
    seat,
    at,
    ...submitted,
    judge(position) {
      if (position.version === MAX_ACTIONS) throw refusal('ILLEGAL', `a match has at most ${MAX_ACTIONS} entries`);
      const judged = judge(position);
      return judged && { ...judged, entry: deepFreeze({ ...judged.entry, ...submitted }) };
    },
  };
}

/**
 * In canonical form, with the outcome that was sent along. An outcome belongs to the fields as they were sent (which die
 * shows what), so that their order is then left alone.
 */
function normalised(game: AnyGame, input: unknown): SentAction {
  const sent = sentAction(game, input);
  const canonical = game.canonical(sent);
  const { outcome, ...fields } = sent;
  if (outcome === undefined) return canonical;
  return plainEqual(fields, canonical) ? { ...canonical, outcome } : sent;
}

/** @throws `GameError` `DICE_MISMATCH` */
export function checkNoOutcome({ outcome }: SentAction): void {
  if (outcome === undefined) return;
  throw refusal('DICE_MISMATCH', 'outcomes are drawn by the host, none may be sent');
}

/** An action of the seat, in canonical form. @throws `GameError` `INVALID_ACTION` for anything else */
export function ownAction(game: AnyGame, seat: number, input: unknown): SentAction {
  const action = normalised(game, input);
  if (action.player === seat) return action;
  throw refusal('INVALID_ACTION', `Player ${seat + 1} can’t act for Player ${action.player + 1}`);
}

/** @param dice - the host's; `null` where the table throws */
export function playing(game: AnyGame, dice: Dice | null, seat: number, input: unknown, options: unknown): Submission {
  const action = ownAction(game, seat, input);
  return submissionOf(seat, options, action, ({ state: before, end }) => {
    if (end) throw overRefusal();
    const step = dice ? drawnStep(game, before, action, dice) : happened(game.step(before, action));
    return { entry: { seat, action: step.action }, state: step.state };
  });
}
