import { createSeed } from 'dicewright';
import { type GameRecord, verifyRecord } from 'dicewright/record';
import { keepText, keptText } from '../kept-texts.js';
import type { PlayedGame } from '../played-game.js';

const placeOf = (match: string): string => `commitment of ${match}`;

const sharedPlaceOf = (match: string): string => `shared dice of ${match}`;

/** The commitment to the dice that this page was shown first: it is kept, whatever the host says later. */
export function keptCommitment(match: string, shown: string | null, isShared: boolean): string | null {
  if (shown === null) return null;
  const kept = keptText(placeOf(match)) ?? shown;
  keepText(placeOf(match), kept);
  if (isShared) keepText(sharedPlaceOf(match), kept);
  return kept;
}

/** What this page goes on with when it is loaded again: its part of dice that all share, and what it shares in. */
export function keptOf(match: string, seat: number | null) {
  const place = `seed of ${match}, ${seat}`;
  const seed = keptText(place) ?? createSeed();
  keepText(place, seed);
  return { seed, commitment: keptText(sharedPlaceOf(match)) };
}

/** Judges the record of a match that is over. @returns what came of it, in a sentence */
export async function judgedPromise(
  record: GameRecord,
  { entry }: Pick<PlayedGame, 'entry'>,
  commitment: string,
): Promise<string> {
  const { ok, drawn, deviations } = await verifyRecord(record, entry, { commitment });
  const given = record.commitments ? 'what the parts of all give' : 'what the host had promised before the first one';
  if (ok) return `Checked by this page: all ${drawn} rolls are ${given}.`;
  return `The host has not kept its promise: ${deviations[0]?.message}.`;
}
