import { describe, expect, it } from 'vitest';
import { LEAD, puzzleSet } from '../scripts/laboratory/puzzles/puzzle-set.js';
import { seekerOf } from '../src/analysis/review/puzzles.js';
import { games } from '../src/catalogue.js';
import type { Entry } from '../src/entry/entry.js';
import { type AnyGame, createRng } from '../src/index.js';
import { uniformInt } from '../src/kernel/dice/random.js';
import { plainEqual } from '../src/kernel/plain.js';
import { readRecord, stateAt, toText, verifyRecord } from '../src/record/index.js';
import type { GameRecord } from '../src/record/types.js';
import { runCommand } from './helpers/command-io.js';

const set = puzzleSet();
const catalogue = games as unknown as Readonly<Record<string, Entry>>;

async function opened(game: string, text: string) {
  const entry = catalogue[game] as Entry;
  const rules: AnyGame = await entry.load();
  const record = readRecord(text, rules) as GameRecord;
  return { entry, rules, record, state: stateAt(record, record.actions.length, rules) };
}

describe('the set of puzzles', () => {
  it('has a hundred, of at least twenty games', () => {
    expect(set).toHaveLength(100);
    expect(new Set(set.map(({ game }) => game)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(set.map(({ id }) => id)).size).toBe(100);
    for (const puzzle of set) {
      expect(Object.keys(puzzle)).toEqual(['id', 'game', 'record', 'best', 'text', 'loss']);
      expect(puzzle.id).toMatch(new RegExp(`^${puzzle.game}-[1-9]$`));
      expect(puzzle.loss).toBeGreaterThanOrEqual(LEAD);
    }
  });

  it.each(set.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s verifies, and what is best can be done',
    async (_, puzzle) => {
      const { rules, record, state } = await opened(puzzle.game, puzzle.record);
      expect(verifyRecord(record, rules)).toMatchObject({ ok: true, result: null });
      expect(toText(record, rules)).toBe(puzzle.record);
      expect(record).toMatchObject({ format: 'dicewright/2', game: puzzle.game, rules: rules.rules });
      expect(record.headers?.puzzle).toMatch(/^\w+ is to act\. What is best\?$/);
      const [player = -1] = rules.playersToAct(state);
      expect(record.headers?.puzzle).toContain(record.names?.[player]);
      const legal = [...rules.legalActions(state, player)];
      expect(puzzle.best.length).toBeGreaterThan(0);
      expect(puzzle.best.length).toBeLessThan(legal.length);
      for (const action of puzzle.best) expect(legal).toContainEqual(action);
    },
  );

  // A few of them, as each takes a second and more.
  const rng = createRng('a few puzzles');
  const few = Array.from({ length: 4 }, () => set[uniformInt(rng, 0, set.length - 1)] as (typeof set)[0]);
  it.each(few.map((puzzle) => [puzzle.id, puzzle] as const))('%s: a deeper search still says so', async (_, puzzle) => {
    const { entry, rules, state } = await opened(puzzle.game, puzzle.record);
    const [player = -1] = rules.playersToAct(state);
    const lead = (await seekerOf(entry, { lead: LEAD })).deeper(state, player);
    expect(lead?.best).toEqual(puzzle.best);
    expect(lead?.loss).toBeGreaterThanOrEqual(LEAD);
  });
});

describe('dicewright puzzles', () => {
  it('finds a position again that is played on, and writes it so that it opens', async () => {
    const puzzle = set.find(({ game }) => game === 'dora') as (typeof set)[0];
    const { rules, record } = await opened(puzzle.game, puzzle.record);
    const { length } = record.actions;
    const played = { ...record, actions: [...record.actions, puzzle.best[0]] };
    const files = { 'games/one.json': JSON.stringify(played), 'none.dice': 'none' };
    const { code, stdout, stderr, written } = await runCommand(
      ['puzzles', 'none.dice', 'games/one.json', '--out', 'found'],
      { files },
    );
    expect([code, stderr.split('\n').length]).toEqual([3, 2]);
    expect(stderr).toMatch(/^dicewright: none\.dice: /);
    const name = `found/one-${length + 1}.dice`;
    expect(stdout).toContain(name);
    expect(stdout.replace(/\s+/g, ' ')).toContain(`games/one.json, after ${length} action`);
    const text = written.get(name) ?? '';
    const found = readRecord(text, rules) as GameRecord;
    expect(verifyRecord(found, rules).ok).toBe(true);
    expect(plainEqual(found.actions, record.actions)).toBe(true);
    expect(Object.keys(found.headers ?? {})).toEqual(['puzzle', 'solution', 'second best']);
    // The solution is an action as it can be typed in.
    const line = `${found.names?.[puzzle.best[0]?.player ?? -1]} ${found.headers?.solution}`;
    expect((readRecord(`${text}${line}\n`, rules) as GameRecord).actions.at(-1)).toEqual(puzzle.best[0]);
    const replayed = await runCommand(['replay', name], { files: { [name]: text } });
    expect(replayed.stdout).toContain('puzzle: ');
  });

  it('says where there is none, and why', async () => {
    const { written } = await runCommand(['play', 'the-clever-mole', '--seed', 'a', '--record', 'a.json']);
    const { code, stdout, stderr } = await runCommand(['puzzles', 'a.json'], {
      files: { 'a.json': written.get('a.json') ?? '' },
    });
    expect([code, stdout]).toEqual([0, 'Nowhere is one action clearly best.\n']);
    expect(stderr).toContain('The Clever Mole hides something');
  });

  it('refuses what it can’t use', async () => {
    expect((await runCommand(['puzzles'])).code).toBe(2);
    expect((await runCommand(['puzzles', 'a.dice', '--lead', '2'])).code).toBe(2);
    expect((await runCommand(['puzzles', 'a.dice', '--effort', '0'])).code).toBe(2);
  });
});
