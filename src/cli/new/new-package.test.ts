import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../test/helpers/command-io.js';
import { fillTemplate, nameProblem, prefixOf, takenName } from './names.js';

describe('names', () => {
  it.each(['ab', 'pirates-dice', 'a1-b2', 'x'.repeat(40)])('%s can be the name of a game', (id) => {
    expect(nameProblem(id)).toBeUndefined();
  });

  it.each(['', 'a', 'a1', 'Pig', 'pig_pen', '-pig', 'pig-', 'pig--pen', '1pig', '../pig', 'pig/pen', 'x'.repeat(41)])(
    '"%s" can not',
    (id) => expect(nameProblem(id)).toMatch(/^expected a name such as/),
  );

  it.each(['class', 'new', 'await', 'enum'])('%s is a word of JavaScript', (id) => {
    expect(nameProblem(id)).toContain('JavaScript');
    expect(() => new Function(`'use strict'; async () => { const ${id} = 0; }`)).toThrow(SyntaxError);
  });

  it('stand in the place of the template', () => {
    const names = { id: 'pirates-dice2', prefix: prefixOf('pirates-dice2') };
    expect(fillTemplate('myGame: MyGameState my-game "My Game" MYG-1 myGamePicture', names)).toBe(
      'piratesDice2: PiratesDice2State pirates-dice2 "Pirates Dice2" PIR-1 piratesDice2Picture',
    );
  });

  it.each([
    ['roll', "const roll = g.action('roll'); export const myGame = roll;", 'roll'],
    ['roll', "// roll\nexport const myGame = 'roll'; /* roll */", undefined],
    ['board', 'type MyGamePart = BoardPart;', 'BoardPart'],
  ])('%s in `%s`: %s', (id, code, taken) => {
    expect(takenName(code, { id, prefix: 'XX' })).toBe(taken);
  });
});

describe('dicewright new', () => {
  it.each([
    [[], 'my-dice'],
    [['--track'], 'my-dice'],
    [['--pyramid'], 'my-dice'],
    [['--secrets', '--out', 'some where'], 'some where'],
  ])('%j writes a package and says what comes next', async (flags, folder) => {
    const { code, stdout, stderr, written } = await runCommand(['new', 'my-dice', ...flags]);
    expect([code, stderr]).toEqual([0, '']);
    const into = folder.includes(' ') ? `"${folder}"` : folder;
    expect(stdout).toContain(
      `wrote ${written.size} files to ${folder}\n\nNext:\n  cd ${into} && npm install\n  npm test\n`,
    );
    const paths = [...written.keys()].map((path) => path.replaceAll('\\', '/'));
    expect(paths).toEqual(
      expect.arrayContaining(
        ['.gitignore', 'README.md', 'RULES.md', 'src/index.ts', 'src/my-dice.ts', 'test/my-dice.test.ts'].map(
          (path) => `${folder}/${path}`,
        ),
      ),
    );
    expect(paths.length).toBeLessThanOrEqual(8);
    const manifest = JSON.parse(written.get(`${folder}/package.json`) ?? '');
    expect(manifest).toMatchObject({ name: 'dicewright-my-dice', devDependencies: { dicewright: '^1.2.3' } });
    expect(JSON.stringify(manifest)).not.toContain('"*"');
  });

  it('takes dicewright from where it came from, where that is no release', async () => {
    const { stdout, written } = await runCommand(['new', 'my-dice'], { source: 'file:/there/dice.tgz' });
    expect(JSON.parse(written.get('my-dice/package.json') ?? '')).toMatchObject({
      peerDependencies: { dicewright: '^1.2.3' },
      devDependencies: { dicewright: 'file:/there/dice.tgz' },
    });
    expect(stdout).toContain('Before you publish it, let package.json take a release of dicewright');
  });

  it('writes another game for each variant', async () => {
    const games = await Promise.all(
      [[], ['--track'], ['--pyramid'], ['--secrets']].map(async (flags) => {
        const { written } = await runCommand(['new', 'my-dice', ...flags]);
        return written.get('my-dice/src/my-dice.ts');
      }),
    );
    expect(new Set(games).size).toBe(4);
    expect(games.every((text) => text?.includes('defineGame'))).toBe(true);
  });

  it.each([
    ['dice, sheet', []],
    ['', []],
    ['a board and dice', ['--track']],
    ['pyramid', ['--pyramid']],
    ['board,secrets', ['--secrets']],
  ])('asks what the game has, or takes a flag: "%s"', async (words, flags) => {
    const gameOf = async (more: readonly string[], answers?: readonly string[]) => {
      const { written, stdout } = await runCommand(['new', 'my-dice', ...more], answers ? { answers } : {});
      return { game: written.get('my-dice/src/my-dice.ts'), stdout };
    };
    const expected = (await gameOf(flags)).game;
    expect((await gameOf(['--has', words])).game).toBe(expected);
    const asked = await gameOf([], [words]);
    expect([asked.game, asked.stdout]).toEqual([expected, expect.stringContaining('What does your game have?')]);
  });

  it('needs no other folder where it is told this one', async () => {
    const { stdout } = await runCommand(['new', 'my-dice', '--out', '.']);
    expect(stdout).toContain('Next:\n  npm install\n  npm test\n');
  });

  it('writes nothing where one file is there', async () => {
    const { code, stderr, written } = await runCommand(['new', 'my-dice'], { files: { 'my-dice/README.md': 'mine' } });
    expect([code, written.size]).toEqual([3, 0]);
    expect(stderr).toContain('my-dice/README.md: is there already; nothing was written');
  });

  it.each([
    [['new'], 'NAME is missing'],
    [['new', 'a', 'b'], 'expected only one NAME'],
    [['new', 'Pig'], 'NAME: expected a name such as'],
    [['new', 'class'], 'NAME: class is a word of JavaScript'],
    [['new', 'kiriki'], 'NAME: there is a game kiriki already'],
    [['new', 'roll'], 'roll is the name of something else in the game: choose another, such as roll-game'],
    [['new', 'pig', '--pyramid', '--secrets'], 'give one of them'],
    [['new', 'pig', '--has', 'dice', '--secrets'], 'give one of them'],
    [
      ['new', 'pig', '--has', 'dice,bord'],
      'expected some of board, pyramid, sheet, dice, secrets, got bord (did you mean board',
    ],
    [['new', 'pig', '--secret'], 'did you mean --secrets'],
  ])('%j: %s', async (argv, says) => {
    const { code, stdout, stderr, written } = await runCommand(argv);
    expect([code, stdout, written.size]).toEqual([2, '', 0]);
    expect(stderr).toContain(says);
  });
});
