import type { AnyAction, DeepReadonly, Envelope, ViewedAction } from '../kernel/types.js';
import type { GameRecord } from '../record/types.js';
import type { Answer, MatchFrame, Seen } from './types.js';

/** What a seat's page sends its host: plain JSON, for whatever carries it. */
export type SeatMessage<Action = AnyAction> =
  /**
   * Asks for what has happened since the version, 1,000 frames at most, and then for what happens; `null` for all that the
   * seat sees. After 1,000 a `pong` says how far the match is: a page that is not there yet asks for the next.
   */
  | { readonly type: 'watch'; readonly since: number | null }
  | { readonly type: 'submit'; readonly action: DeepReadonly<Action>; readonly at: number; readonly key: string }
  | { readonly type: 'undo'; readonly at: number; readonly key: string }
  /** Answers the question of a version. */
  | { readonly type: 'answer'; readonly version: number; readonly accept: boolean; readonly key: string }
  | { readonly type: 'resign'; readonly key: string }
  /** Commits to the seat's part of shared dice; not answered, but shown. */
  | { readonly type: 'commit'; readonly commitment: string }
  /** Reveals a link of it for the throw that is due; not answered, but shown. */
  | { readonly type: 'reveal'; readonly link: string }
  /** Asks whether the host is there. */
  | { readonly type: 'ping' }
  /** Asks for the seat's own record; with the seed, once the match is over. */
  | { readonly type: 'record' };

/** What a host sends a seat's page: plain JSON. */
export type HostMessage<View = Envelope, Action = AnyAction> =
  | { readonly type: 'seen'; readonly seen: Seen<View> }
  | { readonly type: 'frame'; readonly frame: MatchFrame<View, Action> }
  | { readonly type: 'answer'; readonly key: string; readonly answer: Answer }
  /** Answers a ping, or follows 1,000 frames when there are more: how far the match is. */
  | { readonly type: 'pong'; readonly version: number }
  | { readonly type: 'record'; readonly record: GameRecord<ViewedAction<Action>> };
