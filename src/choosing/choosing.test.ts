import { describe, expect, it } from 'vitest';
import { calavera } from '../games/calavera/calavera.js';
import { quadrulaRasa } from '../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.js';
import { rasanto } from '../games/das-spiel/construction/rasanto/rasanto.js';
import { tabulaRasa } from '../games/das-spiel/construction/tabula-rasa/tabula-rasa.js';
import { kiriki } from '../games/kiriki/kiriki.js';
import { defineGame } from '../kernel/define.js';
import { createRng } from '../kernel/dice/random.js';
import { GameError, illegal } from '../kernel/errors.js';
import { part, place, setOf } from '../kernel/schemas/part.js';
import { anyOf, integer, list, natural } from '../kernel/schemas/schema.js';
import * as z from '../kernel/schemas/zod.js';
import { oneToAct } from '../kernel/turns.js';
import type { AnyAction } from '../kernel/types.js';
import { actionShapes } from './action-fields.js';
import { choosing } from './choosing.js';
import { labelOf } from './labels.js';
import { partsOf } from './segments.js';

const partsIn = (list: readonly { readonly part: string }[]): string[] => list.map(({ part }) => part);

const begun = kiriki.setup({ players: 2 });
const rolled = kiriki.reduce(begun, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [2, 5, 5, 2, 5] });

describe('Kiriki', () => {
  it('has one click for the first roll, and nothing is whole before', () => {
    const choice = choosing(kiriki, begun, 0);
    expect(choice.taken).toEqual([]);
    expect(choice.action).toBeNull();
    expect(partsIn(choice.options)).toEqual(['action:roll', 'die:0', 'die:1', 'die:2', 'die:3', 'die:4']);
    for (const pointed of ['action:roll', 'die:3']) {
      expect(choice.take(pointed).action).toEqual({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
      expect(choice.take(pointed).options).toEqual([]);
    }
  });

  it('then has dice and lines open at once, each line with what it would score', () => {
    const { options } = choosing(kiriki, rolled, 0);
    expect(partsIn(options)).toEqual(
      expect.arrayContaining(['action:roll', 'action:score', 'die:0', 'die:4', 'line:fullHouse', 'line:ones']),
    );
    const labels = Object.fromEntries(options.map(({ part, label }) => [part, label]));
    expect(labels).toMatchObject({
      'action:roll': 'roll',
      'die:0': 'die 1',
      'line:fullHouse': 'full house, 25',
      'line:ones': 'ones, 0',
    });
  });

  it('takes any set of dice in any order, and each again gives it back', () => {
    const choice = choosing(kiriki, rolled, 0).take('die:3').take('die:0');
    expect(choice.action).toEqual({ type: 'roll', player: 0, dice: [0, 3] });
    expect(choice.taken).toEqual([
      { part: 'action:roll', field: 'type', own: false, label: 'roll' },
      { part: 'die:3', field: 'dice', own: true, label: 'die 4' },
      { part: 'die:0', field: 'dice', own: true, label: 'die 1' },
    ]);
    const less = choice.take('die:3');
    expect(less.action).toEqual({ type: 'roll', player: 0, dice: [0] });
    expect(less.back()).toBe(choice);
    expect(choosing(kiriki, rolled, 0).take('die:3').take('die:3').taken).toEqual([]);
  });

  it('says by the clause why something cannot be taken', () => {
    const scored = kiriki.reduce(rolled, { type: 'score', player: 0, pattern: 'fullHouse' });
    const again = kiriki.load({ ...scored, toPlay: 0, rolls: 1, dice: [2, 5, 5, 2, 5] });
    expect(choosing(kiriki, again, 0).refusal('line:fullHouse')).toMatchObject({ code: 'ILLEGAL', clause: 'KIR-11' });
    expect(choosing(kiriki, begun, 0).refusal('line:ones')).toMatchObject({ code: 'ILLEGAL', clause: 'KIR-9' });
    expect(choosing(kiriki, begun, 0).refusal('action:roll')).toBeNull();
    const nowhere = choosing(kiriki, begun, 0).refusal('hill:1');
    expect(nowhere).toEqual({ code: 'ILLEGAL', message: "kiriki: hill:1 can't be chosen here" });
    expect(() => choosing(kiriki, begun, 0).take('hill:1')).toThrow(GameError);
  });
});

it('has no options for who may not act, and says why', () => {
  const choice = choosing(kiriki, begun, 1);
  expect(choice.options).toEqual([]);
  expect(choice.action).toBeNull();
  expect(choice.refusal('action:roll')).toMatchObject({ code: 'NOT_YOUR_TURN' });
  expect(choice.back()).toBe(choice);
  expect(() => choosing(kiriki, begun, 2)).toThrow(GameError);
  expect(() => choosing(kiriki, {} as never, 0)).toThrow(GameError);
});

it('refuses whatever is no part at all', () => {
  const choice = choosing(kiriki, begun, 0);
  for (const none of ['', ':', 'die', 'die:', 'die:5', 'die:-0', 'die:0x1', 'die: 1', 'x'.repeat(100), null, 3, {}]) {
    expect(choice.refusal(none as string), String(none)).toMatchObject({ code: 'ILLEGAL' });
    expect(() => choice.take(none as string)).toThrow(GameError);
  }
});

it('opens a board at the start of a turn', () => {
  const choice = choosing(rasanto, rasanto.setup({ players: 2 }), 0);
  expect(choice.taken).toEqual([{ part: 'action:place', field: 'type', own: false, label: 'place' }]);
  expect(choice.take('cell:c4').action).toEqual({ type: 'place', player: 0, cell: 'c4' });
});

it('goes on from parts that were taken before, as far as they are possible', () => {
  const told = choosing(kiriki, rolled, 0).take('die:3').take('die:0');
  const { taken, options, action: carried } = choosing(kiriki, rolled, 0, partsIn(told.taken));
  expect([partsIn(taken), options, carried]).toEqual([partsIn(told.taken), told.options, told.action]);
  expect(partsIn(choosing(kiriki, rolled, 0, ['die:3', 'hill:1', 'die:0']).taken)).toEqual(['action:roll', 'die:3']);
  expect(choosing(kiriki, rolled, 0, ['action:stop', 'die:3']).taken).toEqual([]);
  const { action } = choosing(rasanto, rasanto.setup({ players: 2 }), 0, ['cell:c4']);
  expect(action).toMatchObject({ cell: 'c4' });
});

it('names the parts of an action, also as somebody was told it', () => {
  expect(partsOf(kiriki, { type: 'roll', player: 0, dice: [3, 0], outcome: [1, 1] })).toEqual([
    'action:roll',
    'die:3',
    'die:0',
  ]);
  expect(partsOf(calavera, { type: 'mark', player: 0, dice: 'joker', row: 'pink' })).toEqual([
    'action:mark',
    'value:dice=joker',
    'line:pink',
  ]);
  expect(partsOf(tabulaRasa, { type: 'add', player: 0, block: [[2, 3]], cells: ['c4'] })).toEqual([
    'action:add',
    'cell:c4',
    'place:2,3',
  ]);
  expect(partsOf(kiriki, { type: 'roll', player: 0 } as never)).toEqual(['action:roll']);
  expect(() => partsOf(kiriki, { type: 'fly', player: 0 } as never)).toThrow(GameError);
});

it('finds every chunk of Quadrula Rasa, die by die, in any order', () => {
  const rng = createRng('chunks');
  for (const contact of ['face', 'edge'] as const) {
    let state = quadrulaRasa.setup({ players: 2, options: { contact } });
    for (let turn = 0; turn < 8; turn++) {
      const player = turn % 2;
      const action = quadrulaRasa.sampleAction(state, rng, player) as AnyAction & { readonly type: 'add' };
      const [type = '', ...parts] = partsOf(quadrulaRasa, action as never);
      const cells = parts.filter((one) => one.startsWith('cell:'));
      const inAnyOrder = [type, ...cells.reverse(), ...parts.filter((one) => one.startsWith('place:'))];
      expect(choosing(quadrulaRasa, state, player, inAnyOrder).action).toEqual(action);
      state = quadrulaRasa.reduce(state, action as never);
    }
  }
});

describe('a game of one', () => {
  const g = defineGame({ id: 'letters', rules: 1, options: {}, state: { toPlay: natural(1) } });
  const apply = (draft: { toPlay: number }, { player }: { readonly player: number }) => {
    draft.toPlay = 1 - player;
  };
  const words = z.string();
  const write = g.action({
    fields: {
      letter: z.strictObject({ to: part('player', place(1)), text: words }),
      seal: z.optional(z.literal(['red', 'darkBlue'])),
    },
    *candidates() {
      for (const seal of [undefined, 'red', 'darkBlue'] as const) {
        yield { letter: { to: 1, text: 'dear you' }, ...(seal && { seal }) };
      }
    },
    check: (_, { letter }) => (letter.text.length > 12 ? illegal('LET-1', 'too long') : undefined),
    label: (_view, _player, one) => (one === 'player:1' ? 'to the other' : undefined),
    apply,
  });
  const walk = g.action({
    fields: { path: list(integer(-1, 1), 3, 1), bags: setOf(part('bag', place(3)), 2) },
    *candidates() {
      for (const path of [[1], [1, 1], [1, -1, 1]]) for (const bags of [[], [0], [0, 3]]) yield { path, bags };
    },
    apply,
  });
  const letters = g.game({
    title: 'Letters',
    playerCount: { min: 2, max: 2 },
    actions: { write, walk },
    setup: () => ({ toPlay: 0 }),
    playersToAct: ({ toPlay }) => oneToAct(toPlay),
    result: () => null,
  });
  const choice = choosing(letters, letters.setup({ players: 2 }), 0);

  it('asks for words, and takes what schema and check accept', () => {
    const asked = choice.take('action:write');
    expect(asked.taken.map(({ part, field }) => [part, field])).toEqual([
      ['action:write', 'type'],
      ['player:1', 'letter.to'],
    ]);
    expect(asked.options).toEqual([{ part: 'value:letter.text=', label: 'text', input: 'text' }]);
    const written = asked.take('value:letter.text=a=b: c');
    expect(written.action).toEqual({ type: 'write', player: 0, letter: { to: 1, text: 'a=b: c' } });
    expect(written.options.map(({ label }) => label)).toEqual(['red', 'dark blue']);
    expect(written.take('value:seal=red').action).toMatchObject({ letter: { text: 'a=b: c' }, seal: 'red' });
    expect(asked.refusal('value:letter.text=much too long a letter')).toMatchObject({ clause: 'LET-1' });
    expect(() => asked.take('value:letter.text=much too long a letter')).toThrow('too long');
  });

  it('takes a label of the action, else makes one of the name', () => {
    expect(choice.options).toEqual([
      { part: 'action:write', label: 'write' },
      { part: 'action:walk', label: 'walk' },
      { part: 'player:1', label: 'to the other' },
      { part: 'number:1', label: '1' },
    ]);
  });

  it('shows places from 1', () => {
    const bags = choice.take('number:1').options.filter(({ part }) => part.startsWith('bag:'));
    expect(bags.map(({ label }) => label)).toEqual(['bag 1', 'bag 4']);
  });

  it('goes a path in its order, on which the same is a step like any', () => {
    const once = choice.take('number:1');
    expect(once.action).toEqual({ type: 'walk', player: 0, path: [1], bags: [] });
    expect(partsIn(once.options)).toEqual(['bag:0', 'bag:3', 'number:1', 'number:-1']);
    expect(once.take('number:1').action).toMatchObject({ path: [1, 1] });
    expect(partsIn(once.take('number:-1').taken)).toEqual(['action:walk', 'number:1', 'number:-1', 'number:1']);
    expect(once.take('number:1').refusal('number:-1')).toMatchObject({ code: 'ILLEGAL' });
    expect(once.take('bag:3').action).toMatchObject({ path: [1], bags: [0, 3] });
  });

  it('does not give back what was taken by itself', () => {
    const both = choice.take('number:1').take('bag:3');
    expect(both.taken.at(-1)).toEqual({ part: 'bag:0', field: 'bags', own: false, label: 'bag 1' });
    expect(both.refusal('bag:0')).not.toBeNull();
    expect(partsIn(both.take('bag:3').taken)).toEqual(['action:walk', 'number:1']);
    expect(both.back().back()).toBe(choice);
  });
});

it('tells of a foreign state that contradicts itself, as the rules do', () => {
  const g = defineGame({
    id: 'hollow',
    rules: 1,
    options: {},
    state: { row: list(natural(9), 3), toPlay: natural(1) },
  });
  const first = (row: readonly number[]): number => {
    if (row[0] === undefined) throw new TypeError('nothing lies there');
    return row[0];
  };
  const take = g.action({
    fields: { number: natural(9) },
    candidates: ({ row }) => [{ number: first(row) }],
    apply: () => {},
  });
  const hollow = g.game({
    title: 'Hollow',
    playerCount: { min: 2, max: 2 },
    actions: { take },
    setup: () => ({ row: [4], toPlay: 0 }),
    playersToAct: ({ toPlay }) => oneToAct(toPlay),
    result: () => null,
  });
  const empty = { ...hollow.setup({ players: 2 }), row: [] };
  expect(() => choosing(hollow, empty, 0)).toThrow(/^hollow: the state contradicts itself$/);
  // A player who is not to act is not asked for actions: rules may know none for them.
  expect(choosing(hollow, empty, 1).options).toEqual([]);
});

it('shows numbers as what they are, unless they are places', () => {
  const g = defineGame({ id: 'columns', rules: 1, options: {}, state: {} });
  const fields = {
    column: part('column', integer(-2, 12)),
    square: part('square', z.tuple([place(2), place(2)])),
    pair: part('pair', z.tuple([natural(2), natural(2)])),
    at: place(5),
    to: part('point', anyOf([place(23), z.literal('bar')])),
    row: z.nullable(part('row', place(2))),
  };
  const all = [
    { column: -1, square: [0, 2], pair: [0, 2], at: 0, to: 23, row: 0 },
    { column: 7, square: [1, 1], pair: [1, 1], at: 5, to: 'bar', row: null },
  ] as const;
  const put = g.action({ fields, candidates: () => all, apply: () => undefined });
  const columns = g.game({
    title: 'Columns',
    playerCount: { min: 1, max: 1 },
    actions: { put },
    setup: () => ({}),
    playersToAct: () => oneToAct(0),
    result: () => null,
  });
  const shape = actionShapes(columns).get('put');
  const state = columns.setup({ players: 1 }) as never;
  const labels = all.map((one) =>
    partsOf(columns, { type: 'put', player: 0, ...one }).map((part, i) =>
      labelOf({ shape }, state, 0, part, ['type', ...Object.keys(fields)][i] ?? ''),
    ),
  );
  expect(labels).toEqual([
    ['put', 'column -1', 'square 1.3', 'pair 0.2', 'place 1', 'point 24', 'row 1'],
    ['put', 'column 7', 'square 2.2', 'pair 1.1', 'place 6', 'bar', 'null'],
  ]);
});
