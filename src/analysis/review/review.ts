import { entryFor } from '../../catalogue/entry-for.js';
import type { NamedGame } from '../../entry/entry.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction } from '../../kernel/types.js';
import { inTurns } from '../exploration/in-turns.js';
import { appraiserOf, effortOf } from '../judge/appraising.js';
import type { JudgeOptions } from '../judge/judge.js';
import { checkListeners, type RunSignal } from '../pieces.js';
import { limitsOf, type MarkLimits } from './marks.js';
import type { Review } from './reviewed.js';
import { Reviewer } from './reviewer.js';

/** How a record is reviewed. */
export interface ReviewOptions extends JudgeOptions {
  /** The share of the victory given away from which an action is marked; alone, of the spread of the points. */
  readonly marks?: Partial<MarkLimits> | undefined;
  /** Called now and then with how many actions were reviewed, of how many. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Ends it early: what was reviewed by then is returned. */
  readonly signal?: RunSignal | undefined;
}

/**
 * Reviews a recorded game: how the value of the position changed for each player by dice, by their own decisions, by those
 * of the others, and by what the judge changed its mind about. It looks at no seed. In games of secrets each player's values
 * go by what they knew; what they learnt counts as luck.
 *
 * @param record - in any form that `readRecord` reads; one that doesn't hold is reviewed up to where it does
 * @throws (as a rejection) GameError `INVALID_RECORD` for anything but a record of the game, `INVALID_SETUP` for anything
 * but a game; RangeError for bad options; what a judge throws, with the index of the step in its `path`
 * @example
 * ```ts
 * import { reviewRecord } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const record = `dicewright/1 kiriki 1
 * players Ada, Ben
 * Ada roll all = 2 5 5 2 5
 * Ada score chance`;
 * const { steps, players } = await reviewRecord(record, kiriki, { effort: 0.05 });
 * console.log(steps.length, players.length); // → 2 2
 * const [{ initial, luck, skill, others, drift, final }] = players as [(typeof players)[0]];
 * console.log(Math.abs(final - initial - luck - skill - others - drift) < 1e-9); // → true
 * ```
 */
export async function reviewRecord<State, Action extends AnyAction, Options, View>(
  record: unknown,
  game: NamedGame<State, Action, Options, View>,
  options?: ReviewOptions,
): Promise<Review<Action>> {
  const { marks, onProgress, signal, ...appraisal } = optionsIn(options, 'review');
  const entry = await entryFor(game);
  const limits = limitsOf(marks);
  const effort = effortOf(appraisal.effort) * REVIEW_EFFORT;
  checkListeners({ onProgress });
  const reviewer = new Reviewer({
    record,
    game: await entry.load(),
    versions: await entry.part('versions'),
    appraiser: await appraiserOf(game, { ...appraisal, effort }),
    seed: appraisal.seed ?? 'judge',
    effort,
    limits,
  });
  const steps = reviewer.steps();
  const onTurn = () => onProgress?.(reviewer.done, reviewer.total);
  // A review that is ended early gives what it has.
  const goesOn = { next: () => (signal?.aborted ? ({ done: true, value: undefined } as const) : steps.next()) };
  await inTurns(() => goesOn.next(), { what: 'review', onTurn });
  onProgress?.(reviewer.done, reviewer.total);
  return reviewer.review() as Review<AnyAction> as Review<Action>;
}

/** A record has a hundred positions or more to judge: so with less effort than for a single one. */
export const REVIEW_EFFORT = 0.2;
