import { Archive, type PlayedAgain, playedAgain } from '../analysis/archive/archive.js';
import { reviewRecord } from '../analysis/review/review.js';
import type { Entry } from '../entry/entry.js';
import { hashOfText } from '../kernel/dice/hash.js';
import type { GameRecord } from '../record/types.js';
import { readArgs } from './args.js';
import type { Command } from './command.js';
import { complain } from './complain.js';
import { eachRecord } from './each-record.js';
import { UsageError } from './errors.js';
import { interruptible } from './interruptible.js';
import { effortFlag, judgeFlags } from './judgement.js';
import { namesOf } from './names.js';
import { moduleFlag } from './own-games.js';
import { progressTo, quietFlag } from './progress.js';
import { statsPlot } from './stats-plot.js';
import { statsText } from './stats-text.js';
import { styleOf } from './style.js';

const flags = {
  ...moduleFlag,
  ...judgeFlags,
  effort: { ...judgeFlags.effort, about: 'how hard to think about each game, as review does with 1 (0.1)' },
  quick: { type: 'boolean', about: 'results and dice only: games are not reviewed, which takes most of the time' },
  plot: { type: 'string', value: 'FILE', kind: 'file', about: 'draw the results, with and without luck, as an SVG' },
  json: { type: 'boolean', about: 'as JSON' },
  ...quietFlag,
} as const;

/** Many games are reviewed, and only their mean is shown. */
const USUAL_EFFORT = 0.1;

/** So many random actions can't be the same in two games by chance. */
const TELLING = 20;

/** What two files of one game have in common; `null` where two games could be the same. */
function keyOf({ game, players, options, names, from, actions }: GameRecord): string | null {
  if (actions.filter((action) => 'outcome' in action).length < TELLING) return null;
  return hashOfText(JSON.stringify([game, players, options, names, from, actions])).join();
}

export const stats: Command = {
  name: 'stats',
  summary: 'show who wins many recorded games, by what luck, and whether the dice are fair',
  usage: ['FILE... [--quick] [--effort x] [--seed s] [--plot FILE] [--json] [--quiet]'],
  about: [
    'Puts recorded games together: for each player, by name, their games, their mean result with its interval, what the dice brought them, what their choices gave away, and how many of those were mistakes; and for dice, by the game, the action and who threw them, whether they fell as they should. FILE is a record as JSON, as a log of lines or in notation.',
    'What people do with their hands has nothing to do with dice and is left out. Deals of everything there is say nothing. Two files of one game count once. A file that is no record, or breaks the rules, is reported by name, and the others are counted; the exit code is then 3. Interrupted, it shows what it has: first all games are counted, then they are reviewed, which takes most of the time.',
  ],
  flags,
  words: 'file',
  async run(args, io) {
    const { values, positionals: files } = readArgs(args, flags);
    if (files.length === 0) throw new UsageError('FILE is missing');
    const judge = { effort: effortFlag(values.effort) ?? USUAL_EFFORT, seed: values.seed };
    const archive = new Archive();
    const seen = new Map<string, string>();
    const shown = progressTo(io, values.quiet);
    const counted: { readonly played: PlayedAgain; readonly record: GameRecord; readonly entry: Entry }[] = [];
    let reviews = 0;
    const read = await interruptible(io, async (signal) => {
      let looked = 0;
      const found = await eachRecord(io, files, signal, async ({ file, record, entry, game }) => {
        await shown.tell(`file ${++looked} of ${files.length}`);
        const key = keyOf(record);
        const same = key === null ? undefined : seen.get(key);
        if (same !== undefined) return complain(io, `${file}: the same game as ${same}, counted once`);
        const played = playedAgain(record, game, namesOf(record.players, record.names).all);
        archive.add(played);
        counted.push({ played, record, entry });
        if (key !== null) seen.set(key, file);
      });
      for (const { played, record, entry } of values.quick ? [] : counted) {
        if (signal.aborted) break;
        await shown.tell(`reviewing game ${reviews + 1} of ${counted.length}`);
        const review = await reviewRecord(record, entry, { ...judge, signal });
        archive.addReview(played, review);
        if (!signal.aborted) reviews++;
      }
      return found;
    }).finally(() => shown.end());
    const summary = archive.summary();
    if (values.plot !== undefined) await io.writeFile(values.plot, statsPlot(summary.players));
    await io.stdout.write(
      values.json
        ? `${JSON.stringify({ ...summary, broken: read.broken })}\n`
        : statsText(summary, styleOf(io.stdout, io.env)),
    );
    const looked = read.counted + read.broken.length;
    if (looked < files.length) await complain(io, `${looked} of ${files.length} files were looked at`);
    else if (!values.quick && reviews < counted.length)
      await complain(io, `${reviews} of ${counted.length} games were reviewed`);
    return read.code;
  },
};
