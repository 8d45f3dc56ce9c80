import type { Chance } from './dice/chance.js';
import type { RandomGenerator } from './dice/random.js';
import type { StateProblem, Violation } from './errors.js';
import type { Json } from './plain.js';
import type { Part } from './schemas/part.js';
import type { Shape } from './schemas/schema.js';
import type * as z from './schemas/zod.js';
import type { DeclaredTraits, Envelope, GameResult, PlayerCount } from './types.js';

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
  readonly outcome?: z.$ZodType;
  candidates?(view: ErasedState, player: number): Iterable<ErasedFields>;
  check?(view: ErasedState, action: ErasedAction): Violation | null | undefined;
  chance?(state: ErasedState, action: ErasedAction): Chance<unknown> | null;
  apply(draft: ErasedState, action: ErasedAction, outcome: unknown, before: ErasedState): void;
  readonly reveals?: boolean | ((state: ErasedState, action: ErasedAction) => boolean);
  conceal?(action: ErasedAction, viewer: number | null, state: ErasedState): ErasedFields;
  canonical?(fields: ErasedFields): ErasedFields;
  sample?(view: ErasedState, player: number, rng: RandomGenerator): ErasedFields | null;
  readonly uneven?: string;
  count?(view: ErasedState, player: number): number;
  completions?(view: ErasedState, player: number, taken: ErasedFields): Iterable<ErasedFields | null>;
  label?(view: ErasedState, player: number, part: Part, field: string): string | undefined;
  readonly numbered?: {
    readonly fields: Shape;
    of(fields: ErasedFields): ErasedFields | null;
    back(numbers: ErasedFields): ErasedFields | null;
  };
  describe?(before: ErasedState, action: ErasedAction, after: ErasedState, viewer: number | null): string;
}

/** A `Worth` of whose types nothing is known. */
export type ErasedWorth = (view: ErasedState, player: number) => number;

/** What the player to act does, given what they see; `null` when they can do nothing. */
export type Choose = (view: ErasedState, rng: RandomGenerator, player: number) => ErasedAction | null;

/** The rules of a game, as far as looking ahead needs them. */
export interface Rules {
  readonly definition: ErasedDefinition;
  readonly rulebook: Rulebook;
  readonly effects: { readonly copying: (state: object) => { readonly perform: Effect } | null };
}

/** How play without a policy goes on. It brings its own way of choosing, so that games without it pay nothing for that. */
export interface ErasedPurpose {
  readonly worth: ErasedWorth;
  readonly chooser: (worth: ErasedWorth, rules: Rules) => Choose;
}

/** What a legal action does to the position itself; its event is not counted. */
export type Effect = (spec: ErasedActionSpec, state: ErasedState, action: ErasedAction, outcome: unknown) => void;

/** Turns a state of older rules into one of the next rules: plain data in, plain data out, validated afterwards. */
export type Migration = (state: Record<string, Json>) => Record<string, Json>;

export interface ErasedDefinition {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly playerCount: PlayerCount;
  readonly traits?: Partial<DeclaredTraits>;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly variants?: readonly object[];
  readonly editions?: Readonly<Record<string, object>>;
  readonly options: Shape;
  readonly state: Shape;
  readonly hidden: Shape;
  readonly actions: Readonly<Record<string, ErasedActionSpec>>;
  readonly migrations?: Readonly<Record<number, Migration>>;
  readonly olderDefaults?: Readonly<Record<number, object | ((players: number) => object)>>;
  setup(table: { players: number; options: ErasedFields }): ErasedFields;
  checkSetup?(table: { players: number; options: ErasedFields }): string | null | undefined;
  checkState?(state: ErasedState): StateProblem | null;
  playersToAct(view: ErasedState): readonly number[];
  result(view: ErasedState): GameResult | null;
  view?(state: ErasedState, player: number | null): ErasedState;
  complete?(view: ErasedState, player: number, rng: RandomGenerator): ErasedState;
  readonly purpose?: ErasedPurpose;
}

/**
 * The rules of a definition on data that is already validated, shared by the immutable path and the in-place one.
 * Nothing here copies, freezes or parses.
 */
export interface Rulebook {
  readonly spec: (type: string) => ErasedActionSpec | undefined;
  /** Why the action is not legal on what its player sees; `undefined` when it is. */
  readonly check: (view: ErasedState, action: ErasedAction) => Violation | null | undefined;
  readonly chance: (state: ErasedState, action: ErasedAction) => Chance<unknown> | null;
  /** For a player who is known to act now, on what they see. */
  readonly legalActions: (view: ErasedState, player: number) => Iterable<ErasedAction>;
  /** The same, for one type. */
  readonly legalOfType: (
    type: string,
    spec: ErasedActionSpec,
    view: ErasedState,
    player: number,
  ) => Iterable<ErasedAction>;
  /** For a player who is known to act now, on what they see; each as likely as the others, unless an action says not. */
  readonly sampleAction: Choose;
}
