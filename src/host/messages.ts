import { schemasOf } from '../kernel/schemas/json-schemas.js';
import type { AnyGame } from '../kernel/types.js';

const object = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const violation = object({ code: { type: 'string' }, message: { type: 'string' }, clause: { type: 'string' } }, [
  'clause',
]);
const version = { type: 'integer', minimum: 0 };
const key = { type: 'string', minLength: 1, maxLength: 100 };
const name = { type: 'string', minLength: 1, maxLength: 100 };

/** The messages on a socket about a game, as JSON Schema: for clients in any language. */
export function messagesSchema(game: AnyGame) {
  const { action, view } = schemasOf(game);
  const names = { type: 'array', items: { type: 'string' } };
  const result = { type: ['object', 'null'] };
  // What is shown of a match besides its game.
  const times = { type: 'array', items: version };
  const shares = { type: 'array', items: { type: ['string', 'null'] } };
  const around = {
    ended: object({ by: { type: 'string' }, reason: { type: 'string' }, seat: version }, ['seat']),
    asked: object({ seat: version, version, agreed: { type: 'array', items: version } }),
    shared: object(
      {
        match: { type: 'string' },
        commitments: shares,
        throws: version,
        links: shares,
        due: object({ action: { type: ['object', 'null'] }, links: shares }),
        missing: times,
        until: version,
        lot: { type: ['integer', 'null'] },
      },
      ['due', 'until', 'lot'],
    ),
    clock: object({ now: { type: ['integer', 'null'] }, left: times, leftForAction: times }, ['leftForAction']),
  };
  const seen = object(
    {
      version,
      view: { $ref: '#/$defs/view' },
      toAct: { type: 'array', items: version },
      result,
      commitment: { type: ['string', 'null'] },
      names,
      ...around,
    },
    ['names', ...Object.keys(around)],
  );
  const frame = object(
    {
      version,
      seat: { type: ['integer', 'null'] },
      action: { type: ['object', 'null'] },
      text: { type: 'string' },
      undo: version,
      view: { $ref: '#/$defs/view' },
      result,
      ...around,
    },
    ['undo', 'view', 'result', ...Object.keys(around)],
  );
  const answer = {
    oneOf: [
      object({ ok: { const: true }, version, repeated: { type: 'boolean' }, asked: { const: true } }, [
        'repeated',
        'asked',
      ]),
      object({ ok: { const: false }, version, error: violation }),
    ],
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `What a page and the host of a match of ${game.title} say to each other`,
    $defs: {
      action,
      view,
      fromSeat: {
        oneOf: [
          object(
            {
              type: { const: 'join' },
              match: { type: 'string' },
              secret: { type: ['string', 'null'] },
              presence: { type: 'boolean' },
              name,
            },
            ['presence', 'name'],
          ),
          object({ type: { const: 'name' }, name }),
          object({ type: { const: 'watch' }, since: { type: ['integer', 'null'] } }),
          object({ type: { const: 'submit' }, action: { $ref: '#/$defs/action' }, at: version, key }),
          object({ type: { const: 'undo' }, at: version, key }),
          object({ type: { const: 'answer' }, version, accept: { type: 'boolean' }, key }),
          object({ type: { const: 'resign' }, key }),
          object({ type: { const: 'commit' }, commitment: { type: 'string' } }),
          object({ type: { const: 'reveal' }, link: { type: 'string' } }),
          object({ type: { const: 'ping' } }),
          object({ type: { const: 'record' } }),
        ],
      },
      fromHost: {
        oneOf: [
          object({ type: { const: 'joined' }, game: { type: 'string' }, seat: { type: ['integer', 'null'] } }),
          object({ type: { const: 'refused' }, error: violation }),
          object(
            {
              type: { const: 'present' },
              seats: times,
              watching: version,
              names: { type: 'object', additionalProperties: name },
            },
            ['names'],
          ),
          object({ type: { const: 'rematch' }, match: { type: 'string' } }),
          object({ type: { const: 'seen' }, seen }),
          object({ type: { const: 'frame' }, frame }),
          object({ type: { const: 'answer' }, key, answer }),
          object({ type: { const: 'pong' }, version }),
          object({ type: { const: 'record' }, record: { type: 'object' } }),
        ],
      },
    },
  };
}
