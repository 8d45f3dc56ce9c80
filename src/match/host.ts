import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, isInteger, numberOrType, read } from '../kernel/plain.js';
import type { GameResult } from '../kernel/types.js';
import { viewRecord } from '../record/replay.js';
import { diceOf } from '../record/table.js';
import type { GameRecord, RecordHeader } from '../record/types.js';
import { frameOf } from './frames.js';
import { journalOf, type Log } from './journal.js';
import { judgeOf } from './judge.js';
import { type Position, snapshotOf } from './position.js';
import { queue } from './queue.js';
import { actionsThatStand } from './standing-actions.js';
import {
  checkSeat,
  checkVersion,
  checkViewer,
  playing,
  refusal,
  type Submission,
  takingBack,
  violationOf,
} from './submission.js';
import { type OnError, subscriptionsOf } from './subscriptions.js';
import type { Answer, Match, MatchFrame } from './types.js';

const SNAPSHOT_EVERY = 50;
const MOST_FRAMES = 1_000;

/** A match of which one process has read the log. */
export interface Hosted extends Log {
  readonly header: RecordHeader;
  /** `undefined` where the table throws the dice. */
  readonly seed: string | undefined;
  readonly onError: OnError;
}

/** @throws what the store throws; Error `store: …` for a log that breaks its laws */
export async function hostMatch(hosted: Hosted, start: Position): Promise<Match> {
  const { store, id, game, header, seed } = hosted;
  const { players, names, commitment = null } = header;
  const dice = diceOf(header, seed);
  const onError: OnError = (error) => void read(() => hosted.onError(error));

  // Listening first: what is appended while the log is read wakes the match afterwards.
  let onWake = (_id?: string, _version?: number): void => undefined;
  const stopListening = await store.listen?.((...wake) => onWake(...wake), id);
  const inTurn = queue();
  const journal = journalOf(hosted, start);
  const frameFor = frameOf.bind(null, game, names);
  const subscriptions = subscriptionsOf(journal, frameFor, onError);
  const judge = judgeOf(hosted, journal, subscriptions.tell);
  await judge.readOn();

  let isClosed = false;
  /** Snapshots and what wakes asked for, which nobody waits for. */
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
    if (!isClosed && (wokenId === undefined || wokenId === id)) runBeside(() => catchUp(version));
  };

  function keepSnapshot(position: Position): void {
    const { version } = position;
    if (version % SNAPSHOT_EVERY === 0) runBeside(() => store.snapshot(id, version, snapshotOf(position)));
  }

  async function answerTo(seat: number, submissionOf: () => Submission): Promise<Answer> {
    const submission = attempt(() => {
      if (isClosed) throw refusal('INVALID_ACTION', 'it is closed');
      checkSeat(seat, players);
      return submissionOf();
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

  /** The record of the position now, by whose outcome the caller knows what may be told of it. */
  async function wholeRecord(): Promise<{ record: GameRecord; result: GameResult | null }> {
    const { version, state } = await inTurn(async () => {
      await judge.settle();
      return journal.position;
    });
    const result = game.result(state);
    const actions = await actionsThatStand(store, id, version);
    return { record: { ...header, actions, ...(result && { result }) }, result };
  }
  const withSeed = (record: GameRecord): GameRecord => ({ ...record, ...(seed !== undefined && { seed }) });

  return Object.freeze({
    id,
    get version() {
      return journal.position.version;
    },
    submit: (seat, action, options) => answerTo(seat, () => playing(game, dice, seat, action, options)),
    undo: (seat, options) => answerTo(seat, () => takingBack(seat, options)),
    async catchUp(version) {
      if (version !== undefined) checkVersion(version);
      return catchUp(version);
    },
    view(seat) {
      checkViewer(seat, players);
      const { version, state } = journal.position;
      const seen = { toAct: game.playersToAct(state), result: game.result(state), commitment };
      return deepFreeze({ version, view: game.view(state, seat), ...seen, ...(names && { names }) });
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
      await inTurn(() => undefined);
      await stopListening?.();
      await beside;
    },
  } satisfies Match);
}
