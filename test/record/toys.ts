import { type AnyGame, createRng, GameError, startGame } from 'dicewright';
import { purposefulBot } from 'dicewright/analysis';
import { calavera } from 'dicewright/calavera';
import * as dasSpiel from 'dicewright/das-spiel';
import { defineGame, die, illegal, natural, oneToAct } from 'dicewright/define';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { krakatoa } from 'dicewright/krakatoa';
import * as z from 'zod/mini';

const e = defineGame({ id: 'endless', rules: 1, options: {}, state: { sum: natural() } });
const add = e.action({
  fields: { by: natural(9) },
  candidates: () => [{ by: 1 }],
  apply(draft, { by }, _, before) {
    draft.sum = before.sum + by;
  },
});
const throwDie = e.action({
  outcome: die(6).schema,
  chance: () => die(6),
  apply(draft, _, face, before) {
    draft.sum = before.sum + face;
  },
});
/** A game without end: one player adds numbers or throws a die. */
export const endless = e.game({
  title: 'Endless',
  playerCount: { min: 1, max: 1 },
  actions: { add, throw: throwDie },
  setup: () => ({ sum: 0 }),
  playersToAct: () => oneToAct(0),
  result: () => null,
});

const s = defineGame({
  id: 'secrets',
  rules: 1,
  options: { length: z._default(natural(50), 6) },
  state: { hands: z.array(z.nullable(natural(6))), turn: natural(), shown: z.boolean() },
  hidden: { hands: z.array(z.nullable(natural(6))) },
});
const deal = s.action({
  outcome: die(6).schema,
  chance: () => die(6),
  conceal: (action, viewer) => (viewer === action.player ? action : {}),
  apply(draft, { player }, face, before) {
    draft.hands = before.hands.map((hand, i) => (i === player ? face : hand));
    draft.turn = before.turn + 1;
  },
});
const show = s.action({
  reveals: true,
  check: ({ shown }) => (shown ? illegal('SEC-2', 'the hands are shown already') : undefined),
  apply(draft, _action, _, before) {
    draft.shown = true;
    draft.turn = before.turn + 1;
  },
});
const pass = s.action({
  apply(draft, _action, _, before) {
    draft.turn = before.turn + 1;
  },
});
/** Two players take turns: draw a number that only they see, show everything, or pass. */
export const secrets = s.game({
  title: 'Secrets',
  playerCount: { min: 2, max: 2 },
  actions: { deal, show, pass },
  setup: () => ({ hands: [null, null], turn: 0, shown: false }),
  playersToAct: ({ turn, options }) => oneToAct(turn < options.length ? turn % 2 : null),
  result: ({ turn, options }) =>
    turn < options.length ? null : { winners: [], scores: null, reason: 'All turns are taken.' },
  view: (state, player) =>
    state.shown ? state : { ...state, hands: state.hands.map((hand, i) => (i === player ? hand : null)) },
  complete: (view) => view,
});

const b = defineGame({ id: 'bare', rules: 2, options: {}, state: { left: natural() } });
const take = b.action({
  fields: { count: natural(2) },
  candidates: () => [{ count: 1 }, { count: 2 }],
  check: ({ left }, { count }) => (count === 0 || count > left ? illegal('BARE-1', 'take one or two') : undefined),
  apply(draft, { count }, _, before) {
    draft.left = before.left - count;
  },
});
/** Nothing is random: two players take one or two of seven. Rules 2. */
export const bare = b.game({
  title: 'Bare',
  playerCount: { min: 2, max: 2 },
  actions: { take },
  setup: () => ({ left: 7 }),
  playersToAct: ({ left }) => oneToAct(left === 0 ? null : left % 2),
  result: ({ left }) => (left > 0 ? null : { winners: [0], scores: [1, 0], reason: 'Nothing is left.' }),
});

const loaded: readonly AnyGame[] = [kiriki, krakatoa, calavera, ...Object.values(dasSpiel)];

/** All built-in games, in the order of the catalogue. */
export const builtIn: readonly AnyGame[] = Object.keys(games).map((id) => {
  const game = loaded.find((one) => one.id === id);
  if (!game) throw new Error(`${id} is exported nowhere`);
  return game;
});
export const allGames: readonly AnyGame[] = [...builtIn, secrets, bare];

export interface RandomGame {
  readonly game: AnyGame;
  readonly variant: number;
  /** Counted from the least, and on from there where the variant does not go with it. */
  readonly players: number;
  readonly seed: string;
  /** The game is left unfinished after so many actions. */
  readonly length: number;
}

/** A recorder after random legal actions, with dice of the seed; some actions are undone, and some of these redone. */
export function playRandomly({ game, variant, players, seed, length }: RandomGame, withUndo = false) {
  const options = game.variants[variant % game.variants.length] ?? {};
  const recorder = start();
  // Where play at random would hardly end.
  const purpose = game.traits.purposeful ? purposefulBot(game) : null;
  const headed = (state: typeof recorder.state) => {
    const [player] = game.playersToAct(state);
    return player === undefined ? null : (purpose?.(game.view(state, player), player, rng) ?? null);
  };
  const rng = createRng(`policy ${seed}`);
  for (let played = 0; played < length; played++) {
    const action = purpose ? headed(recorder.state) : game.sampleAction(recorder.state, rng);
    if (!action) break;
    recorder.play(action);
    if (withUndo && recorder.canUndo && played % 3 === 0) {
      recorder.undo();
      if (played % 2 === 0) recorder.redo();
    }
  }
  return recorder;

  function start() {
    const { min, max, withGroups: most = max } = game.playerCount;
    const count = most - min + 1;
    // A variant need not go with every number of players: then the next one that it goes with.
    for (let i = 0; i < count; i++) {
      const seats = min + ((players + i) % count);
      const names = Array.from({ length: seats }, (_, i) => `Ünal ${i} 🎲`);
      try {
        return startGame(game, { players: seats, options, seed, names });
      } catch (error) {
        if (!(error instanceof GameError && error.code === 'INVALID_SETUP')) throw error;
      }
    }
    throw new Error(`${game.id}: variant ${variant} goes with no number of players`);
  }
}
