/**
 * Flickers: flick five dice onto the empty base plate, before the others do. 2-3 players.
 * Rules and sources: flickers.rules.md (clauses FLK-1 to FLK-11).
 *
 * @example
 * ```ts
 * import { flickers } from 'dicewright/das-spiel';
 *
 * // At a table the players flick, and the outcome reports what happened.
 * let state = flickers.setup({ players: 2, options: { turn: 'one' } });
 * state = flickers.reduce(state, { type: 'attempt', player: 0, outcome: { on: true, knockedOff: [] } });
 * // Player 1's die pushes the red one off, and stays on.
 * state = flickers.reduce(state, { type: 'attempt', player: 1, outcome: { on: true, knockedOff: ['r'] } });
 * console.log(state.supply, state.toPlay); // → [ 5, 4 ] 0
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { type Colour, colourName, playerColours } from '../../../../pyramid/stock.js';
import { skillOf, skills, skillsProblem } from '../../kit/skill-model.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { type FlickersFlick, flickAt, flickSchema } from './flicks.js';

/** Dice of each player (FLK-2). */
const DICE = 5;
const MAX_PLAYERS = 3;

/** Options of Flickers, as given to `setup`. */
export interface FlickersOptions {
  /**
   * What a turn is: a flick of every own die that is off the plate when it begins, or a single flick (FLK-5). Default
   * `'all'`.
   */
  readonly turn?: 'all' | 'one' | undefined;
  /**
   * The players' skill in their order, 0 to 1 in steps of 0.001, for play without a table (FLK-9). Default `[]`: 0.5 for
   * everybody who is not named.
   */
  readonly skill?: readonly number[] | undefined;
  /** After this many finished turns the game ends (FLK-11). Default `null`: it doesn't. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Flickers. */
export interface FlickersState extends Envelope<'flickers', Resolved<FlickersOptions>> {
  /** Dice of each player that are not on the base plate, 0 to 5; the rest of their five are. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Dice that the player still has to flick in this turn, 1 to 5; 0 when the game is over. */
  readonly left: number;
  /** Finished turns of all players. */
  readonly turns: number;
}

/** The only action of Flickers: the player on turn flicks one of their dice at the plate. */
export interface FlickersAction {
  readonly type: 'attempt';
  readonly player: number;
  /** What happened: reported, or drawn from the model (FLK-9). */
  readonly outcome?: FlickersFlick | undefined;
}

const g = defineGame({
  id: 'flickers',
  rules: 1,
  options: {
    turn: z._default(z.literal(['all', 'one']), 'all'),
    skill: skills(MAX_PLAYERS),
    turnLimit: turnLimit(),
  },
  state: {
    supply: list(natural(DICE), MAX_PLAYERS),
    toPlay: z.nullable(natural(MAX_PLAYERS - 1)),
    left: natural(DICE),
    turns: natural(),
  },
});

type State = DeepReadonly<FlickersState>;

const colourOf = (player: number): Colour => playerColours[player] as Colour;

/** Dice of each player on the base plate (FLK-3). */
export function diceOnPlate({ supply }: Pick<State, 'supply'>): number[] {
  return supply.map((off) => DICE - off);
}

/** Flicks of a turn that begins with `off` dice off the plate (FLK-5). */
const flicksOf = ({ turn }: State['options'], off: number): number => (turn === 'all' ? off : 1);

const attempt = g.action({
  outcome: flickSchema(DICE * MAX_PLAYERS),
  chance({ supply, options }, { player }) {
    const lying = diceOnPlate({ supply }).map((on, one) => colourOf(one).repeat(on));
    return flickAt(lying.join(''), skillOf(options.skill, player));
  },
  apply(draft, { player }, { on, knockedOff }, { supply, left, turns, players, options }) {
    const next = supply.map((off, one) => {
      const pushed = knockedOff.filter((colour) => colour === colourOf(one)).length;
      return off + pushed - (on && one === player ? 1 : 0);
    });
    draft.supply = next;
    const hasWon = next[player] === 0;
    if (!hasWon && left > 1) {
      draft.left = left - 1;
      return;
    }
    const isOver = hasWon || limitReached(turns + 1, options.turnLimit);
    const follower = (player + 1) % players;
    draft.turns = turns + 1;
    draft.toPlay = isOver ? null : follower;
    draft.left = isOver ? 0 : flicksOf(options, next[follower] as number);
  },
  describe(_, { player, outcome: { on, knockedOff } }, after) {
    const pushed = playerColours.flatMap((colour) => {
      const count = knockedOff.filter((one) => one === colour).length;
      return count === 0 ? [] : [`${count === 1 ? 'a' : count} ${diceOf(count, colour)}`];
    });
    const colour = colourOf(player);
    const own = diceOnPlate(after)[player] ?? 0;
    const along = pushed.length === 0 ? '' : `, and pushes off ${pushed.join(' and ')}`;
    const standing = `${NUMBERS[own] ?? own} ${diceOf(own, colour)} ${own === 1 ? 'lies' : 'lie'} on the plate`;
    const flicks = `Player ${player + 1} flicks a ${diceOf(1, colour)}`;
    return `${flicks}: it ${on ? 'stays on the plate' : 'falls off'}${along}. ${standing}.`;
  },
});

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'All five'];
const diceOf = (count: number, colour: Colour): string => `${colourName(colour)} ${count === 1 ? 'die' : 'dice'}`;

/** What a state from outside must fulfil besides its schema. */
function checkState({ players, supply, toPlay, left, turns, options }: State): StateProblem {
  if (supply.length !== players) return `expected ${players} supplies, got ${supply.length}`;
  if (supply.indexOf(0) !== supply.lastIndexOf(0)) return 'only one player can be the first with all dice on the plate';
  const isOver = supply.includes(0) || limitReached(turns, options.turnLimit);
  if (isOver !== (toPlay === null)) return illegal('FLK-10', 'somebody is to play exactly until the game is over');
  if (toPlay === null) return left === 0 ? undefined : 'when the game is over nobody has dice to flick';
  if (toPlay >= players) return `there is no Player ${toPlay + 1}`;
  // Of those that were off when the turn began each is flicked once, so all that are left are still off.
  const most = flicksOf(options, supply[toPlay] as number);
  return left >= 1 && left <= most ? undefined : `expected 1 to ${most} dice to flick, got ${left}`;
}

/** The rules of Flickers. */
export const flickers: Game<FlickersState, FlickersAction, FlickersOptions> = g.game({
  title: 'Flickers',
  playerCount: { min: 2, max: MAX_PLAYERS },
  traits: { dexterity: true },
  facts: { number: 7, family: 'skill' },
  variants: [{}, { turn: 'one', skill: [1, 0.8] }, { turn: 'one', turnLimit: 30 }, { skill: [0, 1], turnLimit: 12 }],
  editions: { english: { turn: 'all' }, french: { turn: 'one' } },
  actions: { attempt },
  checkSetup: ({ players, options }) => skillsProblem(options.skill, players),
  setup: ({ players, options }) => ({
    supply: Array.from({ length: players }, () => DICE),
    toPlay: 0,
    left: flicksOf(options, DICE),
    turns: 0,
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ supply, toPlay }) {
    if (toPlay !== null) return null;
    const why = supply.includes(0) ? 'All dice of a player lie on the plate' : 'The turns are over';
    return decidedBy(diceOnPlate({ supply }), why, 'dice on the plate');
  },
});
