/**
 * The simple model of physical skill that seeded play draws from, and what a table may report instead of it.
 *
 * A try succeeds with 0.1 + 0.8 · skill: never for certain, and often enough for play to go on. A die that is thrown well
 * comes to rest in any cell that takes one, all equally likely; one that is thrown badly falls off the base plate. The
 * games' rules pages say what else they draw. (Common ground of the games.)
 *
 * @module
 */

import { type Chance, mixture, uniform, weighted } from '../../../kernel/dice/chance.js';
import { probability, readonlyList } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';
import { type BoardBuffer, EMPTY, editBoard, putDie } from '../../../pyramid/board.js';
import { freeCells, isFree, placeableCells } from '../../../pyramid/heap.js';
import { type Cell, PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { namesOf, parseCell } from '../../../pyramid/names.js';

/** The skill of a player for whom the options give none. */
export const USUAL_SKILL = 0.5;

/** {@link successWeight} says how many of this many tries succeed, a whole number for every skill. */
export const TRIES = 10_000;

/** The schema of the option `skill`: the players' skills in their order, 0 to 1 in steps of 0.001. */
export function skills(maxPlayers: number): z.$ZodDefault<z.$ZodType<readonly number[], readonly number[]>> {
  return z._default(readonlyList(probability(), maxPlayers), []);
}

/** Why these skills don't go with the number of players; `undefined` when they do. For `checkSetup`. */
export function skillsProblem(skill: readonly number[], players: number): string | undefined {
  return skill.length > players ? `expected the skills of at most ${players} players, got ${skill.length}` : undefined;
}

/** The player's skill, {@link USUAL_SKILL} unless the options say otherwise. */
export function skillOf(skill: readonly number[], player: number): number {
  // Beyond its end a list has what someone may have put into `Object.prototype`.
  return player < skill.length ? (skill[player] as number) : USUAL_SKILL;
}

/** How many of 10,000 tries succeed: 1000 without skill, 9000 at best, an integer for every skill. */
export function successWeight(skill: number): number {
  return TRIES / 10 + 8 * Math.round(skill * 1000);
}

/** A try: what happens when it succeeds, and when it fails. No outcome may belong to both. */
export function tried<O>(skill: number, success: Chance<O>, failure: Chance<O>): Chance<O> {
  const weight = successWeight(skill);
  return mixture([
    [success, weight],
    [failure, TRIES - weight],
  ]);
}

/** Where a die that is thrown well comes to rest: the name of a cell that takes one, each as likely. */
export function landing(board: string | BoardBuffer): Chance<string> {
  return uniform(namesOf(placeableCells(board)));
}

/** Of 20 throws one takes something along. */
const PUSHES = 1;
const THROWS = 20;

/**
 * What a throw takes along: nothing, or once in 20 times one of the things, by their weights. Far fewer than succeed at
 * the worst skill, so that what is built grows.
 */
export function takingAlong<T>(things: readonly (readonly [thing: T, weight: number])[]): Chance<T[]> {
  const nothing = uniform<T[]>([[]]);
  if (things.every(([, weight]) => weight === 0)) return nothing;
  return mixture([
    [nothing, THROWS - PUSHES],
    [weighted(things.map(([thing, weight]) => [[thing], weight])), PUSHES],
  ]);
}

/** What a die that falls takes along: nothing, or once in 20 times one of the free dice, each as likely; the name of its cell. */
export function pushing(board: string | BoardBuffer): Chance<string[]> {
  return takingAlong(namesOf(freeCells(board)).map((name) => [name, 1]));
}

/** Whether the value is an object with these keys and no others. */
export function hasKeys<K extends string>(value: unknown, keys: readonly K[]): value is Readonly<Record<K, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

/** The cells that a report names, in its order; `undefined` for anything but a list of names. */
export function reportedCells(value: unknown, atMost: number = PYRAMID_CELLS): Cell[] | undefined {
  if (!Array.isArray(value) || value.length > atMost) return undefined;
  const cells: Cell[] = [];
  // Not `map`: it passes over the holes of a sparse array.
  for (let i = 0; i < value.length; i++) {
    const name: unknown = value[i];
    const cell = typeof name === 'string' ? parseCell(name) : undefined;
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  return cells;
}

/** Whether a report names a single cell. */
export function reportedCell(value: unknown): Cell | undefined {
  return typeof value === 'string' ? parseCell(value) : undefined;
}

/**
 * What is left of a board when dice were pushed off in this order; `undefined` when they can't have been: each of them
 * must be free when its turn comes.
 */
export function withoutPushed(board: string, pushed: readonly Cell[]): BoardBuffer | undefined {
  const buffer = editBoard(board);
  for (const cell of pushed) {
    if (!isFree(buffer, cell)) return undefined;
    putDie(buffer, cell, EMPTY);
  }
  return buffer;
}

/** As many Chances are kept at least; forgetting the others only costs the making. */
const KEPT_CHANCES = 500;

/**
 * Makes each Chance once for the same parameters, such as a board and a skill, and keeps those that were last asked for.
 */
export function keptChances<P extends readonly (string | number | null)[], O>(
  make: (...parameters: P) => Chance<O>,
): (...parameters: P) => Chance<O> {
  // Two generations: when the younger is full, the older is forgotten, so nothing that is in use gets lost.
  let younger = new Map<string, Chance<O>>();
  let older = younger;
  return (...parameters) => {
    const key = parameters.join(' ');
    const known = younger.get(key);
    if (known !== undefined) return known;
    const chance = older.get(key) ?? make(...parameters);
    if (younger.size >= KEPT_CHANCES) {
      older = younger;
      younger = new Map();
    }
    younger.set(key, chance);
    return chance;
  };
}
