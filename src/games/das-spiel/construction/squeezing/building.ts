import { pick, type RandomGenerator } from '../../../../kernel/dice/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { isEmpty, placeDice } from '../../../../pyramid/board.js';
import { emptyTouching, touches } from '../../../../pyramid/contact.js';
import { missingBelow, placeableCells } from '../../../../pyramid/heap.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { buildableChunks, growChunk, longestColumn } from '../chunks.js';
import {
  colourOf,
  diceOf,
  emptyTouchingDiceOf,
  FIRST,
  fours,
  freeSpaces,
  isProtected,
  type SqueezingState,
} from './position.js';

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

/** How many dice a player who rolled the number builds: no more than they have (SQU-7). */
export const buildSize = (site: Site, player: number, rolled: number): number => Math.min(rolled, leftOf(site, player));

/** Whether the player builds the first dice of all, which can only be a pyramid of four (SQU-4). */
export const isOpening = ({ board, first }: Site, player: number): boolean =>
  player === first && diceOf(board, player).length === 0;

/** The places for a pyramid of four that are empty. */
const openFours = (board: string): (readonly Cell[])[] =>
  fours().filter((four) => four.every((cell) => isEmpty(board, cell)));

/** Whether the player may build a pyramid of four that touches nothing (SQU-4, SQU-9). */
const mayStandAlone = (site: Site, player: number): boolean =>
  isOpening(site, player) || (site.options.join === 'own' && diceOf(site.board, player).length === 0);

/** The empty cells in contact with the dice that the player's build must touch: own ones, or any (SQU-8, SQU-9). */
function cellsInContact({ board, options }: Site, player: number): Cell[] {
  return diceOf(board, player).length > 0
    ? emptyTouchingDiceOf(board, player, options.contact)
    : emptyTouching(board, 'face');
}

/** The cells of which a build of the size has at least one. */
function startCells(site: Site, player: number, size: number): Cell[] {
  const cells = cellsInContact(site, player);
  // What touches nothing can have no other size: no other connected dice stand on the plate by themselves.
  return size === FIRST && mayStandAlone(site, player) ? [...cells, ...openFours(site.board).flat()] : cells;
}

/**
 * Whether the first pyramid keeps a free space when the player fills the cells. Its owner always leaves it one, above
 * what they build. (SQU-12)
 */
export function keepsFree(site: Site, player: number, cells: readonly Cell[]): boolean {
  const { board, first } = site;
  if (first === null || !isProtected(site)) return true;
  return freeSpaces(placeDice(board, cells, colourOf(player)), first).length > 0;
}

/** Every build of the player for the number, lazily. */
export function* buildsOf(site: Site, player: number, rolled: number): Generator<readonly Cell[]> {
  const size = buildSize(site, player, rolled);
  if (isOpening(site, player)) {
    yield* openFours(site.board);
    return;
  }
  for (const cells of buildableChunks(site.board, size, startCells(site, player, size))) {
    if (keepsFree(site, player, cells)) yield cells;
  }
}

/** One of {@link buildsOf} at random, `null` when there is none. */
export function drawBuild(site: Site, player: number, rolled: number, rng: RandomGenerator): readonly Cell[] | null {
  const size = buildSize(site, player, rolled);
  // A first pyramid of four may stand anywhere: each place comes as often as the others.
  for (let tries = 0; tries < 8 && !isOpening(site, player); tries++) {
    const cells = growChunk(site.board, size, startCells(site, player, size), rng);
    if (cells !== null && keepsFree(site, player, cells)) return cells;
  }
  return pick(rng, [...buildsOf(site, player, rolled)]) ?? null;
}

/** Whether the player can build the number rolled; stops at the first build that is found. */
export function canBuild(site: Site, player: number, rolled: number): boolean {
  for (const _ of buildsOf(site, player, rolled)) return true;
  return false;
}

/**
 * Whether some number would let the player build, now or when the first pyramid needs no free space any more. A build holds
 * a start cell and all that is missing below it, and just that is a build, too: no builds are tried. (SQU-15)
 */
export function canEverBuild(site: Site, player: number): boolean {
  // A place for a pyramid of four by itself need not be looked for: an empty cell beside it can be filled with fewer.
  const most = Math.min(SIX, leftOf(site, player));
  return cellsInContact(site, player).some((cell) => missingBelow(site.board, cell).length <= most);
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
  const touchesOther = isAny ? touches(board, cell, 'face') : touchesOneOf(cell, cellsNamed(turn.fresh));
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

/** Whether the build touches what it must, or may stand by itself (SQU-4, SQU-8, SQU-9). */
export function isInContact(site: Site, player: number, cells: readonly Cell[]): boolean {
  const { board, options } = site;
  if (diceOf(board, player).length > 0) {
    return cells.some((cell) => touches(board, cell, options.contact, colourOf(player)));
  }
  // Four connected dice that stand on the plate by themselves have only one form.
  return cells.some((cell) => touches(board, cell, 'face')) || (cells.length === FIRST && mayStandAlone(site, player));
}
