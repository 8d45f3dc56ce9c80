/**
 * The dice pyramid of Das Spiel: 165 cells on a base plate of 45 funnels, and what dice do there. Cells are numbers
 * inside and names (`'3c2'`) at the border; boards are strings with a letter a cell.
 */
export * from './block.js';
export * from './board.js';
export * from './chunks.js';
export * from './congruence.js';
export * from './connected.js';
export * from './contact.js';
export * from './deal.js';
export * from './funnel.js';
export * from './groups.js';
export * from './heap.js';
export * from './jump.js';
export * from './lattice.js';
export * from './names.js';
export * from './neighbours.js';
export * from './plate.js';
export * from './pose.js';
export * from './rigid.js';
export * from './rotations.js';
export * from './score.js';
export * from './shapes.js';
export * from './slide.js';
export * from './stock.js';
