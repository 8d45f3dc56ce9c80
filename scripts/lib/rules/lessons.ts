import type { AnyAction, AnyGame } from '../../../src/index.js';
import { cellNamed, placeDice } from '../../../src/pyramid/index.js';
import { type BoardOf, diagramsOf, positionOf } from './diagrams.js';

/** What an answer must have in common with what the diagram plays. */
export const closenesses = ['type', 'from', 'exactly'] as const;
export type Closeness = (typeof closenesses)[number];

/** A position, and something to do in it. */
export interface Lesson {
  /** The clause that it teaches. */
  readonly clause: string;
  /** What is asked, in a sentence or two. */
  readonly task: string;
  /**
   * When it is done: by an action of the `type` of `answer`, which takes no shorter way where that has one; by one that also begins
   * `from` the same place; or by `exactly` this one.
   */
  readonly closeness: Closeness;
  /** What the diagram plays. */
  readonly answer: AnyAction;
  /** The position, as a record that begins there. */
  readonly record: object;
}

const mark = /^<!-- lesson(?: (from|exactly))?: (.+) -->$/;

/** What is asked of the diagrams of a page, by the lines on which they begin; they stand right above them. */
export function tasksIn(page: string): ReadonlyMap<number, Pick<Lesson, 'task' | 'closeness'>> {
  const tasks = new Map<number, Pick<Lesson, 'task' | 'closeness'>>();
  for (const [index, line] of page.split('\n').entries()) {
    const [, closeness = 'type', task] = mark.exec(line) ?? [];
    // An empty line, the fence, and then the diagram; lines are counted from 1.
    if (task !== undefined) tasks.set(index + 4, { task, closeness: closeness as Closeness });
  }
  return tasks;
}

const boardOf: BoardOf = (dice, base) =>
  Object.entries(dice).reduce(
    (board, [letter, names]) => placeDice(board, names.split(' ').filter(Boolean).map(cellNamed), letter),
    base,
  );

/**
 * The lessons that a rules page has: its diagrams with a task above them, such as `<!-- lesson: Step beside it. -->`,
 * `<!-- lesson from: Jump with the die in the middle. -->` or `<!-- lesson exactly: Jump over the pyramid. -->`.
 *
 * @throws Error for a task without a diagram, and for one that the game refuses
 */
export function lessonsOf(game: AnyGame, page: string): Lesson[] {
  const tasks = tasksIn(page);
  const diagrams = new Map(diagramsOf(page).map((diagram) => [diagram.line, diagram]));
  return [...tasks].map(([line, { task, closeness }]) => {
    const diagram = diagrams.get(line);
    if (diagram === undefined) throw new Error(`${game.id}: no diagram on line ${line}, for: ${task}`);
    const { state, actions } = positionOf(game, diagram.text, boardOf);
    const [answer] = actions;
    if (answer === undefined) throw new Error(`${game.id}: nothing is done on line ${line}`);
    const done = game.safeReduce(state, answer as never);
    if (!done.ok) throw new Error(`${game.id}, line ${line}: ${done.error.message}`);
    const { players, options } = state as unknown as { readonly players: number; readonly options: object };
    const record = {
      format: 'dicewright/2',
      game: game.id,
      rules: game.rules,
      players,
      options,
      from: state,
      actions: [],
    };
    return { clause: diagram.clause, task, closeness, answer, record };
  });
}
