import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { readXml } from '../../test/helpers/well-formed.js';

const page = '# Kiriki\n\n<!-- game -->\nold\n<!-- /game -->\n\n## Working on it\n';

describe('dicewright readme', () => {
  it('puts a picture and the rules where they belong, and leaves all else', async () => {
    const { code, stdout, stderr, written } = await runCommand(['readme', 'kiriki'], { files: { 'README.md': page } });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe('README.md: the picture kiriki.svg and the rules of Kiriki\n');
    const text = written.get('README.md') ?? '';
    expect(text).toMatch(/^# Kiriki\n\n<!-- game -->\n!\[[^\]]+\]\(kiriki\.svg\)\n\n/);
    expect(text).toMatch(/\n<!-- \/game -->\n\n## Working on it\n$/);
    expect(text).toMatch(/^### .+\n\n- \*\*KIR-\d+ [^*]+\.\*\* \S/m);
    expect(text).not.toMatch(/Source:|Ruling:|## Play\b|Not rules|^old$/m);
    expect(readXml(written.get('kiriki.svg') ?? '').texts.length).toBeGreaterThan(10);
    // Once more, it is the same.
    const again = await runCommand(['readme', 'kiriki'], { files: { 'README.md': text } });
    expect(again.written).toEqual(written);
  });

  it('lies where it is told', async () => {
    const argv = ['readme', 'dishing-up', '--out', 'docs/game.md', '--players', '3', '--seed', 'x'];
    const { code, written } = await runCommand(argv, { files: { 'docs/game.md': page } });
    expect([code, [...written.keys()].map((path) => path.replaceAll('\\', '/'))]).toEqual([
      0,
      ['docs/dishing-up.svg', 'docs/game.md'],
    ]);
  });

  it.each([
    [['readme'], {}, 2, 'GAME is missing'],
    [['readme', 'kiriki'], {}, 3, 'README.md: no such file'],
    [
      ['readme', 'kiriki'],
      { 'README.md': '# Kiriki' },
      3,
      'README.md: there are no lines <!-- game --> and <!-- /game -->',
    ],
    [['readme', 'kiriki', '--players', '99'], { 'README.md': page }, 2, 'players'],
  ])('%j with %j: %i', async (argv, files, expected, says) => {
    const { code, stdout, stderr, written } = await runCommand(argv, { files: files as Record<string, string> });
    expect([code, stdout, written.size]).toEqual([expected, '', 0]);
    expect(stderr).toContain(says);
  });

  it('says what a game lacks', async () => {
    const bare = ['readme', 'counter', '--module', 'test/toys/counter.ts'];
    const { code, stderr } = await runCommand(bare, { files: { 'README.md': page } });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('counter has no rules page: give its entry a rulesPage'),
    ]);
  });
});
