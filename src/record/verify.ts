import type { Dice } from '../kernel/dice.js';
import { type ErrorCode, GameError } from '../kernel/errors.js';
import { plainCopy, plainEqual } from '../kernel/plain.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, GameOutcome } from '../kernel/types.js';
import { commit } from './commit.js';
import { asGame, type FindGame, matching } from './game-of.js';
import { type OpenRecord, openRecord } from './open.js';
import { diceOf } from './recorder.js';
import { errorAt, firstState, resultProblem } from './step.js';
import type { RecordHeader } from './types.js';

/** The number of deviations that a report lists; further ones are only counted. */
export const MAX_DEVIATIONS = 1_000;

/**
 * In what a record deviates from the game that it tells of.
 *
 * - `header`: not a record, one of another format, game or rules, or a property that is not what it should be.
 * - `commitment`: the seed is not the one that was committed to.
 * - `action`: not shaped like any action of the game, or unreadable.
 * - `illegal`: a rule forbids the action, or it is somebody else's turn.
 * - `over`: an action after the end of the game.
 * - `outcome`: missing, or could not have happened.
 * - `dice`: possible, but not what the revealed seed gives.
 * - `result`: the game ended otherwise, or has not ended.
 */
export type DeviationKind = 'header' | 'commitment' | 'action' | 'illegal' | 'over' | 'outcome' | 'dice' | 'result';

/** One thing that is wrong with a record. */
export interface Deviation {
  /** 0-based index of the action; `null` where it is not about one. */
  readonly index: number | null;
  readonly kind: DeviationKind;
  readonly code: ErrorCode;
  /** The clause that forbids the action, where `code` is `ILLEGAL`. */
  readonly clause?: string;
  /** One line in English. */
  readonly message: string;
}

/** What {@link verifyRecord} found. */
export interface VerificationReport<State = Envelope> {
  /** No deviation was found. */
  readonly ok: boolean;
  /** In the order of the record: what is wrong with its header, its actions, its result. At most 1,000. */
  readonly deviations: readonly Deviation[];
  /** How many further deviations are not listed. */
  readonly omitted: number;
  /** How many actions were judged: all that the record has, unless its header prevents a replay. */
  readonly actions: number;
  /** How many of them were left out because they can't be played. */
  readonly skipped: number;
  /** How many outcomes were compared with what the seed gives; 0 for a record without seed. */
  readonly drawn: number;
  /**
   * Whether outcomes were compared with what the seed gives: `null` without a seed, `'unknown'` where the seed is of
   * older dice (the header has no `dice`), which nobody throws any more.
   */
  readonly dice: 'compared' | 'unknown' | null;
  /** The state after all actions that can be played; `null` when the header prevents a replay. */
  readonly state: DeepReadonly<State> | null;
  /** The outcome of that state; `null` while the game runs. */
  readonly outcome: GameOutcome | null;
}

/** Collects deviations: a hostile record can have more than memory holds. */
function createFindings() {
  const deviations: Deviation[] = [];
  let omitted = 0;
  return {
    add(index: number | null, kind: DeviationKind, { code, clause, message }: GameError): void {
      if (deviations.length === MAX_DEVIATIONS) omitted++;
      else deviations.push({ index, kind, code, ...(clause !== undefined && { clause }), message });
    },
    result: () => ({ ok: deviations.length === 0, deviations, omitted }),
  };
}
type Findings = ReturnType<typeof createFindings>;

const NOT_REPLAYED = { actions: 0, skipped: 0, drawn: 0, dice: null, state: null, outcome: null } as const;

function kindOf({ code }: GameError): DeviationKind {
  switch (code) {
    case 'INVALID_RECORD':
    case 'INVALID_ACTION':
      return 'action';
    case 'INVALID_OUTCOME':
      return 'outcome';
    case 'GAME_OVER':
      return 'over';
    default:
      return 'illegal';
  }
}

interface Rolling {
  readonly outcome?: unknown;
}

/** Judges the actions of a record one after the other. */
function createJudge(game: AnyGame, first: Envelope, dice: Dice | null, findings: Findings) {
  let state = first;
  let skipped = 0;
  let drawn = 0;
  // Events that were skipped: the dice of the record were drawn for them, too, though the state does not count them.
  let skippedEvents = 0;

  const eventNow = (): number => state.events + skippedEvents;

  /** What the seed gives for a legal action. @returns `undefined` where nothing is random */
  function drawnFor(action: AnyAction): Required<Rolling> | undefined {
    const chance = dice && game.chance(state, action);
    if (!chance) return undefined;
    const outcome = dice.draw(chance, eventNow());
    return { outcome: plainCopy(outcome, 'INVALID_OUTCOME', `${game.id}: drawn outcome`) };
  }

  function compareWithSeed(action: AnyAction & Rolling, index: number): void {
    const expected = drawnFor(action);
    if (!expected) return;
    drawn++;
    if (plainEqual(expected.outcome, action.outcome)) return;
    const error = new GameError('DICE_MISMATCH', `the seed gives another outcome for event ${eventNow()}`);
    findings.add(index, 'dice', errorAt(index, error));
  }

  /** Plays a legal action whose outcome can't be with the one that the seed or the rules tell, if they tell one. */
  function repair({ outcome: _, ...action }: AnyAction & Rolling): boolean {
    const result = game.safeReduce(state, { ...action, ...drawnFor(action) });
    if (result.ok) state = result.state;
    return result.ok;
  }

  function skip(index: number, error: GameError, hadOutcome: boolean): void {
    findings.add(index, kindOf(error), error);
    skipped++;
    if (hadOutcome) skippedEvents++;
  }

  return {
    judge(action: AnyAction & Rolling, index: number): void {
      const result = game.safeReduce(state, action);
      if (result.ok) {
        compareWithSeed(action, index);
        state = result.state;
        return;
      }
      const error = errorAt(index, result.error);
      if (error.code === 'INVALID_OUTCOME' && repair(action)) findings.add(index, 'outcome', error);
      else skip(index, error, action.outcome !== undefined);
    },
    skip,
    facts: () => ({ state, skipped, drawn, outcome: game.outcome(state) }),
  };
}

/** An action of the record, or why it can't be read. */
function readAt(record: OpenRecord, index: number): AnyAction | GameError {
  try {
    return record.actionAt(index);
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

function checkCommitment(record: OpenRecord, findings: Findings): void {
  const { commitment } = record.header;
  const { seed } = record.footer;
  if (commitment === undefined || seed === undefined || commit(seed) === commitment) return;
  const message = 'record: seed: it is not the one that the commitment was made for';
  findings.add(null, 'commitment', new GameError('INVALID_RECORD', message));
}

function verify(record: OpenRecord, game: AnyGame, findings: Findings): VerificationReport {
  const first = firstState(game, record.header);
  checkCommitment(record, findings);
  const { seed, result } = record.footer;
  const thrown = diceOf(record.header, seed);
  const judge = createJudge(game, first, thrown, findings);
  for (let index = 0; index < record.length; index++) {
    const action = readAt(record, index);
    if (action instanceof GameError) judge.skip(index, action, false);
    else judge.judge(action, index);
  }
  const facts = judge.facts();
  const problem = resultProblem(result, facts.outcome);
  if (problem !== undefined) {
    findings.add(null, 'result', new GameError('INVALID_RECORD', `record: result: ${problem}`));
  }
  const dice = seed === undefined ? null : thrown ? 'compared' : 'unknown';
  return { ...findings.result(), actions: record.length, dice, ...facts };
}

/** Runs what reads the header; what it throws becomes a deviation of the header. */
function reporting(findings: Findings, run: () => VerificationReport): VerificationReport {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    findings.add(null, 'header', error);
    return { ...findings.result(), ...NOT_REPLAYED };
  }
}

async function gameOrRefusal(find: FindGame, header: RecordHeader): Promise<AnyGame | GameError> {
  try {
    return await find(header);
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

/** {@link verifyRecord}, synchronous where the game is given. */
export function verifyUsing(
  find: FindGame,
  record: unknown,
  game?: unknown,
): VerificationReport | Promise<VerificationReport> {
  const given = game === undefined ? undefined : asGame(game);
  const findings = createFindings();
  const open = openRecord(record, (error) => findings.add(null, 'header', error));
  if (!open) {
    const report = { ...findings.result(), ...NOT_REPLAYED };
    return given ? report : Promise.resolve(report);
  }
  if (given) return reporting(findings, () => verify(open, matching(open.header, given), findings));
  return gameOrRefusal(find, open.header).then((found) =>
    reporting(findings, () => {
      if (found instanceof GameError) throw found;
      return verify(open, found, findings);
    }),
  );
}
