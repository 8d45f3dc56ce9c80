import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeLines } from './code-lines.js';

const counted = [
  ['dicewright', 'examples/games/cant-stop/src/cant-stop.ts'],
  ['boardgame.io', 'examples/side-by-side/cant-stop-in-boardgame-io.ts'],
] as const;
const shared = 'examples/games/cant-stop/src/columns.ts';

/** Of each engine, how many lines the rules take, with what both use. */
export function ruleLines(root: string): (readonly [engine: string, lines: number])[] {
  const linesOf = (file: string): number => codeLines(readFileSync(join(root, file), 'utf8'));
  return counted.map(([engine, file]) => [engine, linesOf(file) + linesOf(shared)] as const);
}
