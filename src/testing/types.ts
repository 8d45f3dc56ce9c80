import type { AnyAction, DeepReadonly, Envelope } from '../kernel/types.js';

export type State = DeepReadonly<Envelope>;
/** An action of such a game. */
export type Action = AnyAction & { readonly outcome?: unknown };
