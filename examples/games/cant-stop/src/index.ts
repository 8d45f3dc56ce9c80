/**
 * Can't Stop for dicewright: pairs of four dice climb columns; go on, or stop. 2 to 4 players.
 *
 * @module dicewright-cant-stop
 */
import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { cantStopBots, cantStopQuestions } from './cant-stop.bots.js';
import { cantStopInvariants } from './cant-stop.invariants.js';
import { cantStop } from './cant-stop.js';
import { cantStopPicture } from './cant-stop.picture.js';
import { cantStopWorth } from './cant-stop.worth.js';

export { type CantStopAction, type CantStopOptions, type CantStopState, cantStop } from './cant-stop.js';

/** Can't Stop with what belongs to it: what the command, the table and catalogues take. */
export default /* @__PURE__ */ entryOf({
  game: cantStop,
  picture: cantStopPicture,
  invariants: cantStopInvariants,
  worth: cantStopWorth,
  analysis: { cantStopBots, cantStopQuestions },
  rulesPage,
});
