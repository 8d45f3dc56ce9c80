import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameLaws, replayCounterexample } from '../../src/testing/game-laws.js';
import { type Sample, sampleOf } from '../../src/testing/game-sample.js';
import { jsonCopy } from '../../src/testing/plain-checks.js';
import { root } from '../helpers/root.js';
import { type Area, createTally } from './probe.js';
import { probeTask, redraw } from './probe-task.js';
import { allProbes } from './probes/all.js';
import type { Subject } from './subject.js';
import type { Failure, LawRun, ProbeRun } from './task.js';

/** Something that failed, with everything that is needed to try it again. */
export interface FuzzCase extends Failure {
  readonly format: 'dicewright/1 fuzz case';
  readonly game: string;
  readonly rules: number;
  readonly area: Area;
  /** Name of the law or the probe. */
  readonly law: string;
  /** The run that found it, and its round. */
  readonly seed: string;
  readonly round: number;
}

/** Where failing cases are kept, and replayed for ever. */
export const fixtures = join(root, 'test/fixtures/fuzz');

/** Writes a case. @returns the name of its file */
export function writeCase(folder: string, fuzzCase: FuzzCase): string {
  const { game, law, input, sample } = fuzzCase;
  const hash = createHash('sha256').update(JSON.stringify({ law, input, sample })).digest('hex').slice(0, 10);
  const name = `${game}-${law.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}-${hash}.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(fuzzCase, null, 2)}\n`);
  return name;
}

/** All cases of a folder, by the names of their files; none when there is no such folder. */
export function readCases(folder: string): (readonly [file: string, FuzzCase])[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
  return files.sort().map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as FuzzCase]);
}

function replayLaw({ game, invariants, worth }: Subject, { law: name, input }: FuzzCase): number {
  const given = input as LawRun | { readonly counterexample: Parameters<typeof replayCounterexample>[1] };
  if ('counterexample' in given) return replayCounterexample(game, given.counterexample, { invariants, worth }).checks;
  const { options, runs, seed } = given;
  const law = gameLaws(game, { invariants, worth, variants: [options], runs, seed }).find((one) => one.name === name);
  if (!law) throw new Error(`there is no law "${name}" any more`);
  return law.run().checks;
}

/** What a probe is run again with, where it is told from its games on. */
const probeRunIn = (input: unknown): ProbeRun | undefined =>
  (input as { readonly probeRun?: ProbeRun } | null)?.probeRun;

async function replayProbe(subject: Subject, { law: name, input, sample }: FuzzCase): Promise<number> {
  const found = allProbes.find((one) => one.name === name);
  if (!found) throw new Error(`there is no probe "${name}" any more`);
  const run = probeRunIn(input);
  if (run) {
    const { checks, failure } = await probeTask(found, subject, run.seat, run.seed, run).run(() => undefined);
    if (failure) throw new Error(failure.message);
    return checks;
  }
  const tally = createTally();
  if (input !== null) await found.check(subject, input, tally);
  else if (sample) await redraw(found, subject, sampleOf(subject.game, sample as Sample), tally);
  return tally.checks();
}

/**
 * Tries a case again.
 *
 * @returns how many facts were checked: all is well now
 * @throws what is still wrong
 */
export async function replayCase(subject: Subject, fuzzCase: FuzzCase): Promise<number> {
  const { format, game, area } = jsonCopy(fuzzCase);
  if (format !== 'dicewright/1 fuzz case' || game !== subject.game.id) {
    throw new Error(`expected a fuzz case of ${subject.game.id}`);
  }
  return area === 'laws' ? replayLaw(subject, fuzzCase) : await replayProbe(subject, fuzzCase);
}
