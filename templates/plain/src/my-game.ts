/**
 * My Game: roll one to three dice as often as you dare; a 1 loses what the turn has brought. 2-6 players.
 * The rules are in RULES.md (clauses MYG-1 to MYG-6).
 *
 * @module
 */
import type { ActionOf, OptionsOf, StateOf } from 'dicewright';
import { d6, defineGame, illegal, integer, list, natural, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

const MAX_PLAYERS = 6;
const MAX_DICE = 3;

// The shapes of the game, from which its types are inferred.
const g = defineGame({
  id: 'my-game',
  // Raise it whenever the same actions could lead to another state.
  rules: 1,
  options: {
    /** The points that end the game (MYG-6), 10 to 1000. Default 50. */
    target: z._default(integer(10, 1000), 50),
  },
  // Beside these, every state has game, rules, players, options and events. Bound every list.
  state: {
    /** The points of each player that are safe. */
    banked: list(natural(), MAX_PLAYERS),
    /** What the turn has brought so far. */
    atRisk: natural(),
    /** Whose turn it is. */
    toPlay: natural(MAX_PLAYERS - 1),
  },
});

/** Options of My Game, as given to `setup`. */
export type MyGameOptions = OptionsOf<typeof g>;
/** A position of My Game. */
export type MyGameState = StateOf<typeof g>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const next = (player: number, players: number): number => (player + 1) % players;

// Actions. `check` is the one place where legality is written: by then the fields fit their schema, it is the player's
// turn, and the game is not over. `apply` writes to `draft`; `before` stays as it was.

const roll = g.action({
  fields: {
    /** How many dice, 1 to 3. */
    count: integer(1, MAX_DICE),
  },
  candidates: () => [{ count: 1 }, { count: 2 }, { count: 3 }],
  chance: (_, { count }) => d6(count),
  outcome: list(integer(1, 6), MAX_DICE),
  apply(draft, { player }, faces, before) {
    const isLost = faces.includes(1);
    draft.atRisk = isLost ? 0 : before.atRisk + sum(faces);
    if (isLost) draft.toPlay = next(player, before.players);
  },
  describe: ({ atRisk }, { player, outcome }) =>
    `Player ${player + 1} rolls ${outcome.join(' and ')}${outcome.includes(1) ? ` and loses ${atRisk}` : ''}.`,
});

const bank = g.action({
  check: ({ atRisk }) => (atRisk === 0 ? illegal('MYG-5', 'there is nothing to bank yet') : undefined),
  apply(draft, { player }, _, before) {
    draft.banked = before.banked.map((points, other) => (other === player ? points + before.atRisk : points));
    draft.atRisk = 0;
    draft.toPlay = next(player, before.players);
  },
  describe: ({ atRisk }, { player }) => `Player ${player + 1} banks ${atRisk}.`,
});

/** Who has reached the target; -1 while nobody has. */
const winnerOf = (banked: readonly number[], target: number): number => banked.findIndex((points) => points >= target);

/** The rules of My Game. */
export const myGame = g.game({
  title: 'My Game',
  playerCount: { min: 2, max: MAX_PLAYERS },
  // The option sets that the laws are run under.
  variants: [{}, { target: 10 }],
  actions: { roll, bank },
  setup: ({ players }) => ({ banked: Array.from({ length: players }, () => 0), atRisk: 0, toPlay: 0 }),
  // What the schemas can't say of a state from outside.
  checkState({ banked, atRisk, toPlay, players, options }) {
    if (banked.length !== players) return `expected the points of ${players} players, got ${banked.length}`;
    if (toPlay >= players) return `there is no player ${toPlay}`;
    const winners = banked.filter((points) => points >= options.target).length;
    if (winners > 1) return illegal('MYG-6', 'the game was over before the last points');
    return winners === 1 && atRisk > 0 ? illegal('MYG-6', 'nothing is at risk when the game is over') : undefined;
  },
  playersToAct: ({ banked, toPlay, options }) => oneToAct(winnerOf(banked, options.target) < 0 ? toPlay : null),
  result({ banked, options }) {
    const winner = winnerOf(banked, options.target);
    if (winner < 0) return null;
    return { winners: [winner], scores: banked, reason: `Player ${winner + 1} has ${banked[winner]} points.` };
  },
});

/** The actions of My Game. */
export type MyGameAction = ActionOf<typeof myGame>;
