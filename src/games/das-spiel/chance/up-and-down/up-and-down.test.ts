import { describe, expect, it } from 'vitest';
import { board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, isLoose, pileOf, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import {
  type Action,
  allBut,
  building,
  counts,
  demolition,
  done,
  FULL,
  type Options,
  place,
  removals,
  remove,
  roll,
  type State,
  start,
  values,
} from '../../../../../test/helpers/up-and-down.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import { playout } from '../../../../play/playout.js';
import { upAndDown as game } from './up-and-down.js';

describe('table', () => {
  it('UPD-1 [variant=building] [variant=demolition] are for three sides', () => {
    for (const variant of ['building', 'demolition'] as const) {
      expect(start({ variant }).players).toBe(3);
      for (const players of [2, 4]) expect(() => start({ variant }, players)).toThrow(`${variant} is for 3 players`);
    }
  });

  it('UPD-1 [groups=[2,1,3]] [groups=[]] a side can be a group in both, whose members take its turns', () => {
    const seen: (number | null)[] = [];
    let state = start({ groups: [2, 1, 3] }, 6);
    expect([game.playersFor({ groups: [2, 1, 3] }), state.supply, state.members]).toEqual([
      [6],
      [90, 90, 90],
      [0, 0, 0],
    ]);
    for (let turn = 0; turn < 10; turn++) {
      seen.push(state.toPlay);
      state = game.reduce(state, roll(state.toPlay ?? 0, 3));
    }
    expect(seen).toEqual([0, 1, 2, 3, 1, 4, 0, 1, 5, 3]);
    // Player 4 is of the first side, whose dice are red.
    const placed = play(game, start({ groups: [2, 1, 3] }, 6), [
      roll(0, 3),
      roll(1, 3),
      roll(2, 3),
      roll(3, 2),
      place(3, 'c4'),
    ]);
    expect([cells(placed.board, 'r'), placed.supply, placed.toPlay]).toEqual(['c4', [89, 90, 90], 3]);
    expect(() => game.load({ ...placed, members: [0, 0, 1] })).toThrow(/another member of the group is on/);
  });

  it('UPD-1 UPD-9 in demolition members remove dice of their side', () => {
    const first = start({ variant: 'demolition', groups: [2, 2, 2] }, 6);
    const table = { ...first, phase: 'play', members: [1, 0, 0], toPlay: 3, rolled: 2, left: 2 };
    // Only the apex is free, and it is red.
    const state = game.load({ ...table, board: allBut(0, 'kgr') });
    expect(removals(state)).toEqual(['8a1']);
    const after = game.reduce(state, remove(3, '8a1'));
    expect([after.supply, after.toPlay]).toEqual([[1, 0, 0], after.left > 0 ? 3 : 4]);
    expect(game.describe(state, remove(3, '8a1'), after)).toBe('Player 4 removes the red die from 8a1.');
  });

  it('UPD-1 groups are three, and play neither values nor with fewer sides', () => {
    expect(() => start({ variant: 'values', groups: [2, 2, 2] }, 6)).toThrow(
      'groups play only in building and demolition',
    );
    expect(() => start({ variant: 'building', groups: [2, 2] }, 4)).toThrow(/building is for 3 players or groups/);
    expect(() => start({ groups: [2, 2, 1] }, 6)).toThrow('groups of 2, 2, 1 are 5 players, not 6');
  });

  it('UPD-11 UPD-12 all members of a side win, with its faces or dice', () => {
    const groups = [2, 1, 1];
    const complete = allBut(0, 'rrgk');
    const supply = ['r', 'g', 'k'].map((colour) => 90 - counts(complete, colour));
    const built = game.load({ ...start({ groups }, 4), board: complete, supply, toPlay: null });
    const faces = game.result(built)?.scores ?? [];
    expect(game.result(built)?.winners).toEqual([0, 3]);
    expect([faces[3], faces.slice(0, 3).reduce((sum, one) => sum + one)]).toEqual([faces[0], 135]);
  });

  it('UPD-1 [variant=values] is for 2 to 12', () => {
    for (const players of [2, 12]) expect(start({ variant: 'values' }, players).taken).toHaveLength(players);
    for (const players of [1, 13]) expect(() => start({ variant: 'values' }, players)).toThrow(GameError);
  });

  it('UPD-1 [variant=null] is building for three, values for any other number', () => {
    const { options: _, ...building } = start({ variant: 'building' });
    expect(start()).toMatchObject(building);
    for (const players of [2, 4, 12]) {
      const { options: __, ...values } = start({ variant: 'values' }, players);
      expect(start({}, players)).toMatchObject(values);
    }
    expect(() => start({ dice: 60 }, 2)).toThrow('only building takes a number of dice');
    expect(game.playersFor()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(game.playersFor({ variant: 'building' })).toEqual([3]);
  });

  it('UPD-2 [dice=90] [dice=55] players have their own colour in building', () => {
    expect(start().supply).toEqual([90, 90, 90]);
    expect(start({ dice: 55 }).supply).toEqual([55, 55, 55]);
    for (const dice of [54, 91]) expect(() => start({ dice })).toThrow(GameError);
    for (const variant of ['demolition', 'values'] as const) {
      expect(() => start({ variant, dice: 60 })).toThrow('only building takes a number of dice');
    }
    let state = start();
    for (const [player, colour] of ['r', 'g', 'k'].entries()) {
      state = play(game, state, [
        roll(player, 2),
        place(player, nameAt(2 * player)),
        place(player, nameAt(2 * player + 1)),
      ]);
      expect(counts(state.board, colour)).toBe(2);
    }
    expect(state.supply).toEqual([88, 88, 88]);
  });

  it.each(['demolition', 'values'] as const)(
    'UPD-3 %s begins with a complete pyramid, 55 of each colour',
    (variant) => {
      const before = start({ variant });
      expect(before.phase).toBe('build');
      expect(verdict(game, before, roll(0, 2), 2)).toBe('UPD-3');
      expect(verdict(game, before, { type: 'build', player: 1 }, FULL)).toBe('NOT_YOUR_TURN');
      const after = game.reduce(before, { type: 'build', player: 0, outcome: FULL });
      expect(after).toMatchObject({ phase: 'play', board: FULL, toPlay: 0, turns: 0 });
      expect(verdict(game, after, { type: 'build', player: 0 }, FULL)).toBe('UPD-3');
      expect(game.describe(before, { type: 'build', player: 0, outcome: FULL }, after)).toBe(
        'Player 1 builds the complete pyramid.',
      );
      const uneven = `g${FULL.slice(1)}`;
      for (const outcome of [uneven, FULL.slice(1), 'x'.repeat(165), null]) {
        expect(game.safeReduce(before, { type: 'build', player: 0, outcome } as Action).ok).toBe(false);
      }
      const { actions } = playout(game, { players: 3, options: { variant, turnLimit: 1 }, seed: variant });
      const [built] = actions;
      const laid = built?.type === 'build' ? (built.outcome ?? '') : '';
      expect(['r', 'g', 'k'].map((colour) => counts(laid, colour))).toEqual([55, 55, 55]);
    },
  );

  it('UPD-3 building begins with an empty plate', () => {
    expect(start()).toMatchObject({ phase: 'play', board: '.'.repeat(165) });
    expect(verdict(game, start(), { type: 'build', player: 0 }, FULL)).toBe('UPD-3');
  });

  it('UPD-4 turns go round from player 0, also for whoever can do nothing', () => {
    let state = start();
    for (const player of [0, 1, 2, 0]) {
      expect(state.toPlay).toBe(player);
      expect(verdict(game, state, roll((player + 1) % 3, 1), 1)).toBe('NOT_YOUR_TURN');
      // An odd number with nothing to remove.
      state = game.reduce(state, roll(player, 3));
    }
    expect(state.turns).toBe(4);
  });

  it.each([2, 5])('UPD-4 in values they go round among all %i players', (players) => {
    let state = values(
      FULL,
      Array.from({ length: players }, () => [0, 0, 0]),
    );
    for (let turn = 0; turn <= players; turn++) {
      expect(state.toPlay).toBe(turn % players);
      // An odd number without a collection.
      state = game.reduce(state, roll(turn % players, 1));
    }
  });

  it('UPD-4 who has no dice to place is not passed over', () => {
    const laid = spots.map((_, cell) => (cell < 55 ? 'g' : '.')).join('');
    const state = building(laid, 0, { dice: 55 });
    expect(state.supply).toEqual([55, 0, 55]);
    expect(game.reduce(state, roll(0, 1)).toPlay).toBe(1);
  });

  it('UPD-5 a turn begins with one roll', () => {
    const message = (state: State, action: Action): string => game.check(state, action)?.message ?? '';
    for (const [state, action] of [
      [start(), place(0, 'a1')],
      [building({ r: 'a1' }), remove(0, 'a1')],
      [start(), done(0)],
    ] as const) {
      expect(verdict(game, state, action)).toBe('UPD-5');
      expect(message(state, action)).toContain('the die must be rolled first');
    }
    const rolled = game.reduce(start(), roll(0, 4));
    expect(verdict(game, rolled, roll(0, 1), 1)).toBe('UPD-5');
    expect(message(rolled, roll(0, 1))).toContain('a 4 has already been rolled');
    expect(message(rolled, done(0))).toContain('as many dice as rolled must be placed');
    expect(message(rolled, remove(0, 'a1'))).toContain('a 4 is for placing dice');
    const odd = game.reduce(building({ r: 'a1 a2' }), roll(0, 1));
    expect(message(odd, place(0, 'a3'))).toContain('a 1 is for removing dice');
    expect(message(odd, done(0))).toContain('as many dice as rolled must be removed');
  });
});

describe('building and removing', () => {
  it.each([2, 4, 6])('UPD-6 UPD-8 a %i is so many dice to place in building', (number) => {
    let state = game.reduce(start(), roll(0, number));
    for (let placed = 0; placed < number; placed++) {
      expect([state.toPlay, state.left]).toEqual([0, number - placed]);
      expect(verdict(game, state, remove(0, 'a1'))).toBe('UPD-6');
      state = game.reduce(state, place(0, nameAt(placed)));
    }
    expect([state.toPlay, state.left, state.rolled]).toEqual([1, 0, null]);
    expect(state.supply).toEqual([90 - number, 90, 90]);
  });

  it('UPD-6 [mayPlaceFewer=false] [mayPlaceFewer=true] only the option lets a player stop earlier', () => {
    expect(verdict(game, game.reduce(start(), roll(0, 4)), done(0))).toBe('UPD-6');
    const free = start({ mayPlaceFewer: true, turnLimit: 2 });
    expect(verdict(game, free, done(0))).toBe('UPD-5');
    const rolled = game.reduce(free, roll(0, 4));
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
    const last = play(game, free, [roll(0, 4), done(0), roll(1, 2)]);
    const end = game.reduce(last, done(1));
    expect(game.result(end)?.winners).toEqual([0, 1, 2]);
    expect(game.describe(last, done(1), end)).toBe('Player 2 places no more. The game is over.');
  });

  it.each(['demolition', 'values'] as const)('UPD-6 [mayPlaceFewer=true] is for building, not for %s', (variant) => {
    expect(() => start({ variant, mayPlaceFewer: true })).toThrow(
      'only building leaves a player the choice to place fewer',
    );
  });

  it.each(['building', 'demolition', 'values'] as const)(
    'UPD-6 UPD-7 positions of rules 1 and 2 of %s are read, which knew fewer options',
    (variant) => {
      // In the middle of a turn in which dice are removed.
      const state =
        variant === 'building'
          ? game.reduce(building({ r: 'a1 a2' }), roll(0, 1))
          : game.reduce(
              (variant === 'values' ? values : demolition)(board({ r: 'a1 a2', g: 'b1', k: 'c3' })),
              roll(0, 2),
            );
      const { atRoll, options, ...rest } = state;
      const { mayPlaceFewer, mayRemoveFewer, freed, ...known } = options;
      expect([atRoll, mayPlaceFewer, mayRemoveFewer, freed]).toEqual([null, false, false, 'count']);
      expect(game.load({ ...rest, rules: 2, options: { ...known, mayPlaceFewer } })).toEqual(state);
      expect(game.load({ ...rest, rules: 1, options: known })).toEqual(state);
    },
  );

  it('UPD-6 dice beyond the supply or the places are lost', () => {
    const few = spots.map((_, cell) => (cell < 53 ? 'r' : '.')).join('');
    expect(game.reduce(building(few, 0, { dice: 55 }), roll(0, 6)).left).toBe(2);
    const none = spots.map((_, cell) => (cell < 55 ? 'r' : '.')).join('');
    const idle = game.reduce(building(none, 0, { dice: 55 }), roll(0, 6));
    expect([idle.toPlay, idle.turns]).toEqual([1, 1]);
    expect(game.reduce(building(allBut(3)), roll(0, 6)).left).toBe(3);
  });

  it('UPD-6 dice lie on the plate or on three dice', () => {
    const rolled = game.reduce(building({ r: 'a1 a2' }), roll(0, 2));
    expect(verdict(game, rolled, place(0, 'a1'))).toBe('UPD-6');
    expect(verdict(game, rolled, place(0, '1a1'))).toBe('UPD-6');
    expect(verdict(game, game.reduce(rolled, place(0, 'b1')), place(0, '1a1'))).toBe('legal');
  });

  it('UPD-7 [freed=count] only free dice come off, and those that become free by it', () => {
    const state = game.reduce(building({ r: 'a1 a2 b1 1a1 e1', g: 'c5' }), roll(0, 3));
    expect(state.left).toBe(3);
    expect(removals(state)).toEqual(['e1', '1a1']);
    expect(verdict(game, state, remove(0, 'a1'))).toBe('UPD-7');
    expect(verdict(game, state, remove(0, 'c5'))).toBe('UPD-7');
    expect(verdict(game, state, remove(0, 'i1'))).toBe('UPD-7');
    expect(verdict(game, state, place(0, 'i1'))).toBe('UPD-7');
    const next = game.reduce(state, remove(0, '1a1'));
    expect(removals(next)).toEqual(['a1', 'a2', 'b1', 'e1']);
    expect(next.left).toBe(2);
  });

  it('UPD-7 [freed=stay] dice that become free in a turn stay until the next', () => {
    const before = building({ r: 'a1 a2 b1 1a1 e1', g: 'c5' }, 0, { freed: 'stay' });
    const state = game.reduce(before, roll(0, 3));
    // Two are free, so that one of the three is lost.
    expect(state).toMatchObject({ left: 2, atRoll: before.board });
    expect(removals(state)).toEqual(['e1', '1a1']);
    const next = game.reduce(state, remove(0, '1a1'));
    expect(next).toMatchObject({ left: 1, atRoll: before.board });
    expect(removals(next)).toEqual(['e1']);
    expect(verdict(game, next, remove(0, 'a1'))).toBe('UPD-7');
    expect(game.check(next, remove(0, 'a1'))?.message).toContain('has only become free in this turn');
    expect(verdict(game, next, remove(0, '1a1'))).toBe('UPD-7');
    expect(game.check(next, remove(0, 'c5'))?.message).toContain('none of your dice lies in c5');
    const last = game.reduce(next, remove(0, 'e1'));
    expect(last).toMatchObject({ toPlay: 1, left: 0, rolled: null, atRoll: null, turns: 1 });
    // When the player's turn comes again they are free.
    const again = play(game, last, [roll(1, 2), place(1, 'i1'), place(1, 'h1'), roll(2, 1), roll(0, 5)]);
    expect([again.left, removals(again)]).toEqual([3, ['a1', 'a2', 'b1']]);
    // Fewer than must be removed may be free, and more.
    expect(game.reduce(before, roll(0, 1)).left).toBe(1);
  });

  it.each(['demolition', 'values'] as const)(
    'UPD-7 [freed=stay] [freed=count] in %s a complete pyramid has one free die',
    (variant) => {
      const at = (freed: 'stay' | 'count'): State => {
        // The top die and those on which it rests are red, for others on the plate that are not.
        const swapped: Record<number, string> = { 164: 'r', 163: 'r', 161: 'r', 0: 'g', 3: 'k', 6: 'k' };
        const even = [...FULL].map((die, cell) => swapped[cell] ?? die).join('');
        return game.reduce(
          variant === 'values' ? values(even, undefined, { freed }) : demolition(even, 0, { freed }),
          roll(0, 4),
        );
      };
      expect([at('stay').left, removals(at('stay'))]).toEqual([1, ['8a1']]);
      expect(game.reduce(at('stay'), remove(0, '8a1')).toPlay).toBe(1);
      const next = game.reduce(at('count'), remove(0, '8a1'));
      expect([next.toPlay, next.left, removals(next)]).toEqual([0, 3, ['7a1', '7a2', '7b1']]);
    },
  );

  it('UPD-7 [freed=stay] the place of dice is not kept while some are placed', () => {
    const placing = game.reduce(building({ r: 'a1' }, 0, { freed: 'stay' }), roll(0, 2));
    expect(placing.atRoll).toBeNull();
    expect(game.reduce(placing, place(0, 'i1')).atRoll).toBeNull();
    expect(game.reduce(demolition(allBut(9), 0, { freed: 'stay' }), roll(0, 1)).atRoll).toBeNull();
    // Nor when nothing is free.
    const blocked = game.reduce(building({ r: 'a1', g: 'a2 b1 1a1' }, 0, { freed: 'stay' }), roll(0, 5));
    expect(blocked).toMatchObject({ toPlay: 1, atRoll: null, turns: 1 });
  });

  it.each(['demolition', 'values'] as const)(
    'UPD-7 UPD-9 UPD-10 [mayRemoveFewer=false] [mayRemoveFewer=true] only the option lets a player of %s stop removing earlier',
    (variant) => {
      const at = (options: Options): State => {
        const laid = board({ r: 'a1 a2 a3', g: 'b1', k: 'i1' });
        return variant === 'values' ? values(laid, undefined, options) : demolition(laid, 0, options);
      };
      const must = game.reduce(at({}), roll(0, 4));
      expect(verdict(game, must, done(0))).toBe('UPD-7');
      expect(verdict(game, game.reduce(must, remove(0, 'a1')), done(0))).toBe('UPD-7');
      const before = at({ mayRemoveFewer: true });
      expect(verdict(game, before, done(0))).toBe('UPD-5');
      const rolled = game.reduce(before, roll(0, 4));
      for (const state of [rolled, game.reduce(rolled, remove(0, 'a1'))]) {
        expect(verdict(game, state, done(0))).toBe('legal');
        const next = game.reduce(state, done(0));
        expect(next).toEqual({ ...state, toPlay: 1, rolled: null, left: 0, turns: 1 });
        expect(game.describe(state, done(0), next)).toBe('Player 1 removes no more.');
      }
      // Dice that are to be put back must be put back.
      expect(verdict(game, game.reduce(before, roll(0, 1)), done(0))).toBe('UPD-6');
      // Where freed ones stay, the place of the dice is forgotten.
      const stays = game.reduce(at({ mayRemoveFewer: true, freed: 'stay' }), roll(0, 2));
      expect([stays.atRoll, game.reduce(stays, done(0)).atRoll]).toEqual([stays.board, null]);
    },
  );

  it('UPD-7 [mayRemoveFewer=true] is not for building, where an odd number commands', () => {
    for (const options of [
      { mayPlaceFewer: true },
      { mayRemoveFewer: true },
      { variant: 'building', mayRemoveFewer: true },
    ] as const) {
      const removing = building({ r: 'a1 a2' }, 0, options);
      expect(verdict(game, game.reduce(removing, roll(0, 1)), done(0))).toBe('UPD-7');
    }
  });

  it('UPD-7 the rest is lost as soon as none is free, and all of it when none ever was', () => {
    // A red die under a green one, and a free red one.
    const state = building({ r: 'a1 i1', g: 'a2 b1 1a1' });
    const last = play(game, state, [roll(0, 5), remove(0, 'i1')]);
    expect([last.toPlay, last.turns, last.rolled]).toEqual([1, 1, null]);
    const blocked = building({ r: 'a1', g: 'a2 b1 1a1' });
    const idle = game.reduce(blocked, roll(0, 5));
    expect([idle.toPlay, idle.turns]).toEqual([1, 1]);
    expect(game.describe(blocked, roll(0, 5), idle)).toBe('Player 1 rolls a 5 and can do nothing.');
  });

  it.each([
    ['building', { turnLimit: 60 }, 3],
    ['demolition', { variant: 'demolition', turnLimit: 60 }, 3],
    ['values', { variant: 'values', turnLimit: 60 }, 4],
  ] as const)('UPD-6 UPD-7 random games of %s list what a literal model allows', (variant, options, players) => {
    let state = start(options, players);
    const seen = { place: 0, remove: 0 };
    for (const action of playout(game, { players, options, seed: 'literal' }).actions) {
      if (state.rolled !== null && state.turns % 3 === 0) {
        const player = state.toPlay ?? 0;
        const legal = [...game.legalActions(state)].map((one) => `${one.type} ${'cell' in one ? one.cell : ''}`);
        const pile = pileOf(state.board);
        const places = (state.rolled % 2 === 0) === (variant === 'building');
        const expected = spots.flatMap((spot, cell) => {
          if (places) return canPlace(pile, spot) ? [`place ${nameAt(cell)}`] : [];
          const own = variant === 'values' || state.board[cell] === 'rgk'[player];
          return own && isLoose(pile, spot) ? [`remove ${nameAt(cell)}`] : [];
        });
        expect(legal).toEqual(expected);
        seen[places ? 'place' : 'remove']++;
      }
      state = game.reduce(state, action);
    }
    expect(Math.min(seen.place, seen.remove)).toBeGreaterThan(0);
  });

  it('UPD-8 in building removed dice come back to the player', () => {
    const state = play(game, building({ r: 'a1 a2', g: 'c5' }), [roll(0, 1), remove(0, 'a1')]);
    expect([state.supply, cells(state.board, 'r'), state.toPlay]).toEqual([[89, 89, 90], 'a2', 1]);
  });

  it('UPD-9 [variant=demolition] even numbers take own dice off, odd ones put removed ones back', () => {
    // Player 0 has the top die and others at the surface.
    const state = demolition(FULL);
    const top = 'rgk'.indexOf(FULL[164] as string);
    const turn = demolition(FULL, top);
    expect(removals(game.reduce(turn, roll(top, 2)))).toEqual(['8a1']);
    const gone = play(game, turn, [roll(top, 2), remove(top, '8a1'), remove(top, '7a1')]);
    expect([gone.supply[top], gone.turns]).toEqual([2, 1]);
    const idle = game.reduce(state, roll(0, 3));
    expect([idle.turns, idle.board]).toEqual([1, FULL]);
    const back = game.reduce(game.load({ ...gone, toPlay: top }), roll(top, 5));
    expect([back.left, back.rolled]).toEqual([2, 5]);
    expect(verdict(game, back, remove(top, '7a2'))).toBe('UPD-6');
    expect(play(game, back, [place(top, '7a1'), place(top, '8a1')]).board).toBe(FULL);
  });

  it.each([
    [1, 1],
    [3, 3],
    [5, 5],
  ])('UPD-9 [variant=demolition] a %i puts %i of the removed dice back, where more are removed', (number, count) => {
    // Eight red dice are off, and as many of the others.
    const laid = allBut(24);
    expect(counts(laid, 'r')).toBe(47);
    let state = game.reduce(demolition(laid), roll(0, number));
    for (let left = count; left > 0; left--) {
      expect([state.toPlay, state.left]).toEqual([0, left]);
      const [first] = game.legalActions(state);
      expect(first?.type).toBe('place');
      state = game.reduce(state, first as Action);
    }
    expect([state.toPlay, state.supply]).toEqual([1, [8 - count, 8, 8]]);
  });

  it('UPD-9 [mayRemoveFewer=true] declining pays where removing frees the last die of an opponent', () => {
    // The only free red die lies on green's last one.
    const laid = board({ r: 'c3 d3 1c3', g: 'c4', k: 'a1 a2 a3 a4 a5 a6 a7 b1 b2 b3 b4 b5 b6 g1 g2 h1 h2 i1' });
    const winning = (state: State): number[] =>
      [1, 2, 3, 4, 5, 6].filter((number) => {
        const rolled = game.reduce(state, roll(1, number));
        return removals(rolled).some((cell) => game.reduce(rolled, remove(1, cell)).toPlay === null);
      });
    const must = game.reduce(demolition(laid), roll(0, 2));
    expect([...game.legalActions(must)]).toEqual([remove(0, '1c3')]);
    for (const second of ['c3', 'd3']) {
      expect(winning(play(game, must, [remove(0, '1c3'), remove(0, second)]))).toEqual([2, 4, 6]);
    }
    const may = game.reduce(demolition(laid, 0, { mayRemoveFewer: true }), roll(0, 2));
    expect([...game.legalActions(may)]).toEqual([remove(0, '1c3'), done(0)]);
    expect(winning(game.reduce(may, done(0)))).toEqual([]);
  });

  it('UPD-10 [mayRemoveFewer=true] [mayRemoveFewer=false] black dice that alone are free can be declined, or must be taken', () => {
    const laid = board({ r: 'a1 a2 b1 c3 c4 d3', k: '1a1 1c3' });
    const rolled = (mayRemoveFewer: boolean): State =>
      game.reduce(values(laid, undefined, { mayRemoveFewer }), roll(0, 2));
    expect([...game.legalActions(rolled(false))].map(({ type }) => type)).toEqual(['remove', 'remove']);
    const points = ({ taken: [dice = [0, 0, 0]] }: State): number => dice[0] - dice[2];
    expect(points(game.reduce(rolled(false), remove(0, '1a1')))).toBe(points(rolled(false)) - 1);
    const declined = game.reduce(rolled(true), done(0));
    expect([points(declined), declined.toPlay]).toEqual([points(rolled(true)), 1]);
  });

  it('UPD-10 [variant=values] even numbers take free dice of any colour', () => {
    const state = game.reduce(values(FULL), roll(0, 4));
    expect(removals(state)).toEqual(['8a1']);
    const next = game.reduce(state, remove(0, '8a1'));
    expect(removals(next)).toEqual(['7a1', '7a2', '7b1']);
    const end = play(game, next, [remove(0, '7a1'), remove(0, '7a2'), remove(0, '7b1')]);
    expect(end.taken.map((dice) => dice.reduce((sum, n) => sum + n, 0))).toEqual([4, 0]);
    expect(end.toPlay).toBe(1);
  });

  it('UPD-10 [variant=values] dice go by colour into the collection of whoever takes them, and out of it', () => {
    // The top and 7a1 are black, 7a2 is red, 7b1 green.
    const none = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    const top = play(game, values(FULL, none, {}, 1), [roll(1, 4), remove(1, '8a1'), remove(1, '7a1')]);
    const three = game.reduce(top, remove(1, '7a2'));
    expect(game.describe(top, remove(1, '7a2'), three)).toBe('Player 2 removes the red die from 7a2.');
    const took = game.reduce(three, remove(1, '7b1'));
    expect(took.taken).toEqual([
      [0, 0, 0],
      [1, 1, 2],
    ]);
    // The first player has nothing to give.
    const green = play(game, took, [roll(0, 5), roll(1, 3), place(1, '7b1')]);
    expect([green.taken[1], green.toPlay]).toEqual([[1, 0, 2], 0]);
    const rolled = play(game, green, [roll(0, 5), roll(1, 5)]);
    // A 5 asks for five black dice, and the player has two.
    expect(rolled.left).toBe(2);
    const black = game.reduce(rolled, place(1, '7a1'));
    expect(black.taken[1]).toEqual([1, 0, 1]);
    expect(game.describe(rolled, place(1, '7a1'), black)).toBe('Player 2 places a black die in 7a1.');
  });

  it.each([
    [1, 'r', 1],
    [3, 'g', 3],
    [5, 'k', 5],
  ])('UPD-10 [addCount=rolled] [addCount=one] a %i asks for dice of the letter %s', (number, letter, count) => {
    const laid = allBut(20);
    const state = game.reduce(values(laid), roll(0, number));
    expect(state.left).toBe(count);
    const [first] = game.legalActions(state);
    expect(first?.type).toBe('place');
    const cell = first?.type === 'place' ? first.cell : '';
    expect(cells(game.reduce(state, place(0, cell)).board, letter).split(' ')).toContain(cell);
    expect(game.reduce(values(laid, undefined, { addCount: 'one' }), roll(0, number)).left).toBe(1);
    // Nobody gives what they don't have.
    const empty = values(laid, [[0, 0, 0], ['r', 'g', 'k'].map((one) => 55 - counts(laid, one))]);
    expect(game.reduce(empty, roll(0, number))).toMatchObject({ toPlay: 1, board: laid });
  });

  it('UPD-10 addCount is an option of values only', () => {
    for (const variant of ['building', 'demolition'] as const) {
      expect(() => start({ variant, addCount: 'one' })).toThrow('only values asks how many dice are added');
    }
  });
});

describe('words', () => {
  it('says what is rolled, placed and removed', () => {
    const rolled = game.reduce(start(), roll(0, 2));
    expect(game.describe(start(), roll(0, 2), rolled)).toBe('Player 1 rolls a 2.');
    expect(game.describe(rolled, place(0, 'c4'), game.reduce(rolled, place(0, 'c4')))).toBe(
      'Player 1 places a red die in c4.',
    );
    const down = game.reduce(building({ r: 'a1 a2' }), roll(0, 1));
    expect(game.describe(down, remove(0, 'a1'), game.reduce(down, remove(0, 'a1')))).toBe(
      'Player 1 removes the red die from a1.',
    );
  });
});

describe('editions', () => {
  const [english, french] = ['english', 'french'].map((name) => editionOf(game, name)) as [Options, Options];

  it('UPD-7 UPD-9 demolition, English: a player who rolls even may remove dice; French: removes them; both: odd ones are added', () => {
    const laid = board({ r: 'a1 a2 a3', g: 'b1', k: 'i1' });
    const stopped = (options: Options, rolled: number): string =>
      verdict(game, game.reduce(demolition(laid, 0, options), roll(0, rolled)), done(0));
    expect([english, french].map((options) => stopped(options, 4))).toEqual(['legal', 'UPD-7']);
    expect([english, french].map((options) => stopped(options, 1))).toEqual(['UPD-6', 'UPD-6']);
  });

  it('UPD-10 values, the same', () => {
    const laid = board({ r: 'a1', g: 'b1', k: 'i1' });
    const stopped = (options: Options): string =>
      verdict(game, game.reduce(values(laid, undefined, options), roll(0, 2)), done(0));
    expect([english, french].map(stopped)).toEqual(['legal', 'UPD-7']);
  });

  it('UPD-6 UPD-8 building: both let place and command to remove', () => {
    for (const options of [english, french]) {
      const state = building({ r: 'a1 a2' }, 0, options);
      expect(verdict(game, game.reduce(state, roll(0, 1)), done(0))).toBe('UPD-7');
      expect(game.reduce(state, roll(0, 2)).left).toBe(2);
    }
  });
});
