import type { Entry } from '../../entry/entry.js';
import { cleanText } from '../../render/clean.js';
import type { Session } from '../../session/session.js';
import { wrapped } from '../answer-text.js';
import { UsageError } from '../errors.js';
import { moduleIn } from '../games-at-hand.js';
import type { CommandIo, Terminal } from '../io.js';
import { namesOf } from '../names.js';
import { drawingOf, headingText, standingText } from '../output.js';
import { type PlayValues, refuseFlags } from '../play-flags.js';
import { recordText } from '../record-text.js';
import { tellReview } from '../review-here.js';
import { clausesOf } from '../rules.js';
import { styleOf } from '../style.js';
import { GameFile } from './game-file.js';
import { type OpenTable, openTable } from './opening.js';
import { playTable } from './play-table.js';

const shellWord = (text: string): string =>
  /^[\w./:,=@%+#-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** Who throws the dice, shown before the first one. */
function diceLine(session: Session, { tellsOutcomes }: OpenTable): string {
  if (tellsOutcomes) return 'You throw the dice, and type in what they show.';
  const { commitment } = session.toRecord();
  return `The dice are fixed by a seed, which is shown at the end. Commitment: ${commitment}`;
}

/** Whether the person wants to know what was luck; not if they leave. */
async function wantsReview(terminal: Terminal): Promise<boolean> {
  const answer = await terminal.ask(
    'Review the game: what was luck, what did choices cost? (y; Enter: no)',
    new AbortController().signal,
  );
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}

/** Plays a game with persons at the terminal. @throws UsageError, FileError, Interrupted (as rejections) */
export async function playHere(entry: Entry, values: PlayValues, io: CommandIo): Promise<void> {
  const { terminal, stdout } = io;
  if (terminal === null) {
    throw new UsageError('--seats: a person plays at a terminal, and here is none: let bots play, or start it in one');
  }
  refuseFlags(values, ['every', 'svg'], 'for games without persons; replay draws one that was recorded');
  const opened = await openTable(entry, values, io);
  const { game, session, seats } = opened;
  const names = namesOf(
    seats.length,
    seats.map(({ name }) => name),
  );
  const style = styleOf(stdout, io.env);
  const width = stdout.columns ?? 80;
  const drawing = await drawingOf(entry, game, names, io);
  const own = moduleIn(io, entry);
  const module = own === undefined ? '' : ` --module ${shellWord(own)}`;
  const asked = values.seats === undefined ? '' : ` --seats ${shellWord(values.seats)}`;
  await stdout.write(`${headingText(game, names, opened.options)}\n${wrapped(diceLine(session, opened), width)}`);
  const file = new GameFile(session, values.save ?? values.resume, io);
  await playTable(
    {
      ...opened,
      entry,
      names,
      drawing,
      width,
      style,
      clause: await clausesOf(entry),
      file,
      botSeed: opened.seed,
      goingOn: (name) => `dicewright play ${game.id}${module} --resume ${shellWord(name)}${asked}`,
    },
    terminal,
    io,
  );
  const { record } = values;
  if (record !== undefined) await io.writeFile(record, recordText(session.toRecord(), record, game));
  if (!session.result) return;
  if (file.name !== undefined) await file.keep(file.name);
  const seed = opened.tellsOutcomes ? '' : `${cleanText(`Seed: ${opened.seed}`)}\n`;
  const sheets = drawing === null ? '' : `${drawing.text(session.state)}\n`;
  await stdout.write(`\n${sheets}${standingText(game, session.state, names, style)}${seed}`);
  if (values.review || (await wantsReview(terminal))) await tellReview(session.toRecord(), entry, names, io);
}
