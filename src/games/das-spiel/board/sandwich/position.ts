import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { boardText, countDice, diceCells, dieAt, EMPTY, editBoard, putDie } from '../../../../pyramid/board.js';
import { type Cell, levelCells } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { alongRow, rowDirections } from '../../../../pyramid/neighbours.js';
import { type Colour, colourName, playerColours } from '../../../../pyramid/stock.js';
import { limitReached } from '../../kit/turn-limit.js';

/** Options of Sandwich, as given to `setup`. */
export interface SandwichOptions {
  /**
   * What happens when a player is down to two dice (SAN-10): `'en'`, everybody has one more turn of one move before
   * turns have two, or `'fr'`, they have two at once. Default `'en'`.
   */
  readonly endgame?: 'en' | 'fr' | undefined;
  /** Whether a player who can move a die must, in each turn (SAN-9). Default `true`. */
  readonly mustMove?: boolean | undefined;
  /** With three players, whether a player down to one die is out and the others play on (SAN-12). Default `false`. */
  readonly lastOneIn?: boolean | undefined;
  /** Finished turns after which most dice win (SAN-13), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Sandwich. */
export interface SandwichState extends Envelope<'sandwich', Resolved<SandwichOptions>> {
  /** The base plate: 45 letters, `r`, `g`, `k` dice of players 0, 1, 2, `.` empty. */
  readonly board: string;
  /** Dice that each player has still to place. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Dice are placed; turns have one move; so they have, for the last time; turns have two moves. */
  readonly phase: 'place' | 'move' | 'last' | 'double';
  /** The player with whom the last turns of one move began, in phase `last`; else `null`. */
  readonly lastFrom: number | null;
  /** Placements or moves left in this turn, 1 or 2; 0 when the game is over. */
  readonly left: number;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<SandwichState>;

/** With this many dice the endgame begins (SAN-10); with fewer a player is beaten (SAN-12). */
export const FEW = 2;

/** Dice that each player begins with (SAN-2). */
export const diceEach = (players: number): number => (players === 2 ? 6 : 5);

export const colourOf = (player: number): Colour => playerColours[player] ?? 'r';

/** Each player's dice on the plate. */
export const diceOf = (board: string, players: number): number[] =>
  Array.from({ length: players }, (_, player) => countDice(board, colourOf(player)));

let sidesOf: readonly (readonly (readonly [Cell, Cell])[])[] | undefined;

/** The neighbours on both sides of a funnel, along each of its rows that goes on both ways. */
function sides(cell: Cell): readonly (readonly [Cell, Cell])[] {
  sidesOf ??= levelCells(0).map((middle) =>
    rowDirections.flatMap((direction): [Cell, Cell][] => {
      const [one, other] = [alongRow(middle, direction, 1), alongRow(middle, direction, -1)];
      // The opposite direction gives the same row.
      return one === undefined || other === undefined || one < other ? [] : [[one, other]];
    }),
  );
  return sidesOf[cell] ?? [];
}

/** The cells of all dice that lie between two neighbours of one other colour (SAN-5). */
export function sandwiched(board: string): Cell[] {
  return diceCells(board).filter((cell) =>
    sides(cell).some(([one, other]) => {
      const slice = dieAt(board, one);
      return slice !== EMPTY && slice === dieAt(board, other) && slice !== dieAt(board, cell);
    }),
  );
}

/** The board without the dice that are sandwiched, all taken at the same moment (SAN-6). */
export function withoutSandwiches(board: string): string {
  const cells = sandwiched(board);
  if (cells.length === 0) return board;
  const buffer = editBoard(board);
  for (const cell of cells) putDie(buffer, cell, EMPTY);
  return boardText(buffer);
}

/** Whether the dice end the game, once all are placed (SAN-12). */
export function isDecided(dice: readonly number[], lastOneIn: boolean): boolean {
  const done = dice.filter((count) => count < FEW).length;
  return lastOneIn ? dice.length - done <= 1 : done > 0;
}

/** What is wrong with the dice of a state from outside; `undefined` when nothing is. */
function diceProblem({ board, supply, players }: State): StateProblem {
  if (supply.length !== players) return `expected ${players} supplies, got ${supply.length}`;
  const dice = diceOf(board, players);
  for (const [player, left] of supply.entries()) {
    const most = diceEach(players);
    const all = left + (dice[player] ?? 0);
    if (all > most) return `Player ${player + 1} has ${most} dice, not ${all}`;
  }
  if (players === 2 && countDice(board, colourOf(2)) > 0) return `nobody has ${colourName(colourOf(2))} dice`;
  const [caught] = sandwiched(board);
  return caught === undefined ? undefined : illegal('SAN-6', `the die in ${cellName(caught)} is sandwiched`);
}

/** The player who places next: the first of those with the most dice left; `null` when none has any (SAN-4). */
export function nextToPlace(supply: readonly number[]): number | null {
  const most = Math.max(...supply);
  return most === 0 ? null : supply.indexOf(most);
}

/** What is wrong while dice are placed. */
function placingProblem({ supply, toPlay, lastFrom, left, turns, options }: State): StateProblem {
  const next = nextToPlace(supply) ?? 0;
  const inOrder = supply.every((count, player) => count === (supply[next] ?? 0) - (player < next ? 1 : 0));
  if (!inOrder) return 'dice are not placed in turn';
  const isOver = limitReached(turns, options.turnLimit);
  if (toPlay !== (isOver ? null : next)) return `expected ${isOver ? 'nobody' : `Player ${next + 1}`} to place`;
  if (lastFrom !== null) return 'last turns come after placing';
  return left === (isOver ? 0 : 1) ? undefined : 'one die is placed at a time';
}

/** What is wrong once all dice are placed. */
function movingProblem(state: State): StateProblem {
  const { board, players, toPlay, phase, lastFrom, left, turns, options } = state;
  const dice = diceOf(board, players);
  const isOver = isDecided(dice, options.lastOneIn) || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== isOver) return isOver ? 'somebody is to play in a game that is over' : 'nobody is to play';
  if ((lastFrom !== null) !== (phase === 'last')) return 'where the last turns began is kept while they last';
  if (lastFrom !== null && lastFrom >= players) return `expected one of ${players} players, got ${lastFrom}`;
  const few = dice.some((count) => count <= FEW);
  // A player can go out without having had two dice.
  const begins = dice.includes(FEW);
  if (phase !== 'move' && !few) return illegal('SAN-10', `nobody is down to ${FEW} dice`);
  if (toPlay === null) return left === 0 ? undefined : 'nothing is left to do in a game that is over';
  if (phase === 'move' && begins) return illegal('SAN-10', `somebody is down to ${FEW} dice`);
  if (dice.includes(1)) return illegal('SAN-12', 'a player who is out has no dice on the plate');
  if ((dice[toPlay] ?? 0) < FEW) return illegal('SAN-12', `Player ${toPlay + 1} is not in the game`);
  return left === 1 || (left === 2 && phase === 'double') ? undefined : `${left} moves are left in phase ${phase}`;
}

/** What a state from outside must meet besides its schema. */
export function sandwichStateProblem(state: State): StateProblem {
  const problem = diceProblem(state);
  if (problem !== undefined) return problem;
  const isPlacing = nextToPlace(state.supply) !== null;
  if (isPlacing !== (state.phase === 'place')) return 'the phase of placing lasts until all dice are placed';
  return isPlacing ? placingProblem(state) : movingProblem(state);
}
