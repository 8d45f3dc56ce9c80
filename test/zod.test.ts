import { GameError, playout, schemasOf, uniformInt } from 'dicewright';
import { defineGame, illegal, integer, list, natural, oneToAct, part, setOf, text, uniform } from 'dicewright/define';
import { kiriki } from 'dicewright/kiriki';
import { krakatoa } from 'dicewright/krakatoa';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import { compiledStructure } from '../src/kernel/compiled/copies.js';
import { engineOf } from '../src/kernel/engine/engine.js';
import { validationOf } from '../src/kernel/engine/validation.js';
import { Warmth } from '../src/kernel/engine/warmth.js';
import * as own from '../src/kernel/schemas/zod.js';

const COLOURS = ['red', 'green'] as const;
type Colour = (typeof COLOURS)[number];
interface Throw {
  faces: number[];
  colour: Colour;
}

/** The schemas of one toy game. */
interface Schemas {
  readonly goal: own.$ZodDefault<own.$ZodType<number>>;
  readonly bold: own.$ZodDefault<own.$ZodType<boolean>>;
  readonly scores: own.$ZodType<number[]>;
  readonly last: own.$ZodType<Throw | null>;
  readonly pair: own.$ZodType<[Colour, number]>;
  readonly secret: own.$ZodType<number>;
  readonly hidden: own.$ZodType<number | null>;
  readonly die: own.$ZodType<number>;
  readonly colour: own.$ZodType<Colour>;
  readonly word: own.$ZodOptional<own.$ZodType<string>>;
  readonly turn: own.$ZodType<{ side: 'heads' } | { side: 'tails'; spins: number }>;
  readonly faces: own.$ZodType<number[]>;
}

const ways: Readonly<Record<string, Schemas>> = {
  own: {
    goal: own._default(integer(1, 60), 20),
    bold: own._default(own.boolean(), false),
    scores: list(natural(99), 4, 2),
    last: own.nullable(own.strictObject({ faces: list(integer(1, 6), 5, 1), colour: own.literal(COLOURS) })),
    pair: own.tuple([own.literal(COLOURS), natural(3)]),
    secret: natural(3),
    hidden: own.nullable(natural(3)),
    die: natural(4),
    colour: own.literal(COLOURS),
    word: own.optional(text(/^[a-z]{1,5}$/, 'a word')),
    turn: mini.discriminatedUnion('side', [
      own.strictObject({ side: own.literal('heads') }),
      own.strictObject({ side: own.literal('tails'), spins: natural(9) }),
    ]),
    faces: list(integer(1, 6), 5),
  },
  'zod/mini': {
    goal: mini._default(mini.int().check(mini.gte(1), mini.lte(60)), 20),
    bold: mini._default(mini.boolean(), false),
    scores: mini.array(mini.int().check(mini.gte(0), mini.lte(99))).check(mini.minLength(2), mini.maxLength(4)),
    last: mini.nullable(
      mini.strictObject({
        faces: mini.array(mini.int().check(mini.gte(1), mini.lte(6))).check(mini.minLength(1), mini.maxLength(5)),
        colour: mini.enum(COLOURS),
      }),
    ),
    pair: mini.tuple([mini.enum(COLOURS), mini.int().check(mini.gte(0), mini.lte(3))]),
    secret: mini.int().check(mini.gte(0), mini.lte(3)),
    hidden: mini.nullable(mini.int().check(mini.gte(0), mini.lte(3))),
    die: mini.int().check(mini.gte(0), mini.lte(4)),
    colour: mini.enum(COLOURS),
    word: mini.optional(mini.string().check(mini.regex(/^[a-z]{1,5}$/))),
    turn: mini.discriminatedUnion('side', [
      mini.strictObject({ side: mini.literal('heads') }),
      mini.strictObject({ side: mini.literal('tails'), spins: mini.int().check(mini.gte(0), mini.lte(9)) }),
    ]),
    faces: mini.array(mini.int().check(mini.gte(1), mini.lte(6))).check(mini.maxLength(5)),
  },
  zod: {
    goal: classic.int().min(1).max(60).default(20),
    bold: classic.boolean().default(false),
    scores: classic.array(classic.int().min(0).max(99)).min(2).max(4),
    last: classic
      .strictObject({ faces: classic.array(classic.int().min(1).max(6)).min(1).max(5), colour: classic.enum(COLOURS) })
      .nullable(),
    pair: classic.tuple([classic.enum(COLOURS), classic.int().min(0).max(3)]),
    secret: classic.number().int().min(0).max(3),
    hidden: classic.number().int().gte(0).lte(3).nullable(),
    die: classic.int().min(0).max(4),
    colour: classic.enum(COLOURS),
    word: classic
      .string()
      .regex(/^[a-z]{1,5}$/)
      .optional(),
    turn: classic.discriminatedUnion('side', [
      classic.strictObject({ side: classic.literal('heads') }),
      classic.strictObject({ side: classic.literal('tails'), spins: classic.int().nonnegative().max(9) }),
    ]),
    faces: classic.array(classic.int().min(1).max(6)).max(5),
  },
};

function toy({ die, colour, word, turn, faces, ...schemas }: Schemas) {
  const g = defineGame({
    id: 'toy',
    rules: 1,
    options: { goal: schemas.goal, bold: schemas.bold },
    state: { scores: schemas.scores, last: schemas.last, pair: schemas.pair, secret: schemas.secret },
    hidden: { secret: schemas.hidden },
  });
  const thrown = uniform([[1, 2], [6], [3, 3, 3]]);
  const cast = g.action({
    fields: { dice: setOf(part('die', die), 3, 1), colour, word, turn },
    *candidates({ options }) {
      for (const one of COLOURS) yield { dice: [0, 4], colour: one, turn: { side: 'heads' } } as const;
      if (options.bold) yield { dice: [2], colour: 'red', word: 'bold', turn: { side: 'tails', spins: 3 } } as const;
    },
    check: ({ last }, action) => (last?.colour === action.colour ? illegal('TOY-1', 'take another colour') : undefined),
    chance: () => thrown,
    outcome: faces,
    apply(draft, action, outcome, before) {
      draft.last = { faces: [...outcome], colour: action.colour };
      draft.scores = before.scores.map((score, player) => score + (player === action.player ? outcome.length : 0));
    },
  });
  return g.game({
    title: 'Toy',
    playerCount: { min: 2, max: 4 },
    variants: [{}, { goal: 3, bold: true }],
    actions: { cast },
    setup: ({ players }) => ({
      scores: Array.from({ length: players }, () => 0),
      last: null,
      pair: ['red', 1],
      secret: 2,
    }),
    playersToAct: ({ scores, options }) =>
      oneToAct(scores.some((score) => score >= options.goal) ? null : scores[0] === scores[1] ? 0 : 1),
    result: ({ scores, options }) =>
      scores.some((score) => score >= options.goal) ? { winners: [0], scores, reason: 'enough' } : null,
    view: (state, player) => ({ ...state, secret: player === 0 ? state.secret : null }),
    complete: (view, _, rng) => ({ ...view, secret: view.secret ?? uniformInt(rng, 0, 3) }),
  });
}

const toys = Object.entries(ways).map(([name, schemas]) => ({ name, game: toy(schemas) }));
type Toy = ReturnType<typeof toy>;
const [first] = toys as [(typeof toys)[number]];

const ODD = [-1, 0, 1, 1.5, 7, 100, null, true, '', 'green', 'words', [], [1], [0, 9], [1, 2, 3, 4, 5, 6], {}] as const;

/** The value with each thing in it, one after the other, made odd, and with more and fewer things. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* ODD;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    for (const odd of spoiled(member)) {
      yield Array.isArray(value) ? value.map((one, i) => (String(i) === key ? odd : one)) : { ...value, [key]: odd };
    }
    if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value).filter(([one]) => one !== key));
  }
  if (!Array.isArray(value)) yield { ...value, more: 1 };
}

const answer = (run: () => unknown): unknown => {
  try {
    return JSON.stringify(run());
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { code: error.code, clause: error.clause, path: error.path };
  }
};

describe.each(toys)('a game whose schemas are those of $name', ({ game }) => {
  it('has the same legal actions and plays the same', () => {
    for (const options of first.game.variants) {
      const [ours, theirs] = [first.game, game].map((one) => playout(one, { players: 2, options, seed: 'toy' }));
      expect(theirs).toEqual(ours);
    }
    const state = game.setup({ players: 3, options: { bold: true } });
    expect([...game.legalActions(state)]).toEqual([
      ...first.game.legalActions(first.game.setup({ players: 3, options: { bold: true } })),
    ]);
    expect([...game.legalActions(state)]).toHaveLength(3);
  });

  it('refuses the same, with the same code at the same place', () => {
    const begun = first.game.setup({ players: 2 });
    const action = {
      type: 'cast',
      player: 0,
      dice: [0, 4],
      colour: 'red',
      word: 'a',
      turn: { side: 'tails', spins: 3 },
      outcome: [6],
    };
    const state = first.game.reduce(begun, action as never);
    const view = first.game.view(state, 1);
    const questions: readonly [unknown, (game: Toy, value: never) => unknown][] = [
      [{ players: 2, options: { goal: 3, bold: true } }, (one, value) => one.setup(value)],
      [state, (one, value) => one.load(value)],
      [view, (one, value) => one.loadView(value)],
      [action, (one, value) => one.reduce(one.load(begun), value)],
      [action, (one, value) => one.canonical(value)],
    ];
    let [refused, taken] = [0, 0];
    for (const [good, ask] of questions) {
      for (const value of [good, ...spoiled(good)]) {
        const expected = answer(() => ask(first.game, value as never));
        expect([value, answer(() => ask(game, value as never))]).toEqual([value, expected]);
        if (typeof expected === 'string') taken++;
        else refused++;
      }
    }
    expect(refused).toBeGreaterThan(300);
    expect(taken).toBeGreaterThan(50);
  });

  it('has the same JSON Schemas', () => {
    expect(schemasOf(game)).toEqual(schemasOf(first.game));
  });

  it('has code made for its states and its actions, which reads and copies as the plain forms do', () => {
    const { definition } = engineOf(game);
    const state = game.reduce(game.setup({ players: 2 }), {
      type: 'cast',
      player: 0,
      dice: [1],
      colour: 'red',
      turn: { side: 'heads' },
      outcome: [6],
    });
    const made = compiledStructure(definition.state, Object.keys(state));
    expect(made?.copy(state)).toEqual(state);
    expect(made).not.toBeNull();
    const warmth = new Warmth();
    warmth.heat();
    const [quick, slow] = [
      validationOf(definition, warmth),
      validationOf(definition, { isWarm: () => false } as Warmth),
    ];
    const action = {
      type: 'cast',
      player: 0,
      dice: [0, 4],
      colour: 'red',
      turn: { side: 'tails', spins: 3 },
      word: 'a',
      outcome: [6],
    };
    for (const value of [action, ...spoiled(action)])
      expect(answer(() => quick.action(value))).toEqual(answer(() => slow.action(value)));
  });
});

const roll = { type: 'roll', player: 0, dice: [0, 1] };

describe.each([
  ['zod/mini', mini, (word: string) => mini.literal(word)],
  ['zod', classic, (word: string) => classic.literal(word)],
] as const)("a game's schemas in %s", (_, z, word) => {
  const { action, state, view, options } = kiriki.schemas;

  it('are what a union and a discriminated union are made of', () => {
    const chat = z.object({ type: word('chat'), text: z.string() });
    const message = z.discriminatedUnion('type', [action, chat]);
    expect(message.safeParse(roll)).toEqual({ success: true, data: roll });
    expect(message.safeParse({ type: 'chat', text: 'Hello.' }).success).toBe(true);
    expect(message.safeParse({ ...roll, player: 77 }).error?.issues[0]?.path).toEqual(['player']);
    expect(message.safeParse({ type: 'dance' }).error?.issues).toMatchObject([
      { code: 'invalid_union', path: ['type'] },
    ]);
    const within = z.discriminatedUnion('type', [message, z.object({ type: word('leave') })]);
    expect(within.safeParse(roll).success).toBe(true);
    expect(z.union([z.string(), action, options]).safeParse({ repeat: false })).toMatchObject({
      data: { repeat: false },
    });
    expect(z.union([z.string(), action]).safeParse({ ...roll, player: 77 }).success).toBe(false);
  });

  it('tell states and views of several games apart', () => {
    const saves = z.discriminatedUnion('game', [state, krakatoa.schemas.state]);
    for (const game of [kiriki, krakatoa]) expect(saves.safeParse(game.setup({ players: 2 })).success).toBe(true);
    expect(saves.safeParse({ ...krakatoa.setup({ players: 2 }), game: 'kiriki' }).success).toBe(false);
    expect(
      z.discriminatedUnion('game', [view, krakatoa.schemas.view]).safeParse(kiriki.setup({ players: 2 })).success,
    ).toBe(true);
  });

  it('are parts of objects and lists', () => {
    const request = z.object({
      matchId: z.string(),
      action,
      table: z.optional(options),
      log: z.array(z.nullable(action)),
    });
    const sent = { matchId: 'a', action: roll, log: [roll, null] };
    expect(request.safeParse(sent)).toEqual({ success: true, data: sent });
    expect(request.safeParse({ ...sent, log: [{ type: 'roll' }] }).error?.issues[0]?.path).toEqual([
      'log',
      0,
      'player',
    ]);
    expect(z.object({ action }).safeParse({}).success).toBe(false);
  });

  it('give JSON Schemas', () => {
    const { $id, $schema, ...alone } = schemasOf(kiriki).action;
    expect(z.toJSONSchema(action)).toMatchObject(alone);
    expect(z.toJSONSchema(z.object({ action, state })).properties?.action).toEqual(alone);
    expect(z.toJSONSchema(z.discriminatedUnion('type', [action, z.object({ type: word('chat') })])).oneOf).toHaveLength(
      2,
    );
    expect($id).toBe('dicewright:kiriki/1/action');
    expect($schema).toBeDefined();
  });
});

describe("a game's schema parses", () => {
  it('actions, states, views and options', () => {
    const state = kiriki.setup({ players: 2 });
    const { schemas } = kiriki;
    expect(schemas.action.parse(roll)).toEqual(roll);
    expect(schemas.state.parse(state)).toEqual(state);
    expect(schemas.view.parse(state)).toEqual(state);
    expect(schemas.options.parse({})).toEqual(state.options);
    expect(schemas.state.safeParse(state)).toEqual({ success: true, data: state });
    expectTypeOf(schemas.action.parse(roll)).toEqualTypeOf<mini.output<typeof schemas.action>>();
  });

  it('also where it is taken off', () => {
    const { parse, safeParse } = kiriki.schemas.action;
    expect(parse(roll)).toEqual(roll);
    expect(safeParse(7).success).toBe(false);
  });

  it('and says what is wrong as zod does', () => {
    const { action } = kiriki.schemas;
    const result = action.safeParse({ ...roll, player: -1 });
    expect(result.success).toBe(false);
    expect(result.error).toBeInstanceOf(mini.core.$ZodError);
    expect(result.error).toBeInstanceOf(Error);
    expect(result.error?.issues).toMatchObject([{ path: ['player'] }]);
    expect(() => action.parse({ type: 'dance' })).toThrow(mini.core.$ZodError);
    expect(mini.flattenError(result.error as mini.core.$ZodError)).toMatchObject({
      fieldErrors: { player: [expect.any(String)] },
    });
    const told = action.safeParse(7, { reportInput: true, error: () => 'no action' });
    expect(told.error?.issues).toMatchObject([{ input: 7, message: 'no action' }]);
  });

  it('what no position can be is told, not thrown', () => {
    const g = defineGame({ id: 'hollow', rules: 1, options: {}, state: { at: natural(9) } });
    const step = g.action({ apply: (draft) => void draft.at++ });
    const odd = new Error('there is no such place');
    const hollow = g.game({
      title: 'Hollow',
      playerCount: { min: 1, max: 1 },
      actions: { step },
      setup: () => ({ at: 0 }),
      checkState({ at }) {
        if (at === 9) throw odd;
        return undefined;
      },
      playersToAct: () => [0],
      result: () => null,
    });
    const state = { ...hollow.setup({ players: 1 }), at: 9 };
    expect(hollow.schemas.state.safeParse(state).error?.issues).toMatchObject([{ code: 'custom', path: [] }]);
    expect(() => hollow.load(state)).toThrow(expect.objectContaining({ code: 'INVALID_STATE', cause: odd }));
  });
});
