import { learn as learnWeights } from '../analysis/learning/learn.js';
import { offersOf } from '../analysis/offers.js';
import { entryArg, naturalFlag, onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { interruptible } from './interruptible.js';
import { moduleFlag } from './own-games.js';
import { progressTo, quietFlag } from './progress.js';
import { gamesDone } from './runs.js';

/** As many as a game with few features needs. */
const GAMES = 25_000;

const flags = {
  ...moduleFlag,
  games: { type: 'string', value: 'n', about: `games to learn from (${GAMES})` },
  seed: { type: 'string', value: 's', about: 'any text: the same gives the same weights (the id of the game)' },
  out: { type: 'string', value: 'FILE', kind: 'file', about: 'write the weights to a file, in place of printing them' },
  ...quietFlag,
} as const;

export const learn: Command = {
  name: 'learn',
  summary: 'learn what positions of a game are worth, by playing it against itself',
  usage: ['GAME [--games n] [--seed s] [--out FILE] [--quiet]'],
  about: [
    'The analysis of the game has a <game>Learning, which says in numbers what is true of a position (features), and may say how those who learn play. What such numbers are worth is learnt by temporal differences: a few weights as JSON, with the command that made them. learntWorth of dicewright/analysis makes a worth of them.',
  ],
  flags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const entry = entryArg(onlyOne(positionals, 'GAME'), io);
    const { learning } = await offersOf(entry);
    if (!learning) throw new UsageError(`${entry.id}: nothing says what is to be learnt: its analysis has no Learning`);
    const games = naturalFlag(values.games, '--games', 1) ?? GAMES;
    const { seed = entry.id, out, quiet } = values;
    const game = await entry.load();
    const shown = progressTo(io, quiet);
    const { weights } = await interruptible(io, (signal) =>
      learnWeights(game, {
        ...learning,
        games,
        seed,
        signal,
        onProgress: ({ games: done }) => shown.tell(gamesDone(done, games)),
      }),
    ).finally(() => shown.end());
    const learnt = {
      command: `dicewright learn ${entry.id} --games ${games} --seed ${seed}`,
      date: new Date().toISOString().slice(0, 10),
      players: learning.players ?? game.playerCount.min,
      hidden: learning.hidden ?? 0,
      // A text, so that it stays on one line.
      weights: weights.join(' '),
    };
    const text = `${JSON.stringify(learnt, null, 2)}\n`;
    if (out === undefined) await io.stdout.write(text);
    else await io.writeFile(out, text);
    return 0;
  },
};
