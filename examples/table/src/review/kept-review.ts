import type { Review } from 'dicewright/analysis';

type Step = Review['steps'][number];

/** What a review says of an action. */
export interface KeptStep {
  /** What its dice brought each player. */
  readonly luck: readonly number[];
  readonly loss: number;
  readonly mark: Step['mark'];
  /** What would have been better, in words; empty where nothing was, or there was no choice. */
  readonly best: string;
  /** Whether there was a choice. */
  readonly isChoice: boolean;
}

/** A review as the page keeps it, and sends it along: numbers and words, and no action. */
export interface KeptReview {
  readonly kind: Review['kind'];
  /** What a whole victory is; alone, how far points lie apart. */
  readonly spread: number;
  /** What each position is worth to each player, the first included. */
  readonly values: readonly (readonly number[])[];
  readonly steps: readonly KeptStep[];
  readonly players: readonly Omit<Review['players'][number], 'player' | 'initial' | 'final' | 'adjusted'>[];
  /** Why the record holds no further; empty where it does. */
  readonly problem: string;
}

/** No value is surer than this. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** What is to be kept of a review. */
export function kept({ kind, spread, initial, steps, players, problem }: Review): KeptReview {
  return {
    kind,
    spread: rounded(spread),
    values: [initial, ...steps.map(({ values }) => values)].map((values) => values.map(rounded)),
    steps: steps.map(({ luck, loss, mark, best }) => ({
      luck: luck.map(rounded),
      loss: rounded(loss),
      mark,
      best: mark && best ? best.text : '',
      isChoice: best !== null,
    })),
    players: players.map(({ luck, skill, others, drift, decisions, mistakes, blunders }) => ({
      luck: rounded(luck),
      skill: rounded(skill),
      others: rounded(others),
      drift: rounded(drift),
      decisions,
      mistakes,
      blunders,
    })),
    problem: problem?.message ?? '',
  };
}
