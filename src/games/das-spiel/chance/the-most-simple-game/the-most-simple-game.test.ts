import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { cellOfMostFaces } from '../../../../../test/helpers/das-spiel-faces.js';
import { canPlace, pileOf, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { clausesBroken, watchRandomGames } from '../../../../../test/helpers/random-games.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { theMostSimpleGameInvariants as invariants } from './the-most-simple-game.invariants.js';
import {
  type TheMostSimpleGameAction as Action,
  theMostSimpleGame as game,
  type TheMostSimpleGameOptions as Options,
  type TheMostSimpleGameState as RawState,
} from './the-most-simple-game.js';

type State = DeepReadonly<RawState>;

const start = (players = 3, options: Options = {}): State => game.setup({ players, options });
const roll = (player: number, outcome: number): Action => ({ type: 'roll', player, outcome });
const place = (player: number, cell: string): Action => ({ type: 'place', player, cell });
const done = (player: number): Action => ({ type: 'done', player });

/** A whole turn of whoever is to play: a roll of as many as there are cells. */
const turn = (state: State, names: string): State => {
  const player = state.toPlay ?? 0;
  const placed = names.split(' ').map((cell) => place(player, cell));
  return play(game, state, [roll(player, placed.length), ...placed]);
};

const counts = (text: string, colour: string): number => text.split(colour).length - 1;

/** A position before the roll of `toPlay`, with these dice lying. */
function position(dice: string, toPlay: number | null, players = 3, options: Options = {}): State {
  const dealt = options.dice ?? 90;
  const supply = ['r', 'g', 'k'].slice(0, players).map((colour) => dealt - counts(dice, colour));
  return game.load({ ...start(players, options), board: dice, supply, toPlay });
}

/** The complete pyramid but for so many cells at the top, its dice dealt out in turn. */
const allBut = (missing: number, letters = 'rgk'): string =>
  spots.map((_, cell) => (cell < 165 - missing ? letters[cell % letters.length] : '.')).join('');

describe('table', () => {
  it('MSG-1 two or three sides play', () => {
    for (const players of [2, 3]) expect(start(players).supply).toHaveLength(players);
    for (const players of [1, 4]) expect(() => start(players)).toThrow(GameError);
  });

  it('MSG-1 [groups=[2,2,2]] [groups=[]] six in three groups play A1 B1 C1 A2 B2 C2, each group with one colour', () => {
    let state = start(6, { groups: [2, 2, 2] });
    for (const [player, names] of ['a1', 'a2', 'a3', 'a4 a5'].entries()) {
      expect(state.toPlay).toBe(player);
      state = turn(state, names);
    }
    expect(['r', 'g', 'k'].map((colour) => cells(state.board, colour))).toEqual(['a1 a4 a5', 'a2', 'a3']);
    expect([state.supply, state.toPlay, state.members]).toEqual([[87, 89, 89], 4, [0, 1, 1]]);
    expect(() => start(6)).toThrow('6 players are groups, such as { groups: [2, 2, 2] }');
    expect(() => start(4, { groups: [4] })).toThrow('at least 2 groups');
    expect(() => game.load({ ...state, members: [0, 0, 1] })).toThrow(/another member of the group is on/);
  });

  it('MSG-3 [groups=[2,1]] a side without dice is passed over, and the other one goes round', () => {
    const first = start(3, { groups: [2, 1], dice: 2 });
    const state = game.load({ ...first, board: board({ g: 'a2 a3' }), supply: [2, 0] });
    expect(turn(state, 'a1').toPlay).toBe(2);
    expect(() => game.load({ ...state, toPlay: 1 })).toThrow(/Player 2 has no dice/);
    const over = turn(turn(state, 'a1'), 'a4');
    expect(game.result(over)).toMatchObject({ winners: [0, 2], scores: [3, 2, 3] });
  });

  it('MSG-2 [dice=90] players place their own colour', () => {
    expect(start().supply).toEqual([90, 90, 90]);
    const state = turn(turn(turn(start(), 'a1'), 'a2'), 'a3');
    expect(['r', 'g', 'k'].map((colour) => cells(state.board, colour))).toEqual(['a1', 'a2', 'a3']);
    expect(state.supply).toEqual([89, 89, 89]);
  });

  it('MSG-2 [dice=55] shares can be dealt', () => {
    expect(start(3, { dice: 55 }).supply).toEqual([55, 55, 55]);
    for (const dice of [0, 91, 5.5]) expect(() => start(3, { dice })).toThrow(GameError);
  });

  describe('MSG-2 [dice=90] [dice=55] of an even share', () => {
    /** Who was out of dice first, and who won; whoever heads for faces places where most of them are. */
    function played(seed: number, options: Options, heads: (player: number) => boolean, slow = -1) {
      let out: number | null = null;
      let placed = 0;
      const { result } = playout(game, {
        players: 3,
        options,
        seed: `share ${seed}`,
        trusted: true,
        choose(state, player, rng) {
          out ??= [0, 1, 2].find((one) => state.supply[one] === 0) ?? null;
          if (state.rolled === null) {
            placed = 0;
            return { type: 'roll', player };
          }
          if (player === slow && placed === 1) return done(player);
          placed++;
          return heads(player)
            ? place(player, cellOfMostFaces(state.board, rng))
            : (game.sampleAction(state, rng, player) as Action);
        },
      });
      return { out, winners: result?.winners ?? [] };
    }
    const seeds = Array.from({ length: 15 }, (_, seed) => seed);

    it('whoever rolls high is out of dice first and seldom wins; with whole colours nobody is', () => {
      const shares = seeds.map((seed) => played(seed, { dice: 55 }, () => true));
      expect(shares.filter(({ out }) => out !== null)).toHaveLength(seeds.length);
      expect(shares.filter(({ out, winners }) => winners.includes(out ?? -1)).length).toBeLessThan(5);
      const colours = seeds.slice(0, 5).map((seed) => played(seed, {}, () => true));
      expect(colours.map(({ out }) => out)).toEqual([null, null, null, null, null]);
    });

    it('whoever places where most faces are wins, however many dice there are', () => {
      for (const dice of [55, 90]) {
        for (const seat of [0, 1, 2]) {
          expect(played(seat, { dice }, (player) => player === seat).winners).toEqual([seat]);
        }
      }
    });

    it('[mayPlaceFewer=true] one die a turn wins with it, and loses with whole colours', () => {
      for (const seat of [0, 1, 2]) {
        const options = { mayPlaceFewer: true };
        expect(played(seat, { ...options, dice: 55 }, () => true, seat).winners).toEqual([seat]);
        expect(played(seat, { ...options, dice: 90 }, () => true, seat).winners).not.toContain(seat);
      }
    });
  });

  it('MSG-3 turns go round from player 0', () => {
    let state = start();
    for (const player of [0, 1, 2, 0]) {
      expect(state.toPlay).toBe(player);
      expect(verdict(game, state, roll((player + 1) % 3, 1), 1)).toBe('NOT_YOUR_TURN');
      state = turn(state, nameAt(state.turns));
    }
  });

  it('MSG-3 who has no dice left is passed over', () => {
    const state = position(board({ r: 'a1', g: 'a2' }), 0, 3, { dice: 2 });
    const after = turn(state, 'a3');
    expect(after.supply).toEqual([0, 1, 2]);
    expect(turn(turn(after, 'a4'), 'a5').toPlay).toBe(2);
  });
});

describe('a turn', () => {
  it('MSG-4 begins with one roll', () => {
    expect(verdict(game, start(), place(0, 'a1'))).toBe('MSG-4');
    expect(game.check(start(), place(0, 'a1'))?.message).toContain('the die must be rolled first');
    const rolled = game.reduce(start(), roll(0, 4));
    expect([rolled.rolled, rolled.left]).toEqual([4, 4]);
    expect(verdict(game, rolled, roll(0, 1), 1)).toBe('MSG-4');
    expect(game.check(rolled, roll(0, 1))?.message).toContain('a 4 has already been rolled');
    for (const outcome of [0, 7, 2.5, '3']) {
      expect(game.safeReduce(start(), { ...roll(0, 1), outcome } as Action).ok).toBe(false);
    }
  });

  it.each([1, 2, 3, 4, 5, 6])('MSG-5 a %i is so many dice, no more and no fewer', (number) => {
    let state = game.reduce(start(), roll(0, number));
    for (let placed = 0; placed < number; placed++) {
      expect([state.toPlay, state.left]).toEqual([0, number - placed]);
      expect(verdict(game, state, done(0))).toBe('MSG-5');
      state = game.reduce(state, place(0, nameAt(placed)));
    }
    expect([state.toPlay, state.rolled, state.left]).toEqual([1, null, 0]);
    expect(counts(state.board, 'r')).toBe(number);
  });

  it('MSG-5 dice beyond the supply are lost', () => {
    const state = game.reduce(position(board({ r: 'a1 a2' }), 0, 3, { dice: 4 }), roll(0, 6));
    expect(state.left).toBe(2);
    // The number stays what the die shows.
    expect(state.rolled).toBe(6);
    expect(play(game, state, [place(0, 'a3'), place(0, 'a4')]).toPlay).toBe(1);
  });

  it('MSG-5 dice beyond the places are lost', () => {
    const state = game.reduce(position(allBut(2), 0), roll(0, 6));
    expect(state.left).toBe(2);
  });

  it('MSG-5 [mayPlaceFewer=false] [mayPlaceFewer=true] only the option lets a player stop earlier', () => {
    const strict = game.reduce(start(), roll(0, 3));
    expect(verdict(game, strict, done(0))).toBe('MSG-5');
    expect(game.check(strict, done(0))?.message).toContain('as many dice as rolled must be placed');
    const free = start(3, { mayPlaceFewer: true });
    expect(verdict(game, free, done(0))).toBe('MSG-4');
    expect(game.check(free, done(0))?.message).toContain('the die must be rolled first');
    const rolled = game.reduce(free, roll(0, 3));
    for (const state of [rolled, game.reduce(rolled, place(0, 'a1'))]) {
      expect(verdict(game, state, done(0))).toBe('legal');
      const next = game.reduce(state, done(0));
      expect(next).toMatchObject({ toPlay: 1, rolled: null, left: 0, turns: 1 });
      expect(game.describe(state, done(0), next)).toBe('Player 1 places no more.');
    }
  });

  it('MSG-6 dice lie on the plate or on three dice, as a literal model has it', () => {
    let compared = 0;
    for (const seed of ['one', 'two']) {
      let state = start();
      for (const action of playout(game, { players: 3, seed }).actions) {
        if (state.rolled !== null && state.events % 7 === 0) {
          const pile = pileOf(state.board);
          const legal = [...game.legalActions(state)].flatMap((one) => (one.type === 'place' ? [one.cell] : []));
          const expected = spots.flatMap((spot, cell) => (canPlace(pile, spot) ? [nameAt(cell)] : []));
          expect(legal).toEqual(expected);
          compared++;
        }
        state = game.reduce(state, action);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('MSG-6 not where a die lies, not on nothing, but on what the turn has built', () => {
    const state = game.reduce(position(board({ r: 'a1 a2' }), 0), roll(0, 2));
    expect(verdict(game, state, place(0, 'a1'))).toBe('MSG-6');
    expect(verdict(game, state, place(0, '1a1'))).toBe('MSG-6');
    const after = game.reduce(state, place(0, 'b1'));
    expect(verdict(game, after, place(0, '1a1'))).toBe('legal');
  });
});

describe('end', () => {
  it('MSG-7 the top die ends the game, also in the middle of a turn', () => {
    const state = game.reduce(position(allBut(1), 1), roll(1, 6));
    expect(game.result(state)).toBeNull();
    const last = game.reduce(state, place(1, '8a1'));
    expect([last.toPlay, last.left, last.rolled]).toEqual([null, 0, null]);
    expect(verdict(game, last, roll(2, 1), 1)).toBe('GAME_OVER');
    expect(game.result(last)?.reason).toMatch(/^The pyramid is complete; \d+ outer faces are the most\.$/);
    expect(game.describe(state, place(1, '8a1'), last)).toMatch(
      /^Player 2 places a green die in 8a1\. The game is over; outer faces: red \d+, green \d+, black \d+\.$/,
    );
  });

  it('MSG-7 the last die of all ends it, too', () => {
    const state = turn(turn(start(2, { dice: 1 }), 'a1'), 'c3');
    expect(state.toPlay).toBeNull();
    expect(game.result(state)?.reason).toMatch(/^Nobody has a die left/);
  });

  it('MSG-8 faces on the walls are counted, on edges twice, at the top three times; ties share', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { state, result } = playout(game, { players: 3, seed });
      const faces = ['r', 'g', 'k'].map((colour) =>
        spots.reduce((sum, spot, cell) => {
          return sum + (state.board[cell] === colour ? spot.filter((coordinate) => coordinate === 0).length : 0);
        }, 0),
      );
      expect(result?.scores).toEqual(faces);
      expect(faces.reduce((sum, n) => sum + n, 0)).toBe(135);
      expect(result?.winners).toEqual([0, 1, 2].filter((player) => faces[player] === Math.max(...faces)));
    }
    // a1 is a corner of the plate, on two walls; so is i1. c3 is on none.
    const tied = turn(turn(start(2, { dice: 1 }), 'a1'), 'i1');
    expect(game.result(tied)).toMatchObject({ winners: [0, 1], scores: [2, 2] });
    expect(at('a1')).toBe(0);
  });

  it('MSG-9 [turnLimit=null] [turnLimit=2] the limit counts finished turns of all', () => {
    const options = { mayPlaceFewer: true, turnLimit: 2 };
    const one = turn(start(2, options), 'a1');
    expect(one.toPlay).toBe(1);
    const two = play(game, one, [roll(1, 6), done(1)]);
    expect(two.toPlay).toBeNull();
    expect(game.result(two)).toMatchObject({ winners: [0], scores: [2, 0] });
    expect(game.result(two)?.reason).toMatch(/^The turn limit is reached/);
    expect(game.describe(game.reduce(one, roll(1, 6)), done(1), two)).toBe(
      'Player 2 places no more. The game is over; outer faces: red 2, green 0.',
    );
    // One is out of dice when the limit comes, and the last player's faces count like all others.
    const three = turn(position(board({ r: 'a2', k: 'a1' }), 1, 3, { dice: 2, turnLimit: 1 }), 'b1 a3');
    expect(three.supply).toEqual([1, 0, 1]);
    expect(game.result(three)).toEqual({
      winners: [1, 2],
      scores: [1, 2, 2],
      reason: 'The turn limit is reached; 2 outer faces are the most.',
    });
    let endless = start(2, { ...options, turnLimit: null });
    for (let i = 0; i < 20; i++) endless = play(game, endless, [roll(i % 2, 6), done(i % 2)]);
    expect(endless.toPlay).toBe(0);
  });
});

describe('random games', () => {
  it.each<[string, number, Options, readonly string[]]>([
    ['The pyramid is complete', 2, {}, ['a', 'b']],
    ['The pyramid is complete', 3, { dice: 55 }, ['a', 'b']],
    ['The pyramid is complete', 3, { mayPlaceFewer: true }, ['a', 'b']],
    ['Nobody has a die left', 2, { dice: 55 }, ['a', 'b']],
    ['Nobody has a die left', 3, { dice: 54, mayPlaceFewer: true }, ['a', 'b']],
    ['The turn limit is reached', 3, { turnLimit: 30 }, ['a', 'b']],
  ])('MSG-3 MSG-5 MSG-7 MSG-9 hold every invariant until: %s (%i players, %o)', (end, players, options, seeds) => {
    const { broken, ends, steps } = watchRandomGames(game, invariants, { players, options, seeds });
    expect(broken).toEqual([]);
    expect(ends).toEqual(seeds.map(() => end));
    expect(steps).toBeGreaterThan(100);
  });

  it('MSG-3 MSG-5 invariants notice a turn that ends too soon or too late, or goes to somebody else', () => {
    const before = turn(start(3, { dice: 3 }), 'a1');
    const rolled = game.reduce(before, roll(1, 4));
    expect(rolled.left).toBe(3);
    expect(clausesBroken(invariants, before, roll(1, 4), rolled)).toEqual([]);
    for (const left of [2, 4]) {
      expect(clausesBroken(invariants, before, roll(1, 4), { ...rolled, left })).toEqual(['MSG-5']);
    }
    const second = play(game, rolled, [place(1, 'b1'), place(1, 'b2')]);
    const after = game.reduce(second, place(1, 'b3'));
    expect(clausesBroken(invariants, second, place(1, 'b3'), after)).toEqual([]);
    for (const wrong of [{ toPlay: 0 }, { toPlay: 1 }, { toPlay: null }, { turns: 1 }, { turns: 3 }]) {
      expect(clausesBroken(invariants, second, place(1, 'b3'), { ...after, ...wrong })).toContain('MSG-3');
    }
  });
});

describe('positions', () => {
  it('MSG-7 MSG-9 of games that are over in any way are loaded as they are', () => {
    const complete = play(game, position(allBut(1), 0), [roll(0, 1), place(0, '8a1')]);
    const without = turn(turn(start(2, { dice: 1 }), 'a1'), 'a2');
    const limited = turn(start(3, { turnLimit: 1 }), 'a1');
    for (const state of [complete, without, limited]) {
      expect(state.toPlay).toBeNull();
      expect(game.load(state)).toEqual(state);
      expect(() => game.load({ ...state, toPlay: 1 })).toThrow(/in a game that is over/);
      expect(() => game.load({ ...state, rolled: 1 })).toThrow(/without a roll/);
    }
  });

  it('MSG-3 the game goes on while others have dice, but not for whoever has none', () => {
    const laid = board({ r: 'a1' });
    expect(position(laid, 1, 3, { dice: 1 }).supply).toEqual([0, 1, 1]);
    expect(() => position(laid, 0, 3, { dice: 1 })).toThrow(/Player 1 has no dice/);
  });

  it('MSG-5 have no more dice to be placed than the player has, or than there are places', () => {
    const few = { ...position(board({ r: 'a1 a2' }), 0, 3, { dice: 4 }), rolled: 6 };
    expect(game.load({ ...few, left: 2 }).left).toBe(2);
    expect(() => game.load({ ...few, left: 3 })).toThrow(/expected 1 to 2 dice to be placed, got 3/);
    const high = { ...position(allBut(2), 0), rolled: 6 };
    expect(game.load({ ...high, left: 2 }).left).toBe(2);
    expect(() => game.load({ ...high, left: 3 })).toThrow(/expected 1 to 2 dice to be placed, got 3/);
  });

  it.each([
    ['a die on nothing', { board: board({ r: '1a1' }), supply: [89, 90, 90] }, /lies on nothing/],
    ['a missing supply', { supply: [90, 90] }, /expected 3 supplies, got 2/],
    ['dice from nowhere', { supply: [89, 90, 90] }, /of Player 1 don't add up to 90/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['dice to place without a roll', { left: 2 }, /without a roll/],
    ['more dice to place than rolled', { rolled: 2, left: 3 }, /expected 1 to 2 dice to be placed, got 3/],
    ['a roll with nothing left to do', { rolled: 2, left: 0 }, /expected 1 to 2 dice to be placed, got 0/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });

  it('are refused when a game that is over goes on, or when another colour lies', () => {
    expect(() => position(allBut(0), 0)).toThrow(/over/);
    expect(() => position(board({ k: 'a1' }), 0, 2)).toThrow(/Player 3 don't add up/);
  });
});

describe('words', () => {
  it('says what is rolled and placed', () => {
    const rolled = game.reduce(start(), roll(0, 3));
    expect(game.describe(start(), roll(0, 3), rolled)).toBe('Player 1 rolls a 3.');
    expect(game.describe(rolled, place(0, 'c4'), game.reduce(rolled, place(0, 'c4')))).toBe(
      'Player 1 places a red die in c4.',
    );
  });
});
