import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seatToPlay } from '../../../pyramid/groups.js';
import {
  firstTurn,
  forMembers,
  type GroupsState,
  groupsOf,
  nextTurn,
  sideCount,
  sideInWords,
  sideOf,
  sidesOf,
  turnProblem,
} from './groups.js';
import { groupsTakeTurns } from './invariants.js';
import { tablePicture } from './picture.js';

const tableOf = (groups: readonly number[], players = groups.reduce((sum, one) => sum + one, 0)) => ({
  players,
  options: { groups },
});
const begun = (groups: readonly number[], players?: number): GroupsState => {
  const table = tableOf(groups, players);
  return { ...table, ...firstTurn(table) };
};
const always = (): boolean => true;

/** Who has the next turns, when only those can play who are said to. */
function turns(state: GroupsState, count: number, canPlay: (player: number) => boolean = always): (number | null)[] {
  const seen: (number | null)[] = [];
  let now = state;
  for (let i = 0; i < count; i++) {
    seen.push(now.toPlay);
    if (now.toPlay !== null) now = { ...now, ...nextTurn(now, now.toPlay, canPlay) };
  }
  return seen;
}

describe('sides', () => {
  it('are the players where no groups play', () => {
    const table = tableOf([], 3);
    expect([sideCount(table), sideOf(table, 2), sidesOf(table)]).toEqual([3, 2, [[0], [1], [2]]]);
    expect([sideInWords(table, 1), firstTurn(table)]).toEqual(['Player 2', { toPlay: 0 }]);
  });

  it('are groups, whose members are numbered in the order of their turns', () => {
    expect(sidesOf(tableOf([2, 2, 2]))).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    expect(sidesOf(tableOf([1, 3]))).toEqual([[0], [1, 2, 3]]);
    const table = tableOf([3, 2]);
    expect([sideCount(table), sideOf(table, 4), sideInWords(table, 0)]).toEqual([
      2,
      0,
      'Player 1 and Player 3 and Player 5',
    ]);
  });
});

describe('turns', () => {
  it('go round where no groups play', () => {
    expect(turns(begun([], 3), 5)).toEqual([0, 1, 2, 0, 1]);
    expect(turns(begun([], 3), 4, (player) => player !== 1)).toEqual([0, 2, 0, 2]);
    expect(turns(begun([], 2), 3, () => false)).toEqual([0, null, null]);
    expect(nextTurn(begun([], 2), 0, always)).not.toHaveProperty('members');
  });

  it.each([[[2, 2]], [[3, 3]], [[2, 1]], [[1, 4, 2]], [[4, 4, 4]], [[1, 1]]])(
    'of %o are as seatToPlay has them',
    (groups) => {
      const sides = sidesOf(tableOf(groups));
      const due = Array.from({ length: 30 }, (_, turn) => {
        const { side, member } = seatToPlay(turn, groups);
        return sides[side]?.[member];
      });
      expect(turns(begun(groups), 30)).toEqual(due);
    },
  );

  it('pass over a member for the next of the side, and a side for the next one', () => {
    // A is 0, 2, 4, B is 1, 3: A2 cannot play, then nobody of B.
    expect(turns(begun([3, 2]), 7, (player) => player !== 2)).toEqual([0, 1, 4, 3, 0, 1, 4]);
    expect(turns(begun([3, 2]), 5, (player) => player % 2 === 0)).toEqual([0, 2, 4, 0, 2]);
    expect(turns(begun([3, 2]), 3, (player) => player === 4)).toEqual([0, 4, 4]);
    expect(turns(begun([3, 2]), 2, () => false)).toEqual([0, null]);
  });
});

describe('what a game declares', () => {
  const groups = groupsOf({ min: 2, max: 3 });

  it('is for as many people as groups can have', () => {
    expect(groups.playerCount).toEqual({ min: 2, max: 3, withGroups: 12 });
    expect(z.safeParse(groups.option, undefined).data).toEqual([]);
    for (const good of [[], [4, 4, 4], [1]]) expect(z.safeParse(groups.option, good).success).toBe(true);
    for (const bad of [[5, 1], [0, 2], [2, 2, 2, 2], 2]) expect(z.safeParse(groups.option, bad).success).toBe(false);
  });

  it('says why groups do not go with players', () => {
    expect(groups.problem(tableOf([], 3))).toBeUndefined();
    expect(groups.problem(tableOf([], 4))).toBe('4 players are groups, such as { groups: [2, 2, 2] }');
    expect(groups.problem(tableOf([2, 2]))).toBeUndefined();
    expect(groups.problem(tableOf([2, 2], 3))).toBe('groups of 2, 2 are 4 players, not 3');
    expect(groups.problem(tableOf([4]))).toBe('expected the members of at least 2 groups, got 1');
  });

  it.each<[string, Partial<GroupsState>, string | undefined]>([
    ['the first turn', {}, undefined],
    ['the end', { toPlay: null, members: [1, 0] }, undefined],
    ['a fifth player', { toPlay: 4 }, 'expected one of 4 players, got 4'],
    ['no members', { members: undefined }, 'expected a member of each of 2 groups'],
    ['members of three', { members: [0, 0, 0] }, 'expected a member of each of 2 groups'],
    ['a third member', { members: [0, 2] }, 'a group has no such member'],
    ['another one', { toPlay: 2 }, 'another member of the group is on'],
  ])('says whether a turn goes with them: %s', (_, change, problem) => {
    expect(turnProblem({ ...begun([2, 2]), ...change })).toBe(problem);
    expect(turnProblem({ ...begun([], 2), members: [0, 0] })).toBe('expected a member of each of 0 groups');
  });

  it('gives all members of a side its score and its victory', () => {
    const outcome = { winners: [1], scores: [3, 8], reason: 'So it is.' };
    expect(forMembers(tableOf([2, 1]), outcome)).toEqual({ winners: [1], scores: [3, 8, 3], reason: 'So it is.' });
    expect(forMembers(tableOf([1, 3]), outcome)).toEqual({ ...outcome, winners: [1, 2, 3], scores: [3, 8, 8, 8] });
    expect(forMembers(tableOf([2, 2]), { ...outcome, scores: null, winners: [0, 1] })).toMatchObject({
      winners: [0, 1, 2, 3],
      scores: null,
    });
    expect(forMembers(tableOf([], 2), outcome)).toEqual(outcome);
  });
});

describe('the invariant of turns', () => {
  const { holds } = groupsTakeTurns('TOY-1');
  const state = (toPlay: number | null, members: readonly number[]) => ({ ...begun([2, 2]), toPlay, members });
  const step = (player: number, members: readonly number[]) => ({ before: state(player, members), action: { player } });

  it.each<[string, boolean]>([
    ['the first turn', holds(state(0, [0, 0]))],
    ['a turn that goes on', holds(state(0, [0, 1]), step(0, [0, 1]))],
    ['the next turn', holds(state(1, [1, 0]), step(0, [0, 0]))],
    ['a member passed over', holds(state(3, [1, 1]), step(0, [0, 0]))],
    ['the end', holds(state(null, [1, 0]), step(0, [0, 0]))],
    ['no groups', holds({ ...begun([], 2) })],
  ])('holds for %s', (_, does) => expect(does).toBe(true));

  it.each<[string, boolean]>([
    ['another member at first', holds(state(2, [1, 0]))],
    ['a turn that is not remembered', holds(state(1, [1, 1]), step(0, [0, 0]))],
    ['a group that does not go round', holds(state(1, [0, 0]), step(0, [0, 0]))],
    ['members without groups', holds({ ...begun([], 2), members: [0, 0] })],
    ['groups without members', holds({ ...begun([2, 2]), members: undefined })],
  ])('does not hold for %s', (_, does) => expect(does).toBe(false));
});

describe('pictures', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
  const picture = (groups: readonly number[], winners: readonly number[]) =>
    tablePicture(
      {
        title: 'Toy',
        players: 5,
        sides: sidesOf(tableOf(groups, 5)),
        acting: [],
        result: { winners, scores: null, reason: 'So it is.' },
        todo: '',
        board: '.'.repeat(165),
        lines: [{ label: 'Points', values: groups }],
      },
      { names },
    ).summary;

  it('name the members of the sides that win', () => {
    expect(picture([3, 2], [0, 2, 4])).toContain('Ada, Cleo and Eve win. So it is.');
    expect(picture([3, 2], [0, 1, 2, 3, 4])).toContain('Ada, Cleo and Eve share the win with Ben and Dan. So it is.');
    expect(picture([1, 2, 2], [0, 1, 2, 3, 4])).toContain('Ada shares the win with Ben and Dan and with Cleo and Eve.');
    expect(picture([1, 4], [0])).toContain('Ada wins. So it is.');
    expect(picture([1, 4], [])).toContain('Nobody wins. So it is.');
    expect(picture([], [0, 1])).toContain('Ada and Ben share the win. So it is.');
  });
});
