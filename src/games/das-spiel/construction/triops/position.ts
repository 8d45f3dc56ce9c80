import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, isOccupied } from '../../../../pyramid/board.js';
import { isComplete, isHeap } from '../../../../pyramid/heap.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { sideCount, sideOf, sidesOf, turnProblem } from '../../kit/groups.js';
import { supplyProblem } from '../supplies.js';

/** Options of Triops, as given to `setup`. */
export interface TriopsOptions {
  /** Dice that each side has, 1 to 90 (TRI-2). Default 90, its whole colour. */
  readonly dice?: number | undefined;
  /**
   * How many members each side has, 1 to 4, where two or three groups play in place of players (TRI-1). Default `[]`: no
   * groups.
   */
  readonly groups?: readonly number[] | undefined;
  /** Whether the dice of a group are distributed among its members, or are there for all of them (TRI-15). Default `'own'`. */
  readonly groupDice?: 'own' | 'shared' | undefined;
  /** Whether the bonus die must or may be placed (TRI-10). Default `'must'`. */
  readonly bonus?: 'must' | 'may' | undefined;
}

/** A position of Triops. */
export interface TriopsState extends Envelope<'triops', Resolved<TriopsOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice of sides 0, 1, 2, `.` empty. */
  readonly board: string;
  /** Dice that each player has left; each side, where members of groups share theirs (TRI-15). */
  readonly supply: readonly number[];
  /** The funnel of the start die, such as `'c4'`; `null` before it is placed. */
  readonly start: string | null;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** For each group, the member who plays its present or next turn, from 0; left out where no groups play. */
  readonly members?: readonly number[] | undefined;
  /** What the player does: place the start die, build, or place a bonus die. `'build'` when the game is over. */
  readonly phase: 'start' | 'build' | 'bonus';
}

type State = DeepReadonly<TriopsState>;
type Table = Pick<State, 'players' | 'options'>;

/** The most sides: one a colour (TRI-1). */
export const SIDES = playerColours.length;

/** Whose dice the player places, as an index of the supply: their own, or those of the side (TRI-15). */
export const stockOf = (table: Table, player: number): number =>
  table.options.groupDice === 'own' ? player : sideOf(table, player);

/** The stocks of a side. */
export function stocksOf(table: Table, side: number): readonly number[] {
  return table.options.groupDice === 'own' ? (sidesOf(table)[side] ?? []) : [side];
}

/** The dice of each stock at the start: a side's go round among its members until none is left (TRI-2, TRI-15). */
export function dealtDice(table: Table): number[] {
  const dealt: number[] = [];
  for (let side = 0; side < sideCount(table); side++) {
    const stocks = stocksOf(table, side);
    for (const [place, one] of stocks.entries()) {
      dealt[one] = Math.ceil((table.options.dice - place) / stocks.length);
    }
  }
  return dealt;
}

/** What is wrong with the dice of a state from outside; `undefined` when nothing is. */
function stockProblem(state: State): StateProblem {
  const { board, supply, options } = state;
  const dealt = dealtDice(state);
  if (supply.length !== dealt.length) return `expected ${dealt.length} supplies, got ${supply.length}`;
  const tooMany = supply.findIndex((left, one) => left > (dealt[one] as number));
  if (tooMany >= 0) return `expected at most ${dealt[tooMany]} dice in supply ${tooMany}, got ${supply[tooMany]}`;
  const players = sideCount(state);
  const left = Array.from({ length: players }, (_, side) =>
    stocksOf(state, side).reduce((sum, one) => sum + (supply[one] as number), 0),
  );
  return supplyProblem('TRI-2', { board, supply: left, players }, options.dice);
}

/** What is wrong with the parts of a state from outside, apart from whose turn it is; `undefined` when nothing is. */
export function triopsStateProblem(state: State): StateProblem {
  const { board, supply, start, toPlay, phase } = state;
  if (!isHeap(board)) return illegal('TRI-6', 'a die lies on nothing');
  const wrong = stockProblem(state) ?? turnProblem(state);
  if (wrong !== undefined) return wrong;
  const others = playerColours.slice(sideCount(state));
  if (others.some((colour) => countDice(board, colour) > 0)) return 'there are dice of a colour that nobody has';
  if ((start === null) !== (phase === 'start'))
    return illegal('TRI-4', 'a start die lies exactly when its phase is over');
  if (start === null)
    return countDice(board) === 0 && toPlay !== null ? undefined : illegal('TRI-4', 'the start die comes first');
  if (cellNamed(start) >= PLATE_CELLS || !isOccupied(board, cellNamed(start)))
    return illegal('TRI-4', `no start die lies in ${start}`);
  if (phase === 'bonus' && (toPlay === null || supply[stockOf(state, toPlay)] === 0 || isComplete(board))) {
    return illegal('TRI-3', 'a bonus needs a player with a die, and a place for it');
  }
  return undefined;
}
