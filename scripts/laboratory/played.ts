// `npm run played [-- GAME …]`: plays games (all, unless some are named) at random and by bots, writes what came of it into
// their rules pages, under "Play", and prints it. Where actions tell how long a game takes at a table, the minutes below the title
// are written, too. Fails when a page does not say why a seat hardly wins, or why skill decides nothing.
// What levels did at it stands there as `npm run levels` has kept it. Says after each game how long the others may take; the same
// command goes on from there when it was interrupted.
//   --check      writes nothing; fails where what is measured now is not what stands in the page
//   --workers n  so many games at a time; default 1
//   --random     plays the random games alone; what bots did stays as it stands in the page
//   --fit        chooses anew how hard bots think; else they do as the page says, which gives the same numbers
//   --fresh      begins with the first game, whatever was done before
//   --mcts x --games n  lets the bot `mcts:x` play n games, for games in which the usual bot is too weak or too slow
import { execFileSync, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withMinutes } from '../../src/cli/tracing/rules-card.js';
import { parseRulesPage } from '../../src/cli/tracing/rules-page.js';
import type { AnyGame } from '../../src/index.js';
import { findGameFolders, type GameFolder } from '../lib/games/game-folders.js';
import { loadGame } from '../lib/games/project.js';
import { questionText, readPlay, type SealedText, unanswered, withPlay } from '../lib/pages/play-chapter.js';
import { type BotPlay, botsTold } from '../lib/pages/play-text.js';
import { timeText } from './duels/levels-table.js';
import { RESULTS, readResults, resultsOf } from './duels/results.js';
import { replayProblems } from './duels/slice.js';
import { type BotPlan, planOf } from './played/bot-games.js';
import { levelPlayOf } from './played/level-play.js';
import { measure, measureRandom, sealed } from './played/measure.js';
import { minutesOf } from './played/minutes.js';
import { Progress } from './played/progress.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    random: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    mcts: { type: 'string' },
    games: { type: 'string' },
    // One game, in a process of its own: what other games leave behind in the engine makes it slower.
    one: { type: 'string' },
  },
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pageOf = ({ rulesPage }: GameFolder) => parseRulesPage(rulesPage, read(rulesPage));

/** What a separate process reports. */
interface Answer extends SealedText {
  readonly seconds: number;
  /** About how long a game takes at a table; `null` where the page says it by judgement. */
  readonly minutes: number | null;
  /** What levels do differently now. */
  readonly changed: readonly string[];
}

/** What bots have to play: what they have played before, and what is asked for here. */
function planFor({ id, rulesPage }: GameFolder): BotPlan | undefined {
  const before = readPlay(parseRulesPage(rulesPage, read(rulesPage))).measured?.bots ?? null;
  const plan = before === null || values.fit ? undefined : planOf(before);
  if (values.mcts === undefined) return plan;
  if (plan === undefined) throw new Error(`${id}: measure it without --mcts before`);
  const told = { bot: `mcts:${values.mcts}`, games: Number(values.games ?? 20) };
  return { ...plan, contests: plan.contests.map((budget) => (budget.bot.startsWith('mcts:') ? told : budget)) };
}

/** What bots did when they last played. @throws Error when that was another game */
function botsBefore(folder: GameFolder, { rules }: AnyGame): BotPlay | null {
  const text = readPlay(pageOf(folder)).sealed?.text ?? '';
  const bots = text.startsWith(`Measured under rules ${rules} `) ? botsTold(text) : undefined;
  if (bots !== undefined) return bots;
  throw new Error(`${folder.id}: bots have not played under rules ${rules}; measure it without --random`);
}

async function measureOne(folder: GameFolder): Promise<Answer> {
  const game = (await loadGame(root, folder)) as unknown as AnyGame | null;
  if (game === null) throw new Error(`${folder.module} is missing`);
  const results = resultsOf(readResults(join(root, RESULTS)), game.id, game.rules);
  const levels = levelPlayOf(results);
  const measured = values.random
    ? measureRandom(game, botsBefore(folder, game), levels)
    : await measure(game, planFor(folder), levels);
  const changed = values.check ? await replayProblems(game, results) : [];
  const { user, system } = process.cpuUsage();
  return { ...sealed(game, measured), minutes: minutesOf(game, measured), seconds: (user + system) / 1e6, changed };
}

/** Measures the game in a process of its own. */
const measured = ({ id }: GameFolder): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--one', id]);
    child.on('message', (answer) => resolve(answer as Answer));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${id} could not be played (exit code ${code})`)));
  });

/** Writes what was measured into the page, or compares it. @returns what is wrong */
function take(folder: GameFolder, { text, seal, seconds, minutes, changed }: Answer): string[] {
  const problems = [...changed];
  const path = folder.rulesPage;
  const before = read(path);
  const played = withPlay(before, { text, seal });
  const after = minutes === null ? played : withMinutes(played, minutes);
  const isSame = before === after;
  console.log(`${folder.id}: ${seconds.toFixed(1)} s${isSame ? '' : values.check ? ', other than its page' : ', new'}`);
  console.log(`${text}\n`);
  if (!isSame && values.check) problems.push(`${path}: npm run played -- ${folder.id}`);
  if (!isSame && !values.check) writeFileSync(join(root, path), after);
  const page = pageOf(folder);
  return [...problems, ...unanswered(page, readPlay(page)).map((question) => questionText(page, question))];
}

const folders = findGameFolders('src/games', root);
if (values.one !== undefined) {
  const folder = folders.find(({ id }) => id === values.one);
  if (folder === undefined) throw new Error(`there is no game ${values.one}`);
  const answer = await measureOne(folder);
  process.send?.(answer);
} else {
  const unknown = positionals.find((word) => !folders.some(({ id }) => id === word));
  if (unknown !== undefined) throw new Error(`there is no game ${unknown}`);
  if (values.mcts !== undefined && positionals.length === 0) throw new Error('--mcts is for games that are named');
  const wanted = folders.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  const workers = Math.max(1, Number(values.workers));
  const { workers: _, fresh, ...kind } = values;
  // What is written stands in the page; what was compared counts for the commit on which it was.
  const commit = values.check && execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const progress = new Progress(join(root, 'reports/played.json'), JSON.stringify({ ...kind, commit, positionals }));
  if (fresh) progress.end();
  const queue = wanted.filter(({ id }) => !progress.isDone(id));
  if (queue.length < wanted.length) console.log(`games done before: ${wanted.length - queue.length}`);
  const work = async (): Promise<void> => {
    for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
      const answer = await measured(folder);
      progress.add(folder.id, { seconds: answer.seconds, problems: take(folder, answer) });
      const left = progress.secondsFor(queue.length) ?? 0;
      if (queue.length > 0) console.log(`… games left: ${queue.length}, about ${timeText(left / workers)}\n`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const problems = progress.end();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
