import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './database.js';

/** Who may sit where: a secret for each seat, of which the database holds a hash, so that who reads it can't take one. */
export interface Seats {
  readonly migrate: () => Promise<void>;
  /** @returns the secrets, in the order of the seats */
  readonly give: (match: string, players: number) => Promise<readonly string[]>;
  /** The seat of the match to which the secret belongs; `null` for any other text. */
  readonly find: (match: string, secret: string) => Promise<number | null>;
}

// The hash is what is looked for, so the time it takes tells nothing of how much of a secret was right.
const hashOf = (match: string, secret: string): string =>
  createHash('sha256')
    .update(JSON.stringify([match, secret]))
    .digest('hex');

export function seatsIn(database: Database['client']): Seats {
  return {
    async migrate() {
      await database.query(`do $do$ begin
        perform pg_advisory_xact_lock(7302935);
        create table if not exists online_seat (hash text primary key, seat integer not null);
      end $do$`);
    },
    async give(match, players) {
      const secrets = Array.from({ length: players }, () => randomBytes(16).toString('base64url'));
      const hashes = secrets.map((secret) => hashOf(match, secret));
      const rows = JSON.stringify(hashes.map((hash, seat) => ({ hash, seat })));
      await database.query(
        'insert into online_seat select hash, seat from json_to_recordset($1::json) as row(hash text, seat integer)',
        [rows],
      );
      return secrets;
    },
    async find(match, secret) {
      const { rows } = await database.query('select seat from online_seat where hash = $1', [hashOf(match, secret)]);
      return (rows[0] as { readonly seat: number } | undefined)?.seat ?? null;
    },
  };
}
