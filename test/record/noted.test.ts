import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, resumeGame } from 'dicewright';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import {
  actionLines,
  positionId,
  readRecord,
  recordLines,
  recordWriter,
  replay,
  replayLines,
  resumeLines,
  stateAt,
  toText,
  verifyLines,
  verifyRecord,
  viewRecord,
} from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { root } from '../helpers/root.js';
import { errorOf, gameOf } from './notation/texts.js';
import { toy } from './notation/toy.js';
import { notedRandomly } from './noted.js';
import { allGames, secrets } from './toys.js';

const folder = join(root, 'test/record/golden');
const golden = (file: string): string => readFileSync(join(folder, file), 'utf8');
const text = golden('noted.dice');
const record = readRecord(text, kiriki);
const plain = (value: unknown): GameRecord => JSON.parse(JSON.stringify(value)) as GameRecord;

/** The note of an action of the record, changed. */
const withNote = (note: object, index = 1): object => ({ ...record, notes: [{ index, ...note }] });
const score = (pattern: string, player = 0) => ({ type: 'score', player, pattern });

describe('golden records', () => {
  it.each(['plain', 'noted'])('%s: every form says the same, and is written as it always was', (name) => {
    expect(readdirSync(folder).filter((file) => file.startsWith(name))).toHaveLength(3);
    const [dice, lines, json] = [golden(`${name}.dice`), golden(`${name}.ndjson`), golden(`${name}.json`)];
    const read = readRecord(dice, kiriki);
    expect(read.format).toBe(name === 'plain' ? 'dicewright/1' : 'dicewright/2');
    for (const form of [dice, lines, json]) {
      expect(plain(readRecord(form, kiriki))).toEqual(plain(read));
      expect(verifyLines(() => form, kiriki)).toMatchObject({ ok: true, actions: read.actions.length });
    }
    expect(toText(read, kiriki)).toBe(dice);
    expect([...recordLines(read)].join('')).toBe(lines);
    expect(JSON.stringify(read)).toBe(JSON.stringify(JSON.parse(json)));
  });

  it('leaves comments out of what is written in the first form', () => {
    const first = golden('plain.dice').replace('players', '# a comment\nplayers');
    expect(plain(readRecord(first, kiriki))).toEqual(plain(readRecord(golden('plain.dice'), kiriki)));
  });
});

describe('what is said', () => {
  it('is told where the record is replayed, whole and line by line', async () => {
    const notes = record.notes?.map(({ index, ...note }) => [index, note]);
    expect(notes?.length).toBeGreaterThan(1);
    const told = (frames: readonly { index: number; note?: object }[]) =>
      frames.flatMap(({ index, note }) => (note ? [[index, note]] : []));
    expect(told([...replay(record, kiriki)])).toEqual(notes);
    const events = [...replayLines(golden('noted.ndjson'), kiriki)];
    expect(told(events.flatMap((event) => (event.kind === 'action' ? [event] : [])))).toEqual(notes);
    expect(events[0]).toMatchObject({ kind: 'start', header: { headers: record.headers, comment: record.comment } });
    const later = [];
    for await (const frame of replay(record, games)) later.push(frame);
    expect(told(later)).toEqual(notes);
  });

  it('stays with what stands, when the game goes on', () => {
    const game = resumeGame(withNote({ comment: 'why?', mark: 'mistake' }, 3), kiriki);
    const whole = game.toRecord();
    expect(game.steps[3]?.note).toEqual({ comment: 'why?', mark: 'mistake' });
    expect(whole).toMatchObject({ format: 'dicewright/2', headers: record.headers, notes: [{ index: 3 }] });
    game.undo();
    expect(game.toRecord().notes).toBeUndefined();
    game.redo();
    expect(game.toRecord()).toEqual(whole);
    game.undo();
    game.play(score('chance', 1) as never);
    expect(game.toRecord().notes).toBeUndefined();
  });

  it('is written into a log, and survives that it is gone on with', () => {
    let log = '';
    const writer = recordWriter((line) => {
      log += line;
    });
    writer.header(record);
    writer.action(record.actions[0] as never, { comment: 'what a roll!' });
    expect(readRecord(log).notes).toEqual([{ index: 0, comment: 'what a roll!' }]);
    const add = (line: string) => {
      log += line;
    };
    const game = resumeLines(log, add, kiriki);
    game.play(record.actions[1] as never);
    game.undo();
    expect(readRecord(log)).toMatchObject({ actions: [{}], notes: [{ index: 0 }] });
    expect(() => writer.action(record.actions[1] as never, { comment: 'a\u0000' })).toThrow(
      'record: note: comment: expected a comment',
    );
    expect(() => writer.action(record.actions[1] as never, { index: 1, comment: 'a' } as never)).toThrow('index');
  });

  it('is told in a log with the line where it is wrong', () => {
    const [header = ''] = golden('noted.ndjson').split('\n');
    const [action] = record.actions;
    const refused = (line: object) => expect(() => readRecord(`${header}\n${JSON.stringify(line)}\n`));
    refused({ action, comment: 7 }).toThrow('record: line 2: comment: expected a comment');
    refused({ action, index: 0 }).toThrow('record: line 2');
    refused({ action }).toThrow('record: line 2: expected a comment, a mark or variations');
    refused({ action: { type: 'roll' }, mark: 'good' }).toThrow('record: line 2: expected an action');
    refused({ action: 7, mark: 'good' }).toThrow('record: line 2: expected an action');
  });

  it('goes with an action that was taken back', () => {
    const noted = JSON.stringify({ action: score('fullHouse'), comment: 'no' });
    const lines = golden('noted.ndjson').split('\n').slice(0, 2);
    expect(readRecord([...lines, noted].join('\n')).notes).toHaveLength(2);
    expect(readRecord([...lines, noted, '{"undo":1}'].join('\n')).notes).toHaveLength(1);
  });

  it('is not for those who must not know all', () => {
    const options = { length: 2 };
    const deal = { type: 'deal', player: 0, outcome: 3 };
    const hidden = {
      format: 'dicewright/2',
      game: 'secrets',
      rules: 1,
      players: 2,
      options,
      from: secrets.setup({ players: 2, options }),
      comment: 'it will be a 3',
      actions: [deal],
      notes: [{ index: 0, comment: 'a 3' }],
    };
    expect(verifyRecord(hidden, secrets).ok).toBe(true);
    const view = viewRecord(hidden, 1, secrets);
    expect(view.comment ?? view.notes).toBeUndefined();
    expect(view.from).toEqual(secrets.view(hidden.from, 1));
    expect(viewRecord(record, 1, kiriki)).toMatchObject({ comment: record.comment, notes: record.notes });
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'expected a comment, a mark or variations'],
    ['an empty comment', { comment: '' }, 'comment: expected a comment'],
    ['a comment with control characters', { comment: 'a\u0007' }, 'comment: expected a comment'],
    ['a comment with a carriage return', { comment: 'a\r\n' }, 'comment: expected a comment'],
    ['a comment that UTF-8 does not know', { comment: '\ud800' }, 'comment: expected a comment'],
    ['a comment without an end', { comment: 'x'.repeat(20_001) }, 'more than 20000 characters'],
    ['another mark', { mark: '??' }, 'mark: expected "blunder" | "mistake" | "inaccuracy" | "good", got "??"'],
    ['no variations', { variations: [] }, 'variations: expected 1 to'],
    ['a variation of nothing', { variations: [{ actions: [] }] }, 'variations.0.actions: expected 1 to'],
    ['a variation that is none', { variations: [{ actions: [1] }] }, 'variations.0.actions.0: expected an action'],
    ['something else', { comment: 'a', text: 'b' }, 'unknown "text"'],
    [
      'notes of no action',
      { variations: [{ actions: [score('ones')], notes: [{ index: 1, mark: 'good' }] }] },
      'variations.0: expected notes of its actions',
    ],
  ])('is refused: %s', (_, note, message) => {
    expect(() => readRecord(withNote(note))).toThrow(message);
    const { ok, deviations } = verifyRecord(withNote(note), kiriki);
    expect([ok, deviations[0]?.kind]).toEqual([false, 'header']);
  });

  it.each<[string, object]>([
    ['of an action that there is not', { notes: [{ index: 99, comment: 'a' }] }],
    [
      'twice of one',
      {
        notes: [
          { index: 1, comment: 'a' },
          { index: 1, comment: 'b' },
        ],
      },
    ],
    ['as no list', { notes: { 0: 'a' } }],
    ['more often than a record may be long', { notes: new Array(4_000_000_000) }],
    ['in the first form', { format: 'dicewright/1', headers: undefined, comment: undefined, from: undefined }],
    ['before the first action of the first form', { format: 'dicewright/1', headers: undefined, notes: undefined }],
    ['in headers of the first form', { format: 'dicewright/1', comment: undefined, notes: undefined }],
    ['in headers that are no texts', { headers: { round: 3 } }],
    ['in a header without a name', { headers: { '': 'a' } }],
  ])('is refused: %s', (_, change) => {
    expect(() => readRecord({ ...record, ...change })).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
    expect(verifyRecord({ ...record, ...change }, kiriki).ok).toBe(false);
  });

  it('is read at most as deep as anything', () => {
    let note: object = { index: 0, mark: 'good' };
    const nested = (levels: number) => {
      for (let i = 0; i < levels; i++) note = { index: 0, variations: [{ actions: [score('ones')], notes: [note] }] };
      return { ...record, notes: [note] };
    };
    const kept = nested(6);
    expect(readRecord(toText(kept, kiriki), kiriki)).toEqual(readRecord(kept));
    expect(() => readRecord(nested(10))).toThrow('nested more than 32 levels deep');
    expect(() => readRecord(nested(10_000))).toThrow('nested more than 32 levels deep');
    expect(() => readRecord(nested(10_000))).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
  });
});

describe('variations', () => {
  const before = score('fullHouse');
  it.each<[string, object, readonly (readonly [number | null, readonly number[], string])[]]>([
    ['a good one', { variations: [{ actions: [before] }] }, []],
    [
      'not one’s turn',
      { variations: [{ actions: [before] }, { actions: [score('ones', 1)] }] },
      [[1, [1, 0], 'illegal']],
    ],
    [
      'impossible dice',
      { variations: [{ actions: [before, { ...record.actions[2], outcome: [7, 1, 1, 1, 1] }] }] },
      [[1, [0, 1], 'outcome']],
    ],
    [
      'no action of the game',
      { variations: [{ actions: [before, { type: 'fly', player: 1 }, { type: 'fly', player: 1 }] }] },
      [[1, [0, 1], 'action']],
    ],
    [
      'one in another',
      {
        variations: [
          { actions: [before, record.actions[2]], notes: [{ index: 1, variations: [{ actions: [before] }] }] },
        ],
      },
      [[1, [0, 1, 0, 0], 'illegal']],
    ],
  ])('are judged from the position before their action: %s', (_, note, expected) => {
    const { ok, deviations, actions } = verifyRecord(withNote(note), kiriki);
    expect(deviations.map(({ index, variation = [], kind }) => [index, variation, kind])).toEqual(expected);
    expect([ok, actions]).toEqual([expected.length === 0, record.actions.length]);
    const [first] = deviations;
    if (first) expect(first.message).toMatch(/^record: action 1: (variation \d: action \d: )+/);
    const lines = [...recordLines(withNote(note))].join('');
    expect(verifyLines(() => lines, kiriki).deviations).toEqual(deviations);
  });
});

describe('a position to begin with', () => {
  it('is where replay, going on and verification begin', () => {
    const from = stateAt(record, 2, kiriki);
    const rest = { ...record, notes: undefined, from, actions: record.actions.slice(2) };
    expect(verifyRecord(rest, kiriki)).toMatchObject({ ok: true, actions: record.actions.length - 2 });
    expect(stateAt(rest, 0, kiriki)).toEqual(from);
    expect(stateAt(rest, 1, kiriki)).toEqual(stateAt(record, 3, kiriki));
    const game = resumeGame({ ...rest, actions: [] }, kiriki, { seed: 'x' });
    game.play({ type: 'roll', player: 1, dice: [0, 1, 2, 3, 4] });
    const played = game.toRecord({ secrets: true });
    expect(played.from).toEqual(from);
    expect(verifyRecord(played, kiriki)).toMatchObject({ ok: true, drawn: 1, dice: 'compared' });
  });

  it.each<[string, object]>([
    ['no state', { from: { game: 'kiriki' } }],
    ['a state of other players', { from: kiriki.setup({ players: 3, options: { repeat: true } }) }],
    ['a state of other options', { from: kiriki.setup({ players: 2, options: { repeat: false } }) }],
    ['options that there are not', { options: { luck: 1 } }],
  ])('is refused where it is %s', (_, change) => {
    const other = { ...record, from: kiriki.setup({ players: 2, options: { repeat: true } }), ...change };
    const { deviations, state } = verifyRecord({ ...other, actions: [], notes: undefined }, kiriki);
    expect([deviations.map(({ kind }) => kind), state]).toEqual([['header'], null]);
    expect(() => stateAt({ ...other, actions: [], notes: undefined }, 0, kiriki)).toThrow('record: ');
  });

  it('is refused with what is wrong about it', () => {
    const from =
      (options: object, players = 2) =>
      () =>
        stateAt(
          {
            ...record,
            actions: [],
            notes: undefined,
            options: { repeat: true },
            from: kiriki.setup({ players, options }),
          },
          0,
          kiriki,
        );
    for (const other of [from({ repeat: true }, 3), from({ repeat: false })]) {
      expect(other).toThrow(expect.objectContaining({ code: 'INVALID_RECORD', path: ['from'] }));
      expect(other).toThrow('record: from: it has other players or options than the record');
    }
    expect(from({ repeat: true })()).toEqual(kiriki.setup({ players: 2, options: { repeat: true } }));
  });
});

describe('in notation', () => {
  const HEAD = ['dicewright/2 kiriki 1', 'players Ada, Ben'];
  it.each<[string, readonly string[], readonly string[]]>([
    ['another mark', ['Ada score!! ones'], ['3:10 expected ??, ?, ?! or !, got "!!"']],
    ['three signs', ['Ada score??? ones'], ['3:10 expected ??, ?, ?! or !, got "???"']],
    ['a mark apart', ['Ada score ones ??'], ['3:16 expected the end of the line, got ?']],
    ['a variation of nothing', ['('], ['3:1 expected an action before its variation, got (']],
    ['an end of nothing', ['Ada score ones', ')'], ['4:1 expected a variation before its end, got )']],
    ['an empty variation', ['Ada score ones', '(', ')'], ['5:1 expected an action, got )']],
    [
      'a variation without an end',
      ['Ada score ones', '(', 'Ada score twos # a'],
      ['5:15 expected ) on a line of its own, got the end of the line'],
    ],
    [
      'a result inside',
      ['Ada score ones', '(', 'Ada score twos', 'seed "a"'],
      ['6:1 expected ) and the end of the line, got "seed"'],
    ],
    [
      'more on its line',
      ['Ada score ones', '( Ada score twos', ')'],
      ['4:3 expected the end of the line, got "Ada"', '5:1 expected an action, got )'],
    ],
    [
      'mistakes inside',
      ['Ada score ones', '(', 'Ada score tows', ')', 'Ada rol 1-5'],
      [expect.stringMatching(/^5:11 pattern/), expect.stringMatching(/^7:5 expected roll/)] as never,
    ],
    [
      'a comment that rings',
      ['Ada score ones # \u0007'],
      ['3:16 expected a comment of at most 20000 characters, none of them a control character, got "\\u0007"'],
    ],
    [
      'a long comment',
      ['Ada score ones', ...Array<string>(300).fill(`# ${'x'.repeat(100)}`)],
      ['4:1 expected a comment of at most 20000 characters, none of them a control character, got a long string'],
    ],
    ['no state', ['from 1 2'], ['3:6 from: expected a state as JSON, got "1"']],
    ['a state too late', ['Ada score ones', 'from {}'], ['4:1 expected from before actions, got "from"']],
  ])('says where: %s', (_, lines, mistakes) => {
    const { mistakes: told } = errorOf([...HEAD, ...lines].join('\n'), kiriki);
    expect(told.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(mistakes);
  });

  it.each<[string, string, string]>([
    ['of several words', 'event Club night', '2:12 expected the end of the line, got "night"'],
    ['without text', 'event', '2:6 expected a text, in quotes where it has several words, got the end of the line'],
    ['twice', 'event a\nevent b', '3:1 expected another name, got "event"'],
    ['of prototypes', '__proto__ a', '2:1 expected a name of 1 to 100 characters, got "__proto__"'],
    ['too late', 'players 1\nevent a', '3:1 expected a player, 1, got "event"'],
  ])('says where a header is none: %s', (_, line, message) => {
    const [first] = errorOf(`dicewright/2 kiriki 1\n${line}\nplayers 1`, kiriki).mistakes;
    expect(`${first?.line}:${first?.column} ${first?.message}`).toContain(message);
  });

  it('keeps comments wherever they stand', () => {
    const all = `# 0
dicewright/2 kiriki 1 # 1
# 2
event a # 3
players 1 # 4\r
# 5
1 roll 1-5 # 6
  = 1 2 3 4 5 # 7
# 8

# 9
( # a
# b
1 roll 1 # c
) # d
# e
seed "x" # f
`;
    const read = readRecord(all, kiriki);
    expect(read.comment).toBe('0\n1\n2\n3\n4\n5');
    expect(read.notes).toMatchObject([
      { comment: '6\n7\n8\n9\nd\ne\nf', variations: [{ comment: 'a\nb', notes: [{ comment: 'c' }] }] },
    ]);
    expect(readRecord(toText(read, kiriki), kiriki)).toEqual(read);
    expect(actionLines(all)).toEqual([7]);
  });

  it('calls nobody by a word that begins a line', () => {
    const named = { ...record, names: ['from', 'dicewright'] };
    const written = toText(named, kiriki);
    expect(written).toContain('\n"from" roll');
    expect(readRecord(written, kiriki)).toEqual(readRecord(named));
    // In the first form it is a name as any other.
    expect(readRecord('dicewright/1 kiriki 1\nplayers from\nfrom roll 1', kiriki).actions).toHaveLength(1);
  });

  it('tells types from marks', () => {
    const types = { 'act!': {}, act: {} };
    for (const type of Object.keys(types)) {
      const game = toy({});
      const noted = { ...record, game: 'toy', from: undefined, options: {}, actions: [{ type: 'act', player: 0 }] };
      for (const mark of ['good', 'inaccuracy', 'mistake', 'blunder']) {
        const one = { ...noted, notes: [{ index: 0, mark }] };
        expect(readRecord(toText(one, game), game)).toEqual(readRecord(one));
      }
      expect(type).toMatch(/^act/);
    }
  });

  it('comes to an end with nests and heaps of what is said', () => {
    const game = gameOf('kiriki');
    const head = `${HEAD.join('\n')}\n`;
    const hostile = {
      opened: 'Ada score ones\n('.repeat(100_000),
      nested: `${'Ada score ones\n(\n'.repeat(100_000)}Ada score ones\n${')\n'.repeat(100_000)}`,
      closed: ')\n'.repeat(300_000),
      commented: `Ada score ones${'#\n'.repeat(300_000)}`,
      marked: `Ada score${'?'.repeat(500_000)}`,
      from: `from ${'['.repeat(500_000)}`,
      varied: `Ada score ones\n${'(\nAda score twos\n)\n'.repeat(100_000)}`,
    };
    for (const rest of Object.values(hostile)) expect(errorOf(head + rest, game).message.length).toBeLessThan(50_000);
    const headers = Array.from({ length: 6_000 }, (_, i) => `h${i} a`).join('\n');
    expect(errorOf(`${HEAD[0]}\n${headers}\n${HEAD[1]}`, game).message).toContain('5000 values');
  });
});

it.each(allGames.map((game) => [game.id, game] as const))('%s: every form keeps all that is said', (_, game) => {
  let notes = 0;
  for (const length of [8, 40]) {
    const noted = notedRandomly({ game, variant: length, players: 1, seed: `${length}`, length });
    notes += noted.notes?.length ?? 0;
    expect(verifyRecord(noted, game).deviations).toEqual([]);
    for (const form of [toText(noted, game), [...recordLines(noted)].join(''), JSON.stringify(noted)]) {
      expect(plain(readRecord(form, game))).toEqual(noted);
    }
    expect(plain(resumeGame(noted, game).toRecord({ secrets: true }))).toEqual(plain(noted));
  }
  expect(notes).toBeGreaterThan(0);
});

describe('positionId', () => {
  it('is the same for the same position, and for no other', () => {
    const state = stateAt(record, 3, kiriki);
    const id = positionId(state);
    expect(id).toMatch(/^kiriki\/1\/[0-9a-f]{64}$/);
    expect(positionId({ ...state, events: 99 })).toBe(id);
    expect(positionId(Object.fromEntries(Object.entries(state).reverse()) as never)).toBe(id);
    expect(positionId(kiriki.load(JSON.parse(JSON.stringify(state))))).toBe(id);
    expect(positionId(stateAt(record, 2, kiriki))).not.toBe(id);
    expect(positionId(kiriki.setup({ players: 2 }))).toBe(
      'kiriki/1/d4890df0fa9dabd0bbacaa70c95d504d14ccc8a9f84824f7cadbb30e1f5aef2a',
    );
  });

  it('tells lists by their order, objects not', () => {
    const id = (rest: object) => positionId({ game: 'a', rules: 2, ...rest } as never);
    expect(id({ at: [1, { b: 1, a: 2 }] })).toBe(id({ at: [1, { a: 2, b: 1 }] }));
    expect(id({ at: [1, 2] })).not.toBe(id({ at: [2, 1] }));
    expect(id({ at: null })).not.toBe(id({ at: 0 }));
    expect(positionId({ game: 'a'.repeat(150), rules: 2 } as never)).toMatch(/^a{100}\/2\/[0-9a-f]{64}$/);
  });

  it.each([null, 1, 'kiriki', [], {}, { game: 1 }])('refuses %j', (value) => {
    expect(() => positionId(value as never)).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }));
    expect(() => positionId(value as never)).toThrow('positionId: expected a state');
  });

  it('refuses what JSON does not know', () => {
    expect(() => positionId({ game: 'a', b: () => 1 } as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE', message: expect.stringContaining('positionId: b is of type') }),
    );
  });
});
