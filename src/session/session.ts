import type { Choice } from '../choosing/choice.js';
import { choosing } from '../choosing/choosing.js';
import { GameError, type Violation } from '../kernel/errors.js';
import type { Part } from '../kernel/schemas/part.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, Game, GameResult, StepResult } from '../kernel/types.js';
import { createTable, type Keeper, type Stepped, type Throwing } from '../record/table.js';
import type { GameRecord, RecordHeader, Remark } from '../record/types.js';

/** Something that has happened in a game being played. */
export interface SessionStep<Action = AnyAction> {
  /** 0-based. */
  readonly index: number;
  readonly player: number;
  /** With its outcome. */
  readonly action: DeepReadonly<Action>;
  /** One English sentence, as a spectator may read it, with the names of the players. */
  readonly text: string;
  /** What the record that the game goes on from says about it. */
  readonly note?: Remark<Action>;
}

/**
 * A game being played, as an app holds it for one screen: the state, what has happened, undo, and who is notified of
 * changes. All functions work by themselves, and so does a copy (`{ ...session }`), whose values stay as they were.
 */
export interface Session<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State> {
  readonly game: Game<State, Action, Options, View>;
  /** What the session was given: the game's entry, or the game itself. */
  readonly entry: object;
  /** What the players are called; empty if that isn't known. */
  readonly names: readonly string[];
  /** The state now, with all secrets; frozen. */
  readonly state: DeepReadonly<State>;
  /** The players who may act now. */
  readonly toAct: readonly number[];
  /** `null` while the game runs. */
  readonly result: GameResult | null;
  /** What has happened and stands; a new list after each change. */
  readonly steps: readonly SessionStep<Action>[];
  /**
   * Whether the last action can be taken back: nothing in it was random and it showed nobody anything new. With a seed,
   * the action that ends the game can't be taken back either, because the end makes the seed public.
   */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What a player, or a spectator (`null`), may know. @throws `GameError` as `game.view` */
  view(seat: number | null): DeepReadonly<View>;
  /** The legal actions of the player, or of all who may act. @throws `GameError` as `game.legalActions` */
  legalActions(seat?: number): Iterable<Action>;
  /** `null` when the action is legal, else why not. Never throws. */
  check(action: DeepReadonly<Action>): Violation | null;
  /**
   * The player's way to an action by pointing; see `choosing` (`dicewright/choosing`).
   *
   * @param parts - what has been taken already
   * @throws `GameError` as `choosing`
   */
  choice(seat: number, parts?: readonly Part[]): Choice<Action>;
  /**
   * Plays an action; what was undone can't be redone then. A missing outcome is drawn where there is a seed.
   *
   * @returns the new state, the action with its outcome and the sentence for it; or why nothing has happened
   */
  play(action: DeepReadonly<Action>): StepResult<State, Action>;
  /** Takes the last action back. @returns `false` unless `canUndo`; nothing has changed then */
  undo(): boolean;
  /** Replays the action that was undone last. @returns `false` unless `canRedo`; nothing has changed then */
  redo(): boolean;
  /**
   * Calls the listener once after each change.
   *
   * @returns a function that ends this
   * @throws `GameError` `INVALID_SETUP` for anything but a function
   */
  subscribe(listener: () => void): () => void;
  /**
   * The record so far. It has the seed only when the game is over, or for `secrets: true`: that is the host's own save, for
   * `resumeGame`.
   */
  toRecord(options?: { readonly secrets?: boolean | undefined }): GameRecord<Action, Options>;
}

/** Who is notified of a change, each once, in the order in which they came. */
function listenersOf() {
  const listeners = new Set<{ readonly tell: () => void }>();
  return {
    add(tell: unknown): () => void {
      if (typeof tell !== 'function') throw new GameError('INVALID_SETUP', 'expected a function as listener');
      const listener = { tell: tell as () => void };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(): void {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener.tell();
    },
  };
}

/** A session at the first state, and how to go on to the state after a recorded action. */
export function createSession(
  game: AnyGame,
  header: RecordHeader,
  first: Envelope,
  dice: Throwing,
  entry: object = game,
) {
  const { seed } = dice;
  const listeners = listenersOf();
  const played: SessionStep[] = [];
  let steps: readonly SessionStep[] | null = null;
  // What was taken back can be redone, with everything said about it.
  const notes = new WeakMap<AnyAction, Remark>();

  const keeper: Keeper = {
    get length() {
      return played.length;
    },
    push({ action, text }: Stepped) {
      steps = null;
      const note = notes.get(action);
      played.push(Object.freeze({ index: played.length, player: action.player, action, text, ...(note && { note }) }));
    },
    pop() {
      steps = null;
      played.pop();
    },
  };
  const { table, keep } = createTable(game, header, first, dice, keeper);

  function changed(hasChanged: boolean): boolean {
    if (hasChanged) listeners.tell();
    return hasChanged;
  }

  const session: Session = Object.freeze({
    game,
    entry,
    names: header.names ?? [],
    get state() {
      return table.state;
    },
    get toAct() {
      return game.playersToAct(table.state);
    },
    get result() {
      return game.result(table.state);
    },
    get steps() {
      steps ??= Object.freeze([...played]);
      return steps;
    },
    get canUndo() {
      return table.canUndo;
    },
    get canRedo() {
      return table.canRedo;
    },
    view: (seat) => game.view(table.state, seat),
    legalActions: (seat) => game.legalActions(table.state, seat),
    check: (action) => game.check(table.state, action),
    choice: (seat, parts) => choosing(game, game.view(table.state, seat), seat, parts),
    play(action) {
      const step = table.play(action);
      changed(step.ok);
      return step;
    },
    undo: () => changed(table.undo()),
    redo: () => changed(table.redo()),
    subscribe: (listener) => listeners.add(listener),
    toRecord({ secrets = false } = {}) {
      const result = game.result(table.state);
      const tellsSeed = seed !== undefined && (result !== null || secrets);
      const said = played.flatMap(({ index, note }) => (note ? [{ index, ...note }] : []));
      return {
        ...header,
        actions: played.map(({ action }) => action),
        ...(said.length > 0 && { notes: said }),
        ...(result && { result }),
        ...(tellsSeed && { seed }),
      };
    },
  } satisfies Session);
  return {
    session,
    keep(step: Stepped, note?: Remark) {
      if (note) notes.set(step.action, note);
      keep(step);
    },
  };
}
