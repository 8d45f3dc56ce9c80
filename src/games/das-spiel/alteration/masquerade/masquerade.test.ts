import { describe, expect, it } from 'vitest';
import { at, board, cells, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { verifyRecord } from '../../../../record/index.js';
import { startGame } from '../../../../session/start.js';
import { masquerade as game, type MasqueradeAction } from './masquerade.js';
import { masqueradePicture } from './masquerade.picture.js';
import type { MasqueradeOptions, MasqueradeState } from './position.js';

type State = DeepReadonly<MasqueradeState>;

// The pyramids again: three edges of three dice below a top that they share. Edges by corner, each from the bottom up.

interface Edges {
  readonly edges: readonly [string, string, string];
  readonly top: string;
}

const PLACES = [
  { top: '3a6', edges: ['a9 1a8 2a7', 'a6 1a6 2a6', 'd6 1c6 2b6'] },
  { top: '3a1', edges: ['a4 1a3 2a2', 'a1 1a1 2a1', 'd1 1c1 2b1'] },
  { top: '3f1', edges: ['f4 1f3 2f2', 'f1 1f1 2f1', 'i1 1h1 2g1'] },
] as const;
const APEXES = [
  [5, 0, 0],
  [0, 5, 0],
  [0, 0, 5],
] as const;

/** The board with such edges; black dice within. */
function boardOf(all: readonly Edges[]): string {
  let laid = board({});
  for (const [player, { edges, top }] of all.entries()) {
    const apex = APEXES[player] ?? APEXES[0];
    const black = [...laid].map((die, i) => (spots[i]?.every((part, axis) => part >= (apex[axis] ?? 0)) ? 'k' : die));
    laid = black.join('');
    const place = PLACES[player] ?? PLACES[0];
    for (const [axis, names] of place.edges.entries()) {
      for (const [i, name] of names.split(' ').entries()) laid = board({ [edges[axis]?.[i] ?? 'k']: name }, laid);
    }
    laid = board({ [top]: place.top }, laid);
  }
  return laid;
}

/** The edges on a board, with tops as they lie there. */
const edgesIn = (laid: string): Edges[] =>
  PLACES.filter(({ top }) => laid[at(top)] !== '.').map(({ edges, top }) => ({
    edges: edges.map((names) =>
      names
        .split(' ')
        .map((name) => laid[at(name)])
        .join(''),
    ) as [string, string, string],
    top: laid[at(top)] as string,
  }));

/** An edge is turned round: its lowest die goes on top. */
function turned({ edges, top }: Edges, axis: number): Edges {
  const next = edges.map((edge, i) => (i === axis ? edge.slice(1) + top : edge)) as [string, string, string];
  return { edges: next, top: edges[axis]?.[0] ?? '' };
}

const training = ({ edges, top }: Edges): boolean => top === 'k' && edges.every((edge) => new Set(edge).size === 1);
const main = ({ edges, top }: Edges): boolean => top === 'k' && edges.every((edge) => edge === 'brg');

const mixed: Edges = { edges: ['rgb', 'gbr', 'rbg'], top: 'k' };
/** Edges from which `training` is reached by turning an edge back and another forth. */
const sorted: Edges = { edges: ['rrr', 'ggg', 'bbb'], top: 'k' };
const inOrder: Edges = { edges: ['brg', 'brg', 'brg'], top: 'k' };
/** Three turns more of an edge and it is as it was before this one. */
const back = (edges: Edges, axis: number): Edges => turned(turned(turned(edges, axis), axis), axis);

/** The training game with finished rounds, unless something else is asked for. */
const TRAINING = { variant: 'training', finishRound: true } as const;
const start = (options: MasqueradeOptions = {}, players = 2): State =>
  game.setup({ players, options: { ...TRAINING, ...options } });
const build = (outcome?: string): MasqueradeAction => ({ type: 'build', player: 0, outcome });
const take = (player: number, edge: 'x' | 'y' | 'z'): MasqueradeAction => ({ type: 'take', player, edge });

function position(all: readonly Edges[], turns = 0, options: MasqueradeOptions = {}): State {
  const players = all.length;
  const toPlay = turns % players;
  return game.load({ ...start(options, players), phase: 'play', board: boardOf(all), toPlay, turns });
}

describe('table', () => {
  it('MAS-1 two or three play', () => {
    expect(game.playerCount).toEqual({ min: 2, max: 3 });
    for (const players of [1, 4]) expect(() => start({}, players)).toThrow(GameError);
  });

  it('MAS-2 twenty dice in the corner of each player', () => {
    for (const players of [2, 3]) {
      const chance = game.chance(start({ alike: true }, players), build());
      const outcomes = [...(chance?.outcomes() ?? [])].map(({ outcome }) => String(outcome));
      expect(outcomes).toHaveLength(216);
      const drawn = Array.from({ length: 20 }, (_, i) =>
        String(game.chance(start({}, players), build())?.sample(createRng(`${i}`))),
      );
      for (const laid of [...outcomes, ...drawn]) {
        const dice = [...laid].flatMap((die, i) => (die === '.' ? [] : [i]));
        const inCorners = spots.flatMap((spot, i) => (spot.slice(0, players).some((part) => part >= 5) ? [i] : []));
        expect(dice).toEqual(inCorners);
        expect(dice).toHaveLength(20 * players);
      }
    }
    const built = game.reduce(start(), build(boardOf([mixed, { ...mixed, edges: ['rbg', 'rgb', 'gbr'] }])));
    expect(cells(built.board, 'k').split(' ')).toHaveLength(22);
    expect(verdict(game, start(), take(0, 'x'))).toBe('MAS-2');
    expect(verdict(game, built, build(), built.board)).toBe('MAS-2');
  });

  /** The pyramid of Player 1 that is that of player 0, seen from their corner: y runs into it, then z, then x. */
  const asSeenByNext = ([x, y, z]: Edges['edges']): Edges => ({ edges: [z, x, y], top: 'k' });

  it.each([
    ['each edge has every colour', ['rgb', 'bgr', 'grb'], 'mixed', true],
    ['one edge has a colour twice', ['rgr', 'bgb', 'grb'], 'mixed', false],
    ['MAS-3 [start=any] one edge has a colour twice', ['rgr', 'bgb', 'grb'], 'any', true],
    ['MAS-3 [start=any] ten dice of three colours', ['rgr', 'bgr', 'grb'], 'any', false],
    ['MAS-3 [start=any] sorted in part', ['rrr', 'bbg', 'ggb'], 'any', true],
    ['MAS-4 sorted', ['rrr', 'bbb', 'ggg'], 'any', false],
  ] as const)('MAS-3 [start=mixed] %s', (_, edges, mix, possible) => {
    for (const alike of [true, false]) {
      const chance = game.chance(start({ start: mix, alike }), build());
      expect(chance?.includes(boardOf([{ edges, top: 'k' }, asSeenByNext(edges)]))).toBe(possible);
    }
    const other = game.chance(start({ start: mix }), build());
    expect(other?.includes(boardOf([mixed, { edges, top: 'k' }]))).toBe(possible);
    expect(other?.includes(boardOf([{ edges, top: 'k' }, mixed]))).toBe(possible);
  });

  it('MAS-3 [alike=true] pyramids that differ are not dealt', () => {
    const chance = game.chance(start({ alike: true }), build());
    expect(chance?.includes(boardOf([mixed, mixed]))).toBe(false);
    expect(chance?.includes(boardOf([mixed, asSeenByNext(mixed.edges)]))).toBe(true);
  });

  it('MAS-3 [alike=false] pyramids are drawn one by one', () => {
    const chance = game.chance(start(), build());
    expect(chance?.includes(boardOf([mixed, mixed]))).toBe(true);
    const rng = createRng('one by one');
    const drawn = Array.from({ length: 200 }, () => edgesIn(String(chance?.sample(rng))));
    for (const player of [0, 1]) {
      // Each of the 216 equally often, so most of them come within 200 draws, whatever the other has.
      expect(new Set(drawn.map((all) => all[player]?.edges.join())).size).toBeGreaterThan(100);
    }
    expect(drawn.filter(([one, other]) => one?.edges.join() === other?.edges.join()).length).toBeLessThan(10);
  });

  it('MAS-3 what is no board of such pyramids is not dealt', () => {
    for (const alike of [true, false]) {
      const chance = game.chance(start({ alike }), build());
      for (const wrong of [boardOf([mixed]), board({}), '', 'rgb', null, 3])
        expect(chance?.includes(wrong)).toBe(false);
    }
  });

  it('MAS-4 what is sorted already is drawn anew', () => {
    const totals = (options: MasqueradeOptions, players = 2) =>
      game.chance(start({ alike: true, ...options }, players), build())?.total;
    // Six orders an edge; nine dice in any order count as 9! different ones.
    expect(totals({})).toBe(216);
    expect(totals({ variant: 'main' })).toBe(215);
    expect(totals({ variant: 'main', sequence: 'any' })).toBe(210);
    expect(totals({ start: 'any' })).toBe(362_880 - 6 * 216);
    expect(totals({ start: 'any', variant: 'main' })).toBe(362_880 - 216);
    expect([totals({ alike: false }), totals({ alike: false }, 3)]).toEqual([216 ** 2, 216 ** 3]);
    expect(totals({ alike: false, variant: 'main' })).toBe(215 ** 2);
    for (const alike of [true, false]) {
      const chance = game.chance(start({ variant: 'main', alike }), build());
      expect(chance?.includes(boardOf([inOrder, inOrder]))).toBe(false);
      expect(chance?.includes(boardOf([mixed, inOrder]))).toBe(false);
    }
  });
});

describe('moves', () => {
  it('MAS-5 turns go round, and nobody can pass', () => {
    let state = position([mixed, mixed, mixed]);
    for (let turn = 0; turn < 7; turn++) {
      expect(game.playersToAct(state)).toEqual([turn % 3]);
      expect([...game.legalActions(state)]).toEqual((['x', 'y', 'z'] as const).map((edge) => take(turn % 3, edge)));
      state = game.reduce(state, take(turn % 3, 'y'));
      expect(state.turns).toBe(turn + 1);
    }
    expect(verdict(game, state, take(0, 'x'))).toBe('NOT_YOUR_TURN');
    expect(verdict(game, state, take(1, 'x'))).toBe('legal');
  });

  it.each([
    ['x', 0],
    ['y', 1],
    ['z', 2],
  ] as const)('MAS-6 MAS-7 the lowest die of edge %s goes on top, the others slide down', (edge, axis) => {
    for (const player of [0, 1, 2]) {
      const before = position([mixed, mixed, mixed], player);
      const after = game.reduce(before, take(player, edge));
      const all = [mixed, mixed, mixed].map((edges, seat) => (seat === player ? turned(edges, axis) : edges));
      expect(after.board).toBe(boardOf(all));
    }
  });

  it('MAS-6 there are three edges', () => {
    const state = position([mixed, mixed]);
    const wrong = { type: 'take', player: 0, edge: 'a' } as unknown as MasqueradeAction;
    expect(game.safeReduce(state, wrong)).toMatchObject({ ok: false, error: { code: 'INVALID_ACTION' } });
  });

  it('MAS-7 four turns of an edge change nothing', () => {
    const state = position([mixed, mixed]);
    const round = (['x', 'y', 'z'] as const).flatMap((edge) =>
      [1, 2, 3, 4].flatMap(() => [take(0, edge), take(1, 'z')]),
    );
    const after = play(game, state, round);
    expect([after.board, after.turns]).toEqual([state.board, 24]);
  });

  it.each([true, false])('MAS-7 MAS-10 whole random games go as by hand, rounds finished: %s', (finishRound) => {
    let turns = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { actions, state, result } = playout(game, {
        players: 3,
        seed,
        options: { ...TRAINING, finishRound },
        maxActions: 800,
        choose: (view, player, rng) => game.sampleAction(view, rng, player) as MasqueradeAction,
      });
      let all: Edges[] = [];
      for (const [i, action] of actions.entries()) {
        if (action.type === 'build') {
          all = edgesIn(action.outcome ?? '');
          continue;
        }
        all = all.map((edges, seat) => (seat === action.player ? turned(edges, 'xyz'.indexOf(action.edge)) : edges));
        turns++;
        const isHeard = !finishRound || i % 3 === 0;
        expect(isHeard && all.some(training)).toBe(result !== null && action === actions.at(-1));
      }
      expect(state.board).toBe(boardOf(all));
    }
    expect(turns).toBeGreaterThan(1000);
  });
});

describe('objects', () => {
  const winners = (edges: Edges, options: MasqueradeOptions, axis = 0) => {
    const before = position([back(edges, axis), mixed], 2, { finishRound: false, ...options });
    return game.result(game.reduce(before, take(0, 'xyz'[axis] as 'x')))?.winners ?? null;
  };
  const order = (letters: string): Edges => ({ edges: [letters, letters, letters], top: 'k' });

  it.each([
    ['MAS-8 [variant=training] every edge has one colour', sorted, {}, [0]],
    ['MAS-8 [variant=training] in another order', { edges: ['bbb', 'rrr', 'ggg'], top: 'k' }, {}, [0]],
    ['MAS-8 [variant=training] two edges are not enough', { edges: ['rrr', 'ggb', 'bbg'], top: 'k' }, {}, null],
    ['MAS-8 [variant=training] black is not on top', { edges: ['rrr', 'ggg', 'bkb'], top: 'b' }, {}, null],
    ['MAS-8 [variant=training] the same on all edges', inOrder, {}, null],
    ['MAS-8 [variant=main] every edge has one colour', sorted, { variant: 'main' }, null],
    ['MAS-9 blue, red, green, black', inOrder, { variant: 'main' }, [0]],
    ["MAS-9 [sequence=['b','r','g','k']] red, blue, green", order('rbg'), { variant: 'main' }, null],
    ["MAS-9 [sequence=['r','b','g','k']]", order('rbg'), { variant: 'main', sequence: ['r', 'b', 'g', 'k'] }, [0]],
    ["MAS-9 [sequence=['r','b','g','k']] not", inOrder, { variant: 'main', sequence: ['r', 'b', 'g', 'k'] }, null],
    ['MAS-9 [sequence=any] whichever', order('gbr'), { variant: 'main', sequence: 'any' }, [0]],
    [
      'MAS-9 [sequence=any] on two edges',
      { edges: ['gbr', 'gbr', 'grb'], top: 'k' },
      { variant: 'main', sequence: 'any' },
      null,
    ],
    ['MAS-9 [sequence=any] training looks at colours', order('gbr'), { sequence: 'any' }, null],
  ] as const)('%s', (_, edges, options, expected) => {
    for (const axis of [0, 1, 2]) expect(winners(edges as unknown as Edges, options, axis)).toEqual(expected);
  });

  it.each([
    ['black below', ['k', 'b', 'r', 'g']],
    ['a colour twice', ['b', 'b', 'g', 'k']],
    ['too short', ['b', 'r', 'k']],
    ['no black', ['b', 'r', 'g']],
    ['nothing', []],
  ])('MAS-9 a sequence that cannot be is refused: %s', (_, sequence) => {
    expect(() => start({ sequence } as unknown as MasqueradeOptions)).toThrow(/once each, in any order/);
  });

  it('MAS-8 MAS-9 MAS-10 [variant=main] [finishRound=false] by default the main game, which the first wins at once', () => {
    const first = game.setup({ players: 2 });
    expect(first.options).toMatchObject({ variant: 'main', start: 'mixed', alike: false, finishRound: false });
    const position = (all: readonly Edges[]) =>
      game.load({ ...first, phase: 'play', board: boardOf(all), toPlay: 0, turns: 0 });
    const over = game.reduce(position([back(inOrder, 1), back(inOrder, 0)]), take(0, 'y'));
    expect(game.result(over)).toEqual({
      winners: [0],
      scores: null,
      reason: 'The pyramid is sorted: all edges show the same sequence.',
    });
    expect(game.result(game.reduce(position([back(sorted, 1), mixed]), take(0, 'y')))).toBe(null);
  });

  it('MAS-10 [finishRound=false] the first to be ready wins at once', () => {
    const state = position([back(sorted, 1), back(sorted, 0), mixed], 0, { finishRound: false });
    const over = game.reduce(state, take(0, 'y'));
    expect([over.toPlay, game.result(over)]).toEqual([
      null,
      { winners: [0], scores: null, reason: 'The pyramid is sorted: every edge has one colour.' },
    ]);
    expect(verdict(game, over, take(1, 'x'))).toBe('GAME_OVER');
  });

  it.each([
    ['only the first', [back(sorted, 1), mixed, mixed], ['y', 'x', 'x'], [0]],
    ['only the second', [mixed, back(sorted, 2), mixed], ['x', 'z', 'x'], [1]],
    ['only the last', [mixed, mixed, back(sorted, 0)], ['x', 'x', 'x'], [2]],
    ['the first and the last', [back(sorted, 1), mixed, back(sorted, 0)], ['y', 'x', 'x'], [0, 2]],
    ['all', [back(sorted, 1), back(sorted, 0), back(sorted, 2)], ['y', 'x', 'z'], [0, 1, 2]],
    ['nobody', [back(sorted, 1), mixed, mixed], ['x', 'x', 'x'], null],
  ] as const)('MAS-10 [finishRound=true] the round is played to its end, ready: %s', (_, all, edges, winners) => {
    let state = position(all, 3);
    for (const [player, edge] of edges.entries()) {
      expect([state.toPlay, game.result(state)]).toEqual([player, null]);
      state = game.reduce(state, take(player, edge));
    }
    const what =
      winners !== null && winners.length > 1 ? 'Pyramids were sorted in the same round' : 'The pyramid is sorted';
    expect(game.result(state)).toEqual(
      winners && { winners, scores: null, reason: `${what}: every edge has one colour.` },
    );
    expect(state.toPlay).toBe(winners === null ? 0 : null);
  });

  it('MAS-10 [finishRound=true] of two, the second has as many turns as the first', () => {
    const state = position([back(sorted, 1), back(sorted, 0)], 4);
    const one = game.reduce(state, take(0, 'y'));
    expect([one.toPlay, verdict(game, one, take(0, 'x'))]).toEqual([1, 'NOT_YOUR_TURN']);
    expect(game.result(game.reduce(one, take(1, 'x')))?.winners).toEqual([0, 1]);
    expect(game.result(game.reduce(one, take(1, 'y')))?.winners).toEqual([0]);
  });

  it('MAS-11 [turnLimit=null] goes on and on', () => {
    expect(game.result(game.reduce(position([mixed, mixed], 99_998), take(0, 'y')))).toBe(null);
  });

  it('MAS-11 [turnLimit=2] the second turn ends it in a draw, if it does not win', () => {
    const one = position([mixed, mixed], 1, { turnLimit: 2 });
    const over = game.reduce(one, take(1, 'z'));
    expect(game.result(over)).toEqual({ winners: [0, 1], scores: null, reason: 'A draw after 2 turns.' });
    const won = game.reduce(position([mixed, back(sorted, 2)], 1, { turnLimit: 2 }), take(1, 'z'));
    expect(game.result(won)?.winners).toEqual([1]);
    // Also in the middle of a round.
    const middle = game.reduce(position([back(sorted, 1), mixed], 2, { turnLimit: 3 }), take(0, 'y'));
    expect([middle.toPlay, game.result(middle)?.winners]).toEqual([null, [0]]);
  });
});

describe('counts', () => {
  interface Ends {
    readonly wins: (edges: Edges) => boolean;
    readonly finishRound: boolean;
  }

  function perftByHand(all: readonly Edges[], turns: number, ends: Ends, depth: number): number {
    const isHeard = !ends.finishRound || turns % all.length === 0;
    if (depth === 0 || (isHeard && all.some(ends.wins))) return 1;
    const player = turns % all.length;
    return [0, 1, 2].reduce((sum, axis) => {
      const next = all.map((edges, seat) => (seat === player ? turned(edges, axis) : edges));
      return sum + perftByHand(next, turns + 1, ends, depth - 1);
    }, 0);
  }

  describe.each([true, false])('rounds finished: %s', (finishRound) => {
    it.each([
      ['a fixed start', [mixed, mixed], 0, 6, 729],
      ['a fixed start of three', [mixed, mixed, mixed], 0, 5, 243],
      ['two turns before the end', [back(back(sorted, 0), 1), mixed], 8, 6, null],
      ['both about to win', [back(sorted, 2), back(back(sorted, 1), 1)], 4, 6, null],
    ] as const)('perft of %s, training', (_, all, turns, depth, expected) => {
      const count = perft(game, position(all, turns, { finishRound }), depth);
      expect(count).toBe(perftByHand(all, turns, { wins: training, finishRound }, depth));
      if (expected === null) expect(count).toBeLessThan(729);
      else expect(count).toBe(expected);
    });

    it.each([
      ['a fixed start', [mixed, mixed], 0],
      ['two turns before the end', [back(back(inOrder, 1), 0), back(inOrder, 2)], 6],
    ] as const)('perft of %s, main game', (_, all, turns) => {
      expect(perft(game, position(all, turns, { variant: 'main', finishRound }), 6)).toBe(
        perftByHand(all, turns, { wins: main, finishRound }, 6),
      );
    });
  });
});

describe('positions', () => {
  const built = position([mixed, mixed], 4);
  const atOnce = position([mixed, mixed], 4, { finishRound: false });
  const change = (cell: string, die: string) => ({ board: board({ [die]: cell }, built.board) });
  it.each([
    ['a die between the pyramids', built, change('c3', 'r'), /no pyramid reaches to c3/],
    ['a coloured die inside', built, change('b7', 'r'), /black die in b7/],
    ['a missing die', built, change('b7', '.'), /black die in b7/],
    ['four red dice', built, change('a9', 'g'), /expected 3 r on the edges of Player 1, got 2/],
    ['two black tops', built, change('a9', 'k'), /expected 3 r/],
    ['pyramids before they are built', start(), { board: built.board }, /stand already/],
    ['no pyramids', built, { board: board({}) }, /black die/],
    ['another builder', start(), { toPlay: 1 }, /Player 1 builds/],
    ['turns before the start', start(), { turns: 1 }, /Player 1 builds/],
    ['another player on turn', built, { toPlay: 1 }, /turn of Player 1/],
    ['nobody to play', built, { toPlay: null }, /nobody is to play/],
    ['a game that goes on after the end', built, { board: boardOf([mixed, sorted]) }, /game that is over/],
    ['somebody has won before', atOnce, { board: boardOf([sorted, mixed]) }, /Player 1 has won before/],
    [
      'somebody has won in the round before',
      position([mixed, mixed], 5),
      { board: boardOf([mixed, sorted]) },
      /Player 2 has won before/,
    ],
    ['a round that goes on after its end', built, { board: boardOf([sorted, mixed]) }, /game that is over/],
    ['a round that is not played to its end', position([sorted, mixed], 5), { toPlay: null }, /nobody is to play/],
    ['a start that is sorted', position([mixed, mixed]), { board: boardOf([mixed, sorted]) }, /won before/],
    ['too many turns', position([mixed, mixed], 1, { turnLimit: 3 }), { turns: 5, toPlay: null }, /there are 3 turns/],
  ])('%s is refused', (_, state, changes, message) => {
    expect(() => game.load({ ...state, ...changes })).toThrow(message);
  });
});

describe('older positions', () => {
  it('MAS-3 MAS-10 positions of rules 1 are read: pyramids were alike, and the first won at once', () => {
    for (const state of [
      start({ alike: true, finishRound: false }),
      position([mixed, mixed], 5, { alike: true, finishRound: false }),
    ]) {
      const { alike, finishRound, ...options } = state.options;
      expect([alike, finishRound]).toEqual([true, false]);
      expect(game.load({ ...state, rules: 1, options })).toEqual(state);
    }
  });

  it.each([
    [1, { ...TRAINING, alike: true, finishRound: false }],
    [2, TRAINING],
  ])('MAS-3 MAS-8 MAS-10 a record of rules %i is one of the training game as it was then', (rules, options) => {
    const recorder = startGame(game, { players: 2, options });
    for (const action of playout(game, { players: 2, options, seed: 'older' }).actions) recorder.play(action);
    const record = { ...recorder.toRecord(), options: {} };
    expect(verifyRecord(record, game).ok).toBe(false);
    expect(verifyRecord({ ...record, rules }, game)).toMatchObject({ ok: true, deviations: [] });
  });

  it('MAS-8 MAS-10 positions of rules 2 are read, and are of the game that they were of', () => {
    for (const state of [start(), position([mixed, mixed], 5), position([mixed, mixed], 5, { variant: 'main' })]) {
      expect(game.load({ ...state, rules: 2 })).toEqual(state);
    }
  });
});

describe('words and pictures', () => {
  const said = (state: State, action: MasqueradeAction) => game.describe(state, action, game.reduce(state, action));

  it('says what is taken from where, and how it ends', () => {
    const laid = boardOf([mixed, { edges: ['rbg', 'rgb', 'gbr'], top: 'k' }]);
    expect(said(start(), build(laid))).toBe('Player 1 builds the pyramids, with edges in three colours.');
    expect(said(start({ alike: true }), build(laid))).toBe('Player 1 builds the pyramids, all with the same edges.');
    const says = 'Player 1 takes the green die of a6 and puts it on top.';
    expect(said(position([mixed, mixed]), take(0, 'y'))).toBe(says);
    expect(said(position([mixed, back(sorted, 2)], 1), take(1, 'z'))).toBe(
      'Player 2 takes the black die of d1 and puts it on top. The pyramid is sorted. The game is over: Player 2 wins.',
    );
    expect(said(position([back(sorted, 1), mixed], 2), take(0, 'y'))).toMatch(/on top\. The pyramid is sorted\.$/);
    expect(said(position([sorted, mixed], 3), take(1, 'y'))).toMatch(/on top\. The game is over: Player 1 wins\.$/);
    expect(said(position([sorted, back(sorted, 2)], 3), take(1, 'z'))).toMatch(
      /The pyramid is sorted\. The game is a draw of Player 1 and Player 2\.$/,
    );
    expect(said(position([mixed, mixed], 0, { turnLimit: 1 }), take(0, 'x'))).toMatch(/The game is a draw\.$/);
  });

  it('pictures the edges, what can be taken, and who has won', () => {
    const { summary, parts } = masqueradePicture(position([mixed, mixed], 1), { names: ['Ada', 'Ben'] });
    expect(summary).toBe(
      'Ben puts a die from below on top. Edge x: red green blue black, red green blue black. Edge y: green blue red black, green blue red black. Edge z: red blue green black, red blue green black.',
    );
    const marked = parts.flatMap((part) => (part.kind === 'board' ? part.cells.filter(({ tone }) => tone) : []));
    expect(marked.map(({ name, text }) => `${text}:${name}`)).toEqual(['y:a1', 'x:a4', 'z:d1']);
    const gold = (state: State) =>
      masqueradePicture(state).parts.flatMap((part) =>
        part.kind === 'board' ? part.cells.filter(({ tone }) => tone === 'gold') : [],
      );
    expect(gold(game.reduce(position([sorted, mixed], 1), take(1, 'y')))).toHaveLength(10);
    expect(gold(game.reduce(position([sorted, back(sorted, 0)], 1), take(1, 'x')))).toHaveLength(20);
    expect(gold(game.reduce(position([mixed, mixed], 1, { turnLimit: 2 }), take(1, 'x')))).toEqual([]);
    expect(masqueradePicture(start()).summary).toBe('Player 1 builds the pyramids.');
  });
});
