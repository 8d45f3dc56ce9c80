/** How many times as much as usual is played: 1 in `npm test`, more in `npm run laws`, which sets the variable. */
export const VOLUME = Number(process.env.VOLUME ?? 1);
