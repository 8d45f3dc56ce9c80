// What a player has collected is what the position is worth.
export { collected as slideWorth } from './analysis/collecting.js';
