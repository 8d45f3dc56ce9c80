import { attempt } from '../kernel/attempt.js';
import type { Dice } from '../kernel/dice/dice.js';
import { type ErrorCode, GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, GameResult } from '../kernel/types.js';
import { createReducer } from '../play/reducer.js';
import { commit } from './commit.js';
import { errorAt, firstState, resultProblem } from './step.js';
import { diceOf } from './table.js';
import type { RecordFooter, RecordHeader } from './types.js';

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
  readonly result: GameResult | null;
}

/** Collects deviations: a hostile record can have more than memory holds. */
export function createFindings() {
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
export type Findings = ReturnType<typeof createFindings>;

/** What a report says when the header prevents a replay. */
export const NOT_REPLAYED = { actions: 0, skipped: 0, drawn: 0, dice: null, state: null, result: null } as const;

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

  const reduce = dice
    ? createReducer(game, { draw: (chance, event) => dice.draw(chance, event + skippedEvents) })
    : game.reduce;

  /** Plays an action, with what the seed gives where there is a seed. @returns why it can't be played */
  function problemOf(action: AnyAction): GameError | undefined {
    const after = attempt(() => reduce(state, action));
    if (after instanceof GameError) return after;
    state = after;
    return undefined;
  }

  function skip(index: number, error: GameError, hadOutcome: boolean): void {
    findings.add(index, kindOf(error), error);
    skipped++;
    if (hadOutcome) skippedEvents++;
  }

  return {
    judge(action: AnyAction & Rolling, index: number): void {
      const isRandom = action.outcome !== undefined;
      // An outcome must be in the record: none is drawn for it.
      const problem = dice && isRandom && problemOf(action);
      if (problem === undefined) {
        drawn++;
        return;
      }
      const result = game.safeReduce(state, action);
      if (result.ok) {
        if (problem) {
          drawn++;
          const event = state.events + skippedEvents;
          const error = new GameError('DICE_MISMATCH', `the seed gives another outcome for event ${event}`);
          findings.add(index, 'dice', errorAt(index, error));
        }
        state = result.state;
        return;
      }
      const error = errorAt(index, result.error);
      const { outcome: _, ...rest } = action;
      // With the outcome that the seed or the rules tell, if they tell one.
      if (error.code === 'INVALID_OUTCOME' && !problemOf(rest)) findings.add(index, 'outcome', error);
      else skip(index, error, isRandom);
    },
    skip,
    facts: () => ({ state, skipped, drawn, result: game.result(state) }),
  };
}

function checkCommitment({ commitment }: RecordHeader, seed: string | undefined, findings: Findings): void {
  if (commitment === undefined || seed === undefined || commit(seed) === commitment) return;
  const message = 'record: seed: it is not the one that the commitment was made for';
  findings.add(null, 'commitment', new GameError('INVALID_RECORD', message));
}

/**
 * Judges a record: what its header says at once, then its actions as they come, at last what its end says.
 *
 * @param seed - the one that the record reveals, if it does
 * @throws `GameError` `INVALID_RECORD` for a set-up that the game refuses
 */
export function judgeRecord(game: AnyGame, header: RecordHeader, seed: string | undefined, findings: Findings) {
  const first = firstState(game, header);
  checkCommitment(header, seed, findings);
  const dice = diceOf(header, seed);
  const { facts: factsNow, ...judge } = createJudge(game, first, dice, findings);
  return {
    ...judge,
    report(actions: number, result: RecordFooter['result']): VerificationReport {
      const facts = factsNow();
      const problem = resultProblem(result, facts.result);
      if (problem !== undefined) {
        findings.add(null, 'result', new GameError('INVALID_RECORD', `record: result: ${problem}`));
      }
      return {
        ...findings.result(),
        actions,
        dice: seed === undefined ? null : dice ? 'compared' : 'unknown',
        ...facts,
      };
    },
  };
}
