import type { GameResult } from '../kernel/types.js';

/** What a program is told of one game: a row of what `open` and `step` answer. Plain JSON. */
export interface EnvStep {
  /** Whether nobody acts any more. */
  readonly over: boolean;
  /** The players who may act now; none while an event is to be chosen. */
  readonly toAct: readonly number[];
  /** Whose the view and the ids are: the first of those to act, unless another seat was asked for. `null`: a spectator. */
  readonly player: number | null;
  /** What that player may know, and nothing else. */
  readonly view: object;
  /** Ids of what can be done next: by the player, or, where an event is to be chosen, of its outcomes. */
  readonly legal: readonly number[];
  /** `null` while the game runs. */
  readonly result: GameResult | null;
  /** The view as numbers, always as many; where that was asked for. */
  readonly observation?: readonly number[];
  /** The event that is to be chosen, where chance is explicit: its outcomes, in the order of `legal`, and their weights. */
  readonly chance?: readonly { readonly outcome: unknown; readonly weight: number }[];
}
