import { KeptChoice, useChosen } from './kept-choice.js';

const ON = 'on';
const chosen = new KeptChoice('dicewright-letters');

/** Lets dice of boards bear the letter of their colour, or not. */
export const setDiceLetters = (on: boolean): void => chosen.keep(on ? ON : 'off');

/** Whether dice of boards bear the letter of their colour, for people who can't tell the colours apart. */
export const useDiceLetters = (): boolean => useChosen(chosen) === ON;
