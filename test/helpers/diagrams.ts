import { expect } from 'vitest';
import type { AnyAction, AnyGame } from '../../src/index.js';
import { board as boardOf, nameAt } from './das-spiel.js';
import { expectWalls, pyramidOf, readWalls } from './walls.js';

// Positions drawn in rules pages, each with an action and what comes of it:
//
//     ```diagram
//     with {"phase":"move","supply":[0,0]}
//     Player 1: move {"from":"c3","to":"c5"}
//     . . . …
//
//     becomes
//     . . . …
//     ```
//
// Boards are drawn as `renderText` draws them, levels side by side between bars: line x, counted from 0, has the cells
// with that coordinate; levels that aren't drawn are empty. `*` is an empty cell to which the die that moves first could
// go, all of them if there is any; cells that aren't empty to which it could go are told in a line such as `also c4 d4`.
// In place of `becomes` and a board `refused by SAN-8` tells which clause forbids the last action. Before the first board
// can stand, a line each: `table` with players and options, `with` fields of the state in place of those at the start,
// `poses` of dice (`c4:a d5:x`, all of them; `*:a c4:x` for all others at first, `c4,d5:a` for several), the `pieces` to
// which they belong in the same way, and more actions; before the second one `with`, `poses` and `pieces`, which must have
// become so. In place of boards there can be `walls 1 0` with nine lines below it, see walls.ts. Players are counted from 1,
// as in all that people read; what stands in JSON counts from 0, as everywhere in JSON.

export interface Diagram {
  readonly clause: string;
  /** Of its first line, from 1. */
  readonly line: number;
  readonly text: string;
}

/** The diagrams of a rules page, each under its clause. */
export function diagramsOf(page: string): Diagram[] {
  const found: Diagram[] = [];
  let clause = '';
  let open: { line: number; lines: string[] } | null = null;
  for (const [index, content] of page.split('\n').entries()) {
    if (open !== null) {
      if (content !== '```') open.lines.push(content);
      else {
        found.push({ clause, line: open.line, text: open.lines.join('\n') });
        open = null;
      }
    } else if (content === '```diagram') open = { line: index + 2, lines: [] };
    else clause = /^### ([A-Z]+-\d+) /.exec(content)?.[1] ?? clause;
  }
  if (open !== null) throw new Error(`line ${open.line}: the diagram is not closed`);
  return found;
}

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

const nameOf = (level: number, x: number, z: number): string =>
  `${level === 0 ? '' : level}${String.fromCharCode('a'.charCodeAt(0) + z)}${x + 1}`;

/** The signs of a drawn board, by names of cells; a level that isn't drawn is empty. */
function readBoard(lines: readonly string[]): Map<string, string> {
  if (lines.length !== ROWS) throw new Error(`expected ${ROWS} lines, got ${lines.length}:\n${lines.join('\n')}`);
  const signs = new Map<string, string>();
  for (const [x, line] of lines.entries()) {
    for (const [level, part] of line.split('|').entries()) {
      const row = part.split(' ').filter((sign) => sign !== '');
      const count = Math.max(0, ROWS - level - x);
      if (row.length !== count) throw new Error(`line ${x + 1}, level ${level}: expected ${count} signs: ${part}`);
      for (const [z, sign] of row.entries()) signs.set(nameOf(level, x, z), sign);
    }
  }
  return signs;
}

const cellsWith = (signs: ReadonlyMap<string, string>, wanted: string): string[] =>
  [...signs].flatMap(([name, sign]) => (sign === wanted ? [name] : []));

/** The letters of a drawn board, `*` left out, on an empty one of so many cells. */
function lettersOf(signs: ReadonlyMap<string, string>, cells: number): string {
  const dice: Record<string, string> = {};
  for (const [name, sign] of signs) if (!'.*'.includes(sign)) dice[sign] = `${dice[sign] ?? ''} ${name}`;
  return boardOf(dice, '.'.repeat(cells));
}

/** Letters by cell, such as `c4:a d5,d6:x`, for the dice of a board; `*:a` for all that are not named after it. */
const besideOf = (text: string, dice: string): string =>
  text
    .split(' ')
    .filter(Boolean)
    .reduce(
      (letters, pair) => {
        const [cells = '', letter = ''] = pair.split(':');
        if (cells === '*') return dice.replace(/[^.]/g, letter);
        return boardOf({ [letter]: cells.replaceAll(',', ' ') }, letters);
      },
      dice.replace(/[^.]/g, '.'),
    );

/** The fields of a state that a part of a diagram names in words, beside its board. */
const fieldsBeside = (said: readonly string[], dice: string): object => {
  const fields: Record<string, unknown> = { ...fieldsOf(said, 'with') };
  for (const word of ['poses', 'pieces']) {
    const letters = after(said, word);
    if (letters !== undefined) fields[word] = besideOf(letters, dice);
  }
  return fields;
};

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

/** The lines with words of a part of a diagram, by first word, and the board below them. */
function readPart(text: string): { readonly said: readonly string[]; readonly board: Map<string, string> | null } {
  const lines = text.split('\n');
  if (readWalls(text) !== null) return { said: lines, board: null };
  const first = lines.findIndex((line) => /^\S( |$)/.test(line));
  return first < 0
    ? { said: lines, board: null }
    : {
        said: [...lines.slice(0, first), ...lines.slice(first + ROWS)],
        board: readBoard(lines.slice(first, first + ROWS)),
      };
}

const after = (said: readonly string[], word: string): string | undefined =>
  said.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);

const fieldsOf = (said: readonly string[], word: string): object => JSON.parse(after(said, word) ?? '{}') as object;

/** Holds a diagram against the game. */
export function checkDiagram(game: AnyGame, { clause, text }: Diagram): void {
  const [before = '', becomes] = text.split('\n\nbecomes\n');
  const { said, board } = readPart(before);
  const walls = readWalls(before);
  // A word that nobody reads would test nothing.
  const isRead = /^((table|with|poses|pieces|also|walls|refused by|Player [1-9]:) .+|[ |]*(\S([ |]+|$))*)$/;
  expect([...said, ...readPart(becomes ?? '').said].filter((line) => !isRead.test(line))).toEqual([]);
  if (board === null && walls === null) throw new Error(`${clause}: no board is drawn`);
  const table = { players: Math.max(2, game.playerCount.min), ...fieldsOf(said, 'table') };
  const start = game.setup(table) as unknown as { readonly board: string };
  const cells = start.board.length;
  const dice = lettersOf(board ?? new Map(), cells);
  const position = walls === null ? { board: dice } : pyramidOf(walls);
  let state = game.load({ ...start, ...position, ...fieldsBeside(said, dice) });
  const posesBefore = String((state as unknown as { readonly poses?: string }).poses);

  const actions = said.flatMap((line) => {
    const [, number, type, rest = '{}'] = /^Player ([1-9]): (\w+)(?: (.+))?$/.exec(line) ?? [];
    return number === undefined
      ? []
      : [{ type, player: Number(number) - 1, ...(JSON.parse(rest) as object) } as AnyAction];
  });
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
  const end = readPart(becomes ?? '');
  const wallsAfter = readWalls(becomes ?? '');
  if (wallsAfter !== null) {
    expectWalls(state as unknown as { board: string; poses: string }, posesBefore, wallsAfter);
    expect(state).toMatchObject(fieldsOf(end.said, 'with'));
    return;
  }
  if (end.board === null) throw new Error(`${clause}: the diagram tells neither what becomes nor who refuses`);
  const became = state as unknown as { readonly board: string };
  const shown = lettersOf(end.board, cells);
  const levels = 1 + Math.max(...[...end.board.keys()].map((name) => Number(/^\d/.exec(name)?.[0] ?? 0)));
  expect(drawn(became.board, levels)).toBe(drawn(shown, levels));
  expect(became.board).toBe(shown);
  expect(became).toMatchObject(fieldsBeside(end.said, shown));
}
