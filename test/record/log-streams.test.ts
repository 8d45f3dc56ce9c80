import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resumeGame } from 'dicewright';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { recordLines, recordWriter, resumeLines, verifyLines, verifyRecord } from 'dicewright/record';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { reading } from './reading.js';
import { allGames, bare, builtIn, endless, playRandomly, type RandomGame, secrets } from './toys.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gameSpec = fc.record({
  game: fc.constantFrom(...allGames),
  variant: fc.nat(9),
  players: fc.nat(5),
  seed: fc.string(),
  length: fc.nat(60),
});
const invalid = (message: string | RegExp) => (run: () => unknown) => {
  expect(run).toThrow(expect.objectContaining({ name: 'GameError', code: 'INVALID_RECORD' }));
  expect(run).toThrow(message);
};
/** A log in memory that is written on. */
function logOf(text: string) {
  const log = {
    text,
    write(line: string): void {
      log.text += line;
    },
  };
  return log;
}
/** Where nothing is to be written. */
const unwritten = (line: string): never => {
  throw new Error(`written: ${line}`);
};
async function* asynchronously<T>(pieces: Iterable<T>): AsyncGenerator<T> {
  yield* pieces;
}

/** A log of random play in which some was taken back. */
function loggedRandomly({ game, seed, variant, players, length }: RandomGame): string {
  const start = playRandomly({ game, variant, players, seed, length: 0 });
  let text = '';
  const log = recordWriter((line) => {
    text += line;
  });
  log.header(start.toRecord());
  const actions = playRandomly({ game, variant, players, seed, length }).toRecord().actions;
  actions.forEach((action, i) => {
    start.play(action);
    log.action(action);
    if (start.canUndo && i % 3 === 0) {
      log.undo();
      log.action(action);
    }
  });
  log.footer(start.toRecord({ secrets: true }));
  return text;
}

describe('verifyLines', () => {
  it('finds in a log of any game what verifyRecord finds in the record that it holds, undo included', async () => {
    let undone = 0;
    await fc.assert(
      fc.asyncProperty(gameSpec, async (spec) => {
        const log = loggedRandomly(spec);
        undone += log.split('{"undo":1}').length - 1;
        const { record } = reading(log);
        const report = verifyLines(() => log, spec.game);
        expect(report).toEqual(verifyRecord(record, spec.game));
        const { header, footer } = report;
        expect({ ...header, ...footer, actions: record.actions }).toEqual(record);
        expect(report).toMatchObject({ ok: true, dice: 'compared' });
        const later = await verifyLines(() => asynchronously([log.slice(0, 700), log.slice(700)]), spec.game);
        expect(later).toEqual(report);
      }),
      { numRuns: 100 },
    );
    expect(undone).toBeGreaterThan(20);
  });

  it('finds what is wrong in the same places, also where the wrong was taken back', () => {
    const kinds = new Set<string>();
    let compared = 0;
    fc.assert(
      fc.property(
        gameSpec,
        fc.array(fc.tuple(fc.nat(60), fc.constantFrom('swap', 'drop', 'outcome', 'player', 'twice', 'undo')), {
          minLength: 1,
          maxLength: 4,
        }),
        (spec, changes) => {
          const [header = '', ...rest] = loggedRandomly(spec).trimEnd().split('\n');
          const footer = rest.pop() ?? '';
          for (const [place, change] of changes) {
            const at = rest.length === 0 ? 0 : place % rest.length;
            const line = rest[at] ?? '';
            const parsed = line === '' ? {} : (JSON.parse(line) as { type?: string; outcome?: unknown });
            if (change === 'swap') rest.splice(at, 2, ...rest.slice(at, at + 2).reverse());
            if (change === 'drop') rest.splice(at, 1);
            if (change === 'twice') rest.splice(at, 0, line);
            if (change === 'undo') rest.splice(at, 0, '{"type":"none","player":0}', '{"undo":1}');
            if (parsed.type === undefined) continue;
            if (change === 'player') rest[at] = JSON.stringify({ ...parsed, player: 1 });
            if (change === 'outcome') rest[at] = JSON.stringify({ ...parsed, outcome: 1 });
          }
          const log = [header, ...rest, footer].filter((line) => line !== '').join('\n');
          let record: unknown;
          try {
            ({ record } = reading(log));
          } catch (error) {
            const line = (error as Error).message.split(': ', 2).join(': ');
            invalid(line)(() => verifyLines(() => log, spec.game));
            return;
          }
          compared++;
          const expected = verifyRecord(record, spec.game);
          expect(verifyLines(() => log, spec.game)).toMatchObject({ ...expected });
          for (const { kind } of expected.deviations) kinds.add(kind);
        },
      ),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(50);
    expect([...kinds]).toEqual(expect.arrayContaining(['action', 'illegal', 'outcome', 'result']));
  });

  it('compares the dice with the seed at the end, which it looks for first', async () => {
    const record = playRandomly({ game: kiriki, variant: 0, players: 1, seed: 'x', length: 500 }).toRecord();
    const log = [...recordLines(record)].join('');
    const wrong = log.replace(/"outcome":\[(.),/, (_, face) => `"outcome":[${(Number(face) % 6) + 1},`);
    expect(verifyLines(() => wrong, kiriki).deviations[0]).toMatchObject({ index: 0, kind: 'dice' });
    const other = log.replace('"seed":"x"', '"seed":"y"');
    const { deviations } = await verifyLines(() => asynchronously([other]), games);
    expect(deviations.slice(0, 2).map(({ kind }) => kind)).toEqual(['commitment', 'dice']);
    // Cut off, it can no longer be compared.
    expect(verifyLines(() => log.slice(0, -5), kiriki)).toMatchObject({ ok: true, torn: true, dice: null, drawn: 0 });
  });

  it('finds the seed also before blank lines, and lets go of a log that it cannot read', () => {
    const record = playRandomly({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 4 }).toRecord({
      secrets: true,
    });
    const log = [...recordLines(record)].join('');
    for (const end of ['', '\n', ' \r\n\n ']) {
      expect(verifyLines(() => log + end, kiriki)).toMatchObject({ ok: true, dice: 'compared', torn: false });
    }
    let opened = 0;
    let released = 0;
    function* unreadable() {
      opened++;
      try {
        yield log;
        yield 7 as never;
      } finally {
        released++;
      }
    }
    invalid('expected only text')(() => verifyLines(unreadable, kiriki));
    expect(released).toBe(opened);
    expect(opened).toBeGreaterThan(0);
  });

  it('opens the log twice, reads it as it comes, and finds the game', async () => {
    const file = join(folder, 'log');
    const log = loggedRandomly({ game: kiriki, variant: 0, players: 1, seed: 'ü', length: 500 });
    writeFileSync(file, log);
    let opened = 0;
    const open = () => {
      opened++;
      return createReadStream(file, { highWaterMark: 1000 });
    };
    const found = await verifyLines(open, games);
    expect(opened).toBe(2);
    expect(found).toEqual(verifyLines(() => log, kiriki));
    expect(found).toMatchObject({ ok: true, dice: 'compared', footer: { seed: 'ü' } });
    expect(await verifyLines(() => log.replace('"kiriki"', '"nothing"'), games)).toMatchObject({
      ok: false,
      state: null,
      deviations: [{ kind: 'header' }],
    });
    expect(verifyLines(() => log, bare as never)).toMatchObject({ ok: false, state: null, actions: 0 });
  });

  it('refuses what is no log, and one that changes in between', () => {
    const log = loggedRandomly({ game: bare, variant: 0, players: 0, seed: 'x', length: 9 });
    const lines = log.split('\n');
    invalid('line 1')(() => verifyLines(() => '', bare));
    invalid('line 2')(() => verifyLines(() => [lines[0], 'no JSON', lines[1]].join('\n'), bare));
    invalid('line 2: there is no action to undo')(() =>
      verifyLines(() => [lines[0], '{"undo":1}', ''].join('\n'), bare),
    );
    invalid('opens a log')(() => verifyLines(log as never, bare));
    invalid('has changed')(() => {
      let opened = 0;
      return verifyLines(() => (opened++ === 0 ? log.replace(/.*\n$/, '') : log), bare);
    });
  });

  it('takes back at most 1,000 actions in a row', () => {
    const header = JSON.stringify({ format: 'dicewright/1', game: 'endless', rules: 1, players: 1, options: {} });
    const log = (undone: number) =>
      [header, ...Array(1_500).fill('{"type":"add","player":0,"by":1}'), ...Array(undone).fill('{"undo":1}')].join(
        '\n',
      );
    expect(verifyLines(() => log(1_000), endless)).toMatchObject({ ok: true, actions: 500, state: { sum: 500 } });
    invalid('line 2502')(() => verifyLines(() => log(1_001), endless));
  });
});

describe('resumeLines', () => {
  const open = ({ seed, ...spec }: RandomGame): string => {
    const recorder = playRandomly({ ...spec, seed });
    const { result: _, seed: __, ...unfinished } = recorder.toRecord();
    return [...recordLines(unfinished)].join('');
  };

  it('goes on where resumeGame does, in any game', () => {
    let over = 0;
    fc.assert(
      fc.property(gameSpec, fc.nat(20), (spec, more) => {
        const log = logOf(open(spec));
        const recorder = resumeLines(log.text, log.write, spec.game, { seed: spec.seed });
        const other = resumeGame(reading(log.text).record, spec.game, { seed: spec.seed });
        expect(recorder.state).toEqual(other.state);
        expect([recorder.length, recorder.canUndo]).toEqual([other.steps.length, other.canUndo]);
        for (let i = 0; i < more; i++) {
          const [action] = spec.game.legalActions(recorder.state);
          if (!action) break;
          expect(recorder.play(action)).toEqual(other.play(action));
          if (recorder.canUndo && i % 2 === 0) {
            expect(recorder.undo()).toEqual(other.undo());
            if (i % 4 === 0) expect(recorder.redo()).toEqual(other.redo());
          }
        }
        const isOver = spec.game.result(recorder.state) !== null;
        if (isOver) over++;
        recorder.close({ secrets: true });
        expect(reading(log.text)).toEqual({ record: other.toRecord({ secrets: true }), torn: false });
        expect(verifyLines(() => log.text, spec.game)).toMatchObject({ ok: true, dice: 'compared' });
      }),
      { numRuns: 100 },
    );
    expect(over).toBeGreaterThan(5);
  });

  it('reads what comes bit by bit, and finds the game', async () => {
    const log = logOf(open({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 20 }));
    const { write } = log;
    const expected = resumeLines(log.text, () => undefined, kiriki).state;
    expect((await resumeLines(asynchronously([log.text]), write, kiriki)).state).toEqual(expected);
    expect((await resumeLines(asynchronously([log.text]), write, games)).state).toEqual(expected);
    const recorder = await resumeLines(log.text, write, games, { seed: 'x' });
    expect(recorder.state).toEqual(expected);
    recorder.play(
      kiriki
        .legalActions(recorder.state as never)
        [Symbol.iterator]()
        .next().value as never,
    );
    expect(reading(log.text).record.actions).toHaveLength(21);
  });

  it('ends a last line that was cut off exactly before its end', () => {
    const whole = open({ game: bare, variant: 0, players: 0, seed: 'x', length: 2 });
    for (const cut of [whole.trimEnd(), `${whole.split('\n')[0]}`]) {
      const log = logOf(cut);
      const recorder = resumeLines(log.text, log.write, bare);
      recorder.play({ type: 'take', player: recorder.state.left % 2, count: 1 });
      recorder.play({ type: 'take', player: recorder.state.left % 2, count: 1 });
      expect(reading(log.text)).toMatchObject({ torn: false, record: { actions: { length: recorder.length } } });
    }
  });

  it('changes nothing when the line can’t be written', () => {
    let isFull = false;
    const log = logOf(open({ game: bare, variant: 0, players: 0, seed: 'x', length: 1 }));
    const recorder = resumeLines(
      log.text,
      (line) => {
        if (isFull) throw new Error('the disk is full');
        log.write(line);
      },
      bare,
    );
    const before = recorder.state;
    const next = { type: 'take', player: before.left % 2, count: 1 } as const;
    isFull = true;
    expect(() => recorder.play(next)).toThrow('the disk is full');
    expect(() => recorder.undo()).toThrow('the disk is full');
    expect([recorder.state, recorder.length, recorder.canRedo]).toEqual([before, 1, false]);
    isFull = false;
    recorder.undo();
    isFull = true;
    expect(() => recorder.redo()).toThrow('the disk is full');
    expect([recorder.length, recorder.canRedo]).toEqual([0, true]);
    isFull = false;
    recorder.redo();
    recorder.play(next);
    expect(reading(log.text).record.actions).toHaveLength(2);
  });

  it('refuses logs with an end, torn ones, wrong actions and wrong seeds, and writes nothing', () => {
    const written: string[] = [];
    const resume = (log: string, seed?: string) => () =>
      resumeLines(log, (line) => void written.push(line), kiriki, { seed });
    const log = open({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 30 });
    invalid('the log has its end')(resume(`${log}{"seed":"x"}\n`));
    invalid('torn off')(resume(log.slice(0, -9)));
    invalid('commitment was made for')(resume(log, 'y'));
    invalid('begun without one')(resume(log.replace(/,"dice":2|,"commitment":"[^"]*"/g, ''), 'x'));
    const bad = log.replace('"player":0', '"player":1');
    expect(resume(bad)).toThrow(expect.objectContaining({ code: 'NOT_YOUR_TURN', path: ['actions', 0] }));
    const loaded = log.replace(/"outcome":\[(.),/, (_, face) => `"outcome":[${(Number(face) % 6) + 1},`);
    expect(resume(loaded, 'x')).toThrow(expect.objectContaining({ code: 'DICE_MISMATCH' }));
    invalid('line 2: there is no action to undo')(resume(`${log.split('\n')[0]}\n{"undo":1}\n`));
    expect(() => resumeLines(log, 'write' as never, kiriki)).toThrow('expected a function that writes a line');
    expect(written).toEqual([]);
  });

  it('says why a log is not gone on with', () => {
    const refused = (run: () => unknown, code: string, message: string, ...path: readonly string[]) => {
      expect(run).toThrow(expect.objectContaining({ code, ...(path.length > 0 && { path }) }));
      expect(run).toThrow(message);
    };
    const resume = (log: string, dice: object = {}) => resumeLines(log, unwritten, kiriki, dice);
    const log = open({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 3 });
    const seedless = log.replace(/,"dice":3|,"match":""|,"commitment":"[^"]*"/g, '');
    expect(seedless.length).toBeLessThan(log.length - 80);
    refused(
      () => resume(seedless, { seed: 'x' }),
      'INVALID_RECORD',
      'record: seed: the log was begun without one',
      'seed',
    );
    expect(resume(seedless).length).toBe(3);
    const [header = '', ...rest] = log.split('\n');
    const { commitment, ...own } = JSON.parse(header);
    const commitments = Array(own.players + 1).fill(commitment);
    const shared = JSON.stringify({ ...own, format: 'dicewright/2', commitment, commitments });
    refused(
      () => resume([shared, ...rest].join('\n')),
      'INVALID_RECORD',
      'record: commitments: where all share in the dice, only their match goes on',
      'commitments',
    );
    refused(
      () => resume(`${log}{"seed":"x"}\n`),
      'INVALID_RECORD',
      'record: line 5: the log has its end: nothing may follow it',
    );
    refused(() => resume(log.slice(0, -9)), 'INVALID_RECORD', 'record: the last line is torn off: take it away first');
    refused(
      () => resume(`${log}{"undo":1}\n`),
      'INVALID_RECORD',
      'record: line 5: there is no action to undo, or what it has shown cannot be taken back',
    );
    refused(() => resume(log, { seeds: 'x' }), 'INVALID_SETUP', 'record: expected only seed, outcomes', 'seeds');
    refused(() => resume(log, { outcomes: 'x' }), 'INVALID_SETUP', 'record: outcomes: expected', 'outcomes');
    refused(
      () => resumeLines(log, 'write' as never, kiriki),
      'INVALID_SETUP',
      'record: expected a function that writes a line',
    );
  });

  it('takes back at most 1,000 actions in a row, of those that were read and those that are played', () => {
    const header = JSON.stringify({ format: 'dicewright/1', game: 'endless', rules: 1, players: 1, options: {} });
    const add = { type: 'add', player: 0, by: 1 } as const;
    const game = resumeLines([header, ...Array(1_002).fill(JSON.stringify(add))], () => undefined, endless);
    for (let played = 0; played < 3; played++) game.play(add);
    let undone = 0;
    while (undone < 2_000 && game.undo()) undone++;
    expect([undone, game.length, game.state.sum]).toEqual([1_000, 5, 5]);
  });

  it.each<[string, unknown, string]>([
    ['a number', 7, 'record: expected an object { seed, outcomes }'],
    ['nothing', null, 'record: expected an object { seed, outcomes }'],
    ['a list', [], 'record: expected an object { seed, outcomes }'],
    ['what can not be copied', { seed: () => 1 }, 'record: seed is of type function'],
    ['other outcomes', { outcomes: 'x' }, 'record: outcomes: expected "verify" or "refuse"'],
  ])('refuses %s as what it is given beside', (_, given, message) => {
    const log = open({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 1 });
    const resume = () => resumeLines(log, unwritten, kiriki, given as never);
    expect(resume).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
    expect(resume).toThrow(message);
  });

  it('writes nothing of what it reads, taken back or not', () => {
    const begun = open({ game: bare, variant: 0, players: 0, seed: 'x', length: 2 });
    const last = begun.trimEnd().split('\n').at(-1);
    const log = logOf(`${begun}{"undo":1}\n${last}\n{"undo":1}\n`);
    const read = log.text;
    const game = resumeLines(log.text, log.write, bare);
    expect([game.length, log.text]).toEqual([1, read]);
    game.play(JSON.parse(last ?? ''));
    expect(log.text).toBe(`${read}${last}\n`);
  });

  it('has lines as long as the game, whatever was taken back and played again', () => {
    const log = logOf(open({ game: bare, variant: 0, players: 0, seed: 'x', length: 2 }));
    const game = resumeLines(log.text, log.write, bare);
    const lines = () => log.text.trimEnd().split('\n').slice(3);
    expect([game.length, lines(), Object.isFrozen(game)]).toEqual([2, [], true]);
    game.undo();
    expect([game.length, lines()]).toEqual([1, ['{"undo":1}']]);
    game.redo();
    expect([game.length, lines().length, game.canRedo]).toEqual([2, 2, false]);
    expect(JSON.parse(lines()[1] ?? '')).toMatchObject({ type: 'take' });
    game.play({ type: 'take', player: game.state.left % 2, count: 1 });
    expect([game.length, lines().length]).toEqual([3, 3]);
    expect(game.play({ type: 'take', player: 0, count: 9 })).toMatchObject({ ok: false });
    expect([game.length, lines().length]).toEqual([3, 3]);
  });

  it('tells at its end only what is known, and the seed only where it is to be told', () => {
    const ends = (length: number, seed: string | undefined, tells: boolean | undefined) => {
      const log = logOf(open({ game: secrets, variant: 0, players: 0, seed: 'x', length }));
      const game = resumeLines(log.text, log.write, secrets, { seed });
      game.close(tells === undefined ? undefined : { secrets: tells });
      return Object.keys(JSON.parse(log.text.trimEnd().split('\n').at(-1) ?? ''));
    };
    expect(ends(9, undefined, undefined)).toEqual(['result']);
    expect(ends(9, 'x', undefined)).toEqual(['result', 'seed']);
    expect(ends(2, 'x', true)).toEqual(['seed']);
    expect(() => ends(2, 'x', false)).toThrow('expected a result or a seed');
    expect(() => ends(2, undefined, true)).toThrow('expected a result or a seed');
  });

  it('takes nothing back that has shown something, and nothing follows the end', () => {
    const log = logOf(open({ game: secrets, variant: 0, players: 0, seed: 'x', length: 0 }));
    const begun = reading(log.text).record;
    const recorder = resumeLines(log.text, log.write, secrets, { seed: 'x' });
    recorder.play({ type: 'pass', player: 0 });
    recorder.play({ type: 'show', player: 1 });
    expect(recorder.canUndo).toBe(false);
    invalid('line 4')(() => resumeLines(`${log.text}{"undo":1}\n`, () => undefined, secrets));
    expect(() => recorder.close()).toThrow('expected a result or a seed');
    recorder.close({ secrets: true });
    expect(recorder.play({ type: 'pass', player: 0 })).toMatchObject({ ok: false, error: { code: 'INVALID_RECORD' } });
    invalid('nothing may follow')(() => recorder.close({ secrets: true }));
    expect(reading(log.text).record).toMatchObject({ seed: 'x', match: '', commitment: begun.commitment });
  });

  it('tells the result and the seed of a game that is over', () => {
    const [game] = builtIn;
    if (!game) throw new Error('there is no game');
    const log = logOf(open({ game, variant: 0, players: 0, seed: 'x', length: 5_000 }));
    const recorder = resumeLines(log.text, log.write, game, { seed: 'x' });
    recorder.close();
    expect(reading(log.text).record).toMatchObject({ seed: 'x', result: game.result(recorder.state) });
  });
});
