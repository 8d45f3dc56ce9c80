import type { GameRange } from '../../analysis/runs.js';
import type { Query } from './database.js';
import { type QueuedRun, type RunResult, runFrom } from './run.js';

export interface RangeFailure {
  readonly game: number;
  /** The bot that was asked for an action last; `null` in a simulation. */
  readonly bot: { readonly name: string; readonly seat: number } | null;
  readonly why: string;
}

export interface PlannedRange {
  readonly run: string;
  readonly from: number;
  readonly to: number;
}

export interface RunState {
  /** `over` when all are played, or one has failed. */
  readonly state: 'open' | 'stopped' | 'over';
  /** Games before this one are in ranges. */
  readonly planned: number;
  readonly undone: number;
  /** The first game of the lowest of them. */
  readonly lowestUndone: number | null;
  /** The first game of the lowest range that has failed. */
  readonly lowestFailed: number | null;
  /** The fastest of the longest ranges that were played. */
  readonly timed: { readonly games: number; readonly seconds: number } | null;
}

/** Any number that is the same for all who make the tables. */
const LOCK = 6_010_714_252_026;

const MIGRATION = `do $$ begin
  perform pg_advisory_xact_lock(${LOCK});
  create table if not exists dicewright_run (
    run text primary key,
    kind text not null,
    head json not null,
    bots json not null,
    fingerprint json not null,
    module text,
    games json not null,
    before json,
    chunk integer,
    planned bigint not null,
    state text not null default 'open',
    made timestamptz not null default now()
  );
  create table if not exists dicewright_range (
    run text not null references dicewright_run on delete cascade,
    first bigint not null,
    beyond bigint not null,
    job uuid not null,
    seconds float8,
    result json,
    failure json,
    tries integer not null default 0,
    primary key (run, first)
  );
  if not exists (select from pg_attribute where attrelid = 'dicewright_range'::regclass and attname = 'tries') then
    alter table dicewright_range add tries integer not null default 0;
  end if;
end $$`;

/** Rows of a range that wait, or are being played. */
const UNDONE = 'result is null and failure is null';

const WRITE_RUN = `insert into dicewright_run (run, kind, head, bots, fingerprint, module, games, before, chunk, planned)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (run) do nothing`;

const READ_RUN = `select run as id, kind, head, bots, fingerprint, module, games, before, chunk
  from dicewright_run where run = $1`;

const STATE = `select r.state, r.planned::float8 as planned, g.*, t.games, t.seconds from dicewright_run r,
  lateral (select count(*) filter (where ${UNDONE})::int as undone,
    min(first) filter (where ${UNDONE})::float8 as lowest_undone,
    min(first) filter (where failure is not null)::float8 as lowest_failed
    from dicewright_range where run = $1) g
  left join lateral (select (beyond - first)::float8 as games, seconds from dicewright_range
    where run = $1 and result is not null order by beyond - first desc, seconds limit 1) t on true
  where r.run = $1`;

// Whoever has moved `planned` on plans what lies between: nobody else does.
const PLAN = `with taken as (
    update dicewright_run set planned = $3 where run = $1 and planned = $2 returning run
  ) insert into dicewright_range (run, first, beyond, job)
  select taken.run, p.first, p.beyond, p.job from taken,
    unnest($4::bigint[], $5::bigint[], $6::uuid[]) as p(first, beyond, job)
  returning first`;

const FORSAKEN = `select r.first::float8 as first, r.beyond::float8 as beyond from dicewright_range r
  where r.run = $1 and ${UNDONE} and not exists (
    select from pgboss.job j where j.name = $2 and j.id = r.job and j.state in ('created', 'retry', 'active')
  ) order by r.first limit 1000`;

// What comes after a failure would be played for nothing.
const BEGIN = `update dicewright_range set tries = tries + 1
  where run = $1 and first = $2 and beyond = $3 and ${UNDONE}
    and not exists (select from dicewright_range f where f.run = $1 and f.first < $2 and f.failure is not null)
  returning tries`;

const GIVE_BACK = `update dicewright_range set tries = tries - 1
  where run = $1 and first = $2 and beyond = $3 and ${UNDONE} and tries > 0`;

const END = `update dicewright_range set seconds = $4, result = $5, failure = $6
  where run = $1 and first = $2 and beyond = $3 and ${UNDONE}`;

export class RunTables {
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
  }

  /** Makes the tables where they are missing; any number of processes may do so at once. */
  async migrate(): Promise<void> {
    await this.#query(MIGRATION, []);
  }

  /** Writes a run, unless there is one of that name. */
  async write(run: QueuedRun): Promise<void> {
    const { id, kind, head, bots, fingerprint, module, games, before, chunk } = run;
    const texts = [head, bots, fingerprint].map((value) => JSON.stringify(value));
    const after = [JSON.stringify(games), before === null ? null : JSON.stringify(before), chunk, games[0]?.[0] ?? 0];
    await this.#query(WRITE_RUN, [id, kind, ...texts, module, ...after]);
  }

  /** @throws GameError `INVALID_RECORD` (as a rejection) */
  async read(id: string): Promise<QueuedRun | null> {
    const [row] = await this.#query(READ_RUN, [id]);
    return row === undefined ? null : runFrom(row);
  }

  async open(): Promise<string[]> {
    const rows = await this.#query(`select run from dicewright_run where state = 'open' order by made, run`, []);
    return rows.map(({ run }) => run as string);
  }

  async setState(id: string, state: RunState['state']): Promise<void> {
    await this.#query('update dicewright_run set state = $2 where run = $1', [id, state]);
  }

  async state(id: string): Promise<RunState | null> {
    const [row] = await this.#query(STATE, [id]);
    if (row === undefined) return null;
    const { state, planned, undone, lowest_undone: lowestUndone, lowest_failed: lowestFailed, games, seconds } = row;
    const timed = games === null ? null : { games, seconds };
    return { state, planned, undone, lowestUndone, lowestFailed, timed } as RunState;
  }

  /** @returns whether nobody else has planned them */
  async plan(id: string, before: number, ranges: readonly GameRange[], jobs: readonly string[]): Promise<boolean> {
    const [firsts, beyonds] = [ranges.map(([from]) => from), ranges.map(([, to]) => to)];
    const rows = await this.#query(PLAN, [id, before, beyonds.at(-1), firsts, beyonds, jobs]);
    return rows.length > 0;
  }

  /** Ranges without a job that would play them, a thousand at most. */
  async forsaken(id: string, queue: string): Promise<GameRange[]> {
    return (await this.#query(FORSAKEN, [id, queue])).map(({ first, beyond }) => [first, beyond] as GameRange);
  }

  /** Counts a try of a range. @returns its number; `null` when the range is no longer wanted */
  async begin({ run, from, to }: PlannedRange): Promise<number | null> {
    const [row] = await this.#query(BEGIN, [run, from, to]);
    return row === undefined ? null : (row.tries as number);
  }

  /** A try that ended through no fault of the range does not count. */
  async giveBack({ run, from, to }: PlannedRange): Promise<void> {
    await this.#query(GIVE_BACK, [run, from, to]);
  }

  /** Writes the result of a range, unless someone else has: a range that was played twice counts once. */
  async end({ run, from, to }: PlannedRange, seconds: number, came: RunResult | { readonly failure: RangeFailure }) {
    const [result, failure] = 'failure' in came ? [null, came.failure] : [came, null];
    const texts = [result, failure].map((value) => (value === null ? null : JSON.stringify(value)));
    await this.#query(END, [run, from, to, seconds, ...texts]);
  }

  /** The first games of the ranges that were played, from a given one on. */
  async played(id: string, from: number): Promise<number[]> {
    const rows = await this.#query(
      'select first::float8 as first from dicewright_range where run = $1 and first >= $2 and result is not null',
      [id, from],
    );
    return rows.map(({ first }) => first as number);
  }

  async results(id: string, firsts: readonly number[]): Promise<unknown[]> {
    const rows = await this.#query(
      'select result from dicewright_range where run = $1 and first = any($2::bigint[]) and result is not null',
      [id, firsts],
    );
    return rows.map(({ result }) => result);
  }

  async failure(id: string): Promise<RangeFailure | null> {
    const [row] = await this.#query(
      'select failure from dicewright_range where run = $1 and failure is not null order by first limit 1',
      [id],
    );
    return (row?.failure as RangeFailure | undefined) ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.#query('delete from dicewright_run where run = $1', [id]);
  }
}
