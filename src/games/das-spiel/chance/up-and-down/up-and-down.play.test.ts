import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGolden } from '../../../../../scripts/lib/games/golden-file.js';
import { at, board, play } from '../../../../../test/helpers/das-spiel.js';
import { add, spots, textOf, units } from '../../../../../test/helpers/pyramid-by-hand.js';
import { clausesBroken, watchRandomGames } from '../../../../../test/helpers/random-games.js';
import {
  type Action,
  building,
  counts,
  demolition,
  type Options,
  roll,
  type State,
} from '../../../../../test/helpers/up-and-down.js';
import { purposefulBot } from '../../../../analysis/bots/purposeful-bot.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { playout } from '../../../../play/playout.js';
import { upAndDownWorth } from './up-and-down.heuristic.js';
import { upAndDownInvariants as invariants } from './up-and-down.invariants.js';
import { upAndDown as game } from './up-and-down.js';

const COMPLETE = 'The pyramid is complete';
const OFF = 'All dice of a colour are off';
const CLEAR = 'The plate is clear';
const LIMIT = 'The turn limit is reached';

/** For each cell, the cells on whose dice a die in it lies, from the definition of the pyramid. */
const under: readonly (readonly number[])[] = spots.map((spot) => {
  const texts = units.map((one) => textOf(add(spot, one)));
  return spots.flatMap((other, cell) => (texts.includes(textOf(other)) ? [cell] : []));
});

describe('random games', () => {
  it.each<[string, number, Options, readonly string[]]>([
    [COMPLETE, 3, {}, ['a', 'b']],
    [COMPLETE, 3, { dice: 55, mayPlaceFewer: true, freed: 'stay' }, ['a']],
    [OFF, 3, { variant: 'demolition' }, ['a']],
    [LIMIT, 3, { variant: 'demolition', mayRemoveFewer: true, freed: 'stay', turnLimit: 60 }, ['a', 'b']],
    [CLEAR, 2, { variant: 'values' }, ['a']],
    [CLEAR, 5, { variant: 'values', freed: 'stay', mayRemoveFewer: true }, ['a']],
    [CLEAR, 12, { variant: 'values' }, ['a', 'b']],
    [CLEAR, 12, { variant: 'values', addCount: 'one', mayRemoveFewer: true }, ['a', 'b']],
  ])(
    'UPD-4 UPD-6 UPD-11 UPD-12 UPD-13 hold every invariant until: %s (%i players, %o)',
    (end, players, options, seeds) => {
      const { broken, ends, steps } = watchRandomGames(game, invariants, { players, options, seeds });
      expect(broken).toEqual([]);
      expect(ends).toEqual(seeds.map(() => end));
      expect(steps).toBeGreaterThan(100);
    },
  );

  it('UPD-11 UPD-12 UPD-13 UPD-14 golden games of all variants end by their rules, but where there is a limit', () => {
    const { games } = readGolden(fileURLToPath(new URL('up-and-down.golden.json', import.meta.url)));
    const ended = new Map<string, Options>();
    for (const { players, options, plies } of Object.values(games)) {
      const last = play(
        game,
        game.setup({ players, options }),
        plies.map(({ action }) => action as Action),
      );
      const { turnLimit } = last.options;
      const variant =
        last.options.variant ?? (players === 3 || last.options.groups.length === 3 ? 'building' : 'values');
      const end = { building: COMPLETE, demolition: OFF, values: CLEAR }[variant];
      expect(game.result(last)?.reason.split(';')[0]).toBe(turnLimit === null ? end : LIMIT);
      ended.set(JSON.stringify(options), options);
    }
    expect(ended.size).toBe(game.variants.length);
    expect([...ended.values()]).toEqual(expect.arrayContaining([...game.variants]));
  });

  it('UPD-14 players who block whoever has the fewest dice keep demolition going, and others do not', () => {
    // A die is put back on those of whoever has the fewest, and on none of one's own.
    const choose = (view: State, player: number, rng: ReturnType<typeof createRng>): Action => {
      const action = game.sampleAction(view, rng, player) as Action;
      if (action.type !== 'place') return action;
      const left = ['r', 'g', 'k'].map((letter) => counts(view.board, letter));
      const worth = (cell: string): number =>
        (under[at(cell)] ?? []).reduce((sum, one) => {
          const owner = 'rgk'.indexOf(view.board[one] as string);
          return sum + (owner === player ? -3 : 1 / (left[owner] as number));
        }, 0);
      const places = [...game.legalActions(view)].flatMap((one) => (one.type === 'place' ? [one.cell] : []));
      const worths = places.map(worth);
      return { ...action, cell: places[worths.indexOf(Math.max(...worths))] as string };
    };
    const options: Options = { variant: 'demolition', turnLimit: 1500 };
    for (const seed of ['a', 'b']) {
      const ends = [choose, purposefulBot(game, { worth: upAndDownWorth })].map(
        (policy) => playout(game, { players: 3, options, seed, choose: policy }).result,
      );
      expect(ends.map((outcome) => outcome?.reason.split(';')[0])).toEqual([LIMIT, OFF]);
    }
  });
});

describe('random play', () => {
  // Green a die on three of red; red and green lie beside each other elsewhere.
  const laid = board({ r: 'a1 a2 b1 e1', g: 'e2 f1 i1' });

  it('UPD-6 UPD-7 says done as often as it takes any other action, and only where it may', () => {
    const rolled = (options: Options, number: number): State => {
      const table = options.variant === 'demolition' ? demolition : building;
      return game.reduce(table(board({ k: 'i1' }, laid), 0, options), roll(0, number));
    };
    const doneIn = (state: State): number => {
      const rng = createRng('types');
      const types = Array.from({ length: 1_000 }, () => game.sampleAction(state, rng)?.type ?? 'none');
      return types.filter((type) => type === 'done').length / 1_000;
    };
    const free = { variant: 'demolition', mayRemoveFewer: true } as const;
    for (const state of [rolled({ mayPlaceFewer: true }, 2), rolled(free, 2)]) {
      const legal = [...game.legalActions(state)].length;
      expect(doneIn(state)).toBeGreaterThan(0.5 / legal);
      expect(doneIn(state)).toBeLessThan(2 / legal);
    }
    for (const never of [rolled({}, 2), rolled({ mayPlaceFewer: true }, 1), rolled(free, 1)])
      expect(doneIn(never)).toBe(0);
  });
});

describe('what is worth heading for', () => {
  const worth = (options: Options, change: Partial<State>, player = 0): number =>
    upAndDownWorth({ ...game.setup({ players: 3, options }), phase: 'play', ...change }, player);

  it('UPD-11 in building is the chance to show most faces outside, and free dice are half as safe', () => {
    const faces = (text: Readonly<Record<string, string>>) => worth({ variant: 'building' }, { board: board(text) });
    expect(faces({})).toBeCloseTo(1 / 3);
    expect(faces({ r: 'b2' })).toBeCloseTo(1 / 3);
    expect(faces({ r: 'a1' })).toBeGreaterThan(faces({ r: 'a2' }));
    expect(faces({ r: 'a1 a2 b1', k: '1a1' })).toBeGreaterThan(faces({ r: 'a1 a2 b1', k: 'i1' }));
    expect(worth({ variant: 'building' }, { board: 'r'.repeat(165), toPlay: null })).toBeGreaterThan(0.99);
  });

  it('UPD-12 in demolition is to have few dice there, and none on those of others', () => {
    const dice = (text: Readonly<Record<string, string>>) => worth({ variant: 'demolition' }, { board: board(text) });
    expect(dice({ g: 'a1' })).toBe(1);
    expect(dice({ r: 'a1 a2' })).toBeLessThan(dice({ r: 'a1' }));
    expect(dice({ r: '1a1', g: 'a1 a2 b1' })).toBeLessThan(dice({ r: 'a3', g: 'a1 a2 b1' }));
  });

  it('UPD-13 in values is what is taken, and to take the pyramid down', () => {
    const taken = (red: number, black: number, all = board({ r: 'a1' })) =>
      worth({ variant: 'values' }, { board: all, taken: [[red, 0, black]] });
    expect([taken(1, 0) > taken(0, 0), taken(0, 1) < taken(0, 0)]).toEqual([true, true]);
    expect(taken(0, 1, board({}))).toBeGreaterThan(taken(0, 0));
    expect(taken(55, 0, board({}))).toBe(1);
  });
});

describe('invariants notice', () => {
  const rolled = (options: Options, number: number): [State, Action, State] => {
    const before = game.setup({ players: 3, options });
    const action: Action = { type: 'roll', player: 0, outcome: number };
    return [before, action, game.reduce(before, action)];
  };

  it('UPD-4 UPD-6 a turn that ends too soon, or too late, or goes to somebody else', () => {
    const [before, action, after] = rolled({}, 4);
    expect(clausesBroken(invariants, before, action, after)).toEqual([]);
    const skipped = { ...after, toPlay: 1, rolled: null, left: 0, turns: 1 };
    expect(clausesBroken(invariants, before, action, skipped)).toEqual(['UPD-6', 'UPD-4']);
    expect(clausesBroken(invariants, before, action, { ...after, left: 3 })).toEqual(['UPD-6']);
    const [, odd, idle] = rolled({}, 3);
    expect(clausesBroken(invariants, before, odd, idle)).toEqual([]);
    for (const wrong of [{ toPlay: 2 }, { toPlay: 0 }, { toPlay: null }, { turns: 0 }, { turns: 2 }]) {
      expect(clausesBroken(invariants, before, odd, { ...idle, ...wrong })).toContain('UPD-4');
    }
  });
});
