import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { freeCells } from '../../../../pyramid/heap.js';
import { chanceToLead } from '../../kit/lead.js';
import { bonusOf, openedNumbers } from './funnel-bonus.js';
import type { DoublesState } from './position.js';

/** Dice that a turn brings from here on, with the best bonus that lies open. */
function dueTo({ board, poses, left, options }: DeepReadonly<DoublesState>): number {
  const bonus = freeCells(board).map((cell) => bonusOf(openedNumbers(poses, cell, options.hand)));
  return Math.min(countDice(board), Math.max(left, 1) + Math.max(0, ...bonus));
}

/** The chance to end with most dice, by those that each has, and for whoever is on turn by those that they can take now. */
export function doublesWorth(view: DeepReadonly<DoublesState>, player: number): number {
  const dice = view.taken.map((sum, one) => sum + (one === view.toPlay ? dueTo(view) : 0));
  return chanceToLead(dice, player, countDice(view.board));
}
