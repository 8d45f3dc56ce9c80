/**
 * The Vain Guinea Fowl: dress a small pyramid in dice so that each of its walls shows one number only. 2 or 3 players, in
 * real time.
 * Rules and sources: the-vain-guinea-fowl.rules.md (clauses VGF-1 to VGF-14).
 *
 * @example
 * ```ts
 * import { theVainGuineaFowl } from 'dicewright/das-spiel';
 *
 * // Pose d shows 1, 5, 3: the 1 on the side of the wall of ones. Level 0 of that wall is row x = 1.
 * let state = theVainGuineaFowl.setup({ players: 2 });
 * state = theVainGuineaFowl.reduce(state, { type: 'roll', player: 1, outcome: 'd' });
 * const places = [...theVainGuineaFowl.legalActions(state, 1)].flatMap((action) => ('cell' in action ? [action.cell] : []));
 * console.log(places); // → [ 'c2', 'd2', 'e2', 'f2' ]
 * state = theVainGuineaFowl.reduce(state, { type: 'place', player: 1, cell: 'd2' });
 * console.log(state.supply); // → [ 23, 22 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, placeDice, placeDie, poseString } from '../../../../pyramid/board.js';
import { poseRoll } from '../../../../pyramid/deal.js';
import { isPlaceable } from '../../../../pyramid/heap.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { anyPose, type Pose, upperNumbers } from '../../../../pyramid/pose.js';
import { evenShare } from '../../../../pyramid/stock.js';
import { handOption } from '../../kit/hand.js';
import { playersWho } from '../../kit/real-time.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { coatCells, coreCells, fitsAsItLies, fittedPose, isCoatCell, reminderCell, reminderPose } from './coat.js';
import { checkState, type TheVainGuineaFowlOptions, type TheVainGuineaFowlState } from './position.js';

export type { TheVainGuineaFowlOptions, TheVainGuineaFowlState } from './position.js';

/** Players at most (VGF-1). */
const SEATS = 3;

/** What a player of The Vain Guinea Fowl can do; real time: the order of actions is that of events. */
export type TheVainGuineaFowlAction =
  | {
      /** A player rolls their next die onto the plate; the outcome is how it lies (VGF-6). */
      readonly type: 'roll';
      readonly player: number;
      readonly outcome?: Pose | undefined;
    }
  | {
      /** The player adds it to the coat, as it lies or turned to the reminder's pose (VGF-7, VGF-8). */
      readonly type: 'place';
      readonly player: number;
      readonly cell: string;
    }
  | {
      /** The player takes it back, to roll again (VGF-11). */
      readonly type: 'discard';
      readonly player: number;
    };

const MOST_DICE = evenShare(coatCells.length, 2);

const g = defineGame({
  id: 'the-vain-guinea-fowl',
  rules: 3,
  options: {
    fitting: z._default(z.literal(['may', 'must']), 'must'),
    hand: handOption(),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgk'),
    poses: poseString(),
    supply: list(natural(MOST_DICE), SEATS),
    rolled: list(z.nullable(anyPose()), SEATS),
    turns: natural(),
  },
});

type State = DeepReadonly<TheVainGuineaFowlState>;

/** The numbers of a die on the plate, as one reads them. */
const numbersOf = (pose: string, { options }: State): string => upperNumbers(pose, options.hand).join(', ');

const roll = g.action({
  check({ rolled }, { player }) {
    return rolled[player] === null ? undefined : illegal('VGF-6', 'place your die or take it back');
  },
  outcome: poseRoll().schema,
  chance: () => poseRoll(),
  apply(draft, { player }, pose, { turns }) {
    draft.rolled[player] = pose;
    draft.turns = turns + 1;
  },
  describe: (before, { player, outcome }) => `Player ${player + 1} rolls ${numbersOf(outcome, before)}.`,
});

const place = g.action({
  fields: { cell: anyCell() },
  *candidates({ board, rolled }, player) {
    if (rolled[player] === null) return;
    for (const cell of coatCells) if (isPlaceable(board, cell)) yield { cell: cellName(cell) };
  },
  check({ board, rolled, options }, action) {
    const pose = rolled[action.player] ?? null;
    if (pose === null) return illegal('VGF-6', 'roll a die first');
    const cell = cellNamed(action.cell);
    if (!isCoatCell(cell)) return illegal('VGF-3', `${action.cell} is not a place of the coat`);
    if (!isPlaceable(board, cell))
      return illegal('VGF-10', `a die finds no support in ${action.cell}, or one lies there already`);
    if (fittedPose(pose, cell, options.hand) !== null) return undefined;
    return illegal('VGF-7', `this die would show a wrong number in ${action.cell}`);
  },
  apply(draft, { player, cell }, _, { board, poses, supply, rolled, options }) {
    const to = cellNamed(cell);
    // A die was rolled and fits: check has seen to both.
    const pose = fittedPose(rolled[player] as Pose, to, options.hand) as Pose;
    draft.board = placeDie(board, to, 'k');
    draft.poses = placeDie(poses, to, pose);
    draft.supply[player] = (supply[player] ?? 0) - 1;
    draft.rolled[player] = null;
  },
  describe({ rolled }, { player, cell }, after) {
    const isTurned = after.poses.charAt(cellNamed(cell)) !== rolled[player];
    const left = after.supply[player] ?? 0;
    const end = left === 0 ? ' That was the last one!' : ` ${left} left.`;
    return `Player ${player + 1} ${isTurned ? 'turns the die and places it' : 'places the die'} in ${cell}.${end}`;
  },
});

/** Whether an open place takes the die as it lies (VGF-7, VGF-8). */
const fitsSomewhere = ({ board, options }: State, pose: Pose): boolean =>
  coatCells.some((cell) => isPlaceable(board, cell) && fitsAsItLies(pose, cell, options.hand));

const discard = g.action({
  check(view, { player }) {
    const pose = view.rolled[player] ?? null;
    if (pose === null) return illegal('VGF-11', 'there is no die to take back');
    const isBound = view.options.fitting === 'must' && fitsSomewhere(view, pose);
    return isBound ? illegal('VGF-7', 'this die fits as it lies, so it has to be placed') : undefined;
  },
  apply(draft, { player }) {
    draft.rolled[player] = null;
  },
  describe: (_, { player }) => `Player ${player + 1} takes the die back.`,
});

function layout(hand: 'right' | 'left'): { board: string; poses: string } {
  return {
    board: placeDie(placeDice(emptyBoard(), coreCells, 'g'), reminderCell(), 'r'),
    poses: placeDie(emptyBoard(), reminderCell(), reminderPose(hand)),
  };
}

/** The rules of The Vain Guinea Fowl. */
export const theVainGuineaFowl: Game<TheVainGuineaFowlState, TheVainGuineaFowlAction, TheVainGuineaFowlOptions> =
  g.game({
    title: 'The Vain Guinea Fowl',
    playerCount: { min: 2, max: SEATS },
    traits: { simultaneous: true },
    facts: { number: 17, family: 'construction' },
    variants: [{}, { hand: 'left' }, { fitting: 'may', turnLimit: 40 }],
    editions: { english: { fitting: 'must' }, french: { fitting: 'may' } },
    actions: { roll, place, discard },
    setup: ({ players, options }) => ({
      ...layout(options.hand),
      supply: Array.from({ length: players }, () => evenShare(coatCells.length, players)),
      rolled: Array.from({ length: players }, () => null),
      turns: 0,
    }),
    checkState: (state) => checkState(state, layout(state.options.hand)),
    // Under rules 1 every die could be taken back (VGF-7); under rules 2 that was the default, which saves name.
    olderDefaults: { 1: {}, 2: { fitting: 'may' } },
    migrations: {
      1: (state) => ({ ...state, options: { ...(state.options as object), fitting: 'may' } }),
      2: (state) => state,
    },
    playersToAct({ players, supply, rolled, turns, options }) {
      if (supply.includes(0)) return oneToAct(null);
      // After the last roll only dice that lie on the plate are still to be placed (VGF-14).
      const mayRoll = !limitReached(turns, options.turnLimit);
      return playersWho(players, (player) => mayRoll || rolled[player] !== null);
    },
    result({ supply, rolled, turns, options }) {
      if (supply.includes(0)) return decidedBy(supply, 'All dice of a player are placed', 'dice left', 'fewest');
      if (!limitReached(turns, options.turnLimit) || rolled.some((pose) => pose !== null)) return null;
      return decidedBy(supply, `${turns} ${turns === 1 ? 'roll is' : 'rolls are'} over`, 'dice left', 'fewest');
    },
  });
