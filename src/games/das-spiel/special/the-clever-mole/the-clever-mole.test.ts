import { describe, expect, it } from 'vitest';
import { board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { add, indexOf, type Spot, spots, times, unit, units } from '../../../../../test/helpers/pyramid-by-hand.js';
import { seededDice } from '../../../../kernel/dice.js';
import { GameError } from '../../../../kernel/errors.js';
import { playout } from '../../../../kernel/playout.js';
import { createRng, pick, uniformInt } from '../../../../kernel/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { TheCleverMoleClue, TheCleverMoleWall } from './clues.js';
import type { TheCleverMoleOptions, TheCleverMoleState } from './position.js';
import { type TheCleverMoleAction, type TheCleverMoleHill, theCleverMole } from './the-clever-mole.js';
import { theCleverMolePicture } from './the-clever-mole.picture.js';

type State = DeepReadonly<TheCleverMoleState>;

const start = (players = 3, options: TheCleverMoleOptions = {}): State => theCleverMole.setup({ players, options });

/** Six hills of these dice; all lie in pose a (1, 3, 2 above) unless given. */
const hillsOf = (dice: readonly string[], poses: readonly string[] = []): TheCleverMoleHill[] =>
  dice.map((letters, hill) => ({ dice: letters, poses: poses[hill] ?? 'a'.repeat(10) }));

// Green dice: 0 to 5; so red ones 10 to 5.
const STEPS = [0, 1, 2, 3, 4, 5].map((green) => 'g'.repeat(green) + 'r'.repeat(10 - green));

const build = (outcome: TheCleverMoleHill[], player = 0): TheCleverMoleAction => ({ type: 'build', player, outcome });
const hide = (hill: number, clue: TheCleverMoleClue, player = 0): TheCleverMoleAction => ({
  type: 'hide',
  player,
  hill,
  clue,
});
const claim = (player: number, hill: number): TheCleverMoleAction => ({ type: 'claim', player, hill });
const words: TheCleverMoleClue = { kind: 'text', text: 'It is not far.' };

const built = (players = 3, options: TheCleverMoleOptions = {}, outcome = hillsOf(STEPS)): State =>
  theCleverMole.reduce(start(players, options), build(outcome));

/** The mole is under hill 2, and the clue says nothing. */
const hidden = (players = 3, options: TheCleverMoleOptions = {}): State =>
  theCleverMole.reduce(built(players, options), hide(2, words));

const drawn = (seed: string, options: TheCleverMoleOptions = {}): State => {
  const before = start(3, options);
  const chance = theCleverMole.chance(before, { type: 'build', player: 0 });
  const outcome = chance && (seededDice(seed).draw(chance, 0) as TheCleverMoleHill[]);
  return theCleverMole.reduce(before, build(outcome ?? []));
};

// Everything about hills again, from nothing but coordinates.

const APEXES: readonly Spot[] = [
  [6, 0, 0],
  [0, 6, 0],
  [0, 0, 6],
  [3, 3, 0],
  [3, 0, 3],
  [0, 3, 3],
];
const spotsOf = (apex: Spot): number[] =>
  spots.flatMap((spot, cell) => (spot.every((part, axis) => part >= (apex[axis] as number)) ? [cell] : []));

const WALLS = { x: [0], y: [1], z: [2], all: [0, 1, 2] } as const;

function totalByHand({ poses, options }: State, apex: Spot, wall: TheCleverMoleWall): number {
  let sum = 0;
  for (const cell of spotsOf(apex)) {
    const numbers = upperByHand(poses.charAt(cell), options.hand);
    for (const axis of WALLS[wall]) if (spots[cell]?.[axis] === apex[axis]) sum += numbers[axis] as number;
  }
  return sum;
}

/** Whether the clue fits this hill and no other: what it measures there is below what it measures elsewhere. */
function fitsByHand(state: State, clue: TheCleverMoleClue, hill: number): boolean {
  const measure = (apex: Spot): number => {
    switch (clue.kind) {
      case 'fewest':
        return spotsOf(apex).filter((cell) => state.board[cell] === clue.colour).length;
      case 'most':
        return -spotsOf(apex).filter((cell) => state.board[cell] === clue.colour).length;
      case 'total':
        return totalByHand(state, apex, clue.wall) === clue.points ? 0 : 1;
      case 'nearest':
        return Math.abs(totalByHand(state, apex, clue.wall) - clue.points);
      case 'below': {
        const [x, y, z] = upperByHand(state.poses.charAt(indexOf(apex)), state.options.hand);
        return 21 - x - y - z === clue.points ? 0 : 1;
      }
      case 'text':
        return 0;
    }
  };
  const measures = APEXES.map(measure);
  const own = measures[hill] as number;
  const exact = clue.kind === 'total' || clue.kind === 'below';
  if (clue.kind === 'text') return true;
  return (!exact || own === 0) && measures.every((one, other) => other === hill || one > own);
}

describe('table', () => {
  it('MOL-1 two to twelve play, the master included', () => {
    expect(theCleverMole.playerCount).toEqual({ min: 2, max: 12 });
    for (const players of [1, 13]) expect(() => start(players)).toThrow(GameError);
    expect(theCleverMole.playersToAct(hidden(12))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('MOL-2 [rotateMaster=false] player 0 is the master of every round', () => {
    let state = start();
    expect(theCleverMole.playersToAct(state)).toEqual([0]);
    state = built();
    for (let round = 0; round < 3; round++) {
      expect(theCleverMole.playersToAct(state)).toEqual([0]);
      expect(verdict(theCleverMole, state, hide(1, words, 1))).toBe('NOT_YOUR_TURN');
      state = play(theCleverMole, state, [hide(1, words)]);
      expect(verdict(theCleverMole, state, claim(0, 1))).toBe('NOT_YOUR_TURN');
      state = play(theCleverMole, state, [claim(1, 1)]);
    }
    expect(state.points).toEqual([0, 3, 0]);
  });

  it('MOL-2 [rotateMaster=true] the part goes clockwise, and all can score', () => {
    let state = built(3, { rotateMaster: true });
    for (let round = 0; round < 6; round++) {
      const master = round % 3;
      expect(theCleverMole.playersToAct(state)).toEqual([master]);
      state = theCleverMole.reduce(state, hide(4, words, master));
      expect(theCleverMole.playersToAct(state)).toEqual([0, 1, 2].filter((player) => player !== master));
      state = theCleverMole.reduce(state, claim((master + 1) % 3, 4));
    }
    expect(state.points).toEqual([2, 2, 2]);
  });
});

describe('hills', () => {
  it('MOL-3 six hills of ten dice stand where the layout says', () => {
    const state = built();
    expect(cells(state.board, '.').split(' ')).toHaveLength(165 - 60);
    for (const [hill, apex] of APEXES.entries()) {
      const letters = spotsOf(apex).map((cell) => state.board[cell]);
      expect(letters.join('')).toBe(STEPS[hill]);
    }
    expect(APEXES.map((apex) => nameAt(indexOf(apex)))).toEqual(['2a7', '2a1', '2g1', '2a4', '2d4', '2d1']);
  });

  it('MOL-4 hills are drawn with all colours and poses, or reported as the master built them', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const state = drawn(`hills ${seed}`);
      for (const letter of state.board + state.poses.toUpperCase()) seen.add(letter);
    }
    expect([...seen].sort().join('')).toBe(`.ABCDEFGHIJKLMNOPQRSTUVWXgkr`);
    const own = hillsOf(
      STEPS,
      [...'abcdef'].map((pose) => pose.repeat(10)),
    );
    expect(verdict(theCleverMole, start(), { type: 'build', player: 0 }, own)).toBe('legal');
    const chance = theCleverMole.chance(start(), { type: 'build', player: 0 });
    for (const wrong of [own.slice(1), hillsOf(STEPS.map((dice) => dice.replace('r', 'b'))), 'rgk', null]) {
      expect(chance?.includes(wrong)).toBe(false);
    }
  });

  it.each([
    ['MOL-4 [hand=right]', 'right', 3],
    ['MOL-4 [hand=left]', 'left', 2],
  ] as const)('%s decides what numbers a pose shows', (_, hand, y) => {
    // Pose a shows 1, 3, 2 on a right-handed die, so 3 on wall y.
    const state = built(
      3,
      { hand },
      hillsOf(
        STEPS,
        ['a', 'b', 'b', 'b', 'b', 'b'].map((pose) => pose.repeat(10)),
      ),
    );
    expect(verdict(theCleverMole, state, hide(0, { kind: 'total', points: 6 * y, wall: 'y' }))).toBe('legal');
    expect(verdict(theCleverMole, state, hide(0, { kind: 'total', points: 6 * (5 - y), wall: 'y' }))).toBe('MOL-7');
  });

  it('MOL-5 [rebuild=false] the hills stay', () => {
    const next = play(theCleverMole, hidden(), [claim(1, 2)]);
    expect(next.phase).toBe('hide');
    expect(verdict(theCleverMole, next, { type: 'build', player: 0 }, hillsOf(STEPS))).toBe('MOL-5');
  });

  it('MOL-5 [rebuild=true] each round has hills of its own, built by its master', () => {
    const next = play(theCleverMole, hidden(3, { rebuild: true, rotateMaster: true }), [claim(1, 2)]);
    expect(next.phase).toBe('build');
    expect(theCleverMole.playersToAct(next)).toEqual([1]);
    expect(verdict(theCleverMole, next, hide(2, words, 1))).toBe('MOL-7');
    const again = theCleverMole.reduce(next, build(hillsOf([...STEPS].reverse()), 1));
    expect(again.board).not.toBe(next.board);
    expect(verdict(theCleverMole, again, hide(2, words, 1))).toBe('legal');
  });

  it('MOL-6 all ten dice of a hill can be seen, on 18 faces, six a wall', () => {
    const lying = built();
    for (const apex of APEXES) {
      const open = spotsOf(apex).map((cell) =>
        units.map((_, axis) => {
          const above = add(spots[cell] as Spot, times(-1, unit(axis)));
          const index = indexOf(above);
          return index < 0 || lying.board[index] === '.';
        }),
      );
      expect(open.every((faces) => faces.includes(true))).toBe(true);
      for (const axis of [0, 1, 2]) expect(open.filter((faces) => faces[axis]).length).toBe(6);
    }
  });
});

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
});

describe('looking', () => {
  it('MOL-15 all but the master may claim, in any order, once a round', () => {
    const state = hidden(4);
    expect(theCleverMole.playersToAct(state)).toEqual([1, 2, 3]);
    const next = theCleverMole.reduce(state, claim(2, 0));
    expect(theCleverMole.playersToAct(next)).toEqual([1, 3]);
    expect(verdict(theCleverMole, next, claim(2, 1))).toBe('NOT_YOUR_TURN');
    expect(verdict(theCleverMole, built(), claim(0, 1))).toBe('MOL-15');
    expect(verdict(theCleverMole, state, claim(1, 6))).toBe('INVALID_ACTION');
  });

  it('MOL-16 a hill that was claimed in vain may be claimed again', () => {
    const next = theCleverMole.reduce(hidden(4), claim(2, 0));
    expect(next.claims).toEqual([null, null, 0, null]);
    expect(verdict(theCleverMole, next, claim(1, 0))).toBe('legal');
    expect(theCleverMole.reveals(hidden(4), claim(2, 0))).toBe(true);
  });

  it('MOL-17 the first right claim scores and ends the round', () => {
    const next = play(theCleverMole, hidden(4), [claim(3, 0), claim(1, 2)]);
    expect(next).toMatchObject({ points: [0, 1, 0, 0], turns: 1, phase: 'hide', mole: 2, clue: null });
    expect(next.claims).toEqual([null, null, null, null]);
    expect(verdict(theCleverMole, next, claim(2, 2))).toBe('NOT_YOUR_TURN');
  });

  it('MOL-18 nobody scores when all are wrong', () => {
    const next = play(theCleverMole, hidden(3), [claim(1, 0), claim(2, 1)]);
    expect(next).toMatchObject({ points: [0, 0, 0], turns: 1, phase: 'hide', mole: 2 });
  });
});

describe('end', () => {
  const rounds = (state: State, player: number, count: number): State => {
    let now = state;
    for (let i = 0; i < count; i++) now = play(theCleverMole, now, [hide(i, words), claim(player, i)]);
    return now;
  };

  it('MOL-19 [target=5] five points win', () => {
    const four = rounds(built(), 2, 4);
    expect(theCleverMole.outcome(four)).toBeNull();
    const five = rounds(four, 2, 1);
    expect(theCleverMole.outcome(five)).toEqual({
      winners: [2],
      scores: [0, 0, 5],
      reason: '5 points are reached; 5 points are the most.',
    });
    expect(theCleverMole.playersToAct(five)).toEqual([]);
    expect(verdict(theCleverMole, five, hide(1, words))).toBe('GAME_OVER');
  });

  it('MOL-19 [target=1] another number of points', () => {
    expect(theCleverMole.outcome(rounds(built(2, { target: 1 }), 1, 1))?.winners).toEqual([1]);
  });

  it('MOL-20 [turnLimit=2] after so many rounds the most points win, ties share, the master stands aside', () => {
    const two = play(theCleverMole, built(3, { turnLimit: 2 }), [
      ...[hide(0, words), claim(1, 0)],
      ...[hide(3, words), claim(2, 3)],
    ]);
    expect(theCleverMole.outcome(two)).toEqual({
      winners: [1, 2],
      scores: [0, 1, 1],
      reason: '2 rounds are over; 1 point is the most.',
    });
    const none = play(theCleverMole, built(2, { turnLimit: 1 }), [hide(0, words), claim(1, 1)]);
    expect(theCleverMole.outcome(none)?.winners).toEqual([1]);
    const turning = play(theCleverMole, built(2, { turnLimit: 1, rotateMaster: true }), [hide(0, words), claim(1, 1)]);
    expect(theCleverMole.outcome(turning)?.winners).toEqual([0, 1]);
  });

  it('MOL-20 [turnLimit=null] without a limit it goes on until somebody has the points', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { outcome, state } = playout(theCleverMole, { players: 2 + (seed % 4), seed: `to the end ${seed}` });
      expect(Math.max(...(outcome?.scores ?? []))).toBe(5);
      expect(state.turns).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('positions', () => {
  const seek = hidden(3);
  const later = theCleverMole.reduce(seek, claim(1, 2));

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
    ['building again', { ...later, phase: 'build' }, /not built anew/],
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
    ['points of the master', { ...later, points: [1, 0, 0] }, /player 0 cannot have/],
    ['points beyond the target', { ...later, turns: 6, points: [0, 6, 0] }, /more than 5/],
    ['two at the target', { ...later, turns: 10, points: [0, 5, 5], phase: 'over' }, /the first to reach/],
    ['no end', { ...later, turns: 5, points: [0, 5, 0] }, /the game is over/],
    ['an early end', { ...later, phase: 'over' }, /the game is not over/],
  ])('%s is refused', (_, value, message) => {
    expect(() => theCleverMole.load(value)).toThrow(message);
  });

  it('a clue of a kind that is not in play is refused', () => {
    const state = theCleverMole.reduce(built(3, { clues: ['fewest'] }), hide(0, { kind: 'fewest', colour: 'g' }));
    expect(() => theCleverMole.load({ ...state, clue: words })).toThrow(/such as text are not in play/);
    const most = { ...state, mole: 5, clue: { kind: 'most', colour: 'g' } };
    expect(() => theCleverMole.load(most)).toThrow(/such as most are not in play/);
  });

  it('a position set up by hand is played on with', () => {
    const state = theCleverMole.load({ ...seek, turns: 7, points: [0, 4, 3], claims: [null, null, 0] });
    expect(theCleverMole.outcome(theCleverMole.reduce(state, claim(1, 2)))?.winners).toEqual([1]);
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
    [{ kind: 'total', points: 20, wall: 'y' }, 'the numbers that look away from corner B add up to 20'],
    [{ kind: 'nearest', points: 20, wall: 'all' }, 'the numbers that can be seen come nearest to 20'],
    [{ kind: 'below', points: 10 }, 'seen from below, the top die of its hill shows 10 eyes'],
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
    expect(told(hidden(2), claim(1, 0))).toBe(
      'Player 2 points at hill 1: wrong. Nobody has found the mole under hill 3.',
    );
    expect(told(hidden(2, { target: 1 }), claim(1, 2))).toBe(
      'Player 2 points at hill 3: there it is! That makes 1 point, and wins.',
    );
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
