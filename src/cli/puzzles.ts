import { join, parse } from 'node:path';
import { changeText } from '../analysis/review/annotate.js';
import { hasPuzzles, type Puzzle, puzzlesIn, recordUpTo } from '../analysis/review/puzzles.js';
import { wrapped } from './answer-text.js';
import { readArgs } from './args.js';
import type { Command } from './command.js';
import { complain } from './complain.js';
import { eachRecord, type ReadRecord } from './each-record.js';
import { UsageError } from './errors.js';
import { interruptible } from './interruptible.js';
import { effortFlag, judgeFlags } from './judgement.js';
import { type Names, namesOf } from './names.js';
import { moduleFlag } from './own-games.js';
import { percentDone, progressTo, quietFlag } from './progress.js';
import { recordText } from './record-text.js';
import { styleOf } from './style.js';
import { actionText } from './table/entry.js';

const flags = {
  ...moduleFlag,
  ...judgeFlags,
  lead: {
    type: 'string',
    value: 'x',
    about:
      'what the second best action gives away at least: a share of the victory; alone, of the spread of points (0.05, as a mistake does)',
  },
  out: { type: 'string', value: 'FOLDER', kind: 'file', about: 'write each as a record that ends where it begins' },
  json: { type: 'boolean', about: 'as JSON, one a line' },
  ...quietFlag,
} as const;

/** @throws UsageError */
function leadFlag(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const lead = /^0?\.\d{1,9}$|^1$/.test(given) ? Number(given) : 0;
  if (lead > 0) return lead;
  throw new UsageError(`--lead: expected a number above 0, at most 1, got ${given}`);
}

/** A record that poses the puzzle, and has the answer in its headers. */
function puzzleText({ record, game }: ReadRecord, puzzle: Puzzle, names: Names, file: string): string {
  const { index, player, best, loss } = puzzle;
  const table = { game, players: record.players, names: record.names ?? [] };
  const headers = {
    puzzle: `${names.join([player])} is to act. What is best?`,
    solution: best.map((action) => actionText(table, action)).join(' | '),
    'second best': changeText(-loss, record.players),
  };
  return recordText(recordUpTo(record, index, headers), file, game);
}

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'find positions of recorded games in which one action is clearly best',
  usage: ['FILE... [--out FOLDER] [--lead x] [--effort x] [--seed s] [--json] [--quiet]'],
  about: [
    'Looks through recorded games for positions in which one action is clearly best: the next that comes to something else gives away at least --lead, and a search that looks at eight times as many positions says the same. With --out each becomes a record in dicewright/2 that ends where the puzzle begins, so that replay and the table open it, with the question, the solution and what the second best gives away as headers.',
    'In games that hide something, or in which several act at once, there are none. A file that is no record, or breaks the rules, is reported by name, and the others are looked through; the exit code is then 3.',
  ],
  flags,
  words: 'file',
  async run(args, io) {
    const { values, positionals: files } = readArgs(args, flags);
    if (files.length === 0) throw new UsageError('FILE is missing');
    const options = { effort: effortFlag(values.effort), seed: values.seed, lead: leadFlag(values.lead) };
    const style = styleOf(io.stdout, io.env);
    const shown = progressTo(io, values.quiet);
    let count = 0;
    const taken = new Set<string>();
    const { code } = await interruptible(io, (signal) =>
      eachRecord(io, files, signal, async (read) => {
        const { file, record, entry, game } = read;
        if (!hasPuzzles(game)) return complain(io, `${file}: ${game.title} hides something, or several act at once`);
        const names = namesOf(record.players, record.names);
        const onProgress = (done: number, total: number): void =>
          void shown.tell(percentDone(`looking through ${file}`, done, total || 1));
        const found = await puzzlesIn(record, game === (await entry.load()) ? entry : game, {
          ...options,
          signal,
          onProgress,
        });
        await shown.end();
        for (const puzzle of found) {
          count++;
          const { index, player, text, loss, kind, best } = puzzle;
          let to: string | undefined;
          if (values.out !== undefined) {
            to = freeName(join(values.out, `${parse(file).name}-${index + 1}`), taken);
            await io.writeFile(to, puzzleText(read, puzzle, names, to));
          }
          const after = `after ${index} action${index === 1 ? '' : 's'}`;
          const line = `${file}, ${after}: ${names.join([player])} is to act. Best: ${text}; the second best gives away ${changeText(-loss, record.players)}.`;
          await io.stdout.write(
            values.json
              ? `${JSON.stringify({ file, game: game.id, index, player, kind, best, text, loss, ...(to && { to }) })}\n`
              : `${wrapped(line)}${to === undefined ? '' : `   ${style.bold(to)}\n`}`,
          );
        }
      }),
    ).finally(() => shown.end());
    if (count === 0 && !values.json) await io.stdout.write('Nowhere is one action clearly best.\n');
    return code;
  },
};

/** A name that no other puzzle of this run has. */
function freeName(base: string, taken: Set<string>): string {
  let name = `${base}.dice`;
  for (let number = 2; taken.has(name); number++) name = `${base}-${number}.dice`;
  taken.add(name);
  return name;
}
