import { describe, expect, it } from 'vitest';
import { perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import {
  build,
  claim,
  deal,
  done,
  LEVELS,
  meets,
  met123456,
  PAPERS,
  position,
  quiet,
  quieter,
  readings,
  type State,
  start,
  take,
  USUAL,
  withLine,
  X,
  Y,
  Z,
} from '../../../../../test/helpers/das-spiel-slipped.js';
import {
  beforeTake,
  changed,
  edgeIndex,
  edgeName,
  randomPoses,
  sparredByHand,
  takeByHand,
} from '../../../../../test/helpers/das-spiel-spars.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { purposefulBot } from '../../../../analysis/bots/purposeful-bot.js';
import { createRng, pick } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { objectDice, objectWords } from './object-words.js';
import type { SlippedOptions, SlippedState, SlippedView } from './position.js';
import { slippedWorth } from './slipped.heuristic.js';
import { slipped as game, type SlippedAction } from './slipped.js';
import { slippedPicture } from './slipped.picture.js';

describe('the test', () => {
  it('begins with dice that meet nothing', () => {
    const asked = [...PAPERS, 'aabbcc', 'a1a2a3', '333333', '222222', '111111'];
    for (const hand of ['right', 'left'] as const) {
      expect(asked.filter((pattern) => meets(quiet, pattern, hand))).toEqual([]);
      expect([...asked, ...USUAL].filter((pattern) => meets(quieter, pattern, hand))).toEqual([]);
    }
  });
});

describe('table', () => {
  it('SLP-1 two to eight play', () => {
    expect([game.playerCount, game.title]).toEqual([{ min: 2, max: 8 }, 'Slipped']);
    for (const players of [1, 9]) expect(() => start({}, players)).toThrow(GameError);
    expect(start({}, 8).out).toHaveLength(8);
  });

  it('SLP-13 calls come in real time', () => {
    expect(game.traits.simultaneous).toBe(true);
  });

  it('SLP-2 the pyramid is built first, then the papers are dealt, then dice slide', () => {
    expect(verdict(game, start(), deal(), PAPERS.slice(0, 3))).toBe('SLP-7');
    expect(verdict(game, start(), take(0, 'a1'))).toBe('SLP-7');
    const built = game.reduce(start(), build(quiet));
    expect([built.board, built.poses, built.phase]).toEqual([sparredByHand, quiet, 'deal']);
    expect(verdict(game, built, build(), quiet)).toBe('SLP-2');
    expect(verdict(game, built, take(0, 'a1'))).toBe('SLP-7');
    const dealt = game.reduce(built, deal(PAPERS.slice(0, 3)));
    expect(verdict(game, dealt, deal(), PAPERS.slice(0, 3))).toBe('SLP-7');
    expect(verdict(game, dealt, take(0, 'a1'))).toBe('legal');
  });

  it.each([
    ['SLP-3 [hand=right]', 'right'],
    ['SLP-3 [hand=left]', 'left'],
  ] as const)('%s decides what numbers a pose shows', (_, hand) => {
    // Pose a shows 1, 3, 2 on one hand, 1, 2, 3 on the other: on edge A wall 1 sees a 3 or a 2.
    const letters = Object.fromEntries([0, 1, 2, 3, 4, 5].map((level) => [edgeIndex(X, level), 'a']));
    const poses = changed(quiet, letters);
    for (const [object, wins] of [
      ['333333', hand === 'right'],
      ['222222', true],
      ['111111', false],
    ] as const) {
      const state = position(poses, {}, { hand, objects: [object, '555555', '666666', '444444'] });
      // Wall 2 sees the other number, so a 2 is there with either hand; a 3, too.
      expect(game.reduce(state, claim(0)).winner).toBe(wins || object === '333333' ? 0 : null);
      expect(meets(poses, object, hand)).toBe(wins || object === '333333');
    }
    const other = changed(quiet, { ...letters, [edgeIndex(X, 1)]: 'c', [edgeIndex(X, 3)]: 'c' });
    // Pose c shows 2, 1, 3 or, on left-handed dice, 2, 3, 1.
    const text = hand === 'right' ? '313133' : '232322';
    expect(meets(other, text, hand)).toBe(true);
    expect(
      game.reduce(position(other, {}, { hand, objects: [text, '555555', '666666', '444444'] }), claim(0)).winner,
    ).toBe(0);
  });
});

describe('objects', () => {
  it.each([
    ['SLP-4 as many as players', PAPERS.slice(0, 3), /more objects than the 3 players/],
    ['SLP-4 two that mean the same', [...PAPERS, 'bbaacc', 'xxyyzz'], /mean the same/],
    ['SLP-4 the same twice', [...PAPERS, '123456'], /mean the same/],
    ['SLP-5 five signs', [...PAPERS, '12345'], /objects/],
    ['SLP-5 ten signs', [...PAPERS, '1234512345'], /objects/],
    ['SLP-5 a seven', [...PAPERS, '123457'], /objects/],
    ['SLP-5 a capital', [...PAPERS, '12345A'], /objects/],
    ['SLP-5 letters that say nothing', [...PAPERS, 'abcdef'], /too easily/],
    ['SLP-5 two signs tied', [...PAPERS, 'aabbcd'], /too easily/],
  ])('%s is refused', (_, objects, message) => {
    expect(() => start({ objects })).toThrow(message);
  });

  it.each([
    [
      "SLP-4 [objects=['1234ab', '4321ab', '3456ab', '6543ab', '1122ab', '5566ab', 'aaabbbcc', 'aaabbccc', 'aaaabbcc', 'aaabbccdd']]",
      undefined,
      USUAL,
    ],
    [
      "SLP-4 [objects=['111111', 'aabbcc', '66a66a', '123454321']]",
      ['111111', 'aabbcc', '66a66a', '123454321'],
      ['111111', 'aabbcc', '66a66a', '123454321'],
    ],
  ])('%s are the papers', (_, objects, expected) => {
    const state = game.setup({ players: 3, options: objects === undefined ? {} : { objects } });
    expect(state.options.objects).toEqual(expected);
    const chance = game.chance(game.reduce(state, build(quieter)), deal());
    expect(chance?.total).toBe(expected.length * (expected.length - 1) * (expected.length - 2));
    const drawn = new Set([...Array(60).keys()].flatMap((n) => chance?.sample(createRng(`${n}`)) as string[]));
    expect([...drawn].sort()).toEqual([...expected].sort());
  });

  it('SLP-4 three signs tied down and more are allowed', () => {
    for (const object of ['aabbcc', '123abc', '1aabcd1', 'aaaabc']) {
      expect(start({ objects: [...PAPERS, object] }).options.objects).toContain(object);
    }
  });

  it.each([
    ['digits', '123456', [1, 2, 3, 4, 5, 6], true],
    ['digits in another order', '123456', [1, 2, 3, 5, 4, 6], false],
    ['doubles', 'aabbcc', [5, 5, 3, 3, 6, 6], true],
    ['doubles, two of which are alike', 'aabbcc', [5, 5, 3, 3, 5, 5], true],
    ['a double is missing', 'aabbcc', [5, 5, 3, 1, 5, 5], false],
    ['letters and digits', 'a1a2a3', [4, 1, 4, 2, 4, 3], true],
    ['a letter that changes', 'a1a2a3', [4, 1, 4, 2, 5, 3], false],
    ['digits and any two above', '1234ab', [1, 2, 3, 4, 6, 5], true],
    ['digits and any two above that are alike', '1234ab', [1, 2, 3, 4, 4, 4], true],
    ['threes and doubles', 'aaabbccdd', [2, 2, 2, 5, 5, 1, 1, 5, 5], true],
    ['threes and doubles, one of which is none', 'aaabbccdd', [2, 2, 2, 5, 5, 1, 3, 5, 5], false],
    ['nine signs', '121212121', [1, 2, 1, 2, 1, 2, 1, 2, 1], true],
    ['nine signs, the last wrong', '121212121', [1, 2, 1, 2, 1, 2, 1, 2, 3], false],
  ] as const)('SLP-5 %s', (_, object, numbers, expected) => {
    const poses = withLine(numbers);
    const state = position(poses, {}, { objects: [object, '555555', '666666', '444444'] });
    expect(game.reduce(state, claim(0)).winner === 0).toBe(expected);
    expect(meets(poses, object)).toBe(expected);
  });

  it('SLP-5 a letter that ties nothing needs a die nevertheless', () => {
    const objects = ['1234ab', '555555', '666666', '444444'];
    for (const [level, wins] of [
      [3, true],
      [4, false],
      [5, false],
    ] as const) {
      const poses = withLine([1, 2, 3, 4], X, 1, level, quieter);
      expect([game.reduce(position(poses, {}, { objects }), claim(0)).winner, meets(poses, '1234ab')]).toEqual([
        wins ? 0 : null,
        wins,
      ]);
    }
  });

  it('SLP-6 a start at which any object is met is drawn anew, counted by hand', () => {
    const rng = createRng('fair');
    const found = { fair: 0, met: 0 };
    for (let i = 0; i < 150; i++) {
      const letters = Array.from({ length: 2 + (i % 12) }, () => pick(rng, allPoses)).join('');
      const thrown = randomPoses(rng, letters);
      // Few positions meet one of the papers; every third has one put there.
      const planted = [...(pick(rng, readings(pick(rng, PAPERS) ?? '')) ?? '')].map(Number);
      const poses = i % 3 === 0 ? withLine(planted, i % 2 === 0 ? X : Y, 2, 0, thrown) : thrown;
      const hand = i % 2 === 0 ? 'right' : 'left';
      const state = start({ hand });
      const met = PAPERS.some((pattern) => meets(poses, pattern, hand));
      found[met ? 'met' : 'fair']++;
      expect(game.chance(state, build())?.includes(poses)).toBe(!met);
    }
    expect(Math.min(found.fair, found.met)).toBeGreaterThan(20);
    const chance = game.chance(start(), build());
    expect(chance?.includes(met123456)).toBe(false);
    expect(chance?.includes(quiet)).toBe(true);
  });

  it('SLP-7 everybody gets another object', () => {
    const built = game.reduce(start(), build(quiet));
    const chance = game.chance(built, deal());
    expect(chance?.total).toBe(10 * 9 * 8);
    expect(chance?.includes(['a1a2a3a', '123456', '135246'])).toBe(true);
    for (const wrong of [['123456', '123456', '135246'], PAPERS.slice(0, 2), ['123456', '654321', '111111'], null]) {
      expect(chance?.includes(wrong)).toBe(false);
    }
    expect(game.reduce(built, deal(['a1a2a3a', '123456', '135246'])).papers).toEqual(['a1a2a3a', '123456', '135246']);
  });

  it('SLP-8 nobody sees another one’s paper', () => {
    const papers = ['123456', 'a1a2a3a', '135246'];
    const state = position(quiet, { papers });
    expect([0, 1, 2, null].map((player) => game.view(state, player).papers)).toEqual([
      ['123456', '', ''],
      ['', 'a1a2a3a', ''],
      ['', '', '135246'],
      ['', '', ''],
    ]);
    const built = game.reduce(start(), build(quiet));
    const told = [0, 1, null].map((viewer) => game.viewAction(built, deal(papers), viewer));
    expect(told.map((action) => ('outcome' in action ? action.outcome : []))).toEqual([
      ['123456', '', ''],
      ['', 'a1a2a3a', ''],
      ['', '', ''],
    ]);
  });

  it('SLP-8 a player who calls, or wins by a take, shows their paper; others are covered to the end', () => {
    const wrong = game.reduce(position(met123456), claim(1));
    expect(game.view(wrong, 2).papers).toEqual(['', '654321', '112233']);
    const right = game.reduce(wrong, claim(0));
    expect(game.view(right, null).papers).toEqual(['123456', '654321', '']);
    const uncalled = game.reduce(position(beforeTake(met123456, X, 3)), take(0, edgeName(X, 3)));
    expect([uncalled.winner, game.view(uncalled, 2).papers]).toEqual([0, ['123456', '', '112233']]);
    const last = play(game, position(quiet), [claim(0), claim(2)]);
    expect([last.winner, game.view(last, null).papers]).toEqual([1, ['123456', '', '112233']]);
  });

  it('SLP-8 views differ in nothing but papers, and neither do errors nor what can be done', () => {
    const one = position(met123456, { papers: ['123456', 'a4a5a6a', '135246'] });
    const other = position(met123456, { papers: ['11aaaa1', 'a4a5a6a', '5a5a5aa'] });
    expect(game.view(one, 1)).toEqual(game.view(other, 1));
    expect([...game.legalActions(game.view(one, 1))]).toEqual([...game.legalActions(game.view(other, 1))]);
    // Whether player 0 has met an object doesn't show.
    expect(verdict(game, one, claim(0))).toBe(verdict(game, other, claim(0)));
    expect(slippedPicture(game.view(one, 1), { viewer: 1 })).toEqual(
      slippedPicture(game.view(other, 1), { viewer: 1 }),
    );
    expect(slippedPicture(one, { viewer: 1 })).toEqual(slippedPicture(other, { viewer: 1 }));
    expect(slippedPicture(one, { viewer: null })).toEqual(slippedPicture(other, { viewer: null }));
  });

  it('SLP-8 a view is completed to positions that it allows, to all of them', () => {
    const rng = createRng('complete');
    const state = position(quiet, { out: [false, false, true] });
    const view = game.view(state, 0);
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const whole = game.complete?.(view, 0, rng) as State;
      expect(game.view(game.load(whole), 0)).toEqual(view);
      seen.add(whole.papers[1] as string);
    }
    // Neither the player's own nor the one that was shown.
    expect([...seen].sort()).toEqual(PAPERS.filter((paper) => paper !== '123456' && paper !== '112233').sort());
    const four = game.load({
      ...position(quiet),
      players: 4,
      out: [false, false, false, false],
      done: [false, false, false, false],
      lastTaker: 3,
      papers: PAPERS.slice(4, 8),
    });
    for (let i = 0; i < 50; i++) expect(new Set(game.complete?.(game.view(four, 3), 3, rng).papers).size).toBe(4);
  });
});

describe('who plays at random', () => {
  const kinds = (state: State, player: number): string => {
    const view = game.view(state, player);
    const seen = Array.from(
      { length: 2_000 },
      (_, seed) => game.sampleAction(view, createRng(`${seed}`), player)?.type,
    );
    return [...new Set(seen)].sort().join(' ');
  };

  it('SLP-13 calls, right or wrong, on turn or not', () => {
    for (const poses of [met123456, quiet]) {
      expect(kinds(position(poses, { toPlay: 0 }), 0)).toBe('claim take');
      expect(kinds(position(poses, { toPlay: 2 }), 0)).toBe('claim done');
    }
  });

  it('SLP-13 with a purpose calls mostly when the object is there, and seldom otherwise', () => {
    const bot = purposefulBot(game, { worth: slippedWorth });
    const calls = (state: State, player: number): number => {
      const view = game.view(state, player);
      const types = Array.from({ length: 80 }, (_, seed) => bot(view, player, createRng(`${seed}`)).type);
      return types.filter((type) => type === 'claim').length;
    };
    expect(calls(position(met123456, { toPlay: 2 }), 0)).toBeGreaterThan(60);
    for (const toPlay of [0, 2]) expect(calls(position(quiet, { toPlay }), 0)).toBeLessThan(20);
  });

  it('SLP-13 SLP-14 takes a die before anybody can call, and where nobody calls', () => {
    expect(kinds(position(quiet, { turns: 0 }), 0)).toBe('take');
    expect(kinds(position(quiet, {}, { calls: 'none' }), 0)).toBe('take');
  });

  it('SLP-13 SLP-14 takes it that an object is there uncalled, but not where nobody needs to call', () => {
    const guesses = (state: State, player: number): Set<string | undefined> =>
      new Set(
        Array.from({ length: 200 }, (_, seed) => {
          return game.complete?.(game.view(state, 1), 1, createRng(`guess ${seed}`)).papers[player];
        }),
      );
    expect(guesses(position(met123456), 0).has('123456')).toBe(true);
    // Player 0's would have been looked for; it is another's, or nobody's.
    const uncalled = position(quiet, {}, { calls: 'none' });
    expect(guesses(uncalled, 0).size).toBeGreaterThan(3);
  });
});

describe('moves', () => {
  it('SLP-9 turns go round; others can only call, or keep silent', () => {
    let state = position(quiet, { turns: 0 });
    for (let turn = 0; turn < 5; turn++) {
      const player = turn % 3;
      expect(state.toPlay).toBe(player);
      expect(game.playersToAct(state)).toEqual(turn === 0 ? [0] : [0, 1, 2]);
      const others = [0, 1, 2].filter((one) => one !== player);
      for (const one of others) {
        expect([...game.legalActions(state, one)]).toEqual(turn === 0 ? [] : [done(one), claim(one)]);
        expect(verdict(game, state, take(one, 'a9'))).toBe(turn === 0 ? 'NOT_YOUR_TURN' : 'SLP-9');
      }
      expect([...game.legalActions(state, player)]).toHaveLength(24 + (turn === 0 ? 0 : 1));
      state = game.reduce(state, take(player, edgeName(turn % 3, 7)));
      expect(state.lastTaker).toBe(player);
    }
  });

  it.each([
    ['a9', 'legal', 'a corner'],
    ['a1', 'legal', 'another corner'],
    ['7b1', 'legal', 'right below the top'],
    ['8a1', 'SLP-10', 'the top'],
    ['b1', 'SLP-10', 'a black one'],
    ['c3', 'SLP-10', 'inside'],
  ])('SLP-10 the die of %s: %s, %s', (cell, expected) => {
    expect(verdict(game, position(quiet), take(0, cell))).toBe(expected);
  });

  it('SLP-11 [turn=false] dice slide as by hand, from all 24 places', () => {
    const poses = randomPoses(createRng('somehow'), 'acegikmoqsuw');
    const state = position(poses);
    for (const axis of [X, Y, Z]) {
      for (const level of LEVELS.slice(0, 8)) {
        expect(game.reduce(state, take(0, edgeName(axis, level))).poses).toBe(takeByHand(poses, axis, level));
      }
    }
    expect(verdict(game, state, take(0, 'a9', 'b'))).toBe('SLP-11');
  });

  it('SLP-11 [turn=true] the die is put on top in any pose', () => {
    const state = position(quiet, {}, { turn: true });
    expect([...game.legalActions(state, 0)]).toHaveLength(24 * 24 + 1);
    for (const pose of allPoses) {
      expect(game.reduce(state, take(0, '2a7', pose)).poses).toBe(takeByHand(quiet, X, 2, pose));
    }
    expect(verdict(game, state, take(0, '2a7'))).toBe('SLP-11');
  });

  it('SLP-12 all six lines are read from the bottom up, wherever the object begins', () => {
    for (const axis of [X, Y, Z]) {
      for (const wall of [X, Y, Z].filter((one) => one !== axis)) {
        for (const from of [0, 1, 2, 3]) {
          const up = position(withLine([1, 2, 3, 4, 5, 6], axis, wall, from));
          expect(game.reduce(up, claim(0)).winner).toBe(0);
          // The other wall can see the dice the other way round.
          expect(game.reduce(up, claim(1)).winner).toBe(meets(up.poses, '654321') ? 1 : null);
          const down = position(withLine([6, 5, 4, 3, 2, 1], axis, wall, from));
          expect(game.reduce(down, claim(0)).winner).toBe(meets(down.poses, '123456') ? 0 : null);
          expect(game.reduce(down, claim(1)).winner).toBe(1);
        }
      }
    }
  });

  it('SLP-12 a line ends at the top, and dice of walls do not count', () => {
    // 4, 5, 6 up edge A, 3, 2, 1 … would go on down another edge.
    const over = withLine([3, 2, 1], Y, 2, 5, withLine([4, 5, 6], X, 1, 6));
    expect(game.reduce(position(over), claim(0)).winner).toBe(null);
  });
});

describe('counts', () => {
  /** Sequences of actions of two players: takes of whoever is on turn, calls of both, silence of the other. */
  function perftByHand(
    calls: 'others' | 'all',
    poses: string,
    papers: readonly string[],
    turns: number,
    toPlay: number,
    silent: boolean,
    depth: number,
  ): number {
    if (depth === 0) return 1;
    let count = 0;
    for (const axis of [X, Y, Z]) {
      for (const level of LEVELS.slice(0, 8)) {
        const next = takeByHand(poses, axis, level);
        const wins = calls === 'others' && meets(next, papers[toPlay] as string);
        count += wins ? 1 : perftByHand(calls, next, papers, turns + 1, 1 - toPlay, false, depth - 1);
      }
    }
    if (turns === 0) return count;
    // Of two players each call ends the game, right or wrong.
    return count + (silent ? 1 : 2 + perftByHand(calls, poses, papers, turns, toPlay, true, depth - 1));
  }

  it.each([
    ['the first turn', 'others', quiet, 0, 24 * 27],
    ['a later turn', 'all', met123456, 5, 24 * 27 + 2 + 25],
    // Six takes slide the own object away; by the others it is there after an own take, and wins.
    ['a later turn', 'others', met123456, 5, 18 + 6 * 27 + 2 + 25],
  ] as const)('perft of %s [calls=%s]', (_, calls, poses, turns, expected) => {
    const papers = ['123456', '654321'];
    const change = { players: 2, out: [false, false], done: [false, false], papers, turns };
    const state = position(poses, change, { calls });
    expect(perftByHand(calls, poses, papers, turns, 0, false, 2)).toBe(expected);
    // The whole state serves as a view here.
    expect(perft(game as unknown as Game<SlippedState, SlippedAction, SlippedOptions>, state, 2)).toBe(expected);
  });
});

describe('positions', () => {
  const usual = position(quiet);
  const won = game.reduce(position(met123456), claim(0));
  const uncalled = position(quiet, {}, { calls: 'none' });
  const OWN = ['654321', '112233', '123456'];
  const wonByTake = game.reduce(
    position(beforeTake(met123456, X, 3), { toPlay: 2, papers: OWN }),
    take(2, edgeName(X, 3)),
  );
  const lastIn = play(game, usual, [claim(0), claim(1)]);
  const atLimit = (state: State): State => ({ ...state, turns: 4, options: { ...state.options, turnLimit: 4 } });
  const calling = position(quiet, {}, { calls: 'all' });
  const wonByCall = game.reduce(position(met123456, {}, { calls: 'all' }), claim(0));
  const wonUncalled = game.reduce(
    position(beforeTake(met123456, X, 3), { toPlay: 1, turns: 4 }, { calls: 'none' }),
    take(1, edgeName(X, 3)),
  );
  const out1 = game.reduce(position(quiet, { toPlay: 1 }, { calls: 'all' }), claim(1));

  it.each([
    ['other colours', usual, { board: sparredByHand.replace('k', 'g') }, /black walls, green edges/],
    ['poses inside', usual, { poses: changed(quiet, { 10: 'a' }) }, /no die can be seen in b2/],
    ['a missing player', usual, { out: [false, false] }, /expected 3 players/],
    ['a missing paper', usual, { papers: PAPERS.slice(0, 2) }, /expected 3 papers/],
    ['papers before the deal', start(), { papers: PAPERS.slice(0, 3) }, /expected 0 papers/],
    ['the same paper twice', usual, { papers: ['123456', '123456', '135246'] }, /same object/],
    ['a paper of another game', usual, { papers: ['123456', '111111', '135246'] }, /no object "111111"/],
    ['a covered paper', usual, { papers: ['123456', '', '135246'] }, /papers/],
    ['a start that meets an object', position(quiet, { turns: 0 }), { poses: met123456 }, /drawn anew/],
    ['somebody out before the start', position(quiet, { turns: 0 }), { out: [false, true, false] }, /before the first/],
    ['another one begins', start(), { toPlay: 1 }, /Player 1 begins/],
    ['turns before the deal', game.reduce(start(), build(quiet)), { turns: 1 }, /Player 1 begins/],
    ['nobody in', usual, { out: [true, true, true] }, /last one in wins/],
    ['one in who has not won', usual, { out: [false, true, true] }, /last one in has won/],
    ['who is out on turn', usual, { out: [true, false, false] }, /Player 1 is not in/],
    ['too few who are silent or not', usual, { done: [false] }, /expected 3 players silent or not/],
    [
      'silence before the first take',
      position(quiet, { turns: 0 }),
      { done: [false, true, false] },
      /Player 2 has noth/,
    ],
    ['silence of who is out', usual, { out: [false, true, false], done: [false, true, false] }, /Player 2 has nothing/],
    ['silence after the end', won, { done: [false, true, false] }, /Player 2 has nothing/],
    ['silence of whoever is on turn', usual, { done: [true, false, false] }, /Player 1 is on turn/],
    ['calls where nobody calls', uncalled, { out: [false, false, true] }, /nobody calls/],
    ['silence where nobody calls', uncalled, { done: [false, false, true] }, /nobody calls/],
    ['an object that wins by itself and has not', uncalled, { poses: met123456 }, /the winner is Player 1/],
    ['a wrong winner', uncalled, { poses: met123456, papers: ['654321', '123456', '135246'], winner: 2 }, /no object/],
    ['a turn out of turn', uncalled, { toPlay: 1, lastTaker: 0 }, /it is the turn of Player 1/],
    ['a take out of turn', wonUncalled, { lastTaker: 0 }, /taken out of turn/],
    ['nobody who has taken the last die', usual, { lastTaker: null }, /somebody has taken the last die/],
    ['a last die before the first', position(quiet, { turns: 0 }), { lastTaker: 2 }, /nobody has taken/],
    ['a last die taken by nobody', usual, { lastTaker: 3 }, /no Player 4/],
    ['a turn that goes over somebody', usual, { lastTaker: 1 }, /after Player 2 it is the turn of Player 3/],
    ['a turn again', usual, { lastTaker: 0 }, /after Player 1 it is the turn of Player 2/],
    [
      'an own object that has not won',
      usual,
      { lastTaker: 2, papers: OWN, poses: met123456 },
      /the winner is Player 3/,
    ],
    ['a winner other than by the take', won, { lastTaker: 2, papers: OWN }, /has no object/],
    ['a winner by a take as the last one in', wonByTake, { out: [true, true, false] }, /with others in/],
    ['a winner by a call at the limit', won, atLimit(won), /after the last turn/],
    ['a last one in at the limit', atLimit(lastIn), {}, /after the last turn/],
    ['who is out has won', won, { out: [true, false, false] }, /cannot win/],
    ['a winner without the object', won, { poses: quiet }, /winner has no object/],
    ['a winner, and somebody to play', won, { toPlay: 0 }, /game that is over/],
    ['nobody to play', usual, { toPlay: null }, /nobody is to play/],
    ['too many turns', position(quiet, {}, { turnLimit: 9 }), { turns: 10, toPlay: null }, /there are 9 turns/],
    ['the limit without an end', position(quiet, {}, { turnLimit: 9 }), { turns: 9 }, /game that is over/],
  ])('%s is refused', (_, state, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });

  it('SLP-18 positions of rules 1 are read, in which nobody could keep silent', () => {
    for (const state of [start({ calls: 'all' }), calling, wonByCall, game.reduce(calling, claim(2))]) {
      const { done: _, lastTaker, ...saved } = state;
      const { calls, ...options } = saved.options;
      expect([calls, state.done]).toEqual(['all', [false, false, false]]);
      expect(game.load({ ...saved, rules: 1, options })).toEqual(state);
    }
  });

  it('SLP-14 positions of rules 2 are read, in which one had to call or could not', () => {
    const silent = game.reduce(calling, done(1));
    const states = [
      start({ calls: 'all' }),
      start({ calls: 'none' }),
      calling,
      silent,
      wonByCall,
      uncalled,
      wonUncalled,
    ];
    for (const state of [...states, game.reduce(uncalled, take(0, 'a9')), game.reduce(calling, claim(1))]) {
      const { lastTaker: _, ...saved } = state;
      const { calls, ...options } = saved.options;
      expect(game.load({ ...saved, rules: 2, options: { ...options, mustCall: calls === 'all' } })).toEqual(state);
    }
    // Player 1 is out, so who took last isn't known; it makes no difference.
    expect([out1.toPlay, out1.lastTaker]).toEqual([2, 0]);
    const { lastTaker: _, ...saved } = out1;
    const { calls: __, ...options } = saved.options;
    expect(game.load({ ...saved, rules: 2, options: { ...options, mustCall: true } })).toEqual({
      ...out1,
      lastTaker: 1,
    });
    expect(() => game.load({ ...saved, rules: 2, options: null })).toThrow(GameError);
  });

  it('SLP-4 positions of rules 3 are read with the papers that they were played with', () => {
    const objects = [
      '123456',
      '654321',
      '112233',
      '445566',
      '135246',
      '161616',
      '252525',
      '343434',
      'aabbccdd',
      'abcdabcd',
    ];
    const state = position(quiet, { papers: ['161616', 'aabbccdd', '123456'] }, { objects });
    expect(game.load({ ...state, rules: 3 })).toEqual(state);
  });

  it('SLP-4 positions of rules 4 are read with the papers that they were played with', () => {
    const state = position(quiet, { papers: ['a1a2a3a', '5a5a5aa', '123456'] });
    expect(state.options.objects).not.toEqual(USUAL);
    expect(game.load({ ...state, rules: 4 })).toEqual(state);
  });

  it('SLP-4 positions of rules 5 are read with the papers that they were played with', () => {
    const objects = [...USUAL.filter((object) => !/^(2345|5432)/.test(object)), '1122ab', '5566ab'];
    const state = position(quiet, { papers: ['1122ab', 'aaabbbcc', '5566ab'] }, { objects });
    expect(game.load({ ...state, rules: 5 })).toEqual(state);
  });

  it('views can be loaded, with covered papers', () => {
    const view = game.view(usual, 1);
    expect(game.loadView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    expect(() => game.loadView({ ...view, papers: ['?', '', ''] })).toThrow(GameError);
  });
});

describe('words and pictures', () => {
  const said = (state: State, action: SlippedAction, viewer: number | null = null) =>
    game.describe(state, action, game.reduce(state, action), viewer);

  it('tells players only their own object', () => {
    const built = game.reduce(start(), build(quiet));
    const dealing = deal(['123456', 'a1a2a3a', '135246']);
    expect(said(start(), build(quiet))).toBe('Player 1 builds the pyramid with black walls and green edges.');
    expect(said(built, dealing)).toBe('Player 1 deals everybody a secret object.');
    expect(said(built, dealing, 1)).toBe('Player 1 deals everybody a secret object. Yours is A-1-A-2-A-3-A.');
  });

  it('says what is taken and called', () => {
    const state = position(met123456);
    const taken = 'Player 1 takes the green die of 3f1: 5 dice slide down, and it goes on top.';
    expect(said(position(quiet), take(0, '3f1'))).toBe(taken);
    expect(said(state, take(0, '3f1'))).toBe(`${taken} Player 1 shows 1-2-3-4-5-6: it is there, and wins.`);
    expect(said(state, claim(0))).toBe('Player 1 calls “Slipped!” and shows 1-2-3-4-5-6: it is there, and wins.');
    expect(said(state, claim(2))).toBe(
      'Player 3 calls “Slipped!” and shows 1-1-2-2-3-3: it is not there. Player 3 is out.',
    );
    expect(said(state, done(1))).toBe('Player 2 keeps silent until the next die is taken.');
    const two = position(quiet, { out: [false, true, false] });
    expect(said(two, claim(2))).toMatch(/Player 3 is out\. Player 1 is the last one in and wins\.$/);
    expect(said(position(quiet, {}, { turnLimit: 4 }), take(0, 'a9'))).toMatch(/The game is a draw\.$/);
  });

  it('says how a die is turned, in the numbers of the walls', () => {
    const turn = position(quiet, {}, { turn: true });
    expect(said(turn, take(0, 'a9', 'a'))).toMatch(/and it goes on top, showing 1-3-2\.$/);
    expect(said(position(quiet, {}, { turn: true, hand: 'left' }), take(0, 'a9', 'a'))).toMatch(/showing 1-2-3\.$/);
  });

  it('say what is in the way of an action', () => {
    const why = (state: State, action: SlippedAction) => game.check(state, action)?.message;
    const built = game.reduce(start(), build(quiet));
    const playing = position(quiet);
    expect(why(built, { type: 'build', player: 0 })).toBe('the pyramid stands');
    expect(why(start(), { type: 'deal', player: 0 })).toBe('the pyramid must be built first');
    expect(why(playing, { type: 'deal', player: 0 })).toBe('everybody has a paper');
    for (const action of [take(0, 'a9'), done(0)]) expect(why(built, action)).toBe('the papers must be dealt first');
    expect(why(playing, take(1, 'a9'))).toBe('it is the turn of Player 1');
    expect(why(playing, done(0))).toBe('the player on turn calls or takes a die');
    expect(why(position(quiet, { turns: 0 }), claim(0))).toBe('no die has been taken yet');
    expect(why(position(quiet, {}, { calls: 'none' }), claim(0))).toBe('nobody calls in this game');
  });

  it.each([
    ['1234ab', '1-2-3-4, then any two'],
    ['123a456', '1-2-3, then any number, then 4-5-6'],
    ['aaabbbcc', 'three, three and two alike'],
    ['aaaabb', 'four and two alike'],
    ['aaaaaa', 'six alike'],
    ['12aabb', '1-2, then two and two alike'],
    ['aabbccd', 'A-A-B-B-C-C-D'],
    ['1abbcca', '1-A-B-B-C-C-A'],
  ])('calls %s %s, and draws it as dice', (pattern, words) => {
    expect(objectWords(pattern)).toBe(words);
    const dice = objectDice(pattern);
    expect(
      dice.map(({ face }) => (face.kind === 'pips' ? face.count : face.kind === 'letter' && face.text)).join(''),
    ).toBe(pattern.toUpperCase());
    const colours = new Map(dice.map(({ face, color }) => [JSON.stringify(face), color]));
    const letters = [...colours].filter(([face]) => face.includes('letter'));
    expect(new Set(letters.map(([, color]) => color)).size).toBe(letters.length);
  });

  it('pictures the own object, where it is met, and who is in', () => {
    const state = position(met123456, { out: [false, true, false] });
    const view = game.view(state, 0) as DeepReadonly<SlippedView>;
    const { summary, parts } = slippedPicture(view, { viewer: 0, names: ['Ada', 'Ben', 'Cleo'] });
    expect(summary).toBe(
      'Ada takes a green die and puts it on top. Whoever sees their own object calls. Object: 1-2-3-4-5-6, 6-5-4-3-2-1, ?. In the game: yes, no, yes.',
    );
    const rows = parts.flatMap((part) => (part.kind === 'dice' ? part.rows : []));
    expect(rows.map(({ label, dice }) => [label, dice.length])).toEqual([
      ['Object', 6],
      ['Ben', 6],
    ]);
    const gold = parts.flatMap((part) =>
      part.kind === 'board' ? part.cells.filter(({ tone }) => tone === 'gold') : [],
    );
    expect(gold.map(({ name }) => name).sort()).toEqual([0, 1, 2, 3, 4, 5].map((level) => edgeName(X, level)).sort());
    const silently = position(quiet, {}, { calls: 'none' });
    expect(slippedPicture(silently).summary).toMatch(/puts it on top\. Object/);
    expect(slippedPicture(start()).summary).toBe('Player 1 builds the pyramid.');
    expect(slippedPicture(game.reduce(start(), build(quiet))).summary).toBe('Player 1 deals the papers.');
  });
});
