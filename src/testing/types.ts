import type { AnyAction, DeepReadonly, Envelope } from '../kernel/types.js';

/** A state of a game of whose types nothing is known. */
export type State = DeepReadonly<Envelope>;
/** An action of such a game. */
export type Action = AnyAction & { readonly outcome?: unknown };
