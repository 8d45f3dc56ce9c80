import { expect } from 'vitest';
import {
  after,
  type Diagram,
  fieldsBeside,
  fieldsOf,
  lettersOf,
  nameOf,
  positionOf,
  readPart,
} from '../../scripts/lib/rules/diagrams.js';
import type { AnyAction, AnyGame } from '../../src/index.js';
import { board as boardOf, nameAt } from './das-spiel.js';
import { expectWalls, pyramidOf, readWalls } from './walls.js';

export { diagramsOf } from '../../scripts/lib/rules/diagrams.js';

const ROWS = 9;

/** A board as diagrams have it, so many levels of it. */
export function drawn(board: string, levels: number): string {
  const signs = new Map([...board].map((sign, cell) => [nameAt(cell), sign]));
  const lines = Array.from({ length: ROWS }, (_, x) =>
    Array.from({ length: levels }, (__, level) => {
      const row = Array.from({ length: Math.max(0, ROWS - level - x) }, (___, z) => signs.get(nameOf(level, x, z)));
      const width = 2 * (ROWS - level) - 1;
      return `${' '.repeat(Math.min(x, width))}${row.join(' ')}`.padEnd(width);
    })
      .join(' | ')
      .trimEnd(),
  );
  return lines.join('\n');
}

const cellsWith = (signs: ReadonlyMap<string, string>, wanted: string): string[] =>
  [...signs].flatMap(([name, sign]) => (sign === wanted ? [name] : []));

interface Move {
  readonly type: string;
  readonly from?: string;
  readonly to?: string;
  readonly path?: readonly string[];
}

/** Where the die of the action can go: the ends of all legal moves of the type from the same cell. */
function goals(game: AnyGame, state: ReturnType<AnyGame['setup']>, action: AnyAction): string[] {
  const asked = action as unknown as Move;
  const ends = [...game.legalActions(state as never, action.player)].flatMap((other) => {
    const { type, from, to, path } = other as unknown as Move;
    return type === asked.type && from === asked.from ? [to ?? path?.at(-1) ?? []].flat() : [];
  });
  return [...new Set(ends)];
}

/** The pyramid of drawn walls. */
const wallsIn = (part: string): object | null => {
  const walls = readWalls(part);
  return walls && pyramidOf(walls);
};

/** Holds a diagram against the game. */
export function checkDiagram(game: AnyGame, { clause, text }: Diagram): void {
  const [, becomes] = text.split('\n\nbecomes\n');
  const position = positionOf(game, text, boardOf, wallsIn);
  const { said, board, actions } = position;
  let { state } = position;
  // A word that nobody reads would test nothing.
  const isRead = /^((table|with|poses|pieces|also|walls|refused by|Player [1-9]:) .+|[ |]*(\S([ |]+|$))*)$/;
  const end = readPart(becomes ?? '', readWalls(becomes ?? '') !== null);
  expect([...said, ...end.said].filter((line) => !isRead.test(line))).toEqual([]);
  const cells = (state as unknown as { readonly board: string }).board.length;
  const posesBefore = String((state as unknown as { readonly poses?: string }).poses);

  expect(actions.length, 'somebody does something').toBeGreaterThan(0);
  const stars = [...cellsWith(board ?? new Map(), '*'), ...(after(said, 'also')?.split(' ') ?? [])];
  if (stars.length > 0) expect(goals(game, state, actions[0] as AnyAction).sort()).toEqual(stars.sort());

  const refusal = after(said, 'refused by');
  for (const [index, action] of actions.entries()) {
    const result = game.safeReduce(state, action as never);
    if (refusal !== undefined && index === actions.length - 1) {
      expect([result.ok, result.ok ? '' : result.error.clause]).toEqual([false, refusal]);
      return;
    }
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.error.message}`);
    state = result.state;
  }
  const wallsAfter = readWalls(becomes ?? '');
  if (wallsAfter !== null) {
    expectWalls(state as unknown as { board: string; poses: string }, posesBefore, wallsAfter);
    expect(state).toMatchObject(fieldsOf(end.said, 'with'));
    return;
  }
  if (end.board === null) throw new Error(`${clause}: the diagram tells neither what becomes nor who refuses`);
  const became = state as unknown as { readonly board: string };
  const shown = lettersOf(boardOf, end.board, cells);
  const levels = 1 + Math.max(...[...end.board.keys()].map((name) => Number(/^\d/.exec(name)?.[0] ?? 0)));
  expect(drawn(became.board, levels)).toBe(drawn(shown, levels));
  expect(became.board).toBe(shown);
  expect(became).toMatchObject(fieldsBeside(boardOf, end.said, shown));
}
