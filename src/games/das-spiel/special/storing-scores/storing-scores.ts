/**
 * Storing Scores: roll a total, lift the green die that hides it among the black ones below, and remember what you saw.
 * 2 to 8 players.
 * Rules and sources: storing-scores.rules.md (clauses STO-1 to STO-15).
 *
 * @example
 * ```ts
 * import { storingScores } from 'dicewright/das-spiel';
 *
 * let state = storingScores.setup({ players: 2 });
 * state = storingScores.reduce(state, { type: 'roll', player: 0, outcome: [4, 4, 2] });
 * state = storingScores.reduce(state, { type: 'lift', player: 0, cell: '1c3', outcome: [6, 1, 5] });
 * console.log(state.toPlay, state.seen.filter((numbers) => numbers !== null)); // → 1 [ [ 6, 1, 5 ] ]
 *
 * // Next to it lies a die with one number known now: it shows neither that nor the opposite one.
 * const chance = storingScores.chance(state, { type: 'lift', player: 1, cell: '1c4' });
 * console.log(chance?.total); // → 144
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { d6 } from '../../../../kernel/dice/chance.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { boardString, countDice, dieAt, emptyBoard, placeDice, removeDie } from '../../../../pyramid/board.js';
import { type Cell, levelCells, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { handOption } from '../../kit/hand.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { FUNNELS, funnelCells, funnelChance, funnelIndex, isPossible, shownSchema, sum } from './funnels.js';

/** Players at most (STO-1). */
const SEATS = 8;
/** Red dice (STO-4). */
const DICE = 3;

/** Options of Storing Scores, as given to `setup`. */
export interface StoringScoresOptions {
  /** How the dice are numbered (STO-8). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
  /** With the last green die, or as soon as it is certain who wins (STO-13). Default `'last-die'`. */
  readonly ends?: 'last-die' | 'decided' | undefined;
  /** After this many turns the most green dice win (STO-15). Default `null`: no limit. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Storing Scores. */
export interface StoringScoresState extends Envelope<'storing-scores', Resolved<StoringScoresOptions>> {
  /** The pyramid: 45 `k` on the plate, on level 1 `g` or `.` where the green die was won. */
  readonly board: string;
  /**
   * For each of the 36 cells of level 1, in order, the numbers below as they were seen: on -x, -y, -z of the dice at +x,
   * +y, +z; `null` where nobody looked yet. All have seen them; for the game as it is meant a host doesn't show them.
   */
  readonly seen: readonly (readonly number[] | null)[];
  /** Green dice that each player has won. */
  readonly taken: readonly number[];
  /** The numbers of the red dice, whose total stands; empty when none stands. */
  readonly rolled: readonly number[];
  /** `'roll'`: no total stands; `'choose'`: that of the player before does; `'lift'`: the player on turn has rolled. */
  readonly phase: 'roll' | 'choose' | 'lift' | 'over';
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Turns that are finished. */
  readonly turns: number;
}

/** What a player of Storing Scores can do. */
export type StoringScoresAction =
  | {
      /** The three red dice are rolled (STO-4). */
      readonly type: 'roll';
      readonly player: number;
      readonly outcome?: readonly number[] | undefined;
    }
  | {
      /** A green die is lifted; the outcome are the three numbers below (STO-6). */
      readonly type: 'lift';
      readonly player: number;
      /** A cell of level 1, such as `'1c3'`. */
      readonly cell: string;
      readonly outcome?: readonly number[] | undefined;
    };

const number = () => integer(1, 6);

const g = defineGame({
  id: 'storing-scores',
  rules: 2,
  options: {
    hand: handOption(),
    ends: z._default(z.literal(['last-die', 'decided']), 'last-die'),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.gk'),
    seen: list(z.nullable(list(number(), DICE)), FUNNELS),
    taken: list(natural(FUNNELS), SEATS),
    rolled: list(number(), DICE),
    phase: z.literal(['roll', 'choose', 'lift', 'over']),
    toPlay: z.nullable(natural(SEATS - 1)),
    turns: natural(),
  },
});

type State = DeepReadonly<StoringScoresState>;

/** Whether nobody can catch up with whoever has most, even with all the green dice that are left. */
function isDecided(board: string, taken: readonly number[]): boolean {
  const [most = 0, next = 0] = [...taken].sort((one, other) => other - one);
  return most > next + countDice(board, 'g');
}

/** Whether the game has come to its end before a limit of turns (STO-13). */
const isEnd = (board: string, taken: readonly number[], { ends }: State['options']): boolean =>
  countDice(board, 'g') === 0 || (ends === 'decided' && isDecided(board, taken));

const isGreen = (board: string, cell: Cell): boolean => dieAt(board, cell) === 'g';

const roll = g.action({
  check: ({ phase }) => (phase === 'lift' ? illegal('STO-5', 'lift a die for what you rolled') : undefined),
  outcome: d6(DICE).schema,
  chance: () => d6(DICE),
  apply(draft, _, outcome) {
    draft.rolled = [...outcome];
    draft.phase = 'lift';
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls ${outcome.join(', ')}: ${sum(outcome)}.`,
});

const lift = g.action({
  fields: { cell: anyCell() },
  *candidates({ board }) {
    for (const cell of funnelCells) if (isGreen(board, cell)) yield { cell: cellName(cell) };
  },
  check({ phase, board }, { cell }) {
    if (phase === 'roll') return illegal('STO-5', 'no total stands: roll first');
    return isGreen(board, cellNamed(cell)) ? undefined : illegal('STO-6', `no green die lies in ${cell}`);
  },
  sample({ phase, board }, _player, rng) {
    if (phase === 'roll') return null;
    const cell = pick(
      rng,
      funnelCells.filter((one) => isGreen(board, one)),
    );
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  outcome: shownSchema(),
  chance: ({ seen, options }, { cell }) => funnelChance(seen, cellNamed(cell), options.hand),
  apply(draft, { player, cell }, outcome, before) {
    const { board, rolled, players, options, turns } = before;
    const lifted = cellNamed(cell);
    const index = funnelIndex(lifted);
    if (before.seen[index] === null) draft.seen[index] = [...outcome];
    if (sum(outcome) === sum(rolled)) {
      const left = removeDie(board, lifted);
      const taken = before.taken.map((count, one) => count + (one === player ? 1 : 0));
      const isOver = isEnd(left, taken, options);
      draft.board = left;
      draft.taken = taken;
      draft.rolled = [];
      draft.phase = isOver ? 'over' : 'roll';
      if (isOver) draft.toPlay = null;
      return;
    }
    const isOver = limitReached(turns + 1, options.turnLimit);
    draft.turns = turns + 1;
    draft.phase = isOver ? 'over' : 'choose';
    draft.toPlay = isOver ? null : (player + 1) % players;
  },
  describe({ rolled }, { player, cell, outcome }, after) {
    const total = sum(outcome);
    const says = `Player ${player + 1} lifts ${cell}: ${outcome.join(', ')} make ${total}`;
    if (total !== sum(rolled)) return `${says}, not ${sum(rolled)}. The green die goes back.`;
    const count = after.taken[player] ?? 0;
    return `${says}! The green die is won, ${count} ${count === 1 ? 'is' : 'are'} theirs now.`;
  },
});

const START = () => placeDice(placeDice(emptyBoard(), levelCells(0), 'k'), funnelCells, 'g');

/** The dice lie as set up, except green ones that were won (STO-2, STO-9). */
function diceProblem({ board, seen, taken, options }: State): StateProblem {
  const greens = funnelCells.filter((cell) => isGreen(board, cell)).length;
  for (let cell = 0; cell < PLATE_CELLS; cell++) {
    if (dieAt(board, cell) !== 'k') return illegal('STO-2', `expected a black die in ${cellName(cell)}`);
    if (!isPossible(seen, cell, options.hand))
      return illegal('STO-8', `no die shows what was seen in ${cellName(cell)}`);
  }
  for (const cell of funnelCells) {
    const numbers = seen[funnelIndex(cell)];
    if (numbers && numbers.length !== DICE) return `expected ${DICE} numbers below ${cellName(cell)}`;
    if (!isGreen(board, cell) && !numbers) return `the die of ${cellName(cell)} was never lifted`;
  }
  if (countDice(board) !== PLATE_CELLS + greens || greens + sum(taken) !== FUNNELS) {
    return illegal('STO-2', `expected ${FUNNELS} green dice on level 1 and with the players`);
  }
  return undefined;
}

/** What a state from outside must fulfil besides its schema. */
function checkState(state: State): StateProblem {
  const { players, seen, taken, rolled, phase, toPlay, turns, options, board } = state;
  if (taken.length !== players) return `expected ${players} numbers of green dice`;
  if (seen.length !== FUNNELS) return `expected ${FUNNELS} funnels`;
  const problem = diceProblem(state);
  if (problem !== undefined) return problem;
  const isOver = isEnd(board, taken, options) || limitReached(turns, options.turnLimit);
  if ((phase === 'over') !== isOver) return illegal('STO-13', `the game is ${isOver ? '' : 'not '}over`);
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} turns`;
  if (toPlay !== (isOver ? null : turns % players)) return `after ${turns} turns another player is on`;
  if (phase === 'choose' && turns === 0) return 'nobody has left a total yet';
  const isTotal = rolled.length === DICE;
  if (!isTotal && rolled.length !== 0) return `expected ${DICE} red dice`;
  if (phase === 'over') return undefined;
  return (phase === 'roll') === isTotal ? `${isTotal ? 'a' : 'no'} total stands` : undefined;
}

function whyOver({ board, taken, options, turns }: State): string {
  if (countDice(board, 'g') === 0) return 'No green die is left';
  if (isEnd(board, taken, options)) return 'Nobody can catch up any more';
  return `${turns} ${turns === 1 ? 'turn is' : 'turns are'} over`;
}

/** The rules of Storing Scores. */
export const storingScores: Game<StoringScoresState, StoringScoresAction, StoringScoresOptions> = g.game({
  title: 'Storing Scores',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 15, family: 'special' },
  variants: [{}, { turnLimit: 30 }, { ends: 'decided', hand: 'left' }],
  actions: { roll, lift },
  setup: ({ players }) => ({
    board: START(),
    seen: Array.from({ length: FUNNELS }, () => null),
    taken: Array.from({ length: players }, () => 0),
    rolled: [],
    phase: 'roll' as const,
    toPlay: 0,
    turns: 0,
  }),
  checkState,
  // Rules 1 ended with the last green die.
  migrations: { 1: (state) => ({ ...state, options: { ...(state.options as object), ends: 'last-die' } }) },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    if (state.toPlay !== null) return null;
    return decidedBy(state.taken, whyOver(state), 'green dice', 'most');
  },
});
