import { entryOfRecord, loadGame } from '../record/given.js';
import { marks } from '../record/notes.js';
import { type LogEvent, replayLines } from '../record/replay.js';
import type { Frame } from '../record/types.js';
import { cleanText } from '../render/clean.js';
import { onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { judging } from './errors.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { namesOf } from './names.js';
import { drawingOf, headingText, standingText } from './output.js';
import { moduleFlag } from './own-games.js';
import { type PictureArgs, pictureWriter } from './pictures.js';
import { tellTorn } from './position.js';
import { styleOf } from './style.js';

/** Of the numbers of pictures: only its end shows how long a log is. */
const DIGITS = 7;

/** The comment, each of its lines on a line of its own. */
const commentText = (comment: string | undefined, indent = ''): string =>
  (comment?.split('\n') ?? []).map((line) => `${indent}# ${cleanText(line)}\n`).join('');

function actionText({ index, text, note: { mark, comment } = {} }: Frame): string {
  const told = `${index + 1}. ${cleanText(text)}${mark ? ` ${marks[mark]}` : ''}`;
  return `${told}\n${commentText(comment, '   ')}`;
}

async function show(events: AsyncIterable<LogEvent>, pictures: PictureArgs, io: CommandIo): Promise<boolean> {
  const iterator = events[Symbol.asyncIterator]();
  const start = await iterator.next();
  if (start.done || start.value.kind !== 'start') throw new TypeError('a replay starts with the header');
  const { header } = start.value;
  let { state } = start.value;
  let before: typeof state | undefined;
  let torn = false;
  const entry = entryOfRecord(header, catalogueIn(io));
  const game = await loadGame(header, entry);
  const names = namesOf(header.players, header.names);
  const writer = pictureWriter(await drawingOf(entry, game, names, io), pictures, DIGITS, io);
  const said = Object.entries(header.headers ?? {}).map((header) => cleanText(header.join(': ')));
  const about = [headingText(game, names, header.options), ...said].map((line) => `${line}\n`).join('');
  await io.stdout.write(`${about}${commentText(header.comment)}\n`);
  for await (const event of { [Symbol.asyncIterator]: () => iterator }) {
    if (io.stdout.isClosed() && !writer.wantsFiles) return false;
    if (event.kind === 'end') torn = event.torn;
    else {
      // What was taken back leaves nothing to be marked.
      before = event.kind === 'action' ? state : undefined;
      state = event.state;
    }
    if (event.kind === 'undo') await io.stdout.write(`${event.index + 1}. (taken back)\n`);
    if (event.kind === 'action') {
      await io.stdout.write(actionText(event));
      await writer.afterAction(state, event.index, before ?? state);
    }
  }
  await writer.atEnd(state, before);
  await io.stdout.write(standingText(game, state, names, styleOf(io.stdout, io.env)));
  return torn;
}

const flags = {
  ...moduleFlag,
  every: { type: 'boolean', about: 'show the sheets after every action, not only at the end' },
  svg: {
    type: 'string',
    value: 'OUT',
    kind: 'file',
    about:
      'write pictures, too: OUT is a file that ends with .svg for the last one, or a folder for one after every action',
  },
} as const;

export const replay: Command = {
  name: 'replay',
  summary: 'announce every action of a recorded game, show sheets and result',
  usage: ['FILE [--svg OUT] [--every]'],
  about: [
    'Replays a recorded game: announces every action, then shows the sheets and the result. FILE is a record as JSON, as a log of lines (newline-delimited JSON) or in notation; - is standard input.',
  ],
  flags,
  words: 'file',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const file = onlyOne(positionals, 'FILE');
    const events = replayLines(io.readFile(file), catalogueIn(io));
    const torn = await judging(file, () => show(events, { svg: values.svg, every: values.every ?? false }, io));
    if (torn) await tellTorn(io, file);
    return 0;
  },
};
