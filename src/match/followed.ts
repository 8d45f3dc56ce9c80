import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import { plainEqual } from '../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { MAX_UNDONE } from './position.js';
import type { SentAround, SentSeen } from './received.js';
import { isHeld } from './shared.js';
import type { Around, MatchFrame, Seen } from './types.js';

/** What a view shows. */
export type Shown = Pick<Seen, 'view' | 'toAct' | 'result'> & Around;

/** A match as far as it was sent to a seat. */
export interface Followed {
  readonly version: number;
  readonly shown: Shown;
  /** The last actions that were sent, so that they can be taken back where a view is a state. */
  readonly played: readonly { readonly version: number; readonly before: Shown }[];
}

/** @throws `GameError` `INVALID_STATE` for a view that contradicts itself */
export const shownBy = (game: AnyGame, view: Envelope): Shown => ({
  view,
  toAct: game.playersToAct(view),
  result: game.result(view),
});

/** The same with what comes besides the game: a match that was ended has its result, and nobody can act any more. */
function within(shown: Shown, said: SentAround, known?: Shown['shared']): Shown {
  const { view, toAct, result: byRules } = shown;
  const { ended, result, asked, clock, shared = known } = said;
  const { players } = view;
  const areSeats = [ended?.seat ?? 0, asked?.seat ?? 0, ...(result?.winners ?? [])].every((seat) => seat < players);
  const areAll = (!clock || clock.left.length === players) && (!shared || shared.commitments.length === players + 1);
  if (!areSeats || !areAll) {
    throw new GameError('INVALID_STATE', `match: the host has sent what can’t be said of ${players} players`);
  }
  return {
    view,
    toAct: ended || isHeld(shared) ? [] : toAct,
    result: (ended && result) ?? byRules,
    ...(ended && { ended }),
    ...(asked && { asked }),
    ...(clock && { clock }),
    ...(shared && { shared }),
  };
}

/** @throws `GameError` `INVALID_STATE` for anything but a view of the game, and names that are not one per player */
export function followedFrom(game: AnyGame, { version, view, names, ...around }: SentSeen): Followed {
  const loaded = game.traits.hiddenInformation ? game.loadView(view) : game.load(view);
  if (names && names.length !== loaded.players) {
    throw new GameError(
      'INVALID_STATE',
      `match: the host has sent ${names.length} names for ${loaded.players} players`,
    );
  }
  return { version, shown: within(shownBy(game, loaded), around), played: [] };
}

/**
 * What a frame leads to; `undefined` where it does not follow from what was sent before.
 *
 * @throws `GameError` `INVALID_STATE` for anything but a view of the game
 */
export function followedBy(
  game: AnyGame,
  { version, shown, played }: Followed,
  frame: MatchFrame,
): Followed | undefined {
  if (frame.version !== version + 1) return undefined;
  if (game.traits.hiddenInformation) {
    return {
      version: version + 1,
      shown: within(shownBy(game, game.loadView(frame.view)), frame, shown.shared),
      played,
    };
  }
  if (frame.action === null && frame.undo === undefined) {
    return { version: version + 1, shown: within(shownBy(game, shown.view), frame, shown.shared), played };
  }
  if (frame.action === null) {
    const place = played.findIndex((one) => one.version === frame.undo);
    const undone = played[place];
    return (
      undone && {
        version: version + 1,
        shown: within(undone.before, frame, shown.shared),
        played: played.slice(0, place),
      }
    );
  }
  const next = attempt(() => shownBy(game, game.reduce(shown.view, frame.action as AnyAction)));
  if (next instanceof GameError) return undefined;
  return {
    version: version + 1,
    shown: within(next, frame, shown.shared),
    played: [...played, { version, before: shown }].slice(-MAX_UNDONE),
  };
}

/** What an action leads to, if that needs nobody else: nothing in it is random, or hidden from the viewer. */
export function foreseen(game: AnyGame, { view, ended, clock, shared }: Shown, action: AnyAction): Shown | undefined {
  if (game.traits.hiddenInformation || ended || isHeld(shared)) return undefined;
  const next = attempt(() =>
    game.chance(view, action) === null
      ? within(shownBy(game, game.reduce(view, action)), { ...(clock && { clock }) }, shared)
      : undefined,
  );
  return next instanceof GameError ? undefined : next;
}

/** Whether a frame is of the action. */
export function isOf(game: AnyGame, { action }: MatchFrame, sent: unknown): boolean {
  const own = attempt(() => game.canonical(sent as AnyAction));
  if (action === null || own instanceof GameError) return false;
  const { outcome: _, ...fields } = action as AnyAction & { readonly outcome?: unknown };
  return plainEqual(fields, own);
}
