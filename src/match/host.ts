import { attempt } from '../kernel/attempt.js';
import { checkSeed, createSeed } from '../kernel/dice/seed.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, isInteger, numberOrType, read } from '../kernel/plain.js';
import type { GameResult } from '../kernel/types.js';
import { viewRecord } from '../record/replay.js';
import { diceOf } from '../record/table.js';
import { type GameRecord, NOTED_FORMAT, type RecordHeader } from '../record/types.js';
import { deadlineOf } from './deadline.js';
import { abandoning, adjudicating, atTime, checkTime, forfeiting, resigning, ticking } from './ending.js';
import { frameOf } from './frames.js';
import { headerIn, namesIn } from './headers.js';
import { journalOf, type Log, type Step } from './journal.js';
import { judgeOf } from './judge.js';
import { around, type Position, resultOf, snapshotOf, toActIn } from './position.js';
import { queue } from './queue.js';
import { shareHere } from './share-here.js';
import { seatOf } from './shared.js';
import { sharedSeen } from './shared-seen.js';
import { announcing, committing, revealing } from './sharing.js';
import { actionsThatStand } from './standing-actions.js';
import { checkSeat, checkVersion, checkViewer, playing, refusal, type Submission, violationOf } from './submission.js';
import { type OnError, subscriptionsOf } from './subscriptions.js';
import { answering, takingBack } from './taking-back.js';
import type { Answer, Match, MatchFrame } from './types.js';

type Names = readonly string[] | undefined;

const SNAPSHOT_EVERY = 50;
const MOST_FRAMES = 1_000;

/** A match whose log one process has read. */
export interface Hosted extends Log {
  readonly header: RecordHeader;
  /** `undefined` where the table throws the dice. */
  readonly seed: string | undefined;
  readonly onError: OnError;
}

/** @throws what the store throws; Error `store: …` for a log that breaks its laws */
export async function hostMatch(hosted: Hosted, start: Position): Promise<Match> {
  const { store, id, game, header, seed, sharing } = hosted;
  const { players } = header;
  const dice = diceOf(header, seed);
  const onError: OnError = (error) => void read(() => hosted.onError(error));

  // Listening first: what is appended while the log is read wakes the match afterwards.
  let onWake = (_id?: string, _version?: number): void => undefined;
  const stopListening = await store.listen?.((...wake) => onWake(...wake), id);
  const inTurn = queue(2 * deadlineOf(store));
  const journal = journalOf(hosted, start);
  const namesNow = (): Names => namesIn(header, journal.position);
  const frameFor = (step: Step, seat: number | null): MatchFrame =>
    frameOf(hosted, namesIn(header, step.after), step, seat);
  const subscriptions = subscriptionsOf(journal, frameFor, onError);
  const judge = judgeOf(hosted, journal, subscriptions.tell);
  await judge.readOn();

  let isClosed = false;
  /** The time of the last tick. */
  let time: number | undefined;
  /** Snapshots and reading after wakes, which nobody waits for. */
  let beside: Promise<unknown> = Promise.resolve();
  const runBeside = (run: () => unknown): void => {
    beside = Promise.all([beside, Promise.resolve().then(run).catch(onError)]);
  };

  const catchUp = (version?: number): Promise<number> =>
    inTurn(async () => {
      await judge.settle();
      if (version === undefined || version > journal.position.version) await judge.readOn();
      return journal.position.version;
    });
  onWake = (wokenId, version) => {
    if (isClosed || (wokenId !== undefined && wokenId !== id)) return;
    runBeside(async () => {
      await catchUp(version);
      subscriptions.tellBehind();
    });
  };

  function keepSnapshot(position: Position): void {
    const { version } = position;
    if (version % SNAPSHOT_EVERY === 0) runBeside(() => store.snapshot(id, version, snapshotOf(position)));
  }

  /** Judges what the host submits. */
  async function answerTo(submissionOf: () => Submission): Promise<Answer> {
    const submission = attempt(() => {
      if (isClosed) throw refusal('INVALID_ACTION', 'it is closed');
      return atTime(hosted, submissionOf(), time);
    });
    return inTurn(async () => {
      await judge.settle();
      if (submission instanceof GameError) {
        return Object.freeze({ ok: false, error: violationOf(submission), version: journal.position.version });
      }
      const answer = await judge.judge(submission);
      if (answer.ok && !answer.repeated) keepSnapshot(journal.position);
      return Object.freeze(answer);
    });
  }

  const answerSeat = (seat: number, submissionOf: () => Submission): Promise<Answer> =>
    answerTo(() => {
      checkSeat(seat, players);
      return submissionOf();
    });

  const playingOf = (seat: number, action: unknown, options: unknown): Submission =>
    sharing ? announcing(game, sharing, seat, action, options) : playing(game, dice, seat, action, options);

  /** The record of the position now, with its result, from which the caller knows what may be shown. */
  async function wholeRecord(): Promise<{ record: GameRecord; result: GameResult | null }> {
    const position = await inTurn(async () => {
      await judge.settle();
      return journal.position;
    });
    const { version, end } = position;
    const result = resultOf(hosted, position);
    const actions = await actionsThatStand(store, id, version);
    const ended = end && { ended: end.ended };
    const { links, ...told } = headerIn(header, hosted, position);
    const format = end ? NOTED_FORMAT : told.format;
    const known = { ...ended, ...(result && { result }), ...(links && { links }) };
    return { record: { ...told, format, actions, ...known }, result };
  }
  const withSeed = (record: GameRecord): GameRecord => ({ ...record, ...(seed !== undefined && { seed }) });

  const match: Match = Object.freeze({
    id,
    get seats() {
      const lot = header.lot ?? journal.position.shares?.lot;
      return Object.freeze(Array.from({ length: players }, (_, place) => seatOf({ lot }, place, players)));
    },
    get version() {
      return journal.position.version;
    },
    submit: (seat, action, options) => answerSeat(seat, () => playingOf(seat, action, options)),
    undo: (seat, options) => answerSeat(seat, () => takingBack(hosted, seat, options)),
    answer: (seat, version, accept, options) =>
      answerSeat(seat, () => answering(hosted, seat, version, accept, options)),
    resign: (seat, options) => answerSeat(seat, () => resigning(hosted, namesNow(), players, seat, options)),
    abandon: (reason, options) => answerTo(() => abandoning(hosted, reason, options)),
    adjudicate: (result, reason, options) => answerTo(() => adjudicating(hosted, players, result, reason, options)),
    forfeit: (seat, reason, options) => answerTo(() => forfeiting(hosted, players, seat, reason, options)),
    commit: (seat, commitment) => answerSeat(seat, () => committing(hosted, seat, commitment)),
    reveal: (seat, link) => answerSeat(seat, () => revealing(hosted, seat, link)),
    share(seat, chainSeed = createSeed()) {
      checkSeat(seat, players);
      checkSeed(chainSeed);
      return sharing ? shareHere(match, seat, chainSeed, onError) : () => undefined;
    },
    tick: (now) =>
      answerTo(() => {
        checkTime(now);
        time = Math.max(now, time ?? now);
        return ticking(hosted, namesNow(), time);
      }),
    async catchUp(version) {
      if (version !== undefined) checkVersion(version);
      return catchUp(version);
    },
    view(seat) {
      checkViewer(seat, players);
      const { position } = journal;
      const { version, state } = position;
      const { names, commitment = null } = headerIn(header, hosted, position);
      const seen = { toAct: toActIn(hosted, position), result: resultOf(hosted, position), commitment };
      const view = game.view(state, seat);
      const shared = sharedSeen(hosted, position, seat);
      const beside = { ...(names && { names }), ...around(hosted, position, time), ...(shared && { shared }) };
      return deepFreeze({ version, view, ...seen, ...beside });
    },
    async framesSince(version, seat, { limit = MOST_FRAMES } = {}) {
      checkVersion(version);
      checkViewer(seat, players);
      if (!isInteger(limit, 1, MOST_FRAMES)) {
        throw refusal('INVALID_ACTION', `limit: expected 1 to ${MOST_FRAMES}, got ${numberOrType(limit)}`);
      }
      await inTurn(judge.settle);
      const frames: MatchFrame[] = [];
      for await (const step of journal.stepsSince(version)) {
        if (frames.push(frameFor(step, seat)) === limit) break;
      }
      return frames;
    },
    subscribe(seat, listener, { since = journal.position.version } = {}) {
      checkViewer(seat, players);
      checkVersion(since);
      if (typeof listener !== 'function') throw refusal('INVALID_ACTION', 'expected a function as listener');
      return subscriptions.add(seat, listener, since);
    },
    async record(seat) {
      checkViewer(seat, players);
      const { record, result } = await wholeRecord();
      return result ? withSeed(record) : viewRecord(record, seat, game);
    },
    save: async () => withSeed((await wholeRecord()).record),
    async close() {
      isClosed = true;
      subscriptions.clear();
      await inTurn(() => undefined).catch(onError);
      await stopListening?.();
      await beside;
    },
  } satisfies Match);
  return match;
}
