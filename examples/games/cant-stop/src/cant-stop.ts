/**
 * Can't Stop: pairs of four dice move runners up the columns 2 to 12; go on, or stop and keep what was climbed. 2-4 players.
 * Rules and rulings: RULES.md (clauses CAN-1 to CAN-9).
 *
 * @example
 * ```ts
 * import { cantStop } from 'dicewright-cant-stop';
 *
 * let state = cantStop.setup({ players: 2 });
 * state = cantStop.reduce(state, { type: 'roll', player: 0, outcome: [6, 1, 2, 6] });
 * state = cantStop.reduce(state, { type: 'climb', player: 0, columns: [7, 8] });
 * state = cantStop.reduce(state, { type: 'stop', player: 0 });
 * console.log(state.markers[0]?.join(' '), state.toPlay); // → 0 0 0 0 0 1 1 0 0 0 0 1
 * ```
 *
 * @module
 */
import type { ActionOf, OptionsOf, StateOf } from 'dicewright';
import { bagOf, d6, defineGame, illegal, integer, list, natural, oneToAct, part } from 'dicewright/define';
import * as z from 'zod/mini';
import { columns, cutsOf, lengthOf, RUNNERS, topOf } from './columns.js';

const SEATS = 4;

/** A number for each column, that of column 2 first. */
const heights = list(natural(13), columns.length, columns.length);

const g = defineGame({
  id: 'cant-stop',
  rules: 1,
  options: {
    /** Columns that win the game (CAN-9), 1 to 3. Default 3. */
    goal: z._default(integer(1, 3), 3),
    /** Whether both sums are climbed where both can be (CAN-5). Default `true`. */
    both: z._default(z.boolean(), true),
  },
  state: {
    /** How high each player's markers stand, for each column; 0 where there is none. */
    markers: list(heights, SEATS),
    /** How high the runners stand, for each column; 0 where there is none. */
    runners: heights,
    /** The dice to be cut into pairs, in ascending order; none where it is to roll or to stop. */
    dice: list(integer(1, 6), 4),
    /** Whose turn it is; `null` when the game is over. */
    toPlay: z.nullable(natural(SEATS - 1)),
  },
});

/** Options of Can't Stop, as given to `setup`. */
export type CantStopOptions = OptionsOf<typeof g>;
/** A position of Can't Stop. */
export type CantStopState = StateOf<typeof g>;

/** How many runners there are on the board. */
export const runnersOf = ({ runners }: CantStopState): number => runners.filter((height) => height > 0).length;

/** Who has climbed the column to its top (CAN-8); -1 while nobody has. */
export const ownerOf = ({ markers }: Pick<CantStopState, 'markers'>, column: number): number =>
  markers.findIndex((own) => topOf(own, column));

/** How many columns a player has won. */
export const wonBy = ({ markers }: Pick<CantStopState, 'markers'>, player: number): number =>
  columns.filter((column) => topOf(markers[player] ?? [], column)).length;

/** The runners after a step in each of the columns, one after the other; `null` where there is no such step (CAN-5). */
export function climbed(view: CantStopState, player: number, steps: readonly number[]): number[] | null {
  const runners = [...view.runners];
  let free = RUNNERS - runnersOf(view);
  for (const column of steps) {
    const height = runners[column - 2] ?? 0;
    if (ownerOf(view, column) >= 0 || height === lengthOf(column) || (height === 0 && free === 0)) return null;
    if (height === 0) free--;
    runners[column - 2] = (height || (view.markers[player]?.[column - 2] ?? 0)) + 1;
  }
  return runners;
}

/** All that can be climbed with the dice, each once: for every cut both sums, or one where both can't be (CAN-4, CAN-5). */
function* climbsOf(view: CantStopState, player: number): Generator<number[]> {
  const told = new Set<string>();
  for (const cut of cutsOf(view.dice)) {
    const both = climbed(view, player, cut) !== null;
    const ways = both && view.options.both ? [cut] : [cut, ...cut.map((column) => [column])];
    for (const way of ways) {
      if (climbed(view, player, way) === null || told.has(way.join())) continue;
      told.add(way.join());
      yield way;
    }
  }
}

/** Rolls the four dice. Where no runner can climb, all that the turn has brought is lost (CAN-6). */
const roll = g.action({
  check: ({ dice }) => (dice.length > 0 ? illegal('CAN-5', 'climb with the dice that were rolled') : undefined),
  chance: () => d6(4),
  outcome: list(integer(1, 6), 4, 4),
  apply(draft, { player }, faces, before) {
    const dice = [...faces].sort();
    const { done: isBust } = climbsOf({ ...before, dice }, player).next();
    draft.dice = isBust ? [] : dice;
    if (!isBust) return;
    draft.runners = columns.map(() => 0);
    draft.toPlay = (player + 1) % before.players;
  },
  describe: (_, { player, outcome }, { dice }) =>
    `Player ${player + 1} rolls ${outcome.join(' ')}${dice.length > 0 ? '.' : ' and falls: no runner can climb.'}`,
});

/** Moves runners a step in one or two columns, which are the sums of two pairs. */
const climb = g.action({
  fields: {
    /** The columns, 2 to 12; the same one twice for two steps. */
    columns: bagOf(part('column', integer(2, 12)), 2, 1),
  },
  *candidates(view, player) {
    for (const columns of climbsOf(view, player)) yield { columns };
  },
  check(view, { player, columns }) {
    if (view.dice.length === 0) return illegal('CAN-3', 'roll before you climb');
    for (const climb of climbsOf(view, player)) if (climb.join() === columns.join()) return undefined;
    const isCut = cutsOf(view.dice).some(
      (cut) => cut.join() === columns.join() || columns.every((one) => cut.includes(one)),
    );
    if (!isCut) return illegal('CAN-4', `${view.dice.join(' ')} is not cut into ${columns.join(' and ')}`);
    return climbed(view, player, columns) === null
      ? illegal('CAN-5', `no runner can climb ${columns.join(' and ')}`)
      : illegal('CAN-5', 'climb with both pairs, where both can');
  },
  apply(draft, { player, columns }, _, before) {
    draft.runners = climbed(before, player, columns) ?? [];
    draft.dice = [];
  },
  describe: (_, { player, columns }, { runners }) =>
    `Player ${player + 1} climbs ${columns.join(' and ')}, to ${[...new Set(columns)].map((one) => runners[one - 2]).join(' and ')}.`,
});

/** Puts markers where the runners stand, and ends the turn. */
const stop = g.action({
  check(view) {
    if (view.dice.length > 0) return illegal('CAN-7', 'climb with the dice that were rolled');
    return runnersOf(view) === 0 ? illegal('CAN-7', 'roll before you stop') : undefined;
  },
  apply(draft, { player }, _, { markers, runners, players, options }) {
    const own = columns.map((column) => runners[column - 2] || (markers[player]?.[column - 2] ?? 0));
    const kept = markers.map((others, other) =>
      other === player ? own : others.map((height, i) => (topOf(own, i + 2) ? 0 : height)),
    );
    draft.markers = kept;
    draft.runners = columns.map(() => 0);
    draft.toPlay = wonBy({ markers: kept }, player) >= options.goal ? null : (player + 1) % players;
  },
  describe(before, { player }, after) {
    const won = columns.filter((column) => ownerOf(before, column) < 0 && ownerOf(after, column) >= 0);
    return `Player ${player + 1} stops${won.length > 0 ? ` and has won column ${won.join(' and ')}` : ''}.`;
  },
});

/** Who has won as many columns as it takes; -1 while nobody has. */
const winnerOf = (state: CantStopState): number =>
  state.markers.findIndex((_, player) => wonBy(state, player) >= state.options.goal);

/** What a state from outside must fulfil beside its schema. */
function checkState(state: CantStopState) {
  const { markers, runners, dice, players, toPlay } = state;
  if (markers.length !== players) return `expected the markers of ${players} players`;
  if ((toPlay ?? 0) >= players) return 'whose turn is it?';
  if (winnerOf(state) < 0 ? toPlay === null : toPlay !== null) return illegal('CAN-9', 'is the game over?');
  if (runnersOf(state) > (toPlay === null ? 0 : RUNNERS)) return illegal('CAN-5', 'there are three runners');
  for (const column of columns) {
    const owner = ownerOf(state, column);
    const [all, runner] = [markers.map((own) => own[column - 2] ?? 0), runners[column - 2] ?? 0];
    if (Math.max(...all, runner) > lengthOf(column)) return illegal('CAN-2', `column ${column} is not so high`);
    if (owner >= 0 && (runner > 0 || all.some((height, other) => other !== owner && height > 0)))
      return illegal('CAN-8', `column ${column} is won`);
    if (runner > 0 && runner <= (all[toPlay ?? 0] ?? 0)) return illegal('CAN-5', 'runners begin above markers');
  }
  if (dice.length === 0) return undefined;
  if (dice.length < 4 || dice.some((die, i) => die < (dice[i - 1] ?? 0))) return 'expected four dice that ascend';
  return climbsOf(state, toPlay ?? 0).next().done ? illegal('CAN-6', 'no runner can climb with the dice') : undefined;
}

/** The rules of Can't Stop. */
export const cantStop = g.game({
  title: 'Can’t Stop',
  playerCount: { min: 2, max: SEATS },
  variants: [{}, { goal: 1, both: false }, { goal: 2 }],
  actions: { roll, climb, stop },
  setup: ({ players }) => ({
    markers: Array.from({ length: players }, () => columns.map(() => 0)),
    runners: columns.map(() => 0),
    dice: [],
    toPlay: 0,
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    const winner = winnerOf(state);
    if (winner < 0) return null;
    const scores = state.markers.map((_, player) => wonBy(state, player));
    const won = `${scores[winner]} column${scores[winner] === 1 ? '' : 's'}`;
    return { winners: [winner], scores, reason: `Player ${winner + 1} has won ${won}.` };
  },
});

/** The actions of Can't Stop. */
export type CantStopAction = ActionOf<typeof cantStop>;
