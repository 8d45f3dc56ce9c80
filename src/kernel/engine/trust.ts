import type { ErasedDefinition, ErasedState } from '../definition.js';
import { GameError } from '../errors.js';
import { deepFreeze } from '../plain.js';
import { mark, markOf } from './mark.js';
import type { Validation } from './validation.js';

/** What a game remembers of a value. */
interface Standing {
  readonly game: ErasedDefinition;
  readonly isState: boolean;
  readonly isView: boolean;
  /** Made by the rules from a set-up: what derives from a value from outside may contradict itself, whatever its schema says. */
  readonly isOurs: boolean;
}

/** What a game takes as it is, because it has made or read it itself. */
export interface Trust {
  /** Whether there is anything that not everybody sees, so that a view is no state. */
  readonly hides: boolean;
  readonly isView: (value: unknown) => boolean;
  /** Whether nothing in it comes from outside. */
  readonly isOurs: (value: unknown) => boolean;
  /** Freezes and remembers a state that the rules have made, `before` being the state from which it was made. */
  readonly remember: (state: ErasedState, ours: boolean, before?: ErasedState) => ErasedState;
  readonly rememberView: (view: ErasedState, ours: boolean) => ErasedState;
  /** Takes a state or a view that is changed in place for a view, until called with `false`. */
  readonly lend: (value: object, isLent: boolean) => void;
  readonly load: (value: unknown) => ErasedState;
  readonly loadView: (value: unknown) => ErasedState;
  /** A state: the value itself, if it is remembered, else what is read from it. */
  readonly trustedState: (value: unknown) => ErasedState;
  /** The same for what is a view or, from a host who holds everything, a state. */
  readonly known: (value: unknown) => ErasedState;
  /** What to throw when rules have thrown: with a foreign state or view the value is to blame, else we are. */
  readonly faultOf: (value: unknown, cause: unknown) => unknown;
  readonly guarded: <T>(value: unknown, run: () => T) => T;
}

export function trustOf(definition: ErasedDefinition, validation: Validation): Trust {
  const hides = Object.keys(definition.hidden).length > 0;
  // Made once: the same is said of many values.
  const standings = (isState: boolean, isView: boolean) => {
    const foreign: Standing = { game: definition, isState, isView, isOurs: false };
    return { foreign, ours: { ...foreign, isOurs: true } };
  };
  const states = standings(true, !hides);
  const views = standings(!hides, true);
  const lent = standings(false, true).ours;

  function standingOf(value: unknown): Standing | undefined {
    const found = markOf(value) as Standing | undefined;
    return found?.game === definition ? found : undefined;
  }
  const isOurs = (value: unknown): boolean => standingOf(value)?.isOurs === true;

  // The mark first: later versions of JavaScript may refuse to add even private fields to a frozen object.
  const rememberAs =
    ({ ours, foreign }: typeof states) =>
    (value: ErasedState, isOurs: boolean, before?: ErasedState): ErasedState => {
      mark(value, isOurs ? ours : foreign);
      return deepFreeze(value, before);
    };
  const remember = rememberAs(states);
  const rememberView = rememberAs(views);

  function faultOf(value: unknown, cause: unknown): unknown {
    if (isOurs(value) || cause instanceof GameError) return cause;
    return new GameError('INVALID_STATE', `${definition.id}: the state contradicts itself`, { cause });
  }

  function guarded<T>(value: unknown, run: () => T): T {
    try {
      return run();
    } catch (cause) {
      throw faultOf(value, cause);
    }
  }

  const load = (value: unknown): ErasedState => guarded(null, () => remember(validation.state(value), false));
  const loadView = (value: unknown): ErasedState =>
    hides ? guarded(null, () => rememberView(validation.view(value), false)) : load(value);

  function known(value: unknown): ErasedState {
    if (standingOf(value)) return value as ErasedState;
    try {
      // A state first: taken for a view, it would show everything.
      return load(value);
    } catch (error) {
      if (hides) return loadView(value);
      throw error;
    }
  }

  return {
    hides,
    isView: (value) => standingOf(value)?.isView === true,
    isOurs,
    remember,
    rememberView,
    lend(value, isLent) {
      if (isLent) mark(value, lent);
      else if (standingOf(value) === lent) mark(value, undefined);
    },
    load,
    loadView,
    trustedState: (value) => (standingOf(value)?.isState ? (value as ErasedState) : load(value)),
    known,
    faultOf,
    guarded,
  };
}
