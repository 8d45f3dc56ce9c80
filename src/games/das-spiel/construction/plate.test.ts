import { expect, it } from 'vitest';
import { at, board } from '../../../../test/helpers/das-spiel.js';
import { createRng, type RandomGenerator } from '../../../kernel/dice/random.js';
import { emptyBoard } from '../../../pyramid/board.js';
import { choiceRng } from '../../../testing/choices.js';
import {
  adjacentFields,
  emptyFunnelFields,
  isAdjacentToDie,
  isPlateConnected,
  isPlateFull,
  sampleAdjacent,
  sampleEmptyFunnel,
} from './plate.js';

const full = 'r'.repeat(45) + '.'.repeat(120);
const names = (fields: Iterable<{ readonly cell: string }>): string => [...fields].map(({ cell }) => cell).join(' ');

it('empty funnels of the plate are listed in order', () => {
  const rest = full.replace(/^rr/, '..');
  expect(names(emptyFunnelFields(rest))).toBe('a1 a2');
  expect([...emptyFunnelFields(emptyBoard())].length).toBe(45);
  expect([isPlateFull(full), isPlateFull(rest)]).toEqual([true, false]);
});

it('beside a die is a row neighbour, and everywhere while the plate is empty', () => {
  const laid = board({ r: 'b2' });
  expect(names(adjacentFields(laid))).toBe('a2 a3 b1 b3 c1 c2');
  expect(isAdjacentToDie(laid, at('a1'))).toBe(false);
  expect(adjacentFields(emptyBoard()).length).toBe(45);
  expect(adjacentFields(full)).toEqual([]);
});

it('dice of the plate hang together along rows, whatever lies above', () => {
  expect(isPlateConnected(emptyBoard())).toBe(true);
  expect(isPlateConnected(board({ r: 'a1 b1 b2 c1' }))).toBe(true);
  expect(isPlateConnected(board({ r: 'a1 b2' }))).toBe(false);
});

it('samples are of what is listed, and reach all of it', () => {
  const rng = createRng('plate');
  const laid = board({ r: 'b2' }, full.replace(/^.{20}/, '.'.repeat(20)));
  const drawn = (sample: () => string | undefined): string[] =>
    [...new Set(Array.from({ length: 400 }, sample))].sort() as string[];
  expect(drawn(() => sampleEmptyFunnel(laid, rng)?.cell)).toEqual(names(emptyFunnelFields(laid)).split(' ').sort());
  expect(drawn(() => sampleAdjacent(laid, rng)?.cell)).toEqual(names(adjacentFields(laid)).split(' ').sort());
  expect([sampleEmptyFunnel(full, rng), sampleAdjacent(full, rng)]).toEqual([null, null]);
});

it('samples end with a generator that always gives the same number', () => {
  const laid = board({ r: 'a1' });
  const same = (choice: number): RandomGenerator => choiceRng([], () => choice);
  expect(sampleEmptyFunnel(laid, same(0))).toEqual({ cell: 'a2' });
  expect(sampleEmptyFunnel(laid, same(45))).toEqual({ cell: 'a3' });
});
