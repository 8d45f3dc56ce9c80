import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { fixtures, readCases, replayCase, writeCase } from './case.js';
import { fuzz } from './fuzz.js';
import { honest, plantedBugs } from './planted.js';
import { catalogueSubjects, type Subject } from './subject.js';

keepStacksShort();

const subjects = await catalogueSubjects();

/** Tries every case of a folder again; throws at the first that still fails. */
async function replayAll(folder: string, known: readonly Subject[]): Promise<number> {
  let checks = 0;
  for (const [file, fuzzCase] of readCases(folder)) {
    const subject = known.find(({ game }) => game.id === fuzzCase.game);
    if (!subject) throw new Error(`${file}: there is no game ${fuzzCase.game}`);
    checks += await replayCase(subject, fuzzCase);
  }
  return checks;
}

describe('what fuzzing has found', () => {
  const cases = readCases(fixtures);

  it('is kept by its game, law and content', () => {
    for (const [file, { game, format }] of cases) {
      expect([file.startsWith(`${game}-`), format]).toEqual([true, 'dicewright/1 fuzz case']);
    }
  });

  it.each(cases)('does not fail again: %s', async (_, fuzzCase) => {
    const subject = subjects.find(({ game }) => game.id === fuzzCase.game) as Subject;
    expect(await replayCase(subject, fuzzCase)).toBeGreaterThan(0);
  });
});

describe('a folder of cases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-fuzz-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('may be missing', () => {
    expect(readCases(join(folder, 'none'))).toEqual([]);
  });

  it.each(plantedBugs)('holds a bug of area $area that is found ("$law") until it is mended', async (bug) => {
    const own = join(folder, bug.law.slice(0, 12));
    let isFound = false;
    const { findings } = await fuzz({
      subjects: [bug.subject],
      seed: 'planted',
      only: bug.area,
      folder: own,
      goesOn: (rounds) => rounds < 5 && !isFound,
      onRound: (report) => {
        isFound = report.findings.some(({ fuzzCase }) => fuzzCase.law === bug.law);
      },
    });
    expect(isFound).toBe(true);
    const cases = readCases(own);
    expect(cases.map(([file]) => file)).toEqual([...new Set(findings.map(({ file }) => file))].sort());
    for (const [file, fuzzCase] of cases) {
      expect(writeCase(own, fuzzCase)).toBe(file);
      await expect(replayCase(bug.subject, fuzzCase)).rejects.toThrow();
    }
    expect(await replayAll(own, [honest])).toBeGreaterThan(0);
    await expect(replayAll(own, subjects)).rejects.toThrow('there is no game stones');
  });
});
