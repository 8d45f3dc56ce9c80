import { describe, expect, it } from 'vitest';
import * as define from '../src/define.js';
import * as kernel from '../src/index.js';
import {
  type AnyGame,
  createReducer,
  createRng,
  GameError,
  isAction,
  playout,
  scriptedDice,
  seededDice,
} from '../src/index.js';
import { dice } from '../src/kernel/dice/chance.js';
import type { HostileValue } from '../src/testing/hostile.js';
import { hostileValues } from '../src/testing/index.js';
import { allGames, escaping, everyGame, type Position, positionsOf } from './helpers/positions.js';
import { keepStacksShort } from './helpers/short-stacks.js';

keepStacksShort();

type State = ReturnType<AnyGame['setup']>;
type Action = Parameters<AnyGame['reduce']>[1];
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Call = (bad: never) => unknown;

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function exhausted(list: Iterable<unknown>, limit = 50): unknown[] {
  const taken: unknown[] = [];
  for (const one of list) if (taken.push(one) === limit) break;
  return taken;
}

/**
 * Every way to hand a game, or a function that takes games, something bad. Playouts that go on to the end start in the
 * last state.
 */
function bordersOf(game: AnyGame, { before, action, after }: Position, last: State): Record<string, Call> {
  const rng = () => createRng('hostile');
  const view = game.view(before, action.player);
  const dice = seededDice('hostile');
  const { players, options } = before;
  return {
    'setup(table)': (bad) => game.setup(bad),
    'setup(players)': (bad) => game.setup({ players: bad, options: options as object }),
    'setup(options)': (bad) => game.setup({ players, options: bad }),
    'load(state)': (bad) => game.load(bad),
    'loadView(view)': (bad) => game.loadView(bad),
    'reduce(state)': (bad) => game.reduce(bad, action),
    'reduce(action)': (bad) => game.reduce(before, bad),
    'reduce(player)': (bad) => game.reduce(before, { ...action, player: bad }),
    'reduce(type)': (bad) => game.reduce(before, { ...action, type: bad }),
    'reduce(outcome)': (bad) => game.reduce(before, { ...action, outcome: bad } as Action),
    'safeReduce(state)': (bad) => game.safeReduce(bad, action),
    'safeReduce(action)': (bad) => game.safeReduce(before, bad),
    'check(view)': (bad) => game.check(bad, action),
    'check(action)': (bad) => game.check(view, bad),
    'legalActions(view)': (bad) => exhausted(game.legalActions(bad)),
    'legalActions(player)': (bad) => exhausted(game.legalActions(view, bad)),
    'sampleAction(view)': (bad) => game.sampleAction(bad, rng()),
    'sampleAction(rng)': (bad) => game.sampleAction(view, bad),
    'sampleAction(player)': (bad) => game.sampleAction(view, rng(), bad),
    'chance(state)': (bad) => game.chance(bad, action),
    'chance(action)': (bad) => game.chance(before, bad),
    'playersToAct(view)': (bad) => game.playersToAct(bad),
    'outcome(view)': (bad) => game.result(bad),
    'view(state)': (bad) => game.view(bad, null),
    'view(player)': (bad) => game.view(before, bad),
    'viewAction(state)': (bad) => game.viewAction(bad, action, null),
    'viewAction(action)': (bad) => game.viewAction(before, bad, null),
    'viewAction(player)': (bad) => game.viewAction(before, action, bad),
    'canonical(action)': (bad) => game.canonical(bad),
    'reveals(state)': (bad) => game.reveals(bad, action),
    'reveals(action)': (bad) => game.reveals(before, bad),
    'describe(before)': (bad) => game.describe(bad, action, after),
    'describe(action)': (bad) => game.describe(before, bad, after),
    'describe(viewed action)': (bad) => game.describe(view, bad, game.view(after, action.player), action.player),
    'describe(after)': (bad) => game.describe(before, action, bad),
    'describe(viewer)': (bad) => game.describe(before, action, after, bad),
    'complete(view)': (bad) => game.complete?.(bad, action.player, rng()),
    'complete(player)': (bad) => game.complete?.(view, bad, rng()),
    'complete(rng)': (bad) => game.complete?.(view, action.player, bad),
    'isAction(value)': (bad) => isAction(game, bad),
    'createReducer(dice)': (bad) => createReducer(game, bad),
    'createReducer(options)': (bad) => createReducer(game, dice, bad),
    'createReducer(outcomes)': (bad) => createReducer(game, dice, { outcomes: bad }),
    'reducer(state)': (bad) => createReducer(game, dice)(bad, action),
    'reducer(action)': (bad) => createReducer(game, dice)(before, bad),
    'reducer(outcome)': (bad) => createReducer(game, dice)(before, { ...action, outcome: bad } as Action),
    'reducer(drawn)': (bad) =>
      createReducer(game, { draw: () => bad })(before, json({ ...action, outcome: undefined })),
    'playout(options)': (bad) => playout(game, bad),
    'playout(players)': (bad) => playout(game, { players: bad, seed: 'a', maxActions: 3 }),
    'playout(options.options)': (bad) => playout(game, { players, options: bad, seed: 'a', maxActions: 3 }),
    'playout(from)': (bad) => playout(game, { players, from: bad, seed: 'a', maxActions: 3 }),
    'playout(seed)': (bad) => playout(game, { players, seed: bad, maxActions: 3 }),
    'playout(rng)': (bad) => playout(game, { players, rng: bad, maxActions: 3 }),
    'playout(choose)': (bad) =>
      typeof bad !== 'function' && playout(game, { players, seed: 'a', choose: bad, maxActions: 3 }),
    'playout(choice)': (bad) => playout(game, { players, seed: 'a', choose: () => bad, maxActions: 3 }),
    'playout(maxActions)': (bad) => playout(game, { from: last, seed: 'a', maxActions: bad === Infinity ? 3 : bad }),
  };
}

/** Their answers are booleans, violations or results, whatever comes. */
const neverThrow = new Set([
  'safeReduce(state)',
  'safeReduce(action)',
  'check(view)',
  'check(action)',
  'isAction(value)',
]);

/**
 * What gets through any of the borders. Every value comes to every border; positions share the work, because what a
 * border refuses does hardly depend on the position: the first of three takes a third of the pairs, and so on.
 */
function holes(borders: Record<string, Call>, values: readonly HostileValue[], place = 0, places = 1): string[] {
  const found: string[] = [];
  for (const [i, [border, call]] of Object.entries(borders).entries()) {
    for (const [j, { name, value, touched }] of values.entries()) {
      if ((i + j) % places !== place) continue;
      let thrown = false;
      const escaped = escaping(() => {
        try {
          return call(value as never);
        } catch (error) {
          thrown = true;
          throw error;
        }
      });
      if (escaped !== null) found.push(`${border} with ${name}: ${escaped}`);
      if (thrown && neverThrow.has(border)) found.push(`${border} with ${name} throws`);
      if (touched()) found.push(`${border} with ${name} changes it`);
    }
  }
  return found;
}

describe.each(everyGame)('%s', (_id, game) => {
  const positions = positionsOf(game, 3);

  it('lets nothing but GameErrors escape, whatever hostile value comes where', () => {
    const values = hostileValues();
    expect(values.length).toBeGreaterThan(60);
    expect(positions.length).toBeGreaterThan(1);
    const last = (positions.at(-1) as Position).before;
    for (const [place, position] of positions.entries()) {
      const kept = JSON.stringify(position);
      expect(holes(bordersOf(game, position, last), values, place, positions.length)).toEqual([]);
      expect(JSON.stringify(position)).toBe(kept);
      expect(game.reduce(position.before, position.action)).toEqual(position.after);
    }
  });

  it('takes a spoilt state for what it is, and no spoilt state breaks a rule', () => {
    let loaded = 0;
    let refused = 0;
    const found: string[] = [];
    for (const [place, position] of positions.entries()) {
      for (const { what, value } of shareOf(spoilt(json(position.before) as unknown as Json), SPOILT, place)) {
        const state = value as unknown as State;
        const problem = escaping(() => {
          game.load(state);
          loaded++;
          const ask = bordersOfState(game, state, position.action);
          for (const [border, call] of Object.entries(ask)) {
            const escaped = escaping(call);
            if (escaped !== null) found.push(`${border} of a state with ${what}: ${escaped}`);
          }
        });
        if (problem !== null) found.push(`load of a state with ${what}: ${problem}`);
        else refused++;
      }
    }
    expect(found).toEqual([]);
    expect([loaded > 0, refused > loaded]).toEqual([true, true]);
  });

  it('takes a spoilt action for what it is', () => {
    let tried = 0;
    const found: string[] = [];
    for (const [place, { before, action, after }] of positions.entries()) {
      for (const { what, value } of shareOf(spoilt(json(action) as unknown as Json), SPOILT, place)) {
        const bad = value as unknown as Action;
        const asked = game.check(before, bad);
        const result = game.safeReduce(before, bad);
        tried++;
        if (asked !== null && result.ok) found.push(`an action with ${what} is not legal, but accepted`);
        const escaped = [
          () => game.describe(before, bad, after),
          () => game.viewAction(before, bad, null),
          () => game.describe(game.view(before, null), bad, game.view(after, null), null),
          () => createReducer(game, seededDice('a'))(before, bad),
          () => playout(game, { from: before, seed: 'a', maxActions: 2, choose: () => bad }),
        ].map((call) => escaping(call));
        for (const problem of escaped) if (problem !== null) found.push(`an action with ${what}: ${problem}`);
      }
      expect(game.reduce(before, action)).toEqual(after);
    }
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });

  it('takes a spoilt table for what it is', () => {
    const { players, options } = positions[0]?.before ?? game.setup({ players: 2 });
    const found: string[] = [];
    for (const { what, value } of spoilt(json({ players, options }) as unknown as Json)) {
      const escaped = escaping(() => playout(game, { ...(value as { players: number }), seed: 'a', maxActions: 30 }));
      if (escaped !== null) found.push(`${what}: ${escaped}`);
      expect(() => game.setup({ ...(value as { players: number }), seed: 'x' } as never)).toThrow(GameError);
    }
    expect(found).toEqual([]);
  });

  it('hands out tables that cannot be changed', () => {
    for (const { before } of positions) {
      const list = () => JSON.stringify(exhausted(game.legalActions(game.view(before, null), undefined), 200));
      const expected = list();
      for (const action of exhausted(game.legalActions(before), 200)) overwrite(action);
      const acting = game.playersToAct(game.view(before, null));
      overwrite(acting);
      for (const part of [game.variants, game.traits, game.playerCount, before, game.view(before, null)])
        overwrite(part);
      expect(list()).toBe(expected);
      const chance = exhausted(game.legalActions(before), 200).map((action) => game.chance(before, action as Action));
      for (const one of chance.filter((event) => event !== null)) {
        const drawn = () => JSON.stringify(one.sample(createRng('same')));
        const kept = drawn();
        overwrite(one.sample(createRng('same')));
        if (one.total !== null)
          for (const { outcome } of exhausted(one.outcomes(), 100) as { outcome: unknown }[]) overwrite(outcome);
        expect(drawn()).toBe(kept);
      }
    }
  });
});

/** Overwrites and adds whatever can be in a tree; frozen parts refuse. */
function overwrite(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) overwrite(child);
  for (const key of [...Object.keys(value), 'added']) Reflect.set(value, key, 'spoilt');
}

const replacements: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  99,
  0.5,
  2 ** 53,
  '',
  'x',
  [],
  [0],
  [[]],
  {},
  { a: 1 },
  Array(60).fill(0),
];

/** The value with one thing in it replaced, left out or added, for every place in it. */
function* spoilt(value: Json): Iterable<{ what: string; value: Json }> {
  function* inside(part: Json, put: (part: Json) => Json, path: string): Iterable<{ what: string; value: Json }> {
    for (const replacement of replacements) {
      if (JSON.stringify(replacement) !== JSON.stringify(part)) {
        yield { what: `${path || 'all'} = ${JSON.stringify(replacement).slice(0, 30)}`, value: put(json(replacement)) };
      }
    }
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      yield { what: `${path} doubled`, value: put([...part, ...part]) };
      yield { what: `${path} turned round`, value: put([...part].reverse()) };
      yield { what: `${path} cut short`, value: put(part.slice(0, -1)) };
      for (const [i, child] of part.entries()) {
        yield* inside(child, (one) => put(part.map((old, place) => (place === i ? one : old))), `${path}.${i}`);
      }
      return;
    }
    yield { what: `${path}.unknown added`, value: put({ ...part, unknown: 1 }) };
    for (const [key, child] of Object.entries(part)) {
      yield {
        what: `${path}.${key} left out`,
        value: put(Object.fromEntries(Object.entries(part).filter(([one]) => one !== key))),
      };
      yield* inside(child, (one) => put({ ...part, [key]: one }), `${path}.${key}`);
    }
  }
  yield* inside(value, (all) => all, '');
}

/** So many of the spoilt states of one position, and of its spoilt actions, are tried, at most. */
const SPOILT = 150;

/** The list, or so many of it, evenly spread, others at each place. */
function shareOf<T>(list: Iterable<T>, most: number, place: number): readonly T[] {
  const all = [...list];
  const step = Math.ceil(all.length / most);
  return all.filter((_, i) => i % step === place % step);
}

/** What a host asks of a state that was loaded, and some moves on from there. */
function bordersOfState(game: AnyGame, state: State, action: Action): Record<string, () => unknown> {
  return {
    reduce: () => game.reduce(state, action),
    check: () => game.check(state, action),
    chance: () => game.chance(state, action),
    legalActions: () => exhausted(game.legalActions(state)),
    sampleAction: () => game.sampleAction(state, createRng('spoilt')),
    result: () => game.result(game.view(game.load(state), null)),
    view: () => game.view(state, 0),
    describe: () => game.describe(state, action, state),
    playout: () => playout(game, { from: state, seed: 'spoilt', maxActions: 12 }),
    play: () => {
      let now = game.load(state);
      const reducer = createReducer(game, seededDice('spoilt'));
      for (let i = 0; i < 4; i++) {
        const next = game.sampleAction(now, createRng(`spoilt ${i}`));
        if (next === null) return;
        now = reducer(now, next);
      }
    },
  };
}

describe('functions without a game', () => {
  const values = hostileValues();

  it('refuse what is no game, no seed, no dice', () => {
    const [first] = allGames as [AnyGame];
    const chance = define.d6(2);
    const found = holes(
      {
        'createReducer(game)': (bad) => createReducer(bad, seededDice('a')),
        'playout(game)': (bad) => playout(bad, { players: 2, seed: 'a' }),
        'isAction(value)': (bad) => isAction(bad, { type: 'roll', player: 0 }),
        'seededDice(seed)': (bad) => seededDice(bad),
        'seededDice.draw(chance)': (bad) => seededDice('a').draw(bad, 0),
        'seededDice.draw(event)': (bad) => seededDice('a').draw(chance, bad),
        'scriptedDice(script)': (bad) => scriptedDice(bad),
        'scriptedDice(entry)': (bad) => scriptedDice([bad]).draw(chance, 0),
        'scriptedDice(first)': (bad) => scriptedDice([[1, 1]], bad),
        'scriptedDice.draw(chance)': (bad) => scriptedDice([[1, 1]]).draw(bad, 0),
        'scriptedDice.draw(event)': (bad) => scriptedDice([[1, 1]]).draw(chance, bad),
        'createRng(seed)': (bad) => createRng(bad),
        'pick(rng)': (bad) => kernel.pick(bad, [1, 2, 3]),
      },
      values,
    );
    expect([first.id, found]).toEqual([first.id, []]);
  });

  it('constructors of chances refuse numbers that are none with a RangeError', () => {
    const calls: Record<string, Call> = {
      die: (bad) => define.die(bad),
      'dice(count)': (bad) => dice(bad, 6),
      'dice(sides)': (bad) => dice(2, bad),
      d6: (bad) => define.d6(bad),
      repeated: (bad) => define.repeated(define.die(6), bad),
      shuffled: (bad) => define.shuffled([1, 2], bad),
      weighted: (bad) => define.weighted([['a', bad]]),
      mixture: (bad) => define.mixture([[define.die(6), bad]]),
      natural: (bad) => define.natural(bad),
    };
    for (const [name, call] of Object.entries(calls)) {
      for (const value of values) {
        expect([name, value.name, escaping(() => call(value.value as never), TypeError, RangeError)]).toEqual([
          name,
          value.name,
          null,
        ]);
      }
    }
  });
});
