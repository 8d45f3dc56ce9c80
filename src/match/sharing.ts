import { playerInSentence } from '../kernel/naming.js';
import { oneLine } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import { happened } from '../play/happened.js';
import { LINKS } from '../record/chain.js';
import { isCommitment } from '../record/fields.js';
import { isLink } from '../record/footer-fields.js';
import { lotDrawn } from '../record/lot.js';
import { diceOfLinks } from '../record/shared-dice.js';
import type { Position, Rules } from './position.js';
import { resultOf } from './position.js';
import { drawnWith, haveCommitted, linksWith, missingSeats, placeOf, type Sharing } from './shared.js';
import type { Shares } from './shares.js';
import { checkNoOutcome, overRefusal, ownAction, refusal, type Submission, submissionOf } from './submission.js';

type Names = readonly string[] | undefined;

/** Some players in a sentence: two by name, more by their number. */
export function someInSentence(seats: readonly number[], names: Names): string {
  const [one, other] = seats.map((seat) => playerInSentence(seat, names));
  if (seats.length > 2) return `${seats.length} players`;
  return oneLine(other === undefined ? `${one}` : `${one} and ${other}`);
}

/** @throws `GameError` where everybody has to share something first */
export function checkNotHeld({ shares }: Position): void {
  if (!shares) return;
  if (shares.due) throw refusal('STALE', 'the dice are being thrown');
  if (haveCommitted(shares)) return;
  throw refusal('ILLEGAL', `${someInSentence(missingSeats(shares), undefined)} must commit to the dice first`);
}

/** An action of a match with shared dice: where something in it is random, it stands, and its outcome comes later. */
export function announcing(
  game: AnyGame,
  { chain }: Sharing,
  seat: number,
  input: unknown,
  options: unknown,
): Submission {
  const { outcome, ...action } = ownAction(game, seat, input);
  return submissionOf(seat, options, { ...action, ...(outcome !== undefined && { outcome }) }, (position) => {
    const { state: before, end, shares } = position;
    if (end) throw overRefusal();
    checkNotHeld(position);
    // What is wrong with the action is reported before any outcome sent along is looked at.
    const chance = game.chance(before, action);
    checkNoOutcome({ ...action, outcome });
    if (!chance) {
      const step = happened(game.step(before, action));
      return { entry: { seat, action: step.action }, state: step.state };
    }
    const { throws } = shares as Shares;
    if (throws >= LINKS) throw refusal('ILLEGAL', `where all share in the dice there are at most ${LINKS} throws`);
    return { entry: { seat, announced: action, link: chain.linkAt(throws) } };
  });
}

/** The shares of a running match. @throws `GameError` */
function sharesOf(rules: Rules, position: Position): Shares {
  if (resultOf(rules, position)) throw overRefusal();
  if (position.shares) return position.shares;
  throw refusal('ILLEGAL', 'nobody shares in the dice of this match');
}

/** A player commits to the end of a chain. */
export function committing(rules: Rules, seat: number, commitment: unknown): Submission {
  const { sharing } = rules;
  if (!isCommitment(commitment))
    throw refusal('INVALID_ACTION', 'expected a commitment: sha256: and 64 hexadecimal digits');
  return submissionOf(seat, undefined, { commitment }, (position) => {
    const shares = sharesOf(rules, position);
    const { commitments } = shares;
    const place = placeOf(shares, seat, commitments.length - 1);
    if (commitments[place] === commitment) return null;
    if (commitments[place] !== null) throw refusal('ILLEGAL', 'the seat has committed to something else');
    if (commitments.includes(commitment)) throw refusal('ILLEGAL', 'somebody else has committed to that');
    const isLast = commitments.filter((one) => one === null).length === 1;
    const link = isLast && sharing?.begin === 'lot' ? sharing.chain.linkAt(0) : undefined;
    return { entry: { seat, commitment, ...(link !== undefined && { link }) } };
  });
}

/** A player reveals a link. */
export function revealing(rules: Rules, seat: number, link: unknown): Submission {
  if (!isLink(link)) throw refusal('INVALID_ACTION', 'expected a link: 64 hexadecimal digits');
  return submissionOf(seat, undefined, { link }, (position) => {
    const { state } = position;
    const shares = sharesOf(rules, position);
    const { due } = shares;
    const place = placeOf(shares, seat, state.players);
    // Sent again.
    if (due?.links[place] === link || shares.links[place] === link) return null;
    if (!due) throw refusal('ILLEGAL', 'nothing is to be revealed');
    const links = linksWith(shares, seat, link);
    if (!links) throw refusal('DICE_MISMATCH', 'it is not the link that the seat has committed to');
    if (links.includes(null)) return { entry: { seat, link } };
    const all = links as readonly string[];
    if (!due.action) return { entry: { seat, link, lot: lotDrawn(diceOfLinks(all), state.players) } };
    const step = drawnWith(rules.game, state, due.action, all);
    return { entry: { seat, link, action: step.action }, state: step.state };
  });
}
