/**
 * Flags of Node for what computes for seconds and meets nearly all of its code once or twice, as tests and compilers do: a
 * quarter less of CPU than without. With more room for short-lived objects the garbage collector runs less often; code that is
 * optimised early is thrown away again, so plain machine code is made at once, and more only for what runs hot. Modules, games
 * and positions kept soon fill some hundred megabytes, on the way to which nothing is to be collected.
 */
export const engineFlags: readonly string[] = [
  '--max-semi-space-size=64',
  '--initial-old-space-size=500',
  '--always-sparkplug',
  '--interrupt-budget=1000000',
];

/**
 * For what has an embedded database, too, which is WebAssembly: it is not optimised at all, as it does too little for that.
 */
export const databaseFlags: readonly string[] = [...engineFlags, '--liftoff-only'];
