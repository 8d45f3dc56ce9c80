import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, isOccupied } from '../../../../pyramid/board.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { limitReached } from '../../kit/turn-limit.js';
import { fittingClues, hillOf, type TheCleverMoleClue, type TheCleverMoleClueKind } from './clues.js';
import { HILL_DICE, HILLS, hillCells, tableOf } from './hills.js';
import { guessersOf, hasCircles, masterOf, roundsAsMaster } from './table.js';

/** Options of The Clever Mole, as given to `setup`. */
export interface TheCleverMoleOptions {
  /** The role of master goes clockwise from round to round (MOL-2). Default `null`: only with two players. */
  readonly rotateMaster?: boolean | null | undefined;
  /** Where the role goes round, the target ends the game only when all had it equally often (MOL-19). Default `true`. */
  readonly equalRounds?: boolean | undefined;
  /** The hills are built anew for each round (MOL-5). Default `false`. */
  readonly rebuild?: boolean | undefined;
  /** The kinds of clues that may be given (MOL-9): at least one, each once. Default all. */
  readonly clues?: readonly TheCleverMoleClueKind[] | undefined;
  /** How many points win: 1 to 100 (MOL-19). Default 5. */
  readonly target?: number | undefined;
  /** After this many rounds the most points win (MOL-20). Default `null`: no limit. */
  readonly turnLimit?: number | null | undefined;
  /** How the dice are numbered (MOL-4). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
}

interface TheCleverMoleTable extends Envelope<'the-clever-mole', Resolved<TheCleverMoleOptions>> {
  /** The pyramid: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** How the dice lie: 165 letters `a` to `x`, `.` empty. */
  readonly poses: string;
  /** What is to be done next: the master builds the hills, the master hides the mole, the others look for it. */
  readonly phase: 'build' | 'hide' | 'seek' | 'over';
  /** What the master said about the hill; `null` but while the mole is looked for. */
  readonly clue: TheCleverMoleClue | null;
  /** The hill that each player has claimed in this round, `null` before they have. */
  readonly claims: readonly (number | null)[];
  readonly points: readonly number[];
  /** Rounds that are finished. */
  readonly turns: number;
}

/** A position of The Clever Mole, the mole included. */
export interface TheCleverMoleState extends TheCleverMoleTable {
  /** The hill of the mole, 0 to 5; after a round the one where it was; `null` before the first. */
  readonly mole: number | null;
}

/** What a player knows of a position. */
export interface TheCleverMoleView extends TheCleverMoleTable {
  /** The hill of the mole; `'hidden'` for all but the master while it is looked for (MOL-8). */
  readonly mole: number | 'hidden' | null;
}

type State = DeepReadonly<TheCleverMoleState>;

/** The hills stand from the first `build` on (MOL-3, MOL-5). */
function hillsProblem({ board, poses, phase, turns, options }: State): StateProblem {
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    if (isOccupied(board, cell) !== isOccupied(poses, cell)) {
      return illegal('MOL-3', `expected a die with a pose, or neither, in ${cellName(cell)}`);
    }
  }
  const expected = phase === 'build' && turns === 0 ? 0 : HILLS.length * HILL_DICE;
  if (countDice(board) !== expected) return illegal('MOL-3', `expected ${expected} dice`);
  const missing = expected === 0 ? undefined : hillCells.flat().find((cell) => dieAt(board, cell) === '.');
  if (missing !== undefined) return illegal('MOL-3', `the hill of ${cellName(missing)} is not whole`);
  return phase === 'build' && turns > 0 && !options.rebuild ? 'the hills are not built again' : undefined;
}

/** The most points that a player can have: some of a circle of rounds can be scored beyond the target (MOL-19). */
function mostPoints(state: State, player: number): number {
  const { players, turns, options, phase } = state;
  if (!hasCircles(state)) return options.target;
  const rest = turns % players;
  const rounds = phase === 'over' && rest === 0 ? players : rest;
  const before = { ...state, turns: turns - rounds };
  const looked = rounds - (roundsAsMaster(state, player) - roundsAsMaster(before, player));
  return options.target - 1 + looked;
}

/** Points are scored one a round, by guessers, and end the game (MOL-17, MOL-19, MOL-20). */
function pointsProblem(state: State): StateProblem {
  const { points, turns, options, phase } = state;
  const { target, turnLimit } = options;
  if (points.reduce((sum, one) => sum + one, 0) > turns) return 'there are more points than finished rounds';
  for (const [player, score] of points.entries()) {
    const most = mostPoints(state, player);
    if (score > most) return `Player ${player + 1} has more than ${most} points`;
    // In the rounds in which they were the master a player could not score.
    if (score > turns - roundsAsMaster(state, player)) return `Player ${player + 1} cannot have ${score} points yet`;
  }
  const reached = points.filter((score) => score >= target).length;
  if (reached > 1 && !hasCircles(state)) return 'the first to reach the target ends the game';
  if (turnLimit !== null && turns > turnLimit) return `there are ${turnLimit} rounds`;
  const isEven = !hasCircles(state) || turns % state.players === 0;
  const isOver = (reached > 0 && isEven) || limitReached(turns, turnLimit);
  return (phase === 'over') === isOver ? undefined : illegal('MOL-19', `the game is ${isOver ? '' : 'not '}over`);
}

/** The mole is under the hill that the clue fits, and nobody has found it yet (MOL-7, MOL-15). */
function roundProblem(state: State): StateProblem {
  const { mole, clue, claims, phase, turns, options, board, poses } = state;
  if ((mole === null) !== (turns === 0 && phase !== 'seek')) return 'the mole is somewhere after it was first hidden';
  if (phase !== 'seek') {
    if (clue !== null) return 'there is a clue while the mole is looked for';
    return claims.every((hill) => hill === null) ? undefined : 'claims are made only while the mole is looked for';
  }
  if (clue === null) return 'there is a clue while the mole is looked for';
  const table = tableOf({ board, poses, hand: options.hand });
  if (clue.kind !== 'text' && hillOf(table, clue) !== mole)
    return illegal('MOL-7', 'the clue must fit the hill of the mole, and no other');
  const isMakeshift = clue.kind === 'text' && fittingClues(table, options.clues).next().done === true;
  if (!options.clues.includes(clue.kind) && !isMakeshift) return `clues such as ${clue.kind} are not in play`;
  if (claims[masterOf(state)] !== null) return 'the master has no claim';
  if (claims.includes(mole)) return 'a right claim ends the round';
  return guessersOf(state).some((player) => claims[player] === null) ? undefined : 'all have claimed';
}

/** What a state from outside must fulfil besides its schema. */
export function checkState(state: State): StateProblem {
  const { players, claims, points } = state;
  if (claims.length !== players || points.length !== players) return `expected ${players} claims and points`;
  return hillsProblem(state) ?? pointsProblem(state) ?? roundProblem(state);
}
