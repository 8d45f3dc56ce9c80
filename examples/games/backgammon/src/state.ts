import type { DeepReadonly, Envelope, Resolved } from 'dicewright';
import { BAR, type Checkers, type From, OFF, type Position, type To } from './board.js';

/** Options of backgammon, as given to `setup`. */
export interface BackgammonOptions {
  /** The doubling cube is used (BGM-15). Default `true`. */
  readonly cube?: boolean | undefined;
  /** Points of the match, 1 to 99; 1 is a single game, as for money (BGM-20). Default 1. */
  readonly points?: number | undefined;
  /** In a match the cube rests in the game after a player has come within one point of winning (BGM-21). Default `true`. */
  readonly crawford?: boolean | undefined;
  /** In a single game gammons count only when a double was taken (BGM-19). Default `false`. */
  readonly jacoby?: boolean | undefined;
  /** In a single game who is doubled may double at once and keep the cube (BGM-18). Default `false`. */
  readonly beavers?: boolean | undefined;
  /** In a single game so many ties of the opening roll, 0 to 3, double the cube (BGM-5). Default 0. */
  readonly automaticDoubles?: number | undefined;
}

/** What is to be done: the opening roll, a roll or a double, a move, an answer to a double, one to a beaver, nothing more. */
export const phases = ['opening', 'roll', 'move', 'double', 'beaver', 'over'] as const;
export type BackgammonPhase = (typeof phases)[number];

/** How a game was won (BGM-14, BGM-16). */
export const wins = ['single', 'gammon', 'backgammon', 'drop'] as const;
export type BackgammonWin = (typeof wins)[number];

/** The Crawford game (BGM-21): yet to come, this one, played or not asked for. */
export const crawfordGames = ['ahead', 'now', 'past'] as const;

/** The doubling cube (BGM-15 to BGM-17). */
export interface BackgammonCube {
  /** 1, 2, 4, … 64. */
  readonly value: number;
  /** Who alone may double next; `null`: both. */
  readonly owner: number | null;
}

/** A game that was played to its end. */
export interface BackgammonResult {
  readonly winner: number;
  readonly win: BackgammonWin;
  readonly points: number;
}

/** A position of backgammon. */
export interface BackgammonState extends Envelope<'backgammon', Resolved<BackgammonOptions>> {
  /** For each player how many checkers stand on his places: 0 is off, 1 to 24 the points as he numbers them, 25 the bar. */
  readonly checkers: readonly Checkers[];
  readonly phase: BackgammonPhase;
  /** Whose turn it is: who rolls and moves. Answers to doubles are the opponent's. */
  readonly turn: number;
  /** The last roll, as it lies on the table; empty before the first of a game. */
  readonly dice: readonly number[];
  /** What of it is still to be played. */
  readonly left: readonly number[];
  readonly cube: BackgammonCube;
  /** Points won by each player. */
  readonly score: readonly number[];
  readonly crawford: (typeof crawfordGames)[number];
  /** How the last game ended; `null` before one has. */
  readonly last: BackgammonResult | null;
}

export type View = DeepReadonly<BackgammonState>;

interface Plain<Type extends string> {
  readonly type: Type;
  readonly player: number;
}

/** The actions of backgammon. */
export type BackgammonAction =
  | {
      readonly type: 'roll';
      readonly player: number;
      /** Two faces, 1 to 6; in the opening roll player 0's and player 1's. */
      readonly outcome?: readonly number[] | undefined;
    }
  | {
      readonly type: 'move';
      readonly player: number;
      /** The point as the player numbers it, or the bar. */
      readonly from: From;
      readonly to: To;
    }
  | Plain<'double'>
  | Plain<'take'>
  | Plain<'beaver'>
  | Plain<'drop'>;

/** The place where a move begins or ends. */
export const placeOf = (end: From | To): number => (end === 'bar' ? BAR : end === 'off' ? OFF : end);
export const fromOf = (place: number): From => (place === BAR ? 'bar' : place);
export const toOf = (place: number): To => (place === OFF ? 'off' : place);

export const opponentOf = (player: number): number => 1 - player;

/** The board as the player on turn sees it. */
export function positionOf({ checkers, turn }: Pick<View, 'checkers' | 'turn'>): Position {
  return { own: checkers[turn] ?? [], other: checkers[opponentOf(turn)] ?? [] };
}

/** Who has to act; `null` when the game is over. */
export function actorOf({ phase, turn }: View): number | null {
  if (phase === 'over') return null;
  return phase === 'double' ? opponentOf(turn) : turn;
}
