import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { posesByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import {
  build,
  claim,
  done,
  LEVELS,
  meets,
  met123456,
  PAPERS,
  position,
  quiet,
  type State,
  start,
  take,
  X,
  Y,
  Z,
} from '../../../../../test/helpers/das-spiel-slipped.js';
import { beforeTake, changed, edgeIndex, edgeName, takeByHand } from '../../../../../test/helpers/das-spiel-spars.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { createRng, pick, uniformInt } from '../../../../kernel/dice/random.js';
import { playout } from '../../../../play/playout.js';
import { isMet } from './patterns.js';
import type { SlippedOptions } from './position.js';
import { slipped as game, type SlippedAction } from './slipped.js';

// The six dice of edge A show 1 to 6 on wall 1, and 2, 3, 1, 5, 6, 4 on wall 2.
const TWO = ['123456', '231564', '555555', '666666'];
const twoObjects = changed(
  quiet,
  Object.fromEntries(
    [2, 3, 1, 5, 6, 4].map((number, i) => {
      const fits = (pose: string) => posesByHand(1, i + 1).includes(pose) && posesByHand(2, number).includes(pose);
      return [edgeIndex(X, i), [...allPoses].find(fits) as string];
    }),
  ),
);

/** Objects that random takes meet soon. */
const EASY = ['aabbccdd', 'abcdabcd', 'abbccdda', 'abcddcba'];

/** All actions of a player but calls. */
const uncalled = (view: Parameters<typeof game.legalActions>[0], player: number): SlippedAction[] =>
  [...game.legalActions(view, player)].filter(({ type }) => type !== 'claim');

/** The papers that each of three players can have, by what one of them sees, in the order of the objects. */
function completions(state: State, viewer: number): string[][] {
  const rng = createRng('completions');
  const seen = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const whole = game.complete?.(game.view(state, viewer), viewer, rng) as State;
    expect(game.view(game.load(whole), viewer)).toEqual(game.view(state, viewer));
    for (const [player, paper] of whole.papers.entries()) seen.add(`${player} ${paper}`);
  }
  return [0, 1, 2].map((player) => state.options.objects.filter((paper) => seen.has(`${player} ${paper}`)));
}

describe('calls', () => {
  it('SLP-13 nobody can call before the first die is taken', () => {
    const first = position(quiet, { turns: 0 });
    expect(verdict(game, first, claim(0))).toBe('SLP-13');
    expect(verdict(game, first, claim(1))).toBe('NOT_YOUR_TURN');
    const next = game.reduce(first, take(0, 'a9'));
    for (const player of [0, 1, 2]) expect(verdict(game, next, claim(player))).toBe('legal');
  });

  it.each([
    ['others', [1, 2]],
    ['all', [0, 1, 2]],
  ] as const)(
    'SLP-13 SLP-14 [calls=%s] it does not matter whose turn it is, or which of %j brought it about',
    (calls, movers) => {
      for (const toPlay of movers) {
        const before = position(beforeTake(met123456, X, 3), { toPlay }, { calls });
        const met = game.reduce(before, take(toPlay, edgeName(X, 3)));
        expect(game.result(met)).toBe(null);
        expect(game.playersToAct(met)).toEqual([0, 1, 2]);
        const over = game.reduce(met, claim(0));
        expect([over.toPlay, game.playersToAct(over), game.result(over)]).toEqual([
          null,
          [],
          { winners: [0], scores: null, reason: 'There is 123456.' },
        ]);
        expect(verdict(game, over, claim(1))).toBe('GAME_OVER');
      }
    },
  );

  it('SLP-13 what counts is how the dice lie at the call', () => {
    const met = position(met123456);
    const late = game.reduce(met, take(0, edgeName(X, 3)));
    expect(game.reduce(late, claim(0)).out).toEqual([true, false, false]);
  });

  it.each([
    ['SLP-15 out on their own turn', 0, 0, 1],
    ['SLP-15 out on another one’s turn', 2, 1, 1],
    ['SLP-15 the turn goes over who is out', 0, 2, 0],
  ])('%s', (_, caller, toPlay, next) => {
    const state = game.reduce(position(quiet, { toPlay }), claim(caller));
    expect(state.toPlay).toBe(toPlay === caller ? next : toPlay);
    expect([...state.out.entries()].filter(([, isOut]) => isOut)).toEqual([[caller, true]]);
    expect(verdict(game, state, claim(caller))).toBe('NOT_YOUR_TURN');
    expect(verdict(game, state, take(caller, 'a9'))).toBe('NOT_YOUR_TURN');
    const player = state.toPlay as number;
    const after = game.reduce(state, take(player, 'a9'));
    expect(after.toPlay).toBe([0, 1, 2].map((step) => (player + step + 1) % 3).find((one) => one !== caller));
  });

  it('SLP-14 [calls=all] an object that nobody calls wins nothing, whoever brought it about', () => {
    const before = position(beforeTake(met123456, X, 3), {}, { calls: 'all' });
    const met = game.reduce(before, take(0, edgeName(X, 3)));
    expect([met.winner, met.toPlay, game.result(met)]).toEqual([null, 1, null]);
    expect(game.reveals(before, take(0, edgeName(X, 3)))).toBe(false);
    expect(game.view(met, 1).papers).toEqual(['', '654321', '']);
    expect(game.load(met)).toEqual(met);
    // A player who took the die can call for it.
    expect(game.reduce(met, claim(0)).winner).toBe(0);
  });

  describe('SLP-14 [calls=others]', () => {
    const oneBefore = (toPlay: number, options: SlippedOptions = {}): State =>
      position(beforeTake(met123456, X, 3), { toPlay, turns: 3 + toPlay }, options);

    it('is what is played unless something else is agreed on', () => {
      expect(start().options.calls).toBe('others');
    });

    it('a player who brings about their own object wins at once, and shows their paper', () => {
      const before = oneBefore(0);
      const over = game.reduce(before, take(0, edgeName(X, 3)));
      expect([over.winner, over.toPlay, game.playersToAct(over), game.result(over)]).toEqual([
        0,
        null,
        [],
        { winners: [0], scores: null, reason: 'There is 123456.' },
      ]);
      expect(game.view(over, null).papers).toEqual(['123456', '', '']);
      expect(game.describe(before, take(0, edgeName(X, 3)), over)).toMatch(
        /on top\. Player 1 shows 1-2-3-4-5-6: it is there, and wins\.$/,
      );
      for (const action of [claim(0), claim(1), take(1, 'a9')]) expect(verdict(game, over, action)).toBe('GAME_OVER');
    });

    it('what others brought about wins by its owner’s take, too, if that leaves it there', () => {
      let state = game.reduce(oneBefore(1), take(1, edgeName(X, 3)));
      state = game.reduce(state, take(2, edgeName(Y, 0)));
      expect([state.winner, state.toPlay, meets(state.poses, '123456')]).toEqual([null, 0, true]);
      expect(game.reduce(state, take(0, edgeName(Z, 4))).winner).toBe(0);
      const away = game.reduce(state, take(0, edgeName(X, 3)));
      expect([away.winner, away.toPlay]).toEqual([null, 1]);
    });

    it('who has taken last can only call in vain', () => {
      const met = game.reduce(oneBefore(1), take(1, edgeName(X, 3)));
      expect(met.lastTaker).toBe(1);
      const after = game.reduce(met, claim(1));
      expect([after.out, after.lastTaker, after.toPlay]).toEqual([[false, true, false], 1, 2]);
      expect(game.load(after)).toEqual(after);
      expect(game.reduce(after, claim(0)).winner).toBe(0);
    });

    it.each([
      [0, 0, 'at once'],
      [1, 1, 'at once'],
      [2, null, 'by a call'],
    ] as const)('of two objects the mover’s wins: player %i moves, and %s wins %s', (toPlay, winner, _) => {
      const state = position(beforeTake(twoObjects, X, 3), { toPlay, turns: 3 + toPlay }, { objects: TWO });
      const after = game.reduce(state, take(toPlay, edgeName(X, 3)));
      expect(TWO.map((object) => meets(after.poses, object))).toEqual([true, true, false, false]);
      expect(after.winner).toBe(winner);
      if (winner === null) for (const caller of [0, 1]) expect(game.reduce(after, claim(caller)).winner).toBe(caller);
    });

    it.each([
      ['others', true],
      ['none', true],
      ['all', false],
    ] as const)('with %s a take reveals where any object is there afterwards: %s', (calls, reveals) => {
      // Player 1 has not 123456, which says something, too.
      for (const toPlay of [0, 1]) {
        expect(game.reveals(oneBefore(toPlay, { calls }), take(toPlay, edgeName(X, 3)))).toBe(reveals);
        expect(game.reveals(oneBefore(toPlay, { calls }), take(toPlay, edgeName(Y, 3)))).toBe(false);
      }
    });

    it('who sees a position knows that the object of whoever has taken last is not there', () => {
      const unmet = PAPERS.filter((paper) => paper !== '123456');
      const without = (papers: readonly string[], ...known: string[]): string[] =>
        papers.filter((paper) => !known.includes(paper));
      // Player 2 has taken last; player 1 may have overlooked theirs.
      const running = position(met123456, { papers: ['654321', '112233', '445566'] });
      expect(completions(running, 0)).toEqual([['654321'], without(PAPERS, '654321'), without(unmet, '654321')]);
      expect(completions(position(twoObjects, {}, { objects: TWO }), 1)).toEqual([
        ['123456', '555555', '666666'],
        ['231564'],
        ['555555', '666666'],
      ]);
      // Player 1 has called: still it was player 2 who had taken last.
      const called = game.reduce(position(met123456, { papers: ['654321', '123456', '445566'] }), claim(1));
      expect(called.winner).toBe(1);
      expect(completions(called, 0)[2]).toEqual(without(unmet, '654321'));
      // The last one in shows nothing, nor can their object be there.
      const last = play(game, running, [claim(0), claim(1)]);
      expect([last.winner, last.lastTaker]).toEqual([2, 2]);
      expect(completions(last, 0)).toEqual([['654321'], ['112233'], without(unmet, '654321', '112233')]);
      // A player who took last and called in vain has shown their paper; the one who took before has not.
      const shown = game.reduce(position(met123456, { papers: ['654321', '112233', '445566'] }), claim(2));
      expect(completions(shown, 0)).toEqual([['654321'], without(PAPERS, '654321', '445566'), ['445566']]);
    });

    it('a winner by their own take leaves open whether the objects of others are there', () => {
      const state = position(beforeTake(twoObjects, X, 3), {}, { objects: TWO });
      const over = game.reduce(state, take(0, edgeName(X, 3)));
      expect(completions(over, 2)).toEqual([['123456'], ['231564', '666666'], ['555555']]);
    });

    it('SLP-17 the last take of a limit can still win for whoever takes', () => {
      const limit = { turnLimit: 4 };
      const over = game.reduce(position(beforeTake(met123456, X, 3), {}, limit), take(0, edgeName(X, 3)));
      expect([game.result(over)?.winners, game.load(over)]).toEqual([[0], over]);
      const drawn = game.reduce(position(beforeTake(met123456, X, 3), { toPlay: 1 }, limit), take(1, edgeName(X, 3)));
      expect([game.result(drawn)?.winners, game.load(drawn)]).toEqual([[0, 1, 2], drawn]);
    });

    it('SLP-18 players who never call come to the end of the book', () => {
      for (let seed = 0; seed < 10; seed++) {
        const { result, state, actions } = playout(game, {
          players: 3,
          seed: `never ${seed}`,
          maxActions: 100_000,
          choose: (view, player, rng) => pick(rng, uncalled(view, player)) as SlippedAction,
        });
        expect(result?.reason).toMatch(/^There is /);
        expect(actions.at(-1)).toMatchObject({ type: 'take', player: state.winner });
        expect(meets(state.poses, state.papers[state.winner ?? -1] ?? '')).toBe(true);
      }
    });

    it('SLP-18 nor does who takes the first action there is ever call', () => {
      for (let seed = 0; seed < 5; seed++) {
        const { result, actions } = playout(game, {
          players: 3,
          seed: `first ${seed}`,
          maxActions: 100_000,
          choose(view, player, rng) {
            const all = [...game.legalActions(view, player)];
            const takes = all.filter(({ type }) => type === 'take');
            return (takes.length > 0 ? pick(rng, takes) : all[0]) as SlippedAction;
          },
        });
        expect(result?.reason).toMatch(/^There is /);
        expect(actions.some(({ type }) => type === 'claim')).toBe(false);
        expect(actions.some(({ type }) => type === 'done')).toBe(true);
      }
    });
  });

  describe('SLP-14 [calls=none]', () => {
    const silently: SlippedOptions = { calls: 'none' };
    const oneBefore = (toPlay: number): State =>
      position(beforeTake(met123456, X, 3), { toPlay, turns: 3 + toPlay }, silently);

    it('nobody can call, and only who is on turn acts', () => {
      const state = position(met123456, { papers: ['654321', '112233', '445566'] }, silently);
      expect(game.playersToAct(state)).toEqual([0]);
      expect([...game.legalActions(state, 0)]).toHaveLength(24);
      expect(verdict(game, state, claim(0))).toBe('SLP-14');
      expect(verdict(game, state, done(0))).toBe('SLP-18');
      for (const action of [claim(1), done(1)]) expect(verdict(game, state, action)).toBe('NOT_YOUR_TURN');
    });

    it('an object wins as soon as it is there, whoever brought it about', () => {
      for (const toPlay of [0, 1, 2]) {
        const over = game.reduce(oneBefore(toPlay), take(toPlay, edgeName(X, 3)));
        expect([over.winner, over.toPlay, game.result(over)]).toEqual([
          0,
          null,
          { winners: [0], scores: null, reason: 'There is 123456.' },
        ]);
        expect(game.view(over, null).papers).toEqual(['123456', '', '']);
        expect(game.reveals(oneBefore(toPlay), take(toPlay, edgeName(X, 3)))).toBe(true);
        expect(game.describe(oneBefore(toPlay), take(toPlay, edgeName(X, 3)), over)).toMatch(
          /on top\. Player 1 shows 1-2-3-4-5-6: it is there, and wins\.$/,
        );
      }
    });

    it.each([
      [0, 0],
      [1, 1],
      [2, 0],
    ])(
      'of two objects the mover’s counts first, then turn order: player %i moves, player %i wins',
      (toPlay, winner) => {
        const state = position(
          beforeTake(twoObjects, X, 3),
          { toPlay, turns: 3 + toPlay },
          { ...silently, objects: TWO },
        );
        const over = game.reduce(state, take(toPlay, edgeName(X, 3)));
        expect(TWO.map((object) => meets(over.poses, object))).toEqual([true, true, false, false]);
        expect(over.winner).toBe(winner);
      },
    );

    it.each([
      ['123456 555555 231564', 0, 0],
      ['123456 555555 231564', 1, 2],
      ['555555 123456 231564', 0, 1],
      ['555555 231564 123456', 0, 1],
      ['123456 231564 555555', 2, 0],
      ['123456 555555 231564 666666', 1, 2],
      ['123456 555555 666666 231564', 1, 3],
      ['123456 231564 555555 666666', 2, 0],
      ['123456 555555 666666 231564', 2, 3],
    ])(
      'after the taker the next in turn order comes first, not the first seat: %s, seat %i takes',
      (dealt, taker, winner) => {
        const papers = dealt.split(' ');
        const none = papers.map(() => false);
        const state = position(
          beforeTake(twoObjects, X, 3),
          {
            players: papers.length,
            papers,
            out: none,
            done: none,
            toPlay: taker,
            turns: 4 * papers.length + taker,
            lastTaker: (taker + papers.length - 1) % papers.length,
          },
          { ...silently, objects: [...TWO, '444444'] },
        );
        const over = game.reduce(state, take(taker, edgeName(X, 3)));
        expect(over.winner).toBe(winner);
        // A save of it says the same, and none that says otherwise is taken.
        expect(game.load(JSON.parse(JSON.stringify(over)))).toEqual(over);
        for (const [other] of papers.entries()) {
          if (other === winner) continue;
          const hasOne = meets(over.poses, papers[other] ?? '');
          const why = hasOne ? `the winner is Player ${winner + 1}` : 'the winner has no object';
          expect(() => game.load({ ...over, winner: other })).toThrow(why);
        }
      },
    );

    it('who sees a position knows that nobody’s object is there, but perhaps one that came too late', () => {
      const running = position(met123456, { papers: ['654321', '112233', '445566'] }, silently);
      const unmet = PAPERS.filter((paper) => paper !== '123456' && paper !== '654321');
      expect(completions(running, 0)).toEqual([['654321'], unmet, unmet]);
      // Player 1 has moved, player 2 comes next and has won: what player 0 has was not looked for any more.
      const papers = ['654321', '112233', '123456'];
      const over = game.reduce({ ...oneBefore(1), papers }, take(1, edgeName(X, 3)));
      expect(over.winner).toBe(2);
      expect(completions(over, 1)).toEqual([
        PAPERS.filter((paper) => paper !== '112233' && paper !== '123456'),
        ['112233'],
        ['123456'],
      ]);
    });

    it('the last take of a limit can still win', () => {
      const limit = { ...silently, turnLimit: 4 };
      const state = position(beforeTake(met123456, X, 3), {}, limit);
      expect(game.result(game.reduce(state, take(0, edgeName(X, 3))))?.winners).toEqual([0]);
      expect(game.result(game.reduce(state, take(0, edgeName(Y, 3))))?.winners).toEqual([0, 1, 2]);
    });

    it('players who never call come to the end of the book', () => {
      for (const seed of ['one', 'two', 'three']) {
        const { result, state } = playout(game, { players: 3, seed, options: { ...silently, objects: EASY } });
        expect(result?.reason).toMatch(/^There is /);
        expect(meets(state.poses, state.papers[state.winner ?? -1] ?? '')).toBe(true);
      }
    });
  });

  it('SLP-16 the last one in wins', () => {
    const two = game.reduce(position(quiet, { toPlay: 1 }), claim(1));
    expect(game.result(two)).toBe(null);
    const over = game.reduce(two, claim(2));
    expect(game.result(over)).toEqual({ winners: [0], scores: null, reason: 'All others have called in vain.' });
    // Also if the call was not theirs, and their own object is there.
    const met = play(game, position(met123456), [claim(1), claim(2)]);
    expect(game.result(met)?.winners).toEqual([0]);
  });

  it('SLP-17 [turnLimit=null] goes on and on', () => {
    expect(game.result(game.reduce(position(quiet, { turns: 99_999 }), take(0, 'a9')))).toBe(null);
  });

  it('SLP-17 [turnLimit=4] the fourth take ends it: a draw of those who are in', () => {
    const out = [false, true, false];
    const state = position(beforeTake(met123456, X, 3), { toPlay: 2, out }, { turnLimit: 4 });
    const over = game.reduce(state, take(2, edgeName(X, 3)));
    expect(game.result(over)).toEqual({ winners: [0, 2], scores: null, reason: 'A draw after 4 turns.' });
    expect(verdict(game, over, claim(0))).toBe('GAME_OVER');
    // Calls are no turns.
    expect(game.result(game.reduce(state, claim(2)))?.winners).toEqual([0]);
  });

  it('SLP-18 who keeps silent is not waited for until the next die is taken', () => {
    const state = position(met123456, { toPlay: 2 });
    const silent = game.reduce(state, done(0));
    expect([silent.done, silent.toPlay, silent.turns, silent.poses]).toEqual([[true, false, false], 2, 3, met123456]);
    expect(game.playersToAct(silent)).toEqual([1, 2]);
    for (const action of [claim(0), done(0)]) expect(verdict(game, silent, action)).toBe('NOT_YOUR_TURN');
    expect(game.playersToAct(game.reduce(silent, done(1)))).toEqual([2]);
    const next = play(game, silent, [done(1), take(2, edgeName(Y, 0))]);
    expect([next.done, game.playersToAct(next)]).toEqual([
      [false, false, false],
      [0, 1, 2],
    ]);
    expect(verdict(game, next, claim(0))).toBe('legal');
  });

  it('SLP-18 not before the first take, nor on turn', () => {
    expect(verdict(game, position(quiet, { turns: 0 }), done(1))).toBe('NOT_YOUR_TURN');
    expect(verdict(game, position(quiet, { turns: 0 }), done(0))).toBe('SLP-18');
    expect(verdict(game, position(quiet), done(0))).toBe('SLP-18');
    for (const state of [start(), game.reduce(start(), build(quiet))]) {
      expect(verdict(game, state, done(0))).toBe('SLP-7');
    }
  });

  it('SLP-18 silence tells nothing: all can keep it, whatever their objects', () => {
    for (const poses of [quiet, met123456]) {
      const state = position(poses, { toPlay: 2 });
      expect([...game.legalActions(game.view(state, 0), 0)]).toEqual([done(0), claim(0)]);
      expect(game.reveals(state, done(0))).toBe(false);
    }
  });

  it('SLP-18 whose turn it becomes by a call in vain may speak again', () => {
    const silent = play(game, position(quiet, { toPlay: 1 }), [done(0), done(2)]);
    const after = game.reduce(silent, claim(1));
    expect([after.toPlay, after.done]).toEqual([2, [true, false, false]]);
    expect(game.playersToAct(after)).toEqual([2]);
    expect(verdict(game, after, claim(2))).toBe('legal');
    const two = game.reduce(position(quiet, { toPlay: 1 }), done(0));
    // Who is out has nothing to say, and neither has anybody after the end.
    expect(game.reduce(two, claim(2)).done).toEqual([true, false, false]);
    expect(play(game, two, [claim(2), claim(1)])).toMatchObject({ winner: 0, done: [false, false, false] });
    expect(play(game, position(met123456, { toPlay: 2 }), [done(1), claim(0)])).toMatchObject({
      winner: 0,
      done: [false, false, false],
    });
  });

  it.each(['others', 'all'] as const)(
    'SLP-18 [calls=%s] players who call only when they are right come to the end of the book',
    (calls) => {
      const lengths: number[] = [];
      for (let seed = 0; seed < 8; seed++) {
        const { result, actions } = playout(game, {
          players: 3,
          seed: `careful ${seed}`,
          options: { calls, objects: EASY },
          maxActions: 20_000,
          choose(view, player, rng) {
            const canCall = game.check(view, claim(player)) === null;
            if (canCall && isMet(view, view.papers[player] ?? '')) return claim(player);
            return pick(rng, uncalled(view, player)) as SlippedAction;
          },
        });
        expect(result?.reason).toMatch(/^There is /);
        const called = actions.filter(({ type }) => type === 'claim').length;
        expect(called).toBe(actions.at(-1)?.type === 'claim' ? 1 : 0);
        if (calls === 'all') expect(called).toBe(1);
        lengths.push(actions.filter(({ type }) => type === 'take').length);
      }
      expect(lengths.sort((a, b) => a - b)[4]).toBeGreaterThan(20);
    },
  );

  it.each([2, 3, 8])(
    'SLP-18 random games of %i players are games: half of them have twenty takes and more',
    (players) => {
      const takes = Array.from(
        { length: 21 },
        (_, seed) => playout(game, { players, seed: `long ${seed}` }).state.turns,
      );
      expect(takes.sort((a, b) => a - b)[10]).toBeGreaterThanOrEqual(20);
    },
  );

  it.each(['others', 'all'] as const)('SLP-14 SLP-15 [calls=%s] whole random games go as by hand', (calls) => {
    const found = { own: 0, right: 0, wrong: 0, takes: 0, silent: 0 };
    const objects = ['aaabbb', 'aabbcc', 'abcabc', 'aaaa12', 'abccba', 'ababab', 'aaaabc', 'abbbca', 'abcdddd'];
    for (let seed = 0; seed < 24; seed++) {
      const rng = createRng(`calls ${seed}`);
      // Players call if they are right, and now and then anyhow.
      const { actions, state, result } = playout(game, {
        players: 4,
        seed: `game ${seed}`,
        options: { objects, calls },
        maxActions: 400,
        choose(view, player) {
          const canCall = view.phase === 'play' && view.turns > 0;
          const isReady = canCall && meets(view.poses, view.papers[player] ?? '');
          if (isReady || (canCall && uniformInt(rng, 1, 60) === 1)) return claim(player);
          return view.phase === 'play' && view.toPlay !== player
            ? done(player)
            : (game.sampleAction(view, rng, player) as SlippedAction);
        },
      });
      let poses = '';
      let papers: readonly string[] = [];
      const out = [false, false, false, false];
      let winner: number | null = null;
      for (const action of actions) {
        if (action.type === 'build') poses = action.outcome ?? '';
        else if (action.type === 'deal') papers = action.outcome ?? [];
        else if (action.type === 'take') {
          const axis = [X, Y, Z].find((one) => LEVELS.some((level) => edgeName(one, level) === action.cell)) as number;
          poses = takeByHand(
            poses,
            axis,
            LEVELS.findIndex((level) => edgeName(axis, level) === action.cell),
          );
          found.takes++;
          if (calls === 'others' && meets(poses, papers[action.player] ?? '')) {
            winner = action.player;
            found.own++;
          }
        } else if (action.type === 'done') {
          found.silent++;
        } else if (meets(poses, papers[action.player] ?? '')) {
          winner = action.player;
          found.right++;
        } else {
          out[action.player] = true;
          found.wrong++;
          if (out.filter((isOut) => !isOut).length === 1) winner = out.indexOf(false);
        }
      }
      expect([state.poses, state.out, state.winner]).toEqual([poses, out, winner]);
      expect(result?.winners ?? null).toEqual(winner === null ? null : [winner]);
    }
    expect(found.right).toBeGreaterThan(3);
    expect(found.own > 3).toBe(calls === 'others');
    expect(found.wrong).toBeGreaterThan(5);
    expect(found.takes).toBeGreaterThan(200);
    expect(found.silent).toBeGreaterThan(200);
  });
});
