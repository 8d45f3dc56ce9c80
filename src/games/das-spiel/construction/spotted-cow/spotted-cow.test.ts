import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { poseByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { add, canPlace, indexOf, pileOf, type Spot, spots, unit } from '../../../../../test/helpers/pyramid-by-hand.js';
import { purposefulBot } from '../../../../analysis/bots/purposeful-bot.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { Pose } from '../../../../pyramid/pose.js';
import type { SpottedCowOptions, SpottedCowState } from './position.js';
import { spottedCowWorth } from './spotted-cow.heuristic.js';
import { type SpottedCowAction, spottedCow } from './spotted-cow.js';
import { spottedCowPicture } from './spotted-cow.picture.js';

type State = DeepReadonly<SpottedCowState>;

const start = (players = 3, options: SpottedCowOptions = {}): State => spottedCow.setup({ players, options });
const build = (outcome: string): SpottedCowAction => ({ type: 'build', player: 0, outcome });
const roll = (outcome: number[], player = 0): SpottedCowAction => ({ type: 'roll', player, outcome });
function call(type: 'claim' | 'blank', player: number, cell: string, outcome?: Pose): SpottedCowAction {
  const fields = outcome === undefined ? { player, cell } : { player, cell, outcome };
  return type === 'claim' ? { type, ...fields } : { type, ...fields };
}

// Pose a shows 1, 3, 2 on -x, -y, -z, so a funnel between three of them shows 1 + 3 + 2 = 6.
const PLAIN = 'a'.repeat(45);
const filled = (players = 3, options: SpottedCowOptions = {}, poses = PLAIN): State =>
  spottedCow.reduce(start(players, options), build(poses));
const rolled = (dice: number[], players = 3, options: SpottedCowOptions = {}, poses = PLAIN): State =>
  spottedCow.reduce(filled(players, options, poses), roll(dice));
const going = (state: State, ...actions: SpottedCowAction[]): State => play(spottedCow, state, actions);

const totalByHand = ({ poses, options }: State, cell: number): number =>
  [0, 1, 2].reduce((sum, axis) => {
    const die = indexOf(add(spots[cell] as Spot, unit(axis)));
    return sum + (upperByHand(poses.charAt(die), options.hand)[axis] ?? 0);
  }, 0);

const funnelsByHand = ({ board: text }: State): number[] =>
  spots.flatMap((spot, cell) => (cell >= 45 && canPlace(pileOf(text), spot) ? [cell] : []));

describe('table', () => {
  it('COW-1 two to six play', () => {
    expect(spottedCow.playerCount).toEqual({ min: 2, max: 6 });
    expect([spottedCow.title, spottedCow.traits.simultaneous]).toEqual(['Spotted Cow', true]);
    for (const players of [1, 7]) expect(() => start(players)).toThrow(GameError);
  });

  it('COW-2 the master has no dice and no seat: anybody rolls for them', () => {
    expect(spottedCow.playersToAct(filled(4))).toEqual([0, 1, 2, 3]);
    expect(going(filled(4), roll([1, 2, 3], 3)).supply).toEqual([30, 30, 30, 30]);
  });

  it.each([
    [2, 60],
    [3, 40],
    [4, 30],
    [5, 24],
    [6, 20],
  ])('COW-3 of 120 dice each of %i players gets %i', (players, dice) => {
    expect(start(players).supply).toEqual(Array(players).fill(dice));
  });

  it('COW-3 dice above the plate show who placed them', () => {
    let state = filled(6);
    const places = ['1a1', '1a2', '1a3', '1a4', '1a5', '1a6'];
    for (const [player, cell] of places.entries()) {
      state = going(state, roll([1, 2, 3]), call('claim', player, cell, 'a'));
    }
    state = going(state, roll([6, 6, 6]), call('blank', 2, '1c3', 'a'), roll([6, 6, 6]), call('blank', 3, '1d3', 'a'));
    expect([...'rgk'].map((colour) => cells(state.board.slice(45).padStart(165, '.'), colour))).toEqual([
      '1a1 1a4 1d3',
      '1a2 1a5',
      '1a3 1a6 1c3',
    ]);
  });

  it('COW-4 first the plate is filled with 45 dice as they fall', () => {
    expect(spottedCow.playersToAct(start())).toEqual([0]);
    const state = filled();
    expect(cells(state.board, 'k').split(' ')).toEqual(spots.slice(0, 45).map((_, cell) => nameAt(cell)));
    expect(state.poses).toBe(PLAIN + '.'.repeat(120));
    const mixed = allPoses.join('').repeat(2).slice(0, 45);
    expect(filled(3, {}, mixed).poses).toBe(mixed + '.'.repeat(120));
    expect(verdict(spottedCow, state, { type: 'build', player: 0 }, PLAIN)).toBe('COW-4');
    const chance = spottedCow.chance(start(), { type: 'build', player: 0 });
    for (const wrong of ['a'.repeat(44), `${'a'.repeat(44)}y`, 45]) expect(chance?.includes(wrong)).toBe(false);
  });

  it.each([
    ['COW-5 [hand=right]', 'right', 3],
    ['COW-5 [hand=left]', 'left', 2],
  ] as const)('%s decides what a pose shows', (_, hand, y) => {
    // 2a1 has its dice on level 1: 1a2 shows its -x, 1a1 its -y, 1b1 its -z.
    const state = filled(2, { hand });
    const poses = board({ a: '1a1', b: '1a2', d: '1b1' }, state.poses);
    const laid = board({ r: '1a1 1a2 1b1' }, state.board);
    const built = spottedCow.load({
      ...state,
      board: laid,
      poses,
      supply: [57, 60],
      turns: 3,
      phase: 'claim',
      rolled: [1, 1, 1],
    });
    const words = spottedCow.describe(built, call('claim', 0, '2a1'), going(built, call('claim', 0, '2a1')));
    // -x of b is 3; -y of a is 3 or, left-handed, 2; -z of d is 3 or 5.
    const [z, total] = hand === 'right' ? [3, 9] : [5, 10];
    expect(words).toContain(`(3, ${y}, ${z} make ${total})`);
    for (const last of [3, 4]) {
      const called = spottedCow.load({ ...built, rolled: [1, 5, last] });
      expect(spottedCow.chance(called, { type: 'claim', player: 0, cell: '2a1' }) !== null).toBe(6 + last === total);
    }
  });
});

describe('a round', () => {
  it('COW-6 three dice are rolled when no total stands', () => {
    expect(verdict(spottedCow, start(), { type: 'roll', player: 0 }, [1, 1, 1])).toBe('COW-6');
    expect(verdict(spottedCow, filled(), { type: 'roll', player: 2 }, [1, 1, 1])).toBe('legal');
    expect(verdict(spottedCow, rolled([1, 2, 3]), { type: 'roll', player: 2 }, [1, 1, 1])).toBe('COW-6');
    expect(spottedCow.chance(filled(), { type: 'roll', player: 1 })?.total).toBe(216);
    expect(rolled([5, 2, 3])).toMatchObject({ phase: 'claim', rolled: [5, 2, 3] });
  });

  it('COW-7 funnels of dice on all levels can be called, other cells cannot', () => {
    const state = rolled([1, 2, 3]);
    for (const [cell, word] of [
      ['1c3', 'legal'],
      ['1a1', 'legal'],
      ['c3', 'COW-7'],
      ['2a1', 'COW-7'],
      ['8a1', 'COW-7'],
    ] as const) {
      expect(verdict(spottedCow, state, { type: 'claim', player: 1, cell }, word === 'legal' ? 'a' : undefined)).toBe(
        word,
      );
    }
    const three = ['1a1', '1a2', '1b1'].reduce(
      (now, cell) => going(now, call('claim', 1, cell, 'a'), roll([1, 2, 3])),
      state,
    );
    expect(verdict(spottedCow, three, { type: 'claim', player: 1, cell: '2a1' }, 'a')).toBe('legal');
    expect(verdict(spottedCow, three, { type: 'claim', player: 1, cell: '1a1' })).toBe('COW-7');
  });

  it('COW-7 in games of players who look, as far as they come, right calls are those that adding up by hand gives', () => {
    let [right, wrong, blanks] = [0, 0, 0];
    for (let game = 0; game < 3; game++) {
      const options: SpottedCowOptions = { turnLimit: 25, hand: game === 0 ? 'left' : 'right' };
      let state = start(2 + game, options);
      const choose = purposefulBot(spottedCow, { worth: spottedCowWorth });
      for (const action of playout(spottedCow, { players: 2 + game, options, seed: `cow ${game}`, choose }).actions) {
        if (action.type === 'claim' || action.type === 'blank') {
          const total = state.rolled.reduce((sum, n) => sum + n, 0);
          const fitting = funnelsByHand(state).filter((cell) => totalByHand(state, cell) === total);
          const isRight = action.type === 'blank' ? fitting.length === 0 : fitting.includes(at(action.cell));
          expect(spottedCow.chance(state, action) !== null).toBe(isRight);
          if (isRight) right++;
          else wrong++;
          if (action.type === 'blank' && isRight) blanks++;
        }
        state = spottedCow.reduce(state, action);
      }
    }
    expect(Math.min(right, wrong)).toBeGreaterThan(15);
    expect(blanks).toBeGreaterThan(0);
  });

  /**
   * A funnel on the level, the only one that shows 6, 6, 6: it stands on a pyramid of dice of which all others show 1, 3, 2.
   * Player 0 has what is left of the 120 dice but for two of each of the others.
   */
  function eighteenOn(level: number): { state: State; cell: string } {
    const top: Spot = [8 - level, 0, 0];
    const first = filled();
    const [laid, poses] = [[...first.board], [...first.poses]];
    // The pyramid under the funnel: what is nearer to corner A.
    const under = spots.flatMap(([x], i) => (i >= 45 && x >= top[0] && i !== indexOf(top) ? [i] : []));
    for (const i of under) [laid[i], poses[i]] = ['r', 'a'];
    for (const axis of [0, 1, 2]) poses[indexOf(add(top, unit(axis)))] = poseByHand(axis, 6);
    const value = {
      ...{ ...first, board: laid.join(''), poses: poses.join(''), phase: 'claim', rolled: [6, 6, 6] },
      ...{ supply: [120 - under.length - 4, 2, 2], turns: under.length },
    };
    const state = spottedCow.load(value);
    expect(funnelsByHand(state).filter((cell) => totalByHand(state, cell) === 18)).toEqual([indexOf(top)]);
    return { state, cell: nameAt(indexOf(top)) };
  }

  it.each([1, 2, 3, 5, 7])('COW-7 COW-8 a funnel on level %i fits when it shows the total', (level) => {
    const { state, cell } = eighteenOn(level);
    expect(cell.startsWith(String(level))).toBe(true);
    const next = going(state, call('claim', 1, cell, 'f'));
    expect([next.phase, next.supply[1], next.poses[at(cell)]]).toEqual(['roll', 1, 'f']);
    // Every other one is a wrong call.
    for (const other of funnelsByHand(state).map(nameAt)) {
      if (other !== cell) expect(going(state, call('claim', 1, other)).supply[1]).toBe(4);
    }
  });

  it.each([1, 2, 3, 5, 7])('COW-9 COW-10 while only a funnel on level %i fits, it isn’t blank', (level) => {
    const { state, cell } = eighteenOn(level);
    const wrong = call('blank', 1, cell);
    const next = going(state, wrong);
    expect(next).toMatchObject({ board: state.board, phase: 'claim', out: [false, true, false] });
    expect(next.supply).toEqual([(state.supply[0] ?? 0) - 1, 4, 1]);
    expect(spottedCow.describe(state, wrong, next)).toBe(
      'Player 2 calls “Blank!”, is wrong and gets 2 dice from the others.',
    );
  });

  it.each([2, 5])(
    'COW-9 blank is right, and a funnel on level %i can be chosen, when no funnel shows the total',
    (level) => {
      const { state, cell } = eighteenOn(level);
      const other = spottedCow.load({ ...state, rolled: [6, 6, 5] });
      expect(funnelsByHand(other).filter((one) => totalByHand(other, one) === 17)).toEqual([]);
      const next = going(other, call('blank', 2, cell, 'q'));
      expect(next).toMatchObject({ phase: 'roll', supply: [state.supply[0], 2, 1] });
      expect([next.board[at(cell)], next.poses[at(cell)]]).toEqual(['k', 'q']);
    },
  );

  it('COW-8 the first right call places a die and ends the round', () => {
    const state = rolled([1, 2, 3]);
    expect(spottedCow.playersToAct(state)).toEqual([0, 1, 2]);
    const next = going(state, call('claim', 2, '1c3', 'f'));
    expect(next).toMatchObject({ supply: [40, 40, 39], phase: 'roll', rolled: [], turns: 1 });
    expect(next.board[at('1c3')]).not.toBe('.');
    expect(verdict(spottedCow, next, { type: 'claim', player: 1, cell: '1a1' })).toBe('COW-8');
    expect(verdict(spottedCow, start(), { type: 'claim', player: 0, cell: '1a1' })).toBe('COW-8');
  });

  it('COW-9 blank is right when no funnel shows the total, and the die goes where the caller likes', () => {
    const state = rolled([6, 6, 6]);
    const next = going(state, call('blank', 1, '1c3', 'f'));
    expect(next).toMatchObject({ supply: [40, 39, 40], phase: 'roll', turns: 1 });
    expect(next.poses[at('1c3')]).toBe('f');
    expect(verdict(spottedCow, state, { type: 'blank', player: 1, cell: 'c3' })).toBe('COW-7');
  });

  it('COW-10 a wrong blank places nothing and gets a die from each of the others', () => {
    const state = rolled([1, 2, 3], 4);
    const next = going(state, call('blank', 1, '1c3'));
    expect(next).toMatchObject({ supply: [29, 33, 29, 29], phase: 'claim', rolled: [1, 2, 3], turns: 0 });
    expect(next.board).toBe(state.board);
    expect(spottedCow.safeReduce(state, call('blank', 1, '1c3', 'a'))).toMatchObject({ ok: false });
  });

  it('COW-11 [wrongClaim=penalty] a wrong claim costs as much', () => {
    const next = going(rolled([6, 6, 6], 4), call('claim', 3, '1c3'));
    expect(next).toMatchObject({ supply: [29, 29, 29, 33], phase: 'claim' });
  });

  it('COW-11 [wrongClaim=nothing] a wrong claim costs the call, a wrong blank still dice', () => {
    const state = rolled([6, 6, 6], 4, { wrongClaim: 'nothing' });
    expect(going(state, call('claim', 3, '1c3'))).toMatchObject({ supply: [30, 30, 30, 30], phase: 'claim' });
    const six = rolled([1, 2, 3], 4, { wrongClaim: 'nothing' });
    expect(going(six, call('blank', 0, '1c3')).supply).toEqual([33, 29, 29, 29]);
  });

  it('COW-12 a player who was wrong is out of the round; when all are, it ends', () => {
    const one = going(rolled([6, 6, 6]), call('claim', 1, '1c3'));
    expect(spottedCow.playersToAct(one)).toEqual([0, 2]);
    expect(verdict(spottedCow, one, { type: 'claim', player: 1, cell: '1a1' })).toBe('NOT_YOUR_TURN');
    const all = going(one, call('claim', 0, '1c3'), call('claim', 2, '1a1'));
    expect(all).toMatchObject({ phase: 'roll', out: [false, false, false], turns: 1, rolled: [] });
    expect(all.supply).toEqual([40, 40, 40]);
  });

  const near = (lastDie: 'kept' | 'paid', supply: number[]): State => {
    const state = rolled([6, 6, 6], 3, { lastDie });
    // As many dice above the plate as the players have placed.
    let now = state.board;
    let poses = state.poses;
    const placed = 120 - supply.reduce((sum, n) => sum + n, 0);
    for (const cell of spots.keys()) {
      if (cell < 45 || cell >= 45 + placed) continue;
      now = `${now.slice(0, cell)}r${now.slice(cell + 1)}`;
      poses = `${poses.slice(0, cell)}a${poses.slice(cell + 1)}`;
    }
    return spottedCow.load({ ...state, board: now, poses, supply, turns: placed });
  };

  it('COW-13 [lastDie=kept] a last die is not given away', () => {
    const open = nameAt(funnelsByHand(near('kept', [1, 5, 2]))[0] as number);
    const next = going(near('kept', [1, 5, 2]), call('claim', 1, open));
    expect(next).toMatchObject({ supply: [1, 6, 1], phase: 'claim' });
  });

  it('COW-13 [lastDie=paid] a last die is given away, and that wins; several share', () => {
    const open = nameAt(funnelsByHand(near('paid', [1, 5, 2]))[0] as number);
    const one = going(near('paid', [1, 5, 2]), call('claim', 1, open));
    expect(one).toMatchObject({ supply: [0, 7, 1], phase: 'over' });
    expect(spottedCow.result(one)?.winners).toEqual([0]);
    const both = near('paid', [1, 5, 1]);
    const two = going(both, call('claim', 1, nameAt(funnelsByHand(both)[0] as number)));
    expect(spottedCow.result(two)).toMatchObject({ winners: [0, 2], scores: [0, 7, 0] });
  });

  it('COW-14 [poses=rolled] a placed die lies as it falls', () => {
    const state = rolled([1, 2, 3]);
    expect(spottedCow.chance(state, call('claim', 0, '1c3'))?.total).toBe(24);
    for (const pose of ['a', 'm', 'x'] as const) {
      expect(going(state, call('claim', 0, '1c3', pose)).poses[at('1c3')]).toBe(pose);
    }
  });

  it('COW-14 [poses=chosen] a player who has called rightly lays the die in any of 24 ways, before anything else', () => {
    for (const [type, dice] of [
      ['claim', [1, 2, 3]],
      ['blank', [6, 6, 6]],
    ] as const) {
      const state = rolled([...dice], 3, { poses: 'chosen' });
      expect(spottedCow.chance(state, call(type, 2, '1c3'))).toBeNull();
      const called = going(state, call(type, 2, '1c3'));
      expect(called).toMatchObject({
        phase: 'lay',
        called: { player: 2, cell: '1c3' },
        supply: [40, 40, 40],
        turns: 0,
      });
      expect([called.board, called.rolled, called.out]).toEqual([state.board, dice, state.out]);
      expect(spottedCow.playersToAct(called)).toEqual([2]);
      expect([...spottedCow.legalActions(called)]).toEqual(allPoses.map((pose) => ({ type: 'lay', player: 2, pose })));
      expect(verdict(spottedCow, called, call('claim', 2, '1a1'))).toBe('COW-8');
      expect(verdict(spottedCow, called, { type: 'lay', player: 1, pose: 'a' })).toBe('NOT_YOUR_TURN');
      for (const pose of allPoses as Pose[]) {
        const laid = going(called, { type: 'lay', player: 2, pose });
        expect(laid).toMatchObject({ phase: 'roll', called: null, supply: [40, 40, 39], rolled: [], turns: 1 });
        expect([laid.board[at('1c3')], laid.poses[at('1c3')]]).toEqual(['k', pose]);
        expect(spottedCow.load(JSON.parse(JSON.stringify(laid)))).toEqual(laid);
      }
      expect(spottedCow.load(JSON.parse(JSON.stringify(called)))).toEqual(called);
      expect(spottedCowPicture(called).summary).toContain('Player 3 lays a die in 1c3.');
    }
  });

  it('COW-14 [poses=chosen] wrong calls are wrong as ever, and nothing is laid without a right one', () => {
    const options = { poses: 'chosen' } as const;
    expect(going(rolled([6, 6, 6], 4, options), call('claim', 3, '1c3'))).toMatchObject({
      supply: [29, 29, 29, 33],
      called: null,
    });
    expect(going(rolled([1, 2, 3], 4, options), call('blank', 1, '1c3'))).toMatchObject({
      supply: [29, 33, 29, 29],
      called: null,
    });
    expect(verdict(spottedCow, rolled([1, 2, 3], 4, options), { type: 'lay', player: 1, pose: 'a' })).toBe('COW-14');
    // The last die ends the game when it lies.
    const state = near('kept', [1, 5, 2]);
    const open = nameAt(funnelsByHand(state)[0] as number);
    const chosen = spottedCow.load({ ...state, options: { ...state.options, poses: 'chosen' } });
    const called = going(chosen, call('blank', 0, open));
    expect(spottedCow.result(called)).toBeNull();
    expect(spottedCow.result(going(called, { type: 'lay', player: 0, pose: 'c' }))?.winners).toEqual([0]);
  });

  it('COW-14 [poses=chosen] says who lays what', () => {
    const said = (state: State, action: SpottedCowAction) => spottedCow.describe(state, action, going(state, action));
    const options = { poses: 'chosen' } as const;
    const six = rolled([1, 2, 3], 3, options);
    expect(said(six, call('claim', 1, '1c3'))).toBe('Player 2 calls 1c3 (1, 3, 2 make 6): right.');
    expect(said(going(six, call('claim', 1, '1c3')), { type: 'lay', player: 1, pose: 'a' })).toBe(
      'Player 2 puts a die into 1c3, showing 1, 3, 2: 39 left.',
    );
    expect(said(rolled([6, 6, 6], 3, options), call('blank', 1, '1c3'))).toBe(
      'Player 2 calls “Blank!”, which is right, for 1c3.',
    );
  });

  it('COW-14 [poses=rolled] games saved before there was a choice go on as they began', () => {
    const state = going(rolled([6, 6, 6]), call('claim', 1, '1c3'));
    const { called: _, ...older } = state;
    const { poses: __, ...options } = state.options;
    expect(spottedCow.load({ ...older, rules: 1, options } as never)).toEqual(state);
  });

  it('COW-15 then the next roll is due', () => {
    const next = going(rolled([1, 2, 3]), call('claim', 0, '1c3', 'a'));
    expect(verdict(spottedCow, next, { type: 'roll', player: 0 }, [1, 1, 1])).toBe('legal');
  });

  it('COW-16 the first without dice wins at once', () => {
    const state = near('kept', [1, 5, 2]);
    const open = nameAt(funnelsByHand(state)[0] as number);
    const over = going(state, call('blank', 0, open, 'c'));
    expect(over.phase).toBe('over');
    expect(spottedCow.result(over)).toEqual({
      winners: [0],
      scores: [0, 5, 2],
      reason: 'All dice of a player are gone; 0 dice left are the fewest.',
    });
    expect(spottedCow.playersToAct(over)).toEqual([]);
    expect(verdict(spottedCow, over, { type: 'roll', player: 1 }, [1, 1, 1])).toBe('GAME_OVER');
  });

  it('COW-17 [turnLimit=2] after so many rounds the fewest dice win, ties share', () => {
    const two = going(
      rolled([1, 2, 3], 3, { turnLimit: 2 }),
      ...[call('claim', 1, '1c3', 'a'), roll([1, 2, 3]), call('claim', 2, '1a1', 'a')],
    );
    expect(spottedCow.result(two)).toEqual({
      winners: [1, 2],
      scores: [40, 39, 39],
      reason: '2 rounds are over; 39 dice left are the fewest.',
    });
  });

  it('COW-17 [turnLimit=1] after a single round, too', () => {
    const one = going(rolled([1, 2, 3], 2, { turnLimit: 1 }), call('claim', 1, '1c3', 'a'));
    expect(spottedCow.result(one)?.reason).toBe('1 round is over; 59 dice left are the fewest.');
  });

  it('COW-17 [turnLimit=null] without a limit it goes on until a player has no dice', () => {
    for (let game = 0; game < 4; game++) {
      const { result } = playout(spottedCow, { players: 6, seed: `to the end ${game}` });
      expect(Math.min(...(result?.scores ?? []))).toBe(0);
      expect(result?.winners).toHaveLength(1);
    }
  });
});

describe('positions', () => {
  // Made by the tests: a broken rule must fail them, not their file.
  const some = (): State =>
    going(rolled([1, 2, 3]), call('claim', 1, '1c3', 'f'), roll([6, 6, 6]), call('claim', 0, '1a1'));
  /** As if somebody had called the funnel rightly, and were to lay a die there. */
  const laying = (state: State, player: number, cell: string): object => {
    return { ...state, phase: 'lay', called: { player, cell }, options: { ...state.options, poses: 'chosen' } };
  };

  it.each([
    [
      'a hole in the plate',
      () => ({ ...some(), board: board({ '.': 'a1' }, some().board), poses: board({ '.': 'a1' }, some().poses) }),
      /expected "k" in a1/,
    ],
    [
      'a die without a pose',
      () => ({ ...some(), poses: board({ '.': '1c3' }, some().poses) }),
      /a die with a pose, or neither, in 1c3/,
    ],
    [
      'a die on nothing',
      () => ({ ...some(), board: board({ r: '2a1' }, some().board), poses: board({ a: '2a1' }, some().poses) }),
      /lies on nothing/,
    ],
    ['a lost die', () => ({ ...some(), supply: [41, 38, 39] }), /expected 120 dice/],
    ['dice before the first round', () => ({ ...start(), supply: [50, 30, 40] }), /expected 40 dice each/],
    ['more dice than rounds', () => ({ ...some(), turns: 0 }), /more dice are placed/],
    ['rounds before the first', () => ({ ...start(), turns: 1 }), /filled before/],
    ['no roll', () => ({ ...some(), rolled: [] }), /expected 3 numbers/],
    ['a roll between rounds', () => ({ ...filled(), rolled: [1, 2, 3] }), /expected 3 numbers/],
    ['somebody out between rounds', () => ({ ...filled(), out: [true, false, false] }), /nobody is out/],
    ['a die to lay that nobody called', () => ({ ...some(), phase: 'lay' }), /a funnel is called exactly/],
    [
      'a funnel called in vain',
      () => ({ ...some(), called: { player: 0, cell: '1a1' } }),
      /a funnel is called exactly/,
    ],
    [
      'a pose to choose where dice fall',
      () => ({ ...some(), phase: 'lay', called: { player: 0, cell: '1a1' } }),
      /as they fall/,
    ],
    ['a call of whoever is out', () => laying(some(), 0, '1a1'), /wrongly is out/],
    ['a call of no funnel', () => laying(some(), 1, 'a1'), /a1 was not called rightly/],
    [
      'a wrong call',
      () => laying(rolled([1, 2, 3], 3, {}, `m${PLAIN.slice(1)}`), 1, '1a1'),
      /1a1 was not called rightly/,
    ],
    ['all out', () => ({ ...some(), out: [true, true, true] }), /all are out/],
    ['an early end', () => ({ ...filled(), phase: 'over' }), /not over/],
    ['too few supplies', () => ({ ...some(), supply: [119, 0] }), /expected 3 supplies/],
    ['no end', () => ({ ...some(), supply: [0, 80, 39] }), /the game is over/],
    [
      'two without dice',
      () => ({ ...some(), supply: [0, 0, 119], phase: 'over', rolled: [], out: [false, false, false] }),
      /the first without dice/,
    ],
    [
      'rounds beyond the limit',
      () => ({ ...filled(), turns: 3, phase: 'over', options: { ...some().options, turnLimit: 2 } }),
      /there are 2 rounds/,
    ],
  ])('%s is refused', (_, value, message) => {
    const wrong = value();
    expect(() => spottedCow.load(wrong)).toThrow(message);
  });
});

describe('positions of all kinds', () => {
  const taken = (state: State): void => expect(spottedCow.load(JSON.parse(JSON.stringify(state)))).toEqual(state);

  it('COW-4 the start is taken, and the filled plate', () => {
    taken(start());
    taken(filled());
  });

  it('COW-12 a round in which some are out is taken', () => {
    taken(going(rolled([6, 6, 6]), call('claim', 1, '1c3')));
  });

  it('COW-16 COW-17 an end is taken, without dice and at the limit', () => {
    const options = { turnLimit: 1 };
    taken(going(rolled([1, 2, 3], 2, options), call('claim', 1, '1c3', 'a')));
    taken(going(rolled([1, 2, 3], 2, { turnLimit: 2 }), call('claim', 1, '1c3', 'a')));
    // Player 2 has no dice: 119 lie above the plate.
    const { state } = playout(spottedCow, { players: 6, seed: 'the end' });
    expect(state.supply).toContain(0);
    taken(state);
  });

  it('COW-13 [lastDie=paid] an end at which two have given their last die is taken, but not one for all', () => {
    const { state } = playout(spottedCow, { players: 4, options: { turnLimit: 60 }, seed: 'paid' });
    const placed = state.board.slice(45).replaceAll('.', '').length;
    const paid = { ...state, options: { ...state.options, lastDie: 'paid' as const }, supply: [0, 0, 1, 119 - placed] };
    taken(paid);
    expect(() => spottedCow.load({ ...paid, options: state.options })).toThrow(/the first without dice/);
    expect(() => spottedCow.load({ ...paid, out: [false, false, false] })).toThrow(/expected 4 supplies/);
  });
});

describe('calls at random', () => {
  it('COW-7 are right no more often than there are funnels, where one fits', () => {
    // All dice but c4 show 1, 3, 2; c4 shows 1, 5, 3.
    const rng = createRng('calls');
    const state = rolled([6, 1, 1], 3, {}, board({ d: 'c4' }, PLAIN + '.'.repeat(120)).slice(0, 45));
    const fitting = funnelsByHand(state).filter((cell) => totalByHand(state, cell) === 8);
    expect(fitting).toHaveLength(1);
    const calls = Array.from({ length: 300 }, () => spottedCow.sampleAction(state, rng, 1)).filter(
      (action) => action?.type === 'claim',
    );
    const right = calls.filter((action) => action?.type === 'claim' && at(action.cell) === fitting[0]).length;
    // Of 36 funnels.
    expect(right / calls.length).toBeLessThan(0.1);
  });
});

describe('words and picture', () => {
  const told = (state: State, action: SpottedCowAction) =>
    spottedCow.describe(state, action, spottedCow.reduce(state, action));

  it('say what is rolled, called and placed', () => {
    expect(told(start(), build(PLAIN))).toBe('Player 1 fills the plate.');
    expect(told(filled(), roll([1, 2, 3]))).toBe('The master rolls 1, 2, 3: 6.');
    expect(told(rolled([1, 2, 3]), call('claim', 1, '1c3', 'f'))).toBe(
      'Player 2 calls 1c3 (1, 3, 2 make 6) and puts a die there: 39 left.',
    );
    expect(told(rolled([6, 6, 6]), call('claim', 1, '1c3'))).toBe(
      'Player 2 calls 1c3 (1, 3, 2 make 6), is wrong and gets 2 dice from the others.',
    );
    expect(told(rolled([6, 6, 6], 3, { wrongClaim: 'nothing' }), call('claim', 1, '1c3'))).toBe(
      'Player 2 calls 1c3 (1, 3, 2 make 6), is wrong.',
    );
    expect(told(rolled([6, 6, 6]), call('blank', 1, '1c3', 'f'))).toBe(
      'Player 2 calls “Blank!” and puts a die into 1c3: 39 left.',
    );
    expect(told(rolled([1, 2, 3], 2), call('blank', 1, '1c3'))).toBe(
      'Player 2 calls “Blank!”, is wrong and gets a die from the others.',
    );
  });

  it('say what is in the way of an action', () => {
    const why = (state: State, action: SpottedCowAction) => spottedCow.check(state, action)?.message;
    expect(why(filled(), { type: 'build', player: 0 })).toMatch(/the plate is full/);
    expect(why(start(), { type: 'roll', player: 0 })).toMatch(/the plate is empty/);
    expect(why(rolled([1, 2, 3]), { type: 'roll', player: 0 })).toMatch(/a total stands/);
    expect(why(rolled([1, 2, 3]), call('claim', 0, 'c3'))).toMatch(/c3 is not a funnel of dice/);
    expect(why(filled(), call('claim', 0, '1c3'))).toMatch(/no total stands/);
  });

  it('show the total and who still looks for it', () => {
    const names = ['Ada', 'Ben', 'Cleo'];
    const one = going(rolled([6, 6, 6]), call('claim', 1, '1c3'));
    expect(spottedCowPicture(one, { names }).summary).toMatch(/^Ada, Cleo look for a funnel that shows 18\. /);
    expect(spottedCowPicture(filled(), { names }).summary).toMatch(/^The master rolls\./);
    expect(spottedCowPicture(start(), { names }).summary).toMatch(/^Ada fills the plate\./);
  });
});
