import { describe, expect, it } from 'vitest';
import { board, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { chunksByHand, grownSets, namesOfTexts, shapeByHand } from '../../../../../test/helpers/das-spiel-chunks.js';
import { type Spot, spotOf, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../../kernel/dice/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { shapeOf } from './shapes.js';
import { tabulaRasaWorth } from './tabula-rasa.heuristic.js';
import { type TabulaRasaAction, type TabulaRasaOptions, type TabulaRasaState, tabulaRasa } from './tabula-rasa.js';
import { tabulaRasaPicture } from './tabula-rasa.picture.js';

type State = DeepReadonly<TabulaRasaState>;
type Place = readonly [number, number];

const start = (options: TabulaRasaOptions = {}): State => tabulaRasa.setup({ players: 3, options });

/** `'0,0 0,1'` of the block to `'c4 …'` on the pyramid. */
const chunk = (player: number, block: string, names: string): TabulaRasaAction => ({
  type: 'add',
  player,
  block: block.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Place),
  cells: names.split(' '),
});

const counts = (text: string, letter: string): number => text.split(letter).length - 1;

/** A block of the letter in which only these places are left, or all but these. */
function block(letter: string, places: readonly Place[], left = true): string {
  const keys = new Set(places.map(String));
  return Array.from({ length: 55 }, (_, i) => {
    return keys.has(String([Math.floor(i / 11), i % 11])) === left ? letter : '.';
  }).join('');
}

/** As many dice of a block as are not on the board: the first ones, row by row. */
const restOf = (laid: string, letter: string): string => {
  const left = 55 - counts(laid, letter);
  return letter.repeat(left) + '.'.repeat(55 - left);
};

const position = (laid: string, change: Partial<State> = {}, options: TabulaRasaOptions = {}): State =>
  tabulaRasa.load({
    ...start(options),
    board: laid,
    blocks: ['r', 'g', 'k'].map((letter) => restOf(laid, letter)),
    ...change,
  });

const ALL = spots.map((_, cell) => nameAt(cell));

// What the rules say, tried out with sets of spots.

const besidePlace = ([row, column]: Place): Place[] =>
  (
    [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as Place[]
  ).filter(([r, c]) => r >= 0 && r < 5 && c >= 0 && c < 11);

const connected = (members: readonly string[], near: (text: string) => readonly string[]): boolean => {
  const reached = new Set(members.slice(0, 1));
  for (const one of reached) for (const next of near(one)) if (members.includes(next)) reached.add(next);
  return reached.size === members.length;
};

/** All legal actions as texts: places of the block and cells of the pyramid, by trying. */
function actionsByHand(laid: string, left: string, sizes = [1, 3, 6]): Set<string> {
  const places = [...left].flatMap((die, i) => (die === '.' ? [] : [`${Math.floor(i / 11)},${i % 11}`]));
  const nearPlace = (text: string): string[] =>
    besidePlace(text.split(',').map(Number) as unknown as Place)
      .map(String)
      .filter((one) => places.includes(one));
  const found = new Set<string>();
  for (const size of sizes) {
    const byShape = new Map<string, string[]>();
    for (const part of grownSets(places, size, nearPlace)) {
      const rest = places.filter((place) => !part.includes(place));
      if (!connected(rest, nearPlace)) continue;
      const points = part.map((place) => [...place.split(',').map(Number), 0] as unknown as Spot);
      const key = shapeByHand(points);
      const sorted = part
        .map((one) => one.split(',').map(Number) as unknown as Place)
        .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      byShape.set(key, [...(byShape.get(key) ?? []), sorted.join(' ')]);
    }
    for (const set of chunksByHand(laid, size)) {
      const parts = byShape.get(shapeByHand(set.map(spotOf))) ?? [];
      for (const part of parts) found.add(`${part} to ${namesOfTexts(set)}`);
    }
  }
  return found;
}

const listed = (state: State): string[] =>
  Array.from(tabulaRasa.legalActions(state), (action) => `${action.block.join(' ')} to ${action.cells.join(' ')}`);

describe('table', () => {
  it('TAB-1 three players', () => {
    expect(tabulaRasa.playerCount).toEqual({ min: 3, max: 3 });
  });

  it('TAB-2 players have 55 dice of their colour each in five rows of eleven', () => {
    expect(start().blocks).toEqual(['r', 'g', 'k'].map((letter) => letter.repeat(55)));
    const { board: laid, blocks } = play(tabulaRasa, start(), [
      chunk(0, '0,0', 'c4'),
      chunk(1, '4,10', 'c5'),
      chunk(2, '1,0', 'i1'),
    ]);
    expect([cells(laid, 'r'), cells(laid, 'g'), cells(laid, 'k')]).toEqual(['c4', 'c5', 'i1']);
    expect(blocks.map((one) => one.indexOf('.'))).toEqual([0, 54, 11]);
    for (const outside of ['5,0', '0,11', '-1,0', '0.5,0']) {
      expect(verdict(tabulaRasa, start(), chunk(0, outside, 'c4'))).toBe('INVALID_ACTION');
    }
  });

  it('TAB-3 player 0 begins, then they take turns', () => {
    expect(verdict(tabulaRasa, start(), chunk(1, '0,0', 'c4'))).toBe('NOT_YOUR_TURN');
    const third = play(tabulaRasa, start(), [chunk(0, '0,0', 'c4'), chunk(1, '0,0', 'c5')]);
    expect(third.toPlay).toBe(2);
    expect(tabulaRasa.reduce(third, chunk(2, '0,0', 'c6')).toPlay).toBe(0);
  });
});

describe('chunks', () => {
  // c4, c5 and d4 carry 1c4; d4, d5 and e4 carry 1d4; c5, c6 and d5 carry 1c5; those three carry 2c4.
  const six = board({ g: 'c4 c5 c6 d4 d5 e4' });

  it.each([
    ['TAB-4 a single die', six, '0,0', '1c4', 'legal'],
    ['TAB-4 two dice', board({ g: 'c5 d4' }), '0,0 0,1', 'c4 1c4', 'TAB-4'],
    ['TAB-4 three dice, an L', board({ g: 'c5' }), '0,0 0,1 1,0', 'c4 d4 1c4', 'legal'],
    ['TAB-4 four dice', six, '0,0 0,1 0,2 0,3', '1c4 1c5 1d4 2c4', 'TAB-4'],
    ['TAB-4 seven dice', six, '0,0 0,1 0,2 0,3 0,4 0,5 0,6', '1c4 1c5 1d4 2c4 a1 a2 a3', 'INVALID_ACTION'],
    ['TAB-5 a place twice', six, '0,0 0,0 0,1', 'c3 d3 1c3', 'INVALID_ACTION'],
    ['TAB-5 three dice that do not hang together', board({ g: 'c5' }), '0,0 0,1 4,0', 'c4 d4 1c4', 'TAB-5'],
    ['TAB-5 dice that meet at corners', board({ g: 'c5' }), '0,1 1,0 2,0', 'c4 d4 1c4', 'TAB-5'],
    ['TAB-6 the rest may have a hole', six, '2,5', '1c4', 'legal'],
    [
      'TAB-7 an L of the block as a column',
      board({ g: 'c4 c5 c6 d4 d5 1c4 1c5' }),
      '0,0 0,1 1,0',
      'e4 1d4 2c4',
      'TAB-7',
    ],
    ['TAB-7 a row as a column', board({ g: 'c4 c5 c6 d4 d5 1c4 1c5' }), '0,0 0,1 0,2', 'e4 1d4 2c4', 'legal'],
    ['TAB-7 another number of dice', board({ g: 'c5' }), '0,0 0,1 1,0', 'c4', 'TAB-7'],
    ['TAB-7 cells that do not hang together', six, '0,0 0,1 1,0', '1c4 1d4 a1', 'TAB-7'],
    ['TAB-8 an occupied cell', six, '0,0', 'c4', 'TAB-8'],
    ['TAB-8 nothing below', six, '0,0', '2c4', 'TAB-8'],
    ['TAB-8 one support is missing', six, '0,0 0,1 1,0', 'c3 1c3 1b3', 'TAB-8'],
    ['TAB-8 a column that hangs over', board({ g: 'c4 c5' }), '0,0 0,1 0,2', 'd4 1c4 2b4', 'TAB-8'],
  ])('%s', (_, laid, places, names, expected) => {
    expect(verdict(tabulaRasa, position(laid), chunk(0, places, names))).toBe(expected);
  });

  it('TAB-5 only dice that are left in the block', () => {
    const state = tabulaRasa.load({ ...play(tabulaRasa, start(), [chunk(0, '0,0', 'c4')]), toPlay: 0 });
    expect(verdict(tabulaRasa, state, chunk(0, '0,0', 'c5'))).toBe('TAB-5');
    expect(verdict(tabulaRasa, state, chunk(0, '0,1', 'c5'))).toBe('legal');
  });

  it('TAB-8 a column needs its whole way up', () => {
    const laid = board({ g: 'c4 c5 c6 d4 d5 1c4' });
    expect(verdict(tabulaRasa, position(laid), chunk(0, '0,0 0,1 0,2', 'e4 1d4 2c4'))).toBe('TAB-8');
  });

  it('TAB-6 the rest of the block may not fall apart', () => {
    // Two squares and a bridge between them.
    const squares: Place[] = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 3],
      [1, 4],
    ];
    const laid = board({ r: ALL.slice(0, 46).join(' '), g: '1a2 1a3 1a4' });
    const state = position(laid, { blocks: [block('r', squares), restOf(laid, 'g'), restOf(laid, 'k')] });
    expect(verdict(tabulaRasa, state, chunk(0, '0,2', '1a5'))).toBe('TAB-6');
    for (const end of ['1,0', '1,4', '1,1', '0,0']) {
      expect(verdict(tabulaRasa, state, chunk(0, end, '1a5'))).toBe('legal');
    }
    expect(verdict(tabulaRasa, state, chunk(0, '0,5', '1a5'))).toBe('TAB-5');
  });

  it.each([
    ['0,0 0,1 0,2 1,0 1,1 2,0', 'legal'],
    ['0,8 0,9 0,10 1,9 1,10 2,10', 'legal'],
    ['2,0 3,0 3,1 4,0 4,1 4,2', 'legal'],
    ['2,10 3,9 3,10 4,8 4,9 4,10', 'legal'],
    ['0,0 0,1 0,2 1,0 1,1 1,2', 'TAB-7'],
    ['0,0 0,1 0,2 0,3 1,0 1,1', 'TAB-7'],
  ])('TAB-7 a triangle of six on the pyramid, and %s of the block', (places, expected) => {
    const state = position(board({ g: 'd4 d5 e4 1d4' }));
    expect(verdict(tabulaRasa, state, chunk(0, places, 'c4 c5 c6 1c4 1c5 2c4'))).toBe(expected);
  });

  it('TAB-7 a chunk that is not flat has no shape that a block can give', () => {
    // A pyramid of four and two dice on its sides: they hang together and stand, but lie in no plane.
    const state = position(board({ g: 'b4 b5 c3 d3' }));
    const heap = 'c4 c5 d4 1b4 1c3 1c4';
    const near = (text: string) => besidePlace(text.split(',').map(Number) as unknown as Place).map(String);
    const all = [...Array(55).keys()].map((place) => `${Math.floor(place / 11)},${place % 11}`);
    const sixes = grownSets(['0,0'], 6, near).filter((part) => {
      const rest = all.filter((place) => !part.includes(place));
      return connected(rest, (text) => near(text).filter((one) => rest.includes(one)));
    });
    expect(sixes.length).toBeGreaterThan(50);
    for (const places of sixes) {
      expect(tabulaRasa.check(state, chunk(0, places.join(' '), heap))?.clause).toBe('TAB-7');
    }
    expect(verdict(tabulaRasa, state, chunk(0, '0,0 0,1 0,2 1,0 1,1 1,2', heap))).toBe('TAB-7');
    // Three of them at a time are.
    expect(verdict(tabulaRasa, state, chunk(0, '0,0 0,1 1,0', 'c5 d4 1c4'))).toBe('TAB-8');
    expect(verdict(tabulaRasa, position(board({ g: 'b4 b5 c3 d3 c4' })), chunk(0, '0,0 0,1 1,0', 'c5 d4 1c4'))).toBe(
      'legal',
    );
  });

  it('TAB-7 a chunk may be turned over', () => {
    // Stairs of six dice, which are not their own mirror image.
    const state = position(board({ g: 'd4 d5 d6 c7' }));
    for (const stairs of ['0,0 0,1 1,1 1,2 2,2 2,3', '0,10 0,9 1,9 1,8 2,8 2,7', '0,0 1,0 1,1 2,1 2,2 3,2']) {
      expect(verdict(tabulaRasa, state, chunk(0, stairs, 'c4 c5 c6 1c4 1c5 1c6'))).toBe('legal');
    }
  });

  it('TAB-7 an equal set of places and cells is the same action, in any order', () => {
    const state = position(board({ g: 'c5' }));
    const mixed = chunk(0, '1,0 0,1 0,0', '1c4 d4 c4');
    expect(tabulaRasa.canonical(mixed)).toEqual(chunk(0, '0,0 0,1 1,0', 'c4 d4 1c4'));
    expect(tabulaRasa.reduce(state, mixed)).toEqual(tabulaRasa.reduce(state, tabulaRasa.canonical(mixed)));
  });

  it('TAB-9 [contact=none] a chunk goes anywhere', () => {
    const state = position(board({ g: 'c4' }));
    for (const cell of ['c5', 'i1', 'a9']) expect(verdict(tabulaRasa, state, chunk(0, '0,0', cell))).toBe('legal');
  });

  it('TAB-9 [contact=edge] a chunk touches what lies, along an edge or by a face', () => {
    const edge = { contact: 'edge' } as const;
    const state = position(board({ g: 'c4' }), {}, edge);
    for (const cell of ['c3', 'c5', 'b4', 'b5', 'd3', 'd4'])
      expect(verdict(tabulaRasa, state, chunk(0, '0,0', cell))).toBe('legal');
    for (const cell of ['i1', 'c6', 'e3']) expect(verdict(tabulaRasa, state, chunk(0, '0,0', cell))).toBe('TAB-9');
    expect(verdict(tabulaRasa, start(edge), chunk(0, '0,0', 'i1'))).toBe('legal');
    const singles = [...tabulaRasa.legalActions(state)].filter(({ cells: names }) => names.length === 1);
    expect(singles).toHaveLength(6 * 55);
  });

  it('TAB-10 at the start only single dice go: no larger chunk can stand', () => {
    const all = [...tabulaRasa.legalActions(start())];
    expect(all).toHaveLength(45 * 55);
    expect(all.every(({ cells: names }) => names.length === 1)).toBe(true);
  });

  it('TAB-10 [contact=edge] there is always something, until a block is used up', () => {
    for (let game = 0; game < 3; game++) {
      const { state, result } = playout(tabulaRasa, { players: 3, options: { contact: 'edge' }, seed: `on ${game}` });
      expect(result?.winners).toHaveLength(1);
      expect(state.toPlay).toBeNull();
    }
  });
});

describe('end', () => {
  const last = () => {
    const laid = board({ r: ALL.slice(0, 54).join(' ') });
    return position(laid, { blocks: [block('r', [[2, 2]]), 'g'.repeat(55), 'k'.repeat(55)] });
  };

  it('TAB-11 the first empty block wins, at once', () => {
    const end = tabulaRasa.reduce(last(), chunk(0, '2,2', nameAt(54)));
    expect([end.toPlay, tabulaRasa.playersToAct(end)]).toEqual([null, []]);
    expect(tabulaRasa.result(last())).toBeNull();
    expect(tabulaRasa.result(end)).toEqual({
      winners: [0],
      scores: [0, 55, 55],
      reason: 'A block is used up; 0 dice left are the fewest.',
    });
    expect(verdict(tabulaRasa, end, chunk(1, '0,0', '1a1'))).toBe('GAME_OVER');
  });

  it('TAB-6 TAB-11 the last die can be taken, and while there is one the game goes on', () => {
    const laid = board({ r: ALL.slice(0, 53).join(' ') });
    const left: Place[] = [
      [2, 2],
      [2, 3],
    ];
    const state = position(laid, { blocks: [block('r', left), 'g'.repeat(55), 'k'.repeat(55)] });
    const next = tabulaRasa.reduce(state, chunk(0, '2,2', nameAt(53)));
    expect([next.toPlay, tabulaRasa.result(next)]).toEqual([1, null]);
    expect(verdict(tabulaRasa, last(), chunk(0, '2,2', nameAt(54)))).toBe('legal');
  });

  it('TAB-11 three times 55 dice are the pyramid', () => {
    expect(3 * 55).toBe(spots.length);
  });
});

describe('positions', () => {
  const laid = board({ r: 'c4', g: 'c5', k: 'd4' });
  const good = { ...start(), board: laid, blocks: ['r', 'g', 'k'].map((letter) => restOf(laid, letter)) };

  it.each([
    ['a die on nothing', { ...good, board: board({ r: '1a1', g: 'c5', k: 'd4' }) }, /lies on nothing/],
    ['too few blocks', { ...good, blocks: good.blocks.slice(1) }, /expected 3 blocks, got 2/],
    ['another one’s dice', { ...good, blocks: [good.blocks[1], good.blocks[0], good.blocks[2]] }, /another colour/],
    [
      'a die too many',
      { ...good, board: board({ r: 'a1' }, laid) },
      /expected Player 1 to have 55 dice in all, got 56/,
    ],
    [
      'a block that has fallen apart',
      {
        ...start(),
        board: board({ r: 'a1 a2' }),
        blocks: [
          block(
            'r',
            [
              [0, 1],
              [1, 0],
            ],
            false,
          ),
          'g'.repeat(55),
          'k'.repeat(55),
        ],
      },
      /has fallen apart/,
    ],
    ['nobody to play', { ...good, toPlay: null }, /until a block is used up/],
    [
      'somebody to play at the end',
      {
        ...start(),
        board: board({ r: ALL.slice(0, 55).join(' ') }),
        blocks: ['.'.repeat(55), 'g'.repeat(55), 'k'.repeat(55)],
      },
      /until a block is used up/,
    ],
    [
      'two empty blocks',
      {
        ...start(),
        toPlay: null,
        board: board({ r: ALL.slice(0, 55).join(' '), g: ALL.slice(55, 110).join(' ') }),
        blocks: ['.'.repeat(55), '.'.repeat(55), 'k'.repeat(55)],
      },
      /only one block/,
    ],
  ])('%s is refused', (_, value, message) => {
    expect(() => tabulaRasa.load(value)).toThrow(message);
  });
});

describe('counts', () => {
  it('perft of the start', () => {
    expect(listed(start())).toHaveLength(45 * 55);
    expect(new Set(listed(start()))).toEqual(actionsByHand(start().board, start().blocks[0] as string, [1]));
  });

  /** A later position of a game, with the blocks as they are then. */
  const later = (seed: string, plies: number): State =>
    playout(tabulaRasa, { players: 3, seed, maxActions: plies }).state;

  it.each([
    ['a', 30],
    ['c', 30],
    ['late', 66],
  ])('TAB-4 TAB-5 TAB-6 TAB-7 TAB-8 perft of game %s after %i chunks', (seed, plies) => {
    const state = later(seed, plies);
    const byHand = actionsByHand(state.board, state.blocks[state.toPlay ?? 0] as string);
    const found = listed(state);
    expect(new Set(found)).toEqual(byHand);
    expect(found).toHaveLength(byHand.size);
    expect(perft(tabulaRasa, state, 1)).toBe(byHand.size);
    // The earlier ones have chunks of all sizes.
    const sizes = new Set([...tabulaRasa.legalActions(state)].map((action) => action.cells.length));
    if (plies === 30) expect(sizes).toEqual(new Set([1, 3, 6]));
  });

  it('perft of a position near the end, two chunks deep', () => {
    const state = later('deep', 94);
    let byHand = 0;
    for (const text of actionsByHand(state.board, state.blocks[state.toPlay ?? 0] as string)) {
      const [places = '', names = ''] = text.split(' to ');
      const next = tabulaRasa.reduce(state, chunk(state.toPlay ?? 0, places, names));
      byHand += next.toPlay === null ? 1 : actionsByHand(next.board, next.blocks[next.toPlay] as string).size;
    }
    expect(perft(tabulaRasa, state, 2)).toBe(byHand);
  });

  it('lists in the same order whatever shapes were looked at before', () => {
    const spots: Place[] = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 3],
    ];
    const lies = (places: readonly Place[]): string[] =>
      shapeOf(places).lies.map(({ rows }) => String.fromCharCode(...rows));
    const order = lies(spots.map(([row, column]): Place => [-column, row]));
    expect(order).toHaveLength(8);
    expect(order).toEqual([...order].sort());
    expect(lies(spots)).toEqual(order);
  });

  it('samples what is listed', () => {
    const state = later('c', 30);
    const legal = new Set(listed(state));
    const rng = createRng('sample');
    const sizes = new Set<number>();
    for (let i = 0; i < 120; i++) {
      const action = tabulaRasa.sampleAction(state, rng);
      sizes.add(action?.cells.length ?? 0);
      expect(legal.has(`${action?.block.join(' ')} to ${action?.cells.join(' ')}`)).toBe(true);
    }
    expect(sizes).toEqual(new Set([...legal].map((text) => (text.split(' to ')[1] as string).split(' ').length)));
  });
});

describe('a policy, whose actions have passed no schema', () => {
  const wrong: [string, readonly Place[], string][] = [
    ['a row far out', [[2 ** 53, 0]], 'c4'],
    ['a column far out', [[0, 99]], 'c4'],
    ['a row before the first', [[-1, 0]], 'c4'],
    ['half a column', [[0, 0.5]], 'c4'],
    ['a place and one that its bits do not show', [...[0, 1].map((i) => [0, i] as const), [7, 7]], '1c4 d4 c4'],
    [
      'a place twice',
      [
        [0, 0],
        [0, 0],
        [0, 1],
      ],
      'c4 c4 d4',
    ],
  ];

  it.each(wrong)('TAB-5 gives %s: refused, and nothing remembered', (_, places, names) => {
    const state = position(board({ g: 'c5' }));
    const action = { type: 'add' as const, player: 0, block: places, cells: names.split(' ') };
    const refused = 'expected different places of the block';
    const playing = (trusted: boolean) => () =>
      playout(tabulaRasa, { from: state, seed: 'a', maxActions: 1, choose: () => action, trusted });
    expect(playing(true)).toThrow(refused);
    expect(playing(false)).toThrow(expect.objectContaining({ code: 'INVALID_ACTION' }));
    const three = chunk(0, '0,0 0,1 1,0', '1c4 d4 c4');
    expect(counts(tabulaRasa.reduce(state, three).board, 'r')).toBe(3);
    expect(counts(tabulaRasa.reduce(state, chunk(0, '0,0', 'c4')).board, 'r')).toBe(1);
  });
});

describe('words', () => {
  it('says what is wrong with a chunk', () => {
    const state = position(board({ g: 'c5' }));
    const why = (places: string, names: string, now = state): string | undefined =>
      tabulaRasa.check(now, chunk(0, places, names))?.message;
    expect(why('0,0 0,1', 'c4 d4')).toBe('expected 1, 3 or 6 dice, got 2');
    expect(why('0,0 0,1 1,0', 'c4')).toBe("3 dice can't fill 1 cells");
    expect(why('0,0', 'c4 d4')).toBe("1 dice can't fill 2 cells");
    expect(why('0,0 0,1 1,2', 'c4 d4 1c4')).toBe('the dice do not hang together in the block');
    expect(why('0,0 0,1 1,0', 'c4 d4 a1')).toBe('the cells do not hang together by their faces');
    expect(why('0,0 0,1 0,2', 'c4 d4 1c4')).toBe('the chunk has a different shape on the pyramid than in the block');
    expect(why('0,0', 'c5')).toBe('a die lies in one of the cells already');
    expect(why('0,0', '1c4')).toBe('nothing supports one of the dice');
    expect(why('0,0', 'i1', position(board({ g: 'c5' }), {}, { contact: 'edge' }))).toBe('no die touches the pyramid');
    const taken = tabulaRasa.load({ ...play(tabulaRasa, start(), [chunk(0, '0,1', 'c4')]), toPlay: 0 });
    expect(why('0,1', 'c5', taken)).toBe('one of the places in the block is empty already');
    expect(why('1,0', 'c5', taken)).toBe('the rest of the block would fall apart');
  });

  it('says what is added, and what is left', () => {
    const state = position(board({ g: 'c5' }));
    const three = chunk(0, '0,0 0,1 1,0', '1c4 d4 c4');
    expect(tabulaRasa.describe(state, three, tabulaRasa.reduce(state, three))).toBe(
      'Player 1 breaks off 3 dice and adds them in c4, d4, 1c4; 52 left.',
    );
    const laid = board({ r: ALL.slice(0, 54).join(' ') });
    const last = position(laid, { blocks: [block('r', [[2, 2]]), 'g'.repeat(55), 'k'.repeat(55)] });
    const one = chunk(0, '2,2', nameAt(54));
    expect(tabulaRasa.describe(last, one, tabulaRasa.reduce(last, one))).toBe(
      `Player 1 breaks off a die and adds it in ${nameAt(54)}; the block is used up.`,
    );
  });

  it('draws the blocks, and marks what was taken', () => {
    const before = start();
    const after = tabulaRasa.reduce(before, chunk(0, '0,0', 'c4'));
    const { parts } = tabulaRasaPicture(after, { before, names: ['Ada', 'Ben', 'Cleo'] });
    const boards = parts.flatMap((part) => (part.kind === 'board' ? [part] : []));
    expect(boards.map(({ title }) => title)).toEqual([undefined, 'Ada', 'Ben', 'Cleo']);
    expect(boards[1]?.cells.filter(({ changed }) => changed).map(({ die }) => die)).toEqual([undefined]);
    expect(boards[2]?.cells).toHaveLength(55);
    expect(tabulaRasaPicture(after).parts).toHaveLength(parts.length);
  });
});

describe('worth', () => {
  it('goes by the dice that are left, and by how well they hang together', () => {
    const worth = (...places: Place[]): number =>
      tabulaRasaWorth({ ...start(), blocks: [block('r', places), 'g'.repeat(55), 'k'.repeat(55)] }, 0);
    const square = worth([0, 0], [0, 1], [1, 0], [1, 1]);
    const line = worth([0, 0], [0, 1], [0, 2], [0, 3]);
    // The end of a row is not beside the beginning of the next.
    const apart = worth([0, 9], [0, 10], [1, 0], [1, 1]);
    expect(square).toBeGreaterThan(line);
    expect(line).toBeGreaterThan(apart);
    expect(worth([0, 9], [0, 10], [1, 0])).toBeGreaterThan(apart);
  });
});
