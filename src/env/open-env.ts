import { usualPlayers } from '../analysis/seats.js';
import { madeBot } from '../analysis/tournament/bots.js';
import type { Catalogue } from '../catalogue/catalogue-of.js';
import { catalogue } from '../catalogue/games.js';
import { isEntry, quoted } from '../entry/given-game.js';
import { offerMakers } from '../kernel/compiled/offer.js';
import { checkSeed, createSeed } from '../kernel/dice/seed.js';
import { engineOf } from '../kernel/engine/engine.js';
import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord, plainCopy, read } from '../kernel/plain.js';
import { definitionOf } from '../kernel/schemas/definition.js';
import { schemasOf } from '../kernel/schemas/json-schemas.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { Env, EnvAsked, EnvSchema, EnvStep, EnvTable } from './env.js';
import { observerOf } from './observer.js';
import { OpenGame } from './open-game.js';
import { answerTo } from './requests.js';
import { type Play, playOf } from './row.js';

const MOST_GAMES = 10_000;

const bad = (message: string): GameError => new GameError('INVALID_SETUP', `env: ${message}`);

function checkAsked({ player, observe }: EnvAsked, { players, observer }: Pick<Play, 'players' | 'observer'>): void {
  if (player !== undefined && !isInteger(player, 0, players - 1)) {
    throw new GameError('INVALID_ACTION', `env: player: expected one from 0 to ${players - 1}`);
  }
  if (observe !== undefined && typeof observe !== 'boolean') throw bad('observe: expected true or false');
  if (observe && !observer) throw bad('observe: what is seen of this game is too much for a list of numbers');
}

class Environment implements Env {
  readonly #catalogue: Catalogue;
  #play: Play | undefined;
  #games: readonly OpenGame[] = [];
  #bots = new Map<string, Awaited<ReturnType<typeof madeBot>>>();

  constructor(games: Catalogue) {
    this.#catalogue = games;
  }

  async open(table: EnvTable & EnvAsked): Promise<readonly EnvStep[]> {
    const copy = plainCopy(table, 'INVALID_SETUP', 'env: open');
    if (!isRecord(copy)) throw bad('open: expected an object { game, players, options, seed, count, chance }');
    const { game: named, options = {}, ...given } = copy as Partial<EnvTable & EnvAsked>;
    const { seed = createSeed(), count = 1, chance = 'seeded' } = given;
    const id = `${named}`;
    const entry = Object.hasOwn(this.#catalogue, id) ? this.#catalogue[id] : undefined;
    if (!entry) throw bad(`there is no game ${quoted(id)}${didYouMean(id, Object.keys(this.#catalogue))}`);
    if (!isInteger(count, 1, MOST_GAMES)) throw bad(`count: expected an integer from 1 to ${MOST_GAMES}`);
    if (chance !== 'seeded' && chance !== 'explicit') throw bad('chance: expected "seeded" or "explicit"');
    checkSeed(seed);
    const game = await entry.load();
    const { players = usualPlayers({ playersFor: () => game.playersFor(options) }) as number } = given;
    // What is wrong with players and options is reported before their number is used.
    game.setup({ players, options });
    engineOf(game).effects.heat();
    const play = playOf({ entry, game, players, options, isExplicit: chance === 'explicit' });
    checkAsked(given, play);
    const games = Array.from({ length: count }, (_, i) => new OpenGame(play, `${seed}/${i}`, given));
    this.#play = play;
    this.#games = games;
    this.#bots = new Map();
    return this.#steps();
  }

  step(actions: readonly unknown[], asked: EnvAsked = {}): readonly EnvStep[] {
    const games = this.#games;
    checkAsked(asked, this.#opened());
    const length = read(() => (Array.isArray(actions) ? actions.length : undefined));
    if (length !== games.length) {
      throw new GameError('INVALID_ACTION', `env: actions: expected a list of ${games.length}, one for each game`);
    }
    const next = games.map((game, i) => {
      try {
        return game.next(actions[i], asked);
      } catch (error) {
        if (!(error instanceof GameError)) throw error;
        const message = games.length === 1 ? error.message : `game ${i}: ${error.message}`;
        throw new GameError(error.code, message, { clause: error.clause, path: ['actions', i], cause: error });
      }
    });
    next.forEach((one, i) => {
      games[i]?.keep(one);
    });
    return this.#steps();
  }

  async bot(name: string, player?: number) {
    const { entry, game, options } = this.#opened();
    checkAsked({ player }, this.#opened());
    if (typeof name !== 'string') throw bad('bot: expected a name');
    const known = this.#bots.get(name) ?? (await madeBot(name, { entry, game, options }));
    this.#bots.set(name, known);
    return this.#games.map((one) => one.askedOf(known, player));
  }

  describe(game: number, id: number) {
    return this.#game(game).describe(id);
  }

  id(game: number, action: unknown): number {
    return this.#game(game).idOf(action);
  }

  record(game: number) {
    return this.#game(game).record();
  }

  schema(): EnvSchema {
    const { game, players, ids, observer } = this.#opened();
    const { options, view, action } = schemasOf(game);
    const { id, title, rules } = game;
    const fields: Record<string, number> = {};
    let at = 0;
    for (const [name, schema] of Object.entries(definitionOf(game.schemas.view).shape ?? {})) {
      fields[name] = at;
      at += observerOf(schema).size;
    }
    const observation = observer && { shape: [observer.size] as const, fields };
    return { game: id, title, rules, players, space: { n: ids?.n ?? null }, observation, options, view, action };
  }

  close(): void {
    this.#play = undefined;
    this.#games = [];
  }

  answer(request: unknown): Promise<object> {
    return answerTo(this, request);
  }

  #opened(): Play {
    if (this.#play) return this.#play;
    throw bad('no game is open');
  }

  #game(place: unknown): OpenGame {
    this.#opened();
    const game = isInteger(place, 0) ? this.#games[place] : undefined;
    if (game) return game;
    throw bad(`game: expected the place of a game, from 0 to ${this.#games.length - 1}`);
  }

  #steps(): readonly EnvStep[] {
    return this.#games.map(({ step }) => step);
  }
}

/**
 * Games for a program that plays, such as one that learns: the same as `dicewright env` gives programs in other languages.
 *
 * @param games - which games can be opened by their ids: the built-in ones, unless given
 * @throws `GameError` `INVALID_SETUP` for anything but a catalogue
 * @example
 * ```ts
 * import { openEnv } from 'dicewright/env';
 *
 * const env = openEnv();
 * let steps = await env.open({ game: 'kiriki', players: 2, seed: 'one', count: 8 });
 * while (steps.some(({ over }) => !over)) steps = env.step(steps.map(({ legal }) => legal.at(-1) ?? null));
 * console.log(steps.length, env.schema().space.n); // → 8 45
 * ```
 */
export function openEnv(games: Catalogue = catalogue): Env {
  if (!read(() => isRecord(games) && Object.values(games).every(isEntry))) {
    throw bad('expected a catalogue, as catalogueOf makes them');
  }
  offerMakers();
  return new Environment(games);
}
