import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineGame } from './define.js';
import type { ErasedAction, ErasedState } from './definition.js';
import { die } from './dice/chance.js';
import { createRng } from './dice/random.js';
import { engineOf } from './engine/engine.js';
import { headingFor, purposeful } from './purpose.js';
import { natural } from './schemas/schema.js';
import { oneToAct } from './turns.js';
import type { AnyGame } from './types.js';

const g = defineGame({ id: 'paths', rules: 1, options: {}, state: { at: natural(99), die: natural(6) } });
const goTo = (places: number) =>
  g.action({
    fields: { to: natural(99) },
    candidates: () => Array.from({ length: places }, (_, to) => ({ to })),
    apply(draft, { to }) {
      draft.at = to;
    },
  });
const call = g.action({
  apply(draft) {
    draft.at = 99;
  },
});
const base = {
  title: 'Paths',
  playerCount: { min: 1, max: 1 },
  setup: () => ({ at: 0, die: 0 }),
  playersToAct: () => oneToAct(0),
  result: () => null,
};
const paths = (actions: Parameters<typeof g.game>[0]['actions'], more: object = {}) =>
  g.game({ ...base, actions, ...more }) as unknown as AnyGame;

interface Choice {
  readonly action: ErasedAction | null;
  /** What was asked about its worth. */
  readonly seen: readonly ErasedState[];
}

/** What is chosen in the first position, by the worth. */
function choose(game: AnyGame, seed: string, worth = (view: ErasedState) => Number(view.at)): Choice {
  const { definition, rulebook, effects } = engineOf(game);
  const seen: ErasedState[] = [];
  const asked = (view: ErasedState): number => {
    seen.push(view);
    return worth(view);
  };
  const state = game.setup({ players: 1 }) as unknown as ErasedState;
  const view = definition.view?.(state, 0) ?? state;
  const action = headingFor(asked, { definition, rulebook, effects })(view, createRng(seed), 0);
  return { action, seen };
}
const seeds = Array.from({ length: 240 }, (_, i) => `seed ${i}`);
/** Those that look where a choice leads. */
const looking = (game: AnyGame) => seeds.map((seed) => choose(game, seed)).filter(({ seen }) => seen.length > 0);

describe('play with a purpose', () => {
  const many = paths({ go: goTo(30) });

  it('looks at a dozen of many choices, takes the best of them, and looks at others the next time', () => {
    const choices = looking(many);
    const met = new Set<unknown>();
    for (const { action, seen } of choices) {
      const places = seen.map(({ at }) => Number(at));
      expect([places.length, new Set(places).size]).toEqual([12, 12]);
      expect(action).toEqual({ type: 'go', player: 0, to: Math.max(...places) });
      for (const place of places) met.add(place);
    }
    expect(met.size).toBe(30);
  });

  it('makes one choice in eight without looking', () => {
    const blind = seeds.length - looking(many).length;
    expect(blind).toBeGreaterThan(15);
    expect(blind).toBeLessThan(45);
    const taken = seeds
      .map((seed) => choose(many, seed))
      .flatMap(({ action, seen }) => (seen.length > 0 ? [] : action?.to));
    expect(new Set(taken).size).toBeGreaterThan(8);
  });

  it('looks at all where they are few, in their order', () => {
    for (const count of [2, 12]) {
      const places = Array.from({ length: count }, (_, to) => to);
      for (const { action, seen } of looking(paths({ go: goTo(count) })).slice(0, 9)) {
        expect(seen.map(({ at }) => at)).toEqual(places);
        expect(action?.to).toBe(count - 1);
      }
    }
  });

  it('looks at one of each other type as well', () => {
    const choices = looking(paths({ go: goTo(30), call, end: call }));
    for (const { action, seen } of choices) {
      expect(seen.filter(({ at }) => at === 99)).toHaveLength(2);
      expect(seen.length).toBeGreaterThanOrEqual(12);
      expect(seen.length).toBeLessThanOrEqual(14);
      expect(action?.type).toMatch(/^(call|end)$/);
    }
    // Of equal ones any is taken.
    expect(new Set(choices.map(({ action }) => action?.type)).size).toBe(2);
  });

  it('asks nothing where there is one choice, and makes none where there is none', () => {
    for (const seed of seeds.slice(0, 20)) {
      expect(choose(paths({ go: goTo(1) }), seed)).toEqual({ action: { type: 'go', player: 0, to: 0 }, seen: [] });
      expect(choose(paths({ go: goTo(0) }), seed)).toEqual({ action: null, seen: [] });
    }
  });

  it('looks at what is sampled, where not all can be listed', () => {
    const sampled = g.action({
      fields: { to: natural(99) },
      candidates: () => [],
      completions: () => [],
      sample: (_view, _player, rng) => (rng.next() % 2 === 0 ? null : { to: 40 + (Math.abs(rng.next()) % 50) }),
      apply(draft, { to }) {
        draft.at = to;
      },
    });
    const choices = looking(paths({ sampled }, { traits: { enumerable: false } }));
    const counts = choices.map(({ seen }) => seen.length);
    expect([Math.min(...counts) > 0, Math.max(...counts) <= 12, new Set(counts).size > 3]).toEqual([true, true, true]);
    for (const { action, seen } of choices) {
      if (seen.length > 1) expect(action?.to).toBe(Math.max(...seen.map(({ at }) => Number(at))));
    }
  });

  it('foresees one fall of the dice, and counts it behind the action', () => {
    const roll = g.action({
      outcome: die(6).schema,
      chance: () => die(6),
      apply(draft, _, face) {
        draft.die = face;
        draft.at = draft.events;
      },
    });
    const choices = looking(paths({ roll, call }));
    const rolls = choices.flatMap(({ seen }) => seen.filter(({ at }) => at !== 99));
    expect(rolls).toHaveLength(choices.length);
    for (const { at, events } of rolls) expect([at, events]).toEqual([0, 1]);
    expect(new Set(rolls.map((view) => view.die))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { seen } of choices) expect(seen.find(({ at }) => at === 99)?.events).toBe(0);
  });

  it('sees no more than the player: the rest is made up, each time anew', () => {
    const h = defineGame({
      id: 'hidden',
      rules: 1,
      options: {},
      state: { at: natural(99), secret: natural(99) },
      hidden: { secret: z.null() },
    });
    const made: number[] = [];
    const told: number[] = [];
    const look = h.action({
      fields: { to: natural(9) },
      candidates: () => [{ to: 1 }, { to: 2 }, { to: 3 }],
      apply(draft, { to }) {
        told.push(draft.secret);
        draft.at = to;
      },
    });
    const hidden = h.game({
      ...base,
      actions: { look },
      setup: () => ({ at: 0, secret: 77 }),
      view: (state) => ({ ...state, secret: null }),
      complete(view, _player, rng) {
        made.push(rng.next() & 63);
        return { ...view, secret: made.at(-1) as number };
      },
    }) as unknown as AnyGame;
    const choices = looking(hidden);
    for (const { seen } of choices)
      expect(seen.map(({ at, secret }) => [at, secret])).toEqual([
        [1, null],
        [2, null],
        [3, null],
      ]);
    expect(told).toEqual(made);
    expect(new Set(made).size).toBeGreaterThan(40);
  });

  it('is the worth and how it is headed for, frozen', () => {
    const worth = () => 1;
    const purpose = purposeful(worth);
    expect([purpose, Object.isFrozen(purpose)]).toEqual([{ worth, chooser: headingFor }, true]);
  });
});
