/**
 * Wolf in a Sheep's Coat: one sheep of the flock is the wolf; the shepherd finds it by what the dogs see. 2 to 8 players.
 * Rules and sources: wolf-in-a-sheeps-coat.rules.md (clauses WOL-1 to WOL-13).
 *
 * @example
 * ```ts
 * import { wolfInASheepsCoat } from 'dicewright/das-spiel';
 *
 * let state = wolfInASheepsCoat.setup({ players: 2 });
 * state = wolfInASheepsCoat.reduce(state, { type: 'hide', player: 1, cell: 'c4' });
 * console.log(wolfInASheepsCoat.view(state, 0).wolf, wolfInASheepsCoat.view(state, 1).wolf); // → hidden c4
 * state = wolfInASheepsCoat.reduce(state, { type: 'dog', player: 0, cell: '1c3' });
 * console.log(state.dogs[0]); // → { cell: '1c3', sees: true }
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import { anyOf, integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, dieAt } from '../../../../pyramid/board.js';
import { boardDeal } from '../../../../pyramid/deal.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed, namesOf, plateCell } from '../../../../pyramid/names.js';
import { decidedBy } from '../../kit/standing.js';
import {
  checkState,
  freshBoard,
  HIDDEN,
  hiderOf,
  kennelsOf,
  knowsWolf,
  shepherdOf,
  sightOf,
  suspectsOf,
  type WolfInASheepsCoatOptions,
  type WolfInASheepsCoatState,
  type WolfInASheepsCoatView,
} from './position.js';

export type { WolfInASheepsCoatOptions, WolfInASheepsCoatState } from './position.js';

/** Players at most (WOL-1). */
const SEATS = 8;
/** The most bushes: one sheep at least is left (WOL-2). */
const MAX_BUSHES = PLATE_CELLS - 1;

const meadows = new Map<number, ReturnType<typeof boardDeal>>();

/** So many bushes anywhere among the sheep (WOL-2). */
function meadowOf(bushes: number): ReturnType<typeof boardDeal> {
  let meadow = meadows.get(bushes);
  if (meadow === undefined) {
    meadow = boardDeal({ k: PLATE_CELLS - bushes, g: bushes }, PLATE_CELLS);
    meadows.set(bushes, meadow);
  }
  return meadow;
}

/** The actions of Wolf in a Sheep's Coat. */
export type WolfInASheepsCoatAction =
  | {
      /** Bushes are drawn for the round. */
      readonly type: 'build';
      readonly player: number;
      /** 45 letters: sheep `k`, bushes `g`. */
      readonly outcome?: string | undefined;
    }
  | {
      /** The wolf is chosen. */
      readonly type: 'hide';
      readonly player: number;
      /** The sheep that is the wolf, such as `'c4'`. */
      readonly cell: string;
    }
  | {
      /** The shepherd places a dog, and learns whether it sees the wolf. */
      readonly type: 'dog';
      readonly player: number;
      /** An empty funnel of dice, such as `'1c3'`; where dogs look along rows, one of the plate. */
      readonly cell: string;
    }
  | {
      /** The shepherd asks whether a sheep is the wolf. */
      readonly type: 'ask';
      readonly player: number;
      readonly cell: string;
    };

type View = DeepReadonly<WolfInASheepsCoatView>;
type State = DeepReadonly<WolfInASheepsCoatState>;

const g = defineGame({
  id: 'wolf-in-a-sheeps-coat',
  rules: 1,
  options: {
    bushes: z._default(integer(0, MAX_BUSHES), 0),
    views: z._default(z.literal(['faces', 'rows']), 'faces'),
  },
  state: {
    board: boardString('.kg', PLATE_CELLS),
    phase: z.literal(['build', 'hide', 'seek', 'over']),
    toPlay: z.nullable(natural(SEATS - 1)),
    dogs: list(z.strictObject({ cell: anyCell(), sees: z.boolean() }), PLATE_CELLS),
    asked: list(plateCell(), PLATE_CELLS),
    used: list(natural(2 * PLATE_CELLS), SEATS),
    turns: natural(SEATS),
    wolf: z.nullable(plateCell()),
  },
  hidden: { wolf: z.nullable(anyOf([plateCell(), z.literal(HIDDEN)])) },
});

/** Why this can't be done now. */
function untimely({ phase }: View, wanted: View['phase'], clause: string): Violation | undefined {
  if (phase === wanted) return undefined;
  if (phase === 'build') return illegal('WOL-2', 'the bushes are to be drawn first');
  return illegal(clause, phase === 'hide' ? 'the wolf is to be hidden first' : 'the wolf is hidden');
}

const build = g.action({
  check: (view) => untimely(view, 'build', 'WOL-2'),
  outcome: boardString('kg', PLATE_CELLS),
  chance: ({ options }) => meadowOf(options.bushes),
  apply(draft, _, board) {
    draft.board = board;
    draft.phase = 'hide';
  },
  describe: ({ options }, { player }) =>
    `Player ${player + 1} lets ${options.bushes} ${options.bushes === 1 ? 'bush' : 'bushes'} grow among the sheep.`,
});

const isSheep = (view: View, cell: string): boolean => dieAt(view.board, cellNamed(cell)) === 'k';

/** All sheep that haven't been asked about, as the fields of an action. */
function* sheepFields({ board, asked }: View): Generator<{ cell: string }> {
  for (let at = 0; at < PLATE_CELLS; at++) {
    const cell = cellName(at);
    if (dieAt(board, at) === 'k' && !asked.includes(cell)) yield { cell };
  }
}

const hide = g.action({
  fields: { cell: plateCell() },
  candidates: (view) => (view.phase === 'hide' ? sheepFields(view) : []),
  check(view, { cell }) {
    const problem = untimely(view, 'hide', 'WOL-4');
    if (problem) return problem;
    return isSheep(view, cell) ? undefined : illegal('WOL-4', `there is a bush in ${cell}`);
  },
  apply(draft, { cell }, _, before) {
    Object.assign(draft, { wolf: cell, phase: 'seek', toPlay: shepherdOf(before) });
  },
  conceal: ({ cell }, viewer, state) => (knowsWolf(state, viewer) ? { cell } : {}),
  describe: (_, { player, cell }) => `Player ${player + 1} hides the wolf${cell === undefined ? '' : ` in ${cell}`}.`,
});

const dog = g.action({
  fields: { cell: anyCell() },
  *candidates(view) {
    if (view.phase === 'seek') for (const cell of namesOf(kennelsOf(view))) yield { cell };
  },
  check(view, { cell }) {
    const problem = untimely(view, 'seek', 'WOL-5');
    if (problem) return problem;
    if (!kennelsOf(view).includes(cellNamed(cell))) return illegal('WOL-5', `dogs do not stand in ${cell}`);
    return view.dogs.some((one) => one.cell === cell) ? illegal('WOL-5', `a dog stands in ${cell}`) : undefined;
  },
  apply(draft, { cell }, _, before) {
    const sees = before.wolf !== null && sightOf(before, cellNamed(cell), before.dogs).has(cellNamed(before.wolf));
    draft.dogs = [...before.dogs.map((one) => ({ ...one })), { cell, sees }];
  },
  reveals: true,
  describe(_, { player, cell = '' }, { dogs }) {
    const sees = dogs.at(-1)?.sees ? 'it sees the wolf' : 'it does not see the wolf';
    return `Player ${player + 1} places a dog in ${cell}: ${sees}.`;
  },
});

const ask = g.action({
  fields: { cell: plateCell() },
  candidates: (view) => (view.phase === 'seek' ? sheepFields(view) : []),
  check(view, { cell }) {
    const problem = untimely(view, 'seek', 'WOL-10');
    if (problem) return problem;
    if (!isSheep(view, cell)) return illegal('WOL-10', `there is a bush in ${cell}`);
    return view.asked.includes(cell) ? illegal('WOL-10', `${cell} was asked about already`) : undefined;
  },
  apply(draft, { player, cell }, _, before) {
    if (cell === before.wolf) Object.assign(draft, endRound(before, player));
    else draft.asked = [...before.asked, cell];
  },
  reveals: true,
  describe(before, { player, cell = '' }, after) {
    const asks = `Player ${player + 1} asks about ${cell}`;
    if (after.turns === before.turns) return `${asks}: it is a sheep.`;
    const dogs = after.used[player] ?? 0;
    return `${asks}: it is the wolf! That took ${dogs} ${dogs === 1 ? 'dog' : 'dogs'}.`;
  },
});

/** The fields after the round of a shepherd who has found the wolf (WOL-10, WOL-11). */
function endRound({ players, options, dogs, asked, turns, used }: State, player: number) {
  const isOver = turns + 1 === players;
  const phase = isOver ? 'over' : options.bushes > 0 ? 'build' : 'hide';
  return {
    board: freshBoard(options.bushes),
    phase,
    toPlay: isOver ? null : hiderOf({ players, turns: turns + 1 }),
    dogs: [],
    asked: [],
    // The question that was right costs a dog as well.
    used: used.map((count, one) => (one === player ? dogs.length + asked.length + 1 : count)),
    turns: turns + 1,
    wolf: null,
  };
}

/** What a player or spectator may know: all players but the shepherd know the wolf (WOL-4). */
function view(state: State, player: number | null): View {
  return state.phase !== 'seek' || knowsWolf(state, player) ? state : { ...state, wolf: HIDDEN };
}

/** The rules of Wolf in a Sheep's Coat. */
export const wolfInASheepsCoat: Game<WolfInASheepsCoatState, WolfInASheepsCoatAction, WolfInASheepsCoatOptions> =
  g.game({
    title: "Wolf in a Sheep's Coat",
    playerCount: { min: 2, max: SEATS },
    facts: { number: 47, family: 'board', levelShare: 0.6 },
    variants: [{}, { bushes: 8 }, { views: 'rows' }],
    actions: { build, hide, dog, ask },
    setup: ({ players, options }) => ({
      board: freshBoard(options.bushes),
      phase: options.bushes > 0 ? ('build' as const) : ('hide' as const),
      toPlay: hiderOf({ players, turns: 0 }),
      dogs: [],
      asked: [],
      used: new Array<number>(players).fill(0),
      turns: 0,
      wolf: null,
    }),
    checkState,
    playersToAct: ({ toPlay }) => oneToAct(toPlay),
    result({ toPlay, used }) {
      return toPlay === null ? decidedBy(used, 'Everybody has been the shepherd', 'dogs', 'fewest') : null;
    },
    view,
    complete: (seen, _player, rng) =>
      seen.wolf === HIDDEN ? { ...seen, wolf: pick(rng, suspectsOf(seen)) ?? null } : { ...seen },
  });
