/**
 * Games for programs that play: many at once, actions as numbers, observations; for programs in other languages as JSON
 * lines, by `dicewright env`.
 *
 * @module dicewright/env
 */
export type { Env } from './env.js';
export type { EnvStep } from './env-step.js';
export { openEnv } from './open-env.js';
