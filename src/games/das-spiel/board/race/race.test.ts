import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { laid, numberByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { RaceOptions, RaceState } from './position.js';
import { raceBots } from './race.analysis.js';
import { raceWorth } from './race.heuristic.js';
import { type RaceAction, race } from './race.js';
import { racePicture } from './race.picture.js';

type State = DeepReadonly<RaceState>;

const start = (options: RaceOptions = {}, players = 3): State => race.setup({ players, options });
const roll = (player: number, outcome: string): RaceAction => ({ type: 'roll', player, outcome }) as RaceAction;
const place = (player: number, cell: string, pose?: string): RaceAction =>
  ({ type: 'place', player, cell, ...(pose === undefined ? {} : { pose }) }) as RaceAction;
const tumble = (player: number, path: string): RaceAction => {
  const [from = '', to = ''] = path.split('-');
  return { type: 'tumble', player, from, to };
};
const pass = (player: number): RaceAction => ({ type: 'pass', player });

/** A position in the race. */
function position(dice: string, toPlay: number | null = 0, options: RaceOptions = {}, players = 3): State {
  const { board, poses } = laid(dice);
  const turns = 15 + 15 * players + (toPlay ?? 0);
  const turn = turns - (turns % players) + (toPlay ?? 0);
  return race.load({
    ...start(options, players),
    board: board.slice(0, 45),
    poses: poses.slice(0, 45),
    toPlay,
    turns: turn,
  });
}

/** Five dice of each colour on the first rows. */
const LINE = 'a1:ra b1:ga c1:ka d1:ra e1:ga f1:ka g1:ra h1:ga i1:ka a2:ra b2:ga c2:ka d2:ra e2:ga f2:ka';
/** These dice only, as parts of a state. */
const lineOf = (dice: string) => {
  const { board, poses } = laid(dice);
  return { board: board.slice(0, 45), poses: poses.slice(0, 45) };
};
/** All border funnels but a5 full; a red die can roll into it from a4. Numbers as the poses say. */
const LAST = 'a4:ra b5:ga c5:ka d5:ra e5:ga a6:ka d6:ra a7:ga c7:ka a8:ra b8:ga a9:ka a1:ra b1:ga c1:ka';
const BORDER = 'a5 b5 c5 d5 e5 a6 d6 a7 c7 a8 b8 a9'.split(' ');

/** Points from nothing but coordinates. */
function scoresByHand({ board, poses, options, players }: State): number[] {
  const scores = new Array<number>(players).fill(0);
  for (const [cell, [x, y, z]] of spots.slice(0, 45).entries()) {
    const player = 'rgkb'.indexOf(board[cell] as string);
    if (player < 0 || x < 4) continue;
    const factor = options.factors[x - 4] as number;
    const out = [x === 4, y === 0, z === 0].flatMap((isOut, axis) => (isOut ? [axis] : []));
    for (const axis of out) {
      scores[player] = (scores[player] as number) + factor * numberByHand(poses[cell] as string, axis, options.hand);
    }
  }
  return scores;
}

describe('table', () => {
  it('RAC-1 three or four play', () => {
    expect(race.playerCount).toEqual({ min: 3, max: 4 });
    for (const players of [2, 5]) expect(() => race.setup({ players })).toThrow(GameError);
  });

  it.each([
    [3, 15, ['r', 'g', 'k']],
    [4, 16, ['r', 'g', 'k', 'b']],
  ] as const)(
    'RAC-2 RAC-4 RAC-6 %i players place %i dice, by turns, then the race begins',
    (players, dice, colours) => {
      let state = start({}, players);
      const funnels = spots.flatMap(([x], cell) => (cell < 45 && x < 2 ? [nameAt(cell)] : []));
      expect(funnels).toHaveLength(17);
      for (let i = 0; i < dice; i++) {
        const player = i % players;
        expect(state.toPlay).toBe(player);
        expect(verdict(race, state, tumble(player, 'a1-a2'))).toBe('RAC-6');
        expect(verdict(race, state, roll((player + 1) % players, 'a'), 'a')).toBe('NOT_YOUR_TURN');
        state = race.reduce(state, roll(player, 'a'));
        state = race.reduce(state, place(player, funnels[i] as string));
        expect(state.board[at(funnels[i] as string)]).toBe(colours[player]);
      }
      expect([state.turns, state.toPlay]).toEqual([dice, dice % players]);
      expect(verdict(race, state, roll(dice % players, 'a'), 'a')).toBe('RAC-6');
      expect(verdict(race, state, place(dice % players, funnels[16] as string))).toBe('RAC-6');
      expect([...race.legalActions(state)].every(({ type }) => type === 'tumble' || type === 'pass')).toBe(true);
      for (const colour of colours) expect(cells(state.board, colour).split(' ')).toHaveLength(dice / players);
    },
  );

  // Pose d shows 1, 5, 3 on dice of Europe, on others 1, 3, 5.
  it.each([
    ['RAC-2 [hand=right] 1, 2, 3 run counter-clockwise', 'right', '1, 5, 3'],
    ['RAC-2 [hand=left] 1, 2, 3 run clockwise', 'left', '1, 3, 5'],
  ] as const)('%s', (_, hand, numbers) => {
    const state = start({ hand });
    expect(race.describe(state, roll(0, 'd'), race.reduce(state, roll(0, 'd')))).toBe(
      `Player 1 rolls a red die, which shows ${numbers}.`,
    );
  });

  it('RAC-5 [poses=rolled] a die is rolled, and placed as it lies in the first two rows', () => {
    expect(verdict(race, start(), place(0, 'a1'))).toBe('RAC-5');
    const rolled = race.reduce(start(), roll(0, 'k'));
    expect(verdict(race, rolled, roll(0, 'k'), 'k')).toBe('RAC-5');
    expect(verdict(race, rolled, place(0, 'a3'))).toBe('RAC-5');
    expect(verdict(race, rolled, place(0, 'a1', 'k'))).toBe('RAC-5');
    expect(verdict(race, rolled, place(0, '1a1'))).toBe('INVALID_ACTION');
    expect(verdict(race, rolled, pass(0))).toBe('RAC-8');
    const placed = race.reduce(rolled, place(0, 'h2'));
    expect([placed.poses[at('h2')], placed.rolled, placed.toPlay, placed.turns]).toEqual(['k', null, 1, 1]);
    expect(verdict(race, race.reduce(placed, roll(1, 'a')), place(1, 'h2'))).toBe('RAC-5');
    expect([...race.legalActions(rolled)]).toHaveLength(17);
    expect(race.describe(rolled, place(0, 'h2'), placed)).toBe('Player 1 places a die in h2.');
    const chance = race.chance(start(), { type: 'roll', player: 0 });
    expect([...(chance?.outcomes() ?? [])].map(({ outcome }) => outcome)).toEqual(allPoses);
  });

  it('RAC-5 [poses=chosen] or it is placed as its owner likes', () => {
    const state = start({ poses: 'chosen' });
    expect(verdict(race, state, roll(0, 'k'), 'k')).toBe('RAC-5');
    expect(verdict(race, state, place(0, 'a1'))).toBe('RAC-5');
    expect([...race.legalActions(state)]).toHaveLength(17 * 24);
    const placed = race.reduce(state, place(0, 'a1', 'g'));
    expect([placed.poses[at('a1')], placed.toPlay]).toEqual(['g', 1]);
    expect(race.describe(state, place(0, 'a1', 'g'), placed)).toBe(
      'Player 1 places a die in a1, where it shows 1, 4, 5.',
    );
  });
});

describe('the race', () => {
  const MIDDLE = LINE.replace('a1:ra', 'c4:ra').replace('a2:ra', 'c5:ra');

  it.each([
    ['one’s own die, forward', 'd2-d3', 'legal'],
    ['to the side', 'd2-c3', 'legal'],
    ['back', 'c4-c3', 'legal'],
    ['where a die lies', 'c4-c5', 'RAC-7'],
    ['two funnels', 'd2-d4', 'RAC-7'],
    ['across the rows', 'c4-d2', 'RAC-7'],
    ['an enemy’s die', 'c2-c3', 'RAC-7'],
    ['no die', 'a5-a6', 'RAC-7'],
  ])('RAC-7 %s: %s', (_, path, expected) => {
    expect(verdict(race, position(MIDDLE), tumble(0, path))).toBe(expected);
  });

  it('RAC-7 half a turn about the edge: two numbers change, the third stays', () => {
    let compared = 0;
    for (const hand of ['right', 'left'] as const) {
      for (const pose of allPoses) {
        const state = position(MIDDLE.replace('c4:ra', `c4:r${pose}`).replace('c5:ra', 'a3:ra'), 0, { hand });
        for (const action of race.legalActions(state)) {
          if (action.type !== 'tumble' || action.from !== 'c4') continue;
          const [from, to] = [spots[at(action.from)] as Spot, spots[at(action.to)] as Spot];
          // A half-turn about a line along the third axis turns the two others round.
          const expected = from.map((part, axis) => numberByHand(pose, part === to[axis] ? axis : axis + 3, hand));
          expect(upperByHand(race.reduce(state, action).poses[at(action.to)] as string, hand)).toEqual(expected);
          compared++;
        }
      }
    }
    expect(compared).toBe(2 * 24 * 6);
    const before = position(MIDDLE);
    const after = race.reduce(before, tumble(0, 'd2-d3'));
    // From (1, 4, 3) to (2, 3, 3): 1 and 3 go below, 2 stays.
    expect(race.describe(before, tumble(0, 'd2-d3'), after)).toBe(
      'Player 1 rolls the die of d2 over its edge to d3, where it shows 6, 4, 2.',
    );
    expect([after.turns, after.toPlay]).toEqual([before.turns + 1, 1]);
  });

  it('RAC-7 [mustMove=true] [mustMove=false] who could move a die stays with all of them, or must not', () => {
    const stay: RaceAction = { type: 'stay', player: 0 };
    expect(verdict(race, position(LINE), stay)).toBe('RAC-7');
    expect([...race.legalActions(position(LINE))].map(({ type }) => type)).not.toContain('stay');
    const free = position(LINE, 0, { mustMove: false });
    expect(verdict(race, free, pass(0))).toBe('RAC-8');
    expect([...race.legalActions(free)].filter(({ type }) => type === 'tumble').length).toBeGreaterThan(0);
    const after = race.reduce(free, stay);
    expect(after).toMatchObject({ toPlay: 1, turns: free.turns + 1, board: free.board, poses: free.poses });
    expect(race.describe(free, stay, after)).toBe('Player 1 moves no die.');
    expect(verdict(race, start({ mustMove: false }), stay)).toBe('RAC-6');
    const walled = 'a9:ra a8:ra b8:ra a7:ra b7:ra c7:ga a6:ga b6:ga c6:ga d6:ga a1:ka b1:ka c1:ka d1:ka e1:ka';
    expect([...race.legalActions(position(walled, 0, { mustMove: false }))]).toEqual([pass(0)]);
    expect(verdict(race, position(walled, 0, { mustMove: false }), stay)).toBe('RAC-8');
    // Of rules 1 are states in which everybody moves.
    const { mustMove: _, ...options } = position(LINE).options;
    expect(race.load({ ...position(LINE), rules: 1, options })).toEqual(position(LINE));
  });

  it('RAC-8 only who can move no die passes', () => {
    expect(verdict(race, position(LINE), pass(0))).toBe('RAC-8');
    // Red in a9, a8, b8, a7, b7, around it c7 and the row x=5.
    const walled = position(
      'a9:ra a8:ra b8:ra a7:ra b7:ra c7:ga a6:ga b6:ga c6:ga d6:ga a1:ka b1:ka c1:ka d1:ka e1:ka',
    );
    expect([...race.legalActions(walled)]).toEqual([pass(0)]);
    const after = race.reduce(walled, pass(0));
    expect([after.toPlay, after.turns, after.board]).toEqual([1, walled.turns + 1, walled.board]);
    expect(race.describe(walled, pass(0), after)).toBe('Player 1 can move no die.');
  });

  // Of one seat all dice are shut in, of the others none.
  const WALLED: Readonly<Record<number, string>> = { 3: 'a9 a8 b8 a7 b7', 4: 'a9 a8 b8 a7' };
  const WALLS: Readonly<Record<number, readonly string[]>> = {
    3: ['c7 a6 b6 c6 d6', 'a1 b1 c1 d1 e1'],
    4: ['b7 c7 a6 b6', 'd6 a1 b1 c1', 'd1 e1 f1 g1'],
  };
  const shutIn = (seat: number, players: number): string => {
    const others = [...Array(players).keys()].filter((one) => one !== seat);
    const walls = others.map((one, i) => [one, WALLS[players]?.[i] ?? ''] as const);
    return [[seat, WALLED[players] ?? ''] as const, ...walls]
      .flatMap(([one, names]) => names.split(' ').map((name) => `${name}:${'rgkb'[one]}a`))
      .join(' ');
  };
  it.each([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 4],
  ])(
    'RAC-7 RAC-8 [mustMove=true] [mustMove=false] each is asked about dice of their own: seat %i of %i',
    (seat, players) => {
      const stay: RaceAction = { type: 'stay', player: seat };
      for (const mustMove of [true, false]) {
        const walled = position(shutIn(seat, players), seat, { mustMove }, players);
        expect([...race.legalActions(walled)]).toEqual([pass(seat)]);
        expect(verdict(race, walled, stay)).toBe(mustMove ? 'RAC-7' : 'RAC-8');
        const other = (seat + 1) % players;
        const free = position(shutIn(other, players), seat, { mustMove }, players);
        expect(verdict(race, free, pass(seat))).toBe('RAC-8');
        expect(verdict(race, free, stay)).toBe(mustMove ? 'RAC-7' : 'legal');
      }
    },
  );
});

describe('refusals', () => {
  const rolled = race.reduce(start(), roll(0, 'a'));
  const running = position(LINE);
  it.each([
    [running, { type: 'roll', player: 0 }, 'RAC-6', 'all dice are placed'],
    [running, place(0, 'a3'), 'RAC-6', 'all dice are placed'],
    [start({ poses: 'chosen' }), { type: 'roll', player: 0 }, 'RAC-5', 'dice are placed as their owners like'],
    [rolled, { type: 'roll', player: 0 }, 'RAC-5', 'the die that was rolled must be placed first'],
    [start(), place(0, 'a1'), 'RAC-5', 'a die is rolled before it is placed'],
    [rolled, place(0, 'a1', 'k'), 'RAC-5', 'the die lies as it was rolled'],
    [start({ poses: 'chosen' }), place(0, 'a1'), 'RAC-5', 'say how the die is to lie'],
    [rolled, place(0, 'a3'), 'RAC-5', 'a3 is not in the first two rows'],
    [
      race.load({ ...running, ...lineOf('a1:ra'), turns: 1, toPlay: 1, rolled: 'a' }),
      place(1, 'a1'),
      'RAC-5',
      'a die lies in a1 already',
    ],
    [rolled, tumble(0, 'a1-a2'), 'RAC-6', 'all dice must be placed first'],
    [running, tumble(0, 'c2-c3'), 'RAC-7', 'no die of yours lies in c2'],
    [running, tumble(0, 'd2-d4'), 'RAC-7', 'd4 is not adjacent to d2'],
    [running, tumble(0, 'd2-c2'), 'RAC-7', 'a die lies in c2'],
    [running, { type: 'stay', player: 0 }, 'RAC-7', 'a die is rolled over an edge in each turn'],
    [running, pass(0), 'RAC-8', 'one of your dice can move'],
    [rolled, pass(0), 'RAC-8', 'a die can be placed'],
  ] as [State, RaceAction, string, string][])('say why: %#', (state, action, clause, message) => {
    expect(race.check(state, action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });
});

describe('end', () => {
  it('RAC-3 RAC-9 twelve funnels end it at once, whoever’s', () => {
    const state = position(LAST);
    const other = race.reduce(state, tumble(0, 'a1-b1'.replace('b1', 'a2')));
    expect(other.toPlay).toBe(1);
    const after = race.reduce(state, tumble(0, 'a4-a5'));
    expect([after.toPlay, race.result(after)?.reason]).toEqual([
      null,
      expect.stringMatching(/^The border of the finish area is full; \d+ points are the most\.$/),
    ]);
    expect(
      cells(after.board, '.')
        .split(' ')
        .filter((name) => BORDER.includes(name)),
    ).toEqual([]);
    expect(verdict(race, after, tumble(1, 'b1-b2'))).toBe('GAME_OVER');
  });

  it('RAC-10 RAC-11 [factors=[1,2,3,4,4]] outward faces count, by the row; corners twice', () => {
    const after = race.reduce(position(LAST), tumble(0, 'a4-a5'));
    // Pose a shows 1, 3, 2; the red die came to a5 with 6, 4, 2.
    // Red: a5 6 + 2, d5 1, d6 2 · 3, a8 4 · 2. Green: b5 1, e5 1 + 3, a7 3 · 2, b8 4 · 3. Black: c5 1, a6 2 · 2, c7 3 · 3, a9 4 · (3 + 2).
    expect(race.result(after)).toMatchObject({ winners: [2], scores: [23, 23, 34] });
    expect(scoresByHand(after)).toEqual([23, 23, 34]);
  });

  it('RAC-11 [factors=[1,2,3,3,4]] the French reading', () => {
    const after = race.reduce(position(LAST, 0, { factors: [1, 2, 3, 3, 4] }), tumble(0, 'a4-a5'));
    expect(race.result(after)).toMatchObject({ winners: [2], scores: [21, 20, 34] });
    expect(() => start({ factors: [1, 2, 3] })).toThrow(/expected 5 factors/);
  });

  it('RAC-12 ties share', () => {
    const after = race.reduce(position(LAST, 0, { factors: [1, 0, 0, 0, 0] }), tumble(0, 'a4-a5'));
    expect(race.result(after)).toMatchObject({ winners: [0], scores: [9, 5, 1] });
    const none = race.reduce(position(LAST, 0, { factors: [0, 0, 0, 0, 0] }), tumble(0, 'a4-a5'));
    expect(race.result(none)).toMatchObject({ winners: [0, 1, 2], scores: [0, 0, 0] });
  });

  it('RAC-13 [turnLimit=70] [turnLimit=null] then it is scored as it stands', () => {
    const turns = position(LAST).turns;
    const limited = race.reduce(position(LAST, 0, { turnLimit: turns + 1 }), tumble(0, 'a1-a2'));
    expect(race.result(limited)).toMatchObject({ scores: scoresByHand(limited), winners: [2] });
    expect(race.result(limited)?.reason).toMatch(/^The turn limit is reached/);
    expect(race.reduce(position(LAST), tumble(0, 'a1-a2')).toPlay).toBe(1);
    const nextAfter = (turns: number): number | null => {
      const before = race.load({ ...position(LAST), turns, toPlay: turns % 3 });
      const [any] = race.legalActions(before);
      return any ? race.reduce(before, any).toPlay : turns;
    };
    expect([nextAfter(298), nextAfter(299)]).toEqual([2, null]);
    expect(racePicture(limited).summary).toContain(`Points: ${scoresByHand(limited).join(', ')}.`);
  });

  it('RAC-13 passes, stays and placings are turns of the limit', () => {
    const walled = 'a9:ra a8:ra b8:ra a7:ra b7:ra c7:ga a6:ga b6:ga c6:ga d6:ga a1:ka b1:ka c1:ka d1:ka e1:ka';
    const before = position(walled, 0, { mustMove: false, turnLimit: 62 });
    const after = race.reduce(race.reduce(before, pass(0)), { type: 'stay', player: 1 });
    expect([before.turns, after.turns, after.toPlay]).toEqual([60, 62, null]);
    const placed = race.reduce(race.reduce(start({ turnLimit: 1 }), roll(0, 'a')), place(0, 'a1'));
    expect(race.result(placed)).toMatchObject({ winners: [0, 1, 2], scores: [0, 0, 0] });
  });

  it('RAC-10 [poses=chosen] random games are scored and moved as by hand, and end', () => {
    let finished = 0;
    for (const [players, options] of [
      [3, {}],
      [4, { poses: 'chosen', hand: 'left', factors: [1, 2, 3, 3, 4] }],
    ] as const) {
      const { actions, state: last } = playout(race, { players, options, seed: 'a race', maxActions: 3000 });
      let state = start(options, players);
      for (const action of actions) {
        if (action.type === 'tumble') {
          const own = cells(state.board, 'rgkb'[action.player] as string).split(' ');
          const near = own.flatMap((from) => {
            const spot = spots[at(from)] as readonly number[];
            return spots.slice(0, 45).flatMap((other, to) => {
              const steps = other.map((part, axis) => part - (spot[axis] as number)).sort();
              return steps.join() === '-1,0,1' && state.board[to] === '.' ? [`${from}-${nameAt(to)}`] : [];
            });
          });
          if (state.turns % 9 === 0) {
            const listed = [...race.legalActions(state)].flatMap((one) =>
              one.type === 'tumble' ? [`${one.from}-${one.to}`] : [],
            );
            expect(listed.sort()).toEqual(near.sort());
          }
        }
        state = race.reduce(state, action);
      }
      expect(state).toEqual(last);
      expect(race.result(state)?.scores).toEqual(scoresByHand(state));
      finished++;
    }
    expect(finished).toBe(2);
  });

  it('RAC-9 who always goes forward comes to the end soon', () => {
    const { result, actions } = playout(race, {
      players: 3,
      seed: 'greedy',
      maxActions: 1000,
      choose: (view, _, rng): RaceAction => {
        const x = (name: string): number => Number(name.at(-1));
        const forward = [...race.legalActions(view)].find((one) => one.type === 'tumble' && x(one.to) > x(one.from));
        return forward ?? (race.sampleAction(view, rng) as RaceAction);
      },
    });
    expect(result).not.toBeNull();
    expect(actions.length).toBeLessThan(1000);
  });
});

describe('positions', () => {
  const good = position(LINE);
  it.each([
    ['a die without a pose', { poses: '.'.repeat(45) }, /has no pose/],
    ['dice of nobody', { board: good.board.replace('r', 'b') }, /dice of Player/],
    ['too few turns', { turns: 12 }, /at least 15 finished turns/],
    ['another player’s turn', { toPlay: 1 }, /expected Player 1 to play/],
    ['nobody to play', { toPlay: null }, /expected Player 1 to play/],
    ['a roll in the race', { rolled: 'a' }, /no die is rolled/],
    ['a roll where poses are chosen', { ...start({ poses: 'chosen' }), rolled: 'a' }, /no die is rolled/],
    [
      'a roll when it is over',
      { ...start({ turnLimit: 1 }), ...lineOf('a1:ra'), turns: 1, toPlay: null, rolled: 'a' },
      /no die is rolled/,
    ],
    ['a turn beyond the limit', { options: { ...good.options, turnLimit: good.turns } }, /a game that is over/],
  ])('%s is refused', (_, change, message) => {
    expect(() => race.load({ ...good, ...change })).toThrow(message);
  });

  it('dice far ahead while others are placed are refused', () => {
    const { board, poses } = laid('a5:ra');
    const state = { ...start(), board: board.slice(0, 45), poses: poses.slice(0, 45), toPlay: 1 };
    expect(() => race.load({ ...state, turns: 1 })).toThrow(/first two rows/);
    expect(() => race.load({ ...state, turns: 2 })).toThrow(/expected 1 finished turns/);
  });

  it('show what is to be done', () => {
    expect(racePicture(start()).summary).toContain('Player 1 rolls a die.');
    expect(racePicture(good).summary).toContain('Player 1 rolls a die over its edge.');
  });
});

describe('editions', () => {
  const [english, french] = ['english', 'french'].map((name) => editionOf(race, name)) as [RaceOptions, RaceOptions];

  it('RAC-7 English: a die is rolled over, turn by turn; French: each player may', () => {
    const stays = [english, french].map((options) =>
      verdict(race, position(LINE, 0, options), { type: 'stay', player: 0 }),
    );
    expect(stays).toEqual(['RAC-7', 'legal']);
  });

  it('RAC-11 English: rows count 1, 2, 3, 4, 4 times; French: the fourth counts three times', () => {
    const scores = [english, french].map(
      (options) => race.result(race.reduce(position(LAST, 0, options), tumble(0, 'a4-a5')))?.scores,
    );
    expect(scores).toEqual([
      [23, 23, 34],
      [21, 20, 34],
    ]);
  });
});

describe('worth', () => {
  it('is the greater, the nearer the dice are, and the more they would score', () => {
    const near = LAST.replace('a4:ra', 'a5:ra');
    expect(raceWorth(position(LAST), 0)).toBeGreaterThan(raceWorth(position(LINE), 0));
    const scores = allPoses.map((pose) => {
      const state = position(near.replace('a5:ra', `a5:r${pose}`), null);
      return { points: scoresByHand(state)[0] as number, worth: raceWorth(state, 0) };
    });
    scores.sort((one, other) => one.points - other.points || one.worth - other.worth);
    const worths = scores.map(({ worth }) => worth);
    expect(worths).toEqual([...worths].sort((one, other) => one - other));
    expect(worths.at(-1)).toBeGreaterThan(worths[0] as number);
  });
});

describe('the rule of thumb', () => {
  const bot = raceBots.thumb.create({ game: race, options: {}, parameters: {}, files: {} } as never);
  const choiceIn = (state: State): unknown => bot(state as never, 0, createRng('thumb') as never);

  it('gains points where there are any to gain', () => {
    expect(choiceIn(position(LAST))).toEqual(tumble(0, 'a4-a5'));
  });

  it('rolls the last die towards the finish where there are none', () => {
    const state = position(LINE);
    const action = choiceIn(state) as { readonly from: string; readonly to: string };
    const row = (name: string): number => (spots[at(name)] as Spot)[0];
    expect(row(action.to) - row(action.from)).toBe(1);
    expect(row(action.from)).toBe(0);
  });
});
