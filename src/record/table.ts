import { attempt } from '../kernel/attempt.js';
import { DICE_VERSION, type Dice, seededDice } from '../kernel/dice/dice.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, StepResult } from '../kernel/types.js';
import { type Happened, happened } from '../play/happened.js';
import { sentAction } from '../play/sent-action.js';
import { isFinal } from './final.js';
import { olderDice } from './older-dice.js';
import { MAX_ACTIONS, type RecordHeader } from './types.js';

/** Where the dice of a game that is played come from. */
export interface SeedOptions {
  /**
   * The seed of the dice; against guessing it needs 128 random bits. At most 20,000 characters.
   */
  readonly seed?: string | undefined;
  /**
   * What happens to an outcome that an action already carries: `'verify'` refuses it when the seed gives another,
   * `'refuse'` refuses any, for servers whose clients are not trusted. Default `'verify'`. Only where a seed draws.
   */
  readonly outcomes?: 'verify' | 'refuse' | undefined;
}

/** A game being played, wherever its actions are kept. */
export interface PlayedGame<State = Envelope, Action = AnyAction> {
  /** The state now; frozen. */
  readonly state: DeepReadonly<State>;
  /** The number of actions that stand. */
  readonly length: number;
  /**
   * Whether the last action can be taken back: nothing in it was random and it showed nobody anything new. With a seed, the
   * action that ends the game can't be taken back either, because the end makes the seed public.
   */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Plays an action and keeps it; what was undone can't be redone then. A missing outcome is drawn if there is a seed.
   *
   * @returns what has happened, or why nothing has
   */
  play(action: DeepReadonly<Action>): StepResult<State, Action>;
  /** Takes the last action back. @returns `false` unless `canUndo`; nothing has changed then */
  undo(): boolean;
  /** Replays the action that was undone last. @returns `false` unless `canRedo`; nothing has changed then */
  redo(): boolean;
}

/** What an action has led to. */
export type Stepped = Happened<Envelope, AnyAction>;

/** Where the actions that stand go, such as an array. What it throws passes through, and then nothing has changed. */
export interface Keeper {
  readonly length: number;
  readonly push: (step: Stepped) => unknown;
  /** The last one was taken back. */
  readonly pop: () => unknown;
}

/** The dice that the seed of a record throws; `null` without one, or where the version of the dice is unknown. */
export function diceOf({ dice }: Pick<RecordHeader, 'dice'>, seed: string | undefined): Dice | null {
  if (seed === undefined || dice === undefined) return null;
  return dice === DICE_VERSION ? seededDice(seed) : olderDice(seed);
}

/**
 * A step decided by the host's dice alone: what is wrong with the action is reported before any outcome sent along is looked
 * at, so that nobody can guess one.
 *
 * @throws GameError where it isn't possible
 */
export function drawnStep(
  game: AnyGame,
  state: Envelope,
  input: unknown,
  dice: Dice,
  names?: readonly string[],
): Stepped {
  const { outcome: sent, ...fields } = { ...sentAction(game, input) };
  const step = happened(game.step(state, fields, dice, { names }));
  if (sent === undefined) return step;
  throw new GameError('DICE_MISMATCH', `${game.id}: outcomes are drawn here, none may be sent`, { path: ['outcome'] });
}

/** What draws: the dice that the seed throws, or nothing. */
export interface Throwing extends SeedOptions {
  readonly thrown: Dice | null;
}

/**
 * A game being played whose actions are kept elsewhere, and how to go on to the state after a recorded action. A seed of
 * older dice draws nothing.
 */
export function createTable(
  game: AnyGame,
  header: RecordHeader,
  first: Envelope,
  { seed, outcomes, thrown: dice }: Throwing,
  keeper: Keeper,
  mostUndone = Number.POSITIVE_INFINITY,
) {
  const { names } = header;
  // States are kept only as far back as can be undone.
  let undoable: { readonly before: Envelope; readonly step: Stepped }[] = [];
  let undone: typeof undoable = [];
  let state = first;

  /** Goes on to the state after an action. */
  function keep(step: Stepped): void {
    const before = state;
    const stays = isFinal(game, before, step.action, step.state, seed !== undefined);
    if (keeper.length === MAX_ACTIONS) throw new GameError('ILLEGAL', `a record has at most ${MAX_ACTIONS} actions`);
    keeper.push(step);
    undone = [];
    if (stays) undoable = [];
    else if (undoable.push({ before, step }) > mostUndone) undoable.shift();
    state = step.state;
  }

  function stepOf(input: unknown): Stepped {
    if (dice && outcomes === 'refuse') return drawnStep(game, state, input, dice, names);
    return happened(game.step(state, input as AnyAction, dice ?? undefined, { names }));
  }

  const table: PlayedGame = {
    get state() {
      return state;
    },
    get length() {
      return keeper.length;
    },
    get canUndo() {
      return undoable.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
    play(input) {
      const step = attempt(() => {
        const stepped = stepOf(input);
        keep(stepped);
        return stepped;
      });
      return step instanceof GameError ? { ok: false, error: step } : step;
    },
    undo() {
      const last = undoable.at(-1);
      if (!last) return false;
      keeper.pop();
      undoable.pop();
      undone.push(last);
      state = last.before;
      return true;
    },
    redo() {
      const last = undone.at(-1);
      if (!last) return false;
      keeper.push(last.step);
      undone.pop();
      undoable.push(last);
      state = last.step.state;
      return true;
    },
  };
  return { table, keep };
}
