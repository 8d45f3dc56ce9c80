import type { State } from 'boardgame.io';
import type { Bot } from '../../analysis/bots/bot.js';
import { actionsOf } from '../../analysis/bots/thinking.js';
import type { TournamentBot } from '../../analysis/tournament/bots.js';
import type { OwnEntry } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { createRng } from '../../kernel/dice/random.js';
import { createSeed } from '../../kernel/dice/seed.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { viewFrom } from './seen.js';
import { seatOf } from './table.js';
import type { BoardgameBot, BoardgameGame, BoardgameMove } from './types.js';

/** How many actions are listed for boardgame.io's own bots; of more, a random part. */
const MOST_LISTED = 1_000;

const moveOf = (action: AnyAction, playerID: string): BoardgameMove => ({
  type: 'MAKE_MOVE',
  payload: { type: 'act', args: [action], playerID },
});

/** What the player of the id can do, as boardgame.io's own bots ask for it. */
export function movesFor(game: AnyGame, G: unknown, playerID: string): { move: string; args: AnyAction[] }[] {
  const view = viewFrom(game, G, playerID);
  const seat = seatOf(playerID, view.players);
  if (!game.playersToAct(view).includes(seat)) return [];
  const actions = actionsOf(game, game.traits, view, seat, MOST_LISTED, createRng(`${view.events}`));
  return actions.map((action) => ({ move: 'act', args: [action] }));
}

type Bots = BoardgameGame<Envelope, AnyAction, object>['bots'];

type Policy = Bot<AnyAction, Envelope>;

/** Makes the bot for the options with which a match is played; once for all matches with the same. */
function policiesOf(
  game: AnyGame | OwnEntry,
  bot: TournamentBot<AnyAction, Envelope>,
): (options: object) => Promise<Policy> {
  const policies = new Map<string, Promise<Policy>>();
  const make = async (options: object): Promise<Policy> => {
    const [{ madeBot }, { entryFor }] = await Promise.all([
      import('../../analysis/tournament/bots.js'),
      import('../../catalogue/entry-for.js'),
    ]);
    return madeBot(bot, { entry: await entryFor(game), game: gameAtHand(game), options });
  };
  return (options) => {
    const key = JSON.stringify(options);
    const policy = policies.get(key) ?? make(options);
    policies.set(key, policy);
    return policy;
  };
}

/** A boardgame.io class whose bots play as the bot does. */
function classOf(given: AnyGame | OwnEntry, bot: TournamentBot<AnyAction, Envelope>): Bots[string] {
  const game = gameAtHand(given);
  const policyFor = policiesOf(given, bot);
  return class implements BoardgameBot {
    readonly #rng;

    constructor({ seed }: { readonly seed?: string | number } = {}) {
      this.#rng = createRng(seed === undefined ? createSeed() : `${seed}`);
    }

    async play({ G }: Pick<State, 'G'>, playerID: string): Promise<{ readonly action: BoardgameMove }> {
      // boardgame.io hands its bots everything; they get what their seat sees.
      const view = viewFrom(game, G, playerID);
      const choose = await policyFor(view.options as object);
      return { action: moveOf(choose(view, seatOf(playerID, view.players), this.#rng), playerID) };
    }
  };
}

/** @throws `GameError` `INVALID_SETUP` for a seat that no match has */
export function classesOf(
  game: AnyGame | OwnEntry,
  bots: Readonly<Record<string, TournamentBot<AnyAction, Envelope>>>,
  players: number,
): Bots {
  for (const playerID of Object.keys(bots)) {
    if (/^(0|[1-9]\d?)$/.test(playerID) && Number(playerID) < players) continue;
    throw new GameError('INVALID_SETUP', `boardgameOf: bots: expected seats from 0 to ${players - 1}`);
  }
  return Object.fromEntries(Object.entries(bots).map(([playerID, bot]) => [playerID, classOf(game, bot)]));
}
