import { isHead } from './head.js';
import { entriesOf, linesOf } from './lines.js';
import { isSection } from './sections.js';

/**
 * The lines of a text on which its actions begin, from 1: action *i* of the record is on line `actionLines(text)[i]`. Those
 * of variations are not among them. The text is not judged.
 *
 * @throws `GameError` `INVALID_RECORD` for anything but text
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { actionLines, readRecord, verifyRecord } from 'dicewright/record';
 *
 * const text = `dicewright/1 kiriki 1
 * players Ada, Ben
 * # and so it begins
 * Ada roll all = 2 5 5 2 7`;
 * const [deviation] = verifyRecord(readRecord(text, kiriki), kiriki).deviations;
 * console.log(actionLines(text)[deviation?.index ?? 0]); // → 4
 * ```
 */
export function actionLines(text: string): readonly number[] {
  const lines: number[] = [];
  let isNoted = false;
  let isBegun = true;
  let depth = 0;
  for (const entry of entriesOf(linesOf(text))) {
    if (isHead(entry)) {
      isNoted = entry.peek(2).value === '2';
      isBegun = !isNoted;
    } else if (isSection(entry, isNoted)) isBegun = true;
    else if (isNoted && entry.isSign('(')) depth++;
    else if (isNoted && entry.isSign(')')) depth--;
    else if (isBegun && depth === 0) lines.push(entry.peek().line + 1);
  }
  return lines;
}
