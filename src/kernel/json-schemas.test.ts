import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type GameId, games } from '../catalogue.js';
import { schemasOf } from './json-schemas.js';
import { playout } from './playout.js';
import type { AnyGame } from './types.js';

const PARTS = ['options', 'state', 'view', 'action'] as const;

describe.each(Object.keys(games) as GameId[])('%s', (id) => {
  it('has schemas by which another validator lets pass what is played', async () => {
    const game = (await games[id].load()) as unknown as AnyGame;
    const schemas = schemasOf(game);
    const ajv = new Ajv2020({ strictTuples: false });
    const problem = (part: (typeof PARTS)[number], value: unknown): string =>
      ajv.validate(schemas[part], value) ? '' : ajv.errorsText();
    for (const part of PARTS) {
      expect(JSON.parse(JSON.stringify(schemas[part]))).toEqual(schemas[part]);
      expect(schemas[part]).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `dicewright:${id}/${game.rules}/${part}`,
      });
    }
    for (const options of game.variants) {
      const [players = 2] = game.playersFor(options);
      const { state, actions } = playout(game, { players, options, seed: 'schemas', maxActions: 40 });
      expect(problem('options', options)).toBe('');
      expect(problem('state', state)).toBe('');
      expect(problem('view', game.view(state, 0))).toBe('');
      for (const action of actions) expect(problem('action', action)).toBe('');
    }
    expect(problem('action', { type: 'fly', player: 0 })).not.toBe('');
    expect(problem('options', { colour: 'red' })).not.toBe('');
    expect(problem('state', {})).not.toBe('');
  });
});

it('says of a random action what can happen, and what options are when they are left out', async () => {
  const { action, options } = schemasOf(await games.kiriki.load());
  expect(action).toMatchObject({
    oneOf: [{ properties: { outcome: { items: { type: 'integer', minimum: 1, maximum: 6 } } } }, {}],
  });
  expect(options).toMatchObject({ properties: { repeat: { type: 'boolean', default: true } } });
  expect(options.required).toBeUndefined();
});
