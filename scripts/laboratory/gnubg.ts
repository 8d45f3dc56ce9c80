// `npm run gnubg -- [--bots learnt,thumb] [--games n] [--seed s] [--cube] [--gnubg PATH]`: lets two bots of
// examples/games/backgammon play single games, gives them to GNU Backgammon (Debian's `gnubg`) and prints how much of the equity
// each gives away, in thousandths for each move that was a choice and each decision on the cube, by its static (0-ply) analysis.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backgammonBots } from '../../examples/games/backgammon/src/backgammon.bots.js';
import { type BackgammonAction, backgammon } from '../../examples/games/backgammon/src/backgammon.js';
import type { AnyGame } from '../../src/index.js';
import { playout } from '../../src/index.js';
import { matOf } from './gnubg/mat.js';

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'learnt,thumb' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'gnubg' },
    cube: { type: 'boolean', default: false },
    gnubg: { type: 'string', default: '/usr/games/gnubg' },
  },
});
const options = { cube: values.cube };
const names = values.bots.split(',');
const bots = names.map((name) => {
  const bot = backgammonBots[name as keyof typeof backgammonBots];
  const material = { game: backgammon as unknown as AnyGame, options, parameters: {}, files: {} };
  return bot.create(material);
});

const won = [0, 0];
const played = Array.from({ length: Number(values.games) }, (_, game) => {
  const { actions, result } = playout(backgammon, {
    players: 2,
    options,
    seed: `${values.seed}/${game}`,
    choose: (view, player, rng) => bots[player]?.(view as never, player, rng) as BackgammonAction,
  });
  const winner = result?.winners[0] ?? 0;
  won[winner] = (won[winner] ?? 0) + 1;
  return { actions, winner, points: result?.scores?.[winner] ?? 0 };
});

const folder = mkdtempSync(join(tmpdir(), 'gnubg-'));
const file = join(folder, 'games.mat');
writeFileSync(file, matOf(played));
const commands = [
  'set automatic game off',
  'set jacoby off',
  'set analysis chequerplay evaluation plies 0',
  `set analysis cube ${values.cube ? 'on' : 'off'}`,
  'set analysis cubedecision evaluation plies 0',
  `set analysis chequerplay evaluation cubeful ${values.cube ? 'on' : 'off'}`,
  'set analysis luck off',
  `import mat ${file}`,
  'analyse session',
  'show statistics session',
];
const input = `${commands.join('\n')}\n`;
const told = execFileSync(values.gnubg, ['-t', '-q'], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
rmSync(folder, { recursive: true });

/** A chapter's numbers in the two players' columns: of two numbers in a column the first. */
function columnsOf(chapter: string, line: string): string[] {
  const rows = told.slice(told.indexOf(chapter)).split('\n');
  const row = rows.find((one) => one.startsWith(line)) ?? '';
  const columns = row.slice(line.length).replace(/\([^)]*\)/g, ' ');
  return columns.trim().split(/\s+/);
}
const RATE = 'Error rate mEMG (Points)';
const moves = columnsOf('Chequerplay statistics', 'Unforced moves');
const errors = columnsOf('Chequerplay statistics', RATE);
const decisions = columnsOf('Cube statistics', 'Close or actual cube decisions');
const wrong = columnsOf('Cube statistics', RATE);
for (const [player, name] of names.entries()) {
  const cube = values.cube ? `; ${wrong[player]} a close decision on the cube over ${decisions[player]}` : '';
  console.log(
    `${name}: won ${won[player]} of ${values.games}; ${errors[player]} mEMG a move over ${moves[player]} moves${cube}`,
  );
}
