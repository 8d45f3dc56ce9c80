/** What the docs claim, and what shows it. */
export interface Claim {
  /** Of the row, and for `npm run evidence -- NAME`. */
  readonly name: string;
  readonly claim: string;
  /** The page that claims it, and words of it there. */
  readonly page: string;
  readonly words: string;
  /** A script of package.json with its arguments, which fails when the claim does not hold. */
  readonly command: string;
}

/** Claims with the quickest to show first. */
export const claims: readonly Claim[] = [
  {
    name: 'demo',
    claim: 'A recorded game is replayed, drawn and verified',
    page: 'CONTRIBUTING.md',
    words: 'replays a recorded game of Krakatoa, two against two',
    command: 'demo',
  },
  {
    name: 'clauses',
    claim: 'Every clause of every rules page has a test, every option one in each reading',
    page: 'docs/maintainers/design.md',
    words: 'fails when a clause has no test',
    command: 'trace',
  },
  {
    name: 'sizes',
    claim: 'What an application with one game weighs',
    page: 'docs/reference/where-it-runs.md',
    words: 'alone with its dependencies printed',
    command: 'size',
  },
  {
    name: 'optimal-kiriki',
    claim: 'Kiriki alone is solved: a mean of 248.712239919',
    page: 'docs/reference/odds-and-bots.md',
    words: 'prints `248.712239919`',
    command: 'solve:kiriki',
  },
  {
    name: 'solved',
    claim: 'What is solved has these values',
    page: 'docs/reference/solved.md',
    words: 'made by `npm run solved`',
    command: 'solved',
  },
  {
    name: 'luck',
    claim: 'A game of 253 points was luck: without it, it would have been 187',
    page: 'docs/reference/luck-and-skill.md',
    words: 'Without luck it would have been 187.2',
    command: 'luck',
  },
  {
    name: 'records',
    claim: 'A log of a million actions is verified in constant memory, at 100,000 actions a second',
    page: 'docs/reference/speed.md',
    words: 'fails below 100,000 actions a second',
    command: 'speed -- records',
  },
  {
    name: 'scale',
    claim: 'What players and kept states cost',
    page: 'docs/reference/speed.md',
    words: 'What players and states cost',
    command: 'speed -- scale',
  },
  {
    name: 'workers',
    claim: 'How many games more workers play',
    page: 'docs/reference/speed.md',
    words: 'How many games more workers play',
    command: 'speed -- workers',
  },
  {
    name: 'loops-in-c',
    claim: 'What a move takes in a loop in C',
    page: 'docs/reference/speed.md',
    words: 'Loops in C',
    command: 'speed -- c',
  },
  {
    name: 'loading',
    claim: 'What a cold import takes',
    page: 'docs/reference/speed.md',
    words: 'loaded cold',
    command: 'speed -- import',
  },
  {
    name: 'page',
    claim:
      'On a slow telephone the first game can be played after four seconds at the first visit, after one and a half later',
    page: 'docs/reference/speed.md',
    words: 'fails above 4 seconds for the first visit, 1.5 for any other, or 250 kB of scripts',
    command: 'speed -- page',
  },
  {
    name: 'side-by-side',
    claim: 'Can’t Stop for dicewright, boardgame.io and TAG: lines, and what a host lets through',
    page: 'docs/reference/cant-stop-side-by-side.md',
    words: 'npm run side-by-side',
    command: 'side-by-side',
  },
  {
    name: 'what-weighs',
    claim: 'How much of one game is immer and zod',
    page: 'docs/reference/speed.md',
    words: 'More than half of one game is immer and zod',
    command: 'speed -- sizes',
  },
  {
    name: 'bench',
    claim: 'Ratios to boardgame.io and to hand-written loops',
    page: 'docs/reference/where-it-runs.md',
    words: 'it printed these medians of 24 pairs',
    command: 'bench',
  },
  {
    name: 'matches',
    claim: 'What hosted matches take: 250 submissions a second in one, 1,000 in sixteen, 10 ms to open a long one',
    page: 'docs/host/deploying.md',
    words: 'fails below 250 submissions a second in one match, below 1,000 in sixteen',
    command: 'speed -- matches',
  },
  {
    name: 'queue',
    claim: 'What playing by way of a queue costs a worker',
    page: 'docs/host/many-machines.md',
    words: 'Kiriki between two random bots, in ranges of about a second',
    command: 'speed:queue',
  },
  {
    name: 'calls',
    claim: 'What each call of each game takes',
    page: 'docs/reference/speed.md',
    words: 'How long each call of each game takes',
    command: 'bench -- rows',
  },
  {
    name: 'tests',
    claim: 'Rules clause by clause, laws, golden games, records, types',
    page: 'CONTRIBUTING.md',
    words: 'the rules of all games clause by clause',
    command: 'test',
  },
  {
    name: 'everything',
    claim: 'Referees, hostile input, matches and stores, the packed package, every program in the guides',
    page: 'CONTRIBUTING.md',
    words: 'runs everything that is claimed here',
    command: 'test:all',
  },
  {
    name: 'site',
    claim: 'The table is played in a real browser, by pointer, keyboard and screen reader',
    page: 'CONTRIBUTING.md',
    words: 'builds the site and plays it in a real browser',
    command: 'test:site',
  },
  {
    name: 'killed',
    claim: 'No answer that a server gave is lost when it is killed; runs survive their workers',
    page: 'CONTRIBUTING.md',
    words: 'servers that are killed, runs that lose their workers',
    command: 'test:slow -- test/queue/killed test/killed-runs test/match/postgres',
  },
  {
    name: 'consumers',
    claim: 'It runs in Node 20 to 24, Bun, Deno, Jest, browsers, workerd, with four bundlers and TypeScript 5.4 to 7',
    page: 'docs/reference/where-it-runs.md',
    words: 'sets all of these up with the packed package',
    command: 'consumers',
  },
  {
    name: 'laws',
    claim: 'The laws hold at volume for all games',
    page: 'docs/maintainers/adding-a-game.md',
    words: 'the whole catalogue; a quarter of an hour',
    command: 'laws',
  },
  {
    name: 'fuzz',
    claim: 'Laws, referees and hostile input find nothing in ten minutes',
    page: 'docs/maintainers/adding-a-game.md',
    words: 'laws and hostile input over all games, as long as you like',
    command: 'fuzz -- --minutes 10',
  },
  {
    name: 'bots',
    claim: 'mctsBot beats randomBot in a game of each family',
    page: 'docs/reference/odds-and-bots.md',
    words: '`mctsBot` beats `randomBot` in a game of each family',
    command: 'shown',
  },
  {
    name: 'levels',
    claim: 'In all duels that were played no level has lost to the one below it, and they come out so again',
    page: 'docs/reference/odds-and-bots.md',
    words: 'plays each level against the one below it',
    command: 'levels -- --check --workers 2',
  },
  {
    name: 'played',
    claim: 'How long games are, who wins, how bots fare: the lists of the rules pages',
    page: 'docs/maintainers/adding-a-game.md',
    words: 'measures everything again, bots too',
    command: 'played -- --check',
  },
  {
    name: 'mutation',
    claim: 'The tests of each game see at least nine of ten broken rules',
    page: 'docs/maintainers/mutation-scores.md',
    words: 'The score is the share of broken rules that they see',
    command: 'mutation -- --changed',
  },
];
