import { describe, expect, it } from 'vitest';
import type { BackgammonAction } from '../src/backgammon.js';
import { backgammon } from '../src/backgammon.js';
import type { BackgammonOptions, BackgammonState } from '../src/state.js';
import { checkersAt, play, START, type State, state } from './positions.js';

const act = (before: State, type: 'double' | 'take' | 'drop' | 'beaver', player: number): State =>
  backgammon.reduce(before, { type, player });
const roll = (before: State, ...outcome: number[]): State =>
  backgammon.reduce(before, { type: 'roll', player: before.turn, outcome });

/** `'legal'`, or the clause (else the code) that forbids it, on which `check` and `safeReduce` agree. */
function verdict(before: State, action: BackgammonAction): string {
  const violation = backgammon.check(before, action);
  const result = backgammon.safeReduce(before, action.type === 'roll' ? { ...action, outcome: [2, 1] } : action);
  const word = violation === null ? 'legal' : (violation.clause ?? violation.code);
  expect(result.ok ? 'legal' : (result.error.clause ?? result.error.code)).toBe(word);
  return word;
}

const moving = (before: State, from: number | 'bar', to: number | 'off'): string =>
  verdict(before, { type: 'move', player: before.turn, from, to });

const moves = (before: State): string[] =>
  [...backgammon.legalActions(before)].flatMap((one) => (one.type === 'move' ? `${one.from}/${one.to}` : []));

const told = (before: State, action: BackgammonAction): string =>
  backgammon.describe(before, action, backgammon.reduce(before, action), { names: ['Ada', 'Ben'] });

const start = backgammon.setup({ players: 2 });

describe('board and start', () => {
  it.each([1, 3])('BGM-1 %i cannot play', (players) => {
    expect(() => backgammon.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('BGM-2 both begin with fifteen checkers on four points', () => {
    expect(start.checkers).toEqual([checkersAt('24:2 13:5 8:3 6:5'), checkersAt('24:2 13:5 8:3 6:5')]);
  });

  it('BGM-3 nobody moves backwards', () => {
    expect(moving(state({ dice: [2, 1] }), 6, 8)).toBe('BGM-3');
    expect(moving(state({ dice: [2, 1] }), 6, 6)).toBe('BGM-7');
  });

  it.each([
    [[5, 3], 0, [5, 3]],
    [[2, 6], 1, [6, 2]],
  ])('BGM-4 after %j player %i plays both', (outcome, turn, left) => {
    expect(roll(start, ...outcome)).toMatchObject({ phase: 'move', turn, left, dice: outcome });
  });

  it('BGM-4 equal dice are rolled again, and nobody doubles before', () => {
    const tied = roll(start, 4, 4);
    expect(tied).toMatchObject({ phase: 'opening', dice: [4, 4], left: [], cube: { value: 1 } });
    expect(verdict(tied, { type: 'roll', player: 0 })).toBe('legal');
    expect(verdict(tied, { type: 'double', player: 0 })).toBe('BGM-15');
    expect(verdict(tied, { type: 'roll', player: 1 })).toBe('NOT_YOUR_TURN');
  });

  /** The cube after three ties of the opening roll. */
  const tiedCube = (options: BackgammonOptions) =>
    [1, 6, 3].reduce<State>((before, face) => roll(before, face, face), backgammon.setup({ players: 2, options })).cube;

  it('BGM-5 [automaticDoubles=0] ties leave the cube alone', () => {
    expect(tiedCube({})).toEqual({ value: 1, owner: null });
  });

  it('BGM-5 [automaticDoubles=2] the first two of three ties turn the cube', () => {
    expect(tiedCube({ automaticDoubles: 2 })).toEqual({ value: 4, owner: null });
  });
});

describe('a turn', () => {
  it('BGM-6 a roll comes before a move, and not twice', () => {
    const before = state({});
    expect(moving(before, 6, 5)).toBe('BGM-6');
    expect(verdict(roll(before, 2, 1), { type: 'roll', player: 0 })).toBe('BGM-6');
  });

  it('BGM-7 one checker may go both dice, in either order', () => {
    const before = state({ dice: [6, 5] });
    expect(play(before, '24/18/13').checkers[0]).toEqual(checkersAt('24:1 13:6 8:3 6:5'));
    expect(moving(before, 24, 13)).toBe('BGM-7');
    expect(moving(before, 13, 9)).toBe('BGM-7');
    expect(moving(play(before, '13/8'), 13, 8)).toBe('BGM-7');
  });

  it('BGM-7 a double is played four times', () => {
    const before = state({ dice: [3, 3] });
    expect(play(before, '8/5(2) 6/3').left).toEqual([3]);
    expect(play(before, '8/5(2) 6/3(2)')).toMatchObject({ phase: 'roll', turn: 1, left: [] });
  });

  it('BGM-7 a checker goes off with the smaller of two dice', () => {
    expect(play(state({ own: '3:2', other: START, dice: [6, 4] }), '3/off').left).toEqual([6]);
  });

  it('BGM-8 both dice, when one order allows it', () => {
    const before = state({ own: '12:1 3:2', other: '19:2 14:5 8:3 6:5', dice: [6, 4] });
    expect(moves(before)).toEqual(['12/8']);
    expect(moving(before, 12, 6)).toBe('BGM-9');
  });

  it('BGM-8 the larger die, when either but not both can be played', () => {
    const before = state({ own: '24:1', other: '9:2 8:5 6:5', dice: [6, 2] });
    expect(moves(before)).toEqual(['24/18']);
    expect(moving(before, 24, 22)).toBe('BGM-8');
    expect(play(before, '24/18')).toMatchObject({ turn: 1, phase: 'roll', left: [] });
  });

  it('BGM-8 the last checker goes the small number before it goes off', () => {
    const before = state({ own: '5:1', other: START, dice: [6, 1] });
    expect(moves(before)).toEqual(['5/4']);
    expect(moving(before, 5, 'off')).toBe('BGM-8');
  });

  it('BGM-9 no checker, or a point that is held', () => {
    const before = state({ dice: [5, 1] });
    expect(moving(before, 23, 22)).toBe('BGM-9');
    expect(moving(before, 24, 19)).toBe('BGM-9');
    expect(moving(before, 6, 1)).toBe('BGM-9');
    expect(moving(before, 6, 5)).toBe('legal');
  });

  it('BGM-10 a blot is hit, and goes to the bar', () => {
    const before = state({ other: '24:2 13:5 8:2 6:5 5:1', dice: [4, 2] });
    const after = play(before, '24/20');
    expect(after.checkers[1]?.[25]).toBe(1);
    expect(after.checkers[1]?.[5]).toBe(0);
    expect(told(before, { type: 'move', player: 0, from: 24, to: 20 })).toBe('Ada moves 24/20*.');
  });

  it('BGM-11 the bar comes first, and all of it', () => {
    const before = state({ own: 'bar:2 13:5 8:3 6:5', dice: [4, 3] });
    expect(moves(before)).toEqual(['bar/22', 'bar/21']);
    expect(moving(before, 13, 9)).toBe('BGM-11');
    expect(moves(play(before, 'bar/21'))).toEqual(['bar/22']);
    expect(moving(state({ own: 'bar:1 13:6 8:3 6:5', dice: [6, 4] }), 'bar', 19)).toBe('BGM-9');
  });

  it('BGM-12 off only when all are home, exactly or from the farthest point', () => {
    expect(moving(state({ own: '7:1 6:4 2:2', dice: [6, 2] }), 6, 'off')).toBe('BGM-12');
    const home = state({ own: '5:2 3:2 2:2', other: START, dice: [6, 3] });
    expect(moves(home)).toEqual(['5/2', '5/off', '3/off']);
    expect(moving(home, 2, 'off')).toBe('BGM-12');
    expect(moving(state({ own: '6:1 5:2 2:2', other: START, dice: [6, 3] }), 5, 'off')).toBe('BGM-12');
    expect(moving(state({ own: '5:2 2:2', other: START, dice: [4, 3] }), 5, 'off')).toBe('BGM-7');
    expect(moving(state({ own: 'bar:1 5:2', dice: [6, 3] }), 5, 'off')).toBe('BGM-11');
  });

  it('BGM-13 a player who can’t play loses the turn, and it is said', () => {
    const shut = state({ own: 'bar:1 6:5 8:3 13:6', other: '6:3 5:3 4:3 3:2 2:2 1:2' });
    expect(roll(shut, 4, 2)).toMatchObject({ phase: 'roll', turn: 1, dice: [4, 2], left: [] });
    expect(told(shut, { type: 'roll', player: 0, outcome: [4, 2] })).toBe('Ada rolls 4 2 and cannot move.');
    const half = state({ own: '24:1', other: '9:2 8:5 6:5', dice: [6, 2] });
    expect(told(half, { type: 'move', player: 0, from: 24, to: 18 })).toBe('Ada moves 24/18 and cannot play 2.');
  });
});

describe('the end', () => {
  it.each([
    ['single', '1:14', 1],
    ['gammon', '6:10 18:5', 2],
    ['backgammon', '6:10 19:5', 3],
    ['backgammon', 'bar:1 6:14', 3],
  ] as const)('BGM-14 %s against %s', (win, other, points) => {
    const before = state({ own: '1:1', other, dice: [2, 1], more: { cube: { value: 4, owner: 1 } } });
    const after = play(before, '1/off');
    expect(after).toMatchObject({
      phase: 'over',
      last: { winner: 0, win, points: points * 4 },
      score: [points * 4, 0],
    });
    expect(backgammon.result(after)).toMatchObject({ winners: [0], scores: [points * 4, 0] });
  });
});

describe('the cube', () => {
  it('BGM-15 [cube=true] a double is offered before the roll', () => {
    expect(verdict(state({}), { type: 'double', player: 0 })).toBe('legal');
    expect(verdict(state({ dice: [2, 1] }), { type: 'double', player: 0 })).toBe('BGM-15');
    expect(verdict(state({}), { type: 'double', player: 1 })).toBe('NOT_YOUR_TURN');
  });

  it('BGM-15 [cube=false] there are no doubles', () => {
    expect(verdict(state({ options: { cube: false } }), { type: 'double', player: 0 })).toBe('BGM-15');
  });

  it('BGM-16 a take doubles the stake and gives the cube to whoever took', () => {
    const offered = act(state({}), 'double', 0);
    expect(backgammon.playersToAct(offered)).toEqual([1]);
    expect(verdict(offered, { type: 'roll', player: 1 })).toBe('BGM-6');
    expect(act(offered, 'take', 1)).toMatchObject({ phase: 'roll', turn: 0, cube: { value: 2, owner: 1 } });
    expect(verdict(state({}), { type: 'take', player: 0 })).toBe('BGM-16');
    expect(verdict(state({}), { type: 'drop', player: 0 })).toBe('BGM-16');
  });

  it('BGM-16 a drop loses the stake as it was', () => {
    const offered = act(state({ more: { cube: { value: 2, owner: 0 } } }), 'double', 0);
    expect(act(offered, 'drop', 1)).toMatchObject({ phase: 'over', score: [2, 0], last: { win: 'drop', points: 2 } });
    expect(told(offered, { type: 'drop', player: 1 })).toBe('Ben drops; Ada wins 2 points.');
  });

  it('BGM-17 only the owner doubles again, up to 64', () => {
    const cube = (value: number, owner: number | null) => state({ more: { cube: { value, owner } } });
    expect(verdict(cube(2, 0), { type: 'double', player: 0 })).toBe('legal');
    expect(verdict(cube(2, 1), { type: 'double', player: 0 })).toBe('BGM-17');
    expect(verdict(cube(32, 0), { type: 'double', player: 0 })).toBe('legal');
    expect(verdict(cube(64, 0), { type: 'double', player: 0 })).toBe('BGM-17');
  });

  it('BGM-18 [beavers=true] a beaver doubles again and keeps the cube', () => {
    const options = { beavers: true };
    const beavered = act(act(state({ options }), 'double', 0), 'beaver', 1);
    expect(backgammon.playersToAct(beavered)).toEqual([0]);
    expect(act(beavered, 'take', 0)).toMatchObject({ phase: 'roll', turn: 0, cube: { value: 4, owner: 1 } });
    expect(act(beavered, 'drop', 0)).toMatchObject({ score: [0, 2], last: { winner: 1, points: 2 } });
    expect(verdict(beavered, { type: 'beaver', player: 0 })).toBe('BGM-16');
    const high = act(state({ options, more: { cube: { value: 32, owner: 0 } } }), 'double', 0);
    expect(verdict(high, { type: 'beaver', player: 1 })).toBe('BGM-17');
  });

  it('BGM-18 [beavers=false] there are no beavers', () => {
    expect(verdict(act(state({}), 'double', 0), { type: 'beaver', player: 1 })).toBe('BGM-18');
  });

  /** What a gammon wins. */
  const gammon = (options: BackgammonOptions, cube: BackgammonState['cube']) =>
    play(state({ own: '1:1', other: '6:15', dice: [2, 1], options, more: { cube } }), '1/off').score;

  it('BGM-19 [jacoby=false] a gammon counts without a double', () => {
    expect(gammon({}, { value: 1, owner: null })).toEqual([2, 0]);
  });

  it('BGM-19 [jacoby=true] a gammon counts once a double was taken', () => {
    expect(gammon({ jacoby: true }, { value: 1, owner: null })).toEqual([1, 0]);
    expect(gammon({ jacoby: true }, { value: 2, owner: 0 })).toEqual([4, 0]);
  });

  it('BGM-19 automatic doubles don’t make gammons count', () => {
    expect(gammon({ jacoby: true, automaticDoubles: 1 }, { value: 2, owner: null })).toEqual([2, 0]);
  });
});

describe('matches', () => {
  /** Player 0 wins a single game of a match at this score. */
  const won = (points: number, more: Partial<BackgammonState>, crawford = true): State =>
    play(state({ own: '1:1', other: '1:14', dice: [2, 1], options: { points, crawford }, more }), '1/off');
  const last = { winner: 0, win: 'single', points: 1 } as const;

  it('BGM-20 [points=5] the next game begins anew until somebody has the points', () => {
    const next = won(5, {});
    expect(next).toMatchObject({ phase: 'opening', score: [1, 0], dice: [], cube: { value: 1, owner: null } });
    expect(next.checkers).toEqual(start.checkers);
    expect(backgammon.result(next)).toBeNull();
  });

  it('BGM-20 [points=1] a single game is counted with all it is worth', () => {
    expect(backgammon.result(won(1, { cube: { value: 4, owner: 1 } }))?.scores).toEqual([4, 0]);
  });

  it.each([
    [[2, 0], 'ahead', 'ahead'],
    [[3, 0], 'ahead', 'now'],
    [[3, 4], 'now', 'past'],
  ] as const)('BGM-21 after a win at %j the Crawford game is %s → %s', (score, crawford, next) => {
    expect(won(5, { score, crawford, last }).crawford).toBe(next);
  });

  it('BGM-21 [crawford=true] there are no doubles in the Crawford game, and before and after it there are', () => {
    const at = (crawford: 'ahead' | 'now' | 'past', score: number[]) =>
      verdict(state({ options: { points: 5 }, more: { crawford, score, last } }), { type: 'double', player: 0 });
    expect([at('ahead', [3, 0]), at('now', [4, 0]), at('past', [4, 1])]).toEqual(['legal', 'BGM-21', 'legal']);
  });

  it('BGM-21 [crawford=false] there is no Crawford game', () => {
    const next = won(5, { score: [3, 0], last, crawford: 'past' }, false);
    expect(next).toMatchObject({ score: [4, 0], crawford: 'past' });
  });

  it('BGM-22 who has the points has won', () => {
    const over = won(5, { score: [4, 2], crawford: 'past', last });
    expect(backgammon.result(over)).toEqual({
      winners: [0],
      scores: [5, 2],
      reason: 'A single game for 1 point; the match is won 5 to 2.',
    });
    expect(backgammon.playersToAct(over)).toEqual([]);
    expect(verdict(over, { type: 'roll', player: 0 })).toBe('GAME_OVER');
  });

  it.each([
    { jacoby: true, points: 3 },
    { beavers: true, points: 3 },
    { automaticDoubles: 1, points: 3 },
    { jacoby: true, cube: false },
    { beavers: true, cube: false },
    { automaticDoubles: 1, cube: false },
  ])('BGM-23 %j don’t go together', (options) => {
    expect(() => backgammon.setup({ players: 2, options })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });
});

describe('what is said', () => {
  it.each([
    [start, { type: 'roll', player: 0, outcome: [3, 5] }, 'Ada rolls 3, Ben 5: Ben begins with both.'],
    [start, { type: 'roll', player: 0, outcome: [3, 3] }, 'Both roll 3, and roll again.'],
    [state({}), { type: 'roll', player: 0, outcome: [6, 4] }, 'Ada rolls 6 4.'],
    [state({}), { type: 'double', player: 0 }, 'Ada doubles to 2.'],
    [act(state({}), 'double', 0), { type: 'take', player: 1 }, 'Ben takes; Ben has the cube at 2.'],
    [
      state({ own: '1:1', other: '6:15', dice: [2, 1] }),
      { type: 'move', player: 0, from: 1, to: 'off' },
      'Ada moves 1/off. Ada wins a gammon: 2 points.',
    ],
  ] as const)('of %#', (before, action, words) => {
    expect(told(before, action)).toBe(words);
  });
});
