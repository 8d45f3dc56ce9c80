/**
 * Games for programs that play: many at once, actions as numbers, observations; for programs in other languages as JSON
 * lines, by `dicewright env`.
 *
 * @module dicewright/env
 */
export type { Env, EnvStep } from './env.js';
export { openEnv } from './open-env.js';
