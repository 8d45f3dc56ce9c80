/**
 * Slide: take a green die out of the roof on your side of the pyramid, let those above it slide down, put it on top; six
 * dice in a row that go together win. Players see only their own side. 2 or 3 players.
 * Rules and sources: slide.rules.md (clauses SLI-1 to SLI-16).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { slide } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(slide, seededDice('slide'));
 * let state = reducer(slide.setup({ players: 2 }), { type: 'build', player: 0 });
 * console.log([...slide.legalActions(slide.view(state, 0), 0)].length); // → 16
 * // What the top die shows to both players, and to a spectator.
 * console.log([0, 1, null].map((player) => slide.view(state, player).poses.at(-1)).join(' ')); // → 5 1 0
 * state = reducer(state, { type: 'take', player: 0, cell: 'a1' });
 * console.log(state.toPlay, state.turns); // → 1 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import type { Chance } from '../../../../kernel/dice/chance.js';
import type { RandomGenerator } from '../../../../kernel/dice/random.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { natural, readonlyList } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, poseString } from '../../../../pyramid/board.js';
import { anyCell, cellNamed } from '../../../../pyramid/names.js';
import { type Pose, poses as poseLetters } from '../../../../pyramid/pose.js';
import { handOption, poseLabel } from '../../kit/hand.js';
import { numbersSeen, posesBehind } from '../../kit/sight.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { drawnAnew } from '../drawn-anew.js';
import {
  afterTake,
  checkTake,
  outerPoses,
  sampleTake,
  sparOf,
  sparredBoard,
  sparredProblem,
  takeFields,
  takesFrom,
  takeWords,
} from '../spars.js';
import { attainedBy, sparsOf, winnerOf, writtenGoals } from './goals.js';
import {
  type SlideObject,
  type SlideOptions,
  type SlidePosition,
  type SlideState,
  type SlideView,
  slideObjects,
} from './position.js';

export type { SlideOptions, SlideState } from './position.js';

/** The most players: one for each wall (SLI-1). */
const SEATS = 3;

/** The actions of Slide. */
export type SlideAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The poses of its outer dice: 165 letters, `.` inside. Shown to nobody. */
      readonly outcome?: string | undefined;
    }
  | {
      /** A green die of the player's side is taken and put on top. */
      readonly type: 'take';
      readonly player: number;
      /** Where it lies, such as `'a1'`. */
      readonly cell: string;
      /** How it lies on top, where dice may be turned (SLI-9). Not shown to others. */
      readonly pose?: Pose | undefined;
    }
  | {
      /** No die is taken; only where nobody must (SLI-6). */
      readonly type: 'pass';
      readonly player: number;
    };

const g = defineGame({
  id: 'slide',
  rules: 3,
  options: {
    hand: handOption(),
    mustTake: z._default(z.boolean(), true),
    turn: z._default(z.boolean(), false),
    objects: z._default(readonlyList(z.literal(slideObjects), slideObjects.length), slideObjects),
    order: z._default(z.literal(['rising', 'any']), 'rising'),
    pairs: z._default(z.literal(['any-number', 'one-number']), 'any-number'),
    together: z._default(z.boolean(), true),
    turnLimit: turnLimit(),
  },
  state: {
    phase: z.literal(['build', 'play']),
    board: boardString('.rgk'),
    toPlay: z.nullable(natural(SEATS - 1)),
    turns: natural(),
    last: z.nullable(anyCell()),
    poses: poseString(),
  },
  hidden: { poses: boardString(`.0123456${poseLetters.join('')}`) },
});

const builds = new Map<string, Chance<string>>();

/** The pyramid, drawn anew until nobody has attained anything (SLI-4). */
function buildOf({ players, options }: Pick<SlidePosition, 'players' | 'options'>): Chance<string> {
  const { hand, objects, order, pairs, together } = options;
  const key = [players, hand, objects, order, pairs, together].join();
  let chance = builds.get(key);
  if (chance === undefined) {
    chance = drawnAnew(
      outerPoses,
      (poses) => winnerOf({ players, options, poses }, 0) === undefined,
      () => writtenGoals(players, options),
    );
    builds.set(key, chance);
  }
  return chance;
}

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('SLI-2', 'the pyramid stands')),
  outcome: outerPoses.schema,
  chance: (state) => buildOf(state),
  apply(draft, _, poses) {
    draft.phase = 'play';
    draft.board = sparredBoard;
    draft.poses = poses;
  },
  conceal: () => ({}),
  // Players see their own side of it.
  reveals: true,
  describe: (_, { player }) => `Player ${player + 1} builds the pyramid with black walls and green edges.`,
});

const take = g.action({
  fields: takeFields(),
  candidates: ({ options }, player) => takesFrom(sparsOf(player), options.turn),
  check({ phase, options }, action) {
    if (phase === 'build') return illegal('SLI-2', 'the pyramid must be built first');
    return checkTake(action, sparsOf(action.player), options.turn, { take: 'SLI-7', onTop: 'SLI-9' });
  },
  apply(draft, action, _, before) {
    const { players, options } = before;
    const poses = afterTake(before.poses, action);
    const turns = before.turns + 1;
    const isOver =
      winnerOf({ players, options, poses }, action.player) !== undefined || limitReached(turns, options.turnLimit);
    draft.toPlay = isOver ? null : turns % players;
    draft.turns = turns;
    draft.last = action.cell;
    draft.poses = poses;
  },
  sample: ({ phase, options }, player, rng) =>
    phase === 'build' ? null : sampleTake(sparsOf(player), options.turn, rng),
  // How the die was turned others see on their sides only.
  conceal: ({ player, cell, pose }, viewer) => (viewer === player ? { cell, pose } : { cell }),
  // On top the die can be seen from all sides.
  reveals: true,
  label: poseLabel,
  describe({ options }, { player, cell = '' }, after) {
    const winner = after.toPlay === null ? winnerOf(after, player) : undefined;
    const end =
      winner !== undefined
        ? ` Player ${winner + 1} has ${objectWords(attainedBy(after, winner)?.object ?? 'same', after)} and wins.`
        : after.toPlay === null
          ? ' The game is a draw.'
          : '';
    return takeWords(player, cell, options.turn ? ', turned at will' : '') + end;
  },
});

const pass = g.action({
  check({ phase, options }) {
    if (phase === 'build') return illegal('SLI-2', 'the pyramid must be built first');
    return options.mustTake ? illegal('SLI-6', 'a die is taken in each turn') : undefined;
  },
  apply(draft, _, __, { players, turns, options }) {
    draft.toPlay = limitReached(turns + 1, options.turnLimit) ? null : (turns + 1) % players;
    draft.turns = turns + 1;
    draft.last = null;
  },
  // At the end all see everything (SLI-5).
  reveals: ({ turns, options }) => limitReached(turns + 1, options.turnLimit),
  describe: (_, { player }, { toPlay }) =>
    `Player ${player + 1} takes no die.${toPlay === null ? ' The game is a draw.' : ''}`,
});

/** What a player has attained, in words. */
function objectWords(object: SlideObject, { options }: Pick<SlidePosition, 'options'>): string {
  const { pairs, together } = options;
  const dice = (count: string) => `${count} green dice${together ? ' in a row' : ''}`;
  switch (object) {
    case 'same':
      return `${dice('six')} that show the same number`;
    case 'run':
      return `${dice('six')} that show one to six`;
    case 'pairs':
      return pairs === 'any-number'
        ? `${dice('six')} that show what the black ones beside them show`
        : `${dice('three')} and the black ones beside them that show the same number`;
  }
}

/** The player who acted last: players have their turns whether or not they take a die (SLI-6). */
const lastPlayer = ({ players, turns }: SlidePosition): number => (turns + players - 1) % players;

/** What a state from outside must meet besides its schema. */
function checkState(state: SlidePosition): StateProblem {
  const { players, phase, toPlay, turns, last, options } = state;
  const problem = sparredProblem('SLI-2', state, phase !== 'build');
  if (problem !== undefined) return problem;
  if (phase === 'build')
    return toPlay === 0 && turns === 0 && last === null ? undefined : 'Player 1 builds the pyramid first';
  const spar = last === null ? undefined : sparOf(cellNamed(last));
  if (last !== null && (turns === 0 || spar === undefined || !sparsOf(lastPlayer(state)).includes(spar))) {
    return `nobody has just taken the die of ${last}`;
  }
  const attained = winnerOf(state, lastPlayer(state)) !== undefined;
  if (attained && turns === 0) return 'a start at which somebody has won is drawn anew';
  const over = attained || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== over)
    return illegal('SLI-15', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} turns`;
  return over || toPlay === turns % players
    ? undefined
    : illegal('SLI-6', `it is the turn of Player ${(turns % players) + 1}`);
}

/** Draws after which a view must be one that no position has, as some from outside are. */
const TRIES = 1_000;

/** Poses at random behind what the player sees; that nobody has attained anything all know (SLI-15). */
function posesFor(seen: DeepReadonly<SlideView>, player: number | null, rng: RandomGenerator): string {
  for (let tries = 1; ; tries++) {
    const poses = posesBehind(seen, player, rng);
    if (tries === TRIES || winnerOf({ ...seen, poses }, 0) === undefined) return poses;
  }
}

/** The rules of Slide. */
export const slide: Game<SlideState, SlideAction, SlideOptions> = g.game({
  title: 'Slide',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 35, family: 'alteration' },
  variants: [
    {},
    { together: false, objects: ['same', 'pairs'], turn: true, hand: 'left' },
    { together: false, order: 'any', objects: ['run'], turnLimit: 60 },
    { mustTake: false, turnLimit: 40, objects: ['pairs'], pairs: 'one-number' },
  ],
  editions: {
    english: { mustTake: true, pairs: 'one-number' },
    french: { mustTake: false, pairs: 'any-number' },
  },
  actions: { build, take, pass },
  checkSetup({ options: { objects } }) {
    if (objects.length === 0) return 'at least one object is needed';
    return new Set(objects).size === objects.length ? undefined : 'name each object once';
  },
  setup: () => ({ phase: 'build', board: emptyBoard(), poses: emptyBoard(), toPlay: 0, turns: 0, last: null }),
  checkState,
  migrations: {
    1: (state) => ({ ...state, options: { ...(state.options as object), pairs: 'any-number' }, last: null }),
    2: (state) => ({ ...state, options: { ...(state.options as object), mustTake: true } }),
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    if (state.toPlay !== null) return null;
    const winner = winnerOf(state, lastPlayer(state));
    if (winner === undefined) {
      const winners = [...Array(state.players).keys()];
      return { winners, scores: null, reason: `A draw after ${state.turns} turns.` };
    }
    const words = objectWords(attainedBy(state, winner)?.object ?? 'same', state);
    return { winners: [winner], scores: null, reason: `There are ${words}.` };
  },
  view: (state, player) => (state.toPlay === null ? state : { ...state, poses: numbersSeen(state, player) }),
  complete: (seen, player, rng) =>
    seen.toPlay === null || seen.phase === 'build' ? seen : { ...seen, poses: posesFor(seen, player, rng) },
});
