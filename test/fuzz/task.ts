import type { Sample } from '../../src/testing/game-sample.js';
import type { Area } from './probe.js';
import type { Seat } from './seats.js';

/** How much is tried in a round. */
export interface Effort {
  /** Games for each law; with 0 the laws are left out. */
  readonly lawGames: number;
  /** Games for each probe. */
  readonly probeGames: number;
  /** A probe's games are left unfinished after so many actions. */
  readonly maxActions: number;
}

export const FULL_EFFORT: Effort = { lawGames: 4, probeGames: 2, maxActions: 250 };

/** With this a law can be run again. */
export interface LawRun {
  readonly options: object;
  readonly runs: number;
  readonly seed: number;
}

/** With this a probe can be run again. */
export interface ProbeRun {
  readonly seat: Seat;
  readonly seed: number;
  readonly probeGames: number;
  readonly maxActions: number;
}

/** What went wrong, as plain JSON. */
export interface Failure {
  /**
   * What was checked: what a probe has drawn, or how a law, or a probe from its games on, is tried again; `null` when it came
   * not so far.
   */
  readonly input: unknown;
  /** The game that led to it. */
  readonly sample: Pick<Sample, 'players' | 'options' | 'actions' | 'noise'> | null;
  /** In one line. */
  readonly message: string;
}

/** Hears what is about to be checked, for the case that nothing comes back. */
export type Heed = (trial: Omit<Failure, 'message'>) => void;

/** A law or a probe to be run for a game. */
export interface Task {
  readonly area: Area;
  readonly name: string;
  readonly run: (heed: Heed) => Promise<{ readonly checks: number; readonly failure: Failure | null }>;
}
