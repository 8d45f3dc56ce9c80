import { GameError } from '../kernel/errors.js';
import { plainEqual } from '../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { attempt } from '../record/attempt.js';
import type { Said } from './heard.js';
import { MAX_UNDONE } from './position.js';
import type { Frame } from './types.js';

/** A match as far as a seat was told of it. */
export interface Followed {
  readonly version: number;
  readonly view: Envelope;
  /** The last actions that were told, so that they can be taken back where a view is a state. */
  readonly played: readonly { readonly version: number; readonly before: Envelope }[];
}

/** @throws `GameError` `INVALID_STATE` for what is no view of the game */
export const followedFrom = (game: AnyGame, { version, view }: Said): Followed => ({
  version,
  view: game.traits.hiddenInformation ? game.loadView(view) : game.load(view),
  played: [],
});

/** What a frame leads to; `undefined` where it does not follow from what was told before. */
export function followedBy(game: AnyGame, { version, view, played }: Followed, frame: Frame): Followed | undefined {
  if (frame.version !== version + 1) return undefined;
  if (game.traits.hiddenInformation) return { version: version + 1, view: game.loadView(frame.view), played };
  if (frame.action === null) {
    const place = played.findIndex((one) => one.version === frame.undo);
    const undone = played[place];
    return undone && { version: version + 1, view: undone.before, played: played.slice(0, place) };
  }
  const next = attempt(() => game.reduce(view, frame.action as AnyAction));
  if (next instanceof GameError) return undefined;
  return { version: version + 1, view: next, played: [...played, { version, before: view }].slice(-MAX_UNDONE) };
}

/** What an action leads to, if that needs nobody else: nothing in it is random, or hidden from who looks. */
export function foreseen(game: AnyGame, view: Envelope, action: AnyAction): Envelope | undefined {
  if (game.traits.hiddenInformation) return undefined;
  const next = attempt(() => (game.chance(view, action) === null ? game.reduce(view, action) : undefined));
  return next instanceof GameError ? undefined : next;
}

/** Whether a frame tells of the action. */
export function isOf(game: AnyGame, { action }: Frame, sent: unknown): boolean {
  const own = attempt(() => game.canonical(sent as AnyAction));
  if (action === null || own instanceof GameError) return false;
  const { outcome: _, ...fields } = action as AnyAction & { readonly outcome?: unknown };
  return plainEqual(fields, own);
}
