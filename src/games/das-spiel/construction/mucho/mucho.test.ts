import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { laid, numberByHand, poseByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { add, canPlace, indexOf, pileOf, spots, units } from '../../../../../test/helpers/pyramid-by-hand.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { Pose } from '../../../../pyramid/pose.js';
import { type MuchoAction, mucho } from './mucho.js';
import { lateRounds, type MuchoOptions, type MuchoState, pointsOf } from './position.js';

type State = DeepReadonly<MuchoState>;
type Hand = 'right' | 'left';

const start = (options: MuchoOptions = {}): State => mucho.setup({ players: 3, options });
const roll = (player: number, pose: string): MuchoAction => ({ type: 'roll', player, outcome: pose as Pose });
const place = (player: number, cell: string): MuchoAction => ({ type: 'place', player, cell });
const decline = (player: number): MuchoAction => ({ type: 'decline', player });

/** Who is to play rolls and places the die. */
const turn = (state: State, cell: string, pose: string): State =>
  play(mucho, state, [roll(state.toPlay ?? 0, pose), place(state.toPlay ?? 0, cell)]);

/** A position from dice as `laid` takes them. */
function position(
  dice: string,
  more: Partial<Omit<State, 'options'>> & { readonly options?: MuchoOptions } = {},
): State {
  const { options, ...rest } = more;
  const { board, poses } = laid(dice);
  const supply = [...'rgk'].map((colour) => 21 - board.split(colour).length);
  return mucho.load({ ...start(options), board, poses, supply, ...rest });
}

/** The pyramid's cells of each player, by their coordinates. */
const corner = (player: number): number[] => spots.flatMap((spot, cell) => ((spot[player] ?? 0) >= 5 ? [cell] : []));

/** A complete pyramid, all dice in one pose. */
const whole = (player: number, pose: string): string =>
  corner(player)
    .map((cell) => `${nameAt(cell)}:${'rgk'[player]}${pose}`)
    .join(' ');

describe('table', () => {
  it('MUC-1 three sides play, no more and no fewer', () => {
    expect(mucho.playerCount).toEqual({ min: 3, max: 3 });
    for (const players of [1, 2, 4]) expect(() => mucho.setup({ players })).toThrow(GameError);
  });

  it('MUC-2 the players have red, green and black dice, 20 each', () => {
    expect(start().supply).toEqual([20, 20, 20]);
    const after = ['a9', 'a1', 'i1', 'a8'].reduce((state, cell) => turn(state, cell, 'a'), start());
    expect([...'rgk'].map((colour) => cells(after.board, colour))).toEqual(['a8 a9', 'a1', 'i1']);
    expect(after.supply).toEqual([18, 19, 19]);
  });

  // The pose d shows 1, 5, 3 to -x, -y, -z on dice of Europe; on others 1, 3, 5. Of a7 the face -z is outside, of c7 -y.
  it.each([
    ['MUC-2 [hand=right] 1, 2, 3 run counter-clockwise', 'right', '1, 5, 3', 3, 5],
    ['MUC-2 [hand=left] 1, 2, 3 run clockwise', 'left', '1, 3, 5', 5, 3],
  ] as const)('%s', (_, hand, shown, ofA7, ofC7) => {
    const rolled = mucho.reduce(start({ hand }), roll(0, 'd'));
    expect(pointsOf(mucho.reduce(rolled, place(0, 'a7')))[0]).toBe(ofA7);
    expect(pointsOf(mucho.reduce(rolled, place(0, 'c7')))[0]).toBe(ofC7);
    expect(mucho.describe(start({ hand }), roll(0, 'd'), rolled)).toBe(
      `Player 1 rolls a red die, which shows ${shown}.`,
    );
  });

  it('MUC-3 player 0 begins, turns go round, and three make a round', () => {
    expect(verdict(mucho, start(), roll(1, 'a'), 'a')).toBe('NOT_YOUR_TURN');
    let state = start();
    const seen: unknown[] = [];
    for (const cell of ['a9', 'a1', 'i1', 'a8']) {
      seen.push([state.toPlay, state.rounds]);
      state = turn(state, cell, 'a');
    }
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ]);
  });
});

describe('the turn', () => {
  it('MUC-4 a die is rolled, then placed, then the next player rolls', () => {
    expect(verdict(mucho, start(), place(0, 'a9'))).toBe('MUC-4');
    const rolled = mucho.reduce(start(), roll(0, 'k'));
    expect([rolled.rolled, rolled.toPlay]).toEqual(['k', 0]);
    expect(verdict(mucho, rolled, roll(0, 'a'), 'a')).toBe('MUC-4');
    expect(turn(start(), 'a9', 'k').rolled).toBeNull();
    const chance = mucho.chance(start(), { type: 'roll', player: 0 });
    expect([...(chance?.outcomes() ?? [])].map(({ outcome, weight }) => `${outcome}${weight}`)).toEqual(
      allPoses.map((pose) => `${pose}1`),
    );
  });

  it.each([0, 1, 2])('MUC-5 player %i builds on the ten funnels of their corner', (player) => {
    const state = mucho.reduce(position('', { toPlay: player, rounds: 0, ...played(player) }), roll(player, 'a'));
    const legal = [...mucho.legalActions(state)].map((action) => (action.type === 'place' ? at(action.cell) : -1));
    expect(legal).toEqual(corner(player).filter((cell) => cell < 45));
    expect(legal.length).toBe(10);
    for (const other of [0, 1, 2].filter((one) => one !== player)) {
      for (const cell of corner(other)) expect(verdict(mucho, state, place(player, nameAt(cell)))).toBe('MUC-5');
    }
    expect(verdict(mucho, state, place(player, 'd4'))).toBe('MUC-5');
  });

  /** What those before the player have placed in the first round. */
  function played(player: number): Partial<State> {
    const dice = ['a9:ra', 'a1:ga'].slice(0, player).join(' ');
    const { board, poses } = laid(dice);
    return { board, poses, supply: [0, 1, 2].map((one) => (one < player ? 19 : 20)) };
  }

  it('MUC-5 a taken cell is refused', () => {
    const state = ['a9', 'a1', 'i1'].reduce((now, cell) => turn(now, cell, 'a'), start());
    expect(verdict(mucho, mucho.reduce(state, roll(0, 'a')), place(0, 'a9'))).toBe('MUC-5');
  });

  it('MUC-6 a die lies on the plate or on three dice', () => {
    let state = start();
    // Three dice under 1a8: a8, a9, b8; the others build in their own corners.
    for (const cell of ['a9', 'a1', 'i1', 'a8', 'a2', 'h1']) state = turn(state, cell, 'a');
    expect(verdict(mucho, mucho.reduce(state, roll(0, 'a')), place(0, '1a8'))).toBe('MUC-6');
    for (const cell of ['b8', 'b1', 'h2']) state = turn(state, cell, 'a');
    const rolled = mucho.reduce(state, roll(0, 'a'));
    expect(verdict(mucho, rolled, place(0, '1a8'))).toBe('legal');
    expect(verdict(mucho, rolled, place(0, '2a7'))).toBe('MUC-6');
    expect(verdict(mucho, rolled, place(0, '4a5'))).toBe('MUC-5');
  });

  it.each(allPoses.map((pose) => [pose]))('MUC-7 a die rolled as %s lies so, and stays so', (pose) => {
    const state = turn(start(), 'a7', pose);
    expect(state.poses[at('a7')]).toBe(pose);
    expect(turn(state, 'a1', 'a').poses[at('a7')]).toBe(pose);
  });

  it('MUC-7 [variant=plain] a die that was rolled is placed', () => {
    expect(verdict(mucho, start(), decline(0))).toBe('MUC-7');
    expect(verdict(mucho, mucho.reduce(start(), roll(0, 'a')), decline(0))).toBe('MUC-7');
  });

  it('MUC-8 all pyramids are complete after 20 rounds, and there is always a place', () => {
    for (let game = 0; game < 10; game++) {
      const { actions, state, result } = playout(mucho, { players: 3, seed: `mucho ${game}` });
      expect(actions.length).toBe(120);
      expect([state.rounds, state.supply, state.finished]).toEqual([20, [0, 0, 0], [20, 20, 20]]);
      expect(result?.reason).toMatch(/^All pyramids are complete; \d+ points are the most\.$/);
      expect(mucho.playersToAct(state)).toEqual([]);
      expect(verdict(mucho, state, roll(0, 'a'), 'a')).toBe('GAME_OVER');
    }
  });
});

describe('dominoes', () => {
  const domino = { variant: 'domino' } as const;
  // 1a8 lies on a9 with its face +x, on a8 with +y, on b8 with +z.
  const below = (x: number, y: number, z: number): string =>
    `a9:r${poseByHand(0, x)} a8:r${poseByHand(1, y)} b8:r${poseByHand(2, z)}`;
  const others = 'a1:ga a2:ga b1:ga i1:ka h1:ka h2:ka';

  const rolled = (dice: string, pose: string, options: MuchoOptions = domino): State =>
    mucho.reduce(position(`${dice} ${others}`, { rounds: 3, options }), roll(0, pose));

  it.each([
    [1, 2, 3],
    [6, 6, 6],
    [4, 5, 5],
  ])('MUC-9 [variant=domino] above %i, %i, %i one number must match', (x, y, z) => {
    let legal = 0;
    for (const pose of allPoses) {
      const lower = [3, 4, 5].map((face) => numberByHand(pose, face));
      const matches = [x, y, z].some((number) => lower.includes(number));
      expect(verdict(mucho, rolled(below(x, y, z), pose), place(0, '1a8'))).toBe(matches ? 'legal' : 'MUC-9');
      legal += matches ? 1 : 0;
    }
    expect(legal).toBeGreaterThan(3);
  });

  it.each([
    [1, 2, 3],
    [6, 2, 6],
    [4, 5, 5],
  ])('MUC-9 [match=facing] [match=any] above %i, %i, %i a number opposite matches, or any', (x, y, z) => {
    const legal = { facing: 0, any: 0 };
    for (const pose of allPoses) {
      const lower = [3, 4, 5].map((face) => numberByHand(pose, face));
      const matches = { facing: false, any: false };
      for (const [at, shown] of [x, y, z].entries()) {
        if (lower[at] === shown) matches.facing = true;
        if (lower.includes(shown)) matches.any = true;
      }
      for (const match of ['facing', 'any'] as const) {
        const state = rolled(below(x, y, z), pose, { ...domino, match });
        expect(verdict(mucho, state, place(0, '1a8'))).toBe(matches[match] ? 'legal' : 'MUC-9');
        legal[match] += matches[match] ? 1 : 0;
      }
    }
    expect(legal.any).toBeGreaterThan(legal.facing);
  });

  it('MUC-9 [match=any] a position is refused in which a die matches no number of its funnel', () => {
    // 1a8 shows 1, 2, 3 in the order of the axes downwards, over faces that show 3, 1, 2 to it: none is opposite its own.
    const pose = allPoses.find((one) => [3, 4, 5].map((face) => numberByHand(one, face)).join('') === '123') as string;
    const dice = (x: number, y: number, z: number) => `${below(x, y, z)} 1a8:r${pose} ${others}`;
    const any = { options: { ...domino, match: 'any' as const }, rounds: 4 };
    const facing = { options: { ...domino, match: 'facing' as const }, rounds: 4 };
    expect(position(dice(3, 1, 2), any).supply[0]).toBe(16);
    expect(() => position(dice(6, 5, 4), any)).toThrow(/the die in 1a8 matches none below it/);
    expect(() => position(dice(3, 1, 2), facing)).toThrow(/1a8 matches none below it/);
  });

  it('MUC-9 MUC-13 positions of rules 1 are read, which had no such options', () => {
    const state = rolled(below(1, 2, 3), 'a', { ...domino, match: 'facing', lateFrom: 'round' });
    const { match: _, lateFrom: __, ...options } = state.options;
    expect(mucho.load({ ...state, rules: 1, options })).toEqual(state);
  });

  it('MUC-9 [match=facing] [match=any] positions of rules 2 keep the reading that they name', () => {
    for (const match of ['facing', 'any'] as const) {
      const state = rolled(below(1, 2, 3), 'a', { ...domino, match });
      expect(mucho.load({ ...state, rules: 2 })).toEqual(state);
    }
  });

  it('MUC-9 [variant=domino] on the plate every pose will do', () => {
    for (const pose of allPoses) expect(verdict(mucho, rolled(below(1, 2, 3), pose), place(0, 'a7'))).toBe('legal');
  });

  it('MUC-9 [variant=plain] every pose will do', () => {
    for (const pose of allPoses) {
      expect(verdict(mucho, rolled(below(1, 2, 3), pose, {}), place(0, '1a8'))).toBe('legal');
    }
  });

  it('MUC-10 a die need not be placed, and is rolled again in the next turn', () => {
    const state = rolled(below(1, 2, 3), 'a');
    expect(verdict(mucho, position('', { options: domino }), decline(0))).toBe('MUC-10');
    expect(verdict(mucho, state, decline(0))).toBe('legal');
    const after = mucho.reduce(state, decline(0));
    expect([after.toPlay, after.rolled, after.supply, after.board]).toEqual([1, null, state.supply, state.board]);
  });

  it('MUC-10 where nothing fits, declining is all that is left', () => {
    // The plate's ten dice show 1, 3, 2 to the funnels above; a die in the same pose shows 6, 4, 5 downwards.
    const plate = corner(0).filter((cell) => cell < 45);
    const ten = plate.map((cell) => `${nameAt(cell)}:ra`).join(' ');
    const stuck = mucho.reduce(position(ten, { rounds: 10, options: domino }), roll(0, 'a'));
    expect([...mucho.legalActions(stuck)]).toEqual([decline(0)]);
    // With one funnel of the plate left there is always a place.
    const nine = plate
      .slice(1)
      .map((cell) => `${nameAt(cell)}:ra`)
      .join(' ');
    const open = mucho.reduce(position(nine, { rounds: 10, options: domino }), roll(0, 'a'));
    expect([...mucho.legalActions(open)]).toEqual([place(0, nameAt(plate[0] as number)), decline(0)]);
  });

  it('MUC-10 a player who has completed their pyramid is passed over', () => {
    const state = position(`${domino0()} a1:ga i1:ka`, {
      options: domino,
      rounds: 30,
      finished: [25, null, null],
      toPlay: 1,
    });
    const after = play(mucho, state, [roll(1, 'a'), decline(1), roll(2, 'a'), decline(2)]);
    expect([after.toPlay, after.rounds]).toEqual([1, 31]);
  });

  /** A complete pyramid of Player 1 that is one of dominoes: found by trying poses, from below. */
  function domino0(): string {
    const lying = new Map<number, string>();
    for (const cell of corner(0)) {
      const supports = cell < 45 ? [] : units.map((one) => indexOf(add(spots[cell] as (typeof spots)[0], one)));
      const pose = allPoses.find(
        (one) =>
          cell < 45 ||
          supports.some(
            (below, axis) => numberByHand(lying.get(below) as string, axis) === numberByHand(one, axis + 3),
          ),
      );
      lying.set(cell, pose as string);
    }
    return [...lying].map(([cell, pose]) => `${nameAt(cell)}:r${pose}`).join(' ');
  }

  it('MUC-11 [turnLimit=null] the game is over when the last pyramid is complete', () => {
    for (let game = 0; game < 4; game++) {
      const { state, result } = playout(mucho, { players: 3, options: domino, seed: `domino ${game}` });
      expect(state.supply).toEqual([0, 0, 0]);
      expect(state.rounds).toBe(Math.max(...state.finished.map((round) => round ?? 0)));
      expect(result?.reason).toMatch(/^All pyramids are complete; -?\d+ points are the most\.$/);
    }
  });

  it.each([['domino'], ['plain']] as const)('MUC-11 [turnLimit=5] after five rounds the %s game is over', (variant) => {
    const { state, result, actions } = playout(mucho, {
      players: 3,
      options: { variant, turnLimit: 5 },
      seed: 'five',
    });
    expect([state.rounds, state.toPlay]).toEqual([5, null]);
    expect(actions.length).toBe(30);
    expect(result?.scores).toEqual(pointsOf(state));
    expect(result?.reason).toMatch(/^5 rounds are over; \d+ points are the most\.$/);
  });
});

describe('points', () => {
  it('MUC-12 counted are the faces on the three walls of each pyramid', () => {
    // All dice alike: ten faces of each of the numbers on -x, -y, -z.
    const dice = [whole(0, 'a'), whole(1, 'm'), whole(2, 'x')].join(' ');
    const state = position(dice, { rounds: 20, finished: [20, 20, 20], toPlay: null });
    expect(pointsOf(state)).toEqual([60, 110, 120]);
    expect(mucho.result(state)).toEqual({
      winners: [2],
      scores: [60, 110, 120],
      reason: 'All pyramids are complete; 120 points are the most.',
    });
  });

  it('MUC-12 ties share', () => {
    const dice = [whole(0, 'p'), whole(1, 'a'), whole(2, 'q')].join(' ');
    const state = position(dice, { rounds: 20, finished: [20, 20, 20], toPlay: null });
    expect(mucho.result(state)?.winners).toEqual([0, 2]);
  });

  it.each([
    ['MUC-14 all in the same round', [25, 25, 25], 25, [0, 0, 0], [0, 1, 1]],
    ['MUC-14 the second before the first', [26, 25, 25], 26, [1, 0, 0], [1, 0, 1]],
    ['MUC-13 one round late', [25, 26, 25], 26, [0, 1, 0], [0, 2, 1]],
    ['MUC-13 the first was the last in turn', [27, 29, 26], 29, [1, 3, 0], [1, 3, 0]],
    ['MUC-13 while somebody still builds', [25, null, 27], 28, [0, 3, 2], [0, 4, 3]],
    ['MUC-13 in the round of the first nothing counts yet', [25, null, null], 24, [0, 0, 0], [0, 0, 0]],
    ['MUC-13 nobody has finished', [null, null, null], 40, [0, 0, 0], [0, 0, 0]],
  ] as const)('%s [lateFrom=round] [lateFrom=turn]', (_, finished, rounds, late, lateTurns) => {
    const toPlay = [...finished].indexOf(null);
    const cases = [
      ['round', late],
      ['turn', lateTurns],
    ] as const;
    for (const [lateFrom, expected] of cases) {
      const state = { ...start({ variant: 'domino', lateFrom }), finished, rounds, toPlay: toPlay < 0 ? null : toPlay };
      expect(lateRounds(state)).toEqual(expected);
      expect(pointsOf(state)).toEqual(expected.map((count) => -2 * count + 0));
    }
  });

  it('MUC-13 [variant=plain] [lateFrom=turn] without dominoes nothing is late', () => {
    const { state } = playout(mucho, { players: 3, options: { lateFrom: 'turn' }, seed: 'plain' });
    expect(lateRounds(state)).toEqual([0, 0, 0]);
  });

  /** All players lack their top die, which matches what lies below, and place it in round 26. */
  function oneLeft(options: MuchoOptions): State {
    // All dice alike but in turned poses would not match: on each level the numbers downwards are those of below.
    const dice = [0, 1, 2].map((player) =>
      corner(player)
        .slice(0, -1)
        .map((cell) => `${nameAt(cell)}:${'rgk'[player]}${poseAt(cell)}`)
        .join(' '),
    );
    return position(dice.join(' '), { options: { variant: 'domino', ...options }, rounds: 25 });
  }

  /** Poses of which one always shows upwards on -x what the next level's shows downwards on +x. */
  const poseAt = (cell: number): string => {
    const [x, y, z] = spots[cell] as readonly [number, number, number];
    const level = 8 - x - y - z;
    return allPoses.find((pose) => numberByHand(pose, 0) === (level % 2 === 0 ? 1 : 6)) as string;
  };
  const tops = [0, 1, 2].map((player) => corner(player).at(-1) as number);

  it.each([
    ['round', [0, 0, 0]],
    ['turn', [0, 1, 1]],
  ] as const)('MUC-14 [lateFrom=%s] the others have their turns in the round of the first', (lateFrom, late) => {
    let state = oneLeft({ lateFrom });
    for (const player of [0, 1, 2]) {
      expect([state.toPlay, state.rounds, mucho.result(state)]).toEqual([player, 25, null]);
      state = turn(state, nameAt(tops[player] as number), poseAt(tops[player] as number));
    }
    expect([state.toPlay, state.rounds, state.finished]).toEqual([null, 26, [26, 26, 26]]);
    expect(lateRounds(state)).toEqual(late);
    expect(mucho.result(state)?.reason).toMatch(/^All pyramids are complete/);
  });

  it('MUC-14 the others have their turns, whoever of them completes a pyramid then', () => {
    // Player 1 is first, in the middle of the round; player 2 declines in it, player 0 in it before.
    const before = play(mucho, oneLeft({}), [roll(0, 'a'), decline(0)]);
    const after = turn(before, nameAt(tops[1] as number), poseAt(tops[1] as number));
    expect([after.toPlay, after.rounds, after.finished]).toEqual([2, 25, [null, 26, null]]);
    const next = play(mucho, after, [roll(2, 'a'), decline(2)]);
    expect([next.toPlay, next.rounds, lateRounds(next)]).toEqual([0, 26, [0, 0, 0]]);
    const late = play(mucho, next, [roll(0, 'a'), decline(0), roll(2, 'a'), decline(2)]);
    expect([late.toPlay, late.rounds, lateRounds(late)]).toEqual([0, 27, [1, 0, 1]]);
  });

  it.each(['round', 'turn'] as const)(
    'MUC-13 [lateFrom=%s] a random game costs 2 points for what is late',
    (lateFrom) => {
      let paid = 0;
      for (let game = 0; game < 6; game++) {
        const options = { variant: 'domino', lateFrom } as const;
        const { actions, state } = playout(mucho, { players: 3, options, seed: `late ${game}` });
        const tally = [0, 1, 2].map(() => ({ placed: 0, turns: 0, counted: 0 }));
        let first: number | null = null;
        for (const { type, player } of actions) {
          const own = tally[player] as (typeof tally)[0];
          if (type === 'roll') own.turns++;
          const isLate = first !== null && (lateFrom === 'turn' || own.turns > first);
          if (type === 'roll' && isLate) own.counted++;
          if (type === 'place' && ++own.placed === 20) first ??= own.turns;
        }
        const counted = tally.map((own) => own.counted);
        expect(lateRounds(state)).toEqual(counted);
        const free = { ...state, finished: [null, null, null] };
        expect(pointsOf(state)).toEqual(
          pointsOf(free).map((points, player) => points - 2 * (counted[player] as number)),
        );
        paid += counted.reduce((sum, count) => sum + count, 0);
      }
      expect(paid).toBeGreaterThan(0);
    },
  );
});

describe('by hand', () => {
  it.each<[MuchoOptions, Hand]>([
    [{}, 'right'],
    [{ variant: 'domino' }, 'right'],
    [{ variant: 'domino' }, 'left'],
    [{ variant: 'domino', match: 'facing' }, 'right'],
    [{ variant: 'domino', match: 'facing' }, 'left'],
  ])('MUC-5 MUC-6 MUC-9 MUC-10 MUC-12 a random game of %j with %s-handed dice', (options, hand) => {
    const { actions, result } = playout(mucho, { players: 3, options: { ...options, hand }, seed: `hand ${hand}` });
    let state = start({ ...options, hand });
    let checked = 0;
    for (const action of actions) {
      const player = action.player;
      if (action.type !== 'roll' && checked++ % 3 === 0) {
        const pile = pileOf(state.board);
        const legal = corner(player).filter((cell) => {
          const spot = spots[cell] as (typeof spots)[0];
          const lower = [3, 4, 5].map((face) => numberByHand(state.rolled as string, face, hand));
          const matches = units.some((one, axis) => {
            const pose = state.poses[indexOf(add(spot, one))];
            if (pose === undefined || pose === '.') return false;
            const number = numberByHand(pose, axis, hand);
            return options.match === 'facing' ? lower[axis] === number : lower.includes(number);
          });
          return canPlace(pile, spot) && (cell < 45 || options.variant !== 'domino' || matches);
        });
        const expected: MuchoAction[] = legal.map((cell) => place(player, nameAt(cell)));
        expect([...mucho.legalActions(state)]).toEqual(options.variant ? [...expected, decline(player)] : expected);
        // The list is right even where the rules would let more pass.
        const accepted = corner(player).filter((cell) => mucho.check(state, place(player, nameAt(cell))) === null);
        expect(accepted).toEqual(legal);
      }
      state = mucho.reduce(state, action);
    }
    const eyes = [0, 1, 2].map((player) =>
      corner(player).reduce((sum, cell) => {
        const walls = (spots[cell] as readonly number[]).map((part, axis) => part === (axis === player ? 5 : 0));
        const numbers = walls.map((isWall, axis) =>
          isWall ? numberByHand(state.poses[cell] as string, axis, hand) : 0,
        );
        return sum + numbers.reduce((total, number) => total + number, 0);
      }, 0),
    );
    expect(result?.scores).toEqual(eyes.map((sum, player) => sum - 2 * (lateRounds(state)[player] ?? 0)));
    expect(checked).toBeGreaterThanOrEqual(60);
  });
});

describe('positions', () => {
  const domino = { variant: 'domino' } as const;

  it.each<[string, string, Parameters<typeof position>[1], RegExp]>([
    ['a die on nothing', '1a8:ra', {}, /lies on nothing/],
    ['a die without a pose', 'a9:r.', {}, /the die in a9 has no pose/],
    ['a die outside', 'd4:ra', {}, /d4 is not in the pyramid of Player 1/],
    ['a die in another’s corner', 'a1:ra', {}, /a1 is not in the pyramid of Player 1/],
    ['a wrong supply', 'a9:ra', { supply: [20, 20, 20] }, /expected Player 1 to have 19 dice left, got 20/],
    ['too few players', '', { finished: [null, null] }, /expected 3 players/],
    ['a round too many', '', { rounds: 1 }, /Player 1 has placed 0 dice in 1 turns/],
    ['more dice than turns', 'a9:ra', { options: domino }, /Player 1 has placed 1 dice in 0 turns/],
    ['an end without dice', '', { finished: [20, null, null], options: domino }, /finished exactly when/],
    ['nobody to play', '', { toPlay: null }, /until all have finished/],
    ['somebody to play after the limit', '', { options: { ...domino, turnLimit: 4 }, rounds: 4 }, /until all have/],
    [
      'a roll after the end',
      '',
      { options: { ...domino, turnLimit: 4 }, rounds: 4, toPlay: null, rolled: 'a' },
      /rolled/,
    ],
  ])('%s is refused', (_, dice, more, message) => {
    expect(() => position(dice, more)).toThrow(message);
  });

  it.each([
    ['too early a round', 0, 19, 1, /Player 1 has not finished in round 19/],
    ['a round that is yet to come', 0, 42, 1, /Player 1 has not finished in round 42/],
    ['this round before the turn in it', 2, 41, 0, /Player 3 has not finished in round 41/],
    ['who has finished to play', 0, 30, 0, /Player 1 has finished/],
    ['this round after the turn in it', 0, 41, 1, null],
    ['an earlier round', 2, 40, 0, null],
  ] as const)('after 40 rounds %s of whoever has finished', (_, player, round, toPlay, message) => {
    const { state } = playout(mucho, { players: 3, options: domino, seed: 'positions' });
    const only = (text: string) => [...text].map((one, cell) => (corner(player).includes(cell) ? one : '.')).join('');
    const supply = [0, 1, 2].map((one) => (one === player ? 0 : 20));
    const finished = [0, 1, 2].map((one) => (one === player ? round : null));
    const value = {
      ...state,
      board: only(state.board),
      poses: only(state.poses),
      supply,
      finished,
      rounds: 40,
      toPlay,
    };
    if (message === null) expect(mucho.load(value).toPlay).toBe(toPlay);
    else expect(() => mucho.load(value)).toThrow(message);
  });
});

describe('words', () => {
  it('says what is rolled, placed, matched and declined', () => {
    const rolled = mucho.reduce(start(), roll(0, 'a'));
    expect(mucho.describe(rolled, place(0, 'a9'), mucho.reduce(rolled, place(0, 'a9')))).toBe(
      'Player 1 places the die in a9.',
    );
    const options = { variant: 'domino', match: 'facing' } as const;
    const dice = `a9:r${poseByHand(0, 1)} a8:r${poseByHand(1, 2)} b8:r${poseByHand(2, 6)}`;
    const pose = allPoses.find((one) => numberByHand(one, 3) === 1 && numberByHand(one, 4) === 2) as string;
    const above = mucho.reduce(position(dice, { options, rounds: 3 }), roll(0, pose));
    expect(mucho.describe(above, place(0, '1a8'), mucho.reduce(above, place(0, '1a8')))).toBe(
      'Player 1 places the die in 1a8 against the 1 of a9 and the 2 of a8.',
    );
    expect(mucho.describe(above, decline(0), mucho.reduce(above, decline(0)))).toBe('Player 1 doesn’t place the die.');
    // Of the funnel's 1, 2, 6 the die has two on lower faces, wherever they are.
    const other = allPoses.find((one) => numberByHand(one, 3) === 2 && numberByHand(one, 4) === 6) as string;
    const any = mucho.reduce(position(dice, { options: { ...options, match: 'any' }, rounds: 3 }), roll(0, other));
    expect(mucho.describe(any, place(0, '1a8'), mucho.reduce(any, place(0, '1a8')))).toBe(
      'Player 1 places the die in 1a8 matching the 2 of a8 and the 6 of b8.',
    );
  });

  it('says who has finished, and how it ends', () => {
    const { actions, state } = playout(mucho, { players: 3, seed: 'words' });
    const [second, third] = [play(mucho, start(), actions.slice(0, -3)), play(mucho, start(), actions.slice(0, -1))];
    expect(
      mucho.describe(second, actions.at(-3) as MuchoAction, mucho.reduce(second, actions.at(-3) as MuchoAction)),
    ).toMatch(/^Player 2 places the die in \w+, which completes the pyramid in round 20\.$/);
    expect(mucho.describe(third, actions.at(-1) as MuchoAction, state)).toMatch(
      /, which completes the pyramid in round 20\. It is over, with \d+, \d+, \d+ points\.$/,
    );
  });
});

describe('editions', () => {
  const english = { variant: 'domino', ...editionOf(mucho, 'english') } as const;
  const french = { variant: 'domino', ...editionOf(mucho, 'french') } as const;
  const others = 'a1:ga a2:ga b1:ga i1:ka h1:ka h2:ka';
  const dice = `a9:r${poseByHand(0, 1)} a8:r${poseByHand(1, 2)} b8:r${poseByHand(2, 3)} ${others}`;
  /** What is said of a die in 1a8, over 1, 2 and 3, that shows these numbers downwards. */
  const judged = (options: MuchoOptions, lower: string): string => {
    const pose = allPoses.find((one) => [3, 4, 5].map((face) => numberByHand(one, face)).join('') === lower) as string;
    return verdict(mucho, mucho.reduce(position(dice, { rounds: 3, options }), roll(0, pose)), place(0, '1a8'));
  };

  it('MUC-9 English: a number below is one that the funnel shows; French: the one that it faces', () => {
    // 2, 3, 1 lie on 1, 2, 3: all numbers are there, none against its own.
    expect([english, french].map((options) => judged(options, '231'))).toEqual(['legal', 'MUC-9']);
    expect([english, french].map((options) => judged(options, '123'))).toEqual(['legal', 'legal']);
    expect([english, french].map((options) => judged(options, '456'))).toEqual(['MUC-9', 'MUC-9']);
  });

  it('MUC-13 English: rounds count when that of the first is over; French: as soon as they have finished', () => {
    // All complete their pyramids in round 26, player 0 before the others.
    const late = [english, french].map((options) =>
      lateRounds({ ...start(options), finished: [26, 26, 26], rounds: 26, toPlay: null }),
    );
    expect(late).toEqual([
      [0, 0, 0],
      [0, 1, 1],
    ]);
  });

  it('MUC-4 MUC-7 MUC-8 MUC-10 MUC-12 in all else the texts agree', () => {
    expect(Object.keys(english)).toEqual(Object.keys(french));
    expect(mucho.setup({ players: 3, options: english }).options).toEqual(start({ variant: 'domino' }).options);
  });
});
