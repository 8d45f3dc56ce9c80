import { GameError } from '../../kernel/errors.js';
import type { BotParameter, NamedBot } from '../../kernel/named-bot.js';
import type { Effort } from './effort.js';
import { greedyBot } from './greedy-bot.js';
import { botLevel } from './levels.js';
import { mctsBot } from './mcts-bot.js';
import { monteCarloBot } from './monte-carlo-bot.js';
import { randomBot } from './random-bot.js';

/** @throws GameError `INVALID_SETUP` */
function numberFrom(name: string, text: string): number {
  const number = /^\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw new GameError('INVALID_SETUP', `${name}: expected a number, got ${text}`);
  return number;
}

/** The parameters as numbers. */
function numbersOf<const Name extends string>(
  parameters: Readonly<Record<string, string>>,
): { readonly [name in Name]: number } {
  const entries = Object.entries(parameters).map(([name, text]) => [name, numberFrom(name, text)] as const);
  return Object.fromEntries(entries) as { readonly [name in Name]: number };
}

const maxActions: BotParameter = {
  name: 'maxActions',
  about: 'actions after which a game is broken off',
  default: '2000',
};

// Marked as pure where it is called, so that bundlers can drop the bots that nobody names.
const actions = (most: number): BotParameter => ({
  name: 'actions',
  about: 'actions that are looked at, at most; of more a random part',
  default: `${most}`,
});

/** The bots that play any game, by the names by which tournaments know them. */
export const namedBots: Readonly<Record<string, NamedBot>> = {
  random: {
    about: 'plays any legal action',
    parameters: [],
    create: ({ game }) => randomBot(game),
  },
  greedy: {
    about: 'looks one action ahead for the end of the game',
    parameters: [
      { name: 'limit', about: 'outcomes of an action that are listed, else drawn', default: '10000' },
      { name: 'samples', about: 'outcomes drawn', default: '100' },
      { name: 'worlds', about: 'states imagined for what is hidden', default: '10' },
      /* @__PURE__ */ actions(500),
    ],
    create: ({ game, parameters }) =>
      greedyBot(game, numbersOf<'limit' | 'samples' | 'worlds' | 'actions'>(parameters)),
  },
  monteCarlo: {
    about: 'plays each action out at random again and again',
    parameters: [
      { name: 'playouts', about: 'games for a decision', default: '100' },
      maxActions,
      /* @__PURE__ */ actions(200),
    ],
    create: ({ game, parameters }) => monteCarloBot(game, numbersOf<'playouts' | 'maxActions' | 'actions'>(parameters)),
  },
  mcts: {
    about: 'Monte Carlo tree search',
    parameters: [
      { name: 'iterations', about: 'games for a decision, 200 unless it goes by time', default: '' },
      { name: 'milliseconds', about: 'in place of iterations: how long it thinks about a decision', default: '' },
      { name: 'exploration', about: 'weight of what is little known', default: '1.414214' },
      maxActions,
      /* @__PURE__ */ actions(100),
    ],
    create: ({ game, parameters }) => {
      const { iterations = '', milliseconds = '', ...others } = parameters;
      const numbers = numbersOf<'exploration' | 'maxActions' | 'actions'>(others);
      // What is not told stands empty; whoever tells both is refused by the bot.
      const effort = numbersOf({
        ...(iterations === '' ? milliseconds === '' && { iterations: '200' } : { iterations }),
        ...(milliseconds !== '' && { milliseconds }),
      });
      return mctsBot(game, { ...numbers, ...(effort as unknown as Effort) });
    },
  },
  easy: { about: 'an opponent for beginners', parameters: [], create: ({ game }) => botLevel(game, 'easy') },
  normal: {
    about: 'an opponent that sees most of what is near',
    parameters: [],
    create: ({ game }) => botLevel(game, 'normal'),
  },
  hard: { about: 'an opponent that thinks long', parameters: [], create: ({ game }) => botLevel(game, 'hard') },
};
