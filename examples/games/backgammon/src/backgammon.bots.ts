import type { NamedBot } from 'dicewright/analysis';
import type { BackgammonAction } from './backgammon.js';
import { advantage, winningChance } from './evaluation.js';
import { playsOf } from './plays.js';
import { mayBeaver, mayDouble } from './scoring.js';
import { type BackgammonState, fromOf, positionOf, toOf } from './state.js';

/** From this chance on it doubles, as long as the other would still take. */
const DOUBLES_FROM = 0.7;
/** With this chance it takes. */
const TAKES_FROM = 0.25;
/** Above this chance it beavers. */
const BEAVERS_FROM = 0.5;

/** The first step of the whole turn that leads to the best position. */
function bestMove(view: BackgammonState, player: number): BackgammonAction {
  let best: BackgammonAction | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { steps, own, other } of playsOf(positionOf(view), view.left)) {
    const worth = advantage({ own, other });
    const [step] = steps;
    if (step === undefined || worth <= most) continue;
    most = worth;
    best = { type: 'move', player, from: fromOf(step.from), to: toOf(step.to) };
  }
  if (best === undefined) throw new RangeError('there is nothing to play');
  return best;
}

/** What it answers to a double: the chances are those of the player who is on turn, and will roll. */
function answer(view: BackgammonState, player: number): BackgammonAction {
  const onTurn = winningChance(positionOf(view));
  const own = player === view.turn ? onTurn : 1 - onTurn;
  if (view.phase === 'double' && own > BEAVERS_FROM && mayBeaver(view)) return { type: 'beaver', player };
  return { type: own >= TAKES_FROM ? 'take' : 'drop', player };
}

/**
 * Plays soundly, without looking ahead: makes points, brings its checkers together and home, hits where that costs little;
 * doubles and takes by its lead in pips.
 *
 * @throws RangeError when there is nothing to do
 */
export function backgammonBot(view: BackgammonState, player: number): BackgammonAction {
  switch (view.phase) {
    case 'opening':
      return { type: 'roll', player };
    case 'roll':
      return { type: mayDouble(view) && winningChance(positionOf(view)) >= DOUBLES_FROM ? 'double' : 'roll', player };
    case 'move':
      return bestMove(view, player);
    case 'over':
      throw new RangeError('the game is over');
    default:
      return answer(view, player);
  }
}

/** Bots that play backgammon, by the names by which tournaments know them. */
export const backgammonBots: Readonly<Record<'sound', NamedBot>> = {
  sound: {
    about: 'makes points, hides its blots, races; doubles and takes by its lead in pips',
    parameters: [],
    create: () => backgammonBot,
  },
};
