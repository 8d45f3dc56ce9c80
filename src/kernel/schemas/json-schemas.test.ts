import { expect, it } from 'vitest';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { schemasOf } from './json-schemas.js';

it('says of a random action what can happen, and what options are when they are left out', () => {
  const { action, options } = schemasOf(kiriki);
  expect(action).toMatchObject({
    oneOf: [{ properties: { outcome: { items: { type: 'integer', minimum: 1, maximum: 6 } } } }, {}],
  });
  expect(options).toMatchObject({ properties: { repeat: { type: 'boolean', default: true } } });
  expect(options.required).toBeUndefined();
});
