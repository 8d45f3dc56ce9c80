/**
 * Salvage for dicewright: dice from a bag, sent to wrecks in secret; the strongest crew takes the treasure. 2 to 5 players.
 *
 * @module dicewright-salvage
 */
import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { salvageBots, salvageWorth } from './salvage.bots.js';
import { salvageInvariants } from './salvage.invariants.js';
import { salvage } from './salvage.js';
import { salvagePicture } from './salvage.picture.js';

export { salvageBots, salvageWorth } from './salvage.bots.js';
export { salvageInvariants } from './salvage.invariants.js';
export {
  type SalvageAction,
  type SalvageBoat,
  type SalvageOptions,
  type SalvageState,
  type SalvageView,
  salvage,
} from './salvage.js';
export { salvagePicture } from './salvage.picture.js';

/** Salvage with what belongs to it: what the command, the table and catalogues take. */
export default /* @__PURE__ */ entryOf({
  game: salvage,
  picture: salvagePicture,
  invariants: salvageInvariants,
  worth: salvageWorth,
  analysis: { salvageBots },
  rulesPage,
});
