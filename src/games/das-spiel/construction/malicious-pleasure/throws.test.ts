import { describe, expect, it } from 'vitest';
import { at, board, nameAt } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, isLoose, pileOf, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { maliciousPleasure } from './malicious-pleasure.js';
import { throwAt } from './throws.js';

// 1a1 lies on a1, a2, b1; c4 and the funnel between b2, b3, c2 stand alone.
const laid = board({ r: 'a1 a2 b1 c4', g: '1a1 b3 b4 c3' });

const thrown = (cell: string | null, pose: string | null, knockedOff: string[] = []) => ({ cell, pose, knockedOff });

describe('what a table can report', () => {
  it.each([
    ['MAL-4 a funnel of the plate', thrown('i1', 'x'), true],
    ['MAL-4 a funnel of dice', thrown('1b3', 'a'), true],
    ['MAL-4 a cell where a die lies', thrown('a1', 'a'), false],
    ['MAL-4 a cell over nothing', thrown('1a3', 'a'), false],
    ['MAL-4 the place of a die that is pushed off', thrown('1a1', 'c', ['1a1']), true],
    ['MAL-4 a funnel whose dice are pushed off', thrown('1b3', 'c', ['b3']), false],
    ['MAL-4 a place that is free only when two are gone', thrown('a1', 'c', ['1a1', 'a1']), true],
    ['MAL-4 no pose', thrown('i1', null), false],
    ['MAL-4 a pose that is none', thrown('i1', 'y'), false],
    ['MAL-4 no cell of the pyramid', thrown('i2', 'a'), false],
    ['MAL-5 a die that rebounds', thrown(null, null), true],
    ['MAL-5 a pose of a die that is gone', thrown(null, 'a'), false],
    ['MAL-6 a free die', thrown(null, null, ['c4']), true],
    ['MAL-6 several, one after the other', thrown(null, null, ['c4', '1a1', 'b1', 'a1']), true],
    ['MAL-6 a die that carries another', thrown(null, null, ['a1']), false],
    ['MAL-6 in an order that cannot be', thrown(null, null, ['a1', '1a1']), false],
    ['MAL-6 a die twice', thrown(null, null, ['c4', 'c4']), false],
    ['MAL-6 a funnel without a die', thrown(null, null, ['i1']), false],
    ['MAL-6 no list', { cell: null, pose: null, knockedOff: 'c4' }, false],
    ['MAL-4 nothing', null, false],
    ['MAL-4 more than asked', { ...thrown('i1', 'a'), number: 3 }, false],
  ])('%s: %j', (_, outcome, possible) => {
    expect(throwAt(laid, 0.5).includes(outcome)).toBe(possible);
  });

  it('MAL-6 every order of dice is judged as by hand', () => {
    let possible = 0;
    for (const first of ['1a1', 'a1', 'b1', 'c4', 'i1']) {
      for (const second of ['1a1', 'a1', 'b1', 'c4', 'i1']) {
        const pile = new Set(pileOf(laid));
        const isFine = [first, second].every((name) => {
          const spot = spots[at(name)] as (typeof spots)[number];
          return isLoose(pile, spot) && pile.delete(spot.join(' '));
        });
        expect(throwAt(laid, 0.5).includes(thrown(null, null, [first, second]))).toBe(isFine);
        if (isFine) possible++;
      }
    }
    // 1a1 then a1, b1 or c4; c4 then 1a1.
    expect(possible).toBe(4);
  });
});

describe('the model', () => {
  it.each([
    ['MAL-8 [skill=[0]]', 0, 0.1],
    ['MAL-8 [skill=[0.5]]', 0.5, 0.5],
    ['MAL-8 [skill=[1]]', 1, 0.9],
  ])('%s a throw lies with 0.1 + 0.8 · skill', (_, skill, probability) => {
    const start = maliciousPleasure.setup({ players: 2, options: { skill: [skill] } });
    const chance = maliciousPleasure.chance(start, { type: 'attempt', player: 0 });
    const total = chance?.total ?? 0;
    let lies = 0;
    let count = 0;
    for (const { outcome, weight } of chance?.outcomes() ?? []) {
      if ((outcome as { cell: string | null }).cell !== null) lies += weight;
      count++;
    }
    expect(lies / total).toBe(probability);
    expect(count).toBe(45 * 24 + 1);
  });

  it('MAL-8 it lies anywhere as likely, in any pose, and pushes nothing off; else it takes a die along at times', () => {
    const chance = throwAt(laid, 0.25);
    const total = chance.total as number;
    const pile = pileOf(laid);
    const open = spots.filter((spot) => canPlace(pile, spot));
    const free = spots.filter((spot) => isLoose(pile, spot)).map((spot) => nameAt(spots.indexOf(spot)));
    let pushed = 0;
    for (const { outcome, weight } of chance.outcomes()) {
      if (outcome.cell !== null) {
        expect(weight / total).toBeCloseTo(0.3 / open.length / 24, 12);
        expect(outcome.knockedOff).toEqual([]);
      } else if (outcome.knockedOff.length > 0) {
        expect(free).toContain(outcome.knockedOff[0]);
        expect(weight / total).toBeCloseTo((0.7 * 0.05) / free.length, 12);
        pushed++;
      } else expect(weight / total).toBeCloseTo(0.7 * 0.95, 12);
    }
    expect(pushed).toBe(free.length);
  });

  it('MAL-8 skills are of players who are there', () => {
    const setup = (skill: number[]) => () => maliciousPleasure.setup({ players: 2, options: { skill } });
    expect(setup([1, 0.001])).not.toThrow();
    expect(setup([1, 1, 1])).toThrow(/skills of at most 2 players/);
    expect(setup([0.0005])).toThrow(/multiple of 0.001/);
    expect(setup([1.001])).toThrow();
  });
});
