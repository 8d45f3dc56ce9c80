import {
  type UpAndDownAction as Action,
  upAndDown as game,
  type UpAndDownOptions as Options,
  type UpAndDownState,
} from '../../src/games/das-spiel/chance/up-and-down/up-and-down.js';
import type { DeepReadonly } from '../../src/kernel/types.js';
import { board } from './das-spiel.js';
import { spots } from './pyramid-by-hand.js';

// Tables of Up and Down, for its tests.

export type { Action, Options };
export type State = DeepReadonly<UpAndDownState>;

export const start = (options: Options = {}, players = 3): State => game.setup({ players, options });
export const roll = (player: number, outcome: number): Action => ({ type: 'roll', player, outcome });
export const place = (player: number, cell: string): Action => ({ type: 'place', player, cell });
export const remove = (player: number, cell: string): Action => ({ type: 'remove', player, cell });
export const done = (player: number): Action => ({ type: 'done', player });

export const counts = (text: string, colour: string): number => text.split(colour).length - 1;

/** Before the roll of `toPlay`, with these dice lying. */
export function building(dice: Record<string, string> | string, toPlay = 0, options: Options = {}): State {
  const laid = typeof dice === 'string' ? dice : board(dice);
  const supply = ['r', 'g', 'k'].map((colour) => (options.dice ?? 90) - counts(laid, colour));
  return game.load({ ...start(options), board: laid, supply, toPlay });
}

export function demolition(laid: string, toPlay = 0, options: Options = {}): State {
  const supply = ['r', 'g', 'k'].map((colour) => 55 - counts(laid, colour));
  return game.load({ ...start({ ...options, variant: 'demolition' }), phase: 'play', board: laid, supply, toPlay });
}

/** In `values`, what is not on the board is in the first player's collection unless said otherwise. */
export function values(laid: string, collections?: number[][], options: Options = {}, toPlay = 0): State {
  const first = ['r', 'g', 'k'].map((colour) => 55 - counts(laid, colour));
  const taken = collections ?? [first, [0, 0, 0]];
  return game.load({
    ...start({ ...options, variant: 'values' }, taken.length),
    phase: 'play',
    board: laid,
    taken,
    toPlay,
  });
}

/** Full with 55 of each in turn, but for so many cells at the top. */
export const allBut = (missing: number, letters = 'rgk'): string =>
  spots.map((_, cell) => (cell < 165 - missing ? letters[cell % letters.length] : '.')).join('');
export const FULL = allBut(0);

export const removals = (state: State): string[] =>
  [...game.legalActions(state)].flatMap((action) => (action.type === 'remove' ? [action.cell] : []));
