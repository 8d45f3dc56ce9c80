import { type Chance, repeated, uniform } from '../../kernel/dice/chance.js';
import { type RandomGenerator, uniformInt } from '../../kernel/dice/random.js';
import { type CalaveraColour, colours } from './sheet.js';

/** The faces of a die (CAL-5). */
export const faces = Object.freeze([...colours, 'joker', 'skull'] as const);

/** A face of a die. */
export type CalaveraFace = (typeof faces)[number];

/** The dice that a player takes: all of one colour, or all jokers (CAL-12). */
export type CalaveraChoice = CalaveraColour | 'joker';

/** What can be taken, in the order in which actions are listed. */
export const choices: readonly CalaveraChoice[] = Object.freeze([...colours, 'joker'] as const);

/** Dice in the game (CAL-5). */
export const DICE = 6;
/** So many skulls are the curse (CAL-11). */
const SKULLS_OF_THE_CURSE = 3;

/** How many dice show the face. */
export function countOf(dice: readonly CalaveraFace[], face: CalaveraFace): number {
  let count = 0;
  for (const shown of dice) if (shown === face) count++;
  return count;
}

/** Whether the dice are cursed (CAL-11, CAL-27). */
export function isCursed(dice: readonly CalaveraFace[]): boolean {
  return countOf(dice, 'skull') >= SKULLS_OF_THE_CURSE;
}

/** Every choice of at least one place, in ascending order: the one at index *i* has the bits of *i* + 1 (CAL-8). */
const placeChoices: readonly (readonly number[])[] = Object.freeze(
  Array.from({ length: 2 ** DICE - 1 }, (_, i) =>
    Object.freeze(Array.from({ length: DICE }, (_, place) => place).filter((place) => ((i + 1) >> place) & 1)),
  ),
);

/** The places of all six dice. */
export const ALL_PLACES = placeChoices[2 ** DICE - 2] as readonly number[];

function bitsOfSkulls(dice: readonly CalaveraFace[]): number {
  let bits = 0;
  for (let place = 0; place < dice.length; place++) if (dice[place] === 'skull') bits |= 1 << place;
  return bits;
}

/** Every choice of dice that can be rolled again: those without skulls (CAL-8). */
export function rerolls(dice: readonly CalaveraFace[]): (readonly number[])[] {
  const skulls = bitsOfSkulls(dice);
  return placeChoices.filter((_, i) => ((i + 1) & skulls) === 0);
}

/** One of {@link rerolls}, each equally likely, without listing them; `null` when all dice show skulls. */
export function sampleReroll(dice: readonly CalaveraFace[], rng: RandomGenerator): readonly number[] | null {
  const skulls = bitsOfSkulls(dice);
  const free = DICE - countOf(dice, 'skull');
  if (free === 0) return null;
  // The bits drawn are dealt to the places that are free.
  let drawn = uniformInt(rng, 1, 2 ** free - 1);
  let bits = 0;
  for (let place = 0; place < DICE; place++) {
    if ((skulls >> place) & 1) continue;
    bits |= (drawn & 1) << place;
    drawn >>= 1;
  }
  return placeChoices[bits - 1] as readonly number[];
}

const rolls: readonly Chance<CalaveraFace[]>[] = Object.freeze(
  Array.from({ length: DICE + 1 }, (_, count) => repeated<CalaveraFace>(uniform(faces), count)),
);

/** So many dice rolled at once, 0 to 6 (CAL-5). */
export const rollOf = (count: number): Chance<CalaveraFace[]> => rolls[count] as Chance<CalaveraFace[]>;

/** The dice after a roll: the nth new face goes to the nth place named (CAL-8). */
export function rolled(
  dice: readonly CalaveraFace[],
  places: readonly number[],
  outcome: readonly CalaveraFace[],
): CalaveraFace[] {
  // The first roll takes all places, so that it has no old faces to keep (CAL-6).
  const lying = dice.length === 0 ? [...outcome] : [...dice];
  for (let i = 0; i < places.length; i++) lying[places[i] as number] = outcome[i] as CalaveraFace;
  return lying;
}

/** `3 orange`, `1 joker`, `2 skulls`. */
export function countInWords(count: number, face: CalaveraFace): string {
  const plural = (face === 'joker' || face === 'skull') && count !== 1 ? 's' : '';
  return `${count} ${face}${plural}`;
}

/** `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** `3 orange, 2 green and 1 pink`. */
export function diceInWords(dice: readonly CalaveraFace[]): string {
  const counted = faces.map((face) => ({ face, count: countOf(dice, face) })).filter(({ count }) => count > 0);
  return listed(counted.map(({ face, count }) => countInWords(count, face)));
}
