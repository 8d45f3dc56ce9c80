import type { OptionsOf, StateOf } from 'dicewright';
import { defineGame, integer, list, natural } from 'dicewright/define';
import * as z from 'zod/mini';
import { BAR, CHECKERS, type From, OFF, PLACES, type Position, type To } from './board.js';

/** The cube goes no higher. */
export const MOST_CUBE = 64;

const seat = natural(1);
const die = integer(1, 6);
const cubeValue: z.ZodMiniType<number> = z.literal([1, 2, 4, 8, 16, 32, MOST_CUBE]);

/** The shapes of the game, from which its types are inferred. */
export const g = defineGame({
  id: 'backgammon',
  rules: 1,
  options: {
    /** The doubling cube is used (BGM-15). Default `true`. */
    cube: z._default(z.boolean(), true),
    /** Points of the match, 1 to 99; 1 is a single game, as for money (BGM-20). Default 1. */
    points: z._default(integer(1, 99), 1),
    /** In a match the cube rests in the game after a player has come within one point of winning (BGM-21). Default `true`. */
    crawford: z._default(z.boolean(), true),
    /** In a single game gammons count only when a double was taken (BGM-19). Default `false`. */
    jacoby: z._default(z.boolean(), false),
    /** In a single game the player who is doubled may double at once and keep the cube (BGM-18). Default `false`. */
    beavers: z._default(z.boolean(), false),
    /** In a single game so many ties of the opening roll, 0 to 3, double the cube (BGM-5). Default 0. */
    automaticDoubles: z._default(natural(3), 0),
  },
  state: {
    /** For each player how many checkers stand on their places: 0 is off, 1 to 24 the points as they number them, 25 the bar. */
    checkers: list(list(natural(CHECKERS), PLACES, PLACES), 2, 2),
    /** What is to be done: the opening roll, a roll or a double, a move, an answer to a double, one to a beaver, nothing more. */
    phase: z.literal(['opening', 'roll', 'move', 'double', 'beaver', 'over']),
    /** Whose turn it is: who rolls and moves. Answers to doubles are the opponent's. */
    turn: seat,
    /** The last roll, as it lies on the table; empty before the first of a game. */
    dice: list(die, 2),
    /** What of it is still to be played. */
    left: list(die, 4),
    /** The doubling cube (BGM-15 to BGM-17): 1, 2, 4, … 64, and who alone may double next; `null`: both. */
    cube: z.strictObject({ value: cubeValue, owner: z.nullable(seat) }),
    /** Points won by each player. */
    score: list(natural(10_000), 2, 2),
    /** The Crawford game (BGM-21): yet to come, this one, played or not asked for. */
    crawford: z.literal(['ahead', 'now', 'past']),
    /** How the last game ended (BGM-14, BGM-16); `null` before one has. */
    last: z.nullable(
      z.strictObject({
        winner: seat,
        win: z.literal(['single', 'gammon', 'backgammon', 'drop']),
        points: natural(3 * MOST_CUBE),
      }),
    ),
  },
});

/** Options of backgammon, as given to `setup`. */
export type BackgammonOptions = OptionsOf<typeof g>;
/** A position of backgammon. */
export type BackgammonState = StateOf<typeof g>;
export type BackgammonCube = BackgammonState['cube'];
/** A game that was played to its end. */
export type BackgammonResult = NonNullable<BackgammonState['last']>;
/** How a game was won (BGM-14, BGM-16). */
export type BackgammonWin = BackgammonResult['win'];

/** The place where a move begins or ends. */
export const placeOf = (end: From | To): number => (end === 'bar' ? BAR : end === 'off' ? OFF : end);
export const fromOf = (place: number): From => (place === BAR ? 'bar' : place);
export const toOf = (place: number): To => (place === OFF ? 'off' : place);

export const opponentOf = (player: number): number => 1 - player;

/** The board as the player on turn sees it. */
export function positionOf({ checkers, turn }: Pick<BackgammonState, 'checkers' | 'turn'>): Position {
  return { own: checkers[turn] ?? [], other: checkers[opponentOf(turn)] ?? [] };
}

/** Who has to act; `null` when the game is over. */
export function actorOf({ phase, turn }: BackgammonState): number | null {
  if (phase === 'over') return null;
  return phase === 'double' ? opponentOf(turn) : turn;
}
