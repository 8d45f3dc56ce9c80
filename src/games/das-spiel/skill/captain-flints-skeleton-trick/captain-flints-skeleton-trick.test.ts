import { describe, expect, it } from 'vitest';
import { verdict } from '../../../../../test/helpers/das-spiel.js';
import { spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, uniformInt } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture } from '../../../../picture/picture.js';
import {
  type CaptainFlintsSkeletonTrickAction,
  type CaptainFlintsSkeletonTrickOptions,
  type CaptainFlintsSkeletonTrickState,
  captainFlintsSkeletonTrick as game,
} from './captain-flints-skeleton-trick.js';
import { captainFlintsSkeletonTrickPicture as picture } from './captain-flints-skeleton-trick.picture.js';

type State = DeepReadonly<CaptainFlintsSkeletonTrickState>;

const start = (players = 3, options: CaptainFlintsSkeletonTrickOptions = {}): State => game.setup({ players, options });

const attempt = (player: number, stands: boolean): CaptainFlintsSkeletonTrickAction => ({
  type: 'attempt',
  player,
  outcome: { stands },
});

/** The position after so many attempts that have failed. */
function failed(attempts: number, players = 3, options: CaptainFlintsSkeletonTrickOptions = {}): State {
  let state = start(players, options);
  for (let made = 0; made < attempts; made++) state = game.reduce(state, attempt(made % players, false));
  return state;
}

/** Where dice are drawn, as coordinates. */
function drawn({ parts }: Picture): string[] {
  const part = parts.find(({ kind }) => kind === 'board');
  return part?.kind === 'board' ? part.cells.flatMap(({ at, die }) => (die ? [at.join(' ')] : [])) : [];
}

/** Where cells are marked, as coordinates. */
function marked({ parts }: Picture): string[] {
  const part = parts.find(({ kind }) => kind === 'board');
  return part?.kind === 'board' ? part.cells.flatMap(({ at, tone }) => (tone ? [at.join(' ')] : [])) : [];
}

/** The edges by hand: where two walls of the pyramid meet, two coordinates are 0. */
const skeleton = spots.filter((spot) => spot.filter((x) => x === 0).length > 1).map((spot) => spot.join(' '));

describe('table', () => {
  it('FLI-1 two to eight pirates play', () => {
    expect(game.playerCount).toEqual({ min: 2, max: 8 });
    for (const players of [1, 9]) expect(() => start(players)).toThrow(GameError);
    for (const players of [2, 8]) expect(start(players)).toMatchObject({ made: 0, stands: false, toPlay: 0 });
  });

  it('FLI-2 the skeleton is the 25 dice of the edges', () => {
    expect(skeleton.length).toBe(25);
    const stands = game.reduce(start(), attempt(0, true));
    expect(drawn(picture(stands)).sort()).toEqual([...skeleton].sort());
  });

  it('FLI-2 its places are marked until it stands', () => {
    for (const variant of ['edges', 'trick', 'strut'] as const) {
      expect(marked(picture(start(3, { variant }))).sort()).toEqual([...skeleton].sort());
      expect(marked(picture(game.reduce(start(3, { variant }), attempt(0, true))))).toEqual([]);
    }
  });
});

describe('attempts', () => {
  const variants = ['edges', 'trick', 'strut'] as const;

  it('FLI-3 [variant=edges] [variant=trick] [variant=strut] the ways differ in what is done', () => {
    const told = variants.map((variant) => {
      const before = start(3, { variant });
      return [true, false].map((stands) => {
        const action = attempt(0, stands);
        return game.describe(before, action, game.reduce(before, action));
      });
    });
    expect(told).toEqual([
      [
        'Player 1 builds the edges of the pyramid: they stand. The booty is won.',
        'Player 1 builds the edges of the pyramid: they don’t stand.',
      ],
      [
        'Player 1 shakes a complete pyramid: only its edges are left. The booty is won.',
        'Player 1 shakes a complete pyramid: its edges don’t stay.',
      ],
      [
        'Player 1 lifts the plate with the struts: they hold. The booty is won.',
        'Player 1 lifts the plate with the struts: they don’t hold.',
      ],
    ]);
  });

  it('FLI-3 [variant=edges] [variant=trick] [variant=strut] all begin and end alike', () => {
    const dice = variants.map((variant) => drawn(picture(start(3, { variant }))).length);
    expect(dice).toEqual([0, 165, 0]);
    for (const variant of variants) {
      const stands = game.reduce(start(3, { variant }), attempt(0, true));
      expect(drawn(picture(stands)).length).toBe(25);
      expect(game.result(stands)?.winners).toEqual([0]);
      expect(game.chance(start(3, { variant }), { type: 'attempt', player: 0 })?.total).toBe(10_000);
    }
  });

  it.each([
    [{ stands: true }, true],
    [{ stands: false }, true],
    [{ stands: null }, false],
    [{ stands: 1 }, false],
    [{}, false],
    [{ stands: true, dice: 25 }, false],
    [true, false],
    [null, false],
  ])('FLI-4 an attempt succeeds or it doesn’t: %j', (outcome, possible) => {
    expect(game.chance(start(), { type: 'attempt', player: 0 })?.includes(outcome)).toBe(possible);
    const result = game.safeReduce(start(), { type: 'attempt', player: 0, outcome: outcome as never });
    expect(result.ok ? '' : result.error.code).toBe(possible ? '' : 'INVALID_OUTCOME');
  });

  it('FLI-5 players try in turn, one attempt each', () => {
    let state = start();
    for (const player of [0, 1, 2, 0, 1, 2, 0]) {
      expect([state.toPlay, game.playersToAct(state)]).toEqual([player, [player]]);
      expect([...game.legalActions(state)]).toEqual([{ type: 'attempt', player }]);
      expect(verdict(game, state, attempt((player + 1) % 3, true))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, attempt(player, false));
    }
  });

  it.each([
    ['FLI-6 [rounds=3]', {}, 3],
    ['FLI-6 [rounds=1]', { rounds: 1 }, 1],
    ['FLI-6 [rounds=100]', { rounds: 100 }, 100],
  ])('%s so many rounds are tried', (_, options, rounds) => {
    const last = failed(2 * rounds - 1, 2, options);
    expect(last.toPlay).toBe(1);
    expect(game.reduce(last, attempt(1, false)).toPlay).toBeNull();
    for (const bad of [0, 101, 1.5]) expect(() => start(2, { rounds: bad })).toThrow(GameError);
  });

  it.each([
    ['FLI-7 [skill=[0, 0.25, 1]]', 0, 0.1],
    ['FLI-7 [skill=[0, 0.25, 1]]', 1, 0.3],
    ['FLI-7 [skill=[0, 0.25, 1]]', 2, 0.9],
    ['FLI-7 [skill=[0, 0.25, 1]]', 3, 0.5],
  ])('%s player %i succeeds with %f', (_, player, probability) => {
    const state = failed(player, 4, { skill: [0, 0.25, 1] });
    const chance = game.chance(state, { type: 'attempt', player });
    const listed = [...(chance?.outcomes() ?? [])].map(({ outcome, weight }) => [outcome, weight]);
    expect(listed).toEqual([
      [{ stands: true }, 10_000 * probability],
      [{ stands: false }, 10_000 - 10_000 * probability],
    ]);
  });

  it('FLI-7 [skill=[]] 0.5 for everybody, and no skills of players who are not there', () => {
    expect(() => start(2, { skill: [1, 1, 1] })).toThrow(/at most 2 players/);
    const [good, bad] = [...(game.chance(start(), { type: 'attempt', player: 0 })?.outcomes() ?? [])];
    expect(good?.weight).toBe(bad?.weight);
  });
});

describe('end', () => {
  it('FLI-8 the first who succeeds has won, and it is over', () => {
    const after = game.reduce(failed(4), attempt(1, true));
    expect(after).toMatchObject({ made: 5, stands: true, toPlay: null });
    expect(game.result(after)).toEqual({
      winners: [1],
      scores: null,
      reason: 'The skeleton of the pyramid stands.',
    });
    expect(game.playersToAct(after)).toEqual([]);
    expect(verdict(game, after, attempt(2, true))).toBe('GAME_OVER');
    expect(game.result(failed(4))).toBeNull();
  });

  it('FLI-8 also with the very last attempt', () => {
    expect(game.result(game.reduce(failed(8), attempt(2, true)))?.winners).toEqual([2]);
  });

  it('FLI-9 when all have failed nobody wins', () => {
    const over = failed(9);
    expect(game.result(over)).toEqual({
      winners: [],
      scores: null,
      reason: 'No skeleton stands after the last round; the captain keeps the booty.',
    });
    expect(game.describe(failed(8), attempt(2, false), over)).toBe(
      'Player 3 builds the edges of the pyramid: they don’t stand. The captain keeps the booty.',
    );
    expect(verdict(game, over, attempt(0, true))).toBe('GAME_OVER');
  });

  it('FLI-5 FLI-6 FLI-8 FLI-9 random games go as by hand', () => {
    const rng = createRng('flint');
    let kept = 0;
    for (let i = 0; i < 60; i++) {
      const players = uniformInt(rng, 2, 8);
      const rounds = uniformInt(rng, 1, 4);
      let state = start(players, { rounds });
      let winner: number | undefined;
      for (let round = 0; round < rounds && winner === undefined; round++) {
        for (let player = 0; player < players && winner === undefined; player++) {
          expect(state.toPlay).toBe(player);
          const stands = uniformInt(rng, 1, 12) === 1;
          state = game.reduce(state, attempt(player, stands));
          if (stands) winner = player;
        }
      }
      expect(game.result(state)?.winners).toEqual(winner === undefined ? [] : [winner]);
      if (winner === undefined) kept++;
    }
    expect(kept).toBeGreaterThan(5);
    expect(kept).toBeLessThan(55);
  });
});

describe('positions', () => {
  it('one set up by hand, and some that are over, are taken', () => {
    const over = { ...start(), made: 4, stands: true, toPlay: null };
    for (const value of [{ ...start(), made: 5, toPlay: 2 }, over, { ...start(), made: 9, toPlay: null }])
      expect(game.load(value)).toEqual(value);
  });

  it.each([
    ['FLI-8 one in which the first attempt has succeeded', { ...start(), made: 1, stands: true, toPlay: null }],
    ['FLI-1 one in which the eighth player is on', { ...start(8), made: 7, toPlay: 7 }],
    ['FLI-6 one after 100 rounds of eight', { ...start(8, { rounds: 100 }), made: 800, toPlay: null }],
    [
      'FLI-7 one with the skills of eight',
      { ...start(8), options: { ...start(8).options, skill: Array(8).fill(0.7) } },
    ],
  ])('%s is taken', (_, value) => {
    expect(game.load({ ...value })).toEqual(value);
  });

  it.each([
    ['another player’s turn', { ...start(), made: 5, toPlay: 0 }, /after 5 attempts/],
    ['nobody’s turn', { ...start(), toPlay: null }, /after 0 attempts/],
    ['a turn after the end', { ...start(), made: 9, toPlay: 0 }, /after 9 attempts/],
    ['a turn after a success', { ...start(), made: 2, stands: true, toPlay: 2 }, /after 2 attempts/],
    ['a skeleton of nobody', { ...start(), stands: true, toPlay: null }, /before the first attempt/],
    ['too many attempts', { ...start(), made: 10, toPlay: null }, /at most 9 attempts/],
  ])('%s is refused', (_, value, message) => {
    expect(() => game.load(value)).toThrow(message);
  });
});

describe('picture', () => {
  it('shows what is to be made, by whom, and how often all have tried', () => {
    expect(picture(failed(4), { names: ['Ada', 'Ben', 'Cy'] }).summary).toBe(
      'Ben builds the edges of the pyramid. Round 2 of 3. Attempts: 2, 1, 1.',
    );
    expect(picture(start(2, { variant: 'strut' })).summary).toMatch(/^Player 1 puts the plate against an L of 17 dice/);
    expect(picture(start(2, { variant: 'trick' })).summary).toMatch(
      /^Player 1 heaps up the pyramid, presses a finger on its top and shakes it\. Round 1 of 3\./,
    );
    expect(picture(failed(5, 2, { rounds: 7 })).summary).toMatch(
      /^Player 2 builds .* Round 3 of 7\. Attempts: 3, 2\.$/,
    );
    const sheet = picture(failed(4)).parts.find(({ kind }) => kind === 'sheet');
    expect(sheet?.kind === 'sheet' && sheet.columns.map(({ current }) => current)).toEqual([false, true, false]);
    expect(picture(failed(9)).summary).toMatch(/^Nobody wins\. .* Attempts: 3, 3, 3\.$/);
  });
});
