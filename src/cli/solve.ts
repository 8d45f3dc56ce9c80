import { solve as solveGame } from '../analysis/exploration/solve.js';
import { tableText, wrapped } from './answer-text.js';
import { entryArg, naturalFlag, onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { exitCodes } from './exit-codes.js';
import { interruptible } from './interruptible.js';
import { worthText } from './judgement.js';
import { moduleFlag } from './own-games.js';
import { positionFlags, positionOf } from './position.js';
import { positionsFound, progressTo, quietFlag } from './progress.js';
import { styleOf, withHeading } from './style.js';

const { record: from, ...table } = positionFlags;

/** How many positions are looked at, at most. */
export const limitFlag = {
  limit: { type: 'string', value: 'n', about: 'positions to look at, at most (1000000, which can take some GB)' },
} as const;

const flags = {
  ...moduleFlag,
  from,
  ...table,
  ...limitFlag,
  json: { type: 'boolean', about: 'as JSON' },
  ...quietFlag,
} as const;

export const solve: Command = {
  name: 'solve',
  summary: 'go through all of a game that is small, for exact values',
  usage: [
    'GAME [--players n] [--edition NAME] [--options OPTIONS] [--limit n] [--json] [--quiet]',
    'GAME --from FILE [--at n] [--limit n] [--json] [--quiet]',
  ],
  about: [
    'Tells what the position is worth to each player when everybody plays as well as can be: the share of the victory; alone, the points. All positions that can follow are gone through, with all that can be rolled. Each plays for a share of their own, and would rather have nobody win than somebody else; a game that goes on for ever is won by nobody.',
    'Only games can be solved whose actions and outcomes can all be listed, in which nothing is hidden and one player acts at a time. Exit code 1 when there are more positions than the limit.',
  ],
  flags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const entry = entryArg(onlyOne(positionals, 'GAME'), io);
    const { from: record, at, players, edition, options, json, quiet } = values;
    const limit = naturalFlag(values.limit, '--limit', 1);
    const position = await positionOf(entry, { record, at, players, edition, options }, io);
    const { state, game, names, where } = position;
    const shown = progressTo(io, quiet);
    const solved = await interruptible(io, (signal) =>
      solveGame(game, {
        players: state.players,
        options: state.options as object,
        from: state,
        limit,
        signal,
        onProgress: (progress) => shown.tell(positionsFound(progress)),
      }),
    ).finally(() => shown.end());
    const style = styleOf(io.stdout, io.env);
    if (json) {
      const found = solved ? { states: solved.states, values: solved.values } : { states: null, values: null };
      const about = { game: game.id, rules: game.rules, players: state.players, options: state.options, where };
      await io.stdout.write(`${JSON.stringify({ ...about, solved: solved !== null, ...found })}\n`);
    } else if (solved) {
      const isAlone = state.players === 1;
      const rows = solved.values.map((value, player) => [names.join([player]), worthText(value, state.players)]);
      const told = `${game.title}, ${where}: solved, by going through ${solved.states} position${solved.states === 1 ? '' : 's'}.`;
      const list = withHeading(tableText(['PLAYER', isAlone ? 'POINTS' : 'VICTORY'], rows), style);
      await io.stdout.write(`${wrapped(told)}\n${list}`);
    } else {
      const told = `${game.title}, ${where}: not solved, as more positions than the limit can follow.`;
      await io.stdout.write(wrapped(`${told} --limit looks at more; nearer to the end there are fewer.`));
    }
    return solved === null ? exitCodes.deviates : exitCodes.well;
  },
};
