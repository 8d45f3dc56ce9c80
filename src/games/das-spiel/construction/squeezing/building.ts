import { pick, type RandomGenerator } from '../../../../kernel/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { isEmpty, isOccupied, placeDice } from '../../../../pyramid/board.js';
import { buildableChunks, cellsBeside, growChunk, longestColumn } from '../../../../pyramid/chunks.js';
import { missingBelow, placeableCells } from '../../../../pyramid/heap.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { besideDiceOf, colourOf, diceOf, FIRST, fours, isProtected, type SqueezingState } from './position.js';

type State = DeepReadonly<SqueezingState>;
/** What decides about builds. */
export type Site = Pick<State, 'board' | 'supply' | 'first' | 'options'>;

/** The dice of a turn that brings a bonus. */
export type BonusTurn = Pick<State, 'fresh' | 'bonus'>;

/** The highest number that can be rolled. */
const SIX = 6;
/** The shortest column that brings a bonus die; each die more brings another (SQU-10). */
const COLUMN = 4;

const leftOf = ({ supply }: Site, player: number): number => supply[player] ?? 0;

/** How many dice a player builds who rolled the number: not more than he has (SQU-7). */
export const buildSize = (site: Site, player: number, rolled: number): number => Math.min(rolled, leftOf(site, player));

/** Whether the player builds a pyramid of four by itself: the first of all, or by the option everybody (SQU-4, SQU-9). */
export const buildsFour = ({ board, first, options }: Site, player: number): boolean =>
  diceOf(board, player).length === 0 && (player === first || options.join === 'own');

/** The cells of which a build has at least one: beside own dice, for the first build beside any (SQU-8, SQU-9). */
export function startCells({ board }: Site, player: number): Cell[] {
  const own = besideDiceOf(board, player);
  return own.length > 0 || diceOf(board, player).length > 0 ? own : cellsBeside(board, () => true);
}

/**
 * Whether the first pyramid keeps a free space when the player fills the cells. Its owner always leaves it one, above
 * what he builds. (SQU-12)
 */
export function keepsFree(site: Site, player: number, cells: readonly Cell[]): boolean {
  const { board, first } = site;
  if (first === null || !isProtected(site)) return true;
  return besideDiceOf(placeDice(board, cells, colourOf(player)), first).length > 0;
}

/** Every build of the player for the number, lazily. */
export function* buildsOf(site: Site, player: number, rolled: number): Generator<readonly Cell[]> {
  const { board } = site;
  if (buildsFour(site, player)) {
    if (buildSize(site, player, rolled) !== FIRST) return;
    // None of them takes a free space: those lie above dice of the first one (SQU-12).
    for (const four of fours()) if (four.every((cell) => isEmpty(board, cell))) yield four;
    return;
  }
  for (const cells of buildableChunks(board, buildSize(site, player, rolled), startCells(site, player))) {
    if (keepsFree(site, player, cells)) yield cells;
  }
}

/** One of {@link buildsOf} at random, `null` when there is none. */
export function drawBuild(site: Site, player: number, rolled: number, rng: RandomGenerator): readonly Cell[] | null {
  for (let tries = 0; tries < 8 && !buildsFour(site, player); tries++) {
    const cells = growChunk(site.board, buildSize(site, player, rolled), startCells(site, player), rng);
    if (cells !== null && keepsFree(site, player, cells)) return cells;
  }
  return pick(rng, [...buildsOf(site, player, rolled)]) ?? null;
}

/** Whether the player can build what he rolled; stops at the first build that is found. */
export function canBuild(site: Site, player: number, rolled: number): boolean {
  for (const _ of buildsOf(site, player, rolled)) return true;
  return false;
}

/**
 * Whether some number would let the player build, now or when the first pyramid needs no free space any more. A build
 * holds a start cell and all that lacks below it, and just that is a build, too: no builds are tried. (SQU-15)
 */
export function canEverBuild(site: Site, player: number): boolean {
  const { board } = site;
  if (buildsFour(site, player)) return fours().some((four) => four.every((cell) => isEmpty(board, cell)));
  const most = Math.min(SIX, leftOf(site, player));
  return startCells(site, player).some((cell) => missingBelow(board, cell).length <= most);
}

/** How many bonus dice a build brings (SQU-10). */
export function bonusFor(cells: readonly Cell[], { bonusColumn }: State['options']): number {
  const column = longestColumn(cells);
  const counts = bonusColumn === 'part' || column === cells.length;
  return counts ? Math.max(0, column - COLUMN + 1) : 0;
}

/** What a bonus die in the cell fails to touch by a face; `undefined` when nothing is wanting (SQU-11). */
export function bonusContactProblem({ board, options }: Site, turn: BonusTurn, cell: Cell): string | undefined {
  const bonus = cellsNamed(turn.bonus);
  const isAny = options.bonusContact === 'any';
  const touchesBonus = touchesOneOf(cell, bonus);
  // A die that lies on dice at all lies on three, of which two at most are bonus dice.
  const touchesOther = isAny
    ? faceNeighbours(cell).some((near) => isOccupied(board, near))
    : touchesOneOf(cell, cellsNamed(turn.fresh));
  if (options.bonusTouches === 'both' && bonus.length > 0) {
    return touchesBonus && touchesOther ? undefined : 'it must touch a bonus die and another die by a face';
  }
  return touchesBonus || touchesOther ? undefined : `it touches no die ${isAny ? '' : 'of this turn '}by a face`;
}

/** The cells for a bonus die (SQU-11, SQU-12). */
export function bonusCells(site: Site, player: number, turn: BonusTurn): Cell[] {
  return placeableCells(site.board).filter(
    (cell) => bonusContactProblem(site, turn, cell) === undefined && keepsFree(site, player, [cell]),
  );
}

/** Whether a die in the cell touches one of the dice by a face. */
const touchesOneOf = (cell: Cell, cells: readonly Cell[]): boolean =>
  faceNeighbours(cell).some((near) => cells.includes(near));

/** Whether one of the cells touches the dice that the build must join (SQU-8, SQU-9). */
export function joins({ board }: Site, player: number, cells: readonly Cell[]): boolean {
  const own = diceOf(board, player);
  return cells.some((cell) =>
    own.length > 0 ? touchesOneOf(cell, own) : faceNeighbours(cell).some((near) => isOccupied(board, near)),
  );
}
