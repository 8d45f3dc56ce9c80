import { minuteSteps } from '../../../src/cli/tracing/rules-card.js';
import type { AnyGame } from '../../../src/index.js';
import type { Measured } from '../../lib/pages/play-text.js';

/** What an action takes at a table, with looking, thinking and rolling: a turn has one to some five of them. */
export const SECONDS_AN_ACTION = 10;

/** Where the longest random game is this many times as long as the shortest, how long it takes is up to the players. */
const WIDE = 5;

/** How games say that only a limit ended them: then play at random shows how long the limit lets it take, and nothing else. */
const LIMITED = /^The turn limit is reached/;

/** The step that is nearest; of two that are equally near the longer one. */
const stepOf = (minutes: number): number =>
  minuteSteps.reduce((best, step) => (Math.abs(step - minutes) <= Math.abs(best - minutes) ? step : best));

/**
 * About how many minutes people need for a game, setting up left out: {@link SECONDS_AN_ACTION} for each action of the
 * median game at the larger one of the tables measured.
 *
 * @returns `null` where actions don't show it, so that the page gives it by judgement: in games of skill, where all act at
 * the same time, and where random games go astray, or on until a limit of turns
 */
export function minutesOf({ traits }: Pick<AnyGame, 'traits'>, { tables }: Pick<Measured, 'tables'>): number | null {
  const table = tables.at(-1);
  if (table === undefined || traits.dexterity || traits.simultaneous) return null;
  const limited = table.ends.reduce((sum, { reason, share }) => sum + (LIMITED.test(reason) ? share : 0), 0);
  if (limited > 50) return null;
  const { least, median, most } = table.actions;
  return most > WIDE * least ? null : stepOf((median * SECONDS_AN_ACTION) / 60);
}
