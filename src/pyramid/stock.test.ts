import { describe, expect, it } from 'vitest';
import { createRng } from '../kernel/dice/random.js';
import { boardDeal, poseRoll, poseRolls } from './deal.js';
import { groupSeats, memberToPlay, seatToPlay } from './groups.js';
import { poses } from './pose.js';
import { colourName, colours, evenShare, playerAxis, playerColours, stock } from './stock.js';

describe('the stock', () => {
  it('is 281 dice: 90 red, 90 green, 90 black, 10 blue, 1 gold', () => {
    expect(colours.map((colour) => `${stock[colour]} ${colourName(colour)}`)).toEqual([
      '90 red',
      '90 green',
      '90 black',
      '10 blue',
      '1 gold',
    ]);
    expect(Object.values(stock).reduce((sum, count) => sum + count, 0)).toBe(281);
  });

  it('is shared evenly', () => {
    expect([evenShare(165, 3), evenShare(165, 2), evenShare(46, 3), evenShare(120, 5)]).toEqual([55, 82, 15, 24]);
  });

  it('gives players colours, corners and walls', () => {
    expect(playerColours.map(colourName)).toEqual(['red', 'green', 'black']);
    expect([0, 1, 2].map(playerAxis)).toEqual([0, 1, 2]);
    for (const other of [-1, 3, 0.5]) expect(() => playerAxis(other)).toThrow(RangeError);
  });
});

describe('deals', () => {
  it('roll poses', () => {
    const one = poseRoll();
    expect(one).toBe(poseRoll());
    expect([...one.outcomes()].map(({ outcome }) => outcome)).toEqual(poses);
    const two = poseRolls(2);
    expect(two.total).toBe(576);
    expect(new Set([...two.outcomes()].map(({ outcome }) => outcome)).size).toBe(576);
    expect([two.includes('ax'), two.includes('a'), two.includes('ay'), two.includes(['a', 'x'])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const many = poseRolls(165);
    expect(many.total).toBeNull();
    const drawn = many.sample(createRng('poses'));
    expect(drawn).toMatch(/^[a-x]{165}$/);
    expect(many.includes(drawn)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(15);
    expect(poseRolls(0).sample(createRng('none'))).toBe('');
  });

  it('fill a board from a bag', () => {
    const deal = boardDeal({ r: 55, g: 55, k: 55 });
    const board = deal.sample(createRng('deal'));
    expect(board).toMatch(/^[rgk]{165}$/);
    for (const letter of 'rgk') expect([...board].filter((one) => one === letter)).toHaveLength(55);
    expect(deal.includes(board)).toBe(true);
    expect(deal.includes(board.replace('r', 'g'))).toBe(false);
    expect(deal.includes([...board])).toBe(false);
    expect(boardDeal({ r: 55, g: 55, k: 55 }).sample(createRng('deal'))).toBe(board);
  });

  it('leave what is not dealt in the bag, and cells empty', () => {
    const deal = boardDeal({ a: 1, b: 2 }, 2, 4);
    const outcomes = [...deal.outcomes()].map(({ outcome, weight }) => `${outcome} ${weight}`);
    expect(outcomes.sort()).toEqual(['ab.. 2', 'ba.. 2', 'bb.. 2']);
    expect([deal.includes('ab..'), deal.includes('ab'), deal.includes('aa..'), deal.includes('ab.a')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(() => boardDeal({ r: 2 }, 3)).toThrow(RangeError);
  });
});

describe('groups', () => {
  it('take turns A1 B1 A2 B2 …', () => {
    const names = (members: number[], turns: number): string =>
      Array.from({ length: turns }, (_, turn) => {
        const { side, member } = seatToPlay(turn, members);
        return `${'ABC'[side]}${member + 1}`;
      }).join(' ');
    expect(names([3, 3], 8)).toBe('A1 B1 A2 B2 A3 B3 A1 B1');
    expect(names([2, 1, 3], 9)).toBe('A1 B1 C1 A2 B1 C2 A1 B1 C3');
    expect(names([1, 1], 3)).toBe('A1 B1 A1');
    expect([0, 1, 2, 3].map((turn) => memberToPlay(turn, 3))).toEqual([0, 1, 2, 0]);
  });

  it('sit A1 B1 A2 B2 …, each of their members once', () => {
    const names = (members: number[]): string =>
      groupSeats(members)
        .map(({ side, member }) => `${'ABC'[side]}${member + 1}`)
        .join(' ');
    expect(names([2, 2, 2])).toBe('A1 B1 C1 A2 B2 C2');
    expect(names([3, 1])).toBe('A1 B1 A2 A3');
    expect(names([1, 4, 2])).toBe('A1 B1 C1 B2 C2 B3 B4');
    expect([names([1]), names([])]).toEqual(['A1', '']);
    expect(() => groupSeats([2, 0])).toThrow(RangeError);
  });

  it('have members and turns from 0', () => {
    expect(() => seatToPlay(-1, [2, 2])).toThrow(RangeError);
    expect(() => seatToPlay(0, [])).toThrow(RangeError);
    expect(() => seatToPlay(1, [2, 0])).toThrow(RangeError);
    expect(() => memberToPlay(0.5, 2)).toThrow(RangeError);
  });
});
