import type { Violation } from '../kernel/errors.js';
import { deepFreeze, isRecord, oneLine } from '../kernel/plain.js';
import type { Part } from '../kernel/schemas/part.js';
import type { AnyAction } from '../kernel/types.js';
import type { TakenPart } from './choice.js';
import { nextOf } from './progress.js';
import { type Candidate, candidateOf } from './segments.js';
import { shapeNamed, specNamed, type Table } from './table.js';
import { readingsOf } from './unlisted.js';
import { fieldsTaken } from './values.js';

/** At most this many candidates are asked why they are refused. */
const MOST_ASKED = 5_000;

/** The action of a candidate that is whole, with the words that were chosen; `null` where they will not do. */
export function actionTaken(table: Table, candidate: Candidate, taken: readonly TakenPart[]): AnyAction | null {
  if (candidate.segments.every(({ how }) => how !== 'words')) return deepFreeze(candidate.action);
  const action = worded(table, candidate, taken);
  return table.game.check(table.view, action) ? null : deepFreeze(table.game.canonical(action));
}

/** What is read in place of what is there: what has no part, such as an empty list, is only found there. */
function put(there: unknown, read: unknown): unknown {
  if (!isRecord(there) || !isRecord(read)) return read;
  const both = { ...there };
  for (const key of Object.keys(read)) both[key] = put(there[key], read[key]);
  return both;
}

/** The action of a candidate with what is taken, the words among it. */
const worded = (table: Table, { action }: Candidate, taken: readonly TakenPart[]): AnyAction =>
  put(action, fieldsTaken(shapeNamed(table, action.type), taken)) as AnyAction;

/** What `check` says about the actions that the part would complete. */
function* ofWhole(
  { game, view, player, ...table }: Table,
  taken: readonly TakenPart[],
  part: Part,
): Iterable<Violation> {
  for (const { shape, parts } of readingsOf({ game, view, player, ...table }, taken, part)) {
    const action = { type: shape.type, player, ...fieldsTaken(shape, [...taken, ...parts]) };
    const violation = game.check(view, action);
    if (violation?.code === 'ILLEGAL') yield violation;
  }
}

/** What `check` says about the candidates that have the part. */
function* ofCandidates(table: Table, taken: readonly TakenPart[], part: Part): Iterable<Violation> {
  const { game, view, player } = table;
  let left = MOST_ASKED;
  for (const { shape, parts } of readingsOf(table, taken, part)) {
    const { type } = shape;
    for (const fields of specNamed(table, type)?.candidates?.(view, player) ?? [{}]) {
      if (left-- === 0) return;
      const action = { type, player, ...fields };
      if (nextOf(candidateOf(shape, action), [...taken, ...parts]) === undefined) continue;
      const violation = game.check(view, action);
      if (violation) yield violation;
    }
  }
}

/** At most this many legal actions are asked why they aren't legal with the part. */
const MOST_CHANGED = 50;

/** What `check` says about legal actions with the part in place of their own. */
function* ofChanged(table: Table, taken: readonly TakenPart[], part: Part): Iterable<Violation> {
  const { game, view, player } = table;
  for (const { shape, parts } of readingsOf(table, taken, part)) {
    const { type } = shape;
    const named = fieldsTaken(shape, [...taken, ...parts]);
    let left = MOST_CHANGED;
    for (const fields of specNamed(table, type)?.candidates?.(view, player) ?? []) {
      if (left-- === 0) break;
      const violation = game.check(view, { type, player, ...fields, ...named });
      if (violation?.code === 'ILLEGAL') yield violation;
    }
  }
}

/**
 * Why a part can't be taken.
 *
 * @param words - what would be taken with words that were asked for, and the first candidate that has such
 */
export function refusalOf(
  table: Table,
  taken: readonly TakenPart[],
  given: unknown,
  words: { readonly candidate: Candidate; readonly taken: readonly TakenPart[] } | undefined,
): Violation {
  const { game, view, player, rulebook } = table;
  const part = String(given);
  const turn = rulebook.check(view, { type: '', player });
  if (turn) return turn;
  const refused = words && game.check(view, worded(table, words.candidate, words.taken));
  if (refused) return refused;
  for (const violation of ofWhole(table, taken, part)) return violation;
  for (const violation of ofCandidates(table, taken, part)) return violation;
  for (const violation of ofChanged(table, taken, part)) return violation;
  const name = part.length > 40 ? 'a long name' : oneLine(part);
  return { code: 'ILLEGAL', message: `${game.id}: ${name} can't be chosen here` };
}
