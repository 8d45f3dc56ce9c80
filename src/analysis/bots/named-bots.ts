import type { BotParameter, NamedBot } from '../../advice/named-bot.js';
import { GameError } from '../../kernel/errors.js';
import type { Rollout } from '../search/playing.js';
import type { Effort } from './effort.js';
import { expectimaxBot } from './expectimax-bot.js';
import { greedyBot } from './greedy-bot.js';
import { type BotLevel, levelBot } from './levels.js';
import { mctsBot } from './mcts-bot.js';
import { monteCarloBot } from './monte-carlo-bot.js';
import { purposefulBot } from './purposeful-bot.js';
import { randomBot } from './random-bot.js';

/** @throws GameError `INVALID_SETUP` */
function numberFrom(name: string, text: string): number {
  const number = /^\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw new GameError('INVALID_SETUP', `${name}: expected a number, got ${text}`);
  return number;
}

/** The parameters as numbers, without empty ones. */
function numbersOf<const Name extends string>(
  parameters: Readonly<Record<string, string>>,
): { readonly [name in Name]?: number } {
  const told = Object.entries(parameters).filter(([, text]) => text !== '');
  return Object.fromEntries(told.map(([name, text]) => [name, numberFrom(name, text)])) as { [name in Name]?: number };
}

const maxActions: BotParameter = {
  name: 'maxActions',
  about: 'actions after which a game is broken off (2000 unless judged)',
  default: '',
};

const rollout: BotParameter = {
  name: 'rollout',
  about: 'purposeful or random; usual: the former where it can be',
  default: 'usual',
};

/** @throws GameError `INVALID_SETUP` */
function rolloutFrom(text: string | undefined): Rollout | undefined {
  if (text === undefined || text === 'usual') return undefined;
  if (text === 'purposeful' || text === 'random') return text;
  throw new GameError('INVALID_SETUP', `rollout: expected usual, purposeful or random, got ${text}`);
}

// Marked as pure where it is called, so that bundlers can drop the bots that nobody names.
const actions = (most: number): BotParameter => ({
  name: 'actions',
  about: 'most actions to look at; of more a random part',
  default: `${most}`,
});

const namedLevel = (level: BotLevel, about: string): NamedBot => ({
  about,
  parameters: [],
  create: ({ game, worth, isAwaited = false }) => levelBot(game, level, { worth, isTimed: isAwaited }),
});

/** The bots that play any game, by their names in tournaments. */
export const namedBots: Readonly<Record<string, NamedBot>> = {
  random: {
    about: 'plays any legal action',
    parameters: [],
    create: ({ game }) => randomBot(game),
  },
  purposeful: {
    about: 'heads for what is worth it, where the game says so',
    parameters: [],
    create: ({ game, worth }) => purposefulBot(game, { worth }),
  },
  greedy: {
    about: 'looks one action ahead for the end, and for what is worth it',
    parameters: [
      { name: 'limit', about: 'outcomes of an action that are listed, else drawn', default: '10000' },
      { name: 'samples', about: 'outcomes drawn', default: '100' },
      { name: 'worlds', about: 'different states imagined for what is hidden', default: '60' },
      /* @__PURE__ */ actions(500),
    ],
    create: ({ game, parameters, worth }) =>
      greedyBot(game, { worth, ...numbersOf<'limit' | 'samples' | 'worlds' | 'actions'>(parameters) }),
  },
  expectimax: {
    about: 'looks ahead to the end of its turn, or further, over all that the dice may show',
    parameters: [
      { name: 'depth', about: 'turns, 1 unless it goes by time', default: '' },
      { name: 'positions', about: 'most positions for a decision, 50000 unless it goes by time', default: '' },
      { name: 'milliseconds', about: 'how long it thinks about a decision', default: '' },
      /* @__PURE__ */ actions(500),
    ],
    create: ({ game, parameters, worth }) =>
      expectimaxBot(game, { worth, ...numbersOf<'depth' | 'positions' | 'milliseconds' | 'actions'>(parameters) }),
  },
  monteCarlo: {
    about: 'plays each action out again and again',
    parameters: [
      { name: 'playouts', about: 'games for a decision', default: '100' },
      maxActions,
      rollout,
      /* @__PURE__ */ actions(200),
    ],
    create: ({ game, parameters, worth }) => {
      const { rollout, playouts = '', ...numbers } = parameters;
      const told = numbersOf<'maxActions' | 'actions'>(numbers);
      return monteCarloBot(game, {
        worth,
        rollout: rolloutFrom(rollout),
        playouts: numberFrom('playouts', playouts),
        ...told,
      });
    },
  },
  mcts: {
    about: 'Monte Carlo tree search',
    parameters: [
      { name: 'iterations', about: 'games for a decision, 200 unless it goes by time', default: '' },
      { name: 'milliseconds', about: 'in place of iterations: how long it thinks about a decision', default: '' },
      { name: 'exploration', about: 'weight of what is little known', default: '1.414214' },
      maxActions,
      rollout,
      /* @__PURE__ */ actions(100),
    ],
    create: ({ game, parameters, worth }) => {
      const { rollout, ...numbers } = parameters;
      const told = numbersOf<'iterations' | 'milliseconds' | 'exploration' | 'maxActions' | 'actions'>(numbers);
      const usual = told.iterations === undefined && told.milliseconds === undefined && { iterations: 200 };
      // The bot refuses both together.
      const effort = { ...told, ...usual } as object as Effort;
      return mctsBot(game, { worth, rollout: rolloutFrom(rollout), ...effort });
    },
  },
  easy: /* @__PURE__ */ namedLevel('easy', 'an opponent for beginners'),
  normal: /* @__PURE__ */ namedLevel('normal', 'an opponent that sees most of what is near'),
  hard: /* @__PURE__ */ namedLevel('hard', 'an opponent that thinks long'),
};
