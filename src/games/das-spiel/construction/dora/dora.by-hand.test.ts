import { expect, it } from 'vitest';
import { at, nameAt } from '../../../../../test/helpers/das-spiel.js';
import { numberByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import {
  add,
  canPlace,
  indexOf,
  pileOf,
  type Spot,
  spots,
  units,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type DoraAction, dora } from './dora.js';
import type { DoraState } from './position.js';

// The rules once more, with nothing but spots in space and numbers on the faces of dice.

type Hand = 'right' | 'left';

interface Die {
  readonly player: number;
  readonly pose: string;
  /** The number of the die in the order of laying. */
  readonly turn: number;
}

/** The three dice under a spot, with the number that each shows into it. */
function round(dice: ReadonlyMap<number, Die>, spot: Spot, hand: Hand) {
  return units.map((one, axis) => {
    const die = dice.get(indexOf(add(spot, one))) as Die;
    return { ...die, axis, number: numberByHand(die.pose, axis, hand) };
  });
}

/** Who fills a funnel, and the poses that they may choose from. */
function reading(dice: ReadonlyMap<number, Die>, spot: Spot, players: number, hand: Hand) {
  const three = round(dice, spot, hand);
  const sorted = [...three].sort((one, other) => other.number - one.number);
  const [high, middle, low] = sorted as [(typeof three)[0], (typeof three)[0], (typeof three)[0]];
  const last = [...three].sort((one, other) => other.turn - one.turn)[0] as Die;
  let owner: number;
  let deciding: (typeof three)[0][];
  if (new Set(three.map(({ player }) => player)).size === 1) {
    owner = (high.player + 1) % players;
    deciding = three.filter(({ number }) => number === high.number);
  } else if (high.number === low.number) {
    owner = last.player;
    deciding = three;
  } else {
    const third = high.number === middle.number ? low : high;
    owner = third.player;
    deciding = [third];
  }
  const poses = allPoses.filter((pose) =>
    deciding.some(({ axis, number }) => 7 - numberByHand(pose, axis, hand) === number),
  );
  return { owner, poses };
}

const openSpots = (dice: ReadonlyMap<number, Die>): Spot[] => {
  const pile = pileOf(spots.map((_, i) => (dice.has(i) ? 'r' : '.')).join(''));
  return spots.filter((spot, i) => i >= 45 && canPlace(pile, spot));
};

function beside(dice: ReadonlyMap<number, Die>): string[] {
  const near = (one: Spot, other: Spot) =>
    Math.max(...one.map((part, i) => Math.abs(part - (other[i] as number)))) === 1;
  return spots.slice(0, 45).flatMap((spot, i) => {
    const touched = dice.size === 0 || spots.slice(0, 45).some((other, j) => dice.has(j) && near(spot, other));
    return touched && !dice.has(i) ? [nameAt(i)] : [];
  });
}

it.each([
  [2, 'right'],
  [3, 'right'],
  [3, 'left'],
] as const)(
  'DOR-5 DOR-7 DOR-11 DOR-12 DOR-14 a game of %i with %s-handed dice is what the rules give by hand',
  (players, hand) => {
    const { actions } = playout(dora, { players, options: { hand }, seed: `by hand ${players} ${hand}` });
    const dice = new Map<number, Die>();
    const supply = new Array<number>(players).fill(players === 2 ? 83 : 55);
    let state: DeepReadonly<DoraState> = dora.setup({ players, options: { hand } });
    let [turn, player] = [0, 0];
    for (const action of actions) {
      const waiting = openSpots(dice).map((spot) => ({
        cell: nameAt(indexOf(spot)),
        ...reading(dice, spot, players, hand),
      }));
      expect(state.open).toEqual(waiting.map(({ cell, owner }) => ({ cell, owner })));
      const expected: DoraAction[] =
        waiting.length > 0
          ? waiting
              .filter(({ owner }) => owner === player)
              .flatMap(({ cell, poses }) => poses.map((pose) => ({ type: 'fill', player, cell, pose }) as DoraAction))
          : state.rolled === null
            ? [{ type: 'roll', player }]
            : beside(dice).map((cell) => ({ type: 'place', player, cell }));
      expect([...dora.legalActions(state)]).toEqual(expected);
      expect(state.supply).toEqual(supply);

      if (action.type !== 'roll') {
        const pose = action.type === 'fill' ? action.pose : (state.rolled as string);
        dice.set(at(action.cell), { player, pose, turn: dice.size });
        supply[player] = (supply[player] as number) - 1;
        const owners = openSpots(dice).map((spot) => reading(dice, spot, players, hand).owner);
        const order = [0, 1, 2].slice(0, players).map((step) => (player + step) % players);
        const filler = order.find((one) => owners.includes(one));
        if (filler === undefined) turn = (turn + 1) % players;
        player = filler ?? turn;
      }
      state = dora.reduce(state, action);
      if (state.toPlay !== null) expect([state.toPlay, state.turn]).toEqual([player, turn]);
    }
    expect(supply.filter((left) => left === 0).length).toBe(1);
  },
);
