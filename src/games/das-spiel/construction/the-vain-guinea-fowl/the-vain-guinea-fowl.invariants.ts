import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { axes, pointOf } from '../../../../pyramid/lattice.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { diceConserved, diceStay, heapStands } from '../../kit/invariants.js';
import type { TheVainGuineaFowlState } from './position.js';
import type { TheVainGuineaFowlAction } from './the-vain-guinea-fowl.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What holds in every position of The Vain Guinea Fowl and in every step between two. */
export const theVainGuineaFowlInvariants: readonly Invariant<TheVainGuineaFowlState, TheVainGuineaFowlAction>[] = [
  heapStands('VGF-10'),
  diceStay('VGF-10'),
  diceConserved(
    'VGF-5',
    ({ players }) => 11 + { 2: 46, 3: 45 }[players === 2 ? 2 : 3],
    ({ supply }) => sum(supply),
  ),
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
    name: 'the coat is one layer over the fowl',
    clause: 'VGF-3',
    holds: ({ board }) =>
      diceCells(board, 'k').every((cell) => Math.min(...pointOf(cell)) === 1) &&
      diceCells(board, 'g').every((cell) => Math.min(...pointOf(cell)) >= 2) &&
      countDice(board, 'g') === 10,
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
  {
    name: 'the game goes on as long as all have dice',
    clause: 'VGF-12',
    holds: ({ supply }) => supply.filter((dice) => dice === 0).length <= 1,
  },
];
