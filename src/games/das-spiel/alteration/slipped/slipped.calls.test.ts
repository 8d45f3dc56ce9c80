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
import { purposefulBot } from '../../../../analysis/bots/purposeful-bot.js';
import { playout } from '../../../../kernel/playout.js';
import { createRng, pick, uniformInt } from '../../../../kernel/random.js';
import { isMet } from './patterns.js';
import type { SlippedOptions } from './position.js';
import { slippedWorth } from './slipped.heuristic.js';
import { slipped as game, type SlippedAction } from './slipped.js';

describe('calls', () => {
  it('SLP-13 nobody can call before the first die is taken', () => {
    const first = position(quiet, { turns: 0 });
    expect(verdict(game, first, claim(0))).toBe('SLP-13');
    expect(verdict(game, first, claim(1))).toBe('NOT_YOUR_TURN');
    const next = game.reduce(first, take(0, 'a9'));
    for (const player of [0, 1, 2]) expect(verdict(game, next, claim(player))).toBe('legal');
  });

  it('SLP-13 SLP-14 it does not matter whose turn it is, or who brought it about', () => {
    for (const toPlay of [0, 1, 2]) {
      const before = position(beforeTake(met123456, X, 3), { toPlay });
      const met = game.reduce(before, take(toPlay, edgeName(X, 3)));
      expect(game.outcome(met)).toBe(null);
      const over = game.reduce(met, claim(0));
      expect([over.toPlay, game.playersToAct(over), game.outcome(over)]).toEqual([
        null,
        [],
        { winners: [0], scores: null, reason: 'There is 123456.' },
      ]);
      expect(verdict(game, over, claim(1))).toBe('GAME_OVER');
    }
  });

  it('SLP-13 what counts is how the dice lie when he calls', () => {
    const met = position(met123456);
    const late = game.reduce(met, take(0, edgeName(X, 3)));
    expect(game.reduce(late, claim(0)).out).toEqual([true, false, false]);
  });

  it.each([
    ['SLP-15 out on his own turn', 0, 0, 1],
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

  it('SLP-14 [mustCall=true] an object that nobody calls wins nothing', () => {
    const met = game.reduce(position(beforeTake(met123456, X, 3)), take(0, edgeName(X, 3)));
    expect([met.winner, met.toPlay, game.outcome(met)]).toEqual([null, 1, null]);
    expect(game.reveals(position(quiet), take(0, 'a9'))).toBe(false);
  });

  describe('SLP-14 [mustCall=false]', () => {
    const uncalled: SlippedOptions = { mustCall: false };
    const oneBefore = (toPlay: number): State =>
      position(beforeTake(met123456, X, 3), { toPlay, turns: 3 + toPlay }, uncalled);

    it('nobody can call, and only who is on turn acts', () => {
      const state = position(met123456, { papers: ['654321', '112233', '445566'] }, uncalled);
      expect(game.playersToAct(state)).toEqual([0]);
      expect([...game.legalActions(state, 0)]).toHaveLength(24);
      expect(verdict(game, state, claim(0))).toBe('SLP-14');
      expect(verdict(game, state, done(0))).toBe('SLP-18');
      for (const action of [claim(1), done(1)]) expect(verdict(game, state, action)).toBe('NOT_YOUR_TURN');
    });

    it('an object wins as soon as it is there, whoever brought it about', () => {
      for (const toPlay of [0, 1, 2]) {
        const over = game.reduce(oneBefore(toPlay), take(toPlay, edgeName(X, 3)));
        expect([over.winner, over.toPlay, game.outcome(over)]).toEqual([
          0,
          null,
          { winners: [0], scores: null, reason: 'There is 123456.' },
        ]);
        expect(game.view(over, null).papers).toEqual(['123456', '', '']);
        expect(game.reveals(oneBefore(toPlay), take(toPlay, edgeName(X, 3)))).toBe(true);
        expect(game.describe(oneBefore(toPlay), take(toPlay, edgeName(X, 3)), over)).toMatch(
          /on top\. Player 1 shows 123456: it is there, and wins\.$/,
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
        // The six dice of edge A show 1 to 6 on wall 1, and 2, 3, 1, 5, 6, 4 on wall 2.
        const letters = [2, 3, 1, 5, 6, 4].map((number, i) => {
          const fits = (pose: string) => posesByHand(1, i + 1).includes(pose) && posesByHand(2, number).includes(pose);
          return [edgeIndex(X, i), [...allPoses].find(fits)];
        });
        const poses = changed(quiet, Object.fromEntries(letters));
        const objects = ['123456', '231564', '555555', '666666'];
        const state = position(beforeTake(poses, X, 3), { toPlay, turns: 3 + toPlay }, { ...uncalled, objects });
        const over = game.reduce(state, take(toPlay, edgeName(X, 3)));
        expect(objects.map((object) => meets(over.poses, object))).toEqual([true, true, false, false]);
        expect(over.winner).toBe(winner);
      },
    );

    it('who sees a position knows that nobody’s object is there, but perhaps one that came too late', () => {
      const rng = createRng('uncalled');
      const others = (state: State, viewer: number): string[][] => {
        const seen = new Set<string>();
        for (let i = 0; i < 300; i++) {
          const whole = game.complete?.(game.view(state, viewer), viewer, rng) as State;
          expect(game.view(game.load(whole), viewer)).toEqual(game.view(state, viewer));
          for (const [player, paper] of whole.papers.entries()) seen.add(`${player} ${paper}`);
        }
        return [0, 1, 2].map((player) => PAPERS.filter((paper) => seen.has(`${player} ${paper}`)));
      };
      const running = position(met123456, { papers: ['654321', '112233', '445566'] }, uncalled);
      const unmet = PAPERS.filter((paper) => paper !== '123456' && paper !== '654321');
      expect(others(running, 0)).toEqual([['654321'], unmet, unmet]);
      // Player 1 has moved, player 2 comes next and has won: what player 0 has was not looked for any more.
      const papers = ['654321', '112233', '123456'];
      const over = game.reduce({ ...oneBefore(1), papers }, take(1, edgeName(X, 3)));
      expect(over.winner).toBe(2);
      expect(others(over, 1)).toEqual([
        PAPERS.filter((paper) => paper !== '112233' && paper !== '123456'),
        ['112233'],
        ['123456'],
      ]);
    });

    it('the last take of a limit can still win', () => {
      const limit = { ...uncalled, turnLimit: 4 };
      const state = position(beforeTake(met123456, X, 3), {}, limit);
      expect(game.outcome(game.reduce(state, take(0, edgeName(X, 3))))?.winners).toEqual([0]);
      expect(game.outcome(game.reduce(state, take(0, edgeName(Y, 3))))?.winners).toEqual([0, 1, 2]);
    });

    it('players who never call come to the end of the book', () => {
      for (const seed of ['one', 'two', 'three']) {
        const { outcome, state } = playout(game, { players: 3, seed, options: uncalled });
        expect(outcome?.reason).toMatch(/^There is /);
        expect(meets(state.poses, state.papers[state.winner ?? -1] ?? '')).toBe(true);
      }
    });
  });

  it('SLP-16 the last one in wins', () => {
    const two = game.reduce(position(quiet, { toPlay: 1 }), claim(1));
    expect(game.outcome(two)).toBe(null);
    const over = game.reduce(two, claim(2));
    expect(game.outcome(over)).toEqual({ winners: [0], scores: null, reason: 'All others have called in vain.' });
    // Also if the call was not his, and his own object is there.
    const met = play(game, position(met123456), [claim(1), claim(2)]);
    expect(game.outcome(met)?.winners).toEqual([0]);
  });

  it('SLP-17 [turnLimit=null] goes on and on', () => {
    expect(game.outcome(game.reduce(position(quiet, { turns: 99_999 }), take(0, 'a9')))).toBe(null);
  });

  it('SLP-17 [turnLimit=4] the fourth take ends it: a draw of those who are in', () => {
    const state = position(beforeTake(met123456, X, 3), { out: [false, true, false] }, { turnLimit: 4 });
    const over = game.reduce(state, take(0, edgeName(X, 3)));
    expect(game.outcome(over)).toEqual({ winners: [0, 2], scores: null, reason: 'A draw after 4 turns.' });
    expect(verdict(game, over, claim(0))).toBe('GAME_OVER');
    // Calls are no turns.
    expect(game.outcome(game.reduce(state, claim(2)))?.winners).toEqual([0]);
  });

  it('SLP-18 who keeps silent is not waited for until the next die is taken', () => {
    const state = position(met123456, { toPlay: 1 });
    const silent = game.reduce(state, done(0));
    expect([silent.done, silent.toPlay, silent.turns, silent.poses]).toEqual([[true, false, false], 1, 3, met123456]);
    expect(game.playersToAct(silent)).toEqual([1, 2]);
    for (const action of [claim(0), done(0)]) expect(verdict(game, silent, action)).toBe('NOT_YOUR_TURN');
    expect(game.playersToAct(game.reduce(silent, done(2)))).toEqual([1]);
    const next = play(game, silent, [done(2), take(1, edgeName(Y, 0))]);
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
      expect([...game.legalActions(game.view(state, 0), 0)]).toEqual([claim(0), done(0)]);
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
    expect(play(game, position(met123456, { toPlay: 1 }), [done(2), claim(0)])).toMatchObject({
      winner: 0,
      done: [false, false, false],
    });
  });

  it('SLP-18 players who call only when they are right come to the end of the book', () => {
    const lengths: number[] = [];
    for (let seed = 0; seed < 8; seed++) {
      const { outcome, actions } = playout(game, {
        players: 3,
        seed: `careful ${seed}`,
        maxActions: 20_000,
        choose(view, player, rng) {
          const [call] = [...game.legalActions(view, player)].filter(({ type }) => type === 'claim');
          if (call !== undefined && isMet(view, view.papers[player] ?? '')) return call;
          const others = [...game.legalActions(view, player)].filter(({ type }) => type !== 'claim');
          return pick(rng, others) as SlippedAction;
        },
      });
      expect(outcome?.reason).toMatch(/^There is /);
      expect(actions.filter(({ type }) => type === 'claim')).toHaveLength(1);
      lengths.push(actions.filter(({ type }) => type === 'take').length);
    }
    expect(lengths.sort((a, b) => a - b)[4]).toBeGreaterThan(20);
  });

  it.each([2, 3, 8])(
    'SLP-18 of %i players who call when they are right half of the games have a dozen takes and more, at random few have',
    (players) => {
      const medianOf = (how: object): number => {
        const takes = Array.from(
          { length: 21 },
          (_, seed) => playout(game, { players, seed: `long ${seed}`, ...how }).state.turns,
        );
        return takes.sort((a, b) => a - b)[10] as number;
      };
      expect(medianOf({ choose: purposefulBot(game, { worth: slippedWorth }) })).toBeGreaterThanOrEqual(12);
      // Who calls at random is mostly wrong.
      expect(medianOf({})).toBeLessThan(12);
    },
  );

  it('SLP-14 SLP-15 whole random games go as by hand', () => {
    const found = { right: 0, wrong: 0, takes: 0, silent: 0 };
    const objects = ['aaabbb', 'aabbcc', 'abcabc', 'aaaa12', 'abccba', 'ababab', 'aaaabc', 'abbbca', 'abcdddd'];
    for (let seed = 0; seed < 16; seed++) {
      const rng = createRng(`calls ${seed}`);
      // Who calls does so if he is right, and now and then anyhow.
      const { actions, state, outcome } = playout(game, {
        players: 4,
        seed: `game ${seed}`,
        options: { objects },
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
      expect(outcome?.winners ?? null).toEqual(winner === null ? null : [winner]);
    }
    expect(found.right).toBeGreaterThan(3);
    expect(found.wrong).toBeGreaterThan(5);
    expect(found.takes).toBeGreaterThan(200);
    expect(found.silent).toBeGreaterThan(200);
  });
});
