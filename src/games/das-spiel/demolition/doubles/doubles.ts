/**
 * Doubles: take the pyramid apart; equal numbers in the funnel that a die leaves are good for more dice. 2 to 8 players.
 * Rules and sources: doubles.rules.md (clauses DOU-1 to DOU-13).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { doubles } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(doubles, seededDice('six pairs'));
 * const built = reducer(doubles.setup({ players: 3 }), { type: 'build', player: 0 });
 * const state = reducer(built, { type: 'remove', player: 0, cell: '8a1' });
 * console.log(doubles.describe(built, { type: 'remove', player: 0, cell: '8a1' }, state));
 * // → Player 1 takes the die of 8a1; the funnel shows 6, 6, 3: a double, one more die.
 * console.log(state.taken, state.toPlay, state.left); // → [ 1, 0, 0 ] 0 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { Game } from '../../../../kernel/types.js';
import { boardString, countDice, emptyBoard, poseString, removeDie } from '../../../../pyramid/board.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellNamed } from '../../../../pyramid/names.js';
import { handOption } from '../../kit/hand.js';
import { decidedBy } from '../../kit/standing.js';
import { posedPyramid } from '../full-pyramid.js';
import { checkFree, freeFields, sampleFree } from '../taking.js';
import { SEATS } from '../valued.js';
import { bonusOf, openedNumbers } from './funnel-bonus.js';
import { checkState, type DoublesOptions, type DoublesState } from './position.js';

export type { DoublesOptions, DoublesState } from './position.js';

/** The actions of Doubles. */
export type DoublesAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The board: 165 letters, 55 each of `r`, `g`, `k`; the poses: 165 letters `a` to `x`. */
      readonly outcome?: { readonly board: string; readonly poses: string } | undefined;
    }
  | {
      readonly type: 'remove';
      readonly player: number;
      /** The cell of a free die, such as `'8a1'`. */
      readonly cell: string;
    }
  | {
      /** Leaves the bonus dice that could still be taken. */
      readonly type: 'done';
      readonly player: number;
    };

const g = defineGame({
  id: 'doubles',
  rules: 1,
  options: { bonus: z._default(z.literal(['may', 'must']), 'may'), hand: handOption() },
  state: {
    phase: z.literal(['build', 'play']),
    board: boardString('.rgk'),
    poses: poseString(),
    taken: list(natural(PYRAMID_CELLS), SEATS),
    toPlay: z.nullable(natural(SEATS - 1)),
    left: natural(PYRAMID_CELLS),
  },
});

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('DOU-2', 'the pyramid has already been built')),
  outcome: posedPyramid.schema,
  chance: () => posedPyramid,
  apply(draft, _, { board, poses }) {
    draft.phase = 'play';
    draft.board = board;
    draft.poses = poses;
  },
  describe: (_, { player }) => `Player ${player + 1} builds the complete pyramid.`,
});

const BONUS_WORDS = ['', ': a double, one more die', ': a triple, two more dice'] as const;

const remove = g.action({
  fields: { cell: anyCell() },
  candidates: ({ board }) => freeFields(board),
  check({ phase, board }, { cell }) {
    if (phase === 'build') return illegal('DOU-2', 'the pyramid has to be built first');
    return checkFree(board, cell, 'DOU-5');
  },
  apply(draft, { player, cell }, _, before) {
    const { options, players, taken } = before;
    const at = cellNamed(cell);
    const board = removeDie(before.board, at);
    const bonus = bonusOf(openedNumbers(before.poses, at, options.hand));
    // The die of the turn itself is not one of those that are left.
    const rest = Math.max(before.left - 1, 0) + bonus;
    const dice = countDice(board);
    const left = Math.min(rest, dice);
    draft.poses = removeDie(before.poses, at);
    draft.board = board;
    draft.taken = taken.map((count, one) => count + Number(one === player));
    draft.left = left;
    draft.toPlay = dice === 0 ? null : left > 0 ? player : (player + 1) % players;
  },
  sample: ({ board }, _, rng) => sampleFree(board, rng),
  describe({ poses, options }, { player, cell }, { toPlay }) {
    const numbers = openedNumbers(poses, cellNamed(cell), options.hand);
    const shows =
      numbers === undefined ? '' : `; the funnel shows ${numbers.join(', ')}${BONUS_WORDS[bonusOf(numbers)]}`;
    return `Player ${player + 1} takes the die of ${cell}${shows}.${toPlay === null ? ' The game is over.' : ''}`;
  },
});

const done = g.action({
  check({ phase, left, options }) {
    if (phase === 'build') return illegal('DOU-2', 'the pyramid has to be built first');
    if (left === 0) return illegal('DOU-5', 'a die must be taken first');
    return options.bonus === 'may' ? undefined : illegal('DOU-10', 'bonus dice must be taken');
  },
  apply(draft, { player }, _, { players }) {
    draft.left = 0;
    draft.toPlay = (player + 1) % players;
  },
  describe: ({ left }, { player }) =>
    `Player ${player + 1} leaves ${left === 1 ? 'the bonus die' : `${left} bonus dice`}.`,
});

/** The rules of Doubles. */
export const doubles: Game<DoublesState, DoublesAction, DoublesOptions> = g.game({
  title: 'Doubles',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 41, family: 'demolition' },
  variants: [{}, { bonus: 'must' }, { bonus: 'must', hand: 'left' }],
  editions: { english: { bonus: 'may' }, french: { bonus: 'must' } },
  actions: { build, remove, done },
  setup: ({ players }) => ({
    phase: 'build' as const,
    board: emptyBoard(),
    poses: emptyBoard(),
    taken: new Array<number>(players).fill(0),
    toPlay: 0,
    left: 0,
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: ({ toPlay, taken }) => (toPlay === null ? decidedBy([...taken], 'The pyramid is gone', 'dice') : null),
});
