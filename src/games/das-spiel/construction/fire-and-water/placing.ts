import { countDice, diceCells } from '../../../../pyramid/board.js';
import { type Contact, touches } from '../../../../pyramid/contact.js';
import { isComplete, placeableCells } from '../../../../pyramid/heap.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { stock } from '../../../../pyramid/stock.js';

/** The colours that a player can place: their fire, their water, and what belongs to all. */
export const colours = ['r', 'g', 'k'] as const;
/** The letter of a colour on the board. */
export type DieColour = (typeof colours)[number];

/** Red and green dice that a player has left. */
export interface FireAndWaterDice {
  readonly red: number;
  readonly green: number;
}

/** What decides about placing. */
export interface Position {
  readonly board: string;
  readonly supply: readonly FireAndWaterDice[];
  readonly options: { readonly contact: 'edge' | 'corner'; readonly apart: 'red-green' | 'red-red' };
}

/** Dice of one of the two colours that a player has left. */
export const leftOf = ({ supply }: Position, player: number, colour: 'r' | 'g'): number => {
  const own = supply[player];
  return own === undefined ? 0 : colour === 'r' ? own.red : own.green;
};

/** Red and green dice that a player has left. */
export const ownLeft = ({ red, green }: FireAndWaterDice): number => red + green;

/** Black dice that are left for all (FAW-3). */
export const blackLeft = ({ board }: Pick<Position, 'board'>): number => stock.k - countDice(board, 'k');

/** Which colour a die must not touch; black ones, and green ones where only red dice keep apart, may touch all (FAW-8). */
export function foeOf(colour: DieColour, { apart }: Position['options']): 'r' | 'g' | undefined {
  if (colour === 'k') return undefined;
  if (apart === 'red-red') return colour === 'r' ? 'r' : undefined;
  return colour === 'r' ? 'g' : 'r';
}

/** Whether a die of the colour in the cell touches none that it must not (FAW-6, FAW-7). */
export function keepsApart({ board, options }: Position, cell: Cell, colour: DieColour): boolean {
  const foe = foeOf(colour, options);
  const contact: Contact = options.contact;
  return foe === undefined || !touches(board, cell, contact, foe);
}

/** Whether the player can place a red or a green die anywhere (FAW-9). */
export function canPlaceOwn(position: Position, player: number): boolean {
  const own = (['r', 'g'] as const).filter((colour) => leftOf(position, player, colour) > 0);
  return placeableCells(position.board).some((cell) => own.some((colour) => keepsApart(position, cell, colour)));
}

/** Whether the player can place any die: a black one goes in every funnel (FAW-10). */
export const canPlace = (position: Position, player: number): boolean =>
  !isComplete(position.board) && (blackLeft(position) > 0 || canPlaceOwn(position, player));

/** A die that lies where it must not, `undefined` when there is none (FAW-6, FAW-7). */
export const misplaced = (position: Position): Cell | undefined =>
  diceCells(position.board).find((cell) => {
    const colour = colours.find((one) => position.board.charAt(cell) === one);
    return colour !== undefined && !keepsApart(position, cell, colour);
  });
