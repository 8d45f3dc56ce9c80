import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, isLoose, pileOf, type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick, uniformInt } from '../../../../kernel/dice/random.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type GoldenCentreAction, goldenCentre as game } from './golden-centre.js';
import type { GoldenCentreOptions, GoldenCentreState } from './position.js';

type State = DeepReadonly<GoldenCentreState>;

const start = (options: GoldenCentreOptions = {}): State => game.setup({ players: 3, options });
const roll = (...outcome: number[]): GoldenCentreAction => ({ type: 'roll', player: 0, outcome });
const place = (player: number, cell: string): GoldenCentreAction => ({ type: 'place', player, cell });
const remove = (player: number, cell: string): GoldenCentreAction => ({ type: 'remove', player, cell });

function position(
  dice: Record<string, string>,
  more: Partial<Omit<State, 'options'>> & { readonly options?: GoldenCentreOptions } = {},
): State {
  const { options, ...rest } = more;
  const laid = board(dice);
  const first = start(options);
  const supply = [...'rgk'].map((colour) => first.options.dice + 1 - laid.split(colour).length);
  return game.load({ ...first, board: laid, supply, ...rest });
}

/** The cells of each player's pyramid of so many levels, by their coordinates. */
const corner = (player: number, levels = 4): number[] =>
  spots.flatMap((spot, cell) => ((spot[player] ?? 0) >= 9 - levels ? [cell] : []));
const named = (list: readonly number[]): string => list.map(nameAt).join(' ');
const acts = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => (action.type === 'roll' ? 'roll' : `${action.type} ${action.cell}`));

describe('table', () => {
  it('GOC-1 three sides play, no more and no fewer', () => {
    expect(game.playerCount).toEqual({ min: 3, max: 3 });
    expect(game.title).toBe('Golden Centre');
    for (const players of [1, 2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it.each([
    ['GOC-2 [dice=20] pyramids of four levels', 20, 4, 10],
    ['GOC-2 [dice=10] pyramids of three levels', 10, 3, 6],
    ['GOC-2 [dice=4] pyramids of two levels', 4, 2, 3],
  ] as const)('%s', (_, dice, levels, plate) => {
    const state = start({ dice });
    expect(state.supply).toEqual([dice, dice, dice]);
    for (const player of [0, 1, 2]) {
      const rolled = game.reduce(state, roll(...[0, 1, 2].map((one) => (one === player ? 1 : 2))));
      const own = corner(player, levels);
      expect(own.length).toBe(dice);
      const onPlate = own.filter((cell) => cell < 45);
      expect(onPlate.length).toBe(plate);
      expect(acts(rolled)).toEqual(onPlate.map((cell) => `place ${nameAt(cell)}`));
      for (const [cell] of spots.entries()) {
        const expected = onPlate.includes(cell) ? 'legal' : 'GOC-2';
        expect(game.check(rolled, place(player, nameAt(cell)))?.clause ?? 'legal').toBe(expected);
      }
    }
  });

  it('GOC-2 colours by player, dice on empty funnels or on three dice', () => {
    const middle = (player: number) => roll(...[0, 1, 2].map((one) => (one === player ? 1 : 2)));
    let state = start();
    for (const [player, cell] of ['a9', 'a1', 'i1'].entries()) {
      state = play(game, state, [middle(player), place(player, cell)]);
    }
    expect([...'rgk'].map((colour) => cells(state.board, colour))).toEqual(['a9', 'a1', 'i1']);
    const two = game.reduce(position({ r: 'a8 a9' }), middle(0));
    expect(verdict(game, two, place(0, 'a8'))).toBe('GOC-2');
    expect(verdict(game, two, place(0, '1a8'))).toBe('GOC-2');
    expect(verdict(game, game.reduce(position({ r: 'a8 a9 b8' }), middle(0)), place(0, '1a8'))).toBe('legal');
  });

  it('GOC-3 a round is a roll and what it brings; player 0 rolls for all', () => {
    expect(verdict(game, start(), roll(1, 2, 3), [1, 2, 3])).toBe('legal');
    expect(verdict(game, start(), { type: 'roll', player: 1 }, [1, 2, 3])).toBe('NOT_YOUR_TURN');
    const after = play(game, start(), [roll(1, 2, 3), place(1, 'a1')]);
    expect([after.phase, after.toPlay, after.rounds, after.rolled, after.left]).toEqual(['roll', 0, 1, null, 0]);
  });
});

describe('a round', () => {
  it('GOC-4 all roll once, then somebody does something', () => {
    const rolled = game.reduce(start(), roll(1, 2, 3));
    expect([rolled.phase, rolled.rolled, rolled.left]).toEqual(['place', [1, 2, 3], 1]);
    expect(verdict(game, game.reduce(start(), roll(2, 1, 3)), roll(1, 2, 3), [1, 2, 3])).toBe('GOC-4');
    const chance = game.chance(start(), { type: 'roll', player: 0 });
    expect(chance?.total).toBe(216);
    for (const outcome of [[1, 2], [1, 2, 7], [1, 2, 3, 4], '123']) expect(chance?.includes(outcome)).toBe(false);
  });

  it('GOC-5 GOC-6 GOC-7 every roll of three names one player, or all', () => {
    const counts = { middle: 0, outside: 0, all: 0 };
    const full = position({ r: 'a9', g: 'a1', k: 'i1' });
    for (const { outcome } of game.chance(start(), { type: 'roll', player: 0 })?.outcomes() ?? []) {
      const numbers = outcome as number[];
      const after = game.reduce(full, roll(...numbers));
      const order = [0, 1, 2].sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
      const kinds = new Set(numbers).size;
      if (kinds === 1) {
        expect([after.phase, after.toPlay]).toEqual(['remove', 0]);
        counts.all++;
      } else {
        const [low, middle] = order.map((player) => numbers[player]);
        // Sorted, the odd one out of two alike stands at an end.
        const named = kinds === 3 ? order[1] : low === middle ? order[2] : order[0];
        expect([after.phase, after.toPlay, after.left]).toEqual(['place', named, 1]);
        counts[kinds === 3 ? 'middle' : 'outside']++;
      }
    }
    expect(counts).toEqual({ middle: 120, outside: 90, all: 6 });
  });

  it.each([
    ['GOC-5 the middle number', [1, 3, 6], 1],
    ['GOC-5 the middle number, first', [4, 3, 6], 0],
    ['GOC-5 the middle number, last', [2, 6, 5], 2],
    ['GOC-6 below a double', [6, 2, 6], 1],
    ['GOC-6 above a double', [3, 3, 4], 2],
    ['GOC-6 outside a double, first', [5, 1, 1], 0],
  ])('%s', (_, numbers, player) => {
    const rolled = game.reduce(start(), roll(...numbers));
    expect(rolled.toPlay).toBe(player);
    const cell = ['a9', 'a1', 'i1'][player] as string;
    expect(verdict(game, rolled, remove(player, cell))).toBe('GOC-7');
    const after = game.reduce(rolled, place(player, cell));
    expect(after.supply).toEqual([0, 1, 2].map((one) => (one === player ? 19 : 20)));
  });

  it('GOC-5 nobody places before the roll', () => {
    expect(verdict(game, start(), place(0, 'a9'))).toBe('GOC-5');
  });

  const dice = { r: 'a9 a8 b8 1a8', g: 'a1 a2', k: 'h1 h2 i1' };

  it('GOC-7 GOC-9 after a triple everybody removes, in the order of players', () => {
    expect(verdict(game, position(dice), remove(0, '1a8'))).toBe('GOC-7');
    const rolled = game.reduce(position(dice), roll(1, 1, 1));
    expect(verdict(game, rolled, place(0, 'a7'))).toBe('GOC-5');
    const after = play(game, rolled, [remove(0, '1a8'), remove(1, 'a2'), remove(2, 'h1')]);
    expect([...'rgk'].map((colour) => cells(after.board, colour))).toEqual(['a8 a9 b8', 'a1', 'h2 i1']);
    expect([after.supply, after.phase, after.rounds]).toEqual([[17, 19, 18], 'roll', 1]);
  });

  it.each([
    ['GOC-8 [triple=number] as many as the number', 'number', 2, [2, 2, 2]],
    ['GOC-8 [triple=number] as far as there are any', 'number', 3, [3, 2, 3]],
    ['GOC-8 [triple=number] all of them', 'number', 6, [4, 2, 3]],
    ['GOC-8 [triple=one] one', 'one', 6, [1, 1, 1]],
  ] as const)('%s', (_, triple, number, expected) => {
    let state = game.reduce(position(dice, { options: { triple } }), roll(number, number, number));
    const removed = [0, 0, 0];
    while (state.phase === 'remove') {
      const player = state.toPlay as number;
      expect(state.left).toBe((expected[player] ?? 0) - (removed[player] ?? 0));
      removed[player] = (removed[player] ?? 0) + 1;
      state = game.reduce(state, [...game.legalActions(state)][0] as GoldenCentreAction);
    }
    expect(removed).toEqual(expected);
    expect([state.phase, state.toPlay, state.rounds]).toEqual(['roll', 0, 1]);
  });

  it.each([
    ['GOC-8 a player who has no dice is passed over', { k: 'i1' }, 2],
    ['GOC-8 the first too', { g: 'a1', k: 'i1' }, 1],
  ])('%s', (_, lying, first) => {
    const state = game.reduce(position(lying), roll(4, 4, 4));
    expect([state.toPlay, state.left]).toEqual([first, 1]);
  });

  it.each(['number', 'one'] as const)(
    'GOC-8 [triple=%s] each player removes so many, however many the others have',
    (triple) => {
      const lyings = [0, 1, 2, 4].map((count) =>
        ['a8 a9 b8 1a8', 'a1 a2 b1 1a1', 'h1 h2 i1 1h1'].map((own) => own.split(' ').slice(0, count).join(' ')),
      );
      let tried = 0;
      for (const red of lyings) {
        for (const green of lyings) {
          for (const black of lyings) {
            const lying = { r: red[0] ?? '', g: green[1] ?? '', k: black[2] ?? '' };
            const counts = Object.values(lying).map((own) => own.split(' ').filter(Boolean).length);
            for (const number of [1, 2, 5]) {
              let state = game.reduce(position(lying, { options: { triple } }), roll(number, number, number));
              const removed: number[] = [];
              while (state.phase === 'remove') {
                const [action] = game.legalActions(state);
                removed.push(action?.player ?? -1);
                state = game.reduce(state, action as GoldenCentreAction);
              }
              const most = triple === 'one' ? 1 : number;
              const expected = counts.flatMap((count, player) =>
                Array.from({ length: Math.min(count, most) }, () => player),
              );
              expect([counts, number, removed]).toEqual([counts, number, expected]);
              expect([state.supply, state.rounds]).toEqual([counts.map((count) => 20 - Math.max(0, count - most)), 1]);
              tried++;
            }
          }
        }
      }
      expect(tried).toBe(4 ** 3 * 3);
    },
  );

  it('GOC-8 with no dice at all the round is over', () => {
    const state = game.reduce(start(), roll(4, 4, 4));
    expect([state.phase, state.toPlay, state.rounds, state.rolled]).toEqual(['roll', 0, 1, null]);
  });

  it('GOC-7 GOC-9 only free dice of the own pyramid are removed, those that become free among them', () => {
    const rolled = game.reduce(position(dice), roll(3, 3, 3));
    expect(acts(rolled)).toEqual(['remove 1a8']);
    expect(verdict(game, rolled, remove(0, 'a9'))).toBe('GOC-9');
    expect(verdict(game, rolled, remove(0, 'a1'))).toBe('GOC-7');
    expect(verdict(game, rolled, remove(0, 'a7'))).toBe('GOC-7');
    expect(verdict(game, rolled, remove(1, 'a1'))).toBe('NOT_YOUR_TURN');
    const after = game.reduce(rolled, remove(0, '1a8'));
    expect([acts(after), after.left]).toEqual([['remove a8', 'remove a9', 'remove b8'], 2]);
  });
});

describe('end', () => {
  it('GOC-10 GOC-11 whoever completes their pyramid wins at once, and nobody else has', () => {
    for (let run = 0; run < 20; run++) {
      const { actions, state, result } = playout(game, { players: 3, options: { dice: 10 }, seed: `centre ${run}` });
      const last = actions.at(-1) as GoldenCentreAction;
      expect(last.type).toBe('place');
      expect(result).toEqual({
        winners: [last.player],
        scores: null,
        reason: 'The winner is the first whose pyramid is complete.',
      });
      expect(state.supply.map((left) => left === 0)).toEqual([0, 1, 2].map((player) => player === last.player));
      expect(cells(state.board, 'rgk'[last.player] as string)).toBe(named(corner(last.player, 3)));
      expect(game.playersToAct(state)).toEqual([]);
      expect(verdict(game, state, roll(1, 2, 3), [1, 2, 3])).toBe('GAME_OVER');
      expect(game.result(play(game, start({ dice: 10 }), actions.slice(0, -1)))).toBeNull();
    }
  });

  it.each([20, 10, 4] as const)('GOC-10 the rolls alone decide, wherever %i dice are placed and removed', (dice) => {
    const rng = createRng(`rolls ${dice}`);
    // The same rolls for three tables on which everybody takes the first cell, the last, or any.
    const choices = [
      (list: GoldenCentreAction[]) => list[0],
      (list: GoldenCentreAction[]) => list.at(-1),
      (list: GoldenCentreAction[]) => pick(rng, list),
    ];
    let tables = choices.map(() => start({ dice }));
    for (let round = 0; round < 2000 && tables[0]?.toPlay !== null; round++) {
      const numbers = [1, 2, 3].map(() => uniformInt(rng, 1, 6));
      tables = tables.map((table, i) => {
        let now = game.reduce(table, roll(...numbers));
        while (now.phase !== 'roll') {
          now = game.reduce(now, choices[i]?.([...game.legalActions(now)]) as GoldenCentreAction);
        }
        return now;
      });
      for (const { supply, toPlay } of tables) {
        expect([supply, toPlay]).toEqual([tables[0]?.supply, tables[0]?.toPlay]);
      }
    }
    expect(game.result(tables[2] as State)).not.toBeNull();
    expect(new Set(tables.map(({ board: laid }) => laid)).size).toBeGreaterThan(1);
  });

  it('GOC-12 [turnLimit=null] there is no limit', () => {
    const state = position({}, { rounds: 100_000 });
    expect(game.reduce(state, roll(1, 1, 1)).toPlay).toBe(0);
  });

  it('GOC-12 [turnLimit=3] after three rounds it is a draw', () => {
    const options = { turnLimit: 3 };
    const second = position({}, { options, rounds: 1 });
    expect(game.reduce(second, roll(1, 1, 1)).toPlay).toBe(0);
    const over = play(game, second, [roll(1, 1, 1), roll(1, 2, 3), place(1, 'a1')]);
    expect(over.toPlay).toBeNull();
    expect(game.result(over)).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: '3 rounds are over, and no pyramid is complete.',
    });
  });

  it('GOC-12 [turnLimit=3] a pyramid that is complete in the last round wins', () => {
    const options = { turnLimit: 3, dice: 4 } as const;
    const state = position({ g: 'a1 a2 b1' }, { options, rounds: 2 });
    expect(game.result(play(game, state, [roll(1, 2, 3), place(1, '1a1')]))?.winners).toEqual([1]);
  });
});

describe('by hand', () => {
  it.each<GoldenCentreOptions>([{}, { dice: 10 }, { dice: 4, triple: 'one' }])(
    'GOC-2 GOC-5 GOC-6 GOC-8 GOC-9 a random game of %j',
    (options) => {
      const { actions } = playout(game, { players: 3, options, seed: 'golden' });
      const levels = { 20: 4, 10: 3, 4: 2 }[options.dice ?? 20];
      let state = start(options);
      // Whoever is still to do what in this round, by name of the action.
      let due: { type: string; player: number }[] = [];
      for (const action of actions) {
        const pile = pileOf(state.board);
        const [next] = due;
        const expected =
          next === undefined
            ? ['roll']
            : corner(next.player, levels)
                .filter((cell) => {
                  const spot = spots[cell] as Spot;
                  return next.type === 'place' ? canPlace(pile, spot) : isLoose(pile, spot);
                })
                .map((cell) => `${next.type} ${nameAt(cell)}`);
        expect([acts(state), state.toPlay]).toEqual([expected, next?.player ?? 0]);
        if (action.type === 'roll') {
          const numbers = action.outcome ?? [];
          const most = options.triple === 'one' ? 1 : (numbers[0] ?? 0);
          const sorted = [...numbers].sort();
          const named = sorted[0] === sorted[1] ? sorted[2] : sorted[1] === sorted[2] ? sorted[0] : sorted[1];
          due =
            new Set(numbers).size > 1
              ? [{ type: 'place', player: numbers.indexOf(named as number) }]
              : [0, 1, 2].flatMap((player) => {
                  const lying = state.board.split('rgk'[player] as string).length - 1;
                  return Array.from({ length: Math.min(lying, most) }, () => ({ type: 'remove', player }));
                });
        } else {
          due = due.slice(1);
        }
        state = game.reduce(state, action);
      }
      expect(state.toPlay).toBeNull();
    },
  );
});

describe('positions while dice are removed', () => {
  const options = { dice: 4 } as const;
  const full = { g: 'a1 a2 b1', r: 'a9 a8', k: 'i1' };
  const removing = { phase: 'remove', rolled: [2, 2, 2] } as const;

  it.each([
    ['who has all that they had', { toPlay: 0, left: 2 }],
    ['who has taken one of two', { toPlay: 0, left: 1 }],
    ['after one who had fewer', { r: '', toPlay: 1, left: 2 }],
    ['of whom nobody knows how many they had', { r: 'a9', g: 'a1', toPlay: 1, left: 1 }],
  ])('GOC-7 GOC-8 a player removes dice %s', (_, { left, toPlay, ...dice }) => {
    expect(position({ ...full, ...dice }, { options, ...removing, left, toPlay }).left).toBe(left);
  });

  it.each([
    ['more than was rolled', { r: 'a9 a8 b8', toPlay: 0, left: 3 }],
    ['more than lie there', { r: 'a9', toPlay: 0, left: 2 }],
    ['of which more lay than there are', { g: 'a1 a2 b1', r: '', toPlay: 1, left: 1 }],
    ['after one who had to, and has not', { g: 'a1', r: 'a9 a8 b8', toPlay: 1, left: 1 }],
  ])('GOC-7 a player does not remove dice %s', (_, { left, toPlay, ...dice }) => {
    expect(() => position({ ...full, ...dice }, { options, ...removing, left, toPlay })).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE', clause: 'GOC-7' }),
    );
  });
});

describe('positions', () => {
  const rolled = { phase: 'place', toPlay: 1, rolled: [1, 2, 3], left: 1 } as const;

  it.each<[string, Record<string, string>, Parameters<typeof position>[1], RegExp]>([
    ['a die on nothing', { r: '1a8' }, {}, /lies on nothing/],
    ['a wrong supply', {}, { supply: [19, 20, 20] }, /expected Player 1 to have 20 dice left, got 19/],
    ['a die outside', { r: 'd4' }, {}, /d4 is not in the pyramid of Player 1/],
    ['a die outside the smaller pyramid', { r: 'a6' }, { options: { dice: 10 } }, /a6 is not in the pyramid/],
    ['another’s corner', { k: 'a9' }, {}, /a9 is not in the pyramid of Player 3/],
    ['nobody to act', {}, { toPlay: null }, /exactly until a pyramid is complete/],
    ['somebody to act after the limit', {}, { options: { turnLimit: 2 }, rounds: 2 }, /or the limit is reached/],
    ['another to roll', {}, { toPlay: 1 }, /Player 1 rolls for all/],
    ['a roll between rounds', {}, { rolled: [1, 2, 3] }, /nothing is rolled/],
    ['dice left between rounds', {}, { left: 1 }, /nothing is rolled/],
    ['the wrong one to place', {}, { ...rolled, toPlay: 2 }, /decided by the roll/],
    ['two dice to place', {}, { ...rolled, left: 2 }, /decided by the roll/],
    ['two numbers', {}, { ...rolled, rolled: [1, 2] }, /numbers of 3 players/],
    ['nothing rolled', {}, { ...rolled, rolled: null }, /numbers of 3 players/],
    ['removing after another roll', { g: 'a1' }, { ...rolled, phase: 'remove' }, /not to remove/],
    [
      'more to remove than there are',
      { g: 'a1' },
      { phase: 'remove', toPlay: 1, rolled: [4, 4, 4], left: 2 },
      /not to/,
    ],
  ])('%s is refused', (_, dice, more, message) => {
    expect(() => position(dice, more)).toThrow(message);
  });

  it('an end with two complete pyramids is refused, with one it is a position', () => {
    const two = { r: 'a9 a8 b8 1a8', g: 'a1 a2 b1 1a1' };
    expect(() => position(two, { options: { dice: 4 }, toPlay: null })).toThrow(/the first pyramid was complete/);
    expect(position({ r: two.r }, { options: { dice: 4 }, toPlay: null }).supply).toEqual([0, 4, 4]);
  });

  it('one in which somebody is to place is taken', () => {
    const state = position({ g: 'a1' }, rolled);
    expect(acts(state)).toEqual(acts(game.reduce(position({ g: 'a1' }), roll(1, 2, 3))));
  });

  it('GOC-9 one in which a last die is to be removed is taken', () => {
    const state = position({ g: 'a1 a2' }, { phase: 'remove', toPlay: 1, rolled: [4, 4, 4], left: 1 });
    expect(game.reduce(state, remove(1, 'a1'))).toMatchObject({ phase: 'roll', toPlay: 0, rounds: 1 });
    expect(() => position({ g: 'a1 a2' }, { phase: 'remove', toPlay: 1, rolled: [4, 4, 4], left: 0 })).toThrow(
      /not to/,
    );
  });

  it('GOC-10 one that is over has nothing to place or to remove', () => {
    const over = { options: { dice: 4 }, toPlay: null } as const;
    const complete = { r: 'a9 a8 b8 1a8' };
    for (const phase of ['place', 'remove'] as const) {
      expect(() => position(complete, { ...over, phase })).toThrow(/nothing is rolled/);
    }
  });

  it('a position in the middle of removing is one', () => {
    const state = position({ g: 'a1 a2' }, { phase: 'remove', toPlay: 1, rolled: [4, 4, 4], left: 2 });
    expect(acts(state)).toEqual([`remove ${nameAt(at('a1'))}`, 'remove a2']);
  });
});

describe('words', () => {
  it('say what is in the way of an action', () => {
    const why = (state: State, action: GoldenCentreAction) => game.check(state, action)?.message;
    const placing = game.reduce(position({ g: 'a1' }), roll(1, 2, 3));
    expect(why(placing, place(1, 'c4'))).toMatch(/c4 is not in your own pyramid/);
    expect(why(placing, place(1, 'a1'))).toMatch(/a die lies in a1 already/);
    expect(why(placing, place(1, '1a1'))).toMatch(/a die in 1a1 would not rest on three dice/);
    expect(why(placing, remove(1, 'a1'))).toMatch(/dice are removed after a triple/);
    expect(why(game.reduce(start(), roll(2, 1, 3)), roll(1, 2, 3))).toMatch(/numbers of this round are rolled already/);
    expect(why(start(), place(0, 'a9'))).toMatch(/a die is placed only after a roll that says so/);
    const removing = game.reduce(position({ r: 'a9 a8 b8 1a8' }), roll(2, 2, 2));
    expect(why(removing, remove(0, 'a1'))).toMatch(/a1 is not in your own pyramid/);
    expect(why(removing, remove(0, 'a7'))).toMatch(/no die lies in a7/);
    expect(why(removing, remove(0, 'a9'))).toMatch(/the die in a9 carries another/);
  });

  const told = (state: State, action: GoldenCentreAction): string =>
    game.describe(state, action, game.reduce(state, action));

  it('says what is rolled, placed and removed, and who has won', () => {
    expect(told(start(), roll(2, 5, 3))).toBe('The players roll 2, 5, 3: Player 3 places a die.');
    expect(told(start(), roll(4, 4, 4))).toBe(
      'The players roll 4, 4, 4: everybody removes 4 dice, as far as there are any.',
    );
    expect(told(start({ triple: 'one' }), roll(4, 4, 4))).toBe(
      'The players roll 4, 4, 4: everybody removes one die, as far as there are any.',
    );
    expect(told(game.reduce(start(), roll(2, 5, 3)), place(2, 'i1'))).toBe('Player 3 places a black die in i1.');
    const triple = game.reduce(position({ g: 'a1' }), roll(1, 1, 1));
    expect(told(triple, remove(1, 'a1'))).toBe('Player 2 removes the die in a1.');
    const last = game.reduce(position({ g: 'a1 a2 b1' }, { options: { dice: 4 } }), roll(1, 2, 3));
    expect(told(last, place(1, '1a1'))).toBe('Player 2 places a green die in 1a1, and the pyramid is complete.');
    const limit = game.reduce(start({ turnLimit: 1 }), roll(1, 2, 3));
    expect(told(limit, place(1, 'a1'))).toBe('Player 2 places a green die in a1.');
  });
});

describe('editions', () => {
  const dice = { r: 'a9 a8 b8 1a8', g: 'a1 a2', k: 'i1 h1 h2' };

  it('GOC-7 GOC-8 at a triple, English: everybody removes as many dice as it shows; French: one', () => {
    const left = ['english', 'french'].map((name) => {
      let state = game.reduce(position(dice, { options: editionOf(game, name) }), roll(3, 3, 3));
      while (state.phase === 'remove') {
        state = game.reduce(state, [...game.legalActions(state)][0] as GoldenCentreAction);
      }
      return [...'rgk'].map((colour) => cells(state.board, colour).split(' ').filter(Boolean).length);
    });
    expect(left).toEqual([
      [1, 0, 0],
      [3, 1, 2],
    ]);
  });

  it('GOC-5 GOC-6 in both the middle number, or the one outside a double, places a die', () => {
    for (const name of ['english', 'french']) {
      const options = editionOf(game, name);
      expect(game.reduce(start(options), roll(1, 4, 6))).toMatchObject({ phase: 'place', toPlay: 1 });
      expect(game.reduce(start(options), roll(5, 5, 2))).toMatchObject({ phase: 'place', toPlay: 2 });
    }
  });
});
