import type { Tables } from './schema.js';

/** The statements of a store. JSON goes and comes as text, so that no client changes it. */
export function statementsFor({ match, entry, snapshot }: Tables) {
  return {
    create: `insert into ${match} (id, header) values ($1, $2::json) on conflict do nothing returning id`,
    // Two that come at once both see the entry before; the primary key decides which one wins.
    // The incarnation is looked for in the text: no operator of PostgreSQL reads JSON with \u0000 in it. The lock is the one
    // that the reference takes anyway: nobody begins the match anew between the look and the entry.
    append: `insert into ${entry} (match, version, seat, key, entry)
      select id, $2::integer, $3::integer, $4::text, $5::json from ${match}
      where id = $1::text and ($6::text is null or strpos(header::text, $6::text) > 0)
        and ($2::integer = 0 or exists (select from ${entry} where match = $1::text and version = $2::integer - 1))
      for key share on conflict do nothing returning version`,
    read: `select version, entry::text as entry from ${entry}
      where match = $1 and version >= $2::integer order by version limit $3::integer`,
    find: `select version, entry::text as entry from ${entry} where match = $1 and seat = $2::integer and key = $3`,
    snapshot: `insert into ${snapshot} (match, version, data)
      select id, $2::integer, $3::json from ${match} where id = $1 on conflict do nothing`,
    latest: `select header::text as header, version, data::text as data from ${match} left join lateral (
        select version, data from ${snapshot}
        where match = id and ($2::integer is null or version <= $2::integer) order by version desc limit 1
      ) as kept on true where id = $1`,
    reached: `select asked.id, last.version + 1 as version from json_array_elements_text($1::json) as asked(id)
      cross join lateral (
        select version from ${entry} where match = asked.id order by version desc limit 1
      ) as last`,
    remove: `delete from ${match} where id = $1`,
    wake: 'select pg_notify($1, payload) from json_array_elements_text($2::json) as payload',
  } as const;
}
