import type { Violation } from '../kernel/errors.js';
import type { Part } from '../kernel/schemas/part.js';
import type { DeepReadonly } from '../kernel/types.js';

/** A part that can be pointed at now. */
export interface ChoiceOption {
  readonly part: Part;
  /** What a person reads on it: `c4`, `full house, 25`, `stop rolling`. */
  readonly label: string;
  /** Words are asked for; the part is taken with them in place of its name. */
  readonly input?: 'text';
}

/** A part that was pointed at, or taken by itself because everything still possible has it. */
export interface TakenPart {
  readonly part: Part;
  /** The field of the action that it belongs to; `type` for the action itself. */
  readonly field: string;
  /** `false` for what was taken by itself. */
  readonly own: boolean;
  /** What a person reads on it, as on an option. */
  readonly label?: string;
}

/**
 * How far a person has come on the way to an action: plain frozen data, and functions to go on. It is made by `choosing`
 * (`dicewright/choosing`).
 */
export interface Choice<Action> {
  /** What can be pointed at now, each part of some legal action; there may be options beside an action. */
  readonly options: readonly ChoiceOption[];
  readonly taken: readonly TakenPart[];
  /** The legal action that is complete with what is taken, in canonical form, or `null`. */
  readonly action: DeepReadonly<Action> | null;
  /**
   * The choice after pointing at a part: an option, or a part of a set or a bag to give back.
   * @throws `GameError` for anything else: what {@link Choice.refusal} says
   */
  readonly take: (part: Part) => Choice<Action>;
  /** Without the last part pointed at and all that followed by itself; the choice itself where there is none. */
  readonly back: () => Choice<Action>;
  /** Why the part can't be taken, `null` when it can. Never throws. */
  readonly refusal: (part: Part) => Violation | null;
}
