import { type ReviewOptions, reviewRecord } from '../analysis/review/review.js';
import type { Entry } from '../entry/entry.js';
import type { Env, EnvStep } from '../env/env.js';
import { openEnv } from '../env/open-env.js';
import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord } from '../kernel/plain.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import { plain } from '../render/ansi.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { adviceFor } from './judgement.js';
import { type Names, namesOf } from './names.js';
import { type Drawing, drawingOf } from './output.js';
import { reviewText } from './review-text.js';

/** Bots that need nothing, none of which thinks for minutes or reads files. */
export const opponents = ['easy', 'normal', 'hard', 'random'] as const;

/** How many actions are listed at once, and choices of an advice. */
const MOST = 100;
const MOST_ADVISED = 20;
/** How many actions of the others may come between two of the client's. */
const MOST_BETWEEN = 10_000;

/** How hard to think, and what ends it. */
type Thinking = Pick<ReviewOptions, 'effort'> & { readonly signal: AbortSignal };

type State = DeepReadonly<Envelope>;

const bad = (message: string): GameError => new GameError('INVALID_SETUP', message);

/** @throws GameError `INVALID_SETUP` */
export function entryFor(io: CommandIo, id: unknown): Entry {
  const games = catalogueIn(io);
  const entry = Object.hasOwn(games, `${id}`) ? games[`${id}`] : undefined;
  if (entry) return entry;
  throw bad(`there is no game ${id}${didYouMean(`${id}`, Object.keys(games))}`);
}

/** A game that a client plays, seeing what its seats see. */
export class McpTable {
  readonly #io: CommandIo;
  readonly #env: Env;
  readonly #entry: Entry;
  readonly #game: AnyGame;
  readonly #seats: readonly number[];
  readonly #bot: string;
  readonly #names: Names;
  readonly #drawing: Drawing | null;
  #step: EnvStep;
  #state: State;
  /** What has happened since the client's last answer. */
  #happened: string[] = [];

  private constructor(
    io: CommandIo,
    { env, entry, game }: { readonly env: Env; readonly entry: Entry; readonly game: AnyGame },
    { seats, bot }: { readonly seats: readonly number[]; readonly bot: string },
    { step, drawing, names }: { readonly step: EnvStep; readonly drawing: Drawing | null; readonly names: Names },
  ) {
    this.#io = io;
    this.#env = env;
    this.#entry = entry;
    this.#game = game;
    this.#seats = seats;
    this.#bot = bot;
    this.#names = names;
    this.#drawing = drawing;
    this.#step = step;
    const { players, options } = env.record(0);
    this.#state = game.setup({ players, options });
  }

  /**
   * Opens what a client asks for: a game, its players and options, the seed of its dice, the seats that the client plays (the first
   * alone, unless given), and the bot that plays the others.
   *
   * @throws GameError (as a rejection) `INVALID_SETUP`
   */
  static async open(asked: Readonly<Record<string, unknown>>, io: CommandIo): Promise<McpTable> {
    const { game: id, seats = [0], bot: level = 'easy', players: count, options, seed } = asked;
    const entry = entryFor(io, id);
    const bot = opponents.find((one) => one === level);
    if (!bot) throw bad(`bot: expected one of ${opponents.join(', ')}${didYouMean(`${level}`, opponents)}`);
    if (count !== undefined && !isInteger(count, 1)) throw bad('players: expected a number from 1');
    if (options !== undefined && !isRecord(options)) throw bad('options: expected an object');
    if (seed !== undefined && typeof seed !== 'string') throw bad('seed: expected a text');
    const env = openEnv(catalogueIn(io));
    const [step] = (await env.open({ game: entry.id, players: count, options, seed })) as readonly [EnvStep];
    const { players } = env.schema();
    const isSeat = (seat: unknown): seat is number => isInteger(seat, 0, players - 1);
    if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeat)) {
      throw bad(`seats: expected a list of numbers from 0 to ${players - 1}`);
    }
    const game = await entry.load();
    const names = namesOf(players);
    // Neither colours nor any terminal's width: a program reads it.
    const out = { ...io.stdout, isTTY: false, columns: undefined };
    const drawing = await drawingOf(entry, game, names, { ...io, stdout: out, env: {} });
    const table = new McpTable(io, { env, entry, game }, { seats, bot }, { step, drawing, names });
    table.#look(step.toAct);
    await table.#letOthersPlay(step.toAct);
    return table;
  }

  /** What the client sees, and what it can do: a number of the actions, from one on. */
  position(from = 0): object {
    const { over, toAct, player, view, legal, result } = this.#step;
    const actions = legal.slice(from, from + MOST).map((id) => ({ id, ...this.#env.describe(0, id) }));
    const happened = this.#happened;
    this.#happened = [];
    const left = Math.max(0, legal.length - from - MOST);
    const board = this.#drawing?.text(this.#state, undefined, player);
    return { over, toAct, player, happened, view, board, legal: actions, ...(left > 0 && { left }), result };
  }

  /** Plays an action of the client, and then what the others do. @throws GameError (as a rejection) */
  async act(action: unknown): Promise<object> {
    const { player } = this.#step;
    this.#play(action, player);
    const { toAct } = this.#step;
    // A client that can act again at once doesn't keep the others from acting.
    await this.#letOthersPlay(player !== null && toAct.includes(player) ? [] : toAct);
    return this.position();
  }

  /** What the player to act does best, by what they see. @throws GameError (as a rejection) */
  async advise({ signal, effort }: Thinking): Promise<object> {
    const { player, toAct, view } = this.#step;
    if (player === null || !toAct.includes(player)) throw new GameError('GAME_OVER', 'nobody is to act');
    const asked = { entry: this.#entry, game: this.#game, view: view as State, player };
    const { actions, ...advice } = await adviceFor(asked, { effort }, { io: this.#io, quiet: true, signal });
    const told = actions.slice(0, MOST_ADVISED).map((one) => ({ id: this.#idOf(one.action), ...one }));
    return { ...advice, actions: told, left: actions.length - told.length };
  }

  /** @throws GameError (as a rejection) for a running game: the record holds what nobody may know yet */
  async review({ signal, effort }: Thinking): Promise<object> {
    const found = await reviewRecord(this.record(), this.#entry, { effort, signal });
    signal.throwIfAborted();
    const { kind, initial, players, steps } = found;
    const marked = steps.filter(({ mark }) => mark !== null);
    const mistakes = marked.map(({ index, player, text, mark, loss, best }) => {
      return { index, player, text, mark, loss, better: best?.text };
    });
    return { kind, initial, players, mistakes, text: reviewText(found, this.#names, plain) };
  }

  /** @throws GameError for a running game: the record holds what nobody may know yet */
  record() {
    if (this.#step.over) return this.#env.record(0);
    throw new GameError('INVALID_RECORD', `${this.#game.id}: the game is not over: nobody may know all of it yet`);
  }

  /** `undefined` where ids are places in `legal`, and the action has none. */
  #idOf(action: AnyAction): number | undefined {
    try {
      return this.#env.id(0, action);
    } catch {
      return undefined;
    }
  }

  /** The seat of the client that is to act first. */
  #mine(toAct: readonly number[]): number | undefined {
    return toAct.find((seat) => this.#seats.includes(seat));
  }

  #play(action: unknown, player: number | null): void {
    const [after] = this.#env.step([action], { player: player ?? undefined }) as readonly [EnvStep];
    this.#look(after.toAct);
    const done = this.#env.record(0).actions.at(-1) as AnyAction;
    // A client with several seats gets what everybody may know, and then what the seat to act sees.
    const viewer = this.#seats.length === 1 ? (this.#seats[0] as number) : null;
    const told = this.#game.step(this.#state, done, undefined, viewer);
    if (!told.ok) throw told.error;
    this.#happened.push(told.text);
    this.#state = told.state as State;
  }

  /** Takes the seat that is to act, or the first of the client's. */
  #look(toAct: readonly number[]): void {
    const player = this.#mine(toAct) ?? this.#seats[0];
    [this.#step] = this.#env.step([null], { player }) as readonly [EnvStep];
  }

  /** @param waiting - seats that wait as long as the client can act */
  async #letOthersPlay(waiting: readonly number[]): Promise<void> {
    const waited = new Set(waiting);
    for (let i = 0; i < MOST_BETWEEN; i++) {
      const { over, toAct } = this.#step;
      const isMine = this.#mine(toAct) !== undefined;
      const seat = toAct.find((one) => !this.#seats.includes(one) && !(isMine && waited.has(one)));
      if (over || seat === undefined) return;
      const [action] = await this.#env.bot(this.#bot, seat);
      this.#play(action, null);
      waited.add(seat);
    }
    throw new GameError('ILLEGAL', `${this.#game.id}: the others act and act: nothing comes of it`);
  }
}
