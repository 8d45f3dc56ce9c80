import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish } from '../../kit/lead.js';
import type { FireAndWaterState } from './fire-and-water.js';
import { type FireAndWaterDice, ownLeft } from './placing.js';

/** What dice that may find no place count more than others. */
const AWKWARD = 0.3;

/** Dice that may find no place: those of one colour that are left over; where only red dice keep apart, all red ones. */
const awkward = ({ red, green }: FireAndWaterDice, apart: 'red-green' | 'red-red'): number =>
  apart === 'red-red' ? red : Math.abs(red - green);

/** The chance to place all dice first, by those that each has left, of which some may find no place. */
export function fireAndWaterWorth(
  { supply, toPlay, options }: DeepReadonly<FireAndWaterState>,
  player: number,
): number {
  const left = supply.map((own) => ownLeft(own) + (toPlay === null ? 0 : AWKWARD * awkward(own, options.apart)));
  return chanceToFinish(left, player);
}
