import { KeptChoice } from '../kept-choice.js';

const chosen = new KeptChoice('dicewright-name');

/** What somebody here was called last; empty for nothing. */
export const ownName = (): string => chosen.read()?.trim().slice(0, 100) ?? '';

export const keepOwnName = (name: string): void => chosen.keep(name);
