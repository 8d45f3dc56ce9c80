import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { games } from '../catalogue.js';
import { createRng, pick, type RandomGenerator, uniformInt } from '../kernel/dice/random.js';
import { playout } from '../play/playout.js';
import { gameArg } from './args.js';

const PARTS = ['options', 'state', 'view', 'action'] as const;
type Part = (typeof PARTS)[number];

async function validators(id: string): Promise<Readonly<Record<Part, ValidateFunction>>> {
  const { code, stdout, stderr } = await runCommand(['schema', id]);
  expect([code, stderr]).toEqual([0, '']);
  const schemas = JSON.parse(stdout) as Readonly<Record<Part, object>>;
  expect(Object.keys(schemas)).toEqual(PARTS);
  const ajv = new Ajv2020({ strictTuples: false });
  return Object.fromEntries(PARTS.map((part) => [part, ajv.compile(schemas[part])])) as never;
}

const STRANGE = [null, -1, 1.5, 1e9, '', 'strange', true, [], {}] as const;

/** A copy that differs in one place: another value there, nothing, or one more. */
function spoiled(value: unknown, rng: RandomGenerator): unknown {
  if (typeof value !== 'object' || value === null) return pick(rng, STRANGE);
  const keys = Object.keys(value);
  const way = uniformInt(rng, 0, 9);
  if (Array.isArray(value)) {
    if (keys.length === 0 || way === 0) return [...value, pick(rng, STRANGE)];
    const at = uniformInt(rng, 0, keys.length - 1);
    return way === 1 ? value.filter((_, i) => i !== at) : value.map((one, i) => (i === at ? spoiled(one, rng) : one));
  }
  if (keys.length === 0 || way === 0) return { ...value, strange: 1 };
  const key = pick(rng, keys) as string;
  const { [key]: one, ...rest } = value as Record<string, unknown>;
  return way === 1 ? rest : { ...value, [key]: spoiled(one, rng) };
}

const accepts = (run: () => unknown): boolean => {
  try {
    run();
    return true;
  } catch {
    return false;
  }
};

/** Whether options are left out, which `load` fills in. */
const lacksOptions = (value: unknown, whole: { readonly options: unknown }): boolean => {
  const { options } = value as { readonly options?: object };
  return options !== undefined && Object.keys(whole.options as object).some((key) => !Object.hasOwn(options, key));
};

describe.each(Object.keys(games))('dicewright schema %s', (id) => {
  it('lets pass what the game gives, and refuses nothing that the game takes', async () => {
    const game = await gameArg(id);
    const validate = await validators(id);
    const rng = createRng(`schema ${id}`);
    const refused = { state: 0, action: 0 };
    for (const options of game.variants.slice(0, 3)) {
      const [players = 2] = game.playersFor(options);
      const { state, actions } = playout(game, { players, options, seed: 'schema', maxActions: 12 });
      const loaded = game.load(JSON.parse(JSON.stringify(state)));
      expect([validate.options(options), validate.state(loaded), validate.view(game.view(loaded, 0))]).toEqual([
        true,
        true,
        true,
      ]);
      let at = game.setup({ players, options });
      for (const action of actions) {
        expect(validate.action(action), JSON.stringify(action)).toBe(true);
        for (let i = 0; i < 5; i++) {
          const other = spoiled(action, rng);
          if (validate.action(other)) continue;
          refused.action++;
          expect(
            accepts(() => game.reduce(at, other as never)),
            JSON.stringify(other),
          ).toBe(false);
        }
        at = game.reduce(at, action);
      }
      for (let i = 0; i < 40; i++) {
        const other = spoiled(state, rng);
        if (validate.state(other) || lacksOptions(other, state)) continue;
        refused.state++;
        expect(
          accepts(() => game.load(other)),
          JSON.stringify(other),
        ).toBe(false);
      }
    }
    expect(refused.state).toBeGreaterThan(10);
    expect(refused.action).toBeGreaterThan(0);
  });
});

describe('dicewright schema', () => {
  it.each(PARTS)('tells one part alone: %s', async (part) => {
    const { code, stdout } = await runCommand(['schema', 'kiriki', '--part', part]);
    expect([code, JSON.parse(stdout).$id]).toEqual([0, `dicewright:kiriki/1/${part}`]);
  });

  it.each([
    [['schema'], 'GAME is missing'],
    [['schema', 'kirki'], 'there is no game kirki (did you mean kiriki?)'],
    [['schema', 'kiriki', '--part', 'stat'], '--part: expected one of options, state, view, action, got stat'],
    [['schema', 'kiriki', 'krakatoa'], 'expected only one GAME'],
  ])('%j: %s', async (argv, says) => {
    const { code, stdout, stderr } = await runCommand(argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });
});
