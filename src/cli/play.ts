import { usualPlay } from '../analysis/bots/purposeful-bot.js';
import { createRng } from '../kernel/random.js';
import type { AnyGame } from '../kernel/types.js';
import type { Recorder } from '../record/recorder.js';
import { startRecord } from '../record/start.js';
import { cleanText } from '../render/clean.js';
import { gameArg, onlyOne, readArgs, tableFlags } from './args.js';
import type { Command, CommandIo } from './io.js';
import { type Names, namesOf } from './names.js';
import { drawingOf, headingText, standingText } from './output.js';
import { type PictureWriter, pictureWriter, wantsFolder } from './pictures.js';
import { recordText } from './record-text.js';

const help = `Usage: dicewright play GAME [--players n] [--seed s] [--options JSON]
                       [--record FILE] [--svg OUT] [--every]

Plays a game to its end with random legal actions, announces every action, then
shows the sheets and the result. The same seed plays the same game. A game that
is purposeful (see list) is played with its purpose: at random it would hardly
ever end.

  --players n      number of players (2, or as near as the game allows)
  --seed s         any text; without it a new one is made, and told
  --options JSON   options of the game, such as '{"repeat":false}': see list
  --record FILE    write the record; FILE.ndjson as a log of lines
  --every          show the sheets after every action, not only at the end
  --svg OUT        write pictures, too: OUT is a file that ends with .svg for
                   the last one, or a folder for one of every position
                   (000.svg is the start); what an action changed is marked
`;

/** The random choices of a game: its actions one after another, with the position before each. */
function* choices(game: AnyGame, recorder: Recorder, seed: string) {
  const rng = createRng(`choices ${seed}`);
  const next = usualPlay(game);
  for (let action = next(recorder.state, rng); action; action = next(recorder.state, rng)) {
    const before = recorder.state;
    const after = recorder.play(action);
    yield { before, after, action: recorder.lastAction ?? action };
  }
}

/** Digits that number every position; for that the game is played once in silence. */
function digitsOf(game: AnyGame, recorder: Recorder, seed: string): number {
  let count = 0;
  for (const _ of choices(game, recorder, seed)) count++;
  return Math.max(3, String(count).length);
}

async function playOut(
  game: AnyGame,
  recorder: Recorder,
  seed: string,
  names: Names,
  io: CommandIo,
  writer: PictureWriter,
) {
  await writer.atStart(recorder.state);
  let index = 0;
  let last: typeof recorder.state | undefined;
  for (const { before, after, action } of choices(game, recorder, seed)) {
    await io.stdout.write(`${index + 1}. ${names.inText(game.describe(before, action, after))}\n`);
    await writer.afterAction(after, index++, before);
    last = before;
  }
  await writer.atEnd(recorder.state, last);
}

export const play: Command = {
  name: 'play',
  summary: 'play a random legal game, and record it',
  help,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      players: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      record: { type: 'string' },
      svg: { type: 'string' },
      every: { type: 'boolean' },
    });
    const game = await gameArg(onlyOne(positionals, 'GAME'));
    const table = tableFlags(game, values);
    const seed = values.seed ?? io.freshSeed();
    const start = (): Recorder => startRecord(game, { ...table, seed });
    const names = namesOf(table.players);
    const pictures = { svg: values.svg, every: values.every ?? false };
    const digits = wantsFolder(pictures) ? digitsOf(game, start(), seed) : 0;
    const writer = pictureWriter(await drawingOf(game, names, io), pictures, digits, io);
    const recorder = start();
    await io.stdout.write(`${headingText(game, names, table.options)}\n${cleanText(`Seed: ${seed}`)}\n\n`);
    await playOut(game, recorder, seed, names, io, writer);
    await io.stdout.write(standingText(game, recorder.state, names));
    if (values.record !== undefined) {
      await io.writeFile(values.record, recordText(recorder.toJSON(), values.record, game));
    }
    return 0;
  },
};
