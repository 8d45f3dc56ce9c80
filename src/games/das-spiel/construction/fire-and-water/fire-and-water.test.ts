import { describe, expect, it } from 'vitest';
import { at, board, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, indexOf, pileOf, type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import {
  type FireAndWaterAction,
  type FireAndWaterOptions,
  type FireAndWaterState,
  fireAndWater,
} from './fire-and-water.js';
import { fireAndWaterPicture } from './fire-and-water.picture.js';

type State = DeepReadonly<FireAndWaterState>;
type Colour = 'r' | 'g' | 'k';

const EACH: Record<number, number> = { 2: 24, 3: 15, 4: 12, 5: 9, 6: 8 };

const start = (players = 2, options: FireAndWaterOptions = {}): State => fireAndWater.setup({ players, options });
const place = (player: number, cell: string, colour: Colour): FireAndWaterAction => ({
  type: 'place',
  player,
  cell,
  colour,
});
const pass = (player: number): FireAndWaterAction => ({ type: 'pass', player });

const counts = (text: string, letter: string): number => text.split(letter).length - 1;
const namesOf = (list: readonly Spot[]): string => list.map((spot) => nameAt(indexOf(spot))).join(' ');

/** A position in which the dice on the board come from Player 1 first, then from the next. */
function position(laid: string, change: Partial<State> = {}, options: FireAndWaterOptions = {}, players = 2): State {
  const each = EACH[players] as number;
  const lying = { red: counts(laid, 'r'), green: counts(laid, 'g') };
  const supply = Array.from({ length: players }, (_, player) => {
    const left = (dice: number) => each - Math.min(each, Math.max(0, dice - player * each));
    return { red: left(lying.red), green: left(lying.green) };
  });
  return fireAndWater.load({ ...start(players, options), board: laid, supply, ...change });
}

// What the rules say, tried out with spots.

/** Whether cubes in two spots touch: by a face or along an edge, or at a corner, where those count. */
function touchByHand([a, b, c]: Spot, [d, e, f]: Spot, contact: 'edge' | 'corner'): boolean {
  const steps = [Math.abs(a - d), Math.abs(b - e), Math.abs(c - f)];
  return Math.max(...steps) === 1 && steps.filter((step) => step === 1).length <= (contact === 'edge' ? 2 : 3);
}

/** All that the player on turn may place, as `'c4 r'`. */
function placingsByHand({ board: laid, supply, toPlay, options }: State): Set<string> {
  const { red = 0, green = 0 } = supply[toPlay ?? 0] ?? {};
  const open = spots.filter((spot) => canPlace(pileOf(laid), spot));
  const forbidden = (colour: Colour): string[] => {
    if (options.apart === 'red-red') return colour === 'r' ? ['r'] : [];
    return { r: ['g'], g: ['r'], k: [] }[colour];
  };
  const fits = (spot: Spot, colour: Colour): boolean =>
    spots.every((other, i) => {
      return !forbidden(colour).includes(laid[i] as string) || !touchByHand(spot, other, options.contact);
    });
  const own = (
    [
      ['r', red],
      ['g', green],
    ] as const
  ).flatMap(([colour, left]) =>
    left === 0 ? [] : open.filter((spot) => fits(spot, colour)).map((spot) => `${nameAt(indexOf(spot))} ${colour}`),
  );
  const black = counts(laid, 'k') === 90 ? [] : open.map((spot) => `${nameAt(indexOf(spot))} k`);
  if (options.black === 'free') return new Set([...own, ...black]);
  return new Set(own.length > 0 ? own : black);
}

const listed = (state: State): string[] =>
  [...fireAndWater.legalActions(state)].flatMap((action) =>
    action.type === 'place' ? [`${action.cell} ${action.colour}`] : [],
  );

/** Sequences of turns, counted with nothing but what is tried out. */
function perftByHand(state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const text of placingsByHand(state)) {
    const [cell = '', colour = ''] = text.split(' ');
    const player = state.toPlay ?? 0;
    const supply = state.supply.map(({ red, green }, i) => ({
      red: red - (i === player && colour === 'r' ? 1 : 0),
      green: green - (i === player && colour === 'g' ? 1 : 0),
    }));
    const next = {
      ...state,
      supply,
      board: board({ [colour]: cell }, state.board),
      toPlay: (player + 1) % state.players,
    };
    const isOver = supply.some(({ red, green }) => red + green === 0) || !next.board.includes('.');
    count += isOver ? 1 : perftByHand(next, depth - 1);
  }
  return count;
}

const level = (n: number): Spot[] => spots.filter(([x, y, z]) => x + y + z === 8 - n);

describe('table', () => {
  it.each([
    [2, 24],
    [3, 15],
    [4, 12],
    [5, 9],
    [6, 8],
  ])('FAW-1 FAW-2 %i players have %i red and as many green dice each', (players, dice) => {
    expect(start(players).supply).toEqual(Array(players).fill({ red: dice, green: dice }));
    expect(fireAndWater.playerCount).toEqual({ min: 2, max: 6 });
  });

  it('FAW-4 player 0 begins, then they take turns of one die', () => {
    expect(verdict(fireAndWater, start(3), place(1, 'c4', 'r'))).toBe('NOT_YOUR_TURN');
    const state = play(fireAndWater, start(3), [place(0, 'c4', 'r'), place(1, 'a1', 'g')]);
    expect([state.toPlay, state.board[at('c4')], state.board[at('a1')]]).toEqual([2, 'r', 'g']);
    expect(state.supply).toEqual([
      { red: 14, green: 15 },
      { red: 15, green: 14 },
      { red: 15, green: 15 },
    ]);
  });
});

describe('placing', () => {
  // c4, c5 and d4 carry 1c4; 2c4 lies on 1c4, 1c5, 1d4.
  it.each([
    ['FAW-4 any funnel of the plate', { r: 'c4' }, 'i1', 'r', 'legal'],
    ['FAW-4 a funnel of dice', { r: 'c4 c5 d4' }, '1c4', 'r', 'legal'],
    ['FAW-4 an occupied cell', { r: 'c4' }, 'c4', 'r', 'FAW-4'],
    ['FAW-4 nothing below', { r: 'c4 c5' }, '1c4', 'r', 'FAW-4'],
    ['FAW-5 no purple dice', { r: 'c4' }, 'i1', 'p', 'INVALID_ACTION'],
    ['FAW-6 green beside red, along an edge', { r: 'c4' }, 'c5', 'g', 'FAW-6'],
    ['FAW-6 green on red, by a face', { r: 'c4', k: 'c5 d4' }, '1c4', 'g', 'FAW-6'],
    ['FAW-6 red beside green', { g: 'c4' }, 'b5', 'r', 'FAW-6'],
    ['FAW-6 red beside red', { r: 'c4' }, 'c5', 'r', 'legal'],
    ['FAW-6 green beside green', { g: 'c4' }, 'c5', 'g', 'legal'],
    ['FAW-7 two funnels farther', { r: 'c4' }, 'c6', 'g', 'legal'],
    ['FAW-7 two levels above, along an edge', { r: 'c5', k: 'c4 c6 d4 d5 e4 1c4 1c5 1d4' }, '2c4', 'g', 'FAW-6'],
    ['FAW-9 black while another fits', { r: 'c4' }, 'i1', 'k', 'FAW-9'],
  ])('%s', (_, dice, cell, colour, expected) => {
    const state = position(board(dice as Record<string, string>));
    expect(verdict(fireAndWater, state, place(0, cell, colour as Colour))).toBe(expected);
  });

  it('FAW-5 only dice that are left', () => {
    const state = position(board({ r: namesOf(level(0).slice(0, 24)) }));
    expect(state.supply[0]).toEqual({ red: 0, green: 24 });
    expect(verdict(fireAndWater, state, place(0, 'i1', 'r'))).toBe('FAW-5');
    expect(verdict(fireAndWater, state, place(0, 'i1', 'g'))).toBe('legal');
  });

  it('FAW-5 the die that was placed is gone from what its player has, and from nobody else’s', () => {
    const state = play(fireAndWater, start(3), [
      place(0, 'a1', 'g'),
      place(1, 'i1', 'r'),
      place(2, 'h1', 'r'),
      place(0, 'a2', 'g'),
    ]);
    expect(state.supply).toEqual([
      { red: 15, green: 13 },
      { red: 14, green: 15 },
      { red: 14, green: 15 },
    ]);
  });

  it('FAW-6 [apart=red-red] red dice keep apart from each other, green ones from nothing', () => {
    const options = { apart: 'red-red' } as const;
    const state = position(board({ r: 'c4', g: 'h1' }), {}, options);
    expect(verdict(fireAndWater, state, place(0, 'c5', 'r'))).toBe('FAW-6');
    expect(verdict(fireAndWater, state, place(0, 'c5', 'g'))).toBe('legal');
    expect(verdict(fireAndWater, state, place(0, 'i1', 'r'))).toBe('legal');
    expect(verdict(fireAndWater, state, place(0, 'i1', 'g'))).toBe('legal');
  });

  it('FAW-6 [apart=red-green] they keep apart from the other colour', () => {
    const state = position(board({ r: 'c4', g: 'h1' }), {}, { apart: 'red-green' });
    expect(verdict(fireAndWater, state, place(0, 'c5', 'r'))).toBe('legal');
    expect(verdict(fireAndWater, state, place(0, 'i1', 'r'))).toBe('FAW-6');
  });

  it('FAW-7 [contact=edge] [contact=corner] a die three levels above touches at a corner', () => {
    // 3c4 lies on 2c4, 2c5, 2d4: a pyramid of twenty under it, of which one plate die shares a corner with it.
    const top = spots[at('3c4')] as Spot;
    const under = spots.filter((spot) => spot.every((part, i) => part >= (top[i] as number)) && spot !== top);
    const corner = under.find((spot) => spot.every((part, i) => part === (top[i] as number) + 1)) as Spot;
    const laid = board({ r: namesOf([corner]) }, board({ k: namesOf(under) }));
    expect(verdict(fireAndWater, position(laid, {}, { contact: 'edge' }), place(0, '3c4', 'g'))).toBe('legal');
    expect(verdict(fireAndWater, position(laid, {}, { contact: 'corner' }), place(0, '3c4', 'g'))).toBe('FAW-6');
  });

  it('FAW-8 a black die may touch anything', () => {
    const state = stuckOnBlack();
    const [first = ''] = listed(state);
    const cell = first.split(' ')[0] as string;
    expect(listed(state).every((text) => text.endsWith(' k'))).toBe(true);
    expect(new Set(listed(state))).toEqual(placingsByHand(state));
    expect(verdict(fireAndWater, state, place(0, cell, 'g'))).toBe('FAW-6');
    expect(verdict(fireAndWater, state, pass(0))).toBe('FAW-10');
    const next = fireAndWater.reduce(state, place(0, cell, 'k'));
    expect([next.supply, next.toPlay]).toEqual([state.supply, 1]);
    expect(fireAndWaterPicture(state).summary).toContain('Player 1 has to place a black die.');
  });

  it('FAW-9 [black=forced] a black die is placed only where no other fits', () => {
    expect(verdict(fireAndWater, start(), place(0, 'c4', 'k'))).toBe('FAW-9');
    expect(listed(start()).some((text) => text.endsWith(' k'))).toBe(false);
    expect(verdict(fireAndWater, stuckOnBlack(), place(0, '1b2', 'k'))).toBe('legal');
  });

  it('FAW-9 [black=free] a black die may be placed in any turn, and has to be where no other fits', () => {
    const options = { black: 'free' } as const;
    const first = start(2, options);
    expect(new Set(listed(first))).toEqual(placingsByHand(first));
    expect(listed(first)).toHaveLength(3 * 45);
    const next = fireAndWater.reduce(first, place(0, 'c4', 'k'));
    expect([next.toPlay, next.supply]).toEqual([1, first.supply]);
    expect(fireAndWater.describe(first, place(0, 'c4', 'k'), next)).toBe('Player 1 places a black die in c4.');
    expect(fireAndWaterPicture(first).summary).toContain('Player 1 places a red, a green or a black die.');
    const stuck = fireAndWater.load({ ...stuckOnBlack(), options: { ...first.options } });
    expect(new Set(listed(stuck))).toEqual(placingsByHand(stuck));
    expect(verdict(fireAndWater, stuck, pass(0))).toBe('FAW-10');
    const forced = place(0, '1b2', 'k');
    expect(fireAndWater.describe(stuck, forced, fireAndWater.reduce(stuck, forced))).toBe(
      'Player 1 has to place a black die in 1b2.',
    );
  });

  it('FAW-9 [black=forced] games saved before there was a choice go on as they began', () => {
    const { black: _, ...older } = start().options;
    expect(fireAndWater.load({ ...start(), rules: 1, options: older })).toEqual(start());
  });

  it('FAW-10 nobody passes while a black die is left', () => {
    const state = stuckOnBlack();
    expect(verdict(fireAndWater, state, pass(0))).toBe('FAW-10');
    expect([...fireAndWater.legalActions(state)].map(({ type }) => type)).not.toContain('pass');
  });

  /** Player 0 has green dice only, on a full plate where every third die is red, so that each funnel touches one. */
  function stuckOnBlack(): State {
    const red = level(0).filter(([x, , z]) => (x - z + 9) % 3 === 0);
    const laid = board({ r: namesOf(red) }, board({ k: namesOf(level(0)) }));
    const more = board({ r: namesOf(level(1).slice(0, 24 - red.length)) }, laid);
    return position(more);
  }

  it('FAW-4 FAW-6 FAW-7 FAW-9 every position of random games lists what trying out lists', () => {
    let positions = 0;
    let black = 0;
    for (const [game, options] of fireAndWater.variants.entries()) {
      const players = 2 + game;
      let state = start(players, options);
      for (const [turn, action] of playout(fireAndWater, {
        players,
        options,
        seed: `fire ${game}`,
      }).actions.entries()) {
        if (turn % 17 === game) {
          const byHand = placingsByHand(state);
          expect(new Set(listed(state))).toEqual(byHand);
          expect(listed(state)).toHaveLength(byHand.size);
          if ([...byHand].some((text) => text.endsWith('k'))) black++;
          positions++;
        }
        state = fireAndWater.reduce(state, action);
      }
    }
    expect(positions).toBeGreaterThan(25);
    expect(black).toBeGreaterThan(3);
  });
});

describe('end', () => {
  /**
   * All black dice lie, with so many red ones at the bottom, and green ones above them up to the top. Left out are the
   * last cells of the order, which touch green dice.
   */
  const crowded = (red: number, openCells: number): string => {
    const names = spots.map((_, cell) => nameAt(cell)).slice(0, 165 - openCells);
    const dice = { r: names.slice(0, red), k: names.slice(red, red + 90), g: names.slice(red + 90) };
    return board({ r: dice.r.join(' '), k: dice.k.join(' '), g: dice.g.join(' ') });
  };
  /** The lowest of the two open cells. */
  const open = nameAt(163);

  it('FAW-3 FAW-10 a player who can place nothing passes, when there are no black dice either', () => {
    const state = position(crowded(26, 2), {
      supply: [
        { red: 22, green: 0 },
        { red: 0, green: 1 },
      ],
    });
    expect([...fireAndWater.legalActions(state)]).toEqual([pass(0)]);
    expect(verdict(fireAndWater, state, place(0, open, 'k'))).toBe('FAW-3');
    expect(fireAndWater.check(state, place(0, open, 'k'))?.message).toBe('the black dice are used up');
    expect(verdict(fireAndWater, state, place(0, open, 'r'))).toBe('FAW-6');
    const next = fireAndWater.reduce(state, pass(0));
    expect(verdict(fireAndWater, next, pass(1))).toBe('FAW-10');
    expect(fireAndWater.describe(state, pass(0), next)).toBe('Player 1 cannot place a die and passes.');
    expect(fireAndWaterPicture(state).summary).toContain('Player 1 passes.');
    const end = fireAndWater.reduce(next, place(1, open, 'g'));
    expect(fireAndWater.result(end)?.winners).toEqual([1]);
  });

  it('FAW-11 first out wins, at once', () => {
    const state = position(crowded(26, 2), {
      toPlay: 1,
      supply: [
        { red: 22, green: 0 },
        { red: 0, green: 1 },
      ],
    });
    const end = fireAndWater.reduce(state, place(1, open, 'g'));
    expect([end.toPlay, fireAndWater.playersToAct(end)]).toEqual([null, []]);
    expect(fireAndWater.result(end)).toEqual({
      winners: [1],
      scores: [22, 0],
      reason: 'Player 2 has used up all red and green dice; 0 dice left are the fewest.',
    });
    expect(verdict(fireAndWater, end, pass(0))).toBe('GAME_OVER');
    expect(fireAndWater.describe(state, place(1, open, 'g'), end)).toBe(
      `Player 2 places a green die in ${open}. Player 2 has used up all red and green dice.`,
    );
  });

  it('FAW-12 when nobody can place a die, the fewest dice left win, and ties share', () => {
    for (const [red, winners] of [
      [11, [0, 1]],
      [8, [0]],
      [14, [1]],
    ] as const) {
      const state = position(crowded(26, 2), {
        supply: [
          { red, green: 1 },
          { red: 22 - red, green: 0 },
        ],
      });
      const end = fireAndWater.reduce(state, place(0, open, 'g'));
      expect([end.toPlay, end.board[at('8a1')]]).toEqual([null, '.']);
      expect(fireAndWater.result(end)?.winners).toEqual(winners);
      expect(fireAndWater.result(end)?.reason).toMatch(/^No die can be placed any more; /);
    }
  });

  it('FAW-12 or when the pyramid is complete', () => {
    const state = position(crowded(27, 1), {
      supply: [
        { red: 11, green: 1 },
        { red: 10, green: 0 },
      ],
    });
    const end = fireAndWater.reduce(state, place(0, '8a1', 'g'));
    expect(end.toPlay).toBeNull();
    expect(fireAndWater.result(end)).toEqual({
      winners: [1],
      scores: [11, 10],
      reason: 'The pyramid is complete; 10 dice left are the fewest.',
    });
  });
});

describe('positions', () => {
  const laid = board({ r: 'c4', g: 'a1' });
  const good = {
    ...start(),
    board: laid,
    supply: [
      { red: 23, green: 24 },
      { red: 24, green: 23 },
    ],
  };

  it.each([
    ['a die on nothing', { ...good, board: board({ k: '1a1' }, laid) }, /lies on nothing/],
    ['a missing supply', { ...good, supply: good.supply.slice(1) }, /expected 2 supplies, got 1/],
    ['too many of a colour', { ...start(3), supply: Array(3).fill({ red: 16, green: 15 }) }, /at most 15/],
    [
      'a die too few',
      { ...good, supply: Array(2).fill({ red: 23, green: 23 }) },
      /expected 48 red dice in all, got 47/,
    ],
    ['dice that touch', { ...good, board: board({ r: 'c4', g: 'c5' }) }, /the die in c4 touches one that it must not/],
    ['too many black dice', { ...start(), board: board({ k: namesOf(spots.slice(0, 91)) }) }, /90 black dice/],
    ['a player who is not there', { ...good, toPlay: 2 }, /expected one of 2 players, got 2/],
    ['nobody to play', { ...good, toPlay: null }, /until the game is over/],
    [
      'two who are out',
      {
        ...start(),
        toPlay: null,
        options: { apart: 'red-red', contact: 'edge', black: 'forced' },
        supply: Array(2).fill({ red: 0, green: 0 }),
        board: board({ g: namesOf(spots.slice(0, 48)) }),
      },
      /expected 48 red dice in all/,
    ],
  ])('%s is refused', (_, value, message) => {
    expect(() => fireAndWater.load(value)).toThrow(message);
  });

  it('a position set up by hand is taken', () => {
    expect(fireAndWater.load({ ...good, toPlay: 1 }).board).toBe(laid);
  });

  it('FAW-2 one player with too many green dice is refused', () => {
    const supply = [
      { red: 15, green: 16 },
      { red: 15, green: 14 },
      { red: 15, green: 15 },
    ];
    expect(() => fireAndWater.load({ ...start(3), supply })).toThrow(/at most 15/);
  });

  it('FAW-11 FAW-12 an end is taken, but not one with two who are out', () => {
    const { state } = playout(fireAndWater, { players: 2, seed: 'an end' });
    expect(fireAndWater.load(JSON.parse(JSON.stringify(state)) as State)).toEqual(state);
    expect(() => fireAndWater.load({ ...state, toPlay: 0 })).toThrow(/until the game is over/);
    // 48 red dice and as many green ones, kept apart by black ones, so that nobody has any left.
    const rows = spots.map(([x]) => (x < 2 ? 'r' : x === 2 ? 'k' : 'g'));
    const wanted: Record<string, number> = { r: 48, g: 48, k: 90 };
    const all = rows.map((letter) => {
      wanted[letter] = (wanted[letter] as number) - 1;
      return (wanted[letter] as number) >= 0 ? letter : 'k';
    });
    const out = { ...start(), board: all.join(''), supply: Array(2).fill({ red: 0, green: 0 }), toPlay: null };
    expect([counts(out.board, 'r'), counts(out.board, 'g')]).toEqual([48, 48]);
    expect(() => fireAndWater.load(out)).toThrow(
      expect.objectContaining({ clause: 'FAW-11', message: expect.stringMatching(/only one player can be out first/) }),
    );
  });
});

describe('counts', () => {
  it('perft of the start', () => {
    expect(perft(fireAndWater, start(), 2)).toBe(perftByHand(start(), 2));
    expect(perft(fireAndWater, start(), 1)).toBe(90);
  });

  it.each([
    [2, 90, {}, 2],
    [4, 70, { contact: 'corner' } as const, 2],
    [3, 110, { apart: 'red-red' } as const, 2],
    [2, 90, { black: 'free' } as const, 2],
  ])('perft with %i players after %i turns', (players, maxActions, options, depth) => {
    const { state } = playout(fireAndWater, { players, options, seed: 'count', maxActions });
    expect(state.toPlay).not.toBeNull();
    expect(perft(fireAndWater, state, depth)).toBe(perftByHand(state, depth));
  });
});

describe('words', () => {
  it('say what is in the way of an action', () => {
    const why = (state: State, action: FireAndWaterAction) => fireAndWater.check(state, action)?.message;
    const beside = position(board({ r: 'c4', g: 'h1' }));
    expect(why(beside, place(0, 'i1', 'k'))).toBe('a red or a green die can be placed');
    expect(why(beside, place(0, 'c5', 'g'))).toBe('it would touch a red die');
    expect(why(beside, place(0, 'i1', 'r'))).toBe('it would touch a green die');
    expect(why(position(board({ r: 'c4' }), {}, { apart: 'red-red' }), place(0, 'c5', 'r'))).toBe(
      'it would touch a red die',
    );
    expect(why(beside, pass(0))).toBe('a die can be placed');
    const noRed = position(board({ r: namesOf(level(0).slice(0, 24)) }));
    expect(why(noRed, place(0, 'i1', 'r'))).toBe('no red die is left');
    expect(fireAndWater.title).toBe('Fire and Water');
  });

  it('says what is placed', () => {
    const said = (state: State, action: FireAndWaterAction): string =>
      fireAndWater.describe(state, action, fireAndWater.reduce(state, action));
    expect(said(start(), place(0, 'c4', 'r'))).toBe('Player 1 places a red die in c4.');
    const black = playout(fireAndWater, { players: 2, seed: 'black' }).actions.findIndex((action) => {
      return action.type === 'place' && action.colour === 'k';
    });
    const { state } = playout(fireAndWater, { players: 2, seed: 'black', maxActions: black });
    const [action] = [...fireAndWater.legalActions(state)] as [FireAndWaterAction];
    expect(said(state, action)).toMatch(/^Player \d has to place a black die in \S+\.$/);
  });

  it('draws what is left, and says what is to be done', () => {
    const picture = fireAndWaterPicture(fireAndWater.reduce(start(3), place(0, 'c4', 'r')), {
      names: ['Ada', 'Ben', 'Cleo'],
    });
    expect(picture.summary).toContain('Ben places a red or a green die. Black dice left: 90.');
    expect(picture.summary).toContain('Red dice left: 14, 15, 15.');
  });
});
