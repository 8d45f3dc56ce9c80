import { kiriki } from 'dicewright/kiriki';
import { readRecord, recordLines, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';

const BARE = { format: 'dicewright/2', game: 'kiriki', rules: 1, players: 2, options: {}, actions: [] };
const HEX = '0123456789abcdef'.repeat(4);
const COMMITMENT = `sha256:${HEX}`;
const of = (length: number): string => 'x'.repeat(length);
const end = (more: object): object => ({ by: 'clock', reason: 'Time is up.', ...more });
const outcome = (more: object): object => ({ winners: [0], scores: [2, 1], reason: 'All is played.', ...more });

/** The properties that are complained of, one after another. */
const told = (record: unknown): (string | undefined)[] =>
  verifyRecord(record, kiriki).deviations.map(
    ({ message }) => /^record: (?:unknown property ")?(\w+)/.exec(message)?.[1],
  );

/** Of each property: what is taken, what is not, and how that is said. */
const properties: readonly (readonly [key: string, good: readonly unknown[], bad: readonly unknown[], said: string])[] =
  [
    ['format', ['dicewright/2'], ['dicewright/3', 'dicewright', 2, null], '"dicewright/1" or "dicewright/2"'],
    ['game', ['a', of(100)], ['', of(101), 7], 'the id of a game'],
    ['rules', [1, 2 ** 53 - 1], [0, -1, 1.5, '1'], 'an integer from 1'],
    ['players', [1, 2 ** 53 - 1], [0, -1, 1.5, '1'], 'an integer from 1'],
    ['options', [{}, { a: [1] }], [[], 'a', null], 'an object'],
    [
      'headers',
      [{}, { date: 'today', [of(100)]: '' }],
      [[], 'a', { '': 'a' }, { date: 7 }, { date: 'today', [of(101)]: '' }],
      'texts by names of at most 100 characters',
    ],
    ['dice', [2, 3], [1, 4, '3'], '2 or 3'],
    [
      'names',
      [
        ['Ada', 'Ben'],
        ['', of(100)],
      ],
      [['Ada'], ['Ada', 'Ben', 'Cem'], ['Ada', 7], ['Ada', of(101)], 'AB', { length: 2 }],
      'one name a player, of at most 100 characters',
    ],
    ['match', ['', of(100)], [of(101), 7], 'a text of at most 100 characters'],
    ['lot', [0, 1], [2, -1, 0.5, '0'], 'who begins by lot, from 0'],
    [
      'commitment',
      [COMMITMENT],
      [HEX, `${COMMITMENT}0`, COMMITMENT.slice(0, -1), ` ${COMMITMENT}`, COMMITMENT.toUpperCase(), 7],
      'sha256: and 64 hexadecimal digits',
    ],
    [
      'commitments',
      [[COMMITMENT, COMMITMENT, COMMITMENT]],
      [[COMMITMENT, COMMITMENT], Array(4).fill(COMMITMENT), [COMMITMENT, COMMITMENT, HEX], { length: 3 }],
      'one for each player and one for the host',
    ],
    ['from', [{}, { game: 'kiriki' }], [[], 'a', 7], 'a state'],
    [
      'comment',
      ['a', ' ', '~', '\t\n', '\u00a0\ud7ff\ue000', '🎲'],
      ['', 'a\u0007', '\u007f', '\u0080', '\u009f', '\r', '\ud800', 7],
      'a comment of at most 20000 characters, none of them a control character',
    ],
    [
      'ended',
      [
        end({}),
        end({ seat: 0 }),
        end({ seat: 1 }),
        end({ by: 'abandon' }),
        end({ by: 'adjudicate' }),
        end({ by: 'forfeit' }),
        end({ by: 'forfeit', seat: 0 }),
        end({ by: 'resign', seat: 1 }),
        end({ reason: of(500) }),
        end({ reason: 'a\tb' }),
      ],
      [
        end({ by: 'resign' }),
        end({ by: 'abandon', seat: 0 }),
        end({ by: 'adjudicate', seat: 0 }),
        end({ by: 'luck' }),
        end({ by: 'luck', seat: 0 }),
        end({ by: undefined }),
        end({ seat: 2 }),
        end({ seat: -1 }),
        end({ seat: null }),
        end({ reason: undefined }),
        end({ reason: '' }),
        end({ reason: of(501) }),
        end({ reason: 'a\nb' }),
        end({ more: 1 }),
        [],
        'clock',
      ],
      'by, a reason on one line, and the seat that has lost by it',
    ],
    [
      'result',
      [
        outcome({}),
        outcome({ winners: [] }),
        outcome({ winners: [0, 1] }),
        outcome({ winners: [1] }),
        outcome({ scores: null }),
        outcome({ scores: [-1, 0.5] }),
        outcome({ reason: '' }),
      ],
      [
        outcome({ winners: [1, 0] }),
        outcome({ winners: [0, 0] }),
        outcome({ winners: [2] }),
        outcome({ winners: [-1] }),
        outcome({ winners: ['0'] }),
        outcome({ winners: undefined }),
        outcome({ winners: null }),
        outcome({ winners: {} }),
        outcome({ scores: [1] }),
        outcome({ scores: [1, 2, 3] }),
        outcome({ scores: ['1', '2'] }),
        outcome({ scores: {} }),
        outcome({ scores: undefined }),
        outcome({ reason: undefined }),
        outcome({ reason: 7 }),
        outcome({ more: 1 }),
        [],
        'won',
        null,
      ],
      '{ winners, scores, reason }, winners ascending, scores one number a player or null',
    ],
    [
      'seed',
      ['', '🎲', of(20_000)],
      ['\ud800', 'a\udc00b', 7],
      'a string of at most 20000 characters, without lone surrogates',
    ],
    [
      'links',
      [[HEX, HEX, HEX]],
      [
        [HEX, HEX],
        Array(4).fill(HEX),
        [HEX, HEX, HEX.toUpperCase()],
        [HEX, HEX, `${HEX}0`],
        [HEX, HEX, HEX.slice(1)],
        HEX,
      ],
      'one for each player and one for the host',
    ],
  ];

describe.each(properties)('%s', (key, good, bad, said) => {
  it('is taken as it is', () => {
    for (const value of good) {
      expect(readRecord({ ...BARE, [key]: value })).toEqual(JSON.parse(JSON.stringify({ ...BARE, [key]: value })));
    }
  });

  it('is refused as anything else, which is said in the same words of a record and of a log', () => {
    for (const value of bad) {
      const record = { ...BARE, [key]: value };
      const refused = expect.objectContaining({ code: 'INVALID_RECORD', path: [key] });
      expect(() => readRecord(record), JSON.stringify(value)).toThrow(refused);
      expect(() => readRecord(record)).toThrow(`record: ${key}: expected ${said}, got `);
      expect(() => [...recordLines(record)]).toThrow(refused);
    }
  });
});

describe('a record', () => {
  it.each(['format', 'game', 'rules', 'players', 'options'])('needs its %s', (key) => {
    const { [key as 'game']: _, ...record } = BARE;
    expect(() => readRecord(record)).toThrow(new RegExp(`^record: ${key}: expected .*, got nothing$`));
    expect([told(record), verifyRecord(record, kiriki).state]).toEqual([[key], null]);
  });

  it.each([
    ['headers', {}],
    ['from', {}],
    ['comment', 'a'],
    ['lot', 0],
    ['commitments', [COMMITMENT, COMMITMENT, COMMITMENT]],
    ['ended', end({})],
    ['links', [HEX, HEX, HEX]],
    ['notes', []],
  ])('of the first form has no %s', (key, value) => {
    const record = { ...BARE, [key]: value };
    expect(readRecord(record).format).toBe('dicewright/2');
    const refused = expect.objectContaining({ code: 'INVALID_RECORD', path: [key] });
    expect(() => readRecord({ ...record, format: 'dicewright/1' })).toThrow(refused);
    expect(() => readRecord({ ...record, format: 'dicewright/1' })).toThrow(
      `record: ${key}: only "dicewright/2" has it`,
    );
  });

  it('is told of all that is wrong with it, in the order of its properties', () => {
    const wrong = { ...BARE, more: 1, rules: 0, names: 'AB', lot: 9, seed: 7, result: null, notes: 7, actions: [1] };
    expect(told(wrong)).toEqual(['rules', 'names', 'lot', 'more', 'result', 'seed', 'notes']);
    const { deviations } = verifyRecord(wrong, kiriki);
    expect(deviations.map(({ message }) => message)).toContain('record: unknown property "more"');
  });

  it('is judged by what it says of its players, where it says so', () => {
    const bound = { winners: [7], scores: [1, 2, 3] };
    expect(told({ ...BARE, players: 0, result: outcome(bound) })).toEqual(['players']);
    expect(told({ ...BARE, players: 0, ended: end({ seat: 7 }) })).toEqual(['players']);
    expect(told({ ...BARE, players: 3, result: outcome({}) })).toContain('result');
  });

  it.each([
    [7, 'expected an object { format, game, rules, players, …, actions }'],
    [Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [i, i])), 'expected an object { format'],
    [{ ...BARE, actions: undefined }, 'actions: expected an array of at most 1000000 actions'],
    [{ ...BARE, actions: {} }, 'actions: expected an array of at most 1000000 actions'],
    [{ ...BARE, notes: {} }, 'notes: expected an array of at most 1000000 notes'],
    [{ ...BARE, notes: [{ index: 0, mark: 'good' }] }, 'notes: expected notes of its actions, by their indices'],
    [{ ...BARE, actions: [{}] }, 'action 0: expected an action { type, player, … }'],
    [{ ...BARE, actions: [{ type: 'a', player: -1 }] }, 'action 0: expected an action { type, player, … }'],
    [{ ...BARE, actions: [{ type: 1, player: 0 }] }, 'action 0: expected an action { type, player, … }'],
    [{ ...BARE, actions: [{ type: 'a', player: 0, x: Number.NaN }] }, 'action 0: x is NaN, which JSON does not know'],
  ])('is none: %#', (value, message) => {
    expect(() => readRecord(value)).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
    expect(() => readRecord(value)).toThrow(`record: ${message}`);
  });

  it('may have as many properties as one complains of, one by one', () => {
    const many = Object.fromEntries(Array.from({ length: 994 }, (_, i) => [`p${i}`, i]));
    expect(() => readRecord({ ...BARE, ...many })).toThrow('record: unknown property "p0"');
    expect(() => readRecord({ ...BARE, ...many, more: 1 })).toThrow('record: expected an object { format');
  });
});
