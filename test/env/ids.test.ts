import { createRng, playout } from 'dicewright';
import { games } from 'dicewright/games';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { usualPlayers } from '../../src/analysis/seats.js';
import { idsOf } from '../../src/env/ids.js';
import { numberingOf } from '../../src/env/numbering.js';
import { observerOf } from '../../src/env/observer.js';
import { bagOf } from '../../src/kernel/schemas/bag.js';
import { part, setOf } from '../../src/kernel/schemas/part.js';
import { anyOf, integer, list, natural, text } from '../../src/kernel/schemas/schema.js';
import * as z from '../../src/kernel/schemas/zod.js';
import type { AnyAction, AnyGame } from '../../src/kernel/types.js';
import { race } from '../helpers/toys.js';
import { flickGame } from '../toys/flick.js';
import { sealed } from '../toys/sealed.js';
import { words } from '../toys/words.js';

/** Positions of a random game, so many of them. */
function* positionsOf(game: AnyGame, seed: string, most: number) {
  let state = game.setup({ players: usualPlayers(game) as number });
  for (const action of playout(game, { players: usualPlayers(game) as number, seed, maxActions: most }).actions) {
    yield state;
    state = game.reduce(state, action);
  }
  yield state;
}

/** In how many ways at most so many of `many` can be taken. */
function ways(many: number, most: number): number {
  let [sum, count] = [1, 1];
  for (let few = 1; few <= most; few++) {
    count = (count * (many - few + 1)) / few;
    sum += count;
  }
  return sum;
}

describe('the numbers of actions', () => {
  it.each(Object.keys(games))('are one for each, and lead back to it: %s', async (id) => {
    const game = (await games[id as keyof typeof games].load()) as unknown as AnyGame;
    const ids = idsOf(game);
    if (!ids) throw new Error('not counted');
    const known = new Map<number, string>();
    let looked = 0;
    for (const state of positionsOf(game, 'ids', 60)) {
      for (const player of game.playersToAct(state)) {
        const actions = [...game.legalActions(state, player)].slice(0, 400);
        const numbers = actions.map(ids.idOf);
        expect(new Set(numbers).size).toBe(actions.length);
        for (const [i, action] of actions.entries()) {
          const number = numbers[i] as number;
          expect(number >= 0 && number < ids.n).toBe(true);
          const back = ids.actionOf(number, player) as AnyAction;
          expect(game.canonical(back)).toEqual(action);
          const key = JSON.stringify({ ...game.canonical(action), player: 0 });
          expect(known.get(number) ?? key).toBe(key);
          known.set(number, key);
          looked++;
        }
      }
    }
    expect(looked).toBeGreaterThan(0);
  });

  it('are those of games of one’s own, whatever their schemas are made with', () => {
    expect(idsOf(sealed as unknown as AnyGame)?.n).toBe(26);
    expect(idsOf(flickGame as unknown as AnyGame)?.n).toBe(1000);
    expect(idsOf(race as unknown as AnyGame)?.n).toBeGreaterThan(3);
  });

  it('are none where words have no end', () => {
    expect(idsOf(words as unknown as AnyGame)).toBeNull();
  });

  it.each([
    // Chunks of one die: 165 cells, 24 turns and 125 places; each further die is one of the neighbours that growing meets.
    ['quadrula-rasa', 165 * 24 * 125 * ways(43, 9) + 1],
    ['tabula-rasa', 165 * 24 * 55 * ways(23, 5)],
    // Steps from one of 81 names to another, of which 45 are funnels; jumps of one to ten, each in one of six directions; to pass.
    ['smuggling', 81 * 81 + 81 * ((6 ** 11 - 6) / 5) + 1],
    // To build; hills with most or fewest dice of a colour, with a total on one of four walls, with 6 to 15 below, in words; to claim.
    ['the-clever-mole', 1 + 6 * (2 * 3 + 2 * 108 * 4 + 10 + 1) + 6],
  ] as const)('are those of what a game says that stands for its fields: %s', async (id, n) => {
    const game = (await games[id].load()) as unknown as AnyGame;
    const ids = idsOf(game);
    expect(ids?.n).toBe(n);
    const state = game.setup({ players: usualPlayers(game) as number });
    let actions = 0;
    for (const [i, listed] of [...game.legalActions(state, game.playersToAct(state)[0] as number)]
      .slice(0, 40)
      .entries()) {
      const own = ids?.idOf(listed) as number;
      for (let number = own - 40; number < own + 40; number++) {
        const action = ids?.actionOf(number, i % 2);
        // Letters and numbers name more cells than there are.
        if (!action || !z.safeParse(game.schemas.action, action).success) continue;
        expect(() => game.check(state, action)).not.toThrow();
        expect(ids?.idOf(game.canonical(action))).toBe(number);
        actions++;
      }
    }
    expect(actions).toBeGreaterThanOrEqual(40);
  });

  it('have none for what no game can come to', async () => {
    const idIn = async (id: keyof typeof games, action: AnyAction) =>
      idsOf((await games[id].load()) as unknown as AnyGame)?.idOf(action);
    const words = { kind: 'text', text: 'It lives on an edge.' };
    expect(await idIn('the-clever-mole', { type: 'hide', player: 0, hill: 1, clue: words } as AnyAction)).toBe(-1);
    const apart = [
      [0, 0, 0],
      [2, 0, 0],
    ];
    const together = [
      [0, 0, 0],
      [1, 0, 0],
    ];
    for (const [cells, cube] of [
      [['a1', 'a3'], apart],
      [['a1', 'a2'], together],
      [['a1', '1a1'], apart],
    ]) {
      expect(await idIn('quadrula-rasa', { type: 'add', player: 0, cells, cube } as AnyAction)).toBe(-1);
    }
    const jump = (path: string[]) => idIn('smuggling', { type: 'jump', player: 1, from: 'c2', path } as AnyAction);
    expect([await jump(['c3']), await jump(['c4', 'd3']), await jump(['e2', 'c2'])].map((id) => id === -1)).toEqual([
      true,
      true,
      false,
    ]);
  });

  const schemas = {
    set: setOf(part('die', natural(4)), 5),
    'set of two or three': setOf(integer(3, 9), 3, 2),
    bag: bagOf(integer(2, 4), 3),
    path: list(z.literal(['a', 'b', 'c']), 4, 1),
    'fixed path': list(z.boolean(), 3, 3),
    cell: text(/^[1-8]?[a-i][1-9]$/, 'a cell'),
    cube: text(/^[.rk]{2,4}$/, 'a cube'),
    object: z.strictObject({ row: natural(2), mark: z.optional(z.literal(['x', 'o'])), dice: z.nullable(natural(1)) }),
    'zod’s own integer': zod.int().check(zod.gt(2), zod.maximum(7)),
    'zod’s own list': zod.array(zod.enum(['x', 'y'])).check(zod.maxLength(2)),
    tuple: z.tuple([natural(2), z.boolean()]),
  } as const;

  it.each(Object.entries(schemas))('count every value of a schema, and each once: %s', (name, schema) => {
    const numbering = numberingOf(schema);
    if (!numbering) throw new Error('not counted');
    const seen = new Set<string>();
    for (let number = 0; number < numbering.size; number++) {
      const value = numbering.valueAt(number);
      expect(z.safeParse(schema, value).success).toBe(true);
      const own = numbering.numberOf(value);
      // A text with places that need not be taken has the last of its numbers.
      if (name !== 'cube') expect(own).toBe(number);
      expect(numbering.valueAt(own)).toEqual(value);
      seen.add(JSON.stringify(value));
    }
    if (name !== 'cube') expect(seen.size).toBe(numbering.size);
  });

  it('are as many as brute force counts', () => {
    const sizes = Object.values(schemas).map((schema) => numberingOf(schema)?.size);
    // 2^5, C(7,2) + C(7,3), 1 + 3 + 6 + 10, 3 + 9 + 27 + 81, 2^3, (8 + 1) * 9 * 9, 3^2 * 4^2 (places that need not be taken), 3 * 3 * 3,
    // 3 to 7, 1 + 2 + 4, 3 * 2
    expect(sizes).toEqual([32, 56, 20, 120, 8, 729, 144, 27, 5, 7, 6]);
  });

  it('know what is none of them', () => {
    expect(numberingOf(schemas.set)?.numberOf([1, 1])).toBe(-1);
    expect(numberingOf(schemas.set)?.numberOf([3, 1])).toBe(numberingOf(schemas.set)?.numberOf([1, 3]));
    expect(numberingOf(schemas.set)?.numberOf([7])).toBe(-1);
    expect(numberingOf(schemas.cell)?.numberOf('j1')).toBe(-1);
    expect(numberingOf(schemas.cell)?.numberOf(7)).toBe(-1);
    expect(numberingOf(natural())?.numberOf(1.5) ?? -1).toBe(-1);
    expect([numberingOf(z.string()), numberingOf(z.number()), numberingOf(z.array(z.boolean()))]).toEqual([
      null,
      null,
      null,
    ]);
    expect(numberingOf(text(/^(ab|c)$/, 'a word'))).toBeNull();
  });
});

describe('observations', () => {
  it.each(Object.keys(games))('are numbers of a fixed length, equal for equal views alone: %s', async (id) => {
    const game = (await games[id as keyof typeof games].load()) as unknown as AnyGame;
    const { size, write } = observerOf(game.schemas.view);
    expect(size > 0 && size <= 100_000).toBe(true);
    const viewOf = new Map<string, string>();
    const rng = createRng('some');
    let looked = 0;
    for (const state of positionsOf(game, `observe ${rng.next()}`, 25)) {
      for (const viewer of [null, 0, 1 % state.players]) {
        const view = game.view(state, viewer);
        const numbers = new Array<number>(size).fill(0);
        write(view, numbers, 0);
        expect(numbers.length).toBe(size);
        expect(numbers.every((number) => number >= -1 && number <= 1)).toBe(true);
        // Words apart, which only one game's secrets are told in.
        const key = numbers.join();
        if (id !== 'the-clever-mole') expect(viewOf.get(key) ?? JSON.stringify(view)).toBe(JSON.stringify(view));
        viewOf.set(key, JSON.stringify(view));
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(2);
  });

  it('are made of the schema', () => {
    const schema = z.strictObject({
      game: z.literal('one'),
      phase: z.literal(['shake', 'guess', 'over']),
      score: integer(-10, 10),
      any: natural(),
      die: z.nullable(integer(1, 6)),
      dice: list(integer(1, 6), 3),
      pair: list(z.boolean(), 2, 2),
      board: text(/^[.rk]{2}$/, 'a board'),
      words: z.string(),
    });
    const { size, write } = observerOf(schema);
    const numbersOf = (value: object): number[] => {
      const numbers = new Array<number>(size).fill(0);
      write(value, numbers, 0);
      return numbers;
    };
    const value = {
      game: 'one',
      phase: 'guess',
      score: 5,
      any: 16,
      die: null,
      dice: [6, 1],
      pair: [true, false],
      board: 'k.',
      words: 'x',
    };
    const board = [0, 0, 1, 1, 0, 0];
    expect(numbersOf(value)).toEqual([0, 1, 0, 0.75, 0.5, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, ...board]);
    expect(numbersOf({ ...value, die: 6 }).slice(5, 7)).toEqual([1, 1]);
  });

  it('have room for each of several kinds of object', () => {
    const kind = (name: 'a' | 'b', most: number) => z.strictObject({ kind: z.literal(name), at: natural(most) });
    const { size, write } = observerOf(list(anyOf([kind('a', 4), kind('b', 2)]), 1, 1));
    const numbersOf = (value: unknown): number[] => {
      const numbers = new Array<number>(size).fill(0);
      write([value], numbers, 0);
      return numbers;
    };
    expect(numbersOf({ kind: 'a', at: 1 })).toEqual([1, 0, 0.25, 0]);
    expect(numbersOf({ kind: 'b', at: 1 })).toEqual([0, 1, 0, 0.5]);
  });
});
