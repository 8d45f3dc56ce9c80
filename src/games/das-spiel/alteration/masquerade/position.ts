import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt } from '../../../../pyramid/board.js';
import { type Axis, axes, type Cell, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { cornerPyramid, pyramidEdge } from '../../../../pyramid/shapes.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { limitReached } from '../../kit/turn-limit.js';

/** Colours of an edge from the bottom up to the top. */
export type MasqueradeSequence = readonly ('b' | 'r' | 'g' | 'k')[];

/** Options of Masquerade, as given to `setup`. */
export interface MasqueradeOptions {
  /** The training game or the main game (MAS-8, MAS-9). Default `'main'`. */
  readonly variant?: 'training' | 'main' | undefined;
  /** How the dice of the edges are mixed at the start (MAS-3). Default `'mixed'`. */
  readonly start?: 'mixed' | 'any' | undefined;
  /** Whether all pyramids start alike; otherwise they are drawn one by one (MAS-3). Default `false`. */
  readonly alike?: boolean | undefined;
  /**
   * What all edges are to show in the main game, from the bottom up: blue, red and green in some order, then black; or
   * any order (MAS-9). Default `['b', 'r', 'g', 'k']`.
   */
  readonly sequence?: MasqueradeSequence | 'any' | undefined;
  /** Whether the round is played to its end when a pyramid is sorted (MAS-10). Default `false`. */
  readonly finishRound?: boolean | undefined;
  /** The finished turns after which the game is a draw (MAS-11), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Masquerade. */
export interface MasqueradeState extends Envelope<'masquerade', Resolved<MasqueradeOptions>> {
  /** `'build'` until the pyramids stand, `'play'` from then on. */
  readonly phase: 'build' | 'play';
  /** 165 letters: `r`, `g`, `b`, `k` dice, `.` empty. */
  readonly board: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<MasqueradeState>;

/** Levels of a player's pyramid (MAS-2). */
export const LEVELS = 4;
/** Colours of the dice on the edges, three each (MAS-3). */
export const EDGE_COLOURS = /* @__PURE__ */ Object.freeze(['r', 'g', 'b'] as const);
const EACH = 3;
export const BLACK = 'k';

interface Mound {
  readonly cells: readonly Cell[];
  /** By axis, from the bottom up to the top. */
  readonly edges: readonly (readonly Cell[])[];
}

const mounds: Mound[] = [];

/** A player's pyramid: its 20 cells and its three edges, which share the top (MAS-2). */
export function moundOf(player: number): Mound {
  const known = mounds[player];
  if (known !== undefined) return known;
  const cells = cornerPyramid(playerAxis(player), LEVELS);
  const top = cells.at(-1) as Cell;
  const mound = { cells, edges: axes.map((axis) => pyramidEdge(axis, top)) };
  mounds[player] = mound;
  return mound;
}

/**
 * The nine dice of a player's edges below the top, edge by edge, each from the bottom up. The first edge is the one that
 * runs towards the player's corner, so that equal letters mean the same pyramid, turned (MAS-3).
 */
export function edgeCells(player: number): Cell[] {
  const { edges } = moundOf(player);
  return axes.flatMap((axis) => (edges[(axis + player) % 3] ?? []).slice(0, -1));
}

/** The colours of one edge of a player from the bottom up to the top. */
export const edgeLetters = (board: string, player: number, axis: Axis): string =>
  (moundOf(player).edges[axis] ?? []).map((cell) => dieAt(board, cell)).join('');

/** Whether three edges of four letters are what the game asks for (MAS-8, MAS-9). */
export function isGoal(edges: readonly string[], { variant, sequence }: State['options']): boolean {
  // Three dice of each colour and one black one: three edges of one colour each are of three colours, and neither they
  // nor three alike leave another place for the black one than the top.
  if (variant === 'training') return edges.every((edge) => edge.startsWith((edge[0] ?? '').repeat(LEVELS - 1)));
  return edges.every((edge) => edge === (sequence === 'any' ? edges[0] : sequence.join('')));
}

/**
 * {@link isGoal} of nine letters, three an edge, below the black die, as a regular expression. One that nothing matches where
 * the black die is not to be on top.
 */
export function goalExpression({ variant, sequence }: State['options']): string {
  if (variant === 'training') return '^(.)\\1\\1(.)\\2\\2(.)\\3\\3$';
  if (sequence === 'any') return '^(...)\\1\\1$';
  return sequence.at(-1) === BLACK ? `^(${sequence.slice(0, -1).join('')}){3}$` : '(?!)';
}

/** Whether a player has sorted their pyramid. */
export const isSorted = (board: string, player: number, options: State['options']): boolean =>
  isGoal(
    axes.map((axis) => edgeLetters(board, player, axis)),
    options,
  );

/** Players who have sorted their pyramids, ascending. */
export const sortedPlayers = ({ board, players, options }: Pick<State, 'board' | 'players' | 'options'>): number[] =>
  [...Array(players).keys()].filter((player) => isSorted(board, player, options));

/** Whether the game is over after its turns so far (MAS-10, MAS-11). */
export function isOver(state: Pick<State, 'board' | 'players' | 'turns' | 'options'>): boolean {
  const { players, turns, options } = state;
  if (limitReached(turns, options.turnLimit)) return true;
  const isLastWord = !options.finishRound || turns % players === 0;
  return isLastWord && sortedPlayers(state).length > 0;
}

/** Whether a player can have sorted their pyramid in the last turn, or earlier in the round if that is finished (MAS-10). */
function canBeSorted({ players, turns, options }: State, player: number): boolean {
  if (turns === 0) return false;
  const last = (turns - 1) % players;
  return options.finishRound ? player <= last : player === last;
}

/** Why the dice can't be those of the players' pyramids (MAS-2, MAS-3). */
function diceProblem({ board, players }: State): StateProblem {
  const lying = new Set<Cell>();
  for (let player = 0; player < players; player++) {
    const { cells, edges } = moundOf(player);
    for (const cell of cells) lying.add(cell);
    const onEdges = new Set(edges.flat());
    const inner = cells.find((cell) => !onEdges.has(cell) && dieAt(board, cell) !== BLACK);
    if (inner !== undefined) return illegal('MAS-3', `expected a black die in ${cellName(inner)}`);
    const letters = [...onEdges].map((cell) => dieAt(board, cell)).join('');
    for (const colour of [...EDGE_COLOURS, BLACK]) {
      const expected = colour === BLACK ? 1 : EACH;
      const found = countDice(letters, colour);
      if (found !== expected)
        return illegal('MAS-3', `expected ${expected} ${colour} on the edges of Player ${player + 1}, got ${found}`);
    }
  }
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    if (!lying.has(cell) && dieAt(board, cell) !== '.')
      return illegal('MAS-2', `no pyramid reaches to ${cellName(cell)}`);
  }
  return undefined;
}

/** What a state from outside must meet besides its schema. */
export function checkState(state: State): StateProblem {
  const { players, phase, board, toPlay, turns, options } = state;
  if (phase === 'build') {
    if (countDice(board) > 0) return illegal('MAS-3', 'the pyramids stand already');
    return toPlay === 0 && turns === 0 ? undefined : 'Player 1 builds the pyramids first';
  }
  const problem = diceProblem(state);
  if (problem !== undefined) return problem;
  const early = sortedPlayers(state).find((player) => !canBeSorted(state, player));
  if (early !== undefined) return `Player ${early + 1} has won before`;
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} turns`;
  const over = isOver(state);
  if ((toPlay === null) !== over)
    return illegal('MAS-10', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  return over || toPlay === turns % players
    ? undefined
    : illegal('MAS-5', `it is the turn of Player ${(turns % players) + 1}`);
}
