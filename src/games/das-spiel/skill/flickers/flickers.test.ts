import { describe, expect, it } from 'vitest';
import { verdict } from '../../../../../test/helpers/das-spiel.js';
import { createRng, pick, uniformInt } from '../../../../kernel/dice/random.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { type FlickersAction, type FlickersOptions, type FlickersState, flickers } from './flickers.js';
import { flickersPicture } from './flickers.picture.js';
import type { FlickersFlick } from './flicks.js';

type State = DeepReadonly<FlickersState>;
type Letter = 'r' | 'g' | 'k';

const start = (players = 2, options: FlickersOptions = {}): State => flickers.setup({ players, options });

const flick = (player: number, on: boolean, pushed = ''): FlickersAction => ({
  type: 'attempt',
  player,
  outcome: { on, knockedOff: [...pushed] as Letter[] },
});
const stays = (player: number, pushed = ''): FlickersAction => flick(player, true, pushed);
const falls = (player: number, pushed = ''): FlickersAction => flick(player, false, pushed);

const apply = (state: State, ...actions: FlickersAction[]): State =>
  actions.reduce((now, action) => flickers.reduce(now, action), state);

/** A position with so many dice off the plate, Player 1's turn at its beginning. */
const position = (supply: number[], options: FlickersOptions = {}, toPlay = 0): State =>
  flickers.load({
    ...start(supply.length, options),
    supply,
    toPlay,
    left: options.turn === 'one' ? 1 : (supply[toPlay] ?? 0),
  });

describe('table', () => {
  it('FLK-1 two or three sides play', () => {
    expect(flickers.playerCount).toEqual({ min: 2, max: 3 });
    for (const players of [1, 4]) expect(() => start(players)).toThrow(GameError);
  });

  it('FLK-2 players have five dice of their colour each', () => {
    expect([start(2).supply, start(3).supply]).toEqual([
      [5, 5],
      [5, 5, 5],
    ]);
    const one = { turn: 'one' } as const;
    const all = apply(start(3, one), stays(0), stays(1), stays(2));
    expect(all.supply).toEqual([4, 4, 4]);
    // Each letter takes a die from another player: red is 0, green 1, black 2.
    for (const [player, letter] of ['r', 'g', 'k'].entries()) {
      expect(apply(all, falls(0, letter)).supply.indexOf(5)).toBe(player);
    }
  });

  it('FLK-3 at the start nothing lies on the plate that could be pushed off', () => {
    const chance = flickers.chance(start(), { type: 'attempt', player: 0 });
    const listed = [...(chance?.outcomes() ?? [])].map(({ outcome }) => outcome);
    expect(listed).toEqual([
      { on: true, knockedOff: [] },
      { on: false, knockedOff: [] },
    ]);
    expect(chance?.includes({ on: true, knockedOff: ['r'] })).toBe(false);
  });
});

describe('turns', () => {
  it('FLK-4 player 0 begins, the next one follows, and after the last the first', () => {
    const seats: (number | null)[] = [];
    let state = start(3, { turn: 'one' });
    for (let turn = 0; turn < 7; turn++) {
      const player = state.toPlay ?? 0;
      seats.push(player);
      expect(flickers.playersToAct(state)).toEqual([player]);
      expect([...flickers.legalActions(state)]).toEqual([{ type: 'attempt', player }]);
      expect(verdict(flickers, state, falls((player + 1) % 3))).toBe('NOT_YOUR_TURN');
      state = apply(state, falls(player));
    }
    expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(state.turns).toBe(7);
  });

  it('FLK-5 [turn=all] a turn is a flick of each die that is off when it begins', () => {
    let state = start(2);
    for (const left of [5, 4, 3, 2, 1]) {
      expect([state.toPlay, state.left, state.turns]).toEqual([0, left, 0]);
      state = apply(state, left % 2 === 0 ? stays(0) : falls(0));
    }
    expect(state).toMatchObject({ toPlay: 1, left: 5, supply: [3, 5], turns: 1 });
    const next = apply(state, ...[1, 2, 3, 4, 5].map(() => falls(1)));
    expect(next).toMatchObject({ toPlay: 0, left: 3, supply: [3, 5], turns: 2 });
  });

  it('FLK-5 [turn=all] own dice that go in the turn wait for the next one', () => {
    const state = apply(position([2, 5]), falls(0, 'rr'));
    expect(state).toMatchObject({ toPlay: 0, left: 1, supply: [4, 5] });
    expect(apply(state, stays(0))).toMatchObject({ toPlay: 1, left: 5, supply: [3, 5] });
  });

  it('FLK-5 [turn=all] dice of the next player that go count for their turn', () => {
    const state = apply(position([1, 2, 4]), falls(0, 'ggk'));
    expect(state).toMatchObject({ toPlay: 1, left: 4, supply: [1, 4, 5] });
  });

  it('FLK-5 [turn=one] a turn is one flick', () => {
    const state = apply(start(2, { turn: 'one' }), stays(0));
    expect(state).toMatchObject({ toPlay: 1, left: 1, supply: [4, 5], turns: 1 });
    expect(apply(state, falls(1))).toMatchObject({ toPlay: 0, left: 1, supply: [4, 5], turns: 2 });
  });
});

describe('flicks', () => {
  // Of player 0's dice three lie, of player 1's four, of player 2's one; player 0 flicks.
  const before = position([2, 1, 4]);

  it.each([
    ['FLK-6 a die that stays on', stays(0), [1, 1, 4]],
    ['FLK-7 a die that falls', falls(0), [2, 1, 4]],
    ['FLK-8 a die that stays on and pushes off another', stays(0, 'g'), [1, 2, 4]],
    ['FLK-8 a die that stays on and pushes off an own one', stays(0, 'r'), [2, 1, 4]],
    ['FLK-8 a die that falls and takes some along', falls(0, 'grgk'), [3, 3, 5]],
    ['FLK-8 everything goes', falls(0, 'rrrggggk'), [5, 5, 5]],
  ])('%s', (_, action, supply) => {
    expect(apply(before, action).supply).toEqual(supply);
  });

  it.each([
    ['FLK-6 a die that stays on', { on: true, knockedOff: [] }, true],
    ['FLK-7 a die that falls', { on: false, knockedOff: [] }, true],
    ['FLK-8 all that lay', { on: true, knockedOff: [...'kggggrrr'] }, true],
    ['FLK-8 the flicked die, too', { on: false, knockedOff: [...'rrrr'] }, false],
    ['FLK-8 one more than lies', { on: true, knockedOff: [...'kk'] }, false],
    ['FLK-8 a colour of nobody', { on: true, knockedOff: ['b'] }, false],
    ['FLK-8 an empty word', { on: true, knockedOff: [''] }, false],
    ['FLK-8 two letters in one', { on: true, knockedOff: ['rr'] }, false],
    ['FLK-8 a number', { on: true, knockedOff: [1] }, false],
    ['FLK-8 no list', { on: true, knockedOff: 'r' }, false],
    ['FLK-8 no word about others', { on: true }, false],
    ['FLK-6 no word about the die', { knockedOff: [] }, false],
    ['FLK-6 neither on nor off', { on: null, knockedOff: [] }, false],
    ['FLK-6 more than asked', { on: true, knockedOff: [], landed: 'a1' }, false],
    ['FLK-6 nothing', null, false],
  ])('%s can be reported or not: %j', (_, outcome, possible) => {
    expect(flickers.chance(before, { type: 'attempt', player: 0 })?.includes(outcome)).toBe(possible);
    const result = flickers.safeReduce(before, { type: 'attempt', player: 0, outcome: outcome as FlickersFlick });
    expect(result.ok ? '' : result.error.code).toBe(possible ? '' : 'INVALID_OUTCOME');
  });

  it('FLK-8 a sparse list is no report', () => {
    const knockedOff = new Array(2);
    expect(flickers.chance(before, { type: 'attempt', player: 0 })?.includes({ on: true, knockedOff })).toBe(false);
  });

  it.each([
    [0, 0.1],
    [1, 0.3],
    [2, 0.9],
  ])('FLK-9 [skill=[0, 0.25, 1]] player %i keeps a die on with %f, and pushes one off once in 20', (player, p) => {
    const state = position([2, 1, 4], { skill: [0, 0.25, 1] }, player);
    const chance = flickers.chance(state, { type: 'attempt', player });
    const total = chance?.total ?? 0;
    const listed = [...(chance?.outcomes() ?? [])] as { outcome: FlickersFlick; weight: number }[];
    expect(listed.length).toBe(8);
    const lying: Record<string, number> = { r: 3, g: 4, k: 1 };
    for (const { outcome, weight } of listed) {
      const [pushed, ...more] = outcome.knockedOff;
      expect(more).toEqual([]);
      const along = pushed === undefined ? 0.95 : (0.05 * (lying[pushed] ?? 0)) / 8;
      expect(weight / total).toBeCloseTo(along * (outcome.on ? p : 1 - p), 12);
    }
  });

  it('FLK-9 [skill=[]] 0.5 for everybody, and no skills of players who are not there', () => {
    expect(() => start(2, { skill: [1, 1, 1] })).toThrow(/at most 2 players/);
    const chance = flickers.chance(start(), { type: 'attempt', player: 0 });
    const [first, second] = [...(chance?.outcomes() ?? [])];
    expect(first?.weight).toBe(second?.weight);
  });
});

describe('end', () => {
  it('FLK-10 whose fifth die stays on has won at once', () => {
    const after = apply(position([1, 1, 4]), stays(0));
    expect(after).toMatchObject({ supply: [0, 1, 4], toPlay: null, left: 0, turns: 1 });
    expect(flickers.result(after)).toEqual({
      winners: [0],
      scores: [5, 4, 1],
      reason: 'All dice of a player lie on the plate; 5 dice on the plate are the most.',
    });
    expect(flickers.playersToAct(after)).toEqual([]);
    expect(verdict(flickers, after, falls(1))).toBe('GAME_OVER');
  });

  it('FLK-10 five good flicks win in the first turn', () => {
    const after = apply(start(3), ...[1, 2, 3, 4, 5].map(() => stays(0)));
    expect(flickers.result(after)?.winners).toEqual([0]);
    expect(flickers.result(apply(start(3), ...[1, 2, 3, 4].map(() => stays(0))))).toBeNull();
  });

  it('FLK-10 not when it pushes off an own one', () => {
    const after = apply(position([1, 1]), stays(0, 'r'));
    expect(after).toMatchObject({ supply: [1, 1], toPlay: 1, left: 1, turns: 1 });
    expect(flickers.result(after)).toBeNull();
  });

  it('FLK-11 [turnLimit=null] without limit only five dice end the game', () => {
    let state = start(2, { turn: 'one' });
    for (let turn = 0; turn < 100; turn++) state = apply(state, falls(turn % 2));
    expect([state.turns, state.toPlay]).toEqual([100, 0]);
  });

  it('FLK-11 [turnLimit=2] after two turns the most dice win, equal numbers share', () => {
    const options = { turn: 'one', turnLimit: 2 } as const;
    const better = apply(start(3, options), falls(0), stays(1));
    expect(flickers.result(better)).toEqual({
      winners: [1],
      scores: [0, 1, 0],
      reason: 'The turns are over; 1 die on the plate is the most.',
    });
    expect(better).toMatchObject({ toPlay: null, left: 0 });
    expect(flickers.result(apply(start(3, options), falls(0), falls(1)))?.winners).toEqual([0, 1, 2]);
    expect(flickers.result(apply(start(3, options), falls(0)))).toBeNull();
  });
});

describe('by hand', () => {
  /** A die: whose it is, whether it lies, and whether it is to be flicked in this turn. */
  interface Die {
    readonly owner: number;
    on: boolean;
    due: boolean;
  }

  it.each([
    ['FLK-5 FLK-8 FLK-10', 2, 'all'],
    ['FLK-5 FLK-8 FLK-10', 3, 'all'],
    ['FLK-4 FLK-5 FLK-8 FLK-10', 2, 'one'],
    ['FLK-4 FLK-5 FLK-8 FLK-10', 3, 'one'],
  ] as const)('%s games of %i with turns of %s go die by die', (_, players, turn) => {
    const rng = createRng(`flickers ${players} ${turn}`);
    let pushes = 0;
    for (let game = 0; game < 20; game++) {
      const table: Die[] = Array.from({ length: 5 * players }, (__, i) => {
        const owner = i % players;
        return { owner, on: false, due: owner === 0 };
      });
      let state = start(players, { turn });
      let player = 0;
      let isOver = false;
      while (!isOver) {
        const own = table.filter((die) => die.owner === player);
        const flicked = own.find((die) => !die.on && die.due) as Die;
        flicked.due = false;
        const knockedOff: Letter[] = [];
        while (uniformInt(rng, 0, 5) === 0) {
          const die = pick(
            rng,
            table.filter(({ on }) => on),
          );
          if (die === undefined) break;
          Object.assign(die, { on: false, due: false });
          knockedOff.push('rgk'.charAt(die.owner) as Letter);
          pushes++;
        }
        flicked.on = uniformInt(rng, 0, 2) > 0;
        state = apply(state, { type: 'attempt', player, outcome: { on: flicked.on, knockedOff } });
        isOver = own.every((die) => die.on);
        if (turn === 'one' || !own.some((die) => !die.on && die.due)) {
          player = player + 1 === players ? 0 : player + 1;
          for (const die of table) die.due = die.owner === player && !die.on;
        }
        const off = Array.from({ length: players }, (__, one) => table.filter((die) => die.owner === one && !die.on));
        const due = turn === 'one' ? 1 : table.filter((die) => die.due).length;
        expect(state.supply).toEqual(off.map((dice) => dice.length));
        expect([state.toPlay, state.left]).toEqual(isOver ? [null, 0] : [player, due]);
      }
      expect(flickers.result(state)?.winners).toEqual([state.supply.indexOf(0)]);
    }
    expect(pushes).toBeGreaterThan(20);
  });
});

describe('positions', () => {
  const won = { ...start(), supply: [0, 3], toPlay: null, left: 0, turns: 1 };

  it('one in the middle of a turn, and one that is over, are taken', () => {
    const value = { ...start(3), supply: [2, 4, 1], toPlay: 1, left: 3, turns: 7 };
    expect([flickers.load(value), flickers.load(won)]).toEqual([value, won]);
  });

  it.each([
    ['a supply too few', { ...start(), supply: [5] }, /expected 2 supplies/],
    ['a supply too many', { ...start(), supply: [5, 5, 5] }, /expected 2 supplies/],
    ['six dice', { ...start(), supply: [6, 5] }, /from 0 to 5/],
    ['two who have won', { ...won, supply: [0, 0] }, /only one player/],
    ['a winner whose turn it is', { ...won, toPlay: 0, left: 1 }, /until the game is over/],
    ['nobody to play', { ...start(), toPlay: null, left: 0 }, /until the game is over/],
    ['a flick after the end', { ...won, left: 1 }, /nobody has dice to flick/],
    ['turns beyond the limit', { ...start(2, { turnLimit: 3 }), turns: 3 }, /until the game is over/],
    ['somebody who is not there', { ...start(), toPlay: 2 }, /no Player 3/],
    ['more flicks than dice', { ...start(), supply: [3, 5], left: 4 }, /expected 1 to 3 dice to flick, got 4/],
    ['a turn without flicks', { ...start(), left: 0 }, /expected 1 to 5/],
    ['two flicks of one', { ...start(2, { turn: 'one' }), left: 2 }, /expected 1 to 1/],
  ])('%s is refused', (_, value, message) => {
    expect(() => flickers.load(value)).toThrow(message);
  });
});

describe('words and picture', () => {
  const tell = (state: State, action: FlickersAction): string => flickers.describe(state, action, apply(state, action));

  it('says whether the die stays on, and what goes', () => {
    expect(tell(start(), stays(0))).toBe(
      'Player 1 flicks a red die: it stays on the plate. One red die lies on the plate.',
    );
    expect(tell(start(), falls(0))).toBe('Player 1 flicks a red die: it falls off. No red dice lie on the plate.');
    expect(tell(position([2, 1, 3], {}, 1), stays(1))).toBe(
      'Player 2 flicks a green die: it stays on the plate. All five green dice lie on the plate.',
    );
    expect(tell(position([2, 2, 3]), falls(0, 'kgk'))).toBe(
      'Player 1 flicks a red die: it falls off, and pushes off a green die and 2 black dice. ' +
        'Three red dice lie on the plate.',
    );
  });

  it.each([
    [5, 'No red dice lie'],
    [4, 'One red die lies'],
    [3, 'Two red dice lie'],
    [2, 'Three red dice lie'],
    [1, 'Four red dice lie'],
  ])('FLK-6 says how many lie when %i are off', (off, words) => {
    expect(tell(position([off, 5]), falls(0))).toBe(`Player 1 flicks a red die: it falls off. ${words} on the plate.`);
  });

  it('FLK-2 FLK-3 shows the dice in rows by colour, since where they lie is not known', () => {
    const part = flickersPicture(position([1, 2, 3])).parts.find(({ kind }) => kind === 'board');
    const lying =
      part?.kind === 'board' ? part.cells.flatMap(({ name, die }) => (die ? `${die.color} ${name}` : [])) : [];
    const rows = ['red b2', 'red b3', 'red b4', 'red b5', 'green c2', 'green c3', 'green c4', 'black d2', 'black d3'];
    expect(lying).toEqual(rows);
  });

  it('shows how many dice lie, and who flicks', () => {
    const { summary, parts } = flickersPicture(position([3, 1, 5]), { names: ['Ada'] });
    expect(summary).toBe('Ada flicks 3 dice. On the plate: 2, 4, 0. Off the plate: 3, 1, 5.');
    const part = parts.find(({ kind }) => kind === 'board');
    const dice = part?.kind === 'board' ? part.cells.flatMap((cell) => cell.die?.color ?? []) : [];
    expect(dice.sort()).toEqual(['green', 'green', 'green', 'green', 'red', 'red']);
    const next = flickersPicture(position([3, 1, 4], {}, 2), { names: ['Ada', 'Ben', 'Cy'] });
    expect(next.summary).toMatch(/^Cy flicks 4 dice\./);
    const sheet = next.parts.find(({ kind }) => kind === 'sheet');
    expect(sheet?.kind === 'sheet' && sheet.columns.map(({ current }) => current)).toEqual([false, false, true]);
    const over = flickersPicture(apply(position([1, 5]), stays(0)));
    expect(over.summary).toMatch(/^Player 1 wins\./);
  });
});

describe('editions', () => {
  it('FLK-4 FLK-5 English: a player flicks all their dice in a turn; French: one of them', () => {
    const after = ['english', 'french'].map((name) => apply(start(2, editionOf(flickers, name)), falls(0)));
    expect(after.map(({ toPlay, left }) => [toPlay, left])).toEqual([
      [0, 4],
      [1, 1],
    ]);
  });

  it('FLK-7 FLK-8 in both, what falls or is pushed off is flicked anew', () => {
    for (const name of ['english', 'french']) {
      const state = position([1, 3, 5], editionOf(flickers, name));
      expect(apply(state, falls(0, 'gr')).supply).toEqual([2, 4, 5]);
    }
  });
});
