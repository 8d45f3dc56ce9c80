import { GameError } from '../../kernel/errors.js';
import type { AnyAction, DeepReadonly, Envelope } from '../../kernel/types.js';
import { happened } from '../../play/happened.js';
import { wrapped } from '../answer-text.js';
import { type Request, readAnswer } from './answers.js';
import { Chronicle } from './chronicle.js';
import { nextToAct } from './order.js';
import type { TableSetup } from './setup.js';
import { Turn } from './turn.js';
import { undoPersons } from './undo.js';

type State = DeepReadonly<Envelope>;

export type Step =
  | { readonly kind: 'over' }
  /** A bot is to act: {@link TableSession.act}. */
  | { readonly kind: 'bot'; readonly player: number }
  /** The screen is cleared, and another person sits down in front of it: {@link TableSession.lift}. */
  | { readonly kind: 'curtain'; readonly player: number; readonly isFirst: boolean }
  /** A person is asked: {@link TableSession.answer}. */
  | { readonly kind: 'ask'; readonly player: number; readonly text: string; readonly question: string };

/** What an answer leads to: something to show, and anything asked for that the session can't do itself. */
export interface Reply {
  readonly text: string;
  readonly request?: Request;
  readonly rest?: string;
}

/** A game at a terminal that people share: what is shown next, and what an answer means. It knows of no terminal. */
export class TableSession {
  readonly #setup: TableSetup;
  readonly #chronicle: Chronicle;
  readonly #persons: readonly number[];
  /** Whether people have secrets from each other. */
  readonly #hasCurtain: boolean;
  /** The position that each player saw last. */
  readonly #seen = new Map<number, State>();
  /** Who acted last, or let others act first. */
  #last: number;
  #turn: Turn | null = null;
  /** The person looking at the screen, where not all may. */
  #looking: number | null = null;
  /** The menu that stands on the screen. */
  #menu = '';

  constructor(setup: TableSetup) {
    const { game, names, seats, session } = setup;
    this.#setup = setup;
    this.#chronicle = new Chronicle(game, names.all);
    this.#persons = seats.flatMap(({ bot }, player) => (bot === null ? [player] : []));
    this.#hasCurtain = game.traits.hiddenInformation && this.#persons.length > 1;
    this.#last = session.steps.at(-1)?.player ?? -1;
  }

  next(): Step {
    const { session, seats } = this.#setup;
    if (session.result) return { kind: 'over' };
    if (this.#turn?.isThrown) return this.#asking(this.#turn);
    const player = this.#turn?.player ?? nextToAct(session.toAct, this.#last, session.state.players);
    if (seats[player]?.bot) return { kind: 'bot', player };
    if (this.#hasCurtain && this.#looking !== player) {
      return { kind: 'curtain', player, isFirst: this.#looking === null };
    }
    this.#turn ??= new Turn(this.#setup, player);
    return this.#asking(this.#turn);
  }

  #asking(turn: Turn): Step {
    return { kind: 'ask', player: turn.player, text: this.#screen(turn), question: turn.question };
  }

  /** The player is alone in front of the empty screen. */
  lift(player: number): void {
    this.#looking = player;
    this.#seen.delete(player);
  }

  /** A bot's action, and the sentence for it. @throws GameError when it can't be played */
  act(action: AnyAction): string {
    const turn = new Turn(this.#setup, action.player);
    const { action: known } = turn.throw(action);
    if (known) return this.#play(known);
    this.#turn = turn;
    return '';
  }

  #play(action: AnyAction): string {
    const { session } = this.#setup;
    const before = session.state;
    const { action: played, state: after } = happened(session.play(action));
    this.#chronicle.add({ before, action: played, after });
    this.#last = action.player;
    this.#turn = null;
    const [only = null, ...others] = this.#persons;
    const viewer = this.#hasCurtain ? this.#looking : others.length === 0 ? only : null;
    const present = this.#hasCurtain ? this.#persons.filter((player) => player === viewer) : this.#persons;
    return wrapped(this.#chronicle.last(viewer, present), this.#setup.width);
  }

  /** What the answer of the person who was asked leads to. */
  answer(given: string): Reply {
    const turn = this.#turn;
    if (turn === null) throw new TypeError('nobody was asked');
    const answer = readAnswer(given);
    if (answer.kind === 'request' && !turn.isWording) return this.#request(turn, answer.request, answer.rest);
    // An empty answer where nothing is chosen shows the position again.
    if (answer.kind === 'nothing') this.#seen.delete(turn.player);
    const { text, action } = turn.answer(answer, given);
    if (action === undefined) return { text };
    try {
      return { text: this.#play(action) };
    } catch (error) {
      if (error instanceof GameError) return turn.refuse(error);
      throw error;
    }
  }

  textOf(action: AnyAction): string {
    return (this.#turn ?? new Turn(this.#setup, action.player)).textOf(action);
  }

  #screen(turn: Turn): string {
    const { drawing, session, width } = this.#setup;
    const { state } = session;
    const { player, menu, isThrown } = turn;
    if (isThrown) return '';
    const seen = this.#seen.get(player);
    this.#seen.set(player, state);
    const news = this.#chronicle.newsFor(player).map((sentence) => wrapped(sentence, width));
    const position = drawing === null || seen === state ? '' : drawing.text(state, seen, player);
    const isNew = position !== '' || seen !== state || menu !== this.#menu;
    this.#menu = menu;
    return [news.join(''), position, isNew ? menu : ''].filter((text) => text !== '').join('\n');
  }

  #request(turn: Turn, request: Request, rest: string): Reply {
    if (request === 'explain') return turn.explain(rest);
    if (request === 'back') return turn.back();
    if (request === 'undo') return this.#undo();
    return request === 'next' ? this.#others(turn) : { text: '', request, rest };
  }

  #undo(): Reply {
    const { session, seats } = this.#setup;
    const isPerson = (player: number): boolean => seats[player]?.bot === null;
    if (!undoPersons(session, isPerson, () => this.#chronicle.takeBack())) {
      return {
        text: wrapped('Nothing can be taken back: nothing was done yet, or it was random or has shown something.'),
      };
    }
    this.#turn = null;
    this.#last = session.steps.at(-1)?.player ?? -1;
    return { text: 'Taken back.\n' };
  }

  #others({ player }: Turn): Reply {
    if (this.#setup.session.toAct.length < 2) return { text: 'Nobody else may act now.\n' };
    this.#last = player;
    this.#turn = null;
    return { text: '' };
  }
}
