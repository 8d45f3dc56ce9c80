import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { cellName } from '../../../../pyramid/names.js';
import type { MasqueradeAction } from './masquerade.js';
import type { MasqueradeState } from './position.js';

// Edges read from the names of their cells: corner A, B, C; each edge x, y, z from the bottom up to the top.
const EDGES: readonly (readonly (readonly string[])[])[] = [
  [
    ['a9', '1a8', '2a7', '3a6'],
    ['a6', '1a6', '2a6', '3a6'],
    ['d6', '1c6', '2b6', '3a6'],
  ],
  [
    ['a4', '1a3', '2a2', '3a1'],
    ['a1', '1a1', '2a1', '3a1'],
    ['d1', '1c1', '2b1', '3a1'],
  ],
  [
    ['f4', '1f3', '2f2', '3f1'],
    ['f1', '1f1', '2f1', '3f1'],
    ['i1', '1h1', '2g1', '3f1'],
  ],
];

function lettersOf(board: string, player: number): string[] {
  const at = new Map([...board].map((die, cell) => [cellName(cell), die]));
  return (EDGES[player] ?? []).map((edge) => edge.map((name) => at.get(name) ?? '').join(''));
}

/** Whether a player's edges win. */
function hasWon({ board, options }: DeepReadonly<MasqueradeState>, player: number): boolean {
  const edges = lettersOf(board, player);
  const { variant, sequence } = options;
  if (variant === 'training') return edges.every((edge) => /^(r|g|b)\1\1k$/.test(edge));
  if (sequence !== 'any') return edges.join() === [sequence, sequence, sequence].map((one) => one.join('')).join();
  return new Set(edges).size === 1;
}

/** What holds in every position of Masquerade and in every step between two. */
export const masqueradeInvariants: readonly Invariant<MasqueradeState, MasqueradeAction>[] = [
  {
    name: 'all start with black on top, alike or not',
    clause: 'MAS-3',
    holds: ({ board, players, options }, step) => {
      if (step?.action.type !== 'build') return true;
      const [first = []] = [lettersOf(board, 0)];
      return Array.from({ length: players }, (_, player) => {
        const edges = lettersOf(board, player);
        if (!edges.every((edge) => edge.endsWith('k'))) return false;
        return !options.alike || first.every((edge, axis) => edge === edges[(axis + player) % 3]);
      }).every(Boolean);
    },
  },
  {
    name: 'a take turns one edge of the player’s own pyramid round, and leaves the rest as it was',
    clause: 'MAS-7',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'take') return true;
      const { player, edge } = step.action;
      const cells = EDGES[player]?.['xyz'.indexOf(edge)] ?? [];
      const before = new Map([...step.before.board].map((die, cell) => [cellName(cell), die]));
      return [...board].every((die, cell) => {
        const place = cells.indexOf(cellName(cell));
        return die === before.get(place < 0 ? cellName(cell) : (cells[(place + 1) % cells.length] ?? ''));
      });
    },
  },
  {
    name: 'the game is over when somebody has sorted their pyramid, at once or at the end of the round, or with the last turn',
    clause: 'MAS-10',
    holds: (state) => {
      if (state.phase === 'build') return state.toPlay === 0;
      const { players, turns, options } = state;
      const won = [0, 1, 2].slice(0, players).some((player) => hasWon(state, player));
      const isHeard = !options.finishRound || turns % players === 0;
      return (state.toPlay === null) === ((won && isHeard) || turns === options.turnLimit);
    },
  },
  {
    name: 'nobody takes a die out of a sorted pyramid',
    clause: 'MAS-10',
    holds: (_, step) => step?.action.type !== 'take' || !hasWon(step.before, step.action.player),
  },
];
