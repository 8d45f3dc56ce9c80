import { rangeText } from '../analysis/runs.js';
import { deviation } from '../analysis/statistics.js';
import type { TournamentResult } from '../analysis/tournament/result.js';
import { type Luckless, standings } from '../analysis/tournament/standings.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { lucklessRows, scoreText, shareText } from './luck-text.js';
import { columns } from './output.js';
import { withHeading } from './style.js';

/** As much of a name as leaves room for numbers. */
const MOST = 26;

const nameText = (name: string): string => cleanText(name.length > MOST ? `${name.slice(0, MOST - 1)}…` : name);

function facts(result: TournamentResult): string {
  const { game, rules, players, options, seed, ranges, games, unfinished, maxActions, actions } = result;
  const mean = actions.count === 0 ? '' : ` (${(actions.sum / actions.count).toFixed(1)} actions each)`;
  const lines: (readonly [string, string])[] = [
    ['game', `${game}, rules ${rules}, ${players} player${players === 1 ? '' : 's'}`],
    ['options', JSON.stringify(options)],
    ['seed', seed],
    ['games', `${games}: ${ranges.map(rangeText).join(', ')}${mean}`],
  ];
  if (unfinished > 0) lines.push(['broken off', `${unfinished} games, after ${maxActions} actions`]);
  return lines.map(([name, text]) => `${cleanText(`${name}: ${text}`)}\n`).join('');
}

export function tournamentText(result: TournamentResult, style: TerminalStyle): string {
  const { bots, comparisons } = standings(result);
  const numbers = new Map(result.bots.map(({ name }, place) => [name, String(place + 1)]));
  const numberOf = (name: string): string => numbers.get(name) ?? '';
  const samples = new Map(result.bots.map(({ name, scores }) => [name, scores]));
  const parts = [facts(result)];
  const addTable = (rows: readonly (readonly string[])[]): void => void parts.push(withHeading(columns(rows), style));
  addTable([
    ['NO', 'BOT', 'GAMES', 'WINS', 'SHARED', 'VICTORY, % (95 %)'],
    ...bots.map(({ bot, games, wins, sharedWins, share }) => [
      numberOf(bot),
      nameText(bot),
      `${games}`,
      `${wins}`,
      `${sharedWins}`,
      shareText(share),
    ]),
  ]);
  if (bots.some(({ score }) => score !== null)) {
    addTable([
      ['NO', 'BOT', 'MEAN SCORE (95 %)', 'DEVIATION', 'MIN', 'MAX'],
      ...bots.map(({ bot, score }) => {
        const sample = samples.get(bot) ?? null;
        const spread = sample === null ? [] : [deviation(sample).toFixed(2), `${sample.min}`, `${sample.max}`];
        return [numberOf(bot), nameText(bot), scoreText(score), ...spread];
      }),
    ]);
  }
  if (comparisons.length > 0) {
    addTable([
      ['BOTS', 'GAMES', 'VICTORY, % MORE (95 %)', 'SCORE, MORE (95 %)'],
      ...comparisons.map(({ bots: [one, other], games, share, score }) => [
        `${numberOf(one)} - ${numberOf(other)}`,
        `${games}`,
        shareText(share),
        scoreText(score),
      ]),
    ]);
  }
  if (result.luck) {
    const hasScores = bots.some(({ score }) => score !== null);
    const { text, rows } = lucklessRows('NO', result.unfinished, hasScores, [
      ...bots.map(({ bot, withoutLuck }) => [numberOf(bot), withoutLuck as Luckless] as const),
      ...comparisons.map(
        ({ bots: [one, other], withoutLuck }) =>
          [`${numberOf(one)} - ${numberOf(other)}`, withoutLuck as Luckless] as const,
      ),
    ]);
    parts.push(text);
    addTable(rows);
  }
  return parts.join('\n');
}
