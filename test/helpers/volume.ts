/** How many times as much as usual is played: 1 in `npm run test:all`, less in `npm test`, more in `npm run laws`. */
export const VOLUME = Number(process.env.VOLUME ?? 1);
