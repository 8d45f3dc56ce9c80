import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction } from '../kernel/types.js';
import type { Flow } from './flow.js';
import type { OpenRecord } from './open.js';
import type { RecordFooter, RecordHeader } from './types.js';

/** What a record says, bit by bit, in whichever form it is. */
export type Told =
  | { readonly kind: 'header'; readonly header: RecordHeader }
  | { readonly kind: 'action'; readonly action: AnyAction; readonly line?: number }
  /** An action that can't be one in any game. */
  | { readonly kind: 'unreadable'; readonly error: GameError }
  | { readonly kind: 'undo'; readonly line: number }
  | { readonly kind: 'footer'; readonly footer: RecordFooter; readonly line?: number };

/** How a record ends. */
export interface Ending {
  /** The last line of the log could not be read, as after a crash. */
  readonly torn: boolean;
  /** The last line has its line end, or came without, as all did. */
  readonly isEnded: boolean;
}

/** A record that is told: first its header. */
export type Telling = Flow<Told, Ending>;

/** Tells a record that is there as a whole, or no more than some of its actions. */
export function* toldBy({ header, footer, length, actionAt }: OpenRecord, count = length): Telling {
  yield { kind: 'header', header };
  for (let index = 0; index < count; index++) {
    const action = attempt(() => actionAt(index));
    yield action instanceof GameError ? { kind: 'unreadable', error: action } : { kind: 'action', action };
  }
  yield { kind: 'footer', footer };
  return { torn: false, isEnded: true };
}

export function lineError(line: number, what: string): GameError {
  return new GameError('INVALID_RECORD', `record: line ${line}: ${what}`);
}
