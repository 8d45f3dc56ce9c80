import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Options,
  PATTERNS,
  type Pattern,
  type Referee,
  referee,
  scorePattern,
  totals,
} from './kiriki.referee.js';

const digits = (text: string): number[] => [...text].map(Number);

/** The player to move rolls these five at once and writes them into a line. */
function turn(game: Referee, shown: string, pattern: Pattern): void {
  const player = game.facts().toPlay;
  game.play({ type: 'roll', player, dice: [0, 1, 2, 3, 4], outcome: digits(shown) });
  game.play({ type: 'score', player, pattern });
}

function everyFive(): number[][] {
  const all: number[][] = [];
  for (let n = 0; n < 6 ** 5; n += 1) {
    all.push([0, 1, 2, 3, 4].map((place) => (Math.floor(n / 6 ** place) % 6) + 1));
  }
  return all;
}

/** Patterns seen another way: by how often each face shows. */
function byCounts(dice: number[], pattern: Pattern): number {
  const counts = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
  const shape = counts
    .filter((count) => count > 0)
    .sort()
    .join('');
  const runs = counts.map((count) => (count > 0 ? 'x' : '-')).join('');
  const sum = dice.reduce((a, b) => a + b, 0);
  const upper = PATTERNS.indexOf(pattern);
  if (upper < 6) return (counts[upper] ?? 0) * (upper + 1);
  if (pattern === 'threeOfAKind') return /[345]/.test(shape) ? sum : 0;
  if (pattern === 'fourOfAKind') return /[45]/.test(shape) ? sum : 0;
  if (pattern === 'fullHouse') return shape === '23' ? 25 : 0;
  if (pattern === 'smallStraight') return runs.includes('xxxx') ? 30 : 0;
  if (pattern === 'largeStraight') return runs.includes('xxxxx') ? 40 : 0;
  if (pattern === 'kiriki') return shape === '5' ? 50 : 0;
  return sum;
}

describe('scoring', () => {
  const examples: [string, Pattern, number][] = [
    ['14112', 'ones', 3],
    ['51111', 'ones', 4],
    ['22422', 'twos', 8],
    ['42322', 'twos', 6],
    ['34132', 'threes', 6],
    ['33333', 'threes', 15],
    ['14142', 'fours', 8],
    ['41414', 'fours', 12],
    ['15155', 'fives', 15],
    ['51555', 'fives', 20],
    ['66616', 'sixes', 24],
    ['61616', 'sixes', 18],
    ['14121', 'threeOfAKind', 9],
    ['55151', 'threeOfAKind', 17],
    ['41444', 'fourOfAKind', 17],
    ['22522', 'fourOfAKind', 13],
    ['11212', 'fullHouse', 25],
    ['53353', 'fullHouse', 25],
    ['14312', 'smallStraight', 30],
    ['51643', 'smallStraight', 30],
    ['34152', 'largeStraight', 40],
    ['53264', 'largeStraight', 40],
    ['11111', 'kiriki', 50],
    ['33333', 'kiriki', 50],
    ['51143', 'chance', 14],
    ['21526', 'chance', 16],
  ];
  it.each(examples)('the rule text: %s as %s is %i', (shown, pattern, points) => {
    expect(scorePattern(digits(shown), pattern)).toBe(points);
    // and the same when played
    const game = referee({}, 1);
    turn(game, shown, pattern);
    expect(game.facts().sheets[0]?.[pattern]).toBe(points);
  });

  it('the examples cover every pattern twice', () => {
    for (const pattern of PATTERNS) expect(examples.filter(([, name]) => name === pattern)).toHaveLength(2);
  });

  it.each([
    ['33333', 'fullHouse', 0],
    ['33344', 'threeOfAKind', 17],
    ['33334', 'threeOfAKind', 16],
    ['33333', 'fourOfAKind', 15],
    ['12345', 'smallStraight', 30],
    ['12346', 'largeStraight', 0],
    ['12356', 'smallStraight', 0],
    ['11224', 'fullHouse', 0],
    ['23456', 'ones', 0],
  ] as [string, Pattern, number][])('an edge: %s as %s is %i', (shown, pattern, points) => {
    expect(scorePattern(digits(shown), pattern)).toBe(points);
  });

  it('all 7776 dice agree with a second reading by counts, and with the known frequencies', () => {
    const fitting: Partial<Record<Pattern, number>> = {};
    const sums: Partial<Record<Pattern, number>> = {};
    let compared = 0;
    for (const dice of everyFive()) {
      for (const pattern of PATTERNS) {
        const points = scorePattern(dice, pattern);
        if (points !== byCounts(dice, pattern)) expect.fail(`${dice.join('')} as ${pattern}`);
        if (points > 0) fitting[pattern] = (fitting[pattern] ?? 0) + 1;
        sums[pattern] = (sums[pattern] ?? 0) + points;
        compared += 1;
      }
    }
    expect(compared).toBe(7776 * 13);
    expect(fitting).toMatchObject({
      ones: 7776 - 3125,
      threeOfAKind: 1200 + 300 + 150 + 6,
      fourOfAKind: 150 + 6,
      fullHouse: 300,
      smallStraight: 1200,
      largeStraight: 240,
      kiriki: 6,
      chance: 7776,
    });
    expect(sums).toMatchObject({ ones: 6480, sixes: 6480 * 6, chance: 7776 * 17.5, threeOfAKind: 1656 * 17.5 });
  });

  it('five of a kind is a full house only by option', () => {
    expect(scorePattern(digits('44444'), 'fullHouse', true)).toBe(25);
    expect(scorePattern(digits('44442'), 'fullHouse', true)).toBe(0);
    const game = referee({ fullHouseOfFive: true }, 1);
    turn(game, '44444', 'fullHouse');
    expect(game.facts().sheets[0]?.fullHouse).toBe(25);
  });

  it('the bonus takes more than 62', () => {
    const lines = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 };
    const rest = {
      threeOfAKind: 1,
      fourOfAKind: 2,
      fullHouse: 0,
      smallStraight: 30,
      largeStraight: null,
      kiriki: 100,
      chance: 5,
    };
    expect(totals({ ...lines, ...rest })).toEqual({
      upper: 63,
      bonus: 35,
      upperTotal: 98,
      lowerTotal: 138,
      grandTotal: 236,
    });
    expect(totals({ ...lines, ...rest, ones: 2 })).toMatchObject({
      upper: 62,
      bonus: 0,
      upperTotal: 62,
      grandTotal: 200,
    });
    expect(totals({ ...lines, ...rest, ones: 2 }, 10, 61)).toMatchObject({ bonus: 10, grandTotal: 210 });
  });
});

describe('a turn', () => {
  const first = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [1, 2, 3, 4, 4] };

  it('begins with all five dice', () => {
    const game = referee({}, 2);
    expect(game.legal()).toEqual([{ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }]);
    expect(game.judge({ type: 'roll', player: 0, dice: [0, 1], outcome: [1, 2] })).toMatch(/not allowed/);
    expect(game.judge({ type: 'score', player: 0, pattern: 'chance' })).toMatch(/not allowed/);
    expect(game.judge({ ...first, player: 1 })).toMatch(/turn/);
    expect(game.judge(first)).toBeNull();
  });

  it('allows any choice for the second and third roll, and no fourth', () => {
    const game = referee({}, 2);
    game.play(first);
    expect(game.legal()).toHaveLength(31 + 13);
    game.play({ type: 'roll', player: 0, dice: [4], outcome: [5] });
    expect(game.facts()).toMatchObject({ dice: [1, 2, 3, 4, 5], rolls: 2, toPlay: 0 });
    expect(game.legal()).toHaveLength(31 + 13);
    // the faces belong to the dice in the order in which they were named
    game.play({ type: 'roll', player: 0, dice: [3, 0], outcome: [6, 2] });
    expect(game.facts()).toMatchObject({ dice: [2, 2, 3, 6, 5], rolls: 3 });
    expect(game.legal()).toHaveLength(13);
    expect(game.judge({ type: 'roll', player: 0, dice: [0], outcome: [6] })).toMatch(/not allowed/);
    game.play({ type: 'score', player: 0, pattern: 'twos' });
    expect(game.facts()).toMatchObject({ dice: [], rolls: 0, toPlay: 1 });
    expect(game.facts().sheets[0]?.twos).toBe(4);
    expect(game.facts().sheets[1]?.twos).toBeNull();
  });

  it('refuses impossible outcomes and malformed actions', () => {
    const game = referee({}, 2);
    for (const outcome of [
      undefined,
      [1, 2, 3, 4],
      [1, 2, 3, 4, 7],
      [0, 2, 3, 4, 5],
      [1, 2, 3, 4, 1.5],
      '12345',
      [1, 2, 3, 4, '5'],
    ]) {
      expect(game.judge({ ...first, outcome }), String(outcome)).not.toBeNull();
    }
    game.play(first);
    for (const dice of [[], [0, 0], [5], [-1], [0.5], ['0'], 'all', undefined]) {
      expect(
        game.judge({ type: 'roll', player: 0, dice, outcome: Array.isArray(dice) ? dice.map(() => 1) : [] }),
      ).not.toBeNull();
    }
    for (const action of [null, 5, 'roll', [], {}, { type: 'roll' }, { type: 'score', player: 0, pattern: 'bonus' }]) {
      expect(game.judge(action)).not.toBeNull();
    }
    expect(game.judge({ type: 'score', player: 0, pattern: 'ones', outcome: [1] })).toMatch(/nothing is rolled/);
    expect(game.judge({ type: 'score', player: 0, pattern: 'ones', extra: 1 })).not.toBeNull();
    expect(() => game.play({ type: 'score', player: 1, pattern: 'ones' })).toThrow(/turn/);
    expect(game.facts()).toMatchObject({ rolls: 1, dice: [1, 2, 3, 4, 4] });
  });

  it('a line is used once, also when it brought nothing', () => {
    const game = referee({}, 1);
    turn(game, '12345', 'sixes');
    expect(game.facts().sheets[0]?.sixes).toBe(0);
    game.play({ ...first, outcome: [6, 6, 6, 6, 6] });
    expect(game.judge({ type: 'score', player: 0, pattern: 'sixes' })).toMatch(/not allowed/);
    expect(game.legal()).toHaveLength(31 + 12);
  });
});

describe('repeated kiriki', () => {
  const patternsNow = (game: Referee): string[] =>
    game.legal().flatMap((action) => ('pattern' in action ? [action.pattern] : []));

  it('adds 50 for each, uses up no line and so gives a turn more', () => {
    const game = referee({}, 2);
    turn(game, '55555', 'kiriki');
    turn(game, '12345', 'chance');
    turn(game, '22222', 'kiriki');
    expect(game.facts().sheets[0]?.kiriki).toBe(100);
    let turns = 3;
    while (game.result() === null) {
      const player = game.facts().toPlay as number;
      const open = PATTERNS.find((pattern) => game.facts().sheets[player]?.[pattern] === null) as Pattern;
      turn(game, '12346', open);
      turns += 1;
    }
    expect(turns).toBe(13 + 13 + 1);
    expect(game.facts().sheets[0]?.kiriki).toBe(100);
  });

  it('takes five of a kind', () => {
    const game = referee({}, 1);
    turn(game, '55555', 'kiriki');
    game.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: digits('55556') });
    expect(patternsNow(game)).not.toContain('kiriki');
    game.play({ type: 'roll', player: 0, dice: [4], outcome: [5] });
    expect(patternsNow(game)).toContain('kiriki');
  });

  it('is closed once it was given nothing', () => {
    const game = referee({}, 1);
    turn(game, '55556', 'kiriki');
    expect(game.facts().sheets[0]?.kiriki).toBe(0);
    game.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: digits('55555') });
    expect(patternsNow(game)).not.toContain('kiriki');
  });

  it('is an option', () => {
    const game = referee({ repeat: false }, 1);
    turn(game, '55555', 'kiriki');
    game.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: digits('55555') });
    expect(patternsNow(game)).not.toContain('kiriki');
    expect(patternsNow(game)).toHaveLength(12);
  });
});

describe('the end', () => {
  it('is won by the higher grand total, bonus included, and shared in a tie', () => {
    const play = (second: string): Referee => {
      const game = referee({}, 2);
      const upper = ['11123', '22213', '33312', '44412', '55512', '66612'];
      PATTERNS.forEach((pattern, n) => {
        turn(game, upper[n] ?? '12346', pattern);
        turn(game, n === 12 ? second : (upper[n] ?? '12346'), pattern);
      });
      return game;
    };
    const tied = play('12346');
    // 63 in the upper lines and 35, a small straight of 30, 16 by chance
    expect(tied.result()).toEqual({ winners: [0, 1], scores: [144, 144] });
    expect(play('12345').result()).toEqual({ winners: [0], scores: [144, 143] });
    expect(play('13456').result()).toEqual({ winners: [1], scores: [144, 147] });
    expect(tied.facts()).toMatchObject({ toPlay: null, dice: [], rolls: 0 });
    expect(tied.legal()).toEqual([]);
    expect(tied.judge({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [1, 1, 1, 1, 1] })).toMatch(/over/);
  });

  it('is for one to six', () => {
    expect(() => referee({}, 0)).toThrow();
    expect(() => referee({}, 7)).toThrow();
    expect(referee({}, 6).facts().sheets).toHaveLength(6);
  });
});

describe('whole random games', () => {
  it('reach their end, and every case is seen', () => {
    const seen = new Map<string, number>();
    const saw = (what: string): void => {
      seen.set(what, (seen.get(what) ?? 0) + 1);
    };
    const variants: Options[] = [
      {},
      { repeat: false },
      { fullHouseOfFive: true },
      { upperBonus: 50, upperBonusOver: 20 },
    ];
    for (let seed = 1; seed <= 160; seed += 1) {
      const rng = xoroshiro128plus(seed);
      const upTo = (n: number): number => uniformInt(rng, 0, n - 1);
      const options = variants[seed % 4] as Options;
      const players = 1 + (seed % 6);
      const game = referee(options, players);
      const turns = new Array<number>(players).fill(0);
      const kirikis = new Array<number>(players).fill(0);
      let lastPlayer = -1;
      while (game.result() === null) {
        const before = game.facts();
        const legal = game.legal();
        expect(legal.length).toBeGreaterThan(0);
        let action = legal[upTo(legal.length)] as Action;
        const scores = legal.filter((each) => each.type === 'score');
        if (scores.length > 0 && upTo(3) > 0) action = scores[upTo(scores.length)] as Action;
        const again = legal.find(
          (each) => each.type === 'score' && before.sheets[each.player]?.[each.pattern] !== null,
        );
        if (again !== undefined && upTo(2) === 0) action = again;
        if (action.type === 'roll') {
          // many five of a kind, so that repeated ones happen
          const alike = upTo(4) === 0;
          const face = 1 + upTo(6);
          action = { ...action, outcome: action.dice.map(() => (alike ? face : 1 + upTo(6))) };
          saw(action.dice.length === 5 ? 'all dice rolled' : 'some dice rolled');
        }
        expect(game.judge(action)).toBeNull();
        expect(game.judge({ ...action, player: action.player + 1 })).not.toBeNull();
        game.play(action);
        const after = game.facts();
        if (action.type === 'roll') {
          expect(after.rolls).toBe(before.rolls + 1);
          continue;
        }
        saw('score');
        turns[action.player] = (turns[action.player] ?? 0) + 1;
        if (lastPlayer === action.player && players > 1) saw('played on alone');
        lastPlayer = action.player;
        const held = before.sheets[action.player]?.[action.pattern] ?? null;
        const holds = after.sheets[action.player]?.[action.pattern] as number;
        let worth = byCounts(before.dice, action.pattern);
        if (action.pattern === 'fullHouse' && options.fullHouseOfFive && byCounts(before.dice, 'kiriki') === 50) {
          worth = 25;
          saw('full house of five');
        }
        expect(holds).toBe((held ?? 0) + worth);
        if (worth === 0) saw('nothing scored');
        if (held !== null) {
          expect(options.repeat ?? true).toBe(true);
          kirikis[action.player] = (kirikis[action.player] ?? 0) + 1;
          saw('kiriki repeated');
          if (held > 50) saw('kiriki repeated twice');
        }
      }
      const { sheets } = game.facts();
      const result = game.result();
      sheets.forEach((sheet, player) => {
        expect(turns[player]).toBe(13 + (kirikis[player] ?? 0));
        const { bonus, grandTotal } = totals(sheet, options.upperBonus, options.upperBonusOver);
        expect(result?.scores[player]).toBe(grandTotal);
        if (bonus > 0) saw('upper bonus');
        if (sheet.kiriki === 0) saw('kiriki given up');
      });
      expect(result?.winners.length).toBeGreaterThan(0);
      saw(players === 1 ? 'game alone' : 'game of several');
    }
    for (const what of [
      'all dice rolled',
      'some dice rolled',
      'score',
      'nothing scored',
      'kiriki repeated',
      'kiriki repeated twice',
      'kiriki given up',
      'played on alone',
      'full house of five',
      'upper bonus',
      'game alone',
      'game of several',
    ]) {
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
    }
  });
});
