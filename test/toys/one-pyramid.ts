import { defineGame, integer, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

const g = defineGame({
  id: 'one-pyramid',
  rules: 1,
  options: { edges: z._default(z.string(), 'rgb rgb rgb') },
  state: { edges: z.array(z.string()).check(z.length(3)), top: z.string() },
});

/** The top is pushed in at the lower end of an edge; what comes out at the other is the top. */
const take = g.action({
  fields: { edge: integer(0, 2) },
  candidates: () => [{ edge: 0 }, { edge: 1 }, { edge: 2 }],
  apply(draft, { edge }, _, { edges, top }) {
    const dice = edges[edge] as string;
    draft.edges[edge] = dice.slice(1) + top;
    draft.top = dice.slice(0, 1);
  },
});

/** Whether each edge has one colour, with the black die on top: the goal of Masquerade's training game (MAS). */
const isDone = ({ edges, top }: { readonly edges: readonly string[]; readonly top: string }): boolean =>
  top === 'k' && edges.every((dice) => new Set(dice).size === 1);

/** One pyramid of Masquerade, as a game of its own. */
export const onePyramid = g.game({
  title: 'One pyramid',
  playerCount: { min: 1, max: 1 },
  variants: [{}],
  actions: { take },
  setup: ({ options }) => ({ edges: options.edges.split(' '), top: 'k' }),
  playersToAct: (state) => oneToAct(isDone(state) ? null : 0),
  result: (state) => (isDone(state) ? { winners: [0], scores: null, reason: 'every edge has one colour' } : null),
});

const ORDERS = ['rgb', 'rbg', 'grb', 'gbr', 'brg', 'bgr'];

/** All starts of the training game: each edge with one die of each colour. */
export const starts: readonly string[] = ORDERS.flatMap((a) =>
  ORDERS.flatMap((b) => ORDERS.map((c) => `${a} ${b} ${c}`)),
);
