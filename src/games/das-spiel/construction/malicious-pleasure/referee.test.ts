import { expect, it } from 'vitest';
import { nameAt } from '../../../../../test/helpers/das-spiel.js';
import {
  add,
  canPlace,
  depthOf,
  isLoose,
  type Spot,
  spots,
  textOf,
  times,
  unit,
  units,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick, type RandomGenerator, uniformInt } from '../../../../kernel/dice/random.js';
import {
  type MaliciousPleasureAction,
  type MaliciousPleasureOptions,
  type MaliciousPleasureState,
  maliciousPleasure,
} from './malicious-pleasure.js';

// The rules a second time, with dice on a table of spots and nothing of the kit.

interface Die {
  readonly owner: number;
  readonly pose: string;
}

interface Table {
  readonly dice: Map<string, Die>;
  readonly supply: number[];
  toPlay: number | null;
  mode: 'throw' | 'choose' | 'place';
  mine: Spot[];
  left: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwx';
// Read clockwise from above: the eight corners; each with its three turns.
const shownBy = (pose: string): number[] => {
  const corner = '132 153 145 124 623 635 654 642'.split(' ')[Math.floor(LETTERS.indexOf(pose) / 3)] as string;
  const turn = LETTERS.indexOf(pose) % 3;
  return [0, 1, 2].map((axis) => Number(corner[(axis + turn) % 3]));
};

const touching = (one: Spot, other: Spot, corner: boolean): boolean => {
  const apart = one.map((coordinate, axis) => Math.abs(coordinate - (other[axis] as number)));
  const sum = apart.reduce((all, part) => all + part, 0);
  return Math.max(...apart) === 1 && (corner || sum < 3);
};

const pileOf = ({ dice }: Table) => new Set(dice.keys());

/** Numbers that own dice show where the thrown one lies. */
function numbers({ dice }: Table, spot: Spot, owner: number): number[] {
  if (depthOf(spot) === 8) return [];
  const own = units.flatMap((one, axis) => {
    const die = dice.get(textOf(add(spot, one))) as Die;
    return die.owner === owner ? [shownBy(die.pose)[axis] as number] : [];
  });
  return [...new Set(own)].sort();
}

function places(table: Table, options: MaliciousPleasureOptions): Spot[] {
  const pile = pileOf(table);
  return spots.filter(
    (spot) => canPlace(pile, spot) && table.mine.some((mine) => touching(mine, spot, options.contact === 'corner')),
  );
}

function settle(table: Table, player: number, players: number, options: MaliciousPleasureOptions): void {
  // Nobody has more to place than they have.
  table.left = Math.min(table.left, table.supply[player] as number);
  if (table.supply[player] === 0) table.toPlay = null;
  else if (table.left > 0 && places(table, options).length > 0) {
    table.mode = 'place';
    return;
  } else table.toPlay = (player + 1) % players;
  Object.assign(table, { mode: 'throw', mine: [], left: 0 });
}

const spotNamed = (name: string): Spot => spots.find((_, cell) => nameAt(cell) === name) as Spot;

function take(table: Table, player: number, dice: number): void {
  table.supply[player] = (table.supply[player] as number) - dice;
}

function lay(table: Table, player: number, name: string, pose: string): Spot {
  const spot = spotNamed(name);
  table.dice.set(textOf(spot), { owner: player, pose });
  take(table, player, 1);
  table.mine.push(spot);
  return spot;
}

function follow(table: Table, action: MaliciousPleasureAction, players: number, options: MaliciousPleasureOptions) {
  const { player } = action;
  if (action.type === 'attempt') {
    const { cell, pose, knockedOff } = action.outcome as NonNullable<typeof action.outcome>;
    for (const name of knockedOff) {
      const text = textOf(spotNamed(name));
      take(table, (table.dice.get(text) as Die).owner, -1);
      table.dice.delete(text);
    }
    const choice = cell === null ? [] : numbers(table, lay(table, player, cell, pose as string), player);
    if (choice.length > 1 && table.supply[player] !== 0) {
      table.mode = 'choose';
      return;
    }
    table.left = (choice[0] ?? 1) - 1;
  } else if (action.type === 'choose') table.left = action.number - 1;
  else if (action.type === 'place') {
    lay(table, player, action.cell, (action.outcome ?? action.pose) as string);
    table.left--;
  } else table.left = 0;
  settle(table, player, players, options);
}

/** Some outcome of a throw that can happen, dice pushed off more often than the model has it. */
function someThrow(table: Table, rng: RandomGenerator) {
  const pile = pileOf(table);
  const knockedOff: string[] = [];
  while (uniformInt(rng, 0, 7) === 0) {
    const loose = pick(
      rng,
      spots.filter((spot) => isLoose(pile, spot)),
    );
    if (loose === undefined) break;
    pile.delete(textOf(loose));
    knockedOff.push(nameAt(spots.indexOf(loose)));
  }
  const open = spots.filter((spot) => canPlace(pile, spot));
  const high = uniformInt(rng, 0, 1) === 0 ? open : open.slice(-6);
  const spot = uniformInt(rng, 0, 9) === 0 ? undefined : pick(rng, high);
  const cell = spot === undefined ? null : nameAt(spots.indexOf(spot));
  return { cell, pose: cell === null ? null : (pick(rng, [...LETTERS]) as 'a'), knockedOff };
}

function compare(state: MaliciousPleasureState, table: Table, options: MaliciousPleasureOptions): void {
  const dice = spots.map((spot) => table.dice.get(textOf(spot)));
  expect(state.board).toBe(dice.map((die) => (die === undefined ? '.' : 'rgk'[die.owner])).join(''));
  expect(state.poses).toBe(dice.map((die) => die?.pose ?? '.').join(''));
  expect([state.supply, state.toPlay, state.phase, state.left]).toEqual([
    table.supply,
    table.toPlay,
    table.mode,
    table.left,
  ]);
  if (table.mode === 'throw') return;
  const listed = [...maliciousPleasure.legalActions(state)];
  if (table.mode === 'choose') {
    const choice = numbers(table, table.mine[0] as Spot, table.toPlay ?? 0);
    expect(listed.map((action) => action.type === 'choose' && action.number)).toEqual(choice);
    return;
  }
  const cells = new Set(listed.map((action) => (action.type === 'place' ? action.cell : '')));
  expect([...cells].filter(Boolean)).toEqual(places(table, options).map((spot) => nameAt(spots.indexOf(spot))));
  const each = options.poses === 'rolled' ? 1 : 24;
  expect(listed.length).toBe((cells.size - (options.mayPlaceFewer ? 1 : 0)) * each + (options.mayPlaceFewer ? 1 : 0));
}

it.each([
  ['MAL-10 MAL-14 MAL-16', 2, {}],
  ['MAL-10 MAL-14 MAL-19', 3, { contact: 'corner', poses: 'rolled' }],
  ['MAL-6 MAL-11 MAL-17', 2, { mayPlaceFewer: true }],
] as const)('%s random games of %s with %j go as by hand', (_, players, options) => {
  const rng = createRng(`by hand ${players} ${JSON.stringify(options)}`);
  let state = maliciousPleasure.setup({ players, options });
  const supply = [...state.supply];
  const table: Table = { dice: new Map(), supply, toPlay: 0, mode: 'throw', mine: [], left: 0 };
  const seen = { attempt: 0, choose: 0, place: 0, done: 0 };
  for (let ply = 0; ply < 250 && state.toPlay !== null; ply++) {
    const drawn = maliciousPleasure.sampleAction(state, rng) as MaliciousPleasureAction;
    const action = { ...drawn } as MaliciousPleasureAction & { outcome?: unknown };
    if (action.type === 'attempt') Object.assign(action, { outcome: someThrow(table, rng) });
    else if (action.type === 'place' && options && 'poses' in options)
      Object.assign(action, { outcome: pick(rng, [...LETTERS]) });
    state = maliciousPleasure.reduce(state, action);
    follow(table, action, players, options);
    seen[action.type]++;
    if (ply % 3 === 0 || table.mode !== 'throw') compare(state, table, options);
  }
  compare(state, table, options);
  expect(seen.attempt).toBeGreaterThan(20);
  expect(seen.place).toBeGreaterThan(20);
  expect(seen.choose).toBeGreaterThan(3);
});

it('MAL-14 the table of contacts by hand is the one of unit cubes', () => {
  const around = (corner: boolean): number =>
    spots.filter((spot) => touching([2, 2, 2], spot, corner) && depthOf(add(spot, times(0, unit(0)))) <= 8).length;
  // 6 by faces, 12 along edges, 8 at corners; of the last the lowest is below the plate.
  expect([around(false), around(true)]).toEqual([18, 25]);
});
