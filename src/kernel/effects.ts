import { Immer } from '../vendor/immer.js';
import type { Effect, ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from './definition.js';
import { makersHere } from './makers.js';
import { thawState } from './plain.js';
import type { Structure } from './structure.js';
import type { Warmth } from './warmth.js';

// An own instance: settings made on immer's global one by the application must not change how games work. Freezing is
// left to `deepFreeze`, which is faster, because it need not look for drafts.
const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

/** A state that is changed in place, or that is not frozen yet. */
export type MutableState = ErasedState & { events: number };

/** What actions make of states. While an action is applied, `before` stays what it was, however deep the draft is written. */
export interface Effects {
  /**
   * The state after it, whose parts are frozen or those of the state before; the state itself where nothing is new.
   *
   * @param events - how many random events there have been by then
   */
  readonly after: (
    spec: ErasedActionSpec,
    state: ErasedState,
    action: ErasedAction,
    outcome: unknown,
    events: number,
  ) => MutableState;
  /** Does it in the state itself. The event is for the caller to count. */
  readonly perform: Effect;
  /** The same for many actions in one state, without what is asked for each of them. */
  readonly performer: (state: object) => Pick<Structure, 'perform'>;
  /** A copy that can be changed, for who makes many; it has the same options. */
  readonly copy: <State extends object>(state: State) => State;
}

/** Whether its effect takes `before`. */
export const asksBefore = ({ apply }: ErasedActionSpec): boolean => apply.length > 3;

/** Carries out in the state itself what does not take `before`; who reads it all the same finds nothing. */
export function inPlace(spec: ErasedActionSpec, state: ErasedState, action: ErasedAction, outcome: unknown): void {
  (spec as { apply(...given: unknown[]): void }).apply(state, action, outcome);
}

export function effectsOf({ state: shape }: ErasedDefinition, warmth: Warmth): Effects {
  let made: Structure | null | undefined;

  /** Of states as this one, if it pays. */
  function structure(state: object): Structure | null {
    if (!warmth.isWarm()) return null;
    if (made === undefined) made = makersHere()?.structure(shape, Object.keys(state)) ?? null;
    return made;
  }

  /** The structure of a state that is to be copied. */
  function copying(state: object): Structure | null {
    const found = structure(state);
    return found?.canBeLarge && found.isLarge(state) ? null : found;
  }

  const drafting: Effect = (spec, state, action, outcome) => {
    const before = { ...state };
    const after = immer.produce(before, (draft) => {
      spec.apply(draft, action, outcome, before);
    });
    for (const key of Object.keys(before))
      if (!Object.hasOwn(after, key)) delete (state as Record<string, unknown>)[key];
    Object.assign(state, after);
  };

  const perform: Effect = (spec, state, action, outcome) =>
    asksBefore(spec)
      ? (copying(state)?.perform ?? drafting)(spec, state, action, outcome)
      : inPlace(spec, state, action, outcome);

  return {
    after(spec, state, action, outcome, events) {
      const found = copying(state);
      if (found) {
        const draft = found.copy(state) as MutableState;
        spec.apply(draft, action, outcome, state);
        if (events !== state.events) draft.events = events;
        return found.share(state as MutableState, draft);
      }
      // Not frozen yet, but the state itself where nothing has changed.
      const next = immer.produce(state, (draft) => {
        spec.apply(draft, action, outcome, state);
      }) as MutableState;
      return events === state.events ? next : Object.assign(next === state ? { ...state } : next, { events });
    },
    perform,
    performer(state) {
      warmth.heat();
      const found = structure(state);
      return { perform: !found ? drafting : found.canBeLarge ? perform : found.perform };
    },
    copy(state) {
      warmth.heat();
      return (structure(state)?.copy ?? thawState)(state);
    },
  };
}
