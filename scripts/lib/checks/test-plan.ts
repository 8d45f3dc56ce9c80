/**
 * What `npm test` runs: the rules of every game, their laws and golden games, kernel, pyramid, records, notation, and the
 * types of everything. What else there is takes minutes, and is for `npm run test:all`.
 */
export const quickTests: readonly string[] = [
  'src/{advice,games,kernel,play,pyramid,choosing,record}/**/*.test.ts',
  'test/games/*.test.ts',
  'test/record/**/*.test.ts',
  'test/laws/{arbitraries,golden,laws}.test.ts',
  'test/{completeness,das-spiel,diagrams,trace,types}.test.ts',
];

/** Tests of those files that still take long: they measure memory or how a game plays, or solve whole games. */
export const slowTests: readonly string[] = [
  'src/games/**/*.{analysis,heuristic,play,questions}.test.ts',
  'test/record/{log-streams,memory}.test.ts',
  'test/record/notation/fuzz.test.ts',
];

/** Tests whose files wait most of the time: for processes that they start, end and watch, and for what takes a second by the clock. */
export const waitingTests: readonly string[] = [
  'src/platform/threads.test.ts',
  'test/queue/*.test.ts',
  'test/host/{deploying,floods}.test.ts',
  'test/online/online.test.ts',
  'test/match/postgres/{chaos,faults,silence,unsteady}.test.ts',
  'test/killed-runs.test.ts',
];

/** All tests but those of the built site, which want a browser. */
export const allTests: readonly string[] = ['{src,test,scripts,examples/games}/**/*.test.ts'];

/** Only with `npm run test:site`. */
export const siteTests: readonly string[] = ['test/site/**'];

/** The tag of what else every game's tests in `test/games` have: pictures, pointing, bots, play at length. */
export const THOROUGH = 'thorough';

/** How much of the usual volume of random games `npm test` plays. */
export const QUICK_VOLUME = 0.5;
