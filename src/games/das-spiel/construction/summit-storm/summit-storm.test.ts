import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import {
  add,
  canPlace,
  indexOf,
  pileOf,
  type Spot,
  spots,
  units,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import {
  summitStorm as game,
  type SummitStormAction,
  type SummitStormOptions,
  type SummitStormState,
} from './summit-storm.js';

type State = DeepReadonly<SummitStormState>;

const start = (options: SummitStormOptions = {}): State => game.setup({ players: 3, options });
const place = (player: number, cell: string): SummitStormAction => ({ type: 'place', player, cell });
const roll = (player: number, ...outcome: number[][]): SummitStormAction => ({ type: 'roll', player, outcome });
const count = (text: string, colour: string): number => text.split(colour).length - 1;

function position(dice: Record<string, string>, toPlay: number | null, more: Partial<State> = {}): State {
  const laid = board(dice);
  const supply = [...'rgk'].map((colour) => Math.max(0, 90 - count(laid, colour)));
  return game.load({ ...start(), board: laid, supply, toPlay, ...more });
}

const limited = { stock: 'limited', groups: [] } as const;

const ALL = spots.slice(0, 45).map((_, cell) => nameAt(cell));

describe('table', () => {
  it('SUM-1 three sides play, no more and no fewer', () => {
    expect(game.playerCount).toEqual({ min: 3, max: 3, withGroups: 12 });
    expect(game.title).toBe('Summit Storm');
    for (const players of [1, 2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('SUM-1 [groups=[2,2,2]] [groups=[]] six in three groups play A1 B1 C1 A2 B2 C2', () => {
    const options = { groups: [2, 2, 2] };
    let state = game.setup({ players: 6, options });
    for (const [player, cell] of ['a1', 'c4', 'i1', 'a9'].entries()) state = game.reduce(state, place(player, cell));
    expect([...'rgk'].map((colour) => cells(state.board, colour))).toEqual(['a1 a9', 'c4', 'i1']);
    expect([state.supply, state.toPlay]).toEqual([[88, 89, 89], 4]);
    expect(() => game.setup({ players: 6 })).toThrow('6 players are groups, such as { groups: [2, 2, 2] }');
    for (const groups of [
      [2, 2],
      [3, 2, 2],
    ])
      expect(() => game.setup({ players: 6, options: { groups } })).toThrow(GameError);
  });

  it('SUM-8 [groups=[1,3,2]] each side rolls one die, and the colour of the highest is placed', () => {
    let open = game.setup({ players: 6, options: { groups: [1, 3, 2] } });
    for (const [player, cell] of ['a1', 'b1', 'a2'].entries()) open = game.reduce(open, place(player, cell));
    expect([open.phase, open.toPlay]).toEqual(['rollOff', 2]);
    const rolled = roll(2, [1, 6, 5]);
    const after = game.reduce(open, rolled);
    expect([after.board[at('1a1')], after.toPlay, after.members]).toEqual(['g', 0, [0, 1, 1]]);
    const told = 'The players roll 1, 6, 5: Player 2 and Player 4 and Player 6 place a die in 1a1.';
    expect(game.describe(open, rolled, after)).toBe(told);
  });

  it('SUM-2 the players have red, green and black dice, 90 each', () => {
    expect(start().supply).toEqual([90, 90, 90]);
    const after = play(game, start(), [place(0, 'a1'), place(1, 'c4'), place(2, 'i1'), place(0, 'a9')]);
    expect([...'rgk'].map((colour) => cells(after.board, colour))).toEqual(['a1 a9', 'c4', 'i1']);
    expect(after.supply).toEqual([88, 89, 89]);
  });

  it('SUM-3 player 0 begins, then turns go round', () => {
    expect(verdict(game, start(), place(1, 'a1'))).toBe('NOT_YOUR_TURN');
    let state = start();
    const turns = [state.toPlay];
    for (const cell of ['a1', 'a3', 'a5', 'a7']) {
      state = game.reduce(state, place(state.toPlay ?? 0, cell));
      turns.push(state.toPlay);
    }
    expect(turns).toEqual([0, 1, 2, 0, 1]);
  });
});

describe('placing', () => {
  it('SUM-4 a die goes into any empty funnel of the plate, near others or not', () => {
    const state = play(game, start(), [place(0, 'a1'), place(1, 'c4')]);
    const legal = [...game.legalActions(state)].map((action) => (action.type === 'place' ? action.cell : '?'));
    expect(legal).toEqual(ALL.filter((cell) => cell !== 'a1' && cell !== 'c4'));
    expect(verdict(game, state, place(2, 'c4'))).toBe('SUM-4');
    expect(verdict(game, state, place(2, 'i1'))).toBe('legal');
  });

  it.each(['1a1', '8a1', 'a0', 'j1', 'A1', ''])('SUM-4 %j is no funnel of the plate', (cell) => {
    expect(verdict(game, start(), place(0, cell))).toBe('INVALID_ACTION');
  });
});

describe('filling', () => {
  it.each([
    ['SUM-6 two red, one green', 'rrg', 'r'],
    ['SUM-6 two red, one black', 'krr', 'r'],
    ['SUM-6 two green, one red', 'grg', 'g'],
    ['SUM-6 two green, one black', 'ggk', 'g'],
    ['SUM-6 two black, one red', 'krk', 'k'],
    ['SUM-6 two black, one green', 'kkg', 'k'],
    ['SUM-7 three red', 'rrr', 'g'],
    ['SUM-7 three green', 'ggg', 'k'],
    ['SUM-7 three black', 'kkk', 'r'],
  ])('%s', (_, colours, filler) => {
    // a1, a2 and b1 lie round 1a1; whoever completes it, the colours decide.
    for (const last of [0, 1, 2]) {
      const names = ['a1', 'a2', 'b1'];
      const dice: Record<string, string> = { r: '', g: '', k: '' };
      for (const [i, name] of names.entries()) if (i !== last) dice[colours[i] as string] += `${name} `;
      const player = 'rgk'.indexOf(colours[last] as string);
      const after = game.reduce(position(dice, player), place(player, names[last] as string));
      expect(after.board[at('1a1')]).toBe(filler);
      expect([after.phase, after.toPlay]).toEqual(['place', (player + 1) % 3]);
    }
  });

  it('SUM-5 one die can complete three funnels, and all are filled before the next turn', () => {
    // c3 lies in 1b3 with b3 and b4, in 1c2 with c2 and d2, in 1c3 with c4 and d3.
    const after = game.reduce(position({ r: 'b3 b4', g: 'c2 d2', k: 'c4 d3' }, 0), place(0, 'c3'));
    expect(after.board[at('1b3')]).toBe('g');
    expect(after.board[at('1c2')]).toBe('g');
    expect(after.board[at('1c3')]).toBe('k');
    expect(after.toPlay).toBe(1);
  });

  it('SUM-5 nothing is filled where no funnel is complete', () => {
    const after = play(game, start(), [place(0, 'a1'), place(1, 'a2'), place(2, 'a3')]);
    expect(count(after.board, '.')).toBe(162);
  });

  const mixed = () => position({ r: 'a1', g: 'a2' }, 2);
  const opened = () => game.reduce(mixed(), place(2, 'b1'));

  it('SUM-8 a funnel of three colours is rolled for before anything else', () => {
    const open = opened();
    expect([open.phase, open.toPlay, open.board[at('1a1')]]).toEqual(['rollOff', 2, '.']);
    expect(verdict(game, open, place(2, 'i1'))).toBe('SUM-8');
    expect(verdict(game, open, roll(0, [6, 2, 1]), [[6, 2, 1]])).toBe('NOT_YOUR_TURN');
    expect(verdict(game, mixed(), roll(2, [6, 2, 1]), [[6, 2, 1]])).toBe('SUM-8');
    expect([...game.legalActions(open)]).toEqual([{ type: 'roll', player: 2 }]);
  });

  it.each([
    ['SUM-8 player 0 has more', [[6, 2, 1]], 'r'],
    ['SUM-8 player 1 has more', [[1, 2, 1]], 'g'],
    ['SUM-8 player 2 has more', [[4, 2, 5]], 'k'],
    [
      'SUM-9 the tied roll again',
      [
        [6, 6, 1],
        [2, 5],
      ],
      'g',
    ],
    [
      'SUM-9 the tied roll again, the first wins',
      [
        [6, 1, 6],
        [3, 2],
      ],
      'r',
    ],
    [
      'SUM-9 and again',
      [
        [4, 4, 4],
        [1, 3, 3],
        [2, 2],
        [1, 4],
      ],
      'k',
    ],
  ] as const)('%s', (_, rows, filler) => {
    const after = game.reduce(opened(), roll(2, ...rows.map((row) => [...row])));
    expect(after.board[at('1a1')]).toBe(filler);
    expect([after.phase, after.toPlay]).toEqual(['place', 0]);
    expect(after.supply.map((left) => 90 - left)).toEqual([...'rgk'].map((colour) => (colour === filler ? 2 : 1)));
  });

  it.each([
    ['one number', [[6]]],
    ['a tie that is left', [[6, 6, 1]]],
    [
      'numbers of whoever is not tied',
      [
        [6, 6, 1],
        [1, 2, 3],
      ],
    ],
    ['a roll after the end', [[6, 5, 1], [1]]],
    ['a 7', [[7, 5, 1]]],
    ['none', []],
  ])('SUM-9 %s is no outcome', (_, rows) => {
    expect(() => game.reduce(opened(), roll(2, ...rows))).toThrow(/outcome/);
  });

  it('SUM-10 fillers complete further funnels, upwards, and more rolls may come of it', () => {
    const state = position({ r: 'a1 a2 b1', g: 'b2 1a1', k: 'a3 1a2' }, 0);
    const after = game.reduce(state, place(0, 'c1'));
    // 1b1 lies on b1 and c1 (red) and b2 (green): red. 2a1 then lies on green, black and red.
    expect(after.board[at('1b1')]).toBe('r');
    expect([after.phase, after.board[at('2a1')]]).toEqual(['rollOff', '.']);
    const last = game.reduce(after, roll(0, [1, 2, 3]));
    expect([last.board[at('2a1')], last.phase, last.toPlay]).toEqual(['k', 'place', 1]);
  });

  it('SUM-11 what needs no roll is filled first, then rolls go by the order of cells', () => {
    // c3 (red) completes 1b3 (red, green, black), 1c2 (two red, green) and 1c3 (red, green, black).
    const state = position({ r: 'c2', g: 'd2 b3 d3', k: 'b4 c4' }, 0);
    const first = game.reduce(state, place(0, 'c3'));
    expect([first.board[at('1c2')], first.board[at('1b3')], first.board[at('1c3')]]).toEqual(['r', '.', '.']);
    const second = game.reduce(first, roll(0, [1, 1, 6]));
    expect([second.board[at('1b3')], second.board[at('1c3')], second.phase, second.toPlay]).toEqual([
      'k',
      '.',
      'rollOff',
      0,
    ]);
    const third = game.reduce(second, roll(0, [1, 6, 1]));
    expect([third.board[at('1c3')], third.phase, third.toPlay]).toEqual(['g', 'place', 1]);
  });

  /** The rules by hand: fills what needs no roll, by trying every spot again and again. */
  function filledByHand(text: string): { board: string; open: number[] } {
    let now = text;
    for (;;) {
      const free = spots.filter((one) => indexOf(one) >= 45 && canPlace(pileOf(now), one));
      const asked = free.map((one) => {
        const round = units
          .map((step) => now[indexOf(add(one, step as Spot))] as string)
          .sort()
          .join('');
        const owner = { ggk: 'g', ggr: 'g', gkk: 'k', kkr: 'k', grr: 'r', krr: 'r', rrr: 'g', ggg: 'k', kkk: 'r' }[
          round
        ];
        return { index: indexOf(one), owner };
      });
      const next = asked.find(({ owner }) => owner !== undefined);
      if (next === undefined) return { board: now, open: asked.map(({ index }) => index) };
      now = now.slice(0, next.index) + next.owner + now.slice(next.index + 1);
    }
  }

  it('SUM-6 SUM-7 SUM-10 SUM-11 SUM-14 a random game is what filling by hand gives', () => {
    let state = start();
    let rolls = 0;
    let turn = 0;
    for (const action of playout(game, { players: 3, seed: 'summit storm' }).actions) {
      const { open: waiting } = filledByHand(state.board);
      const index = action.type === 'place' ? at(action.cell) : (waiting[0] as number);
      let colour = 'rgk'[action.player] as string;
      if (action.type === 'roll') {
        rolls++;
        // Who is left when all but the highest are struck out, row after row.
        let left = [...'rgk'];
        for (const row of action.outcome ?? [])
          left = left.filter((_, i) => row.every((other) => other <= (row[i] ?? 0)));
        expect(left.length).toBe(1);
        colour = left[0] as string;
      }
      const expected = filledByHand(state.board.slice(0, index) + colour + state.board.slice(index + 1));
      expect(action.player).toBe(turn);
      state = game.reduce(state, action);
      expect(state.board).toBe(expected.board);
      expect(state.phase).toBe(expected.open.length > 0 ? 'rollOff' : 'place');
      if (expected.open.length === 0) turn = (turn + 1) % 3;
      expect(state.toPlay).toBe(count(state.board, '.') === 0 ? null : turn);
    }
    expect(rolls).toBeGreaterThan(5);
    expect(state.toPlay).toBeNull();
  });
});

describe('dice that run out', () => {
  // 90 green dice: a pyramid of 84 and six beside it. A die in c2 completes 1b2 with b2 and b3.
  const green = spots.flatMap(([x], cell) => (x >= 2 ? [nameAt(cell)] : [])).concat('a1', 'c1', 'e1', 'g1', 'i1', 'b2');
  const without = (names: string, more = ''): string =>
    [...green.filter((cell) => !names.split(' ').includes(cell)), more].join(' ');

  it('SUM-12 [stock=stand-ins] a colour goes on beyond its 90 dice', () => {
    const state = position({ g: green.join(' ') }, 0);
    expect(state.supply).toEqual([90, 0, 90]);
    const after = game.reduce(state, place(0, 'c2'));
    expect([after.board[at('1b2')], after.supply, after.toPlay]).toEqual(['g', [89, 0, 90], 1]);
    const beyond = game.reduce(after, place(1, 'f1'));
    expect([beyond.board[at('f1')], beyond.supply]).toEqual(['g', [89, 0, 90]]);
    // Such positions are taken, also with green to play.
    for (const one of [after, beyond]) expect(game.load(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  /** The whole of a game on this plate, in which red wins each roll. */
  const storm = (options: SummitStormOptions): State => {
    const plate = 'rrggkkrgkgkrrkgkrgrggkrkkkrrgggrgrkkkgrgrkgrk';
    const places = [...'rgk'].map((colour) => [...cells(plate, colour).split(' ')]);
    let state = start(options);
    for (let action = 0; action < 165 && state.toPlay !== null; action++) {
      const cell = places[state.toPlay]?.[0] ?? '';
      if (state.phase === 'place') places[state.toPlay]?.shift();
      state = game.reduce(state, state.phase === 'place' ? place(state.toPlay, cell) : roll(state.toPlay, [6, 1, 1]));
    }
    return state;
  };

  it('SUM-12 [stock=stand-ins] a whole game can ask for more than 90 dice of a colour', () => {
    const state = storm({});
    expect(['r', 'g', 'k'].map((colour) => count(state.board, colour))).toEqual([105, 41, 19]);
    expect(state.supply).toEqual([0, 49, 71]);
  });

  it('SUM-12 [stock=limited] in the same game red has 90 dice and no more', () => {
    const state = storm(limited);
    expect(count(state.board, 'r')).toBe(90);
    expect(state.supply[0]).toBe(0);
    expect(game.result(state)?.scores?.reduce((sum, faces) => sum + faces, 0)).toBe(135);
  });

  it('SUM-12 [stock=limited] the next player who has dice fills in place of whoever has none', () => {
    const state = position({ g: green.join(' ') }, 0, { options: limited });
    const after = game.reduce(state, place(0, 'c2'));
    expect([after.board[at('1b2')], after.supply, after.toPlay]).toEqual(['k', [89, 0, 89], 2]);
    const more = { g: `${green.join(' ')} d1` };
    expect(() => position(more, 0, { options: limited })).toThrow(/there are 90 green dice, not 91/);
  });

  it('SUM-12 [stock=limited] the last die goes to the first funnel in the order of cells', () => {
    // With d2 green c2 completes 1b2 and 1c2, and their fillers 2b2; all ask for green, which has one die left.
    const state = position({ g: without('a1 i1', 'd2') }, 0, { options: limited });
    expect(state.supply[1]).toBe(1);
    const after = game.reduce(state, place(0, 'c2'));
    expect(['1b2', '1c2', '2b2'].map((cell) => after.board[at(cell)])).toEqual(['g', 'k', 'k']);
  });

  it('SUM-12 [stock=limited] a player who wins the roll without dice lets the next one place', () => {
    const state = position({ g: without('b2', 'e2'), r: 'b2' }, 2, { options: limited });
    const open = game.reduce(state, place(2, 'c2'));
    expect([open.phase, open.toPlay]).toEqual(['rollOff', 2]);
    const rolled = roll(2, [1, 6, 5]);
    const after = game.reduce(open, rolled);
    expect(after.board[at('1b2')]).toBe('k');
    expect(game.describe(open, rolled, after)).toBe('The players roll 1, 6, 5: Player 3 places a die in 1b2.');
  });

  it('SUM-12 [stock=stand-ins] a player who wins the roll without dice places a stand-in', () => {
    const open = game.reduce(position({ g: without('b2', 'e2'), r: 'b2' }, 2), place(2, 'c2'));
    const rolled = roll(2, [1, 6, 5]);
    const after = game.reduce(open, rolled);
    expect([after.board[at('1b2')], after.supply]).toEqual(['g', [89, 0, 89]]);
    expect(game.describe(open, rolled, after)).toBe('The players roll 1, 6, 5: Player 2 places a die in 1b2.');
  });

  it('SUM-13 [stock=limited] a player who has no dice is passed over', () => {
    const state = position({ g: green.join(' ') }, 0, { options: limited });
    expect(game.reduce(state, place(0, 'f1')).toPlay).toBe(2);
    expect(() => game.load({ ...state, toPlay: 1 })).toThrow(/Player 2 has no dice/);
  });

  it('SUM-13 [groups=[1,3,2]] a side that has no dice is passed over, and its members with it', () => {
    const options = { groups: [1, 3, 2], stock: 'limited' } as const;
    const first = game.setup({ players: 6, options });
    const laid = board({ g: green.join(' ') });
    const state = game.load({ ...first, board: laid, supply: [90, 0, 90], members: [0, 2, 1] });
    const after = game.reduce(state, place(0, 'f1'));
    expect([after.toPlay, after.members]).toEqual([4, [0, 2, 1]]);
    expect(() => game.load({ ...state, toPlay: 5 })).toThrow(/Player 6 has no dice/);
  });

  it('SUM-13 [stock=limited] a player who has placed their last die still has all roll for what it completed', () => {
    // c2 completes 1c1 with c1 (red) and d1 (black).
    const state = position({ g: without('b2 c1', 'e2'), r: 'c1', k: 'd1' }, 1, { options: limited });
    expect(state.supply[1]).toBe(1);
    const open = game.reduce(state, place(1, 'c2'));
    expect([open.phase, open.toPlay, open.supply[1]]).toEqual(['rollOff', 1, 0]);
    expect(game.load(JSON.parse(JSON.stringify(open)))).toEqual(open);
    expect(game.reduce(open, roll(1, [6, 1, 2])).toPlay).toBe(2);
  });

  it('SUM-13 [stock=stand-ins] nobody is passed over', () => {
    expect(game.reduce(position({ g: green.join(' ') }, 0), place(0, 'f1')).toPlay).toBe(1);
  });
});

describe('end', () => {
  const played: ReturnType<typeof whole>[] = [];
  const whole = (i: number) => playout(game, { players: 3, seed: `storm ${i}` });
  /** 60 whole games, played when a test asks for them first. */
  const finals = () => {
    while (played.length < 60) played.push(whole(played.length));
    return played;
  };

  it('SUM-14 the game is over after 45 placings, when the apex is filled', () => {
    for (const { state, actions } of finals()) {
      expect(actions.filter(({ type }) => type === 'place').length).toBe(45);
      expect(count(state.board, '.')).toBe(0);
      expect(state.toPlay).toBeNull();
      expect(game.playersToAct(state)).toEqual([]);
      expect(verdict(game, state, place(0, 'a1'))).toBe('GAME_OVER');
    }
    const { actions } = finals()[0] as ReturnType<typeof whole>;
    expect(game.result(play(game, start(), actions.slice(0, -1)))).toBeNull();
  });

  it('SUM-15 most outer faces win, and ties share', () => {
    let ties = 0;
    for (const { state, result } of finals()) {
      const faces = [...'rgk'].map((colour) =>
        spots.reduce(
          (sum, spot, cell) => sum + (state.board[cell] === colour ? spot.filter((part) => part === 0).length : 0),
          0,
        ),
      );
      const most = Math.max(...faces);
      expect(result?.scores).toEqual(faces);
      expect(result?.winners).toEqual([0, 1, 2].filter((player) => faces[player] === most));
      expect(result?.reason).toBe(`The pyramid is complete; ${most} outer faces are the most.`);
      ties += faces.filter((number) => number === most).length > 1 ? 1 : 0;
    }
    expect(ties).toBeGreaterThan(0);
  });
});

describe('positions', () => {
  it.each<[string, Record<string, string>, Partial<State>, RegExp]>([
    ['a die on nothing', { r: '1a1' }, {}, /lies on nothing/],
    ['a wrong supply', {}, { supply: [89, 90, 90] }, /expected Player 1 to have 90 dice left, got 89/],
    ['an open funnel', { r: 'a1 a2', g: 'b1' }, {}, /1a1 is not filled/],
    ['no roll-off', { r: 'a1', g: 'a2', k: 'b1' }, {}, /while a funnel is rolled for/],
    ['a roll-off for nothing', {}, { phase: 'rollOff' }, /while a funnel is rolled for/],
    ['nobody to play', {}, { toPlay: null }, /until the pyramid is complete/],
    ['a colour of another game', { b: 'a1' }, {}, /"b" in a1/],
  ])('%s is refused', (_, dice, more, message) => {
    expect(() => position(dice, 0, more)).toThrow(message);
  });
});

describe('words', () => {
  it('says what is placed, rolled and filled, and how it ends', () => {
    expect(game.describe(start(), place(0, 'a1'), game.reduce(start(), place(0, 'a1')))).toBe(
      'Player 1 places a red die in a1.',
    );
    const two = position({ r: 'a1 a2' }, 1);
    expect(game.describe(two, place(1, 'b1'), game.reduce(two, place(1, 'b1')))).toBe(
      'Player 2 places a green die in b1; one funnel is filled.',
    );
    const three = position({ r: 'b3 b4', g: 'c2 d2', k: 'c4 d3' }, 0);
    expect(game.describe(three, place(0, 'c3'), game.reduce(three, place(0, 'c3')))).toBe(
      'Player 1 places a red die in c3; 3 funnels are filled.',
    );
    const mixed = position({ r: 'c2', g: 'd2 b3 d3', k: 'b4 c4' }, 0);
    const open = game.reduce(mixed, place(0, 'c3'));
    const why = (state: State, action: SummitStormAction) => game.check(state, action)?.message;
    expect(why(open, place(0, 'i1'))).toMatch(/all players roll for 1b3 first/);
    expect(why(mixed, place(0, 'c2'))).toMatch(/a die lies in c2 already/);
    expect(why(mixed, { type: 'roll', player: 0 })).toMatch(/no funnel of three colours is open/);
    expect(game.describe(mixed, place(0, 'c3'), open)).toBe(
      'Player 1 places a red die in c3; one funnel is filled. All roll for 1b3.',
    );
    const rolled = roll(0, [4, 6, 6], [2, 5]);
    expect(game.describe(open, rolled, game.reduce(open, rolled))).toBe(
      'The players roll 4, 6, 6; again 2, 5: Player 3 places a die in 1b3. All roll for 1c3.',
    );
    const { actions, state } = playout(game, { players: 3, seed: 'storm 0' });
    const before = play(game, start(), actions.slice(0, -1));
    expect(game.describe(before, actions.at(-1) as SummitStormAction, state)).toMatch(
      /\. The pyramid is complete: \d+ red faces, \d+ green ones, \d+ black ones\.$/,
    );
  });
});
