import { describe, expect, it } from 'vitest';
import { d6 } from '../kernel/dice/chance.js';
import { seededDice } from '../kernel/dice/dice.js';
import { chainOf } from './chain.js';
import { LOT } from './lot.js';
import { diceOfLinks, sharedDiceOf, together } from './shared-dice.js';

const chains = [0, 1, 2].map((place) => chainOf(`seed ${place}`, 'friday', place));
const commitments = chains.map(({ commitment }) => commitment);
const linksAt = (index: number): string[] => chains.map((chain) => chain.linkAt(index));
const header = { format: 'dicewright/2', game: 'kiriki', rules: 1, players: 2, options: {}, commitments } as const;
const dice = d6(20);

describe('dice that all share', () => {
  it('are those of a seed, which all links for the throw are together', () => {
    expect(together(['a', 'b'])).toBe('a\nb');
    const [first, second] = [0, 1].map((index) => seededDice(linksAt(index).join('\n')));
    expect(diceOfLinks(linksAt(1)).draw(dice, 1)).toEqual(second?.draw(dice, 1));
    const shared = sharedDiceOf(header, linksAt(2));
    expect(shared?.draw(dice, 0)).toEqual(first?.draw(dice, 0));
    expect(shared?.draw(dice, 1)).toEqual(second?.draw(dice, 1));
  });

  it('begin with the lot, where one is drawn', () => {
    const shared = sharedDiceOf({ ...header, lot: 1 }, linksAt(2));
    expect(shared?.draw(dice, LOT)).toEqual(diceOfLinks(linksAt(0)).draw(dice, LOT));
    expect(shared?.draw(dice, 0)).toEqual(diceOfLinks(linksAt(1)).draw(dice, 0));
    expect(shared?.draw(dice, 1)).toEqual(diceOfLinks(linksAt(2)).draw(dice, 1));
  });

  it('are as many as the record has events, and the lot', () => {
    const wrong = (number: number) => `links: expected number ${number} of each chain`;
    const shared = sharedDiceOf(header, linksAt(2));
    expect([2, 3, 4].map((events) => shared?.problem(events))).toEqual([wrong(2), false, wrong(4)]);
    const byLot = sharedDiceOf({ ...header, lot: 0 }, linksAt(2));
    expect([1, 2, 3].map((events) => byLot?.problem(events))).toEqual([wrong(2), false, wrong(4)]);
    const [one, other, ...rest] = linksAt(2);
    for (const links of [
      [other, one, ...rest],
      [one, other],
      [one, other, chains[2]?.linkAt(1)],
    ]) {
      expect(sharedDiceOf(header, links as string[])?.problem(3)).toBe(wrong(3));
    }
  });

  it('are none before anything was thrown, and where nobody shares', () => {
    expect([0, 1].map((events) => sharedDiceOf(header)?.problem(events))).toEqual([
      false,
      'links: expected number 1 of each chain',
    ]);
    const { commitments: _, ...alone } = header;
    expect(sharedDiceOf(alone, linksAt(2))).toBe(null);
  });
});
