import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand, type World } from '../../test/helpers/command-io.js';

const header = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 2, options: {} };
const roll = (player: number, outcome: number[]) => ({ type: 'roll', player, dice: [0, 1, 2, 3, 4], outcome });
const score = (player: number, pattern: string) => ({ type: 'score', player, pattern });
const actions = [roll(0, [5, 3, 3, 5, 3]), score(0, 'fullHouse'), roll(1, [1, 1, 2, 3, 6]), score(1, 'ones')];
const names = ['Ada', 'Ben'];
const lines = (...values: object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const record = JSON.stringify({ ...header, names, actions });
const log = lines({ ...header, names }, ...actions);

const replay = (text: string, argv: readonly string[] = [], world: World = {}) =>
  runCommand(['replay', 'game', ...argv], { ...world, files: { game: text } });

describe('replay', () => {
  it('announces every action with the names, then shows sheets and standing', async () => {
    const { code, stdout, stderr } = await replay(record);
    expect([code, stderr]).toEqual([0, '']);
    const [heading, , ...rest] = stdout.split('\n');
    expect(heading).toBe('Kiriki: Ada and Ben');
    expect(rest.slice(0, 4)).toEqual([
      '1. Ada rolls 5 3 3 5 3.',
      '2. Ada scores 25 for full house.',
      '3. Ben rolls 1 1 2 3 6.',
      '4. Ben scores 2 for ones.',
    ]);
    expect(stdout).toMatch(/│Full house +│ +25 +│/);
    expect(stdout.endsWith('The game is not over. To act: Ada\n')).toBe(true);
    expect(stdout).not.toContain('Player');
  });

  it.each([1, 7, 100, 65_536])('shows a log, read in pieces of %d bytes, as it shows JSON', async (piece) => {
    const whole = await replay(record);
    expect(await replay(log, [], { piece })).toMatchObject({ code: 0, stdout: whole.stdout, stderr: '' });
    expect(await replay(record, [], { piece })).toMatchObject({ code: 0, stdout: whole.stdout });
    expect(await replay(log.replaceAll('\n', '\r\n'), [], { piece })).toMatchObject({ code: 0, stdout: whole.stdout });
    expect(await replay(`\n \n${log}`, [], { piece })).toMatchObject({ code: 0, stdout: whole.stdout });
    expect(await replay(`\uFEFF${log}`, [], { piece })).toMatchObject({ code: 0, stdout: whole.stdout });
    expect(await replay(`\uFEFF${record}\n`, [], { piece })).toMatchObject({ code: 0, stdout: whole.stdout });
    const pretty = JSON.stringify(JSON.parse(record), null, 2);
    expect(await replay(pretty, [], { piece })).toMatchObject({ code: 0, stdout: whole.stdout });
  });

  it('shows all but a last line that is torn off, and says so', async () => {
    const whole = await replay(lines({ ...header, names }, ...actions.slice(0, 3)));
    const { code, stdout, stderr } = await replay(log.slice(0, -10));
    expect({ code, stdout }).toEqual({ code: 0, stdout: whole.stdout });
    expect(stderr).toBe('dicewright: game: the last line is torn off and left out\n');
  });

  it('tells what is said about it', async () => {
    const notes = [
      { index: 0, comment: 'what\na \u2028roll' },
      { index: 1, mark: 'good', comment: '25!' },
    ];
    const about = { format: 'dicewright/2', headers: { date: '2026-12-24' }, comment: 'The first game.', notes };
    const { code, stdout } = await replay(JSON.stringify({ ...header, names, actions, ...about }));
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      'Kiriki: Ada and Ben',
      'date: 2026-12-24',
      '# The first game.',
      '',
      '1. Ada rolls 5 3 3 5 3.',
      '   # what',
      '   # a roll',
      '2. Ada scores 25 for full house. !',
      '   # 25!',
    ]);
  });

  it('tells what was taken back', async () => {
    const text = lines(header, actions[0] as object, score(0, 'chance'), { undo: 1 }, score(0, 'threes'));
    const { stdout } = await replay(text);
    expect(stdout).toContain('2. Player 1 scores 19 for chance.\n2. (taken back)\n2. Player 1 scores 9 for threes.\n');
  });

  it('shows a record of nothing but its header', async () => {
    const { code, stdout } = await replay(lines(header));
    expect(code).toBe(0);
    expect(stdout).toContain('To act: Player 1');
  });

  it('says at which action the record breaks a rule', async () => {
    const bad = [...actions, score(0, 'chance')];
    for (const [text, place] of [
      [JSON.stringify({ ...header, names, actions: bad }), 'action 5 (actions[4])'],
      [lines({ ...header, names }, ...bad), 'line 6: action 5'],
    ] as const) {
      const { code, stdout, stderr } = await replay(text);
      expect([code, isOneLine(stderr)]).toEqual([3, true]);
      expect(stderr).toContain(`dicewright: game: ${place}: `);
      expect(stderr).toMatch(/ \(KIR-\d+\)\n$/);
      expect(stdout).toContain('4. Ben scores 2 for ones.\n');
    }
  });

  it('--every shows the sheets after every action', async () => {
    const { stdout } = await replay(record, ['--every']);
    expect(stdout.match(/│Full house/g)).toHaveLength(actions.length);
  });

  it('--svg draws with the names', async () => {
    const file = await replay(log, ['--svg', 'out/end.svg']);
    const folder = await replay(log, ['--svg', 'out']);
    expect([...file.written.keys()]).toEqual(['out/end.svg']);
    expect([...folder.written.keys()]).toEqual([1, 2, 3, 4].map((n) => `out/000000${n}.svg`));
    expect(file.written.get('out/end.svg')).toContain('>Ada<');
  });

  it('stops when nobody reads any more, unless there are pictures to write', async () => {
    const gone = await replay(log, [], { readerGoesAfter: 2, piece: 10 });
    expect(gone).toMatchObject({ code: 0, stderr: '' });
    expect(gone.bytesRead).toBeLessThan(log.length);
    expect((await replay(log, ['--svg', 'out'], { readerGoesAfter: 2 })).written.size).toBe(actions.length);
  });
});

describe('colours', () => {
  it.each([
    ['on a terminal', true, {}, true],
    ['not elsewhere', false, {}, false],
    ['not with NO_COLOR', true, { NO_COLOR: '1' }, false],
    ['with an empty NO_COLOR', true, { NO_COLOR: '' }, true],
    ['not on a dumb terminal', true, { TERM: 'dumb' }, false],
  ] as const)('%s', async (_, stdout, env, colored) => {
    const shown = await replay(record, [], { terminal: { stdout }, env });
    expect(shown.stdout.includes('\u001b[')).toBe(colored);
  });

  it('come from the sheets, never from a record', async () => {
    const foreign = ['\u001b[31mAda\u0007', 'B\nen\u202e\u009b2J'];
    const { stdout } = await replay(JSON.stringify({ ...header, names: foreign, actions }));
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(stdout).toContain('1. [31mAda rolls');
    expect(stdout).toContain('3. B en 2J rolls');
  });
});

describe('names', () => {
  it.each([
    [['Player 2', 'Player 1'], '1. Player 2 rolls'],
    [['', 'x'], '1. Player 1 rolls'],
    [['$&', 'x'], '1. $& rolls'],
    [['\u0000', 'x'], '1. Player 1 rolls'],
  ])('%j', async (given, line) => {
    const { stdout } = await replay(JSON.stringify({ ...header, names: given, actions }));
    expect(stdout).toContain(line);
  });
});
