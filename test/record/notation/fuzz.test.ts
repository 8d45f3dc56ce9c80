import { NotationError, readRecord, toText, verifyRecord } from 'dicewright/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notedRandomly } from '../noted.js';
import { allGames, playRandomly } from '../toys.js';
import { errorOf, gameOf } from './texts.js';

const written = allGames.flatMap((game, i) => {
  const spec = { game, variant: i, players: i, seed: 'fuzz', length: 25 };
  const noted = { ...notedRandomly({ ...spec, length: 6 }), from: undefined };
  const records = [playRandomly(spec).toRecord({ secrets: true }), noted];
  return records.map((record) => ({ game, text: toText(record, game) }));
});

/** Reads a text, however bad it is, and looks at what is told of it. @returns the lines with mistakes */
function judge(text: string, game: (typeof allGames)[number]): readonly number[] {
  try {
    const record = readRecord(text, game);
    // What can be read can be written, and says the same.
    expect(readRecord(toText(record, game), game)).toEqual(record);
    return [];
  } catch (error) {
    // What begins so is JSON, or nothing.
    if (/^\uFEFF?\s*(\{|$)/.test(text)) {
      expect(error).toMatchObject({ name: 'GameError', code: 'INVALID_RECORD' });
      return [];
    }
    if (!(error instanceof NotationError)) throw error;
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    expect(error.mistakes.length).toBeGreaterThan(0);
    for (const { line, column, text: shown, message } of error.mistakes) {
      expect(shown).toBe(lines[line - 1]?.replace(/\r$/, ''));
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual([...shown].length + 1);
      expect(message).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]*(expected|recorded under) [^\p{Cc}\p{Cf}\p{Cs}]+$/u);
    }
    const told = error.mistakes.map(({ line }) => line);
    expect([...told].sort((a, b) => a - b)).toEqual(told);
    return told;
  }
}

const pieces = fc.constantFrom(
  ...'"#[](),:=/?-\\. \t\r\n'.split(''),
  ...[
    'Ada',
    'roll',
    '1-5',
    'all',
    'null',
    'players',
    'from',
    '# a\n',
    '\n(\n',
    '\n)\n',
    'score?! ones\n',
    '!',
    'result',
    'seed',
    '__proto__',
    'constructor',
    '1e999',
    '-0',
    '🎲',
    '\ud800',
  ],
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 60 }).map((words) => `dicewright/1 kiriki 1\nplayers Ada\n${words.join('')}`),
  fc.array(pieces, { maxLength: 60 }).map((words) => `dicewright/2 kiriki 1\nplayers Ada\n${words.join('')}`),
  fc.array(pieces, { maxLength: 60 }).map((words) => words.join('')),
);

describe('readRecord', () => {
  it('leaves one mark of the byte order out, not two', () => {
    expect(judge('\uFEFF\uFEFFroll', gameOf('kiriki'))).toEqual([1]);
  });

  it('reads any text, or says what is wrong with it', () => {
    let read = 0;
    const kiriki = gameOf('kiriki');
    const property = fc.property(anyText, (text) => {
      judge(text, kiriki);
      read++;
    });
    fc.assert(property, { numRuns: 3_000 });
    expect(read).toBe(3_000);
  });

  it('reads texts of all games with pieces changed, or says what is wrong with them', () => {
    let refused = 0;
    const change = fc.record({
      which: fc.nat(written.length - 1),
      at: fc.nat(),
      length: fc.nat(6),
      put: fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })),
    });
    const property = fc.property(change, ({ which, at, length, put }) => {
      const { game, text } = written[which] as (typeof written)[number];
      const start = at % text.length;
      refused += judge(text.slice(0, start) + put + text.slice(start + length), game).length;
    });
    fc.assert(property, { numRuns: 3_000 });
    expect(refused).toBeGreaterThan(500);
  });

  it('tells of each line that is spoilt, and of no other', () => {
    let told = 0;
    const property = fc.property(fc.nat(written.length - 1), fc.infiniteStream(fc.boolean()), (which, isSpoilt) => {
      const { game, text } = written[which] as (typeof written)[number];
      const lines = text.trimEnd().split('\n');
      // What stands in a comment spoils nothing.
      const isOpen = (line: string, i: number) => i > 1 && !line.includes('#');
      const spoilt = lines.map((line, i) => (isOpen(line, i) && isSpoilt.next().value ? `${line} =)` : line));
      const expected = spoilt.flatMap((line, i) => (line === lines[i] ? [] : [i + 1]));
      expect(judge(spoilt.join('\n'), game)).toEqual(expected.slice(0, 100));
      told += expected.length;
    });
    fc.assert(property, { numRuns: 200 });
    expect(told).toBeGreaterThan(0);
  });

  it('does not mind line ends, marks of byte order, comments, blanks, and lines that go on', () => {
    for (const { game, text } of written) {
      const record = readRecord(text, game);
      const lines = text.trimEnd().split('\n');
      for (const other of [`\uFEFF${text}`, lines.join('\r\n')]) expect(readRecord(other, game)).toEqual(record);
      // In the other form comments are kept.
      if (record.format !== 'dicewright/1') continue;
      for (const other of [
        lines.map((line) => `${line}   \t# a "comment`).join('\n\n   \n# and another (\n'),
        lines.map((line) => line.replace(/ (?==|\/|[a-z]+:)/g, '\n\t')).join('\n'),
      ]) {
        // A text in quotes stands on one line.
        if (!/"[^"]* (=|\/|[a-z]+:)/.test(text)) expect(readRecord(other, game)).toEqual(record);
      }
    }
  });

  it('reads what is illegal, for a verification', () => {
    const kiriki = gameOf('kiriki');
    const text = `dicewright/1 kiriki 1
players Ada, Ben
Ben roll all = 1 2 3 4 5
Ada roll all = 1 2 3 4 7
Ada score "everything"
Ada roll 1 1 = 3`;
    const record = readRecord(text, kiriki);
    expect(toText(record, kiriki)).toBe(`${text.replaceAll('all', '1-5')}\n`);
    const { deviations } = verifyRecord(record, kiriki);
    expect(deviations.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  });

  // One that went through a line again for each token of it would not come to an end.
  it('comes to an end with texts of megabytes, and with nests of brackets', () => {
    const kiriki = gameOf('kiriki');
    const head = 'dicewright/1 kiriki 1\nplayers Ada, Ben\n';
    const hostile = {
      words: 'a '.repeat(500_000),
      quotes: '"a'.repeat(500_000),
      backslashes: `"${'\\'.repeat(1_000_000)}`,
      brackets: `Ada roll 1 = ${'['.repeat(500_000)}`,
      parentheses: `Ada roll 1 = ${'(a:'.repeat(300_000)}`,
      mistakes: 'a\n'.repeat(300_000),
      continued: 'Ada roll 1\n 2'.repeat(100_000),
      names: `players ${'a,'.repeat(500_000)}`,
      blanks: ' '.repeat(1_000_000),
      lines: '\n'.repeat(1_000_000),
      places: `Ada roll ${'1-5 '.repeat(250_000)}`,
      digits: `Ada roll ${'9'.repeat(1_000_000)}`,
      pairs: `options ${Array.from({ length: 100_000 }, (_, i) => `"a${i}": 1`).join(', ')}`,
    };
    for (const [what, text] of Object.entries(hostile)) {
      const isFine = what === 'blanks' || what === 'lines';
      if (isFine) readRecord(head + text, kiriki);
      else expect(errorOf(head + text, kiriki).message.length).toBeLessThan(50_000);
    }
  });
});

it('tells a name of characters that nobody sees without them', () => {
  const [unseen, text] = ['\u{e0020}\u202e\u2028', 'players Ada\n'];
  expect(() => readRecord(`dicewright/1 "${unseen}kiriki" 1\n${text}`, gameOf('kiriki'))).toThrow(
    /^[^\p{Cf}\p{Zl}]*$/u,
  );
  const key = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {}, actions: [], [unseen]: 1 };
  expect(() => readRecord(key)).toThrow(/^[^\p{Cf}\p{Zl}]*$/u);
});
