import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt, emptyBoard, isOccupied, placeDice } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import type { Jump } from '../../../../pyramid/jump.js';
import { type Cell, coordinate, PLATE_CELLS, pointOf } from '../../../../pyramid/lattice.js';
import { corners, cornerTriangle, plateEdge } from '../../../../pyramid/shapes.js';
import { playerAxis, playerColours } from '../../../../pyramid/stock.js';
import { hasJump, liftingJumps, restingOn } from '../../kit/jumping.js';
import { limitReached } from '../../kit/turn-limit.js';

export const PLAYERS = 3;
/** Dice of each player, and funnels of a finish line (FIN-2, FIN-4). */
export const DICE = 7;

/** Options of Finish, as given to `setup`. */
export interface FinishOptions {
  /** Finished turns after which the game is a draw (FIN-17), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Finish. */
export interface FinishState extends Envelope<'finish', Resolved<FinishOptions>> {
  /** 165 letters: seven `r`, seven `g` and seven `k` dice, `.` empty. */
  readonly board: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<FinishState>;

/** The letter of a player's dice (FIN-2). */
export const letterOf = (player: number): string => playerColours[player] as string;

/** The players in turn order, from the one after `player`, without that player. */
const others = (player: number): number[] => [1, 2].map((step) => (player + step) % PLAYERS);

/** A start position: the triangle of four a side in the player's corner without its own corners (FIN-2). */
function startCells(player: number): Cell[] {
  const isCorner = (cell: Cell): boolean => {
    const point = pointOf(cell);
    return corners.includes(cell) || (point.includes(5) && point.includes(0));
  };
  return cornerTriangle(playerAxis(player), 4).filter((cell) => !isCorner(cell));
}

/** The position at the start (FIN-2). */
export const startBoard = (): string =>
  [0, 1, 2].reduce((board, player) => placeDice(board, startCells(player), letterOf(player)), emptyBoard());

/** A player's finish line: the plate's edge opposite their corner, without the ends (FIN-4). */
export const finishLine = (player: number): Cell[] =>
  plateEdge(playerAxis(player)).filter((cell) => !corners.includes(cell));

/** Whether all of a player's dice lie on their finish line (FIN-15). */
export const hasFinished = (board: string, player: number): boolean =>
  finishLine(player).every((cell) => dieAt(board, cell) === letterOf(player));

/** The player who has finished, `undefined` for nobody. */
export const winnerOf = (board: string): number | undefined => [0, 1, 2].find((player) => hasFinished(board, player));

/**
 * How far a cell is from a player's line, in half rows (FIN-12): cells at the edge that don't belong to the line, its
 * corners and those above it, are half a row away from it.
 */
export function distance(cell: Cell, player: number): number {
  const rows = coordinate(cell, playerAxis(player));
  if (rows > 0) return 2 * rows;
  return cell < PLATE_CELLS && !corners.includes(cell) ? 0 : 1;
}

/** Whether a player has no useful jump (FIN-12, FIN-13). */
export const isHeldUp = (board: string, player: number): boolean =>
  !hasJump(board, letterOf(player), ({ from, to }) => distance(to, player) < distance(from, player));

/** The player's dice that are in another player's way: on that player's dice, on that line, or on dice there (FIN-13). */
function blockers(board: string, player: number, other: number): Cell[] {
  const line = finishLine(other).filter((cell) => isOccupied(board, cell));
  const onLine = line.filter((cell) => dieAt(board, cell) === letterOf(player));
  const resting = restingOn(board, letterOf(player), [...diceCells(board, letterOf(other)), ...line]);
  return [...new Set([...onLine, ...resting])];
}

/** The jumps one of which the player must make, to lift blockades; none for a player who is free to move (FIN-13, FIN-14). */
export function dueJumps(board: string, player: number): Jump[] {
  const held = others(player).filter((other) => isHeldUp(board, other));
  return held.flatMap((other) =>
    liftingJumps(board, blockers(board, player, other), (after) => !isHeldUp(after, other)),
  );
}

/** What a state from outside must meet besides its schema. */
export function checkState({ board, toPlay, turns, options }: State): StateProblem {
  if (!isHeap(board)) return illegal('FIN-2', 'a die lies on nothing');
  for (const player of [0, 1, 2]) {
    const dice = countDice(board, letterOf(player));
    if (dice !== DICE) return illegal('FIN-2', `expected ${DICE} dice of Player ${player + 1}, got ${dice}`);
  }
  const finished = [0, 1, 2].filter((player) => hasFinished(board, player));
  if (finished.length > 1) return illegal('FIN-15', 'more than one player has finished');
  const over = finished.length > 0 || limitReached(turns, options.turnLimit);
  if ((toPlay === null) === over) return undefined;
  return illegal('FIN-15', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
}
