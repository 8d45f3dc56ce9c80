import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import { plainEqual } from '../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { type Chain, chainOf, isNext, linkBefore } from '../record/chain.js';
import { committedTable } from '../record/committed.js';
import { together } from '../record/shared-dice.js';
import type { Followed, Shown } from './followed.js';
import type { SeatMessage } from './messages.js';
import { drawnWith, haveCommitted, placeOf, wholeCommitment } from './shared.js';
import type { SharedSeen } from './shares.js';
import type { MatchFrame } from './types.js';

/** What a seat's page does by itself where the dice are shared: it shares, and judges what the others do. */
export interface RemoteShares {
  /**
   * Judges what the host sends, and keeps it.
   *
   * @param before - what was shown; `undefined` where the host sends everything anew
   * @throws `GameError` `INVALID_STATE` for what is impossible
   */
  readonly judge: (next: Shown, before?: Followed, frame?: MatchFrame) => void;
  /** To all that is shared; `null` until everybody has committed. `undefined` where nobody shares. */
  readonly commitment: string | null | undefined;
  /** What has to be sent now and has not been sent yet. */
  readonly due: () => SeatMessage | null;
  /** What was sent may be lost. */
  readonly again: () => void;
  /** The seat in the match: it changes when a lot is drawn. */
  readonly seat: number | null;
}

const wrong = (what: string): GameError => new GameError('INVALID_STATE', `match: ${what}`);

/** The link from that many throws before. */
function linkOf(link: string, throws: number): string {
  let known = link;
  for (let i = 0; i < throws; i++) known = linkBefore(known);
  return known;
}

/** @param kept - the commitment that was seen before, by a page that is reloaded */
export function remoteShares(game: AnyGame, asked: number | null, seed: string, kept: string | null): RemoteShares {
  let known: SharedSeen | undefined;
  let whole: string | null = null;
  let chain: Chain | undefined;
  let place: number | null = null;
  /** Something from this page's chain was sent: nobody else can have committed for it. */
  let hasShared = false;
  let isSent = false;

  const chainIn = ({ match }: SharedSeen): Chain => (chain ??= chainOf(seed, match, place as number));

  function checkCommitments(next: SharedSeen, state: Envelope): void {
    const changed = known?.commitments.some((one, i) => one !== null && one !== next.commitments[i]);
    if (changed || (known && known.match !== next.match)) throw wrong('the host sent other commitments before');
    const own = place === null ? null : next.commitments[place];
    if (own != null && hasShared && own !== chainIn(next).commitment) {
      throw wrong('the host has put another commitment in the place of this seat’s own');
    }
    const before = whole ?? kept;
    const told = wholeCommitment(next, next.match, state);
    if (told !== null && before !== null && before !== told && !isFor(before, next, state)) {
      throw wrong('the host has committed to other dice than before');
    }
  }

  /**
   * Whether a commitment is to what everybody has committed to, and to this table, whose rules may have had fewer options
   * then.
   */
  function isFor(commitment: string, { commitments, match }: SharedSeen, state: Envelope): boolean {
    const { options } = state as { readonly options: Readonly<Record<string, unknown>> };
    const usual = attempt(() => game.setup({ players: state.players }).options) as Readonly<Record<string, unknown>>;
    const said = Object.fromEntries(Object.entries(options).filter(([name, value]) => !plainEqual(usual[name], value)));
    return committedTable(commitment, together(commitments as string[]), match, state, said) !== undefined;
  }

  /** Links of past throws must belong to the chains that were committed to. */
  function checkLinks({ throws, links, commitments }: SharedSeen): void {
    const since = throws - (known?.throws ?? 0);
    if (since < 0) throw wrong('the host has gone back behind a throw that was made');
    for (const [i, link] of links.entries()) {
      const last = known?.links[i];
      // The host's own is not sent in a game that hides something; before the first throw, nobody's is.
      if (link === null) {
        if (throws > 0 && i < links.length - 1) throw wrong('the host has left out a link');
        continue;
      }
      const steps = last == null ? throws : since;
      const isOwn = steps === 0 ? link === last : isNext(linkOf(link, steps - 1), last ?? null, commitments[i] ?? '');
      if (!isOwn) throw wrong('a link is not what was committed to');
    }
  }

  function checkDue({ due, links, commitments, throws }: SharedSeen, isEnded: boolean): void {
    const before = known?.throws === throws ? known.due : undefined;
    if (!due) {
      if (before && !isEnded) throw wrong('the host has taken back a throw');
      return;
    }
    if (!haveCommitted({ commitments })) throw wrong('dice are thrown that not all have committed to');
    for (const [i, link] of due.links.entries()) {
      if (link !== null && !isNext(link, links[i] ?? null, commitments[i] as string)) {
        throw wrong('a link is not what was committed to');
      }
    }
    if (!before) return;
    if (!plainEqual(before.action, due.action)) throw wrong('the host sent another action before the dice were thrown');
    const isLost = before.links.some((link, i) => link !== null && link !== due.links[i]);
    if (isLost) throw wrong('the host sent another link before');
  }

  /** An action that the dice have decided: what was announced, with the outcome that everybody's links give. */
  function checkPlayed(next: SharedSeen, { shown }: Followed, { action, undo }: MatchFrame): void {
    const { due, throws = 0 } = shown.shared ?? {};
    const isMore = action !== null || undo !== undefined;
    if (due && isMore && next.throws === throws) throw wrong('something was done while the dice were thrown');
    if (action === null || game.traits.hiddenInformation) return;
    const { outcome, ...fields } = action as AnyAction & { readonly outcome?: unknown };
    if (outcome === undefined) return;
    if (!due?.action || next.throws !== throws + 1) throw wrong('dice were thrown that nobody has shared in');
    if (!plainEqual(fields, due.action)) throw wrong('the host sent another action than was announced');
    const { action: drawn } = drawnWith(game, shown.view, due.action, next.links as readonly string[]);
    if (!plainEqual(drawn, action)) throw wrong('the host sent another outcome than everybody’s links give');
  }

  return {
    judge({ shared: next, view, ended }, before, frame) {
      if (!next) {
        if (known) throw wrong('the host has forgotten what was shared');
        return;
      }
      const players = next.commitments.length - 1;
      place ??= asked === null ? null : next.lot == null ? asked : placeOf({ lot: next.lot }, asked, players);
      checkCommitments(next, view);
      if (next !== known) {
        checkLinks(next);
        checkDue(next, ended !== undefined);
      }
      if (before && frame) checkPlayed(next, before, frame);
      if (known?.throws !== next.throws || !known.due !== !next.due) isSent = false;
      if (haveCommitted(next)) whole ??= kept ?? wholeCommitment(next, next.match, view);
      known = next;
    },
    get commitment() {
      return known && whole;
    },
    due() {
      if (!known || place === null || isSent) return null;
      const { commitments, due, throws } = known;
      const own = commitments[place];
      if (own === null) {
        // A page that has seen everybody commit comes back to a match in which everybody has.
        if (kept !== null) return null;
        isSent = true;
        hasShared = true;
        return { type: 'commit', commitment: chainIn(known).commitment };
      }
      if (due?.links[place] !== null || own !== chainIn(known).commitment) return null;
      isSent = true;
      hasShared = true;
      return { type: 'reveal', link: chainIn(known).linkAt(throws) };
    },
    again() {
      isSent = false;
    },
    get seat() {
      if (!known || place === null || known.lot === undefined) return asked;
      const { lot, commitments } = known;
      const players = commitments.length - 1;
      return lot === null ? place : (place - lot + players) % players;
    },
  };
}
