import { GameError } from './errors.js';
import { isRecord, read } from './plain.js';
import type { Shape } from './schemas/schema.js';
import * as z from './schemas/zod.js';
import { didYouMean } from './suggestion.js';

/** Kebab-case, as ids of games: a name that can be typed. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What is wrong with declared editions: names that can't be typed, options that the game lacks or doesn't take. */
export function* problemsOfEditions(editions: object, shape: Shape): Iterable<string> {
  for (const [name, options] of Object.entries(editions)) {
    if (!NAME.test(name)) yield `the name of the edition ${name} must be kebab-case`;
    if (typeof options !== 'object' || options === null) {
      yield `the edition ${name} needs options`;
      continue;
    }
    for (const [option, value] of Object.entries(options)) {
      const schema = Object.hasOwn(shape, option) ? shape[option] : undefined;
      if (schema === undefined) yield `the edition ${name} sets ${option}, which is no option`;
      else if (!z.safeParse(schema, value).success) yield `the edition ${name} sets ${option} to what it can't be`;
    }
  }
}

interface WithEditions<Options> {
  readonly id: string;
  readonly editions: Readonly<Record<string, Options>>;
}

/** @throws {@link GameError} `INVALID_SETUP` for anything without an `editions` object, even an empty one */
function checked<Options>(game: unknown): WithEditions<Options> {
  const found = read((): WithEditions<Options> | undefined => {
    const { id, editions } = game as WithEditions<Options>;
    return typeof id === 'string' && isRecord(editions) ? { id, editions } : undefined;
  });
  if (found) return found;
  throw new GameError('INVALID_SETUP', 'expected a game made by defineGame');
}

/**
 * The options that play a game by one of the texts of its rules, where these differ: for `setup`, alone or with further
 * options beside them.
 *
 * @param game - a game; `game.editions` lists which there are
 * @param name - such as `'english'` or `'french'`
 * @returns frozen options
 * @throws {@link GameError} `INVALID_SETUP` where the game has no edition of that name; the message says which it has
 */
export function editionOf<Options>(game: WithEditions<Options>, name: string): Options {
  const { id, editions } = checked(game);
  const options = typeof name === 'string' && Object.hasOwn(editions, name) ? editions[name] : undefined;
  if (options !== undefined) return options as Options;
  const names = Object.keys(editions);
  const message =
    names.length === 0
      ? `${id}: it has no editions, as its texts don't differ`
      : `${id}: there is no edition of that name${typeof name === 'string' ? didYouMean(name, names) : ''}; there are ${names.join(', ')}`;
  throw new GameError('INVALID_SETUP', message);
}
