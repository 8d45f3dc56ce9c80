import type { AnyAction, AnyGame, DeepReadonly, Envelope } from 'dicewright';
import { choosing } from 'dicewright/choosing';
import { inWords } from './words.js';
import { capital } from './words-of-deeds.js';

/** More ways than these are not gone through while somebody waits. */
const MOST_WAYS = 10_000;
/** How long nothing else happens on the page, in ms. */
const SLICE = 12;

/** What a line would take after a throw. */
export interface LineOdds {
  readonly label: string;
  /** How likely it takes anything. */
  readonly share: number;
  /** Points that it takes on average. */
  readonly mean: number;
}

/** What can come of a random action. */
export interface Odds {
  /** What the lines would take, the likeliest first; `null` where nothing is said of points. */
  readonly lines: readonly LineOdds[] | null;
  /** What is thrown, the likeliest first. */
  readonly results: readonly (readonly [result: string, share: number])[];
}

/** A value as people say it. */
function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join(' ');
  if (typeof value === 'object' && value !== null) {
    const told = Object.entries(value).map(([name, one]) => `${inWords(name)} ${valueWords(one)}`);
    return told.join(', ');
  }
  return typeof value === 'string' ? inWords(value) : value === null ? 'nothing' : String(value);
}

/** Dice that lie in another order are the same result. */
const resultText = (outcome: unknown): string =>
  Array.isArray(outcome) ? outcome.map(valueWords).sort().join(' ') : valueWords(outcome);

/** A result, and an outcome that gives it. */
interface Result {
  readonly outcome: unknown;
  weight: number;
}

function resultsOf(game: AnyGame, state: Envelope, action: DeepReadonly<AnyAction>) {
  // What chance depends on may be hidden.
  const chance = game.traits.hiddenInformation ? null : game.chance(state, action);
  if (!chance?.total || chance.total > MOST_WAYS) return null;
  const results = new Map<string, Result>();
  for (const { outcome, weight } of chance.outcomes()) {
    const text = resultText(outcome);
    const known = results.get(text);
    if (known) known.weight += weight;
    else results.set(text, { outcome, weight });
  }
  return { results, total: chance.total };
}

/** What lines would take in a position: their labels say so, `full house, 25`. */
function pointsIn(
  game: AnyGame,
  state: Envelope,
  player: number,
): readonly (readonly [label: string, points: number])[] {
  return choosing(game, state, player).options.flatMap(({ part, label }) => {
    const [, name = '', points] = /^(.+), (-?\d+)$/.exec(label) ?? [];
    return points !== undefined && part.startsWith('line:') ? [[name, Number(points)] as const] : [];
  });
}

/** Lets the page do what waits. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * How likely is what comes of an action, and what the lines of the score sheet would take then; `null` where nothing is
 * random, or too much, or nobody waits for it any more.
 */
export async function oddsOf(
  game: AnyGame,
  state: Envelope,
  action: DeepReadonly<AnyAction>,
  signal: AbortSignal,
): Promise<Odds | null> {
  const found = resultsOf(game, state, action);
  if (!found) return null;
  const { results, total } = found;
  const lines = new Map<string, { share: number; mean: number }>();
  let until = performance.now() + SLICE;
  for (const { outcome, weight } of results.values()) {
    if (performance.now() > until) {
      await pause();
      if (signal.aborted) return null;
      until = performance.now() + SLICE;
    }
    const after = game.reduce(state, { ...action, outcome } as AnyAction);
    for (const [label, points] of pointsIn(game, after, action.player)) {
      const line = lines.get(label) ?? { share: 0, mean: 0 };
      line.share += points > 0 ? weight / total : 0;
      line.mean += (points * weight) / total;
      lines.set(label, line);
    }
    // Where one throw says nothing of points, none does.
    if (lines.size === 0) break;
  }
  const likely = [...results].map(([text, { weight }]) => [text, weight / total] as const);
  const told = [...lines].map(([label, line]): LineOdds => ({ label: capital(label), ...line }));
  return {
    lines: told.length === 0 ? null : told.sort((one, other) => other.share - one.share || other.mean - one.mean),
    results: likely.sort(([, one], [, other]) => other - one),
  };
}
