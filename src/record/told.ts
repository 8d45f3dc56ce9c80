import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction } from '../kernel/types.js';
import type { Flow } from './flow.js';
import type { OpenRecord } from './open.js';
import { recordError } from './record-error.js';
import type { Note, RecordFooter, RecordHeader, Remark } from './types.js';

/** One thing that a record says, in whichever form it is. */
export type Told =
  | { readonly kind: 'header'; readonly header: RecordHeader }
  | { readonly kind: 'action'; readonly action: AnyAction; readonly note?: Remark | undefined; readonly line?: number }
  /** An action that can't be one in any game. */
  | { readonly kind: 'unreadable'; readonly error: GameError }
  | { readonly kind: 'undo'; readonly line: number }
  | { readonly kind: 'footer'; readonly footer: RecordFooter; readonly line?: number };

/** How a record ends. */
export interface Ending {
  /** The last line of the log could not be read, as after a crash. */
  readonly torn: boolean;
  /** The last line has its line end, or came without one, as all did. */
  readonly isEnded: boolean;
}

/** What a record says, bit by bit: first its header. */
export type Telling = Flow<Told, Ending>;

/** Yields a record that is there as a whole, or only some of its actions. */
export function* toldBy({ header, footer, length, actionAt, notes }: OpenRecord, count = length): Telling {
  yield { kind: 'header', header };
  const noteOf = finder(notes);
  for (let index = 0; index < count; index++) {
    const action = attempt(() => actionAt(index));
    yield action instanceof GameError
      ? { kind: 'unreadable', error: action }
      : { kind: 'action', action, note: noteOf(index) };
  }
  yield { kind: 'footer', footer };
  return { torn: false, isEnded: true };
}

/** Finds what is said about one action after another. */
export function finder(notes: readonly Note[] = []): (index: number) => Remark | undefined {
  let at = 0;
  return (index) => {
    if (notes[at]?.index !== index) return undefined;
    const { index: _, ...remark } = notes[at++] as Note;
    return remark;
  };
}

export function lineError(line: number, what: string): GameError {
  return recordError(`line ${line}: ${what}`);
}
