import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { board, nameAt } from '../../../../test/helpers/das-spiel.js';
import { canPlace, isLoose, pileOf, spots } from '../../../../test/helpers/pyramid-by-hand.js';
import { uniform } from '../../../kernel/dice/chance.js';
import { createRng } from '../../../kernel/dice/random.js';
import { emptyBoard } from '../../../pyramid/board.js';
import {
  hasKeys,
  keptChances,
  landing,
  pushing,
  reportedCell,
  reportedCells,
  skillOf,
  skills,
  skillsProblem,
  successWeight,
  takingAlong,
  tried,
  withoutPushed,
} from './skill-model.js';

const heap = board({ r: 'a1 a2 b1 c4', g: '1a1' });

describe('skill', () => {
  it.each([
    [0, 1000],
    [0.001, 1008],
    [0.5, 5000],
    [0.999, 8992],
    [1, 9000],
  ])('with skill %s, %s of 10000 tries succeed', (skill, weight) => {
    expect(successWeight(skill)).toBe(weight);
  });

  it('is an integer for every skill', () => {
    for (let i = 0; i <= 1000; i++) expect(successWeight(i / 1000)).toBe(1000 + 8 * i);
  });

  it('is 0.5 for players whom the options do not name, and none may be named who do not play', () => {
    expect([0, 1, 2].map((player) => skillOf([0.2, 1], player))).toEqual([0.2, 1, 0.5]);
    expect([[], [1], [1, 1], [1, 1, 1]].map((skill) => skillsProblem(skill, 2) === undefined)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is given by numbers from 0 to 1, at most one for each player, and for nobody by default', () => {
    const schema = skills(2);
    expect(z.parse(schema, undefined)).toEqual([]);
    for (const given of [[], [0], [1, 0.125]]) expect(z.parse(schema, given)).toEqual(given);
    for (const none of [[2], [-0.1], [0.5, 0.5, 0.5], ['1'], 0.5])
      expect(z.safeParse(schema, none).success).toBe(false);
    expect(skillsProblem([1, 1, 1], 2)).toBe('expected the skills of at most 2 players, got 3');
  });

  it('makes one event of success and failure, with exact weights', () => {
    const chance = tried(0.25, uniform(['a', 'b']), uniform(['c', 'd', 'e']));
    const sum = (letters: string): number =>
      [...chance.outcomes()].reduce((all, { outcome, weight }) => all + (letters.includes(outcome) ? weight : 0), 0);
    expect(sum('ab') / (chance.total as number)).toBe(0.3);
    expect(sum('a')).toBe(sum('b'));
    expect(sum('c')).toBe(sum('e'));
    expect(sum('abcde')).toBe(chance.total);
  });
});

describe('dice', () => {
  const pile = pileOf(heap);

  it('a good throw lands in any cell that takes a die, each as likely', () => {
    const weights = [...landing(heap).outcomes()];
    expect(weights.map(({ outcome }) => outcome)).toEqual(
      spots.filter((spot) => canPlace(pile, spot)).map((spot) => nameAt(spots.indexOf(spot))),
    );
    expect(new Set(weights.map(({ weight }) => weight)).size).toBe(1);
  });

  it('a bad throw takes along nothing, or once in 20 times a free die', () => {
    const chance = pushing(heap);
    const listed = [...chance.outcomes()];
    const free = spots.filter((spot) => isLoose(pile, spot)).map((spot) => [nameAt(spots.indexOf(spot))]);
    expect(listed.map(({ outcome }) => outcome)).toEqual([[], ...free]);
    expect((listed[0]?.weight ?? 0) / (chance.total as number)).toBe(0.95);
    expect([...pushing(emptyBoard()).outcomes()].map(({ outcome }) => outcome)).toEqual([[]]);
  });

  it('are taken along by one throw in 20, by their weights, and not at all where there are none', () => {
    const things = [
      ['r', 3],
      ['g', 0],
      ['k', 1],
    ] as const;
    const chance = takingAlong(things);
    const listed = [...chance.outcomes()].map(({ outcome, weight }) => [outcome, weight / (chance.total as number)]);
    expect(listed).toEqual([
      [[], 0.95],
      [['r'], 0.0375],
      [['k'], 0.0125],
    ]);
    expect([...takingAlong([['r', 0]]).outcomes()].map(({ outcome }) => outcome)).toEqual([[]]);
    expect([...takingAlong([]).outcomes()].length).toBe(1);
  });

  it('dice are pushed off one after the other, each free when it goes', () => {
    const cellsOf = (names: string): readonly number[] => reportedCells(names.split(' ')) ?? [];
    expect(withoutPushed(heap, cellsOf('1a1 a1'))?.filter((code) => code > 46).length).toBe(3);
    for (const names of ['a1', 'a1 1a1', 'a3', 'c4 c4']) expect(withoutPushed(heap, cellsOf(names))).toBeUndefined();
  });
});

describe('reports', () => {
  it('are taken when they have just these keys and name cells', () => {
    expect(hasKeys({ a: 1, b: 2 }, ['a', 'b'])).toBe(true);
    for (const value of [null, [], 'a', { a: 1 }, { a: 1, b: 2, c: 3 }, { a: 1, c: 2 }])
      expect(hasKeys(value, ['a', 'b'])).toBe(false);
    for (const value of [[1, 2], 'ab']) expect(hasKeys(value, ['0', '1'])).toBe(false);
    expect(reportedCells(['a1', '8a1'])).toEqual([0, 164]);
    expect(reportedCells(['a1', '8a1'], 2)).toEqual([0, 164]);
    expect(reportedCells(['a1', '8a1'], 1)).toBeUndefined();
    for (const value of ['a1', [0], ['a0'], new Array(2), [null], new Array(166).fill('a1')])
      expect(reportedCells(value)).toBeUndefined();
    expect([reportedCell('b1'), reportedCell(9), reportedCell('')]).toEqual([9, undefined, undefined]);
  });

  it('a Chance is made once for the same parameters, and those that are not asked for are forgotten', () => {
    let made = 0;
    const kept = keptChances((n: number, text: string) => {
      made++;
      return uniform([`${n}${text}`]);
    });
    expect(kept(1, 'a')).toBe(kept(1, 'a'));
    expect(kept(1, 'b')).not.toBe(kept(1, 'a'));
    expect(made).toBe(2);
    const first = Array.from({ length: 400 }, (_, n) => kept(n, 'c'));
    expect(first.map((chance, n) => kept(n, 'c') === chance)).not.toContain(false);
    expect(made).toBe(2 + 400);
    // Asked for again and again, it outlives the others.
    const asked = kept(1, 'a');
    for (let n = 0; n < 5000; n++) expect([kept(n, 'd'), kept(1, 'a')][1]).toBe(asked);
    expect(made).toBe(2 + 400 + 5000);
    expect(kept(0, 'd').sample(createRng('x'))).toBe('0d');
    const pair = keptChances((one: number, other: number) => uniform([`${one} ${other}`]));
    expect([pair(1, 11), pair(11, 1)].map((chance) => chance.sample(createRng('x')))).toEqual(['1 11', '11 1']);
    expect(made).toBe(2 + 400 + 5001);
  });
});
