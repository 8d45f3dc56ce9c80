import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt } from '../../../../pyramid/board.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { OUTER_FACES } from '../../../../pyramid/score.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { sideOf } from '../../kit/groups.js';
import { chanceToLead } from '../../kit/lead.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { looseFaces } from '../loose-faces.analysis.js';
import { collectionValue, onPyramid, SHARE, SIDES, type UpAndDownState, variantOf } from './position.js';

/** Dice that a die lies on. */
const BELOW = 3;
/** What lying on another player's die counts, in dice on the pyramid. */
const BLOCKING = 1 / BELOW;

/** What a face of a free die counts, which can come off. */
const FREE = 0.5;

/** What taking down counts in `values`, against the collection: otherwise nobody would take dice worth less than nothing. */
const TAKEN_DOWN = 0.75;

/** Dice of others that the side's dice lie on, counted once for each die on them. */
function blocked(board: string, side: number): number {
  const colour = playerColours[side];
  return diceCells(board, colour).reduce(
    (sum, cell) => sum + supports(cell).filter((below) => dieAt(board, below) !== colour).length,
    0,
  );
}

/** The chance of a side to end with most outer faces. */
function faceWorth({ board, toPlay }: DeepReadonly<UpAndDownState>, side: number): number {
  const faces = toPlay === null ? facesOfPlayers(board, SIDES) : looseFaces(board, SIDES, FREE);
  const open = faces.reduce((left, own) => left - own, OUTER_FACES);
  return chanceToLead(faces, side, open);
}

/**
 * From 0 to 1: in `building` the chance to end with most outer faces, by what each has now, and half of those of free dice,
 * which can come off; in `demolition` how few of theirs lie
 * on it, and how few of those on dice of others, as players who keep blocking each other hardly ever finish; in
 * `values` how far the pyramid is taken down, and what their collection counts.
 */
export function upAndDownWorth(view: DeepReadonly<UpAndDownState>, player: number): number {
  const { board, taken, phase } = view;
  const side = sideOf(view, player);
  switch (variantOf(view)) {
    case 'building':
      return faceWorth(view, side);
    case 'demolition':
      if (phase === 'build') return 0;
      return 1 - (onPyramid(board, side) + BLOCKING * blocked(board, side)) / (SHARE * (1 + BELOW * BLOCKING));
    case 'values':
      return (
        TAKEN_DOWN * (1 - countDice(board) / PYRAMID_CELLS) +
        ((1 - TAKEN_DOWN) * (1 + collectionValue(taken[player] ?? []) / SHARE)) / 2
      );
  }
}
