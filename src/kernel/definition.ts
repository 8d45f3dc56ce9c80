import type * as z from 'zod/mini';
import type { Chance } from './chance.js';
import type { Violation } from './errors.js';
import type { Json } from './plain.js';
import type { PurposeOf } from './purpose.js';
import type { RandomGenerator } from './random.js';
import type { Shape } from './schema.js';
import type { DeclaredTraits, Envelope, GameOutcome } from './types.js';

/** A definition with its types erased, as the engine works with it: data has been validated before it gets here. */
export type ErasedState = Envelope<string, Readonly<Record<string, unknown>>> & Readonly<Record<string, unknown>>;
export type ErasedFields = Readonly<Record<string, unknown>>;
export type ErasedAction = {
  readonly type: string;
  readonly player: number;
  readonly outcome?: unknown;
} & ErasedFields;

export interface ErasedActionSpec {
  readonly fields?: Shape;
  readonly outcome?: z.core.$ZodType;
  candidates?(view: ErasedState, player: number): Iterable<ErasedFields>;
  check?(view: ErasedState, action: ErasedAction): Violation | null | undefined;
  chance?(state: ErasedState, action: ErasedAction): Chance<unknown> | null;
  apply(draft: ErasedState, action: ErasedAction, outcome: unknown, before: ErasedState): void;
  readonly reveals?: boolean | ((state: ErasedState, action: ErasedAction) => boolean);
  conceal?(action: ErasedAction, viewer: number | null, state: ErasedState): ErasedFields;
  canonical?(fields: ErasedFields): ErasedFields;
  sample?(view: ErasedState, player: number, rng: RandomGenerator): ErasedFields | null;
  readonly uneven?: string;
  describe?(before: ErasedState, action: ErasedAction, after: ErasedState, viewer: number | null): string;
}

/** Makes a state of older rules one of the next rules: plain data in, plain data out, validated afterwards. */
export type Migration = (state: Record<string, Json>) => Record<string, Json>;

export interface ErasedDefinition {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly playerCount: { readonly min: number; readonly max: number };
  readonly traits?: Partial<DeclaredTraits>;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly variants?: readonly object[];
  readonly options: Shape;
  readonly state: Shape;
  readonly hidden: Shape;
  readonly actions: Readonly<Record<string, ErasedActionSpec>>;
  readonly migrations?: Readonly<Record<number, Migration>>;
  setup(table: { players: number; options: ErasedFields }): ErasedFields;
  checkSetup?(table: { players: number; options: ErasedFields }): string | null | undefined;
  checkState?(state: ErasedState): string | null | undefined;
  playersToAct(view: ErasedState): readonly number[];
  outcome(view: ErasedState): GameOutcome | null;
  view?(state: ErasedState, player: number | null): ErasedState;
  complete?(view: ErasedState, player: number, rng: RandomGenerator): ErasedState;
  readonly purpose?: PurposeOf;
}
