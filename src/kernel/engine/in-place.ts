import type { Effect, ErasedAction, ErasedActionSpec, ErasedState, Rules } from '../definition.js';
import { thawState } from '../plain.js';
import { type Effects, immer } from './effects.js';

/** Whether its effect takes `before`. */
export const asksBefore = ({ apply }: ErasedActionSpec): boolean => apply.length > 3;

/** Carries out in the state itself what does not take `before`; an effect that reads it anyway finds nothing. */
export function inPlace(spec: ErasedActionSpec, state: ErasedState, action: ErasedAction, outcome: unknown): void {
  (spec as { apply(...given: unknown[]): void }).apply(state, action, outcome);
}

const drafting: Effect = (spec, state, action, outcome) => {
  const before = { ...state };
  const after = immer.produce(before, (draft) => {
    spec.apply(draft, action, outcome, before);
  });
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) delete (state as Record<string, unknown>)[key];
  Object.assign(state, after);
};

/** Does an action in the state itself. The event is for the caller to count. */
export const performerOf =
  ({ copying }: Rules['effects']): Effect =>
  (spec, state, action, outcome) => {
    if (asksBefore(spec)) (copying(state)?.perform ?? drafting)(spec, state, action, outcome);
    else inPlace(spec, state, action, outcome);
  };

/** The same for many actions in one state, without what is asked for each of them. */
export function quickPerformerOf(effects: Effects, state: object): Effect {
  effects.heat();
  const found = effects.structure(state);
  return !found ? drafting : found.canBeLarge ? performerOf(effects) : found.perform;
}

/** A copy that can be changed, for whoever makes many; it has the same options. */
export function copyBy<State extends object>(effects: Effects, state: State): State {
  effects.heat();
  return (effects.structure(state)?.copy ?? thawState)(state);
}
