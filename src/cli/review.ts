import { annotated } from '../analysis/review/annotate.js';
import { entryOfRecord, loadGame } from '../record/given.js';
import { onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { complain } from './complain.js';
import { exitCodes } from './exit-codes.js';
import { catalogueIn } from './games-at-hand.js';
import { effortFlag, judgeFlags } from './judgement.js';
import { namesOf } from './names.js';
import { headingText } from './output.js';
import { moduleFlag } from './own-games.js';
import { judgingRecord } from './position.js';
import { quietFlag } from './progress.js';
import { recordText } from './record-text.js';
import { reviewHere } from './review-here.js';
import { reviewText } from './review-text.js';
import { styleOf } from './style.js';

const flags = {
  ...moduleFlag,
  ...judgeFlags,
  out: {
    type: 'string',
    value: 'OTHER',
    kind: 'file',
    about:
      'write the record with what was found as comments and marks: notation where OTHER ends with .dice, else JSON',
  },
  json: { type: 'boolean', about: 'as JSON' },
  ...quietFlag,
} as const;

export const review: Command = {
  name: 'review',
  summary: 'show what was luck in a recorded game, and what choices cost',
  usage: ['FILE [--effort x] [--seed s] [--out OTHER] [--json] [--quiet]'],
  about: [
    'Tells of a recorded game how the chances of each player went, what the dice did, which choices gave most away, and what would have been better. Nobody looks at a seed, or at what a player could not see. FILE is a record as JSON, as a log of lines or in notation; - is standard input.',
    'A record that breaks the rules is reviewed up to there. An interrupted review shows what it has.',
  ],
  flags,
  words: 'file',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const file = onlyOne(positionals, 'FILE');
    const effort = effortFlag(values.effort);
    const record = await judgingRecord(io, file, (read) => read);
    const entry = entryOfRecord(record, catalogueIn(io));
    const found = await reviewHere(record, entry, { effort, seed: values.seed }, io, values.quiet);
    const game = await loadGame(record, entry);
    if (values.out !== undefined) {
      await io.writeFile(values.out, recordText(annotated(record, found), values.out, game));
    }
    if (values.json) {
      const problem = found.problem && { code: found.problem.code, message: found.problem.message };
      await io.stdout.write(`${JSON.stringify({ game: record.game, ...found, problem })}\n`);
    } else {
      const names = namesOf(record.players, record.names);
      const heading = headingText(game, names, record.options);
      await io.stdout.write(`${heading}\n\n${reviewText(found, names, styleOf(io.stdout, io.env))}`);
    }
    if (found.problem) await complain(io, `${file}: ${found.problem.message}`);
    else if (!found.isComplete)
      await complain(io, `${file}: ${found.steps.length} of ${record.actions.length} actions were reviewed`);
    return found.isComplete ? exitCodes.well : exitCodes.deviates;
  },
};
