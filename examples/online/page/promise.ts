import { verifyRecord } from 'dicewright/record';
import type { Table } from './connect.js';

/** The commitment to the dice that this page was shown when it first sat down: it is kept, whatever the host says later. */
export function keptCommitment(match: string, shown: string | null): string | null {
  if (shown === null) return null;
  const place = `commitment of ${match}`;
  const kept = localStorage.getItem(place) ?? shown;
  localStorage.setItem(place, kept);
  return kept;
}

/** Asks for the record of a match that is over, and judges it here. @returns what came of it, in a sentence */
export async function checkedPromise({ remote, entry }: Table, commitment: string): Promise<string> {
  const record = await remote.record();
  const { ok, drawn, deviations } = await verifyRecord(record, entry, { commitment });
  if (ok) return `Checked by this page: all ${drawn} rolls are what the host had promised before the first one.`;
  return `The host has not kept its promise: ${deviations[0]?.message}.`;
}
