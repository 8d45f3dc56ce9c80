import { usualPlay } from '../analysis/bots/purposeful-bot.js';
import type { Entry } from '../entry/entry.js';
import { createRng } from '../kernel/dice/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import { happened } from '../play/happened.js';
import { cleanText } from '../render/clean.js';
import type { Session } from '../session/session.js';
import { startGame } from '../session/start.js';
import { tableFlags } from './args.js';
import type { CommandIo } from './io.js';
import { namesOf } from './names.js';
import { drawingOf, headingText, standingText } from './output.js';
import { type PictureWriter, pictureWriter, wantsFolder } from './pictures.js';
import { type PlayValues, refuseFlags } from './play-flags.js';
import { recordText } from './record-text.js';
import { tellReview } from './review-here.js';
import { styleOf } from './style.js';
import { botsAction } from './table/bots-action.js';
import { openTable, playersOf } from './table/opening.js';
import { nextToAct } from './table/order.js';
import { type Seat, seatTexts } from './table/seats.js';

type State = DeepReadonly<Envelope>;

/** Chooses the next action of a game, `null` at its end. */
type Play = (session: Session) => AnyAction | null;

/** Random legal actions, or those of a game that has a purpose. */
function randomPlay(game: AnyGame, seed: string): Play {
  const rng = createRng(`choices ${seed}`);
  const next = usualPlay(game);
  return ({ state }) => next(state, rng);
}

function seatedPlay(seats: readonly Seat[], seed: string): Play {
  return (session) => {
    const { state, toAct, steps } = session;
    if (session.result) return null;
    const player = nextToAct(toAct, steps.at(-1)?.player ?? -1, state.players);
    return botsAction(session, seats[player], player, seed);
  };
}

/** The actions of a game one after another, with the position before each. */
function* actionsOf(session: Session, play: Play): Generator<{ before: State; after: State; text: string }> {
  for (let action = play(session); action; action = play(session)) {
    const before = session.state;
    const { state: after, text } = happened(session.play(action));
    yield { before, after, text };
  }
}

/** How many digits number every position; for that the game is played once in silence. */
function digitsOf(session: Session, play: Play): number {
  let count = 0;
  for (const _ of actionsOf(session, play)) count++;
  return Math.max(3, String(count).length);
}

async function playOut(session: Session, play: Play, io: CommandIo, writer: PictureWriter): Promise<void> {
  await writer.atStart(session.state);
  let index = 0;
  let last: State | undefined;
  for (const { before, after, text } of actionsOf(session, play)) {
    await io.stdout.write(`${index + 1}. ${cleanText(text)}\n`);
    await writer.afterAction(after, index++, before);
    last = before;
  }
  await writer.atEnd(session.state, last);
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
  const start = (): Session => {
    const seated = opened ? { names: opened.seats.map(({ name }) => name) } : {};
    return startGame(game, { players, options, ...seated, seed });
  };
  const play = () => (opened ? seatedPlay(opened.seats, seed) : randomPlay(game, seed));
  const session = start();
  const names = namesOf(
    session.state.players,
    opened?.seats.map(({ name }) => name),
  );
  const pictures = { svg, every: values.every === true };
  const digits = wantsFolder(pictures) ? digitsOf(start(), play()) : 0;
  const writer = pictureWriter(await drawingOf(entry, game, names, io), pictures, digits, io);
  await io.stdout.write(`${headingText(game, names, options)}\n${cleanText(`Seed: ${seed}`)}\n\n`);
  await playOut(session, play(), io, writer);
  await io.stdout.write(standingText(game, session.state, names, styleOf(io.stdout, io.env)));
  if (record !== undefined) await io.writeFile(record, recordText(session.toRecord(), record, game));
  if (values.review && session.result) await tellReview(session.toRecord(), entry, names, io);
}
