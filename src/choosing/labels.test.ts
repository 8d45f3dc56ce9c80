import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kiriki } from '../games/kiriki/kiriki.js';
import { part, place } from '../kernel/schemas/part.js';
import { fieldOf } from './action-fields.js';
import { labelOf } from './labels.js';

const state = kiriki.setup({ players: 2 }) as never;
const label = (named: string, field: string, shape?: Parameters<typeof labelOf>[0]['shape']) =>
  labelOf({ shape }, state, 0, named, field);

it.each([
  ['action:rollAgain', 'type', 'roll again'],
  ['line:fullHouse', 'pattern', 'full house'],
  ['line:3', 'pattern', '3'],
  ['cell:c4', 'cell', 'c4'],
  ['cell:3c2a', 'cell', '3c2a'],
  ['number:-3', 'number', '-3'],
  ['number:12', 'number', '12'],
  ['value:colour=r', 'colour', 'colour r'],
  ['value:inkColour=rg', 'inkColour', 'ink colour rg'],
  ['value:colour=red', 'colour', 'red'],
  ['value:clue.ink=darkBlue', 'clue.ink', 'dark blue'],
  ['value:clue.ink=r', 'clue.ink', 'ink r'],
  ['value:letter.text=', 'letter.text', 'text'],
  ['value:sum=1=1', 'sum', '1=1'],
  ['die:3', 'dice', 'die 3'],
  ['die:-1', 'dice', 'die -1'],
  ['square:2,10', 'to', 'square 2.10'],
  ['bigSquare:2', 'to', 'big square 2'],
  ['point:2,', 'to', 'point 2,'],
  ['point:a', 'to', 'point a'],
  ['point:ab', 'to', 'point ab'],
  ['point:bar', 'to', 'bar'],
  ['point:homeRow', 'to', 'home row'],
  ['point:a12', 'to', 'a12'],
  ['point:12a', 'to', '12a'],
])('%s reads as what it names: %s is "%s"', (named, field, words) => {
  expect(label(named, field)).toBe(words);
});

it('counts places from 1, whatever else its field may hold', () => {
  const fields = [
    fieldOf('at', part('die', place(4))),
    fieldOf('from', part('point', z.union([z.literal('bar'), place(23)]))),
    fieldOf('to', part('square', z.tuple([place(7), place(7)]))),
    fieldOf('sum', part('sum', z.number())),
  ];
  const shape = { type: 'move', fields, outcome: undefined };
  expect(label('die:0', 'at', shape)).toBe('die 1');
  expect(label('point:23', 'from', shape)).toBe('point 24');
  expect(label('square:0,7', 'to', shape)).toBe('square 1.8');
  expect(label('sum:7', 'sum', shape)).toBe('sum 7');
  expect(label('die:0', 'other', shape)).toBe('die 0');
});

it('is in the words of the rules, where they have some', () => {
  const spec = { label: (_: unknown, player: number, one: string, field: string) => `${player} ${one} ${field}` };
  expect(labelOf({ spec: spec as never }, state, 1, 'die:3', 'dice')).toBe('1 die:3 dice');
  const silent = { label: () => undefined };
  expect(labelOf({ spec: silent as never }, state, 1, 'die:3', 'dice')).toBe('die 3');
});
