// A game of one's own, complete, with its laws: Shut the Box. Tiles 1 to 9 stand open. Roll two dice and shut open
// tiles that add up to what they show; when nothing fits, your turn is over and what is still open counts against you.
// One turn each; the lowest sum wins.
import { type ActionOf, playout, type StateOf } from 'dicewright';
import { d6, defineGame, type Invariant, illegal, integer, list, natural, oneToAct } from 'dicewright/define';
import { gameLaws } from 'dicewright/testing';
import * as z from 'zod/mini';

const tile = integer(1, 12);
const twoDice = d6(2);

const g = defineGame({
  id: 'shut-the-box',
  rules: 1,
  options: {
    /** The highest tile, 9 or 12 (BOX-1). Default 9. */
    tiles: z._default(z.literal([9, 12]), 9),
  },
  state: {
    /** The tiles of the player to act that are still open, ascending. */
    open: list(tile, 12),
    /** The sum of the dice that must be shut; `null` before a roll. */
    rolled: z.nullable(natural(12)),
    /** The sums of the players who are done, in their order. */
    left: list(natural(78), 8),
  },
});

type BoxState = StateOf<typeof g>;

const sum = (tiles: readonly number[]): number => tiles.reduce((a, b) => a + b, 0);
const allTiles = (highest: number): number[] => Array.from({ length: highest }, (_, i) => i + 1);

/** Every way to make the sum of different tiles, each ascending. */
function* waysTo(wanted: number, tiles: readonly number[]): Generator<number[]> {
  if (wanted === 0) yield [];
  for (const [i, first] of tiles.entries()) {
    if (first <= wanted) for (const rest of waysTo(wanted - first, tiles.slice(i + 1))) yield [first, ...rest];
  }
}

const canShut = (wanted: number, tiles: readonly number[]): boolean => !waysTo(wanted, tiles).next().done;

const roll = g.action({
  check: ({ rolled }) => (rolled === null ? undefined : illegal('BOX-2', `shut tiles for ${rolled} first`)),
  outcome: twoDice.schema,
  chance: () => twoDice,
  apply(draft, _, outcome) {
    draft.rolled = sum(outcome);
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls ${outcome.join(' and ')}.`,
});

const shut = g.action({
  fields: { tiles: list(tile, 12) },
  *candidates({ rolled, open }) {
    if (rolled !== null) for (const tiles of waysTo(rolled, open)) yield { tiles };
  },
  check({ rolled, open }, { tiles }) {
    if (rolled === null) return illegal('BOX-2', 'roll before you shut anything');
    if (new Set(tiles).size < tiles.length) return illegal('BOX-3', 'a tile is named twice');
    if (!tiles.every((one) => open.includes(one))) return illegal('BOX-3', 'a tile is shut already');
    return sum(tiles) === rolled ? undefined : illegal('BOX-3', `the tiles must add up to ${rolled}`);
  },
  apply(draft, { tiles }, _, before) {
    const open = before.open.filter((one) => !tiles.includes(one));
    if (open.length > 0) draft.open = open;
    else endTurn(draft, before, 0);
    draft.rolled = null;
  },
  canonical: ({ tiles }) => ({ tiles: [...tiles].sort((a, b) => a - b) }),
  describe: (_, { player, tiles }) => `Player ${player + 1} shuts ${tiles.join(' and ')}.`,
});

const stop = g.action({
  check({ rolled, open }) {
    if (rolled === null) return illegal('BOX-2', 'roll before you stop');
    return canShut(rolled, open) ? illegal('BOX-4', `there are tiles to shut for ${rolled}`) : undefined;
  },
  apply(draft, _action, _outcome, before) {
    endTurn(draft, before, sum(before.open));
    draft.rolled = null;
  },
  describe: ({ open }, { player }) => `Player ${player + 1} can shut nothing and is left with ${sum(open)}.`,
});

/** The next player finds the box open; after the last nothing is left to shut (BOX-5). */
function endTurn(draft: { open: number[]; left: number[] }, before: BoxState, left: number): void {
  const isLast = before.left.length + 1 === before.players;
  draft.open = isLast ? [] : allTiles(before.options.tiles);
  draft.left.push(left);
}

export const shutTheBox = g.game({
  title: 'Shut the Box',
  playerCount: { min: 1, max: 8 },
  variants: [{}, { tiles: 12 }],
  actions: { roll, shut, stop },
  setup: ({ options }) => ({ open: allTiles(options.tiles), rolled: null, left: [] }),
  checkState({ open, rolled, left, players, options }) {
    const ascends = open.every((one, i) => one > (open[i - 1] ?? 0) && one <= options.tiles);
    if (!ascends || left.length > players) return 'the tiles are in disorder, or too many players are done';
    const isOver = left.length === players;
    return (open.length === 0) === isOver && (rolled === null || (rolled >= 2 && !isOver))
      ? undefined
      : 'who is to play?';
  },
  playersToAct: ({ left, players }) => oneToAct(left.length < players ? left.length : null),
  result({ left, players }) {
    if (left.length < players) return null;
    const lowest = Math.min(...left);
    const winners = left.flatMap((one, player) => (one === lowest ? [player] : []));
    // A score is better when it is higher, so what is left counts against its player.
    return { winners, scores: left.map((one) => 0 - one), reason: `the least that is left is ${lowest}` };
  },
});

type BoxAction = ActionOf<typeof shutTheBox>;

const invariants: readonly Invariant<BoxState, BoxAction>[] = [
  {
    name: 'what is shut is what was rolled',
    clause: 'BOX-3',
    holds({ open, left }, step) {
      if (step?.action.type !== 'shut') return true;
      const isTurnOver = left.length > step.before.left.length; // the whole box is shut
      return sum(step.before.open) - (isTurnOver ? 0 : sum(open)) === step.before.rolled;
    },
  },
  {
    name: 'nobody stops who could shut something',
    clause: 'BOX-4',
    holds: (_, step) => step?.action.type !== 'stop' || !canShut(step.before.rolled ?? 0, step.before.open),
  },
];

/** How many tiles an action shuts. */
function size(action: BoxAction): number {
  return action.type === 'shut' ? action.tiles.length : 0;
}

// One game, in which everybody shuts as few tiles at a time as they can.
const { actions, result } = playout(shutTheBox, {
  players: 2,
  seed: 'the Green Dragon',
  choose(view, player) {
    const [least] = [...shutTheBox.legalActions(view, player)].sort((a, b) => size(a) - size(b));
    if (!least) throw new Error('nobody is ever stuck');
    return least;
  },
});
let state = shutTheBox.setup({ players: 2 });
for (const action of actions) {
  const before = state;
  state = shutTheBox.reduce(before, action);
  console.log(shutTheBox.describe(before, action, state));
}
console.log(result);

// The laws, as a test would run them: one that fails throws and shows the shortest game on which it does.
const laws = gameLaws(shutTheBox, { invariants, runs: 25 });
const checked = laws.filter((law) => law.run().checks > 0);
console.log(`${checked.length} laws hold:`);
for (const { name } of checked) console.log(`- ${name}`);
