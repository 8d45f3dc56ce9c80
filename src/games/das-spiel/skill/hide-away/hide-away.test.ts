import { describe, expect, it } from 'vitest';
import { board, cells, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import {
  apply,
  attempt,
  BASES,
  built,
  found,
  heap,
  position,
  ROUND,
  start,
  TOPS,
} from '../../../../../test/helpers/hide-away.js';
import { spots, stands } from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import { type HideAwayAction, hideAway } from './hide-away.js';
import { hideAwayPicture } from './hide-away.picture.js';

describe('table', () => {
  it('HID-1 two or three sides play', () => {
    expect(hideAway.playerCount).toEqual({ min: 2, max: 3 });
    for (const players of [1, 4]) expect(() => start(players)).toThrow(GameError);
  });

  it('HID-2 [handful=null] four dice each in green, red, blue; black ones for all', () => {
    expect(built(3).hands).toBeNull();
    expect(verdict(hideAway, built(3), { type: 'pass', player: 0 })).toBe('HID-6');
    expect(verdict(hideAway, start(3), { type: 'pass', player: 0 })).toBe('HID-3');
    const { board: laid } = built(3);
    expect(['g', 'r', 'b'].map((letter) => cells(laid, letter).split(' ').length)).toEqual([4, 4, 4]);
    const two = apply(built(3), attempt(0, 'a1'), attempt(1, 'a2'));
    expect(cells(two.board, 'k')).toBe('a1 a2');
  });

  it('HID-2 [handful=2] each throws black dice of their own, takes up what falls, and passes without any', () => {
    const pass = (player: number): HideAwayAction => ({ type: 'pass', player });
    let state = built(2, { handful: 2 });
    expect(state.hands).toEqual([2, 2]);
    expect(verdict(hideAway, state, pass(0))).toBe('HID-6');
    state = apply(state, attempt(0, 'a1'), attempt(1, null), attempt(0, 'a2'), attempt(1, 'a3'));
    expect([state.hands, state.turns, state.toPlay]).toEqual([[0, 1], 4, 0]);
    expect([...hideAway.legalActions(state)]).toEqual([pass(0)]);
    expect(verdict(hideAway, state, attempt(0, 'a4'))).toBe('HID-2');
    const next = apply(state, pass(0));
    expect(next).toEqual({ ...state, turns: 5, toPlay: 1 });
    expect(hideAway.describe(state, pass(0), next)).toBe('Player 1 has no black die left and passes.');
    expect(hideAwayPicture(state).summary).toContain('Player 1 has no black die left and passes.');
    expect(hideAwayPicture(next).summary).toContain('Player 2 throws a black die, with one die in hand.');
    expect(verdict(hideAway, next, pass(1))).toBe('HID-6');
    // As long as a pyramid can still be hidden by whoever has a die, the game goes on.
    expect(apply(next, attempt(1, null), pass(0)).toPlay).toBe(1);
    for (const one of [state, next]) expect(hideAway.load({ ...one })).toEqual(one);
  });

  it('HID-2 [handful=10] dice that come off are taken up by whose throw has knocked them off', () => {
    // 1c4 and 1b4 stand on the first pyramid.
    const options = { handful: 10 };
    const before = position('b4 b5 c5 d4 1c4 1b4', { options, hands: [7, 7] });
    const off = apply(before, attempt(0, 'a1', [], [0]));
    expect([cells(off.board, 'k'), off.hands]).toEqual(['a1 b4 b5 c5 d4', [8, 7]]);
    expect(apply(before, attempt(0, null, [], [0])).hands).toEqual([9, 7]);
  });

  it('HID-2 [handful=45] as many as there are, and no more', () => {
    expect(built(2, { handful: 45 }).hands).toEqual([45, 45]);
    expect(built(3, { handful: 30 }).hands).toEqual([30, 30, 30]);
    for (const handful of [0, 46, 1.5]) expect(() => start(2, { handful })).toThrow(GameError);
    expect(() => start(3, { handful: 31 })).toThrow(/90 black dice are not enough for 3 handfuls of 31/);
  });

  it('HID-3 each builds a pyramid of three and one, in turn order', () => {
    const seats: unknown[] = [];
    let state = start(3);
    for (const [player, top] of TOPS.entries()) {
      seats.push([state.toPlay, state.phase]);
      expect(verdict(hideAway, state, found((player + 1) % 3, top))).toBe('NOT_YOUR_TURN');
      state = apply(state, found(player, top));
      expect(cells(state.board, 'grb'.charAt(player)).split(' ').sort()).toEqual(
        `${BASES[player]} ${top}`.split(' ').sort(),
      );
    }
    expect(seats).toEqual([0, 1, 2].map((player) => [player, 'found']));
    expect(state).toMatchObject({ toPlay: 0, phase: 'throw', turns: 0, hidden: [null, null, null] });
  });

  it('HID-3 no die is thrown before all pyramids stand', () => {
    const one = apply(start(), found(0, '1c3'));
    expect(verdict(hideAway, start(), attempt(0, 'a1'))).toBe('HID-3');
    expect(verdict(hideAway, one, attempt(1, 'a1'))).toBe('HID-3');
    expect(verdict(hideAway, built(), found(0, '1f2'))).toBe('HID-6');
  });

  /** The spots of a small pyramid: its top, and the three dice on which that rests. */
  const small = (top: string): string[] => {
    const [x, y, z] = spots.find((_, cell) => nameAt(cell) === top) ?? [0, 0, 0];
    return [`${x} ${y} ${z}`, `${x + 1} ${y} ${z}`, `${x} ${y + 1} ${z}`, `${x} ${y} ${z + 1}`];
  };
  /** Tops whose three dice are on the plate, none of them at its border. */
  const inner = spots.flatMap(([x, y, z], cell) => (x + y + z === 7 && Math.min(x, y, z) >= 1 ? [nameAt(cell)] : []));

  it('HID-4 there are 15 places off the border', () => {
    const listed = [...hideAway.legalActions(start())].map((action) => 'cell' in action && action.cell);
    expect(listed).toEqual(inner);
    expect(listed.length).toBe(15);
    for (const top of inner) for (const text of small(top).slice(1)) expect(text.split(' ')).not.toContain('0');
    for (const top of ['1a1', '1a3', '1b1', '1h1', 'c3', '2b2', '8a1']) {
      expect(verdict(hideAway, start(), found(0, top))).toBe('HID-4');
    }
  });

  it('HID-5 pyramids have no die in common, but may touch', () => {
    const first = apply(start(3), found(0, '1c3'));
    const apart = inner.filter((top) => !small(top).some((text) => small('1c3').includes(text)));
    expect([...hideAway.legalActions(first)].map((action) => 'cell' in action && action.cell)).toEqual(apart);
    expect(apart.length).toBe(8);
    for (const top of ['1c3', '1c4', '1b3', '1d2']) expect(verdict(hideAway, first, found(1, top))).toBe('HID-5');
    // b2 lies beside c3: they touch along an edge.
    expect(verdict(hideAway, first, found(1, '1b2'))).toBe('legal');
  });

  it('HID-5 there is always a place for the third', () => {
    let pairs = 0;
    for (const one of inner) {
      const first = apply(start(3), found(0, one));
      for (const action of hideAway.legalActions(first)) {
        expect([...hideAway.legalActions(hideAway.reduce(first, action))].length).toBeGreaterThan(0);
        pairs++;
      }
    }
    expect(pairs).toBeGreaterThan(100);
  });
});

describe('throws', () => {
  it('HID-6 players throw in turn, one die each', () => {
    const seats: (number | null)[] = [];
    let state = built(3);
    for (const cell of ['a1', null, 'a2', 'a3', null]) {
      const player = state.toPlay ?? 0;
      seats.push(player);
      const aims = [{}, { at: 0 }, { at: 1 }, { at: 2 }];
      expect([...hideAway.legalActions(state)]).toEqual(aims.map((aim) => ({ type: 'attempt', player, ...aim })));
      expect(verdict(hideAway, state, attempt((player + 1) % 3, 'i1'))).toBe('NOT_YOUR_TURN');
      state = apply(state, attempt(player, cell));
    }
    expect(seats).toEqual([0, 1, 2, 0, 1]);
    expect(state.turns).toBe(5);
  });

  it('HID-6 a player who is out is passed over', () => {
    const options = { object: 'others' } as const;
    const state = position('a1', { players: 3, options, turns: 5, hidden: [null, 2, null], toPlay: 0 });
    expect(apply(state, attempt(0, null)).toPlay).toBe(2);
    expect(apply(state, attempt(0, null), attempt(2, null)).toPlay).toBe(0);
  });

  it('HID-6 a player throws at a pyramid that isn’t hidden, or at none', () => {
    const options = { object: 'others' } as const;
    const state = position('a1', { players: 3, options, turns: 5, hidden: [null, 2, null], toPlay: 0 });
    const throwing = (at: number): HideAwayAction => ({ ...attempt(0, 'i1'), at }) as HideAwayAction;
    expect([...hideAway.legalActions(state)].map((action) => 'at' in action && action.at)).toEqual([false, 0, 2]);
    expect([0, 1, 2].map((at) => verdict(hideAway, state, throwing(at)))).toEqual(['legal', 'HID-6', 'legal']);
    expect(verdict(hideAway, built(), throwing(1))).toBe('legal');
    expect(verdict(hideAway, built(), throwing(2))).toBe('HID-6');
    expect(verdict(hideAway, built(), throwing(3))).toBe('INVALID_ACTION');
    // At a table a die lies where it lies, and what it was thrown at changes nothing.
    expect(apply(built(), throwing(1))).toEqual(apply(built(), attempt(0, 'i1')));
  });

  it('HID-7 a die that lies stays, and nothing else changes', () => {
    const state = apply(built(), attempt(0, 'a1'));
    expect(state.board).toBe(board({ k: 'a1' }, built().board));
    expect(state).toMatchObject({ toPlay: 1, turns: 1, hidden: [null, null] });
  });

  it('HID-8 a die that falls can be thrown again', () => {
    const before = position('a1 a2');
    const state = apply(before, attempt(0, null));
    expect(state.board).toBe(before.board);
    expect(state).toMatchObject({ toPlay: 1, turns: 1 });
  });

  it('HID-9 a destroyed pyramid is rebuilt, and what stood on it comes off', () => {
    // 1c4 stands on c4 of the pyramid, c5 and d4; 1b4 on b5, b4 and c4; a5 and b5 beside.
    const before = position(`${ROUND} 1c4 1b4 a5 i1`);
    const state = apply(before, attempt(0, null, [], [0]));
    expect(cells(state.board, 'k').split(' ').sort()).toEqual(`${ROUND} a5 i1`.split(' ').sort());
    expect(cells(state.board, 'g')).toBe(cells(before.board, 'g'));
    // The other pyramid bears nothing.
    expect(apply(before, attempt(0, null, [], [1])).board).toBe(before.board);
  });

  it('HID-9 dice higher up come off, too', () => {
    const high = `${ROUND} 1c4 1b4 2b3 1b3`;
    const before = position(high);
    // 2b3 stands on 1b4, 1b3 and 1c3, the top.
    expect(cells(before.board, 'k')).toContain('2b3');
    const state = apply(before, attempt(0, 'i1', [], [0, 1]));
    expect(cells(state.board, 'k').split(' ').sort()).toEqual(`${ROUND} i1`.split(' ').sort());
    expect(stands(new Set(spots.flatMap((spot, cell) => (state.board[cell] === '.' ? [] : [spot.join(' ')]))))).toBe(
      true,
    );
  });

  it('HID-9 two that one throw destroys are both rebuilt', () => {
    // 1b5 stands on b6 of the red pyramid, b5 and c5.
    const before = position(`${ROUND} 1c4 1b5`);
    for (const destroyed of [
      [0, 1],
      [1, 0],
    ]) {
      const state = apply(before, attempt(0, null, [], destroyed));
      expect(cells(state.board, 'k').split(' ').sort()).toEqual(ROUND.split(' ').sort());
    }
    expect(cells(apply(before, attempt(0, null, [], [1])).board, 'k')).toContain('1c4');
  });

  // Black dice make the funnel 1c4 and others; the pyramids stand with the tops 1c3 and 1b6.
  it.each([
    ['HID-7 a funnel of the plate', { landed: 'i1', hidden: [], destroyed: [] }, true],
    ['HID-7 a funnel of dice', { landed: '1c4', hidden: [], destroyed: [] }, true],
    ['HID-7 a place where a die lies', { landed: 'c5', hidden: [], destroyed: [] }, false],
    ['HID-7 a place of a pyramid', { landed: 'c4', hidden: [], destroyed: [] }, false],
    ['HID-7 a cell over nothing', { landed: '1g1', hidden: [], destroyed: [] }, false],
    ['HID-7 no cell', { landed: 'j1', hidden: [], destroyed: [] }, false],
    ['HID-8 a die that falls', { landed: null, hidden: [], destroyed: [] }, true],
    ['HID-9 a die that falls and destroys a pyramid', { landed: null, hidden: [], destroyed: [0] }, true],
    ['HID-9 a die that destroys both', { landed: null, hidden: [], destroyed: [1, 0] }, true],
    ['HID-9 a pyramid twice', { landed: null, hidden: [], destroyed: [0, 0] }, false],
    ['HID-9 one that is not there', { landed: null, hidden: [], destroyed: [2] }, false],
    ['HID-9 a die that lies on what it destroyed', { landed: '1c4', hidden: [], destroyed: [0] }, false],
    ['HID-9 a die that lies elsewhere', { landed: '1c4', hidden: [], destroyed: [1] }, true],
    ['HID-9 a die in the place of one that comes off', { landed: '1b4', hidden: [], destroyed: [] }, false],
    ['HID-10 a die that hides one', { landed: '1c4', hidden: [0], destroyed: [] }, true],
    ['HID-10 a die that hides both', { landed: '1c4', hidden: [1, 0], destroyed: [] }, true],
    ['HID-10 a die that hides another one than it destroys', { landed: 'i1', hidden: [1], destroyed: [0] }, true],
    ['HID-10 a die that falls and hides one', { landed: null, hidden: [0], destroyed: [] }, false],
    ['HID-10 one hidden and destroyed', { landed: 'i1', hidden: [0], destroyed: [0] }, false],
    ['HID-10 one hidden twice', { landed: 'i1', hidden: [0, 0], destroyed: [] }, false],
    ['HID-10 one that is not there', { landed: 'i1', hidden: [2], destroyed: [] }, false],
    ['HID-10 half a player', { landed: 'i1', hidden: [0.5], destroyed: [] }, false],
    ['HID-10 no list', { landed: 'i1', hidden: 0, destroyed: [] }, false],
    ['HID-10 a player’s name', { landed: 'i1', hidden: ['0'], destroyed: [] }, false],
    ['HID-7 half of it', { landed: 'i1', hidden: [] }, false],
    ['HID-7 more than asked', { landed: 'i1', hidden: [], destroyed: [], pose: 'a' }, false],
    ['HID-7 nothing', null, false],
  ])('%s can be reported or not: %j', (_, outcome, possible) => {
    const before = position(`${ROUND} 1b4`);
    expect(hideAway.chance(before, { type: 'attempt', player: 0 })?.includes(outcome)).toBe(possible);
    const result = hideAway.safeReduce(before, { type: 'attempt', player: 0, outcome: outcome as never });
    expect(result.ok ? '' : result.error.code).toBe(possible ? '' : 'INVALID_OUTCOME');
  });

  it('HID-9 no die lies on black dice that come off', () => {
    // 2b4 rests on these three dice, which the green pyramid bears, and the red one 1b5, too.
    const before = position(`${ROUND} 1b4 1b5 1c4`);
    const reports = [[], [0], [1]].map((destroyed) => ({ landed: '2b4', hidden: [], destroyed }));
    const chance = hideAway.chance(before, { type: 'attempt', player: 0 });
    expect(reports.map((report) => chance?.includes(report))).toEqual([true, false, false]);
  });

  it('HID-10 sparse lists are no report', () => {
    const chance = hideAway.chance(built(), { type: 'attempt', player: 0 });
    expect(chance?.includes({ landed: 'i1', hidden: new Array(1), destroyed: [] })).toBe(false);
    expect(chance?.includes({ landed: 'i1', hidden: [], destroyed: new Array(1) })).toBe(false);
  });

  it('HID-10 one that was hidden is not hidden again, but can be destroyed', () => {
    const options = { object: 'others' } as const;
    const before = position('a1', { players: 3, options, turns: 5, hidden: [null, 2, null], toPlay: 0 });
    const chance = hideAway.chance(before, { type: 'attempt', player: 0 });
    expect(chance?.includes({ landed: 'i1', hidden: [1], destroyed: [] })).toBe(false);
    expect(chance?.includes({ landed: 'i1', hidden: [2], destroyed: [1] })).toBe(true);
    expect(apply(before, attempt(0, 'i1', [], [1])).hidden).toEqual([null, 2, null]);
  });
});

describe('end', () => {
  const others = { object: 'others' } as const;

  it('HID-12 [object=own] whose pyramid is hidden first wins, whoever threw', () => {
    const state = apply(built(3), attempt(0, 'a1', [2]));
    expect(state).toMatchObject({ toPlay: null, hidden: [null, null, 1], turns: 1 });
    expect(hideAway.result(state)).toEqual({ winners: [2], scores: null, reason: 'A small pyramid is hidden.' });
    expect(hideAway.playersToAct(state)).toEqual([]);
    expect(verdict(hideAway, state, attempt(1, 'a2'))).toBe('GAME_OVER');
    expect(hideAway.result(apply(built(3), attempt(0, 'a1', [0])))?.winners).toEqual([0]);
  });

  it('HID-12 [object=own] several that one throw hides share', () => {
    expect(hideAway.result(apply(built(3), attempt(0, 'a1', [2, 1])))?.winners).toEqual([1, 2]);
  });

  it('HID-12 [object=others] a player who is hidden is out, and the last one in wins', () => {
    const one = apply(built(3, others), attempt(0, 'a1', [1]));
    expect(one).toMatchObject({ toPlay: 2, hidden: [null, 1, null] });
    expect(hideAway.result(one)).toBeNull();
    const two = apply(one, attempt(2, 'a2', [2]));
    expect(two).toMatchObject({ toPlay: null, hidden: [null, 1, 2] });
    expect(hideAway.result(two)).toEqual({
      winners: [0],
      scores: null,
      reason: 'Only one small pyramid can still be seen.',
    });
  });

  it('HID-12 [object=others] a player who hides their own is out', () => {
    expect(hideAway.result(apply(built(2, others), attempt(0, 'a1', [0])))?.winners).toEqual([1]);
    expect(apply(built(3, others), attempt(0, 'a1', [0]))).toMatchObject({ toPlay: 1, hidden: [1, null, null] });
  });

  it('HID-12 [object=others] those who are hidden last, at once, share', () => {
    const one = apply(built(3, others), attempt(0, 'a1', [1]));
    const end = apply(one, attempt(2, 'a2', [0, 2]));
    expect(hideAway.result(end)).toEqual({
      winners: [0, 2],
      scores: null,
      reason: 'The last small pyramids were hidden by one throw.',
    });
    expect(hideAway.result(apply(built(2, others), attempt(0, 'a1', [0, 1])))?.winners).toEqual([0, 1]);
  });

  const another = { object: 'another' } as const;

  it('HID-12 [object=another] the first to hide the pyramid of another wins', () => {
    const state = apply(built(3, another), attempt(0, 'a1', [2]));
    expect(state).toMatchObject({ toPlay: null, hidden: [null, null, 1], turns: 1 });
    expect(hideAway.result(state)).toEqual({
      winners: [0],
      scores: null,
      reason: 'A player has hidden the pyramid of another one.',
    });
    const second = apply(built(3, another), attempt(0, 'a1'), attempt(1, 'a2', [0, 2]));
    expect(hideAway.result(second)?.winners).toEqual([1]);
    expect(hideAway.result(apply(built(2, another), attempt(0, null), attempt(1, 'a1', [0])))?.winners).toEqual([1]);
  });

  it('HID-12 [object=another] a player who hides their own with it wins all the same', () => {
    expect(hideAway.result(apply(built(3, another), attempt(0, 'a1', [0, 1])))?.winners).toEqual([0]);
    expect(hideAway.result(apply(built(2, another), attempt(0, 'a1', [1, 0])))?.winners).toEqual([0]);
    const all = apply(built(3, another), attempt(0, 'a1'), attempt(1, 'a2', [0, 1, 2]));
    expect(hideAway.result(all)?.winners).toEqual([1]);
  });

  it('HID-12 [object=another] a player who hides only their own is out, and the last one in wins', () => {
    const one = apply(built(3, another), attempt(0, 'a1'), attempt(1, 'a2', [1]));
    expect(one).toMatchObject({ toPlay: 2, hidden: [null, 2, null] });
    expect(hideAway.result(one)).toBeNull();
    expect(hideAway.result(apply(one, attempt(2, 'a3', [0])))?.winners).toEqual([2]);
    // Between the two who are left the turns go to and fro.
    const later = apply(one, attempt(2, 'a3'), attempt(0, 'a4'), attempt(2, null));
    expect(hideAway.result(apply(later, attempt(0, 'a5', [2])))?.winners).toEqual([0]);
    const left = apply(later, attempt(0, 'a5', [0]));
    expect(hideAway.result(left)).toEqual({
      winners: [2],
      scores: null,
      reason: 'Only one small pyramid can still be seen.',
    });
    expect(hideAway.result(apply(built(2, another), attempt(0, 'a1', [0])))?.winners).toEqual([1]);
    for (const state of [one, later, left]) expect(hideAway.load({ ...state })).toEqual(state);
  });

  it('HID-13 with the last black die it is a draw among those who are in', () => {
    const before = position(heap(89, 3), {
      players: 3,
      options: others,
      turns: 201,
      hidden: [50, null, null],
      toPlay: 1,
    });
    const next = [...(hideAway.chance(before, { type: 'attempt', player: 1 })?.outcomes() ?? [])];
    const landed = next.map(({ outcome }) => (outcome as { landed: string | null }).landed).filter((one) => one);
    const end = apply(before, attempt(1, landed[0] ?? ''));
    expect(end.toPlay).toBeNull();
    expect(hideAway.result(end)).toEqual({
      winners: [1, 2],
      scores: null,
      reason: 'All black dice lie, and pyramids can still be seen.',
    });
    // If it hides one, that decides; if it falls, the game goes on.
    expect(hideAway.result(apply(before, attempt(1, landed[0] ?? '', [2])))?.winners).toEqual([1]);
    expect(hideAway.result(apply(before, attempt(1, null)))).toBeNull();
    // And so it does when others come off a destroyed pyramid.
    expect(hideAway.result(apply(before, attempt(1, null, [], [0])))).toBeNull();
  });

  it('HID-13 HID-2 [handful=1] nor has anybody who is in a die of a handful left', () => {
    const one = apply(built(3, { handful: 1, object: 'others' }), attempt(0, 'a1'), attempt(1, 'a2', [0]));
    expect(hideAway.result(one)).toBeNull();
    const end = apply(one, attempt(2, 'a3'));
    expect(end).toMatchObject({ hands: [0, 0, 0], toPlay: null });
    expect(hideAway.result(end)).toEqual({
      winners: [1, 2],
      scores: null,
      reason: 'Nobody has a black die left, and pyramids can still be seen.',
    });
    // A die in the hand of somebody who is out counts no more.
    const left = apply(
      built(3, { handful: 1, object: 'others' }),
      attempt(0, null),
      attempt(1, 'a2', [0]),
      attempt(2, 'a3'),
    );
    expect(left).toMatchObject({ hands: [1, 0, 0], toPlay: null });
    for (const state of [one, end, left]) expect(hideAway.load({ ...state })).toEqual(state);
  });

  it('HID-14 [turnLimit=null] without limit nothing else ends the game', () => {
    let state = built();
    for (let turn = 0; turn < 300; turn++) state = apply(state, attempt(turn % 2, null));
    expect([state.turns, state.toPlay]).toEqual([300, 0]);
  });

  it('HID-14 [turnLimit=2] after two turns it is a draw', () => {
    const end = apply(built(3, { turnLimit: 2 }), attempt(0, 'a1'), attempt(1, null));
    expect(end.toPlay).toBeNull();
    expect(hideAway.result(end)).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: 'The turns are over, and pyramids can still be seen.',
    });
    const decided = apply(built(3, { turnLimit: 2 }), attempt(0, 'a1'), attempt(1, 'a2', [0]));
    expect(hideAway.result(decided)?.winners).toEqual([0]);
  });
});
