import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/kernel/types.js';
import { sealed } from '../toys/sealed.js';
import { type FuzzReport, fuzz } from './fuzz.js';
import { honest, plantedBugs, toy } from './planted.js';
import { areas, createTally } from './probe.js';
import { allProbes } from './probes/all.js';
import { isGood, progressText, reportText, unseen } from './report.js';
import { seatOf } from './seats.js';
import { catalogueSubjects } from './subject.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const catalogue = await catalogueSubjects();
const rounds = (wanted: number) => (done: number) => done < wanted;
const plain = ({ counts, ...rest }: FuzzReport) => ({
  ...rest,
  counts: [...counts].map(([law, row]) => [law, [...row]]),
});

describe('a run', () => {
  it('checks every law and every probe of sound games, finds nothing and writes nothing', async () => {
    const seen: string[] = [];
    const report = await fuzz({
      subjects: [honest, toy(sealed)],
      seed: 'sound',
      folder,
      goesOn: rounds(4),
      onRound: (progress) => seen.push(progressText(progress)),
    });
    expect(report.findings).toEqual([]);
    expect(unseen(report)).toEqual([]);
    expect([isGood(report), seen.length, readdirSync(folder)]).toEqual([true, 4, []]);
    const text = reportText(report);
    for (const law of report.counts.keys()) expect(text).toContain(law);
    for (const { name, applies } of allProbes) {
      expect(report.counts.get(name)?.has('stones') ?? false).toBe(applies(honest));
    }
    expect(report.counts.get('a view tells nothing of what is hidden')?.get('sealed')).toBeGreaterThan(0);
    expect(text).toMatch(/a view tells nothing of what is hidden +- +[\d,]+\n/);
  });

  it('fuzzes every built-in game, with its referee and through the command', async () => {
    expect(catalogue.length).toBeGreaterThan(2);
    const report = await fuzz({ subjects: catalogue, seed: 'built-in', folder, goesOn: rounds(2) });
    expect(report.findings).toEqual([]);
    for (const { name } of allProbes) {
      for (const { game, referee } of catalogue) {
        expect(referee).not.toBeNull();
        expect(report.counts.get(name)?.get(game.id), `${game.id}: ${name}`).toBeGreaterThan(0);
      }
    }
  });

  it('is brought again by its seed, failures too, and by no other', async () => {
    const [bug] = plantedBugs.slice(-1);
    const run = (seed: string) =>
      fuzz({ subjects: [honest, ...(bug ? [bug.subject] : [])], seed, only: 'records', folder, goesOn: rounds(3) });
    const [first, again, other] = [await run('x'), await run('x'), await run('y')];
    expect(first.findings.length).toBeGreaterThan(0);
    expect(plain(again)).toEqual(plain(first));
    expect(plain(other)).not.toEqual(plain(first));
  });

  it.each(areas)('can be narrowed to %s', async (only) => {
    const { counts } = await fuzz({ subjects: [honest], seed: 'narrow', only, folder, goesOn: rounds(1) });
    const probes = allProbes.filter(({ area, applies }) => area === only && applies(honest)).map(({ name }) => name);
    if (only === 'laws') expect(counts.size).toBeGreaterThan(20);
    else expect([...counts.keys()]).toEqual(probes);
  });

  it('is no good when it saw nothing, or found something', async () => {
    const nothing = { rounds: 0, counts: new Map(), findings: [] };
    expect(isGood(nothing)).toBe(false);
    const blind = { rounds: 1, counts: new Map([['a law', new Map([['stones', 0]])]]), findings: [] };
    expect([isGood(blind), reportText(blind).includes('saw nothing to check: stones: a law')]).toEqual([false, true]);
    const bug = plantedBugs[0];
    const subjects = bug ? [bug.subject] : [];
    const report = await fuzz({ subjects, seed: 'bad', only: 'laws', folder, goesOn: rounds(2) });
    expect(isGood(report)).toBe(false);
    for (const { file, fuzzCase } of report.findings) {
      expect(reportText(report)).toContain(file);
      expect(readdirSync(folder)).toContain(file);
      expect(fuzzCase.rules).toBe(1);
    }
  });

  it('shrinks what it finds', async () => {
    const bug = plantedBugs.find(({ law }) => law.startsWith('a torn log'));
    const subjects = bug ? [bug.subject] : [];
    const { findings } = await fuzz({ subjects, seed: 'long', only: 'hostile', folder, goesOn: rounds(3) });
    const torn = findings.filter(({ fuzzCase }) => fuzzCase.law === bug?.law);
    expect(torn.length).toBeGreaterThan(0);
    // One throw is enough; a log that tells it may tell of it again after an undo.
    for (const { fuzzCase } of torn) expect(fuzzCase.sample?.actions.length).toBeLessThan(3);
  });
});

describe('tables', () => {
  it.each(catalogue.map(({ game }) => [game.id, game] as const))('of %s all have their turn', (_, game) => {
    const seats = Array.from({ length: 120 }, (_, round) => JSON.stringify(seatOf(game, 'turns', round)));
    const { min, max } = game.playerCount;
    let wanted = 0;
    for (const options of game.variants) {
      for (let players = min; players <= max; players++) {
        try {
          game.setup({ players, options });
        } catch {
          continue;
        }
        expect(seats).toContain(JSON.stringify({ players, options }));
        wanted++;
      }
    }
    expect(wanted).toBeGreaterThan(2);
    // Every fourth table has options that nobody has declared.
    expect(new Set(seats).size).toBeGreaterThan(wanted);
  });
});

describe('the probe of the command', () => {
  const probe = allProbes.find(({ name }) => name.startsWith('the command takes any record file'));
  const check = async (content: string): Promise<number> => {
    const tally = createTally();
    await probe?.check(honest, { argv: ['replay', 'game'], content, damage: {}, piece: 10 }, tally);
    return tally.checks();
  };

  it('takes refusals for granted', async () => {
    expect(await check('{"format":')).toBeGreaterThan(3);
  });
});

it('knows which games it has a referee for', () => {
  const ids = catalogue.filter(({ referee }) => referee).map(({ game }: { game: AnyGame }) => game.id);
  expect(ids).toEqual(expect.arrayContaining(['calavera', 'kiriki', 'krakatoa']));
});
