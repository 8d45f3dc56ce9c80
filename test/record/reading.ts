import { type GameRecord, readRecord } from 'dicewright/record';

/** What is read, and whether a last line was torn off. */
export interface Reading {
  readonly record: GameRecord;
  readonly torn: boolean;
}

export function reading(input: unknown): Reading {
  let torn = false;
  const onTorn = () => {
    torn = true;
  };
  const record = readRecord(input, undefined, { onTorn });
  return { record, torn };
}

export async function readingLater(input: AsyncIterable<string | Uint8Array>): Promise<Reading> {
  let torn = false;
  const onTorn = () => {
    torn = true;
  };
  const record = await readRecord(input, undefined, { onTorn });
  return { record, torn };
}
