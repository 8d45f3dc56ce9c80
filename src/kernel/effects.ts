import { Immer } from '../vendor/immer.js';
import type { Effect, ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from './definition.js';
import { lazy } from './lazy.js';
import { canBeLarge, compiledStructure, isLarge, plainStructure, type Structure } from './structure.js';
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
  readonly performer: (state: object) => Pick<Structure, 'perform' | 'follow'>;
  /** For who copies many states. */
  readonly structure: (state: object) => Structure;
}

export function effectsOf({ state: shape }: ErasedDefinition, warmth: Warmth): Effects {
  let made: Structure | undefined;
  const grows = lazy(() => ({ canBe: canBeLarge(shape) }));

  const isLargeNow = (state: ErasedState): boolean => grows().canBe && isLarge(state);
  /** Of states as this one. */
  function structure(state: object): Structure {
    if (!warmth.isWarm()) return plainStructure;
    made ??= compiledStructure(shape, Object.keys(state)) ?? plainStructure;
    return made;
  }

  function structureOfMany(state: object): Structure {
    warmth.heat();
    return structure(state);
  }

  /** As `perform`, for states of which a copy would take longer than drafts. */
  const performLarge: Effect = (spec, state, action, outcome) => {
    const before = { ...state };
    const after = immer.produce(before, (draft) => {
      spec.apply(draft, action, outcome, before);
    });
    const own = state as Record<string, unknown>;
    for (const key in before) if (!Object.hasOwn(after, key)) delete own[key];
    for (const key in after) if (after[key] !== before[key]) own[key] = after[key];
  };

  const perform: Effect = (spec, state, action, outcome) => {
    if (isLargeNow(state)) performLarge(spec, state, action, outcome);
    else structure(state).perform(spec, state, action, outcome);
  };

  return {
    structure: structureOfMany,
    after(spec, state, action, outcome, events) {
      if (isLargeNow(state)) {
        const applied = immer.produce(state, (draft) => {
          spec.apply(draft, action, outcome, state);
        }) as MutableState;
        if (events === state.events) return applied;
        const next = applied === state ? { ...state } : applied;
        next.events = events;
        return next;
      }
      const { copy, share } = structure(state);
      const draft = copy(state) as MutableState;
      spec.apply(draft, action, outcome, state);
      if (events !== state.events) draft.events = events;
      return share(state as MutableState, draft);
    },
    perform,
    performer(state) {
      const structure = structureOfMany(state);
      return grows().canBe ? { perform } : structure;
    },
  };
}
