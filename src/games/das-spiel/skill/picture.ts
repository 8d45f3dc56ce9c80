import type { DeepReadonly, GameResult } from '../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../picture/picture.js';
import { nameOf, tablePicture } from '../kit/picture.js';
import type { AttemptsState } from './attempts.js';

/** What the picture of a game of attempts shows beside the results. */
export interface AttemptsScene {
  readonly title: string;
  /** The board from which each attempt begins. */
  readonly board: string;
  /** What the player is to do, as the end of a sentence that begins with their name. */
  readonly todo: string;
  /** A result in few words. */
  readonly shown: (result: number) => string;
}

/** A position of a game of attempts as a picture: the start of an attempt, and the best results. */
export function attemptsPicture(
  { title, board, todo, shown }: AttemptsScene,
  { best, made, players, toPlay, options: { attempts } }: DeepReadonly<AttemptsState<string>>,
  result: GameResult | null,
  options: PictureOptions,
): Picture {
  const name = nameOf(toPlay ?? 0, options);
  const round = attempts === 1 ? '' : ` Attempt ${Math.floor(made / players) + 1} of ${attempts}.`;
  return tablePicture(
    {
      title,
      players,
      acting: toPlay === null ? [] : [toPlay],
      result,
      todo: `${name} ${todo}.${round}`,
      board,
      lines: [{ label: 'Best', values: best.map((result) => (result === null ? '–' : shown(result))) }],
    },
    options,
  );
}
