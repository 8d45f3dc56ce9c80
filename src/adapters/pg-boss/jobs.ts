import type PgBoss from 'pg-boss';
import type { GameRange } from '../../analysis/runs.js';
import { hashOf } from '../../kernel/dice/hash.js';
import type { PlannedRange } from './tables.js';

/** The queue of a run. Each run has its own, so that no worker gets a job of a run that it can't play. */
export const queueOf = (run: string): string => `dicewright-${run}`;

/** How often a range is retried before whoever follows the run hands it in anew. */
const RETRIES = 20;

/** The id of a job, made from its range: jobs that are handed in together are given out in the order of ids. */
export function jobId(run: string, from: number): string {
  const bytes = Uint8Array.from(run, (letter) => letter.charCodeAt(0));
  const begin = Array.from(hashOf(bytes).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const digits = `${begin}${from.toString(16).padStart(16, '0')}`;
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  );
}

export interface TakenJob {
  readonly id: string;
  /** Seconds after which it is given to another worker, unless it is kept. */
  readonly expireInSeconds: number;
  readonly range: PlannedRange;
}

/** The part of pg-boss that is used here. What fails is repeated by `steadily`, as long as the database is gone. */
export class RunJobs {
  readonly #boss: PgBoss;
  readonly #steadily: <T>(run: () => Promise<T>) => Promise<T>;

  constructor(boss: PgBoss, steadily: <T>(run: () => Promise<T>) => Promise<T>) {
    this.#boss = boss;
    this.#steadily = steadily;
  }

  async makeQueue(run: string, expireInSeconds: number): Promise<void> {
    const name = queueOf(run);
    const options = { name, policy: 'standard', retryLimit: RETRIES, retryDelay: 0, expireInSeconds } as const;
    await this.#steadily(() => this.#boss.createQueue(name, options));
  }

  /** Removes the queue of a run with its jobs, which pg-boss does only for a queue that is empty. */
  async removeQueue(run: string): Promise<void> {
    const name = queueOf(run);
    await this.#steadily(async () => {
      await this.#boss.getDb().executeSql('delete from pgboss.job where name = $1', [name]);
      await this.#boss.deleteQueue(name).catch(async (error: unknown) => {
        // Someone else has removed it meanwhile.
        if ((await this.#boss.getQueue(name)) !== null) throw error;
      });
    });
  }

  async clear(run: string): Promise<void> {
    await this.#steadily(() => this.#boss.purgeQueue(queueOf(run)));
  }

  async handIn(run: string, ranges: readonly GameRange[]): Promise<void> {
    const name = queueOf(run);
    const jobs = ranges.map(([from, to]) => ({ id: jobId(run, from), name, data: { run, from, to } }));
    await this.#steadily(() => this.#boss.insert(jobs));
  }

  /** Hands in again what has lost its job, or has one that has failed for good. */
  async handInAgain(run: string, ranges: readonly GameRange[]): Promise<void> {
    const ids = ranges.map(([from]) => jobId(run, from));
    await this.#steadily(() => this.#boss.deleteJob(queueOf(run), ids));
    await this.handIn(run, ranges);
  }

  /** The next job of the run; `null` when there is none, or the database is gone. */
  async take(run: string): Promise<TakenJob | null> {
    const [job] = await this.#boss.fetch<Partial<PlannedRange> | null>(queueOf(run), { batchSize: 1 });
    if (job === undefined) return null;
    const { from, to } = job.data ?? {};
    const isRange = Number.isSafeInteger(from) && Number.isSafeInteger(to);
    // A range that nobody has planned is not wanted.
    const range = isRange ? { run, from: from as number, to: to as number } : { run, from: -1, to: -1 };
    return { id: job.id, expireInSeconds: Number(job.expireInSeconds), range };
  }

  /** Says that a job is still being worked on. */
  async keep(run: string, id: string): Promise<void> {
    const text = `update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active'`;
    await this.#boss.getDb().executeSql(text, [queueOf(run), id]);
  }

  async complete(run: string, id: string): Promise<void> {
    await this.#steadily(() => this.#boss.complete(queueOf(run), id));
  }

  /** Gives a job back, for others to take. */
  async giveBack(run: string, id: string): Promise<void> {
    await this.#boss.fail(queueOf(run), id, { message: 'given back' });
  }
}
