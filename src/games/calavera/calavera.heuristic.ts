import type { DeepReadonly } from '../../kernel/types.js';
import type { CalaveraState } from './position.js';
import { type CalaveraSheet, colours, rowScore } from './sheet.js';

/** What an open row will score in the end, by its crosses: one that has gone far may still run on into the Death Zone. */
const OPEN = [3.2, 3.7, 4.2, 4.7, 5.2, 5.7, 6.1, 6.5, 6.9, 6.9, 6.5] as const;
/** What a bonus line is worth that is a cross away, for each row that is behind it. */
const NEAR = 0.6;
/** How far a sheet falls from that while nothing is frozen. */
const SPREAD = 5;

/** The points that a sheet will have in the end, by a rough estimate. */
function prospects({ rows, bonuses }: DeepReadonly<CalaveraSheet>, { options }: DeepReadonly<CalaveraState>): number {
  let points = 0;
  for (const colour of colours) {
    const row = rows[colour];
    points += row.frozen ? rowScore(row, options.values) : (OPEN[row.crosses] ?? 0);
  }
  for (const [line, after] of options.bonusAfter.entries()) {
    const missing = colours.reduce((sum, colour) => sum + Math.max(0, after - rows[colour].crosses), 0);
    const bonus = bonuses[line] ?? null;
    points += bonus ?? (options.bonusFirst[line] as number) * NEAR ** missing;
  }
  return points;
}

/**
 * How likely the player is to win, by a rough estimate: what the rows and the bonus lines of a sheet will bring, against the
 * best of the others; for certain when the game is nearly over.
 */
export function calaveraWorth(view: DeepReadonly<CalaveraState>, player: number): number {
  const all = view.sheets.map((sheet) => prospects(sheet, view));
  const best = Math.max(...all.filter((_, other) => other !== player));
  return 1 / (1 + Math.exp((best - (all[player] as number)) / SPREAD));
}
