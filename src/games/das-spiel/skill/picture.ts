import type { DeepReadonly, GameResult } from '../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../pyramid/board.js';
import type { Cell } from '../../../pyramid/lattice.js';
import { nameOf, tablePicture } from '../kit/picture.js';
import type { AttemptsRow, AttemptsState } from './attempts.js';

/** What the picture of a game of attempts shows besides the results. */
export interface AttemptsScene {
  /** Where red dice lie at the start of an attempt. */
  start(): Iterable<Cell>;
  /** What the player is to do, as the end of a sentence that begins with their name. */
  readonly todo: string;
}

/** Draws the positions of a game. */
export type AttemptsPicture<State> = (view: DeepReadonly<State>, options?: PictureOptions) => Picture;

/** The picture of the game of a row: the start of an attempt, and the best results. */
export const attemptsPicture =
  <View extends DeepReadonly<AttemptsState<string>>>(
    { title, isScore, counted }: AttemptsRow<string, string>,
    { result }: { result(view: View): GameResult | null },
    { start, todo }: AttemptsScene,
  ) =>
  (view: View, options: PictureOptions = {}): Picture => {
    const { best, made, players, toPlay } = view;
    const { attempts } = view.options;
    const round = attempts === 1 ? '' : ` Attempt ${Math.floor(made / players) + 1} of ${attempts}.`;
    const shown = isScore ? String : counted;
    return tablePicture(
      {
        title,
        players,
        acting: toPlay === null ? [] : [toPlay],
        result: result(view),
        todo: `${nameOf(toPlay ?? 0, options)} ${todo}.${round}`,
        board: placeDice(emptyBoard(), start(), 'r'),
        lines: [{ label: 'Best', values: best.map((value) => (value === null ? '–' : shown(value))) }],
      },
      options,
    );
  };
