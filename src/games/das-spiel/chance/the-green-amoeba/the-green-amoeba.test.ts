import { describe, expect, it } from 'vitest';
import { at, board as boardOf, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { clausesBroken, watchRandomGames } from '../../../../../test/helpers/random-games.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { theGreenAmoebaInvariants as invariants } from './the-green-amoeba.invariants.js';
import {
  type TheGreenAmoebaAction as Action,
  theGreenAmoeba as game,
  type TheGreenAmoebaOptions as Options,
  type TheGreenAmoebaState as RawState,
} from './the-green-amoeba.js';

type State = DeepReadonly<RawState>;

const CENTRE = 'c3 c4 c5 d3 d4 e3';
const start = (options: Options = {}): State => game.setup({ players: 3, options });
const roll = (player: number, outcome: number): Action => ({ type: 'roll', player, outcome });
const done = (player: number): Action => ({ type: 'done', player });
const move = (player: number, path: string): Action => {
  const [from = '', to = ''] = path.split('-');
  return { type: 'move', player, from, to };
};
const plate = (names: string): string => boardOf({ g: names }, '.'.repeat(45));

/** A position before the roll of `toPlay`, the amoeba in these cells. */
const position = (names: string, toPlay = 0, options: Options = {}): State =>
  game.load({ ...start(options), board: plate(names), toPlay, turns: toPlay });

/** Neighbours on the plate from their definition: one coordinate more, one less. */
const near = (one: Spot, other: Spot): boolean => {
  const steps = one.map((value, axis) => value - (other[axis] as number)).sort();
  return steps.join() === '-1,0,1';
};
const isWhole = (board: string): boolean => {
  const dice = [...board].flatMap((die, cell) => (die === 'g' ? [spots[cell] as Spot] : []));
  const reached = dice.slice(0, 1);
  for (const one of reached) {
    for (const other of dice) if (!reached.includes(other) && near(one, other)) reached.push(other);
  }
  return reached.length === dice.length;
};

const ascending = (cells: readonly number[]): number[] => [...cells].sort((one, other) => one - other);

/** Every connected amoeba, grown die by die, and where each is led by a step that leaves it connected, before the game is over. */
function everyPosition() {
  const plateSpots = spots.slice(0, 45);
  const beside = plateSpots.map((one) => plateSpots.flatMap((other, cell) => (near(one, other) ? [cell] : [])));
  const besideOf = (cell: number): readonly number[] => beside[cell] ?? [];
  let grown = new Map(plateSpots.map((_, cell) => [`${cell}`, [cell]]));
  for (let dice = 1; dice < 6; dice++) {
    const larger = [...grown.values()].flatMap((cells) =>
      cells.flatMap(besideOf).flatMap((cell) => (cells.includes(cell) ? [] : [ascending([...cells, cell])])),
    );
    grown = new Map(larger.map((cells) => [cells.join(), cells]));
  }
  const positions = [...grown.values()];
  const numbers = new Map([...grown.keys()].map((key, number) => [key, number]));
  const isOver = (dice: readonly number[]): boolean => ['a9', 'a1', 'i1'].some((corner) => dice.includes(at(corner)));
  const stepsFrom = (dice: readonly number[]): number[] =>
    dice.flatMap((from) =>
      besideOf(from).flatMap((to) => {
        // What is not among them hangs together no more.
        const next = numbers.get(ascending([...dice.filter((one) => one !== from), to]).join());
        return next === undefined || dice.includes(to) ? [] : [next];
      }),
    );
  return { positions, isOver, steps: positions.map((dice) => (isOver(dice) ? [] : stepsFrom(dice))) };
}

describe('table', () => {
  it('AMO-1 three sides play, with home corners a9, a1, i1', () => {
    for (const players of [2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
    // A straight amoeba that can enter a corner with one step.
    const wins = (names: string, path: string): unknown => {
      const state = play(game, position(names), [roll(0, 1), move(0, path)]);
      return game.result(state)?.winners;
    };
    expect(wins('a8 a7 a6 a5 a4 b4', 'b4-b3')).toBeUndefined();
    expect(wins('a8 a7 a6 a5 a4 b7', 'b7-b8')).toBeUndefined();
    expect(wins('a8 a7 a6 a5 a4 b8', 'b8-a9')).toEqual([0]);
    expect(wins('a2 a3 a4 a5 a6 b1', 'b1-a1')).toEqual([1]);
    expect(wins('h1 g1 f1 e1 d1 h2', 'h2-i1')).toEqual([2]);
  });

  it('AMO-2 six green dice lie in the centre', () => {
    expect(cells(start().board.padEnd(165, '.'), 'g')).toBe(CENTRE);
    // The centre by its definition: the funnels with all coordinates between 2 and 4.
    const centre = spots
      .slice(0, 45)
      .flatMap((spot, cell) => (spot.every((n) => n >= 2 && n <= 4) ? [nameAt(cell)] : []));
    expect(centre.join(' ')).toBe(CENTRE);
  });

  it('AMO-3 turns go round from player 0', () => {
    let state = start();
    for (const player of [0, 1, 2, 0]) {
      expect(state.toPlay).toBe(player);
      expect(verdict(game, state, roll((player + 1) % 3, 1), 1)).toBe('NOT_YOUR_TURN');
      state = play(game, state, [roll(player, 3), done(player)]);
    }
    expect(state.turns).toBe(4);
  });
});

describe('a turn', () => {
  it('AMO-4 begins with one roll', () => {
    for (const action of [move(0, 'c3-b4'), done(0)]) {
      expect(verdict(game, start(), action)).toBe('AMO-4');
      expect(game.check(start(), action)?.message).toContain('the die must be rolled first');
    }
    const rolled = game.reduce(start(), roll(0, 4));
    expect(verdict(game, rolled, roll(0, 1), 1)).toBe('AMO-4');
    expect(game.check(rolled, roll(0, 1))?.message).toContain('a 4 has already been rolled');
    expect(game.result(rolled)).toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6])('AMO-4 AMO-5 a %i can be rolled and allows so many steps', (number) => {
    const rolled = game.reduce(start(), roll(0, number));
    expect([rolled.rolled, rolled.left]).toEqual([number, number]);
  });

  it.each([0, 7, 2.5])('AMO-4 a %d cannot be rolled', (number) => {
    expect(game.safeReduce(start(), roll(0, number)).ok).toBe(false);
  });

  it('AMO-5 the example: with a 2 one die moves twice, or two dice once each', () => {
    const rolled = game.reduce(start(), roll(0, 2));
    expect(rolled.left).toBe(2);
    const once = play(game, rolled, [move(0, 'e3-e2'), move(0, 'e2-d2')]);
    expect(cells(once.board.padEnd(165, '.'), 'g')).toBe('c3 c4 c5 d2 d3 d4');
    const two = play(game, rolled, [move(0, 'e3-e2'), move(0, 'c5-b5')]);
    expect(cells(two.board.padEnd(165, '.'), 'g')).toBe('b5 c3 c4 d3 d4 e2');
    for (const state of [once, two])
      expect([state.toPlay, state.left, state.rolled, state.turns]).toEqual([1, 0, null, 1]);
  });

  it.each([1, 2, 3, 4, 5, 6])('AMO-5 all steps of a %i can be taken, and no more', (number) => {
    let state = game.reduce(start(), roll(0, number));
    for (let taken = 0; taken < number; taken++) {
      expect([state.toPlay, state.rolled, state.left]).toEqual([0, number, number - taken]);
      expect(verdict(game, state, done(0))).toBe('legal');
      state = game.reduce(state, move(0, taken % 2 === 0 ? 'e3-e2' : 'e2-e3'));
    }
    expect(state).toMatchObject({ toPlay: 1, rolled: null, left: 0, turns: 1 });
    expect(verdict(game, state, move(0, 'c3-b4'))).toBe('NOT_YOUR_TURN');
  });

  it('AMO-5 there is always a step, as long as nobody has won', () => {
    // All connected amoebas on the plate, grown die by die, but those in a corner.
    const beside = spots
      .slice(0, 45)
      .map((spot) => spots.slice(0, 45).flatMap((one, cell) => (near(spot, one) ? [cell] : [])));
    const grown = (amoebas: ReadonlySet<string>): Set<string> =>
      new Set(
        [...amoebas].flatMap((text) => {
          const amoeba = text.split(' ').map(Number);
          const more = amoeba.flatMap((cell) => beside[cell] as number[]).filter((cell) => !amoeba.includes(cell));
          return more.map((cell) => [...amoeba, cell].sort((a, b) => a - b).join(' '));
        }),
      );
    let amoebas: Set<string> = new Set(spots.slice(0, 45).map((_, cell) => String(cell)));
    for (let dice = 1; dice < 6; dice++) amoebas = grown(amoebas);
    const holdsTogether = (cells: readonly number[]): boolean => {
      const reached = cells.slice(0, 1);
      for (const one of reached)
        for (const other of cells) {
          if (!reached.includes(other) && beside[one]?.includes(other)) reached.push(other);
        }
      return reached.length === cells.length;
    };
    let seen = 0;
    for (const text of amoebas) {
      const amoeba = text.split(' ').map(Number);
      if ([0, 8, 44].some((corner) => amoeba.includes(corner))) continue;
      const hasStep = amoeba.some((from) =>
        (beside[from] as number[]).some(
          (to) => !amoeba.includes(to) && holdsTogether([...amoeba.filter((cell) => cell !== from), to]),
        ),
      );
      expect(hasStep).toBe(true);
      seen++;
    }
    expect(seen).toBeGreaterThan(5000);
  });

  it.each([0, 1, 2, 3])('AMO-5 after %i steps of a 4 the turn can be ended', (steps) => {
    const path = ['e3-e2', 'e2-d2', 'd2-e2'].slice(0, steps).map((one) => move(0, one));
    const state = play(game, game.reduce(start(), roll(0, 4)), path);
    expect(state.left).toBe(4 - steps);
    expect(game.reduce(state, done(0))).toMatchObject({ toPlay: 1, left: 0, rolled: null, board: state.board });
  });

  it.each([
    ['AMO-5', 'a1-a2', 'no die there', 'no die lies in a1'],
    ['AMO-5', 'c3-c4', 'a die is in the way', 'a die lies in c4'],
    ['AMO-5', 'c3-c3', 'no step at all', 'c3 is no neighbour of c3'],
    ['AMO-5', 'c3-a3', 'two funnels away', 'a3 is no neighbour of c3'],
    ['AMO-5', 'e3-e5', 'two funnels away in the row', 'e5 is no neighbour of e3'],
    ['AMO-6', 'e3-f3', 'nobody beside it any more', 'a step from e3 to f3 tears the amoeba'],
    ['legal', 'e3-e2', 'on the other side of a die', ''],
  ])('%s: %s (%s)', (expected, path, _, message) => {
    const rolled = game.reduce(start(), roll(0, 1));
    expect(verdict(game, rolled, move(0, path))).toBe(expected);
    expect(game.check(rolled, move(0, path))?.message ?? '').toContain(message);
  });

  it('AMO-6 [connected=always] random games list what a literal model allows', () => {
    let compared = 0;
    let state = start({ turnLimit: 40 });
    for (const action of playout(game, { players: 3, options: { turnLimit: 40 }, seed: 'slow' }).actions) {
      if (state.rolled !== null) {
        const legal = [...game.legalActions(state)].flatMap((one) =>
          one.type === 'move' ? [`${one.from}-${one.to}`] : [],
        );
        const expected = spots.slice(0, 45).flatMap((from, one) =>
          spots.slice(0, 45).flatMap((to, other) => {
            if (state.board[one] !== 'g' || state.board[other] !== '.' || !near(from, to)) return [];
            const moved = [...state.board];
            moved[one] = '.';
            moved[other] = 'g';
            return isWhole(moved.join('')) ? [`${nameAt(one)}-${nameAt(other)}`] : [];
          }),
        );
        expect([...legal].sort()).toEqual([...expected].sort());
        compared++;
      }
      state = game.reduce(state, action);
    }
    expect(compared).toBeGreaterThan(20);
  });

  describe('AMO-6 [connected=at-end]', () => {
    const free = (names = CENTRE, number = 2): State =>
      game.reduce(position(names, 0, { connected: 'at-end' }), roll(0, number));

    it('AMO-6 [connected=at-end] the amoeba may be torn for a moment', () => {
      const torn = game.reduce(free(), move(0, 'e3-f3'));
      expect(torn.toPlay).toBe(0);
      expect(game.describe(free(), move(0, 'e3-f3'), torn)).toBe('Player 1 moves a die from e3 to f3.');
      expect(verdict(game, torn, done(0))).toBe('AMO-6');
      expect(game.check(torn, done(0))?.message).toContain('the amoeba is torn');
      const whole = game.reduce(torn, move(0, 'f3-e3'));
      expect([whole.toPlay, whole.board]).toEqual([1, plate(CENTRE)]);
      expect(game.describe(torn, move(0, 'f3-e3'), whole)).toBe('Player 1 moves a die from f3 to e3.');
    });

    it('AMO-6 [connected=at-end] whole after the last step it stays where it is', () => {
      const last = game.reduce(free(CENTRE, 1), move(0, 'e3-e2'));
      const stays = { board: plate('c3 c4 c5 d3 d4 e2'), toPlay: 1, atRoll: null, turns: 1 };
      expect(last).toMatchObject(stays);
      // The same when the last step is left out.
      expect(play(game, free(), [move(0, 'e3-e2'), done(0)])).toMatchObject(stays);
    });

    it('AMO-6 [connected=at-end] a single step that tears it can be taken and comes to nothing', () => {
      const last = game.reduce(free(CENTRE, 1), move(0, 'e3-f3'));
      expect(last).toMatchObject({ board: plate(CENTRE), toPlay: 1, turns: 1 });
    });

    it('AMO-6 [connected=at-end] torn after the last step it goes back to where it lay at the roll', () => {
      const first = game.reduce(free(), move(0, 'c5-b5'));
      const last = game.reduce(first, move(0, 'e3-f3'));
      expect(last).toMatchObject({ board: plate(CENTRE), toPlay: 1, atRoll: null, turns: 1 });
      expect(game.describe(first, move(0, 'e3-f3'), last)).toBe(
        'Player 1 moves a die from e3 to f3. The amoeba is torn and goes back to where it was.',
      );
    });

    it('AMO-6 [connected=at-end] a corner that is entered torn counts only when the rest has come after', () => {
      // The die leaves the others behind, then the others follow.
      const state = game.reduce(free('a7 b6 c5 c4 b5 d4', 3), move(0, 'a7-a8'));
      const inCorner = game.reduce(state, move(0, 'a8-a9'));
      expect([inCorner.toPlay, game.result(inCorner)]).toEqual([0, null]);
      const late = game.reduce(inCorner, move(0, 'b6-b7'));
      expect(late).toMatchObject({ board: plate('a7 b6 c5 c4 b5 d4'), toPlay: 1 });
      const linked = play(game, free('a7 b7 c6 c5 b6 d5', 3), [move(0, 'a7-a8'), move(0, 'a8-a9'), move(0, 'b7-b8')]);
      // b8 touches a9 and b7's old neighbours? b6 is two away: torn, so back again.
      expect(linked.toPlay).toBe(1);
      const won = play(game, free('a7 b7 b8 c6 b6 d5', 2), [move(0, 'a7-a8'), move(0, 'a8-a9')]);
      expect(game.result(won)?.winners).toEqual([0]);
      // Won with the last step: nothing is left to do, and nothing to go back to.
      expect([won.left, won.atRoll]).toEqual([0, null]);
      expect(game.load(won)).toEqual(won);
    });
  });
});

describe('end', () => {
  it('AMO-7 who owns the corner wins at once, whoever moved', () => {
    const state = game.reduce(position('a2 a3 a4 a5 a6 b1', 2), roll(2, 5));
    const won = game.reduce(state, move(2, 'b1-a1'));
    expect(game.result(won)).toEqual({
      winners: [1],
      scores: null,
      reason: 'The amoeba is in a1, the home corner of Player 2.',
    });
    // The turn in which it is won is not finished.
    expect([won.toPlay, won.left, won.turns]).toEqual([null, 4, 2]);
    expect(verdict(game, won, done(2))).toBe('GAME_OVER');
    expect(game.describe(state, move(2, 'b1-a1'), won)).toBe(
      'Player 3 moves a die from b1 to a1. It is in the home corner of Player 2.',
    );
    expect(game.load(JSON.parse(JSON.stringify(won)) as State)).toEqual(won);
  });

  it('AMO-7 random games end in the corner that is reached', () => {
    let ended = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state, result } = playout(game, { players: 3, seed, maxActions: 6000 });
      if (result === null) continue;
      const reached = ['a9', 'a1', 'i1'].flatMap((corner, player) => (state.board[at(corner)] === 'g' ? [player] : []));
      expect(result.winners).toEqual(reached);
      ended++;
    }
    expect(ended).toBeGreaterThan(0);
  });

  it('AMO-8 [turnLimit=2] [turnLimit=null] then it is a draw of all', () => {
    const turns = (state: State): State => play(game, state, [roll(0, 1), done(0), roll(1, 1), done(1)]);
    const limited = turns(start({ turnLimit: 2 }));
    expect(game.result(limited)).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    expect(turns(start()).toPlay).toBe(2);
  });

  it('AMO-8 [connected=always] [connected=at-end] with sixes against ones a player is home within eight rounds, whatever the others do', () => {
    // A single step that tears the amoeba is taken back, so that both options leave the others the same; and what is connected
    // all the time may be done with both.
    const { positions, steps, isOver } = everyPosition();
    const all = (known: readonly boolean[]) =>
      known.map((is, i) => is && steps[i]?.every((next) => known[next]) === true);
    const some = (known: readonly boolean[]) =>
      known.map((is, i) => is || steps[i]?.some((next) => known[next]) === true);
    const isHome = positions.map((dice) => dice.includes(at('a9')));
    let forced = isHome;
    const won: number[] = [];
    for (let round = 0; round < 8; round++) {
      forced = all(all(forced));
      for (let step = 0; step < 6; step++) forced = some(forced);
      won.push(forced.filter((is, i) => is && !isHome[i]).length);
    }
    const open = positions.filter((dice) => !isOver(dice)).length;
    expect([open, won.at(-1), (won.at(-2) ?? open) < open]).toEqual([11_019, open, true]);
  });
});

describe('random games', () => {
  it.each<[RegExp, Options, readonly string[]]>([
    [/^The amoeba is in (a9|a1|i1), the home corner/, {}, ['a', 'b']],
    [/^The amoeba is in (a9|a1|i1), the home corner/, { connected: 'at-end' }, ['a', 'b']],
    [/^The turn limit is reached/, { turnLimit: 30 }, ['a', 'b', 'c']],
  ])('AMO-3 AMO-5 AMO-6 AMO-7 AMO-8 hold every invariant until: %s (%o)', (end, options, seeds) => {
    const { broken, ends, steps } = watchRandomGames(game, invariants, { players: 3, options, seeds });
    expect(broken).toEqual([]);
    for (const one of ends) expect(one).toMatch(end);
    expect(steps).toBeGreaterThan(100);
  });

  it('AMO-5 AMO-6 say done as often as they take any other action, and tear the amoeba only where that is allowed', () => {
    const rng = createRng('choices');
    const choices = (options: Options) => {
      const state = game.reduce(start(options), roll(0, 3));
      return Array.from({ length: 400 }, () => game.sampleAction(state, rng) as Action).map((action) => {
        if (action.type !== 'move') return action.type;
        return isWhole(game.reduce(state, action).board) ? 'whole' : 'torn';
      });
    };
    const count = (list: readonly string[], what: string): number => list.filter((one) => one === what).length;
    const careful = choices({});
    expect([count(careful, 'done') > 0, count(careful, 'done') < 40, count(careful, 'torn')]).toEqual([true, true, 0]);
    const free = choices({ connected: 'at-end' });
    const state = game.reduce(start({ connected: 'at-end' }), roll(0, 3));
    const legal = [...game.legalActions(state)];
    const tearing = legal.filter((action) => action.type === 'move' && !isWhole(game.reduce(state, action).board));
    expect(Math.abs(count(free, 'torn') / 400 - tearing.length / legal.length)).toBeLessThan(0.1);
    expect(count(free, 'done')).toBeLessThan(40);
    // Torn, the turn can't be ended: they go on as they can.
    const torn = play(game, start({ connected: 'at-end' }), [roll(0, 3), move(0, 'e3-f3')]);
    expect(new Set(Array.from({ length: 50 }, () => game.sampleAction(torn, rng)?.type))).toEqual(new Set(['move']));
  });

  it('AMO-3 AMO-5 AMO-6 invariants notice steps and turns that are too many, too few, or of somebody else', () => {
    const rolled = game.reduce(start(), roll(0, 6));
    const step = move(0, 'e3-e2');
    const after = game.reduce(rolled, step);
    expect(clausesBroken(invariants, rolled, step, after)).toEqual([]);
    // As if no more than one of the six steps were to be had.
    const ended = { ...after, toPlay: 1, rolled: null, left: 0, turns: 1 };
    expect(clausesBroken(invariants, rolled, step, ended)).toEqual(['AMO-5', 'AMO-3']);
    const last = play(game, start(), [roll(0, 1)]);
    const next = game.reduce(last, step);
    for (const wrong of [{ toPlay: 2 }, { toPlay: 0 }, { toPlay: null }, { turns: 0 }, { turns: 2 }]) {
      expect(clausesBroken(invariants, last, step, { ...next, ...wrong })).toContain('AMO-3');
    }
    const free = game.reduce(start({ connected: 'at-end' }), roll(0, 1));
    const torn = game.reduce(free, move(0, 'e3-f3'));
    expect(clausesBroken(invariants, free, move(0, 'e3-f3'), torn)).toEqual([]);
    const kept = { ...torn, board: plate('c3 c4 c5 d3 d4 f3') };
    expect(clausesBroken(invariants, free, move(0, 'e3-f3'), kept)).toContain('AMO-6');
  });
});

describe('positions', () => {
  it('AMO-5 of rules 1 are read as they are', () => {
    const state = play(game, start(), [roll(0, 3), move(0, 'e3-e2')]);
    expect(game.load({ ...state, rules: 1 })).toEqual(state);
  });

  const torn = plate('a2 c3 c4 c5 d3 d4');
  it.each([
    ['another number of dice', { board: plate('c3 c4') }, /expected 6 dice, got 2/],
    ['a torn amoeba', { board: torn }, /is torn/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['a player who is not there', { toPlay: 3 }, /toPlay/],
    ['steps without a roll', { left: 1 }, /without a roll/],
    ['more steps than rolled', { rolled: 2, left: 3 }, /expected 1 to 2 steps, got 3/],
    ['a corner reached long ago', { board: plate('a1 a2 a3 a4 a5 a6') }, /over/],
    ['a place to go back to that nobody needs', { atRoll: plate(CENTRE) }, /kept exactly while/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });

  it.each(['always', 'at-end'] as const)('AMO-6 [connected=%s] are loaded in the middle of a turn', (connected) => {
    const state = play(game, start({ connected }), [roll(0, 3), move(0, 'e3-e2')]);
    expect(state.atRoll).toBe(connected === 'always' ? null : plate(CENTRE));
    expect(game.load(state)).toEqual(state);
  });

  it.each([
    ['no place to go back to', { atRoll: null }, /kept exactly while/],
    ['another number of dice to go back to', { atRoll: plate(`${CENTRE} e4`) }, /expected 6 dice, got 7/],
    ['a torn amoeba to go back to', { board: plate(CENTRE), atRoll: torn }, /is torn/],
    ['no step left', { left: 0 }, /expected 1 to 2 steps, got 0/],
  ])('AMO-6 [connected=at-end] within a turn: %s is refused', (_, change, message) => {
    const state = game.reduce(start({ connected: 'at-end' }), roll(0, 2));
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });

  it('AMO-8 at the limit are loaded as they are, and the last roll is gone', () => {
    const limited = play(game, start({ turnLimit: 1 }), [roll(0, 3), done(0)]);
    expect(limited.toPlay).toBeNull();
    expect(game.load(limited)).toEqual(limited);
    expect(() => game.load({ ...limited, toPlay: 1 })).toThrow(/in a game that is over/);
    expect(() => game.load({ ...limited, rolled: 3, left: 1 })).toThrow(/its roll is kept/);
  });

  it('[connected=at-end] may be torn within a turn', () => {
    const state = { ...start({ connected: 'at-end' }), board: torn, atRoll: plate(CENTRE), rolled: 2, left: 1 };
    expect(game.load(state).left).toBe(1);
  });
});

describe('words', () => {
  it('says what is rolled, moved and left', () => {
    const rolled = game.reduce(start(), roll(0, 3));
    expect(game.describe(start(), roll(0, 3), rolled)).toBe('Player 1 rolls a 3.');
    expect(game.describe(rolled, done(0), game.reduce(rolled, done(0)))).toBe('Player 1 moves no more.');
  });
});
