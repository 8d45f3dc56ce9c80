/**
 * My Game: players build on the dice pyramid in turn; a die that lies on three others scores for each of its own colour
 * below it. 2-3 players. The rules are in RULES.md (clauses MYG-1 to MYG-5).
 *
 * @module
 */
import type { ActionOf, OptionsOf, StateOf } from 'dicewright';
import { defineGame, illegal, integer, oneToAct } from 'dicewright/define';
import {
  anyCell,
  boardString,
  cellName,
  cellNamed,
  countBelow,
  countDice,
  diceCells,
  emptyBoard,
  isHeap,
  isPlaceable,
  placeableCells,
  placeDie,
  playerColours,
} from 'dicewright/pyramid';
import * as z from 'zod/mini';

// The shapes of the game, from which its types are inferred.
const g = defineGame({
  id: 'my-game',
  // Raise it whenever the same actions could lead to another state.
  rules: 1,
  options: {
    /** Dice of each player (MYG-2), 3 to 40. Default 12. */
    dice: z._default(integer(3, 40), 12),
  },
  // Beside these, every state has game, rules, players, options and events.
  state: {
    /** The pyramid, a letter a cell: `r`, `g`, `k` for the dice of players 0, 1, 2, `.` for none. */
    board: boardString('.rgk'),
  },
});

/** Options of My Game, as given to `setup`. */
export type MyGameOptions = OptionsOf<typeof g>;
/** A position of My Game. Whose turn it is and who has how many points follow from the board. */
export type MyGameState = StateOf<typeof g>;

const colourOf = (player: number): string => playerColours[player] ?? '.';
const isOver = ({ board, players, options }: MyGameState): boolean => countDice(board) === players * options.dice;

/** The points of a player (MYG-4). */
export function myGamePoints({ board }: Pick<MyGameState, 'board'>, player: number): number {
  const colour = colourOf(player);
  return diceCells(board, colour).reduce((points, cell) => points + countBelow(board, cell, colour), 0);
}

// Actions. `check` is the one place where legality is written: by then the fields fit their schema, it is the player's
// turn, and the game is not over. `apply` writes to `draft`; `before` stays as it was.

const place = g.action({
  fields: {
    /** Where: `a1` on the plate, `1a1` on three dice. */
    cell: anyCell(),
  },
  // It may be generous: what `check` refuses is left out.
  candidates: ({ board }) => placeableCells(board).map((cell) => ({ cell: cellName(cell) })),
  check: ({ board }, { cell }) =>
    isPlaceable(board, cellNamed(cell)) ? undefined : illegal('MYG-3', `no die can rest in ${cell}`),
  apply(draft, { player, cell }, _, { board }) {
    draft.board = placeDie(board, cellNamed(cell), colourOf(player));
  },
  describe: ({ board }, { player, cell }) => {
    const points = countBelow(board, cellNamed(cell), colourOf(player));
    return `Player ${player + 1} places a die in ${cell}${points > 0 ? ` and scores ${points}` : ''}.`;
  },
});

/** The rules of My Game. */
export const myGame = g.game({
  title: 'My Game',
  playerCount: { min: 2, max: playerColours.length },
  // The option sets that the laws are run under.
  variants: [{}, { dice: 4 }],
  actions: { place },
  setup: () => ({ board: emptyBoard() }),
  // What the schemas can't say of a state from outside.
  checkState({ board, players, options }) {
    if (!isHeap(board)) return illegal('MYG-3', 'a die lies on nothing');
    const placed = countDice(board);
    if (placed > players * options.dice) return 'there are too many dice';
    // They take turns: the first ones may have placed one more.
    const due = (player: number): number => (player < players ? Math.ceil((placed - player) / players) : 0);
    const isFair = playerColours.every((colour, player) => countDice(board, colour) === due(player));
    return isFair ? undefined : illegal('MYG-2', 'somebody has placed too many dice');
  },
  playersToAct: (view) => oneToAct(isOver(view) ? null : countDice(view.board) % view.players),
  result(view) {
    if (!isOver(view)) return null;
    const scores = Array.from({ length: view.players }, (_, player) => myGamePoints(view, player));
    const most = Math.max(...scores);
    const winners = scores.flatMap((points, player) => (points === most ? [player] : []));
    return { winners, scores, reason: `The most points are ${most}.` };
  },
});

/** The actions of My Game. */
export type MyGameAction = ActionOf<typeof myGame>;
