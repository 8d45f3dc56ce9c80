import { editionOf } from '../kernel/editions.js';
import { GameError } from '../kernel/errors.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { AnyGame } from '../kernel/types.js';
import { UsageError } from './errors.js';
import { namedValues, optionSchemas } from './option-values.js';

/** A value as it is written without quotes. */
export function plainValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The parts between commas; those within brackets and quotes don't count. */
export const betweenCommas = (text: string): readonly string[] =>
  text.match(/(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^,])+/g) ?? [];

/** `repeat=false,variant=building`. */
function readPairs(text: string): object | undefined {
  const pairs = betweenCommas(text);
  const entries = pairs.map((pair) => /^\s*([^=\s]+)\s*=(.*)$/s.exec(pair));
  if (entries.length === 0 || entries.some((entry) => entry === null)) return undefined;
  return Object.fromEntries(entries.map((entry) => [entry?.[1], plainValue(entry?.[2]?.trim() ?? '')]));
}

/** The options that `--options` gives, as JSON or as pairs. @throws UsageError */
function optionsFlag(value: string | undefined): object {
  if (value === undefined) return {};
  const json = plainValue(value);
  const options = typeof json === 'string' && !/^\s*[[{]/.test(value) ? readPairs(value) : json;
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options;
  throw new UsageError(`--options: expected a JSON object such as '{"name":true}', or name=value,..., got ${value}`);
}

export interface OptionsArgs {
  readonly edition?: string | undefined;
  readonly options?: string | undefined;
}

/** The options of `--edition`. @throws UsageError */
function editionFlag(game: AnyGame, name: string | undefined): object {
  if (name === undefined) return {};
  try {
    return editionOf(game, name);
  } catch (error) {
    throw error instanceof GameError ? new UsageError(`--edition: ${error.message}`) : error;
  }
}

/** The options that flags give: an edition's, overridden by named ones. @throws UsageError */
export const optionsAsked = (game: AnyGame, { edition, options }: OptionsArgs): object => ({
  ...editionFlag(game, edition),
  ...optionsFlag(options),
});

/** Which option, or which value of one, may have been meant by options that the game refuses. */
export function optionsMeant(game: AnyGame, options: object): string {
  const schemas = optionSchemas(game);
  for (const [name, value] of Object.entries(options)) {
    const option = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (option === undefined) return didYouMean(name, Object.keys(schemas));
    const values = namedValues(option);
    if (!values.includes(String(value))) {
      const meant = didYouMean(String(value), values);
      if (meant !== '') return meant;
    }
  }
  return '';
}
