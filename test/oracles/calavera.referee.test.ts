import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  COLOURS,
  type Colour,
  FACES,
  type Face,
  type Facts,
  type Options,
  type Referee,
  referee,
} from './calavera.referee.js';

const LETTERS: Record<string, Face> = { o: 'orange', g: 'green', p: 'pink', b: 'black', j: 'joker', s: 'skull' };
const faces = (text: string): Face[] => [...text].map((letter) => LETTERS[letter] as Face);

function roll(game: Referee, text: string, dice = [0, 1, 2, 3, 4, 5]): void {
  game.play({ type: 'roll', player: game.facts().active, dice, outcome: faces(text) });
}

/** A mark by whoever must act now. */
function mark(game: Referee, dice: Colour | 'joker', row: Colour = dice as Colour): void {
  const { choosing, active } = game.facts();
  game.play({ type: 'mark', player: choosing[0] ?? active, dice, row });
}

function row(game: Referee, player: number, colour: Colour): { crosses: number; frozen: boolean } {
  return (game.facts().sheets[player] as Facts['sheets'][number]).rows[colour];
}

const crosses = (game: Referee, player: number): number[] => COLOURS.map((colour) => row(game, player, colour).crosses);

const uses = (game: Referee): Action[] => game.legal().filter((action) => action.type !== 'roll');

/** A turn without skulls in which the active player gives a row 1 to 6 crosses. */
function advance(game: Referee, colour: Colour, count: number): void {
  const letter = colour.charAt(0);
  const filler = letter === 'o' ? 'g' : 'o';
  roll(game, letter.repeat(count) + filler.repeat(6 - count));
  mark(game, colour);
}

/** Plays turns until it is the turn of Player 1, whose rows have these crosses; the others put few crosses down. */
function bring(game: Referee, wanted: Record<Colour, number>, others: Colour[] = [...COLOURS]): void {
  let turns = 0;
  for (const colour of COLOURS) {
    while (row(game, 0, colour).crosses < wanted[colour]) {
      const { crosses: now } = row(game, 0, colour);
      const missing = wanted[colour] - now;
      // never into the Death Zone before the last step
      advance(game, colour, missing <= 6 ? missing : Math.min(6, 10 - now));
      while (game.facts().active !== 0) {
        advance(game, others[turns % others.length] as Colour, 1);
      }
      turns += 1;
    }
  }
}

describe('rolling', () => {
  it('begins with all six, goes on with any dice but skulls, three times at most', () => {
    const game = referee({}, 3);
    expect(game.legal()).toEqual([{ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4, 5] }]);
    expect(game.judge({ type: 'pass', player: 0 })).toMatch(/not allowed/);
    expect(game.judge({ type: 'roll', player: 1, dice: [0, 1, 2, 3, 4, 5], outcome: faces('oooooo') })).toMatch(/turn/);
    roll(game, 'soogpj');
    expect(game.legal().filter((action) => action.type === 'roll')).toHaveLength(31);
    expect(game.judge({ type: 'roll', player: 0, dice: [0, 1], outcome: faces('oo') })).toMatch(/not allowed/);
    // the faces belong to the dice in the order in which they were named
    roll(game, 'bs', [5, 3]);
    expect(game.facts()).toMatchObject({ dice: faces('soospb'), rolls: 2 });
    expect(game.legal().filter((action) => action.type === 'roll')).toHaveLength(15);
    roll(game, 'gg', [1, 2]);
    expect(game.facts().rolls).toBe(3);
    expect(game.legal()).toEqual([
      { type: 'mark', player: 0, dice: 'green', row: 'green' },
      { type: 'mark', player: 0, dice: 'pink', row: 'pink' },
      { type: 'mark', player: 0, dice: 'black', row: 'black' },
    ]);
  });

  it('refuses impossible outcomes and malformed actions', () => {
    const game = referee({}, 2);
    const all = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4, 5] };
    for (const outcome of [
      undefined,
      faces('ooooo'),
      ['orange', 'orange', 'orange', 'orange', 'orange', 'red'],
      'oooooo',
    ]) {
      expect(game.judge({ ...all, outcome }), String(outcome)).not.toBeNull();
    }
    roll(game, 'oogpbj');
    for (const dice of [[], [0, 0], [6], [-1], [0.5], ['0'], 'all', undefined]) {
      const outcome = Array.isArray(dice) ? dice.map(() => 'orange') : [];
      expect(game.judge({ type: 'roll', player: 0, dice, outcome })).not.toBeNull();
    }
    for (const action of [null, 5, 'roll', [], {}, { type: 'mark', player: 0, dice: 'skull', row: 'orange' }]) {
      expect(game.judge(action)).not.toBeNull();
    }
    expect(game.judge({ type: 'mark', player: 0, dice: 'green', row: 'orange' })).toMatch(/not allowed/);
    expect(game.judge({ type: 'mark', player: 0, dice: 'green', row: 'green', outcome: [] })).toMatch(
      /nothing is rolled/,
    );
    expect(game.judge({ type: 'mark', player: 0, dice: 'green', row: 'green', extra: 1 })).not.toBeNull();
    expect(() => game.play({ type: 'mark', player: 1, dice: 'green', row: 'green' })).toThrow(/turn/);
  });

  it('is for two to four', () => {
    expect(() => referee({}, 1)).toThrow();
    expect(() => referee({}, 5)).toThrow();
    expect(referee({}, 4).facts().sheets).toHaveLength(4);
  });
});

describe('the examples of the rule text', () => {
  it('Sami takes three orange', () => {
    const game = referee({}, 2);
    roll(game, 'ooggpp');
    roll(game, 'bo', [4, 5]);
    roll(game, 'p', [4]);
    expect(game.facts().dice).toEqual(faces('ooggpo'));
    expect(uses(game).map((action) => 'dice' in action && action.dice)).toEqual(['orange', 'green', 'pink']);
    mark(game, 'orange');
    expect(crosses(game, 0)).toEqual([3, 0, 0, 0]);
    expect(crosses(game, 1)).toEqual([0, 0, 0, 0]);
    expect(game.facts()).toMatchObject({ active: 1, rolls: 0, dice: [], used: null, choosing: [], phase: 'rolling' });
  });

  it('Ina takes three jokers as orange, and not the two orange dice', () => {
    const game = referee({}, 2);
    roll(game, 'jjjoop');
    expect(uses(game)).toHaveLength(2 + 4);
    mark(game, 'joker', 'orange');
    expect(crosses(game, 0)).toEqual([3, 0, 0, 0]);
    expect(game.facts().active).toBe(1);
  });

  it('Sami takes four orange with two skulls, and leaves nothing', () => {
    const game = referee({}, 4);
    roll(game, 'ssoooo');
    mark(game, 'orange');
    expect(crosses(game, 0)).toEqual([4, 0, 0, 0]);
    expect(game.facts()).toMatchObject({ active: 1, phase: 'rolling', choosing: [] });
  });
});

describe('skulls', () => {
  it('make the others choose, clockwise, among what is left', () => {
    const game = referee({}, 4);
    advance(game, 'black', 1);
    roll(game, 'sjoopg');
    expect(game.facts().active).toBe(1);
    mark(game, 'orange');
    expect(game.facts()).toMatchObject({ active: 1, used: 'orange', choosing: [2, 3, 0], phase: 'choosing' });
    expect(game.legal()).toEqual([
      { type: 'mark', player: 2, dice: 'green', row: 'green' },
      { type: 'mark', player: 2, dice: 'pink', row: 'pink' },
      // a joker also as the colour that the active player took
      ...COLOURS.map((colour) => ({ type: 'mark', player: 2, dice: 'joker', row: colour })),
    ]);
    expect(game.judge({ type: 'mark', player: 3, dice: 'green', row: 'green' })).toMatch(/turn/);
    expect(game.judge({ type: 'pass', player: 2 })).toMatch(/not allowed/);
    mark(game, 'joker', 'orange');
    expect(game.facts().choosing).toEqual([3, 0]);
    mark(game, 'green');
    // several may take the same
    mark(game, 'green');
    expect(game.facts()).toMatchObject({ active: 2, phase: 'rolling', choosing: [], rolls: 0 });
    expect([0, 1, 2, 3].map((player) => crosses(game, player))).toEqual([
      [0, 1, 0, 1],
      [2, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it('leave the jokers to nobody when the active player used them', () => {
    const game = referee({}, 2);
    roll(game, 'sjjoog');
    mark(game, 'joker', 'orange');
    expect(game.legal()).toEqual([
      { type: 'mark', player: 1, dice: 'orange', row: 'orange' },
      { type: 'mark', player: 1, dice: 'green', row: 'green' },
    ]);
  });

  it('the third one, over all rolls, ends the rolling and leaves the active player nothing', () => {
    const game = referee({}, 3);
    roll(game, 'sojjgg');
    roll(game, 's', [1]);
    expect(game.facts()).toMatchObject({ phase: 'rolling', rolls: 2 });
    roll(game, 's', [4]);
    expect(game.facts()).toMatchObject({ phase: 'choosing', used: null, choosing: [1, 2], active: 0 });
    mark(game, 'joker', 'pink');
    mark(game, 'green');
    expect(crosses(game, 0)).toEqual([0, 0, 0, 0]);
    expect(crosses(game, 1)).toEqual([0, 0, 2, 0]);
    expect(crosses(game, 2)).toEqual([0, 1, 0, 0]);
    expect(game.facts()).toMatchObject({ active: 1, phase: 'rolling', rolls: 0 });
    // also at the first roll
    roll(game, 'sssoog');
    expect(game.facts()).toMatchObject({ phase: 'choosing', choosing: [2, 0], rolls: 1 });
  });

  it('six of them hand the dice on', () => {
    const game = referee({}, 3);
    roll(game, 'ssssss');
    expect(game.facts()).toMatchObject({ active: 1, phase: 'rolling', rolls: 0 });
  });

  it('by option the rolling may go on after the third, but there is nothing to mark or freeze', () => {
    const game = referee({ curseEndsRolling: false }, 2);
    bring(game, { orange: 8, green: 0, pink: 0, black: 0 });
    roll(game, 'sssjjo');
    expect(game.facts()).toMatchObject({ phase: 'rolling', active: 0 });
    expect(game.legal()).toHaveLength(7 + 1);
    expect(uses(game)).toEqual([{ type: 'pass', player: 0 }]);
    roll(game, 's', [5]);
    game.play({ type: 'pass', player: 0 });
    expect(game.facts()).toMatchObject({ phase: 'choosing', choosing: [1], used: null });
    mark(game, 'joker', 'black');
    expect(row(game, 0, 'orange')).toEqual({ crosses: 8, frozen: false });
    expect(game.facts().active).toBe(1);
  });

  it('skip an opponent who can choose nothing, and let an active player pass who can use nothing', () => {
    const game = referee({}, 3);
    // player 0 freezes orange in the Death Zone
    bring(game, { orange: 11, green: 0, pink: 0, black: 0 });
    roll(game, 'soooog');
    expect(uses(game)).toEqual([{ type: 'mark', player: 0, dice: 'green', row: 'green' }]);
    expect(game.judge({ type: 'pass', player: 0 })).toMatch(/not allowed/);
    roll(game, 'o', [5]);
    expect(uses(game)).toEqual([{ type: 'pass', player: 0 }]);
    expect(game.legal()).toHaveLength(31 + 1);
    game.play({ type: 'pass', player: 0 });
    // the dice of one who passed are free for all others
    expect(game.facts()).toMatchObject({ phase: 'choosing', choosing: [1, 2], used: null });
    mark(game, 'orange');
    mark(game, 'orange');
    roll(game, 'soogpp');
    mark(game, 'green');
    mark(game, 'orange');
    // player 0 has pink left
    expect(game.facts().choosing).toEqual([0]);
    mark(game, 'pink');
    roll(game, 'soogsg');
    mark(game, 'green');
    expect(game.facts().choosing).toEqual([1]);
    mark(game, 'orange');
    expect(game.facts().active).toBe(0);
  });

  it('none on the table: a pass hands the dice on at once', () => {
    const game = referee({}, 2);
    bring(game, { orange: 13, green: 0, pink: 0, black: 0 });
    roll(game, 'oooooo');
    game.play({ type: 'pass', player: 0 });
    expect(game.facts()).toMatchObject({ active: 1, phase: 'rolling' });
  });
});

describe('freezing', () => {
  const freezes = (game: Referee): Action[] => game.legal().filter((action) => action.type === 'freeze');

  it.each([
    [5, 9],
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 3],
    [10, 3],
  ])('with the last cross in box %i takes %i jokers', (box, needed) => {
    for (let jokers = 0; jokers <= 5; jokers += 1) {
      const game = referee({}, 2);
      bring(game, { orange: box, green: 0, pink: 0, black: 0 });
      roll(game, 'j'.repeat(jokers) + 'g'.repeat(6 - jokers));
      expect(freezes(game)).toHaveLength(jokers >= needed ? 1 : 0);
      if (jokers < needed) continue;
      game.play({ type: 'freeze', player: 0, row: 'orange' });
      expect(row(game, 0, 'orange')).toEqual({ crosses: box, frozen: true });
      expect(game.facts().active).toBe(1);
    }
  });

  it('takes jokers by the points of the box, also with other values', () => {
    const values = [0, 0, 0, 0, 0, 9, 8, 7, 2, 1, 4, 0, -3];
    for (const [box, needed] of [
      [6, 3],
      [7, 3],
      [8, 2],
      [9, 2],
      [10, 2],
    ] as const) {
      for (const jokers of [1, 2, 3]) {
        const game = referee({ values }, 2);
        bring(game, { orange: box, green: 0, pink: 0, black: 0 });
        roll(game, 'j'.repeat(jokers) + 'g'.repeat(6 - jokers));
        expect(freezes(game)).toHaveLength(jokers >= needed ? 1 : 0);
      }
    }
  });

  it('is done once', () => {
    const game = referee({}, 2);
    bring(game, { orange: 7, green: 6, pink: 0, black: 0 });
    roll(game, 'jjgggg');
    expect(freezes(game)).toHaveLength(2);
    game.play({ type: 'freeze', player: 0, row: 'orange' });
    advance(game, 'black', 1);
    roll(game, 'jjgggg');
    expect(freezes(game)).toEqual([{ type: 'freeze', player: 0, row: 'green' }]);
  });

  it('uses up the jokers, closes the row for its owner alone, and is no choice of opponents', () => {
    const game = referee({}, 2);
    bring(game, { orange: 7, green: 0, pink: 0, black: 0 }, ['orange']);
    while (row(game, 1, 'orange').crosses < 6) {
      advance(game, 'black', 1);
      advance(game, 'orange', 2);
    }
    roll(game, 'sjjggo');
    game.play({ type: 'freeze', player: 0, row: 'orange' });
    expect(game.facts()).toMatchObject({ used: 'joker', choosing: [1] });
    expect(game.legal().map((action) => ('dice' in action ? action.dice : action.type))).toEqual(['orange', 'green']);
    mark(game, 'orange');
    roll(game, 'sojjjg');
    mark(game, 'orange');
    // player 0 has the jokers and green, but orange is closed for them
    expect(game.legal()).toEqual([
      { type: 'mark', player: 0, dice: 'green', row: 'green' },
      ...['green', 'pink', 'black'].map((colour) => ({ type: 'mark', player: 0, dice: 'joker', row: colour })),
    ]);
  });
});

describe('the Death Zone', () => {
  it('takes all crosses of the choice, freezes the row, and the last box takes what is too much', () => {
    for (const [start, count, last] of [
      [9, 1, 10],
      [9, 2, 11],
      [10, 2, 12],
      [10, 3, 13],
      [8, 6, 13],
      [10, 5, 13],
    ] as const) {
      const game = referee({}, 2);
      bring(game, { orange: start, green: 0, pink: 0, black: 0 });
      advance(game, 'orange', count);
      expect(row(game, 0, 'orange')).toEqual({ crosses: last, frozen: last > 10 });
    }
  });

  it('takes opponents, too', () => {
    const game = referee({}, 2);
    bring(game, { orange: 10, green: 0, pink: 0, black: 0 });
    advance(game, 'black', 1);
    roll(game, 'sooggg');
    mark(game, 'green');
    mark(game, 'orange');
    expect(row(game, 0, 'orange')).toEqual({ crosses: 12, frozen: true });
  });
});

describe('bonus lines', () => {
  const bonuses = (game: Referee): (number | null)[][] => game.facts().sheets.map((sheet) => sheet.bonuses);

  it('take all four rows; the first player gets more than the others', () => {
    const game = referee({}, 2);
    bring(game, { orange: 6, green: 6, pink: 6, black: 0 }, ['orange', 'green', 'pink']);
    expect(bonuses(game)).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    advance(game, 'black', 2);
    advance(game, 'orange', 3);
    expect(bonuses(game)[0]).toEqual([null, null, null]);
    advance(game, 'black', 1);
    expect(bonuses(game)[0]).toEqual([4, null, null]);
    for (const colour of ['green', 'pink', 'black'] as const) {
      expect(bonuses(game)[1]).toEqual([null, null, null]);
      advance(game, colour, 3);
      advance(game, 'orange', 1);
    }
    expect(bonuses(game)).toEqual([
      [4, null, null],
      [2, null, null],
    ]);
    advance(game, 'pink', 1);
    advance(game, 'black', 3);
    expect(bonuses(game)[0]).toEqual([4, 5, null]);
  });

  it('can come two and three at once, and frozen rows count', () => {
    const game = referee({}, 2);
    bring(game, { orange: 11, green: 9, pink: 9, black: 2 }, ['orange', 'green', 'pink']);
    advance(game, 'black', 4);
    expect(bonuses(game)[0]).toEqual([4, 5, null]);
    const other = referee({}, 2);
    bring(other, { orange: 9, green: 9, pink: 9, black: 2 }, ['orange', 'green', 'pink']);
    roll(other, 'bbbbbb');
    mark(other, 'black');
    expect(bonuses(other)[0]).toEqual([4, 5, null]);
    advance(other, 'orange', 1);
    advance(other, 'black', 1);
    expect(bonuses(other)[0]).toEqual([4, 5, 6]);
  });

  it('among opponents in one turn, the first clockwise gets the first value', () => {
    const game = referee({}, 3);
    for (const colour of ['orange', 'green', 'pink'] as const) {
      for (let player = 0; player < 3; player += 1) advance(game, colour, 3);
    }
    roll(game, 'sbbbgg');
    mark(game, 'green');
    mark(game, 'black');
    expect(bonuses(game)).toEqual([
      [null, null, null],
      [4, null, null],
      [null, null, null],
    ]);
    mark(game, 'black');
    expect(bonuses(game)[2]).toEqual([2, null, null]);
  });

  it('have their places and points by option', () => {
    const game = referee({ bonusAfter: [1, 2, 3], bonusFirst: [7, 8, 9], bonusLater: [1, 1, 1] }, 2);
    for (const colour of COLOURS) {
      advance(game, colour, 2);
      advance(game, colour, 2);
    }
    expect(bonuses(game)).toEqual([
      [7, 8, null],
      [1, 1, null],
    ]);
  });
});

describe('the end', () => {
  /** Player 0 has three frozen rows and black in box 10; Player 2 and 2 have open rows. */
  function almost(options: Options): Referee {
    const game = referee(options, 3);
    bring(game, { orange: 11, green: 12, pink: 13, black: 10 }, ['orange']);
    return game;
  }

  it('comes at once with the fourth frozen row, by default', () => {
    const game = almost({});
    const open = crosses(game, 1)[0] as number;
    expect(open).toBeGreaterThan(5);
    expect(open).toBeLessThan(11);
    roll(game, 'sjjjgo');
    game.play({ type: 'freeze', player: 0, row: 'black' });
    expect(game.facts()).toMatchObject({ phase: 'over', choosing: [] });
    const value = [4, 5, 6, 8, 10][open - 6] as number;
    // 4 + 0 - 3 + 10 and all three bonus lines
    expect(game.result()).toEqual({ winners: [0], scores: [11 + 15, value, value] });
    expect(game.legal()).toEqual([]);
    expect(game.judge({ type: 'mark', player: 1, dice: 'orange', row: 'orange' })).toMatch(/over/);
  });

  it('or, by option, after the choices of that turn', () => {
    const game = almost({ endsAtOnce: false });
    roll(game, 'sjjjgg');
    game.play({ type: 'freeze', player: 0, row: 'black' });
    expect(game.result()).toBeNull();
    expect(game.facts().choosing).toEqual([1, 2]);
    mark(game, 'green');
    mark(game, 'green');
    expect(game.facts().phase).toBe('over');
    expect(crosses(game, 1)[1]).toBe(2);
  });

  it('comes through an opponent who is driven into the Death Zone, before the next one chooses', () => {
    for (const endsAtOnce of [true, false]) {
      const game = almost({ endsAtOnce });
      roll(game, 'oooooo');
      game.play({ type: 'pass', player: 0 });
      advance(game, 'green', 1);
      roll(game, 'sbbggg');
      expect(game.facts().active).toBe(2);
      mark(game, 'green');
      mark(game, 'black');
      expect(row(game, 0, 'black')).toEqual({ crosses: 12, frozen: true });
      expect(game.facts().phase).toBe(endsAtOnce ? 'over' : 'choosing');
      if (!endsAtOnce) mark(game, 'black');
      expect(game.result()).not.toBeNull();
      expect(crosses(game, 1)[3]).toBe(endsAtOnce ? 0 : 2);
    }
  });

  it('other values count by option, outside the zones only in frozen rows', () => {
    const values = [1, 1, 1, 1, 1, 14, 15, 16, 18, 20, 24, 0, -13];
    const game = almost({ values });
    roll(game, 'jjjggg');
    game.play({ type: 'freeze', player: 0, row: 'black' });
    const open = crosses(game, 1)[0] as number;
    expect(game.result()?.scores).toEqual([24 + 0 - 13 + 20 + 15, values[open - 1], values[open - 1]]);
    const low = referee({ values }, 2);
    bring(low, { orange: 11, green: 11, pink: 11, black: 6 }, ['orange', 'green', 'pink', 'black']);
    roll(low, 'jjjggg');
    low.play({ type: 'freeze', player: 0, row: 'black' });
    expect(crosses(low, 1).every((count) => count < 6)).toBe(true);
    expect(low.result()?.scores[1]).toBe(0);
  });

  it('is shared in a tie', () => {
    const game = referee({ values: new Array<number>(13).fill(0), bonusFirst: [0, 0, 0] }, 2);
    bring(game, { orange: 11, green: 11, pink: 11, black: 10 });
    advance(game, 'black', 1);
    expect(game.result()).toEqual({ winners: [0, 1], scores: [0, 0] });
  });
});

describe('whole random games', () => {
  it('reach their end, and every case is seen', () => {
    const seen = new Map<string, number>();
    const saw = (what: string): void => {
      seen.set(what, (seen.get(what) ?? 0) + 1);
    };
    const variants: Options[] = [{}, { endsAtOnce: false }, { curseEndsRolling: false }];
    for (let seed = 1; seed <= 120; seed += 1) {
      const rng = xoroshiro128plus(seed);
      const upTo = (n: number): number => uniformInt(rng, 0, n - 1);
      const options = variants[seed % 3] as Options;
      const players = 2 + (Math.floor(seed / 3) % 3);
      const game = referee(options, players);
      let ended = '';
      while (game.result() === null) {
        const before = game.facts();
        const legal = game.legal();
        if (legal.length === 0) expect.fail('nobody can act');
        const others = legal.filter((each) => each.type !== 'roll');
        const freezing = legal.filter((each) => each.type === 'freeze');
        let action = legal[upTo(legal.length)] as Action;
        if (others.length > 0 && upTo(3) === 0) action = others[upTo(others.length)] as Action;
        if (freezing.length > 0 && upTo(2) === 0) action = freezing[upTo(freezing.length)] as Action;
        if (action.type === 'roll') {
          action = { ...action, outcome: action.dice.map(() => FACES[upTo(6)] as Face) };
        }
        if (game.judge(action) !== null) expect.fail(JSON.stringify(action));
        if (game.judge({ ...action, player: (action.player + 1) % players }) === null) expect.fail('wrong player');
        game.play(action);
        const after = game.facts();
        saw(action.type);
        const skulls = (state: Facts): number => state.dice.filter((die) => die === 'skull').length;
        if (action.type === 'roll') {
          if (after.phase === 'choosing') saw('third skull');
          if (after.phase === 'rolling' && skulls(after) >= 3) saw('third skull, rolling on');
          if (after.active !== before.active) saw('third skull, nobody can choose');
          continue;
        }
        ended = action.type;
        if (before.phase === 'choosing') {
          saw('opponent chose');
          if (skulls(before) < 3 && before.used === 'joker') saw('jokers were used');
        }
        if (action.type === 'pass') saw(skulls(before) > 0 ? 'pass with skulls' : 'pass without skulls');
        if (after.phase === 'choosing' && before.phase === 'rolling' && after.choosing.length < players - 1) {
          saw('opponent skipped');
        }
        const own = (state: Facts): Facts['sheets'][number] => state.sheets[action.player] as Facts['sheets'][number];
        if (action.type === 'mark') {
          const was = own(before).rows[action.row];
          const is = own(after).rows[action.row];
          const count = before.dice.filter((die) => die === action.dice).length;
          expect(is).toEqual({
            crosses: Math.min(13, was.crosses + count),
            frozen: was.crosses + count > 10,
          });
          expect(was.frozen).toBe(false);
          if (action.dice === 'joker') saw('mark with jokers');
          if (is.frozen) saw(before.phase === 'choosing' ? 'Death Zone, driven' : 'Death Zone');
          if (was.crosses + count > 13) saw('more crosses than boxes');
          for (let line = 0; line < 3; line += 1) {
            const reached = COLOURS.every((colour) => own(after).rows[colour].crosses >= 3 * (line + 1));
            const earlier = before.sheets.some(
              (sheet, player) => player !== action.player && sheet.bonuses[line] !== null,
            );
            const held = own(before).bonuses[line] ?? null;
            const expected = reached ? (held ?? (earlier ? 2 : 4) + line) : null;
            expect(own(after).bonuses[line]).toBe(expected);
            if (reached && held === null) saw(`bonus line ${line + 1} ${earlier ? 'later' : 'first'}`);
          }
        }
        if (action.type === 'freeze') {
          const { crosses: box, frozen } = own(before).rows[action.row];
          expect(frozen).toBe(false);
          saw(`freeze in box ${box}`);
          expect(before.dice.filter((die) => die === 'joker').length).toBeGreaterThanOrEqual(box < 9 ? 2 : 3);
        }
        if (after.active !== before.active && after.phase === 'rolling') {
          expect(after.active).toBe((before.active + 1) % players);
          expect(after.sheets.some((sheet) => COLOURS.every((colour) => sheet.rows[colour].frozen))).toBe(false);
        }
      }
      const { sheets } = game.facts();
      const full = sheets.filter((sheet) => COLOURS.every((colour) => sheet.rows[colour].frozen));
      expect(full.length).toBeGreaterThan(0);
      if (options.endsAtOnce ?? true) expect(full).toHaveLength(1);
      else if (full.length > 1) saw('two full sheets in one turn');
      saw(`ended by ${ended}`);
      const table = { 6: 4, 7: 5, 8: 6, 9: 8, 10: 10, 11: 4, 12: 0, 13: -3 } as Record<number, number>;
      const scores = sheets.map((sheet) => {
        const rows = COLOURS.map((colour) => table[sheet.rows[colour].crosses] ?? 0);
        return [...rows, ...sheet.bonuses].reduce<number>((sum, points) => sum + (points ?? 0), 0);
      });
      expect(game.result()?.scores).toEqual(scores);
      const best = Math.max(...scores);
      expect(game.result()?.winners).toEqual(scores.flatMap((score, player) => (score === best ? [player] : [])));
      saw(`${players} players`);
    }
    for (const what of [
      'roll',
      'mark',
      'freeze',
      'pass',
      'third skull',
      'third skull, rolling on',
      'third skull, nobody can choose',
      'opponent chose',
      'opponent skipped',
      'jokers were used',
      'pass with skulls',
      'pass without skulls',
      'mark with jokers',
      'Death Zone',
      'Death Zone, driven',
      'more crosses than boxes',
      ...[1, 2, 3].flatMap((line) => [`bonus line ${line} first`, `bonus line ${line} later`]),
      ...[6, 7, 8, 9, 10].map((box) => `freeze in box ${box}`),
      'two full sheets in one turn',
      'ended by mark',
      'ended by freeze',
      ...[2, 3, 4].map((players) => `${players} players`),
    ]) {
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
    }
  });
});
