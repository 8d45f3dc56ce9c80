import type { CalaveraChoice, CalaveraFace } from './dice.js';
import { type CalaveraPhase, type CalaveraState, choosersOf } from './position.js';
import { isComplete } from './sheet.js';

/** How a turn goes on when a player is done. */
export interface Sequel {
  /** `rolling` is the next turn. */
  readonly phase: CalaveraPhase;
  readonly choosing: number[];
  readonly used: CalaveraChoice | null;
}

/**
 * What follows when whoever decides now is done (CAL-17, CAL-24 to CAL-27, CAL-29, CAL-33).
 *
 * @param dice - as they lie now
 * @param used - what the active player has taken
 * @param isLast - whether the fourth row of a sheet has just been frozen
 */
export function sequelOf(
  before: CalaveraState,
  dice: readonly CalaveraFace[],
  used: CalaveraChoice | null,
  isLast: boolean,
): Sequel {
  const { sheets, active, options } = before;
  if (isLast && options.endsAtOnce) return { phase: 'over', choosing: [], used };
  let choosing: number[] = [];
  if (before.phase === 'choosing') choosing = before.choosing.slice(1);
  else if (dice.includes('skull')) choosing = choosersOf(sheets, active, dice, used);
  if (choosing.length > 0) return { phase: 'choosing', choosing, used };
  const isOver = isLast || sheets.some((each) => isComplete(each));
  return { phase: isOver ? 'over' : 'rolling', choosing, used };
}

/** The part of a draft that says who decides what. */
export interface Flow {
  readonly players: number;
  active: number;
  rolls: number;
  dice: CalaveraFace[];
  used: CalaveraChoice | null;
  choosing: number[];
  phase: CalaveraPhase;
}

/** Writes it. */
export function goOn(draft: Flow, { phase, choosing, used }: Sequel): void {
  draft.phase = phase;
  if (draft.choosing.length > 0 || choosing.length > 0) draft.choosing = choosing;
  draft.used = used;
  if (phase !== 'rolling') return;
  draft.active = (draft.active + 1) % draft.players;
  draft.rolls = 0;
  draft.dice = [];
  draft.used = null;
}
