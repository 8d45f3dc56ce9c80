import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import type { SimulationResult } from '../analysis/simulation/result.js';

const base = ['simulate', 'doubles', '--games', '6', '--seed', 's'];
const swept = [...base, '--sweep', 'bonus=may,must', '--sweep', 'hand=left,right'];

interface Told {
  readonly level: string;
  readonly variants: readonly { readonly name: string; readonly result: SimulationResult }[];
}

const told = async (...argv: readonly string[]): Promise<Told> => {
  const { code, stdout, stderr } = await runCommand([...argv, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Told;
};

describe('simulate --sweep', () => {
  it('plays each combination as a run of its own would', async () => {
    const { variants } = await told(...swept);
    expect(variants.map(({ result: { options } }) => options)).toMatchObject([
      { bonus: 'may', hand: 'left' },
      { bonus: 'may', hand: 'right' },
      { bonus: 'must', hand: 'left' },
      { bonus: 'must', hand: 'right' },
    ]);
    for (const { result } of variants) {
      const alone = await runCommand([...base, '--options', JSON.stringify(result.options), '--json']);
      expect(JSON.parse(alone.stdout)).toEqual(result);
    }
  });

  it('takes several numbers of players, and lets bots play', async () => {
    const { variants } = await told('simulate', 'kiriki', '--games', '2', '--seed', 's', '--players', '2,3');
    expect(variants.map(({ name, result }) => [name, result.wins.length])).toEqual([
      ['2 players', 2],
      ['3 players', 3],
    ]);
    const one = ['simulate', 'doubles', '--games', '1', '--seed', 's', '--sweep', 'hand=left'];
    const easy = await told(...one, '--level', 'easy');
    const chance = await told(...one);
    expect([easy.level, chance.level]).toEqual(['easy', 'random']);
    expect(easy.variants[0]?.result).not.toEqual(chance.variants[0]?.result);
  });

  it('tells how much of the shares is luck, where it is asked, and nothing where it can’t be told', async () => {
    const asked = ['simulate', 'kiriki', '--seed', 's', '--players', '2,3', '--luck', 'removed'];
    const { code, stdout } = await runCommand([...asked, '--games', '40']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/VICTORY \(95 %\) +LUCK \(95 %\) +ACTIONS/);
    expect(stdout).toMatch(/Player 1 +[\d.]+ % \(.*?\) +[1-9]\d*% \(\d+% to \d+%\) /);
    const few = await runCommand([...asked, '--games', '4']);
    expect(few.stdout).toMatch(/Player 1 +[\d.]+ % \(.*?\) +- /);
  });

  it('tells a table, and draws it', async () => {
    const { code, stdout, written } = await runCommand([...swept, '--svg', 'plot.svg']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/PLAYED +SEAT +VICTORY \(95 %\) +ACTIONS/);
    expect(stdout.match(/Player 1/g)).toHaveLength(4);
    expect(written.get('plot.svg')?.match(/<circle/g)).toHaveLength(8);
    expect(written.get('plot.svg')).not.toContain('without luck');
  });

  it.each([
    [['--sweep', 'bonus'], 'expected option=a,b,..., got bonus'],
    [['--sweep', 'bonus=may', '--sweep', 'bonus=must'], 'bonus is there twice'],
    [['--sweep', 'none=1'], 'none'],
    [['--sweep', 'bonus=may', '--out', 'x'], '--out: not with --sweep'],
    [['--sweep', 'bonus=may', '--level', 'nobody'], 'there is none of that name'],
    [['--players', '2,99'], 'players'],
    [['--level', 'easy'], '--level: that is for --sweep'],
    [['--svg', 'x'], '--svg: that is for --sweep'],
  ])('refuses %j', async (more, why) => {
    const { code, stdout, stderr } = await runCommand([...base, ...more]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
  });
});
