import type { DeepReadonly } from '../../../../kernel/types.js';
import { axes } from '../../../../pyramid/lattice.js';
import { BLACK, EDGE_COLOURS, edgeLetters, isGoal, LEVELS, type MasqueradeState } from './position.js';

type Options = DeepReadonly<MasqueradeState>['options'];
/** Three edges of three letters, each from the bottom up, and the top. */
type Dice = string;

const EDGE_DICE = LEVELS - 1;

/** Orders of the three colours. */
const orders = EDGE_COLOURS.flatMap((one) =>
  EDGE_COLOURS.flatMap((two) =>
    EDGE_COLOURS.flatMap((three) => (new Set([one, two, three]).size < 3 ? [] : [[one, two, three]])),
  ),
);

/** Three edges of one colour each, or all in one order, win. */
const goalsOf = (options: Options): Dice[] =>
  orders
    .flatMap((order) => [order.map((colour) => colour.repeat(EDGE_DICE)), order.map(() => order.join(''))])
    .filter((edges) =>
      isGoal(
        edges.map((edge) => edge + BLACK),
        options,
      ),
    )
    .map((edges) => edges.join('') + BLACK);

/** The dice before the lowest one of an edge was put on top. */
function before(dice: Dice, edge: number): Dice {
  const [from, to] = [edge * EDGE_DICE, (edge + 1) * EDGE_DICE];
  return dice.slice(0, from) + dice.slice(-1) + dice.slice(from, to - 1) + dice.slice(to, -1) + dice.charAt(to - 1);
}

interface Distances {
  /** The turns that each order of the dice needs. */
  readonly turns: ReadonlyMap<Dice, number>;
  readonly most: number;
}

const known = new Map<string, Distances>();

/** The turns from every order of the ten dice to what wins, searched backwards from there: 16,800 orders. */
function distances(options: Options): Distances {
  const key = options.variant === 'training' ? options.variant : String(options.sequence);
  const found = known.get(key);
  if (found !== undefined) return found;
  const goals = goalsOf(options);
  const turns = new Map(goals.map((dice) => [dice, 0]));
  let most = 0;
  for (let last = goals; last.length > 0; ) {
    const next: Dice[] = [];
    for (const dice of last) {
      for (const edge of axes) {
        const earlier = before(dice, edge);
        if (turns.has(earlier)) continue;
        turns.set(earlier, most + 1);
        next.push(earlier);
      }
    }
    if (next.length > 0) most++;
    last = next;
  }
  const result = { turns, most };
  known.set(key, result);
  return result;
}

/**
 * How few turns a player's pyramid still needs, exactly, since nobody else can touch it (MAS-6): 1 when it is sorted, 0
 * when it needs the most that any pyramid can need.
 */
export function masqueradeWorth({ board, phase, options }: DeepReadonly<MasqueradeState>, player: number): number {
  if (phase === 'build') return 0;
  const edges = axes.map((axis) => edgeLetters(board, player, axis));
  const dice = edges.map((edge) => edge.slice(0, EDGE_DICE)).join('') + (edges[0] ?? '').slice(EDGE_DICE);
  const { turns, most } = distances(options);
  return 1 - (turns.get(dice) ?? most) / most;
}
