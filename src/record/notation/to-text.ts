import { actionShapes } from '../../choosing/action-fields.js';
import type { GivenGame } from '../../entry/entry.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { type FoundLater, withGame } from '../given.js';
import type { OpenRecord } from '../open.js';
import { recordError } from '../record-error.js';
import { finder } from '../told.js';
import { NOTED_FORMAT, type Remark } from '../types.js';
import { entryText, readEntry } from './entry.js';
import { Cursor } from './lines.js';
import { Unreadable } from './mistakes.js';
import { readWhole } from './nodes.js';
import { readValue } from './read-value.js';
import { nameText, seatTexts } from './seats.js';
import { resultSchema } from './sections.js';
import { tokensOf } from './tokens.js';
import { isKeyword, isWord, quoted } from './words.js';
import { wholeText } from './write-value.js';

/** The text, once it is certain that it says what was meant. @throws `GameError` `INVALID_RECORD` */
function saying(text: string, meant: unknown, where: string, read: (cursor: Cursor) => unknown): string {
  try {
    if (plainEqual(read(new Cursor(tokensOf(text, 0))), meant)) return text;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  throw recordError(`${where} holds what the game does not declare`);
}

function optionsLine(options: object, { schemas }: AnyGame): string {
  const text = wholeText(options, schemas.options);
  return `options ${saying(text, options, 'options', (cursor) => readValue(readWhole(cursor), schemas.options))}`;
}

const commentLines = (comment?: string): string[] =>
  comment === undefined ? [] : comment.split('\n').map((line) => (line === '' ? '#' : `# ${line}`));

/** Writes an action, what is said about it, and what could have been played in its place. */
function actionWriter({ header: { format, ...seats } }: OpenRecord, game: AnyGame) {
  const shapes = actionShapes(game);
  const names = seatTexts(seats);
  const isNoted = format === NOTED_FORMAT;

  return function written(action: AnyAction, said: Remark | undefined, where: string): string[] {
    const { comment, mark, variations = [] } = said ?? {};
    const text = entryText(action, names, shapes, mark);
    const line = saying(text, { action, mark }, where, (cursor) => readEntry(cursor, seats, shapes, isNoted));
    const [first, ...others] = commentLines(comment);
    const among = variations.flatMap((variation, number) => {
      const noteOf = finder(variation.notes);
      const lines = variation.actions.flatMap((one, index) =>
        written(one, noteOf(index), `${where}: variation ${number}: action ${index}`),
      );
      return ['(', ...commentLines(variation.comment), ...lines, ')'];
    });
    return [first === undefined ? line : `${line} ${first}`, ...others, ...among];
  };
}

function actionLines(record: OpenRecord, game: AnyGame): string[] {
  const { length, actionAt, notes } = record;
  const written = actionWriter(record, game);
  const noteOf = finder(notes);
  return Array.from({ length }, (_, index) => written(actionAt(index), noteOf(index), `action ${index}`)).flat();
}

/** A word where it can stand alone, and isn't a keyword. */
const headerName = (name: string): string => (isWord(name) && !isKeyword(name) ? name : quoted(name));

function textOf(record: OpenRecord, game: AnyGame): string {
  const { header, footer } = record;
  const { headers = {}, names, options, dice, match, lot, commitment, commitments, from, comment } = header;
  const { ended, result, seed, links } = footer;
  const { seat } = ended ?? {};
  const winners = result?.winners.map((winner) => winner + 1);
  const lines = [
    `${header.format} ${nameText(header.game)} ${header.rules}`,
    ...Object.entries(headers).map(([name, text]) => `${headerName(name)} ${isWord(text) ? text : quoted(text)}`),
    `players ${names ? names.map(nameText).join(', ') : header.players}`,
    Object.keys(options).length > 0 && optionsLine(options, game),
    dice !== undefined && `dice ${dice}`,
    match !== undefined && `match ${isWord(match) ? match : quoted(match)}`,
    lot !== undefined && `lot ${lot + 1}`,
    commitment !== undefined && `commitment ${commitment}`,
    commitments && `commitments ${commitments.join(' ')}`,
    from && `from ${quoted(from)}`,
    ...commentLines(comment),
    ...actionLines(record, game),
    ended && `ended ${wholeText({ ...ended, ...(seat !== undefined && { seat: seat + 1 }) }, undefined)}`,
    result && `result ${wholeText({ ...result, winners }, resultSchema())}`,
    seed !== undefined && `seed ${quoted(seed)}`,
    links && `links ${links.join(' ')}`,
  ];
  return lines.map((line) => (line === false || line === undefined ? '' : `${line}\n`)).join('');
}

/**
 * A record as text that a person reads in a diff or sends in a chat, and can write at a table: one action per line, names
 * for players, places counted from 1. The guide *Notation* has its grammar; files of it end in `.dice`.
 *
 * @param record - a {@link GameRecord}, from anywhere; its actions are not judged
 * @param game - the game or its entry; a catalogue is waited for
 * @throws `GameError` `INVALID_RECORD` for anything but a record, and for one that holds what its game does not declare:
 * another type of action or field, a value of another type
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { toText } from 'dicewright/record';
 *
 * const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] };
 * const record = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {}, actions: [roll] };
 * console.log(toText(record, kiriki).trimEnd());
 * // → dicewright/1 kiriki 1
 * // → players 1
 * // → 1 roll 1-5 = 5 3 3 5 3
 * ```
 */
export function toText<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  game: GivenGame<State, Action, Options, View>,
): string;
export function toText<Given>(record: unknown, catalogue: Given & FoundLater<Given>): Promise<string>;
export function toText(record: unknown, given: unknown): string | Promise<string> {
  return withGame(record, given, textOf);
}
