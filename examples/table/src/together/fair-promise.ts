import { type GameRecord, verifyRecord } from 'dicewright/record';
import type { PlayedGame } from '../played-game.js';

/** The commitment to the dice that this page was shown when it first sat down: it is kept, whatever the host says later. */
export function keptCommitment(match: string, shown: string | null): string | null {
  if (shown === null) return null;
  const place = `commitment of ${match}`;
  const kept = localStorage.getItem(place) ?? shown;
  localStorage.setItem(place, kept);
  return kept;
}

/** Judges the record of a match that is over. @returns what came of it, in a sentence */
export async function judgedPromise(
  record: GameRecord,
  { entry }: Pick<PlayedGame, 'entry'>,
  commitment: string,
): Promise<string> {
  const { ok, drawn, deviations } = await verifyRecord(record, entry, { commitment });
  if (ok) return `Checked by this page: all ${drawn} rolls are what the host had promised before the first one.`;
  return `The host has not kept its promise: ${deviations[0]?.message}.`;
}
