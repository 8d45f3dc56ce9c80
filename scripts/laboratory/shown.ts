// `npm run shown [-- --table kiriki.table] [--workers 2]`: what the guide on odds and bots claims about bots, played again:
// mctsBot beats randomBot in a game of each family, greedyBot in the games of secrets, and, with a table of optimal Kiriki, 100,000 of its games have the
// solved mean within their interval, and the exact distribution of scores. Fails where that is not so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { standings } from '../../src/analysis/tournament/standings.js';
import { tournament } from '../../src/analysis/tournament/tournament.js';
import { games } from '../../src/catalogue.js';
import { kirikiAnalysis } from '../../src/games/kiriki/kiriki.analysis.js';
import { SCORES } from './plots/plots.js';
import { chiSquare, factsOfScores, scoresOfCsv } from './plots/scores.js';
import { alone, commandOf, optimalGames, SEED, secrets, showings } from './shown/showings.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { table: { type: 'string' }, workers: { type: 'string', default: '2' } } });
const workers = Number(values.workers);
const percent = (share = Number.NaN): string => `${(100 * share).toFixed(1)}%`;
let failures = 0;

for (const showing of [...showings, ...secrets]) {
  const { family, game: id, options, bots, games: count, players } = showing;
  const game = (await games[id].load()) as never;
  const result = await tournament({ game, options, bots, games: count, players, seed: SEED, workers });
  const first = standings(result).bots.find(({ bot }) => bot === bots[0]);
  const isBetter = (first?.share?.low ?? 0) > 0.5;
  if (!isBetter) failures++;
  const { value, low, high } = first?.share ?? {};
  console.log(`${family}: ${commandOf(showing)}`);
  console.log(`  ${percent(value)} (${percent(low)} to ${percent(high)})${isBetter ? '' : ': NOT BETTER'}`);
}

const lonely = await tournament({
  game: (await games.kiriki.load()) as never,
  bots: [...alone.bots],
  games: alone.games,
  players: 1,
  seed: SEED,
  workers,
});
const reached = standings(lonely).bots[0]?.score;
if ((reached?.value ?? 0) < alone.least) failures++;
console.log(
  `Kiriki alone, ${alone.bots}: mean of ${alone.games} games ${reached?.value.toFixed(2)}, at least ${alone.least}`,
);
console.log(`  95%: ${reached?.low.toFixed(2)} to ${reached?.high.toFixed(2)}`);

if (values.table !== undefined) {
  const table = kirikiAnalysis.load(readFileSync(values.table));
  const game = (await games.kiriki.load()) as never;
  const bots = [`optimal:table=${values.table}`];
  const result = await tournament({ game, bots, games: optimalGames, players: 1, seed: SEED, workers });
  const score = standings(result).bots[0]?.score;
  const solved = kirikiAnalysis.expectedScore(table);
  const exact = scoresOfCsv(readFileSync(join(root, SCORES), 'utf8'));
  const scores = Object.entries(result.bots[0]?.scores?.histogram ?? {}).map(([at, n]) => [Number(at), n] as const);
  const { statistic, degrees } = chiSquare(exact, scores);
  const isRight = score != null && score.low < solved && solved < score.high;
  // Three standard deviations of the chi-square distribution.
  const fits = Math.abs(statistic - degrees) < 3 * Math.sqrt(2 * degrees);
  if (!isRight || !fits) failures++;
  console.log(`Optimal Kiriki: mean of ${optimalGames} games ${score?.value.toFixed(3)}`);
  console.log(`  95%: ${score?.low.toFixed(3)} to ${score?.high.toFixed(3)}; solved: ${solved.toFixed(3)}`);
  console.log(`  chi-square ${statistic.toFixed(1)} with ${degrees} degrees of freedom against the exact distribution`);
  console.log(`  whose standard deviation is ${factsOfScores(exact).deviation.toFixed(3)}`);
}
if (failures > 0) {
  console.error(`${failures} not shown`);
  process.exitCode = 1;
}
