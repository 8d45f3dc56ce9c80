import type { AnyGame } from 'dicewright';

type Options = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The edition that is played with these options; `null` for a mixture of them. */
export function editionPlayed(game: AnyGame, options: Options, defaults: Options): string | null {
  const played = { ...defaults, ...options };
  const found = Object.entries(game.editions).find(([, edition]) =>
    Object.entries(edition).every(([name, value]) => same(played[name], value)),
  );
  return found?.[0] ?? null;
}

/** The options with those of the edition in place of what they say of the same; without what is the default anyway. */
export function withEdition(game: AnyGame, edition: string, options: Options, defaults: Options): Options {
  const all = { ...options, ...game.editions[edition] };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => !same(value, defaults[name])));
}
