import type { Entry } from '../../entry/entry.js';
import { platform } from '../../platform/node.js';
import { wrapped } from '../answer-text.js';
import { FileError, Interrupted } from '../errors.js';
import type { CommandIo, Interrupt, Terminal } from '../io.js';
import { adviceFor, adviceText, worthText } from '../judgement.js';
import { botsAction } from './bots-action.js';
import type { GameFile } from './game-file.js';
import { type Reply, TableSession } from './session.js';
import type { TableSetup } from './setup.js';

/** A game that is played at a terminal. */
export interface TableGame extends TableSetup {
  /** What belongs to the game. */
  readonly entry: Entry;
  readonly file: GameFile;
  /** The seed of the bots' choices. */
  readonly botSeed: string;
  /** The command that goes on with the game kept in a file. */
  readonly goingOn: (file: string) => string;
}

/** How many actions a hint lists. */
const HINTS = 6;

/** The person has left. */
class Left extends Error {}

/** Plays until the game is over or the person quits. */
class TablePlay {
  readonly #game: TableGame;
  readonly #io: CommandIo;
  readonly #terminal: Terminal;
  readonly #session: TableSession;
  readonly #signal: AbortSignal;
  #hasAskedToQuit = false;
  #isAnnouncing = false;

  constructor(game: TableGame, terminal: Terminal, signal: AbortSignal, io: CommandIo) {
    this.#game = game;
    this.#io = io;
    this.#terminal = terminal;
    this.#signal = signal;
    this.#session = new TableSession(game);
  }

  async run(): Promise<void> {
    for (let step = this.#session.next(); step.kind !== 'over'; step = this.#session.next()) {
      if (step.kind === 'bot') await this.#letBotAct(step.player);
      else if (step.kind === 'curtain') await this.#change(step.player, step.isFirst);
      else {
        await this.#tell(step.text);
        const isStaying = await this.#follow(this.#session.answer(await this.#ask(step.question)), step.player);
        if (!isStaying) return;
      }
    }
  }

  async #tell(text: string): Promise<void> {
    if (text !== '') await this.#io.stdout.write(`\n${text}`);
    this.#isAnnouncing = false;
  }

  /** What bots do one after the other is one paragraph. */
  async #announce(text: string): Promise<void> {
    if (text === '') return;
    await this.#io.stdout.write(this.#isAnnouncing ? text : `\n${text}`);
    this.#isAnnouncing = true;
  }

  #lines(text: string): string {
    return wrapped(text, this.#game.width);
  }

  async #ask(question: string): Promise<string> {
    const answer = await this.#terminal.ask(question, this.#signal);
    if (answer === null) throw new Left();
    return answer;
  }

  async #letBotAct(player: number): Promise<void> {
    const { session, seats, botSeed } = this.#game;
    await this.#announce(this.#session.act(botsAction(session, seats[player], player, botSeed)));
    // A signal is noticed in between.
    await platform.pause();
    if (this.#signal.aborted) throw new Left();
  }

  async #change(player: number, isFirst: boolean): Promise<void> {
    const name = this.#game.names.join([player]);
    if (!isFirst) await this.#ask(`Enter clears the screen for ${name}`);
    await this.#terminal.clear();
    await this.#ask(`${name}: Enter when you alone look`);
    this.#session.lift(player);
  }

  /** Does what the session can't do itself; gives whether the game goes on. */
  async #follow({ text, request, rest = '' }: Reply, player: number): Promise<boolean> {
    await this.#tell(text);
    if (request === 'quit') return this.#quit();
    this.#hasAskedToQuit = false;
    if (request === 'hint') await this.#hint(player);
    if (request === 'save') await this.#save(rest);
    return true;
  }

  async #hint(player: number): Promise<void> {
    const { session, game, entry, drawing, style, width } = this.#game;
    const view = session.view(player);
    try {
      const advice = await adviceFor({ entry, game, view, player }, {}, { io: this.#io, signal: this.#signal });
      const { action, value } = advice;
      const { players } = session.state;
      const board = drawing?.marking(view, player, action) ?? '';
      const best = this.#lines(`Hint: ${this.#session.textOf(action)} (worth ${worthText(value, players)})`);
      await this.#tell(`${board}${best}\n${adviceText(advice, players, style, HINTS, width)}`);
    } catch (error) {
      throw this.#signal.aborted ? new Left() : error;
    }
  }

  async #save(named: string): Promise<void> {
    const { file, game, goingOn } = this.#game;
    let name = named || file.name;
    if (name === undefined) {
      const proposal = await file.freeName(game.id);
      name = (await this.#ask(`File to save to (Enter: ${proposal})`)).trim() || proposal;
    }
    try {
      await file.keep(name);
      await this.#tell(`Saved. Go on with\n  ${goingOn(name)}\n`);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      await this.#tell(this.#lines(`Not saved: ${error.file}: ${error.message}`));
    }
  }

  async #quit(): Promise<boolean> {
    const { file, goingOn } = this.#game;
    if (!file.isBehind || this.#hasAskedToQuit) return false;
    if (file.name !== undefined) {
      await file.keep(file.name);
      await this.#tell(`Saved. Go on with\n  ${goingOn(file.name)}\n`);
      return false;
    }
    this.#hasAskedToQuit = true;
    await this.#tell('The game is not saved: s saves it, q again leaves it.\n');
    return true;
  }
}

/** Keeps a game that was left, and says how to go on. @throws FileError (as a rejection) */
async function keepLeft({ file, game, goingOn }: TableGame): Promise<string> {
  if (!file.isBehind) return file.name === undefined ? '' : `: go on with ${goingOn(file.name)}`;
  const name = file.name ?? (await file.freeName(game.id));
  await file.keep(name);
  return `: the game is kept; go on with ${goingOn(name)}`;
}

/**
 * Lets people at the terminal play, until the game is over or they leave.
 *
 * @throws Interrupted (as a rejection) when they leave by Ctrl-C or by a signal, after the game was kept; FileError
 */
export async function playTable(game: TableGame, terminal: Terminal, io: CommandIo): Promise<void> {
  const stop = new AbortController();
  let interrupt: Interrupt = 'SIGINT';
  const unheard = io.onInterrupt((signal) => {
    interrupt = signal;
    stop.abort();
  });
  try {
    await new TablePlay(game, terminal, stop.signal, io).run();
  } catch (error) {
    throw error instanceof Left ? new Interrupted(interrupt, await keepLeft(game)) : error;
  } finally {
    unheard();
  }
}
