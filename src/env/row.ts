import type { Entry } from '../entry/entry.js';
import { createRng } from '../kernel/dice/random.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import type { EnvAsked, EnvStep } from './env.js';
import { type Ids, idsOf } from './ids.js';
import { type Observer, observerOf } from './observer.js';

/** How many actions are drawn where there are too many to list. */
const SAMPLE = 64;
/** Observations are at most this long. */
const MOST_NUMBERS = 100_000;

/** What is the same for all games that are open together. */
export interface Play {
  readonly entry: Entry;
  readonly game: AnyGame;
  readonly ids: Ids | null;
  /** `null` where it would be too long. */
  readonly observer: Observer | null;
  readonly players: number;
  readonly options: object;
  readonly isExplicit: boolean;
}

export function playOf(table: Omit<Play, 'ids' | 'observer'>): Play {
  const { game } = table;
  const observer = observerOf(game.schemas.view);
  return { ...table, ids: idsOf(game), observer: observer.size <= MOST_NUMBERS ? observer : null };
}

/** An action that waits for its outcome to be chosen. */
export interface Pending {
  readonly action: AnyAction;
  readonly outcomes: NonNullable<EnvStep['chance']>;
}

/** Where a game stands. */
export interface Position {
  readonly state: Envelope;
  readonly pending: Pending | null;
  /** How many actions were done. */
  readonly length: number;
}

/** What is shown of a position. */
export interface Row {
  readonly step: EnvStep;
  /** The actions of its ids. */
  readonly actions: readonly AnyAction[];
}

/** All of them, or some, drawn, where there are too many: from what the player sees, and nothing else. */
function legalActions({ game }: Play, { state, length }: Position, player: number, seed: string): readonly AnyAction[] {
  if (game.traits.enumerable) return [...game.legalActions(state, player)];
  const view = game.view(state, player);
  const rng = createRng(`${seed}/legal/${length}/${player}`);
  const found = new Map<string, AnyAction>();
  for (let i = 0; i < SAMPLE; i++) {
    const action = game.sampleAction(view, rng, player);
    if (action) found.set(JSON.stringify(action), action);
  }
  return [...found.values()];
}

function observed({ size, write }: Observer, view: unknown): number[] {
  const numbers = new Array<number>(size).fill(0);
  write(view, numbers, 0);
  return numbers;
}

/** @param seed - of the sample, where actions can't all be listed */
export function rowOf(play: Play, position: Position, seed: string, { player: asked, observe }: EnvAsked): Row {
  const { game, ids, observer } = play;
  const { state, pending } = position;
  const acting = pending ? [] : game.playersToAct(state);
  const result = game.result(state);
  const player = asked ?? acting[0] ?? null;
  const view = game.view(state, player);
  const actions = player !== null && acting.includes(player) ? legalActions(play, position, player, seed) : [];
  const step: EnvStep = {
    over: result !== null,
    toAct: acting,
    player,
    view,
    legal: pending ? pending.outcomes.map((_, i) => i) : actions.map(ids ? ids.idOf : (_, i) => i),
    result,
    ...(observe && observer && { observation: observed(observer, view) }),
    ...(pending && { chance: pending.outcomes }),
  };
  return { step, actions };
}
