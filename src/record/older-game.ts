import type { ErasedDefinition } from '../kernel/definition.js';
import { engineOf, gameOf } from '../kernel/engine/engine.js';
import { isInteger } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';

/** What left-out options meant under older rules; `undefined` where the game doesn't say. */
function defaultsUnder({ rules, olderDefaults = {} }: ErasedDefinition, older: number, players: number) {
  const defaults: Record<string, unknown> = {};
  for (let number = rules - 1; number >= older; number--) {
    const changed = Object.hasOwn(olderDefaults, number) ? olderDefaults[number] : undefined;
    if (changed === undefined) return undefined;
    Object.assign(defaults, typeof changed === 'function' ? changed(players) : changed);
  }
  return defaults;
}

/** The game by today's rules, with the defaults of older ones. */
function gameUnder(definition: ErasedDefinition, older: number): AnyGame | undefined {
  const defaults = (players: number) => defaultsUnder(definition, older, players);
  if (!defaults(definition.playerCount.min)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(definition);
  const game = gameOf(Object.assign(Object.create(prototype as object), definition, { rules: older }));
  // What `gameOf` makes is a game; only the methods of its schemas it doesn't tell.
  return Object.freeze({
    ...game,
    setup: (table: Readonly<Record<string, unknown>>) =>
      game.setup({ ...table, options: { ...defaults(table.players as number), ...(table.options as object) } }),
  }) as unknown as AnyGame;
}

const versions = /* @__PURE__ */ new WeakMap<AnyGame, (AnyGame | undefined)[]>();

/** The game as it was begun under older rules; `undefined` where it doesn't say what their defaults were. */
export function olderGame(game: AnyGame, rules: number): AnyGame | undefined {
  if (!isInteger(rules, 1, game.rules - 1)) return undefined;
  const known = versions.get(game) ?? [];
  versions.set(game, known);
  known[rules] ??= gameUnder(engineOf(game).definition, rules);
  return known[rules];
}
