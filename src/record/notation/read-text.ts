import { actionShapes } from '../../choosing/action-fields.js';
import { gameAtHand } from '../../entry/given-game.js';
import { attempt } from '../../kernel/attempt.js';
import { GameError } from '../../kernel/errors.js';
import { plainCopy } from '../../kernel/plain.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import type { Task } from '../flow.js';
import { gameFor, isLoadedLater, refusalIn } from '../given.js';
import { readFooter, readHeader, refuse } from '../open.js';
import { type GameRecord, MAX_ACTIONS, RECORD_FORMAT, type RecordHeader } from '../types.js';
import { readEntry } from './entry.js';
import { type Head, isHead, readHead } from './head.js';
import { type Cursor, entriesOf, linesOf } from './lines.js';
import { fail, naming } from './mistakes.js';
import { Mistakes } from './notation-error.js';
import { type Draft, isSection, sections } from './sections.js';
import type { Token } from './tokens.js';

/** What stands for the actions among the sections. */
const ACTIONS = 'actions';
const order: readonly string[] = ['players', 'options', 'dice', 'commitment', ACTIONS, 'result', 'seed'];

/** What comes before the game has to be known. */
interface Opening {
  readonly entries: Iterator<Cursor, undefined>;
  readonly mistakes: Mistakes;
  /** The first entry, where the head is missing. */
  readonly first: Cursor | undefined;
  readonly head: Head | undefined;
  /** Where what is missing at the beginning is missing. */
  readonly start: Token;
}

const NOTHING: Token = { kind: 'end', value: '', line: 0, start: 0, end: 0 };

function openText(text: string): Opening {
  const lines = linesOf(text);
  const mistakes = new Mistakes(lines);
  const entries = entriesOf(lines);
  const first = entries.next().value;
  const isMissing = first !== undefined && !isHead(first) && isSection(first);
  const head = mistakes.noting(() => (first ? readHead(first) : fail(NOTHING, RECORD_FORMAT)));
  return { entries, mistakes, first: isMissing ? first : undefined, head, start: first?.peek() ?? NOTHING };
}

/** Reads one entry after another, by what a game declares. */
function createReader(mistakes: Mistakes, game: AnyGame | undefined) {
  const draft: Draft = {};
  const actions: AnyAction[] = [];
  const shapes = game && actionShapes(game);
  let reached = -1;

  function assertOrder(name: string, token: Token): void {
    const at = order.indexOf(name);
    const last = order[reached];
    if (at < reached) fail(token, `${name} before ${last}`);
    if (at === reached && name !== ACTIONS) fail(token, `${name} once`);
    reached = at;
  }

  function act(cursor: Cursor): void {
    if (actions.length === MAX_ACTIONS) fail(cursor.peek(), `at most ${MAX_ACTIONS} actions`);
    if (shapes) actions.push(readEntry(cursor, draft, shapes));
    else cursor.expectTokens();
  }

  function readOne(cursor: Cursor): void {
    const token = cursor.peek();
    const section = isSection(cursor) ? sections[token.value] : undefined;
    if (section) {
      cursor.next();
      naming(token.value, () => section(cursor, draft, game?.schemas.options));
      cursor.expectEnd();
    } else act(cursor);
    assertOrder(section ? token.value : ACTIONS, token);
  }

  return { draft, actions, read: (cursor: Cursor) => mistakes.noting(() => readOne(cursor)) };
}

/** The record that was read. @throws Unreadable where its parts are too large together */
function recordOf({ game, rules }: Head, draft: Draft, actions: readonly AnyAction[], start: Token): GameRecord {
  const { players, options = {}, dice, names, commitment, result, seed } = draft;
  const head = { format: RECORD_FORMAT, game, rules, players, options, dice, names, commitment };
  const made = attempt(() => {
    const plain = plainCopy({ ...head, result, seed }, 'INVALID_RECORD', 'record') as Parameters<typeof readHeader>[0];
    const { result: end, seed: revealed, ...rest } = plain;
    const header = readHeader(rest, 'record', refuse) as RecordHeader;
    const foot = { ...(end !== undefined && { result: end }), ...(revealed !== undefined && { seed: revealed }) };
    return { header, footer: readFooter(foot, 'record', refuse, header) };
  });
  if (made instanceof GameError) return fail(start, `a record within its bounds (${made.message})`);
  return Object.freeze({ ...made.header, actions: Object.freeze([...actions]), ...made.footer });
}

function recordIn({ entries, mistakes, first, head, start }: Opening, game: AnyGame | undefined): GameRecord {
  const { draft, actions, read } = createReader(mistakes, game);
  if (first) read(first);
  for (let next = entries.next(); !next.done; next = entries.next()) read(next.value);
  const record = mistakes.noting(() => {
    if (draft.players === undefined && mistakes.isNone) fail(start, 'a line with the players, or their number');
    return head && mistakes.isNone ? recordOf(head, draft, actions, start) : undefined;
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

/** What the mistakes of a text are told by, where it is of none that is at hand. */
const likely = (given: unknown): AnyGame | undefined => (isLoadedLater(given) ? undefined : gameAtHand(given));

/** Says what a text is that means to be no record at all. @throws `GameError` `INVALID_RECORD` */
function assertNotation(text: string, hasNoGame: boolean): void {
  const isMeant = /^\s*dicewright\s*\//m.test(text);
  if (isMeant && !hasNoGame) return;
  const what = text.includes('\0')
    ? 'it is not a text file'
    : isMeant
      ? 'notation is read with its game: expected the game, its entry or a catalogue beside it'
      : `it is not a record: it does not begin with a JSON object or ${RECORD_FORMAT}`;
  throw new GameError('INVALID_RECORD', `record: ${what}`);
}

/** The record that a text in notation writes down. @throws `NotationError` with all mistakes */
export function* readText(text: string, given: unknown): Task<GameRecord> {
  if (given === undefined || isLoadedLater(given)) assertNotation(text, given === undefined);
  const opening = openText(text);
  return recordIn(opening, (yield* gameOf(opening, given)) ?? likely(given));
}
