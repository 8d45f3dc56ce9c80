import { pick, type RandomGenerator } from '../../../kernel/dice/random.js';
import type { PictureOptions } from '../../../picture/picture.js';
import { boardText, codeOf, dieAt, EMPTY, editBoard, isEmpty } from '../../../pyramid/board.js';
import { isOpenFace } from '../../../pyramid/heap.js';
import { type Axis, axes } from '../../../pyramid/lattice.js';
import { cellNamed } from '../../../pyramid/names.js';
import { type Handedness, numberOn, type Pose, poses as poseLetters, posesWith } from '../../../pyramid/pose.js';
import { playerAxis } from '../../../pyramid/stock.js';

// What the games share in which everybody sits before one side of the pyramid and sees no other: 35 and 43.

/** The digit of a die none of whose numbers is seen. */
const UNSEEN = '0';

/** Dice and how they lie: 165 letters each, `.` where no die lies, or where nobody can ever see how. */
export interface LyingDice {
  readonly board: string;
  /** Of a view digits, the numbers that are seen. */
  readonly poses: string;
  readonly options: { readonly hand: Handedness };
}

/** A number that all know, on the face that looks to a player. */
export interface KnownFace {
  /** Where the die lies. */
  readonly cell: string;
  /** The player to whom the face looks. */
  readonly side: number;
  readonly number: number;
}

/** The numbers that a player sees: those on open faces that look to their side; a spectator sees none. */
export function numbersSeen({ board, poses, options }: LyingDice, player: number | null): string {
  if (player === null) return poses.replace(/[^.]/g, UNSEEN);
  const axis = playerAxis(player);
  const seen = editBoard(poses);
  const unseen = codeOf(UNSEEN);
  for (let cell = 0; cell < board.length; cell++) {
    if (isEmpty(poses, cell)) continue;
    const isOpen = isOpenFace(board, cell, axis);
    // Digits follow one another.
    seen[cell] = isOpen ? unseen + numberOn(dieAt(poses, cell), axis, options.hand) : unseen;
  }
  return boardText(seen);
}

/** Poses at random that show what the player, or a spectator, sees and what all know besides. */
export function posesBehind(
  { poses, options }: LyingDice,
  player: number | null,
  rng: RandomGenerator,
  shown: readonly KnownFace[] = [],
): string {
  const ownOf = (digit: string) => (digit === UNSEEN || player === null ? {} : { [playerAxis(player)]: Number(digit) });
  const known = new Map<number, Partial<Record<Axis, number>>>();
  for (const { cell, side, number } of shown) {
    const at = cellNamed(cell);
    known.set(at, { ...known.get(at), [side]: number });
  }
  // For most dice only the digit is known, and there are few of those.
  const byDigit = new Map<string, readonly Pose[]>();
  let completed = '';
  for (let cell = 0; cell < poses.length; cell++) {
    const digit = dieAt(poses, cell);
    if (digit === EMPTY) {
      completed += EMPTY;
      continue;
    }
    const more = known.get(cell);
    const usual = byDigit.get(digit) ?? posesWith(ownOf(digit), options.hand);
    byDigit.set(digit, usual);
    completed += pick(rng, more ? posesWith({ ...more, ...ownOf(digit) }, options.hand) : usual) ?? poseLetters[0];
  }
  return completed;
}

/** What a picture shows of how dice lie. */
export interface PicturedSight {
  /** The digits that the viewer sees. */
  readonly digits: string;
  /** The side that looks at them; `null` for a spectator, and where all is shown. */
  readonly axis: Axis | null;
  /** Poses that show them. */
  readonly poses: string;
  /** The faces whose numbers are drawn. */
  readonly faces: readonly Axis[];
}

/** A host may draw from the whole state, too: then it matters for whom. Letters are poses, digits what is seen. */
const isWhole = (poses: string): boolean => /[a-x]/.test(poses);

/**
 * What is to be drawn of a view, or of a state.
 *
 * @param isOpen - whether all see everything, as when the game is over
 */
export function picturedSight(dice: LyingDice, { viewer }: PictureOptions, isOpen: boolean): PicturedSight {
  const { poses, options } = dice;
  const player = viewer ?? null;
  const axis = player === null ? null : playerAxis(player);
  const digits = isWhole(poses) ? numbersSeen(dice, player) : poses;
  if (isWhole(poses) && (viewer === undefined || isOpen)) return { digits, axis, poses, faces: axes };
  const poseOf = (digit: string): string =>
    axis === null || digit === EMPTY || digit === UNSEEN
      ? EMPTY
      : (posesWith({ [axis]: Number(digit) }, options.hand)[0] ?? EMPTY);
  return { digits, axis, poses: Array.from(digits, poseOf).join(''), faces: axis === null ? axes : [axis] };
}
