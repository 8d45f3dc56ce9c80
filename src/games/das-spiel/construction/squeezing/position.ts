import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { lazy } from '../../../../kernel/lazy.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt } from '../../../../pyramid/board.js';
import { type Contact, emptyTouching } from '../../../../pyramid/contact.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { type Cell, levelCells } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { pyramidUnder } from '../../../../pyramid/shapes.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { supplyProblem } from '../supplies.js';

/** Dice of each player (SQU-2). */
export const DICE = 55;
/** Dice of the first pyramid (SQU-4). */
export const FIRST = 4;
/** Bonus dice of a turn, at most (SQU-10). */
export const MOST_BONUS = 3;

/** Options of Squeezing, as given to `setup`. */
export interface SqueezingOptions {
  /** Whether whoever rolls a 1 may roll again (SQU-6). Default `false`. */
  readonly reroll1?: boolean | undefined;
  /** How a build touches own dice: by a face, or at least along an edge (SQU-8). Default `'face'`. */
  readonly contact?: 'face' | 'edge' | undefined;
  /**
   * Which dice a player with none yet must touch with a build: any that lie, or only their own, so that a first build
   * can be a pyramid of four by itself, too (SQU-9). Default `'any'`.
   */
  readonly join?: 'any' | 'own' | undefined;
  /** Whether a column brings a bonus also as a part of a build, or only where it is the whole (SQU-10). Default `'part'`. */
  readonly bonusColumn?: 'part' | 'whole' | undefined;
  /** Which dice a bonus die touches: those of this turn, or any that lie (SQU-11). Default `'turn'`. */
  readonly bonusContact?: 'turn' | 'any' | undefined;
  /**
   * Whether a bonus die touches such a die or a bonus die before it, or, after the first, one of each (SQU-11). Default
   * `'either'`.
   */
  readonly bonusTouches?: 'either' | 'both' | undefined;
  /** Whether the game is over when nobody, or as soon as somebody can never build again (SQU-16). Default `'all-stuck'`. */
  readonly ends?: 'all-stuck' | 'first-stuck' | undefined;
  /** Finished turns of all players after which the game is over; `null`, the default, for no limit (SQU-17). */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Squeezing. */
export interface SqueezingState extends Envelope<'squeezing', Resolved<SqueezingOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice of players 0, 1, 2, `.` empty. */
  readonly board: string;
  /** Dice that each player has left, 0 to 55. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** What the player does: roll, build what was rolled, or place bonus dice. `'roll'` when the game is over. */
  readonly phase: 'roll' | 'build' | 'bonus';
  /** The number rolled, in the phase `'build'`; `null` otherwise. */
  readonly rolled: number | null;
  /** Bonus dice that the player may still place, 1 to 3 in the phase `'bonus'`; 0 otherwise. */
  readonly left: number;
  /** The cells of the dice that were built in this turn, in the phase `'bonus'`; none otherwise. */
  readonly fresh: readonly string[];
  /** The cells of the bonus dice that were placed in this turn, in the phase `'bonus'`; none otherwise. */
  readonly bonus: readonly string[];
  /** Who rolled the first 4 and began; `null` before. */
  readonly first: number | null;
  /** Finished turns of all players, rolls without a 4 at the start included. */
  readonly turns: number;
}

type State = DeepReadonly<SqueezingState>;

export const colourOf = (player: number): string => playerColours[player] ?? 'r';

/** The cells of a player's dice. */
export const diceOf = (board: string, player: number): Cell[] => diceCells(board, colourOf(player));

/** Whether the first player has nothing but their first pyramid, which must keep a free space (SQU-12). */
export const isProtected = ({ first, supply }: Pick<State, 'first' | 'supply'>): boolean =>
  first !== null && supply[first] === DICE - FIRST;

/** The empty cells that touch a die of the player. */
export function emptyTouchingDiceOf(board: string, player: number, contact: Contact): Cell[] {
  const colour = colourOf(player);
  return emptyTouching(board, contact, (die) => dieAt(board, die) === colour);
}

/** The cells that touch a face of the first player's dice, of which one must stay empty while it is protected (SQU-12). */
export const freeSpaces = (board: string, first: number): Cell[] => emptyTouchingDiceOf(board, first, 'face');

/** The places for a pyramid of four on the plate, each with its cells (SQU-4). */
export const fours = /* @__PURE__ */ lazy((): readonly (readonly Cell[])[] => levelCells(1).map(pyramidUnder));

function phaseProblem({ phase, rolled, left, fresh, bonus, toPlay, board, supply }: State): string | undefined {
  if ((phase === 'build') !== (rolled !== null)) return 'a rolled number stands exactly while it is to be built';
  if (phase !== 'bonus') {
    return left + fresh.length + bonus.length === 0 ? undefined : 'there is no bonus in this phase';
  }
  const isLeft = toPlay !== null && left >= 1 && left <= (supply[toPlay] ?? 0);
  if (!isLeft || left + bonus.length > MOST_BONUS) return 'the bonus is 1 to 3 dice that the player has';
  const own = new Set(diceOf(board, toPlay));
  const cells = cellsNamed([...fresh, ...bonus]);
  const areHis = fresh.length > 0 && new Set(cells).size === cells.length && cells.every((cell) => own.has(cell));
  return areHis ? undefined : 'the dice of this turn are not those of the player on turn';
}

function firstProblem({ first, board, supply, phase, rolled, toPlay }: State): StateProblem {
  if (countDice(board) === 0) {
    const opens = first === null ? phase === 'roll' : phase === 'build' && rolled === FIRST && toPlay === first;
    return opens ? undefined : 'the empty plate waits for the first 4';
  }
  if (first === null) return 'somebody has built the first pyramid';
  const dice = diceOf(board, first);
  if (!isProtected({ first, supply })) return dice.length > FIRST ? undefined : 'the first player has built four dice';
  if (!fours().some((four) => four.every((cell) => dice.includes(cell)))) return 'the first four dice are a pyramid';
  return freeSpaces(board, first).length > 0 ? undefined : illegal('SQU-12', 'the first pyramid has no free space');
}

/** What is wrong with a state from outside, but for the question whether it is over; `undefined` when nothing is. */
export function squeezingProblem(state: State): StateProblem {
  if (!isHeap(state.board)) return illegal('SQU-5', 'a die lies on nothing');
  const problem = supplyProblem('SQU-2', state, DICE) ?? phaseProblem(state) ?? firstProblem(state);
  if (problem !== undefined) return problem;
  if (state.supply.filter((left) => left === 0).length > 1) return 'only one player can be out first';
  return state.toPlay === null && state.phase !== 'roll' ? 'nothing is to be done when the game is over' : undefined;
}
