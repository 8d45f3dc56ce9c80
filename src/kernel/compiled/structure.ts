import type { Effect } from '../definition.js';

/** How states of one game are copied, shared and written, by code made for them. */
export interface Structure {
  /** A copy that can be changed; of what is frozen for a whole game, the options, the same object. */
  readonly copy: <State extends object>(state: State) => State;
  /**
   * The second state with all parts that are equal in the first taken from there; the first itself if all are. The parts are
   * frozen, the state is not yet.
   */
  readonly share: <State extends object>(before: State, after: State) => State;
  /** Carries an action out in a state that belongs to nobody else; what it was before stays as it was. */
  readonly perform: Effect;
  /** Whether states can be so large that copies of them take longer than drafts. */
  readonly canBeLarge: boolean;
  readonly isLarge: (state: object) => boolean;
}
