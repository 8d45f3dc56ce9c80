import { createRng } from '../../src/kernel/dice/random.js';
import { type FuzzCase, writeCase } from './case.js';
import { lawTasks } from './law-task.js';
import type { Area } from './probe.js';
import { probeTask } from './probe-task.js';
import { allProbes } from './probes/all.js';
import { seatOf } from './seats.js';
import type { Subject } from './subject.js';
import { type Effort, FULL_EFFORT, type Task } from './task.js';

/** What is fuzzed, and for how long. */
export interface FuzzSettings {
  readonly subjects: readonly Subject[];
  readonly seed: string;
  /** One area; all, unless given. */
  readonly only?: Area | undefined;
  /** How much is tried in each round; {@link FULL_EFFORT}, unless given. */
  readonly effort?: Effort | undefined;
  /** Where failing cases are written. */
  readonly folder: string;
  /** Asked before each round; the only thing that may look at a clock. */
  readonly goesOn: (rounds: number) => boolean;
  /** Hears of everything that is about to be tried. */
  readonly onTrial?: (trial: FuzzCase) => void;
  /** Hears of every round that is done. */
  readonly onRound?: (progress: FuzzReport) => void;
}

/** Something that failed, and where it was written. */
export interface Finding {
  readonly file: string;
  readonly fuzzCase: FuzzCase;
}

/** What was done. */
export interface FuzzReport {
  readonly rounds: number;
  /** Laws and probes → games → how much was checked; games that a law does not concern are left out. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly findings: readonly Finding[];
}

/** A law that fails so often for a game is left alone for the rest of the run: more would hardly tell more. */
const FAILURES = 3;

/**
 * So many rounds more has a law that has seen nothing, with those games alone: on a busy machine few rounds fit into the time, and
 * in few games what it looks at may not happen.
 */
const MORE_ROUNDS = 24;

/** A number for one purpose, from the seed. */
const numberOf = (text: string): number => createRng(text).next();

function tasksOf(subject: Subject, { seed, only, effort = FULL_EFFORT }: FuzzSettings, round: number): Task[] {
  const { id } = subject.game;
  const seat = seatOf(subject.game, seed, round);
  const laws = lawTasks(subject, seat, numberOf(`${seed}/${round} ${id} laws`), effort);
  const probes = allProbes
    .filter(({ applies }) => applies(subject))
    .map((probe) => probeTask(probe, subject, seat, numberOf(`${seed}/${round} ${id} ${probe.name}`), effort));
  return [...laws, ...probes].filter(({ area }) => only === undefined || area === only);
}

/** Runs rounds: in each, every law and every probe of every game, on a table of that game. */
export async function fuzz(settings: FuzzSettings): Promise<FuzzReport> {
  const { subjects, seed, folder, goesOn, onTrial, onRound } = settings;
  const counts = new Map<string, Map<string, number>>();
  const findings: Finding[] = [];

  async function runTask({ game }: Subject, { area, name, run }: Task, round: number): Promise<void> {
    const row = counts.get(name) ?? new Map<string, number>();
    counts.set(name, row);
    const known = findings.filter(({ fuzzCase }) => fuzzCase.game === game.id && fuzzCase.law === name);
    if (known.length >= FAILURES) return;
    const { id, rules } = game;
    const found = { format: 'dicewright/1 fuzz case', game: id, rules, area, law: name, seed, round } as const;
    const { checks, failure } = await run((trial) => onTrial?.({ ...found, ...trial, message: 'it was being tried' }));
    row.set(id, (row.get(id) ?? 0) + checks);
    if (!failure) return;
    const fuzzCase = { ...found, ...failure };
    findings.push({ file: writeCase(folder, fuzzCase), fuzzCase });
  }

  let rounds = 0;
  while (goesOn(rounds)) {
    for (const subject of subjects) {
      for (const task of tasksOf(subject, settings, rounds)) await runTask(subject, task, rounds);
    }
    rounds++;
    onRound?.({ rounds, counts, findings });
  }
  const isBlind = ({ game }: Subject, { name }: Task): boolean => counts.get(name)?.get(game.id) === 0;
  for (let more = 0; more < MORE_ROUNDS; more++) {
    for (const subject of subjects) {
      const tasks = tasksOf(subject, settings, rounds + more).filter((task) => isBlind(subject, task));
      for (const task of tasks) await runTask(subject, task, rounds + more);
    }
  }
  return { rounds, counts, findings };
}
