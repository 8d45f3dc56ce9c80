import type { GameFacts } from './project.js';

/** The traits of a game, in the order in which they are listed. */
export const traitNames = [
  'chance',
  'hiddenInformation',
  'simultaneous',
  'dexterity',
  'enumerable',
  'purposeful',
] as const;

const traitWords: Readonly<Record<(typeof traitNames)[number], string>> = {
  chance: 'chance',
  hiddenInformation: 'secrets',
  simultaneous: 'simultaneous',
  dexterity: 'skill',
  enumerable: 'all actions listed',
  purposeful: 'random play with a purpose',
};

/** `'2-4'`, `'1'`, `'2 or groups'`. */
export const playersRange = ({ min, max, withGroups }: GameFacts['playerCount']): string => {
  const players = min === max ? `${min}` : `${min}-${max}`;
  return withGroups === undefined ? players : `${players} or groups`;
};

/** `'chance, all actions listed'`. */
export const traitsText = (traits: GameFacts['traits']): string =>
  traitNames
    .filter((name) => traits[name])
    .map((name) => traitWords[name])
    .join(', ');
