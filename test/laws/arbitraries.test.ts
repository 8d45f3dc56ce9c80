import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kiriki } from '../../src/games/kiriki/kiriki.js';
import { krakatoa } from '../../src/games/krakatoa/krakatoa.js';
import { GameError } from '../../src/kernel/errors.js';
import { plainEqual } from '../../src/kernel/plain.js';
import { actionArbitrary, actionKinds } from '../../src/testing/action-arbitrary.js';
import { gameArbitrary } from '../../src/testing/game-arbitrary.js';
import { anyGame } from '../helpers/any-game.js';
import { counter } from '../toys/counter.js';
import { rush } from '../toys/rush.js';
import { sealed } from '../toys/sealed.js';
import { stones } from '../toys/stones.js';
import { tiles } from '../toys/tiles.js';
import { mutantOf } from './mutants/mutant.js';
import { asStones, take } from './mutants/parts.js';

const toys = [stones, sealed, rush, tiles, counter].map((toy) => anyGame(toy as never));

/** The shrunk value on which a property fails. */
function shrunk<T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => boolean): T {
  const { counterexample } = fc.check(fc.property(arbitrary, holds), { seed: 7, numRuns: 500 });
  if (!counterexample) throw new Error('the property holds');
  return counterexample[0];
}

describe('gameArbitrary', () => {
  it.each(toys.map((toy) => [toy.id, toy] as const))('plays games of %s that reduce plays again', (_, toy) => {
    let actions = 0;
    const property = fc.property(gameArbitrary(toy, { maxActions: 60 }), (sample) => {
      let state = toy.setup({ players: sample.players, options: sample.options });
      for (const [i, action] of sample.actions.entries()) {
        expect(plainEqual(state, sample.states[i])).toBe(true);
        state = toy.reduce(state, action);
        actions++;
      }
      expect(plainEqual(state, sample.final)).toBe(true);
      expect(sample.states.length).toBe(sample.actions.length + 1);
      expect(sample.problem).toBeUndefined();
    });
    fc.assert(property, { seed: 1, numRuns: 60 });
    expect(actions).toBeGreaterThan(60);
  });

  it('draws every number of players, every variant, whole games and beginnings', () => {
    const samples = fc.sample(gameArbitrary(stones), { seed: 1, numRuns: 200 });
    expect(new Set(samples.map(({ players }) => players))).toEqual(new Set([2, 3]));
    expect(new Set(samples.map(({ options }) => options.heavy))).toEqual(new Set([undefined, true]));
    const whole = samples.filter(({ final }) => stones.result(final) !== null).length;
    expect(whole).toBeGreaterThan(80);
    expect(whole).toBeLessThan(200);
    expect(samples.some(({ actions }) => actions.length === 0)).toBe(true);
  });

  it('gives the same games for the same seed', () => {
    const [first, second] = [1, 2].map(() => fc.sample(gameArbitrary(sealed), { seed: 5, numRuns: 20 }));
    expect(first).toEqual(second);
    expect(fc.sample(gameArbitrary(sealed), { seed: 6, numRuns: 20 })).not.toEqual(first);
  });

  it('keeps to the players, the options and the number of actions that are wanted', () => {
    const arbitrary = gameArbitrary(kiriki, { players: [2, 3], variants: [{ repeat: false }], maxActions: 7 });
    for (const { players, options, actions } of fc.sample(arbitrary, { seed: 1, numRuns: 50 })) {
      expect([2, 3]).toContain(players);
      expect(options).toEqual({ repeat: false });
      expect(actions.length).toBeLessThanOrEqual(7);
    }
    expect(() => gameArbitrary(kiriki, { players: 9 })).toThrow('no number of players (9) goes with {}');
    expect(() => gameArbitrary(krakatoa, { players: 2, variants: [{ partnerships: true }] })).toThrow(GameError);
  });

  it('leaves out the game’s own variants with which no wanted number of players goes', () => {
    const samples = fc.sample(gameArbitrary(krakatoa, { players: [2, 2], maxActions: 1 }), { seed: 1, numRuns: 50 });
    expect(new Set(samples.map(({ players }) => players))).toEqual(new Set([2]));
    expect(samples.some(({ options }) => Object.hasOwn(options, 'partnerships'))).toBe(false);
  });

  it('shows five of a kind more often than dice do', () => {
    const fives = fc
      .sample(gameArbitrary(kiriki, { players: 1, maxActions: 1 }), { seed: 1, numRuns: 400 })
      .filter(({ final: { dice } }) => dice.length === 5 && new Set(dice).size === 1);
    expect(fives.length).toBeGreaterThan(20);
  });

  it('shrinks to the shortest game, the fewest players, the first options, the lowest dice', () => {
    const { players, options, actions } = shrunk(gameArbitrary(kiriki), ({ final }) => !final.dice.includes(5));
    expect(players).toBe(1);
    expect(options).toEqual({});
    expect(actions).toHaveLength(1);
    expect([...((actions[0] as { outcome: readonly number[] }).outcome ?? [])].sort()).toEqual([1, 1, 1, 1, 5]);
  });

  it('shrinks a game in which something must have happened before', () => {
    const sample = shrunk(gameArbitrary(stones), ({ final }) =>
      final.seats.every(({ stones: mine }) => mine.length < 3),
    );
    // Three stones want two actions of one player and one of another between them.
    expect(sample.actions).toHaveLength(3);
    expect(sample.players).toBe(2);
  });

  it('shrinks orders of players who act at once', () => {
    const { actions } = shrunk(gameArbitrary(rush), ({ states }) => states.every(({ lines }) => !lines.includes(2)));
    expect(actions).toEqual([{ type: 'grab', player: 0, line: 2 }]);
  });

  it('shrinks a shuffled deck to one that is hardly shuffled', () => {
    const { actions } = shrunk(
      gameArbitrary(tiles),
      ({ final: { row } }) => row === null || row.length < 6 || row[0] !== 2,
    );
    expect(actions).toEqual([{ type: 'lay', player: 0, outcome: [2, 1, 3, 4, 5, 6] }]);
  });

  it('reports where a game broke down, and keeps it while shrinking', () => {
    const broken = mutantOf(stones, {
      actions: {
        take: {
          apply(draft, action, outcome, before) {
            if (asStones(before).row.length === 4) throw new TypeError('broken');
            take.apply(draft, action, outcome, before);
          },
        },
      },
    });
    const { actions, problem } = shrunk(gameArbitrary(broken), (sample) => sample.problem === undefined);
    expect(actions).toHaveLength(1);
    expect(problem?.action).toMatchObject({ type: 'take' });
    expect(problem?.error).toEqual(new TypeError('broken'));
  });
});

describe('actionArbitrary', () => {
  const state = kiriki.reduce(kiriki.setup({ players: 2 }), {
    type: 'roll',
    player: 0,
    dice: [0, 1, 2, 3, 4],
    outcome: [1, 1, 2, 3, 4],
  });

  it('draws every kind, tagged, and all legal ones are accepted', () => {
    const tagged = fc.sample(actionArbitrary(kiriki, state), { seed: 1, numRuns: 400 });
    expect(new Set(tagged.map(({ kind }) => kind))).toEqual(new Set(actionKinds));
    for (const { kind, action, what } of tagged) {
      const result = kiriki.safeReduce(state, action as never);
      expect(what).not.toBe('');
      if (kind === 'legal') expect(result.ok).toBe(true);
      if (!result.ok) expect(result.error).toBeInstanceOf(GameError);
    }
  });

  it('mutates players, types, fields and outcomes, leaves keys out and adds some', () => {
    const changes = fc
      .sample(actionArbitrary(kiriki, state, ['mutated']), { seed: 1, numRuns: 600 })
      .map(({ what }) => what);
    for (const change of [
      'player: one more',
      'type: ',
      'dice.0: ',
      'outcome.0: ',
      'outcome: left out',
      'another key',
    ]) {
      expect(changes.some((what) => what.startsWith(change))).toBe(true);
    }
  });

  it('draws only the kinds that are wanted, and for a state without legal actions garbage', () => {
    expect(new Set(fc.sample(actionArbitrary(kiriki, state, ['legal']), 30).map(({ kind }) => kind))).toEqual(
      new Set(['legal']),
    );
    const over = fc.sample(gameArbitrary(tiles), { seed: 1, numRuns: 60 }).find(({ final }) => final.toPlay === null);
    if (!over) throw new Error('no game came to its end');
    const kinds = fc.sample(actionArbitrary(tiles, over.final, ['legal', 'mutated']), 30).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['garbage']));
  });

  it('shrinks to a legal action, the first of its type', () => {
    expect(shrunk(actionArbitrary(kiriki, state), () => false)).toMatchObject({ kind: 'legal' });
    const { action } = shrunk(actionArbitrary(kiriki, state), ({ action: tried }) => {
      return !(kiriki.safeReduce(state, tried as never).ok && (tried as { type: string }).type === 'score');
    });
    expect(action).toEqual({ type: 'score', player: 0, pattern: 'ones' });
  });
});
