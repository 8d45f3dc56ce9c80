import { type ReviewOptions, reviewRecord } from '../analysis/review/review.js';
import type { Review } from '../analysis/review/reviewed.js';
import type { Entry } from '../entry/entry.js';
import type { GameRecord } from '../record/types.js';
import { interruptible } from './interruptible.js';
import type { CommandIo } from './io.js';
import type { Names } from './names.js';
import { percentDone, progressTo } from './progress.js';
import { reviewText } from './review-text.js';
import { styleOf } from './style.js';

/** Reviews a record, shows how far it is, and gives what it has when a signal comes. @throws GameError (as a rejection) */
export async function reviewHere(
  record: GameRecord,
  entry: Entry,
  judge: Pick<ReviewOptions, 'effort' | 'seed'>,
  io: CommandIo,
  quiet?: boolean,
): Promise<Review> {
  const shown = progressTo(io, quiet);
  const onProgress = (done: number, total: number): void => void shown.tell(percentDone('reviewing', done, total || 1));
  return interruptible(io, (signal) => reviewRecord(record, entry, { ...judge, onProgress, signal })).finally(() =>
    shown.end(),
  );
}

/** Reviews a game that has just been played, and prints what was found. @throws as {@link reviewHere} */
export async function tellReview(record: GameRecord, entry: Entry, names: Names, io: CommandIo): Promise<void> {
  const found = await reviewHere(record, entry, {}, io);
  await io.stdout.write(`\n${reviewText(found, names, styleOf(io.stdout, io.env))}`);
}
