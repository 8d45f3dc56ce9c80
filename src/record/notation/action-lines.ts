import { isHead } from './head.js';
import { entriesOf, linesOf } from './lines.js';
import { isSection } from './sections.js';

/**
 * The lines of a text on which its actions begin, from 1: what is said of action *i* of the record is true of line
 * `actionLines(text)[i]`. Those of variations are not among them. The text is not judged.
 *
 * @throws `GameError` `INVALID_RECORD` for what is no text
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
