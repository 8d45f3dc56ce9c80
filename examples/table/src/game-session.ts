import {
  type AnyAction,
  type AnyGame,
  createSeed,
  type Envelope,
  GameError,
  type GameRecord,
  type GameResult,
  type Session,
  startGame,
} from 'dicewright';
import type { MatchSource } from 'dicewright/react';
import { type Tried, withVariations } from './variations.js';

/** What a seat sees of the game. */
export interface Seen {
  readonly version: number;
  readonly view: Envelope;
  readonly toAct: readonly number[];
  readonly result: GameResult | null;
}

/** What happened. */
export interface Step {
  readonly before: Envelope;
  readonly action: AnyAction;
  readonly after: Envelope;
  /** What is said of it, where that is told by somebody else. */
  readonly text?: string;
}

/** What the parts of the table need of a game, wherever it is played. */
export interface PlayedSession {
  readonly game: AnyGame;
  readonly names: readonly string[];
  /** Another array after each change. */
  readonly steps: readonly Step[];
  readonly version: number;
  /** `null` where nobody may know it yet. */
  readonly record: GameRecord | null;
}

/** How a game begins. */
export interface Beginning {
  readonly players: number;
  readonly options: object;
  readonly names?: readonly string[];
  /** The dice are the table's where there is none. */
  readonly seed?: string;
}

/** A game that is played in this page: a session that knows the states between its steps, so that one can look back. */
export class GameSession implements MatchSource<Seen>, PlayedSession {
  version = 0;
  #steps: readonly Step[];
  readonly #undone: Step[] = [];
  readonly #tried = new Map<object, Tried>();
  readonly #listeners = new Set<() => void>();
  readonly #session: Session;
  readonly #header: Pick<GameRecord, 'commitment' | 'dice' | 'seed'>;

  private constructor(session: Session, steps: readonly Step[]) {
    this.#session = session;
    this.#header = session.toRecord({ secrets: true });
    this.#steps = steps;
  }

  static start(game: AnyGame, beginning: Beginning): GameSession {
    return new GameSession(startGame(game, beginning), []);
  }

  /** A session that has come to where it is by these steps. */
  static of(session: Session, steps: readonly Step[]): GameSession {
    return new GameSession(session, steps);
  }

  get game(): AnyGame {
    return this.#session.game;
  }

  get state(): Envelope {
    return this.#session.state;
  }

  /** Another array after each change. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** One for each player where they were told. */
  get names(): readonly string[] {
    return this.#session.names;
  }

  /** What was promised of the dice before the first one fell. */
  get commitment(): string | null {
    return this.#header.commitment ?? null;
  }

  /** The whole record, with the seed, so that it can be gone on with. */
  /** With the seed, and with what was tried. */
  get record(): GameRecord {
    return withVariations(this.#session.toRecord({ secrets: true }), this.#tried.values());
  }

  get isOver(): boolean {
    return this.#session.result !== null;
  }

  /** Whether the page throws the dice. */
  get hasDice(): boolean {
    return this.#header.dice !== undefined && this.#header.seed !== undefined;
  }

  get canUndo(): boolean {
    return this.#session.canUndo;
  }

  get canRedo(): boolean {
    return this.#session.canRedo;
  }

  readonly view = (seat: number | null): Seen => {
    const { toAct, result } = this.#session;
    return { version: this.version, view: this.#session.view(seat), toAct, result };
  };

  // Taking back several actions is one change here.
  readonly subscribe = (_seat: number | null, listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @throws `GameError` for an action that is not legal; nothing has changed then */
  play(action: AnyAction): void {
    const before = this.state;
    const step = this.#session.play(action);
    if (!step.ok) throw step.error;
    this.#steps = [...this.#steps, { before, action: step.action, after: step.state }];
    this.#undone.length = 0;
    this.#happened();
  }

  /**
   * Takes back to where somebody of these players acts.
   *
   * @throws `GameError` where what has been shown since can't be taken back; nothing has changed then
   */
  undo(isOf: (player: number) => boolean): void {
    let back = 0;
    do {
      if (!this.canUndo) {
        while (back-- > 0) this.#redoOne();
        throw new GameError('ILLEGAL', 'What it has shown cannot be taken back.');
      }
      this.#session.undo();
      this.#undone.push(this.#steps.at(-1) as Step);
      this.#steps = this.#steps.slice(0, -1);
      back++;
    } while (!isOf(this.#undone.at(-1)?.action.player ?? 0));
    this.#happened();
  }

  /** Plays again what was taken back, to where somebody of these players acts. */
  redo(isOf: (player: number) => boolean): void {
    do this.#redoOne();
    while (this.canRedo && !this.game.playersToAct(this.state).some(isOf));
    this.#happened();
  }

  /** Keeps what was tried from a position of the game, in place of what was kept of the same trial. */
  keepTrial(trial: object, tried: Tried): void {
    this.#tried.set(trial, tried);
    this.#happened();
  }

  #redoOne(): void {
    this.#session.redo();
    this.#steps = [...this.#steps, this.#undone.pop() as Step];
  }

  #happened(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}

/** The seed for a game of which none is told. */
export const newSeed = (): string => createSeed();
