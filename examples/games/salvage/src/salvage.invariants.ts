import type { Invariant } from 'dicewright/define';
import { type SalvageAction, type SalvageState, takerOf } from './salvage.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const diceOf = ({ bag, hands }: Pick<SalvageState, 'bag' | 'hands'>): number => sum(bag) + sum(hands.flat());
const coinsOf = ({ coins, treasure }: Pick<SalvageState, 'coins' | 'treasure'>): number => sum(coins) + sum(treasure);

/** What holds in every position of Salvage and every step. */
export const salvageInvariants: readonly Invariant<SalvageState, SalvageAction>[] = [
  {
    name: 'drawing moves dice from the bag to a hand, and nothing but boats that leave takes any away',
    clause: 'SAL-5',
    holds: (state, step) => step === undefined || step.action.type === 'send' || diceOf(state) === diceOf(step.before),
  },
  {
    name: 'a sealed boat changes neither hands nor coins, and no other boat',
    clause: 'SAL-7',
    holds: (state, step) => {
      if (step?.action.type !== 'send' || state.phase !== 'send') return true;
      const { player } = step.action;
      const isSame =
        JSON.stringify([state.hands, state.coins]) === JSON.stringify([step.before.hands, step.before.coins]);
      return (
        isSame &&
        state.boats.every((sent, i) => i === player || JSON.stringify(sent) === JSON.stringify(step.before.boats[i]))
      );
    },
  },
  {
    name: 'coins come with the tide, and are lost only where they sink',
    clause: 'SAL-10',
    holds: (state, step) => {
      if (step === undefined) return true;
      const more = coinsOf(state) - coinsOf(step.before);
      if (step.action.type === 'tide') return more >= state.options.wrecks && more <= 6 * state.options.wrecks;
      return more === 0 || (more < 0 && state.options.left === 'sinks');
    },
  },
  {
    name: 'nobody loses coins, and who wins some had the highest roll at a wreck',
    clause: 'SAL-9',
    holds: (state, step) =>
      step === undefined ||
      state.coins.every((own, player) => {
        const more = own - (step.before.coins[player] ?? 0);
        const taken = step.before.treasure.filter((_, wreck) => takerOf(state, wreck) === player);
        return more === 0 || more === sum(taken);
      }),
  },
];
