/**
 * Lookout: all throw at once and place the dice that count as fast as they can. 2-3 players.
 * Rules and sources: lookout.rules.md (clauses LOO-1 to LOO-17).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { lookout } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(lookout, seededDice('a lookout'));
 * let state = lookout.setup({ players: 2 });
 * state = reducer(state, { type: 'throw', player: 0 });
 * // Everybody places at the same time; player 0, who has the golden die, calls the stop.
 * console.log(lookout.playersToAct(state)); // → [ 0, 1 ]
 * state = reducer(state, { type: 'place', player: 1, cell: 'c4' });
 * console.log(state.supply); // → [ 82, 81 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, placeDie } from '../../../../pyramid/board.js';
import { isPlaceable, placeableCells } from '../../../../pyramid/heap.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed, namesOf } from '../../../../pyramid/names.js';
import { type Colour, colourName, evenShare, playerColours } from '../../../../pyramid/stock.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { ableLate, allowed, countingNumbers } from './counting.js';
import { positionProblem } from './position.js';
import type { LookoutOptions, LookoutState } from './state.js';
import { type LookoutThrow, thrownDice, throwOfAll } from './throws.js';

export type { LookoutOptions, LookoutState } from './state.js';

/** The actions of Lookout. */
export type LookoutAction =
  | {
      /** The signal at which all throw, by the player with the golden die (LOO-5). */
      readonly type: 'throw';
      readonly player: number;
      readonly outcome?: LookoutThrow | undefined;
    }
  | {
      /** Places one die (LOO-9). */
      readonly type: 'place';
      readonly player: number;
      /** Such as `'c4'` or `'3a2'`. */
      readonly cell: string;
    }
  | {
      /** Ends the round, by the player with the golden die (LOO-11). */
      readonly type: 'stop';
      readonly player: number;
    }
  | {
      /** Gives up placing after the stop (LOO-14). */
      readonly type: 'done';
      readonly player: number;
    };

const dieNumber = integer(1, 6);
const thrown = z.strictObject({ own: list(list(dieNumber, 10), 3), foreign: list(dieNumber, 3), gold: dieNumber });

const g = defineGame({
  id: 'lookout',
  rules: 1,
  options: {
    late: z._default(z.literal(['each', 'together']), 'each'),
    lateDice: z._default(z.literal(['allowed', 'any']), 'allowed'),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgk'),
    supply: list(natural(82), 3),
    gold: z.nullable(natural(2)),
    phase: z.literal(['throw', 'build', 'late']),
    rolled: z.nullable(thrown),
    placed: list(natural(10), 3),
    late: list(natural(10), 3),
    turns: natural(),
  },
});

type State = DeepReadonly<LookoutState>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly number[] ? number[] : T[K] };
type Draft = Mutable<Pick<LookoutState, 'gold' | 'phase' | 'rolled' | 'placed' | 'late' | 'turns'>>;

const colourOf = (player: number): Colour => playerColours[player] as Colour;

/** Ends the round: the golden die goes on (LOO-3, LOO-15), unless the game is over (LOO-17). */
function endRound(draft: Draft, { players, gold, turns, options }: State): void {
  draft.phase = 'throw';
  draft.rolled = null;
  draft.placed = none(players);
  draft.late = none(players);
  draft.turns = turns + 1;
  draft.gold = limitReached(turns + 1, options.turnLimit) ? null : ((gold ?? 0) + 1) % players;
}

const none = (players: number): number[] => new Array<number>(players).fill(0);

const throwAll = g.action({
  check: ({ phase }) => (phase === 'throw' ? undefined : illegal('LOO-5', 'the dice of this round lie on the table')),
  outcome: thrown,
  chance: ({ supply, gold }) => throwOfAll(...thrownDice(supply, gold ?? 0)),
  apply(draft, _, { own, foreign, gold }) {
    draft.rolled = { own: own.map((numbers) => [...numbers]), foreign: [...foreign], gold };
    draft.phase = 'build';
  },
  describe(_, { player, outcome }, after) {
    const each = outcome.own.map((__, one) => {
      const dice = allowed(after, one);
      return `Player ${one + 1} for ${countingNumbers(after, one).join(' and ')} (${dice} ${dice === 1 ? 'die' : 'dice'})`;
    });
    const thrown = `Player ${player + 1} gives the signal, and all throw; the golden die shows a ${outcome.gold}.`;
    return `${thrown} They look out: ${each.join(', ')}.`;
  },
});

const place = g.action({
  fields: { cell: anyCell() },
  candidates: ({ phase, board }) => (phase === 'throw' ? [] : namesOf(placeableCells(board)).map((cell) => ({ cell }))),
  check(state, { player, cell }) {
    const { phase, board } = state;
    if (phase === 'throw') return illegal('LOO-5', 'no dice have been thrown yet');
    // The others are not to act without such a die.
    if (phase === 'build' && allowed(state, player) === 0)
      return illegal('LOO-7', 'none of the other dice shows a number that counts');
    return isPlaceable(board, cellNamed(cell)) ? undefined : illegal('LOO-9', `no die can be placed in ${cell}`);
  },
  apply(draft, { player, cell }, _, before) {
    const { phase, board, options } = before;
    const supply = before.supply.map((dice, one) => (one === player ? dice - 1 : dice));
    const placed = before.placed.map((dice, one) => (one === player ? dice + 1 : dice));
    const isShared = options.late === 'together';
    const late = before.late.map((dice, one) => (isShared || one === player ? Math.max(0, dice - 1) : dice));
    const after = { ...before, supply, placed, late };
    const isOut = supply[player] === 0;
    const goesOn = !isOut && (phase === 'build' || ableLate(after).length > 0);
    draft.board = placeDie(board, cellNamed(cell), colourOf(player));
    draft.supply = supply;
    if (goesOn) {
      draft.placed = placed;
      draft.late = late;
      return;
    }
    endRound(draft, before);
    if (isOut) draft.gold = null;
  },
  sample(state, player, rng) {
    const { phase, board } = state;
    if (phase === 'throw' || (phase === 'build' && allowed(state, player) === 0)) return null;
    const cell = pick(rng, placeableCells(board));
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  describe(_, { player, cell }, after) {
    const die = `a ${colourName(colourOf(player))} die in ${cell}`;
    return `Player ${player + 1} places ${die}.${after.supply[player] === 0 ? ' That was the last one.' : passedOn(after)}`;
  },
});

/** Who throws next, when a round is over. */
const passedOn = ({ phase, gold }: State): string =>
  phase === 'throw' && gold !== null ? ` The golden die goes to Player ${gold + 1}.` : '';

const stop = g.action({
  check({ phase, gold }, { player }) {
    if (phase !== 'build') return illegal('LOO-11', 'there is nothing to stop');
    return player === gold ? undefined : illegal('LOO-11', `the golden die is Player ${(gold ?? 0) + 1}’s`);
  },
  apply(draft, { player }, _, before) {
    const unplaced = allowed(before, player);
    const late = before.late.map((__, one) => (one === player ? 0 : unplaced));
    if (ableLate({ ...before, late }).length === 0) {
      endRound(draft, before);
      return;
    }
    draft.phase = 'late';
    draft.late = late;
  },
  describe(before, { player }, after) {
    const unplaced = allowed(before, player);
    const called = `Player ${player + 1} calls stop`;
    if (after.phase !== 'late') return `${called}.${passedOn(after)}`;
    const others = before.options.late === 'each' ? 'each of the others' : 'the others together';
    return `${called} and leaves ${unplaced} unplaced: ${others} may place ${unplaced} more.`;
  },
});

const done = g.action({
  check: ({ phase }) => (phase === 'late' ? undefined : illegal('LOO-14', 'nobody can give up before a stop')),
  apply(draft, { player }, _, before) {
    const late = before.late.map((dice, one) => (one === player ? 0 : dice));
    if (ableLate({ ...before, late }).length === 0) endRound(draft, before);
    else draft.late = late;
  },
  describe: (_, { player }, after) => `Player ${player + 1} places no more.${passedOn(after)}`,
});

/** Who may place a die now, or call the stop (LOO-4). */
function building(state: State): number[] {
  return state.supply.flatMap((_, player) => (player === state.gold || allowed(state, player) > 0 ? [player] : []));
}

/** The rules of Lookout. */
export const lookout: Game<LookoutState, LookoutAction, LookoutOptions> = g.game({
  title: 'Lookout',
  playerCount: { min: 2, max: 3 },
  traits: { simultaneous: true },
  facts: { number: 33, family: 'construction' },
  variants: [{}, { late: 'together' }, { late: 'together', lateDice: 'any' }, { lateDice: 'any', turnLimit: 20 }],
  editions: { english: { lateDice: 'allowed' }, french: { lateDice: 'any' } },
  actions: { throw: throwAll, place, stop, done },
  setup: ({ players }) => ({
    board: emptyBoard(),
    supply: Array.from({ length: players }, () => evenShare(PYRAMID_CELLS, players)),
    gold: 0,
    phase: 'throw',
    rolled: null,
    placed: none(players),
    late: none(players),
    turns: 0,
  }),
  checkState: (state) => positionProblem(state, evenShare(PYRAMID_CELLS, state.players)),
  playersToAct(state) {
    if (state.gold === null || state.phase === 'throw') return oneToAct(state.gold);
    return state.phase === 'build' ? building(state) : ableLate(state);
  },
  result({ gold, supply }) {
    if (gold !== null) return null;
    const why = supply.includes(0) ? 'All dice of a player lie' : 'The rounds are over';
    return decidedBy(supply, why, 'dice left', 'fewest');
  },
});
