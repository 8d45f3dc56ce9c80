import { entryFor } from '../../catalogue/entry-for.js';
import type { NamedGame } from '../../entry/entry.js';
import { listIn, optionsIn } from '../../kernel/plain.js';
import type { AnyAction, AnyGame, DeepReadonly, Invariant } from '../../kernel/types.js';
import { type Position, Trial } from '../bots/trial.js';
import { checkListeners, type RunSignal } from '../pieces.js';
import { checkListable, movesFrom } from '../search/outcomes.js';
import { positionKey } from '../search/position-key.js';
import { countOf } from '../worlds.js';
import { GrowingIntegers, GrowingLists } from './growing.js';
import { inTurns } from './in-turns.js';
import { longestPath } from './paths.js';
import { startOf, USUAL_LIMIT } from './start.js';

/** How far an exploration is. */
export interface ExploreProgress {
  /** Positions found so far. */
  readonly states: number;
  /** Actions from the start to the positions looked at now. */
  readonly depth: number;
}

/** Where an exploration begins, and what it looks for. */
export interface ExploreOptions<State, Action, Options> {
  readonly players: number;
  readonly options?: Options | undefined;
  /** The position to begin at. Default: that of the setup. */
  readonly from?: DeepReadonly<State> | undefined;
  /** Positions looked at, at most. Default 1,000,000, which can take some gigabytes. */
  readonly limit?: number | undefined;
  /**
   * What must be true of every position and of every step, besides the game's `checkState`. Default: what the game's entry
   * has.
   */
  readonly invariants?: readonly Invariant<State, Action>[] | undefined;
  /** Called now and then. */
  readonly onProgress?: ((progress: ExploreProgress) => void | Promise<void>) | undefined;
  /** Ends it before it is done: it rejects with the signal's reason. */
  readonly signal?: RunSignal | undefined;
}

/** In how many positions the game is over with these winners. */
export interface ExploredResult {
  readonly winners: readonly number[];
  readonly states: number;
}

/** What does not hold, and the shortest game that shows it. */
export interface BrokenInvariant<Action> {
  /** The name of the invariant. */
  readonly name: string;
  readonly clause: string;
  /** With their outcomes, from the start on; the last one breaks it. */
  readonly actions: readonly Action[];
}

/** What an exploration found. */
export interface Explored<Action> {
  /** Whether it has been everywhere: then what it says is proved. */
  readonly complete: boolean;
  /** Positions found. Events are not part of a position. */
  readonly states: number;
  /** Actions from the start to the farthest position, by the shortest way to each. */
  readonly depth: number;
  /** Actions in the longest game; `null` where a game can go on forever, or not everything is known. */
  readonly longest: number | null;
  /** How games end, the commonest first. */
  readonly results: readonly ExploredResult[];
  readonly broken: BrokenInvariant<Action> | null;
}

const STUCK = 'somebody can act until the game is over';

/** Goes everywhere, level by level: so the way to a position is one of its shortest. */
class Exploration {
  readonly successors = new GrowingLists();
  readonly results = new Map<string, ExploredResult & { states: number }>();
  broken: BrokenInvariant<AnyAction> | null = null;
  depth = 0;
  isCut = false;
  readonly #trial: Trial;
  readonly #start: Position;
  readonly #known = new Map<string, number>();
  /** For each position but the first: the one before it, and which way from there. */
  readonly #parents = new GrowingIntegers();
  readonly #ways = new GrowingIntegers();
  #open: Position[] = [];

  constructor(
    trial: Trial,
    start: object,
    readonly invariants: readonly Invariant<unknown, AnyAction>[],
    readonly limit: number,
    isFirst: boolean,
  ) {
    this.#trial = trial;
    this.#start = trial.copyOf(start);
    this.#add(this.#start, -1, -1);
    // For a position that no game begins with, invariants need the step that led there.
    this.broken = this.#problemOf(this.#start, undefined, isFirst ? invariants : []);
  }

  get states(): number {
    return this.#known.size;
  }

  #add(position: Position, parent: number, way: number): number {
    const key = positionKey(position);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.#known.size;
    if (number === this.limit) return -1;
    this.#known.set(key, number);
    this.#parents.push(parent);
    this.#ways.push(way);
    this.#open.push(position);
    return number;
  }

  /** Goes on; pauses after each position. */
  *run(): Generator<void> {
    for (let from = 0; this.#open.length > 0 && this.broken === null; this.depth++) {
      const level = this.#open;
      this.#open = [];
      for (const position of level) {
        this.#expand(position, from++);
        if (this.broken !== null || this.isCut) return;
        yield;
      }
      if (this.#open.length === 0) return;
    }
  }

  #expand(position: Position, from: number): void {
    this.successors.begin();
    const result = this.#trial.result(position);
    if (result) {
      this.#end(result.winners);
      return;
    }
    let way = 0;
    for (const { action, branches } of movesFrom(this.#trial, position)) {
      for (const { outcome, position: next } of branches) {
        const played = outcome === undefined ? action : { ...action, outcome };
        this.#look(next, { before: position, action: played }, from);
        if (this.broken) return;
        const to = this.#add(next, from, way++);
        if (to === -1) this.isCut = true;
        else this.successors.push(to);
      }
    }
    if (way === 0) this.broken = { name: STUCK, clause: '', actions: this.#pathTo(from) };
  }

  #end(winners: readonly number[]): void {
    const key = winners.join();
    const known = this.results.get(key) ?? { winners, states: 0 };
    known.states++;
    this.results.set(key, known);
  }

  #look(next: Position, step: { readonly before: Position; readonly action: AnyAction }, from: number): void {
    const problem = this.#problemOf(next, step, this.invariants);
    if (problem) this.broken = { ...problem, actions: [...this.#pathTo(from), step.action] };
  }

  /** What isn't true of the position, or of the step to it. */
  #problemOf(
    position: Position,
    step: { readonly before: Position; readonly action: AnyAction } | undefined,
    invariants: readonly Invariant<unknown, AnyAction>[],
  ) {
    const problem = this.#trial.definition.checkState?.(position) ?? null;
    if (typeof problem === 'string') return { name: problem, clause: '', actions: [] };
    if (problem) return { name: problem.message, clause: problem.clause ?? '', actions: [] };
    const failed = invariants.find(({ holds }) => !holds(position, step));
    return failed ? { name: failed.name, clause: failed.clause, actions: [] } : null;
  }

  /** How to get to the position from the start. */
  #pathTo(number: number): AnyAction[] {
    const ways: number[] = [];
    for (let at = number; at > 0; at = this.#parents.at(at)) ways.push(this.#ways.at(at));
    const actions: AnyAction[] = [];
    let position = this.#start;
    for (const way of ways.reverse()) {
      const all = [...movesFrom(this.#trial, position)].flatMap(({ action, branches }) =>
        Array.from(branches, ({ outcome, position: next }) => ({
          action: outcome === undefined ? action : { ...action, outcome },
          next,
        })),
      );
      const taken = all[way] as (typeof all)[number];
      actions.push(taken.action);
      position = taken.next;
    }
    return actions;
  }
}

/**
 * Goes to every position that can be reached, by every legal action with every outcome: what holds in all of them is proved.
 * What doesn't comes with the shortest game that shows it.
 *
 * @throws (as rejections) GameError `INVALID_SETUP` for an impossible table, and for games whose actions or outcomes cannot
 * all be listed; `INVALID_STATE` for `from`; the signal's reason
 * @example
 * ```ts
 * import { explore } from 'dicewright/analysis';
 * import { witchesDance } from 'dicewright/das-spiel';
 *
 * const { complete, states, broken } = await explore(witchesDance, { players: 2, limit: 2_000 });
 * console.log(complete, states, broken); // → false 2000 null
 * ```
 */
export async function explore<State, Action extends AnyAction, Options, View>(
  game: NamedGame<State, Action, Options, View>,
  input: ExploreOptions<NoInfer<State>, NoInfer<Action>, NoInfer<Options>>,
): Promise<Explored<Action>> {
  const given = optionsIn(input, 'explore');
  checkListeners({ onProgress: given.onProgress });
  const entry = await entryFor(game);
  const rules: AnyGame = await entry.load();
  checkListable(rules);
  const start = startOf(rules, given.players, given.options as object | undefined, given.from);
  const invariants = listIn<unknown>(given.invariants ?? (await entry.part('invariants')) ?? [], 'invariants');
  const trial = new Trial(rules);
  const limit = countOf('limit', given.limit, USUAL_LIMIT);
  const exploration = trial.guard(
    () =>
      new Exploration(
        trial,
        start,
        invariants as readonly Invariant<unknown, AnyAction>[],
        limit,
        given.from === undefined,
      ),
  );
  const steps = exploration.run();
  await inTurns(() => trial.guard(() => steps.next()), {
    what: 'exploration',
    signal: given.signal,
    onTurn: () => given.onProgress?.({ states: exploration.states, depth: exploration.depth }),
  });
  const complete = exploration.broken === null && !exploration.isCut;
  return {
    complete,
    states: exploration.states,
    depth: exploration.depth,
    longest: complete ? longestPath(exploration.successors) : null,
    results: [...exploration.results.values()].sort((one, other) => other.states - one.states),
    broken: exploration.broken as BrokenInvariant<Action> | null,
  };
}
