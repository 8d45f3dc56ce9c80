import { type AnyAction, type AnyGame, createSeed, type Envelope, GameError, type GameResult } from 'dicewright';
import type { MatchSource } from 'dicewright/react';
import { type GameRecord, type Recorder, replay, resumeRecord, startRecord } from 'dicewright/record/core';

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
}

/** How a game begins. */
export interface Beginning {
  readonly players: number;
  readonly options: object;
  readonly names?: readonly string[];
  /** The dice are the table's where there is none. */
  readonly seed?: string;
}

/** A game that is played in this page: a recorder that tells when something has happened. */
export class GameSession implements MatchSource<Seen> {
  version = 0;
  #steps: readonly Step[];
  readonly #undone: Step[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #recorder: Recorder;
  readonly #header: Pick<GameRecord, 'names' | 'commitment' | 'dice' | 'seed'>;

  private constructor(
    readonly game: AnyGame,
    recorder: Recorder,
    steps: readonly Step[],
  ) {
    this.#recorder = recorder;
    this.#header = recorder.toJSON({ secrets: true });
    this.#steps = steps;
  }

  static start(game: AnyGame, beginning: Beginning): GameSession {
    return new GameSession(game, startRecord(game, beginning) as Recorder, []);
  }

  /** @throws `GameError` for what is no record of the game */
  static open(game: AnyGame, record: GameRecord): GameSession {
    const recorder = resumeRecord(record, game) as Recorder;
    let before = game.setup({ players: record.players, options: record.options }) as Envelope;
    const steps: Step[] = [];
    for (const { action, state } of replay(record, game)) {
      steps.push({ before, action, after: state });
      before = state;
    }
    return new GameSession(game, recorder, steps);
  }

  get state(): Envelope {
    return this.#recorder.state;
  }

  /** Another array after each change. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** One for each player where they were told. */
  get names(): readonly string[] {
    return this.#header.names ?? [];
  }

  /** What was promised of the dice before the first one fell. */
  get commitment(): string | null {
    return this.#header.commitment ?? null;
  }

  /** The whole record, with the seed, so that it can be gone on with. */
  get record(): GameRecord {
    return this.#recorder.toJSON({ secrets: true });
  }

  /** Whether the page throws the dice. */
  get hasDice(): boolean {
    return this.#header.dice !== undefined && this.#header.seed !== undefined;
  }

  get canUndo(): boolean {
    return this.#recorder.canUndo;
  }

  get canRedo(): boolean {
    return this.#recorder.canRedo;
  }

  readonly view = (seat: number | null): Seen => {
    const { game, state } = this;
    return {
      version: this.version,
      view: game.view(state, seat) as Envelope,
      toAct: game.playersToAct(state),
      result: game.result(state),
    };
  };

  readonly subscribe = (_seat: number | null, listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @throws `GameError` for an action that is not legal; nothing has changed then */
  play(action: AnyAction): void {
    const before = this.state;
    const after = this.#recorder.play(action) as Envelope;
    this.#steps = [...this.#steps, { before, action: this.#recorder.lastAction as AnyAction, after }];
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
      this.#recorder.undo();
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

  #redoOne(): void {
    this.#recorder.redo();
    this.#steps = [...this.#steps, this.#undone.pop() as Step];
  }

  #happened(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}

/** The seed for a game of which none is told. */
export const newSeed = (): string => createSeed();
