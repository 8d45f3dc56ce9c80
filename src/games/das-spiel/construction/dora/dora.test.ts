import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { laid, numberByHand, poseByHand, posesByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { Pose } from '../../../../pyramid/pose.js';
import { type DoraAction, dora } from './dora.js';
import type { DoraFunnel, DoraOptions, DoraState } from './position.js';

type State = DeepReadonly<DoraState>;

const start = (players = 3, options: DoraOptions = {}): State => dora.setup({ players, options });
const roll = (player: number, pose: string): DoraAction => ({ type: 'roll', player, outcome: pose as Pose });
const place = (player: number, cell: string): DoraAction => ({ type: 'place', player, cell });
const fill = (player: number, cell: string, pose: string): DoraAction => ({
  type: 'fill',
  player,
  cell,
  pose: pose as Pose,
});

/** A position from dice as `laid` takes them; its open funnels where there are any. */
function position(dice: string, turn: number, more: Partial<State> & { players?: number } = {}): State {
  const { board, poses } = laid(dice);
  const players = more.players ?? 3;
  const supply = [...'rgk'.slice(0, players)].map(
    (colour) => (players === 2 ? 83 : 55) - board.split(colour).length + 1,
  );
  return dora.load({ ...start(players), board, poses, supply, turn, toPlay: turn, ...more });
}

/** The turn's die is rolled and placed. */
const turn = (state: State, cell: string, pose: string): State =>
  play(dora, state, [roll(state.turn, pose), place(state.turn, cell)]);

/** What looks into the funnel 1a1, in the order -x of a2, -y of a1, -z of b1. */
const ROUND = ['a2', 'a1', 'b1'];

/**
 * The funnel 1a1 with dice of these colours that show these numbers; the die of `last` comes last, placed by its owner.
 */
function funnel(colours: string, numbers: string, last = 2, players = 3, poses: readonly string[] = []): State {
  const dice = ROUND.map((name, i) => `${name}:${colours[i]}${poses[i] ?? poseByHand(i, Number(numbers[i]))}`);
  const [name = '', letters = ''] = (dice[last] as string).split(':');
  const player = 'rgk'.indexOf(letters[0] as string);
  const before = position(dice.filter((_, i) => i !== last).join(' '), player, { players });
  return turn(before, name, letters[1] as string);
}

const legalPoses = (state: State): string =>
  [...dora.legalActions(state)].map((action) => (action.type === 'fill' ? action.pose : '?')).join('');

/** Poses in which a filler of 1a1 touches one of these dice (0 for a2, 1 for a1, 2 for b1) with the number. */
const touching = (number: number, ...axes: number[]): string =>
  allPoses.filter((pose) => axes.some((axis) => numberByHand(pose, axis + 3) === number)).join('');

/** Six dice round c3: a die there completes 1b3, 1c2 and 1c3, in each of which a 6 of its owner looks, and a 4. */
const ring = (owners: string, player: number): State => {
  const next = (owner: string): string => 'rgk'['krg'.indexOf(owner)] as string;
  const [b, c, d] = [owners[0] as string, owners[1] as string, owners[2] as string];
  const dice = [
    ...[`b4:${b}${poseByHand(0, 6)}`, `b3:${next(b)}${poseByHand(1, 4)}`],
    ...[`c2:${c}${poseByHand(1, 6)}`, `d2:${next(c)}${poseByHand(2, 4)}`],
    ...[`c4:${d}${poseByHand(0, 6)}`, `d3:${next(d)}${poseByHand(2, 4)}`],
  ];
  return turn(position(dice.join(' '), player), 'c3', 'a');
};

describe('table', () => {
  it('DOR-1 two or three sides play', () => {
    expect(dora.playerCount).toEqual({ min: 2, max: 3 });
    expect(dora.title).toBe('DoRa');
    for (const players of [1, 4]) expect(() => dora.setup({ players })).toThrow(GameError);
  });

  it('DOR-2 three have 55 dice each, red, green and black; two have 83', () => {
    expect(start(3).supply).toEqual([55, 55, 55]);
    expect(start(2).supply).toEqual([83, 83]);
    let state = start();
    for (const cell of ['e1', 'e2', 'e3']) state = turn(state, cell, 'a');
    expect(['r', 'g', 'k'].map((colour) => cells(state.board, colour))).toEqual(['e1', 'e2', 'e3']);
    expect(state.supply).toEqual([54, 54, 54]);
  });

  // The pose d shows 1, 5, 3 to -x, -y, -z on dice of Europe; on others 1, 3, 5. So -y of a1 shows 5 or 3.
  it.each([
    ['DOR-2 [hand=right] 1, 2, 3 run counter-clockwise', 'right', 1],
    ['DOR-2 [hand=left] 1, 2, 3 run clockwise', 'left', 2],
  ] as const)('%s', (_, hand, owner) => {
    const poses = [poseByHand(0, 1), 'd', posesByHand(2, 4, hand).find((pose) => pose !== 'd') as string];
    const dice = ROUND.map((name, i) => `${name}:${'rgk'[i]}${poses[i]}`);
    const before = position(dice.slice(0, 2).join(' '), 2, { options: { hand } });
    const after = turn(before, 'b1', poses[2] as string);
    expect(after.open).toEqual([{ cell: '1a1', owner }]);
    // The 5 of a1 or the 4 of b1, which the filler touches with its own.
    const [face, number] = hand === 'right' ? [4, 5] : [5, 4];
    expect(legalPoses(after)).toBe(posesByHand(face, number, hand).join(''));
    expect(dora.describe(before, roll(2, 'd'), before)).toBe(
      `Player 3 rolls a black die, which shows ${hand === 'right' ? '1, 5, 3' : '1, 3, 5'}.`,
    );
  });

  it('DOR-3 player 0 begins, then turns go round', () => {
    expect(verdict(dora, start(), roll(1, 'a'), 'a')).toBe('NOT_YOUR_TURN');
    const turns = [start()];
    for (const cell of ['a1', 'a2', 'a3', 'a4']) turns.push(turn(turns.at(-1) as State, cell, 'a'));
    expect(turns.map(({ toPlay }) => toPlay)).toEqual([0, 1, 2, 0, 1]);
  });
});

describe('the turn', () => {
  it('DOR-4 a die is rolled, then placed, then the next player rolls', () => {
    const first = start();
    expect(verdict(dora, first, place(0, 'c4'))).toBe('DOR-4');
    const rolled = dora.reduce(first, roll(0, 'k'));
    expect([rolled.rolled, rolled.toPlay]).toEqual(['k', 0]);
    expect(verdict(dora, rolled, roll(0, 'a'), 'a')).toBe('DOR-4');
    expect(turn(first, 'c4', 'k').rolled).toBeNull();
  });

  it('DOR-4 each of the 24 poses is as likely as any other', () => {
    const chance = dora.chance(start(), { type: 'roll', player: 0 });
    expect([...(chance?.outcomes() ?? [])].map(({ outcome, weight }) => `${outcome}${weight}`)).toEqual(
      allPoses.map((pose) => `${pose}1`),
    );
  });

  it.each([
    ['the first die goes anywhere', '', 'i1', 'legal'],
    ['a funnel that is taken', 'c4:ra', 'c4', 'DOR-5'],
    ['a funnel that is taken, beside another die', 'c4:ra c5:ga', 'c4', 'DOR-5'],
    ['beside an enemy’s die, along the row', 'c4:ra', 'c5', 'legal'],
    ['beside it, in the row above', 'c4:ra', 'b5', 'legal'],
    ['beside it, in the row below', 'c4:ra', 'd3', 'legal'],
    ['two steps away', 'c4:ra', 'c6', 'DOR-5'],
    ['across the corner between two rows', 'c4:ra', 'd5', 'DOR-5'],
    ['far away', 'c4:ra', 'i1', 'DOR-5'],
    ['above the plate', 'c4:ra', '1a1', 'INVALID_ACTION'],
  ])('DOR-5 %s', (_, dice, cell, expected) => {
    const state = dora.reduce(position(dice, 1), roll(1, 'a'));
    expect(verdict(dora, state, place(1, cell))).toBe(expected);
  });

  it('DOR-5 all funnels beside dice are listed, and no others', () => {
    const state = dora.reduce(position('b2:ra b3:gb', 2), roll(2, 'a'));
    expect([...dora.legalActions(state)]).toEqual(
      ['a2', 'a3', 'a4', 'b1', 'b4', 'c1', 'c2', 'c3'].map((cell) => place(2, cell)),
    );
    expect([...dora.legalActions(dora.reduce(start(), roll(0, 'a')))].length).toBe(45);
  });

  it.each(allPoses.map((pose) => [pose]))('DOR-6 a die rolled as %s lies so, and stays so', (pose) => {
    const state = turn(start(), 'd4', pose);
    expect(state.poses[at('d4')]).toBe(pose);
    expect(turn(state, 'd5', 'a').poses[at('d4')]).toBe(pose);
  });
});

describe('funnels', () => {
  it('DOR-7 what counts is the face of each die that looks into the funnel', () => {
    // Each die shows a 6 on both its other upper sides that it can; only those that look into 1a1 are 1, 2, 3.
    for (const x of posesByHand(0, 1)) {
      for (const z of posesByHand(2, 3)) {
        expect(funnel('rgk', '123', 2, 3, [x, poseByHand(1, 2), z]).open).toEqual([{ cell: '1a1', owner: 2 }]);
      }
    }
  });

  it('DOR-7 only funnels made of dice are filled', () => {
    const open = funnel('rgk', '123');
    for (const cell of ['a3', '1a2', '2a1', 'a1']) expect(verdict(dora, open, fill(2, cell, 'a'))).toBe('DOR-7');
    expect(verdict(dora, start(), fill(0, '1a1', 'a'))).toBe('DOR-7');
  });

  it.each([
    ['DOR-8 three different numbers: the highest', 'rgk', '531', 2, 0, touching(5, 0)],
    ['DOR-8 the highest in the middle', 'rgk', '142', 2, 1, touching(4, 1)],
    ['DOR-8 the highest last', 'krg', '236', 0, 1, touching(6, 2)],
    ['DOR-8 of two colours', 'rrk', '431', 1, 0, touching(4, 0)],
    ['DOR-9 two equal: the third, lower', 'rgk', '661', 0, 2, touching(1, 2)],
    ['DOR-9 two equal: the third, higher', 'rgk', '252', 1, 1, touching(5, 1)],
    ['DOR-9 two equal: the third of a player who has another there', 'ggk', '344', 2, 1, touching(3, 0)],
    ['DOR-10 three equal: who placed the last', 'rgk', '444', 0, 0, touching(4, 0, 1, 2)],
    ['DOR-10 three equal: who placed the last in the middle', 'rgk', '444', 1, 1, touching(4, 0, 1, 2)],
    ['DOR-10 three equal: who placed the last at the end', 'rgr', '111', 2, 0, touching(1, 0, 1, 2)],
    ['DOR-11 one colour: the next player, against the highest', 'rrr', '351', 2, 1, touching(5, 1)],
    ['DOR-11 one colour of the last player: the first', 'kkk', '642', 0, 0, touching(6, 0)],
    ['DOR-11 one colour, the highest twice: a choice', 'ggg', '535', 1, 2, touching(5, 0, 2)],
    ['DOR-11 one colour, the lowest twice: the highest', 'ggg', '131', 1, 2, touching(3, 1)],
    ['DOR-11 one colour, all equal: a choice of three', 'rrr', '222', 0, 1, touching(2, 0, 1, 2)],
  ] as const)('%s', (_, colours, numbers, last, owner, poses) => {
    const state = funnel(colours, numbers, last);
    expect(state.open).toEqual([{ cell: '1a1', owner }]);
    expect(state.toPlay).toBe(owner);
    expect(legalPoses(state)).toBe(poses);
  });

  it.each([
    ['DOR-11 of two, player 0 fills three green ones', 'ggg', '123', 0],
    ['DOR-11 of two, player 1 fills three red ones', 'rrr', '123', 1],
    ['DOR-8 of two, the highest of two colours', 'rgg', '623', 0],
  ] as const)('%s', (_, colours, numbers, owner) => {
    expect(funnel(colours, numbers, 2, 2).open).toEqual([{ cell: '1a1', owner }]);
  });

  it('DOR-10 a player who completes a funnel with a filler owns it when its numbers are equal', () => {
    // 2a1 rests on 1a2, 1a1, 1b1. Fillers 1a2 and 1b1 lie; 1a1 is to be filled by green against the 5 of a1.
    const three = poseByHand(0, 3);
    const dice = `a1:g${poseByHand(1, 5)} a2:r${poseByHand(0, 1)} b1:k${poseByHand(2, 2)} a3:ra b2:ga c1:ka`;
    const open = [{ cell: '1a1', owner: 1 }];
    const state = position(`${dice} 1a2:r${three} 1b1:k${poseByHand(2, 3)}`, 0, { open, toPlay: 1 });
    // With the 5 on +y the number on -y is 2: the funnel 2a1 shows 3, 2, 3, which black or red don't own.
    const after = dora.reduce(state, fill(1, '1a1', posesByHand(4, 5)[0] as string));
    expect(after.open).toEqual([{ cell: '2a1', owner: 1 }]);
    // The same with a 4, whose opposite is 3: three threes, completed by green, though it is red's turn.
    const four = `a1:g${poseByHand(1, 4)} a2:r${poseByHand(0, 1)} b1:k${poseByHand(2, 2)} a3:ra b2:ga c1:ka`;
    const equal = position(`${four} 1a2:r${three} 1b1:k${poseByHand(2, 3)}`, 0, { open, toPlay: 1 });
    const filled = dora.reduce(equal, fill(1, '1a1', posesByHand(4, 4)[0] as string));
    expect(filled.open).toEqual([{ cell: '2a1', owner: 1 }]);
    expect([...dora.legalActions(filled)].length).toBe(12);
  });
});

describe('filling', () => {
  it('DOR-12 the filler touches the deciding die with the same number', () => {
    const state = funnel('rgk', '531');
    for (const pose of allPoses) {
      const legal = numberByHand(pose, 3) === 5;
      expect(verdict(dora, state, fill(0, '1a1', pose))).toBe(legal ? 'legal' : 'DOR-12');
    }
  });

  it('DOR-13 four poses are left to the owner, eight or twelve where more than one die can decide', () => {
    expect(legalPoses(funnel('rgk', '531')).length).toBe(4);
    expect(legalPoses(funnel('ggg', '535')).length).toBe(8);
    expect(legalPoses(funnel('rgk', '222')).length).toBe(12);
  });

  it('DOR-13 nothing is random in a filler', () => {
    const state = funnel('rgk', '531');
    const [action] = dora.legalActions(state);
    expect(dora.chance(state, action as DoraAction)).toBeNull();
  });

  it.each([
    ['all three', 'rgk', 1, [1, 2, 0]],
    ['all three, the last on turn', 'rgk', 2, [2, 0, 1]],
    ['two, not the one on turn', 'kgk', 0, [1, 2, 2]],
    ['one, not the one on turn', 'rrr', 1, [0, 0, 0]],
  ])('DOR-14 whose turn it is fills first, then the others in turn order: %s', (_, owners, player, order) => {
    let state = ring(owners, player);
    expect(state.open).toEqual(
      ['1b3', '1c2', '1c3'].map((cell, i) => ({ cell, owner: 'rgk'.indexOf(owners[i] ?? '') })),
    );
    const filled: number[] = [];
    while (state.open.length > 0 && filled.length < 4) {
      const filler = state.toPlay as number;
      filled.push(filler);
      expect(state.turn).toBe(player);
      for (const other of [0, 1, 2].filter((one) => one !== filler)) {
        expect(verdict(dora, state, fill(other, '1b3', 'a'))).toBe('NOT_YOUR_TURN');
      }
      expect(verdict(dora, state, roll(filler, 'a'), 'a')).toBe('DOR-14');
      expect(verdict(dora, state, place(filler, 'b2'))).toBe('DOR-4');
      for (const { cell, owner } of state.open) {
        if (owner !== filler) expect(verdict(dora, state, fill(filler, cell, 'a'))).toBe('DOR-14');
      }
      state = dora.reduce(state, [...dora.legalActions(state)][0] as DoraAction);
    }
    expect(filled).toEqual(order);
    expect([state.turn, state.toPlay]).toEqual([(player + 1) % 3, (player + 1) % 3]);
  });

  it('DOR-14 of several own funnels a player takes any first', () => {
    const state = ring('grg', 1);
    const listed = [...dora.legalActions(state)].map((action) => (action.type === 'fill' ? action.cell : ''));
    expect([...new Set(listed)]).toEqual(['1b3', '1c3']);
    const second = dora.reduce(state, fill(1, '1c3', posesByHand(3, 6)[0] as string));
    expect([second.open.map(({ cell }) => cell), second.toPlay]).toEqual([['1b3', '1c2'], 1]);
  });

  it.each([
    ['of another', 'k', 2],
    ['of whose turn it is', 'r', 0],
  ])('DOR-15 an own funnel that a player completes comes before one %s', (_, letter, other) => {
    // The other waits to fill 1c1 (1, 3 and their 6). Green's filler in 1a1 shows 2 to 2a1, between 1 and 1: green's again.
    const plate = `a1:g${poseByHand(1, 5)} a2:r${poseByHand(0, 1)} b1:k${poseByHand(2, 2)} a3:ra b2:ga c1:ka`;
    const dice = `${plate} c2:r${poseByHand(0, 1)} d1:${letter}${poseByHand(2, 6)} 1a2:r${poseByHand(0, 1)} 1b1:k${poseByHand(2, 1)}`;
    const waiting = { cell: '1c1', owner: other };
    const state = position(dice, 0, { open: [{ cell: '1a1', owner: 1 }, waiting], toPlay: 1 });
    const after = dora.reduce(state, fill(1, '1a1', posesByHand(4, 5)[1] as string));
    expect([after.open, after.toPlay, after.turn]).toEqual([[waiting, { cell: '2a1', owner: 1 }], 1, 0]);
    const then = dora.reduce(after, [...dora.legalActions(after)][0] as DoraAction);
    expect([then.open, then.toPlay]).toEqual([[waiting], other]);
  });

  it('DOR-15 a player who completes a funnel of their own with a filler goes on', () => {
    const dice = `a1:g${poseByHand(1, 5)} a2:r${poseByHand(0, 1)} b1:k${poseByHand(2, 2)} a3:ra b2:ga c1:ka`;
    const open = [{ cell: '1a1', owner: 1 }];
    const upper = `1a2:r${poseByHand(0, 1)} 1b1:k${poseByHand(2, 6)}`;
    const state = position(`${dice} ${upper}`, 0, { open, toPlay: 1 });
    // -y of the filler is 2 in each pose, so that black's 6 decides over 2a1.
    const after = dora.reduce(state, fill(1, '1a1', posesByHand(4, 5)[1] as string));
    expect([after.open, after.toPlay, after.turn]).toEqual([[{ cell: '2a1', owner: 2 }], 2, 0]);
    const own = position(`${dice} 1a2:r${poseByHand(0, 1)} 1b1:k${poseByHand(2, 1)}`, 0, { open, toPlay: 1 });
    const again = dora.reduce(own, fill(1, '1a1', posesByHand(4, 5)[1] as string));
    expect([again.open, again.toPlay, again.turn]).toEqual([[{ cell: '2a1', owner: 1 }], 1, 0]);
    const last = dora.reduce(again, [...dora.legalActions(again)][0] as DoraAction);
    expect([last.open, last.toPlay, last.turn]).toEqual([[], 1, 1]);
    expect(last.board[at('2a1')]).toBe('g');
  });
});

describe('end', () => {
  const whole = (i: number) => {
    const players = 2 + (i % 2);
    return { players, ...playout(dora, { players, seed: `dora ${i}` }) };
  };
  const played: ReturnType<typeof whole>[] = [];
  /** 30 whole games, played when a test asks for them first. */
  const finals = () => {
    while (played.length < 30) played.push(whole(played.length));
    return played;
  };

  it('DOR-16 whoever is first without dice wins at once, also with funnels open and in another’s turn', () => {
    for (const { players, actions, state, result } of finals()) {
      const before = play(dora, start(players), actions.slice(0, -1));
      expect(dora.result(before)).toBeNull();
      const { player } = actions.at(-1) as DoraAction;
      expect(before.supply[player]).toBe(1);
      expect(state.supply.map((left) => left === 0)).toEqual(state.supply.map((_, one) => one === player));
      expect(result).toEqual({
        winners: [player],
        scores: state.supply,
        reason: 'All dice of a player lie; 0 dice left are the fewest.',
      });
      expect(dora.playersToAct(state)).toEqual([]);
      expect(verdict(dora, state, roll(player, 'a'), 'a')).toBe('GAME_OVER');
    }
    const inChain = finals().filter(({ state }) => state.open.length > 0);
    const inOthersTurn = finals().filter(({ state, result }) => state.turn !== result?.winners[0]);
    expect(Math.min(inChain.length, inOthersTurn.length)).toBeGreaterThan(0);
  });

  it('DOR-17 every game has one winner, after at most 45 turns', () => {
    for (const { actions, result } of finals()) {
      expect(result?.winners.length).toBe(1);
      expect(actions.filter(({ type }) => type === 'roll').length).toBeLessThanOrEqual(45);
    }
    expect(finals().length).toBe(30);
  });
});

describe('positions', () => {
  const open: DoraFunnel[] = [{ cell: '1a1', owner: 2 }];
  const three = (numbers: string, colours = 'rgk') =>
    ROUND.map((name, i) => `${name}:${colours[i]}${poseByHand(i, Number(numbers[i]))}`).join(' ');

  it.each<[string, string, Partial<State> & { players?: number }, RegExp]>([
    ['a die on nothing', '1a1:ra', {}, /lies on nothing/],
    ['a die without a pose', 'a1:r.', {}, /the die in a1 has no pose/],
    ['a pose without a die', 'a1:.a', {}, /no die lies in a1/],
    ['dice apart', 'a1:ra i1:ra', {}, /the dice of the plate lie apart/],
    ['a wrong supply', 'a1:ra', { supply: [55, 55, 55] }, /expected Player 1 to have 54 dice left, got 55/],
    ['a funnel left out', three('123'), {}, /expected 1 open funnels, got 0/],
    ['a funnel that is none', 'a1:ra', { open }, /expected 0 open funnels, got 1/],
    ['another funnel', three('123'), { open: [{ cell: '1a2', owner: 2 }], toPlay: 2 }, /expected the open funnel 1a1/],
    ['a wrong owner', three('132'), { open, toPlay: 2 }, /Player 3 is not to fill 1a1/],
    ['an owner without a die there', three('444', 'rgr'), { open, toPlay: 2 }, /Player 3 is not to fill 1a1/],
    ['a player who has nothing to fill', three('123'), { open, toPlay: 1 }, /Player 2 has no funnel to fill/],
    ['a roll before funnels are filled', three('123'), { open, toPlay: 2, rolled: 'a' }, /nobody has rolled/],
    ['another’s turn', 'a1:ra', { turn: 1, toPlay: 0 }, /it is the turn of Player 2/],
    ['an end too early', 'a1:ra', { toPlay: null }, /until one has no dice/],
    [
      'a turn of nobody',
      three('321', 'rgr'),
      { players: 2, turn: 2, toPlay: 0, open: [{ cell: '1a1', owner: 0 }] },
      /expected the turn of one of 2 players, got Player 3/,
    ],
  ])('%s is refused', (_, dice, more, message) => {
    expect(() => position(dice, 0, more)).toThrow(message);
  });

  it('a funnel of equal numbers can belong to any of its players', () => {
    for (const owner of [0, 1, 2]) {
      const state = position(three('444'), 1, { open: [{ cell: '1a1', owner }], toPlay: owner });
      expect(state.toPlay).toBe(owner);
    }
  });

  it('DOR-4 one in which a die was rolled is taken, but not with funnels open or at the end', () => {
    const rolled = dora.reduce(position('c4:ra', 1), roll(1, 'k'));
    expect(dora.load(JSON.parse(JSON.stringify(rolled)))).toEqual(rolled);
    const { state } = playout(dora, { players: 2, seed: 'no open funnel 16' });
    expect(state.open).toEqual([]);
    const over = { ...state, rolled: 'a' };
    expect(() => dora.load(over)).toThrow(/nobody has rolled/);
  });

  it('DOR-14 one in which several players have funnels to fill is taken', () => {
    const state = ring('rgk', 1);
    expect(new Set(state.open.map(({ owner }) => owner)).size).toBe(3);
    expect(dora.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('two players without dice are refused', () => {
    // All but the apex, above three black dice: 55 red ones, 55 green ones, 54 black ones.
    const dice = spots.slice(0, -1).map((_, cell) => `${nameAt(cell)}:${'rgk'[Math.floor(cell / 55)]}a`);
    const last = { open: [{ cell: '8a1', owner: 0 }] };
    expect(() => position(dice.join(' '), 0, last)).toThrow(/over when the first had no dice/);
  });

  it('an end is a position, but not with somebody to play', () => {
    const { state } = playout(dora, { players: 2, seed: 'dora 0' });
    expect(dora.load(state).toPlay).toBeNull();
    expect(dora.load({ ...state, rules: 1 })).toEqual(state);
    expect(() => dora.load({ ...state, toPlay: 0 })).toThrow(/until one has no dice/);
  });
});

describe('words', () => {
  it('say what is in the way of an action', () => {
    const why = (state: State, action: DoraAction) => dora.check(state, action)?.message;
    expect(why(start(), place(0, 'c4'))).toMatch(/a die is placed only after it was rolled/);
    const rolled = dora.reduce(position('c4:ra', 1), roll(1, 'k'));
    expect(why(rolled, { type: 'roll', player: 1 })).toMatch(/the die that was rolled has to be placed first/);
    expect(why(rolled, place(1, 'c4'))).toMatch(/a die lies in c4 already/);
    expect(why(rolled, place(1, 'i1'))).toMatch(/no die lies beside i1/);
    const open = ring('rgk', 1);
    expect(why(open, { type: 'roll', player: 1 })).toMatch(/funnels have to be filled first/);
    expect(why(open, fill(1, '2a1', 'a'))).toMatch(/2a1 is not an open funnel made of dice/);
    expect(why(open, fill(1, '1b3', 'a'))).toMatch(/Player 1 fills 1b3/);
    const wrong = allPoses.find((pose) => numberByHand(pose, 4) !== 6) as string;
    expect(why(open, fill(1, '1c2', wrong))).toMatch(/the filler of 1c2 has to touch a 6 with its own/);
  });

  it('tell of new funnels only', () => {
    const open = ring('rgk', 1);
    const six = posesByHand(4, 6)[0] as string;
    expect(dora.describe(open, fill(1, '1c2', six), dora.reduce(open, fill(1, '1c2', six)))).toBe(
      'Player 2 fills 1c2 against the 6 of c2.',
    );
  });

  it('says what is rolled, placed and filled, and how it ends', () => {
    const first = start();
    const rolled = dora.reduce(first, roll(0, 'a'));
    expect(dora.describe(first, roll(0, 'a'), rolled)).toBe('Player 1 rolls a red die, which shows 1, 3, 2.');
    const placed = dora.reduce(rolled, place(0, 'c4'));
    expect(dora.describe(rolled, place(0, 'c4'), placed)).toBe('Player 1 places the die in c4.');
    const two = dora.reduce(position('a2:ra a1:gb', 2), roll(2, poseByHand(2, 6)));
    expect(dora.describe(two, place(2, 'b1'), dora.reduce(two, place(2, 'b1')))).toBe(
      'Player 3 places the die in b1; to fill: Player 3 1a1.',
    );
    const before = funnel('rgk', '531');
    const filler = fill(0, '1a1', touching(5, 0)[0] as string);
    expect(dora.describe(before, filler, dora.reduce(before, filler))).toBe('Player 1 fills 1a1 against the 5 of a2.');
  });

  it('names the funnels of several players in the order in which they fill', () => {
    const [b4, b3, c2, d2, c4, d3] = [0, 1, 1, 2, 0, 2].map((axis, i) => poseByHand(axis, i % 2 === 0 ? 6 : 4));
    const around = position(`b4:r${b4} b3:g${b3} c2:k${c2} d2:r${d2} c4:r${c4} d3:g${d3}`, 1);
    const rolled = dora.reduce(around, roll(1, 'a'));
    expect(dora.describe(rolled, place(1, 'c3'), dora.reduce(rolled, place(1, 'c3')))).toBe(
      'Player 2 places the die in c3; to fill: Player 3 1c2, Player 1 1b3 and 1c3.',
    );
  });

  it('names the one die that a filler fits of several that decide, and the end', () => {
    const state = funnel('rgk', '444');
    const both = allPoses.find((pose) => numberByHand(pose, 3) === 4) as string;
    expect(dora.describe(state, fill(2, '1a1', both), dora.reduce(state, fill(2, '1a1', both)))).toMatch(
      /^Player 3 fills 1a1 against the 4 of a2\.$/,
    );
    const { actions, state: last } = playout(dora, { players: 3, seed: 'dora 1' });
    const before = play(dora, start(3), actions.slice(0, -1));
    expect(dora.describe(before, actions.at(-1) as DoraAction, last)).toMatch(/, and has placed all 55 dice\.$/);
  });
});
