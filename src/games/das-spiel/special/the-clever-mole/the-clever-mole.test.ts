import { describe, expect, it } from 'vitest';
import {
  APEXES,
  build,
  built,
  claim,
  drawn,
  hidden,
  hide,
  hillsOf,
  STEPS,
  type State,
  spotsOf,
  start,
  words,
} from '../../../../../test/helpers/clever-mole.js';
import { cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { add, indexOf, type Spot, spots, times, unit, units } from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import { playout } from '../../../../play/playout.js';
import { type TheCleverMoleAction, theCleverMole } from './the-clever-mole.js';

describe('table', () => {
  it('MOL-1 three to twelve play, the master included, or two who take turns', () => {
    expect(theCleverMole.playerCount).toEqual({ min: 2, max: 12 });
    for (const players of [1, 13]) expect(() => start(players)).toThrow(GameError);
    expect(theCleverMole.playersToAct(hidden(12))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(theCleverMole.playersToAct(hidden(3))).toEqual([1, 2]);
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

  it('MOL-2 [rotateMaster=null] two are masters in turn, of more the first one always is', () => {
    let state = built(2);
    for (let round = 0; round < 6; round++) {
      const master = round % 2;
      expect(theCleverMole.playersToAct(state)).toEqual([master]);
      state = theCleverMole.reduce(state, hide(4, words, master));
      expect(theCleverMole.playersToAct(state)).toEqual([1 - master]);
      expect(theCleverMole.view(state, 1 - master).mole).toBe('hidden');
      state = theCleverMole.reduce(state, claim(1 - master, round < 4 ? 4 : 1));
    }
    expect(state.points).toEqual([2, 2]);
    const three = play(theCleverMole, built(3), [hide(4, words), claim(1, 4)]);
    expect(theCleverMole.playersToAct(three)).toEqual([0]);
  });

  it('MOL-2 [rotateMaster=false] of two one hides the mole for the other', () => {
    let state = built(2, { rotateMaster: false });
    for (let round = 0; round < 5; round++) state = play(theCleverMole, state, [hide(round, words), claim(1, round)]);
    expect(theCleverMole.result(state)).toMatchObject({ winners: [1], scores: [0, 5] });
  });

  it('MOL-2 MOL-19 games saved when two had one master, and points ended the game, go on as they began', () => {
    for (const rotateMaster of [false, true]) {
      const now = play(theCleverMole, built(2, { rotateMaster, equalRounds: false, target: 2 }), [
        hide(0, words),
        claim(1, 0),
      ]);
      const { equalRounds: _, ...options } = now.options;
      const loaded = theCleverMole.load({ ...now, rules: 1, options } as never);
      expect(loaded).toEqual(now);
      expect(theCleverMole.playersToAct(loaded)).toEqual([rotateMaster ? 1 : 0]);
    }
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

  it('MOL-4 what is built is news to all', () => {
    expect(theCleverMole.reveals(start(), { type: 'build', player: 0 })).toBe(true);
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

describe('a full table', () => {
  const seats = Array.from({ length: 12 }, (_, player) => player);

  it('MOL-15 MOL-18 a round waits for everybody who looks, and for nobody else', () => {
    for (const [rotateMaster, turns] of [
      [false, 0],
      [true, 4],
      [true, 11],
    ] as const) {
      const options = { rotateMaster };
      const begun = theCleverMole.load({ ...built(12, options), turns, mole: turns === 0 ? null : 3 });
      const master = rotateMaster ? turns : 0;
      // In either order, so that everybody is among those who are waited for last.
      const looking = seats.filter((player) => player !== master);
      for (const order of [looking, [...looking].reverse()]) {
        let state = play(theCleverMole, begun, [hide(2, words, master)]);
        for (const [i, player] of order.entries()) {
          const left = order.slice(i).sort((one, other) => one - other);
          expect([state.phase, theCleverMole.playersToAct(state)]).toEqual(['seek', left]);
          state = play(theCleverMole, state, [claim(player, 1)]);
        }
        expect(state).toMatchObject({ phase: 'hide', turns: turns + 1 });
        expect(theCleverMole.playersToAct(state)).toEqual([rotateMaster ? (turns + 1) % 12 : 0]);
      }
    }
  });

  it('MOL-17 everybody can find it', () => {
    for (const player of seats.slice(1)) {
      const { points } = play(theCleverMole, hidden(12), [claim(player, 2)]);
      expect(points).toEqual(seats.map((one) => (one === player ? 1 : 0)));
    }
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
    expect(theCleverMole.result(four)).toBeNull();
    const five = rounds(four, 2, 1);
    expect(theCleverMole.result(five)).toEqual({
      winners: [2],
      scores: [0, 0, 5],
      reason: '5 points are reached; 5 points are the most.',
    });
    expect(theCleverMole.playersToAct(five)).toEqual([]);
    expect(verdict(theCleverMole, five, hide(1, words))).toBe('GAME_OVER');
  });

  it('MOL-19 [target=1] another number of points', () => {
    expect(theCleverMole.result(rounds(built(3, { target: 1 }), 1, 1))?.winners).toEqual([1]);
  });

  /** Rounds in which the named player finds the mole; `null`: nobody does. */
  const inTurn = (state: State, finders: readonly (number | null)[]): State =>
    finders.reduce<State>((now, finder) => {
      const master = now.turns % now.players;
      const looked = theCleverMole.reduce(now, hide(3, words, master));
      const claims = theCleverMole.playersToAct(looked).map((player) => claim(player, 1));
      return play(theCleverMole, looked, finder === null ? claims : [claim(finder, 3)]);
    }, state);

  it('MOL-19 [equalRounds=true] where masters change the points count when all were master equally often', () => {
    // Player 2 looks first, and has two points when Player 1 has had one round.
    const two = inTurn(built(2, { target: 2 }), [1, 0, 1]);
    expect([two.points, two.phase, theCleverMole.result(two)]).toEqual([[1, 2], 'hide', null]);
    const tied = inTurn(two, [0]);
    expect(theCleverMole.result(tied)).toEqual({
      winners: [0, 1],
      scores: [2, 2],
      reason: '2 points are reached; 2 points are the most.',
    });
    expect(theCleverMole.result(inTurn(two, [null]))?.winners).toEqual([1]);
    for (const state of [two, tied])
      expect(theCleverMole.load(JSON.parse(JSON.stringify(state)) as State)).toEqual(state);
    const three = built(3, { target: 2, rotateMaster: true });
    const beyond = inTurn(three, [1, null, null, 1, 2, 1]);
    expect([beyond.points, beyond.phase]).toEqual([[0, 3, 1], 'over']);
    expect(theCleverMole.result(beyond)?.reason).toBe('2 points are reached; 3 points are the most.');
    expect(theCleverMole.load(JSON.parse(JSON.stringify(beyond)) as State)).toEqual(beyond);
    // The master of all rounds is not waited for.
    const one = built(3, { target: 1 });
    expect(theCleverMole.result(play(theCleverMole, one, [hide(1, words), claim(2, 1)]))?.winners).toEqual([2]);
  });

  it('MOL-19 [equalRounds=false] the points end the game at once', () => {
    const two = inTurn(built(2, { target: 2, equalRounds: false }), [1, 0, 1]);
    expect(theCleverMole.result(two)).toMatchObject({ winners: [1], scores: [1, 2] });
  });

  it('MOL-20 [turnLimit=2] after so many rounds the most points win, ties share, the master stands aside', () => {
    const two = play(theCleverMole, built(3, { turnLimit: 2 }), [
      ...[hide(0, words), claim(1, 0)],
      ...[hide(3, words), claim(2, 3)],
    ]);
    expect(theCleverMole.result(two)).toEqual({
      winners: [1, 2],
      scores: [0, 1, 1],
      reason: '2 rounds are over; 1 point is the most.',
    });
    const none = play(theCleverMole, built(2, { turnLimit: 1 }), [hide(0, words), claim(1, 1)]);
    expect(theCleverMole.result(none)?.winners).toEqual([1]);
  });

  it('MOL-20 [rotateMaster=true] a master of all finished rounds stands aside, one of some does not', () => {
    const turning = (turnLimit: number) => built(3, { turnLimit, rotateMaster: true });
    const hides = (player: number): TheCleverMoleAction => ({ type: 'hide', player, hill: 5, clue: words });
    const one = play(theCleverMole, turning(1), [hides(0), claim(1, 1), claim(2, 1)]);
    expect(theCleverMole.result(one)).toEqual({
      winners: [1, 2],
      scores: [0, 0, 0],
      reason: '1 round is over; 0 points are the most.',
    });
    const two = play(theCleverMole, turning(2), [
      ...[hides(0), claim(1, 1), claim(2, 1)],
      ...[hides(1), claim(0, 1), claim(2, 1)],
    ]);
    expect(theCleverMole.result(two)?.winners).toEqual([0, 1, 2]);
    const never = play(theCleverMole, built(3, { turnLimit: 2 }), [
      ...[hides(0), claim(1, 1), claim(2, 1)],
      ...[hides(0), claim(1, 1), claim(2, 1)],
    ]);
    expect(theCleverMole.result(never)?.winners).toEqual([1, 2]);
  });

  it('MOL-20 [turnLimit=null] without a limit it goes on until somebody has the points', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { result, state } = playout(theCleverMole, { players: 2 + (seed % 4), seed: `to the end ${seed}` });
      expect(Math.max(...(result?.scores ?? []))).toBeGreaterThanOrEqual(5);
      expect(state.players > 2 || state.turns % 2 === 0).toBe(true);
      expect(state.turns).toBeGreaterThanOrEqual(5);
    }
  });
});
