import type { Bot, NamedBot } from 'dicewright/analysis';
import { aimOf, allRolls, bankWorth, expectationOf, type FarkleExpectation } from './farkle.expectation.js';
import { type FarkleAction, type FarkleOptions, type FarkleState, farkle } from './farkle.js';
import { pointsOf } from './scoring.js';

type View = FarkleState;

/** So many aims are remembered: outside the final round there are only a few. */
const REMEMBERED = 32;

/** What a turn is worth to the player: in points, or in the final round as the chance to be ahead. */
function expectations(options: View['options']): (view: View, player: number) => FarkleExpectation {
  const rolls = allRolls(options);
  const known = new Map<string, FarkleExpectation>();
  return (view, player) => {
    const aim = aimOf(view, player);
    const key = JSON.stringify(aim);
    const expectation = known.get(key) ?? expectationOf(rolls, options, aim);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, expectation);
    return expectation;
  };
}

/** What an action leads to, before its dice are rolled. */
function worthOf(view: View, action: FarkleAction, { roll, decide }: FarkleExpectation, player: number): number {
  const { atRisk, kept, dice, offered, phase, options } = view;
  switch (action.type) {
    case 'roll':
      return phase === 'begin' ? roll(6, 0) : roll(6 - kept.length, atRisk);
    case 'takeOver':
      return roll(6 - kept.length, offered);
    case 'keep': {
      const points = pointsOf(
        action.dice.flatMap((place) => dice[place] ?? []),
        options,
      );
      return decide(dice.length - action.dice.length || 6, atRisk + (points ?? 0));
    }
    case 'bank':
      return bankWorth(aimOf(view, player), atRisk);
  }
}

/**
 * A bot that makes the most of every turn: it rolls on exactly as long as that brings more points on average than banking,
 * and in the final round as long as it is the better chance to be ahead of all who have played.
 *
 * @param options - of the games that it plays, as a state has them
 */
export function farkleBot(options: View['options']): Bot<FarkleAction, FarkleState> {
  const expectation = expectations(options);
  return (view, player) => {
    const expected = expectation(view, player);
    let best: { readonly action: FarkleAction; readonly worth: number } | undefined;
    for (const action of farkle.legalActions(view, player)) {
      const worth = worthOf(view, action, expected, player);
      // Of equal ones the later: banking stands behind rolling.
      if (best === undefined || worth >= best.worth) best = { action, worth };
    }
    if (best === undefined) throw new RangeError(`player ${player} can’t act in this position`);
    return best.action;
  };
}

/**
 * The points of a turn on average, played as well as can be, of somebody who has points already.
 *
 * @param options - of Farkle; those left out have their defaults
 */
export function farkleExpectation(options: FarkleOptions = {}): number {
  const { options: resolved } = farkle.setup({ players: 1, options });
  return expectationOf(allRolls(resolved), resolved, { level: null, cost: 0, least: 0 }).roll(6, 0);
}

/** Bots of Farkle by name, for the command and for workers. */
export const farkleBots: Readonly<Record<string, NamedBot>> = {
  expectation: {
    about: 'rolls on as long as that brings more points on average than banking',
    parameters: [],
    create: ({ options }) => farkleBot(options as View['options']) as ReturnType<NamedBot['create']>,
  },
};
