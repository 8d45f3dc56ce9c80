/** The mathematics of Reducto: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { ReductoState } from './position.js';
import { COLOURS, VALUES } from './position.js';
import type { ReductoAction } from './reducto.js';

/** Bots of Reducto, by the names by which tournaments know them. */
export const reductoBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<ReductoState, ReductoAction>(
    'Take the most valuable die that can jump: green before red before black.',
    (view, action) => {
      if (action.type === 'done') return -1;
      if (action.type !== 'jump') return 0;
      const colour = dieAt(view.board, cellNamed(action.from));
      return VALUES[COLOURS.indexOf(colour as (typeof COLOURS)[number])] ?? 0;
    },
  ),
};
