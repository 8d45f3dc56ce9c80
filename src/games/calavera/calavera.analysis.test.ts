import { describe, expect, it } from 'vitest';
import { faced, legal, position, roll, type State } from '../../../test/helpers/calavera-table.js';
import { createRng, uniformInt } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import { playout } from '../../play/playout.js';
import { type CalaveraGoal, type CalaveraPlay, calaveraAnalysis, calaveraQuestions } from './calavera.analysis.js';
import { type CalaveraAction, calavera } from './calavera.js';
import { type CalaveraChoice, type CalaveraFace, countOf, faces, isCursed, rolled } from './dice.js';
import { scores } from './sheet.js';

const { curseOdds, planOdds, plays } = calaveraAnalysis;

/** All ways in which so many dice fall. */
const falls = (dice: number): CalaveraFace[][] =>
  dice === 0 ? [[]] : falls(dice - 1).flatMap((rest) => faces.map((face) => [...rest, face]));

describe('the third skull', () => {
  it('CAL-10, CAL-11 comes with the next roll as often as among all falls', () => {
    let checked = 0;
    for (const skulls of [0, 1, 2]) {
      for (let dice = 1; dice <= 6 - skulls; dice++) {
        const all = falls(dice);
        const favourable = all.filter((fall) => skulls + countOf(fall, 'skull') >= 3).length;
        expect(curseOdds(skulls, dice)).toEqual({ favourable, total: all.length });
        checked++;
      }
    }
    expect(checked).toBe(15);
  });

  it.each([
    [3, 1],
    [2, 5],
    [0, 0],
    [-1, 2],
    [0.5, 2],
  ])('is not asked for with %d skulls and %d dice', (skulls, dice) => {
    expect(() => curseOdds(skulls, dice)).toThrow(RangeError);
  });
});

/** What the plan leads to, by every fall of every roll; how often each number of crosses comes, `-1` for the curse. */
function planned(dice: readonly CalaveraFace[], rolls: number, target: CalaveraChoice): Map<number, number> {
  const places = dice.flatMap((face, place) => (face === target || face === 'skull' ? [] : [place]));
  const found = new Map<number, number>();
  if (isCursed(dice)) return new Map([[-1, 46_656 ** rolls]]);
  if (rolls === 0) return new Map([[countOf(dice, target), 1]]);
  const scale = 46_656 / 6 ** places.length;
  for (const fall of falls(places.length)) {
    for (const [crosses, weight] of planned(rolled(dice, places, fall), rolls - 1, target)) {
      found.set(crosses, (found.get(crosses) ?? 0) + weight * scale);
    }
  }
  return found;
}

describe('a plan', () => {
  it.each([
    ['oogpbj', 1, 'orange'],
    ['ooogjs', 2, 'joker'],
    ['ooopss', 2, 'orange'],
    ['oggbjs', 1, 'pink'],
    ['gggggg', 2, 'green'],
    ['ggsssj', 1, 'green'],
    ['bbbbjs', 0, 'black'],
  ] as const)(
    'CAL-7, CAL-10, CAL-27 from %s with %d rolls for %s is what all falls give',
    (text, rollsLeft, target) => {
      const dice = faced(text);
      const expected = planned(dice, rollsLeft, target);
      const odds = planOdds({ dice, rollsLeft, target });
      expect(odds.total).toBe(46_656 ** rollsLeft);
      expect(odds.cursed).toBe(expected.get(-1) ?? 0);
      expect(odds.crosses).toEqual(Array.from({ length: 7 }, (_, crosses) => expected.get(crosses) ?? 0));
      const sum = odds.crosses.reduce((all, weight, crosses) => all + weight * crosses, 0);
      expect(odds.mean).toBe(sum / odds.total);
    },
  );

  it('CAL-19 makes no more crosses than there are boxes', () => {
    const plan = { dice: faced('ooogjs'), rollsLeft: 2, target: 'orange' } as const;
    const { crosses, total, cursed } = planOdds(plan);
    const few = planOdds({ ...plan, boxes: 4 });
    expect(few.crosses.slice(0, 4)).toEqual(crosses.slice(0, 4));
    expect(few.crosses[4]).toBe(crosses.slice(4).reduce((sum, weight) => sum + weight, 0));
    expect([few.total, few.cursed]).toEqual([total, cursed]);
  });

  it('CAL-6 can begin before the first roll', () => {
    const first = planOdds({ dice: [], rollsLeft: 3, target: 'pink' });
    expect(first.total).toBe(46_656 ** 3);
    // By the number of dice that show the target and of those that show a skull, whatever the others show.
    const all = falls(6);
    let cursed = 0;
    let sum = 0;
    for (let hits = 0; hits <= 6; hits++) {
      for (let skulls = 0; skulls <= 6 - hits; skulls++) {
        const text = 'p'.repeat(hits) + 's'.repeat(skulls) + 'g'.repeat(6 - hits - skulls);
        const ways = all.filter((fall) => countOf(fall, 'pink') === hits && countOf(fall, 'skull') === skulls);
        const after = planOdds({ dice: faced(text), rollsLeft: 2, target: 'pink' });
        cursed += ways.length * after.cursed;
        sum += ways.length * after.crosses.reduce((all, weight, crosses) => all + weight * crosses, 0);
      }
    }
    expect(first.cursed).toBe(cursed);
    expect(first.mean).toBeCloseTo(sum / first.total, 12);
  });

  it('is refused with other dice, rolls, boxes or kinds', () => {
    const plan = { dice: faced('oogpbj'), rollsLeft: 1, target: 'orange' } as const;
    for (const bad of [
      { dice: faced('oog') },
      { dice: [] },
      { rollsLeft: 4 },
      { boxes: 14 },
      { target: 'skull' as CalaveraChoice },
    ]) {
      expect(() => planOdds({ ...plan, ...bad })).toThrow(RangeError);
    }
  });
});

/** What an action that is no roll brings its player, by playing it. */
function brought(state: State, action: CalaveraAction, goal: CalaveraGoal): number {
  const { player } = action;
  const after = calavera.reduce(state, action);
  const measure = (one: State): number => {
    const sheet = one.sheets[player];
    if (sheet === undefined) return 0;
    const crosses = Object.values(sheet.rows).reduce((sum, row) => sum + row.crosses, 0);
    return goal === 'crosses' ? crosses : scores(sheet, one.options).total;
  };
  return measure(after) - measure(state);
}

/** What the best play is worth and how it ends, by the game alone: every action, every outcome. */
function tried(state: State, goal: CalaveraGoal, known: Map<string, number>): number {
  const key = `${state.rolls} ${[...state.dice].sort().join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const player = state.active;
  const worths = [...calavera.legalActions(state, player)].map((action) =>
    action.type === 'roll' ? triedRoll(state, action, goal, known) : brought(state, action, goal),
  );
  const best = Math.max(...worths);
  known.set(key, best);
  return best;
}

function triedRoll(state: State, action: CalaveraAction, goal: CalaveraGoal, known: Map<string, number>): number {
  let sum = 0;
  let total = 0;
  for (const { outcome, weight } of calavera.chance(state, action)?.outcomes() ?? []) {
    const after = calavera.reduce(state, { ...action, outcome } as CalaveraAction);
    const goesOn = after.phase === 'rolling' && after.active === state.active && after.rolls > 0;
    sum += weight * (goesOn ? tried(after, goal, known) : 0);
    total += weight;
  }
  return sum / total;
}

const isRoll = ({ action }: CalaveraPlay): boolean => action.type === 'roll';

function expectTried(state: State, goal: CalaveraGoal, mostDice = 6): number {
  const known = new Map<string, number>();
  let checked = 0;
  for (const play of plays(state, goal)) {
    const { action, value, sum, total } = play;
    expect(calavera.check(state, action)).toBeNull();
    expect([value, Number.isSafeInteger(sum)]).toEqual([sum / total, true]);
    if (action.type === 'roll' && action.dice.length > mostDice) continue;
    const expected = isRoll(play) ? triedRoll(state, action, goal, known) : brought(state, action, goal);
    expect(value).toBeCloseTo(expected, 10);
    checked++;
  }
  return checked;
}

const variants = [
  {},
  { rows: ['5 9 10 2'] },
  { rows: ['8* 7 9* 10'], options: { values: [0, 0, 0, 0, 0, 3, 9, 6, 12, 7, -2, 5, -8] } },
  { rows: ['2 4 1 9', '3 3 3 3'], options: { bonusAfter: [2, 5, 10], bonusLater: [1, 7, 0] } },
  { rows: ['10 10* 10* 10*'], options: { endsAtOnce: false } },
  { rows: ['6 0 0 0'], options: { curseEndsRolling: false } },
] as const;

describe('rolling on or stopping', () => {
  it.each(variants)('with one roll left is what every action and every outcome give: %j', (setting) => {
    const rng = createRng('calavera');
    let checked = 0;
    for (let i = 0; i < 4; i++) {
      const dice = Array.from({ length: 6 }, () => 'ogpbjs'[uniformInt(rng, 0, 5)]).join('');
      const skulls = dice.split('s').length - 1;
      if (skulls > 2 && !('options' in setting && 'curseEndsRolling' in setting.options)) continue;
      const state = position({ ...setting, dice, rolls: 2 });
      for (const goal of ['crosses', 'points'] as const) checked += expectTried(state, goal, 3);
    }
    expect(checked).toBeGreaterThan(30);
  });

  it('with two rolls left looks ahead, as far as trying everything can', () => {
    expect(expectTried(position({ dice: 'oogssj', rolls: 1, rows: ['9 5 5 5'] }), 'crosses', 2)).toBeGreaterThan(5);
    expect(expectTried(position({ dice: 'oogssj', rolls: 1, rows: ['9 5 5 5'] }), 'points', 1)).toBeGreaterThan(5);
  });

  it('CAL-6 before the first roll is the mean of what falls', () => {
    const start = position({ rows: ['5 2 8 0'] });
    const [first, ...more] = plays(start);
    expect([first?.action.type, more]).toEqual(['roll', []]);
    let sum = 0;
    let cursed = 0;
    const known = new Map<string, readonly [sum: number, cursed: number]>();
    for (const fall of falls(6)) {
      const key = [...fall].sort().join();
      let found = known.get(key);
      if (found === undefined) {
        const [best] = isCursed(fall) ? [] : plays({ ...start, rolls: 1, dice: fall });
        found = best ? [best.sum, best.cursedInTurn.favourable] : [0, 46_656 ** 2];
        known.set(key, found);
      }
      sum += found[0];
      cursed += found[1];
    }
    expect([first?.sum, first?.cursedInTurn.favourable]).toEqual([sum, cursed]);
    expect(first?.curse).toEqual(curseOdds(0, 6));
  });

  it('CAL-11, CAL-27 tells how likely the curse is, now and in the turn', () => {
    const state = position({ dice: 'oogpss', rolls: 2 });
    for (const { action, curse, cursedInTurn } of plays(state)) {
      if (action.type !== 'roll') expect([curse, cursedInTurn.favourable]).toEqual([null, 0]);
      else {
        expect(curse).toEqual(curseOdds(2, action.dice.length));
        const { favourable, total } = curse ?? { favourable: 0, total: 1 };
        expect(cursedInTurn.favourable / cursedInTurn.total).toBeCloseTo(favourable / total, 12);
      }
    }
    const early = position({ dice: 'oogpsj', rolls: 1 });
    const [best] = plays(early);
    expect((best?.cursedInTurn.favourable ?? 0) / (best?.cursedInTurn.total ?? 1)).toBeGreaterThan(
      (best?.curse?.favourable ?? 1) / (best?.curse?.total ?? 1),
    );
  });

  it('CAL-16 lists every legal action, rolls of equal dice once, the best first', () => {
    const state = position({ dice: 'oogpsj', rolls: 1, rows: ['8 8 3 3'] });
    const found = plays(state);
    const kinds = (actions: readonly { readonly type: string }[]) =>
      actions.filter(({ type }) => type !== 'roll').length;
    expect(kinds(found.map(({ action }) => action))).toBe(kinds([...calavera.legalActions(state)]));
    // 3 ways to keep oranges times 2 each of green, pink and joker, but for keeping all.
    expect(found.filter(isRoll)).toHaveLength(3 * 2 * 2 * 2 - 1);
    expect(legal(state).length).toBeGreaterThan(found.length);
    const values = found.map(({ value }) => value);
    expect(values).toEqual([...values].sort((one, other) => other - one));
  });

  it('CAL-16 [mustUse=false] counts a pass as nothing, also where all else is less', () => {
    const options = { mustUse: false };
    const rows = ['10 12* 13* 12*'];
    for (const dice of ['oooogg', 'oooosg'] as const) {
      const last = position({ options, rows, dice, rolls: 3 });
      expect(plays(last, 'points').map(({ action, value }) => [action.type, value])).toEqual([
        ['pass', 0],
        ['mark', -13],
      ]);
      // One roll before, each die that can be rolled alone: the mean of what is best for each of its faces.
      const before = position({ options, rows, dice, rolls: 2 });
      const looked = plays(before, 'points').filter(({ action }) => action.type === 'roll' && action.dice.length === 1);
      expect(looked.length).toBeGreaterThan(1);
      for (const { action, value } of looked) {
        const best = faces.map(
          (face) =>
            plays(calavera.reduce(before, { ...action, outcome: [face] } as CalaveraAction), 'points')[0]?.value ?? 0,
        );
        expect(value).toBeCloseTo(best.reduce((sum, one) => sum + one, 0) / 6, 12);
      }
    }
    const must = position({ rows, dice: 'oooogg', rolls: 3 });
    expect(plays(must, 'points').map(({ value }) => value)).toEqual([-13]);
  });

  it('CAL-25 values what an opponent can choose, and CAL-11 what is left under the curse', () => {
    const state = calavera.reduce(roll(position({}), 'ooggss'), {
      type: 'mark',
      player: 0,
      dice: 'orange',
      row: 'orange',
    });
    expect(plays(state).map(({ action, value }) => [action, value])).toEqual([
      [{ type: 'mark', player: 1, dice: 'green', row: 'green' }, 2],
    ]);
    const cursed = position({ dice: 'oogsss', rolls: 1, options: { curseEndsRolling: false } });
    const under = plays(cursed);
    expect(under.map(({ value }) => value)).toEqual(under.map(() => 0));
    expect(under[0]?.action).toEqual({ type: 'pass', player: 0 });
    expect(under.every(({ cursedInTurn: { favourable, total } }) => favourable === total)).toBe(true);
  });

  it('is legal all through random games, and nothing when they are over', () => {
    let seen = 0;
    const { state } = playout(calavera, {
      players: 3,
      seed: 'plays',
      choose(view, player, rng) {
        if (++seen % 5 === 0) for (const { action } of plays(view)) expect(calavera.check(view, action)).toBeNull();
        return calavera.sampleAction(view, rng, player) as CalaveraAction;
      },
    });
    expect(plays(state)).toEqual([]);
    expect(seen).toBeGreaterThan(50);
  });

  it('refuses values that are too large for exact weights, and other goals', () => {
    const options = { values: new Array<number>(13).fill(1000) };
    const state = calavera.setup({ players: 2, options });
    expect(() => plays(state, 'points')).toThrow('too large');
    expect(plays(state, 'crosses')).toHaveLength(1);
    expect(() => plays(state, 'luck' as CalaveraGoal)).toThrow(RangeError);
  });
});

describe('questions', () => {
  const ask = (name: string, given: Record<string, string>) => {
    const question = calaveraQuestions.find((one) => one.name === name);
    if (question === undefined) throw new RangeError(name);
    return question.answer(given);
  };

  it('have answers with a cell for every column', () => {
    for (const [name, given] of [
      ['skulls', {}],
      ['skulls', { skulls: '2' }],
      ['plan', { dice: 'o o g p j s' }],
      ['plan', { dice: 'orange,o,g,p,j,skull', for: 'joker', rolls: '1', boxes: '2' }],
      ['plan', { dice: 's s s o o o' }],
      ['roll', { dice: 'o o g p j s', rows: '0,3,8*,5', goal: 'points' }],
      ['roll', { dice: 'o o g s s s', options: '{"curseEndsRolling":false}' }],
      ['roll', { dice: 'o o j j j s', rows: '9,9,9,9', rolls: '0' }],
    ] as const) {
      const found = ask(name, given);
      expect(found.length).toBeGreaterThan(0);
      for (const { columns, rows } of found) {
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
    }
  });

  it('tell what the functions tell', () => {
    const [skulls] = ask('skulls', { skulls: '2' });
    expect(skulls?.rows).toEqual([1, 2, 3, 4].map((dice) => [dice, curseOdds(2, dice)]));
    const [table] = ask('roll', { dice: 'o o g p j s', rows: '9,8,9*,9', goal: 'points', rolls: '1' });
    const found = plays(position({ rows: ['9 8 9* 9'], dice: 'oogpjs', rolls: 2 }), 'points');
    expect(table?.rows.map((row) => row[1])).toEqual(found.map(({ value }) => value));
    expect(table?.rows.some((row) => row[0] === 'roll 2, keep 2 orange, joker')).toBe(true);
  });

  it.each([
    ['skulls', { skulls: '3' }, 'skulls: expected a whole number from 0 to 2, got "3"'],
    ['plan', {}, 'dice is missing'],
    ['plan', { dice: 'o o g p j' }, 'dice: expected 6 dice, got 5'],
    ['plan', { dice: 'o o g p j x' }, 'dice: expected one of orange, green, pink, black, joker, skull, got "x"'],
    ['plan', { dice: 'o o g p j s', for: 'skull' }, 'for: expected one of'],
    ['plan', { dice: 'o o g p j s', rolls: '3' }, 'rolls: '],
    ['roll', { dice: 'o o g p j s', rows: '1,2,3' }, 'rows: expected the crosses'],
    ['roll', { dice: 'o o g p j s', rows: '1,2,3,14' }, 'rows: expected a whole number from 0 to 13'],
    ['roll', { dice: 'o o g p j s', rows: '1*,2,3,4' }, 'rows: '],
    ['roll', { dice: 'o o g p j s', rows: '9*,8*,7*,6*' }, 'rows: '],
    ['roll', { dice: 'o o g s s s' }, 'three skulls lie'],
    ['roll', { dice: 'o o g p j s', goal: 'x' }, 'goal: expected one of crosses, points'],
    ['roll', { dice: 'o o g p j s', options: '{"luck":1}' }, 'unknown "luck"'],
  ] as const)('%s refuses %j', (name, given, message) => {
    expect(() => ask(name, given)).toThrow(message);
    expect(() => ask(name, given)).toThrow(GameError);
  });
});
