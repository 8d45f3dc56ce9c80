/** The mathematics of Mucho: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { axes, type Cell, coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { ownPyramid } from '../corners.js';
import type { MuchoAction, MuchoState } from './mucho.js';
import { LEVELS } from './position.js';

/** Bots of Mucho, by the names by which tournaments know them. */
export const muchoBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<MuchoState, MuchoAction>(
    'Lay a die where it shows fours, fives and sixes on the outside, and inside what shows less.',
    ({ rolled, options }, action) => {
      if (action.type !== 'place' || rolled === null) return -100;
      const cell = cellNamed(action.cell);
      const top = ownPyramid(action.player, LEVELS).at(-1) as Cell;
      const shown = upperNumbers(rolled, options.hand);
      const outside = axes.filter((axis) => coordinate(cell, axis) === coordinate(top, axis));
      return outside.reduce((sum: number, axis) => sum + shown[axis] - 3.5, 0);
    },
  ),
};
