import { GameError } from '../../kernel/errors.js';
import { isRecord } from '../../kernel/plain.js';

/** Rises when tables made by an older release can't be used as they are. */
const SCHEMA_VERSION = 1;

/** The lock for processes that migrate at once: any number, the same in all of them. */
const MIGRATION_LOCK = 7_302_934;

export interface Tables {
  /** The schema that holds them; `undefined` for the first of the search path. */
  readonly schema: string | undefined;
  readonly version: string;
  readonly match: string;
  readonly entry: string;
  readonly entryKey: string;
  readonly snapshot: string;
  /** The channel on which processes wake each other; not quoted. */
  readonly channel: string;
}

/** Names are at most 63 characters long in PostgreSQL, including what follows a prefix. */
const MOST_CHARACTERS = 40;

/** @throws `GameError` `INVALID_SETUP` for anything but a plain identifier */
function checkIdentifier(value: unknown, name: string): asserts value is string {
  if (typeof value === 'string' && value.length <= MOST_CHARACTERS && /^[a-z_][a-z0-9_]*$/.test(value)) return;
  const expected = `expected 1 to ${MOST_CHARACTERS} characters of a-z, 0-9 and _, none of 0-9 first`;
  throw new GameError('INVALID_SETUP', `postgres: ${name}: ${expected}`, { path: [name] });
}

/** @throws `GameError` `INVALID_SETUP` for names that aren't plain identifiers */
export function tablesOf(schema: unknown, prefix: unknown = 'dicewright_'): Tables {
  if (schema !== undefined) checkIdentifier(schema, 'schema');
  checkIdentifier(prefix, 'prefix');
  const within = schema === undefined ? '' : `"${schema}".`;
  const table = (name: string): string => `${within}"${prefix}${name}"`;
  return {
    schema,
    version: table('version'),
    match: table('match'),
    entry: table('entry'),
    // An index lies where its table does.
    entryKey: `"${prefix}entry_key"`,
    snapshot: table('snapshot'),
    channel: `${prefix}appended`,
  };
}

/**
 * One statement, for any number of processes at once. `json` and not `jsonb`, which changes the order of keys and has no
 * `\u0000`. Ids and keys are compared byte by byte, whatever the language of the database.
 */
const creation = ({ schema, version, match, entry, entryKey, snapshot }: Tables): string => `do $do$ begin
  perform pg_advisory_xact_lock(${MIGRATION_LOCK});
  ${schema === undefined ? '' : `if to_regnamespace('"${schema}"') is null then create schema "${schema}"; end if;`}
  if to_regclass('${version}') is null then
    create table ${match} (
      id text collate "C" primary key,
      header json not null
    );
    create table ${entry} (
      match text collate "C" not null references ${match} on delete cascade,
      version integer not null,
      seat integer not null,
      key text collate "C",
      entry json not null,
      primary key (match, version)
    );
    create unique index ${entryKey} on ${entry} (match, seat, key) where key is not null;
    create table ${snapshot} (
      match text collate "C" not null references ${match} on delete cascade,
      version integer not null,
      data json not null,
      primary key (match, version)
    );
    create table ${version} (version integer primary key);
    insert into ${version} values (${SCHEMA_VERSION});
  end if;
end $do$`;

/**
 * Creates missing tables.
 *
 * @throws (as a rejection) `GameError` `INVALID_SETUP` for tables of another version, which it leaves as they are; what the
 * client throws passes through
 */
export async function migrate(
  ask: (what: string, text: string) => Promise<readonly unknown[]>,
  tables: Tables,
): Promise<void> {
  await ask('migrate', creation(tables));
  const [row] = await ask('migrate', `select max(version) as version from ${tables.version}`);
  const found = isRecord(row) ? row.version : undefined;
  if (found === SCHEMA_VERSION) return;
  const what = `the tables of ${tables.match} are of version ${String(found)}, this release works with ${SCHEMA_VERSION}`;
  throw new GameError('INVALID_SETUP', `postgres: ${what}; nothing was changed`);
}
