import { describe, expect, it } from 'vitest';
import { type AnyGame, createRng, playout } from '../src/index.js';
import { escaping, everyGame, type Position, positionsOf } from './helpers/positions.js';

const keys = [
  ...['polluted', 'from', 'seed', 'choose', '0', 'pattern', 'faces'],
  // What a definition, or an action of it, can leave out.
  ...[
    'chance',
    'check',
    'candidates',
    'sample',
    'canonical',
    'conceal',
    'checkSetup',
    'checkState',
    'view',
    'complete',
  ],
];

/** Runs something while every object seems to have the property. */
function polluted<T>(key: string, enumerable: boolean, run: () => T): T {
  const prototype = Object.prototype as unknown as Record<string, unknown>;
  Object.defineProperty(prototype, key, { value: [6], enumerable, configurable: true, writable: true });
  try {
    return run();
  } finally {
    delete prototype[key];
  }
}

/** A few actions from the position. */
const playOn = (game: AnyGame, { before }: Position): unknown =>
  playout(game, { from: before, rng: createRng('fast'), maxActions: 4, choose: undefined as never }).state;

it('looks at games', () => {
  expect(everyGame.length).toBeGreaterThan(0);
});

// In a process of its own (vitest.config.ts): an engine that has once seen an element in Object.prototype is slow with
// arrays for the rest of its life.
describe.each(everyGame)('%s', (_id, game) => {
  const positions = positionsOf(game, 3);
  const tries = keys.flatMap((key) => positions.map((position) => ({ key, position })));

  it.each([true, false])('plays on as ever with a polluted Object.prototype, enumerable: %s', (enumerable) => {
    const clean = positions.map((position) => JSON.stringify(playOn(game, position)));
    let played = 0;
    for (const { key, position } of tries) {
      const state = polluted(key, enumerable, () => playOn(game, position));
      expect([key, JSON.stringify(state)]).toEqual([key, clean[positions.indexOf(position)]]);
      played++;
    }
    expect(played).toBeGreaterThanOrEqual(keys.length);
  });

  it('reduces as ever with a property in Object.prototype that is not listed', () => {
    let reduced = 0;
    for (const { key, position } of tries) {
      const { before, action, after } = position;
      const result = polluted(key, false, () => game.safeReduce(before, action));
      expect([key, result]).toMatchObject([key, { ok: true }]);
      if (result.ok) expect(JSON.stringify(result.state)).toBe(JSON.stringify(after));
      reduced++;
    }
    expect(reduced).toBeGreaterThanOrEqual(keys.length);
  });

  // Every object has a property then that the schema does not know.
  it('reduces as ever, or refuses, with a property in Object.prototype that is listed', () => {
    let refused = 0;
    let reduced = 0;
    for (const { key, position } of tries) {
      const { before, action, after } = position;
      const saved = JSON.stringify(before);
      const [result, escaped] = polluted(key, true, () => [
        game.safeReduce(before, action),
        escaping(() => game.load(JSON.parse(saved))),
      ]);
      expect([key, escaped, JSON.stringify(before)]).toEqual([key, null, saved]);
      if (result.ok) {
        expect(JSON.stringify(result.state)).toBe(JSON.stringify(after));
        reduced++;
      } else {
        expect([key, result.error.code]).toEqual([key, 'INVALID_ACTION']);
        refused++;
      }
    }
    expect(refused + reduced).toBeGreaterThanOrEqual(keys.length);
  });
});
