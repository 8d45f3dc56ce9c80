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
    async function* endless() {
      try {
        yield `${JSON.stringify({ ...record, format: 'other', actions: undefined })}\n`;
        for (;;) yield '\n';
      } finally {
        isClosed = true;
      }
    }
    await expect(readRecord(endless())).rejects.toThrow('format: expected');
    expect(isClosed).toBe(true);
  });

  it('names line and column of what is no JSON', () => {
    expect(() => readRecord('{\n  "format" "dicewright/1"\n}')).toThrow(/^record: line 2: column 12: it is not JSON/);
  });
});
