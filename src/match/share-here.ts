import { chainOf } from '../record/chain.js';
import { after } from './deadline.js';
import { placeOf } from './shared.js';
import type { OnError } from './subscriptions.js';
import type { Match } from './types.js';

/** After how many milliseconds something that a store has not taken is tried again. */
const AGAIN = 1_000;

/** Shares in the dice of a match for a seat whose seed the caller has. @returns what ends it */
export function shareHere(match: Match, seat: number, seed: string, onError: OnError): () => void {
  const players = match.seats.length;
  const { match: id, lot } = match.view(null).shared ?? {};
  const place = lot == null ? seat : placeOf({ lot }, seat, players);
  const chain = chainOf(seed, id as string, place);
  let isOver = false;

  async function act(): Promise<void> {
    const { shared, result } = match.view(null);
    if (isOver || result || !shared) return;
    const { commitments, due, throws } = shared;
    const now = match.seats[place] as number;
    try {
      if (commitments[place] === null) await match.commit(now, chain.commitment);
      else if (due?.links[place] === null) await match.reveal(now, chain.linkAt(throws));
    } catch (error) {
      onError(error);
      after(AGAIN, () => void act());
    }
  }

  const stop = match.subscribe(null, () => void act());
  void act();
  return () => {
    isOver = true;
    stop();
  };
}
