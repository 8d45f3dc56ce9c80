import type { Invariant } from '../../../../kernel/types.js';
import { isEmpty } from '../../../../pyramid/board.js';
import { contactOf } from '../../../../pyramid/contact.js';
import { funnelColours, funnelNumbers } from '../../../../pyramid/funnel.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { MaliciousPleasureAction, MaliciousPleasureState } from './malicious-pleasure.js';

const COLOURS = ['r', 'g', 'k'];

/** What holds in every position of Malicious Pleasure and in every step between two. */
export const maliciousPleasureInvariants: readonly Invariant<MaliciousPleasureState, MaliciousPleasureAction>[] = [
  {
    name: 'a die that lies is never turned, and goes only when a throw pushes it off',
    clause: 'MAL-7',
    holds: ({ board, poses }, step) => {
      if (step === undefined) return true;
      const { before, action } = step;
      const pushed = action.type === 'attempt' ? (action.outcome?.knockedOff ?? []).map(cellNamed) : [];
      return [...before.board].every(
        (die, cell) =>
          die === '.' || pushed.includes(cell) || (die === board[cell] && before.poses[cell] === poses[cell]),
      );
    },
  },
  {
    name: 'each action of a turn lays one die at most, and none of anybody else’s',
    clause: 'MAL-3',
    holds: ({ supply }, step) =>
      step === undefined ||
      supply.every((left, player) => {
        const used = (step.before.supply[player] ?? 0) - left;
        return player === step.action.player ? used <= 1 : used <= 0;
      }),
  },
  {
    name: 'more dice than the thrown one come only from an own die below it, as many as it shows or the player has',
    clause: 'MAL-10',
    holds: ({ board, poses, supply, phase, laid, left, toPlay, options }) => {
      const [thrown] = laid;
      if (phase === 'throw') return thrown === undefined && left === 0;
      if (thrown === undefined || toPlay === null || thrown < PLATE_CELLS) return false;
      const own = funnelColours(board, thrown).map((colour) => colour === COLOURS[toPlay]);
      const numbers = funnelNumbers(poses, thrown, options.hand).filter((_, i) => own[i]);
      if (phase === 'choose') return new Set(numbers).size > 1;
      return numbers.some((number) => Math.min(number, laid.length + (supply[toPlay] ?? 0)) === laid.length + left);
    },
  },
  {
    name: 'every die placed touches an earlier one of the turn',
    clause: 'MAL-14',
    holds: ({ laid, options }) =>
      laid.slice(1).every((cell, i) =>
        laid.slice(0, i + 1).some((other) => {
          const contact = contactOf(cell, other);
          return contact === 'face' || contact === 'edge' || (contact === 'corner' && options.contact === 'corner');
        }),
      ),
  },
  {
    name: 'a funnel that a throw has left empty is empty, and the thrown die lies where it is said to',
    clause: 'MAL-6',
    holds: ({ board, poses }, step) => {
      const outcome = step?.action.type === 'attempt' ? step.action.outcome : undefined;
      if (outcome === undefined) return true;
      const lies = outcome.cell === null || poses[cellNamed(outcome.cell)] === outcome.pose;
      return lies && outcome.knockedOff.every((name) => name === outcome.cell || isEmpty(board, cellNamed(name)));
    },
  },
];
