import { describe, expect, it } from 'vitest';
import { pig } from '../../../test/toys/pig.js';
import { sealed } from '../../../test/toys/sealed.js';
import { stones } from '../../../test/toys/stones.js';
import { tiles } from '../../../test/toys/tiles.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { createRng } from '../../kernel/dice/random.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { playout } from '../../play/playout.js';
import { Limit } from '../bots/effort.js';
import { expectimaxBot } from '../bots/expectimax-bot.js';
import { greedyBot } from '../bots/greedy-bot.js';
import { Trial } from '../bots/trial.js';
import { solve } from '../exploration/solve.js';
import { deepened, USUAL_DRAWING } from './deepening.js';
import { leafBy, sharesAt } from './shares.js';

/** Looks so many turns ahead from the state. */
function looked(game: AnyGame, state: object, player: number, turns: number, all: boolean) {
  const trial = new Trial(game);
  const actions = [...game.legalActions(state as never, player)];
  const limit = new Limit(Number.POSITIVE_INFINITY);
  const asked = { trial, leaf: leafBy(trial, {}), drawing: { ...USUAL_DRAWING, rng: createRng('search') }, limit };
  const found = deepened({
    ...asked,
    player,
    worlds: [{ position: trial.copyOf(state), weight: 1 }],
    actions,
    turns,
    all,
  });
  return { ...found, steps: limit.steps };
}

describe('looking ahead', () => {
  it('finds the exact values where it comes to the end', async () => {
    const options = { tiles: 6 } as const;
    const solved = await solve(tiles, { players: 2, options });
    const start = tiles.setup({ players: 2, options });
    for (const outcome of [
      [1, 2, 3, 4, 5, 6],
      [6, 1, 5, 2, 4, 3],
      [3, 6, 2, 5, 1, 4],
    ]) {
      const laid = tiles.reduce(start, { type: 'lay', player: 0, outcome });
      const { actions, isExact } = looked(tiles as never, laid, 1, 10, true);
      expect(isExact).toBe(true);
      expect(actions[0]?.values).toEqual(solved?.valueOf(laid));
      for (const { action, values } of actions) {
        expect(values).toEqual(solved?.valueOf(tiles.reduce(laid, action as never)));
      }
    }
  });

  it('leaves out nothing that could change the choice', () => {
    const start = pig.setup({ players: 2, options: { target: 8 } });
    for (const banked of [
      [0, 0],
      [6, 5],
      [2, 7],
      [7, 7],
    ] as const) {
      for (const atRisk of [2, 3, 4]) {
        const state = pig.load({ ...start, banked, atRisk });
        const all = looked(pig as never, state, 0, 3, true);
        const best = looked(pig as never, state, 0, 3, false);
        expect(best.actions[0]?.values[0]).toBeCloseTo(all.actions[0]?.values[0] ?? 0, 12);
        expect(best.actions[0]?.action).toEqual(all.actions[0]?.action);
      }
    }
  });
});

describe('looking ahead where there is much to do after much that can happen', () => {
  it('leaves out nothing that could change the choice', () => {
    let state = stones.setup({ players: 2, options: { heavy: true } });
    state = stones.reduce(state, { type: 'take', player: 0, stones: [1, 2] });
    state = stones.reduce(state, { type: 'take', player: 1, stones: [3, 4] });
    const all = looked(stones as never, state, 0, 2, true);
    const best = looked(stones as never, state, 0, 2, false);
    const [a, b] = [all, best].map(({ actions }) => actions[0]?.values ?? []) as [number[], number[]];
    expect(b[0]).toBeCloseTo(a[0] as number, 12);
    expect(best.steps).toBeLessThan(all.steps);
  });
});

describe('expectimaxBot', () => {
  it('solves its turn: three rolls for one line', () => {
    const lines = Object.keys(kiriki.setup({ players: 1 }).sheets[0] ?? {});
    const sheet = Object.fromEntries(lines.map((line) => [line, line === 'sixes' ? null : 0]));
    const state = kiriki.load({
      ...kiriki.setup({ players: 1 }),
      sheets: [sheet],
      rolls: 2,
      dice: [6, 6, 6, 1, 6],
    });
    const bot = expectimaxBot(kiriki, { worth: ({ sheets }) => (sheets[0]?.sixes ?? 0) / 30 });
    expect(bot(state, 0, createRng('a'))).toEqual({ type: 'roll', player: 0, dice: [3] });
  });

  it('plays as well as can be where it sees the end', () => {
    const options = { tiles: 6 } as const;
    const best = expectimaxBot(tiles, { depth: 10 });
    const other = greedyBot(tiles);
    let lost = 0;
    for (let game = 0; game < 20; game++) {
      const { result, actions } = playout(tiles, {
        players: 2,
        options,
        seed: `${game}`,
        choose: (view, player, rng) => (player === 1 ? best : other)(view, player, rng),
      });
      const laid = tiles.reduce(tiles.setup({ players: 2, options }), actions[0] as never);
      const value = looked(tiles as never, laid, 1, 10, true).actions[0]?.values[1] ?? 0;
      const won = result?.winners.includes(1) ? 1 / result.winners.length : 0;
      if (won < value) lost++;
    }
    expect(lost).toBe(0);
  });

  it('gives the same action for the same view, whatever is hidden', () => {
    const bot = expectimaxBot(sealed as never, { worlds: 4 });
    const choices = [1, 2, 3, 4, 5, 6].map((theirs) => {
      let state = sealed.setup({ players: 2, options: { polite: true } });
      for (const action of [
        { type: 'shake', player: 0, outcome: theirs },
        { type: 'shake', player: 1, outcome: 2 },
        { type: 'guess', player: 0, sum: 4 },
      ] as const) {
        state = sealed.reduce(state, action);
      }
      return bot(state as never, 1, createRng('bot')) as AnyAction;
    });
    for (const choice of choices) expect(choice).toEqual(choices[0]);
  });

  it('is ended by its limits, and still gives an action', () => {
    const state = kiriki.reduce(kiriki.setup({ players: 2 }), {
      type: 'roll',
      player: 0,
      dice: [0, 1, 2, 3, 4],
      outcome: [1, 2, 3, 4, 6],
    });
    const bot = expectimaxBot(kiriki, { positions: 10 });
    expect(kiriki.check(state, bot(state, 0, createRng('a')))).toBeNull();
    expect(() => expectimaxBot(kiriki, { depth: 0 })).toThrow(RangeError);
    expect(() => expectimaxBot(kiriki, { milliseconds: 0 })).toThrow(RangeError);
    expect(() => expectimaxBot(kiriki, { positions: -1 })).toThrow(RangeError);
  });
});

describe('the worth of an end', () => {
  it('is a share of the victory, alone the score, and a tie when it never came', () => {
    const end = { winners: [0, 2], scores: [4, 1, 4], reason: '' };
    expect(sharesAt(end, 3)).toEqual([0.5, 0, 0.5]);
    expect(sharesAt({ winners: [0], scores: [245], reason: '' }, 1)).toEqual([245]);
    expect(sharesAt(null, 4)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(sharesAt(null, 1)).toEqual([0]);
  });
});
