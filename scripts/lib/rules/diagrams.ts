import type { AnyAction, AnyGame } from '../../../src/index.js';

// Positions drawn in rules pages, each with an action and what it leads to:
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

/** How a board is made of letters and the names of the cells that bear them, others as on `base`. */
export type BoardOf = (dice: Readonly<Record<string, string>>, base: string) => string;

/** What a diagram draws in place of a board: the fields of a state that it has. */
export type WallsOf = (part: string) => object | null;

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

export const nameOf = (level: number, x: number, z: number): string =>
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

/** The letters of a drawn board, `*` left out, on an empty one with `cells` cells. */
export function lettersOf(boardOf: BoardOf, signs: ReadonlyMap<string, string>, cells: number): string {
  const dice: Record<string, string> = {};
  for (const [name, sign] of signs) if (!'.*'.includes(sign)) dice[sign] = `${dice[sign] ?? ''} ${name}`;
  return boardOf(dice, '.'.repeat(cells));
}

/** Letters by cell, such as `c4:a d5,d6:x`, for the dice of a board; `*:a` for all that are not named after it. */
const besideOf = (boardOf: BoardOf, text: string, dice: string): string =>
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
export const fieldsBeside = (boardOf: BoardOf, said: readonly string[], dice: string): object => {
  const fields: Record<string, unknown> = { ...fieldsOf(said, 'with') };
  for (const word of ['poses', 'pieces']) {
    const letters = after(said, word);
    if (letters !== undefined) fields[word] = besideOf(boardOf, letters, dice);
  }
  return fields;
};

/** The lines with words of a part of a diagram, by first word, and the board below them. */
export function readPart(
  text: string,
  hasWalls: boolean,
): { readonly said: readonly string[]; readonly board: Map<string, string> | null } {
  const lines = text.split('\n');
  if (hasWalls) return { said: lines, board: null };
  const first = lines.findIndex((line) => /^\S( |$)/.test(line));
  return first < 0
    ? { said: lines, board: null }
    : {
        said: [...lines.slice(0, first), ...lines.slice(first + ROWS)],
        board: readBoard(lines.slice(first, first + ROWS)),
      };
}

export const after = (said: readonly string[], word: string): string | undefined =>
  said.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);

export const fieldsOf = (said: readonly string[], word: string): object =>
  JSON.parse(after(said, word) ?? '{}') as object;

/** What a diagram draws before anything is done. */
export interface DrawnPosition {
  readonly state: ReturnType<AnyGame['load']>;
  /** What is done then; all but the last are legal, and that, too, unless it is refused. */
  readonly actions: readonly AnyAction[];
  /** The lines with words, and the signs of the board; `null` where there are walls. */
  readonly said: readonly string[];
  readonly board: ReadonlyMap<string, string> | null;
}

/**
 * Sets up what a diagram draws.
 *
 * @param wallsOf - what reads walls
 * @throws Error for anything but a diagram, and whatever the game throws for anything but a position
 */
export function positionOf(
  game: AnyGame,
  text: string,
  boardOf: BoardOf,
  wallsOf: WallsOf = () => null,
): DrawnPosition {
  const [before = ''] = text.split('\n\nbecomes\n');
  const walls = wallsOf(before);
  const { said, board } = readPart(before, walls !== null);
  if (board === null && walls === null) throw new Error('no board is drawn');
  const table = { players: Math.max(2, game.playerCount.min), ...fieldsOf(said, 'table') };
  const start = game.setup(table) as unknown as { readonly board: string };
  const dice = lettersOf(boardOf, board ?? new Map(), start.board.length);
  const state = game.load({ ...start, ...(walls ?? { board: dice }), ...fieldsBeside(boardOf, said, dice) });
  const actions = said.flatMap((line) => {
    const [, number, type, rest = '{}'] = /^Player ([1-9]): (\w+)(?: (.+))?$/.exec(line) ?? [];
    return number === undefined
      ? []
      : [{ type, player: Number(number) - 1, ...(JSON.parse(rest) as object) } as AnyAction];
  });
  return { state, actions, said, board };
}
