import { plainEqual } from '../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { happened } from '../play/happened.js';
import { type Chain, chainOf, isNext, LINKS } from '../record/chain.js';
import { commitmentFor } from '../record/commit.js';
import { isCommitment } from '../record/fields.js';
import { isLink } from '../record/footer-fields.js';
import { lotDrawn } from '../record/lot.js';
import { diceOfLinks, together } from '../record/shared-dice.js';
import type { SharedTerms, Shares } from './shares.js';
import type { Entry, MatchHeader } from './store.js';

/** How a match shares its dice, as its host knows it. */
export interface Sharing extends SharedTerms {
  /** The host's own. */
  readonly chain: Chain;
  /** The id of the match. */
  readonly match: string;
  /** The options that the commitment is for; those of the state, unless given. */
  readonly options?: object | undefined;
}

export function sharingOf(
  { seed, ...terms }: NonNullable<MatchHeader['shared']>,
  match: string,
  players: number,
): Sharing {
  return { ...terms, match, chain: chainOf(seed, match, players) };
}

export function sharesAtStart({ chain }: Sharing, players: number): Shares {
  const nobody = Array.from({ length: players }, () => null);
  return { commitments: [...nobody, chain.commitment], throws: 0, links: [...nobody, null] };
}

export const haveCommitted = ({ commitments }: Pick<Shares, 'commitments'>): boolean => !commitments.includes(null);

/** Whether a player has committed, and so waits for those who have not. */
export const hasBegun = ({ commitments }: Pick<Shares, 'commitments'>): boolean =>
  commitments.slice(0, -1).some((one) => one !== null);

/**
 * Since when those who are missing have been waited for; `null` where the host has given no time yet, `undefined` where
 * nobody waits.
 */
export function waitingSince(shares: Shares): number | null | undefined {
  const { due, since = null } = shares;
  if (due) return due.since;
  return hasBegun(shares) && !haveCommitted(shares) ? since : undefined;
}

/** Whether something has to be shared before anybody may act. */
export const isHeld = (
  shares: { readonly commitments: Shares['commitments']; readonly due?: unknown } | undefined,
): boolean => shares !== undefined && (shares.due !== undefined || !haveCommitted(shares));

export const placeOf = ({ lot = 0 }: Pick<Shares, 'lot'>, seat: number, players: number): number =>
  (seat + lot) % players;
export const seatOf = ({ lot = 0 }: Pick<Shares, 'lot'>, place: number, players: number): number =>
  (place - lot + players) % players;

/** The seats whose link, or commitment, is missing. */
export function missingSeats(shares: Pick<Shares, 'commitments' | 'due' | 'lot'>): readonly number[] {
  const { due, commitments } = shares;
  const given = due ? due.links : commitments;
  const players = commitments.length - 1;
  return given
    .flatMap((one, place) => (one === null && place < players ? [seatOf(shares, place, players)] : []))
    .sort((one, other) => one - other);
}

/** The commitment to all of it, once everybody has committed. */
export function wholeCommitment(
  { commitments }: Pick<Shares, 'commitments'>,
  match: string,
  state: Envelope,
): string | null {
  return commitments.includes(null) ? null : commitmentFor(together(commitments as string[]), match, state);
}

/** Whether it is what the place has committed to reveal next. */
export const isDue = ({ commitments, links }: Shares, place: number, link: string): boolean =>
  isNext(link, links[place] ?? null, commitments[place] as string);

const withAt = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((one, place) => (place === at ? value : one));

const thrown = ({ throws, ...shares }: Shares, links: readonly string[]): Shares => ({
  ...shares,
  due: undefined,
  throws: throws + 1,
  links,
});

/** Asks everybody for what a throw needs; the host's own part comes first. @param link - the host's */
function asked(shares: Shares, action: AnyAction | null, link: string, since: number | undefined): Shares | undefined {
  const players = shares.commitments.length - 1;
  if (!isLink(link) || !isDue(shares, players, link) || shares.throws >= LINKS) return undefined;
  const links = withAt<string | null>(
    shares.links.map(() => null),
    players,
    link,
  );
  return { ...shares, due: { action, links, since: since ?? null } };
}

/** What an action that everybody has shared in leads to. */
export function drawnWith(game: AnyGame, state: Envelope, action: AnyAction, links: readonly string[]) {
  return happened(game.step(state, action, diceOfLinks(links)));
}

/** What follows from an entry that shares something. */
export interface SharedStep {
  readonly shares: Shares;
  /** An action that gets its outcome by it, and the state after it. */
  readonly played?: { readonly action: AnyAction; readonly state: Envelope };
}

function afterCommitment(sharing: Sharing, shares: Shares, { seat, commitment, link, now }: Entry): Shares | undefined {
  const { commitments } = shares;
  const isNew = isCommitment(commitment) && commitments[seat] === null && !commitments.includes(commitment);
  if (!isNew) return undefined;
  const { since = null } = shares;
  const known = { commitments: withAt<string | null>(commitments, seat, commitment), since: since ?? now ?? null };
  const next = { ...shares, ...known };
  const isLotDue = sharing.begin === 'lot' && haveCommitted(next);
  if (isLotDue !== (link !== undefined)) return undefined;
  return link === undefined ? next : asked(next, null, link, now);
}

/** The links for the throw that is due, with one more; `undefined` for one that doesn't belong. */
export function linksWith(shares: Shares, seat: number, link: string): readonly (string | null)[] | undefined {
  const { due } = shares;
  const place = placeOf(shares, seat, shares.commitments.length - 1);
  if (!due || due.links[place] !== null || !isDue(shares, place, link)) return undefined;
  return withAt<string | null>(due.links, place, link);
}

function afterLink(
  game: AnyGame,
  shares: Shares,
  state: Envelope,
  { seat, link, action, lot }: Entry,
  known: Envelope | undefined,
): SharedStep | undefined {
  const links = isLink(link) ? linksWith(shares, seat, link) : undefined;
  const { due } = shares;
  if (!due || !links) return undefined;
  if (links.includes(null)) {
    return action || lot !== undefined ? undefined : { shares: { ...shares, due: { ...due, links } } };
  }
  const all = links as readonly string[];
  if (!due.action) {
    if (action || lot !== lotDrawn(diceOfLinks(all), state.players)) return undefined;
    return { shares: { ...thrown(shares, all), lot } };
  }
  if (!action || lot !== undefined) return undefined;
  if (known) return { shares: thrown(shares, all), played: { action, state: known } };
  const step = drawnWith(game, state, due.action, all);
  if (!plainEqual(step.action, action)) return undefined;
  return { shares: thrown(shares, all), played: { action, state: step.state } };
}

/** Whether the entry shares something. */
export const isShare = ({ commitment, link }: Entry): boolean => commitment !== undefined || link !== undefined;

/**
 * What follows from an entry that shares something; `undefined` for one that can't follow.
 *
 * @param known - the state after the action, where it has just been drawn
 * @throws `GameError` for an action that can't be played
 */
export function afterShare(
  sharing: Sharing,
  game: AnyGame,
  shares: Shares,
  state: Envelope,
  entry: Entry,
  known: Envelope | undefined,
): SharedStep | undefined {
  const { seat, commitment, announced, link, now } = entry;
  if (seat < 0 || seat >= state.players) return undefined;
  if (commitment !== undefined) {
    const next = afterCommitment(sharing, shares, entry);
    return next && { shares: next };
  }
  if (!announced) return afterLink(game, shares, state, entry, known);
  if (isHeld(shares) || game.chance(state, announced) === null) return undefined;
  const next = asked(shares, announced, link as string, now);
  return next && { shares: next };
}
