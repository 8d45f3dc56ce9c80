import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type KrakatoaAction, type KrakatoaState, krakatoa } from '../src/games/krakatoa/index.js';
import { bonusesOf, marksForNext, sets } from '../src/games/krakatoa/scoring.js';
import { playerToThrow, sideToThrow } from '../src/games/krakatoa/state.js';
import { type Frame, readRecord, replay, verifyRecord } from '../src/record/index.js';
import { exampleFile } from './helpers/compiled.js';
import { root } from './helpers/root.js';

const file = join(root, 'examples/records/krakatoa-partners.json');
const record = readRecord(readFileSync(file));
const first = krakatoa.setup({ players: 4, options: { partnerships: true } });
const frames: Frame<KrakatoaState, KrakatoaAction>[] = [...replay(record, krakatoa)] as never;
const steps = frames.map(({ action, state, text }, i) => ({
  before: frames[i - 1]?.state ?? first,
  action,
  state,
  text,
}));

describe('the recorded game', () => {
  it('is one of four people in two sides, every outcome reported and no seed', () => {
    expect(record).toMatchObject({ game: 'krakatoa', players: 4, options: { partnerships: true } });
    expect(new Set(record.names).size).toBe(4);
    expect('seed' in record || 'commitment' in record).toBe(false);
    expect(record.actions.every((action) => action.type === 'keep' || 'outcome' in action)).toBe(true);
  });

  it('verifies, with its result', () => {
    expect(verifyRecord(record, krakatoa)).toMatchObject({ ok: true, actions: record.actions.length, skipped: 0 });
    expect(record.result?.winners).toHaveLength(2);
  });

  it.each(['a scratch', 'all nine dice again', 'keeps', 'Quake', 'Rumble', 'Eruption', 'a tie', '160 and Big Quake.'])(
    'shows: %s',
    (words) => expect(steps.filter(({ text }) => text.includes(words)).length).toBeGreaterThan(0),
  );

  it('shows dice that were knocked', () => {
    const knocked = steps.filter(({ before, action }) => {
      if (action.type !== 'throw' || action.set === 'all' || !before.faces) return false;
      return sets.some((set) => set !== action.set && `${before.faces?.[set]}` !== `${action.outcome?.faces[set]}`);
    });
    expect(knocked.length).toBeGreaterThan(0);
  });

  it('shows a box that would have had more than two marks, and bonus boxes of both sides', () => {
    const capped = steps.filter(({ before, state, text }) => {
      const side = sideToThrow(before);
      if (side === null || state.faces === null || state.awaitsKeep || text.includes('a scratch')) return false;
      return marksForNext(bonusesOf(state.faces, before.totals[side] ?? 0, state.totals[side] ?? 0)) > 2;
    });
    expect(capped.length).toBeGreaterThan(0);
    const last = frames.at(-1)?.state;
    expect(new Set(last?.bonusBoxes.map(({ side, total }) => (total === null ? null : side)))).toEqual(new Set([0, 1]));
    expect(last && playerToThrow(last)).toBeNull();
  });
});

describe('npm run demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-demo-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const demo = (...args: string[]) =>
    spawnSync(process.execPath, [exampleFile('examples/demo.ts'), ...args], { cwd: root, encoding: 'utf8' });

  it('announces every throw by name, draws the sheets and tells the verdict, in 80 columns', () => {
    const { status, stdout, stderr } = demo();
    expect([status, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n');
    expect(lines.filter((line) => /^(Ada|Ben|Cleo|Dan) (throws|keeps) /.test(line))).toHaveLength(frames.length);
    expect(lines.filter((line) => line.startsWith('│Round '))).toHaveLength(12);
    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
    expect(stdout).not.toMatch(/player \d|undefined/i);
    expect(stdout).toContain(`Verified: all ${frames.length} actions are legal`);
  });

  it('fails for a record that does not verify', () => {
    const path = join(folder, 'forged.json');
    writeFileSync(path, JSON.stringify({ ...record, result: { ...record.result, winners: [0, 2] } }));
    const { status, stdout } = demo(path);
    expect(status).toBe(1);
    expect(stdout).toContain('Not verified (deviations: 1)');
  });
});
