import type { AnyGame } from '../../kernel/types.js';
import type { TerminalStyle } from '../../render/ansi.js';
import type { Session } from '../../session/session.js';
import type { Names } from '../names.js';
import type { Drawing } from '../output.js';
import type { Seat } from './seats.js';

export interface TableSetup {
  readonly game: AnyGame;
  readonly session: Session;
  readonly seats: readonly Seat[];
  readonly names: Names;
  readonly drawing: Drawing | null;
  readonly width: number;
  readonly style: TerminalStyle;
  /** Whether the table throws the dice, and reports what they show. */
  readonly tellsOutcomes: boolean;
  /** A clause of the rules, for people, in lines of `width` columns; `null` where there is none with that id. */
  readonly clause: (id: string, width: number) => string | null;
}
