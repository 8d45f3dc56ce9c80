import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { curveText } from './review-text.js';

const record = `dicewright/1 kiriki 1
players Ada, Ben
Ada roll all = 6 6 6 2 1
Ada roll 4 5 = 6 3
Ada score fourOfAKind # what luck
Ben roll all = 1 2 3 4 6
Ben score kiriki
`;
const review = (files: Record<string, string>, ...flags: string[]) =>
  runCommand(['review', 'game.dice', '--effort', '0.2', ...flags], { files });

describe('review', () => {
  it('draws the curve of each player, and tells the worst choices and what was luck', async () => {
    const { code, stdout, stderr } = await review({ 'game.dice': record });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Kiriki: Ada and Ben\n\nAda: \d+\.\d % to \d+\.\d %\n[▁-█]{6}\nBen: /);
    expect(stdout).toMatch(/^5\. Ben scores 0 for kiriki\.\n {3}blunder, −\d+\.\d %; better: roll/m);
    expect(stdout).toMatch(/^PLAYER +LUCK +CHOICES +OTHERS +DRIFT +MISTAKES +WITHOUT LUCK\nAda +\+\d/m);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('writes the record with comments and marks, and keeps what it says itself', async () => {
    const { written } = await review({ 'game.dice': record }, '--out', 'other.dice');
    expect(written.get('other.dice')).toMatch(/^dicewright\/2 kiriki 1\n/);
    expect(written.get('other.dice')).toMatch(/^Ben score\?\? kiriki # Better: roll/m);
    expect(written.get('other.dice')).not.toContain('what luck');
    const again = await review({ 'game.dice': record.replace('/1 ', '/2 ') }, '--out', 'other.json');
    expect(JSON.parse(`${again.written.get('other.json')}`)).toMatchObject({
      format: 'dicewright/2',
      notes: expect.arrayContaining([expect.objectContaining({ index: 4, mark: 'blunder' })]),
    });
    expect(again.written.get('other.json')).toContain('what luck');
  });

  it('tells it as JSON', async () => {
    const { stdout } = await review({ 'game.dice': record }, '--json');
    const { game, steps, players, isComplete } = JSON.parse(stdout) as Record<string, never[]>;
    expect([game, steps?.length, players?.length, isComplete]).toEqual(['kiriki', 5, 2, true]);
  });

  it('goes as far as the record holds', async () => {
    const broken = await review({ 'game.dice': `${record}Ada score chance\n` });
    expect(broken.code).toBe(1);
    expect(broken.stdout).toContain('PLAYER');
    expect(broken.stderr).toMatch(/game\.dice: .*action 5: the dice must be rolled/);
  });

  it('refuses what it cannot read', async () => {
    expect((await runCommand(['review'])).code).toBe(2);
    expect((await review({ 'game.dice': 'none' })).code).toBe(3);
    expect((await runCommand(['review', 'x.dice', '--effort', '0'], { files: { 'x.dice': record } })).code).toBe(2);
  });
});

describe('a curve', () => {
  it('takes as many columns as there are values, or the mean of several in each', () => {
    expect(curveText([0, 0.5, 1], 0, 1)).toBe('▁▅█');
    expect(curveText([0, 0, 1, 1], 0, 1, 2)).toBe('▁█');
    expect(curveText([3, 3], 3, 3)).toBe('▅▅');
  });
});
