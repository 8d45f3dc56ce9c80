import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  build,
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
  words,
} from '../../../../../test/helpers/clever-mole.js';
import { board, play } from '../../../../../test/helpers/das-spiel.js';
import type { TheCleverMoleClue } from './clues.js';
import type { TheCleverMoleOptions } from './position.js';
import { type TheCleverMoleAction, theCleverMole } from './the-clever-mole.js';
import { theCleverMolePicture } from './the-clever-mole.picture.js';

describe('positions', () => {
  const seek = hidden(3);
  const later = theCleverMole.reduce(seek, claim(1, 2));

  const circling = { ...later, options: { ...later.options, rotateMaster: true } };

  it.each([
    ['a die without a pose', { ...seek, poses: `.${seek.poses.slice(1)}` }, /a die with a pose/],
    ['a missing die', { ...seek, board: `.${seek.board.slice(1)}`, poses: `.${seek.poses.slice(1)}` }, /60 dice/],
    [
      'a die beside the hills',
      {
        ...seek,
        board: board({ '.': 'a1', r: 'c5' }, seek.board),
        poses: board({ '.': 'a1', a: 'c5' }, seek.poses),
      },
      /the hill of a1 is not whole/,
    ],
    ['hills before the first building', { ...start(), board: seek.board, poses: seek.poses }, /0 dice/],
    ['building again', { ...later, phase: 'build' }, /not built again/],
    ['no mole', { ...seek, mole: null }, /the mole is somewhere/],
    ['a mole too early', { ...built(), mole: 1 }, /the mole is somewhere/],
    ['a clue for another hill', { ...seek, clue: { kind: 'fewest', colour: 'g' } }, /must fit the hill/],
    ['no clue', { ...seek, clue: null }, /there is a clue/],
    ['a clue too early', { ...built(), clue: words }, /there is a clue/],
    ['a claim of the master', { ...seek, claims: [1, null, null] }, /master has no claim/],
    ['a right claim', { ...seek, claims: [null, 2, null] }, /ends the round/],
    ['nobody to claim', { ...seek, claims: [null, 1, 1] }, /all have claimed/],
    ['a claim too early', { ...built(), claims: [null, 1, null] }, /claims are made/],
    ['a claim too few', { ...seek, claims: [null, null] }, /expected 3 claims/],
    ['too many points', { ...later, points: [0, 1, 1] }, /more points than/],
    ['points of the master', { ...later, points: [1, 0, 0] }, /Player 1 cannot have/],
    ['points beyond the target', { ...later, turns: 6, points: [0, 6, 0] }, /more than 5/],
    ['two at the target', { ...later, turns: 10, points: [0, 5, 5], phase: 'over' }, /the first to reach/],
    ['points too few', { ...seek, points: [0, 0] }, /expected 3 claims and points/],
    [
      'rounds after the last one',
      { ...later, turns: 3, phase: 'over', options: { ...later.options, turnLimit: 2 } },
      /there are 2 rounds/,
    ],
    ['no end', { ...later, turns: 5, points: [0, 5, 0] }, /the game is over/],
    ['no end with as many rounds for all', { ...circling, turns: 9, points: [0, 5, 0] }, /Player 2 has more than 4/],
    ['an end before all were master', { ...circling, turns: 10, points: [0, 5, 0], phase: 'over' }, /not over/],
    ['points that a master scored', { ...circling, turns: 10, points: [5, 0, 0] }, /Player 1 has more than 4/],
    [
      'points that one circle does not give',
      { ...circling, turns: 12, points: [0, 7, 0], phase: 'over' },
      /more than 6/,
    ],
    ['an early end', { ...later, phase: 'over' }, /the game is not over/],
  ])('%s is refused', (_, value, message) => {
    expect(() => theCleverMole.load(value)).toThrow(message);
  });

  it('one before the first building, and words where nothing else fits, are taken', () => {
    for (const options of [{}, { rebuild: true }])
      expect(theCleverMole.load({ ...start(3, options) })).toEqual(start(3, options));
    const alike = built(2, { clues: ['fewest', 'below'] }, hillsOf(Array.from({ length: 6 }, () => 'r'.repeat(10))));
    const state = theCleverMole.reduce(alike, hide(1, words));
    expect(theCleverMole.load({ ...state })).toEqual(state);
    const next = theCleverMole.reduce(hidden(3, { rebuild: true }), claim(1, 2));
    expect(theCleverMole.load({ ...next })).toEqual(next);
  });

  it('MOL-8 a view is one that its player can have', () => {
    const view = theCleverMole.view(seek, 1);
    expect(z.safeParse(theCleverMole.schemas.view, view).success).toBe(true);
    for (const mole of [6, 'here', ''])
      expect(z.safeParse(theCleverMole.schemas.view, { ...view, mole }).success).toBe(false);
  });

  it('a clue of a kind that is not in play is refused', () => {
    const state = theCleverMole.reduce(built(3, { clues: ['fewest'] }), hide(0, { kind: 'fewest', colour: 'g' }));
    expect(() => theCleverMole.load({ ...state, clue: words })).toThrow(/such as text are not in play/);
    const most = { ...state, mole: 5, clue: { kind: 'most', colour: 'g' } };
    expect(() => theCleverMole.load(most)).toThrow(/such as most are not in play/);
  });

  it('a position set up by hand is played on with', () => {
    const state = theCleverMole.load({ ...seek, turns: 7, points: [0, 4, 3], claims: [null, null, 0] });
    expect(theCleverMole.result(theCleverMole.reduce(state, claim(1, 2)))?.winners).toEqual([1]);
  });
});

describe('words', () => {
  it('are those of the table, and tell nobody where the mole is', () => {
    const before = built();
    expect(theCleverMole.describe(start(), build(hillsOf(STEPS)), before)).toBe('Player 1 builds six hills.');
    const clues: [TheCleverMoleClue, number, string][] = [
      [{ kind: 'fewest', colour: 'g' }, 0, 'it is under the hill with the fewest green dice.'],
      [{ kind: 'most', colour: 'r' }, 0, 'it is under the hill with the most red dice.'],
      [words, 2, '“It is not far.”'],
      [{ kind: 'text', text: 'Near A' }, 2, '“Near A”.'],
      [{ kind: 'text', text: 'Not here. Near A' }, 2, '“Not here. Near A”.'],
    ];
    for (const [clue, hill, said] of clues) {
      const action = hide(hill, clue);
      const after = theCleverMole.reduce(before, action);
      expect(theCleverMole.describe(before, action, after)).toBe(`Player 1 hides the mole: ${said}`);
      expect(theCleverMole.describe(before, action, after, 1)).toBe(`Player 1 hides the mole: ${said}`);
      expect(theCleverMole.describe(before, action, after, 0)).toBe(
        `Player 1 hides the mole under hill ${hill + 1}: ${said}`,
      );
    }
  });

  it.each([
    [{ kind: 'total', points: 20, wall: 'x' }, 'the numbers that look away from corner A add up to 20'],
    [{ kind: 'total', points: 20, wall: 'y' }, 'the numbers that look away from corner B add up to 20'],
    [{ kind: 'nearest', points: 20, wall: 'z' }, 'the numbers that look away from corner C come nearest to 20'],
    [{ kind: 'nearest', points: 20, wall: 'all' }, 'the numbers that can be seen come nearest to 20'],
    [{ kind: 'below', points: 10 }, 'seen from below, the top die of its hill shows 10 pips'],
  ] as const)('say %j', (clue, said) => {
    // Every hill gets its turn: one of them has just that.
    for (let seed = 0; seed < 400; seed++) {
      const before = drawn(`words ${seed}`);
      const hill = [0, 1, 2, 3, 4, 5].find((one) => fitsByHand(before, clue, one));
      if (hill === undefined) continue;
      const action = hide(hill, clue);
      expect(theCleverMole.describe(before, action, theCleverMole.reduce(before, action))).toContain(said);
      return;
    }
    expect.unreachable('no hills that the clue fits');
  });

  it('say whether a claim is right', () => {
    const told = (state: State, action: TheCleverMoleAction) =>
      theCleverMole.describe(state, action, theCleverMole.reduce(state, action));
    expect(told(hidden(), claim(1, 0))).toBe('Player 2 points at hill 1: wrong.');
    expect(told(hidden(), claim(1, 2))).toBe('Player 2 points at hill 3: there it is! That makes 1 point.');
    const once = play(theCleverMole, hidden(), [claim(1, 2), hide(4, words)]);
    expect(told(once, claim(1, 4))).toBe('Player 2 points at hill 5: there it is! That makes 2 points.');
    expect(told(once, claim(1, 3))).toBe('Player 2 points at hill 4: wrong.');
    expect(told(hidden(2), claim(1, 0))).toBe(
      'Player 2 points at hill 1: wrong. Nobody has found the mole under hill 3.',
    );
    expect(told(hidden(2, { target: 1 }), claim(1, 2))).toBe(
      'Player 2 points at hill 3: there it is! That makes 1 point.',
    );
    expect(told(hidden(3, { target: 1 }), claim(1, 2))).toBe(
      'Player 2 points at hill 3: there it is! That makes 1 point, and wins.',
    );
  });
});

describe('why something can’t be done', () => {
  const why = (state: State, action: TheCleverMoleAction): string | undefined =>
    theCleverMole.check(state, action)?.message;

  it('is told', () => {
    const fewest = (options: TheCleverMoleOptions = {}) => built(3, options);
    expect(why(built(), { type: 'build', player: 0 })).toMatch(/the hills already stand$/);
    expect(why(start(), hide(1, words))).toMatch(/this is no time to hide$/);
    expect(why(fewest({ clues: ['fewest'] }), hide(1, words))).toMatch(/there are clues that can be checked$/);
    const most = { kind: 'most', colour: 'g' } as const;
    expect(why(fewest({ clues: ['fewest'] }), hide(5, most))).toMatch(/clues such as most are not in play$/);
    expect(why(built(), hide(4, most))).toMatch(/the clue fits another hill$/);
    expect(why(built(), hide(4, { kind: 'fewest', colour: 'k' }))).toMatch(/the clue fits no hill, or several$/);
    expect(why(built(), claim(0, 1))).toMatch(/the mole is not hidden$/);
    expect(() => start(3, { clues: [] })).toThrow(/at least one kind of clue/);
    expect(() => start(3, { clues: ['most', 'most'] })).toThrow(/each kind of clue once/);
    expect(theCleverMole).toMatchObject({
      title: 'The Clever Mole',
      traits: { simultaneous: true, enumerable: false, hiddenInformation: true },
    });
  });
});

describe('picture', () => {
  const golden = (picture: ReturnType<typeof theCleverMolePicture>): string[] =>
    picture.parts.flatMap((part) =>
      part.kind === 'board' ? part.cells.filter(({ tone }) => tone === 'gold').map(({ name }) => name) : [],
    );

  it('MOL-8 shows the mole to the master, and to all when it was found', () => {
    const state = hidden();
    const found = theCleverMole.reduce(state, claim(1, 2));
    const shown = [0, 1, null].map((viewer) =>
      golden(theCleverMolePicture(theCleverMole.view(state, viewer), { viewer })),
    );
    expect(shown.map((names) => names.length)).toEqual([10, 0, 0]);
    // Drawn from the whole state.
    expect(golden(theCleverMolePicture(state, { viewer: 1 }))).toEqual([]);
    expect(golden(theCleverMolePicture(state, { viewer: 0 }))).toContain('i1');
    expect(golden(theCleverMolePicture(theCleverMole.view(found, 1), { viewer: 1 }))).toContain('2g1');
  });

  it('says who is to do what, and what was said', () => {
    const names = ['Ada', 'Ben', 'Cleo'];
    expect(theCleverMolePicture(start(), { names }).summary).toMatch(/^Ada builds the hills\./);
    expect(theCleverMolePicture(built(), { names }).summary).toMatch(/^Ada hides the mole\./);
    expect(theCleverMolePicture(theCleverMole.view(hidden(), 1), { names }).summary).toMatch(
      /^Ben, Cleo look for the mole\. Ada says: “It is not far\.” /,
    );
  });
});
