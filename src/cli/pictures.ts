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

/** Shows positions while a game goes on. */
export interface PictureWriter {
  readonly afterAction: (state: State, index: number) => Promise<void>;
  readonly atEnd: (state: State) => Promise<void>;
  /** Whether pictures are still to be written when nobody reads the text any more. */
  readonly wantsFiles: boolean;
}

/** Enough digits that the files of the longest record are in order. */
const fileName = (index: number): string => `${String(index + 1).padStart(7, '0')}.svg`;

/** @throws FileError for `--svg` with a game that has no picture */
export function pictureWriter(drawing: Drawing | null, { svg, every }: PictureArgs, io: CommandIo): PictureWriter {
  if (svg !== undefined && !drawing) throw new FileError(svg, 'this game has no picture');
  const isFile = svg?.endsWith('.svg') === true;
  return {
    wantsFiles: svg !== undefined,
    async afterAction(state, index) {
      if (!drawing) return;
      if (svg !== undefined && !isFile) await io.writeFile(join(svg, fileName(index)), drawing.svg(state));
      if (every) await io.stdout.write(`\n${drawing.text(state)}\n`);
    },
    async atEnd(state) {
      if (!drawing) return;
      if (svg !== undefined && isFile) await io.writeFile(svg, drawing.svg(state));
      if (!every) await io.stdout.write(`\n${drawing.text(state)}\n`);
    },
  };
}
