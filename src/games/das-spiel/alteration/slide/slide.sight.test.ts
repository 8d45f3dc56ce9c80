import { describe, expect, it } from 'vitest';
import { at, verdict } from '../../../../../test/helpers/das-spiel.js';
import { numberByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import {
  build,
  onEdgeB,
  paired,
  pairedAlike,
  position,
  type State,
  start,
  take,
  winsByHand,
  Y,
} from '../../../../../test/helpers/das-spiel-slide.js';
import {
  beforeTake,
  changed,
  dullPoses,
  edgeName,
  randomPoses,
  roofSpots,
  shownAt,
  sparredByHand,
} from '../../../../../test/helpers/das-spiel-spars.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { indexOf, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, uniformInt } from '../../../../kernel/dice/random.js';
import type { SlideOptions } from './position.js';
import { slide as game, type SlideAction } from './slide.js';
import { slidePicture } from './slide.picture.js';

describe('what is seen', () => {
  const poses = randomPoses(createRng('seen'), allPoses.join(''));
  const state = position(poses, 2, {}, 3);

  /** What the wall of a player shows, from coordinates. */
  const seenByHand = (lying: string, player: number | null, hand: 'right' | 'left' = 'right'): string =>
    spots
      .map((spot, i) => {
        if (lying[i] === '.') return '.';
        return player !== null && spot[player] === 0 ? String(numberByHand(lying[i] as string, player, hand)) : '0';
      })
      .join('');

  it('SLI-5 players see the 45 faces of their own wall, and spectators none', () => {
    for (const hand of ['right', 'left'] as const) {
      const one = position(poses, 2, { hand }, 3);
      for (const player of [0, 1, 2, null]) {
        const view = game.view(one, player);
        expect(view.poses).toBe(seenByHand(poses, player, hand));
        expect({ ...view, poses }).toEqual(one);
        expect([...view.poses].filter((digit) => digit !== '0' && digit !== '.')).toHaveLength(
          player === null ? 0 : 45,
        );
      }
    }
    expect(game.view(start(), 0)).toEqual(start());
  });

  it('SLI-5 nobody is told how the dice lie when they are built, nor the others how a die was turned', () => {
    for (const viewer of [0, 1, null]) {
      expect(game.viewAction(start(), build(poses), viewer)).toEqual({ type: 'build', player: 0 });
    }
    const turning = position(poses, 0, { turn: true });
    expect(game.viewAction(turning, take(0, 'a1', 'g'), 0)).toEqual(take(0, 'a1', 'g'));
    for (const viewer of [1, null]) expect(game.viewAction(turning, take(0, 'a1', 'g'), viewer)).toEqual(take(0, 'a1'));
    expect([game.reveals(start(), build(poses)), game.reveals(turning, take(0, 'a1', 'g'))]).toEqual([true, true]);
  });

  it('SLI-5 all see which die was taken, and on their walls what it shows on top', () => {
    const after = game.reduce(position(poses), take(0, 'a1'));
    expect([0, 1, null].map((player) => game.view(after, player).last)).toEqual(['a1', 'a1', 'a1']);
    const top = poses[indexOf([0, 8, 0])] as string;
    expect([0, 1].map((player) => game.view(after, player).poses.at(-1))).toEqual(
      [0, 1].map((player) => String(numberByHand(top, player))),
    );
  });

  it('SLI-5 what a player does not see makes no difference to that player', () => {
    // The die of a3 shows itself on wall 2 only, b1 on wall 0.
    const other = changed(poses, { [at('a3')]: poses[at('a3')] === 'a' ? 'b' : 'a' });
    const [one, two] = [position(poses, 0, {}, 3), position(other, 0, {}, 3)];
    for (const player of [0, 1, null]) expect(game.view(one, player)).toEqual(game.view(two, player));
    for (const player of [0, 1]) {
      expect(slidePicture(one, { viewer: player })).toEqual(slidePicture(two, { viewer: player }));
      expect(slidePicture(game.view(one, player), { viewer: player })).toEqual(slidePicture(one, { viewer: player }));
    }
  });

  it('SLI-5 when the game is over all see everything', () => {
    for (const over of [
      game.reduce(position(beforeTake(onEdgeB([1, 2, 3, 4, 5, 6]), Y, 3)), take(0, edgeName(Y, 3))),
      game.reduce(position(poses, 0, { turnLimit: 1 }), take(0, 'a1')),
    ]) {
      for (const player of [0, 1, null]) expect(game.view(over, player)).toEqual(over);
      expect(game.complete?.(game.view(over, 1), 1, createRng('over'))).toEqual(over);
    }
  });

  it('SLI-5 a completed view is a position in which nobody has won, and is otherwise at random', () => {
    const rng = createRng('complete');
    for (const options of [{}, { together: false, order: 'any' }] as const) {
      const all = start(options, 3).options;
      const fair = Array.from({ length: 2_000 }, () => randomPoses(rng, allPoses.join(''))).find(
        (one) => ![0, 1, 2].some((player) => winsByHand(one, player, all)),
      ) as string;
      const one = position(fair, 2, options, 3);
      for (const player of [0, 1, 2]) {
        const view = game.view(one, player);
        const found = Array.from({ length: 40 }, () => game.complete?.(view, player, rng) as State);
        for (const whole of found) {
          expect(game.view(game.load(whole), player)).toEqual(view);
          expect([0, 1, 2].some((seat) => winsByHand(whole.poses, seat, all))).toBe(false);
        }
        expect(new Set(found.map((whole) => whole.poses)).size).toBe(40);
        // Of the top die three faces are seen, one by each: four poses show them theirs.
        expect(new Set(found.map((whole) => whole.poses.at(-1))).size).toBe(4);
      }
    }
    expect(game.complete?.(game.view(start(), 0), 0, rng)).toEqual(start());
    expect(game.view(state, 1)).not.toEqual(game.view(state, 2));
  });
});

describe('words and pictures', () => {
  it('says what is taken, and who wins with what', () => {
    const first = position(dullPoses);
    expect(game.describe(start(), build(dullPoses), game.reduce(start(), build(dullPoses)))).toBe(
      'Player 1 builds the pyramid with black walls and green edges.',
    );
    const said = (state: State, action: SlideAction) => game.describe(state, action, game.reduce(state, action));
    expect(said(first, take(0, 'a1'))).toBe(
      'Player 1 takes the green die of a1: 8 dice slide down, and it goes on top.',
    );
    expect(said(first, take(0, '7a1'.replace('a1', 'b1')))).toBe(
      'Player 1 takes the green die of 7b1: one die slides down, and it goes on top.',
    );
    expect(said(position(dullPoses, 0, { turn: true }), take(0, 'i1', 'g'))).toBe(
      'Player 1 takes the green die of i1: 8 dice slide down, and it goes on top, turned at will.',
    );
    const last = position(beforeTake(onEdgeB([1, 2, 3, 4, 5, 6]), Y, 3));
    expect(said(last, take(0, edgeName(Y, 3)))).toMatch(
      /Player 1 has six green dice in a row that show one to six and wins\.$/,
    );
    expect(said(position(dullPoses, 0, { turnLimit: 1 }), take(0, 'a1'))).toMatch(/The game is a draw\.$/);
    const pairs = (options: SlideOptions) => position(beforeTake(pairedAlike([2, 3, 4]), Y, 2), 0, options);
    expect(said(pairs({ pairs: 'one-number' }), take(0, edgeName(Y, 2)))).toMatch(
      /Player 1 has three green dice in a row and the black ones beside them that show the same number and wins\.$/,
    );
  });

  it.each([
    [onEdgeB([5, 5, 5, 5, 5, 5]), {}, 'six green dice in a row that show the same number'],
    [onEdgeB([1, 2, 3, 4, 5, 6]), {}, 'six green dice in a row that show one to six'],
    [paired([0, 1, 2, 3, 4, 5]), {}, 'six green dice in a row that show what the black ones beside them show'],
  ] as [string, SlideOptions, string][])('says what has won: %#', (won, options, words) => {
    const last = position(beforeTake(won, Y, 2), 0, options);
    const over = game.reduce(last, take(0, edgeName(Y, 2)));
    expect(game.describe(last, take(0, edgeName(Y, 2)), over)).toContain(` Player 1 has ${words} and wins.`);
    expect(game.result(over)?.reason).toBe(`There are ${words}.`);
  });

  it('says what has won anywhere on the roof', () => {
    const { options } = start({ together: false, objects: ['same'] });
    const over = { ...position(dullPoses, 1), options, poses: onEdgeB([5, 5, 2, 5, 5, 5, 3, 5]), toPlay: null };
    expect(game.result(game.load(over))?.reason).toBe('There are six green dice that show the same number.');
  });

  it.each([
    [start(), take(0, 'a1'), 'SLI-2', 'the pyramid must be built first'],
    [start({ mustTake: false }), { type: 'pass', player: 0 }, 'SLI-2', 'the pyramid must be built first'],
    [position(dullPoses), { type: 'build', player: 0 }, 'SLI-2', 'the pyramid stands'],
    [position(dullPoses), { type: 'pass', player: 0 }, 'SLI-6', 'a die is taken in each turn'],
  ] as [State, SlideAction, string, string][])('says why not: %#', (where, action, clause, message) => {
    expect(game.check(where, action)).toMatchObject({ clause, message });
  });

  it.each([
    [onEdgeB([5, 5, 2, 5, 5, 5, 3, 5]), { together: false }, 'six green dice that show the same number'],
    [onEdgeB([1, 2, 2, 3, 4, 5, 5, 6]), { together: false, objects: ['run'] }, 'six green dice that show one to six'],
    [paired([0, 1, 2, 3, 4, 5]), {}, 'six green dice in a row that show what the black ones beside them show'],
  ] as [string, SlideOptions, string][])('says with what: %#', (poses, options, what) => {
    const over = game.load({ ...start(options), phase: 'play', board: sparredByHand, poses, toPlay: null, turns: 1 });
    expect(game.result(over)?.reason).toBe(`There are ${what}.`);
  });

  it('say what is in the way of an action', () => {
    const why = (state: State, action: SlideAction) => game.check(state, action)?.message;
    expect(why(position(dullPoses), { type: 'build', player: 0 })).toBe('the pyramid stands');
    expect(why(start(), take(0, 'a1'))).toBe('the pyramid must be built first');
  });

  it('pictures what players see on their own side, and the six dice that win', () => {
    const state = position(dullPoses);
    const { summary } = slidePicture(state, { names: ['Ada', 'Ben'] });
    const lines = [0, 1].map((player) => shownAt(dullPoses, roofSpots(player), player).join(' '));
    expect(summary).toContain('Ada takes a green die and puts it on top.');
    const free = slidePicture(position(dullPoses, 0, { mustTake: false }), { names: ['Ada', 'Ben'] });
    expect(free.summary).toContain('Ada passes, or takes a green die and puts it on top.');
    expect(summary).toContain(`Roof: ${lines.join(', ')}.`);
    const beside = (number: number) => Array(7).fill(number).join(' ');
    expect(summary).toContain(
      `Black beside: ${[3, 5].map((number) => `${beside(number)} none none none ${beside(number)}`).join(', ')}.`,
    );
    const over = game.reduce(position(beforeTake(onEdgeB([1, 2, 3, 4, 5, 6]), Y, 3)), take(0, edgeName(Y, 3)));
    const [, part] = slidePicture(over).parts;
    const gold =
      part?.kind === 'board' ? part.cells.filter((cell) => cell.tone === 'gold').map(({ name }) => name) : [];
    expect(gold.sort()).toEqual([0, 1, 2, 3, 4, 5].map((level) => edgeName(Y, level)).sort());
    expect(slidePicture(start()).summary).toBe('Player 1 builds the pyramid.');
  });

  it('a picture shows players the numbers of their own side, and which dice have moved as far as they see it', () => {
    const before = position(dullPoses);
    const after = game.reduce(before, take(0, '6b2'.replace('6b2', edgeName(Y, 6))));
    const hidden = 'hidden';
    const lines = [0, 1].map((player) => shownAt(after.poses, roofSpots(player), player).join(' '));
    const summaries = [0, 1, null].map((viewer) => slidePicture(game.view(after, viewer), { viewer }).summary);
    expect(summaries.map((text) => /Roof: [^.]*/.exec(text)?.[0])).toEqual([
      `Roof: ${lines[0]}, ${hidden}`,
      `Roof: ${hidden}, ${lines[1]}`,
      `Roof: ${hidden}, ${hidden}`,
    ]);
    expect(summaries[0]).toContain(`Black beside: 3 3 3 3 3 3 3 none none none 3 3 3 3 3 3 3, ${hidden}.`);
    const moved = [0, 1, null].map((viewer) => {
      const options = { viewer, before: game.view(before, viewer) };
      const { parts } = slidePicture(game.view(after, viewer), options);
      expect(slidePicture(after, options)).toEqual(slidePicture(game.view(after, viewer), options));
      const all = parts.flatMap((part) => (part.kind === 'board' ? part.cells : []));
      return all.filter(({ changed }) => changed).map(({ name }) => name);
    });
    // Dice of two kinds take turns on the edge of B, which player 1 doesn't see but for the top.
    expect(moved[0]?.sort()).toEqual([6, 7].map((level) => edgeName(Y, level)).sort());
    expect(moved.slice(1)).toEqual([[], []]);
    const faces = slidePicture(game.view(after, 1), { viewer: 1 }).parts.flatMap((part) =>
      part.kind === 'board' ? part.cells.flatMap(({ die }) => (die?.faces ? [die.faces] : [])) : [],
    );
    expect(faces.filter((one) => one[1]?.kind === 'pips')).toHaveLength(45);
    expect(faces.filter((one) => one[0]?.kind === 'pips' || one[2]?.kind === 'pips')).toEqual([]);
  });

  it('random choices are legal', () => {
    const rng = createRng('choices');
    const state = position(dullPoses, uniformInt(rng, 0, 9), { turn: true });
    const action = game.sampleAction(state, rng) as SlideAction;
    expect(verdict(game, state, action)).toBe('legal');
  });
});
