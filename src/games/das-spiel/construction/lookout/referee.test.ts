import { expect, it } from 'vitest';
import { nameAt } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, spots, textOf } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick, uniformInt } from '../../../../kernel/dice/random.js';
import { type LookoutAction, type LookoutOptions, lookout } from './lookout.js';

// The rules a second time: every die on the table is an object that is placed or not, and the engine must agree about
// who may act.

interface TableDie {
  readonly number: number;
  used: boolean;
}

class Table {
  readonly left: number[];
  readonly pile = new Set<string>();
  gold = 0;
  over = false;
  rounds = 0;
  dice: TableDie[][] | null = null;
  foreign: number[] = [];
  golden = 0;
  /** After a stop: how many each may still place, or all together. */
  grace: number[] | null = null;
  shared = 0;
  constructor(
    readonly players: number,
    readonly options: LookoutOptions,
  ) {
    this.left = new Array<number>(players).fill(players === 2 ? 82 : 55);
  }

  fits(player: number, { number, used }: TableDie): boolean {
    const neighbour = player + 1 === this.players ? 0 : player + 1;
    return !used && (number === this.foreign[neighbour] || (player !== this.gold && number === this.golden));
  }

  /** Dice that count and are not placed; not more than they have. */
  open(player: number): TableDie[] {
    const fitting = (this.dice?.[player] ?? []).filter((die) => this.fits(player, die));
    return fitting.slice(0, this.left[player]);
  }

  late(player: number): TableDie[] {
    const any = (this.dice?.[player] ?? []).filter(({ used }) => !used).slice(0, this.left[player]);
    // With any dice allowed, those that count go first: it makes no difference to how many there are.
    const dice = this.options.lateDice === 'any' ? [...this.open(player), ...any] : this.open(player);
    const most =
      this.options.late === 'together' ? Math.min(this.shared, this.grace?.[player] ?? 0) : this.grace?.[player];
    return dice.slice(0, most);
  }

  able(): number[] {
    const all = [...this.left.keys()];
    if (this.over) return [];
    if (this.dice === null) return [this.gold];
    if (this.grace === null) return all.filter((player) => player === this.gold || this.open(player).length > 0);
    return all.filter((player) => this.late(player).length > 0);
  }

  endIfDone(): void {
    if (this.grace !== null && this.able().length === 0) this.next();
  }

  next(): void {
    this.gold = this.gold + 1 === this.players ? 0 : this.gold + 1;
    this.rounds++;
    this.dice = null;
    this.grace = null;
    if (this.rounds === this.options.turnLimit) this.over = true;
  }

  follow(action: LookoutAction): void {
    const { player } = action;
    if (action.type === 'throw') {
      const { own, foreign, gold } = action.outcome as NonNullable<typeof action.outcome>;
      this.dice = own.map((numbers) => numbers.map((number) => ({ number, used: false })));
      this.foreign = [...foreign];
      this.golden = gold;
    } else if (action.type === 'place') {
      const die = (this.grace === null ? this.open(player) : this.late(player))[0] as TableDie;
      die.used = true;
      this.left[player] = (this.left[player] as number) - 1;
      this.pile.add(textOf(spots.find((_, cell) => nameAt(cell) === action.cell) as (typeof spots)[number]));
      this.shared--;
      if (this.grace !== null && this.options.late !== 'together')
        this.grace[player] = (this.grace[player] as number) - 1;
      if (this.left[player] === 0) this.over = true;
      else this.endIfDone();
    } else if (action.type === 'stop') {
      const count = this.open(player).length;
      this.grace = this.left.map((_, one) => (one === player ? 0 : count));
      this.shared = count;
      this.endIfDone();
    } else {
      (this.grace as number[])[player] = 0;
      this.endIfDone();
    }
  }
}

it.each([
  ['LOO-7 LOO-8', 2, {}],
  ['LOO-10 LOO-16', 3, {}],
  ['LOO-12 LOO-14', 3, { late: 'together' }],
  ['LOO-13 LOO-14', 3, { lateDice: 'any' }],
  ['LOO-13 LOO-17', 3, { late: 'together', lateDice: 'any', turnLimit: 40 }],
] as const)('%s random games of %s with %j go as by hand', (_, players, options: LookoutOptions) => {
  const rng = createRng(`lookout by hand ${players} ${JSON.stringify(options)}`);
  let state = lookout.setup({ players, options });
  const table = new Table(players, options);
  let plies = 0;
  while (!table.over) {
    const player = pick(rng, table.able()) as number;
    const kinds: Record<string, LookoutAction> = {};
    if (state.phase === 'throw') {
      const blue = { left: 10 };
      const handfuls = new Array<number>(players);
      for (let i = 0; i < players; i++) {
        const seat = (table.gold + i) % players;
        const own = Math.min(10, table.left[seat] as number);
        const added = own < 5 ? Math.min(5 - own, blue.left) : 0;
        blue.left -= added;
        handfuls[seat] = own + added;
      }
      const roll = (count: number): number[] => Array.from({ length: count }, () => uniformInt(rng, 1, 6));
      kinds.throw = {
        type: 'throw',
        player,
        outcome: { own: handfuls.map(roll), foreign: roll(players), gold: uniformInt(rng, 1, 6) },
      };
    } else {
      const open = spots.filter((spot) => canPlace(table.pile, spot));
      const spot = pick(rng, open) as (typeof spots)[number];
      const can = table.grace === null ? table.open(player) : table.late(player);
      if (can.length > 0) kinds.place = { type: 'place', player, cell: nameAt(spots.indexOf(spot)) };
      if (table.grace === null && player === table.gold) kinds.stop = { type: 'stop', player };
      if (table.grace !== null) kinds.done = { type: 'done', player };
      expect(lookout.check(state, { type: 'place', player, cell: nameAt(spots.indexOf(spot)) }) === null).toBe(
        can.length > 0,
      );
    }
    const action = pick(rng, Object.values(kinds)) as LookoutAction;
    state = lookout.reduce(state, action);
    table.follow(action);
    expect([lookout.playersToAct(state), state.supply]).toEqual([table.able(), table.left]);
    if (!table.over) expect([state.gold, state.turns]).toEqual([table.gold, table.rounds]);
    plies++;
  }
  expect(lookout.result(state)?.scores).toEqual(table.left);
  expect(plies).toBeGreaterThan(150);
});
