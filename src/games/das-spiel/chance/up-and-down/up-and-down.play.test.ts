import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
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
import { playout } from '../../../../kernel/playout.js';
import { createRng } from '../../../../kernel/random.js';
import { samplePlace } from './up-and-down.heuristic.js';
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
    const folder = fileURLToPath(new URL('golden', import.meta.url));
    const ended = new Map<string, Options>();
    for (const file of readdirSync(folder)) {
      const { players, options, plies } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
      const last = play(
        game,
        game.setup({ players, options }),
        plies.map(({ action }: { action: Action }) => action),
      );
      const { turnLimit } = last.options;
      const variant = last.options.variant ?? (players === 3 ? 'building' : 'values');
      const end = { building: COMPLETE, demolition: OFF, values: CLEAR }[variant];
      expect(game.outcome(last)?.reason.split(';')[0]).toBe(turnLimit === null ? end : LIMIT);
      ended.set(JSON.stringify(options), options);
    }
    expect(ended.size).toBe(game.variants.length);
    expect([...ended.values()]).toEqual(expect.arrayContaining([...game.variants]));
  });

  it('UPD-14 players who block whoever has the fewest dice keep demolition going', () => {
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
      const ends = [{ choose }, {}].map((how) => playout(game, { players: 3, options, seed, ...how }).outcome);
      expect(ends.map((outcome) => outcome?.reason.split(';')[0])).toEqual([LIMIT, OFF]);
    }
  });
});

describe('random play', () => {
  // Green a die on three of red; red and green lie beside each other elsewhere.
  const laid = board({ r: 'a1 a2 b1 e1', g: 'e2 f1 i1' });
  const start = (options: Options): State => ({ ...game.setup({ players: 3, options }), board: laid });
  const drawn = (options: Options, player: number): string[] => {
    const rng = createRng('places');
    return Array.from({ length: 800 }, () => samplePlace(start(options), player, rng)?.cell ?? '');
  };

  it('UPD-9 puts most dice back where they lie on none of the others, some anywhere', () => {
    const red = drawn({ variant: 'demolition' }, 0);
    // One of four is put anywhere, and of the 40 cells one is above two green dice.
    const blocking = red.filter((cell) => cell === '1e1').length;
    expect(blocking).toBeGreaterThan(0);
    expect(blocking).toBeLessThan(20);
    // On his own dice he puts one as soon as on the plate.
    expect(red.filter((cell) => cell === '1a1').length).toBeGreaterThan(10);
    const green = drawn({ variant: 'demolition' }, 1);
    expect(green.filter((cell) => cell === '1a1').length).toBeLessThan(20);
    expect(new Set(red).size).toBe(40);
  });

  it.each(['building', 'values'] as const)('UPD-6 places dice anywhere in %s', (variant) => {
    const blocking = drawn({ variant }, 0).filter((cell) => cell === '1e1').length;
    expect(blocking).toBeGreaterThan(8);
  });

  it('UPD-6 UPD-7 seldom says done, and only where it may', () => {
    const rolled = (options: Options, number: number): State => {
      const table = options.variant === 'demolition' ? demolition : building;
      return game.reduce(table(board({ k: 'i1' }, laid), 0, options), roll(0, number));
    };
    const types = (state: State): string[] => {
      const rng = createRng('types');
      return Array.from({ length: 400 }, () => game.sampleAction(state, rng)?.type ?? 'none');
    };
    const share = (state: State): number => types(state).filter((type) => type === 'done').length / 400;
    const free = { variant: 'demolition', mayRemoveFewer: true } as const;
    for (const seldom of [rolled({ mayPlaceFewer: true }, 2), rolled(free, 2)]) {
      expect(share(seldom)).toBeGreaterThan(0);
      expect(share(seldom)).toBeLessThan(0.1);
    }
    for (const never of [rolled({}, 2), rolled({ mayPlaceFewer: true }, 1), rolled(free, 1)])
      expect(share(never)).toBe(0);
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
