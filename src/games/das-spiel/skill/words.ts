/** A time in seconds, as people say it: `'8.5 seconds'`. */
export const seconds = (milliseconds: number): string =>
  milliseconds === 1000 ? 'one second' : `${milliseconds / 1000} seconds`;

/** A number of dice, as people say it: `'no dice'`, `'one die'`, `'7 dice'`. */
export const dice = (count: number): string => (count === 1 ? 'one die' : `${count === 0 ? 'no' : count} dice`);
