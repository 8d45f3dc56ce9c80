/** Probabilities of scores, by score from 0. */
export type Scores = ArrayLike<number>;

const HEADER = 'score,probability';
/** Digits of a probability in a file. */
const DIGITS = 12;
/** Scores that are less likely are left out of a file. */
const LEAST = 1e-15;

/** What is often asked about scores. */
export interface ScoreFacts {
  /** The sum of all probabilities. */
  readonly all: number;
  readonly mean: number;
  /** The standard deviation. */
  readonly deviation: number;
  /** The least score that is not exceeded with this probability. */
  readonly quantile: (share: number) => number;
}

/** Sums up a distribution. */
export function factsOfScores(scores: Scores): ScoreFacts {
  const list = Array.from(scores);
  const sum = (of: (score: number) => number) => list.reduce((all, share, score) => all + share * of(score), 0);
  const mean = sum((score) => score);
  return {
    all: sum(() => 1),
    mean,
    deviation: Math.sqrt(sum((score) => (score - mean) ** 2)),
    quantile(share) {
      let below = 0;
      return list.findIndex((own) => {
        below += own;
        return below >= share;
      });
    },
  };
}

/** The file of a distribution: a line for each score. */
export function csvOfScores(scores: Scores): string {
  const rows = Array.from(scores).flatMap((share, score) =>
    share < LEAST ? [] : [`${score},${share.toExponential(DIGITS - 1)}`],
  );
  return `${[HEADER, ...rows].join('\n')}\n`;
}

/** A distribution from its file. @throws Error for anything else */
export function scoresOfCsv(text: string): Float64Array {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== HEADER) throw new Error(`expected ${HEADER}`);
  const rows = lines.map((line) => line.split(',').map(Number));
  const scores = new Float64Array(Math.max(...rows.map(([score = 0]) => score)) + 1);
  for (const [score = -1, share = Number.NaN] of rows) {
    if (!(Number.isInteger(score) && score >= 0 && share > 0 && share <= 1)) throw new Error(`${score},${share}?`);
    scores[score] = share;
  }
  return scores;
}

/**
 * Pearson's statistic for scores that were counted, against their distribution. Neighbouring scores are taken together
 * until ten of them are expected.
 *
 * @param counted - scores and how often they came
 */
export function chiSquare(
  scores: Scores,
  counted: readonly (readonly [score: number, times: number])[],
): { readonly statistic: number; readonly degrees: number } {
  const times = new Map(counted);
  const all = counted.reduce((sum, [, n]) => sum + n, 0);
  const last = Math.max(scores.length - 1, ...times.keys());
  const cells: [expected: number, found: number][] = [[0, 0]];
  for (let score = 0; score <= last; score++) {
    const cell = cells[cells.length - 1] as [number, number];
    cell[0] += all * (scores[score] ?? 0);
    cell[1] += times.get(score) ?? 0;
    if (cell[0] >= 10 && score < last) cells.push([0, 0]);
  }
  // What is left at the end goes to the cell before.
  const [expected, found] = cells[cells.length - 1] as [number, number];
  if (expected < 10 && cells.length > 1) {
    cells.pop();
    const cell = cells[cells.length - 1] as [number, number];
    cell[0] += expected;
    cell[1] += found;
  }
  const statistic = cells.reduce((sum, [expected, found]) => sum + (found - expected) ** 2 / expected, 0);
  return { statistic, degrees: cells.length - 1 };
}
