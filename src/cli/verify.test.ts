import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../../test/helpers/command-io.js';
import type { GameRecord } from '../record/types.js';
import { recordLines } from '../record/write-lines.js';

const played = async (): Promise<GameRecord> => {
  const { written } = await runCommand(['play', 'kiriki', '--seed', 'a', '--players', '2', '--record', 'a.json']);
  return JSON.parse(written.get('a.json') ?? '') as GameRecord;
};
const record = await played();
const verify = (text: string) => runCommand(['verify', 'game'], { files: { game: text } });
const verifyRecord = (changes: object) => verify(JSON.stringify({ ...record, ...changes }));
const changedAt = (index: number, change: object) => ({
  actions: record.actions.map((action, i) => (i === index ? { ...action, ...change } : action)),
});

describe('verify', () => {
  it('says that all is well, with the result', async () => {
    const { code, stdout, stderr } = await verifyRecord({});
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`verified: ${record.actions.length} actions of Kiriki, all legal (rules 1)\n`);
    expect(stdout).toMatch(
      /^Dice: \d\d outcomes, all as the seed gives them; the seed fits the commitment in the record$/m,
    );
    expect(stdout).toContain(`Scores: Player 1: ${record.result?.scores?.[0]}, `);
  });

  it('says so of a log, and of one that is torn', async () => {
    const log = [...recordLines(record)].join('');
    expect(await verify(log)).toMatchObject({ code: 0, stdout: (await verifyRecord({})).stdout, stderr: '' });
    const torn = await verify(log.slice(0, -5));
    expect(torn.code).toBe(0);
    expect(torn.stderr).toContain('the last line is torn off');
    expect(torn.stdout).toContain('Dice: as they were reported, for the record has no seed');
  });

  it('says where a variation goes wrong, as people count', async () => {
    const [first] = record.actions;
    const notes = [
      {
        index: 0,
        variations: [{ actions: [first] }, { actions: [first, { type: 'score', player: 1, pattern: 'ones' }] }],
      },
    ];
    const { code, stdout } = await verifyRecord({ format: 'dicewright/2', notes });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^\w+: action 1 \(actions\[0\]\): variation 2: action 2: .*\nnot verified: 1 deviation in /);
  });

  it('says what a record without commitment or without end lacks', async () => {
    const { commitment: _, ...uncommitted } = record;
    const { stdout } = await verify(JSON.stringify(uncommitted));
    expect(stdout).toContain('no commitment was made to the seed');
    const { result: __, seed: ___, ...unfinished } = record;
    const { stdout: open } = await verify(JSON.stringify({ ...unfinished, actions: record.actions.slice(0, 9) }));
    expect(open).toContain('verified: 9 actions');
    expect(open).toContain('The game is not over.');
  });

  it.each([
    ['a rule', changedAt(1, { player: 1 }), 'illegal: action 2 (actions[1]): '],
    ['an outcome', changedAt(0, { outcome: [7, 1, 1, 1, 1] }), 'outcome: action 1 (actions[0]): '],
    ['the dice', changedAt(0, { outcome: [1, 1, 1, 1, 1] }), 'dice: action 1 (actions[0]): '],
    ['a shape', changedAt(1, { luck: 1 }), 'action: action 2 (actions[1]): '],
    ['the commitment', { commitment: `sha256:${'0'.repeat(64)}` }, 'commitment: seed: '],
    ['the result', { result: { ...record.result, scores: [1, 2] } }, 'result: '],
    ['the end', { actions: [...record.actions, record.actions[0]] }, `over: action ${record.actions.length + 1} `],
    ['the header', { luck: 1 }, 'header: unknown property "luck"'],
  ])('reports a deviation of %s on a line of its own', async (_, changes, line) => {
    const { code, stdout, stderr } = await verifyRecord(changes);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout.split('\n').filter((text) => text.startsWith(line)).length).toBeGreaterThan(0);
    expect(stdout).toMatch(/^not verified: \d+ deviations? in \d+ actions$/m);
    expect(stdout).not.toContain('\nverified');
  });

  it('names the clause', async () => {
    const { stdout } = await verifyRecord({ actions: [{ type: 'score', player: 0, pattern: 'ones' }] });
    expect(stdout).toMatch(/^illegal: action 1 \(actions\[0\]\): .* \(KIR-\d+\)$/m);
  });

  it('is not led astray by names that are none', async () => {
    const { code, stderr } = await verifyRecord({ ...changedAt(1, { player: 1 }), names: [5, {}] });
    expect([[1, 3].includes(code), stderr === '' || isOneLine(stderr)]).toEqual([true, true]);
  });

  it('shows no control characters of the record', async () => {
    const { stdout } = await verifyRecord(changedAt(1, { '\u001b[31m\n': 1 }));
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('counts what it does not list', async () => {
    const { seed: _, result: __, commitment: ___, ...rest } = record;
    const actions = Array.from({ length: 1_500 }, () => ({ type: 'luck', player: 0 }));
    const { code, stdout } = await verify(JSON.stringify({ ...rest, actions }));
    expect(code).toBe(1);
    expect(stdout).toContain('(500 further deviations not listed)\nnot verified: 1500 deviations in 1500 actions\n');
  });

  it('takes a record that can’t be replayed for a bad file', async () => {
    const { code, stdout, stderr } = await verifyRecord({ players: 99 });
    expect([code, stdout, isOneLine(stderr)]).toEqual([3, '', true]);
  });

  it('takes several files, in any form, and judges all of them', async () => {
    const files = { a: JSON.stringify(record), b: [...recordLines(record)].join(''), c: 'hello', d: '{"format":' };
    const well = await runCommand(['verify', 'a', 'b'], { files });
    const { stdout } = await runCommand(['verify', 'a'], { files });
    expect([well.code, well.stdout]).toEqual([0, `a:\n${stdout}b:\n${stdout}`]);
    const bad = await runCommand(['verify', 'c', 'a', 'd'], { files });
    expect([bad.code, bad.stdout]).toEqual([3, `c:\na:\n${stdout}d:\n`]);
    expect(bad.stderr).toMatch(/^dicewright: c: it is not a record.*\ndicewright: d: line 1: it is cut off.*\n$/);
    const wrong = JSON.stringify({ ...record, ...changedAt(1, { player: 1 }) });
    expect((await runCommand(['verify', 'a', 'wrong'], { files: { ...files, wrong } })).code).toBe(1);
    expect((await runCommand(['verify'], { files })).code).toBe(2);
  });
});
