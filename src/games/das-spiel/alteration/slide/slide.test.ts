import { describe, expect, it } from 'vitest';
import { nameAt, perft, verdict } from '../../../../../test/helpers/das-spiel.js';
import { posesByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import {
  build,
  onEdgeB,
  paired,
  pairedAlike,
  pass,
  position,
  start,
  take,
  winnersOf,
  winsByHand,
  X,
  Y,
  Z,
} from '../../../../../test/helpers/das-spiel-slide.js';
import {
  beforeTake,
  changed,
  dullPoses,
  edgeIndex,
  edgeName,
  randomPoses,
  roofSpots,
  shownAt,
  sparredByHand,
  takeByHand,
} from '../../../../../test/helpers/das-spiel-spars.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { indexOf, type Spot } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick } from '../../../../kernel/dice/random.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import { playout } from '../../../../play/playout.js';
import type { SlideOptions } from './position.js';
import { slide as game } from './slide.js';
import { slidePicture } from './slide.picture.js';

describe('table', () => {
  it('SLI-1 two or three play', () => {
    expect([game.playerCount, game.title]).toEqual([{ min: 2, max: 3 }, 'Slide']);
    for (const players of [1, 4]) expect(() => start({}, players)).toThrow(GameError);
  });

  it('SLI-2 the pyramid is built once, and first', () => {
    expect(verdict(game, start(), take(0, 'a1'))).toBe('SLI-2');
    const built = game.reduce(start(), build(dullPoses));
    expect([built.board, built.poses]).toEqual([sparredByHand, dullPoses]);
    expect([...built.board].filter((die) => die === 'g')).toHaveLength(25);
    expect([...built.board].filter((die) => die === 'k')).toHaveLength(84);
    expect(verdict(game, built, build(), dullPoses)).toBe('SLI-2');
  });

  it('SLI-2 only what can be seen has poses', () => {
    const chance = game.chance(start(), build());
    expect(chance?.includes(dullPoses)).toBe(true);
    for (const wrong of [dullPoses.replace('.', 'a'), dullPoses.replace('a', '.'), `${dullPoses}a`, '', null, 7]) {
      expect(chance?.includes(wrong)).toBe(false);
    }
    expect(chance?.total).toBe(null);
    expect(() => chance?.outcomes()).toThrow(RangeError);
  });

  it.each([
    ['SLI-3 [hand=right]', 'right', true],
    ['SLI-3 [hand=left]', 'left', false],
  ] as const)('%s decides what numbers a pose shows', (_, hand, wins) => {
    // Pose a shows player 1 a 3 or a 2; b a 2 and a 1.
    const letters = Object.fromEntries([0, 1, 2, 3, 4, 5].map((level) => [edgeIndex(X, level), 'a']));
    const one = changed(dullPoses, { ...letters, [edgeIndex(X, 2)]: posesByHand(1, 3)[1] as string });
    const chance = game.chance(start({ hand }), build());
    expect(chance?.includes(one)).toBe(!wins);
  });

  it('SLI-3 all poses are drawn', () => {
    const chance = game.chance(start(), build());
    const drawn = new Set([1, 2, 3].flatMap((n) => [...String(chance?.sample(createRng(`${n}`)))]));
    expect([...drawn].sort().join('')).toBe(`.${allPoses.join('')}`);
  });

  it.each([
    ['{}', {}],
    ['together false', { together: false }],
    ['any order', { order: 'any' }],
    ['any order, anywhere, left', { order: 'any', together: false, hand: 'left' }],
    ['pairs anywhere', { objects: ['pairs'], together: false }],
    ['pairs', { objects: ['pairs'] }],
    ['pairs of one number', { objects: ['pairs'], pairs: 'one-number' }],
    ['pairs of one number anywhere', { objects: ['pairs'], pairs: 'one-number', together: false }],
    ['runs', { objects: ['run'] }],
    ['runs anywhere', { objects: ['run'], together: false }],
    ['same anywhere', { objects: ['same'], together: false }],
  ] as const)('SLI-4 a start is drawn anew exactly if somebody has won it, counted by hand: %s', (_, options) => {
    const rng = createRng('fair');
    const found = { fair: 0, won: 0 };
    for (let i = 0; i < 120; i++) {
      const players = 2 + (i % 2);
      const state = start(options as SlideOptions, players);
      const letters = Array.from({ length: 1 + (i % 12) }, () => pick(rng, allPoses)).join('');
      let poses = randomPoses(rng, letters);
      // An ascending edge now and then: at random there is none.
      if (i % 5 === 0) poses = onEdgeB(i % 2 === 0 ? [1, 2, 3, 4, 5, 6] : [6, 5, 4, 3, 2, 1], i % 3, poses);
      const seats = [0, 1, 2].slice(0, players);
      const won = seats.some((player) => winsByHand(poses, player, state.options));
      found[won ? 'won' : 'fair']++;
      expect(game.chance(state, build())?.includes(poses)).toBe(!won);
    }
    expect(Math.min(found.fair, found.won)).toBeGreaterThan(0);
  });

  it('SLI-5 a player has the two edges of their wall, and no others', () => {
    const sides = [0, 1, 2].map((player) => {
      const state = position(dullPoses, player, {}, 3);
      return [...game.legalActions(state)].map((action) => (action.type === 'take' ? action.cell : ''));
    });
    expect(sides.map((cells) => cells.filter((cell) => ['a9', 'a1', 'i1'].includes(cell)))).toEqual([
      ['a1', 'i1'],
      ['i1', 'a9'],
      ['a9', 'a1'],
    ]);
    for (const [player, cells] of sides.entries()) {
      const spots: Spot[] = roofSpots(player).filter((spot) => spot.join('') !== '000');
      expect([...cells].sort()).toEqual(
        spots
          .map((spot) =>
            edgeName(
              spot.findIndex((part) => part > 0),
              8 - Math.max(...spot),
            ),
          )
          .sort(),
      );
    }
  });
});

describe('moves', () => {
  it('SLI-6 [mustTake=true] turns go round, and nobody can pass', () => {
    let state = position(dullPoses, 0, {}, 3);
    for (let turn = 0; turn < 7; turn++) {
      expect(game.playersToAct(state)).toEqual([turn % 3]);
      expect([...game.legalActions(state)]).toHaveLength(16);
      // The die on top goes round: nothing changes in the end but whose dice lie where.
      state = game.reduce(state, take(turn % 3, edgeName((turn + 1) % 3, 7)));
      expect(state.turns).toBe(turn + 1);
    }
    expect(verdict(game, state, take(0, 'a1'))).toBe('NOT_YOUR_TURN');
    expect(verdict(game, state, pass(1))).toBe('SLI-6');
    for (const one of [start(), start({ mustTake: false })]) expect(verdict(game, one, pass(0))).toBe('SLI-2');
  });

  it('SLI-6 [mustTake=false] a player can pass, which is a turn and changes no die', () => {
    const free: SlideOptions = { mustTake: false };
    let state = position(dullPoses, 0, free, 3);
    for (const player of [0, 1, 2]) {
      expect([...game.legalActions(state)]).toHaveLength(17);
      state = game.reduce(state, player === 1 ? take(1, 'a9') : pass(player));
      expect([state.turns, state.toPlay, state.last]).toEqual([
        player + 1,
        (player + 1) % 3,
        player === 1 ? 'a9' : null,
      ]);
    }
    expect(state.poses).toBe(takeByHand(dullPoses, X, 0));
    expect(game.load({ ...state })).toEqual(state);
    expect(game.viewAction(position(dullPoses, 0, free), pass(0), 1)).toEqual(pass(0));
    const limit = position(dullPoses, 2, { ...free, turnLimit: 3 });
    const over = game.reduce(limit, pass(0));
    expect(game.result(over)).toEqual({ winners: [0, 1], scores: null, reason: 'A draw after 3 turns.' });
    // Only what ends the game shows anything (SLI-5).
    expect([position(dullPoses, 0, free), limit].map((one) => game.reveals(one, pass(0)))).toEqual([false, true]);
    expect(game.describe(limit, pass(0), over)).toBe('Player 1 takes no die. The game is a draw.');
    expect(
      game.describe(position(dullPoses, 0, free), pass(0), game.reduce(position(dullPoses, 0, free), pass(0))),
    ).toBe('Player 1 takes no die.');
  });

  it('SLI-6 [mustTake=false] random games pass now and then, and are won', () => {
    const { actions, result } = playout(game, { players: 3, seed: 'pass', options: { mustTake: false } });
    const passes = actions.filter(({ type }) => type === 'pass').length;
    expect(passes).toBeGreaterThan(0);
    expect(passes).toBeLessThan(actions.length / 4);
    expect(result?.winners).toHaveLength(1);
  });

  it.each([
    ['a1', 'legal', 'corner B'],
    ['i1', 'legal', 'corner C'],
    ['7a1', 'legal', 'right below the top'],
    ['4e1', 'legal', 'in the middle of a spar'],
    ['8a1', 'SLI-7', 'the top'],
    ['a9', 'SLI-7', 'on the side of the others'],
    ['4a5', 'SLI-7', 'on the spar that the player does not see'],
    ['b1', 'SLI-7', 'a black one of the player’s wall'],
    ['b2', 'SLI-7', 'a red one inside'],
  ])('SLI-7 player 0 takes the die of %s: %s, %s', (cell, expected) => {
    expect(verdict(game, position(dullPoses), take(0, cell))).toBe(expected);
  });

  it('SLI-8 SLI-9 [turn=false] those above slide down, the die goes on top as it lay', () => {
    const poses = randomPoses(createRng('a start'), 'acegikmoqsuw');
    const state = position(poses);
    for (const axis of [Y, Z]) {
      for (let level = 0; level < 8; level++) {
        const after = game.reduce(state, take(0, edgeName(axis, level)));
        expect(after.poses).toBe(takeByHand(poses, axis, level));
        expect(after.board).toBe(state.board);
      }
    }
    expect(verdict(game, state, take(0, 'a1', 'c'))).toBe('SLI-9');
  });

  it('SLI-9 [turn=true] the die is put on top in any pose', () => {
    const state = position(dullPoses, 0, { turn: true });
    expect([...game.legalActions(state)]).toHaveLength(16 * 24);
    for (const pose of allPoses) {
      expect(game.reduce(state, take(0, '3f1', pose)).poses).toBe(takeByHand(dullPoses, Z, 3, pose));
    }
    expect(verdict(game, state, take(0, '3f1'))).toBe('SLI-9');
    expect(verdict(game, state, take(0, 'b1', 'a'))).toBe('SLI-7');
  });

  it('SLI-8 whole random games move the dice as by hand, and end with the first object', () => {
    let takes = 0;
    for (const [i, options] of [{}, { turn: true }, { order: 'any', hand: 'left' }, { turnLimit: 30 }].entries()) {
      const players = 2 + (i % 2);
      const played = playout(game, { players, seed: `game ${i}`, options: options as SlideOptions, maxActions: 80 });
      const all = played.state.options;
      let poses = '';
      for (const action of played.actions) {
        if (action.type === 'build') {
          poses = action.outcome ?? '';
          continue;
        }
        if (action.type === 'pass') continue;
        const axis = [X, Y, Z].find((one) => [0, 1, 2, 3, 4, 5, 6, 7].some((at) => edgeName(one, at) === action.cell));
        const level = /^\d/.test(action.cell) ? Number(action.cell[0]) : 0;
        poses = takeByHand(poses, axis ?? -1, level, action.pose);
        const isLast = ++takes && action === played.actions.at(-1);
        const won = [0, 1, 2].slice(0, players).some((player) => winsByHand(poses, player, all));
        expect(won).toBe(isLast && played.result !== null && played.result.winners.length === 1);
      }
      expect(played.state.poses).toBe(poses);
    }
    expect(takes).toBeGreaterThan(100);
  });
});

describe('objects', () => {
  const alike = onEdgeB([5, 5, 5, 5, 5, 5]);
  const rising = onEdgeB([1, 2, 3, 4, 5, 6], 2);
  const falling = onEdgeB([6, 5, 4, 3, 2, 1], 1);
  const mixed = onEdgeB([3, 1, 2, 6, 5, 4]);
  it.each([
    ["SLI-10 [objects=['same', 'run', 'pairs']] SLI-11 six alike", alike, {}, [0]],
    ["SLI-10 [objects=['run', 'pairs']] six alike are nothing", alike, { objects: ['run', 'pairs'] }, null],
    ["SLI-10 [objects=['same']] one to six are nothing", rising, { objects: ['same'] }, null],
    ['SLI-11 five alike are not enough', onEdgeB([5, 5, 5, 5, 5]), {}, null],
    ['SLI-11 six alike with another between', onEdgeB([5, 5, 5, 1, 5, 5, 5]), {}, null],
    ['SLI-11 six alike over the top', onEdgeB([2, 2, 2, 2, 2, 2], 3), {}, [0]],
    ['SLI-12 [order=rising] one to six upwards', rising, {}, [0]],
    ['SLI-12 [order=rising] one to six downwards', falling, {}, [0]],
    ['SLI-12 [order=rising] all six in no order are nothing', mixed, {}, null],
    ['SLI-12 [order=any] all six in no order', mixed, { order: 'any' }, [0]],
    ['SLI-12 [order=any] one to six in order', rising, { order: 'any' }, [0]],
    ['SLI-12 [order=any] one twice', onEdgeB([3, 1, 2, 6, 5, 5]), { order: 'any', objects: ['run'] }, null],
    ['SLI-13 six pairs', paired([0, 1, 2, 3, 4, 5]), {}, [0]],
    ['SLI-13 [pairs=any-number] six pairs up to level 6', paired([1, 2, 3, 4, 5, 6]), {}, [0]],
    [
      'SLI-13 [pairs=one-number] six pairs of several numbers',
      paired([0, 1, 2, 3, 4, 5]),
      { pairs: 'one-number' },
      null,
    ],
    ['SLI-13 [pairs=one-number] three pairs', pairedAlike([2, 3, 4]), { pairs: 'one-number' }, [0]],
    ['SLI-13 [pairs=one-number] up to level 6', pairedAlike([4, 5, 6]), { pairs: 'one-number' }, [0]],
    ['SLI-13 [pairs=one-number] two pairs', pairedAlike([2, 3]), { pairs: 'one-number' }, null],
    ['SLI-13 [pairs=any-number] three pairs', pairedAlike([2, 3, 4]), {}, null],
    ['SLI-13 [pairs=one-number] with a gap', pairedAlike([1, 2, 4]), { pairs: 'one-number' }, null],
    [
      'SLI-14 [together=false] with a gap',
      pairedAlike([1, 2, 4]),
      { pairs: 'one-number', together: false, objects: ['pairs'] },
      [0],
    ],
    [
      'SLI-14 [together=false] two pairs of one number',
      pairedAlike([1, 4]),
      { pairs: 'one-number', together: false, objects: ['pairs'] },
      null,
    ],
    ['SLI-13 five pairs are not enough', paired([0, 1, 2, 3, 4]), {}, null],
    ['SLI-13 six pairs with a gap', paired([0, 1, 2, 4, 5, 6]), {}, null],
    [
      'SLI-14 [together=true] six alike anywhere are nothing',
      onEdgeB([5, 5, 1, 5, 5, 5, 1, 5]),
      { together: true, objects: ['same'] },
      null,
    ],
    [
      'SLI-14 [together=false] six alike anywhere',
      onEdgeB([5, 5, 2, 5, 5, 5, 3, 5]),
      { together: false, objects: ['same'] },
      [0],
    ],
    [
      'SLI-14 [together=false] five anywhere are nothing, and player 1 has six',
      onEdgeB([5, 5, 2, 5, 5, 5, 3, 6]),
      { together: false, objects: ['same'] },
      [1],
    ],
    ['SLI-14 [together=false] pairs', paired([0, 1, 2, 4, 5, 6]), { together: false, objects: ['pairs'] }, [0]],
    ['SLI-14 [together=false] five', paired([0, 1, 2, 4, 5]), { together: false, objects: ['pairs'] }, null],
    [
      'SLI-14 [together=false] a run with others between',
      onEdgeB([1, 2, 2, 3, 4, 5, 5, 6]),
      { together: false, objects: ['run'] },
      [0],
    ],
    [
      'SLI-14 [together=false] a run downwards with others between',
      onEdgeB([6, 5, 5, 4, 3, 2, 2, 1]),
      { together: false, objects: ['run'] },
      [0],
    ],
  ] as const)('%s', (_, poses, options, winners) => {
    expect(winnersOf(poses, options as unknown as SlideOptions)).toEqual(winners);
  });

  it.each([
    ['up', [1, 2, 2, 3, 4, 5, 5, 6]],
    ['down', [6, 5, 5, 4, 3, 2, 2, 1]],
  ])('SLI-12 SLI-14 [together=false] of a run %s six dice win that show one to six one after the other', (_, shown) => {
    const poses = onEdgeB(shown);
    const options: SlideOptions = { together: false, objects: ['run'] };
    const over = { ...start(options), phase: 'play', board: sparredByHand, poses, toPlay: null, turns: 1 };
    const gold = slidePicture(game.load(over)).parts.flatMap((part) =>
      part.kind === 'board' ? part.cells.flatMap(({ tone, name }) => (tone === 'gold' ? [name] : [])) : [],
    );
    const roof = roofSpots(0);
    const places = roof.flatMap((spot, place) => (gold.includes(nameAt(indexOf(spot))) ? [place] : []));
    const numbers = shownAt(poses, roof, 0);
    const row = places.map((place) => String(numbers[place])).join('');
    expect([gold.length, ['123456', '654321'].includes(row)]).toEqual([6, true]);
  });

  it.each([2, 3])('SLI-14 [together=false] most starts of %i players would be won, drawn only once', (players) => {
    const { options } = start({ together: false });
    const rng = createRng('most');
    const seats = [0, 1, 2].slice(0, players);
    const won = Array.from({ length: 400 }, () => randomPoses(rng, allPoses.join(''))).filter((poses) =>
      seats.some((player) => winsByHand(poses, player, options)),
    );
    expect(won.length).toBeGreaterThan(200);
  });

  it('SLI-10 at least one object, each once', () => {
    expect(() => start({ objects: [] })).toThrow(/at least one/);
    expect(() => start({ objects: ['run', 'run'] })).toThrow(/once/);
  });

  it('SLI-15 a move can complete an object of another player, who wins', () => {
    // Edge A is seen by player 1 alone; the top is seen by both.
    const letters = [3, 4, 5, 6, 7].map((level) => [edgeIndex(X, level), posesByHand(1, 6)[0] as string]);
    const top = posesByHand(1, 6).find((pose) => shownAt(pose.repeat(165), [[0, 0, 0]], 0)[0] !== 4) as string;
    const poses = changed(dullPoses, { ...Object.fromEntries(letters), [edgeIndex(X, 8)]: top });
    const after = game.reduce(position(beforeTake(poses, Y, 2)), take(0, edgeName(Y, 2)));
    expect(game.result(after)).toMatchObject({ winners: [1], scores: null });
  });

  it('SLI-15 if both have an object, who moved wins', () => {
    // Six alike on the shared spar of C: pose f shows player 0 a 3 and player 1 a 1.
    const letters = [1, 2, 3, 4, 5, 6].map((level) => [edgeIndex(Z, level), 'f']);
    const poses = changed(dullPoses, Object.fromEntries(letters));
    const zero = game.reduce(position(beforeTake(poses, Z, 3)), take(0, edgeName(Z, 3)));
    expect(game.result(zero)?.winners).toEqual([0]);
    const one = game.reduce(position(beforeTake(poses, Z, 3), 1), take(1, edgeName(Z, 3)));
    expect(game.result(one)?.winners).toEqual([1]);
    expect(verdict(game, one, take(0, 'a1'))).toBe('GAME_OVER');
  });

  it('SLI-16 [turnLimit=null] goes on as long as nobody wins', () => {
    const state = position(dullPoses, 999_999, {}, 3);
    expect(game.result(game.reduce(state, take(0, 'a1')))).toBe(null);
  });

  it('SLI-16 [turnLimit=3] the third turn ends it in a draw', () => {
    const two = position(dullPoses, 2, { turnLimit: 3 });
    expect(game.result(two)).toBe(null);
    const over = game.reduce(two, take(0, 'a1'));
    expect([over.toPlay, game.result(over)]).toEqual([
      null,
      { winners: [0, 1], scores: null, reason: 'A draw after 3 turns.' },
    ]);
    expect(game.load(JSON.parse(JSON.stringify(over)))).toEqual(over);
    // Who attains something with the last turn wins.
    expect(
      game.result(game.reduce(position(beforeTake(alike, Y, 3), 2, { turnLimit: 3 }), take(0, edgeName(Y, 3)))),
    ).toMatchObject({
      winners: [0],
    });
  });
});

describe('counts', () => {
  function perftByHand(poses: string, turns: number, depth: number): number {
    const all = start().options;
    if (depth === 0 || (turns > 0 && [0, 1].some((player) => winsByHand(poses, player, all)))) return 1;
    let count = 0;
    for (const axis of [((turns % 2) + 1) % 3, ((turns % 2) + 2) % 3]) {
      for (let level = 0; level < 8; level++) {
        count += perftByHand(takeByHand(poses, axis, level), turns + 1, depth - 1);
      }
    }
    return count;
  }

  it.each([
    ['a dull start', dullPoses, 0],
    ['one move before six alike', beforeTake(onEdgeB([5, 5, 5, 5, 5, 5]), Y, 2), 4],
  ])('perft of %s', (_, poses, turns) => {
    expect(perft(game, position(poses, turns), 2)).toBe(perftByHand(poses, turns, 2));
    expect(perft(game, position(poses, turns), 2)).toBe(turns === 0 ? 256 : perftByHand(poses, turns, 2));
  });

  it('perft of a position with a win is less than 256', () => {
    expect(perftByHand(beforeTake(onEdgeB([5, 5, 5, 5, 5, 5]), Y, 2), 4, 2)).toBeLessThan(256);
  });
});

describe('positions', () => {
  const built = position(dullPoses, 4);
  const won = onEdgeB([5, 5, 5, 5, 5, 5]);
  it.each([
    ['other colours', built, { board: sparredByHand.replace('g', 'k') }, /black walls, green edges/],
    ['a pyramid before it is built', start(), { board: sparredByHand }, /not been built yet/],
    ['poses before it is built', start(), { poses: dullPoses }, /no die can be seen/],
    ['a green die without a pose', built, { poses: changed(dullPoses, { 164: '.' }) }, /8a1 has no pose/],
    ['a pose inside', built, { poses: changed(dullPoses, { 10: 'a' }) }, /no die can be seen in b2/],
    ['another builder', start(), { toPlay: 1 }, /Player 1 builds/],
    ['turns before the start', start(), { turns: 2 }, /Player 1 builds/],
    ['another player on turn', built, { toPlay: 1 }, /turn of Player 1/],
    ['a player who is not there', built, { toPlay: 2 }, /turn of Player 1/],
    ['nobody to play', built, { toPlay: null }, /nobody is to play/],
    ['a game that was won goes on', built, { poses: won }, /game that is over/],
    ['a start that is won', built, { poses: won, turns: 0, toPlay: null }, /drawn anew/],
    ['a die taken before the start', position(dullPoses), { last: 'a1' }, /nobody has just taken the die of a1/],
    ['a die that the last player took before the start', position(dullPoses), { last: 'a9' }, /taken the die of a9/],
    ['a die taken before it is built', start(), { last: 'a1' }, /Player 1 builds/],
    ['a die that another could take', built, { last: 'a1' }, /nobody has just taken the die of a1/],
    ['a die that nobody can take', built, { last: '8a1' }, /nobody has just taken the die of 8a1/],
    ['a black die', built, { last: 'b1' }, /nobody has just taken the die of b1/],
    ['too many turns', position(dullPoses, 1, { turnLimit: 9 }), { turns: 11, toPlay: null }, /there are 9 turns/],
  ])('%s is refused', (_, state, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });

  it('SLI-7 what the player before could have taken is read', () => {
    // Of three, player 1 has taken a die last: from the edges of C and A.
    for (const last of ['i1', 'a9']) expect(game.load({ ...position(dullPoses, 5, {}, 3), last }).last).toBe(last);
    expect(() => game.load({ ...position(dullPoses, 5, {}, 3), last: 'a1' })).toThrow(/nobody has just taken/);
    for (const last of ['a9', 'i1', null]) expect(game.load({ ...built, last }).last).toBe(last);
  });

  it('SLI-6 positions of rules 2 are read, in which everybody took a die', () => {
    for (const state of [start(), game.reduce(position(dullPoses), take(0, 'a1'))]) {
      const { mustTake, ...options } = state.options;
      expect(mustTake).toBe(true);
      expect(game.load({ ...state, rules: 2, options })).toEqual(state);
    }
  });

  it('SLI-13 positions of rules 1 are read, which knew one kind of pairs and no die taken last', () => {
    for (const state of [start(), built, position(dullPoses, 3, { turn: true }, 3)]) {
      const { last, ...saved } = state;
      const { pairs, mustTake, ...options } = saved.options;
      expect([last, pairs, mustTake]).toEqual([null, 'any-number', true]);
      expect(game.load({ ...saved, rules: 1, options })).toEqual(state);
    }
  });
});

describe('editions', () => {
  const [english, french] = ['english', 'french'].map((name) => editionOf(game, name)) as [SlideOptions, SlideOptions];

  it('SLI-6 English: a player takes a die; French: a player may', () => {
    const may = [english, french].map((options) => verdict(game, position(dullPoses, 0, options), pass(0)));
    expect(may).toEqual(['SLI-6', 'legal']);
  });

  it.each([
    ['SLI-13 two sets of one number, green beside black, are English', pairedAlike([2, 3, 4]), [0], null],
    ['SLI-13 six green dice, each like the black one beside it, are French', paired([1, 2, 3, 4, 5, 6]), null, [0]],
  ])('%s', (_, dice, ofEnglish, ofFrench) => {
    expect([english, french].map((options) => winnersOf(dice, options))).toEqual([ofEnglish, ofFrench]);
  });
});
