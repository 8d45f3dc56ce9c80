/**
 * Golden Centre: all roll, and the middle number builds. The first to complete the pyramid in their corner wins.
 * 3 players. Rules and sources: golden-centre.rules.md (clauses GOC-1 to GOC-12).
 *
 * @example
 * ```ts
 * import { goldenCentre } from 'dicewright/das-spiel';
 *
 * let state = goldenCentre.setup({ players: 3, options: { dice: 4 } });
 * state = goldenCentre.reduce(state, { type: 'roll', player: 0, outcome: [6, 3, 1] });
 * console.log(state.phase, state.toPlay); // → place 1
 * state = goldenCentre.reduce(state, { type: 'place', player: 1, cell: 'a1' });
 * console.log(state.phase, state.supply); // → roll [ 4, 3, 4 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { d6 } from '../../../../kernel/dice/chance.js';
import { illegal } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, isOccupied, placeDie, removeDie } from '../../../../pyramid/board.js';
import { isFree, isSupported } from '../../../../pyramid/heap.js';
import { anyCell, cellNamed, namesOf } from '../../../../pyramid/names.js';
import { type Colour, colourName, playerColours } from '../../../../pyramid/stock.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { countIn, ownPyramid, placeableIn } from '../corners.js';
import {
  checkState,
  type GoldenCentreOptions,
  type GoldenCentreState,
  levelsOf,
  PLAYERS,
  placerOf,
  takenBy,
} from './position.js';

export type { GoldenCentreOptions, GoldenCentreState } from './position.js';

/** One die of each player (GOC-4). */
const ROLL = /* @__PURE__ */ d6(PLAYERS);

/** The actions of Golden Centre. */
export type GoldenCentreAction =
  | {
      /** All players roll a die; player 0 reports it. */
      readonly type: 'roll';
      readonly player: number;
      /** Their numbers, 1 to 6, in the order of players. */
      readonly outcome?: readonly number[] | undefined;
    }
  | {
      readonly type: 'place';
      readonly player: number;
      /** A cell of the player's own pyramid, such as `'a7'` or `'1a6'`. */
      readonly cell: string;
    }
  | {
      readonly type: 'remove';
      readonly player: number;
      /** A die of the player's own pyramid that carries nothing. */
      readonly cell: string;
    };

type State = DeepReadonly<GoldenCentreState>;

const g = defineGame({
  id: 'golden-centre',
  rules: 1,
  options: {
    dice: z._default(z.literal([20, 10, 4]), 20),
    triple: z._default(z.literal(['number', 'one']), 'number'),
    turnLimit: turnLimit(),
  },
  state: {
    phase: z.literal(['roll', 'place', 'remove']),
    board: boardString('.rgk'),
    supply: list(natural(20), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    rolled: z.nullable(list(integer(1, 6), PLAYERS)),
    left: natural(6),
    rounds: natural(),
  },
});

/** The fields at the end of a round, in which a player may have completed their pyramid (GOC-10, GOC-12). */
function roundOver({ rounds, options }: State, isComplete: boolean) {
  const isOver = isComplete || limitReached(rounds + 1, options.turnLimit);
  return { phase: 'roll' as const, toPlay: isOver ? null : 0, rolled: null, left: 0, rounds: rounds + 1 };
}

/** The fields when the players from the given one on are to remove dice, as far as they have any (GOC-7 to GOC-9). */
function removing(state: State, board: string, rolled: readonly number[], from: number) {
  const { options } = state;
  for (let player = from; player < PLAYERS; player++) {
    const left = Math.min(takenBy(rolled, options.triple), countIn(board, player, levelsOf(options.dice)));
    if (left > 0) return { phase: 'remove' as const, toPlay: player, rolled: [...rolled], left };
  }
  return roundOver(state, false);
}

const changed = (supply: readonly number[], player: number, by: number): number[] =>
  supply.map((dice, one) => (one === player ? dice + by : dice));

const roll = g.action({
  check: ({ phase }) =>
    phase === 'roll' ? undefined : illegal('GOC-4', 'the numbers of this round are rolled already'),
  outcome: ROLL.schema,
  chance: () => ROLL,
  apply(draft, _, rolled, before) {
    const placer = placerOf(rolled);
    Object.assign(
      draft,
      placer === null
        ? removing(before, before.board, rolled, 0)
        : { phase: 'place', toPlay: placer, rolled: [...rolled], left: 1 },
    );
  },
  describe({ options }, { outcome }) {
    const placer = placerOf(outcome);
    const numbers = `The players roll ${outcome.join(', ')}`;
    if (placer !== null) return `${numbers}: Player ${placer + 1} places a die.`;
    const dice = takenBy(outcome, options.triple);
    return `${numbers}: everybody removes ${dice === 1 ? 'one die' : `${dice} dice`}, as far as there are any.`;
  },
});

const place = g.action({
  fields: { cell: anyCell() },
  candidates: ({ phase, board, options }, player) =>
    phase === 'place' ? namesOf(placeableIn(board, player, levelsOf(options.dice))).map((cell) => ({ cell })) : [],
  check({ phase, board, options }, { player, cell: name }) {
    const cell = cellNamed(name);
    if (phase !== 'place') return illegal('GOC-5', 'a die is placed only after a roll that says so');
    if (!ownPyramid(player, levelsOf(options.dice)).includes(cell))
      return illegal('GOC-2', `${name} is not in your own pyramid`);
    if (isOccupied(board, cell)) return illegal('GOC-2', `a die lies in ${name} already`);
    return isSupported(board, cell) ? undefined : illegal('GOC-2', `a die in ${name} would not rest on three dice`);
  },
  apply(draft, { player, cell }, _, before) {
    const supply = changed(before.supply, player, -1);
    const board = placeDie(before.board, cellNamed(cell), playerColours[player] as Colour);
    Object.assign(draft, { board, supply, ...roundOver(before, supply[player] === 0) });
  },
  describe(_, { player, cell }, { supply }) {
    const colour = colourName(playerColours[player] as Colour);
    const end = supply[player] === 0 ? ', and the pyramid is complete' : '';
    return `Player ${player + 1} places a ${colour} die in ${cell}${end}.`;
  },
});

const remove = g.action({
  fields: { cell: anyCell() },
  candidates: ({ phase, board, options }, player) =>
    phase === 'remove'
      ? namesOf(ownPyramid(player, levelsOf(options.dice)).filter((cell) => isFree(board, cell))).map((cell) => ({
          cell,
        }))
      : [],
  check({ phase, board, options }, { player, cell: name }) {
    const cell = cellNamed(name);
    if (phase !== 'remove') return illegal('GOC-7', 'dice are removed after a triple');
    if (!ownPyramid(player, levelsOf(options.dice)).includes(cell))
      return illegal('GOC-7', `${name} is not in your own pyramid`);
    if (!isOccupied(board, cell)) return illegal('GOC-7', `no die lies in ${name}`);
    return isFree(board, cell) ? undefined : illegal('GOC-9', `the die in ${name} carries another`);
  },
  apply(draft, { player, cell }, _, before) {
    const board = removeDie(before.board, cellNamed(cell));
    const supply = changed(before.supply, player, 1);
    const next =
      before.left > 1 ? { left: before.left - 1 } : removing(before, board, before.rolled as number[], player + 1);
    Object.assign(draft, { board, supply, ...next });
  },
  describe: (_, { player, cell }) => `Player ${player + 1} removes the die in ${cell}.`,
});

/** The rules of Golden Centre. */
export const goldenCentre: Game<GoldenCentreState, GoldenCentreAction, GoldenCentreOptions> = g.game({
  title: 'Golden Centre',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 22, family: 'construction' },
  variants: [{}, { dice: 10 }, { dice: 4, triple: 'one' }, { dice: 10, triple: 'one', turnLimit: 9 }],
  editions: { english: { triple: 'number' }, french: { triple: 'one' } },
  actions: { roll, place, remove },
  setup: ({ options }) => ({
    phase: 'roll',
    board: emptyBoard(),
    supply: [options.dice, options.dice, options.dice],
    toPlay: 0,
    rolled: null,
    left: 0,
    rounds: 0,
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ supply, toPlay, rounds }) {
    if (toPlay !== null) return null;
    const winner = supply.indexOf(0);
    return winner >= 0
      ? { winners: [winner], scores: null, reason: 'The winner is the first whose pyramid is complete.' }
      : { winners: [0, 1, 2], scores: null, reason: `${rounds} rounds are over, and no pyramid is complete.` };
  },
});
