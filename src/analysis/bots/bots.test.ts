import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counter } from '../../../test/toys/counter.js';
import { dealGame } from '../../../test/toys/deal.js';
import { flickGame } from '../../../test/toys/flick.js';
import { type RushState, rush } from '../../../test/toys/rush.js';
import { sealed } from '../../../test/toys/sealed.js';
import { stones } from '../../../test/toys/stones.js';
import { tiles } from '../../../test/toys/tiles.js';
import { theCleverMole } from '../../games/das-spiel/special/the-clever-mole/the-clever-mole.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { seededDice } from '../../kernel/dice/dice.js';
import { branch, createRng } from '../../kernel/dice/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../../kernel/types.js';
import { playout } from '../../play/playout.js';
import type { Bot } from './bot.js';
import { expectimaxBot } from './expectimax-bot.js';
import { greedyBot } from './greedy-bot.js';
import { botLevel } from './levels.js';
import { mctsBot } from './mcts-bot.js';
import { monteCarloBot } from './monte-carlo-bot.js';
import { randomBot } from './random-bot.js';

const refusal = (code: string) => expect.objectContaining({ name: 'GameError', code });

const bots: Readonly<Record<string, (game: AnyGame) => Bot<AnyAction, Envelope>>> = {
  randomBot: (game) => randomBot(game),
  greedyBot: (game) => greedyBot(game, { samples: 3, limit: 50, worlds: 2 }),
  monteCarloBot: (game) => monteCarloBot(game, { playouts: 6, maxActions: 40 }),
  mctsBot: (game) => mctsBot(game, { iterations: 12, maxActions: 40 }),
  expectimaxBot: (game) => expectimaxBot(game, { positions: 100, worlds: 2, actions: 30 }),
};
const toys: readonly AnyGame[] = [counter, dealGame, flickGame, rush, sealed, stones, tiles].map((toy) => toy as never);
const named = Object.entries(bots);

describe.each(named)('%s', (_, botFor) => {
  it.each(toys.map((toy) => [toy.id, toy] as const))(
    'plays %s by the rules, in the state in place, too',
    (_id, toy) => {
      for (const options of toy.variants) {
        const bot = botFor(toy);
        const { state, actions } = playout(toy, { players: 2, options, seed: toy.id, choose: bot, maxActions: 12 });
        expect(actions.length).toBeGreaterThan(1);
        // The same without a state that is changed in place: the same seed, so the same choices and dice.
        const dice = seededDice(toy.id);
        const rng = createRng(toy.id);
        const own = branch(rng);
        let again = toy.setup({ players: 2, options });
        for (const { outcome, ...action } of actions as readonly (AnyAction & { readonly outcome?: unknown })[]) {
          const acting = toy.playersToAct(again);
          const player = acting.length === 1 ? (acting[0] as number) : action.player;
          if (acting.length > 1) rng.next();
          expect(bot(toy.view(again, player) as DeepReadonly<Envelope>, player, own)).toEqual(action);
          const chance = toy.chance(again, action);
          const drawn = chance ? dice.draw(chance, again.events) : undefined;
          expect(drawn).toEqual(outcome);
          again = toy.reduce(again, (drawn === undefined ? action : { ...action, outcome: drawn }) as AnyAction);
        }
        expect(again).toEqual(state);
      }
    },
  );

  it('gives the same action for the same view, whatever is hidden', () => {
    const bot = botFor(sealed as never);
    const choices = [1, 2, 3, 4, 5, 6].flatMap((theirs) =>
      [4, 12].map((guess) => {
        let state = sealed.setup({ players: 2, options: { polite: true } });
        for (const action of [
          { type: 'shake', player: 0, outcome: theirs },
          { type: 'shake', player: 1, outcome: 2 },
          { type: 'guess', player: 0, sum: guess },
        ] as const) {
          state = sealed.reduce(state, action);
        }
        // A host may give the state itself.
        const byState = bot(state as never, 1, createRng('bot'));
        expect(bot(sealed.view(state, 1) as never, 1, createRng('bot'))).toEqual(byState);
        return byState;
      }),
    );
    expect(choices).toHaveLength(12);
    for (const choice of choices) expect(choice).toEqual(choices[0]);
  });

  it('does not find the mole where only the master knows it', () => {
    let state = theCleverMole.setup({ players: 3, options: { clues: ['text'], target: 1 } });
    const build = { type: 'build', player: 0 } as const;
    const outcome = theCleverMole.chance(state, build)?.sample(createRng('hills'));
    state = theCleverMole.reduce(state, { ...build, outcome } as Parameters<typeof theCleverMole.reduce>[1]);
    const bot = botFor(theCleverMole as never);
    const choices = [0, 1, 2, 3, 4, 5].map((hill) => {
      const hidden = theCleverMole.reduce(state, {
        type: 'hide',
        player: 0,
        hill,
        clue: { kind: 'text', text: 'Here.' },
      });
      return bot(theCleverMole.view(hidden, 1) as never, 1, createRng('bot'));
    });
    for (const choice of choices) expect(choice).toEqual(choices[0]);
  });

  it('takes a view from a message and leaves it alone', () => {
    const bot = botFor(stones as never);
    const view = JSON.parse(JSON.stringify(stones.setup({ players: 2 }))) as Envelope;
    const action = bot(view, 0, createRng('bot'));
    expect(stones.check(stones.load(view), action as never)).toBeNull();
    expect([JSON.stringify(view), Object.isFrozen(view)]).toEqual([
      JSON.stringify(stones.setup({ players: 2 })),
      false,
    ]);
  });

  it('refuses to act for whoever cannot', () => {
    const bot = botFor(stones as never);
    const start = stones.setup({ players: 2 });
    expect(() => bot(start as never, 1, createRng('bot'))).toThrow(refusal('NOT_YOUR_TURN'));
    const { state } = playout(stones, { players: 2, seed: 'over' });
    expect(() => bot(state as never, 0, createRng('bot'))).toThrow(refusal('GAME_OVER'));
  });
});

describe('randomBot', () => {
  it('gives every action some time', () => {
    const bot = randomBot(rush);
    const start = rush.setup({ players: 3 });
    const rng = createRng('random');
    const lines = new Set(Array.from({ length: 60 }, () => bot(start, 2, rng).line));
    expect([...lines].sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('greedyBot', () => {
  it('takes what is worth most, exactly, over chance', () => {
    const start = stones.setup({ players: 2, options: { heavy: true } });
    const bot = greedyBot(stones, {
      value: ({ seats }, player) => (seats[player]?.stones ?? []).reduce((sum, one) => sum + one, 0),
    });
    expect(bot(start, 0, createRng('a'))).toEqual({ type: 'take', player: 0, stones: [5, 6] });
    // One stone is left: the die finds it once in six, the hand always.
    let end = stones.reduce(start, { type: 'take', player: 0, stones: [1, 2] });
    end = stones.reduce(end, { type: 'take', player: 1, stones: [3, 4] });
    end = stones.reduce(end, { type: 'take', player: 0, stones: [5] });
    expect(bot(end, 1, createRng('b'))).toEqual({ type: 'take', player: 1, stones: [6] });
  });

  it('lists the outcomes where it can: no number is drawn but for ties', () => {
    const state = kiriki.reduce(kiriki.setup({ players: 1 }), {
      type: 'roll',
      player: 0,
      dice: [0, 1, 2, 3, 4],
      outcome: [6, 6, 1, 6, 6],
    });
    const bot = greedyBot(kiriki, { value: ({ dice }) => dice.reduce((sum, one) => sum + one, 0) });
    expect(bot(state, 0, createRng('a'))).toEqual({ type: 'roll', player: 0, dice: [2] });
  });

  it('lists the outcomes of actions that have no more than it may, and draws those of the others', () => {
    const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [1, 2, 3, 4, 6] } as const;
    const state = kiriki.reduce(kiriki.setup({ players: 1 }), roll);
    const asked = (options: { readonly limit?: number; readonly samples?: number }): number => {
      let times = 0;
      const value = () => times++;
      greedyBot(kiriki, { ...options, value })(state, 0, createRng('a'));
      return times;
    };
    // Thirteen lines, and every choice of dice: (1 + 6) ** 5 outcomes but for that without dice.
    expect(asked({})).toBe(13 + 7 ** 5 - 1);
    expect(asked({ limit: 0, samples: 1 })).toBe(13 + 31);
    // The lines and the single dice are listed.
    expect(asked({ limit: 6, samples: 1 })).toBe(13 + 5 * 6 + 26);
  });

  it('wins at once where it can, unless told otherwise', () => {
    const start = counter.setup({ players: 1, options: { limit: 1 } });
    expect(greedyBot(counter)(start, 0, createRng('a'))).toEqual({ type: 'say', player: 0, number: 1 });
    // Two stones each, two left: taking both wins; one would leave the game open.
    let state = stones.setup({ players: 2 });
    state = stones.reduce(state, { type: 'take', player: 0, stones: [1, 2] });
    state = stones.reduce(state, { type: 'take', player: 1, stones: [3, 4] });
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(greedyBot(stones)(state, 0, createRng(seed))).toEqual({ type: 'take', player: 0, stones: [5, 6] });
    }
  });
});

describe.each([
  ['monteCarloBot', (options: object) => monteCarloBot(rush, { playouts: 40, ...options })],
  ['mctsBot', (options: object) => mctsBot(rush, { iterations: 40, ...options })],
] as const)('%s', (_, botWith) => {
  const start = rush.setup({ players: 2 });

  it('takes any action where nothing is to be learnt', () => {
    const bot = botWith({ maxActions: 1 });
    const seeds = Array.from({ length: 40 }, (_, i) => `${i}`);
    const lines = new Set(seeds.map((seed) => bot(start, 0, createRng(seed)).line));
    expect([...lines].sort()).toEqual([1, 2, 3]);
  });

  it('goes by the value of a position where it breaks a game off', () => {
    const bot = botWith({
      maxActions: 1,
      value: ({ points, lines }: RushState, player: number) => (points[player] ?? 0) + (lines[player] ?? 0),
    });
    for (const seed of ['a', 'b', 'c']) expect(bot(start, 0, createRng(seed)).line).toBe(3);
    const least = botWith({ maxActions: 1, value: ({ points }: RushState, player: number) => -(points[player] ?? 0) });
    expect(least(rush.reduce(start, { type: 'grab', player: 1, line: 3 }), 0, createRng('a')).line).toBe(1);
  });

  it('plays no more games than it may', () => {
    let ends = 0;
    const reward = () => ends++;
    const many = rush.setup({ players: 4 });
    botWith({ playouts: 3, iterations: 3, reward })(many, 0, createRng('a'));
    expect(ends).toBeGreaterThan(0);
    expect(ends).toBeLessThanOrEqual(3 * 4);
  });
});

type TilesState = ReturnType<typeof tiles.setup>;

/** What optimal play brings the first player: 1, a half or 0. */
function solved(state: TilesState): number {
  const end = tiles.result(state);
  if (end) return end.winners.includes(0) ? 1 / end.winners.length : 0;
  const values = [...tiles.legalActions(state)].map((action) => solved(tiles.reduce(state, action)));
  return state.toPlay === 0 ? Math.max(...values) : Math.min(...values);
}

describe.each([
  ['monteCarloBot', monteCarloBot(rush, { playouts: 400 }), monteCarloBot(flickGame, { playouts: 20 })],
  ['mctsBot', mctsBot(rush, { iterations: 400 }), mctsBot(flickGame, { iterations: 20 })],
] as const)('%s', (_, bot, flicker) => {
  it('plays well where all act at once', () => {
    // The last round is open: only the third line wins for certain.
    const state = rush.load({ ...rush.setup({ players: 2 }), points: [4, 4], rounds: 2 });
    expect(bot(state, 1, createRng('bot')).line).toBe(3);
  });

  it('finds its actions where they cannot all be listed', () => {
    const { angle } = flicker(flickGame.setup({ players: 1 }), 0, createRng('bot'));
    expect(angle).toBeGreaterThanOrEqual(0);
    expect(angle).toBeLessThan(360);
  });
});

describe('mctsBot', () => {
  it('finds the moves of perfect play', () => {
    const bot = mctsBot(tiles, { iterations: 150 });
    const lay = { type: 'lay', player: 0 } as const;
    const start = tiles.setup({ players: 2, options: { tiles: 4 } });
    let decisive = 0;
    for (const { outcome } of tiles.chance(start, lay)?.outcomes() ?? []) {
      const state = tiles.reduce(start, { ...lay, outcome: outcome as number[] });
      const values = [...tiles.legalActions(state)].map((action) => solved(tiles.reduce(state, action)));
      if (new Set(values).size > 1) decisive++;
      const action = bot(state, 1, createRng(String(outcome)));
      expect(solved(tiles.reduce(state, action))).toBe(Math.min(...values));
    }
    expect(decisive).toBeGreaterThan(5);
  });

  it('weighs the dice by their odds', () => {
    // The last line of a sheet with one roll left: four sixes kept are worth more than a new throw.
    const patterns = kiriki.setup({ players: 1 }).sheets[0] as Record<string, number | null>;
    const sheet = Object.fromEntries(Object.keys(patterns).map((name) => [name, name === 'sixes' ? null : 0]));
    const state = kiriki.load({
      ...kiriki.setup({ players: 1 }),
      sheets: [sheet],
      rolls: 2,
      dice: [6, 6, 2, 6, 6],
      events: 26,
    });
    const { type, dice } = mctsBot(kiriki, { iterations: 1_200 })(state, 0, createRng('dice')) as {
      readonly type: string;
      readonly dice?: readonly number[];
    };
    expect([type, dice]).toEqual(['roll', [2]]);
  });

  it('guesses on what it may know of hidden dice', () => {
    let state = sealed.setup({ players: 2 });
    state = sealed.reduce(state, { type: 'shake', player: 0, outcome: 6 });
    state = sealed.reduce(state, { type: 'shake', player: 1, outcome: 1 });
    const { sum } = mctsBot(sealed, { iterations: 1_500 })(sealed.view(state, 0), 0, createRng('sealed')) as {
      readonly sum: number;
    };
    // His six and the other's die: from 7 to 12.
    expect(sum).toBeGreaterThanOrEqual(7);
    expect(sum).toBeLessThanOrEqual(12);
  });

  it('refuses bad options', () => {
    expect(() => mctsBot(rush, { iterations: 0 })).toThrow(RangeError);
    expect(() => mctsBot(rush, { iterations: 1, exploration: -1 })).toThrow(RangeError);
    expect(() => monteCarloBot(rush, { playouts: 1.5 })).toThrow(RangeError);
    expect(() => greedyBot(rush, { samples: 0 })).toThrow(RangeError);
  });
});

const explaining = {
  greedyBot: () => greedyBot(stones, { samples: 3 }),
  expectimaxBot: () => expectimaxBot(stones, { positions: 200 }),
  monteCarloBot: () => monteCarloBot(stones, { playouts: 60 }),
  mctsBot: () => mctsBot(stones, { iterations: 60 }),
  botLevel: () => botLevel(stones, 'easy'),
} as const;

describe.each(Object.entries(explaining))('%s explains', (_, botFor) => {
  const start = stones.setup({ players: 2 });
  // Levels keep a time, after which they think no further.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0));
  afterEach(() => void vi.restoreAllMocks());

  it('what it takes, and what it thinks of the other actions', () => {
    const bot = botFor();
    for (const seed of ['a', 'b', 'c']) {
      const { actions } = bot.explain(start, 0, createRng(seed));
      const [taken, ...others] = actions;
      expect(taken?.action).toEqual(bot(start, 0, createRng(seed)));
      expect(taken?.loss).toBe(0);
      expect(others.length).toBeGreaterThan(0);
      for (const { action, value, loss } of actions) {
        expect(stones.check(start, action)).toBeNull();
        expect(loss).toBeCloseTo(Math.max(0, (taken?.value ?? 0) - value), 12);
      }
    }
  });

  it('nothing to whoever is not to act', () => {
    expect(() => botFor().explain(start, 1, createRng('a'))).toThrow(refusal('NOT_YOUR_TURN'));
  });
});
