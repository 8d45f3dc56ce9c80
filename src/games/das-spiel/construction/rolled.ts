import { type Handedness, upperNumbers } from '../../../pyramid/pose.js';
import { type Colour, colourName, playerColours } from '../../../pyramid/stock.js';

/** What is said when players have rolled a die of their colour onto the plate. (Games 26 and 27.) */
export function rolledText(player: number, pose: string, hand: Handedness): string {
  const numbers = upperNumbers(pose, hand).join(', ');
  return `Player ${player + 1} rolls a ${colourName(playerColours[player] as Colour)} die, which shows ${numbers}.`;
}
