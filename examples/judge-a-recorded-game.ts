// A game of Calavera as it was written down at a table, with real dice, one action a line. Was everything right? Two
// things were not: the rules find them, say on which line, and tell who has really won.
import { readFileSync } from 'node:fs';
import { calavera } from 'dicewright/calavera';
import { actionLines, readRecord, verifyRecord } from 'dicewright/record';

const text = readFileSync(new URL('records/calavera-at-a-table.dice', import.meta.url), 'utf8');
const record = readRecord(text, calavera);
const { names = [] } = record;

const lines = text.split('\n');
const lineOfAction = actionLines(text);
/** Where a deviation stands, by the index of its action; the result stands on a line of its own. */
const lineOf = (index: number | null): number =>
  (index === null ? undefined : lineOfAction[index]) ?? lines.findIndex((line) => line.startsWith('result ')) + 1;

const report = verifyRecord(record, calavera);
console.log(`${report.actions} actions. Not as the rules have it:`);
for (const { index, kind, clause, message } of report.deviations) {
  const line = lineOf(index);
  console.log(`- line ${line}: ${lines[line - 1]}`);
  console.log(`  ${kind}${clause ? `, ${clause}` : ''}: ${message}`);
}

// The table agrees: the fourth roll never happened, and the sum is added up again.
const wrong = new Set(report.deviations.map(({ index }) => index));
const corrected = { ...record, actions: record.actions.filter((_, index) => !wrong.has(index)), result: undefined };
const { ok, result } = verifyRecord(corrected, calavera);
console.log(`Corrected: ${ok ? 'all is legal' : 'still wrong'}.`);
console.log(`${result?.winners.map((winner) => names[winner]).join(', ')} wins, ${result?.scores?.join(' to ')}.`);
