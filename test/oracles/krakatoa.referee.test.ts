import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type BonusBox,
  bonusesOf,
  type Faces,
  faceOf,
  type Letter,
  type Options,
  type Referee,
  referee,
  SETS,
  type SetName,
  setScore,
  throwOffMarks,
} from './krakatoa.referee.js';

const letters = (text: string): Letter[] => [...text] as Letter[];

/** `'YYB YRR RRR'`: steam, ash, lava. */
function nine(text: string): Faces {
  const [steam = '', ash = '', lava = ''] = text.split(' ');
  return { steam: letters(steam), ash: letters(ash), lava: letters(lava) };
}

/** Scores 1 and earns nothing, but for a quake. */
const DULL = 'YBR BBR BRR';
const BIG_ERUPTION = 'YYY YYY YYY';
const LITTLE_ERUPTION = 'YYY RRR BBB';
const LITTLE_RUMBLE = 'BBR BBR BRR';

const player = (game: Referee): number => game.legal()[0]?.player ?? -1;

function throwOff(game: Referee, set: string): void {
  game.play({ type: 'throwOff', player: player(game), set: 'ash', outcome: letters(set) });
}

/** Makes the next throw, accepting a first one. Thrown: what must be, or steam where there is a choice. */
function cast(game: Referee, text: string, scratch = false): void {
  const action = game.legal()[0] as Action;
  game.play({ ...action, outcome: { scratch, faces: nine(text) } });
  if (game.facts().awaitsKeep) game.play({ type: 'keep', player: player(game) });
}

const scratch = (game: Referee): void => {
  const { steam, ash, lava } = game.facts().faces ?? nine('');
  cast(game, [steam, ash, lava].map((set) => set.join('')).join(' '), true);
};

/** Throw 1 for a point, then nothing any more. */
function dullTurn(game: Referee, throws = 5): void {
  cast(game, DULL);
  for (let n = 2; n <= throws; n += 1) scratch(game);
}

/** After a throw-off that side 0 wins and that gives no marks. */
function begun(options: Options, players: number): Referee {
  const game = referee(options, players);
  throwOff(game, 'YRB');
  while (game.facts().phase === 'throwOff') throwOff(game, 'BBR');
  return game;
}

/** At the beginning of round 6: every side has 5 points, side 0 comes first. */
function lastRound(players: number, options: Options = {}): Referee {
  const game = begun(options, players);
  while (game.facts().round < 6) dullTurn(game);
  return game;
}

const everySet: string[] = [];
for (const a of 'YRB') for (const b of 'YRB') for (const c of 'YRB') everySet.push(a + b + c);

describe('sets', () => {
  it('score what the chart says, and a bust nothing', () => {
    const found = new Map<number, number>();
    for (const set of everySet) found.set(setScore(letters(set)), (found.get(setScore(letters(set))) ?? 0) + 1);
    expect([...found].sort(([a], [b]) => a - b)).toEqual([
      [0, 6],
      [1, 12],
      [2, 6],
      [3, 1],
      [5, 1],
      [10, 1],
    ]);
    expect(['YYY', 'RRR', 'BBB', 'YBY', 'RYY', 'BYR', 'YRR', 'BRB'].map((set) => setScore(letters(set)))).toEqual([
      10, 5, 3, 2, 2, 1, 1, 0,
    ]);
    expect(everySet.filter((set) => throwOffMarks(letters(set)) === 2)).toEqual(['YYY', 'RRR', 'BBB']);
    expect(
      everySet.filter((set) => throwOffMarks(letters(set)) === 1).every((set) => setScore(letters(set)) === 2),
    ).toBe(true);
    expect(everySet.filter((set) => throwOffMarks(letters(set)) === 1)).toHaveLength(6);
  });

  it('show 3 yellow, 4 red and 5 blue on ordinary dice, as in the table', () => {
    const shown = SETS.map((set) => Array.from({ length: 12 }, (_, n) => faceOf(set, n + 1)).join(''));
    for (const twelve of shown) expect([...twelve].sort().join('')).toBe('BBBBBRRRRYYY');
    expect([faceOf('steam', 5), faceOf('steam', 6), faceOf('steam', 10)]).toEqual(['B', 'R', 'Y']);
    expect([faceOf('ash', 3), faceOf('ash', 4), faceOf('ash', 8)]).toEqual(['Y', 'R', 'B']);
    expect([faceOf('lava', 3), faceOf('lava', 4), faceOf('lava', 9)]).toEqual(['Y', 'B', 'R']);
  });
});

describe('bonuses', () => {
  it('all 19683 patterns of nine dodecas earn what counting says', () => {
    const found = new Map<string, number>();
    let compared = 0;
    for (const steam of everySet) {
      for (const ash of everySet) {
        for (const lava of everySet) {
          const text = `${steam} ${ash} ${lava}`;
          const names = bonusesOf(nine(text), 50, 50).map((bonus) => bonus.name);
          const colours = new Set(text.replaceAll(' ', '')).size;
          const alike = [steam, ash, lava].filter((set) => new Set(set).size === 1);
          let expected: string[] = [];
          if (colours === 2) expected = [alike.length < 2 ? 'Little Rumble' : 'Big Rumble'];
          if (colours === 1) expected = ['Big Eruption'];
          if (colours === 3 && alike.length === 3) expected = ['Little Eruption'];
          if (names.join() !== expected.join()) expect.fail(`${text}: ${names.join()}`);
          for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
          compared += 1;
        }
      }
    }
    expect(compared).toBe(3 ** 9);
    // 3 pairs of colours with 2^9 - 2 patterns each; of those with 2 or 3 volcanoes 3 * 4 * 6 + 8 - 2
    expect(Object.fromEntries(found)).toEqual({
      'Little Rumble': 3 * (510 - 78),
      'Big Rumble': 3 * 78,
      'Little Eruption': 6,
      'Big Eruption': 3,
    });
  });

  it('have their marks and throws', () => {
    expect(bonusesOf(nine(LITTLE_ERUPTION), 1, 19)).toEqual([{ name: 'Little Eruption', marks: 1, throws: 2 }]);
    expect(bonusesOf(nine(BIG_ERUPTION), 1, 31)).toEqual([{ name: 'Big Eruption', marks: 2, throws: 2 }]);
    expect(bonusesOf(nine(LITTLE_RUMBLE), 1, 1)).toEqual([{ name: 'Little Rumble', marks: 1, throws: 1 }]);
    expect(bonusesOf(nine('RRR BBB RRB'), 1, 9)).toEqual([{ name: 'Big Rumble', marks: 2, throws: 1 }]);
  });

  it('quakes follow the last two digits of a total that changed', () => {
    const little: number[] = [];
    const big: number[] = [];
    for (let total = 1; total <= 500; total += 1) {
      const names = bonusesOf(nine(DULL), total - 1, total).map((bonus) => bonus.name);
      if (names.includes('Little Quake')) little.push(total);
      if (names.includes('Big Quake')) big.push(total);
      expect(bonusesOf(nine(DULL), total, total)).toEqual([]);
    }
    expect(little).toEqual(expect.arrayContaining([11, 22, 33, 44, 55, 66, 77, 88, 99, 111, 166, 277, 411]));
    expect(big).toEqual(expect.arrayContaining([20, 40, 60, 80, 100, 180, 200, 240, 320]));
    expect([little.length, big.length]).toEqual([45, 25]);
    expect(bonusesOf(nine(DULL), 10, 11)).toEqual([{ name: 'Little Quake', marks: 1, throws: 1 }]);
    expect(bonusesOf(nine(DULL), 99, 100)).toEqual([{ name: 'Big Quake', marks: 2, throws: 1 }]);
  });
});

describe('the throw-off', () => {
  it('lets each side throw any set; the highest starts, the rest follow clockwise', () => {
    const game = referee({}, 4);
    expect(game.legal()).toEqual(SETS.map((set) => ({ type: 'throwOff', player: 0, set })));
    expect(game.judge({ type: 'throwOff', player: 1, set: 'ash', outcome: letters('YYY') })).toMatch(/turn/);
    throwOff(game, 'YYB');
    expect(game.facts()).toMatchObject({ phase: 'throwOff', totals: [0, 0, 0, 0], round: 1, throwNumber: 1 });
    throwOff(game, 'YBB');
    throwOff(game, 'BBB');
    throwOff(game, 'BBR');
    expect(game.facts()).toMatchObject({ phase: 'throws', order: [2, 3, 0, 1], totals: [0, 0, 0, 0], faces: null });
    expect(game.facts().sheets.map((sheet) => sheet.boxes[0]?.[0]?.marks)).toEqual([1, 0, 2, 0]);
    expect(game.legal()).toEqual([{ type: 'throw', player: 2, set: 'all' }]);
  });

  it('goes on among the tied leaders; only the last throw gives marks', () => {
    const game = referee({}, 4);
    throwOff(game, 'RRR');
    throwOff(game, 'YYB');
    throwOff(game, 'RRR');
    throwOff(game, 'RRR');
    expect(game.facts().phase).toBe('throwOff');
    expect(player(game)).toBe(0);
    throwOff(game, 'YRR');
    expect(player(game)).toBe(2);
    throwOff(game, 'YYR');
    throwOff(game, 'YYB');
    expect(game.facts().phase).toBe('throwOff');
    expect(player(game)).toBe(2);
    throwOff(game, 'BBR');
    throwOff(game, 'YRB');
    expect(game.facts()).toMatchObject({ phase: 'throws', order: [3, 0, 1, 2] });
    expect(game.facts().sheets.map((sheet) => sheet.boxes[0]?.[0]?.marks)).toEqual([0, 1, 0, 0]);
  });

  it('refuses impossible outcomes and malformed actions', () => {
    const game = referee({}, 2);
    for (const outcome of [
      undefined,
      letters('YY'),
      letters('YYYY'),
      letters('YYG'),
      'YYY',
      { steam: letters('YYY') },
    ]) {
      expect(game.judge({ type: 'throwOff', player: 0, set: 'lava', outcome }), String(outcome)).not.toBeNull();
    }
    for (const set of ['all', 'water', undefined]) {
      expect(game.judge({ type: 'throwOff', player: 0, set, outcome: letters('YYY') })).not.toBeNull();
    }
    for (const action of [null, 5, 'throw', [], {}, { type: 'throwOff', player: 0, outcome: letters('YYY') }]) {
      expect(game.judge(action)).not.toBeNull();
    }
    expect(
      game.judge({ type: 'throw', player: 0, set: 'all', outcome: { scratch: false, faces: nine(DULL) } }),
    ).toMatch(/not allowed/);
    expect(() => game.play({ type: 'keep', player: 0 })).toThrow(/not allowed/);
  });
});

describe('a round', () => {
  const outcome = (text: string, missed = false): object => ({ scratch: missed, faces: nine(text) });

  it('throws all, any, steam, ash, lava', () => {
    const game = begun({}, 2);
    const sets = (): unknown[] => game.legal().map((action) => ('set' in action ? action.set : action.type));
    expect(sets()).toEqual(['all']);
    expect(game.judge({ type: 'keep', player: 0 })).toMatch(/not allowed/);
    cast(game, DULL);
    expect(sets()).toEqual(['steam', 'ash', 'lava']);
    expect(game.judge({ type: 'throw', player: 0, set: 'all', outcome: outcome(DULL) })).toMatch(/not allowed/);
    cast(game, DULL);
    expect(sets()).toEqual(['steam']);
    expect(game.judge({ type: 'throw', player: 0, set: 'ash', outcome: outcome(DULL) })).toMatch(/not allowed/);
    cast(game, DULL);
    expect(sets()).toEqual(['ash']);
    cast(game, DULL);
    expect(sets()).toEqual(['lava']);
    cast(game, DULL);
    expect(game.facts()).toMatchObject({
      round: 1,
      throwNumber: 1,
      totals: [5, 0],
      awaitsKeep: false,
      faces: nine(DULL),
    });
    expect(game.legal()).toEqual([{ type: 'throw', player: 1, set: 'all' }]);
    expect(game.facts().sheets[0]?.boxes[0]?.map((box) => box.total)).toEqual([1, 2, 3, 4, 5]);
  });

  it('allows one rethrow of the nine, which must be kept', () => {
    const game = begun({}, 2);
    game.play({ type: 'throw', player: 0, set: 'all', outcome: outcome(BIG_ERUPTION) });
    expect(game.legal()).toEqual([
      { type: 'throw', player: 0, set: 'all' },
      { type: 'keep', player: 0 },
    ]);
    expect(game.facts()).toMatchObject({ totals: [0, 0], throwNumber: 1, faces: nine(BIG_ERUPTION) });
    expect(game.judge({ type: 'keep', player: 0, outcome: outcome(DULL) })).toMatch(/nothing is thrown/);
    game.play({ type: 'throw', player: 0, set: 'all', outcome: outcome(DULL) });
    expect(game.facts()).toMatchObject({ totals: [1, 0], throwNumber: 2, faces: nine(DULL) });
    expect(
      game
        .facts()
        .sheets[0]?.boxes.flat()
        .every((box) => box.marks === 0),
    ).toBe(true);
  });

  it('knows what can have happened', () => {
    const game = begun({}, 2);
    const all = { type: 'throw', player: 0, set: 'all' };
    expect(game.judge({ ...all, outcome: outcome(DULL, true) })).toMatch(/no scratch/);
    expect(game.judge({ ...all, outcome: outcome(DULL) })).toBeNull();
    for (const bad of [
      undefined,
      nine(DULL),
      { faces: nine(DULL) },
      { scratch: 0, faces: nine(DULL) },
      { scratch: false, faces: nine('YBR BBR') },
      { scratch: false, faces: nine('YBR BBR BRG') },
      { scratch: false, faces: { ...nine(DULL), water: letters('YYY') } },
      { scratch: false, faces: nine(DULL), strength: 2 },
    ]) {
      expect(game.judge({ ...all, outcome: bad }), JSON.stringify(bad)).not.toBeNull();
    }
    cast(game, DULL);
    const ash = { type: 'throw', player: 0, set: 'ash' };
    // struck: all may have changed, or nothing; missed: only the set thrown
    expect(game.judge({ ...ash, outcome: outcome('YYY YYY YYY') })).toBeNull();
    expect(game.judge({ ...ash, outcome: outcome(DULL) })).toBeNull();
    expect(game.judge({ ...ash, outcome: outcome('YBR YYY BRR', true) })).toBeNull();
    expect(game.judge({ ...ash, outcome: outcome('YBB YYY BRR', true) })).toMatch(/do not change/);
    expect(game.judge({ ...ash, outcome: outcome('YBR YYY BRY', true) })).toMatch(/do not change/);
    expect(game.judge({ ...ash, player: 1, outcome: outcome(DULL) })).toMatch(/turn/);
  });

  it('a scratch scores and earns nothing, and the dodecas stay as they fell', () => {
    const game = begun({}, 2);
    cast(game, 'YYY BBR YBB');
    game.play({ type: 'throw', player: 0, set: 'lava', outcome: outcome('YYY BBR YYY', true) });
    // two volcanoes in two ... and no change of the total
    expect(game.facts()).toMatchObject({ totals: [11, 0], faces: nine('YYY BBR YYY') });
    expect(game.facts().sheets[0]?.boxes[0]).toEqual([
      { marks: 0, total: 11 },
      { marks: 1, total: 11 },
      { marks: 0, total: null },
      { marks: 0, total: null },
      { marks: 0, total: null },
    ]);
    // nor does it earn a rumble
    const other = begun({}, 2);
    cast(other, DULL);
    other.play({ type: 'throw', player: 0, set: 'steam', outcome: outcome('BBR BBR BRR', true) });
    expect(other.facts().sheets[0]?.boxes[0]?.[2]?.marks).toBe(0);
    cast(other, 'BBR BBR BRR');
    expect(other.facts().sheets[0]?.boxes[0]?.[3]?.marks).toBe(1);
  });

  it('marks add up and stop at two; boxes with one or two marks count double or fourfold', () => {
    const game = begun({}, 2);
    // 18 and a Little Eruption
    cast(game, LITTLE_ERUPTION);
    expect(game.facts().sheets[0]?.boxes[0]?.map((box) => box.marks)).toEqual([0, 1, 1, 0, 0]);
    // doubled 1 gives 20, a Big Quake on top of the eruption's mark
    cast(game, DULL);
    expect(game.facts().totals[0]).toBe(20);
    expect(game.facts().sheets[0]?.boxes[0]?.map((box) => box.marks)).toEqual([0, 1, 2, 0, 0]);
    // fourfold 30 and a Big Eruption, with a Big Quake at 140 on the first of the two
    cast(game, BIG_ERUPTION);
    expect(game.facts().totals[0]).toBe(140);
    expect(game.facts().sheets[0]?.boxes[0]?.map((box) => box.marks)).toEqual([0, 1, 2, 2, 2]);
    cast(game, DULL);
    // 144 is a Little Quake, no third mark
    expect(game.facts().totals[0]).toBe(144);
    expect(game.facts().sheets[0]?.boxes[0]?.map((box) => box.marks)).toEqual([0, 1, 2, 2, 2]);
    cast(game, BIG_ERUPTION);
    // into the next round
    expect(game.facts().totals[0]).toBe(264);
    expect(game.facts().sheets[0]?.boxes[1]?.map((box) => box.marks)).toEqual([2, 2, 0, 0, 0]);
    expect(
      game
        .facts()
        .sheets[1]?.boxes.flat()
        .some((box) => box.marks > 0),
    ).toBe(false);
  });

  it('marks of two sources add up to two', () => {
    const game = begun({}, 2);
    const marks = () => game.facts().sheets[0]?.boxes[0]?.map((box) => box.marks);
    // 12 and a Little Rumble
    cast(game, 'YYY YBB YBB');
    expect(marks()).toEqual([0, 1, 0, 0, 0]);
    // doubled 5 makes 22: a Little Quake and a Little Rumble
    cast(game, 'RRR RRB BBR');
    expect(game.facts().totals[0]).toBe(22);
    expect(marks()).toEqual([0, 1, 2, 0, 0]);
    // fourfold
    cast(game, DULL);
    expect(game.facts().totals[0]).toBe(26);
  });

  it('the worked example: 152, then 160 and Big Quake, then 172 and Little Rumble', () => {
    const game = begun({}, 2);
    const twelve = 'YYY YYB RRB';
    const eleven = 'YYY YRB BBR';
    const scores = [twelve, twelve, twelve, twelve, eleven, ...new Array<string>(7).fill(twelve), 'RRR BBB YRB'];
    for (const text of scores) {
      while (player(game) !== 0) dullTurn(game);
      cast(game, text);
    }
    expect(game.facts()).toMatchObject({ round: 3, throwNumber: 4, totals: [152, 2] });
    const boxes = () => game.facts().sheets[0]?.boxes ?? [];
    expect(boxes()[2]?.[2]).toEqual({ marks: 0, total: 152 });
    game.play({ type: 'throw', player: 0, set: 'ash', outcome: outcome('YYB YRR RRR') });
    expect(boxes()[2]?.[3]).toEqual({ marks: 0, total: 160 });
    expect(boxes()[2]?.[4]).toEqual({ marks: 2, total: null });
    game.play({ type: 'throw', player: 0, set: 'lava', outcome: outcome('RRB BBB RBB') });
    expect(boxes()[2]?.[4]).toEqual({ marks: 2, total: 172 });
    expect(boxes()[3]?.[0]).toEqual({ marks: 1, total: null });
    expect(boxes()[3]?.[1]).toEqual({ marks: 0, total: null });
  });

  it('the next one is begun by the highest total; in a tie by whoever came earlier', () => {
    const game = referee({}, 4);
    for (const set of ['BBR', 'BBR', 'YRB', 'BBR']) throwOff(game, set);
    expect(game.facts().order).toEqual([2, 3, 0, 1]);
    // sides 3 and 1 get 2, the others 1
    for (const text of [DULL, 'YBR YBR BRR', DULL, 'YBR YBR BRR']) {
      cast(game, text);
      for (let n = 2; n <= 5; n += 1) scratch(game);
    }
    expect(game.facts()).toMatchObject({ round: 2, totals: [1, 2, 1, 2], order: [3, 0, 1, 2] });
    // side 1 overtakes
    for (const text of [DULL, DULL, 'YBR YBR BRR', DULL]) {
      cast(game, text);
      for (let n = 2; n <= 5; n += 1) scratch(game);
    }
    expect(game.facts()).toMatchObject({ round: 3, totals: [2, 4, 2, 3], order: [1, 2, 3, 0] });
  });
});

describe('bonus boxes', () => {
  it('are thrown at once, any set, scored with the marks, and earn further ones', () => {
    const game = lastRound(2);
    dullTurn(game, 4);
    // 6 + 0 and a Little Rumble
    cast(game, LITTLE_RUMBLE);
    expect(game.facts()).toMatchObject({ phase: 'bonus', round: 6, throwNumber: 5, totals: [6, 5] });
    expect(game.legal()).toEqual(SETS.map((set) => ({ type: 'throw', player: 0, set })));
    expect(game.facts().bonusBoxes).toEqual([
      { marks: 1, side: 0, total: null },
      { marks: 0, side: null, total: null },
      { marks: 0, side: null, total: null },
    ]);
    cast(game, BIG_ERUPTION);
    // 66 is a Little Quake as well
    expect(game.facts()).toMatchObject({ phase: 'bonus', totals: [66, 5] });
    expect(game.facts().bonusBoxes).toEqual([
      { marks: 1, side: 0, total: 66 },
      { marks: 2, side: 0, total: null },
      { marks: 2, side: 0, total: null },
    ]);
    scratch(game);
    expect(game.facts().bonusBoxes[1]).toEqual({ marks: 2, side: 0, total: 66 });
    cast(game, BIG_ERUPTION);
    // no box is left for the eruption, nor for the other side
    expect(game.facts()).toMatchObject({ phase: 'throws', totals: [186, 5], throwNumber: 1 });
    dullTurn(game, 4);
    cast(game, BIG_ERUPTION);
    expect(game.facts().phase).toBe('over');
    expect(game.result()).toEqual({ winners: [0], scores: [186, 36] });
    expect(game.legal()).toEqual([]);
    expect(game.judge({ type: 'throw', player: 0, set: 'steam', outcome: outcome(DULL) })).toMatch(/over/);
  });

  const outcome = (text: string): object => ({ scratch: false, faces: nine(text) });

  it('are shared: what one side leaves, the next ones may use', () => {
    const game = lastRound(3);
    dullTurn(game, 4);
    cast(game, LITTLE_RUMBLE);
    cast(game, DULL);
    expect(game.facts()).toMatchObject({ phase: 'throws', totals: [8, 5, 5] });
    expect(player(game)).toBe(1);
    dullTurn(game);
    expect(player(game)).toBe(2);
    dullTurn(game, 4);
    cast(game, BIG_ERUPTION);
    cast(game, DULL);
    cast(game, DULL);
    // 6 + 30 + 4 gives 40: a Big Quake, but that box has two marks; 44 a Little Quake, and no box left
    expect(game.facts().bonusBoxes).toEqual([
      { marks: 1, side: 0, total: 8 },
      { marks: 2, side: 2, total: 40 },
      { marks: 2, side: 2, total: 44 },
    ]);
    expect(game.result()).toEqual({ winners: [2], scores: [8, 6, 44] });
  });

  it('an eruption finds one box only when one is left', () => {
    const game = lastRound(2);
    dullTurn(game, 4);
    cast(game, BIG_ERUPTION);
    cast(game, DULL);
    cast(game, 'YBR YBR BRR');
    expect(game.facts()).toMatchObject({ totals: [48, 5], phase: 'throws' });
    dullTurn(game, 4);
    cast(game, LITTLE_ERUPTION);
    expect(game.facts().bonusBoxes.map((box: BonusBox) => [box.side, box.marks])).toEqual([
      [0, 2],
      [0, 2],
      [1, 1],
    ]);
    cast(game, LITTLE_ERUPTION);
    expect(game.result()).toEqual({ winners: [1], scores: [48, 6 + 18 + 36] });
  });

  it('the second mark of an eruption at throw 4 of the last round is rubbed out when throw 5 earns nothing', () => {
    for (const last of [scratch, (game: Referee) => cast(game, DULL)]) {
      const game = lastRound(2);
      dullTurn(game, 3);
      cast(game, LITTLE_ERUPTION);
      expect(game.facts().bonusBoxes[0]).toEqual({ marks: 1, side: 0, total: null });
      last(game);
      expect(game.facts().phase).toBe('throws');
      expect(player(game)).toBe(1);
      expect(game.facts().bonusBoxes[0]).toEqual({ marks: 0, side: null, total: null });
    }
    const game = lastRound(2);
    dullTurn(game, 3);
    cast(game, LITTLE_ERUPTION);
    cast(game, LITTLE_RUMBLE);
    expect(game.facts().phase).toBe('bonus');
    expect(game.facts().bonusBoxes[0]).toEqual({ marks: 2, side: 0, total: null });
  });

  it('the second mark of an eruption at throw 4 of the last round runs on into one by the option', () => {
    const game = lastRound(2, { bonusBoxFrom: 'any-throw' });
    dullTurn(game, 3);
    cast(game, LITTLE_ERUPTION);
    expect(game.facts().bonusBoxes[0]).toEqual({ marks: 1, side: 0, total: null });
    scratch(game);
    expect(game.facts()).toMatchObject({ phase: 'bonus', totals: [24, 5] });
    cast(game, DULL);
    expect(game.facts()).toMatchObject({ phase: 'throws', totals: [26, 5] });
  });

  it('none without marks', () => {
    const game = lastRound(2);
    dullTurn(game);
    dullTurn(game);
    expect(game.result()).toEqual({ winners: [0, 1], scores: [6, 6] });
    expect(game.facts()).toMatchObject({ round: 6, throwNumber: 5, phase: 'over' });
    expect(game.facts().bonusBoxes.every((box) => box.side === null && box.marks === 0 && box.total === null)).toBe(
      true,
    );
  });
});

describe('partnerships', () => {
  it('are two sides whose partners take turns by rounds; the second takes the bonus throws', () => {
    const game = referee({ partnerships: true }, 4);
    expect(player(game)).toBe(0);
    throwOff(game, 'YRB');
    expect(player(game)).toBe(1);
    throwOff(game, 'YYB');
    expect(game.facts()).toMatchObject({ order: [1, 0], totals: [0, 0] });
    const acted: number[] = [];
    while (game.facts().round < 6) {
      acted.push(player(game));
      dullTurn(game);
    }
    // side 1 doubled its first point and so leads all the time
    expect(acted).toEqual([1, 0, 3, 2, 1, 0, 3, 2, 1, 0]);
    expect(player(game)).toBe(3);
    dullTurn(game);
    dullTurn(game, 4);
    cast(game, LITTLE_RUMBLE);
    expect(game.facts().phase).toBe('bonus');
    expect(player(game)).toBe(2);
    cast(game, BIG_ERUPTION);
    scratch(game);
    scratch(game);
    expect(game.result()).toEqual({ winners: [0, 2], scores: [66, 7, 66, 7] });
  });

  it('are for four', () => {
    expect(() => referee({ partnerships: true }, 2)).toThrow();
    expect(() => referee({}, 1)).toThrow();
    expect(() => referee({}, 5)).toThrow();
  });
});

describe('the basic game', () => {
  it('has sums only', () => {
    const game = referee({ rules: 'basic' }, 2);
    throwOff(game, 'YYY');
    throwOff(game, 'RRR');
    expect(game.facts().order).toEqual([0, 1]);
    cast(game, BIG_ERUPTION);
    cast(game, BIG_ERUPTION);
    expect(game.facts().totals).toEqual([60, 0]);
    let throws = 2;
    while (game.result() === null) {
      cast(game, BIG_ERUPTION);
      throws += 1;
    }
    expect(throws).toBe(60);
    expect(game.result()).toEqual({ winners: [0, 1], scores: [900, 900] });
    expect(game.facts().sheets.every((sheet) => sheet.boxes.flat().every((box) => box.marks === 0))).toBe(true);
    expect(game.facts().bonusBoxes.every((box) => box.total === null)).toBe(true);
  });
});

/** One throw that counted, in the order of the game. */
interface Counted {
  side: number;
  missed: boolean;
  text: string;
}

/** A second opinion: all totals from the bare list of throws, with letters counted in strings. */
function recount(
  history: Counted[],
  firstMarks: number[],
  advanced: boolean,
  anyThrow: boolean,
): { totals: number[]; bonusThrows: number[] } {
  const tracks = firstMarks.map((mark) => [mark]);
  const totals = firstMarks.map(() => 0);
  const count = firstMarks.map(() => 0);
  const bonusThrows = firstMarks.map(() => 0);
  for (const { side, missed, text } of history) {
    const place = count[side] as number;
    const track = tracks[side] as number[];
    count[side] = place + 1;
    if (place >= 30) {
      bonusThrows[side] = (bonusThrows[side] ?? 0) + 1;
      if (!track[place]) throw new Error('a bonus throw without marks');
    }
    // what an earlier throw marked beyond the final one counts only with what that one earns
    const waits = place === 29 && !anyThrow ? (track[30] ?? 0) : 0;
    if (waits > 0) track[30] = 0;
    if (missed) continue;
    const sets = text.split(' ');
    let score = 0;
    for (const set of sets) {
      const yellow = set.split('Y').length - 1;
      score += [/R{3}/.test(set) ? 5 : /B{3}/.test(set) ? 3 : 0, 1, 2, 10][yellow] ?? 0;
    }
    const before = totals[side] as number;
    const total = before + score * 2 ** Math.min(2, track[place] ?? 0);
    totals[side] = total;
    if (!advanced) continue;
    let next = 0;
    let afterNext = 0;
    const ending = total % 100;
    if (total !== before && ending % 11 === 0 && ending > 0) next += 1;
    if (total !== before && ending % 20 === 0) next += 2;
    const volcanoes = sets.filter((set) => /^(.)\1\1$/.test(set));
    const colours = new Set(text.replaceAll(' ', '')).size;
    if (colours === 2) next += volcanoes.length >= 2 ? 2 : 1;
    if (volcanoes.length === 3 && colours !== 2) {
      next += colours === 1 ? 2 : 1;
      afterNext += colours === 1 ? 2 : 1;
    }
    track[place + 1] = (track[place + 1] ?? 0) + next + (next > 0 ? waits : 0);
    track[place + 2] = (track[place + 2] ?? 0) + afterNext;
  }
  // nobody may have stopped while they had marks and a box was left
  let used = 0;
  const lastThrow = (side: number): number => history.map((each) => each.side).lastIndexOf(side);
  const finished = firstMarks.map((_, side) => side).sort((a, b) => lastThrow(a) - lastThrow(b));
  for (const side of finished) {
    used += bonusThrows[side] as number;
    if (used < 3 && tracks[side]?.[count[side] as number]) throw new Error('a bonus throw was left out');
  }
  if (used > 3) throw new Error('more than three bonus throws');
  return { totals, bonusThrows };
}

describe('whole random games', () => {
  it('reach their end, and every case is seen', () => {
    const seen = new Map<string, number>();
    const saw = (what: string): void => {
      seen.set(what, (seen.get(what) ?? 0) + 1);
    };
    const variants: Options[] = [{}, { bonusBoxFrom: 'any-throw' }, { rules: 'basic' }, { partnerships: true }];
    for (let seed = 1; seed <= 240; seed += 1) {
      const rng = xoroshiro128plus(seed);
      const upTo = (n: number): number => uniformInt(rng, 0, n - 1);
      const options = variants[seed % 4] as Options;
      const players = options.partnerships ? 4 : 2 + (Math.floor(seed / 4) % 3);
      const game = referee(options, players);
      const sideOf = (one: number): number => (options.partnerships ? one % 2 : one);
      const history: Counted[] = [];
      let firstMarks: number[] | null = null;
      /** Often few colours, so that rumbles and eruptions happen. */
      const letter = (set: SetName, mood: number): Letter => {
        if (mood === 0) return 'Y';
        if (mood === 1) return upTo(2) === 0 ? 'R' : 'B';
        if (mood === 2) return { steam: 'Y', ash: 'R', lava: 'B' }[set] as Letter;
        return faceOf(set, 1 + upTo(12));
      };
      while (game.result() === null) {
        const before = game.facts();
        const legal = game.legal();
        if (legal.length === 0) expect.fail('nobody can act');
        let action = legal[upTo(legal.length)] as Action;
        if (action.type === 'throwOff') {
          const mood = 1 + upTo(4);
          const { set } = action;
          action = { ...action, outcome: [0, 1, 2].map(() => letter(set, mood)) };
        } else if (action.type === 'throw') {
          const missed = action.set !== 'all' && upTo(6) === 0;
          const mood = upTo(12);
          const { set } = action;
          const fell = (name: SetName): Letter[] => {
            const moves = set === 'all' || name === set || (!missed && upTo(2) === 0);
            return moves || !before.faces ? [0, 1, 2].map(() => letter(name, mood)) : before.faces[name];
          };
          const faces = { steam: fell('steam'), ash: fell('ash'), lava: fell('lava') };
          action = { ...action, outcome: { scratch: missed, faces } };
        }
        if (game.judge(action) !== null) expect.fail(JSON.stringify(action));
        if (game.judge({ ...action, player: (action.player + 1) % players }) === null) expect.fail('wrong player');
        game.play(action);
        saw(action.type);
        const after = game.facts();
        if (action.type === 'throwOff') {
          if (after.phase === 'throws') {
            saw('throw-off won');
            firstMarks = after.sheets.map((sheet) => sheet.boxes[0]?.[0]?.marks ?? 0);
            if (firstMarks.includes(1)) saw('throw-off ×');
            if (firstMarks.includes(2)) saw('throw-off ××');
          } else if (sideOf(game.legal()[0]?.player ?? 0) <= sideOf(action.player)) saw('throw-off tied');
          continue;
        }
        if (after.awaitsKeep) continue;
        if (action.type === 'throw' && action.set === 'all') saw('rethrow');
        if (before.phase === 'bonus') saw('bonus throw');
        const side = sideOf(action.player);
        const counted = action.type === 'keep' ? { scratch: false, faces: before.faces } : action.outcome;
        const { scratch: missed, faces } = counted as { scratch: boolean; faces: Faces };
        if (missed) saw('scratch');
        if (missed && before.phase === 'bonus') saw('scratch in a bonus box');
        history.push({ side, missed, text: SETS.map((set) => faces[set].join('')).join(' ') });
        const announced = missed ? [] : bonusesOf(faces, before.totals[side] as number, after.totals[side] as number);
        if (options.rules !== 'basic') for (const { name } of announced) saw(name);
        if (before.throwNumber === 4 && after.bonusBoxes.some((box) => box.marks > 0 && box.total === null)) {
          saw('eruption at throw 4 of the last round');
        }
        const given = announced.reduce((sum, { marks }) => sum + marks, 0);
        if (given > 2 && options.rules !== 'basic') saw('capped');
        if (after.round > before.round) {
          const most = Math.max(...after.totals);
          expect(after.totals[after.order[0] as number]).toBe(most);
          if (after.order[0] !== before.order[0]) saw('another side starts');
        }
        if (options.partnerships) {
          const second = before.phase === 'bonus' || before.round % 2 === 0;
          expect(action.player).toBe(second ? side + 2 : side);
        }
      }
      const { totals, bonusBoxes, sheets } = game.facts();
      const second = recount(
        history,
        firstMarks ?? [],
        options.rules !== 'basic',
        options.bonusBoxFrom === 'any-throw',
      );
      expect(totals).toEqual(second.totals);
      const owners = bonusBoxes.map((box) => box.side);
      second.bonusThrows.forEach((number, side) => {
        expect(owners.filter((owner) => owner === side)).toHaveLength(number);
      });
      // the boxes that nobody used are the last ones
      const unused = owners.includes(null) ? owners.slice(owners.indexOf(null)) : [];
      expect(unused.every((owner) => owner === null)).toBe(true);
      for (const box of [...sheets.flatMap((sheet) => sheet.boxes.flat()), ...bonusBoxes]) {
        expect([0, 1, 2]).toContain(box.marks);
      }
      expect(sheets.every((sheet) => sheet.boxes.flat().every((box) => box.total !== null))).toBe(true);
      if (new Set(owners.filter((owner) => owner !== null)).size > 1) saw('bonus boxes shared');
      if (owners.includes(null)) saw('bonus boxes left');
      else saw('all bonus boxes used');
      const scores = Array.from({ length: players }, (_, one) => totals[sideOf(one)] as number);
      const winners = scores.flatMap((score, one) => (score === Math.max(...scores) ? [one] : []));
      expect(game.result()).toEqual({ winners, scores });
      saw(
        `${players} players${options.partnerships ? ' as partners' : ''}${options.rules === 'basic' ? ', basic' : ''}`,
      );
    }
    for (const what of [
      'throwOff',
      'throw',
      'keep',
      'throw-off won',
      'throw-off tied',
      'throw-off ×',
      'throw-off ××',
      'rethrow',
      'scratch',
      'scratch in a bonus box',
      'bonus throw',
      'bonus boxes shared',
      'bonus boxes left',
      'all bonus boxes used',
      'Little Quake',
      'Big Quake',
      'Little Rumble',
      'Big Rumble',
      'Little Eruption',
      'Big Eruption',
      'eruption at throw 4 of the last round',
      'capped',
      'another side starts',
      '2 players',
      '3 players',
      '4 players',
      '4 players as partners',
      '2 players, basic',
      '3 players, basic',
      '4 players, basic',
    ]) {
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
    }
  });
});
