import type { ErasedAction, ErasedActionSpec, ErasedState } from './definition.js';
import { type Engine, engineOf } from './engine.js';
import { GameError } from './errors.js';
import { thaw } from './plain.js';
import { type RandomGenerator, uniformInt } from './random.js';
import type { AnyAction, AnyGame, GameOutcome } from './types.js';

/** A position that is tried out: a copy of its own, changed in place, never frozen, never handed to anybody outside. */
export type Position = ErasedState & { events: number };

/**
 * A game for those of this package that try out what could come: no schemas, no freezing, no checks. Actions are those
 * that it has listed or drawn itself.
 *
 * @internal
 */
export class Trial {
  readonly hides: boolean;
  readonly rulebook: Engine['rulebook'];
  readonly #engine: Engine;
  /** Whether what is thrown is somebody else's. */
  #asks = false;

  constructor(game: AnyGame) {
    this.#engine = engineOf(game);
    this.rulebook = this.#engine.rulebook;
    this.hides = game.traits.hiddenInformation;
  }

  /** @param state - a state of the game, or a position */
  copyOf(state: object): Position {
    return thaw(state) as Position;
  }

  /** What the player, or a spectator, sees of it; the position itself where nothing is hidden. */
  seenBy(position: Position, player: number | null): ErasedState {
    return this.#engine.definition.view?.(position, player) ?? position;
  }

  playersToAct(position: Position): readonly number[] {
    return this.#engine.definition.playersToAct(this.seenBy(position, null));
  }

  /** What the player may know of the action and its outcome. */
  told(position: Position, action: AnyAction, viewer: number): AnyAction {
    const { type, player } = action;
    const { conceal } = this.#specOf(type);
    return conceal ? { ...conceal(action as ErasedAction, viewer, position), type, player } : action;
  }

  /** Plays the action, with its outcome where it is random. */
  play(position: Position, action: AnyAction, outcome: unknown): void {
    if (outcome !== undefined) position.events++;
    this.#specOf(action.type).apply(position, action as ErasedAction, outcome, position);
  }

  /** Plays on at random, up to so many actions. Tells how many there were. */
  playOn(position: Position, rng: RandomGenerator, maxActions: number): number {
    let actions = 0;
    for (; actions < maxActions; actions++) {
      const acting = this.playersToAct(position);
      if (acting.length === 0) break;
      const player = acting[acting.length === 1 ? 0 : uniformInt(rng, 0, acting.length - 1)] as number;
      const action = this.rulebook.sampleAction(this.seenBy(position, player), rng, player);
      if (!action) throw new GameError('ILLEGAL', `${position.game}: player ${player} has no legal action`);
      this.play(position, action, this.rulebook.chance(position, action)?.sample(rng));
    }
    return actions;
  }

  outcome(position: Position) {
    return this.#engine.definition.outcome(this.seenBy(position, null));
  }

  /**
   * What the game would have come to if nobody were to play any more: where a state tells by its `toPlay` whose turn it
   * is. `null` where that says nothing.
   */
  standing(position: Position): GameOutcome | null {
    if (!('toPlay' in position)) return null;
    try {
      return this.#engine.definition.outcome(this.seenBy({ ...position, toPlay: null }, null));
    } catch {
      return null;
    }
  }

  /** Asks somebody outside, who may be shown the position: members of the game take it during the call. */
  ask<T>(view: ErasedState, question: (view: ErasedState) => T): T {
    const { lend } = this.#engine;
    lend(view, true);
    this.#asks = true;
    const answer = question(view);
    this.#asks = false;
    lend(view, false);
    return answer;
  }

  /**
   * Tries something out in a state from outside.
   *
   * @throws GameError `INVALID_STATE` when the rules can't go on from it; what is thrown by who was asked passes through
   */
  guard<T>(run: () => T): T {
    this.#asks = false;
    try {
      return run();
    } catch (cause) {
      if (this.#asks || cause instanceof GameError) throw cause;
      throw new GameError('INVALID_STATE', `${this.#engine.definition.id}: the state contradicts itself`, { cause });
    }
  }

  #specOf(type: string): ErasedActionSpec {
    return this.rulebook.spec(type) as ErasedActionSpec;
  }
}
