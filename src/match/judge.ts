import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import { entriesBetween, readEntry, storeError } from './entries.js';
import { type Journal, type Log, type Step, stepOf } from './journal.js';
import { positionAfter } from './position.js';
import { staleness } from './staleness.js';
import type { Entry, StoredEntry } from './store.js';
import { refusal, type Submission, violationOf } from './submission.js';
import type { Answer } from './types.js';

/** Judges what is submitted, one after the other, and reads entries. */
export interface Judge {
  /** Reads on to the end of the log. */
  readonly readOn: () => Promise<void>;
  /** Reads on if the store has thrown, so that what it holds is not known. */
  readonly settle: () => Promise<void>;
  readonly judge: (submission: Submission) => Promise<Answer>;
}

/** The answer to whoever submitted an entry. */
function answerFor({ version: before, entry }: StoredEntry, repeated: boolean): Answer {
  const version = before + 1;
  if (entry.ask === undefined) return { ok: true, version, repeated };
  return { ok: true, version, asked: true, ...(repeated && { repeated }) };
}

/** @param tell - called with each step once the log has it */
export function judgeOf(log: Log, journal: Journal, tell: (step: Step) => void): Judge {
  const { store, id } = log;
  const keysFrom = journal.position.version;
  const keys = new Map<string, StoredEntry>();
  let isUnsettled = false;

  /** Asks the store; if it throws, what it has done is not known. */
  async function asking<T>(ask: () => T): Promise<Awaited<T>> {
    isUnsettled = true;
    const answer = await ask();
    isUnsettled = false;
    return answer;
  }

  function take(step: Step): void {
    const { seat, key } = step.entry;
    if (key !== undefined) keys.set(`${seat} ${key}`, { version: step.before.version, entry: step.entry });
    journal.take(step);
    tell(step);
  }

  async function readOn(): Promise<void> {
    isUnsettled = true;
    for await (const entries of entriesBetween(store, id, journal.position.version)) {
      // All are played before any is sent: what breaks off leaves the match where it was.
      let { position } = journal;
      const steps = entries.map((entry) => {
        const step = stepOf(log, position, entry);
        position = step.after;
        return step;
      });
      for (const step of steps) take(step);
    }
    isUnsettled = false;
  }

  /** The first answer to what was sent under the key. */
  async function answered({ seat, key, sent }: Submission): Promise<Answer | GameError | null> {
    if (key === undefined) return null;
    let known = keys.get(`${seat} ${key}`);
    if (!known && keysFrom > 0) {
      const found = await asking(() => store.find(id, seat, key));
      known = found ? { version: found.version, entry: readEntry(found.entry, found.version) } : undefined;
    }
    if (!known) return null;
    if (known.version >= journal.position.version) await readOn();
    if (known.version >= journal.position.version) throw storeError('find gives an entry that read has not');
    if (known.entry.sent === sent) return answerFor(known, true);
    return refusal('INVALID_ACTION', 'the seat has used this key for something else');
  }

  /** What the position makes of it: an answer that stands already, a refusal, or a step. */
  async function judgeOnce(submission: Submission): Promise<Answer | GameError | Step> {
    const first = (await answered(submission)) ?? (await staleness(log, journal, submission));
    if (first) return first;
    const before = journal.position;
    const judged = attempt(() => {
      const judged = submission.judge(before);
      if (!judged) return null;
      const { entry, state } = judged;
      return { before, entry, after: positionAfter(log, before, entry, state) } as Step;
    });
    return judged ?? { ok: true, version: before.version, repeated: false };
  }

  /** @returns whether the log has taken it; if not, the journal has read what it has instead */
  async function append(step: Step): Promise<boolean> {
    const { version } = step.before;
    if ((await asking(() => store.append(id, version, step.entry as Entry))) === true) {
      take(step);
      return true;
    }
    await readOn();
    if (journal.position.version > version) return false;
    // Unless the match itself is gone, which this reports.
    if (!(await asking(() => store.latest(id, 0)))) throw storeError('the match was removed');
    throw storeError(`append says that there is an entry ${version}, but read has none`);
  }

  async function judge(submission: Submission): Promise<Answer> {
    for (let isFresh = false; ; isFresh = true) {
      const judged = await judgeOnce(submission);
      if ('ok' in judged) return judged;
      if (judged instanceof GameError) {
        const { version } = journal.position;
        if (isFresh) return { ok: false, error: violationOf(judged), version };
        await readOn();
      } else if (await append(judged)) {
        return answerFor({ version: judged.before.version, entry: judged.entry }, false);
      }
    }
  }

  return {
    readOn,
    async settle() {
      if (isUnsettled) await readOn();
    },
    judge,
  };
}
