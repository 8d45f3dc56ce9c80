import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt, isEmpty } from '../../../../pyramid/board.js';
import { type Cell, coordinate } from '../../../../pyramid/lattice.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import { cornerTriangle, plateEdge } from '../../../../pyramid/shapes.js';
import { type Colour, playerAxis, playerColours } from '../../../../pyramid/stock.js';
import { limitReached } from '../../kit/turn-limit.js';
import { attackTargets, escapeTargets } from '../plate.js';

/** Options of Falling Rocks, as given to `setup`. */
export interface FallingRocksOptions {
  /** Finished turns of all players after which the game is a draw (FAL-14), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Falling Rocks. */
export interface FallingRocksState extends Envelope<'falling-rocks', Resolved<FallingRocksOptions>> {
  /** The base plate: 45 letters, `r`, `g`, `k` dice of players 0, 1, 2, `.` empty. */
  readonly board: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** The player whose captured die must be placed by the player on turn; `null` when there is none. */
  readonly captive: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<FallingRocksState>;

export const PLAYERS = 3;
/** Dice of each player. */
export const DICE = 6;

export const colourOf = (player: number): Colour => playerColours[player] ?? 'r';

/** The six funnels in the player's corner (FAL-2). */
export const startCells = (player: number): readonly Cell[] => cornerTriangle(playerAxis(player), 3);

/** The nine funnels of the edge opposite to it (FAL-3). */
export const finishCells = (player: number): Cell[] => plateEdge(playerAxis(player));

/** Whether the cell lies on the player's finish edge. */
export const isFinish = (cell: Cell, player: number): boolean => coordinate(cell, playerAxis(player)) === 0;

/** The start funnels of a player where a captured die of theirs can be placed (FAL-8). */
export const openStarts = (board: string, player: number): Cell[] =>
  startCells(player).filter((cell) => isEmpty(board, cell));

/** How a die gets from one funnel to another; `undefined` when it doesn't (FAL-5, FAL-6, FAL-11). */
export function kindOfMove(player: number, from: Cell, to: Cell): 'attack' | 'escape' | 'sideways' | undefined {
  if (attackTargets(from).includes(to)) return 'attack';
  if (escapeTargets(from).includes(to)) return 'escape';
  const along = isFinish(from, player) && isFinish(to, player) && rowNeighbours(from).includes(to);
  return along ? 'sideways' : undefined;
}

/** The funnels that a player's die reaches, whatever lies there. */
export function reached(player: number, from: Cell): Cell[] {
  const sideways = isFinish(from, player) ? rowNeighbours(from).filter((to) => isFinish(to, player)) : [];
  return [...attackTargets(from), ...escapeTargets(from), ...sideways];
}

/** The player who owns the die; -1 for none. */
export const ownerOf = (board: string, cell: Cell): number => playerColours.indexOf(dieAt(board, cell) as Colour);

/** Each player's dice on their finish edge. */
export const arrived = (board: string): number[] =>
  Array.from(
    { length: PLAYERS },
    (_, player) => diceCells(board, colourOf(player)).filter((cell) => isFinish(cell, player)).length,
  );

/** The player with all dice on their finish edge; -1 for nobody (FAL-13). */
export const winner = (board: string): number => arrived(board).indexOf(DICE);

/** What a state from outside must meet besides its schema. */
export function fallingRocksStateProblem({ board, toPlay, captive, turns, options }: State): StateProblem {
  const first = winner(board);
  let lost = 0;
  for (let player = 0; player < PLAYERS; player++) {
    const expected = player === captive ? DICE - 1 : DICE;
    const dice = countDice(board, colourOf(player));
    // The capture that wins is the last thing that happens: the captured die no longer lies anywhere (FAL-13).
    if (first >= 0 && dice === DICE - 1 && lost === 0) lost++;
    else if (dice !== expected) return `expected ${expected} dice of Player ${player + 1}, got ${dice}`;
  }
  if (captive !== null && toPlay === null)
    return illegal('FAL-13', 'a captured die is to be placed in a game that is over');
  const isOver = first >= 0 || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== isOver)
    return illegal('FAL-13', isOver ? 'somebody is to play in a game that is over' : 'nobody is to play');
  if (captive === null) return undefined;
  if (captive === toPlay) return 'nobody captures their own dice';
  return openStarts(board, captive).length > 0 ? undefined : 'there is no funnel for the captured die';
}
