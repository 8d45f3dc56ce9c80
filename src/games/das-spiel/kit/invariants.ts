import type { DeepReadonly, Invariant } from '../../../kernel/types.js';
import { isComplete } from '../../../pyramid/heap.js';
import { OUTER_FACES, outerFaces } from '../../../pyramid/score.js';
import { colours } from '../../../pyramid/stock.js';

// Invariants that games share; each game says which of its clauses they guard.

/** A state with a board. */
interface OnBoard {
  readonly board: string;
}

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

/** Who sits down together, where groups can play in place of players. */
interface InGroups {
  readonly players: number;
  readonly toPlay: number | null;
  readonly options: { readonly groups: readonly number[] };
  readonly members?: readonly number[] | undefined;
}

/** The people in their order, A1 B1 A2 B2 …, as `[side, member]`. */
function peopleOf(groups: readonly number[]): (readonly [side: number, member: number])[] {
  const people: (readonly [number, number])[] = [];
  for (let member = 0; member < Math.max(0, ...groups); member++) {
    for (const [side, size] of groups.entries()) if (member < size) people.push([side, member]);
  }
  return people;
}

/** Each group's turn is that of the member after the last one; who is on is remembered, and nobody else is moved. */
export const groupsTakeTurns = (clause: string): Invariant<InGroups, { readonly player: number }> => ({
  name: 'a turn of a group is followed by the turn of its next member, and whose turn it is is remembered',
  clause,
  holds({ toPlay, members, options: { groups } }, step) {
    if (groups.length === 0 || members === undefined) return groups.length === 0 && members === undefined;
    const people = peopleOf(groups);
    const [side, member] = people[toPlay ?? people.length] ?? [];
    const isRemembered = side === undefined || members[side] === member;
    if (step === undefined || !isRemembered) return isRemembered && members.every((one) => one === 0);
    const { player } = step.action as { readonly player: number };
    const before = step.before.members ?? [];
    if (toPlay === player && members.every((one, at) => one === before[at])) return true;
    const [acted = 0, last = 0] = people[player] ?? [];
    const waiting = before.map((one, at) => (at === acted ? (last + 1) % (groups[at] ?? 1) : one));
    // A member who can't play is passed over.
    return toPlay === null || members.every((one, at) => at === side || one === waiting[at]);
  },
});

/** A state of a game whose players take turns. */
interface InTurns {
  readonly players: number;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

/** Who could be on after the player: of each side one, where there are groups. */
function playersAfter({ options, members = [] }: Partial<InGroups>, players: number, player: number): number[] {
  const groups = options?.groups ?? [];
  if (groups.length === 0) return Array.from({ length: players }, (_, i) => (player + 1 + i) % players);
  const people = peopleOf(groups);
  const [acted = 0, last = 0] = people[player] ?? [];
  return groups.map((_, i) => {
    const side = (acted + 1 + i) % groups.length;
    const member = side === acted ? (last + 1) % (groups[side] ?? 1) : members[side];
    return people.findIndex((one) => one[0] === side && one[1] === member);
  });
}

/** When turns end, stated once more, without the code of the game that decides it. */
interface Turns<State, Action> {
  readonly isFinished: (
    before: DeepReadonly<State>,
    action: DeepReadonly<Action>,
    after: DeepReadonly<State>,
  ) => boolean;
  readonly isOver: (state: DeepReadonly<State>) => boolean;
  /** Whether a player has no turn when theirs comes; nobody, unless given. */
  readonly isPassedOver?: (state: DeepReadonly<State>, player: number) => boolean;
}

/** Each player has a turn, in turn order, until it is finished, and finished turns are counted. */
export const turnsGoRound = <State extends InTurns, Action extends { readonly player: number }>(
  clause: string,
  { isFinished, isOver, isPassedOver = () => false }: Turns<State, Action>,
): Invariant<State, Action> => ({
  name: 'the next player is on exactly when a turn is finished, and finished turns are counted',
  clause,
  holds(state, step) {
    if (step === undefined) return true;
    const { players, toPlay, turns } = state;
    const before = step.before;
    const finished = isFinished(step.before, step.action, state);
    if (turns !== before.turns + (finished ? 1 : 0)) return false;
    if (isOver(state)) return toPlay === null;
    if (!finished) return toPlay === before.toPlay;
    const { player } = step.action as { readonly player: number };
    return toPlay === playersAfter(before, players, player).find((one) => !isPassedOver(state, one));
  },
});
