import { describe, expect, it } from 'vitest';
import {
  APEXES,
  built,
  claim,
  drawn,
  fitsByHand,
  hidden,
  hide,
  hillsOf,
  STEPS,
  type State,
  start,
  totalByHand,
  words,
} from '../../../../../test/helpers/clever-mole.js';
import { verdict } from '../../../../../test/helpers/das-spiel.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { indexOf } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick, uniformInt } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { TheCleverMoleClue, TheCleverMoleWall } from './clues.js';
import { type TheCleverMoleAction, theCleverMole } from './the-clever-mole.js';

describe('hiding', () => {
  it('MOL-7 after building the master hides, and once', () => {
    expect(verdict(theCleverMole, start(), hide(2, words))).toBe('MOL-7');
    expect(verdict(theCleverMole, built(), hide(2, words))).toBe('legal');
    expect(verdict(theCleverMole, hidden(), hide(2, words))).toBe('NOT_YOUR_TURN');
  });

  it('MOL-7 a clue that can be checked must fit the hill and no other, as counted by hand', () => {
    const rng = createRng('clues');
    const found = { fits: 0, misses: 0 };
    const kinds = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const state = drawn(`by hand ${seed}`, seed % 2 === 0 ? {} : { hand: 'left' });
      const listed = [...theCleverMole.legalActions(state)];
      for (let i = 0; i < 60; i++) {
        const hill = uniformInt(rng, 0, 5);
        const wall = pick(rng, ['all', 'x', 'y', 'z'] as const) ?? 'all';
        const points = wall === 'all' ? uniformInt(rng, 45, 80) : uniformInt(rng, 10, 32);
        const clue = pick<TheCleverMoleClue>(rng, [
          { kind: 'fewest', colour: pick(rng, ['r', 'g', 'k'] as const) ?? 'r' },
          { kind: 'most', colour: pick(rng, ['r', 'g', 'k'] as const) ?? 'r' },
          { kind: 'total', points, wall },
          { kind: 'nearest', points, wall },
          { kind: 'below', points: uniformInt(rng, 6, 15) },
        ]) as TheCleverMoleClue;
        const fits = fitsByHand(state, clue, hill);
        expect(verdict(theCleverMole, state, hide(hill, clue))).toBe(fits ? 'legal' : 'MOL-7');
        if (fits) kinds.add(clue.kind);
        found[fits ? 'fits' : 'misses']++;
      }
      for (const action of listed) {
        if (action.type !== 'hide') throw new Error('only hiding is due');
        expect(fitsByHand(state, action.clue, action.hill)).toBe(true);
      }
      expect(listed.length).toBeGreaterThan(30);
    }
    expect([...kinds].sort()).toEqual(['below', 'fewest', 'most', 'nearest', 'total']);
    expect(Math.min(found.fits, found.misses)).toBeGreaterThan(20);
  });

  it('MOL-8 only the master knows the hill, until the round ends', () => {
    const state = hidden(3);
    expect([0, 1, 2, null].map((viewer) => theCleverMole.view(state, viewer).mole)).toEqual([
      2,
      'hidden',
      'hidden',
      'hidden',
    ]);
    const action = hide(2, words);
    expect(theCleverMole.viewAction(built(), action, 0)).toEqual(action);
    for (const viewer of [1, null]) {
      expect(theCleverMole.viewAction(built(), action, viewer)).toEqual({ type: 'hide', player: 0, clue: words });
    }
    for (const viewer of [0, 1, null]) {
      expect(theCleverMole.view(theCleverMole.reduce(state, claim(1, 2)), viewer).mole).toBe(2);
    }
  });

  it('MOL-8 what a player can think of is what clue and wrong claims leave', () => {
    const rng = createRng('thinking');
    const think = (state: State): number[] => {
      const found = new Set<number | null>();
      for (let i = 0; i < 60; i++) {
        const whole = theCleverMole.complete?.(theCleverMole.view(state, 1), 1, rng);
        found.add(whole?.mole ?? null);
      }
      return [...found].map(Number).sort();
    };
    expect(think(hidden(4))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(think(theCleverMole.reduce(hidden(4), claim(2, 5)))).toEqual([0, 1, 2, 3, 4]);
    expect(think(theCleverMole.reduce(built(4), hide(0, { kind: 'fewest', colour: 'g' })))).toEqual([0]);
    expect(think(theCleverMole.reduce(built(4), hide(5, { kind: 'most', colour: 'g' })))).toEqual([5]);
    // What is no secret stays as it is.
    expect(theCleverMole.complete?.(built(4), 1, rng)).toEqual(built(4));
    const found = theCleverMole.reduce(hidden(4), claim(1, 2));
    expect(theCleverMole.complete?.(theCleverMole.view(found, 1), 1, rng)).toEqual(found);
  });

  it('MOL-9 [clues=fewest] only the kinds in play may be given', () => {
    const state = built(3, { clues: ['fewest'] });
    expect(verdict(theCleverMole, state, hide(0, { kind: 'fewest', colour: 'g' }))).toBe('legal');
    expect(verdict(theCleverMole, state, hide(5, { kind: 'most', colour: 'g' }))).toBe('MOL-9');
    expect(verdict(theCleverMole, state, hide(5, words))).toBe('MOL-14');
  });

  it("MOL-9 [clues=['fewest', 'most', 'total', 'nearest', 'below', 'text']] all kinds are in play", () => {
    expect(verdict(theCleverMole, built(), hide(5, { kind: 'most', colour: 'g' }))).toBe('legal');
    const kinds = new Set<string>();
    for (let seed = 0; seed < 5; seed++) {
      for (const action of theCleverMole.legalActions(drawn(`kinds ${seed}`))) {
        if (action.type === 'hide') kinds.add(action.clue.kind);
      }
    }
    expect([...kinds].sort()).toEqual(['below', 'fewest', 'most', 'nearest', 'text', 'total']);
    for (const clues of [[], ['most', 'most']] as const) expect(() => start(3, { clues })).toThrow(GameError);
  });

  it.each([
    ['MOL-10 no green die at all is the fewest', 0, 'fewest', 'g', 'legal'],
    ['MOL-10 one green die is not', 1, 'fewest', 'g', 'MOL-7'],
    ['MOL-10 five green dice are the most', 5, 'most', 'g', 'legal'],
    ['MOL-10 five red dice are the fewest', 5, 'fewest', 'r', 'legal'],
    ['MOL-10 a tie at no black dice fits nobody', 0, 'fewest', 'k', 'MOL-7'],
  ] as const)('%s', (_, hill, kind, colour, expected) => {
    expect(verdict(theCleverMole, built(), hide(hill, { kind, colour }))).toBe(expected);
  });

  // On wall x the hills show six ones, six threes and so on.
  const rows = built(
    3,
    {},
    hillsOf(
      STEPS,
      [...'abclem'].map((pose) => pose.repeat(10)),
    ),
  );

  it('MOL-11 the sums of one wall', () => {
    expect(APEXES.map((apex) => totalByHand(rows, apex, 'x'))).toEqual([6, 18, 12, 24, 30, 36]);
  });

  it.each([
    ['MOL-11 the exact total of a wall', 2, { kind: 'total', points: 12, wall: 'x' }, 'legal'],
    ['MOL-11 the total of another hill', 1, { kind: 'total', points: 12, wall: 'x' }, 'MOL-7'],
    ['MOL-11 a total that no hill has', 2, { kind: 'total', points: 13, wall: 'x' }, 'MOL-7'],
    ['MOL-12 a total above', 2, { kind: 'nearest', points: 10, wall: 'x' }, 'legal'],
    ['MOL-12 the total itself', 2, { kind: 'nearest', points: 12, wall: 'x' }, 'legal'],
    ['MOL-12 a total below', 2, { kind: 'nearest', points: 14, wall: 'x' }, 'legal'],
    ['MOL-12 a tie between two', 2, { kind: 'nearest', points: 15, wall: 'x' }, 'MOL-7'],
    ['MOL-12 far beyond all', 5, { kind: 'nearest', points: 108, wall: 'x' }, 'legal'],
  ] as const)('%s', (_, hill, clue, expected) => {
    expect(verdict(theCleverMole, rows, hide(hill, clue))).toBe(expected);
  });

  it('MOL-11 MOL-12 every total that a hill has alone is listed, from the least to the greatest', () => {
    const listed = [...theCleverMole.legalActions(rows)];
    const clues = listed.flatMap((action) => (action.type === 'hide' ? [action.clue] : []));
    const points = (kind: string, wall: TheCleverMoleWall): number[] =>
      clues.flatMap((clue) => ('wall' in clue && clue.kind === kind && clue.wall === wall ? [clue.points] : []));
    expect(points('total', 'x')).toEqual([6, 12, 18, 24, 30, 36]);
    const ties = [9, 15, 21, 27, 33];
    const between = Array.from({ length: 31 }, (_, i) => 6 + i);
    expect(points('nearest', 'x')).toEqual(between.filter((one) => !ties.includes(one)));
    expect(clues.some((clue) => clue.kind === 'text' && clue.text.length > 0)).toBe(true);
  });

  it('MOL-13 each number that one top die alone shows from below is listed once', () => {
    const tops = APEXES.map((apex) => {
      const [x, y, z] = upperByHand(rows.poses.charAt(indexOf(apex)));
      return 21 - x - y - z;
    });
    const lone = tops.filter((points) => tops.filter((one) => one === points).length === 1);
    const listed = [...theCleverMole.legalActions(rows)].flatMap((action) =>
      action.type === 'hide' && action.clue.kind === 'below' ? [[action.clue.points, action.hill]] : [],
    );
    expect(lone.length).toBeGreaterThan(0);
    expect(listed).toEqual(
      [...new Set(tops)].flatMap((points) => (lone.includes(points) ? [[points, tops.indexOf(points)]] : [])),
    );
  });

  it('MOL-11 the total of all 18 faces', () => {
    const totals = APEXES.map((apex) => totalByHand(rows, apex, 'all'));
    for (const [hill, points] of totals.entries()) {
      const lone = totals.filter((one) => one === points).length === 1;
      const clue = { kind: 'total', points, wall: 'all' } as const;
      expect(verdict(theCleverMole, rows, hide(hill, clue))).toBe(lone ? 'legal' : 'MOL-7');
    }
  });

  it('MOL-13 the figure: 10 eyes on the top die, seen from below', () => {
    // 11 above is 10 below. Nobody else's top die shows it.
    const ten = allPoses.find((pose) => upperByHand(pose).reduce((sum, n) => sum + n, 0) === 11) ?? '';
    const poses = ['a', 'a', 'a', 'a', 'a', 'a'].map((pose, hill) => pose.repeat(9) + (hill === 3 ? ten : 'a'));
    const state = built(3, {}, hillsOf(STEPS, poses));
    expect(verdict(theCleverMole, state, hide(3, { kind: 'below', points: 10 }))).toBe('legal');
    expect(verdict(theCleverMole, state, hide(2, { kind: 'below', points: 10 }))).toBe('MOL-7');
    // 15 below, 6 above: all the others.
    expect(verdict(theCleverMole, state, hide(2, { kind: 'below', points: 15 }))).toBe('MOL-7');
  });

  it('MOL-14 words may be given for any hill, in one line', () => {
    for (const hill of [0, 1, 2, 3, 4, 5]) expect(verdict(theCleverMole, built(), hide(hill, words))).toBe('legal');
    for (const text of ['', 'two\nlines', 'x'.repeat(201), '\u0007', '\ud800']) {
      expect(verdict(theCleverMole, built(), hide(1, { kind: 'text', text }))).toBe('INVALID_ACTION');
    }
  });

  it('MOL-14 words are allowed where nothing else fits any hill', () => {
    const alike = built(2, { clues: ['fewest', 'below'] }, hillsOf(Array.from({ length: 6 }, () => 'r'.repeat(10))));
    expect(verdict(theCleverMole, alike, hide(1, words))).toBe('legal');
    expect(theCleverMole.sampleAction(alike, createRng('words'))).toMatchObject({ clue: { kind: 'text' } });
  });

  it('MOL-14 play at random gives words as often as other kinds, where they are in play', () => {
    const rng = createRng('kinds at random');
    const wordsOf = (state: State): number => {
      const sampled = Array.from({ length: 120 }, () => theCleverMole.sampleAction(state, rng));
      return sampled.filter((action) => action?.type === 'hide' && action.clue.kind === 'text').length;
    };
    expect(wordsOf(built())).toBeGreaterThan(10);
    expect(wordsOf(built())).toBeLessThan(60);
    expect(wordsOf(built(3, { clues: ['most', 'total'] }))).toBe(0);
    expect(wordsOf(built(3, { clues: ['text'] }))).toBe(120);
  });

  it('MOL-9 MOL-14 play at random gives each kind as often, of clues that fit, and words for every hill', () => {
    const rng = createRng('shares of kinds');
    const sampled = (clues: readonly TheCleverMoleClue['kind'][]): (TheCleverMoleAction & { type: 'hide' })[] => {
      const poses = [...'abclem'].map((pose) => pose.repeat(10));
      const state = built(3, { clues }, hillsOf(STEPS, poses));
      return Array.from({ length: 120 }, () => {
        const action = theCleverMole.sampleAction(state, rng);
        if (action?.type !== 'hide') throw new Error('only hiding is due');
        expect(verdict(theCleverMole, state, action)).toBe('legal');
        return action;
      });
    };
    // Far more clues name a total than a colour.
    const few = sampled(['fewest', 'nearest']).filter(({ clue }) => clue.kind === 'fewest').length;
    expect(few).toBeGreaterThan(35);
    expect(few).toBeLessThan(85);
    expect([...new Set(sampled(['text']).map(({ hill }) => hill))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
