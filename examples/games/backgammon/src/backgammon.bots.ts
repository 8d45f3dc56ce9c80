import type { NamedBot } from 'dicewright/analysis';
import type { BackgammonAction } from './backgammon.js';
import learnt from './backgammon.learnt.json' with { type: 'json' };
import type { Position } from './board.js';
import { inMatch, standing, standingAfter, turning } from './cube.js';
import { advantage, winningChance } from './evaluation.js';
import { bestOf, bestTurn } from './lookahead.js';
import { type Chances, equityOf, forOther, networkOf } from './network.js';
import { type Play, playsOf } from './plays.js';
import { mayBeaver, mayDouble } from './scoring.js';
import { type BackgammonState, fromOf, opponentOf, positionOf, toOf } from './state.js';

/** How to judge: which whole turn is best, and the chances of whoever is to roll. */
interface Judgement {
  readonly turnOf: (view: BackgammonState) => Play;
  readonly chancesOf: (position: Position) => Chances;
}

/** What is done in a position; in a match by its score. */
function act({ turnOf, chancesOf }: Judgement, view: BackgammonState, player: number): BackgammonAction {
  const { phase } = view;
  if (phase === 'over') throw new RangeError('the game is over');
  if (phase === 'opening' || (phase === 'roll' && !mayDouble(view))) return { type: 'roll', player };
  if (phase === 'move') {
    const [step] = turnOf(view).steps;
    if (step === undefined) throw new RangeError('there is nothing to play');
    return { type: 'move', player, from: fromOf(step.from), to: toOf(step.to) };
  }
  const chances = chancesOf(positionOf(view));
  const { taken, dropped, beavered, beaverDropped } = turning(view, chances);
  if (phase === 'roll')
    return { type: Math.min(taken, dropped) >= standing(view, chances) ? 'double' : 'roll', player };
  if (phase === 'beaver') return { type: beavered >= beaverDropped ? 'take' : 'drop', player };
  if (mayBeaver(view) && beavered < taken) return { type: 'beaver', player };
  return { type: taken <= dropped ? 'take' : 'drop', player };
}

/** By rules of thumb, without looking ahead. */
const thumbJudgement: Judgement = {
  turnOf: (view) => bestOf(playsOf(positionOf(view), view.left), advantage),
  chancesOf: (position) => [winningChance(position), 0, 0],
};

/**
 * Plays by rules of thumb, without looking ahead: makes points, brings its checkers together and home, hits where that costs
 * little; doubles and takes by its lead in pips.
 *
 * @throws RangeError when there is nothing to do
 */
export const backgammonBot = (view: BackgammonState, player: number): BackgammonAction =>
  act(thumbJudgement, view, player);

const network = networkOf(learnt);

/** By what has been learnt in play against itself: gammons count for what they bring, and the cube for whoever may turn it. */
const learntJudgement: Judgement = {
  turnOf: (view) => {
    const worthTo = (player: number) => {
      const worth = standingAfter(view, player);
      return (reached: Position): number => worth(network(reached));
    };
    return bestTurn(positionOf(view), view.left, [worthTo(view.turn), worthTo(opponentOf(view.turn))]);
  },
  chancesOf: ({ own, other }) => forOther(network({ own: other, other: own })),
};

/** The chance to win the match, or the single game, by what has been learnt, with the cube and the score: 0 to 1. */
export function backgammonWorth(view: BackgammonState, player: number): number {
  const { phase, turn, left } = view;
  const { own, other } = positionOf(view);
  // In the middle of a turn by the best way to end it.
  const chances =
    phase === 'move'
      ? network(bestOf(playsOf({ own, other }, left), (reached) => equityOf(network(reached))))
      : forOther(network({ own: other, other: own }));
  const asked = [view, phase === 'opening' ? [1 / 2, 0, 0] : chances, inMatch(view, turn)] as const;
  const { taken, dropped, beavered, beaverDropped } = turning(...asked);
  const offered = phase === 'beaver' ? Math.max(beavered, beaverDropped) : Math.min(taken, dropped);
  const onTurn = phase === 'double' || phase === 'beaver' ? offered : standing(...asked);
  const chance = Math.min(1, Math.max(0, onTurn));
  return player === turn ? chance : 1 - chance;
}

/** Bots that play backgammon, by the names by which tournaments know them. */
export const backgammonBots: Readonly<Record<'thumb' | 'learnt', NamedBot>> = {
  thumb: {
    about: 'Make points, leave nothing alone where it is easily hit, bring all home, and race when you are ahead.',
    parameters: [],
    create: () => backgammonBot,
  },
  learnt: {
    about: 'plays and doubles by what it has learnt in play against itself; looks at every reply',
    parameters: [],
    create: () => (view, player) => act(learntJudgement, view as BackgammonState, player),
  },
};
