/** The mathematics of Acquire: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { AcquireAction, AcquireState } from './acquire.js';
import { paymentsFor } from './payments.js';

/** Bots of Acquire, by the names by which tournaments know them. */
export const acquireBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<AcquireState, AcquireAction>(
    'Place where you are paid most, or pay least.',
    (view, { player, cell }) => {
      const after = view.supply.map((dice, one) => dice - Number(one === player));
      const payments = paymentsFor(view.board, cellNamed(cell), player, after, view.options.payments);
      return payments.reduce((sum, { to, dice }) => sum + (to === player ? dice : -dice), 0);
    },
  ),
};
