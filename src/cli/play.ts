import type { AnyGame } from '../kernel/types.js';
import type { Recorder } from '../record/recorder.js';
import { startRecord } from '../record/start.js';
import type { RecordHeader } from '../record/types.js';
import { cleanText } from '../render/clean.js';
import { wrapped } from './answer-text.js';
import { gameArg, onlyOne, optionsFlagOf, playersFlag, readArgs, tableFlags } from './args.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import type { CommandIo } from './io.js';
import { type Names, namesOf } from './names.js';
import { drawingOf, headingText, standingText } from './output.js';
import { pictureWriter, wantsFolder } from './pictures.js';
import { digitsOf, playOut, randomPlay, seatedPlay } from './play-bots.js';
import { recordText } from './record-text.js';
import { clausesOf } from './rules.js';
import { styleOf } from './style.js';
import { GameFile } from './table/game-file.js';
import { type OpenTable, openTable } from './table/opening.js';
import { playTable } from './table/play-table.js';
import { isPerson, seatTexts } from './table/seats.js';

const flags = {
  seats: {
    type: 'string',
    value: 'SEAT,...',
    kind: 'seats',
    about:
      'who plays: you, you:Ada (as many as you like, at one terminal), or a bot as tournament takes it, such as mcts or random; without it all play at random',
  },
  players: playersFlag,
  seed: { type: 'string', value: 's', about: 'any text; without it a new one is made, and told' },
  dice: {
    type: 'string',
    value: 'WHOSE',
    kind: ['seed', 'table'],
    about: 'table: you throw them yourselves and type in what they show',
  },
  options: optionsFlagOf('options of the game, such as repeat=false or \'{"repeat":false}\': see list'),
  save: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about: 'keep the game there, with its seed: on s, on q and on Ctrl-C',
  },
  resume: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about: 'go on with a game that was kept, to the same file unless --save names another',
  },
  record: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about: 'write the record at the end; FILE.ndjson as a log of lines',
  },
  every: { type: 'boolean', about: 'show the sheets after every action, not only at the end' },
  svg: {
    type: 'string',
    value: 'OUT',
    kind: 'file',
    about:
      'write pictures, too: OUT is a file that ends with .svg for the last one, or a folder for one of every position (000.svg is the start); what an action changed is marked',
  },
} as const;

type Values = { readonly [flag in keyof typeof flags]?: string | boolean | undefined } & {
  readonly [flag in Exclude<keyof typeof flags, 'every'>]?: string | undefined;
};

/** The record at the end, where one is asked for. */
async function writeRecord(recorder: Recorder, file: string | undefined, io: CommandIo): Promise<void> {
  if (file !== undefined) await io.writeFile(file, recordText(recorder.toJSON(), file));
}

const headingOf = (game: AnyGame, names: Names, options: object, line: string): string =>
  `${headingText(game, names, options)}\n${line}`;

/** Without persons: plays to the end. */
async function playThrough(game: AnyGame, values: Values, io: CommandIo): Promise<void> {
  const { seats: asked, record, svg } = values;
  const seed = values.seed ?? io.freshSeed();
  const opened = asked === undefined ? null : await openTable(game, { ...values, seed }, io);
  const table = opened ?? tableFlags(game, values);
  const start = (): Recorder => {
    const { players } = opened ? opened.recorder.state : tableFlags(game, values);
    const seated = opened ? { names: opened.seats.map(({ name }) => name) } : {};
    return startRecord(game, { players, options: table.options, ...seated, seed });
  };
  const play = () => (opened ? seatedPlay(game, opened.seats, seed) : randomPlay(game, seed));
  const recorder = start();
  const names = namesOf(
    recorder.state.players,
    opened?.seats.map(({ name }) => name),
  );
  const pictures = { svg, every: values.every === true };
  const digits = wantsFolder(pictures) ? digitsOf(start(), play()) : 0;
  const writer = pictureWriter(await drawingOf(game, names, io), pictures, digits, io);
  await io.stdout.write(`${headingOf(game, names, table.options, `${cleanText(`Seed: ${seed}`)}\n`)}\n`);
  await playOut(game, recorder, play(), names, io, writer);
  await io.stdout.write(standingText(game, recorder.state, names, styleOf(io.stdout, io.env)));
  await writeRecord(recorder, record, io);
}

/** A word as a shell takes it. */
const shellWord = (text: string): string =>
  /^[\w./:,=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** Who throws the dice, told before the first one. */
function diceLine(recorder: Recorder, { tellsOutcomes }: OpenTable): string {
  if (tellsOutcomes) return 'You throw the dice, and type in what they show.';
  const { commitment } = recorder.toJSON() as RecordHeader;
  return `The dice are fixed by a seed, which is told at the end. Commitment: ${commitment}`;
}

/** With persons at the terminal. */
async function playHere(game: AnyGame, values: Values, io: CommandIo): Promise<void> {
  const { terminal, stdout } = io;
  if (terminal === null) {
    throw new UsageError('--seats: a person plays at a terminal, and here is none: let bots play, or start it in one');
  }
  for (const flag of ['every', 'svg'] as const) {
    if (values[flag]) throw new UsageError(`--${flag}: for games without persons; replay draws one that was recorded`);
  }
  const opened = await openTable(game, values, io);
  const { recorder, seats } = opened;
  const names = namesOf(
    seats.length,
    seats.map(({ name }) => name),
  );
  const style = styleOf(stdout, io.env);
  const width = stdout.columns ?? 80;
  const drawing = await drawingOf(game, names, io);
  const asked = values.seats === undefined ? '' : ` --seats ${shellWord(values.seats)}`;
  await stdout.write(headingOf(game, names, opened.options, wrapped(diceLine(recorder, opened), width)));
  const file = new GameFile(recorder, values.save ?? values.resume, io);
  await playTable(
    {
      ...opened,
      game,
      names,
      drawing,
      width,
      style,
      clause: await clausesOf(game.id),
      file,
      botSeed: opened.seed,
      goingOn: (name) => `dicewright play ${game.id} --resume ${shellWord(name)}${asked}`,
    },
    terminal,
    io,
  );
  if (!game.outcome(recorder.state)) return writeRecord(recorder, values.record, io);
  if (file.name !== undefined) await file.keep(file.name);
  await writeRecord(recorder, values.record, io);
  const seed = opened.tellsOutcomes ? '' : `${cleanText(`Seed: ${opened.seed}`)}\n`;
  const sheets = drawing === null ? '' : `${drawing.text(recorder.state)}\n`;
  await stdout.write(`\n${sheets}${standingText(game, recorder.state, names, style)}${seed}`);
}

export const play: Command = {
  name: 'play',
  summary: 'play a game against bots or persons, or let it be played',
  usage: [
    'GAME --seats you,mcts [--seed s | --dice table] [--options OPTIONS] [--save FILE] [--record FILE]',
    'GAME --resume FILE [--seats SEAT,...] [--save FILE] [--record FILE]',
    'GAME [--players n | --seats BOT,...] [--seed s] [--options OPTIONS] [--record FILE] [--svg OUT] [--every]',
  ],
  about: [
    'With you among the seats, you play at the terminal: what can be chosen is numbered, and an answer is a number or an action as the notation has it (roll 2 5). ? tells what else can be said. Persons who have secrets of each other take turns at a cleared screen.',
    'Without persons the game is played to its end: every action is announced, then come the sheets and the result. The same seed plays the same game. A game that is purposeful (see list) is played with its purpose: at random it would hardly ever end.',
  ],
  flags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const game = await gameArg(onlyOne(positionals, 'GAME'));
    const hasPersons =
      values.seats === undefined ? values.resume !== undefined : seatTexts(values.seats).some(isPerson);
    if (hasPersons) await playHere(game, values, io);
    else await playThrough(game, values, io);
    return exitCodes.well;
  },
};
