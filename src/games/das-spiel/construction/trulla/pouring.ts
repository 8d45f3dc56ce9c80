import { type Chance, chanceOf, mapped, reported, uniform } from '../../../../kernel/dice/chance.js';
import { type RandomGenerator, uniformInt } from '../../../../kernel/dice/random.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { type BoardBuffer, editBoard, isOccupied, putDie } from '../../../../pyramid/board.js';
import { isPlaceable, missingBelow, placeableCells } from '../../../../pyramid/heap.js';
import { type Cell, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { hasKeys, keptChances, landing, reportedCells, successWeight, TRIES, tried } from '../../kit/skill-model.js';

/** What became of the dice of a ladle; those that are missing stayed in it (TRU-8). */
export interface TrullaPouring {
  /** Where dice came to rest, in their order, such as `'c4'` or `'3a2'` (TRU-6). */
  readonly placed: readonly string[];
  /** How many dice fell (TRU-7). */
  readonly fell: number;
}

/** The schema of what happens to at most `dice` dice. */
export const pouringSchema = (dice: number) => z.strictObject({ placed: list(anyCell(), dice), fell: natural(dice) });

/** Any letter: the colour of a die doesn't affect where others come to rest. */
const DIE = 'r';

/** Puts dice into the cells, one after the other; `false` when one of them takes no die at its turn (TRU-6). */
export function putDice(buffer: BoardBuffer, cells: readonly Cell[], letter: string): boolean {
  for (const cell of cells) {
    if (!isPlaceable(buffer, cell)) return false;
    putDie(buffer, cell, letter);
  }
  return true;
}

/** Whether pouring that many dice onto the board can have come out like this (TRU-6 to TRU-8). */
function isPossible(board: string, dice: number, outcome: unknown): boolean {
  if (!hasKeys(outcome, ['placed', 'fell'])) return false;
  const cells = reportedCells(outcome.placed, dice);
  const fell = outcome.fell as number;
  if (cells === undefined || !Number.isInteger(fell) || fell < 0 || fell > dice - cells.length) return false;
  return putDice(editBoard(board), cells, DIE);
}

/**
 * Dice of one ladle are in each other's way, the more the fewer places are open before the first one falls: out of all other
 * dice and the places, the places are what a die meets. The first die that doesn't stay ends the turn (TRU-9).
 */
function poured(board: string, dice: number, weight: number, rng: RandomGenerator): TrullaPouring {
  const buffer = editBoard(board);
  const placed: string[] = [];
  let open = placeableCells(buffer);
  const lying = weight * open.length;
  const tries = TRIES * (open.length + dice - 1);
  while (placed.length < dice && open.length > 0) {
    if (uniformInt(rng, 1, tries) > lying) return { placed, fell: 1 };
    const cell = open[uniformInt(rng, 0, open.length - 1)] as Cell;
    placed.push(cellName(cell));
    putDie(buffer, cell, DIE);
    open = placeableCells(buffer);
  }
  return { placed, fell: 0 };
}

/** For a single die, which is in nothing's way, all that can happen is listed. */
function pouringOne(board: string, skill: number): Chance<TrullaPouring> {
  const lies = mapped(
    landing(board),
    (cell): TrullaPouring => ({ placed: [cell], fell: 0 }),
    () => undefined,
    () => pouringSchema(1),
  );
  return tried(skill, lies, uniform<TrullaPouring>([{ placed: [], fell: 1 }]));
}

/** The empty cells that that many dice can reach, each with those below it that must be filled first. */
function placesFor(board: string, dice: number): [place: string, below: string[]][] {
  const reached = [...new Array(PYRAMID_CELLS).keys()].filter((cell) => {
    const missing = missingBelow(board, cell).length;
    return missing > 0 && missing <= dice;
  });
  return reached.map((cell) => [
    cellName(cell),
    supports(cell)
      .filter((one) => !isOccupied(board, one))
      .map(cellName),
  ]);
}

/** With more dice there are too many outcomes to list. */
function pouringMany(board: string, dice: number, skill: number): Chance<TrullaPouring> {
  const weight = successWeight(skill);
  return chanceOf(
    null,
    (rng) => poured(board, dice, weight, rng),
    (outcome) => isPossible(board, dice, outcome),
    () => [],
    () => pouringSchema(dice),
    () => ({ kind: 'poured', dice, tries: TRIES, weight, places: placesFor(board, dice) }),
  );
}

/** So many dice poured onto the board with the skill, 0 to 1 (TRU-9). */
export const pouring: (board: string, dice: number, skill: number) => Chance<TrullaPouring> = keptChances(
  (board: string, dice: number, skill: number) => {
    return reported(
      dice > 1 ? pouringMany(board, dice, skill) : pouringOne(board, skill),
      (outcome) => isPossible(board, dice, outcome),
      () => pouringSchema(dice),
    );
  },
);
