import type { DeepReadonly } from '../../kernel/types.js';
import type { CalaveraState } from './position.js';
import { type CalaveraSheet, colours, rowScore } from './sheet.js';

/** What rows and bonus lines count, in points that are certain. */
interface Stage {
  /** An open row, by its crosses: more than its points, since crosses that must be made have somewhere to go. */
  readonly open: readonly number[];
  /** A point of a frozen row. */
  readonly point: number;
  /** A point of each bonus line that is 1 or 2 crosses away, 3 or 4, 5 or 6, further, as long as it can be reached. */
  readonly lines: readonly (readonly number[])[];
}

// Fitted to who won 150 games of bots that look one turn ahead, and smoothed.

/** What is open will be marked for long: what is nearly full will run on into the Death Zone. */
const EARLY: Stage = {
  open: [12.7, 13.2, 13.7, 14.2, 14.2, 13.7, 13.7, 13.7, 12.7, 9.7, 5.2],
  point: 0.6,
  lines: [
    [0.6, 0.5, 0, 0],
    [1, 1, 0.8, 0.4],
    [0.5, 0.35, 0.35, 0.35],
  ],
};
/** Somebody has frozen two rows: what is open will soon be counted as it stands. */
const LATE: Stage = {
  open: [11.5, 11.5, 11.5, 11.5, 11.5, 13.5, 13, 13.5, 12.5, 16.5, 13],
  point: 1,
  lines: [[], [0.2], [0.6, 0.35]],
};
const FROZEN_LATE = 2;

/** A point of a bonus line that was reached. */
const BONUS = 0.9;
/** This many points more turn an even chance into 73 %. */
const SPREAD = 10;

const frozenIn = ({ rows }: DeepReadonly<CalaveraSheet>): number =>
  colours.filter((colour) => rows[colour].frozen).length;

/** What a sheet counts. */
function prospects(
  { rows, bonuses }: DeepReadonly<CalaveraSheet>,
  { options }: DeepReadonly<CalaveraState>,
  { open, point, lines }: Stage,
): number {
  let points = 0;
  for (const colour of colours) {
    const row = rows[colour];
    points += row.frozen ? point * rowScore(row, options.values) : (open[row.crosses] ?? 0);
  }
  for (const [line, after] of options.bonusAfter.entries()) {
    const bonus = bonuses[line] ?? null;
    const behind = colours.map((colour) => rows[colour]).filter(({ crosses }) => crosses < after);
    if (bonus !== null) points += BONUS * bonus;
    else if (!behind.some(({ frozen }) => frozen)) {
      const missing = behind.reduce((sum, { crosses }) => sum + after - crosses, 0);
      const hope = lines[line]?.[Math.min(3, Math.ceil(missing / 2) - 1)] ?? 0;
      points += hope * (options.bonusFirst[line] as number);
    }
  }
  return points;
}

/**
 * How likely the player is to win, by a rough estimate: what is frozen, what is still open and what the bonus lines will bring,
 * against the best of the others. To have rows open and not too full is worth more than points: who has none must mark what is
 * left.
 */
export function calaveraWorth(view: DeepReadonly<CalaveraState>, player: number): number {
  const stage = view.sheets.some((sheet) => frozenIn(sheet) >= FROZEN_LATE) ? LATE : EARLY;
  const all = view.sheets.map((sheet) => prospects(sheet, view, stage));
  const best = Math.max(...all.filter((_, other) => other !== player));
  return 1 / (1 + Math.exp((best - (all[player] as number)) / SPREAD));
}
