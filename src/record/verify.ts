import type { GivenGame } from '../entry/entry.js';
import { attempt } from '../kernel/attempt.js';
import { DICE_VERSION, type Dice } from '../kernel/dice/dice.js';
import { drawnBy } from '../kernel/dice/drawing.js';
import { engineOf } from '../kernel/engine/engine.js';
import { type ErrorCode, GameError } from '../kernel/errors.js';
import { isRecord, type Json, plainCopy, plainEqual, read } from '../kernel/plain.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, GameResult } from '../kernel/types.js';
import { committedTable } from './committed.js';
import { endProblem } from './ended.js';
import { COMMITMENT, isCommitment } from './fields.js';
import { each, resultOf, type Task } from './flow.js';
import { footerFields } from './footer-fields.js';
import { opened } from './form.js';
import { type FoundLater, gameFor, isLoadedLater, refusalIn } from './given.js';
import { lastLine } from './log.js';
import { lotDrawn } from './lot.js';
import { readText } from './notation/read-text.js';
import { openRecord } from './open.js';
import { toldFrom } from './read.js';
import { recordError } from './record-error.js';
import { type SharedDice, sharedDiceOf, together } from './shared-dice.js';
import { isStream, type RecordStream, type RecordText } from './source.js';
import { errorAt, firstState } from './step.js';
import { diceOf } from './table.js';
import { finder, lineError, type Telling, type Told, toldBy } from './told.js';
import { MAX_ACTIONS, MAX_UNDONE, type RecordFooter, type RecordHeader, type Remark } from './types.js';

/** How many deviations a report lists; further ones are only counted. */
const MAX_DEVIATIONS = 1_000;

/**
 * How a record deviates from the game that it records.
 *
 * - `header`: not a record, one of another format, game or rules, or a property that is not what it should be.
 * - `commitment`: the seed is not the one committed to, or nothing shows that it is the one that was promised; where
 *   everybody shares in the dice, the same for their links.
 * - `action`: not shaped like any action of the game, or unreadable.
 * - `illegal`: a rule forbids the action, or it is someone else's turn.
 * - `over`: an action after the end of the game.
 * - `outcome`: missing, or could not have happened.
 * - `dice`: possible, but not what the revealed seed, or everybody's links, give.
 * - `result`: the game ended differently, or has not ended.
 * - `ended`: it can't have been ended so: the game was over, or another result would have come of it.
 */
export type DeviationKind =
  | 'header'
  | 'commitment'
  | 'action'
  | 'illegal'
  | 'over'
  | 'outcome'
  | 'dice'
  | 'result'
  | 'ended';

/** One thing that is wrong with a record. */
export interface Deviation {
  /** 0-based index of the action; `null` where it is not about one. */
  readonly index: number | null;
  /**
   * In a variation: its number at that action, the index of the action in it, and so on for one within another. 0-based.
   */
  readonly variation?: readonly number[];
  readonly kind: DeviationKind;
  readonly code: ErrorCode;
  /** The clause that forbids the action, where `code` is `ILLEGAL`. */
  readonly clause?: string;
  /** One line in English. */
  readonly message: string;
}

/** See {@link verifyRecord}. */
export interface VerifyOptions {
  /**
   * The commitment that was shown before the first action, as kept by someone who has to rely on it: `sha256:` and 64
   * hexadecimal digits. Whoever makes a record can choose the dice first, and then make a commitment for them; they can't
   * change what is kept elsewhere. `null`, as shown by matches whose dice the table throws, is none.
   */
  readonly commitment?: string | null | undefined;
}

/** What {@link verifyRecord} or {@link verifyLines} found. */
export interface VerificationReport<State = Envelope> {
  /** No deviation was found. */
  readonly ok: boolean;
  /** In the order of the record: what is wrong with its header, its actions, its result. At most 1,000. */
  readonly deviations: readonly Deviation[];
  /** How many further deviations are not listed. */
  readonly omitted: number;
  /** How many actions were judged: all in the record, unless its header prevents a replay. */
  readonly actions: number;
  /** How many of them were left out because they can't be played. */
  readonly skipped: number;
  /** How many outcomes were compared with what the seed, or everybody's links, give; 0 for a record without these. */
  readonly drawn: number;
  /**
   * Whether outcomes were compared with what the seed, or everybody's links, give: `null` without these, `'unknown'` where
   * the seed is of older dice (the header has no `dice`), which can no longer be thrown.
   */
  readonly dice: 'compared' | 'unknown' | null;
  readonly commitment: {
    /**
     * What the seed, or what everybody shared, was compared with: the commitment that was `kept`, or the record's `own`,
     * which only shows that the record agrees with itself; `null` for want of a commitment or of the seed.
     */
    readonly compared: 'kept' | 'own' | null;
    /** What it binds: the dice for this table, or, in the `old` form, for any game. `null` where nothing was compared. */
    readonly form: 'table' | 'old' | null;
  };
  /** The state after all actions that can be played; `null` when the header prevents a replay. */
  readonly state: DeepReadonly<State> | null;
  /** The result of that state, or that of a match ended there; `null` while the game runs. */
  readonly result: GameResult | null;
  /** What comes before the actions; `null` where that can't be read. */
  readonly header: RecordHeader | null;
  /** What comes after them. */
  readonly footer: RecordFooter;
  /** The last line of the log was cut off, as after a crash, and is left out. */
  readonly torn: boolean;
}

/** Opens a log at its beginning; it is read twice, because the seed, by which its dice are judged, is at its end. */
export type OpenLog<Source> = () => Source;

/** Collects deviations: a hostile record can have more than memory holds. */
function createFindings() {
  const deviations: Deviation[] = [];
  let omitted = 0;
  return {
    add(
      index: number | null,
      kind: DeviationKind,
      { code, clause, message }: GameError,
      variation?: readonly number[],
    ): void {
      if (deviations.length === MAX_DEVIATIONS) omitted++;
      else {
        const about = { ...(variation && { variation }), ...(clause !== undefined && { clause }) };
        deviations.push({ index, kind, code, ...about, message });
      }
    },
    all: () => ({ ok: deviations.length === 0, deviations, omitted }),
  };
}
type Findings = ReturnType<typeof createFindings>;

/** What a report says when the header prevents a replay. */
const NOT_REPLAYED = {
  actions: 0,
  skipped: 0,
  drawn: 0,
  dice: null,
  commitment: { compared: null, form: null },
  state: null,
  result: null,
} as const;

/** The commitment that was kept. @throws `GameError` `INVALID_SETUP` */
function keptIn(options: unknown = {}): string | undefined {
  const copy = plainCopy(options, 'INVALID_SETUP', 'verify') as VerifyOptions;
  const { commitment } = { ...copy };
  const isKnown = isRecord(copy) && Object.keys(copy).every((key) => key === 'commitment');
  if (isKnown && (commitment == null || isCommitment(commitment))) return commitment ?? undefined;
  throw new GameError('INVALID_SETUP', `commitment: expected ${COMMITMENT}`);
}

/**
 * Replays a record and reports every deviation from the rules, from its seed, from its commitment and from its result. Bad
 * input is reported, too, never thrown for.
 *
 * - A seed without `dice` in the header belongs to older dice: nothing is compared with it, and `dice` says so.
 * - Where the seed gives another outcome, the recorded one is used to go on: dice of a table are facts.
 * - An outcome that is missing or impossible is replaced by what the seed gives, if there is one.
 * - Variations are judged like what was played, each from the position before its action, up to the first action that can't be
 *   played.
 * - Any other action that can't be played is left out. What follows is judged in the position that then stands, so one
 *   mistake can bring others: the first says most.
 * - A finished game without a result is no deviation, nor is a commitment without its seed. In a result, winners and scores
 *   are compared, not the words of the reason.
 *
 * With a `commitment` that was kept, the record must have its seed, and the commitment must be for that seed and this record's
 * game, rules, options, players and match. Where everybody shared in the dice it must have their links, and the commitment
 * must be for their commitments.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @param game - the game or its entry, which may have older rules; a catalogue is waited for
 * @throws `GameError` `INVALID_SETUP` when `game` is none of these, and for anything but a commitment
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { verifyRecord } from 'dicewright/record';
 *
 * const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 7] };
 * const record = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {}, actions: [roll] };
 * const { ok, deviations } = verifyRecord(record, kiriki);
 * console.log(ok, deviations[0]?.index, deviations[0]?.kind); // → false 0 outcome
 * ```
 */
export function verifyRecord<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  game: GivenGame<State, Action, Options, View>,
  options?: VerifyOptions,
): VerificationReport<State>;
/** Verifies a record whose game is loaded. */
export function verifyRecord<Given>(
  record: unknown,
  catalogue: Given & FoundLater<Given>,
  options?: VerifyOptions,
): Promise<VerificationReport>;
export function verifyRecord(
  record: unknown,
  given: unknown,
  options?: unknown,
): VerificationReport | Promise<VerificationReport> {
  return resultOf(verifiedRecord(record, given, keptIn(options)), isLoadedLater(given));
}

/**
 * Verifies a record while it is being read: a log in constant memory, whatever its length. Only the current state and those
 * that can still be undone are held, at most 1,000 in a row. The report is that of {@link verifyRecord} for the record that
 * `readRecord` reads from it.
 *
 * @param open - opens the log at its beginning: `() => createReadStream(path)`; a log is read twice, because the seed, by
 * which its dice are judged as they come, is at its end. What it throws passes through
 * @throws `GameError` `INVALID_RECORD`, naming the line, for what `readRecord` would refuse, and for a log that has changed
 * in between
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { verifyLines } from 'dicewright/record';
 *
 * const log = `{"format":"dicewright/1","game":"kiriki","rules":1,"players":1,"options":{}}
 * {"type":"roll","player":0,"dice":[0,1,2,3,4],"outcome":[5,3,3,5,3]}
 * {"type":"score","player":0,"pattern":"fullHouse"}
 * `;
 * const { ok, actions, torn } = verifyLines(() => log, kiriki);
 * console.log(ok, actions, torn); // → true 2 false
 * ```
 */
export function verifyLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  open: OpenLog<RecordText>,
  game: GivenGame<State, Action, Options, View>,
  options?: VerifyOptions,
): VerificationReport<State>;
/** Verifies a log that comes bit by bit, with the game at hand. */
export function verifyLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  open: OpenLog<RecordStream>,
  game: GivenGame<State, Action, Options, View>,
  options?: VerifyOptions,
): Promise<VerificationReport<State>>;
/** Verifies a log whose game is loaded. */
export function verifyLines<Given>(
  open: OpenLog<RecordText | RecordStream>,
  catalogue: Given & FoundLater<Given>,
  options?: VerifyOptions,
): Promise<VerificationReport>;
export function verifyLines(
  open: OpenLog<unknown>,
  given: unknown,
  options?: unknown,
): VerificationReport | Promise<VerificationReport> {
  if (typeof open !== 'function') throw recordError('expected a function that opens a log');
  const kept = keptIn(options);
  const first = open();
  return resultOf(verifiedLines(open, first, given, kept), isStream(first) || isLoadedLater(given));
}

// How a record is verified, from top to bottom. A log is read twice: first for its seed.

/** A record that is there as a whole. What is wrong with its header is found first. */
function* verifiedRecord(record: unknown, given: unknown, kept: string | undefined): Task<VerificationReport> {
  const findings = createFindings();
  const open = openRecord(record, (error) => findings.add(null, 'header', error));
  if (open) return yield* verified(toldBy(open), open.footer, given, kept, findings);
  return { ...findings.all(), ...NOT_REPLAYED, header: null, footer: {}, torn: false };
}

/** A record in any form: a log is opened again, anything else is read as a whole. */
function* verifiedLines(
  open: OpenLog<unknown>,
  first: unknown,
  given: unknown,
  kept: string | undefined,
): Task<VerificationReport> {
  const source = yield* opened(first);
  if (source.form === 'value') return yield* verifiedRecord(source.value, given, kept);
  if (source.form === 'notation') return yield* verifiedRecord(yield* readText(source.text, given), given, kept);
  const revealed = revealedIn(yield* lastLine(source.pieces));
  const told = standing(yield* toldFrom(yield* opened(open()), given));
  const report = yield* verified(told, revealed, given, kept, createFindings());
  const { seed, links } = report.footer;
  if (plainEqual({ seed, links }, { ...revealed })) return report;
  throw recordError('the log has changed while it was read');
}

/** What the dice were drawn from, as it is known at the end. */
interface Revealed {
  readonly seed?: string | undefined;
  readonly links?: readonly string[] | undefined;
}

/** What the last line of a log reveals. What is wrong with the line is reported when the log is read. */
function revealedIn(last: { readonly text: string | null } | undefined): Revealed {
  const footer = read(() => JSON.parse(last?.text ?? '') as { readonly [key: string]: Json });
  const known = (key: 'seed' | 'links'): unknown => {
    // An action has a type.
    const value = footer?.type === undefined ? footer?.[key] : undefined;
    // The header says how many players there are.
    const players = Array.isArray(value) ? value.length - 1 : undefined;
    return footerFields[key]?.accepts(value, { players }) ? value : undefined;
  };
  return { seed: known('seed'), links: known('links') } as Revealed;
}

/** What a record says, judged by the rules of its game: header, commitment, actions, result. */
function* verified(
  telling: Telling,
  { seed, links }: Revealed,
  given: unknown,
  kept: string | undefined,
  findings: Findings,
): Task<VerificationReport> {
  let header: RecordHeader | null = null;
  let judge: Judge | undefined;
  let footer: RecordFooter = {};
  let { commitment }: Pick<VerificationReport, 'commitment'> = NOT_REPLAYED;
  let shared: SharedDice | null | undefined;
  let dice: Dice | null | undefined;

  /** Where nothing can be judged, the report says why. */
  function* begin(told: RecordHeader): Task {
    header = told;
    try {
      const game = yield* gameFor(told, given);
      const first = firstState(game, told);
      shared = sharedDiceOf(told, links);
      dice = shared ?? diceOf(told, seed);
      judge = createJudge(game, first, dice, findings);
      commitment = checkedCommitment(told, seed, first, kept, findings);
      checkLot(told, dice, findings);
    } catch (error) {
      findings.add(null, 'header', refusalIn(error));
    }
  }

  const { torn } = yield* each(telling, (told) => {
    if (told.kind === 'header') return begin(told.header);
    if (told.kind === 'footer') footer = told.footer;
    else if (told.kind === 'action') judge?.act(told.action, told.note);
    else if (told.kind === 'unreadable') judge?.skip(told.error, false);
    return undefined;
  });
  const facts = judge?.facts();
  const { ended } = footer;
  const unlinked = judge && shared?.problem(judge.events());
  if (unlinked) findings.add(null, 'commitment', recordError(unlinked));
  const problem = facts && endProblem(footer, facts.result, facts.state.players);
  if (problem !== undefined) {
    const kind = ended ? 'ended' : 'result';
    findings.add(null, kind, recordError(`${kind}: ${problem}`));
  }
  const result = facts?.result ?? (ended && footer.result) ?? null;
  const compared = !facts || !(dice || seed !== undefined) ? null : dice ? 'compared' : 'unknown';
  return { ...findings.all(), ...NOT_REPLAYED, ...facts, result, dice: compared, commitment, header, footer, torn };
}

/**
 * What stands in the end: the last actions are held back as long as nothing random follows, since what may be taken back is
 * not judged yet.
 */
function* standing(telling: Telling): Telling {
  let count = 0;
  let undoable: Extract<Told, { kind: 'action' }>[] = [];

  function settled(...further: Told[]): Told[] {
    const all = [...undoable, ...further];
    undoable = [];
    return all;
  }

  function add(told: Extract<Told, { kind: 'action' }>): readonly Told[] | undefined {
    if (count++ === MAX_ACTIONS) throw lineError(told.line ?? 0, `expected at most ${MAX_ACTIONS} actions`);
    if ('outcome' in told.action) return settled(told);
    undoable.push(told);
    return undoable.length > MAX_UNDONE ? undoable.splice(0, 1) : undefined;
  }

  function undo(line: number): undefined {
    if (!undoable.pop()) throw lineError(line, 'there is no action to undo, or it was random, or too many follow it');
    count--;
  }

  const ending = yield* each(telling, (told) => {
    if (told.kind === 'action') return add(told);
    return told.kind === 'undo' ? undo(told.line) : settled(told);
  });
  yield* settled();
  return ending;
}

/** Whether the seed, or what everybody has committed to, is what was promised. */
function checkedCommitment(
  header: RecordHeader,
  drawn: string | undefined,
  first: Envelope,
  kept: string | undefined,
  findings: Findings,
): VerificationReport['commitment'] {
  const { match, commitment: own, dice, from, commitments } = header;
  const seed = commitments ? together(commitments) : drawn;
  const isTable = match !== undefined;
  /**
   * Whether it was made for another seed, or for something that no commitment fixes, so that the record's maker could
   * choose.
   */
  function isOther(one: string): boolean {
    const isMade = (told: string | undefined): boolean =>
      told === undefined || committedTable(told, one, match, first, header.options) !== undefined;
    const isChosen = dice !== DICE_VERSION || (from !== undefined && (match !== '' || kept !== undefined));
    return !isMade(own) || !isMade(kept) || (isTable && isChosen);
  }
  const problem =
    seed === undefined
      ? kept !== undefined && 'it is missing'
      : (isOther(seed) || (commitments && drawn !== undefined)) && 'it is not the one that the commitment was made for';
  if (problem) findings.add(null, 'commitment', recordError(`${commitments ? 'commitments' : 'seed'}: ${problem}`));
  if (seed === undefined || (kept ?? own) === undefined) return NOT_REPLAYED.commitment;
  return { compared: kept === undefined ? 'own' : 'kept', form: isTable ? 'table' : 'old' };
}

function checkLot({ lot, players }: RecordHeader, dice: Dice | null, findings: Findings): void {
  if (lot === undefined || !dice || lotDrawn(dice, players) === lot) return;
  findings.add(null, 'dice', recordError('lot: the seed gives another'));
}

interface Rolling {
  readonly outcome?: unknown;
}

/** Judges the actions of a record one after the other. */
function createJudge(game: AnyGame, first: Envelope, dice: Dice | null, findings: Findings) {
  let state = first;
  let actions = 0;
  let skipped = 0;
  let drawn = 0;
  // Events that were skipped: the dice of the record were drawn for them, too, though the state does not count them.
  let skippedEvents = 0;

  const { step } = engineOf(game);
  const source = drawnBy(dice?.draw && { draw: (chance, event) => dice.draw(chance, event + skippedEvents) }, game.id);
  /** The state that the action leads to with what the seed gives, or why it leads nowhere. */
  const drawnState = (action: AnyAction): Envelope | GameError => attempt(() => step(state, action, source).state);

  function skip(error: GameError, hadOutcome: boolean): void {
    findings.add(actions++, kindOf(error), error);
    skipped++;
    if (hadOutcome) skippedEvents++;
  }

  function go(next: Envelope): void {
    state = next;
    actions++;
  }

  /** Variations, each from the position before its action: the dice of a seed fell for what was played. */
  function vary(before: Envelope, variations: Remark['variations'] = [], way: readonly number[] = []): void {
    for (const [number, variation] of variations.entries()) {
      const noteOf = finder(variation.notes);
      let position = before;
      for (const [index, action] of variation.actions.entries()) {
        const place = [...way, number, index];
        vary(position, noteOf(index)?.variations, place);
        const result = game.safeReduce(position, action);
        if (!result.ok) {
          const error = errorAt(actions, result.error, undefined, place);
          findings.add(actions, kindOf(error), error, place);
          // What follows belongs to a position that doesn't exist.
          break;
        }
        position = result.state;
      }
    }
  }

  return {
    skip,
    act(action: AnyAction & Rolling, note?: Remark): void {
      vary(state, note?.variations);
      const isRandom = action.outcome !== undefined;
      // As the seed gives it. An outcome must be in the record: none is drawn for it.
      const asDrawn = dice && isRandom ? drawnState(action) : undefined;
      const isOther = asDrawn instanceof GameError;
      // As the rules allow it, whatever the seed gives.
      const result = asDrawn && !isOther ? ({ ok: true, state: asDrawn } as const) : game.safeReduce(state, action);
      if (result.ok) {
        if (asDrawn) drawn++;
        if (isOther) {
          const event = state.events + skippedEvents;
          const error = new GameError('DICE_MISMATCH', `the seed gives another outcome for event ${event}`);
          findings.add(actions, 'dice', errorAt(actions, error));
        }
        go(result.state);
        return;
      }
      // With the outcome that the seed or the rules give, if they give one.
      const error = errorAt(actions, result.error);
      const { outcome: _, ...rest } = action;
      const corrected = error.code === 'INVALID_OUTCOME' ? drawnState(rest) : error;
      if (corrected instanceof GameError) {
        skip(error, isRandom);
        return;
      }
      findings.add(actions, 'outcome', error);
      go(corrected);
    },
    /** How many random events there were; the state only counts those that could be played. */
    events: (): number => state.events + skippedEvents,
    facts: () => ({ actions, skipped, drawn, state, result: game.result(state) }),
  };
}
type Judge = ReturnType<typeof createJudge>;

const kinds: Partial<Record<ErrorCode, DeviationKind>> = {
  INVALID_RECORD: 'action',
  INVALID_ACTION: 'action',
  INVALID_OUTCOME: 'outcome',
  GAME_OVER: 'over',
};
const kindOf = ({ code }: GameError): DeviationKind => kinds[code] ?? 'illegal';
