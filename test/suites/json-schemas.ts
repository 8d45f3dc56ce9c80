import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { schemasOf } from '../../src/kernel/schemas/json-schemas.js';
import { playout } from '../../src/play/playout.js';
import type { Subject } from './subject.js';

const PARTS = ['options', 'state', 'view', 'action'] as const;

export function testJsonSchemas({ game }: Subject): void {
  it('has schemas by which another validator lets pass what is played', () => {
    const schemas = schemasOf(game);
    const ajv = new Ajv2020({ strictTuples: false });
    const problem = (part: (typeof PARTS)[number], value: unknown): string =>
      ajv.validate(schemas[part], value) ? '' : ajv.errorsText();
    for (const part of PARTS) {
      expect(JSON.parse(JSON.stringify(schemas[part]))).toEqual(schemas[part]);
      expect(schemas[part]).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `dicewright:${game.id}/${game.rules}/${part}`,
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
}
