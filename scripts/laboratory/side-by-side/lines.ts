import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines that are neither blank nor comments. */
function codeLines(text: string): number {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return code.filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

/** Can't Stop in TAG, the Tabletop Games Framework: what was counted, and where. Its drawing and its statistics are left out. */
export const tag = {
  address: 'https://github.com/GAIGResearch/TabletopGames',
  commit: 'c4d7687cd6162405806a0dd1e1b31804f8a81b93',
  folder: 'src/main/java/games/cantstop',
  files: [
    'CantStopForwardModel.java',
    'CantStopGamePhase.java',
    'CantStopGameState.java',
    'CantStopParameters.java',
    'actions/AllocateDice.java',
    'actions/Pass.java',
    'actions/RollDice.java',
  ],
  lines: 512,
} as const;

/** The same, counted in a clone. @throws Error where git or the commit is missing */
export function linesInClone(clone: string): number {
  const show = (file: string): string =>
    execFileSync('git', ['-C', clone, 'show', `${tag.commit}:${tag.folder}/${file}`], { encoding: 'utf8' });
  return tag.files.reduce((sum, file) => sum + codeLines(show(file)), 0);
}

const counted = [
  ['dicewright', 'examples/games/cant-stop/src/cant-stop.ts'],
  ['boardgame.io', 'examples/side-by-side/cant-stop-in-boardgame-io.ts'],
] as const;
const shared = 'examples/games/cant-stop/src/columns.ts';

/** Of each engine, how many lines the rules take, with what both use. */
export function ruleLines(root: string): (readonly [engine: string, lines: number])[] {
  const linesOf = (file: string): number => codeLines(readFileSync(join(root, file), 'utf8'));
  const own = counted.map(([engine, file]) => [engine, linesOf(file) + linesOf(shared)] as const);
  return [...own, ['TAG', tag.lines]];
}
