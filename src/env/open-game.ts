import type { Bot } from '../analysis/bots/bot.js';
import { actionsInWords } from '../choosing/actions-in-words.js';
import { seededDice } from '../kernel/dice/dice.js';
import { drawnBy, mismatch, type OutcomeSource } from '../kernel/dice/drawing.js';
import { createRng } from '../kernel/dice/random.js';
import { engineOf } from '../kernel/engine/engine.js';
import { errorOf, GameError } from '../kernel/errors.js';
import { isInteger, isRecord, plainCopy, plainEqual } from '../kernel/plain.js';
import type { AnyAction, Envelope } from '../kernel/types.js';
import { openingOf } from '../record/opening.js';
import type { GameRecord } from '../record/types.js';
import type { EnvAsked, EnvStep } from './env.js';
import { type Pending, type Play, type Position, type Row, rowOf } from './row.js';

/** Events with more outcomes are drawn by the seed. */
const MOST_OUTCOMES = 10_000;

/** What a step leads to, before it counts. */
export interface Next {
  readonly position: Position;
  readonly row: Row;
  /** What was done, with its outcome; `null` where nothing was. */
  readonly done: AnyAction | null;
}

/** A game that a program plays. */
export class OpenGame {
  readonly #play: Play;
  readonly #seed: string;
  readonly #drawn: OutcomeSource;
  readonly #done: AnyAction[] = [];
  #position: Position;
  #row: Row;

  constructor(play: Play, seed: string, asked: EnvAsked) {
    const { game, players, options } = play;
    this.#play = play;
    this.#seed = seed;
    this.#drawn = drawnBy(seededDice(seed), game.id);
    this.#position = { state: game.setup({ players, options }), pending: null, length: 0 };
    this.#row = rowOf(play, this.#position, seed, asked);
  }

  get step(): EnvStep {
    return this.#row.step;
  }

  /**
   * What an action leads to: an id, or what stands for one; without any, what another seat sees.
   *
   * @throws GameError for what can't be done; nothing changes before {@link OpenGame.keep}
   */
  next(item: unknown, asked: EnvAsked): Next {
    const after = item === null ? { position: this.#position, done: null } : this.#after(item);
    return { ...after, row: rowOf(this.#play, after.position, this.#seed, asked) };
  }

  keep({ position, row, done }: Next): void {
    if (done) this.#done.push(done);
    this.#position = position;
    this.#row = row;
  }

  /** What a bot does at the seat, as {@link OpenGame.next} takes it; `null` where it can't act there. */
  askedOf(bot: Bot<AnyAction, Envelope>, seat: number | undefined): number | AnyAction | null {
    const { game, ids } = this.#play;
    const { state, pending, length } = this.#position;
    const acting = pending ? [] : game.playersToAct(state);
    const player = seat ?? acting[0];
    if (player === undefined || !acting.includes(player)) return null;
    const action = game.canonical(
      bot(game.view(state, player), player, createRng(`${this.#seed}/bot/${length}/${player}`)),
    );
    const id = ids ? ids.idOf(action) : this.#placeOf(action);
    return id >= 0 && player === this.step.player ? id : action;
  }

  describe(id: number): { readonly text: string; readonly action: AnyAction } {
    const { game } = this.#play;
    const { state, pending } = this.#position;
    if (pending) {
      const action = { ...pending.action, outcome: this.#outcomeOf(pending, id) };
      const told = game.step(state, action, undefined, this.step.player);
      if (!told.ok) throw told.error;
      return { text: told.text, action };
    }
    const action = this.#actionOf(id);
    const { player } = action;
    return { text: actionsInWords(game, game.view(state, player), player)(action), action };
  }

  /** @throws GameError for anything but an action of the game, and, where ids are places in `legal`, for what isn't there */
  idOf(given: unknown): number {
    const { game, ids } = this.#play;
    const action = game.canonical(this.#completed(given));
    const id = ids ? ids.idOf(action) : this.#placeOf(action);
    if (id >= 0) return id;
    throw new GameError('INVALID_ACTION', `${game.id}: the action has no id here`);
  }

  record(): GameRecord {
    const { game, players, options, isExplicit } = this.#play;
    const seed = isExplicit ? undefined : this.#seed;
    const { result } = this.step;
    const { header } = openingOf(game, { players, options, seed }, 'env');
    const isOver = result !== null;
    return { ...header, actions: [...this.#done], ...(isOver && { result }), ...(isOver && seed && { seed }) };
  }

  #after(item: unknown): Omit<Next, 'row'> {
    const { game, isExplicit } = this.#play;
    const { pending } = this.#position;
    if (this.step.over) throw new GameError('GAME_OVER', `${game.id}: the game is over`);
    if (pending) {
      const given = plainCopy(item, 'INVALID_OUTCOME', `${game.id}: outcome`);
      const outcome = isRecord(given) && 'outcome' in given ? given.outcome : this.#outcomeOf(pending, given);
      return this.#stepped({ ...pending.action, outcome } as AnyAction, drawnBy(undefined, game.id));
    }
    const action = typeof item === 'number' ? this.#actionOf(item) : this.#completed(item);
    if ('outcome' in action && action.outcome !== undefined) {
      if (isExplicit) return this.#stepped(action, drawnBy(undefined, game.id));
      throw mismatch(game.id, 'outcomes are drawn here, none may be sent');
    }
    const outcomes = isExplicit ? this.#outcomesOf(action) : null;
    if (!outcomes) return this.#stepped(action, this.#drawn);
    return { position: { ...this.#position, pending: { action, outcomes } }, done: null };
  }

  #stepped(action: AnyAction, source: OutcomeSource): Omit<Next, 'row'> {
    const { length, state: before } = this.#position;
    const { sent, outcome, state } = engineOf(this.#play.game).step(before, action, source);
    const done = outcome === undefined ? sent : { ...sent, outcome };
    return { position: { state, pending: null, length: length + 1 }, done };
  }

  /** The outcomes of the event that an action triggers; `null` where there is none, or too many are possible. */
  #outcomesOf(action: AnyAction): Pending['outcomes'] | null {
    const chance = this.#play.game.chance(this.#position.state, action);
    if (!chance || chance.total === null) return null;
    const outcomes = [];
    for (const one of chance.outcomes()) if (outcomes.push(one) > MOST_OUTCOMES) return null;
    return outcomes;
  }

  #outcomeOf({ outcomes }: Pending, id: unknown): unknown {
    const found = isInteger(id, 0) ? outcomes[id] : undefined;
    if (found) return found.outcome;
    throw new GameError('INVALID_OUTCOME', `expected an outcome from 0 to ${outcomes.length - 1}`);
  }

  #actionOf(id: number): AnyAction {
    const { game, ids } = this.#play;
    const listed = this.#row.actions[this.step.legal.indexOf(id)];
    if (listed) return listed;
    const action = isInteger(id, 0) ? ids?.actionOf(id, this.step.player ?? 0) : undefined;
    if (!action) throw new GameError('INVALID_ACTION', `${game.id}: there is no action of the id ${id} here`);
    const violation = game.check(this.#position.state, action);
    if (violation) throw errorOf(violation);
    return action;
  }

  #placeOf(action: AnyAction): number {
    return this.#row.actions.findIndex((one) => plainEqual(one, action));
  }

  /** An action that was given itself; it belongs to the player whose ids were given, unless it says whose. */
  #completed(given: unknown): AnyAction {
    const copy = plainCopy(given, 'INVALID_ACTION', `${this.#play.game.id}: action`);
    const action = isRecord(copy) && !('type' in copy) && 'action' in copy ? copy.action : copy;
    if (isRecord(action)) return { player: this.step.player, ...action } as AnyAction;
    throw new GameError('INVALID_ACTION', `${this.#play.game.id}: expected an id, an action or null`);
  }
}
