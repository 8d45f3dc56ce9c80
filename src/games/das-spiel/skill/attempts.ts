/**
 * Games of skill in which everybody has the same number of attempts, each from the same start, and the best result
 * counts: one rule, told apart by data. What happens is physical: a table reports it, or a simple model draws it.
 *
 * @module
 */

import { defineGame } from '../../../kernel/define.js';
import type { Chance } from '../../../kernel/dice/chance.js';
import { integer, list, natural } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, GameResult, Resolved } from '../../../kernel/types.js';
import { skillOf, skills, skillsProblem } from '../kit/skill-model.js';
import { type Better, leaders } from '../kit/standing.js';

const MAX_PLAYERS = 8;
const MAX_ATTEMPTS = 100;

/** Options of a game of attempts, as given to `setup`. */
export interface AttemptsOptions {
  /** Attempts of each player, 1 to 100; the best counts. Default 1. */
  readonly attempts?: number | undefined;
  /** The players' skill in their order, 0 to 1 in steps of 0.001; 0.5 for everybody who is not named. Default `[]`. */
  readonly skill?: readonly number[] | undefined;
}

/** A position of a game of attempts. */
export interface AttemptsState<Id extends string, More extends object = object>
  extends Envelope<Id, Resolved<AttemptsOptions & More>> {
  /** The best result of each player so far; `null` for none. */
  readonly best: readonly (number | null)[];
  /** Attempts that were made, of all players. */
  readonly made: number;
  /** Whose attempt is next; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** What came of an attempt. */
export type AttemptResult<Key extends string> = { readonly [key in Key]: number | null };

/** The only action of a game of attempts. */
export interface AttemptsAction<Key extends string> {
  readonly type: 'attempt';
  readonly player: number;
  /** What came of it: reported by the table, or drawn from the model. */
  readonly outcome?: AttemptResult<Key> | undefined;
}

/** What tells one game of attempts from another. */
export interface AttemptsGame<Id extends string, Key extends string> {
  readonly id: Id;
  readonly title: string;
  /** The number in the book, 1 to 9. */
  readonly number: number;
  /** What the result is called. */
  readonly key: Key;
  /** The least and the greatest result. */
  readonly range: readonly [least: number, greatest: number];
  readonly better: Better;
  /** Whether the result is the score; then each attempt has one. */
  readonly isScore: boolean;
  /** What an attempt of a player with the skill comes to. */
  readonly chance: (skill: number) => Chance<AttemptResult<Key>>;
  /** Options beside those of all such games, and option sets with them. */
  readonly options?: Readonly<Record<string, z.$ZodType>> | undefined;
  readonly variants?: readonly object[] | undefined;
  /** The options of each text, where texts differ. */
  readonly editions?: Readonly<Record<string, object>> | undefined;
  /** The result as the end of a sentence that begins with the player's name. */
  readonly told: (result: number | null, options: Readonly<Record<string, unknown>>) => string;
  /** What is the best, for the reason: `'42 dice'`. */
  readonly counted: (result: number) => string;
}

/** The outcome when all attempts are made: the best result wins, ties share; nobody wins when nobody has one. */
function outcomeOf(
  { better, isScore, counted }: AttemptsGame<string, string>,
  best: readonly (number | null)[],
): GameResult {
  const scores = isScore ? best.map((result) => result ?? 0) : null;
  const among = best.flatMap((result, player) => (result === null ? [] : [player]));
  if (among.length === 0) return { winners: [], scores, reason: 'All attempts are made, and nobody has succeeded.' };
  const results = best.map((result) => result ?? 0);
  const winners = leaders(results, better, among);
  const reason = `All attempts are made; ${counted(results[winners[0] ?? 0] ?? 0)} is the best.`;
  return { winners, scores, reason };
}

/** Makes the game of the data. */
export function attemptsGame<const Id extends string, const Key extends string, More extends object = object>(
  data: AttemptsGame<Id, Key>,
): Game<AttemptsState<Id, More>, AttemptsAction<Key>, AttemptsOptions & More> {
  // The id and the key of the result are types of the caller's; inside they are strings.
  return gameOf(data as unknown as AttemptsGame<string, string>) as unknown as Game<
    AttemptsState<Id, More>,
    AttemptsAction<Key>,
    AttemptsOptions & More
  >;
}

function gameOf(
  data: AttemptsGame<string, string>,
): Game<AttemptsState<string>, AttemptsAction<string>, AttemptsOptions> {
  const { key, better } = data;
  const [least, greatest] = data.range;
  const result = integer(least, greatest);
  const g = defineGame({
    id: data.id,
    rules: 1,
    options: { attempts: z._default(integer(1, MAX_ATTEMPTS), 1), skill: skills(MAX_PLAYERS), ...data.options },
    state: {
      best: list(z.nullable(result), MAX_PLAYERS),
      made: natural(MAX_PLAYERS * MAX_ATTEMPTS),
      toPlay: z.nullable(natural(MAX_PLAYERS - 1)),
    },
  });
  type State = DeepReadonly<AttemptsState<string>>;

  /** Whose attempt comes after so many; `null` when all are made. */
  const nextAfter = ({ players, options }: Pick<State, 'players' | 'options'>, made: number): number | null =>
    made < players * options.attempts ? made % players : null;

  const attempt = g.action({
    outcome: z.strictObject({ [key]: data.isScore ? result : z.nullable(result) }),
    chance: ({ options }, { player }) => data.chance(skillOf(options.skill, player)),
    apply(draft, { player }, result, before) {
      const value = result[key] ?? null;
      draft.best = before.best.map((old, one) => {
        if (one !== player || value === null) return old;
        return old === null ? value : better === 'most' ? Math.max(old, value) : Math.min(old, value);
      });
      draft.toPlay = nextAfter(before, before.made + 1);
      draft.made = before.made + 1;
    },
    describe: ({ options }, { player, outcome }) =>
      `Player ${player + 1} ${data.told(outcome[key] ?? null, { ...options })}.`,
  });

  function checkState(state: State): string | undefined {
    const { players, best, made, toPlay } = state;
    if (best.length !== players) return `expected ${players} results, got ${best.length}`;
    if (toPlay !== nextAfter(state, made)) return `after ${made} attempts it is another’s turn`;
    const early = best.findIndex((result, player) => result !== null && player >= made);
    if (early >= 0) return `Player ${early + 1} has a result but made no attempt`;
    const without = best.findIndex((result, player) => result === null && player < made);
    return data.isScore && without >= 0 ? `Player ${without + 1} has made an attempt but has no result` : undefined;
  }

  return g.game({
    title: data.title,
    playerCount: { min: 1, max: MAX_PLAYERS },
    traits: { dexterity: true },
    facts: { number: data.number, family: 'skill' },
    variants: [{}, { attempts: 3 }, { attempts: 2, skill: [1] }, ...(data.variants ?? [])],
    editions: data.editions ?? {},
    actions: { attempt },
    checkSetup: ({ players, options }) => skillsProblem(options.skill, players),
    setup: ({ players }) => ({ best: Array.from({ length: players }, () => null), made: 0, toPlay: 0 }),
    checkState,
    playersToAct: ({ toPlay }) => oneToAct(toPlay),
    result: ({ toPlay, best }) => (toPlay === null ? outcomeOf(data, best) : null),
  });
}
