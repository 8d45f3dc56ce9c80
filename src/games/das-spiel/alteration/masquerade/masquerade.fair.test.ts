import { describe, expect, it } from 'vitest';
import { at } from '../../../../../test/helpers/das-spiel.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { masqueradeWorth } from './masquerade.heuristic.js';
import { masquerade as game, type MasqueradeAction } from './masquerade.js';
import type { MasqueradeOptions, MasqueradeState } from './position.js';

// Perfect play. Nobody can touch another's pyramid (MAS-6), so all that counts is how many turns one needs: the distance
// of nine dice and a top to what wins, in a graph of all their orders, searched backwards from there.

const EDGES = ['x', 'y', 'z'] as const;
const PLACES = [
  'a9 1a8 2a7 a6 1a6 2a6 d6 1c6 2b6 3a6',
  'a4 1a3 2a2 a1 1a1 2a1 d1 1c1 2b1 3a1',
  'f4 1f3 2f2 f1 1f1 2f1 i1 1h1 2g1 3f1',
].map((names) => names.split(' '));
const ORDERS = ['rgb', 'rbg', 'grb', 'gbr', 'brg', 'bgr'];

/** Turns from the worst order of dice to a sorted pyramid. */
const MOST_TURNS = 13;

type State = DeepReadonly<MasqueradeState>;
/** Three edges of three letters, each from the bottom up, and the top. */
type Dice = string;

/** The lowest die of an edge goes on top, and back. */
function turned(dice: Dice, edge: number): Dice {
  const parts = [dice.slice(0, 3), dice.slice(3, 6), dice.slice(6, 9)];
  const [lowest = '', ...others] = parts[edge] as string;
  parts[edge] = others.join('') + dice.charAt(9);
  return parts.join('') + lowest;
}
const turnedBack = (dice: Dice, edge: number): Dice => turned(turned(turned(dice, edge), edge), edge);

/** The turns that each order needs to one of these. */
function distances(goals: readonly Dice[]): ReadonlyMap<Dice, number> {
  const found = new Map(goals.map((dice) => [dice, 0]));
  for (let last = goals, turns = 1; last.length > 0; turns++) {
    const next: Dice[] = [];
    for (const dice of last) {
      for (const edge of [0, 1, 2]) {
        const before = turnedBack(dice, edge);
        if (found.has(before)) continue;
        found.set(before, turns);
        next.push(before);
      }
    }
    last = next;
  }
  return found;
}

const needs = {
  training: distances(ORDERS.map((order) => `${[...order].map((colour) => colour.repeat(3)).join('')}k`)),
  main: distances([`${'brg'.repeat(3)}k`]),
};
type Variant = keyof typeof needs;

const diceOf = ({ board }: { readonly board: string }, player: number): Dice =>
  (PLACES[player] as string[]).map((name) => board[at(name)]).join('');

/** The edge that brings the player nearer. */
function best(view: State, player: number, variant: Variant): MasqueradeAction {
  const [action] = [...game.legalActions(view, player)];
  if (view.phase === 'build') return action as MasqueradeAction;
  const dice = diceOf(view, player);
  const left = EDGES.map((_, edge) => needs[variant].get(turned(dice, edge)) as number);
  return { type: 'take', player, edge: EDGES[left.indexOf(Math.min(...left))] as 'x' };
}

interface Played {
  readonly winners: readonly number[];
  /** Turns that each player needed at the start. */
  readonly needed: readonly number[];
  readonly turns: number;
}

function perfectGames(players: number, options: MasqueradeOptions, games: number): Played[] {
  const variant = options.variant ?? 'main';
  return Array.from({ length: games }, (_, seed) => {
    let needed: readonly number[] = [];
    const { state, result } = playout(game, {
      players,
      options,
      seed: `perfect ${seed}`,
      // Nobody needs more turns than that, the pyramids being built.
      maxActions: 1 + MOST_TURNS * players,
      choose(view, player) {
        if (view.phase === 'play' && view.turns === 0) {
          needed = [...Array(players).keys()].map((seat) => needs[variant].get(diceOf(view, seat)) as number);
        }
        return best(view, player, variant);
      },
    });
    return { winners: result?.winners ?? [], needed, turns: state.turns };
  });
}

/** Who is ready first, by what each needs. */
const nearest = (needed: readonly number[]): number[] =>
  needed.flatMap((turns, seat) => (turns === Math.min(...needed) ? [seat] : []));

describe('perfect play', () => {
  it('MAS-7 all orders of the dice can be reached, and sorted in ten or thirteen turns at most', () => {
    // Three dice each of three colours and a black one, in any order.
    for (const distance of [needs.training, needs.main]) expect(distance.size).toBe(16_800);
    expect([Math.max(...needs.training.values()), Math.max(...needs.main.values())]).toEqual([10, MOST_TURNS]);
  });

  it.each([
    ['training', 2],
    ['training', 3],
    ['main', 2],
    ['main', 3],
  ] as const)('MAS-3 MAS-10 every seat wins, alone and equally often: %s, %i players', (variant, players) => {
    const all = perfectGames(players, { variant, finishRound: true }, 150);
    for (const { winners, needed, turns } of all) {
      expect(winners).toEqual(nearest(needed));
      expect(turns).toBe(players * Math.min(...needed));
    }
    for (let seat = 0; seat < players; seat++) {
      expect(all.filter(({ winners }) => winners.join() === `${seat}`).length).toBeGreaterThan(0);
    }
  });

  it('MAS-3 [alike=false] MAS-10 [finishRound=true] the shares of all seats are the same, counted over all starts', () => {
    for (const distance of [needs.training, needs.main]) {
      const starts = ORDERS.flatMap((x) => ORDERS.flatMap((y) => ORDERS.map((z) => `${x}${y}${z}k`)));
      const turns = starts.map((dice) => distance.get(dice) as number).filter((left) => left > 0);
      const counts = { first: 0, second: 0, both: 0 };
      for (const one of turns) {
        for (const other of turns) counts[one < other ? 'first' : one > other ? 'second' : 'both']++;
      }
      expect(counts.first).toBe(counts.second);
      expect(counts.first).toBeGreaterThan(turns.length ** 2 / 10);
    }
  });

  /** How many starts need so many turns, of those that aren't sorted already. */
  function startsOf(variant: Variant): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    for (const edges of ORDERS.flatMap((x) => ORDERS.flatMap((y) => ORDERS.map((z) => `${x}${y}${z}k`)))) {
      const turns = needs[variant].get(edges) as number;
      if (turns > 0) counts.set(turns, (counts.get(turns) ?? 0) + 1);
    }
    return new Map([...counts].sort(([one], [other]) => one - other));
  }

  /** Percent of the games that each seat wins when the first wins at once; and that several share in a finished round. */
  function shares(variant: Variant, players: number): { readonly first: readonly number[]; readonly shared: number } {
    const counts = startsOf(variant);
    const first = new Array<number>(players).fill(0);
    let [all, shared] = [0, 0];
    const deal = (needed: readonly number[], ways: number): void => {
      if (needed.length < players) {
        for (const [turns, count] of counts) deal([...needed, turns], ways * count);
        return;
      }
      const ready = nearest(needed);
      all += ways;
      first[ready[0] as number] = (first[ready[0] as number] as number) + ways;
      if (ready.length > 1) shared += ways;
    };
    deal([], 1);
    const percent = (ways: number): number => Number(((100 * ways) / all).toFixed(1));
    return { first: first.map(percent), shared: percent(shared) };
  }

  it('MAS-8 [variant=training] [variant=main] the training game decides next to nothing, the main game does', () => {
    expect([...startsOf('training')]).toEqual([
      [8, 174],
      [9, 42],
    ]);
    const main = startsOf('main');
    expect([...main.keys()]).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(Math.max(...main.values())).toBeLessThan(215 / 3);
  });

  it.each([
    ['training', 2, { first: [84.3, 15.7], shared: 68.7 }],
    ['training', 3, { first: [81.3, 15.7, 3], shared: 90.9 }],
    ['main', 2, { first: [58.6, 41.4], shared: 17.2 }],
    ['main', 3, { first: [41.1, 32.1, 26.8], shared: 19.7 }],
  ] as const)(
    'MAS-10 [finishRound=false] [finishRound=true] what perfect players win: %s, %i players',
    (variant, players, expected) => {
      expect(shares(variant, players)).toEqual(expected);
    },
  );

  it('MAS-6 mostly just one of the three edges brings a player nearer', () => {
    for (const [variant, distance] of Object.entries(needs)) {
      const right = [0, 0, 0, 0];
      for (const [dice, left] of distance) {
        const count = [0, 1, 2].filter((edge) => (distance.get(turned(dice, edge)) as number) < left).length;
        if (left > 0) right[count] = (right[count] as number) + 1;
      }
      const all = right.reduce((sum, count) => sum + count);
      expect(right[0], variant).toBe(0);
      expect(right[1], variant).toBeGreaterThan(all / 2);
    }
  });

  it.each([
    ['training', { variant: 'training' }],
    ['main', {}],
  ] as const)('MAS-8 MAS-9 what is worth heading for is how few turns are left: %s', (variant, options) => {
    const most = Math.max(...needs[variant].values());
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c']) {
      let state: State = game.setup({ players: 3, options });
      const choose = (view: State, player: number) => best(view, player, variant);
      for (const action of playout(game, { players: 3, options, seed, choose }).actions) {
        for (const player of [0, 1, 2]) {
          const left = needs[variant].get(diceOf(state, player)) ?? most;
          expect(masqueradeWorth(state, player)).toBeCloseTo(1 - left / most, 12);
          seen.add(left);
        }
        state = game.reduce(state, action);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it.each([
    ["[sequence=['r','b','g','k']]", ['r', 'b', 'g', 'k'], 'rbg', 'brg'],
    ['[sequence=any]', 'any', 'gbr', undefined],
  ] as const)('MAS-9 %s it goes by the order that wins', (_, sequence, winning, other) => {
    const first = game.setup({ players: 2, options: { sequence } });
    const worthOf = (order: string): number => {
      const letters = [...first.board];
      for (const [i, name] of (PLACES[0] as string[]).entries())
        letters[at(name)] = i === 9 ? 'k' : order.charAt(i % 3);
      return masqueradeWorth({ ...first, phase: 'play', board: letters.join('') }, 0);
    };
    expect(worthOf(winning)).toBe(1);
    if (other === undefined) for (const order of ORDERS) expect(worthOf(order)).toBe(1);
    else expect(worthOf(other)).toBeLessThan(1);
    expect(masqueradeWorth(first, 0)).toBe(0);
  });

  it('MAS-3 [alike=true] MAS-10 [finishRound=false] the first player cannot lose', () => {
    for (const variant of ['training', 'main'] as const) {
      const all = perfectGames(3, { variant, alike: true, finishRound: false }, 20);
      expect(all.map(({ winners }) => winners)).toEqual(all.map(() => [0]));
    }
  });

  it('MAS-3 [alike=true] MAS-10 [finishRound=true] nobody can win alone', () => {
    const all = perfectGames(2, { alike: true, finishRound: true }, 20);
    expect(all.map(({ winners }) => winners)).toEqual(all.map(() => [0, 1]));
  });

  it('MAS-3 [alike=false] MAS-10 [finishRound=false] every seat can win, the earlier ones more often', () => {
    const all = perfectGames(2, {}, 150);
    for (const { winners, needed } of all) expect(winners).toEqual(nearest(needed).slice(0, 1));
    const [first, second] = [0, 1].map((seat) => all.filter(({ winners }) => winners[0] === seat).length);
    expect(second).toBeGreaterThan(30);
    expect(first).toBeGreaterThan(second as number);
  });
});
