import { KeptChoice } from './kept-choice.js';

/** How long a bot's action can be looked at before the next thing is done, in ms. */
export const PACES = { calm: 2_000, usual: 900, fast: 0 } as const;

export type Pace = keyof typeof PACES;

const chosen = new KeptChoice('dicewright-pace');

/** The pace that was chosen in this browser. */
export function keptPace(): Pace {
  const kept = chosen.read() ?? '';
  return Object.hasOwn(PACES, kept) ? (kept as Pace) : 'usual';
}

export const keepPace = (pace: Pace): void => chosen.keep(pace);
