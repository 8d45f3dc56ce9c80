import type { Invariant } from 'dicewright/define';
import type { FarkleAction, FarkleState } from './farkle.js';

const DICE = 6;

/** What holds in every position of Farkle and every step. */
export const farkleInvariants: readonly Invariant<FarkleState, FarkleAction>[] = [
  {
    name: 'there are six dice: those on the table, and those set aside',
    clause: 'FRK-3',
    holds: ({ phase, dice, kept, offered }) =>
      phase === 'begin' && offered === 0
        ? kept.length === 0
        : dice.length + kept.length === DICE || (phase !== 'keep' && dice.length + kept.length === 0),
  },
  {
    name: 'dice are neither turned nor lost when some are kept',
    clause: 'FRK-4',
    holds: ({ dice, kept }, step) => {
      if (step?.action.type !== 'keep' || kept.length === 0) return true;
      const sorted = (one: readonly number[], other: readonly number[]) => [...one, ...other].sort().join();
      return sorted(dice, kept) === sorted(step.before.dice, step.before.kept);
    },
  },
  {
    name: 'points at risk only grow within a turn, and only when dice are kept',
    clause: 'FRK-5',
    holds: ({ atRisk, toPlay }, step) => {
      if (step === undefined || toPlay !== step.before.toPlay || step.before.phase === 'begin') return true;
      if (step.action.type === 'keep') return atRisk > step.before.atRisk;
      return step.action.type === 'bank' || atRisk === step.before.atRisk || atRisk === 0;
    },
  },
  {
    name: 'banked points change by what is banked, and by the cost of three farkles',
    clause: 'FRK-8',
    holds: ({ banked, options }, step) => {
      if (step === undefined) return banked.every((points) => points === 0);
      const { before, action } = step;
      return banked.every((points, player) => {
        const more = points - (before.banked[player] ?? 0);
        if (more === 0) return true;
        if (player !== action.player) return false;
        return action.type === 'bank' ? more === before.atRisk : 0 > more && more >= 0 - options.threeFarkles;
      });
    },
  },
  {
    name: 'whoever has points has begun with enough of them, or lost some',
    clause: 'FRK-8',
    holds: ({ banked, options }) =>
      options.threeFarkles > 0 || banked.every((points) => points === 0 || points >= options.entry),
  },
  {
    name: 'only who takes over starts with points of somebody else',
    clause: 'FRK-17',
    holds: ({ atRisk }, step) => step?.action.type !== 'roll' || step.before.phase !== 'begin' || atRisk === 0,
  },
  {
    name: 'the game runs on only as long as somebody has a last turn to come',
    clause: 'FRK-18',
    holds: ({ banked, options, toPlay, closer }) =>
      (closer === null) === banked.every((points) => points < options.goal) && (toPlay !== null || closer !== null),
  },
];
