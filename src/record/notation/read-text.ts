import { actionShapes } from '../../choosing/action-fields.js';
import { isEntry, isGame } from '../../entry/given-game.js';
import { attempt } from '../../kernel/attempt.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyGame } from '../../kernel/types.js';
import type { Task } from '../flow.js';
import { gameFor, isLoadedLater, refusalIn } from '../given.js';
import { openStrictly } from '../open.js';
import { recordError } from '../record-error.js';
import { type GameRecord, NOTED_FORMAT, RECORD_FORMAT } from '../types.js';
import { readEntry } from './entry.js';
import { type Head, isHead, readHead } from './head.js';
import { type Cursor, entriesOf, linesOf } from './lines.js';
import { fail, naming } from './mistakes.js';
import { Mistakes } from './notation-error.js';
import { Played } from './played.js';
import { type Draft, isSection, readNamed, sections } from './sections.js';
import type { Token } from './tokens.js';
import { footWords, headWords } from './words.js';

/** The actions and the headers, among the sections. */
const ACTIONS = 'actions';
const HEADERS = 'headers';

/** What can be read before the game is known. */
interface Opening {
  readonly entries: Iterator<Cursor, undefined>;
  readonly mistakes: Mistakes;
  /** The first entry, where the head is missing. */
  readonly first: Cursor | undefined;
  readonly head: Head | undefined;
  /** Where anything missing at the beginning is missing. */
  readonly start: Token;
}

const NOTHING: Token = { kind: 'end', value: '', line: 0, start: 0, end: 0 };

function openText(text: string): Opening {
  const lines = linesOf(text);
  const mistakes = new Mistakes(lines);
  const entries = entriesOf(lines);
  const first = entries.next().value;
  const isMissing = first !== undefined && !isHead(first) && isSection(first, false);
  const head = mistakes.noting(() => (first ? readHead(first) : fail(NOTHING, RECORD_FORMAT)));
  return { entries, mistakes, first: isMissing ? first : undefined, head, start: first?.peek() ?? NOTHING };
}

/** Reads one entry after another, by what a game declares. */
function createReader(mistakes: Mistakes, game: AnyGame | undefined, isNoted: boolean) {
  const draft: Draft = {};
  const played = new Played();
  const shapes = game && actionShapes(game);
  const order = [HEADERS, ...headWords, ACTIONS, ...footWords];
  let reached = -1;
  /** Headers come before anything else. */
  let areHeaders = isNoted;

  function assertOrder(name: string, token: Token): void {
    const at = order.indexOf(name);
    const last = order[reached];
    if (at < reached) fail(token, `${name} before ${last}`);
    if (at === reached && name !== ACTIONS && name !== HEADERS) fail(token, `${name} once`);
    if (at > order.indexOf(ACTIONS) && played.isOpen) fail(token, ') and the end of the line');
    reached = at;
  }

  function act(cursor: Cursor): void {
    const token = cursor.peek();
    if (isNoted && cursor.skip('(')) played.open(token);
    else if (isNoted && cursor.skip(')')) played.close(token);
    else {
      played.act(token, () => {
        if (shapes) return readEntry(cursor, draft, shapes, isNoted);
        cursor.expectTokens();
        return undefined;
      });
      return;
    }
    cursor.expectEnd();
  }

  function readOne(cursor: Cursor): void {
    const token = cursor.peek();
    const section = isSection(cursor, isNoted) ? sections[token.value] : undefined;
    if (section) {
      areHeaders = false;
      cursor.next();
      naming(token.value, () => section(cursor, draft, game?.schemas.options));
      cursor.expectEnd();
    } else if (areHeaders) readNamed(cursor, draft);
    else act(cursor);
    assertOrder(section ? token.value : areHeaders ? HEADERS : ACTIONS, token);
    if (isNoted) played.comment(cursor.comments);
  }

  return { draft, played, read: (cursor: Cursor) => mistakes.noting(() => readOne(cursor)) };
}

/** The record that was read. @throws Unreadable where its parts are too large together */
function recordOf({ format, game, rules }: Head, draft: Draft, played: Played, start: Token): GameRecord {
  const { options = {}, ...rest } = draft;
  const told = played.all();
  const made = attempt(() => openStrictly({ format, game, rules, options, ...rest, ...told }));
  if (made instanceof GameError) return fail(start, `a record within its bounds (${made.message})`);
  const { header, notes, footer } = made;
  const actions = Object.freeze([...told.actions]);
  return Object.freeze({ ...header, actions, ...(notes.length > 0 && { notes }), ...footer });
}

function recordIn({ entries, mistakes, first, head, start }: Opening, game: AnyGame | undefined): GameRecord {
  const { draft, played, read } = createReader(mistakes, game, head?.format === NOTED_FORMAT);
  let last = start;
  function readNext(cursor: Cursor): void {
    read(cursor);
    last = cursor.end;
  }
  if (first) readNext(first);
  if (head?.format === NOTED_FORMAT) mistakes.noting(() => played.comment(head.comments));
  for (let next = entries.next(); !next.done; next = entries.next()) readNext(next.value);
  const record = mistakes.noting(() => {
    if (!mistakes.isNone) return undefined;
    if (draft.players === undefined) fail(start, 'a line with the players, or their number');
    if (played.isOpen) fail(last, ') on a line of its own');
    return head && recordOf(head, draft, played, start);
  });
  if (record) return record;
  throw mistakes.error();
}

/** The game of the head; what is wrong with it is noted. */
function* gameOf({ mistakes, head }: Opening, given: unknown): Task<AnyGame | undefined> {
  if (!head) return undefined;
  try {
    return yield* gameFor(head, given);
  } catch (error) {
    const { message, path = [] } = refusalIn(error);
    mistakes.add(head.tokens[path[0] === 'rules' ? 'rules' : 'game'], message.replace(/^record: /, ''));
    return undefined;
  }
}

/** The game by which mistakes are reported, where the text's own is not at hand. */
const likely = (given: unknown): AnyGame | undefined =>
  isEntry(given) ? given.game : isGame(given) ? given : undefined;

/** Says what a text that isn't meant to be a record is. @throws `GameError` `INVALID_RECORD` */
function assertNotation(text: string, hasNoGame: boolean): void {
  const isMeant = /^\s*dicewright\s*\//m.test(text);
  if (isMeant && !hasNoGame) return;
  const what = text.includes('\0')
    ? 'it is not a text file'
    : isMeant
      ? 'notation is read with its game: expected the game, its entry or a catalogue beside it'
      : `it is not a record: it does not begin with a JSON object or ${RECORD_FORMAT}`;
  throw recordError(what);
}

/** The record that a text in notation holds. @throws `NotationError` with all mistakes */
export function* readText(text: string, given: unknown): Task<GameRecord> {
  if (given === undefined || isLoadedLater(given)) assertNotation(text, given === undefined);
  const opening = openText(text);
  return recordIn(opening, (yield* gameOf(opening, given)) ?? likely(given));
}
