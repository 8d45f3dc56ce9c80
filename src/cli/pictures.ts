import { join } from 'node:path';
import type { DeepReadonly, Envelope } from '../kernel/types.js';
import { FileError } from './errors.js';
import type { CommandIo } from './io.js';
import type { Drawing } from './output.js';

type State = DeepReadonly<Envelope>;

/** What `--svg` and `--every` ask for while a game is shown. */
export interface PictureArgs {
  /** A name that ends with `.svg` is a file for the last picture; any other a folder with one for each action. */
  readonly svg: string | undefined;
  /** Show the sheets after every action, not only at the end. */
  readonly every: boolean;
}

/** Shows positions while a game goes on. `before` is the position before the last action: what differs is marked. */
export interface PictureWriter {
  readonly atStart: (state: State) => Promise<void>;
  readonly afterAction: (state: State, index: number, before: State) => Promise<void>;
  readonly atEnd: (state: State, before: State | undefined) => Promise<void>;
  /** Whether pictures still have to be written when nobody reads the text any more. */
  readonly wantsFiles: boolean;
}

/** Whether `--svg` asks for a folder of pictures, one for each position. */
export const wantsFolder = ({ svg }: PictureArgs): boolean => svg !== undefined && !svg.endsWith('.svg');

/**
 * @param digits - of the numbers in file names, enough to keep the files of the longest game in order
 * @throws FileError for `--svg` with a game that has no picture
 */
export function pictureWriter(
  drawing: Drawing | null,
  args: PictureArgs,
  digits: number,
  io: CommandIo,
): PictureWriter {
  const { svg, every } = args;
  if (svg !== undefined && !drawing) throw new FileError(svg, 'this game has no picture');
  const toFolder = async (number: number, state: State, before: State | undefined): Promise<void> => {
    if (svg === undefined || !drawing || !wantsFolder(args)) return;
    await io.writeFile(join(svg, `${String(number).padStart(digits, '0')}.svg`), drawing.svg(state, before));
  };
  return {
    wantsFiles: svg !== undefined,
    atStart: (state) => toFolder(0, state, undefined),
    async afterAction(state, index, before) {
      await toFolder(index + 1, state, before);
      if (drawing && every) await io.stdout.write(`\n${drawing.text(state, before)}\n`);
    },
    async atEnd(state, before) {
      if (!drawing) return;
      if (svg !== undefined && !wantsFolder(args)) await io.writeFile(svg, drawing.svg(state, before));
      if (!every) await io.stdout.write(`\n${drawing.text(state, before)}\n`);
    },
  };
}
