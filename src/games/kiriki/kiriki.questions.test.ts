import { describe, expect, it } from 'vitest';
import { GameError } from '../../kernel/errors.js';
import { kirikiAdvisor, kirikiAnalysis, kirikiQuestions } from './kiriki.analysis.js';
import { kiriki } from './kiriki.js';
import { patterns, scorePattern } from './patterns.js';

const sheet = JSON.stringify({
  ones: 2,
  twos: 6,
  threes: 9,
  fours: 12,
  fives: 15,
  threeOfAKind: 17,
  fourOfAKind: 0,
  smallStraight: 30,
  largeStraight: 0,
  kiriki: 50,
});
const { advise, inWords, load, position, prepare, save } = kirikiAdvisor;

const question = (name: string) => {
  const found = kirikiQuestions.find((one) => one.name === name);
  if (found === undefined) throw new RangeError(name);
  return found;
};

describe('patterns', () => {
  it('tells the odds of every pattern, and what to keep', () => {
    const [table] = question('patterns').answer({ dice: '3,3,5,6,6', rolls: '2' });
    const odds = kirikiAnalysis.patternOdds([3, 3, 5, 6, 6], 2);
    expect(table?.title).toBe('From 3 3 5 6 6, with 2 rolls left');
    expect(table?.rows).toEqual(
      patterns.map((pattern, line) => {
        const { favourable, total, keep } = odds[pattern];
        return [table?.rows[line]?.[0], { favourable, total }, keep.join(' ')];
      }),
    );
    expect(table?.rows[8]?.[0]).toBe('full house');
  });

  it('takes dice in several forms, and none before the first roll', () => {
    const ask = (dice: string, rolls?: string) => question('patterns').answer({ dice, rolls })[0];
    expect(ask('33566')).toEqual(ask('3, 3, 5, 6, 6', '2'));
    expect(ask('')?.title).toBe('From the start, with 3 rolls left');
  });

  it('KIR-17 [fullHouseOfFive=true] counts five of a kind as a full house where the option says so', () => {
    const given = { dice: '44444', rolls: '0' };
    const of = (options: string) => question('patterns').answer({ ...given, options })[0]?.rows[8]?.[1];
    expect(of('{}')).toEqual({ favourable: 0, total: 1 });
    expect(of('{"fullHouseOfFive":true}')).toEqual({ favourable: 1, total: 1 });
    const faces = [1, 2, 3, 4, 5, 6];
    const falls = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [2, 2, a, b, c])));
    const made = falls.filter((dice) => scorePattern(dice, 'fullHouse', { fullHouseOfFive: true }) > 0).length;
    const { favourable, total } = kirikiAnalysis.patternOdds([2, 2, 1, 3, 4], 1, { fullHouseOfFive: true }).fullHouse;
    expect(favourable / total).toBeCloseTo(made / falls.length, 12);
  });
});

describe('the advisor', () => {
  const view = position({ dice: '2,2,3,6,6', rolls: '1', sheet });
  const table = prepare(view.options, undefined, view);

  it('reads positions', () => {
    expect(view).toMatchObject({ toPlay: 0, rolls: 2, dice: [2, 2, 3, 6, 6], players: 1 });
    expect(view.sheets[0]).toMatchObject({ ones: 2, sixes: null, kiriki: 50 });
    expect(position({})).toEqual(kiriki.setup({ players: 1 }));
  });

  it('tells actions in words', () => {
    const advice = advise(table, view);
    const words = advice?.actions.map(({ action }) => inWords(view, action)) ?? [];
    expect(words).toContain('score 12 for sixes');
    expect(words).toContain('score 0 for full house');
    expect(words).toContain('keep 2 2 6 6 and roll one die');
    expect(words).toContain('roll all five dice again');
    expect(new Set(words).size).toBe(words.length);
    const start = position({ sheet });
    expect(advise(table, start)?.actions.map(({ action }) => inWords(start, action))).toEqual(['roll all five dice']);
  });

  it('solves only what a position needs, and the same as in the whole', () => {
    const smaller = position({
      dice: '2,2,3,6,6',
      rolls: '1',
      sheet: sheet.replace('"kiriki":50', '"kiriki":50,"chance":20'),
    });
    const own = advise(prepare(smaller.options, undefined, smaller), smaller);
    const other = advise(table, smaller);
    expect(own?.actions.map(({ action }) => action)).toEqual(other?.actions.map(({ action }) => action));
    for (const [i, { value }] of (own?.actions ?? []).entries()) {
      expect(value).toBeCloseTo(other?.actions[i]?.value ?? 0, 9);
    }
    expect(advise(load(save(table)), view)).toEqual(advise(table, view));
  });

  it('answers which dice to keep', () => {
    const given = { dice: '2,2,3,6,6', rolls: '1', sheet };
    const [answer] = question('keep').answer(given, table);
    const advice = advise(table, view);
    expect(answer?.rows).toEqual(
      advice?.actions.map(({ action, value }) => [inWords(view, action), value, (advice.value ?? 0) - value]),
    );
    expect(() => question('keep').answer(given)).toThrow('needs the table');
    expect(() => question('keep').answer({ ...given, options: '{"repeat":false}' }, table)).toThrow('another repeat');
  });

  it.each([
    [{ dice: '1,2,3' }, 'dice: expected 5 faces, got 3'],
    [{ dice: '1,2,3,4,7' }, 'dice: expected a whole number from 1 to 6, got "7"'],
    [{ dice: '1,2,3,4,5', rolls: '3' }, 'rolls: expected a whole number from 0 to 2, got "3"'],
    [{ rolls: '2' }, 'expected dice after the first roll'],
    [{ sheet: '[]' }, 'sheet: expected an object'],
    [{ sheet: '{"yahtzee":50}' }, 'sheet: there is no such line'],
    [{ sheet: '{"ones":-1}' }, 'sheet: '],
    [{ sheet: '{"ones":"x"}' }, 'sheet: '],
    [{ sheet: '{' }, 'sheet: expected JSON'],
    [{ sheet: JSON.stringify(Object.fromEntries(patterns.map((line) => [line, 0]))) }, 'all lines are used'],
    [{ options: '{"luck":1}' }, 'unknown "luck"'],
    [{ luck: '1' }, 'there is no "luck"; there are dice, rolls, sheet, options'],
  ])('refuses %j', (given, message) => {
    expect(() => position(given)).toThrow(message);
    expect(() => position(given)).toThrow(GameError);
  });
});
