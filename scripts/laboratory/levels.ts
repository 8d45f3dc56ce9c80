// `npm run levels [-- GAME …]`: tournaments of the levels, each against the one below it, the lowest against looking one action
// ahead, that against random play, and `normal` against the rule of thumb, in all games or in those named: a table of
// shares of victory with 95% intervals. It says how long it will take, keeps what was played in `.levels.json`, and goes on from
// there when it was interrupted. Fails where a level loses for certain to what it is to beat.
//   --write      writes the table of all games that were played into docs/reference/odds-and-bots.md
//   --games n    games in each tournament; default 40
//   --workers n  so many games at a time; default 1
//   --fresh      forgets what was played before of the games that are played
//   --pairs 'a;b,c;d'  other bots, by name, with their parameters: 'hard;random'
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { offersOf } from '../../src/analysis/offers.js';
import { usualPlayers } from '../../src/analysis/seats.js';
import { mergeTournaments, type TournamentResult } from '../../src/analysis/tournament/result.js';
import { tournament } from '../../src/analysis/tournament/tournament.js';
import { isGameId } from '../../src/catalogue/games.js';
import { games } from '../../src/catalogue.js';
import type { AnyGame } from '../../src/index.js';
import { tableOf, withMeasured } from '../lib/pages/measured-page.js';
import { type Duel, duelOf, duelText, isLost, type LevelsRow, piecesOf, timeText, together } from './levels/duels.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(root, '.levels.json');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    games: { type: 'string', default: '40' },
    workers: { type: 'string', default: '1' },
    pairs: { type: 'string', default: 'hard;normal,normal;easy,easy;greedy,greedy;random,normal;thumb' },
    // A process that plays what it is told.
    plays: { type: 'boolean', default: false },
  },
});

/** Some games of a tournament of two. */
interface Piece {
  readonly id: string;
  readonly pair: string;
  readonly games: readonly [from: number, to: number];
}

const isPlayed = (id: string): boolean => isGameId(id) && games[id].playerCount.max > 1;
const keyOf = ({ id, pair }: Pick<Piece, 'id' | 'pair'>, rules: number): string => `${id} ${rules} ${pair}`;

async function play({ id, pair, games: range }: Piece): Promise<TournamentResult> {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  const game = (await games[id].load()) as unknown as AnyGame;
  const players = Math.max(2, usualPlayers(game) ?? 2);
  return tournament({ game, bots: pair.split(';'), games: range, players, seed: 'levels', maxActions: 2_000 });
}

/** Plays a piece in a process of its own. */
function playBy(player: ChildProcess, piece: Piece): Promise<TournamentResult> {
  return new Promise((resolve, reject) => {
    player.once('message', (result) => resolve(result as TournamentResult));
    player.once('exit', () => reject(new Error(`${piece.id}, ${piece.pair}: could not be played`)));
    player.send(piece);
  });
}

async function run(): Promise<void> {
  const unknown = positionals.find((id) => !isGameId(id));
  if (unknown !== undefined) throw new Error(`there is no game ${unknown}`);
  const ids = Object.keys(games).filter((id) => isPlayed(id) && (positionals.length === 0 || positionals.includes(id)));
  const pairs = values.pairs.split(',');
  const kept: Record<string, TournamentResult> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  const keep = (): void => {
    writeFileSync(`${KEPT}.new`, JSON.stringify(kept));
    renameSync(`${KEPT}.new`, KEPT);
  };
  const rulesOf = (id: string): number => (isGameId(id) ? games[id].rules : 0);

  const duels: Omit<Piece, 'games'>[] = [];
  for (const id of ids) {
    const { bots } = isGameId(id) ? await offersOf(games[id] as never) : { bots: {} };
    for (const pair of pairs) {
      if (pair.split(';').includes('thumb') && !Object.hasOwn(bots, 'thumb')) continue;
      if (values.fresh) delete kept[keyOf({ id, pair }, rulesOf(id))];
      duels.push({ id, pair });
    }
  }
  // A few games of each first: so it is soon known how long all take, and what stands there when it is interrupted is of all.
  const pieces = piecesOf(Number(values.games)).flatMap((range) =>
    duels.map((duel): Piece => ({ ...duel, games: range })),
  );
  const isMissing = (piece: Piece): boolean =>
    !(kept[keyOf(piece, rulesOf(piece.id))]?.ranges ?? []).some(
      ([from, to]) => from <= piece.games[0] && to >= piece.games[1],
    );
  const queue = pieces.filter(isMissing);
  const seconds = new Map<string, number>();
  const workers = Math.max(1, Number(values.workers));

  const told = (): void => {
    if (queue.some((piece) => !seconds.has(keyOf(piece, 0)))) return;
    const left = queue.reduce(
      (sum, piece) => sum + (seconds.get(keyOf(piece, 0)) ?? 0) * (piece.games[1] - piece.games[0]),
      0,
    );
    if (left > 0) console.log(`… ${timeText(left / workers)} to go`);
  };
  const work = async (): Promise<void> => {
    if (queue.length === 0) return;
    const player = fork(fileURLToPath(import.meta.url), ['--plays']);
    for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) {
      const start = performance.now();
      const result = await playBy(player, piece);
      player.removeAllListeners('exit');
      const key = keyOf(piece, rulesOf(piece.id));
      kept[key] = kept[key] ? mergeTournaments(kept[key], result) : result;
      keep();
      seconds.set(keyOf(piece, 0), (performance.now() - start) / 1000 / (piece.games[1] - piece.games[0]));
      console.log(`${piece.id}: ${piece.pair.replace(';', ' over ')} ${duelText(duelOf(kept[key]))}`);
      told();
    }
    player.disconnect();
  };
  await Promise.all(Array.from({ length: workers }, work));

  const rowOf = (id: string): LevelsRow => ({
    name: isGameId(id) ? games[id].title : id,
    duels: pairs.map((pair): Duel => duelOf(kept[keyOf({ id, pair }, rulesOf(id))])),
  });
  const rows = ids.map(rowOf);
  for (const { name, duels: own } of rows) {
    for (const [i, duel] of own.entries()) {
      if (!isLost(duel)) continue;
      console.error(`${name}: ${pairs[i]?.replace(';', ' loses to ')}, ${duelText(duel)}`);
      process.exitCode = 1;
    }
  }
  if (!values.write) return;
  const all = Object.keys(games)
    .filter(isPlayed)
    .map(rowOf)
    .filter(({ duels: own }) => own.some(({ games: over }) => over > 0));
  const head = ['game', ...pairs.map((pair) => pair.replace(';', ' over '))];
  const cells = [...all, together(all)].map(({ name, duels: own }) => [name, ...own.map(duelText)]);
  const path = join(root, 'docs/reference/odds-and-bots.md');
  const place = { what: 'levels', command: 'levels -- --write' };
  writeFileSync(path, withMeasured(readFileSync(path, 'utf8'), place, tableOf(head, cells)));
}

if (values.plays) process.on('message', async (piece: Piece) => process.send?.(await play(piece)));
else await run();
