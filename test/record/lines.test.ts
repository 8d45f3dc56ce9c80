import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { resumeGame, startGame } from 'dicewright';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import {
  type LogEvent,
  readRecord,
  recordLines,
  recordWriter,
  replay,
  replayLines,
  verifyRecord,
} from 'dicewright/record';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { reading, readingLater } from './reading.js';
import { allGames, bare, builtIn, endless, playRandomly, secrets } from './toys.js';

const HEADER = '{"format":"dicewright/1","game":"kiriki","rules":1,"players":1,"options":{},"names":["Ünal 🎲"]}';
const ROLL = '{"type":"roll","player":0,"dice":[0,1,2,3,4],"outcome":[5,3,3,5,3]}';
const SCORE = '{"type":"score","player":0,"pattern":"fullHouse"}';
const UNDO = '{"undo":1}';
const LOG = [HEADER, ROLL, SCORE, UNDO, SCORE, ''].join('\n');
const FOOTER = '{"seed":"x"}';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const invalid = (message: RegExp | string) => (run: () => unknown) => {
  expect(run).toThrow(expect.objectContaining({ name: 'GameError', code: 'INVALID_RECORD' }));
  expect(run).toThrow(message);
};

const gameSpec = fc.record({
  game: fc.constantFrom(...allGames),
  variant: fc.nat(9),
  players: fc.nat(5),
  seed: fc.string(),
  length: fc.nat(100),
});

async function* asynchronously<T>(pieces: Iterable<T>): AsyncGenerator<T> {
  yield* pieces;
}
function piecesOf<T extends { slice(from: number, to: number): T; readonly length: number }>(
  whole: T,
  size: number,
): T[] {
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.slice(i * size, (i + 1) * size));
}

describe('a log', () => {
  it('reads to the record that was written, however it comes', async () => {
    const expected = { record: { ...JSON.parse(HEADER), actions: [JSON.parse(ROLL), JSON.parse(SCORE)] }, torn: false };
    const withFeeds = LOG.split('\n').map((line) => `${line}\n`);
    const sources = [
      LOG,
      bytes(LOG),
      [LOG],
      withFeeds,
      LOG.split('\n'),
      LOG.split('\n').map(bytes),
      piecesOf(LOG, 1),
      piecesOf(LOG, 7),
      piecesOf(bytes(LOG), 1),
      piecesOf(bytes(LOG), 3),
      LOG.replaceAll('\n', '\r\n'),
      bytes(LOG.replaceAll('\n', '\r\n')),
      LOG.replaceAll('\n', '\n\n  \n'),
      LOG.trimEnd(),
      `\uFEFF${LOG}`,
      bytes(`\uFEFF${LOG}`),
    ];
    for (const source of sources) {
      expect(reading(source)).toEqual(expected);
      const pieces = typeof source === 'string' || source instanceof Uint8Array ? [source] : source;
      expect(await readingLater(asynchronously(pieces))).toEqual(expected);
    }
  });

  it('reads back any record of any game, in pieces of any size', () => {
    fc.assert(
      fc.property(gameSpec, fc.integer({ min: 1, max: 300 }), (spec, size) => {
        const record = playRandomly(spec).toRecord({ secrets: true });
        const text = [...recordLines(record)].join('');
        expect(text.split('\n')).toHaveLength(record.actions.length + 3);
        expect(reading(piecesOf(text, size))).toEqual({ record, torn: false });
        expect(reading(piecesOf(bytes(text), size))).toEqual({ record, torn: false });
        expect(reading(text)).toEqual({ record, torn: false });
        expect(reading(JSON.stringify(record, null, 2))).toEqual({ record, torn: false });
      }),
      { numRuns: 100 },
    );
  });

  it('cut anywhere gives the actions that were whole, and says when a line was torn', () => {
    const record = playRandomly({ game: kiriki, variant: 0, players: 1, seed: 'x', length: 12 }).toRecord();
    const whole = bytes([...recordLines(record)].join(''));
    const headerEnd = whole.indexOf(10);
    let torn = 0;
    for (let end = headerEnd; end <= whole.length; end++) {
      const text = whole.subarray(0, end);
      const read = reading(text);
      const lines = text.filter((byte) => byte === 10).length + (whole[end] === 10 ? 1 : 0) - 1;
      expect(read.record.actions).toEqual(record.actions.slice(0, lines));
      expect(read.torn).toBe(end !== headerEnd && whole[end] !== 10 && whole[end - 1] !== 10);
      torn += read.torn ? 1 : 0;
    }
    expect(torn).toBeGreaterThan(500);
    for (let end = 0; end < headerEnd; end++) {
      invalid(/^record: (line 1: |it is not a text file)/)(() => reading(whole.subarray(0, end)));
    }
  });

  it('torn inside a character is torn, too', () => {
    const header = bytes(HEADER);
    const log = new Uint8Array([...bytes(`${HEADER}\n{"type":"`), 0xf0, 0x9f]);
    expect(reading(log)).toEqual({ record: { ...JSON.parse(HEADER), actions: [] }, torn: true });
    invalid('record: it is not a text file (UTF-8)')(() => reading(header.subarray(0, header.indexOf(0xc3) + 1)));
  });

  it('torn, and a line end after it, is torn all the same', () => {
    expect(reading(`${HEADER}\n${ROLL}\n{"type":"sc\n\n`)).toMatchObject({ torn: true, record: { actions: [{}] } });
  });

  it.each([
    ['nothing', '', 1, 'it is empty; expected the header { format, game, rules, players, … }'],
    ['blank lines', '\n \r\n\n', 1, 'it is empty; expected the header'],
    ['no header', `${ROLL}\n`, 1, 'format: expected "dicewright/1" or "dicewright/2", got nothing'],
    ['a torn line in the middle', `${HEADER}\n{"type":"ro\n${ROLL}\n`, 2, 'can’t be read, though it is not the last'],
    ['a torn header before others', `{"format":\n${ROLL}\n`, 2, 'it is cut off: the JSON has no end'],
    [
      'a header of another format',
      HEADER.replace('dicewright/1', 'dicewright/3'),
      1,
      'format: expected "dicewright/1" or "dicewright/2", got "dicewright/3"',
    ],
    ['a header without rules', HEADER.replace('"rules":1,', ''), 1, 'rules: expected an integer from 1, got nothing'],
    ['a header with too many names', HEADER.replace('["Ü', '["A","Ü'), 1, 'names: expected one name a player'],
    ['a record before others', `${HEADER.slice(0, -1)},"actions":[]}\n${ROLL}\n`, 2, 'column 1: it is not JSON'],
    ['a second header', `${LOG}${HEADER}\n`, 6, 'expected an action, {"undo":1}, or a footer'],
    ['an undo of nothing', `${HEADER}\n${UNDO}\n`, 2, 'there is no action to undo'],
    ['more undos than actions', `${LOG}${UNDO}\n${UNDO}\n`, 7, 'a random action cannot be undone'],
    ['an undo of a roll', `${HEADER}\n\n${ROLL}\n${UNDO}\n`, 4, 'a random action cannot be undone'],
    ['an undo of two', `${LOG}{"undo":2}\n`, 6, 'expected an action'],
    ['an undo with something more', `${LOG}{"undo":1,"x":1}\n`, 6, 'expected an action'],
    ['an empty object', `${LOG}{}\n`, 6, 'expected an action'],
    ['a list', `${LOG}[1]\n`, 6, 'expected an object'],
    ['a number', `${LOG}7\n`, 6, 'expected an object'],
    ['an end and something more', `${LOG}{"seed":"x","x":1}\n`, 6, 'or a footer { ended, result, seed, links }'],
    ['an action with a note, which the first form has not', `${LOG}{"action":${ROLL}}\n`, 6, 'expected an action'],
    ['an action of no player', `${LOG}{"type":"roll"}\n`, 6, 'expected an action { type, player, … }'],
    ['a bad seed', `${LOG}{"seed":7}\n`, 6, 'seed: expected a string'],
    ['a bad result', `${LOG}{"result":{"winners":[1],"scores":null,"reason":""}}\n`, 6, 'result: expected'],
    ['an action after the footer', `${LOG}${FOOTER}\n${ROLL}\n`, 7, 'nothing may follow the footer'],
    ['an undo after the footer', `${LOG}${FOOTER}\n${UNDO}\n`, 7, 'nothing may follow the footer'],
    ['a second footer', `${LOG}${FOOTER}\n${FOOTER}\n`, 7, 'nothing may follow the footer'],
    ['something torn after the footer', `${LOG}${FOOTER}\n{"ty`, 7, 'nothing may follow the footer'],
    [
      'deep nesting',
      `${LOG}{"type":"x","player":0,"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}\n`,
      6,
      'levels deep',
    ],
    ['a prototype key', `${LOG}{"type":"x","player":0,"__proto__":{}}\n`, 6, 'forbidden key'],
    ['a line beyond the limit', `${LOG}{"type":"${'x'.repeat(1_000_000)}"`, 6, 'longer than 1000000 characters'],
  ])('with %s is refused, naming the line', async (_what, log, line, message) => {
    for (const read of [
      reading,
      (text: string) => reading(bytes(text)),
      (text: string) => reading(piecesOf(text, 997)),
    ]) {
      expect(() => read(log)).toThrow(expect.objectContaining({ name: 'GameError', code: 'INVALID_RECORD' }));
      expect(() => read(log)).toThrow(new RegExp(`^record: line ${line}: `));
      expect(() => read(log)).toThrow(message);
    }
    await expect(readingLater(asynchronously([log]))).rejects.toThrow(message);
    expect(() => [...replayLines(log, kiriki)]).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
  });

  it('that is not UTF-8 in the middle is refused', () => {
    const log = new Uint8Array([...bytes(`${HEADER}\n{"type":"`), 0xff, ...bytes(`"}\n${ROLL}\n`)]);
    invalid('record: line 2: it can’t be read')(() => reading(log));
  });

  it.each([[7], [null], [undefined], [{}], [[7]], [[null]], [['{}', new Uint8Array(2)]]])('is not %j', (source) => {
    invalid(/^record: /)(() => reading(source as never));
    expect(() => [...replayLines(source as never, kiriki)]).toThrow(
      expect.objectContaining({ code: 'INVALID_RECORD' }),
    );
  });

  it('is not a hostile source, which is not asked', () => {
    const throwing = () => {
      throw new Error('asked');
    };
    const traps = { get: throwing, has: throwing, getPrototypeOf: throwing };
    for (const source of [
      new Proxy({}, traps),
      new Proxy([], traps),
      new Proxy(new Uint8Array(2), { has: () => false }),
    ]) {
      invalid(/^record: /)(() => reading(source as never));
    }
  });

  it('lets an error of its source through', async () => {
    const failing = async function* () {
      yield `${HEADER}\n`;
      throw new RangeError('disk');
    };
    await expect(readingLater(failing())).rejects.toThrow(new RangeError('disk'));
  });
});

describe('replayLines', () => {
  it('plays the lines as they come, undo included', () => {
    const events = [...replayLines(`${LOG}${FOOTER}\n`, kiriki)];
    expect(events.map(({ kind }) => kind)).toEqual(['start', 'action', 'action', 'undo', 'action', 'end']);
    expect(events.flatMap((event) => ('index' in event ? [event.index] : []))).toEqual([0, 1, 1, 1]);
    const [start, , , undo] = events;
    expect(start).toMatchObject({ header: JSON.parse(HEADER), state: kiriki.setup({ players: 1 }) });
    expect(undo).toMatchObject({ action: JSON.parse(SCORE), state: { rolls: 1, dice: [5, 3, 3, 5, 3] } });
    expect(events.at(-1)).toEqual({ kind: 'end', footer: { seed: 'x' }, torn: false });
  });

  it('gives the frames of replay, for every game', () => {
    let frames = 0;
    fc.assert(
      fc.property(gameSpec, (spec) => {
        const record = playRandomly(spec).toRecord();
        const events = [...replayLines(recordLines(record), spec.game)];
        const played = events.flatMap((event) => {
          const { kind, ...frame } = event;
          return kind === 'action' ? [frame] : [];
        });
        expect(played).toEqual([...replay(record, spec.game)]);
        frames += played.length;
      }),
      { numRuns: 50 },
    );
    expect(frames).toBeGreaterThan(500);
  });

  it('finds the game in the catalogue, or takes it with an asynchronous source', async () => {
    const all = async (events: AsyncIterable<LogEvent<unknown, unknown>>) => {
      const list: unknown[] = [];
      for await (const event of events) list.push(event);
      return list;
    };
    const expected = [...replayLines(LOG, kiriki)];
    expect(await all(replayLines(LOG, games))).toEqual(expected);
    expect(await all(replayLines(asynchronously(piecesOf(LOG, 5)), games))).toEqual(expected);
    expect(await all(replayLines(asynchronously([LOG]), kiriki))).toEqual(expected);
    await expect(all(replayLines(LOG.replace('kiriki', 'chess'), games))).rejects.toThrow(
      '"chess" is not in the catalogue',
    );
    await expect(all(replayLines(asynchronously([]), kiriki))).rejects.toThrow('expected the header');
  });

  it('tells each action before the next line is asked for', async () => {
    const asked: string[] = [];
    async function* lines() {
      for (const line of [HEADER, ROLL, SCORE]) {
        asked.push(line);
        yield `${line}\n`;
      }
    }
    const events = replayLines(lines(), kiriki)[Symbol.asyncIterator]();
    await events.next();
    await events.next();
    expect(asked).toEqual([HEADER, ROLL]);
  });

  it('says torn at the end', () => {
    expect([...replayLines(`${LOG}{"ty`, kiriki)].at(-1)).toEqual({ kind: 'end', footer: {}, torn: true });
  });

  it('refuses an illegal action with line and index, and the code and clause of the step', () => {
    const run = () => [...replayLines(`${LOG}${SCORE}\n`, kiriki)];
    expect(run).toThrow('record: line 6: action 2: the dice must be rolled');
    expect(run).toThrow(expect.objectContaining({ code: 'ILLEGAL', clause: 'KIR-9', path: ['actions', 2] }));
  });

  it('refuses to undo what showed something, though it was not random', () => {
    const header = '{"format":"dicewright/1","game":"secrets","rules":1,"players":2,"options":{}}';
    const log = `${header}\n{"type":"show","player":0}\n${UNDO}\n`;
    invalid('record: line 3: there is no action to undo')(() => [...replayLines(log, secrets)]);
    // Without the game nobody can know.
    expect(reading(log).record.actions).toEqual([]);
  });

  it('takes back no more than 1,000 actions in a row', () => {
    const header = '{"format":"dicewright/1","game":"endless","rules":1,"players":1,"options":{}}\n';
    const log = (undos: number) =>
      header + '{"type":"add","player":0,"by":1}\n'.repeat(1500) + `${UNDO}\n`.repeat(undos);
    const last = (undos: number) => [...replayLines(log(undos), endless)].at(-2);
    expect(last(1000)).toMatchObject({ kind: 'undo', index: 500, state: { sum: 500 } });
    invalid('record: line 2502: there is no action to undo')(() => last(1001));
    expect(reading(log(1500)).record.actions).toEqual([]);
  });
});

describe('a writer', () => {
  function logged() {
    let text = '';
    const log = recordWriter((line) => {
      text += line;
    });
    return { log, text: () => text };
  }

  it('logs a game as it is played', () => {
    const { log, text } = logged();
    const session = startGame(bare, { players: 2, names: ['Ada', 'Ben'] });
    const play = (count: number) => {
      const step = session.play({ type: 'take', player: session.state.left % 2, count });
      if (step.ok) log.action(step.action);
    };
    log.header(session.toRecord());
    play(1);
    play(2);
    session.undo();
    log.undo();
    for (const count of [1, 2, 2, 1]) play(count);
    log.footer(session.toRecord());
    expect(text().split('\n')).toHaveLength(1 + 6 + 1 + 1 + 1);
    expect(reading(text())).toEqual({ record: session.toRecord(), torn: false });
    expect([...replayLines(text(), bare)].at(-2)).toMatchObject({ kind: 'action', state: { left: 0 } });
    expect(verifyRecord(reading(text()).record, bare).ok).toBe(true);
  });

  it('writes no seed with the header and no actions with the footer', () => {
    const { log, text } = logged();
    const record = playRandomly({ game: kiriki, variant: 0, players: 0, seed: 'hidden', length: 3 });
    log.header(record.toRecord({ secrets: true }));
    expect(text()).not.toContain('hidden');
    log.footer(record.toRecord({ secrets: true }));
    expect(text().split('\n')[1]).toBe('{"seed":"hidden"}');
  });

  it('refuses what no reader would take, and writes nothing then', () => {
    const header = JSON.parse(HEADER);
    const { log, text } = logged();
    const refused = (run: () => void) => {
      const before = text();
      expect(run).toThrow(expect.objectContaining({ name: 'GameError', code: 'INVALID_RECORD' }));
      expect(text()).toBe(before);
    };
    refused(() => log.action(JSON.parse(ROLL)));
    refused(log.undo);
    refused(() => log.footer({ seed: 'x' }));
    refused(() => log.header({ ...header, format: 'x' }));
    refused(() => log.header(null as never));
    log.header(header);
    refused(() => log.header(header));
    refused(log.undo);
    refused(() => log.action(null as never));
    refused(() => log.action({ type: 'x', player: 0, big: Array(4000).fill('x'.repeat(1000)) } as never));
    refused(() => log.footer({}));
    refused(() => log.footer({ seed: 7 as never }));
    log.action(JSON.parse(ROLL));
    refused(log.undo);
    log.action(JSON.parse(SCORE));
    log.undo();
    refused(log.undo);
    log.footer({ seed: 'x' });
    refused(() => log.action(JSON.parse(SCORE)));
    refused(log.undo);
    refused(() => log.footer({ seed: 'x' }));
    expect(reading(text()).record.actions).toHaveLength(1);
  });

  it('says why it refuses', () => {
    const header = JSON.parse(HEADER);
    const { log, text } = logged();
    invalid('record: the header comes first')(() => log.action(JSON.parse(ROLL)));
    invalid('record: the header comes first')(log.undo);
    invalid('record: the header comes first')(() => log.footer({ seed: 'x' }));
    const throwing = () => {
      throw new Error('asked');
    };
    const unreadable = new Proxy(header, { getOwnPropertyDescriptor: throwing });
    invalid(/^record: header could not be read$/)(() => log.header(unreadable));
    invalid('record: header: rules: expected an integer from 1, got "1"')(() => log.header({ ...header, rules: '1' }));
    log.header(header);
    invalid('record: the header is written already')(() => log.header(header));
    invalid('record: there is no action to undo, or it was random')(log.undo);
    invalid('record: action: expected an action')(() => log.action({ type: 'x' } as never));
    invalid('record: action: note: only "dicewright/2" has it')(() => log.action(JSON.parse(ROLL), { mark: 'good' }));
    invalid('record: footer: expected a result or a seed')(() => log.footer({}));
    invalid('record: footer: seed: expected a string')(() => log.footer({ seed: 7 as never }));
    invalid(/^record: footer could not be read$/)(() => log.footer(unreadable));
    invalid('record: footer: expected a result or a seed')(() => log.footer(Object.create({ seed: 'x' })));
    expect(text()).toBe(`${HEADER}\n`);
    log.footer({ seed: 'x' });
    for (const write of [() => log.action(JSON.parse(SCORE)), log.undo, () => log.footer({ seed: 'x' })]) {
      invalid('record: nothing may follow the footer')(write);
    }
    expect(Object.isFrozen(log)).toBe(true);
  });

  it('writes lines that a reader takes, and no longer ones', () => {
    const header = JSON.parse(HEADER);
    const { log, text } = logged();
    log.header(header);
    const before = text().length;
    const action = (length: number) => {
      const parts: string[] = [];
      const big = { type: 'x', player: 0, parts };
      // Each text takes two quotes and a comma.
      for (let left = length - JSON.stringify(big).length + 1; left > 0; ) {
        const size = Math.min(left, 10_000);
        parts.push('x'.repeat(size - 3));
        left -= size;
      }
      return big;
    };
    invalid('record: a line has at most 1000000 characters')(() => log.action(action(1_000_001) as never));
    expect(text()).toHaveLength(before);
    log.action(action(1_000_000) as never);
    expect(text()).toHaveLength(before + 1_000_001);
    expect(reading(text()).record.actions).toHaveLength(1);
  });

  it('takes back as many actions as were written since the last random one', () => {
    const { log, text } = logged();
    const undone = (): number => {
      for (let count = 0; count < 20; count++) {
        try {
          log.undo();
        } catch {
          return count;
        }
      }
      return Infinity;
    };
    log.header(JSON.parse(HEADER));
    for (const line of [SCORE, SCORE, ROLL, SCORE, SCORE, SCORE]) log.action(JSON.parse(line));
    expect(undone()).toBe(3);
    const record = readRecord(text());
    expect(record.actions).toHaveLength(3);
    log.action(JSON.parse(SCORE));
    expect(undone()).toBe(1);
    const actions = [SCORE, ROLL, SCORE, SCORE].map((line) => JSON.parse(line));
    const later = recordWriter(() => undefined, { ...record, actions });
    later.undo();
    later.undo();
    invalid('there is no action to undo')(later.undo);
  });

  it('goes on with a log that was written before', () => {
    const { record } = reading(LOG);
    let text = LOG;
    const log = recordWriter((line) => {
      text += line;
    }, record);
    expect(() => log.header(record)).toThrow('written already');
    log.undo();
    expect(() => log.undo()).toThrow('no action to undo');
    log.footer({ seed: 'x' });
    expect(reading(text).record).toEqual({ ...record, actions: [JSON.parse(ROLL)], seed: 'x' });
    expect(() => recordWriter(() => undefined, reading(text).record).undo()).toThrow('nothing may follow');
  });

  it('does not count a line that could not be written', () => {
    let isFull = true;
    const log = recordWriter(() => {
      if (isFull) throw new RangeError('disk full');
    });
    expect(() => log.header(JSON.parse(HEADER))).toThrow(RangeError);
    isFull = false;
    log.header(JSON.parse(HEADER));
  });
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-lines-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read as streams and by a line reader', async () => {
    for (const [i, game] of builtIn.entries()) {
      const record = playRandomly({ game, variant: 0, players: 1, seed: 'file', length: 200 }).toRecord();
      const file = join(folder, `${i}.ndjson`);
      writeFileSync(file, [...recordLines(record)].join(''));
      expect(await readingLater(createReadStream(file, { highWaterMark: 100 }))).toEqual({ record, torn: false });
      expect(await readingLater(createReadStream(file, 'utf8'))).toEqual({ record, torn: false });
      expect(await readingLater(createInterface({ input: createReadStream(file) }))).toEqual({ record, torn: false });
    }
    expect(builtIn.length).toBeGreaterThan(0);
  });
});

describe('readRecord of a text', () => {
  it('takes a log of nothing but its header', () => {
    expect(reading(HEADER)).toEqual({ record: { ...JSON.parse(HEADER), actions: [] }, torn: false });
  });

  it.each(['', '{', 'null', '7', '"x"', '[]', '{"actions":[]}', '{"actions":7}', '\0', '{"format":"dicewright/1"}'])(
    'refuses %j',
    (text) => {
      invalid(/^record: /)(() => reading(text));
    },
  );

  it('refuses what is neither text nor object', () => {
    invalid('expected an object')(() => reading(7 as never));
  });

  it('gives a record to go on with', () => {
    const recorder = startGame(kiriki, { players: 1, seed: 'x' });
    recorder.play(JSON.parse('{"type":"roll","player":0,"dice":[0,1,2,3,4]}'));
    const { record } = reading(JSON.stringify(recorder.toRecord({ secrets: true })));
    expect(resumeGame(record, kiriki).state).toEqual(recorder.state);
  });
});
