import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempts, type Fate, SAVE } from './attempts.js';
import { codeLines } from './code-lines.js';

/** Can't Stop in TAG, the Tabletop Games Framework: what was counted and run, and where. Its drawing and its statistics are left out. */
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
} as const;

/** What is measured in a clone of TAG, and kept. */
export interface TagMeasured {
  readonly lines: number;
  /** By title of an attempt, what happens to it in the loop of TAG, and in its forward model, which bots and scripts call. */
  readonly fates: Readonly<Record<string, readonly [loop: Fate, model: Fate]>>;
}

/** Where what Java needs lies: of TAG's libraries, only the one that its parameters can't be made without. */
export interface TagTools {
  readonly clone: string;
  /** The compiler of Eclipse: it makes classes of sources whose libraries are missing, and what would need them throws. */
  readonly ecj: string;
  readonly jsonSimple: string;
}

/** @throws Error where git or the commit is missing */
function linesIn(clone: string): number {
  const show = (file: string): string =>
    execFileSync('git', ['-C', clone, 'show', `${tag.commit}:${tag.folder}/${file}`], { encoding: 'utf8' });
  return tag.files.reduce((sum, file) => sum + codeLines(show(file)), 0);
}

const UNSENDABLE = ['can’t be sent', 'can’t be sent'] as const;
const program = fileURLToPath(new URL('CantStopAttempts.java', import.meta.url));

/** What each line names, tried. @throws Error where Java 21 or a tool is missing */
function tried({ clone, ecj, jsonSimple }: TagTools, lines: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tag-'));
  try {
    const archive = execFileSync('git', ['-C', clone, 'archive', tag.commit, 'src/main/java'], { maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const out = join(folder, 'out');
    mkdirSync(out);
    const how = ['-proceedOnError', '-nowarn', '-proc:none', '--release', '21', '-d', out, '-cp', jsonSimple];
    // Exits with 1: the sources of other games lack their libraries.
    spawnSync('java', ['-jar', ecj, ...how, '-sourcepath', join(folder, 'src/main/java'), program]);
    if (!existsSync(join(out, 'CantStopAttempts.class'))) throw new Error('nothing was compiled: Java 21 is needed');
    const classPath = [out, jsonSimple].join(process.platform === 'win32' ? ';' : ':');
    const told = execFileSync('java', ['-cp', classPath, 'CantStopAttempts', ...lines], { encoding: 'utf8' });
    return told.trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws Error where something is missing that is needed for it */
export function measureTag(tools: TagTools): TagMeasured {
  const rows = [...attempts.map(({ title, inTag }) => [title, inTag] as const), [SAVE, 'begin runners'] as const];
  const sent = rows.flatMap(([, line]) => line ?? []);
  const fates = new Map(tried(tools, sent).map((told, i) => [sent[i], told.split('\t') as [Fate, Fate]]));
  return {
    lines: linesIn(tools.clone),
    fates: Object.fromEntries(rows.map(([title, line]) => [title, fates.get(line) ?? UNSENDABLE])),
  };
}
