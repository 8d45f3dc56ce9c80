/** The three sets of dodecas (KRK-1), in the order in which throws 3 to 5 take them. */
export const sets = Object.freeze(['steam', 'ash', 'lava'] as const);

/** A set of three dodecas (KRK-1). */
export type KrakatoaSet = (typeof sets)[number];

/** The colours of a dodeca (KRK-2): yellow, red, blue. */
export const colours = Object.freeze(['Y', 'R', 'B'] as const);

/** What a die shows (KRK-2): `Y` yellow, `R` red or `B` blue. */
export type KrakatoaFace = (typeof colours)[number];

/** How the nine dice lie: three faces a set, by the dice's places in it (KRK-1). */
export type KrakatoaFaces = { readonly [set in KrakatoaSet]: readonly KrakatoaFace[] };

/** What the numbers 1 to 12 of an ordinary die show. */
const TWELVE_FACES: { readonly [set in KrakatoaSet]: string } = {
  steam: 'BBBBBRRRRYYY',
  ash: 'YYYRRRRBBBBB',
  lava: 'YYYBBBBBRRRR',
};

/**
 * The colour that a number of an ordinary 12-sided die stands for (KRK-3).
 *
 * @param set - the set in whose place the die is thrown
 * @param d12 - the number rolled, 1 to 12
 * @throws RangeError for any other number
 */
export function faceOf(set: KrakatoaSet, d12: number): KrakatoaFace {
  const face = TWELVE_FACES[set][d12 - 1];
  if (face === undefined) throw new RangeError(`d12 must be an integer from 1 to 12, not ${d12}`);
  return face as KrakatoaFace;
}

const VOLCANO_OF = { Y: 'Krakatoa', R: 'Vesuvius', B: 'Mauna Loa' } as const;

/** What three dice of a set make (KRK-4 to KRK-6). */
export type KrakatoaCombination = 'Krakatoa' | 'Vesuvius' | 'Mauna Loa' | 'Deuce' | 'Ace' | 'Bust';

/** The points that a combination scores (KRK-4 to KRK-6). */
export const combinationPoints: { readonly [combination in KrakatoaCombination]: number } = Object.freeze({
  Krakatoa: 10,
  Vesuvius: 5,
  'Mauna Loa': 3,
  Deuce: 2,
  Ace: 1,
  Bust: 0,
});

/** The marks that a combination gives in the throw-off (KRK-14). */
export const throwOffMarks: { readonly [combination in KrakatoaCombination]: 0 | 1 | 2 } = Object.freeze({
  Krakatoa: 2,
  Vesuvius: 2,
  'Mauna Loa': 2,
  Deuce: 1,
  Ace: 0,
  Bust: 0,
});

function isVolcano(set: readonly KrakatoaFace[]): boolean {
  return set[0] === set[1] && set[0] === set[2];
}

/**
 * What the three dice of a set make, in any order (KRK-4 to KRK-6).
 *
 * @param set - three faces
 */
export function combinationOf(set: readonly KrakatoaFace[]): KrakatoaCombination {
  if (isVolcano(set)) return VOLCANO_OF[set[0] as KrakatoaFace];
  let yellow = 0;
  for (const face of set) if (face === 'Y') yellow++;
  return yellow === 2 ? 'Deuce' : yellow === 1 ? 'Ace' : 'Bust';
}

/**
 * The points of one set, 0 to 10 (KRK-4 to KRK-6).
 *
 * @param set - three faces, in any order
 */
export function scoreSet(set: readonly KrakatoaFace[]): number {
  return combinationPoints[combinationOf(set)];
}

/** The sum of the three sets, 0 to 30, before any marks multiply it (KRK-29). */
export function scoreFaces({ steam, ash, lava }: KrakatoaFaces): number {
  return scoreSet(steam) + scoreSet(ash) + scoreSet(lava);
}

/** × and ×× that a box bears, by number (KRK-34). */
export type KrakatoaMarks = 0 | 1 | 2;

/** What a box with these marks multiplies by: 1, 2 or 4 (KRK-30). */
export function multiplierOf(marks: KrakatoaMarks): number {
  return 2 ** marks;
}

/** A bonus as it is announced (KRK-32). */
export type KrakatoaBonus =
  | 'Little Quake'
  | 'Big Quake'
  | 'Little Rumble'
  | 'Big Rumble'
  | 'Little Eruption'
  | 'Big Eruption';

/** The marks that a bonus gives (KRK-37 to KRK-42). */
const BONUS_MARKS: { readonly [bonus in KrakatoaBonus]: 1 | 2 } = {
  'Little Quake': 1,
  'Big Quake': 2,
  'Little Rumble': 1,
  'Big Rumble': 2,
  'Little Eruption': 1,
  'Big Eruption': 2,
};

/** The quake that a new total makes (KRK-36 to KRK-38), `null` for none. */
export function quakeOf(before: number, after: number): 'Little Quake' | 'Big Quake' | null {
  if (after === before) return null;
  const lastTwoDigits = after % 100;
  if (lastTwoDigits % 20 === 0) return 'Big Quake';
  return lastTwoDigits % 11 === 0 ? 'Little Quake' : null;
}

/** The rumble or eruption that nine dice show (KRK-39 to KRK-42), `null` for neither. */
export function colourBonusOf(faces: KrakatoaFaces): Exclude<KrakatoaBonus, 'Little Quake' | 'Big Quake'> | null {
  const { steam, ash, lava } = faces;
  let count = 0;
  for (const colour of colours) {
    if (steam.includes(colour) || ash.includes(colour) || lava.includes(colour)) count++;
  }
  const volcanoes = Number(isVolcano(steam)) + Number(isVolcano(ash)) + Number(isVolcano(lava));
  if (count === 2) return volcanoes >= 2 ? 'Big Rumble' : 'Little Rumble';
  if (volcanoes < 3) return null;
  return count === 3 ? 'Little Eruption' : 'Big Eruption';
}

/**
 * The bonuses that a throw other than a scratch earns (KRK-36 to KRK-43): at most a quake, and then a rumble or an eruption.
 *
 * @param faces - how the nine dice lie after the throw
 * @param before - the side's total before the throw
 * @param after - its total with the score of the throw
 */
export function bonusesOf(faces: KrakatoaFaces, before: number, after: number): readonly KrakatoaBonus[] {
  const quake = quakeOf(before, after);
  const byColour = colourBonusOf(faces);
  if (quake === null) return byColour === null ? [] : [byColour];
  return byColour === null ? [quake] : [quake, byColour];
}

/** All marks that the bonuses give to the next throw; more than a box can bear (KRK-34) when there are two. */
export function marksForNext(bonuses: readonly KrakatoaBonus[]): number {
  return bonuses.reduce((marks, bonus) => marks + BONUS_MARKS[bonus], 0);
}

/** The marks that the bonuses give to the throw after the next one: those of an eruption (KRK-42). */
export function marksForSecond(bonuses: readonly KrakatoaBonus[]): number {
  const last = bonuses[bonuses.length - 1];
  return last === 'Little Eruption' || last === 'Big Eruption' ? BONUS_MARKS[last] : 0;
}

/**
 * What is announced after a throw: the new total, and what it earned (KRK-32).
 */
export function announcement(total: number, bonuses: readonly KrakatoaBonus[]): string {
  return [total, ...bonuses].join(' and ');
}
