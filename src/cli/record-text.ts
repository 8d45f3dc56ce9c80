import type { AnyGame } from '../kernel/types.js';
import { toText } from '../record/notation/to-text.js';
import type { GameRecord } from '../record/types.js';
import { recordLines } from '../record/write-lines.js';

/** A record as JSON, one property and one action per line, so that people can read it and changes can be seen. */
function jsonText(record: GameRecord): string {
  const properties = Object.entries(record).map(([key, value]) => {
    if (key !== 'actions') return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const actions = record.actions.map((action) => `    ${JSON.stringify(action)}`);
    return `  "actions": [\n${actions.join(',\n')}\n  ]`;
  });
  return `{\n${properties.join(',\n')}\n}\n`;
}

/** The text of a record file; the name decides between JSON, notation (`.dice`) and a log of lines (`.ndjson`, `.jsonl`). */
export function recordText(record: GameRecord, file: string, game: AnyGame): string {
  if (/\.dice$/i.test(file)) return toText(record, game);
  return /\.(ndjson|jsonl)$/i.test(file) ? [...recordLines(record)].join('') : jsonText(record);
}
