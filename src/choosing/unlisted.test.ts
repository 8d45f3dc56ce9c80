import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineGame } from '../kernel/define.js';
import { illegal } from '../kernel/errors.js';
import { part, place, setOf } from '../kernel/schemas/part.js';
import { anyOf, integer, list, natural } from '../kernel/schemas/schema.js';
import { oneToAct } from '../kernel/turns.js';
import { choosing } from './choosing.js';

// Games whose actions nothing lists: what a part stands for is read from the schemas alone.

const g = defineGame({ id: 'parcels', rules: 1, options: {}, state: {} });
const table = {
  title: 'Parcels',
  playerCount: { min: 1, max: 1 },
  traits: { enumerable: false },
  setup: () => ({}),
  playersToAct: () => oneToAct(0),
  result: () => null,
};
/** There are legal actions, which aren't told. */
const untold = { candidates: () => [], completions: () => [null], apply: () => undefined };

const schemas = {
  weigh: integer(-3, 30),
  shelve: place(5),
  put: part('square', z.tuple([place(2), place(2)])),
  move: part('point', anyOf([place(23), z.literal('bar')])),
  paint: z.literal(['red', 'darkBlue']),
  ask: z.boolean(),
  clear: z.nullable(part('row', place(2))),
  number: z.literal([1, 20]),
  sort: part('box', z.enum(['small', 'large'])),
};

const parcels = g.game({
  ...table,
  actions: Object.fromEntries(
    Object.entries(schemas).map(([type, what]) => [type, g.action({ fields: { what }, ...untold } as never)]),
  ),
});
const start = choosing(parcels, parcels.setup({ players: 1 }), 0);

describe('a part that no listed action has', () => {
  it.each([
    ['weigh', 'number:12', 12],
    ['weigh', 'number:-3', -3],
    ['shelve', 'place:5', 5],
    ['put', 'square:0,2', [0, 2]],
    ['move', 'point:23', 23],
    ['move', 'point:bar', 'bar'],
    ['paint', 'value:what=darkBlue', 'darkBlue'],
    ['ask', 'value:what=true', true],
    ['ask', 'value:what=false', false],
    ['clear', 'row:0', 0],
    ['clear', 'row:null', null],
    ['number', 'value:what=20', 20],
    ['sort', 'box:large', 'large'],
  ])('of %s: %s is %j', (type, pointed, what) => {
    const choice = start.take(pointed);
    expect(choice.action).toEqual({ type, player: 0, what });
    expect(choice.taken.map(({ part, field, own }) => [part, field, own])).toEqual([
      [`action:${type}`, 'type', false],
      [pointed, 'what', true],
    ]);
    expect(choice.back()).toBe(start);
  });

  it.each([
    'number:31',
    'number:012',
    'number:1.5',
    'number:',
    'number:null',
    'place:6',
    'square:0',
    'square:0,3',
    'square:0,1,1',
    'square:a,b',
    'point:24',
    'point:bear',
    'value:what=green',
    'value:what=',
    'value:other=red',
    'row:3',
    'row:undefined',
    'box:LARGE',
    'action:weigh',
  ])('is none where the schema has no such value: %s', (pointed) => {
    expect(start.refusal(pointed)).toMatchObject({ code: 'ILLEGAL' });
    expect(() => start.take(pointed)).toThrow();
  });
});

describe('what is still ahead', () => {
  const fields = {
    from: part('pile', place(3)),
    path: list(part('step', integer(1, 6)), 3, 1),
    seal: z.optional(z.literal(['red', 'blue'])),
    to: part('bin', place(3)),
    note: z.optional(part('note', natural(9))),
    tags: z.optional(setOf(part('tag', natural(9)), 2)),
  };
  const lay = g.action({
    ...untold,
    fields,
    *completions(_view, _player, { from }) {
      yield { from: from ?? 0, path: [1], to: 0 };
      yield { from: from ?? 0, path: [1, 2], to: 1, tags: [5] };
      yield null;
    },
    check: (_, { to, path }) =>
      to === 2 ? illegal('PAR-1', 'that bin is full') : path[0] === 6 ? illegal('PAR-2', 'too far') : undefined,
  });
  const pass = g.action({ apply: () => undefined });
  const game = g.game({ ...table, actions: { lay, pass } });
  const state = game.setup({ players: 1 });
  const at = (...parts: string[]) => choosing(game, state, 0, parts);

  it('is the next field, as long as the last is one value', () => {
    expect(at('pile:0').refusal('bin:3')).toMatchObject({ code: 'ILLEGAL' });
    expect(at('pile:0').refusal('tag:3')).toMatchObject({ code: 'ILLEGAL' });
    const begun = at('pile:0', 'step:1');
    expect(begun.take('bin:3').action).toEqual({ type: 'lay', player: 0, from: 0, path: [1], to: 3 });
    expect(begun.take('bin:3').back()).toBe(begun);
  });

  it('passes over what may be left out, and goes on with a list that may grow', () => {
    const whole = at('pile:0', 'step:1', 'bin:0');
    expect(whole.action).toEqual({ type: 'lay', player: 0, from: 0, path: [1], to: 0 });
    expect(whole.take('note:9').action).toMatchObject({ to: 0, note: 9 });
    expect(whole.take('tag:8').action).toMatchObject({ to: 0, tags: [8] });
    expect(whole.take('tag:8').take('tag:9').action).toMatchObject({ tags: [8, 9] });
    expect(whole.take('note:9').take('tag:8').action).toMatchObject({ note: 9, tags: [8] });
    // Behind it nothing is ahead of it any more, and the list is full.
    expect(whole.take('tag:8').refusal('note:9')).toMatchObject({ code: 'ILLEGAL' });
    expect(whole.take('tag:8').take('tag:9').refusal('tag:7')).toMatchObject({ code: 'ILLEGAL' });
    expect(whole.refusal('step:2')).toMatchObject({ code: 'ILLEGAL' });
  });

  it('is refused in the words of the rules', () => {
    expect(at('pile:0', 'step:1').refusal('bin:2')).toEqual({
      code: 'ILLEGAL',
      message: 'that bin is full',
      clause: 'PAR-1',
    });
    expect(at('pile:0').refusal('hill:1')).toEqual({
      code: 'ILLEGAL',
      message: "parcels: hill:1 can't be chosen here",
    });
    expect(at().refusal(`hill:${'x'.repeat(36)}`)).toMatchObject({
      message: "parcels: a long name can't be chosen here",
    });
    expect(at().refusal(`hill:${'x'.repeat(35)}`)?.message).toContain(`hill:${'x'.repeat(35)}`);
  });

  it('is anything of an action of its own', () => {
    expect(at('action:pass').action).toEqual({ type: 'pass', player: 0 });
    expect(at('action:pass').refusal('bin:3')).toMatchObject({ code: 'ILLEGAL' });
  });
});

it('is not looked for where all is listed', () => {
  const say = g.action({
    fields: { number: natural(9) },
    candidates: () => [{ number: 1 }, { number: 2 }],
    apply: () => undefined,
  });
  const listed = g.game({ ...table, traits: {}, actions: { say } });
  const choice = choosing(listed, listed.setup({ players: 1 }), 0);
  expect(choice.options.map(({ part }) => part)).toEqual(['number:1', 'number:2']);
  // Legal, as far as the rules say, but no candidate.
  expect(choice.refusal('number:3')).toMatchObject({ code: 'ILLEGAL' });
});
