import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { funnels, nobodyIsStuck, plate, put, rowStepsByHand } from '../../../../../test/helpers/das-spiel-plate.js';
import { add, indexOf, type Spot } from '../../../../../test/helpers/pyramid-by-hand.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type FallingRocksAction as Action, fallingRocks as game } from './falling-rocks.js';
import { fallingRocksPicture } from './falling-rocks.picture.js';
import type { FallingRocksState, FallingRocksOptions as Options } from './position.js';

type State = DeepReadonly<FallingRocksState>;

const STARTS = ['a7 a8 a9 b7 b8 c7', 'a1 a2 a3 b1 b2 c1', 'g1 g2 g3 h1 h2 i1'];
const COLOURS = 'rgk';
const start = (options: Options = {}): State => game.setup({ players: 3, options });
const move = (player: number, path: string): Action => {
  const [from = '', to = ''] = path.split('-');
  return { type: 'move', player, from, to };
};
const place = (player: number, cell: string): Action => ({ type: 'place', player, cell });
const pass = (player: number): Action => ({ type: 'pass', player });

/** A position; who is not named lies at the start. Player 0 to move. */
function position(
  red: string,
  green = STARTS[1],
  black = STARTS[2],
  change: Partial<State> = {},
  options: Options = {},
): State {
  return game.load({ ...start(options), board: plate({ r: red, g: green ?? '', k: black ?? '' }), ...change });
}

// The moves by hand.

const orders = (a: number, b: number, c: number): Spot[] => [
  [a, b, c],
  [b, a, c],
  [b, c, a],
];
const ATTACKS = orders(-2, 1, 1);
const ESCAPES = orders(2, -1, -1);
const from = (cell: number, steps: readonly Spot[]): number[] =>
  steps.map((step) => indexOf(add(funnels[cell] as Spot, step))).filter((to) => to >= 0 && to < 45);
const hasArrived = (cell: number, player: number): boolean => funnels[cell]?.[player] === 0;
const startsOf = (player: number): number[] => (STARTS[player] ?? '').split(' ').map(at);

/** A position as the second model has it. */
interface Plain {
  readonly letters: string;
  readonly player: number;
  readonly captive: number | null;
}

/** Every action, as text, with what comes of it. */
function actionsByHand({ letters, player, captive }: Plain): { name: string; next: Plain }[] {
  const then = (board: string): Plain => ({ letters: board, player: (player + 1) % 3, captive: null });
  if (captive !== null) {
    return startsOf(captive).flatMap((cell) =>
      letters[cell] === '.' ? [{ name: nameAt(cell), next: then(put(letters, cell, COLOURS[captive] ?? '')) }] : [],
    );
  }
  const found: { name: string; next: Plain }[] = [];
  for (const [cell, die] of [...letters].entries()) {
    if (die !== COLOURS[player]) continue;
    const sideways = hasArrived(cell, player) ? from(cell, rowStepsByHand).filter((to) => hasArrived(to, player)) : [];
    for (const to of [...from(cell, ATTACKS), ...from(cell, ESCAPES), ...sideways]) {
      const name = `${nameAt(cell)}-${nameAt(to)}`;
      const moved = put(put(letters, cell, '.'), to, die);
      if (letters[to] === '.') found.push({ name, next: then(moved) });
      const victim = COLOURS.indexOf(letters[to] ?? '');
      if (victim < 0 || victim === player || !from(cell, ATTACKS).includes(to)) continue;
      if (hasArrived(cell, player) || hasArrived(to, victim)) continue;
      if (startsOf(victim).some((one) => moved[one] === '.')) {
        found.push({ name, next: { letters: moved, player, captive: victim } });
      }
    }
  }
  return found.length > 0 ? found : [{ name: 'pass', next: then(letters) }];
}

const isWon = (letters: string): boolean =>
  [...COLOURS].some(
    (colour, player) => [...letters].filter((die, cell) => die === colour && hasArrived(cell, player)).length === 6,
  );

const listed = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => {
    if (action.type === 'move') return `${action.from}-${action.to}`;
    return action.type === 'place' ? action.cell : 'pass';
  });

describe('table', () => {
  it('FAL-1 three players, who follow each other', () => {
    expect(game.playerCount).toEqual({ min: 3, max: 3 });
    expect(verdict(game, start(), move(1, 'a3-b3'))).toBe('NOT_YOUR_TURN');
    let state = start();
    for (const [player, path] of ['a7-b5', 'a3-b4', 'g2-e3', 'a8-b6'].entries()) {
      expect([state.toPlay, state.turns]).toEqual([player % 3, player]);
      state = game.reduce(state, move(player % 3, path));
    }
  });

  it('FAL-2 six dice each in the corners', () => {
    expect([...COLOURS].map((colour) => cells(start().board, colour))).toEqual(STARTS);
    for (const player of [0, 1, 2]) {
      for (const cell of startsOf(player)) expect(funnels[cell]?.[player]).toBeGreaterThanOrEqual(6);
    }
  });

  it('FAL-3 the finish is the edge opposite the corner', () => {
    const edges = ['a1 b1 c1 d1 e1 f1 g1 h1 i1', 'a9 b8 c7 d6 e5 f4 g3 h2 i1', 'a1 a2 a3 a4 a5 a6 a7 a8 a9'];
    for (const [player, edge] of edges.entries()) {
      // Six dice anywhere on it are a win, the others being out of the way.
      const six = edge.split(' ').slice(1, 7).join(' ');
      const free = ['c3 c4 c5 d3 d4 e3', 'b3 b4 b5 d2 e2 e4'];
      const [r = '', g = '', k = ''] = [0, 1, 2].map((one) => (one === player ? six : (free.shift() ?? '')));
      const state = game.load({ ...start(), board: plate({ r, g, k }), toPlay: null });
      expect(game.result(state)?.winners).toEqual([player]);
    }
  });
});

describe('moves', () => {
  // Red in c4, the middle.
  const state = position('c4 a9 a8 a7 b8 b7', 'd5 b6 a1 a2 a3 b1', 'a5 e1 g1 g2 h1 h2');

  it.each([
    ['legal', 'c4-d2', 'an attack into an empty funnel'],
    ['legal', 'c4-d5', 'an attack on an enemy'],
    ['legal', 'c4-b3', 'an escape'],
    ['legal', 'c4-e3', 'an escape'],
    ['FAL-7', 'c4-b6', 'an escape onto an enemy'],
    ['FAL-10', 'c4-a5', 'an attack on a die that has arrived'],
    ['FAL-4', 'c4-c5', 'a step'],
    ['FAL-4', 'c4-c4', 'no move'],
    ['FAL-4', 'c4-c6', 'two funnels along a row'],
    ['FAL-4', 'd5-e3', 'a die of another'],
    ['FAL-4', 'c3-d1', 'no die'],
    ['FAL-7', 'a9-b7', 'an attack on an own die'],
    ['FAL-7', 'b7-a9', 'an escape onto an own die'],
  ])('%s: %s (%s)', (expected, path) => {
    expect(verdict(game, state, move(0, path))).toBe(expected);
  });

  it('FAL-4 an action is one move of one die', () => {
    const next = game.reduce(state, move(0, 'c4-d2'));
    expect([cells(next.board, 'r'), next.toPlay]).toEqual(['a7 a8 a9 b7 b8 d2', 1]);
  });

  it('FAL-5 FAL-6 just the six central funnels have three attacks and three escapes', () => {
    const six = [...funnels.keys()].filter((cell) => [...from(cell, ATTACKS), ...from(cell, ESCAPES)].length === 6);
    expect(six.map(nameAt).join(' ')).toBe('c3 c4 c5 d3 d4 e3');
    for (const cell of six) {
      // The other dice lie where it doesn't go.
      const targets = [...from(cell, ATTACKS), ...from(cell, ESCAPES)];
      const rest = [...funnels.keys()].filter((one) => one !== cell && !targets.includes(one)).map(nameAt);
      const [red, green, black] = [rest.slice(0, 5), rest.slice(5, 11), rest.slice(11, 17)].map((list) =>
        list.join(' '),
      );
      const lone = position(`${nameAt(cell)} ${red}`, green, black);
      expect(listed(lone).filter((way) => way.startsWith(nameAt(cell)))).toHaveLength(6);
    }
  });

  it.each([
    ['c4', 'd2 d5 a5', 'b6 b3 e3'],
    ['e3', 'f1 c4 f4', 'd5 d2 g2'],
    ['a9', 'b7', ''],
    ['b7', 'c5', 'a9 a6 d6'],
    ['a1', 'b2', ''],
    ['i1', 'g2', ''],
    ['e1', 'c2 f2', 'd3'],
  ])('FAL-5 FAL-6 from %s attacks go to %s, escapes to %s', (name, attacks, escapes) => {
    const sorted = (names: string): string[] => names.split(' ').filter(Boolean).sort();
    expect(from(at(name), ATTACKS).map(nameAt).sort()).toEqual(sorted(attacks));
    expect(from(at(name), ESCAPES).map(nameAt).sort()).toEqual(sorted(escapes));
  });

  it('FAL-4 FAL-7 to FAL-11 random games list what a literal model allows', () => {
    let compared = 0;
    let captured = 0;
    let now = start();
    for (const action of playout(game, { players: 3, seed: 'model', maxActions: 300 }).actions) {
      const plain = { letters: now.board, player: now.toPlay ?? 0, captive: now.captive };
      expect(listed(now).sort()).toEqual(
        actionsByHand(plain)
          .map(({ name }) => name)
          .sort(),
      );
      now = game.reduce(now, action);
      compared++;
      if (action.type === 'place') captured++;
    }
    expect(compared).toBeGreaterThan(100);
    expect(captured).toBeGreaterThan(3);
  });
});

describe('capture', () => {
  const state = position('c4 a9 a8 a7 b8 b7', 'd5 b6 a1 a2 a3 b1', 'a5 e1 g1 g2 h1 h2');

  it('FAL-8 the captor places the die in an empty start funnel of its owner', () => {
    const taken = game.reduce(state, move(0, 'c4-d5'));
    expect(taken).toMatchObject({ toPlay: 0, captive: 1, turns: 0 });
    expect(cells(taken.board, 'g')).toBe('a1 a2 a3 b1 b6');
    expect(listed(taken)).toEqual(['b2', 'c1']);
    expect(verdict(game, taken, place(0, 'a1'))).toBe('FAL-8');
    expect(verdict(game, taken, place(0, 'c3'))).toBe('FAL-8');
    expect(verdict(game, taken, place(0, 'g3'))).toBe('FAL-8');
    expect(verdict(game, taken, move(0, 'a7-b5'))).toBe('FAL-8');
    expect(verdict(game, taken, pass(0))).toBe('FAL-8');
    const placed = game.reduce(taken, place(0, 'c1'));
    expect(placed).toMatchObject({ toPlay: 1, captive: null, turns: 1 });
    expect(cells(placed.board, 'g')).toBe('a1 a2 a3 b1 b6 c1');
    expect(verdict(game, state, place(0, 'c1'))).toBe('FAL-8');
  });

  it.each([
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
  ])(
    'FAL-8 player %i places a die of player %i, in no other funnel than an empty start funnel of its owner',
    (player, captive) => {
      const third = 3 - player - captive;
      const [mine = '', theirs = '', others = ''] = [player, captive, third].map((one) => STARTS[one]?.slice(0, 14));
      const dice = { [player]: `c4 ${mine}`, [captive]: `d5 ${theirs}`, [third]: `d3 ${others}` };
      const taken = game.reduce(position(dice[0] ?? '', dice[1], dice[2], { toPlay: player }), move(player, 'c4-d5'));
      expect(taken).toMatchObject({ toPlay: player, captive });
      const open = STARTS[captive]?.slice(15) ?? '';
      for (const cell of [...funnels.keys()].map(nameAt)) {
        expect([cell, verdict(game, taken, place(player, cell))]).toEqual([cell, cell === open ? 'legal' : 'FAL-8']);
      }
      expect(cells(game.reduce(taken, place(player, open)).board, COLOURS[captive] ?? '')).toContain(open);
    },
  );

  it('FAL-9 no capture where every start funnel of the owner is taken', () => {
    // Green's starts are full: five of its own and a black one.
    const full = position('b5 a9 a8 a7 b8 b7', 'c3 a1 a2 a3 b1 c1', 'b2 g1 g2 g3 h1 h2');
    expect(verdict(game, full, move(0, 'b5-c3'))).toBe('FAL-9');
    const open = position('b5 a9 a8 a7 b8 b7', 'c3 a1 a2 a3 b1 c1', 'b3 g1 g2 g3 h1 h2');
    expect(listed(game.reduce(open, move(0, 'b5-c3')))).toEqual(['b2']);
  });

  it('FAL-9 the funnel that the captor leaves is empty', () => {
    const own = position('b2 a9 a8 a7 b8 b7', 'c3 a1 a2 a3 b1 c1');
    expect(listed(game.reduce(own, move(0, 'b2-c3')))).toEqual(['b2']);
  });

  describe('FAL-10', () => {
    const edge = position('c1 a9 a8 a7 b8 b7', 'a2 e1 c5 d5 d2 f1');

    it('FAL-10 a die that has arrived captures nothing, but it can leave', () => {
      expect(verdict(game, edge, move(0, 'c1-a2'))).toBe('FAL-10');
      expect(verdict(game, edge, move(0, 'c1-d2'))).toBe('FAL-10');
      expect(verdict(game, edge, move(0, 'c1-b3'))).toBe('legal');
      expect(cells(game.reduce(edge, move(0, 'c1-b3')).board, 'r')).toContain('b3');
    });

    it('FAL-10 a die on the finish edge of another can be captured, and captures', () => {
      // Green in e1 lies on red's edge; red in d6 on green's.
      const two = position('d3 d6 a9 a8 a7 b8', 'e1 e4 a1 a2 a3 b1');
      expect(verdict(game, two, move(0, 'd3-e1'))).toBe('legal');
      expect(verdict(game, two, move(0, 'd6-e4'))).toBe('legal');
    });
  });
});

describe('on the finish edge', () => {
  const state = position('d1 a9 a8 a7 b8 b7', 'e1 a2 a3 b2 b4 d2');

  it.each([
    ['legal', 'd1-c1', 'along the edge'],
    ['FAL-7', 'd1-e1', 'along the edge, onto a die'],
    ['FAL-4', 'd1-d2', 'off the edge'],
    ['FAL-4', 'd1-b1', 'two funnels along the edge'],
    ['FAL-4', 'a9-a8', 'along the edge of another'],
  ])('FAL-11 %s: %s (%s)', (expected, path) => {
    expect(verdict(game, state, move(0, path))).toBe(expected);
  });

  it('FAL-11 to move sideways is a turn', () => {
    expect(game.reduce(state, move(0, 'd1-c1'))).toMatchObject({ toPlay: 1, turns: 1 });
  });
});

describe('passing', () => {
  // All ways end on dice that red may not capture: they have arrived, or green's starts are full.
  const stuck = position('a1 b1 c1 h1 i1 a9', 'a2 a3 b2 b7 c2 d2', 'b3 d1 g2 f2 g3 g1');

  it('FAL-12 who cannot move passes', () => {
    expect(listed(stuck)).toEqual(['pass']);
    expect(verdict(game, stuck, move(0, 'a9-b7'))).toBe('FAL-9');
    expect(game.reduce(stuck, pass(0))).toMatchObject({ toPlay: 1, turns: 1, board: stuck.board });
    expect(game.describe(stuck, pass(0), game.reduce(stuck, pass(0)))).toBe('Player 1 cannot move and passes.');
  });

  it('FAL-12 a player who can move must', () => {
    expect(verdict(game, start(), pass(0))).toBe('FAL-12');
  });

  it('FAL-12 attacks and escapes make three nets of fifteen funnels', () => {
    const nets = new Set<string>();
    for (const cell of funnels.keys()) {
      const net = [cell];
      for (const one of net) {
        for (const next of [...from(one, ATTACKS), ...from(one, ESCAPES)]) if (!net.includes(next)) net.push(next);
      }
      expect(net).toHaveLength(15);
      nets.add(net.sort((one, other) => one - other).join());
    }
    expect(nets.size).toBe(3);
  });

  it('FAL-12 random and greedy players can go on', () => {
    const value = (now: State, action: DeepReadonly<Action>): number => {
      if (action.type !== 'move') return 0;
      const [one, other] = [funnels[at(action.from)], funnels[at(action.to)]];
      const gain = (one?.[action.player] ?? 0) - (other?.[action.player] ?? 0);
      return gain + (now.board[at(action.to)] === '.' ? 0 : 3);
    };
    nobodyIsStuck(game, { players: 3 }, value, { random: 2500, greedy: 500 });
  });
});

describe('end', () => {
  it('FAL-13 the sixth die on the edge wins at once', () => {
    const state = position('b1 c1 d1 e1 g1 b4', 'd5 b6 a1 a2 a3 b2', 'c6 e2 h1 g2 c5 h2');
    expect(game.result(game.reduce(state, move(0, 'b4-c2')))).toBeNull();
    const five = position('b1 c1 d1 e1 g1 e3', 'd5 b6 a1 a2 a3 b2', 'c6 e2 h1 g2 c5 h2');
    const won = game.reduce(five, move(0, 'e3-f1'));
    expect(game.result(won)).toEqual({
      winners: [0],
      scores: null,
      reason: 'All dice of Player 1 are on the finish edge.',
    });
    expect(won).toMatchObject({ toPlay: null, captive: null, turns: 1 });
    expect(verdict(game, won, pass(1))).toBe('GAME_OVER');
    expect(game.describe(five, move(0, 'e3-f1'), won)).toBe('Player 1 attacks from e3 to f1. All six have arrived.');
    expect(game.load(JSON.parse(JSON.stringify(won)) as State)).toEqual(won);
  });

  it('FAL-13 also by a capture, and the captured die is not placed any more', () => {
    const five = position('b1 c1 d1 e1 f1 g3', 'h1 b6 a1 a2 a3 d4', 'c6 e2 e3 g2 c5 h2');
    const won = game.reduce(five, move(0, 'g3-h1'));
    expect(won).toMatchObject({ toPlay: null, captive: null, turns: 1 });
    expect([...COLOURS].map((colour) => cells(won.board, colour).split(' ').length)).toEqual([6, 5, 6]);
    expect(game.result(won)?.winners).toEqual([0]);
    expect(game.describe(five, move(0, 'g3-h1'), won)).toBe(
      'Player 1 attacks from g3 to h1 and captures a green die. All six have arrived.',
    );
    expect(game.load(JSON.parse(JSON.stringify(won)) as State)).toEqual(won);
  });

  it('FAL-13 FAL-14 the capture that wins is a turn, also the last one before the limit', () => {
    const five = position(
      'b1 c1 d1 e1 f1 g3',
      'h1 b6 a1 a2 a3 d4',
      'c6 e2 e3 g2 c5 h2',
      { turns: 2 },
      { turnLimit: 3 },
    );
    const won = game.reduce(five, move(0, 'g3-h1'));
    expect(won).toMatchObject({ toPlay: null, turns: 3 });
    expect(game.result(won)?.winners).toEqual([0]);
  });

  it('FAL-13 games won by a capture under rules 1 load as they are now', () => {
    const five = position('b1 c1 d1 e1 f1 g3', 'h1 b6 a1 a2 a3 d4', 'c6 e2 e3 g2 c5 h2', { turns: 30 });
    const won = game.reduce(five, move(0, 'g3-h1'));
    expect(game.load({ ...won, rules: 1, captive: 1, turns: 30 })).toEqual(won);
    // All else is what it was.
    const taken = game.reduce(position('c4 a9 a8 a7 b8 b7', 'd5 a1 a2 a3 b1 b2'), move(0, 'c4-d5'));
    for (const same of [five, taken, game.reduce(five, move(0, 'g3-f2'))]) {
      expect(game.load({ ...same, rules: 1 })).toEqual(same);
    }
  });

  it('FAL-13 random games end with six dice of the winner on their edge', () => {
    let games = 0;
    for (const seed of ['a', 'b', 'c']) {
      const { state, result } = playout(game, { players: 3, seed });
      const [player = -1] = result?.winners ?? [];
      const there = [...state.board].filter((die, cell) => die === COLOURS[player] && hasArrived(cell, player));
      expect(there).toHaveLength(6);
      games++;
    }
    expect(games).toBe(3);
  });

  it('FAL-14 [turnLimit=2] [turnLimit=null] then it is a draw', () => {
    const two = (options: Options): State => play(game, start(options), [move(0, 'a7-b5'), move(1, 'a3-b4')]);
    expect(game.result(two({ turnLimit: 2 }))).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    expect(game.result(two({}))).toBeNull();
  });
});

describe('counts', () => {
  function perftByHand(plain: Plain, depth: number): number {
    if (depth === 0 || isWon(plain.letters)) return 1;
    return actionsByHand(plain).reduce((sum, { next }) => sum + perftByHand(next, depth - 1), 0);
  }

  it.each([
    ['the start', start(), 3],
    ['captures', position('c4 c5 d4 b5 b7 a9', 'd5 b6 c2 e3 a2 b1', 'a5 d2 e2 g2 h1 d1'), 2],
    ['nearly there', position('b1 c1 d1 e1 g1 e3', 'd5 b6 a1 a2 a3 b2', 'c6 e2 h1 g2 c5 h2'), 2],
  ])('FAL-4 FAL-8 perft of %s', (_, state, depth) => {
    const expected = perftByHand({ letters: state.board, player: 0, captive: null }, depth);
    expect(expected).toBeGreaterThan(100);
    expect(perft(game, state, depth)).toBe(expected);
  });
});

describe('refusals', () => {
  const state = position('c4 a9 a8 a7 b8 b7', 'd5 b6 a1 a2 a3 b1', 'a5 e1 g1 g2 h1 h2');
  const taken = game.reduce(state, move(0, 'c4-d5'));
  const edge = position('c1 a9 a8 a7 b8 b7', 'a2 e1 c5 d5 d2 f1');
  it.each([
    [taken, move(0, 'a7-b5'), 'FAL-8', 'the captured die must be placed first'],
    [taken, pass(0), 'FAL-8', 'the captured die must be placed first'],
    [taken, place(0, 'a1'), 'FAL-8', 'a die lies in a1'],
    [taken, place(0, 'c3'), 'FAL-8', 'c3 is no start funnel of Player 2'],
    [state, place(0, 'c1'), 'FAL-8', 'no die is captured'],
    [state, move(0, 'c3-d1'), 'FAL-4', 'none of your dice lies in c3'],
    [state, move(0, 'c4-c5'), 'FAL-4', 'c4 does not lead to c5'],
    [state, move(0, 'a9-b7'), 'FAL-7', 'another of your dice lies in b7'],
    [state, move(0, 'c4-b6'), 'FAL-7', 'only an attack captures'],
    [state, move(0, 'c4-a5'), 'FAL-10', 'the die in a5 has arrived and is safe'],
    [edge, move(0, 'c1-d2'), 'FAL-10', 'the die in c1 has arrived and captures no more'],
    [
      position('b5 a9 a8 a7 b8 b7', 'c3 a1 a2 a3 b1 c1', 'b2 g1 g2 g3 h1 h2'),
      move(0, 'b5-c3'),
      'FAL-9',
      'the captured die would find no empty start funnel',
    ],
    [start(), pass(0), 'FAL-12', 'a die can be moved'],
  ] as [State, Action, string, string][])('say why: %#', (where, action, clause, message) => {
    expect(game.check(where, action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });
});

describe('positions', () => {
  const five = plate({ r: STARTS[0] ?? '', g: 'a1 a2 a3 b1 b2', k: STARTS[2] ?? '' });
  it.each([
    ['a die too few', { board: five }, /expected 6 dice of Player 2, got 5/],
    ['a die too many', { board: start().board, captive: 1 }, /expected 5 dice of Player 2, got 6/],
    ['two dice too few', { board: put(five, at('g1'), '.'), captive: 1 }, /expected 6 dice of Player 3, got 5/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['a die captured by its owner', { board: five, captive: 1, toPlay: 1 }, /nobody captures their own/],
    [
      'no place for the captured die',
      { board: plate({ r: 'c1 a7 a8 a9 b7 b8' }, put(five, at('c7'), '.')), captive: 1 },
      /no funnel for the captured die/,
    ],
    [
      'a game that is over',
      { board: plate({ r: 'b1 c1 d1 e1 f1 g1', g: 'a1 a2 a3 b2 c2 d2', k: 'g2 g3 h1 h2 i1 c5' }) },
      /a game that is over/,
    ],
    [
      'two dice lost in the end',
      { board: plate({ r: 'b1 c1 d1 e1 f1 g1', g: 'a1 a2 a3 b2 c2', k: 'g2 g3 h1 h2 i1' }), toPlay: null },
      /expected 6 dice of Player 3, got 5/,
    ],
    [
      'a die to be placed in the end',
      {
        board: plate({ r: 'b1 c1 d1 e1 f1 g1', g: 'a1 a2 a3 b2 c2', k: 'g2 g3 h1 h2 i1 c5' }),
        captive: 1,
        toPlay: null,
      },
      /a game that is over/,
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });
});

describe('words', () => {
  const said = (state: State, action: Action): string => game.describe(state, action, game.reduce(state, action));

  it('says how a die moves and what it captures', () => {
    const state = position('c4 d1 a8 a7 b8 b7', 'd5 b6 a1 a2 a3 b1', 'a5 f1 g1 g2 h1 h2');
    expect(said(state, move(0, 'c4-d2'))).toBe('Player 1 attacks from c4 to d2.');
    expect(said(state, move(0, 'c4-e3'))).toBe('Player 1 escapes from c4 to e3.');
    expect(said(state, move(0, 'd1-c1'))).toBe('Player 1 moves sideways from d1 to c1.');
    expect(said(state, move(0, 'c4-d5'))).toBe('Player 1 attacks from c4 to d5 and captures a green die.');
    const taken = game.reduce(state, move(0, 'c4-d5'));
    expect(said(taken, place(0, 'c1'))).toBe('Player 1 places the green die in c1.');
  });

  it('draws the finish edge, or where a captured die can go', () => {
    const marked = (state: State): string => {
      const part = fallingRocksPicture(state).parts.find(({ kind }) => kind === 'board');
      const marks = part?.kind === 'board' ? part.cells.filter(({ tone }) => tone === 'gold') : [];
      return marks.map(({ name }) => name).join(' ');
    };
    expect(marked(start())).toBe('a1 b1 c1 d1 e1 f1 g1 h1 i1');
    const state = position('c4 a9 a8 a7 b8 b7', 'd5 b6 a1 a2 a3 b1', 'a5 e1 g1 g2 h1 h2');
    const taken = game.reduce(state, move(0, 'c4-d5'));
    expect(marked(taken)).toBe('b2 c1');
    const names = ['Ada', 'Ben', 'Cleo'];
    expect(fallingRocksPicture(taken, { names }).summary).toContain('Ada places Ben’s captured die.');
    expect(fallingRocksPicture(state, { names }).summary).toBe(
      'Ada moves a die. Home corner: A, B, C. Dice that arrived: 0, 0, 1.',
    );
  });
});
