import PgBoss from 'pg-boss';
import type { QueueContext, QueueSettings } from '../../src/adapters/pg-boss/context.js';
import { RunJobs } from '../../src/adapters/pg-boss/jobs.js';
import { RunTables } from '../../src/adapters/pg-boss/tables.js';
import { emptyDatabase } from '../helpers/empty-database.js';

/** A queue in this process alone: pg-boss over a database in memory. */
export interface EmbeddedQueue {
  readonly context: QueueContext;
  readonly boss: PgBoss;
  /** What those who look on were told. */
  readonly told: string[];
  readonly ask: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  readonly close: () => Promise<void>;
}

export async function embeddedQueue(settings: Partial<QueueSettings> = {}): Promise<EmbeddedQueue> {
  const database = await emptyDatabase();
  // What pg-boss sends without values may be several statements.
  const executeSql = async (text: string, values: unknown[] = []) => {
    if (values.length > 0) return await database.query(text, values);
    return (await database.exec(text)).at(-1) ?? { rows: [] };
  };
  const boss = new PgBoss({ db: { executeSql } as PgBoss.Db, schedule: false, supervise: false });
  await boss.start();
  const told: string[] = [];
  const ask = async (text: string, values: readonly unknown[] = []) =>
    (await executeSql(text, [...values])).rows as Record<string, unknown>[];
  const tables = new RunTables(ask);
  await tables.migrate();
  const context: QueueContext = {
    tables,
    jobs: new RunJobs(boss, (run) => run()),
    settings: { expireInSeconds: 120, lookInSeconds: 0, ...settings },
    tell: (message) => void told.push(message),
  };
  return {
    context,
    boss,
    told,
    ask,
    async close() {
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
}
