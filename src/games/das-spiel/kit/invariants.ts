import type { DeepReadonly, Invariant } from '../../../kernel/types.js';
import { countDice } from '../../../pyramid/board.js';
import { isComplete, isHeap } from '../../../pyramid/heap.js';
import { OUTER_FACES, outerFaces } from '../../../pyramid/score.js';
import { colours } from '../../../pyramid/stock.js';

// Invariants that games share; each game says which of its clauses they guard.

/** A state with a board. */
interface OnBoard {
  readonly board: string;
}

/** Every die rests on the base plate or on three dice. */
export const heapStands = (clause: string): Invariant<OnBoard, unknown> => ({
  name: 'every die rests on the base plate or on three dice',
  clause,
  holds: ({ board }) => isHeap(board),
});

/** The colours share the 135 outer faces of a complete pyramid. */
export const facesAddUp = (clause: string): Invariant<OnBoard, unknown> => ({
  name: 'the outer faces of a complete pyramid add up to 135',
  clause,
  holds: ({ board }) =>
    !isComplete(board) || colours.reduce((sum, colour) => sum + outerFaces(board, colour), 0) === OUTER_FACES,
});

/** A die that lies stays where it is, for games that only build. */
export const diceStay = (clause: string): Invariant<OnBoard, unknown> => ({
  name: 'a die that lies is neither moved nor changed',
  clause,
  holds: ({ board }, step) => {
    const before = (step?.before as OnBoard | undefined)?.board;
    return before === undefined || [...before].every((die, cell) => die === '.' || die === board[cell]);
  },
});

/** A state with a board whose dice's numbers matter. */
interface WithPoses extends OnBoard {
  readonly poses: string;
}

/** A die that lies is neither turned nor tipped over, for games that only build; dice have poses, and only they. */
export const posesStay = (clause: string): Invariant<WithPoses, unknown> => ({
  name: 'a die that lies keeps its pose',
  clause,
  holds: ({ board, poses }, step) => {
    const before = (step?.before as WithPoses | undefined)?.poses ?? '';
    const kept = [...before].every((pose, cell) => pose === '.' || pose === poses[cell]);
    return kept && [...board].every((die, cell) => (die === '.') === (poses[cell] === '.'));
  },
});

/** Dice on the board and off it are always as many as at the start. */
export const diceConserved = <State extends OnBoard>(
  clause: string,
  total: (state: State) => number,
  offBoard: (state: State) => number,
): Invariant<State, unknown> => ({
  name: 'dice are neither made nor lost',
  clause,
  holds: (state) => countDice(state.board) + offBoard(state as unknown as State) === total(state as unknown as State),
});

/** A state of a game whose players take turns. */
interface InTurns {
  readonly players: number;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

/** When turns end, told once more, without the code of the game that decides it. */
interface Turns<State, Action> {
  readonly isFinished: (
    before: DeepReadonly<State>,
    action: DeepReadonly<Action>,
    after: DeepReadonly<State>,
  ) => boolean;
  readonly isOver: (state: DeepReadonly<State>) => boolean;
  /** Whether a player has no turn when his comes; nobody, unless given. */
  readonly isPassedOver?: (state: DeepReadonly<State>, player: number) => boolean;
}

/** Each player has his turn, in turn order, until it is finished, and finished turns are counted. */
export const turnsGoRound = <State extends InTurns, Action extends { readonly player: number }>(
  clause: string,
  { isFinished, isOver, isPassedOver = () => false }: Turns<State, Action>,
): Invariant<State, Action> => ({
  name: 'the next player is on exactly when a turn is finished, and finished turns are counted',
  clause,
  holds(state, step) {
    if (step === undefined) return true;
    const { players, toPlay, turns } = state as unknown as InTurns;
    const before = step.before as unknown as InTurns;
    const finished = isFinished(step.before, step.action, state);
    if (turns !== before.turns + (finished ? 1 : 0)) return false;
    if (isOver(state)) return toPlay === null;
    if (!finished) return toPlay === before.toPlay;
    const { player } = step.action as { readonly player: number };
    const order = Array.from({ length: players }, (_, i) => (player + 1 + i) % players);
    return toPlay === order.find((one) => !isPassedOver(state, one));
  },
});
