import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hop, hopV1 } from '../../test/fixtures/games/hop.js';
import { runCommand } from '../../test/helpers/command-io.js';
import { gameCommands } from '../../test/helpers/command-names.js';
import { root } from '../../test/helpers/root.js';
import { toText } from '../record/index.js';
import { startGame } from '../session/start.js';

const file = join(root, 'test/fixtures/games/hop.ts');
const own = ['--module', file];
const ROLL = '{"type":"hop","player":0,"far":true}';

function recorded(game: typeof hop) {
  const recorder = startGame(game, { players: 2, options: { goal: 99 }, seed: 'a seed' });
  for (let i = 0; i < 3; i++) recorder.play({ type: 'hop', player: i % 2, far: true });
  return recorder.toRecord({ secrets: true });
}
const [old, now] = [recorded(hopV1), recorded(hop)];
const files = {
  'old.json': JSON.stringify(old),
  'now.json': JSON.stringify(now),
  'old.dice': toText(old, hopV1),
  'old.ndjson': `${[{ ...old, actions: undefined, seed: undefined }, ...old.actions, { seed: old.seed }].map((line) => JSON.stringify(line)).join('\n')}\n`,
};
const at = (game: typeof hop, record: typeof old): number =>
  record.actions.reduce(
    (state, action) => game.reduce(state, action),
    game.setup({ players: 2, options: { goal: 99 } }),
  ).at;

describe('--module: a game of one’s own in every command', () => {
  it.each([
    ['list', ['list', 'hop'], /^hop +Hop +1-2/m],
    ['list of all', ['list'], /^hop +Hop/m],
    ['list as JSON', ['list', 'hop', '--json'], /"goal"/],
    ['play', ['play', 'hop', '--seed', 's'], /The frog is at \d+\./],
    ['play, the flag before the game', ['play', ...own, 'hop', '--seed', 's'], /The goal is reached/],
    ['play with a bot that the module exports', ['play', 'hop', '--seats', 'bold,random', '--seed', 's'], /bold/],
    ['simulate', ['simulate', 'hop', '--games', '5'], /^games: 5: 0 to 4$/m],
    ['tournament', ['tournament', 'hop', '--bots', 'bold,random', '--games', '4', '--seed', 's'], /bold/],
    ['the bots of a tournament', ['tournament', 'hop', '--bots', 'help'], /^bold +hops far/m],
    ['schema', ['schema', 'hop', '--part', 'state'], /"\$id": "dicewright:hop\/2\/state"/],
    ['odds that are ready-made', ['odds', 'hop', 'six'], /1\/6/],
    ['odds of an action', ['odds', 'hop', '--action', ROLL, '--value', 'at'], /Exact/],
    ['verify', ['verify', 'now.json'], /verified: 3 actions of Hop/],
    ['verify of notation under older rules', ['verify', 'old.dice'], /verified: 3 actions of Hop.*rules 1/],
    ['verify of a log under older rules', ['verify', 'old.ndjson'], /verified: 3 actions of Hop.*rules 1/],
    ['replay', ['replay', 'now.json'], new RegExp(`The frog is at ${at(hop, now)}\\.`)],
    ['replay under older rules', ['replay', 'old.json'], new RegExp(`The frog is at ${at(hopV1, old)}\\.`)],
    [
      'odds under older rules',
      ['odds', 'hop', '--record', 'old.json', '--action', '{"type":"hop","player":1,"far":false}', '--value', 'at'],
      new RegExp(`^${at(hopV1, old) + 2} `, 'm'),
    ],
  ])('%s', async (_, argv, says) => {
    const args = argv.includes('--module') ? argv : [...argv, ...own];
    const { code, stdout, stderr } = await runCommand(args, { files });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(says);
  });

  it('takes one of several exports, and several modules', async () => {
    expect((await runCommand(['list', 'hop', '--json', '--module', `${file}#hopV1`])).stdout).toContain('"rules": 1');
    const stones = join(root, 'test/toys/stones.ts');
    expect(await runCommand(['list', 'hop', 'stones', ...own, `--module=${stones}`])).toMatchObject({ code: 0 });
  });

  it('goes on under the older rules of a game that was kept', async () => {
    const asked = ['play', 'hop', '--resume', 'old.json', '--seats', 'you,you', ...own];
    const { stdout } = await runCommand(asked, { files, terminal: { stdout: true }, answers: ['1', 'q'] });
    expect(stdout).toContain(`--module ${file}#hopEntry --resume old.json`);
  });

  it.each([
    [['play', 'hop'], 'there is no game hop'],
    [['play', './hop.js'], 'there is no game ./hop.js; a game of your own is named by its id, with --module ./hop.js'],
    [['play', 'hop', '--module'], "Option '--module <value>' argument missing"],
    [['play', 'hop', '--module', '--seed', 's'], "Option '--module <value>' argument missing"],
    [['play', 'hop', '--module', join(root, 'no-such-file.js')], 'no-such-file.js: there is no such file'],
    [['play', 'hop', '--module', join(root, 'test/fixtures/bots/bots.mjs')], 'bots.mjs exports no game'],
    [
      ['play', 'hop', '--module', `${file}#pig`],
      'hop.ts exports no game pig; the games that it exports: hop, hopEntry, hopV1',
    ],
    [['play', 'hop', '--module', `${file}#hopPicture`], 'exports no game hopPicture'],
    [['play', 'hop', ...own, ...own], '"hop" is there twice'],
    [['completion', 'bash', ...own], "Unknown option '--module'"],
  ])('%j: %s', async (argv, says) => {
    const { code, stdout, stderr } = await runCommand(argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('a record of a game that is not there says what is missing', async () => {
    expect((await runCommand(['verify', 'now.json'], { files })).stderr).toContain('to the command by --module');
  });

  it('is told by the help, also with what the game has', async () => {
    for (const command of gameCommands) {
      expect((await runCommand([command, '--help'])).stdout).toContain('--module FILE|PACKAGE[#EXPORT]');
    }
    expect((await runCommand(['advise', 'hop', '--help', ...own])).code).toBe(0);
  });
});

describe('the sources of a package, TypeScript with the rules page beside it', () => {
  const folder = join(root, 'examples/games/cant-stop');
  const kept = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const files = {
    'game.dice': kept('records/cant-stop.dice'),
    'RULES.md': kept('RULES.md'),
    'test/cant-stop.test.ts': kept('test/cant-stop.test.ts'),
    'README.md': '<!-- game -->\n<!-- /game -->\n',
  };
  /** What comes in by standard input. */
  const requests: Readonly<Record<string, object>> = {
    env: { op: 'open', game: 'cant-stop', seed: 's' },
    mcp: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'rules', arguments: { game: 'cant-stop', clause: 'CAN-1' } },
    },
  };

  /** What each command is told, and what it says; code 0 unless another one is here. */
  const rows: Readonly<Record<(typeof gameCommands)[number], readonly [line: string, says: string, code?: number]>> = {
    list: ['cant-stop', 'Can’t Stop'],
    play: ['cant-stop --seed s', 'wins'],
    replay: ['game.dice', 'wins'],
    review: ['game.dice --effort 0.001', 'Ada'],
    puzzles: ['game.dice --effort 0.001', 'Best: '],
    stats: ['game.dice --quick', 'Ada'],
    verify: ['game.dice', 'verified'],
    chances: ['game.dice', '"chances"'],
    simulate: ['cant-stop --games 2', 'games: 2'],
    tournament: ['cant-stop --bots thumb,random --games 2', 'thumb'],
    worker: ['', '--queue is missing', 2],
    odds: ['cant-stop climb --columns 2,7,8', '%'],
    advise: ['cant-stop --effort 0.001', 'Best: roll'],
    solve: ['cant-stop --limit 9', 'limit', 1],
    learn: ['cant-stop', 'nothing says what is to be learnt', 2],
    schema: ['cant-stop', 'dicewright:cant-stop'],
    env: ['', '"ok":true'],
    mcp: ['', 'four dice and three runners'],
    laws: ['cant-stop --runs 1 --law legal', 'kept'],
    golden: ['cant-stop', 'rules 1'],
    trace: ['', '0 without a test'],
    readme: ['cant-stop', 'cant-stop.svg'],
  };

  it.each(gameCommands)('%s', async (command) => {
    const [line, says, expected = 0] = rows[command];
    const argv = [command, ...line.split(' ').filter(Boolean), '--module', join(folder, 'src/index.ts')];
    const input = `${JSON.stringify(requests[command])}\n`;
    const { code, stdout, stderr } = await runCommand(argv, { files: { ...files, '-': input } });
    expect(stdout + stderr).toContain(says);
    expect(code).toBe(expected);
  });
});
