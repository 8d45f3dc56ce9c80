import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { cellOfMostFaces } from '../../../../../test/helpers/das-spiel-faces.js';
import { canPlace, isLoose, pileOf, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { clausesBroken, watchRandomGames } from '../../../../../test/helpers/random-games.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { theForbiddenNumberInvariants as invariants } from './the-forbidden-number.invariants.js';
import {
  type TheForbiddenNumberAction as Action,
  theForbiddenNumber as game,
  type TheForbiddenNumberOptions as Options,
  type TheForbiddenNumberState as RawState,
} from './the-forbidden-number.js';

type State = DeepReadonly<RawState>;

const start = (options: Options = { forbidden: 6 }): State => game.setup({ players: 3, options });
const roll = (player: number, outcome: number): Action => ({ type: 'roll', player, outcome });
const place = (player: number, cell: string): Action => ({ type: 'place', player, cell });
const done = (player: number): Action => ({ type: 'done', player });

const counts = (text: string, colour: string): number => text.split(colour).length - 1;

/** A position before the roll of `toPlay`, with these dice lying; 6 is forbidden. */
function position(dice: string, toPlay: number | null, options: Options = { forbidden: 6 }): State {
  const dealt = options.dice ?? 90;
  const supply = ['r', 'g', 'k'].map((colour) => dealt - counts(dice, colour));
  return game.load({ ...start(options), board: dice, supply, toPlay });
}

/** A whole turn of whoever is to play: a roll of as many as there are cells. */
const turn = (state: State, names: string): State => {
  const player = state.toPlay ?? 0;
  const placed = names.split(' ').map((cell) => place(player, cell));
  return play(game, state, [roll(player, placed.length), ...placed]);
};

/** The complete pyramid but for so many cells at the top, its dice dealt out in turn. */
const allBut = (missing: number, letters = 'rgk'): string =>
  spots.map((_, cell) => (cell < 165 - missing ? letters[cell % letters.length] : '.')).join('');

describe('table', () => {
  it('FBN-1 three sides play', () => {
    for (const players of [2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('FBN-2 [dice=90] players place their own colour', () => {
    const state = turn(turn(turn(start(), 'a1'), 'a2'), 'a3');
    expect(['r', 'g', 'k'].map((colour) => cells(state.board, colour))).toEqual(['a1', 'a2', 'a3']);
    expect(state.supply).toEqual([89, 89, 89]);
  });

  it('FBN-2 [dice=55] shares can be dealt, of no fewer than the pyramid needs', () => {
    expect(start({ dice: 55 }).supply).toEqual([55, 55, 55]);
    for (const dice of [54, 91]) expect(() => start({ dice })).toThrow(GameError);
  });

  describe('FBN-2 [dice=90] [dice=55] of an even share', () => {
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

    it('whoever places where most faces are wins, always with 55 dice and mostly with 90', () => {
      const won = (dice: 55 | 90): number =>
        seeds.filter((seed) => {
          const { winners } = played(seed, { dice }, (player) => player === seed % 3);
          return winners.length === 1 && winners[0] === seed % 3;
        }).length;
      expect(won(55)).toBe(seeds.length);
      // By luck it would be a third.
      expect(won(90)).toBeGreaterThan((2 / 3) * seeds.length);
    });

    it('[mayPlaceFewer=true] one die a turn wins with it, and loses with whole colours', () => {
      for (const seat of [0, 1, 2]) {
        const options = { mayPlaceFewer: true };
        expect(played(seat, { ...options, dice: 55 }, () => true, seat).winners).toEqual([seat]);
        expect(played(seat, { ...options, dice: 90 }, () => true, seat).winners).not.toContain(seat);
      }
    });
  });

  it.each([1, 2, 3, 4, 5, 6] as const)('FBN-3 [forbidden=drawn] a %i is drawn for the whole game', (number) => {
    const before = start({});
    expect([before.phase, before.forbidden]).toEqual(['setup', null]);
    expect(verdict(game, before, place(0, 'a1'))).toBe('FBN-5');
    expect(verdict(game, before, roll(1, 1), 1)).toBe('NOT_YOUR_TURN');
    const after = game.reduce(before, roll(0, number));
    expect(after).toMatchObject({ phase: 'play', forbidden: number, toPlay: 0, turns: 0, rolled: null });
    expect(game.reduce(after, roll(0, number)).toPlay).toBe(1);
    expect(game.describe(before, roll(0, number), after)).toBe(`Player 1 rolls a ${number}: the forbidden number.`);
  });

  it('FBN-3 [forbidden=4] an agreed number is not rolled for', () => {
    const state = start({ forbidden: 4 });
    expect([state.phase, state.forbidden]).toEqual(['play', 4]);
    expect(game.reduce(state, roll(0, 4)).toPlay).toBe(1);
    expect(game.reduce(state, roll(0, 6)).left).toBe(6);
  });

  it('FBN-4 turns go round from player 0', () => {
    let state = start();
    for (const player of [0, 1, 2, 0]) {
      expect(state.toPlay).toBe(player);
      expect(verdict(game, state, roll((player + 1) % 3, 1), 1)).toBe('NOT_YOUR_TURN');
      state = turn(state, nameAt(state.turns));
    }
  });

  it('FBN-4 who has no dice rolls all the same', () => {
    // 55 red dice lie on the plate and on level 1.
    const laid = spots.map((_, cell) => (cell < 45 ? 'r' : cell < 55 ? 'r' : '.')).join('');
    const state = position(laid, 0, { dice: 55, forbidden: 6 });
    expect(state.supply[0]).toBe(0);
    const nothing = game.reduce(state, roll(0, 3));
    expect(nothing).toMatchObject({ board: laid, toPlay: 1, rolled: null, left: 0, turns: 1 });
    expect(game.describe(state, roll(0, 3), nothing)).toBe('Player 1 rolls a 3, without dice.');
    expect(game.reduce(state, roll(0, 6)).supply[0]).toBeGreaterThan(0);
  });

  it('FBN-4 the turn of whoever has no dice comes like all others', () => {
    const laid = spots.map((_, cell) => (cell < 55 ? 'g' : '.')).join('');
    const state = position(laid, 0, { dice: 55, forbidden: 6 });
    expect(state.supply).toEqual([55, 0, 55]);
    expect(game.reduce(state, roll(0, 6)).toPlay).toBe(1);
  });
});

describe('a turn', () => {
  it('FBN-5 begins with one roll', () => {
    expect(verdict(game, start(), place(0, 'a1'))).toBe('FBN-5');
    expect(game.check(start(), place(0, 'a1'))?.message).toContain('the die must be rolled first');
    const rolled = game.reduce(start(), roll(0, 4));
    expect(verdict(game, rolled, roll(0, 1), 1)).toBe('FBN-5');
    expect(game.check(rolled, roll(0, 1))?.message).toContain('a 4 has already been rolled');
  });

  it.each([1, 2, 3, 4, 5])('FBN-6 a %i is so many dice', (number) => {
    let state = game.reduce(start(), roll(0, number));
    for (let placed = 0; placed < number; placed++) {
      expect([state.toPlay, state.left]).toEqual([0, number - placed]);
      state = game.reduce(state, place(0, nameAt(placed)));
    }
    expect([state.toPlay, state.rolled, state.left]).toEqual([1, null, 0]);
    expect(counts(state.board, 'r')).toBe(number);
  });

  it('FBN-6 [mayPlaceFewer=false] [mayPlaceFewer=true] only the option lets a player stop earlier', () => {
    const strict = game.reduce(start(), roll(0, 3));
    expect(verdict(game, strict, done(0))).toBe('FBN-6');
    expect(game.check(strict, done(0))?.message).toContain('as many dice as rolled must be placed');
    const free = start({ forbidden: 6, mayPlaceFewer: true, turnLimit: 2 });
    expect(verdict(game, free, done(0))).toBe('FBN-5');
    expect(game.check(free, done(0))?.message).toContain('the die must be rolled first');
    const rolled = game.reduce(free, roll(0, 3));
    const placed = game.reduce(rolled, place(0, 'a1'));
    for (const [state, supply] of [
      [rolled, 90],
      [placed, 89],
    ] as const) {
      expect(verdict(game, state, done(0))).toBe('legal');
      const next = game.reduce(state, done(0));
      expect(next).toMatchObject({ board: state.board, toPlay: 1, rolled: null, left: 0, turns: 1 });
      expect(next.supply).toEqual([supply, 90, 90]);
      expect(game.describe(state, done(0), next)).toBe('Player 1 places no more.');
    }
    const last = play(game, free, [roll(0, 3), done(0), roll(1, 2)]);
    const end = game.reduce(last, done(1));
    expect(game.result(end)?.winners).toEqual([0, 1, 2]);
    expect(game.describe(last, done(1), end)).toBe('Player 2 places no more. The game is over.');
  });

  it('FBN-6 FBN-8 positions of rules 1 and 2 are read, which knew fewer options', () => {
    const state = game.reduce(turn(start(), 'a1'), roll(1, 3));
    const { mayPlaceFewer, freed, ...options } = state.options;
    expect([mayPlaceFewer, freed]).toEqual([false, 'stay']);
    expect(game.load({ ...state, rules: 2, options: { ...options, mayPlaceFewer } })).toEqual(state);
    expect(game.load({ ...state, rules: 1, options })).toEqual(state);
  });

  it('FBN-6 dice beyond the supply or the places are lost', () => {
    const few = spots.map((_, cell) => (cell < 53 ? 'r' : '.')).join('');
    expect(game.reduce(position(few, 0, { dice: 55, forbidden: 6 }), roll(0, 5)).left).toBe(2);
    expect(game.reduce(position(few, 1, { dice: 55, forbidden: 6 }), roll(1, 5)).left).toBe(5);
    expect(game.reduce(position(allBut(3), 0), roll(0, 5)).left).toBe(3);
  });

  it('FBN-7 dice lie on the plate or on three dice, as a literal model has it', () => {
    let compared = 0;
    let state = start();
    for (const action of playout(game, { players: 3, options: { forbidden: 6 }, seed: 'placing' }).actions) {
      if (state.rolled !== null && state.events % 9 === 0) {
        const pile = pileOf(state.board);
        const legal = [...game.legalActions(state)].flatMap((one) => (one.type === 'place' ? [one.cell] : []));
        expect(legal).toEqual(spots.flatMap((spot, cell) => (canPlace(pile, spot) ? [nameAt(cell)] : [])));
        compared++;
      }
      state = game.reduce(state, action);
    }
    expect(compared).toBeGreaterThan(10);
    const rolled = game.reduce(position(board({ r: 'a1 a2' }), 0), roll(0, 2));
    expect(verdict(game, rolled, place(0, 'a1'))).toBe('FBN-7');
    expect(verdict(game, rolled, place(0, '1a1'))).toBe('FBN-7');
    expect(verdict(game, game.reduce(rolled, place(0, 'b1')), place(0, '1a1'))).toBe('legal');
  });

  it('FBN-8 all own free dice come off, and only they', () => {
    // A red die on three red ones, a red one beside, a green one, and a red one that carries a green one.
    const laid = board({ r: 'a1 a2 b1 1a1 i1 e1 e2', g: 'c1 f1 1e1' });
    const state = position(laid, 0);
    const after = game.reduce(state, roll(0, 6));
    expect(cells(after.board, 'r')).toBe('a1 a2 b1 e1 e2');
    expect(cells(after.board, 'g')).toBe('c1 f1 1e1');
    expect(after.supply).toEqual([85, 87, 90]);
    expect([after.toPlay, after.turns]).toEqual([1, 1]);
    expect(game.describe(state, roll(0, 6), after)).toBe(
      'Player 1 rolls the forbidden 6: 2 dice come off the pyramid.',
    );
  });

  it('FBN-8 [freed=stay] a die that becomes free by it stays', () => {
    const after = game.reduce(position(board({ r: 'a1 a2 b1 1a1' }), 0), roll(0, 6));
    expect(cells(after.board, 'r')).toBe('a1 a2 b1');
  });

  it('FBN-8 [freed=count] a die that becomes free by it comes off, too, and so on down', () => {
    // Red dice from the plate up to level 2; a green die on the plate, and one on a red die of the plate.
    const laid = board({ r: 'a1 a2 a3 b1 b2 1a1 1a2 1b1 2a1 e1 e2', g: 'c1 f1 1e1' });
    const options = { forbidden: 6, freed: 'count' } as const;
    const state = position(laid, 0, options);
    const after = game.reduce(state, roll(0, 6));
    expect([cells(after.board, 'r'), cells(after.board, 'g')]).toEqual(['e1 e2', 'c1 f1 1e1']);
    expect(after.supply).toEqual([88, 87, 90]);
    expect([after.toPlay, after.turns]).toEqual([1, 1]);
    expect(game.describe(state, roll(0, 6), after)).toBe(
      'Player 1 rolls the forbidden 6: 9 dice come off the pyramid.',
    );
    // Of green dice that comes off on which no other colour lies.
    const green = game.reduce(position(laid, 1, options), roll(1, 6));
    expect([cells(green.board, 'r'), cells(green.board, 'g')]).toEqual([cells(laid, 'r'), 'c1']);
  });

  it('FBN-8 [freed=count] random games lose what a literal model calls free, until none is', () => {
    let more = 0;
    let state = start({ forbidden: 6, freed: 'count' });
    const options = { forbidden: 6, freed: 'count' } as const;
    for (const action of playout(game, { players: 3, options, seed: 'count' }).actions) {
      const after = game.reduce(state, action);
      if (action.type === 'roll' && action.outcome === 6) {
        const colour = 'rgk'[action.player];
        const left = [...state.board];
        const loose = () =>
          spots.findIndex((spot, cell) => left[cell] === colour && isLoose(pileOf(left.join('')), spot));
        for (let cell = loose(); cell >= 0; cell = loose()) left[cell] = '.';
        expect(after.board).toBe(left.join(''));
        const atOnce = spots.filter((spot, cell) => state.board[cell] === colour && isLoose(pileOf(state.board), spot));
        if (after.supply[action.player] !== (state.supply[action.player] ?? 0) + atOnce.length) more++;
      }
      state = after;
    }
    expect(more).toBeGreaterThan(2);
  });

  it('FBN-8 nothing happens to whoever has no free die', () => {
    const state = start();
    const after = game.reduce(state, roll(0, 6));
    expect(after).toMatchObject({ board: state.board, supply: [90, 90, 90], toPlay: 1 });
    expect(game.describe(state, roll(0, 6), after)).toBe(
      'Player 1 rolls the forbidden 6: no dice come off the pyramid.',
    );
  });

  it('FBN-8 random games lose what a literal model calls free', () => {
    let lost = 0;
    for (const seed of ['one', 'two']) {
      let state = start();
      for (const action of playout(game, { players: 3, options: { forbidden: 6 }, seed }).actions) {
        const after = game.reduce(state, action);
        if (action.type === 'roll' && action.outcome === 6) {
          const colour = 'rgk'[action.player];
          const pile = pileOf(state.board);
          const expected = spots.map((spot, cell) => {
            const die = state.board[cell];
            return die === colour && isLoose(pile, spot) ? '.' : die;
          });
          expect(after.board).toBe(expected.join(''));
          lost++;
        }
        state = after;
      }
    }
    expect(lost).toBeGreaterThan(10);
  });
});

describe('end', () => {
  it('FBN-9 the top die ends the game, also in the middle of a turn', () => {
    const state = game.reduce(position(allBut(1), 1), roll(1, 5));
    expect(game.result(state)).toBeNull();
    const last = game.reduce(state, place(1, '8a1'));
    expect([last.toPlay, last.left, last.rolled]).toEqual([null, 0, null]);
    expect(verdict(game, last, roll(2, 1), 1)).toBe('GAME_OVER');
    expect(game.result(last)?.reason).toMatch(/^The pyramid is complete; \d+ outer faces are the most\.$/);
    expect(game.describe(state, place(1, '8a1'), last)).toBe('Player 2 places a green die in 8a1. The game is over.');
  });

  it('FBN-10 faces on the walls are counted, on edges twice, at the top three times', () => {
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
  });

  it('FBN-11 [turnLimit=2] [turnLimit=null] the limit counts finished turns of all', () => {
    const limited = turn(turn(start({ forbidden: 6, turnLimit: 2 }), 'a1'), 'i1');
    expect(limited.toPlay).toBeNull();
    expect(game.result(limited)).toMatchObject({ winners: [0, 1], scores: [2, 2, 0] });
    expect(game.result(limited)?.reason).toMatch(/^The turn limit is reached/);
    expect(turn(turn(start(), 'a1'), 'i1').toPlay).toBe(2);
    expect(at('i1')).toBe(44);
  });

  it('FBN-11 turns without a die placed count, too: on the forbidden number, and of whoever has none', () => {
    const forbidden = game.reduce(start({ forbidden: 6, turnLimit: 1 }), roll(0, 6));
    const laid = spots.map((_, cell) => (cell < 55 ? 'r' : '.')).join('');
    const without = game.reduce(position(laid, 0, { dice: 55, forbidden: 6, turnLimit: 1 }), roll(0, 3));
    for (const state of [forbidden, without]) expect([state.toPlay, state.turns]).toEqual([null, 1]);
  });
});

describe('random games', () => {
  it.each<[string, Options, readonly string[]]>([
    ['The pyramid is complete', {}, ['a', 'b']],
    ['The pyramid is complete', { forbidden: 6, mayPlaceFewer: true, freed: 'count' }, ['a', 'b', 'c']],
    ['The pyramid is complete', { dice: 55, freed: 'count' }, ['b', 'm']],
    ['The turn limit is reached', { dice: 55, turnLimit: 60 }, ['a', 'c']],
  ])('FBN-4 FBN-6 FBN-8 FBN-9 FBN-11 hold every invariant until: %s (%o)', (end, options, seeds) => {
    const { broken, ends, steps } = watchRandomGames(game, invariants, { players: 3, options, seeds });
    expect(broken).toEqual([]);
    expect(ends).toEqual(seeds.map(() => end));
    expect(steps).toBeGreaterThan(100);
  });

  it('FBN-4 all three go on taking turns, however long it takes', () => {
    const { actions } = playout(game, { players: 3, options: { freed: 'count', dice: 55 }, seed: 'f' });
    const rolls = actions.slice(1).flatMap((action) => (action.type === 'roll' ? [action.player] : []));
    expect(rolls.length).toBeGreaterThan(150);
    expect(rolls).toEqual(rolls.map((_, turns) => turns % 3));
  });

  it('FBN-6 seldom say done, and only where it may be said', () => {
    const types = (options: Options): string[] => {
      const rng = createRng('types');
      const state = game.reduce(start({ ...options, forbidden: 6 }), roll(0, 3));
      return Array.from({ length: 400 }, () => game.sampleAction(state, rng)?.type ?? 'none');
    };
    const share = types({ mayPlaceFewer: true }).filter((type) => type === 'done').length / 400;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.1);
    expect(new Set(types({}))).toEqual(new Set(['place']));
  });

  it('FBN-4 FBN-6 FBN-8 invariants notice a turn that ends too soon or too late, or dice that come off or stay', () => {
    const before = turn(start(), 'a1');
    const rolled = game.reduce(before, roll(1, 2));
    expect(clausesBroken(invariants, before, roll(1, 2), rolled)).toEqual([]);
    expect(clausesBroken(invariants, before, roll(1, 2), { ...rolled, left: 1 })).toEqual(['FBN-6']);
    const last = game.reduce(rolled, place(1, 'b1'));
    const after = game.reduce(last, place(1, 'b2'));
    expect(clausesBroken(invariants, last, place(1, 'b2'), after)).toEqual([]);
    for (const wrong of [{ toPlay: 0 }, { toPlay: 1 }, { toPlay: null }, { turns: 1 }, { turns: 3 }]) {
      expect(clausesBroken(invariants, last, place(1, 'b2'), { ...after, ...wrong })).toContain('FBN-4');
    }
    const laid = board({ r: 'a1 a2 b1 1a1' });
    const [stays, counts] = (['stay', 'count'] as const).map((freed) => position(laid, 0, { forbidden: 6, freed })) as [
      State,
      State,
    ];
    const [one, all] = [game.reduce(stays, roll(0, 6)), game.reduce(counts, roll(0, 6))];
    expect(clausesBroken(invariants, stays, roll(0, 6), one)).toEqual([]);
    expect(clausesBroken(invariants, counts, roll(0, 6), all)).toEqual([]);
    for (const [position, other] of [
      [stays, all],
      [counts, one],
    ] as const) {
      expect(clausesBroken(invariants, position, roll(0, 6), other)).toEqual(['FBN-8']);
    }
  });
});

describe('positions', () => {
  it.each([
    ['a number that is known already', { forbidden: 3 }, /known exactly in play/],
    ['somebody else to draw the number', { toPlay: 1 }, /Player 1 rolls the forbidden number first/],
    ['dice to place', { rolled: 3, left: 3 }, /Player 1 rolls the forbidden number first/],
    [
      'a die that lies',
      { board: board({ r: 'a1' }), supply: [89, 90, 90] },
      /Player 1 rolls the forbidden number first/,
    ],
    ['a turn that is finished', { turns: 1 }, /Player 1 rolls the forbidden number first/],
  ])('FBN-3 before the number is drawn: %s is refused', (_, change, message) => {
    expect(() => game.load({ ...start({}), ...change })).toThrow(message);
  });

  it('FBN-3 before the number is drawn they are loaded as they are', () => {
    expect(game.load(start({}))).toEqual(start({}));
  });

  it('FBN-9 FBN-11 of games that are over in either way are loaded as they are', () => {
    const complete = play(game, position(allBut(1), 0), [roll(0, 1), place(0, '8a1')]);
    const limited = turn(start({ forbidden: 6, turnLimit: 1 }), 'a1');
    for (const state of [complete, limited]) {
      expect(state.toPlay).toBeNull();
      expect(game.load(state)).toEqual(state);
      expect(() => game.load({ ...state, toPlay: 1 })).toThrow(/in a game that is over/);
      expect(() => game.load({ ...state, rolled: 1 })).toThrow(/without a roll/);
    }
  });

  it('FBN-6 have no more dice to be placed than the player has, or than there are places', () => {
    const few = spots.map((_, cell) => (cell < 53 ? 'r' : '.')).join('');
    for (const state of [position(few, 0, { dice: 55, forbidden: 6 }), position(allBut(2), 0)]) {
      expect(game.load({ ...state, rolled: 5, left: 2 }).left).toBe(2);
      expect(() => game.load({ ...state, rolled: 5, left: 3 })).toThrow(/expected 1 to 2 dice to be placed, got 3/);
    }
  });

  it.each([
    ['a die on nothing', { board: board({ r: '1a1' }), supply: [89, 90, 90] }, /lies on nothing/],
    ['a missing supply', { supply: [90, 90] }, /expected 3 supplies, got 2/],
    ['dice from nowhere', { supply: [89, 90, 90] }, /of Player 1 don't add up to 90/],
    ['more dice than dealt', { board: board({ r: 'a1' }) }, /of Player 1 don't add up to 90/],
    ['no forbidden number in play', { forbidden: null }, /known exactly in play/],
    ['an agreed number that is still to be drawn', { phase: 'setup', forbidden: null }, /6 is forbidden/],
    ['another forbidden number than agreed', { forbidden: 5 }, /6 is forbidden/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['a player who is not there', { toPlay: 3 }, /toPlay/],
    ['dice to place without a roll', { left: 2 }, /without a roll/],
    ['dice to place for the forbidden number', { rolled: 6, left: 3 }, /no dice are placed for the forbidden number/],
    ['more dice to place than rolled', { rolled: 2, left: 3 }, /expected 1 to 2 dice to be placed, got 3/],
    ['a roll with nothing left to do', { rolled: 2, left: 0 }, /expected 1 to 2 dice to be placed, got 0/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });

  it('are refused when a game that is over goes on', () => {
    expect(() => position(allBut(0), 0)).toThrow(/over/);
  });
});

describe('words', () => {
  it('says what is rolled and placed', () => {
    const rolled = game.reduce(start(), roll(0, 3));
    expect(game.describe(start(), roll(0, 3), rolled)).toBe('Player 1 rolls a 3.');
    expect(game.describe(rolled, place(0, 'c4'), game.reduce(rolled, place(0, 'c4')))).toBe(
      'Player 1 places a red die in c4.',
    );
    // Only who can place nothing is told to be without dice, not who has fewer than rolled.
    const few = position(allBut(3), 0);
    expect(game.describe(few, roll(0, 5), game.reduce(few, roll(0, 5)))).toBe('Player 1 rolls a 5.');
    const one = position(board({ r: 'a1' }), 0);
    expect(game.describe(one, roll(0, 6), game.reduce(one, roll(0, 6)))).toBe(
      'Player 1 rolls the forbidden 6: one die comes off the pyramid.',
    );
  });
});
