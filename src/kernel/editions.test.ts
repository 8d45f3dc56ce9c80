import { describe, expect, it } from 'vitest';
import { defineGame } from './define.js';
import { editionOf } from './editions.js';
import { GameError } from './errors.js';
import { natural } from './schemas/schema.js';
import * as z from './schemas/zod.js';
import { oneToAct } from './turns.js';
import type { OptionsOf } from './types.js';

const g = defineGame({
  id: 'count',
  rules: 1,
  options: { goal: z._default(natural(9), 3), step: z._default(z.literal(['one', 'two']), 'one') },
  state: { at: natural(99) },
});
const count = (editions: Record<string, { goal?: number; step?: 'one' | 'two' }> | undefined) =>
  g.game({
    title: 'Count',
    playerCount: { min: 1, max: 1 },
    ...(editions && { editions }),
    actions: {
      go: g.action({
        apply(draft, _action, _outcome, before) {
          draft.at = before.at + (before.options.step === 'two' ? 2 : 1);
        },
      }),
    },
    setup: () => ({ at: 0 }),
    playersToAct: ({ at, options }) => oneToAct(at < options.goal ? 0 : null),
    result: ({ at, options }) => (at < options.goal ? null : { winners: [0], scores: null, reason: 'Counted.' }),
  });

const both = count({ english: { goal: 3 }, french: { goal: 4, step: 'two' }, house: {} });
const refusal = (game: typeof both, name: unknown): unknown => {
  try {
    return editionOf(game, name as string);
  } catch (error) {
    return error instanceof GameError ? [error.code, error.message] : error;
  }
};

describe('editionOf', () => {
  it('gives the options of a text, which setup takes, alone or with others', () => {
    const options: OptionsOf<typeof both> = editionOf(both, 'french');
    expect(options).toEqual({ goal: 4, step: 'two' });
    expect(both.setup({ players: 1, options }).options).toEqual({ goal: 4, step: 'two' });
    expect(both.setup({ players: 1, options: { ...options, goal: 9 } }).options).toEqual({ goal: 9, step: 'two' });
    expect(editionOf(both, 'house')).toEqual({});
  });

  it('names those that there are, for another name', () => {
    expect(refusal(both, 'german')).toEqual([
      'INVALID_SETUP',
      'count: there is no edition of that name; there are english, french, house',
    ]);
    expect(refusal(both, 'frensh')).toEqual([
      'INVALID_SETUP',
      'count: there is no edition of that name (did you mean french?); there are english, french, house',
    ]);
    for (const name of ['toString', '__proto__', undefined, 7, null]) {
      expect(refusal(both, name)).toEqual(['INVALID_SETUP', expect.stringContaining('there is no edition')]);
    }
  });

  it('is of a game, and of nothing else', () => {
    const refused = ['INVALID_SETUP', 'expected a game made by defineGame'];
    for (const game of [
      undefined,
      null,
      {},
      { id: 'count' },
      { id: 7, editions: {} },
      { id: 'a', editions: [] },
      'x',
    ]) {
      expect(refusal(game as never, 'english')).toEqual(refused);
    }
  });

  it('suggests no name where none was said', () => {
    expect(refusal(both, 7)).toEqual([
      'INVALID_SETUP',
      'count: there is no edition of that name; there are english, french, house',
    ]);
    const one = count({ 'english-rules': { goal: 3 } });
    expect(editionOf(one, 'english-rules')).toEqual({ goal: 3 });
  });

  it('says so where there are none', () => {
    expect(refusal(count(undefined), 'english')).toEqual([
      'INVALID_SETUP',
      "count: it has no editions, as its texts don't differ",
    ]);
  });
});

describe('editions of a game', () => {
  it('are frozen, in the order in which they are declared, and none unless declared', () => {
    expect(Object.keys(both.editions)).toEqual(['english', 'french', 'house']);
    expect([both.editions, both.editions.french].every(Object.isFrozen)).toBe(true);
    expect(count(undefined).editions).toEqual({});
  });
});
