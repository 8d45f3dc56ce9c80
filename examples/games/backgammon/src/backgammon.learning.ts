// What `npm run learn -- backgammon` needs to know: what a position is told in, what comes of a game, how is played.

import { backgammonBot } from './backgammon.bots.js';
import { type BackgammonAction, backgammon } from './backgammon.js';
import { CHECKERS, OFF, type Step, stepped } from './board.js';
import { FEATURES, featuresOf } from './features.js';
import { type Chances, equityOf, forOther } from './network.js';
import { playsOf, without } from './plays.js';
import { type BackgammonState, fromOf, opponentOf, positionOf, toOf } from './state.js';

/** So many moves are those of the bot that knows rules of thumb: chance moves would play games without end at first. */
const TAUGHT = 20_000;

/** Plays what leads to the best position, by what has been learnt so far. */
function player(value: (features: ArrayLike<number>) => Chances) {
  const told = new Float64Array(FEATURES);
  let moves = 0;
  let plan: readonly Step[] = [];
  let planned = '';
  return (view: BackgammonState, player: number): BackgammonAction => {
    if (view.phase !== 'move') return { type: 'roll', player };
    if (moves++ < TAUGHT) return backgammonBot(view, player);
    const position = positionOf(view);
    const { left } = view;
    if (planned !== `${position.own}/${position.other}/${left}`) {
      let most = Number.NEGATIVE_INFINITY;
      for (const { own, other, steps } of playsOf(position, left)) {
        const equity = own[OFF] === CHECKERS ? OUTCOMES.length : equityOf(value(featuresOf({ own, other }, told)));
        if (equity > most) [most, plan] = [equity, steps];
      }
    }
    const [step, ...rest] = plan as readonly [Step, ...Step[]];
    const next = stepped(position, step);
    plan = rest;
    planned = rest.length > 0 ? `${next.own}/${next.other}/${without(left, step.die)}` : '';
    return { type: 'move', player, from: fromOf(step.from), to: toOf(step.to) };
  };
}

const OUTCOMES = ['won', 'gammon', 'gammon lost'] as const;

export const game = backgammon;

export const learning = {
  players: 2,
  options: { cube: false },
  hidden: 24,
  rate: 0.15,
  features: ({ phase, turn, checkers }: BackgammonState, player: number) => {
    const [own, other] = [checkers[player], checkers[opponentOf(player)]];
    return phase === 'roll' && turn !== player && own && other ? featuresOf({ own, other }) : null;
  },
  outcomes: (
    { winners, scores }: { readonly winners: readonly number[]; readonly scores: readonly number[] | null },
    player: number,
  ): Chances => {
    const hasWon = winners.includes(player);
    const isGammon = Math.max(0, ...(scores ?? [])) > 1;
    return [hasWon ? 1 : 0, hasWon && isGammon ? 1 : 0, !hasWon && isGammon ? 1 : 0];
  },
  opposite: forOther,
  choose: player,
};
