import { type Chance, mapped, reported, weighted } from '../../../../kernel/dice/chance.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { boardText, editBoard, putDie } from '../../../../pyramid/board.js';
import { isPlaceable, placeableCells } from '../../../../pyramid/heap.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { hasKeys, keptChances, landing, reportedCell, TRIES, takingAlong, tried } from '../../kit/skill-model.js';
import { BLACK, cellsRound, diceOn, facesToSee, hideAwayColours, rebuilt, smallPyramid, topOf } from './position.js';

/** How a throw came out. */
export interface HideAwayThrow {
  /** Where the black die came to rest, such as `'c4'` or `'3a2'` (HID-7); `null` when it fell (HID-8). */
  readonly landed: string | null;
  /** Players whose pyramids this throw has hidden (HID-10). */
  readonly hidden: readonly number[];
  /** Players whose pyramids it has destroyed; they are rebuilt at once (HID-9). */
  readonly destroyed: readonly number[];
}

const somePlayers = () => list(natural(hideAwayColours.length - 1), hideAwayColours.length);

/** The schema of a throw. */
export const throwSchema = () =>
  z.strictObject({ landed: z.nullable(anyCell()), hidden: somePlayers(), destroyed: somePlayers() });

/** How many of 10,000 dice that were thrown at a pyramid and lie went where they were thrown (HID-11). */
const wellAimed = (skill: number): number => 0.3 * TRIES + 5 * Math.round(skill * 1000);

/** On a pyramid that bears more the model has no fall do harm (HID-11). */
const MOST_ON_DESTROYED = 1;

/** The players that a report names, each once; `undefined` for anything but a list of players of `among`. */
function reportedPlayers(value: unknown, among: readonly number[]): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const players: number[] = [];
  // Not `every`: it passes over the holes of a sparse array.
  for (let i = 0; i < value.length; i++) {
    const player = among.find((one) => one === value[i]);
    if (player === undefined || players.includes(player)) return undefined;
    players.push(player);
  }
  return players;
}

const playersOn = (board: string): number[] =>
  [...hideAwayColours.keys()].filter((player) => topOf(board, player) >= 0);

/** Players whose pyramids stand on the board and aren't hidden; `out` names those that are, a digit each. */
const playersToHide = (board: string, out: string): number[] =>
  playersOn(board).filter((player) => !out.includes(String(player)));

/** Whether a throw at the board can have come out like this (HID-7 to HID-10). */
function isPossible(board: string, out: string, outcome: unknown): boolean {
  if (!hasKeys(outcome, ['landed', 'hidden', 'destroyed'])) return false;
  const hidden = reportedPlayers(outcome.hidden, playersToHide(board, out));
  const destroyed = reportedPlayers(outcome.destroyed, playersOn(board));
  if (hidden === undefined || destroyed === undefined) return false;
  if (outcome.landed === null) return hidden.length === 0;
  const cell = reportedCell(outcome.landed);
  if (cell === undefined || !isPlaceable(rebuilt(board, destroyed), cell)) return false;
  const fallen = destroyed.flatMap((player) => smallPyramid(topOf(board, player)));
  return !supports(cell).some((below) => fallen.includes(below)) && !hidden.some((one) => destroyed.includes(one));
}

/** Where a die comes to rest that lies, thrown at the player's pyramid (HID-11); at none in particular: null. */
function landingAt(board: string, at: number | null, skill: number): Chance<string> {
  if (at === null) return landing(board);
  const places = placeableCells(board);
  const aimedAt = cellsRound(topOf(board, at)).filter((cell) => isPlaceable(board, cell));
  // A table can leave a pyramid to be seen that is covered all round.
  if (aimedAt.length === 0) return landing(board);
  const well = wellAimed(skill) * places.length;
  const badly = (TRIES - wellAimed(skill)) * aimedAt.length;
  return weighted(places.map((cell) => [cellName(cell), badly + (aimedAt.includes(cell) ? well : 0)]));
}

/** What the die hides that lands there (HID-10). */
function hiddenBy(board: string, out: string, landed: string): number[] {
  const buffer = editBoard(board);
  putDie(buffer, cellNamed(landed), BLACK);
  return playersToHide(board, out).filter((player) => facesToSee(buffer, topOf(board, player)) === 0);
}

/** For models: what a table reports is judged by {@link isPossible}, so nothing need be taken back. */
const oneWay = (): undefined => undefined;

/**
 * A throw with the skill, 0 to 1 (HID-11). A table may report more than the model draws.
 *
 * @param out - players whose pyramids are hidden, a digit each
 * @param at - whose pyramid it is thrown at; `null` for the plate
 */
export const throwAt: (board: string, out: string, skill: number, at: number | null) => Chance<HideAwayThrow> =
  keptChances((board: string, out: string, skill: number, at: number | null) => {
    const lies = mapped(
      landingAt(board, at, skill),
      (landed): HideAwayThrow => ({ landed, hidden: hiddenBy(board, out, landed), destroyed: [] }),
      oneWay,
      throwSchema,
    );
    const weak = playersOn(board).filter((player) => diceOn(board, topOf(board, player)).length <= MOST_ON_DESTROYED);
    const falls = mapped(
      takingAlong(weak.map((player) => [player, 1])),
      (destroyed): HideAwayThrow => ({ landed: null, hidden: [], destroyed }),
      oneWay,
      throwSchema,
    );
    return reported(tried(skill, lies, falls), (outcome) => isPossible(board, out, outcome), throwSchema);
  });

/** The board after a throw. */
export function thrown(board: string, { landed, destroyed }: HideAwayThrow): string {
  const buffer = rebuilt(board, destroyed);
  if (landed !== null) putDie(buffer, cellNamed(landed), BLACK);
  return boardText(buffer);
}
