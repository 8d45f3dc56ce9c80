import { beforeAll, describe, expect, it } from 'vitest';
import { isOneLine, type Ran, runCommand } from '../../test/helpers/command-io.js';
import { offersOf } from '../analysis/offers.js';
import { entryArg } from './args.js';

const lines = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18, chance: 20, kiriki: 50, fourOfAKind: 0 };
const position = ['--dice', '5,5,3,5,3', '--rolls', '1', '--sheet', JSON.stringify(lines)];
const none = Object.fromEntries(
  ['threeOfAKind', 'fullHouse', 'smallStraight', 'largeStraight'].map((one) => [one, null]),
);
const advise = (argv: readonly string[], files: Record<string, string | Uint8Array> = {}, tty = false): Promise<Ran> =>
  runCommand(['advise', 'kiriki', ...argv], { files, terminal: { stdout: false, stderr: tty } });

/** A small table, as a file: of the position alone. */
let small: Uint8Array;
beforeAll(async () => {
  const { advisor } = await offersOf(entryArg('kiriki'));
  const view = advisor?.position({ sheet: JSON.stringify(lines) });
  if (!advisor || !view) throw new RangeError('no advice');
  small = advisor.save(advisor.prepare(view.options as object, undefined, view));
});

describe('advise', () => {
  it('tells the best action, and what others lose', async () => {
    const { code, stdout, stderr } = await advise(position);
    expect([code, stderr]).toEqual([0, '']);
    const told = stdout.split('\n');
    expect(told[0]).toBe('Kiriki, as given; Player 1 is to act.');
    expect(told[1]).toMatch(/^Best: score 25 for full house, worth \d{3}\.\d{4}\.$/);
    expect(told[3]).toMatch(/^CHOICE +WORTH +LOSS$/);
    expect(told[4]).toMatch(/^score 25 for full house +\d{3}\.\d{4} +0\.0000$/);
    expect(stdout).toMatch(/^keep 5 5 5 and roll 2 dice +\d{3}\.\d{4} +\d+\.\d{4}$/m);
    expect(stdout).toContain('\nWorth is the expected points. It is exact: nothing that can come was left out.\n');
    expect(Math.max(...told.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('tells it as JSON', async () => {
    const { stdout } = await advise([...position, '--json']);
    const { best, actions, value, ...head } = JSON.parse(stdout) as Record<string, unknown>;
    expect(head).toEqual({ game: 'kiriki', where: 'as given', player: 0, kind: 'exact' });
    expect(best).toEqual({ type: 'score', player: 0, pattern: 'fullHouse' });
    expect((actions as unknown[])[0]).toEqual({ action: best, value, loss: 0, text: 'score 25 for full house' });
    expect((actions as unknown[]).length).toBeGreaterThan(10);
  });

  it('takes a table from a file, with the same result', async () => {
    const own = await advise(position);
    expect(await advise([...position, '--table', 't'], { t: small })).toMatchObject({ code: 0, stdout: own.stdout });
    const piece = await runCommand(['advise', 'kiriki', ...position, '--table', 't'], {
      files: { t: small },
      piece: 1000,
    });
    expect(piece.stdout).toBe(own.stdout);
  });

  it('takes the position of a record, with its names', async () => {
    const header = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {}, names: ['Ada'] };
    const outcome = [5, 5, 3, 5, 3];
    const filled = Object.keys({ ...lines, ...none }).flatMap((pattern) => [
      { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome },
      { type: 'score', player: 0, pattern },
    ]);
    const files = { game: JSON.stringify({ ...header, actions: filled }) };
    const late = await advise(['--record', 'game', '--at', '19'], files);
    expect(late.stdout).toContain('Kiriki, after 19 actions; Ada is to act.\nAda rolls 5 5 3 5 3.\nBest: ');
    expect(late.stdout).toContain('score 21 for three of a kind');
    const over = await advise(['--record', 'game'], files);
    expect(over).toMatchObject({ code: 0, stderr: '' });
    expect(over.stdout).toContain('Winner: Ada\n');
    expect(JSON.parse((await advise(['--record', 'game', '--json'], files)).stdout)).toMatchObject({ best: null });
  });

  it.each([
    ['text', 'hello', 'expected a file that begins with'],
    ['nothing', '', 'expected a file that begins with'],
  ])('refuses a table that is %s', async (_, content, message) => {
    const { code, stdout, stderr } = await advise([...position, '--table', 't'], { t: content });
    expect([code, stdout, isOneLine(stderr)]).toEqual([3, '', true]);
    expect(stderr).toContain(`dicewright: t: ${message}`);
  });

  it('refuses a table that is cut short, of other options, or from another sheet', async () => {
    for (const [argv, table, message] of [
      [position, small.subarray(0, small.length - 3), 't: the table is cut short'],
      [[...position, '--options', '{"repeat":false}'], small, 't: the table was made for another repeat'],
      [['--dice', '1,2,3,4,5'], small, 't: the table was made from another sheet'],
    ] as const) {
      for (const command of [
        ['advise', 'kiriki'],
        ['odds', 'kiriki', 'keep'],
      ]) {
        const { code, stdout, stderr } = await runCommand([...command, ...argv, '--table', 't'], {
          files: { t: table },
        });
        expect([code, stdout, isOneLine(stderr)]).toEqual([3, '', true]);
        expect(stderr).toContain(`dicewright: ${message}`);
      }
    }
  });

  it('tells nothing of how far it is where there is no terminal, or with --quiet', async () => {
    // With no bonus in reach the whole table is done in a moment.
    const whole = ['--dice', '5,5,3,5,3', '--rolls', '1', '--options', '{"repeat":false,"upperBonusOver":200}'];
    const piped = await advise([...whole, '--save', 't']);
    const quiet = await advise([...whole, '--save', 't', '--quiet'], {}, true);
    expect([piped.code, piped.stderr, quiet.code, quiet.stderr]).toEqual([0, '', 0, '']);
  });

  it('tells how far it is on a terminal, and clears the line', async () => {
    const shown = await advise(position, {}, true);
    expect(shown.stderr).toContain('\rthinking: ');
    expect(shown.stderr.endsWith('\r')).toBe(true);
  });

  it('marks the best action on the board of any game, and says what stands behind it', async () => {
    const argv = ['advise', 'witches-dance', '--effort', '0.05'];
    const { code, stdout } = await runCommand(argv);
    const best = /^Best: (\S+), worth [\d.]+ %\.$/m.exec(stdout)?.[1];
    expect([code, ['a8', 'b8'].includes(best ?? '')]).toEqual([0, true]);
    expect(stdout).toMatch(/^Witches' Dance, at the start; Player 1 is to act\.$/m);
    // Of both places that are free, one is marked.
    expect(stdout.match(/\[\W*\]/g)).toHaveLength(1);
    expect(stdout).toMatch(/^Worth is the expected share of the victory\./m);
    expect((await runCommand(argv)).stdout).toBe(stdout);
    const { kind, player, actions } = JSON.parse((await runCommand([...argv, '--json'])).stdout) as Record<
      string,
      unknown
    >;
    expect([player, ['search', 'sampled'].includes(`${kind}`)]).toEqual([0, true]);
    expect(actions).toHaveLength(2);
  });

  it('is ended by a signal while it thinks', async () => {
    const argv = ['advise', 'kiriki', '--players', '2', '--effort', '1000'];
    const { code, stdout, stderr } = await runCommand(argv, {
      terminal: { stderr: true },
      interruptAt: ['SIGINT', 'thinking: '],
    });
    expect([code, stdout]).toEqual([130, '']);
    expect(stderr).toContain('interrupted (SIGINT)');
  });

  it('--help tells the flags of a game’s positions', async () => {
    const { stdout } = await runCommand(['advise', 'kiriki', '--help']);
    expect(stdout).toMatch(/^Usage: dicewright advise GAME/);
    for (const flag of ['dice', 'rolls', 'sheet', 'options']) expect(stdout).toContain(`\n  --${flag} `);
    expect((await runCommand(['help', 'advise', 'kiriki'])).stdout).toBe(stdout);
    expect((await runCommand(['advise', 'rasanto', '--help'])).stdout).toBe(
      (await runCommand(['advise', '--help'])).stdout,
    );
  });
});
