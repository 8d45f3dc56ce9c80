import * as z from 'zod/mini';
import { d6, defineGame, die, illegal, natural, oneToAct, uniform } from '../../src/define.js';
import { uniformInt } from '../../src/index.js';

const r = defineGame({
  id: 'race',
  rules: 3,
  options: { goal: z._default(natural(100), 20), rests: z._default(natural(9), 2) },
  state: {
    runners: z.array(z.strictObject({ at: natural(200), rests: natural(9) })).check(z.maxLength(4)),
    toPlay: z.nullable(natural(3)),
    /** Index of a runner. Nothing ties it to the number of runners, so that a state can be valid and contradict itself. */
    pacer: natural(9),
  },
});

/**
 * Runs to a goal: `run` (a die), `rest` (no fields, nothing random), `jump` (a coin, unless it is done safely), `pace`
 * (breaks, when the state contradicts itself). Rules 1 had only positions, rules 2 no pacer.
 */
export const race = r.game({
  title: 'Race',
  facts: { family: 'toys', number: 1 },
  playerCount: { min: 2, max: 4 },
  variants: [{}, { goal: 5 }],
  actions: {
    run: r.action({
      outcome: d6(1).schema,
      chance: () => d6(1),
      apply(draft, { player }, [face = 0], before) {
        const runner = draft.runners[player];
        const at = (before.runners[player]?.at ?? 0) + face;
        draft.toPlay = at >= before.options.goal ? null : (player + 1) % before.players;
        if (runner) runner.at = at;
      },
      describe: (_, { player, outcome }) => `Player ${player + 1} runs ${outcome[0]}.`,
    }),
    rest: r.action({
      check: ({ runners, options }, { player }) =>
        (runners[player]?.rests ?? 0) < options.rests ? undefined : illegal('RACE-2', 'no rest is left'),
      apply(draft, { player }, _, before) {
        const runner = draft.runners[player];
        if (runner) runner.rests++;
        draft.toPlay = (player + 1) % before.players;
      },
    }),
    jump: r.action({
      fields: { over: z.array(natural(3)).check(z.maxLength(4)), safely: z.boolean() },
      candidates: ({ players }) =>
        [true, false].map((safely) => ({ over: Array.from({ length: players }, (_, i) => i), safely })),
      canonical: ({ over, safely }) => ({ over: [...over].sort(), safely }),
      check: (_, { over }) => (over.length > 0 ? undefined : illegal('RACE-3', 'nobody to jump over')),
      outcome: z.literal(['well', 'badly']),
      chance: (_, { safely }) => (safely ? null : uniform(['well', 'badly'])),
      apply(draft, { player, over }, outcome, before) {
        const runner = draft.runners[player];
        draft.toPlay = (player + 1) % before.players;
        if (runner) runner.at += outcome === 'well' ? over.length : outcome === 'badly' ? 0 : 1;
      },
    }),
    pace: r.action({
      fields: { by: natural(3) },
      *candidates({ runners, pacer }) {
        yield { by: 0 };
        if ((runners[pacer] as { at: number }).at > 0) yield { by: 1 };
      },
      check: ({ runners, pacer }, { by }) =>
        (runners[pacer] as { at: number }).at >= by ? undefined : illegal('RACE-4', 'too fast'),
      apply(draft, { by }, _, before) {
        draft.pacer = (before.pacer + by) % before.players;
      },
    }),
  },
  setup: ({ players }) => ({
    runners: Array.from({ length: players }, () => ({ at: 0, rests: 0 })),
    toPlay: 0,
    pacer: 0,
  }),
  checkSetup: ({ players, options }) => (options.goal < players ? 'the goal is too near for so many' : undefined),
  checkState: ({ runners, players }) => (runners.length === players ? undefined : `expected ${players} runners`),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, runners }) {
    if (toPlay !== null) return null;
    const scores = runners.map(({ at }) => at);
    return { winners: [scores.indexOf(Math.max(...scores))], scores, reason: 'Somebody is there.' };
  },
  migrations: {
    1: ({ positions, ...state }) => ({ ...state, runners: (positions as number[]).map((at) => ({ at, rests: 0 })) }),
    2: (state) => ({ ...state, pacer: 0 }),
  },
});

const card = natural(9);
const h = defineGame({
  id: 'hands',
  rules: 1,
  options: {},
  state: {
    hands: z.array(z.array(card).check(z.maxLength(6))).check(z.maxLength(3)),
    pile: z.array(card).check(z.maxLength(30)),
    toPlay: natural(2),
  },
  // One's own cards, of the others only how many.
  hidden: { hands: z.array(z.union([z.array(card).check(z.maxLength(6)), natural(6)])).check(z.maxLength(3)) },
});

/** Hands of cards that only their holders see: `play` a card openly, `draw` one that only the player sees. */
export const hands = h.game({
  title: 'Hands',
  playerCount: { min: 2, max: 3 },
  actions: {
    play: h.action({
      fields: { card },
      candidates(view, player) {
        const hand = view.hands[player];
        return typeof hand === 'object' ? hand.map((one) => ({ card: one })) : [];
      },
      check(view, { player, card }) {
        const hand = view.hands[player];
        return typeof hand === 'object' && hand.includes(card) ? undefined : illegal('HANDS-1', 'no such card');
      },
      apply(draft, { player, card }, _, before) {
        const hand = draft.hands[player];
        const pile = [...before.pile, card];
        draft.toPlay = (player + 1) % before.players;
        hand?.splice(hand.indexOf(card), 1);
        draft.pile = pile;
      },
      reveals: true,
      describe: (_, { player, card }) =>
        `Player ${player + 1} plays ${card === undefined ? 'a card' : card.toFixed()}.`,
    }),
    draw: h.action({
      check(view, { player }) {
        // Breaks where a hand is missing, as the schema allows.
        const { length } = view.hands[player] as readonly number[];
        return length < 6 ? undefined : illegal('HANDS-2', 'the hand is full');
      },
      outcome: die(9).schema,
      chance: () => die(9),
      apply(draft, { player }, drawn, before) {
        draft.toPlay = (player + 1) % before.players;
        draft.hands[player]?.push(drawn);
      },
      reveals: (_, { player }) => player >= 0,
      conceal: ({ player, outcome }, viewer) => (viewer === player && outcome !== undefined ? { outcome } : {}),
      describe: (_, { player, outcome }) =>
        `Player ${player + 1} draws ${outcome === undefined ? 'a card' : outcome.toFixed()}.`,
    }),
  },
  setup: ({ players }) => ({
    hands: Array.from({ length: players }, (_, i) => [i, i + 1, i + 2]),
    pile: [],
    toPlay: 0,
  }),
  playersToAct: ({ toPlay, pile }) => oneToAct(pile.length < 6 ? toPlay : null),
  result: ({ pile }) => (pile.length < 6 ? null : { winners: [], scores: null, reason: 'The pile is high.' }),
  view: (state, player) => ({ ...state, hands: state.hands.map((hand, i) => (i === player ? hand : hand.length)) }),
  complete: (view, _player, rng) => ({
    ...view,
    hands: view.hands.map((hand) =>
      typeof hand === 'object' ? hand : Array.from({ length: hand }, () => uniformInt(rng, 0, 9)),
    ),
  }),
});

const v = defineGame({
  id: 'vote',
  rules: 1,
  options: {},
  state: { votes: z.array(z.nullable(natural(4))).check(z.maxLength(5)) },
});

/** Everybody votes for somebody else, all at the same time. */
export const vote = v.game({
  title: 'Vote',
  playerCount: { min: 2, max: 5 },
  traits: { simultaneous: true },
  actions: {
    vote: v.action({
      fields: { whom: natural(4) },
      candidates: ({ players }) => Array.from({ length: players }, (_, whom) => ({ whom })),
      check: ({ players }, { player, whom }) =>
        whom === player || whom >= players ? illegal('VOTE-1', 'vote for somebody else') : undefined,
      apply(draft, { player, whom }) {
        draft.votes[player] = whom;
      },
    }),
  },
  setup: ({ players }) => ({ votes: Array.from({ length: players }, () => null) }),
  playersToAct: ({ votes }) => votes.flatMap((one, player) => (one === null ? [player] : [])),
  result: ({ votes }) => (votes.includes(null) ? null : { winners: [], scores: null, reason: 'All have voted.' }),
});
