/**
 * Slide: take a green die out of the roof on your side of the pyramid, let those above it slide down, put it on top; six
 * dice in a row that go together win. 2 or 3 players.
 * Rules and sources: slide.rules.md (clauses SLI-1 to SLI-16).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { slide } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(slide, seededDice('slide'));
 * let state = reducer(slide.setup({ players: 2 }), { type: 'build', player: 0 });
 * console.log([...slide.legalActions(state)].length); // → 16
 * state = reducer(state, { type: 'take', player: 0, cell: 'a1' });
 * console.log(state.toPlay, state.turns); // → 1 1
 * ```
 *
 * @module
 */
import * as z from 'zod/mini';
import type { Chance } from '../../../../kernel/chance.js';
import { defineGame } from '../../../../kernel/define.js';
import { illegal } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schema.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, poseString } from '../../../../pyramid/board.js';
import type { Pose } from '../../../../pyramid/pose.js';
import { handOption } from '../../hand.js';
import { limitReached, turnLimit } from '../../turn-limit.js';
import { drawnAnew } from '../drawn-anew.js';
import {
  afterTake,
  checkTake,
  outerPoses,
  sampleTake,
  sparredBoard,
  sparredProblem,
  takeFields,
  takesFrom,
  takeWords,
} from '../spars.js';
import { attainedBy, sparsOf, winnerOf } from './goals.js';
import { type SlideObject, type SlideOptions, type SlidePosition, type SlideState, slideObjects } from './position.js';

/** The most players: one for each wall (SLI-1). */
const SEATS = 3;

/** The actions of Slide. */
export type SlideAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The poses of its outer dice: 165 letters, `.` inside. */
      readonly outcome?: string | undefined;
    }
  | {
      /** A green die of the player's side is taken and put on top. */
      readonly type: 'take';
      readonly player: number;
      /** Where it lies, such as `'a1'`. */
      readonly cell: string;
      /** How it lies on top, where dice may be turned (SLI-9). */
      readonly pose?: Pose | undefined;
    };

const g = defineGame({
  id: 'slide',
  rules: 1,
  options: {
    hand: handOption(),
    turn: z._default(z.boolean(), false),
    objects: z._default(z.readonly(list(z.literal(slideObjects), slideObjects.length)), slideObjects),
    order: z._default(z.literal(['rising', 'any']), 'rising'),
    together: z._default(z.boolean(), true),
    turnLimit: turnLimit(),
  },
  state: {
    phase: z.literal(['build', 'play']),
    board: boardString('.rgk'),
    poses: poseString(),
    toPlay: z.nullable(natural(SEATS - 1)),
    turns: natural(),
  },
});

const builds = new Map<string, Chance<string>>();

/** The pyramid, drawn anew until nobody has attained anything (SLI-4). */
function buildOf({ players, options }: Pick<SlidePosition, 'players' | 'options'>): Chance<string> {
  const { hand, objects, order, together } = options;
  const key = [players, hand, objects, order, together].join();
  let chance = builds.get(key);
  if (chance === undefined) {
    chance = drawnAnew(outerPoses, (poses) => winnerOf({ players, options, poses }, 0) === undefined);
    builds.set(key, chance);
  }
  return chance;
}

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('SLI-2', 'the pyramid stands')),
  chance: (state) => buildOf(state),
  apply(draft, _, poses) {
    draft.phase = 'play';
    draft.board = sparredBoard;
    draft.poses = poses;
  },
  describe: (_, { player }) => `Player ${player + 1} builds the pyramid with black walls and green edges.`,
});

const take = g.action({
  fields: takeFields(),
  candidates: ({ options }, player) => takesFrom(sparsOf(player), options.turn),
  check({ phase, options }, action) {
    if (phase === 'build') return illegal('SLI-2', 'the pyramid is to be built first');
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
    draft.poses = poses;
  },
  sample: ({ phase, options }, player, rng) =>
    phase === 'build' ? null : sampleTake(sparsOf(player), options.turn, rng),
  describe({ options }, action, after) {
    const winner = after.toPlay === null ? winnerOf(after, action.player) : undefined;
    const end =
      winner !== undefined
        ? ` Player ${winner + 1} has ${objectWords(attainedBy(after, winner)?.object ?? 'same', after)} and wins.`
        : after.toPlay === null
          ? ' The game is a draw.'
          : '';
    return takeWords(action.player, action, options.hand) + end;
  },
});

/** What somebody has attained, in words. */
function objectWords(object: SlideObject, { options }: Pick<SlidePosition, 'options'>): string {
  const dice = options.together ? 'six green dice in a row' : 'six green dice';
  switch (object) {
    case 'same':
      return `${dice} that show the same number`;
    case 'run':
      return `${dice} that show one to six`;
    case 'pairs':
      return `${dice} that show what the black ones beside them show`;
  }
}

/** Who has acted last: nobody is ever passed over (SLI-6). */
const lastPlayer = ({ players, turns }: SlidePosition): number => (turns + players - 1) % players;

/** What a state from outside must fulfil beside its schema. */
function checkState(state: SlidePosition): string | undefined {
  const { players, phase, toPlay, turns, options } = state;
  const problem = sparredProblem(state, phase !== 'build');
  if (problem !== undefined) return problem;
  if (phase === 'build') return toPlay === 0 && turns === 0 ? undefined : 'player 0 builds the pyramid first';
  const attained = winnerOf(state, lastPlayer(state)) !== undefined;
  if (attained && turns === 0) return 'a start at which somebody has won is drawn anew';
  const over = attained || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== over) return over ? 'somebody is to play in a game that is over' : 'nobody is to play';
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} turns`;
  return over || toPlay === turns % players ? undefined : `it is the turn of player ${turns % players}`;
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
    { turnLimit: 40 },
  ],
  actions: { build, take },
  checkSetup({ options: { objects } }) {
    if (objects.length === 0) return 'at least one object is needed';
    return new Set(objects).size === objects.length ? undefined : 'name each object once';
  },
  setup: () => ({ phase: 'build', board: emptyBoard(), poses: emptyBoard(), toPlay: 0, turns: 0 }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  outcome(state) {
    if (state.toPlay !== null) return null;
    const winner = winnerOf(state, lastPlayer(state));
    if (winner === undefined) {
      const winners = [...Array(state.players).keys()];
      return { winners, scores: null, reason: `A draw after ${state.turns} turns.` };
    }
    const words = objectWords(attainedBy(state, winner)?.object ?? 'same', state);
    return { winners: [winner], scores: null, reason: `There are ${words}.` };
  },
});
