import type { Violation } from '../kernel/errors.js';
import { deepFreeze, oneLine } from '../kernel/plain.js';
import type { Part } from '../kernel/schemas/part.js';
import type { AnyAction } from '../kernel/types.js';
import { typePart } from './action-fields.js';
import type { TakenPart } from './choice.js';
import { nextOf } from './progress.js';
import { type Candidate, candidateOf } from './segments.js';
import { shapeNamed, specNamed, type Table } from './table.js';
import { readingsOf } from './unlisted.js';
import { fieldsTaken } from './values.js';

/** So many candidates are asked why they are refused. */
const MOST_ASKED = 5_000;

/** The action of a candidate that is whole, with the words that were chosen; `null` where they will not do. */
export function actionTaken(
  table: Table,
  { action, segments }: Candidate,
  taken: readonly TakenPart[],
): AnyAction | null {
  if (segments.every(({ how }) => how !== 'words')) return deepFreeze(action);
  const { type, player } = action;
  const worded = { type, player, ...fieldsTaken(shapeNamed(table, type), taken) };
  return table.game.check(table.view, worded) ? null : deepFreeze(table.game.canonical(worded));
}

/** What `check` says of the action with the words. */
function wordsRefused(table: Table, taken: readonly TakenPart[]): Violation | null {
  const { game, view, player, shapes } = table;
  const shape = [...shapes.values()].find((one) => typePart(one) === taken[0]?.part);
  return shape ? game.check(view, { type: shape.type, player, ...fieldsTaken(shape, taken) }) : null;
}

/** What `check` says of the actions that the part would complete. */
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

/** What `check` says of the candidates that have the part. */
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

/** So many legal actions are asked why they are not with the part. */
const MOST_CHANGED = 50;

/** What `check` says of legal actions that have the part in the place of their own. */
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
 * @param words - what would be taken with words that were asked for
 */
export function refusalOf(
  table: Table,
  taken: readonly TakenPart[],
  given: unknown,
  words: readonly TakenPart[] | undefined,
): Violation {
  const { game, view, player, rulebook } = table;
  const part = String(given);
  const turn = rulebook.check(view, { type: '', player });
  if (turn) return turn;
  const refused = words && wordsRefused(table, [...taken, ...words]);
  if (refused) return refused;
  for (const violation of ofWhole(table, taken, part)) return violation;
  for (const violation of ofCandidates(table, taken, part)) return violation;
  for (const violation of ofChanged(table, taken, part)) return violation;
  const name = part.length > 40 ? 'a long name' : oneLine(part);
  return { code: 'ILLEGAL', message: `${game.id}: ${name} can't be chosen here` };
}
