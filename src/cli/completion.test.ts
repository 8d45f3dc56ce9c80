import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { commandNames } from '../../test/helpers/command-names.js';
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

/** What the command says to the shell that asks it. */
async function proposalsFor(line: string): Promise<string[]> {
  const { code, stdout } = await runCommand(['completion', 'words', '--', ...line.split(' ').slice(1)]);
  expect(code).toBe(0);
  return stdout.split('\n').filter((word) => word !== '');
}
const wordsFor = async (line: string): Promise<string[]> =>
  (await proposalsFor(line)).map((proposal) => proposal.split('\t')[0] ?? '');

/** The answers of the command, in the place of which a shell calls a script that has them. */
async function writeAnswer(line: string): Promise<void> {
  writeFileSync(join(folder, 'answer'), `${(await proposalsFor(line)).join('\n')}\n`);
}

/** What bash proposes for the end of a line. */
async function bashProposals(line: string): Promise<string[]> {
  await writeAnswer(line);
  const script = `dicewright() { cat ./answer; }; source ./bash; COMP_LINE=$1; COMP_POINT=\${#1}; _dicewright; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const text = execFileSync('bash', ['--norc', '-c', script, 'bash', line], { cwd: folder, encoding: 'utf8' });
  return text.split('\n').filter((word) => word !== '');
}

/** What fish proposes for the end of a line. */
async function fishProposals(line: string): Promise<string[]> {
  await writeAnswer(line);
  const script = `function dicewright; cat ./answer; end; source ./fish; complete -C ${JSON.stringify(line)}`;
  const text = execFileSync('fish', ['-c', script], { cwd: folder, encoding: 'utf8' });
  return text
    .split('\n')
    .filter((word) => word !== '')
    .map((word) => word.split('\t')[0] ?? '');
}

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

const more: typeof cases = [
  ...cases,
  ['dicewright help ver', ['verify']],
  ['dicewright tournament kiriki --bots random,mc', ['random,mcts']],
  ['dicewright play kiriki --options rep', ['repeat=']],
  ['dicewright list kiriki krak', ['krakatoa']],
  ['dicewright play kiriki --seed x', []],
  ['dicewright nonsense x', []],
];

describe('completion words', () => {
  it.each([
    ...more,
    ['dicewright play kiriki --options repeat=t', ['repeat=true']],
    ['dicewright play --options upperBonus=3,rep', []],
    ['dicewright play kiriki --options=rep', ['--options=repeat=']],
    ['dicewright play kiriki --options upperBonus=3,repeat=f', ['upperBonus=3,repeat=false']],
    ['dicewright play kiriki --seats you,opt', ['you,optimal']],
    ['dicewright replay some', [':file']],
    ['dicewright play --record=some', [':file']],
  ] as [string, string[]][])('%s', async (line, proposals) => {
    expect(await wordsFor(line)).toEqual(proposals);
  });

  it('proposes every command, with what it does, and every game, with its title', async () => {
    expect(await wordsFor('dicewright ')).toEqual([...commandNames, '--help', '--version']);
    expect(await proposalsFor('dicewright play ')).toEqual(
      Object.values(games).map(({ id, title }) => `${id}\t${title}`),
    );
    expect(await proposalsFor('dicewright sch')).toEqual([
      'schema\tshow what goes in and out of a game, as JSON Schema',
    ]);
    expect(await wordsFor('dicewright play --')).toEqual(expect.arrayContaining(['--every', '--seed', '--help']));
  });
});

describe.runIf(has('bash'))('bash', () => {
  it.each<(typeof cases)[number]>([
    ...more,
    // Bash puts in only what follows the last break.
    ['dicewright play kiriki --options repeat=t', ['true']],
    ['dicewright play kiriki --options=rep', ['repeat=']],
    ['dicewright play kiriki --options upperBonus=3,repeat=f', ['false']],
  ])('%s', async (line, proposals) => {
    expect(await bashProposals(line)).toEqual(proposals);
  });

  it('asks for the words before the cursor, and proposes every file', async () => {
    const asked = `dicewright() { printf '%s|' "$@" > ./asked; }; source ./bash; COMP_LINE='dicewright play kiriki --seed '; COMP_POINT=\${#COMP_LINE}; _dicewright`;
    execFileSync('bash', ['--norc', '-c', asked], { cwd: folder });
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('completion|words|--|play|kiriki|--seed||');
    expect(await bashProposals('dicewright replay ')).toEqual(
      expect.arrayContaining(['bash', 'fish', 'game one.json']),
    );
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
  it.each(more)('%s', async (line, proposals) => {
    expect(await fishProposals(line)).toEqual(proposals);
  });

  it('proposes files', async () => {
    expect(await fishProposals('dicewright replay game')).toEqual(['game one.json']);
  });
});
