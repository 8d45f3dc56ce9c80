import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { games } from '../catalogue.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-completion-'));
const scripts: Record<string, string> = {};
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { code, stdout } = await runCommand(['completion', shell]);
    expect(code).toBe(0);
    scripts[shell] = stdout;
    writeFileSync(join(folder, shell), stdout);
  }
  writeFileSync(join(folder, 'game one.json'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What bash proposes for the end of a line. */
function bashProposals(line: string): string[] {
  const script = `source ./bash; COMP_LINE=$1; COMP_POINT=\${#1}; _dicewright; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const text = execFileSync('bash', ['--norc', '-c', script, 'bash', line], { cwd: folder, encoding: 'utf8' });
  return text.split('\n').filter((word) => word !== '');
}

/** What fish proposes for the end of a line. */
const fishProposals = (line: string): string[] =>
  execFileSync('fish', ['-c', `source ./fish; complete -C ${JSON.stringify(line)}`], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter((word) => word !== '')
    .map((word) => word.split('\t')[0] ?? '');

const cases: readonly (readonly [line: string, proposals: readonly string[]])[] = [
  ['dicewright pl', ['play']],
  ['dicewright play kir', ['kiriki']],
  ['dicewright play --see', ['--seed']],
  ['dicewright play kiriki --rec', ['--record']],
  ['dicewright tournament kiriki --bots rand', ['random']],
  ['dicewright tournament kiriki --bots opt', ['optimal']],
  ['dicewright tournament calavera --bots opt', []],
  ['dicewright odds kiriki --confidence 0.99', ['0.99', '0.999']],
  ['dicewright completion z', ['zsh']],
  ['dicewright play race --edition fr', ['french']],
  ['dicewright play kiriki --edition fr', []],
];

describe.runIf(has('bash'))('bash', () => {
  it.each<(typeof cases)[number]>([
    ...cases,
    ['dicewright ', ['list', 'play', '--version']],
    ['dicewright help ver', ['verify']],
    ['dicewright tournament kiriki --bots random,mc', ['random,mcts']],
    ['dicewright play kiriki --options rep', ['repeat=']],
    // Bash puts in only what follows the last break.
    ['dicewright play kiriki --options repeat=t', ['true']],
    ['dicewright play --options upperBonus=3,rep', []],
    ['dicewright play kiriki --options=rep', ['repeat=']],
    ['dicewright play kiriki --options upperBonus=3,repeat=f', ['false']],
    ['dicewright list kiriki krak', ['krakatoa']],
    ['dicewright play kiriki --seed x', []],
  ])('%s', (line, proposals) => {
    const found = bashProposals(line);
    if (line.endsWith(' ')) expect(found).toEqual(expect.arrayContaining([...proposals]));
    else expect(found).toEqual(proposals);
  });

  it('proposes every game and every file', () => {
    expect(bashProposals('dicewright play ').sort()).toEqual(Object.keys(games).sort());
    expect(bashProposals('dicewright replay ')).toEqual(expect.arrayContaining(['bash', 'fish']));
  });

  it('has the script made known by complete', () => {
    const script = 'source ./bash; complete -p dicewright';
    expect(execFileSync('bash', ['--norc', '-c', script], { cwd: folder, encoding: 'utf8' })).toBe(
      'complete -F _dicewright dicewright\n',
    );
  });
});

describe.runIf(has('zsh'))('zsh', () => {
  it('reads the script', () => {
    expect(spawnSync('zsh', ['-f', '-n', './zsh'], { cwd: folder }).status).toBe(0);
  });
});

describe.runIf(has('fish'))('fish', () => {
  it.each(cases)('%s', (line, proposals) => {
    expect(fishProposals(line)).toEqual(proposals);
  });
});

describe('every script', () => {
  it.each(['bash', 'zsh', 'fish'])('of %s knows commands, flags, games, options and bots', (shell) => {
    const script = scripts[shell] ?? '';
    const words = [
      'tournament',
      'completion',
      'repeat=true',
      'upperBonus=',
      'monteCarlo',
      'optimal',
      'french',
      ...Object.keys(games),
    ];
    const flags = ['every', 'action-timeout', 'quiet'].map((flag) => (shell === 'fish' ? `-l ${flag}` : `--${flag}`));
    for (const word of [...words, ...flags]) expect(script).toContain(word);
  });
});
