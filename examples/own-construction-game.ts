// A construction game of one's own on the dice pyramid, with its laws: Lookout Post. In turn the players place a die of
// their colour wherever one can rest, but never on the die that the other has placed last. Whoever places the first die
// on the level that was agreed on wins; if nobody can place, it is a draw.
import { type ActionOf, playout, type StateOf } from 'dicewright';
import { defineGame, type Invariant, illegal, integer, natural, oneToAct } from 'dicewright/define';
import {
  anyCell,
  boardPicture,
  boardString,
  cellName,
  cellNamed,
  countDice,
  emptyBoard,
  isHeap,
  isPlaceable,
  levelOf,
  placeableCells,
  placeDie,
  supports,
} from 'dicewright/pyramid';
import { renderText } from 'dicewright/render';
import { gameLaws } from 'dicewright/testing';
import * as z from 'zod/mini';

const g = defineGame({
  id: 'lookout-post',
  rules: 1,
  options: {
    /** The level to be reached, 1 to 8 (LKP-4). Default 2. */
    level: z._default(integer(1, 8), 2),
  },
  state: {
    /** The pyramid: 165 letters, `r` and `g` dice, `.` empty. */
    board: boardString('.rg'),
    /** The die that was placed last; `null` before the first. */
    last: z.nullable(anyCell()),
    toPlay: z.nullable(natural(1)),
  },
});

type LookoutPostState = StateOf<typeof g>;

/** Whether a die in the cell would lie on the one that was placed last (LKP-3). */
const isOnLast = (last: string | null, cell: number): boolean =>
  last !== null && supports(cell).includes(cellNamed(last));

const canPlace = (board: string, last: string | null): boolean =>
  placeableCells(board).some((cell) => !isOnLast(last, cell));

const place = g.action({
  fields: { cell: anyCell() },
  candidates: ({ board }) => placeableCells(board).map((cell) => ({ cell: cellName(cell) })),
  check({ board, last }, { cell }) {
    if (!isPlaceable(board, cellNamed(cell))) return illegal('LKP-2', `no die can rest in ${cell}`);
    return isOnLast(last, cellNamed(cell)) ? illegal('LKP-3', `${last} was placed last`) : undefined;
  },
  apply(draft, { player, cell }, _, { board, options }) {
    const next = placeDie(board, cellNamed(cell), player === 0 ? 'r' : 'g');
    const isOver = levelOf(cellNamed(cell)) === options.level || !canPlace(next, cell);
    draft.board = next;
    draft.last = cell;
    draft.toPlay = isOver ? null : 1 - player;
  },
  describe: (_, { player, cell }) => `Player ${player + 1} places a die in ${cell}.`,
});

/** Who placed the first die on the level; `undefined` while nobody has. */
const onTop = ({ board, last, options }: LookoutPostState): number | undefined =>
  last !== null && levelOf(cellNamed(last)) === options.level ? 'rg'.indexOf(board[cellNamed(last)] ?? '') : undefined;

export const lookoutPost = g.game({
  title: 'Lookout Post',
  playerCount: { min: 2, max: 2 },
  variants: [{}, { level: 8 }],
  actions: { place },
  setup: () => ({ board: emptyBoard(), last: null, toPlay: 0 }),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(view) {
    if (view.toPlay !== null) return null;
    const winner = onTop(view);
    if (winner === undefined) return { winners: [0, 1], scores: null, reason: 'Nobody can place a die: a draw.' };
    return { winners: [winner], scores: null, reason: `The first die of level ${view.options.level} lies.` };
  },
  checkState({ board, last, toPlay, options }) {
    if (!isHeap(board)) return 'a die lies on nothing';
    if (last === null ? countDice(board) > 0 : board[cellNamed(last)] === '.') return 'the last die does not lie there';
    const isOver = last !== null && (levelOf(cellNamed(last)) === options.level || !canPlace(board, last));
    return (toPlay === null) === isOver ? undefined : 'somebody is to play exactly until the game is over';
  },
});

const invariants: readonly Invariant<LookoutPostState, ActionOf<typeof lookoutPost>>[] = [
  { name: 'every die rests on the plate or on three dice', clause: 'LKP-2', holds: ({ board }) => isHeap(board) },
  {
    name: 'the players have placed as many dice, or the first one more',
    clause: 'LKP-1',
    holds: ({ board }) => [0, 1].includes(countDice(board, 'r') - countDice(board, 'g')),
  },
];

// It has all that the built-in games have: laws …
let checks = 0;
for (const law of gameLaws(lookoutPost, { invariants, runs: 5 })) checks += law.run().checks;
console.log(checks > 1000 ? 'All laws hold.' : `Only ${checks} checks.`);

// … fast playouts …
const wins = [0, 0];
for (let seed = 0; seed < 200; seed++) {
  for (const winner of playout(lookoutPost, { players: 2, seed: `${seed}` }).result?.winners ?? []) {
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
}
console.log(`Of 200 random games player 1 wins ${wins[0]}, player 2 ${wins[1]}.`);

// … and pictures.
const { state } = playout(lookoutPost, { players: 2, seed: 'shown' });
console.log(renderText(boardPicture(state.board, { title: lookoutPost.result(state)?.reason ?? '' }), { width: 80 }));
