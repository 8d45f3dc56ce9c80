import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRng } from '../../src/kernel/dice/random.js';
import { GameError } from '../../src/kernel/errors.js';
import { isRecord } from '../../src/kernel/plain.js';
import type { AnyGame } from '../../src/kernel/types.js';
import { wellFormed } from '../../src/testing/well-formed.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { sealed } from '../toys/sealed.js';
import { type FuzzCase, replayCase } from './case.js';
import { type FuzzReport, fuzz } from './fuzz.js';
import { lawTasks } from './law-task.js';
import { honest, plantedBugs, toy } from './planted.js';
import { areas, createTally } from './probe.js';
import { allProbes } from './probes/all.js';
import { isGood, progressText, reportText, unseen } from './report.js';
import { seatOf } from './seats.js';
import { catalogueSubjects } from './subject.js';
import type { Effort } from './task.js';

keepStacksShort();

const folder = mkdtempSync(join(tmpdir(), 'dicewright-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const catalogue = await catalogueSubjects();
const games = catalogue.map((subject) => [subject.game.id, subject] as const);
/** What the tests take of a run that is meant to last for hours: there are many games. */
const SMALL_EFFORT: Effort = { lawGames: 1, probeGames: 1, maxActions: 12 };
/** Only every so many games are fuzzed for the laws, too: those of all games are checked in `test/laws`, and longer. */
const WITH_LAWS = 15;
const MOST_ROUNDS = 6;
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
    expect(report.counts.get('a view shows nothing of what is hidden')?.get('sealed')).toBeGreaterThan(0);
    expect(text).toMatch(/a view shows nothing of what is hidden +- +[\d,]+\n/);
  });

  it.each(games)('fuzzes %s, with its referee and through the command', async (id, subject) => {
    const hasLaws = catalogue.indexOf(subject) % WITH_LAWS === 0;
    const probes = allProbes.filter(({ applies }) => applies(subject));
    expect(probes.length).toBe(subject.referee ? allProbes.length : allProbes.length - 1);
    const blind = (counts: FuzzReport['counts']) => probes.filter(({ name }) => !counts.get(name)?.get(id));
    let waiting = probes;
    const report = await fuzz({
      subjects: [subject],
      seed: 'built-in',
      folder,
      effort: hasLaws ? SMALL_EFFORT : { ...SMALL_EFFORT, lawGames: 0 },
      // Random games can be too short for a probe: then there is another round, up to a few.
      goesOn: (done) => done < MOST_ROUNDS && waiting.length > 0,
      onRound: ({ counts }) => {
        waiting = blind(counts);
      },
    });
    expect(report.findings).toEqual([]);
    expect(blind(report.counts).map(({ name }) => name)).toEqual([]);
    const laws = [...report.counts].filter(([name]) => !allProbes.some((probe) => probe.name === name));
    expect(laws.filter(([, row]) => row.get(id)).length > 20).toBe(hasLaws);
  });

  it('is not told of a law that sees nothing in a few games, as that can be seen in others', async () => {
    const [, subject] = games.find(([id]) => id === 'mound-mover') ?? [];
    const seat = { players: 2, options: {} };
    const tasks = subject ? lawTasks(subject, seat, 1, { ...SMALL_EFFORT, maxActions: 1 }) : [];
    const found = await Promise.all(tasks.map(({ run }) => run(() => undefined)));
    expect(found.filter(({ checks }) => checks === 0).length).toBeGreaterThan(0);
    expect(found.filter(({ failure }) => failure !== null)).toEqual([]);
  });

  it('plays on with what has seen nothing, and with that alone', async () => {
    const [, subject] = games.find(([id]) => id === 'wolf-in-a-sheeps-coat') ?? [];
    const subjects = subject ? [subject] : [];
    const seed = 'sheep';
    // Without bushes nothing random happens.
    expect(seatOf(subject?.game as AnyGame, seed, 0).options).not.toHaveProperty('bushes');
    const told: FuzzCase[] = [];
    const onTrial = (trial: FuzzCase): void => void told.push(trial);
    const report = await fuzz({
      subjects,
      seed,
      only: 'laws',
      effort: SMALL_EFFORT,
      folder,
      goesOn: rounds(1),
      onTrial,
    });
    expect([report.rounds, unseen(report)]).toEqual([1, []]);
    const later = new Set(told.filter(({ round }) => round > 0).map(({ law }) => law));
    expect([later.has('weights add up to the total'), later.has('nobody is ever stuck')]).toEqual([true, false]);
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

  it('says what it is about: what was drawn, or else the games, which then are tried again', async () => {
    const trials: FuzzCase[] = [];
    const onTrial = (trial: FuzzCase): void => void trials.push(trial);
    await fuzz({ subjects: [honest], seed: 'told', only: 'records', folder, goesOn: rounds(1), onTrial });
    const isOfGames = ({ input }: FuzzCase): boolean => isRecord(input) && 'probeRun' in input;
    for (const { name } of allProbes.filter(({ area }) => area === 'records')) {
      const told = trials.filter(({ law }) => law === name).map(isOfGames);
      // Never one thing drawn straight after the other: it is drawn after the first one was checked.
      expect([told[0], told.at(-1), told.join().includes('false,false')]).toEqual([true, true, false]);
      expect(told.filter((one) => !one).length).toBeGreaterThan(0);
    }
    expect(await replayCase(honest, trials.find(isOfGames) as FuzzCase)).toBeGreaterThan(0);
  });

  it('shrinks what it finds', async () => {
    const bug = plantedBugs.find(({ law }) => law.startsWith('a torn log'));
    const subjects = bug ? [bug.subject] : [];
    const { findings } = await fuzz({ subjects, seed: 'far', only: 'hostile', folder, goesOn: rounds(2) });
    const torn = findings.filter(({ fuzzCase }) => fuzzCase.law === bug?.law);
    expect(torn.length).toBeGreaterThan(0);
    // One throw is enough; a log that tells it may tell of it again after an undo.
    for (const { fuzzCase } of torn) expect(fuzzCase.sample?.actions.length).toBeLessThan(3);
  });
});

describe('tables', () => {
  let withMadeUp = 0;

  it.each(games)('of %s all have their turn', (_, { game }) => {
    const seats = new Set(Array.from({ length: 120 }, (_, round) => JSON.stringify(seatOf(game, 'turns', round))));
    const declared = new Set(game.variants.flatMap((options) => tablesWith(game, options)));
    for (const options of game.variants) expect(tablesWith(game, options)).not.toEqual([]);
    for (const table of declared) expect(seats).toContain(table);
    // Every fourth table has options that nobody has declared, if the game has any such.
    const rng = createRng('others');
    const drawn = Array.from({ length: 1_000 }, () => wellFormed(game.schemas.options, rng) as object);
    const hasOthers = drawn.flatMap((options) => tablesWith(game, options)).some((table) => !declared.has(table));
    expect(seats.size > declared.size).toBe(hasOthers);
    if (hasOthers) withMadeUp++;
  });

  it('have options that nobody has declared in most games', () => {
    expect(withMadeUp).toBeGreaterThan(0.9 * games.length);
  });
});

/** The option set with every number of players that it goes with. */
function tablesWith(game: AnyGame, options: object): string[] {
  const { min, max, withGroups: most = max } = game.playerCount;
  const tables = Array.from({ length: most - min + 1 }, (_, i) => ({ players: min + i, options }));
  return tables.flatMap((table) => {
    try {
      game.setup(table);
      return [JSON.stringify(table)];
    } catch (error) {
      if (error instanceof GameError && error.code === 'INVALID_SETUP') return [];
      throw error;
    }
  });
}

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
