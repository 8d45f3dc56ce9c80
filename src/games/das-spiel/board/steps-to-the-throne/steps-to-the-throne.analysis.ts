/** The mathematics of Steps to the Throne: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { type Cell, coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { StepsToTheThroneState } from './position.js';
import { greenCell } from './position.js';
import type { StepsToTheThroneAction } from './steps-to-the-throne.js';

const row = (cell: Cell): number => coordinate(cell, 0);

/** Bots of Steps to the Throne, by the names by which tournaments know them. */
export const stepsToTheThroneBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<StepsToTheThroneState, StepsToTheThroneAction>(
    'Green goes to the row nearest to the throne; black places a die where green would come nearest.',
    (view, action) => {
      if (action.type === 'enter') return PLATE_EDGE;
      if (action.type === 'move') return row(cellNamed(action.to));
      if (action.type === 'stay') return row(greenCell(view.board));
      return action.type === 'place' ? row(cellNamed(action.cell)) : 0;
    },
  ),
};
