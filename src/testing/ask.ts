import * as z from 'zod/mini';
import { createRng, type RandomGenerator } from '../kernel/dice/random.js';
import { GameError } from '../kernel/errors.js';
import { explain, inWords } from '../kernel/schemas/schema.js';
import type { AnyGame } from '../kernel/types.js';
import type { Step } from './law.js';
import type { Action, State } from './types.js';

/** The players and the spectator, as `view` takes them. */
export function viewersOf({ players }: Pick<State, 'players'>): (number | null)[] {
  return [...Array(players).keys(), null];
}

/** The first few of a list that may be long. */
export function firstOf<T>(list: Iterable<T>, most: number): T[] {
  const first: T[] = [];
  if (most === 0) return first;
  for (const one of list) {
    first.push(one);
    if (first.length === most) break;
  }
  return first;
}

export function withoutOutcome({ outcome: _, ...action }: Action): Action {
  return action;
}

/** The action with an outcome drawn with the generator, where it is random. */
export function drawn(game: AnyGame, state: State, action: Action, rng: RandomGenerator): Action {
  const chance = game.chance(state, action);
  return chance ? ({ ...action, outcome: chance.sample(rng) } as Action) : action;
}

/** What a call gives, or the code of the error that it refuses with; anything else that is thrown escapes. */
export function answerOf<T>(ask: () => T): { readonly value: T } | { readonly code: string } {
  try {
    return { value: ask() };
  } catch (error) {
    if (error instanceof GameError) return { code: error.code };
    throw error;
  }
}

/** Why a call refuses with a `GameError`, `null` when it does not; anything else that is thrown escapes. */
export function refusalOf(ask: () => unknown): string | null {
  try {
    ask();
    return null;
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

/** Why a schema refuses a value, `null` when it does not. */
export function schemaProblem(schema: z.core.$ZodType, value: unknown): string | null {
  const { success, error } = z.safeParse(schema, value, inWords);
  if (success) return null;
  const issue = error.issues[0];
  return issue ? explain(issue) : 'no reason given';
}

const LISTED = 60;

/** Everything that a game says about one step, as plain data: to be asked twice. */
export function interview(game: AnyGame, { before, action, after }: Step, salt: string): Record<string, unknown> {
  const { player } = action;
  const viewers = viewersOf(before);
  const mine = game.view(before, player);
  const chance = game.chance(before, action);
  return {
    setup: game.setup({ players: before.players, options: before.options as object }),
    reduce: game.reduce(before, action),
    views: viewers.map((viewer) => game.view(after, viewer)),
    check: game.check(mine, action),
    refusal: game.check(game.view(after, player), action),
    legalActions: firstOf(game.legalActions(mine, player), LISTED),
    sampleAction: game.sampleAction(mine, createRng(salt), player),
    chance: chance && {
      total: chance.total,
      drawn: chance.sample(createRng(salt)),
      included: chance.includes(action.outcome),
    },
    playersToAct: viewers.map((viewer) => game.playersToAct(game.view(after, viewer))),
    outcome: viewers.map((viewer) => game.result(game.view(after, viewer))),
    told: viewers.map((viewer) => game.viewAction(before, action, viewer)),
    canonical: game.canonical(action),
    reveals: game.reveals(before, action),
    texts: viewers.map((viewer) =>
      game.describe(
        game.view(before, viewer),
        game.viewAction(before, action, viewer),
        game.view(after, viewer),
        viewer,
      ),
    ),
    completion: game.complete?.(mine, player, createRng(salt)),
  };
}
