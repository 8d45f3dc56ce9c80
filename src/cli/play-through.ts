import { usualPlay } from '../analysis/bots/purposeful-bot.js';
import type { Entry } from '../kernel/entry.js';
import { createRng } from '../kernel/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import type { Recorder } from '../record/recorder.js';
import { startRecord } from '../record/start.js';
import { cleanText } from '../render/clean.js';
import { tableFlags } from './args.js';
import type { CommandIo } from './io.js';
import { type Names, namesOf } from './names.js';
import { drawingOf, headingText, standingText } from './output.js';
import { type PictureWriter, pictureWriter, wantsFolder } from './pictures.js';
import { type PlayValues, refuseFlags } from './play-flags.js';
import { recordText } from './record-text.js';
import { styleOf } from './style.js';
import { botsAction } from './table/bots-action.js';
import { openTable, playersOf } from './table/opening.js';
import { nextToAct } from './table/order.js';
import { type Seat, seatTexts } from './table/seats.js';

type State = DeepReadonly<Envelope>;

/** Who chooses the next action of a game, `null` at its end. */
type Play = (recorder: Recorder) => AnyAction | null;

/** Random legal actions, or those of a game that has a purpose. */
function randomPlay(game: AnyGame, seed: string): Play {
  const rng = createRng(`choices ${seed}`);
  const next = usualPlay(game);
  return ({ state }) => next(state, rng);
}

/** What the bots do in their seats. */
function seatedPlay(game: AnyGame, seats: readonly Seat[], seed: string): Play {
  return (recorder) => {
    const { state } = recorder;
    if (game.result(state)) return null;
    const player = nextToAct(game.playersToAct(state), recorder.lastAction?.player ?? -1, state.players);
    return botsAction(game, recorder, seats[player], player, seed);
  };
}

/** The actions of a game one after another, with the position before each. */
function* actionsOf(recorder: Recorder, play: Play): Generator<{ before: State; after: State; action: AnyAction }> {
  for (let action = play(recorder); action; action = play(recorder)) {
    const before = recorder.state;
    const after = recorder.play(action);
    yield { before, after, action: recorder.lastAction ?? action };
  }
}

/** Digits that number every position; for that the game is played once in silence. */
function digitsOf(recorder: Recorder, play: Play): number {
  let count = 0;
  for (const _ of actionsOf(recorder, play)) count++;
  return Math.max(3, String(count).length);
}

/** Plays a game to its end, and announces and draws what happens. */
async function playOut(
  game: AnyGame,
  recorder: Recorder,
  play: Play,
  names: Names,
  io: CommandIo,
  writer: PictureWriter,
): Promise<void> {
  await writer.atStart(recorder.state);
  let index = 0;
  let last: State | undefined;
  for (const { before, after, action } of actionsOf(recorder, play)) {
    await io.stdout.write(`${index + 1}. ${names.inText(game.describe(before, action, after))}\n`);
    await writer.afterAction(after, index++, before);
    last = before;
  }
  await writer.atEnd(recorder.state, last);
}

/** Plays a game without persons to its end. @throws UsageError, FileError (as rejections) */
export async function playThrough(entry: Entry, values: PlayValues, io: CommandIo): Promise<void> {
  refuseFlags(values, ['dice', 'save', 'resume'], 'for games with persons: name you among the seats');
  const game = await entry.load();
  const { seats: asked, record, svg } = values;
  const seed = values.seed ?? io.freshSeed();
  const isRandom = asked === undefined || seatTexts(asked).every((text) => text === 'random');
  const opened = isRandom ? null : await openTable(entry, { ...values, seed }, io);
  const { options, players } = opened
    ? { ...opened, players: opened.seats.length }
    : tableFlags(game, { ...values, players: playersOf(values) });
  const start = (): Recorder => {
    const seated = opened ? { names: opened.seats.map(({ name }) => name) } : {};
    return startRecord(game, { players, options, ...seated, seed });
  };
  const play = () => (opened ? seatedPlay(game, opened.seats, seed) : randomPlay(game, seed));
  const recorder = start();
  const names = namesOf(
    recorder.state.players,
    opened?.seats.map(({ name }) => name),
  );
  const pictures = { svg, every: values.every === true };
  const digits = wantsFolder(pictures) ? digitsOf(start(), play()) : 0;
  const writer = pictureWriter(await drawingOf(entry, game, names, io), pictures, digits, io);
  await io.stdout.write(`${headingText(game, names, options)}\n${cleanText(`Seed: ${seed}`)}\n\n`);
  await playOut(game, recorder, play(), names, io, writer);
  await io.stdout.write(standingText(game, recorder.state, names, styleOf(io.stdout, io.env)));
  if (record !== undefined) await io.writeFile(record, recordText(recorder.toJSON(), record, game));
}
