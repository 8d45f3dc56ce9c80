import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { schemasOf } from './json-schemas.js';

it('names each by game, rules and part, and freezes it', () => {
  const schemas = schemasOf(kiriki);
  expect(Object.isFrozen(schemas)).toBe(true);
  for (const part of ['options', 'state', 'view', 'action'] as const) {
    expect(schemas[part].$id).toBe(`dicewright:kiriki/${kiriki.rules}/${part}`);
    expect(Object.isFrozen(schemas[part])).toBe(true);
  }
  expect(schemas.state).toMatchObject({ required: expect.arrayContaining(['options', 'dice']) });
});

it('says of what is made what is there, also where it could have been left out', () => {
  const made = z.strictObject({ least: z._default(z.number(), 1), any: z.date() });
  const schemas = { options: made, state: made, view: made, action: made };
  const told = schemasOf({ id: 'made', rules: 1, schemas } as never);
  expect(told.options.required).toEqual(['any']);
  for (const part of ['state', 'view', 'action'] as const) expect(told[part].required).toEqual(['least', 'any']);
  expect(told.state.properties).toMatchObject({ any: {} });
});

const closed = {
  get schemas(): never {
    throw new Error('not yours');
  },
};
it('are of a game, and of nothing else', () => {
  for (const game of [undefined, null, {}, { schemas: {} }, { schemas: { state: 1 } }, closed]) {
    expect(() => schemasOf(game as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_SETUP', message: 'expected a game made by defineGame' }),
    );
  }
});

it('says of a random action what can happen, and what options are when they are left out', () => {
  const { action, options } = schemasOf(kiriki);
  expect(action).toMatchObject({
    oneOf: [{ properties: { outcome: { items: { type: 'integer', minimum: 1, maximum: 6 } } } }, {}],
  });
  expect(options).toMatchObject({ properties: { repeat: { type: 'boolean', default: true } } });
  expect(options.required).toBeUndefined();
});
