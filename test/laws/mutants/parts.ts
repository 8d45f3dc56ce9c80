import type { ErasedAction, ErasedActionSpec, ErasedState } from '../../../src/kernel/definition.js';
import { d6 } from '../../../src/kernel/dice/chance.js';
import type { AnyGame, Invariant } from '../../../src/kernel/types.js';
import { type StonesState, stones } from '../../toys/stones.js';
import { definitionOf } from './mutant.js';

/** A toy with one thing broken that a law must notice. */
export interface Mutant {
  /** The name of the law. */
  readonly law: string;
  /** What is broken. */
  readonly fault: string;
  /** What its message says, among other things. */
  readonly says?: string;
  /** Within how many runs it is found; else 80. */
  readonly runs?: number;
  readonly game: () => AnyGame;
  readonly invariants?: readonly Invariant<never, never>[];
  readonly golden?: readonly object[];
  readonly versions?: Readonly<Record<number, object>>;
}

export type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

export const asStones = (state: unknown): StonesState => state as StonesState;
export const draftOf = (draft: ErasedState): Mutable<StonesState> => draft as unknown as Mutable<StonesState>;
export const stonesOf = (action: ErasedAction): readonly number[] => action.stones as readonly number[];

/** The honest definition of an action. */
export const specOf = (game: object, type: string): ErasedActionSpec =>
  definitionOf(game).actions[type] as ErasedActionSpec;

export const take = specOf(stones, 'take');
export const throwDie = specOf(stones, 'throw');

/** The honest effect of an action of Stones, then something more is put into the draft. */
export const thenAlso =
  (honest: ErasedActionSpec, more: (draft: Mutable<StonesState>) => object): ErasedActionSpec['apply'] =>
  (draft, action, outcome, before) => {
    honest.apply(draft, action, outcome, before);
    Object.assign(draft, more(draftOf(draft)));
  };

/** A die of which something is wrong. */
export const d6Of = (change: object) => {
  const chance = Object.freeze({ ...d6(1), ...change });
  return () => chance;
};

/** Counts calls, so that every so many are different. */
export function everyNth(n: number): () => boolean {
  let calls = 0;
  return () => ++calls % n === 0;
}
