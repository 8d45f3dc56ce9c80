/**
 * `npm run bench -- [--pairs n]`: the sides against each other, and their targets (ratios.ts).
 * `npm run bench -- rows [--write] [game ...]`: how long each call of each game takes (rows.ts).
 *
 * Exit code 1 when a target is missed.
 */
await (process.argv[2] === 'rows' ? import('./bench/rows.js') : import('./bench/ratios.js'));
