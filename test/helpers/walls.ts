import { expect } from 'vitest';
import { numberByHand } from './das-spiel-poses.js';
import { dullPoses, sparredByHand } from './das-spiel-spars.js';
import { allPoses } from './poses-by-hand.js';
import { indexOf, type Spot } from './pyramid-by-hand.js';

// Walls of the complete pyramid with green edges, drawn in diagrams of games 35 and 36 as they are seen from outside:
// a triangle each, side by side between bars. A digit is the number that the die shows there; a letter is a die whose
// number doesn't matter, and which never moves.

const LINES = 9;

interface Seen {
  /** Its place in a board. */
  readonly cell: number;
  readonly wall: number;
  readonly sign: string;
}

const isNumber = (sign: string): boolean => /[1-6]/.test(sign);

/** The cells of a wall on a line, from the left. Wall 0 lies opposite A: from outside C is at its left, B at its right. */
function lineOf(wall: number, line: number): number[] {
  return Array.from({ length: line + 1 }, (_, fromLeft) => {
    const spot = [0, 0, 0];
    spot[(wall + 2) % 3] = line - fromLeft;
    spot[(wall + 1) % 3] = fromLeft;
    return indexOf(spot as unknown as Spot);
  });
}

/** What is drawn in the nine lines below `walls 1 0`. */
export function readWalls(text: string): Seen[] | null {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('walls ')) + 1;
  if (first === 0) return null;
  const walls = (lines[first - 1] as string).slice('walls '.length).split(' ').map(Number);
  return lines.slice(first, first + LINES).flatMap((drawnLine, line) => {
    const parts = drawnLine.split('|').map((part) => part.split(' ').filter(Boolean));
    return walls.flatMap((wall, index) => {
      const cells = lineOf(wall, line);
      if (parts[index]?.length !== cells.length) throw new Error(`expected ${cells.length} signs: ${drawnLine}`);
      return cells.map((cell, place): Seen => ({ cell, wall, sign: parts[index]?.[place] ?? '' }));
    });
  });
}

/** Board and poses of the pyramid that shows these numbers; other dice lie anyhow. */
export function pyramidOf(seen: readonly Seen[]): { board: string; poses: string } {
  const poses = [...dullPoses].map((dull, cell) => {
    const known = seen.filter((one) => one.cell === cell && isNumber(one.sign));
    if (known.length === 0) return dull;
    const pose = allPoses.find((one) => known.every(({ wall, sign }) => numberByHand(one, wall) === Number(sign)));
    if (pose === undefined) throw new Error(`no die shows ${known.map(({ sign }) => sign).join(' and ')} on two walls`);
    return pose;
  });
  return { board: sparredByHand, poses: poses.join('') };
}

/** Holds the pyramid of the state against what is drawn: dice that show no number there must lie as before. */
export function expectWalls(state: { board: string; poses: string }, before: string, drawn: readonly Seen[]): void {
  expect(state.board).toBe(sparredByHand);
  const shown = drawn.map(({ cell, wall, sign }) => {
    return isNumber(sign) ? String(numberByHand(state.poses[cell] as string, wall)) : state.board[cell];
  });
  expect(shown.join('')).toBe(drawn.map(({ sign }) => sign).join(''));
  const numbered = new Set(drawn.flatMap(({ cell, sign }) => (isNumber(sign) ? [cell] : [])));
  const still = (poses: string): string => [...poses].map((pose, cell) => (numbered.has(cell) ? '.' : pose)).join('');
  expect(still(state.poses)).toBe(still(before));
}
