import { describe, expect, it } from 'vitest';
import { at, board, nameAt } from '../../../../test/helpers/das-spiel.js';
import { jumpsByHand, restingByHand, stillPile } from '../../../../test/helpers/das-spiel-jumps.js';
import { boardOf, randomBoard, stands } from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../kernel/dice/random.js';
import type { Jump } from '../../../pyramid/jump.js';
import { checkJump, checkLifting, hasJump, jumpFields, jumpsOf, liftingJumps, restingOn } from './jumping.js';

const clauses = { own: 'own', blocked: 'blocked', jump: 'jump' };

it('lists the jumps of a colour that a hand would lead, and checks each pair of cells accordingly', () => {
  let found = 0;
  for (let i = 0; i < 8; i++) {
    const laid = randomBoard(createRng(`jumping ${i}`), 10 + 8 * i);
    const expected = jumpsByHand(laid, 'g').map(({ from, to }) => ({ from: nameAt(from), to: nameAt(to) }));
    const jumps = [...jumpsOf(laid, 'g')];
    expect(jumps.map(jumpFields)).toEqual(expected);
    expect(hasJump(laid, 'g')).toBe(expected.length > 0);
    expect(hasJump(laid, 'g', () => false)).toBe(false);
    for (const fields of expected) {
      expect(checkJump(laid, 'g', fields, clauses)).toBeUndefined();
      expect(checkJump(laid, 'r', fields, clauses)?.clause).toBe('own');
      expect(checkJump(laid, 'g', { ...fields, to: fields.from }, clauses)?.clause).toBe('jump');
    }
    found += expected.length;
  }
  expect(found).toBeGreaterThan(100);
});

describe('piles in which nothing can jump', () => {
  it('are found by the search that games rely on, where there are any', () => {
    for (const most of [165, 120]) {
      const pile = stillPile(
        () => true,
        ({ size }) => size <= most,
      );
      const laid = boardOf(pile ?? new Set(), 'g');
      expect(pile?.size).toBeGreaterThan(60);
      expect(stands(pile ?? new Set())).toBe(true);
      expect(hasJump(laid, 'g')).toBe(false);
    }
  });
});

describe('blockades', () => {
  it('finds the dice that lie on others, over whatever is between', () => {
    let found = 0;
    for (let i = 0; i < 6; i++) {
      const laid = randomBoard(createRng(`resting ${i}`), 60);
      const below = [...laid].flatMap((die, cell) => (die === 'g' ? [cell] : []));
      const resting = restingOn(laid, 'r', below).sort((one, other) => one - other);
      expect(resting).toEqual(restingByHand(laid, 'r', below).sort((one, other) => one - other));
      found += resting.length;
    }
    expect(found).toBeGreaterThan(20);
    const carrying = board({ r: 'a1', g: 'a2 b1 1a1' });
    expect(checkJump(carrying, 'r', { from: 'a1', to: 'a2' }, clauses)?.clause).toBe('blocked');
  });

  it('prefers the jumps that lift them; else any of those dice may go', () => {
    const laid = board({ r: 'a1', g: 'a2 b1 1a1' });
    const all = jumpsByHand(laid, 'g').filter(({ from }) => from === at('1a1'));
    const ways = (isLifted: (after: string) => boolean): string[] =>
      liftingJumps(laid, [at('1a1'), at('a2')], isLifted).map(({ to }) => nameAt(to));
    const landings = all.map(({ to }) => nameAt(to));
    expect(landings.length).toBeGreaterThan(1);
    expect(ways(() => false)).toEqual(landings);
    const [first = ''] = landings;
    expect(ways((after) => after[at(first)] === 'g')).toEqual([first]);
    expect(liftingJumps(laid, [], () => true)).toEqual([]);
    const due = liftingJumps(laid, [at('1a1')], (after) => after[at(first)] === 'g');
    const clause = (from: string, to: string): string | undefined =>
      checkLifting(due, { from, to }, 'when', 'how')?.clause;
    expect([clause('1a1', first), clause('1a1', 'i1'), clause('a2', 'a3')]).toEqual([undefined, 'how', 'when']);
    expect(checkLifting([], { from: 'a2', to: 'a3' }, 'when', 'how')).toBeUndefined();
  });
});

describe('why a jump is none', () => {
  const laid = board({ r: 'a1 c3', g: 'a2 b1 1a1' });
  const why = (colour: string, from: string, to: string): string | undefined =>
    checkJump(laid, colour, { from, to }, clauses)?.message;

  it('says whose die it is not, what lies on it, or that no jump goes there', () => {
    expect(why('r', 'a2', 'a3')).toBe('none of your dice lies in a2');
    expect(why('r', 'a1', 'a3')).toBe('the die in a1 carries another');
    expect(why('r', 'c3', 'c3')).toBe('no jump goes from c3 to c3');
  });

  it('says that a blockade comes first, by any jump of any die that lifts it', () => {
    // Both red dice are to go, each in several ways.
    const jump = (from: string, to: string): Jump => ({
      from: at(from),
      to: at(to),
      climb: 0,
      slide: 1,
      up: 1,
      down: 1,
    });
    const jumps = ['a1', 'c3'].flatMap((from) => [jump(from, 'e1'), jump(from, 'e2')]);
    const said = (from: string, to: string): string | undefined => {
      const problem = checkLifting(jumps, { from, to }, 'when', 'how');
      return problem && `${problem.clause}: ${problem.message}`;
    };
    for (const from of ['a1', 'c3']) {
      expect([said(from, 'e1'), said(from, 'e2')]).toEqual([undefined, undefined]);
      expect(said(from, 'e3')).toBe(`how: a jump from ${from} to e3 would keep up the blockade`);
    }
    expect(said('a2', 'e1')).toBe('when: a blockade is to be given up first');
  });
});
