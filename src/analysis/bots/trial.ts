import { offerMakers } from '../../kernel/compiled/offer.js';
import type {
  Choose,
  ErasedAction,
  ErasedActionSpec,
  ErasedDefinition,
  ErasedState,
  Rulebook,
} from '../../kernel/definition.js';
import { pick, type RandomGenerator } from '../../kernel/dice/random.js';
import { type Engine, engineOf } from '../../kernel/engine/engine.js';
import { copyBy } from '../../kernel/engine/in-place.js';
import { errorOf, GameError, noLegalAction } from '../../kernel/errors.js';
import { playIn } from '../../kernel/purpose.js';
import type { AnyAction, AnyGame, Traits } from '../../kernel/types.js';
import { type Limit, OutOfTime } from './effort.js';

offerMakers();

/** A position to try things in: a separate copy, changed in place, never frozen, never handed to anyone outside. */
export type Position = ErasedState & { events: number };

/**
 * A game for the parts of this package that try out what could come: no schemas, no freezing, no checks. Actions are those
 * that it has listed or drawn itself.
 *
 * @internal
 */
export class Trial {
  readonly traits: Traits;
  readonly definition: ErasedDefinition;
  readonly rulebook: Rulebook;
  readonly effects: Engine['effects'];
  readonly #lend: Engine['lend'];
  readonly #faultOf: Engine['faultOf'];
  /** Whether what is thrown comes from outside. */
  #asks = false;
  #limit: Limit | null = null;

  constructor(game: AnyGame) {
    const { definition, rulebook, effects, lend, faultOf } = engineOf(game);
    this.traits = game.traits;
    this.definition = definition;
    this.rulebook = rulebook;
    this.effects = effects;
    this.#lend = lend;
    this.#faultOf = faultOf;
  }

  /** @param state - a state of the game, or a position */
  copyOf(state: object): Position {
    return copyBy(this.effects, state) as Position;
  }

  /**
   * A position that the player's view allows: what they see where nothing is hidden, else a random one.
   *
   * @throws `GameError` `INVALID_SETUP` when the game hides something and does not say how to complete a view
   */
  imagine(sight: object, player: number, rng: RandomGenerator): Position {
    if (!this.traits.hiddenInformation) return this.copyOf(sight);
    const { definition } = this;
    if (definition.complete) return this.copyOf(definition.complete(sight as ErasedState, player, rng));
    throw new GameError(
      'INVALID_SETUP',
      `${definition.id}: what is hidden cannot be imagined: the game has no complete`,
    );
  }

  /** What the player, or a spectator, sees of it; the position itself where nothing is hidden. */
  seenBy(position: Position, player: number | null): ErasedState {
    return this.definition.view?.(position, player) ?? position;
  }

  playersToAct(position: Position): readonly number[] {
    return this.definition.playersToAct(this.seenBy(position, null));
  }

  /** What the player may know of the action and its outcome. */
  told(position: Position, action: AnyAction, viewer: number): AnyAction {
    const { type, player } = action;
    const { conceal } = this.rulebook.spec(type) as ErasedActionSpec;
    return conceal ? { ...conceal(action as ErasedAction, viewer, position), type, player } : action;
  }

  /** Plays the action, with its outcome where it is random. @throws OutOfTime {@link within} a limit */
  play(position: Position, action: AnyAction, outcome: unknown): void {
    this.#limit?.step();
    playIn(this, position, action as ErasedAction, outcome);
  }

  /** Plays on, up to `maxActions`. @returns how many there were */
  playOn(position: Position, rng: RandomGenerator, maxActions: number, choose: Choose): number {
    let actions = 0;
    for (; actions < maxActions; actions++) {
      const acting = this.playersToAct(position);
      const player = acting.length > 1 ? pick(rng, acting) : acting[0];
      if (player === undefined) break;
      const action = choose(this.seenBy(position, player), rng, player);
      if (!action) throw errorOf(noLegalAction(position.game, player));
      this.play(position, action, this.drawn(position, action, rng));
    }
    return actions;
  }

  /** An outcome of the action, `undefined` where nothing in it is random. */
  drawn(position: Position, action: AnyAction, rng: RandomGenerator): unknown {
    return this.rulebook.chance(position, action as ErasedAction)?.sample(rng);
  }

  result(position: Position) {
    return this.definition.result(this.seenBy(position, null));
  }

  /** Asks outside code, which may be shown the position: members of the game take it during the call. */
  ask<T>(view: ErasedState, question: () => T): T {
    this.#lend(view, true);
    this.#asks = true;
    const answer = question();
    this.#asks = false;
    this.#lend(view, false);
    return answer;
  }

  /** Tries something out that ends at a limit, wherever it is. @returns whether it came to its own end */
  within(limit: Limit, run: () => void): boolean {
    // What is asked may try something out itself.
    const outer = this.#limit;
    this.#limit = limit;
    try {
      run();
      return true;
    } catch (error) {
      if (error instanceof OutOfTime) return false;
      throw error;
    } finally {
      this.#limit = outer;
    }
  }

  /**
   * Tries something out in a state from outside.
   *
   * @throws GameError `INVALID_STATE` when the rules can't go on from it; what the code that was asked throws passes through
   */
  guard<T>(run: () => T): T {
    // What is asked may try something out itself.
    const asks = this.#asks;
    this.#asks = false;
    try {
      return run();
    } catch (cause) {
      throw this.#asks ? cause : this.#faultOf(null, cause);
    } finally {
      this.#asks = asks;
    }
  }
}
