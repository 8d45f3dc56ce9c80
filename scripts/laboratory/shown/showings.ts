import type { GameId } from '../../../src/catalogue/games.generated.js';

/** A tournament of two bots, of which the first should win more often. */
export interface Showing {
  /** Of *Das Spiel*, or the game alone. */
  readonly family: string;
  readonly game: GameId;
  readonly options?: object;
  readonly bots: readonly [better: string, other: string];
  readonly games: number;
  readonly players: number;
}

/** The seed of all of them. */
export const SEED = 'shown';

const random = 'random';
const mcts = (parameters: string): readonly [string, string] => [`mcts:${parameters}`, random];

/** A game of each family in which `mctsBot` beats `randomBot`. */
export const showings: readonly Showing[] = [
  { family: 'Kiriki', game: 'kiriki', bots: mcts('iterations=100'), games: 40, players: 2 },
  { family: 'Krakatoa', game: 'krakatoa', bots: mcts('iterations=100'), games: 100, players: 2 },
  { family: 'Calavera', game: 'calavera', bots: mcts('iterations=50'), games: 40, players: 2 },
  {
    family: 'skill',
    game: 'hide-away',
    options: { skill: [1, 1] },
    bots: mcts('iterations=50'),
    games: 40,
    players: 2,
  },
  {
    family: 'chance',
    game: 'the-most-simple-game',
    options: { dice: 30 },
    bots: mcts('iterations=50'),
    games: 40,
    players: 2,
  },
  {
    family: 'special',
    game: 'the-clever-mole',
    options: { rotateMaster: true },
    bots: mcts('iterations=30'),
    games: 20,
    players: 2,
  },
  { family: 'construction', game: 'rasanto', bots: mcts('iterations=50'), games: 40, players: 2 },
  { family: 'alteration', game: 'masquerade', bots: mcts('iterations=300:maxActions=40'), games: 20, players: 2 },
  { family: 'demolition', game: 'doubles', bots: mcts('iterations=20'), games: 40, players: 2 },
  { family: 'board', game: 'witches-dance', bots: mcts('iterations=100'), games: 40, players: 2 },
  { family: 'space', game: 'the-fire-red-devil', bots: mcts('iterations=50'), games: 40, players: 2 },
];

const greedy = ['greedy', random] as const;

/** Games of secrets, in which a bot that looks one action ahead keeps what is still possible, against one that does not. */
export const secrets: readonly Showing[] = [
  { family: "Wolf in a Sheep's Coat", game: 'wolf-in-a-sheeps-coat', bots: greedy, games: 40, players: 2 },
  { family: 'Greedy Grabber', game: 'greedy-grabber', bots: greedy, games: 20, players: 3 },
  { family: 'Slipped', game: 'slipped', bots: greedy, games: 20, players: 2 },
  { family: 'Slide', game: 'slide', bots: greedy, games: 20, players: 2 },
  { family: 'The Clever Mole', game: 'the-clever-mole', bots: greedy, games: 40, players: 3 },
];

/** The command that plays it. */
export function commandOf({ game, options, bots, games, players }: Showing): string {
  const given = options === undefined ? '' : ` --options '${JSON.stringify(options)}'`;
  return `npx dicewright tournament ${game} --bots ${bots.join(',')} --players ${players} --games ${games} --seed ${SEED}${given}`;
}

/** Games of optimal Kiriki whose mean is compared with the solved value. */
export const optimalGames = 100_000;

/** Games of Kiriki alone in which what a bot scores is shown, and the least that it must score. */
export const alone = { bots: ['turn'], games: 10_000, least: 244 } as const;
