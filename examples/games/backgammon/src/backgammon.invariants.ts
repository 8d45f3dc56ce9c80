import type { Invariant } from 'dicewright/define';
import type { BackgammonAction } from './backgammon.js';
import { pipCount, sum } from './board.js';
import { type BackgammonState, opponentOf } from './state.js';

const both = [0, 1] as const;

/** The pips of both players. */
const pips = ({ checkers }: Pick<BackgammonState, 'checkers'>): number[] => checkers.map(pipCount);

/** What holds in every position of backgammon and in every step between two. */
export const backgammonInvariants: readonly Invariant<BackgammonState, BackgammonAction>[] = [
  {
    name: 'only a move changes the board, and it takes at most six pips from whoever moves and gives some to whoever is hit',
    clause: 'BGM-3',
    holds: (state, step) => {
      // A game that ends is followed by another one, at the starting position.
      if (!step || sum(state.score) !== sum(step.before.score)) return true;
      const [before, after] = [pips(step.before), pips(state)];
      if (step.action.type !== 'move') return both.every((player) => before[player] === after[player]);
      const { player } = step.action;
      const moved = (before[player] ?? 0) - (after[player] ?? 0);
      const lost = (after[opponentOf(player)] ?? 0) - (before[opponentOf(player)] ?? 0);
      return moved >= 1 && moved <= 6 && lost >= 0 && lost <= 24;
    },
  },
  {
    name: 'nobody moves another checker while one of theirs is on the bar',
    clause: 'BGM-11',
    holds: (_, step) =>
      step?.action.type !== 'move' ||
      step.action.from === 'bar' ||
      step.before.checkers[step.action.player]?.[25] === 0,
  },
  {
    name: 'a checker goes off only when no other is outside the home board',
    clause: 'BGM-12',
    holds: (_, step) => {
      if (step?.action.type !== 'move' || step.action.to !== 'off') return true;
      return sum((step.before.checkers[step.action.player] ?? []).slice(7)) === 0;
    },
  },
  {
    name: 'the cube is a power of two up to 64, and turns by one double at a time, by two with a beaver',
    clause: 'BGM-17',
    holds: ({ cube: { value, owner } }, step) => {
      const isPower = [1, 2, 4, 8, 16, 32, 64].includes(value) && (value > 1 || owner === null);
      if (!step || value === 1 || value === step.before.cube.value) return isPower;
      const turned = value / step.before.cube.value;
      return isPower && turned === (step.before.phase === 'beaver' ? 4 : 2);
    },
  },
  {
    name: 'points are won when a game ends, as many as the cube says, twice or three times that; never by both',
    clause: 'BGM-14',
    holds: ({ score, last }, step) => {
      if (!step) return sum(score) === 0;
      const won = score.map((own, player) => own - (step.before.score[player] ?? 0));
      const points = sum(won);
      if (points === 0) return won.every((own) => own === 0);
      const stake = step.before.phase === 'beaver' ? step.before.cube.value * 2 : step.before.cube.value;
      return won.includes(0) && last?.points === points && [1, 2, 3].includes(points / stake);
    },
  },
];
