import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import {
  type GameRecord,
  NotationError,
  readRecord,
  recordLines,
  replayLines,
  toText,
  verifyLines,
} from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { playRandomly } from './toys.js';

const record: GameRecord = playRandomly({ game: kiriki, variant: 0, players: 1, seed: 'ü', length: 500 }).toRecord();
const forms = {
  JSON: JSON.stringify(record),
  'pretty JSON': JSON.stringify(record, null, 2),
  'a log': [...recordLines(record)].join(''),
  notation: toText(record, kiriki),
  'notation after a comment': `\uFEFF# our game\n\n${toText(record, kiriki)}`,
};
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const inPieces = <T extends { slice(from: number, to: number): T; length: number }>(whole: T, size: number): T[] =>
  Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.slice(i * size, (i + 1) * size));
const webStream = <T>(pieces: readonly T[]) =>
  new ReadableStream<T>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

describe.each(Object.entries(forms))('readRecord of %s', (_, text) => {
  it('reads text and bytes, whole and in pieces, at once', () => {
    const pieces = [1, 5, 1_000].flatMap((size) => [inPieces(text, size), inPieces(bytesOf(text), size)]);
    for (const input of [text, bytesOf(text), ...pieces]) expect(readRecord(input, kiriki)).toEqual(record);
  });

  it('waits for streams of text and bytes, iterable or not', async () => {
    for (const pieces of [inPieces(text, 7), inPieces(bytesOf(text), 7)]) {
      const stream = webStream<string | Uint8Array>(pieces);
      expect(await readRecord(stream, kiriki)).toEqual(record);
      const plain = webStream<string | Uint8Array>(pieces);
      const read = readRecord({ getReader: () => plain.getReader() }, kiriki);
      expect(read).toBeInstanceOf(Promise);
      expect(await read).toEqual(record);
    }
  });

  it('waits for a catalogue, and for an entry that is still to be loaded', async () => {
    for (const given of [games, games.kiriki]) {
      const read = readRecord(text, given);
      expect(read).toBeInstanceOf(Promise);
      expect(await read).toEqual(record);
    }
  });

  it('is what replayLines and verifyLines take, too', async () => {
    const events = [...replayLines(text, kiriki)];
    expect(events.filter(({ kind }) => kind === 'action')).toHaveLength(record.actions.length);
    expect(events.at(-1)).toMatchObject({ kind: 'end', torn: false });
    expect(verifyLines(() => text, kiriki)).toMatchObject({ ok: true, dice: 'compared', header: { game: 'kiriki' } });
    expect(await verifyLines(() => webStream(inPieces(text, 1_000)), games)).toMatchObject({ ok: true });
  });
});

describe('readRecord', () => {
  it('takes objects', () => {
    expect(readRecord(JSON.parse(forms.JSON))).toEqual(record);
    expect(Object.isFrozen(readRecord(record))).toBe(true);
  });

  it('takes notation line by line', () => {
    expect(readRecord(forms.notation.trimEnd().split('\n'), kiriki)).toEqual(record);
  });

  it('says that notation needs its game', () => {
    expect(() => readRecord(forms.notation)).toThrow('notation is read with its game');
    expect(() => readRecord('hello')).toThrow('it is not a record');
    expect(() => readRecord('hello', kiriki)).toThrow(NotationError);
  });

  it('lets go of a stream that it does not read to its end', async () => {
    let isClosed = false;
    async function* long() {
      try {
        yield `${JSON.stringify({ ...record, format: 'other', actions: undefined })}\n`;
        for (let feeds = 0; feeds < 1_000; feeds++) yield '\n';
      } finally {
        isClosed = true;
      }
    }
    await expect(readRecord(long())).rejects.toThrow('format: expected');
    expect(isClosed).toBe(true);
  });

  it.each([
    ['{\n  "format" "dicewright/1"\n}', 'line 2: column 12: it is not JSON'],
    ['{"format": "dicewright/1"} more', 'line 1: column 28: it is not JSON'],
    ['{"🎲": 1,\n"🎲🎲" 2}', 'line 2: column 6: it is not JSON'],
    ['{"actions": [1,\n\n  ', 'line 1: it is cut off: the JSON has no end'],
    ['{"actions": [1,\n 2,\n "half', 'line 3: it is cut off: the JSON has no end'],
    ['{', 'line 1: it is cut off: the JSON has no end'],
  ])('names line and column of what is no JSON: %j', (text, message) => {
    for (const input of [text, bytesOf(text), inPieces(text, 3), inPieces(bytesOf(text), 3)]) {
      expect(() => readRecord(input)).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
      expect(() => readRecord(input)).toThrow(`record: ${message}`);
    }
  });

  it('takes the mark of the byte order before any form', () => {
    for (const text of Object.values(forms)) {
      const marked = `\uFEFF${text.replace(/^\uFEFF/, '')}`;
      for (const input of [marked, bytesOf(marked), inPieces(bytesOf(marked), 1), inPieces(bytesOf(marked), 2)]) {
        expect(readRecord(input, kiriki)).toEqual(record);
      }
    }
  });

  it.each([
    ['nothing', '', 'line 1: it is empty'],
    ['blanks', [' ', '\n', '\r\n \n'], 'line 1: it is empty'],
    ['half a mark of the byte order', new Uint8Array([0xef]), 'it is not a text file (UTF-8)'],
    ['a mark of the byte order', new Uint8Array([0xef, 0xbb, 0xbf]), 'line 1: it is empty'],
    ['a log that begins with something else', '[]\n{}', 'it is not a record'],
    ['pieces of two kinds', ['{"actions":', bytesOf('[]}')], 'expected only text, or only bytes'],
    ['pieces of no kind', ['{"actions":', 7], 'line 1: expected only text'],
    ['pieces of no kind after a first line', ['{"actions":\n', 7], 'line 1: expected strings or Uint8Arrays'],
    ['a first piece of no kind', [7], 'line 1: expected strings or Uint8Arrays'],
  ])('refuses %s', (_, input, message) => {
    expect(() => readRecord(input as never)).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
    expect(() => readRecord(input as never)).toThrow(`record: ${message}`);
  });

  it('does not wait for an end of blanks that never comes', () => {
    let pieces = 0;
    function* blank() {
      for (; pieces < 50; pieces++) yield ' '.repeat(500_000);
      yield '{}';
    }
    expect(() => readRecord(blank())).toThrow('record: line 1: longer than 1000000 characters');
    expect(pieces).toBeLessThan(20);
  });

  it('waits for no more than 32 MiB of what is no log, and has all room for what is there', async () => {
    const mebibyte = 'x'.repeat(2 ** 20);
    const whole = ['{"a":"', ...Array<string>(32).fill(mebibyte)];
    whole[32] = mebibyte.slice(6);
    await expect(readRecord(webStream(whole))).rejects.toThrow('line 1: it is cut off');
    await expect(readRecord(webStream([...whole, 'x']))).rejects.toThrow(
      'record: it is larger than 32 MiB; so long a record is read as a log of lines',
    );
    expect(() => readRecord([...whole, 'x'])).toThrow('line 1: it is cut off');
  });
});

describe('a source', () => {
  const LOG = forms['a log'];
  const lines = LOG.trimEnd()
    .split('\n')
    .map((line) => `${line}\n`);

  it('that throws is not readable, and why is told as the cause', () => {
    const reason = new RangeError('gone');
    const failing = (at: number): Iterable<string> => ({
      [Symbol.iterator]() {
        if (at === 0) throw reason;
        const left = [...lines];
        return {
          next() {
            if (left.length < lines.length) throw reason;
            return { value: left.shift() as string, done: false };
          },
        };
      },
    });
    for (const at of [0, 1]) {
      const refused = expect.objectContaining({ code: 'INVALID_RECORD', cause: reason });
      expect(() => readRecord(failing(at))).toThrow(refused);
      expect(() => readRecord(failing(at))).toThrow('record: could not be read');
    }
  });

  it('is let go of where reading stops before its end, and only there', async () => {
    const calls: string[] = [];
    const list = (pieces: readonly unknown[]): Iterable<string> => ({
      [Symbol.iterator]() {
        const left = [...pieces];
        return {
          next: () => (left.length === 0 ? { value: undefined, done: true } : { value: left.shift() as string }),
          return() {
            calls.push('return');
            return { value: undefined, done: true };
          },
        };
      },
    });
    const stream = (pieces: readonly unknown[]) => ({
      getReader() {
        const left = [...pieces];
        return {
          read: async () => ({ value: left.shift() as string | undefined, done: left.length === 0 }),
          async cancel() {
            calls.push('cancel');
            throw new Error('nobody waits for this');
          },
        };
      },
    });
    expect(readRecord(list(lines))).toEqual(record);
    expect(await readRecord(stream([...lines, undefined]))).toEqual(record);
    expect(calls).toEqual([]);
    expect(() => readRecord(list([...lines, 7, '']))).toThrow('expected only text');
    expect(calls).toEqual(['return']);
    await expect(readRecord(stream([...lines, 7, '', undefined]))).rejects.toThrow('expected only text');
    expect(calls).toEqual(['return', 'cancel']);
    expect(() => readRecord(list(['{"actions":\n', 7, '']))).toThrow('line 1: expected strings or Uint8Arrays');
    expect(calls).toEqual(['return', 'cancel', 'return']);
  });

  it('may be iterable without a way to let go of it', async () => {
    const pieces = [...lines, 7];
    const later = {
      [Symbol.asyncIterator]() {
        const left = [...pieces];
        return { next: async () => ({ value: left.shift() as string, done: false }) };
      },
    };
    await expect(readRecord(later)).rejects.toThrow('expected only text');
    const now = {
      [Symbol.iterator]() {
        const left = [...pieces];
        return { next: () => ({ value: left.shift() as string, done: false }) };
      },
    };
    expect(() => readRecord(now)).toThrow('expected only text');
  });

  it.each([
    ['a number', 7],
    ['nothing', null],
    ['an object', { length: 1 }],
    ['something whose iterator is none', { [Symbol.iterator]: 1, [Symbol.asyncIterator]: 1, getReader: 1 }],
    ['a function', Object.assign(() => 1, { [Symbol.iterator]: () => [][Symbol.iterator]() })],
  ])('is not %s', (_, source) => {
    const refused = expect.objectContaining({ code: 'INVALID_RECORD' });
    expect(() => [...replayLines(source as never, kiriki)]).toThrow(refused);
    expect(() => [...replayLines(source as never, kiriki)]).toThrow(
      'record: expected text or bytes, or an iterable of them',
    );
  });

  it('of bytes is there as a whole, whatever it can do beside', () => {
    const bytes = Object.assign(bytesOf(LOG), { getReader: () => Promise.reject(new Error('asked')) });
    expect(readRecord(bytes)).toEqual(record);
  });
});
