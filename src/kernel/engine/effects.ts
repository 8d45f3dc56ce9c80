import { Immer } from '../../vendor/immer.js';
import { makersHere } from '../compiled/makers.js';
import type { Structure } from '../compiled/structure.js';
import type { ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from '../definition.js';
import type { Warmth } from './warmth.js';

// Our own instance: settings that the application makes on immer's global one must not change how games work. Freezing is
// left to `deepFreeze`, which is faster, because it need not look for drafts.
export const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

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
  /** The structure of states as this one, if it pays. */
  readonly structure: (state: object) => Structure | null;
  /** The same for a state that is to be copied. */
  readonly copying: (state: object) => Structure | null;
  /** Many actions will follow. */
  readonly heat: () => void;
}

export function effectsOf({ state: shape }: ErasedDefinition, warmth: Warmth): Effects {
  let made: Structure | null | undefined;

  function structure(state: object): Structure | null {
    if (!warmth.isWarm()) return null;
    if (made === undefined) made = makersHere()?.structure(shape, Object.keys(state)) ?? null;
    return made;
  }

  function copying(state: object): Structure | null {
    const found = structure(state);
    return found?.canBeLarge && found.isLarge(state) ? null : found;
  }

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
    structure,
    copying,
    heat: () => warmth.heat(),
  };
}
