import type { NamedBot } from 'dicewright/analysis';
import type { BackgammonAction } from './backgammon.js';
import learnt from './backgammon.learnt.json' with { type: 'json' };
import type { Position } from './board.js';
import { advantage, winningChance } from './evaluation.js';
import { bestTurn } from './lookahead.js';
import { equityOf, networkOf } from './network.js';
import { type Play, playsOf } from './plays.js';
import { mayBeaver, mayDouble } from './scoring.js';
import { type BackgammonState, fromOf, positionOf, toOf } from './state.js';

/** From this chance on it doubles, as long as the other would still take. */
const DOUBLES_FROM = 0.7;
/** With this chance it takes. */
const TAKES_FROM = 0.25;
/** Above this chance it beavers. */
const BEAVERS_FROM = 0.5;

/** The whole turn that leads to the best position at first sight. */
function soundTurn(position: Position, dice: readonly number[]): Play {
  let best: Play | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const play of playsOf(position, dice)) {
    const worth = advantage(play);
    if (worth > most) [most, best] = [worth, play];
  }
  if (best === undefined) throw new RangeError('there is nothing to play');
  return best;
}

/** The first step of the turn that it wants to make. */
function bestMove(view: BackgammonState, player: number, turnOf: Judgement['turnOf']): BackgammonAction {
  const [step] = turnOf(positionOf(view), view.left).steps;
  if (step === undefined) throw new RangeError('there is nothing to play');
  return { type: 'move', player, from: fromOf(step.from), to: toOf(step.to) };
}

/** What it answers to a double: the chances are those of the player who is on turn, and will roll. */
function answer(view: BackgammonState, player: number, onTurn: number): BackgammonAction {
  const own = player === view.turn ? onTurn : 1 - onTurn;
  if (view.phase === 'double' && own > BEAVERS_FROM && mayBeaver(view)) return { type: 'beaver', player };
  return { type: own >= TAKES_FROM ? 'take' : 'drop', player };
}

/** How to judge: which turn is best, and the chance of who is to roll. */
interface Judgement {
  readonly turnOf: (position: Position, dice: readonly number[]) => Play;
  readonly chanceOf: (position: Position) => number;
}

function act({ turnOf, chanceOf }: Judgement, view: BackgammonState, player: number): BackgammonAction {
  switch (view.phase) {
    case 'opening':
      return { type: 'roll', player };
    case 'roll':
      return { type: mayDouble(view) && chanceOf(positionOf(view)) >= DOUBLES_FROM ? 'double' : 'roll', player };
    case 'move':
      return bestMove(view, player, turnOf);
    case 'over':
      throw new RangeError('the game is over');
    default:
      return answer(view, player, chanceOf(positionOf(view)));
  }
}

/**
 * Plays soundly, without looking ahead: makes points, brings its checkers together and home, hits where that costs little;
 * doubles and takes by its lead in pips.
 *
 * @throws RangeError when there is nothing to do
 */
export const backgammonBot = (view: BackgammonState, player: number): BackgammonAction =>
  act({ turnOf: soundTurn, chanceOf: winningChance }, view, player);

const network = networkOf(learnt);

/** By what has been learnt in play against itself; gammons count in the chance as much as in the points. */
const learntJudgement: Judgement = {
  turnOf: (position, dice) => bestTurn(position, dice, (reached) => equityOf(network(reached))),
  chanceOf: ({ own, other }) => (1 - equityOf(network({ own: other, other: own }))) / 2,
};

/** Bots that play backgammon, by the names by which tournaments know them. */
export const backgammonBots: Readonly<Record<'sound' | 'learnt', NamedBot>> = {
  sound: {
    about: 'makes points, hides its blots, races; doubles and takes by its lead in pips',
    parameters: [],
    create: () => backgammonBot,
  },
  learnt: {
    about: 'plays and doubles by what it has learnt in play against itself; looks at every reply',
    parameters: [],
    create: () => (view, player) => act(learntJudgement, view as BackgammonState, player),
  },
};
