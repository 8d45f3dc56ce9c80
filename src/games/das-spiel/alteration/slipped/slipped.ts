/**
 * Slipped: everybody has a secret row of numbers in mind, and all move the same dice along the edges of the pyramid.
 * Bring your row about and you win; if you see that another has done it for you, call "Slipped!". 2 to 8 players, calls in
 * real time.
 * Rules and sources: slipped.rules.md (clauses SLP-1 to SLP-18).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { slipped } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(slipped, seededDice('papers'));
 * let state = reducer(slipped.setup({ players: 3 }), { type: 'build', player: 0 });
 * state = reducer(state, { type: 'deal', player: 0 });
 * console.log(slipped.view(state, 1).papers.map((paper) => paper.length > 0)); // → [ false, true, false ]
 * state = reducer(state, { type: 'take', player: 0, cell: 'a9' });
 * state = reducer(state, { type: 'claim', player: 2 });
 * console.log(state.out, state.toPlay); // → [ false, false, true ] 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import type { Chance } from '../../../../kernel/dice/chance.js';
import { pick, type RandomGenerator, uniformInt } from '../../../../kernel/dice/random.js';
import { shuffled } from '../../../../kernel/dice/shuffle.js';
import { illegal } from '../../../../kernel/errors.js';
import type { Json } from '../../../../kernel/plain.js';
import { anyOf, list, natural, readonlyList } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, poseString } from '../../../../pyramid/board.js';
import { axes } from '../../../../pyramid/lattice.js';
import { type Pose, upperNumbers } from '../../../../pyramid/pose.js';
import { handOption, poseLabel } from '../../kit/hand.js';
import { nextPlayer } from '../../kit/placing.js';
import { playersWho } from '../../kit/real-time.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { drawnAnew } from '../drawn-anew.js';
import {
  afterTake,
  checkTake,
  outerPoses,
  sampleTake,
  sparredBoard,
  takeFields,
  takesFrom,
  takeWords,
} from '../spars.js';
import { objectWords } from './object-words.js';
import { isMet, patternSchema, patternsProblem, writtenPatterns } from './patterns.js';
import {
  COVERED,
  canBeMet,
  checkState,
  hasShown,
  playersIn,
  type SlippedOptions,
  type SlippedState,
  type SlippedView,
  winnerByTake,
} from './position.js';

export type { SlippedOptions, SlippedState } from './position.js';

/** Players at most (SLP-1). */
const SEATS = 8;
/** Objects at most (SLP-4). */
const MAX_OBJECTS = 24;

/** At random, players who could call think of it one time in this many. */
const RASH = 12;

/** What is written on the papers unless others are agreed on: none is much easier than another (SLP-4). */
const OBJECTS: readonly string[] = /* @__PURE__ */ Object.freeze([
  ...['1234ab', '2345ab', '3456ab', '4321ab', '5432ab', '6543ab'],
  ...['aaabbbcc', 'aaabbccc', 'aaaabbcc', 'aaabbccdd'],
]);

/** What stood on the papers under rules 5: with many players doubles of numbers were much easier than the rest. */
const OBJECTS_OF_RULES_5: readonly string[] = /* @__PURE__ */ Object.freeze([
  ...['1234ab', '4321ab', '3456ab', '6543ab', '1122ab', '5566ab'],
  ...['aaabbbcc', 'aaabbccc', 'aaaabbcc', 'aaabbccdd'],
]);

/** What stood on the papers under rules 4: equally hard, but so hard that two players could hold each other up for good. */
const OBJECTS_OF_RULES_4: readonly string[] = /* @__PURE__ */ Object.freeze([
  ...['123456', '654321', '112233', '445566', '135246', '246135'],
  ...['a1a2a3a', 'a4a5a6a', '11aaaa1', '5a5a5aa'],
]);

/** What stood on the papers under rules 3. */
const OBJECTS_OF_RULES_3: readonly string[] = /* @__PURE__ */ Object.freeze([
  ...['123456', '654321', '112233', '445566', '135246', '161616', '252525', '343434'],
  ...['aabbccdd', 'abcdabcd'],
]);

/** Papers for games that are to be short: doubles and fours, any four numbers, each as likely as the others (SLP-4). */
const QUICK: readonly string[] = /* @__PURE__ */ Object.freeze([
  'aabbccdd',
  'abcdabcd',
  'abbccdda',
  'abcddcba',
  'aabbcddc',
  'abbacddc',
  'aabcbcdd',
  'abacbdcd',
  'abbcacdd',
]);

/** What a player of Slipped can do; the order of actions is that of events. */
export type SlippedAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The poses of its outer dice: 165 letters, `.` inside. */
      readonly outcome?: string | undefined;
    }
  | {
      /** Deals the papers, in the phase `deal`. */
      readonly type: 'deal';
      readonly player: number;
      /** The object of each player; in a view, `''` for what the viewer may not know. */
      readonly outcome?: readonly string[] | undefined;
    }
  | {
      /** Takes a green die and puts it on top. */
      readonly type: 'take';
      readonly player: number;
      /** Where it lies, such as `'a1'`. */
      readonly cell: string;
      /** How it lies on top, where dice may be turned (SLP-11). */
      readonly pose?: Pose | undefined;
    }
  | {
      /** "Slipped!": a player says that their object is met, and shows their paper (SLP-13). */
      readonly type: 'claim';
      readonly player: number;
    }
  | {
      /** Keeps silent until the next die is taken (SLP-18). Nobody has to say so. */
      readonly type: 'done';
      readonly player: number;
    };

const g = defineGame({
  id: 'slipped',
  rules: 6,
  options: {
    hand: handOption(),
    objects: z._default(readonlyList(patternSchema(), MAX_OBJECTS), OBJECTS),
    turn: z._default(z.boolean(), false),
    calls: z._default(z.literal(['others', 'all', 'none']), 'others'),
    turnLimit: turnLimit(),
  },
  state: {
    phase: z.literal(['build', 'deal', 'play']),
    board: boardString('.rgk'),
    poses: poseString(),
    out: list(z.boolean(), SEATS),
    done: list(z.boolean(), SEATS),
    winner: z.nullable(natural(SEATS - 1)),
    toPlay: z.nullable(natural(SEATS - 1)),
    turns: natural(),
    lastTaker: z.nullable(natural(SEATS - 1)),
    papers: list(patternSchema(), SEATS),
  },
  hidden: { papers: list(anyOf([patternSchema(), z.literal(COVERED)]), SEATS) },
});

type State = DeepReadonly<SlippedState>;
type View = DeepReadonly<SlippedView>;

// Options can hold any patterns, so chances are kept as long as the options are.
const builds = new WeakMap<object, Chance<string>>();
const deals = new WeakMap<object, Map<number, Chance<string[]>>>();

/** Whether any of the objects is met, whoever has it. */
const isAnyMet = (position: Pick<State, 'poses' | 'options'>): boolean =>
  position.options.objects.some((pattern) => isMet(position, pattern));

/** The pyramid, drawn anew until no object at all is met (SLP-6). */
function buildOf({ options }: State): Chance<string> {
  let chance = builds.get(options);
  if (chance === undefined) {
    chance = drawnAnew(
      outerPoses,
      (poses) => !isAnyMet({ poses, options }),
      () => writtenPatterns(options),
    );
    builds.set(options, chance);
  }
  return chance;
}

/** A different object for everybody (SLP-7). */
function dealOf({ options, players }: State): Chance<string[]> {
  const known = deals.get(options) ?? new Map<number, Chance<string[]>>();
  deals.set(options, known);
  let chance = known.get(players);
  if (chance === undefined) {
    chance = shuffled(options.objects, players);
    known.set(players, chance);
  }
  return chance;
}

const nobody = (players: number): boolean[] => new Array<boolean>(players).fill(false);

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('SLP-2', 'the pyramid stands')),
  outcome: outerPoses.schema,
  chance: (state) => buildOf(state),
  apply(draft, _, poses) {
    draft.phase = 'deal';
    draft.board = sparredBoard;
    draft.poses = poses;
  },
  describe: (_, { player }) => `Player ${player + 1} builds the pyramid with black walls and green edges.`,
});

const deal = g.action({
  check({ phase }) {
    if (phase === 'deal') return undefined;
    return illegal('SLP-7', phase === 'build' ? 'the pyramid must be built first' : 'everybody has a paper');
  },
  outcome: list(patternSchema(), SEATS),
  chance: (state) => dealOf(state),
  apply(draft, _, papers) {
    draft.phase = 'play';
    draft.papers = [...papers];
  },
  conceal: ({ outcome }, viewer) =>
    outcome ? { outcome: outcome.map((paper, seat) => (seat === viewer ? paper : COVERED)) } : {},
  reveals: true,
  describe(_, { player }, after, viewer) {
    const own = viewer === null ? COVERED : (after.papers[viewer] ?? COVERED);
    return `Player ${player + 1} deals everybody a secret object.${own === COVERED ? '' : ` Yours is ${objectWords(own)}.`}`;
  },
});

const take = g.action({
  fields: takeFields(),
  candidates: ({ phase, toPlay, options }, player) =>
    phase === 'play' && toPlay === player ? takesFrom(axes, options.turn) : [],
  check({ phase, toPlay, options }, action) {
    if (phase !== 'play') return illegal('SLP-7', 'the papers must be dealt first');
    if (toPlay !== action.player) return illegal('SLP-9', `it is the turn of Player ${(toPlay ?? 0) + 1}`);
    return checkTake(action, axes, options.turn, { take: 'SLP-10', onTop: 'SLP-11' });
  },
  apply(draft, action, _, before) {
    const { players, out, options } = before;
    const poses = afterTake(before.poses, action);
    const turns = before.turns + 1;
    const next = nextPlayer(players, action.player, (player) => out[player] === false);
    const winner = winnerByTake({ ...before, poses }, action.player) ?? null;
    draft.winner = winner;
    draft.toPlay = winner !== null || limitReached(turns, options.turnLimit) ? null : next;
    draft.done = nobody(players);
    draft.turns = turns;
    draft.lastTaker = action.player;
    draft.poses = poses;
  },
  // If an object wins without a call and there is one, all see whose it is, or that it isn't the taker's.
  reveals: ({ poses, options }, action) =>
    options.calls !== 'all' && isAnyMet({ poses: afterTake(poses, action), options }),
  sample(view, player, rng) {
    const { phase, toPlay, options } = view;
    return phase === 'play' && toPlay === player ? sampleTake(axes, options.turn, rng) : null;
  },
  label: poseLabel,
  describe({ options }, { player, cell = '', pose }, after) {
    const turned = pose === undefined ? '' : `, showing ${upperNumbers(pose, options.hand).join('-')}`;
    const says = takeWords(player, cell, turned);
    if (after.winner !== null) {
      return `${says} Player ${after.winner + 1} shows ${objectWords(after.papers[after.winner] ?? '')}: it is there, and wins.`;
    }
    return after.toPlay === null ? `${says} The game is a draw.` : says;
  },
});

const claim = g.action({
  check({ phase, turns, options }) {
    if (options.calls === 'none') return illegal('SLP-14', 'nobody calls in this game');
    // A player who is out may not act at all (SLP-15).
    return phase === 'play' && turns > 0 ? undefined : illegal('SLP-13', 'no die has been taken yet');
  },
  apply(draft, { player }, _, before) {
    const { players, papers, toPlay } = before;
    if (isMet(before, papers[player] ?? COVERED)) {
      draft.winner = player;
      draft.toPlay = null;
      draft.done = nobody(players);
      return;
    }
    const out = before.out.map((isOut, seat) => isOut || seat === player);
    const still = playersIn({ out });
    const isOver = still.length === 1;
    const next = toPlay === player ? nextPlayer(players, player, (one) => out[one] === false) : toPlay;
    // Whose turn it has become can call as well as take.
    draft.done = isOver ? nobody(players) : before.done.map((isDone, seat) => isDone && seat !== next);
    draft.out = out;
    draft.winner = isOver ? (still[0] ?? null) : null;
    draft.toPlay = isOver ? null : next;
  },
  // Right or wrong, the paper is shown.
  reveals: true,
  uneven:
    'Whoever could call thinks of it one time in twelve: fair play would be over after a few dice, by wrong calls.',
  sample: ({ phase, turns, options }, _, rng) =>
    phase === 'play' && turns > 0 && options.calls !== 'none' && uniformInt(rng, 1, RASH) === 1 ? {} : null,
  describe(_, { player }, after) {
    const says = `Player ${player + 1} calls “Slipped!” and shows ${objectWords(after.papers[player] ?? '')}`;
    if (after.winner === player) return `${says}: it is there, and wins.`;
    const last = after.winner === null ? '' : ` Player ${after.winner + 1} is the last one in and wins.`;
    return `${says}: it is not there. Player ${player + 1} is out.${last}`;
  },
});

const done = g.action({
  check({ phase, toPlay }, { player }) {
    if (phase !== 'play') return illegal('SLP-7', 'the papers must be dealt first');
    return toPlay === player ? illegal('SLP-18', 'the player on turn calls or takes a die') : undefined;
  },
  apply(draft, { player }, _, before) {
    draft.done = before.done.map((isDone, seat) => isDone || seat === player);
  },
  describe: (_, { player }) => `Player ${player + 1} keeps silent until the next die is taken.`,
});

/** Papers are seen by their owners, and by all when they have been shown (SLP-8). */
function view(state: State, player: number | null): View {
  const { papers } = state;
  if (papers.every((_, seat) => seat === player || hasShown(state, seat))) return state;
  return {
    ...state,
    papers: papers.map((paper, seat) => (seat === player || hasShown(state, seat) ? paper : COVERED)),
  };
}

/** Papers at random for those that are covered. */
function papersBehind(view: View, rng: RandomGenerator): string[] {
  const papers = [...view.papers];
  const left = view.options.objects.filter((object) => !papers.includes(object));
  const covered = [...papers.keys()].filter((player) => papers[player] === COVERED);
  const unmet = covered.filter((player) => !canBeMet(view, player));
  // First those who can have fewer of the objects, so that everything possible is equally likely.
  for (const player of [...unmet, ...covered.filter((one) => !unmet.includes(one))]) {
    const fitting = unmet.includes(player) ? left.filter((object) => !isMet(view, object)) : left;
    const paper = pick(rng, fitting) ?? COVERED;
    papers[player] = paper;
    left.splice(left.indexOf(paper), 1);
  }
  return papers;
}

/** A position of rules 2, with calls required or impossible; the player who took last counted where nobody called. */
function migratedFrom2(state: Record<string, Json>): Record<string, Json> {
  const { players, turns, toPlay } = state as { players: number; turns: number; toPlay: number | null };
  const { mustCall, ...options } = state.options as Record<string, Json>;
  return {
    ...state,
    options: { ...options, calls: mustCall ? 'all' : 'none' },
    // Right where it counts, since nobody was ever out there; where only calls win, it doesn't matter who it was.
    lastTaker: turns === 0 ? null : ((toPlay ?? turns) + players - 1) % players,
  };
}

/** The rules of Slipped. */
export const slipped: Game<SlippedState, SlippedAction, SlippedOptions> = g.game({
  title: 'Slipped',
  playerCount: { min: 2, max: SEATS },
  traits: { simultaneous: true },
  facts: { number: 36, family: 'alteration' },
  variants: [
    {},
    { turnLimit: 4 },
    { calls: 'all', objects: QUICK },
    { calls: 'none', objects: QUICK },
    {
      objects: ['aabbcc', 'abcabc', 'aaaabc', 'abbbca', 'abcccb', 'aaabbc', 'aabbbc', '1abbcca', 'aaabcc', '12ab3cd'],
      turn: true,
      hand: 'left',
    },
  ],
  // Silence before a call: a player who takes the first action on the list does not call in vain.
  actions: { build, deal, take, done, claim },
  checkSetup: ({ players, options }) => patternsProblem(options.objects, players),
  setup: ({ players }) => ({
    phase: 'build',
    board: emptyBoard(),
    poses: emptyBoard(),
    out: nobody(players),
    done: nobody(players),
    winner: null,
    toPlay: 0,
    turns: 0,
    lastTaker: null,
    papers: [],
  }),
  checkState,
  olderDefaults: {
    3: { objects: OBJECTS_OF_RULES_3 },
    4: { objects: OBJECTS_OF_RULES_4 },
    5: { objects: OBJECTS_OF_RULES_5 },
  },
  migrations: {
    1: (state) => ({
      ...state,
      options: { ...(state.options as object), mustCall: true },
      done: (state.out as readonly boolean[]).map(() => false),
    }),
    2: migratedFrom2,
    // Other papers were usual (SLP-4); a state says which ones are played with.
    3: (state) => state,
    4: (state) => state,
    5: (state) => state,
  },
  playersToAct({ players, toPlay, turns, out, done: silent, options }) {
    if (toPlay === null || turns === 0 || options.calls === 'none') return oneToAct(toPlay);
    return playersWho(players, (player) => out[player] === false && silent[player] === false);
  },
  result(state) {
    const { toPlay, winner, turns } = state;
    if (toPlay !== null) return null;
    const winners = winner === null ? playersIn(state) : [winner];
    const reason =
      winner === null
        ? `A draw after ${turns} turns.`
        : playersIn(state).length === 1
          ? 'All others have called in vain.'
          : `There is ${state.papers[winner]}.`;
    return { winners, scores: null, reason };
  },
  view,
  complete: (seen, _player, rng) => ({ ...seen, papers: papersBehind(seen, rng) }),
});
