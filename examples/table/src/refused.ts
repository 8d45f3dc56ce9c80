import type { Violation } from 'dicewright';
import { inWords, withNames } from './words.js';

/** What a part is called: `cell:b6` → `b6`, `die:2` → `die 3`, `line:fullHouse` → `full house`. */
function partWords(part: string): string {
  const [kind = '', name = ''] = part.split(/[:=](?=[^:=]*$)/);
  if (kind === 'cell' || kind === 'line' || kind.includes(':')) return inWords(name);
  return `${inWords(kind)} ${/^\d+$/.test(name) && kind !== 'number' ? Number(name) + 1 : inWords(name)}`;
}

/** Why something is not done, as people say it: no ids, and names in the place of numbers. */
export function refusalText({ message }: Violation, names: readonly string[]): string {
  const said = message
    .replace(/^[a-z][a-z\d-]*: /, '')
    .replace(/^(\S+) can't be chosen here$/, (_, part: string) => `${partWords(part)} can't be chosen now`)
    .replace(/\b[a-z]+[A-Z]\w*\b/g, inWords);
  return withNames(said, names).replace(/[^.!?…”]$/, '$&.');
}

/** Whether a sentence begins with the name of a cell, which has no capital. */
export const isOfCell = (sentence: string): boolean => /^\d?[a-i]\d\b/.test(sentence);
