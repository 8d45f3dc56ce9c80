/**
 * Games of skill in which everybody has the same number of attempts, each from the same start, and the best result
 * counts: one rule, told apart by row. What happens is physical: a table reports it, or a simple model draws it.
 *
 * @module
 */

import { defineGame } from '../../../kernel/define.js';
import type { Chance } from '../../../kernel/dice/chance.js';
import { illegal, type StateProblem } from '../../../kernel/errors.js';
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

/** The result of an attempt. */
export type AttemptResult<Key extends string> = { readonly [key in Key]: number | null };

/** The only action of a game of attempts. */
export interface AttemptsAction<Key extends string> {
  readonly type: 'attempt';
  readonly player: number;
  /** What happened: reported by the table, or drawn from the model. */
  readonly outcome?: AttemptResult<Key> | undefined;
}

/** What an attempt is about: time, or a number of dice. `models.ts` has both. */
export interface Attempted<Key extends string> {
  /** What the result is called. */
  readonly key: Key;
  /** The least and the greatest result. */
  readonly range: readonly [least: number, greatest: number];
  readonly better: Better;
  /** Whether the result is the score; then each attempt has one. */
  readonly isScore: boolean;
  /** What an attempt of a player with the skill comes to. */
  readonly chance: (skill: number) => Chance<AttemptResult<Key>>;
  /** A result in few words: `'42 dice'`. */
  readonly counted: (result: number) => string;
}

/** One game of attempts: a row in the table of all. Its picture and its invariants are made of it, too. */
export interface AttemptsRow<Id extends string, Key extends string> extends Attempted<Key> {
  readonly id: Id;
  readonly title: string;
  /** The number in the book, 1 to 9. */
  readonly number: number;
  /** Its clauses: attempts are made in turn; the best counts; when the game is over. */
  readonly clauses: { readonly turns: string; readonly best: string; readonly end: string };
  /** Options besides those of all such games, and option sets with them. */
  readonly options?: Readonly<Record<string, z.$ZodType>> | undefined;
  readonly variants?: readonly object[] | undefined;
  /** The options of each text, where texts differ. */
  readonly editions?: Readonly<Record<string, object>> | undefined;
  /** The result as the end of a sentence that begins with the player's name. */
  readonly told: (result: number | null, options: Readonly<Record<string, unknown>>) => string;
}

/** The outcome when all attempts are made: the best result wins, ties share; nobody wins when nobody has one. */
function outcomeOf(
  { better, isScore, counted }: AttemptsRow<string, string>,
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

/** Makes the game of a row. */
export function attemptsGame<const Id extends string, const Key extends string, More extends object = object>(
  row: AttemptsRow<Id, Key>,
): Game<AttemptsState<Id, More>, AttemptsAction<Key>, AttemptsOptions & More> {
  // The id and the key of the result are types of the caller's; inside they are strings.
  return gameOf(row) as Game<AttemptsState<Id, More>, AttemptsAction<Key>, AttemptsOptions & More>;
}

function gameOf(
  row: AttemptsRow<string, string>,
): Game<AttemptsState<string>, AttemptsAction<string>, AttemptsOptions> {
  const { key, better, clauses } = row;
  const [least, greatest] = row.range;
  const result = integer(least, greatest);
  const g = defineGame({
    id: row.id,
    rules: 1,
    options: { attempts: z._default(integer(1, MAX_ATTEMPTS), 1), skill: skills(MAX_PLAYERS), ...row.options },
    state: {
      best: list(z.nullable(result), MAX_PLAYERS),
      made: natural(MAX_PLAYERS * MAX_ATTEMPTS),
      toPlay: z.nullable(natural(MAX_PLAYERS - 1)),
    },
  });
  type State = DeepReadonly<AttemptsState<string>>;

  /** Whose attempt comes after `made` attempts; `null` when all are made. */
  const nextAfter = ({ players, options }: Pick<State, 'players' | 'options'>, made: number): number | null =>
    made < players * options.attempts ? made % players : null;

  const attempt = g.action({
    outcome: z.strictObject({ [key]: row.isScore ? result : z.nullable(result) }),
    chance: ({ options }, { player }) => row.chance(skillOf(options.skill, player)),
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
      `Player ${player + 1} ${row.told(outcome[key] ?? null, { ...options })}.`,
  });

  function checkState(state: State): StateProblem {
    const { players, best, made, toPlay } = state;
    if (best.length !== players) return `expected ${players} results, got ${best.length}`;
    const next = nextAfter(state, made);
    if (toPlay !== next)
      return illegal(next === null ? clauses.end : clauses.turns, `after ${made} attempts it is another’s turn`);
    const early = best.findIndex((result, player) => result !== null && player >= made);
    if (early >= 0) return illegal(clauses.best, `Player ${early + 1} has a result but made no attempt`);
    const without = row.isScore ? best.findIndex((result, player) => result === null && player < made) : -1;
    return without < 0
      ? undefined
      : illegal(clauses.best, `Player ${without + 1} has made an attempt but has no result`);
  }

  return g.game({
    title: row.title,
    playerCount: { min: 1, max: MAX_PLAYERS },
    traits: { dexterity: true },
    facts: { number: row.number, family: 'skill' },
    variants: [{}, { attempts: 3 }, { attempts: 2, skill: [1] }, ...(row.variants ?? [])],
    editions: row.editions ?? {},
    actions: { attempt },
    checkSetup: ({ players, options }) => skillsProblem(options.skill, players),
    setup: ({ players }) => ({ best: Array.from({ length: players }, () => null), made: 0, toPlay: 0 }),
    checkState,
    playersToAct: ({ toPlay }) => oneToAct(toPlay),
    result: ({ toPlay, best }) => (toPlay === null ? outcomeOf(row, best) : null),
  });
}
