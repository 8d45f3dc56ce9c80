import type { Invariant } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { axes, pointOf } from '../../../../pyramid/lattice.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { diceStay } from '../../kit/invariants.js';
import type { TheVainGuineaFowlState } from './position.js';
import type { TheVainGuineaFowlAction } from './the-vain-guinea-fowl.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What holds in every position of The Vain Guinea Fowl and in every step between two. */
export const theVainGuineaFowlInvariants: readonly Invariant<TheVainGuineaFowlState, TheVainGuineaFowlAction>[] = [
  diceStay('VGF-10'),
  {
    name: 'every wall of the coat shows its number and no other',
    clause: 'VGF-7',
    holds: ({ board, poses, options }) =>
      diceCells(board, 'k').every((cell) => {
        const shown = upperNumbers(poses.charAt(cell), options.hand);
        const wanted = options.hand === 'right' ? [1, 4, 5] : [1, 5, 4];
        return axes.every((axis) => pointOf(cell)[axis] !== 1 || shown[axis] === wanted[axis]);
      }),
  },
  {
    name: 'a die is turned only if it shows 1, 4 and 5, and then to the reminder’s pose',
    clause: 'VGF-8',
    holds: ({ poses }, step) => {
      if (step?.action.type !== 'place') return true;
      const { before, action } = step;
      const changed = [...poses].findIndex((pose, cell) => pose !== before.poses[cell]);
      const rolled = before.rolled[action.player] ?? '';
      if (poses[changed] === rolled) return true;
      return (
        poses[changed] === poses[8] &&
        sum([...upperNumbers(rolled, before.options.hand)].map((n) => 10 ** n)) === 110010
      );
    },
  },
  {
    name: 'an action touches nobody’s dice but those of the player who acted',
    clause: 'VGF-6',
    holds: ({ supply, rolled }, step) => {
      if (step === undefined) return true;
      const { before, action } = step;
      return supply.every((dice, player) => {
        const isOwn = player === action.player;
        const placed = isOwn && action.type === 'place' ? 1 : 0;
        if ((before.supply[player] ?? 0) - dice !== placed) return false;
        return isOwn
          ? (rolled[player] !== null) === (action.type === 'roll')
          : rolled[player] === before.rolled[player];
      });
    },
  },
];
