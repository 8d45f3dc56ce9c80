import type { AnyAction } from '../../kernel/types.js';
import type { State } from '../worlds.js';

/** How a value is known: by everything that can come, by looking some turns ahead, or by games played out. */
export type JudgementKind = 'exact' | 'search' | 'sampled';

/** An action, and what it is worth to every player. */
export interface ValuedAction {
  readonly action: AnyAction;
  /** None where there was no time. */
  readonly values: readonly number[];
  /** Of the value to the player who acts, with 95 % confidence; only where games were played out. */
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
}

/** What the actions of a player are worth. */
export interface Valuation {
  readonly kind: JudgementKind;
  /** Whoever chooses takes the first. */
  readonly actions: readonly ValuedAction[];
  /** How many turns were looked at to their end, in a search. */
  readonly turns?: number | undefined;
  /** An action as advice, where there are special words for it. */
  readonly inWords?: (action: AnyAction) => string;
}

/** Called now and then with how much of the thinking is done. */
export type Thinking = (done: number, total: number) => void;

/** A position as a player sees it. */
export interface Question {
  readonly view: State;
  readonly player: number;
}

/** A way to value the actions of a player who is to act; `null` where it can't. */
export type Valuer = (question: Question) => Valuation | null;
