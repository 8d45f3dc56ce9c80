import { describe, expect, it } from 'vitest';
import {
  at,
  board,
  cells,
  nameAt,
  perft,
  play,
  readsItsPositions,
  verdict,
} from '../../../../../test/helpers/das-spiel.js';
import { type HandJump, jumpedByHand, jumpsByHand } from '../../../../../test/helpers/das-spiel-jumps.js';
import { add, indexOf, type Spot, spots, units } from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { verifyRecord } from '../../../../record/index.js';
import { startGame } from '../../../../session/start.js';
import type { TheFireRedDevilOptions, TheFireRedDevilState } from './position.js';
import { theFireRedDevil as game, type TheFireRedDevilAction } from './the-fire-red-devil.js';

type State = DeepReadonly<TheFireRedDevilState>;
type Options = TheFireRedDevilOptions;

const start = (options: Options = {}): State => game.setup({ players: 2, options });
const land = (angel: string, devil: string): TheFireRedDevilAction => ({
  type: 'land',
  player: 0,
  outcome: { angel, devil },
});
const move = (player: number, to: string): TheFireRedDevilAction => ({ type: 'move', player, to });
const pass = (player: number): TheFireRedDevilAction => ({ type: 'pass', player });
const landed = (angel: string, devil: string, options: Options = {}): State =>
  game.reduce(start(options), land(angel, devil));

const PYRAMIDS = 'b7 b6 c6 1b6 b3 b2 c2 1b2 f3 f2 g2 1f2';

/** A position with these dice beside the pyramids; the turns that it takes to place the green ones have been played. */
function position(
  dice: Record<string, string>,
  toPlay: number | null,
  options: Options = {},
  next = toPlay ?? 0,
): State {
  const laid = board({ k: PYRAMIDS, ...dice });
  const green = laid.split('g').length - 1;
  const resolved = start(options).options;
  return game.load({
    ...start(options),
    phase: 'play',
    board: laid,
    supply: 2 * resolved.dice - green,
    turns: green + ((green + next) % 2),
    toPlay,
  });
}

const landings = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => (action.type === 'move' ? action.to : action.type));

// The rules once more, from nothing but the letters of the board.

const under = (cell: number): number[] => units.map((one) => indexOf(add(spots[cell] as Spot, one)));
/** The jumps of the angel or the devil; those of the angel that lead onto the devil only where that is allowed. */
const mayJump = (laid: string, letter: string, ontoDevil: Options['ontoDevil']): HandJump[] =>
  jumpsByHand(laid, letter).filter(
    ({ to }) => letter === 'r' || ontoDevil === 'allowed' || !under(to).includes(laid.indexOf('r')),
  );

function endByHand(
  laid: string,
  supply: number,
  turns: number,
  ontoDevil: Options['ontoDevil'] = 'forbidden',
): string | undefined {
  if (under(laid.indexOf('r')).includes(laid.indexOf('y'))) return 'seized';
  if (supply === 0) return 'escaped';
  return turns % 2 === 0 && mayJump(laid, 'y', ontoDevil).length === 0 ? 'walled' : undefined;
}

function perftByHand(laid: string, supply: number, turns: number, depth: number): number {
  if (depth === 0 || endByHand(laid, supply, turns) !== undefined) return 1;
  const jumps = mayJump(laid, turns % 2 === 0 ? 'y' : 'r', 'forbidden');
  if (jumps.length === 0) return perftByHand(laid, supply, turns + 1, depth - 1);
  return jumps.reduce((sum, jump) => {
    const jumped = jumpedByHand(laid, jump);
    const filled = `${jumped.slice(0, jump.from)}g${jumped.slice(jump.from + 1)}`;
    const seized = endByHand(jumped, supply, turns + 1) === 'seized';
    return sum + perftByHand(seized ? jumped : filled, supply - (seized ? 0 : 1), turns + 1, depth - 1);
  }, 0);
}

describe('table', () => {
  it('DEV-1 two players: player 1 has the golden die, player 2 the red one', () => {
    for (const players of [1, 3]) expect(() => game.setup({ players })).toThrow(GameError);
    const state = landed('c4', 'a9');
    expect([cells(state.board, 'y'), cells(state.board, 'r')]).toEqual(['c4', 'a9']);
    const second = game.reduce(state, move(0, 'c3'));
    expect([cells(second.board, 'y'), cells(second.board, 'r')]).toEqual(['c3', 'a9']);
    const third = game.reduce(second, move(1, 'a8'));
    expect([cells(third.board, 'y'), cells(third.board, 'r')]).toEqual(['c3', 'a8']);
  });

  it('DEV-2 three pyramids of four black dice, alike for all corners', () => {
    const tops: Spot[] = [
      [5, 1, 1],
      [1, 5, 1],
      [1, 1, 5],
    ];
    const expected = tops.flatMap((top) => [top, ...units.map((one) => add(top, one))]).map(indexOf);
    expect([...start().board].flatMap((die, cell) => (die === 'k' ? [cell] : []))).toEqual(
      expected.sort((one, other) => one - other),
    );
    expect(start().board.split('k')).toHaveLength(13);
  });

  it('DEV-3 [dice=45] [dice=3] green dice of both are one stock', () => {
    expect([start().supply, start({ dice: 3 }).supply]).toEqual([90, 6]);
    for (const dice of [0, 76]) expect(() => start({ dice })).toThrow(GameError);
    const state = play(game, landed('c4', 'a9'), [move(0, 'c3'), move(1, 'a8')]);
    expect(state.supply).toBe(88);
  });

  it('DEV-4 they land in two different empty funnels of the plate', () => {
    expect(verdict(game, start(), move(0, 'c4'))).toBe('DEV-4');
    expect(verdict(game, start(), pass(0))).toBe('DEV-4');
    expect([...game.legalActions(start())]).toEqual([{ type: 'land', player: 0 }]);
    expect(verdict(game, landed('c4', 'a9'), { type: 'land', player: 0 }, { angel: 'c3', devil: 'c4' })).toBe('DEV-4');
    for (const [angel, devil] of [
      ['c4', 'c4'],
      ['b7', 'c4'],
      ['c4', '1a1'],
    ] as const) {
      expect(() => game.reduce(start(), land(angel, devil))).toThrow(/outcome/);
    }
  });

  it('DEV-4 every landing is as likely as any other, and both can jump then', () => {
    const chance = game.chance(start(), { type: 'land', player: 0 });
    expect(chance?.total).toBe(36 * 35);
    const seen = new Set<string>();
    for (const { outcome, weight } of chance?.outcomes() ?? []) {
      const { angel, devil } = outcome as { angel: string; devil: string };
      expect(weight).toBe(1);
      seen.add(`${angel} ${devil}`);
      // A few of them: who can jump alone can jump beside the other, too.
      if (angel !== 'a1' && devil !== 'a1') continue;
      const { board: laid } = landed(angel, devil);
      expect([jumpsByHand(laid, 'y').length > 0, jumpsByHand(laid, 'r').length > 0]).toEqual([true, true]);
    }
    expect(seen.size).toBe(36 * 35);
  });

  it('DEV-5 the angel begins, then they take turns', () => {
    const state = landed('c4', 'a9');
    expect(verdict(game, state, move(1, 'a8'))).toBe('NOT_YOUR_TURN');
    const second = game.reduce(state, move(0, 'c3'));
    expect([second.toPlay, second.turns]).toEqual([1, 1]);
    expect(game.reduce(second, move(1, 'a8')).toPlay).toBe(0);
  });
});

describe('jumping', () => {
  it('DEV-6 one jump, and a player who can jump must', () => {
    const state = landed('c4', 'a9');
    expect(verdict(game, state, pass(0))).toBe('DEV-6');
    expect(landings(state).sort()).toEqual(['b4', 'b5', 'c3', 'c5', 'd3', 'd4']);
  });

  // Sections through z = 2, seen from the side: P is c5 = (4,2,2), # are green dice, T is where it goes.
  //
  //   over a ridge    over a die     onto dice
  //
  //                     ..           ... T
  //     ...            . .          .  # #
  //    P   T          P #  T       P # # #
  it.each([
    ['DEV-7 over a ridge into the next funnel', {}, 'c4', 'legal'],
    ['DEV-7 no further', {}, 'c3', 'DEV-8'],
    ['DEV-7 over a die', { g: 'c4' }, 'c3', 'legal'],
    ['DEV-7 not through it', { g: 'c4' }, 'c4', 'DEV-8'],
    ['DEV-8 onto dice', { g: 'c4 c3 d3' }, '1c3', 'legal'],
    ['DEV-8 not where the third die is missing', { g: 'c4 c3' }, '1c3', 'DEV-8'],
  ])('%s', (_, dice, to, expected) => {
    expect(verdict(game, position({ y: 'c5', r: 'i1', ...dice }, 0), move(0, to))).toBe(expected);
  });

  it('DEV-7 DEV-8 jumps are those by hand all through some games', () => {
    let compared = 0;
    for (let seed = 0; seed < 3; seed++) {
      let state = start();
      for (const [index, action] of playout(game, { players: 2, seed: `${seed}` }).actions.entries()) {
        if (index % 3 === 1) {
          const letter = 'yr'.charAt(state.toPlay ?? 0);
          const expected = mayJump(state.board, letter, 'forbidden').map(({ to }) => nameAt(to));
          expect(landings(state)).toEqual(expected.length === 0 ? ['pass'] : expected);
          compared += expected.length;
        }
        state = game.reduce(state, action);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('DEV-9 a devil without a way passes, and no green die is placed', () => {
    const state = position({ y: 'e5', r: 'c7', g: 'a7 a9 b8 c5 d6' }, 1);
    expect(jumpsByHand(state.board, 'r')).toEqual([]);
    expect(landings(state)).toEqual(['pass']);
    expect(verdict(game, state, move(1, 'b7'))).toBe('DEV-8');
    const after = game.reduce(state, pass(1));
    expect([after.board, after.supply, after.toPlay]).toEqual([state.board, state.supply, 0]);
  });

  it('DEV-9 [ontoDevil=allowed] a die that carries another cannot jump; the devil passes, and no green die is placed', () => {
    const state = position({ y: 'i1', r: 'c4', g: 'c3 d3 1c3' }, 1, { ontoDevil: 'allowed' });
    expect(verdict(game, state, move(1, 'c5'))).toBe('DEV-9');
    expect(landings(state)).toEqual(['pass']);
    const after = game.reduce(state, pass(1));
    expect([after.board, after.supply, after.toPlay, after.turns]).toEqual([state.board, 87, 0, state.turns + 1]);
    expect(game.describe(state, pass(1), after)).toBe('The devil cannot jump and passes.');
  });

  it('DEV-10 a green die fills the cell that was left', () => {
    const first = game.reduce(landed('c4', 'a9'), move(0, 'c3'));
    expect([cells(first.board, 'y'), cells(first.board, 'r'), cells(first.board, 'g')]).toEqual(['c3', 'a9', 'c4']);
    const second = game.reduce(first, move(1, 'a8'));
    expect([cells(second.board, 'r'), cells(second.board, 'g')]).toEqual(['a8', 'a9 c4']);
    expect([first.supply, second.supply]).toEqual([89, 88]);
    expect(game.describe(first, move(1, 'a8'), second)).toBe('The devil jumps from a9 to a8; a green die fills a9.');
    // Also above the plate: from 1c3 down to c5.
    const high = game.reduce(position({ y: '1c3', r: 'i1', g: 'c4 c3 d3' }, 0), move(0, 'c5'));
    expect(cells(high.board, 'g')).toBe('c3 c4 d3 1c3');
  });
});

describe('end', () => {
  // The devil at c5 jumps into the funnel 1c3 of c4, c3 and d3, where the angel lies among green dice.
  it.each(['c4', 'c3', 'd3'])('DEV-11 the devil catches the angel in %s from above', (angel) => {
    const green = ['c4', 'c3', 'd3'].filter((cell) => cell !== angel).join(' ');
    const state = position({ y: angel, r: 'c5', g: green }, 1);
    const over = game.reduce(state, move(1, '1c3'));
    expect([over.toPlay, over.supply, over.board[at('c5')]]).toEqual([null, 88, '.']);
    expect(game.result(over)).toEqual({ winners: [1], scores: null, reason: 'The devil lies on the angel.' });
    expect(game.describe(state, move(1, '1c3'), over)).toBe(
      'The devil jumps from c5 to 1c3, onto the angel, who is caught.',
    );
    expect(verdict(game, over, move(0, 'c5'))).toBe('GAME_OVER');
  });

  it('DEV-11 beside the angel or over it is not enough, and the catch comes before the last green die', () => {
    const beside = game.reduce(position({ y: 'c4', r: 'c7' }, 1), move(1, 'c5'));
    expect(beside.toPlay).toBe(0);
    const last = position({ y: 'c4', r: 'c5', g: 'c3 d3 a5' }, 1, { dice: 2 });
    expect(last.supply).toBe(1);
    const over = game.reduce(last, move(1, '1c3'));
    expect([over.supply, game.result(over)?.winners]).toEqual([1, [1]]);
  });

  // The angel in c5 could jump into 1c3, which lies on c4, c3 and d3.
  const besideDevil = { y: 'c5', r: 'c4', g: 'c3 d3' };

  it('DEV-12 [ontoDevil=forbidden] the angel may not jump onto the devil, unless it is asked for', () => {
    for (const options of [{}, { ontoDevil: 'forbidden' }] as const) {
      const state = position(besideDevil, 0, options);
      expect(verdict(game, state, move(0, '1c3'))).toBe('DEV-12');
      expect(landings(state)).not.toContain('1c3');
      expect(landings(state).length).toBeGreaterThan(0);
      // The devil may jump onto the angel as ever.
      const chase = position({ y: 'c4', r: 'c5', g: 'c3 d3' }, 1, options);
      expect(verdict(game, chase, move(1, '1c3'))).toBe('legal');
    }
  });

  it('DEV-12 [ontoDevil=forbidden] nor from above the plate', () => {
    // From 1b4, on b4, b5 and c4, over the ridge into 1b3, which lies on b3, b4 and the devil in c3.
    const ABOVE = { y: '1b4', r: 'c3', g: 'b4 b5 c4' };
    const above = position(ABOVE, 0);
    expect(above.board.indexOf('y')).toBeGreaterThanOrEqual(45);
    expect(verdict(game, above, move(0, '1b3'))).toBe('DEV-12');
    expect(landings(above)).not.toContain('1b3');
    expect(verdict(game, position(ABOVE, 0, { ontoDevil: 'allowed' }), move(0, '1b3'))).toBe('legal');
  });

  it('DEV-12 [ontoDevil=forbidden] [ontoDevil=allowed] from wherever the angel stands in random games', () => {
    const refused = { plate: 0, above: 0 };
    for (let seed = 0; seed < 25; seed++) {
      let state = start({ ontoDevil: 'allowed' });
      for (const action of playout(game, { players: 2, seed: `onto ${seed}`, options: state.options }).actions) {
        // Once a die lies on the devil, it is a game of the other rule alone.
        const [angel, devil] = [state.board.indexOf('y'), state.board.indexOf('r')];
        const isBuried = [...state.board].some((die, cell) => die !== '.' && under(cell).includes(devil));
        if (state.phase === 'play' && isBuried) break;
        if (state.phase === 'play' && state.toPlay === 0) {
          const strict: State = { ...state, options: { ...state.options, ontoDevil: 'forbidden' } };
          for (const { to } of jumpsByHand(state.board, 'y')) {
            if (!under(to).includes(devil)) continue;
            expect(game.check(state, move(0, nameAt(to)))).toBe(null);
            expect(game.check(strict, move(0, nameAt(to)))).toMatchObject({ code: 'ILLEGAL', clause: 'DEV-12' });
            refused[angel < 45 ? 'plate' : 'above']++;
          }
        }
        state = game.reduce(state, action);
      }
    }
    expect(Math.min(refused.plate, refused.above)).toBeGreaterThan(5);
  });

  it('DEV-12 [ontoDevil=allowed] the angel may, and buries the devil', () => {
    const state = position(besideDevil, 0, { ontoDevil: 'allowed' });
    const onto = game.reduce(state, move(0, '1c3'));
    expect(onto.toPlay).toBe(1);
    const away = play(game, onto, [pass(1), move(0, landings(game.reduce(onto, pass(1)))[0] ?? '')]);
    expect(away.board[at('1c3')]).toBe('g');
    expect(landings(away)).toEqual(['pass']);
  });

  it('DEV-12 DEV-13 [ontoDevil=forbidden] [walled=caught] [walled=pass] whose only jump leads onto the devil has none', () => {
    const near = { y: 'b8', r: 'd6', g: 'a8 a9 b5 c7' };
    expect(landings(position(near, 0, { ontoDevil: 'allowed' }))).toEqual(['1c6']);
    const caught = position(near, null, {}, 0);
    expect(game.result(caught)?.reason).toBe('The angel cannot jump any more.');
    expect(landings(position(near, 0, { walled: 'pass' }))).toEqual(['pass']);
  });

  // The angel under a green die: c4 carries 1c3.
  const buried = { y: 'c4', r: 'i1', g: 'c3 d3 1c3' };

  it('DEV-13 [walled=caught] an angel that cannot jump on its turn is caught', () => {
    expect(() => position(buried, 0)).toThrow(/over/);
    const over = position(buried, null);
    expect(game.result(over)).toEqual({ winners: [1], scores: null, reason: 'The angel cannot jump any more.' });
    // Before the devil's turn it isn't said yet.
    const devils = position(buried, 1);
    const after = game.reduce(devils, move(1, 'h1'));
    expect([after.toPlay, game.result(after)?.winners]).toEqual([null, [1]]);
    expect(game.describe(devils, move(1, 'h1'), after)).toBe(
      'The devil jumps from i1 to h1; a green die fills i1. The angel cannot jump any more.',
    );
  });

  it('DEV-13 [walled=pass] or it passes; if neither can jump it is a draw', () => {
    const state = position(buried, 0, { walled: 'pass' });
    expect(landings(state)).toEqual(['pass']);
    const after = game.reduce(state, pass(0));
    expect([after.toPlay, after.supply]).toEqual([1, 87]);
    const both = position({ y: 'c4', r: 'c5', g: 'c3 d3 1c3 d4 1c4' }, null, {
      walled: 'pass',
      ontoDevil: 'allowed',
    });
    expect([jumpsByHand(both.board, 'y'), jumpsByHand(both.board, 'r')]).toEqual([[], []]);
    expect(game.result(both)).toEqual({ winners: [0, 1], scores: null, reason: 'Neither can jump: a draw.' });
  });

  it('DEV-14 the last green die frees the angel, whoever jumped', () => {
    const one = play(game, landed('c4', 'a9', { dice: 1 }), [move(0, 'c3')]);
    expect([one.toPlay, one.supply]).toEqual([1, 1]);
    const two = game.reduce(one, move(1, 'a8'));
    expect([two.toPlay, two.supply]).toEqual([null, 0]);
    expect(game.result(two)).toEqual({
      winners: [0],
      scores: null,
      reason: 'The last green die is placed, and the angel is free.',
    });
    expect(game.describe(one, move(1, 'a8'), two)).toContain('a green die fills a9. The last green die is placed');
    const own = game.reduce(position({ y: 'c4', r: 'i1', g: 'a4' }, 0, { dice: 1 }), move(0, 'c3'));
    expect(game.result(own)?.winners).toEqual([0]);
  });

  it.each([
    ['{}', {}],
    ['[walled=pass]', { walled: 'pass' }],
    ['[ontoDevil=allowed]', { ontoDevil: 'allowed' }],
    ['[ontoDevil=allowed] [dice=75]', { ontoDevil: 'allowed', dice: 75 }],
    ['[dice=30]', { dice: 30 }],
  ] as const)('DEV-15 random games end by themselves, and nobody is ever stuck: %s', (_, options) => {
    const endings = new Set<string>();
    let turns = 0;
    for (let seed = 0; seed < 25; seed++) {
      const { state, result, actions } = playout(game, { players: 2, seed: `${seed}`, options });
      const jumps = actions.filter(({ type }) => type === 'move').length;
      expect(jumps).toBeLessThanOrEqual(2 * state.options.dice);
      endings.add(result?.reason ?? 'none');
      turns += actions.length;
      const byHand = endByHand(state.board, state.supply, state.turns, state.options.ontoDevil);
      if (state.options.walled === 'caught') {
        expect(result?.winners).toEqual([byHand === 'escaped' ? 0 : 1]);
        expect(byHand).toBeDefined();
      }
    }
    expect(turns).toBeGreaterThan(500);
    expect(endings.has('none')).toBe(false);
    expect(endings.size).toBeGreaterThan(2);
  });

  it('DEV-16 [turnLimit=2] [turnLimit=null] then it is a draw', () => {
    const two = (state: State): State => play(game, state, [move(0, 'c3'), move(1, 'a8')]);
    expect(game.result(two(landed('c4', 'a9', { turnLimit: 2 })))).toEqual({
      winners: [0, 1],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    expect(two(landed('c4', 'a9')).toPlay).toBe(0);
  });
});

describe('counts', () => {
  const later = playout(game, { players: 2, seed: 'later 3', maxActions: 21 }).state;
  const close = position({ y: 'c5', r: 'c7', g: 'c4 c3 d3' }, 0);

  it.each([
    ['a landing in the middle and in a corner', landed('c4', 'a9'), 4],
    ['a landing side by side', landed('d4', 'd5'), 3],
    ['a position in the middle of a game', later, 4],
    ['a position in which somebody can be caught', close, 3],
  ])('perft of %s', (_, state, depth) => {
    const count = perft(game, state, depth);
    expect(count).toBe(perftByHand(state.board, state.supply, state.turns, depth));
    expect(count).toBeGreaterThan(30);
  });

  it('perft of a landing is known', () => {
    expect([1, 2, 3].map((depth) => perft(game, landed('c4', 'a9'), depth))).toEqual([6, 12, 71]);
  });

  it('DEV-10 no green die ever lacks a place: what is left is always supported', () => {
    const { state } = playout(game, { players: 2, seed: 'places' });
    for (const [cell, die] of [...state.board].entries()) {
      if (die === '.' || cell < 45) continue;
      const below = units.map((one) => state.board[indexOf(add(spots[cell] as Spot, one))]);
      expect(below).not.toContain('.');
    }
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 2 });
    readsItsPositions(game, { players: 2, options: { walled: 'pass', dice: 75 } });
    readsItsPositions(game, { players: 2, options: { ontoDevil: 'allowed' } });
  });

  it('DEV-12 [ontoDevil=forbidden] [ontoDevil=allowed] a die on the devil is refused, unless the angel may go there', () => {
    for (const dice of [
      { y: 'i1', r: 'c4', g: 'c3 d3 1c3' },
      { y: '1c3', r: 'c4', g: 'c3 d3' },
    ]) {
      expect(() => position(dice, 1)).toThrow(/a die lies on the devil/);
      expect(position(dice, 1, { ontoDevil: 'allowed' }).toPlay).toBe(1);
    }
  });

  it('DEV-12 positions of rules 1 are read, and what held in their games holds on', () => {
    for (const ontoDevil of ['allowed', 'forbidden'] as const) {
      const now = position({ y: 'c5', r: 'c4', g: 'c3 d3' }, 0, { ontoDevil });
      const loaded = game.load({ ...now, rules: 1 });
      expect(loaded).toEqual(now);
      expect(verdict(game, loaded, move(0, '1c3'))).toBe(ontoDevil === 'allowed' ? 'legal' : 'DEV-12');
    }
  });

  it('DEV-12 a record of rules 1 is one of a game in which the angel could land on the devil', () => {
    const table = { players: 2, options: { ontoDevil: 'allowed' } } as const;
    const recorder = startGame(game, table);
    // A game in which that happens.
    for (const action of playout(game, { ...table, seed: 'onto 1' }).actions) recorder.play(action);
    const record = { ...recorder.toRecord(), options: {} };
    expect(verifyRecord(record, game).deviations[0]?.message).toContain('may not jump onto the devil');
    expect(verifyRecord({ ...record, rules: 1 }, game)).toMatchObject({ ok: true, deviations: [] });
  });

  const state = landed('c4', 'a9');
  it.each([
    ['a die on nothing', { board: board({ g: '1d4', k: PYRAMIDS, y: 'c4', r: 'a9' }) }, /lies on nothing/],
    ['no devil', { board: board({ k: PYRAMIDS, y: 'c4' }) }, /expected one die of Player 2, got 0/],
    ['two angels', { board: board({ k: PYRAMIDS, y: 'c4 c3', r: 'a9' }) }, /expected one die of Player 1, got 2/],
    ['a moved pyramid', { board: board({ '.': '1b6', k: 'a1' }, state.board) }, /not as they were built/],
    ['green dice from nowhere', { supply: 91 }, /expected 90 green dice, got 91/],
    ['green dice too early', { board: board({ g: 'a1' }, state.board), supply: 89 }, /can't have been placed/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['the devil first', { toPlay: 1 }, /not the turn of Player 2/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });

  it.each([
    ['dice before the landing', { board: board({ g: 'a1' }, start().board) }, /nothing but the black pyramids/],
    ['fewer green dice before the landing', { supply: 5 }, /expected 90 green dice, got 5/],
    ['turns before the landing', { turns: 2 }, /the landing comes before/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });
});

describe('words', () => {
  it('says where they land', () => {
    expect(game.describe(start(), land('c4', 'a9'), landed('c4', 'a9'))).toBe(
      'The angel lands in c4, the devil in a9.',
    );
  });

  it('says who passes, and when neither can jump', () => {
    const buried = position({ y: 'c4', r: 'i1', g: 'c3 d3 1c3' }, 0, { walled: 'pass' });
    expect(game.describe(buried, pass(0), game.reduce(buried, pass(0)))).toBe('The angel cannot jump and passes.');
    const limited = position({ y: 'i1', r: 'c4', g: 'c3 d3 1c3' }, 1, { turnLimit: 4, ontoDevil: 'allowed' });
    expect(game.describe(limited, pass(1), game.reduce(limited, pass(1)))).toBe(
      'The devil cannot jump and passes. The turn limit is reached: a draw.',
    );
  });

  it('says why an action is refused', () => {
    const why = (state: State, action: TheFireRedDevilAction): string | undefined => game.check(state, action)?.message;
    for (const action of [move(0, 'c4'), pass(0)])
      expect(why(start(), action)).toBe('the angel and the devil must land first');
    const state = landed('c4', 'a9');
    expect(why(state, { type: 'land', player: 0 })).toBe('the angel and the devil have already landed');
    expect(why(state, pass(0))).toBe('a player who can jump must jump');
    expect(why(state, move(0, 'c4'))).toBe('no jump goes from c4 to c4');
    const blocked = position({ y: 'i1', r: 'c4', g: 'c3 d3 1c3' }, 1, { ontoDevil: 'allowed' });
    expect(why(blocked, move(1, 'c5'))).toBe('the die in c4 carries another');
    const forbidden = position({ y: 'c5', r: 'c4', g: 'c3 d3' }, 0);
    expect(why(forbidden, move(0, '1c3'))).toBe('the angel may not jump onto the devil');
  });
});
