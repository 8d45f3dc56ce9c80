import { resumeGame, scriptedDice } from 'dicewright';
import { mergeTournaments, standings, type TournamentResult, tournament } from 'dicewright/analysis';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { readRecord, replay, stateAt, verifyRecord, viewRecord } from 'dicewright/record';
import { renderSvg, renderText } from 'dicewright/render';
import { describe, expect, it } from 'vitest';

const refusal = (code: string) => expect.objectContaining({ name: 'GameError', code });

/** Something within so many others. */
function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

const throwing = new Proxy(
  {},
  {
    get: () => {
      throw Symbol('no');
    },
    ownKeys: () => {
      throw new TypeError('no');
    },
  },
);

describe('lists that lie about their length', () => {
  const lengths: [string, unknown][] = [
    ['a symbol', Symbol('length')],
    ['a big integer', 3n],
    ['a text', '3'],
    ['half a number', 0.5],
    ['more than there can be', 2 ** 53],
    [
      'an object that throws',
      {
        valueOf: () => {
          throw new Error('no');
        },
      },
    ],
  ];
  const base = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {} };

  it.each(lengths)('%s', (_, length) => {
    const list = new Proxy([], { get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)) });
    const record = { ...base, actions: list };
    const readers = [
      () => readRecord(record),
      () => stateAt(record, 0, kiriki),
      () => [...replay(record, kiriki)],
      () => viewRecord(record, 0, kiriki),
      () => resumeGame(record, kiriki),
    ];
    for (const read of readers) expect(read).toThrow(refusal('INVALID_RECORD'));
    expect(verifyRecord(record, kiriki).deviations[0]?.kind).toBe('header');
    expect(() => scriptedDice(list)).toThrow(refusal('INVALID_SETUP'));
  });

  it('records of a million properties are refused before they are copied', () => {
    const record = {
      ...base,
      actions: [],
      ...Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`p${i}`, i])),
    };
    expect(() => readRecord(record)).toThrow(refusal('INVALID_RECORD'));
  });
});

describe('results of tournaments from anywhere', async () => {
  const result = await tournament({ game: kiriki, bots: ['random', 'random'], games: 2, seed: 'borders' });
  const junk: [string, unknown][] = [
    ['nothing', undefined],
    ['a proxy that throws', throwing],
    [
      'one with a getter that throws',
      Object.defineProperty({ ...result }, 'seed', { enumerable: true, get: () => throwing.toString() }),
    ],
    ['one with options of 20,000 levels', { ...result, options: { a: deep(20_000) } }],
    ['one with a forbidden key', { ...result, options: JSON.parse('{"__proto__":{"a":1}}') }],
    ['one without bots', { ...result, bots: [] }],
  ];

  it.each(junk)('%s', async (_, value) => {
    const given = value as TournamentResult;
    expect(() => mergeTournaments(given)).toThrow(refusal('INVALID_RECORD'));
    expect(() => mergeTournaments(result, given)).toThrow(refusal('INVALID_RECORD'));
    expect(() => standings(given)).toThrow(refusal('INVALID_RECORD'));
    if (value === undefined) return;
    const resumed = tournament({ game: kiriki, bots: ['random', 'random'], games: 3, seed: 'borders', resume: given });
    await expect(resumed).rejects.toThrow(refusal('INVALID_RECORD'));
  });

  it('a sound one is taken', () => {
    expect(mergeTournaments(result)).toEqual(result);
    expect(standings(result).bots).toHaveLength(2);
  });
});

describe('what is drawn', () => {
  it('has room for the beginning of a name of any length', async () => {
    const picture = await games.kiriki.part('picture');
    const state = kiriki.setup({ players: 2 });
    for (const sign of ['林', 'a', '\u0301', '🎲', 'a ']) {
      const names = [sign.repeat(1_000_000), 'Ben'];
      expect(renderText(picture(state, { names })).length).toBeLessThan(100_000);
      expect(renderSvg(picture(state, { names })).length).toBeLessThan(200_000);
    }
  });
});

describe('the catalogue', () => {
  it('is frozen, and all in it', () => {
    let seen = 0;
    const check = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      seen++;
      expect(Object.isFrozen(value)).toBe(true);
      for (const child of Object.values(value)) check(child);
    };
    check(games);
    expect(seen).toBeGreaterThan(60 * 3);
  });
});
