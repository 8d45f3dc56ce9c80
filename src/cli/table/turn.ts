import { actionShapes } from '../../choosing/action-fields.js';
import type { Choice, ChoiceOption } from '../../choosing/choice.js';
import { createRng } from '../../kernel/dice/random.js';
import type { Violation } from '../../kernel/errors.js';
import type { Part } from '../../kernel/schemas/part.js';
import { didYouMean } from '../../kernel/suggestion.js';
import type { AnyAction, DeepReadonly, Envelope } from '../../kernel/types.js';
import { cleanText } from '../../render/clean.js';
import { wrapped } from '../answer-text.js';
import { refusalText } from '../names.js';
import { type Answer, keysText } from './answers.js';
import { actionText, outcomeText, readAction, readOutcome } from './entry.js';
import { menuText } from './menu.js';
import type { TableSetup } from './setup.js';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Shorter beginnings of a label stand for nothing. */
const BEGINNING = 3;

/** The option with this label or part, else the only one whose label begins like that. */
function optionNamed(options: readonly ChoiceOption[], name: string): ChoiceOption | undefined {
  const exact = options.find(({ label, part }) => [label, part].some((one) => isSame(one, name)));
  if (exact || name.length < BEGINNING) return exact;
  const [only, other] = options.filter(({ label }) => label.toLowerCase().startsWith(name.toLowerCase()));
  return other ? undefined : only;
}

/** What an answer leads to: something to show, an action to play, or nothing yet. */
export interface TurnReply {
  readonly text: string;
  readonly action?: AnyAction;
}

/** A person's way to one action: what can be chosen, and what an answer means. */
export class Turn {
  readonly player: number;
  readonly #setup: TableSetup;
  readonly #state: DeepReadonly<Envelope>;
  #choice: Choice<AnyAction>;
  /** An action whose outcome is still to be reported. */
  #thrown: AnyAction | null = null;
  #wording: ChoiceOption | null = null;
  #refused: Violation | null = null;
  /** What each part that could be chosen was called. */
  readonly #labels = new Map<string, string>();

  constructor(setup: TableSetup, player: number) {
    const { session } = setup;
    this.player = player;
    this.#setup = setup;
    this.#state = session.state;
    this.#choice = this.#known(session.choice(player));
  }

  #known(choice: Choice<AnyAction>): Choice<AnyAction> {
    for (const { part, label } of choice.options) this.#labels.set(part, label);
    return choice;
  }

  get menu(): string {
    if (this.#wording || this.#thrown) return '';
    const { names, style, width } = this.#setup;
    const { options, action } = this.#choice;
    const who = style.bold(`To act: ${names.join([this.player])}`);
    const enter = action ? `Enter: ${this.textOf(action)}\n` : '';
    return `${who}\n${this.#taken}${menuText(options, width)}${enter}`;
  }

  get #taken(): string {
    const own = this.#choice.taken.filter(({ own }) => own);
    if (own.length === 0) return '';
    return this.#lines(`Chosen: ${own.map(({ part }) => this.#labels.get(part) ?? part).join(', ')}`);
  }

  get question(): string {
    const name = this.#setup.names.join([this.player]);
    if (this.#thrown) return `${name}: what came of ${this.textOf(this.#thrown)}? (${this.#exampleOf(this.#thrown)})`;
    if (this.#wording) return `${name}: in which words?`;
    return `${name}: a number or an action (? for help)`;
  }

  get isThrown(): boolean {
    return this.#thrown !== null;
  }

  /** Whether the next answer is words, whatever they are. */
  get isWording(): boolean {
    return this.#wording !== null;
  }

  textOf(action: AnyAction): string {
    const { game, names } = this.#setup;
    return cleanText(actionText({ game, players: names.all.length, names: names.all }, action));
  }

  /** A possible outcome of an action, as an example of the form. */
  #exampleOf(action: AnyAction): string {
    const { game } = this.#setup;
    const outcome = game.chance(this.#state, action)?.sample(createRng('example'));
    return `such as ${cleanText(outcomeText(game, action, outcome))}`;
  }

  answer(answer: Answer, given: string): TurnReply {
    if (this.#wording) return this.#word(this.#wording, given.trim());
    if (this.#thrown) return this.#report(this.#thrown, given);
    if (answer.kind === 'numbers') return this.#byNumbers(answer.numbers);
    if (answer.kind === 'words') return this.#byWords(answer.text);
    return this.#choice.action ? this.throw(this.#choice.action) : { text: '' };
  }

  /** Without the last part of the choice. */
  back(): TurnReply {
    if (this.#thrown) this.#thrown = null;
    else if (this.#choice.back() === this.#choice) return { text: 'Nothing is chosen yet.\n' };
    else this.#choice = this.#choice.back();
    return { text: '' };
  }

  /** The rule behind the last refusal, or with an id; else what can be answered. */
  explain(id: string): TurnReply {
    const { clause, game, width } = this.#setup;
    const asked = id === '' ? this.#refused?.clause : id.toUpperCase();
    if (asked === undefined) return { text: keysText };
    return { text: clause(asked, width) ?? this.#lines(`There is no clause ${asked} in the rules of ${game.title}.`) };
  }

  refuse(violation: Violation): TurnReply {
    this.#refused = violation;
    const { clause, width } = this.#setup;
    const isTold = violation.clause !== undefined && clause(violation.clause, width) !== null;
    const more = isTold ? '; ? shows the rule' : '';
    return { text: this.#lines(`No: ${refusalText(violation, this.#setup.names)}${more}`) };
  }

  #lines(text: string): string {
    return wrapped(text, this.#setup.width);
  }

  #byNumbers(numbers: readonly number[]): TurnReply {
    const { options } = this.#choice;
    const chosen = numbers.map((number) => options[number - 1]);
    const missing = numbers.find((_, i) => chosen[i] === undefined);
    if (missing !== undefined)
      return { text: this.#lines(`There is no ${missing}: options are from 1 to ${options.length}.`) };
    const [only] = chosen;
    if (chosen.length === 1 && only?.input === 'text') return this.#ask(only);
    return this.#take(chosen.flatMap((option) => option?.part ?? []));
  }

  #byWords(text: string): TurnReply {
    const whole = optionNamed(this.#choice.options, text);
    const named = whole ? [whole] : text.split(/[\s,]+/).map((word) => optionNamed(this.#choice.options, word));
    if (whole?.input === 'text') return this.#ask(whole);
    const parts = named.flatMap((option) => option?.part ?? []);
    return parts.length === named.length ? this.#take(parts) : this.#typed(text);
  }

  #typed(text: string): TurnReply {
    const { game, names, seats } = this.#setup;
    const typed = readAction({ game, players: names.all.length, names: names.all }, this.player, text);
    if (typed === null) return this.#named(text);
    if ('problem' in typed) return { text: this.#lines(typed.problem) };
    const { player } = typed.value;
    if (seats[player]?.bot) return { text: this.#lines(`${names.join([player])} plays alone.`) };
    const refused = game.check(game.view(this.#state, player), typed.value);
    return refused ? this.refuse(refused) : this.throw(typed.value);
  }

  /** What is there, or was, but is not an option now. */
  #named(text: string): TurnReply {
    const { options, refusal } = this.#choice;
    const named = [...this.#labels].find(([part, label]) => [label, part].some((one) => isSame(one, text)));
    if (named && refusal(named[0]) === null) return this.#take([named[0]]);
    // What is there but can't be chosen now is refused by its rule.
    const kinds = new Set([...this.#shapes.values()].flatMap(({ fields }) => fields.map(({ kind }) => kind)));
    const meant = [...(named ? [named[0]] : []), ...[...kinds].map((kind) => `${kind}:${text}`)];
    const refused = meant.map(refusal).find((one) => one?.clause !== undefined);
    if (refused) return this.refuse(refused);
    const known = [...options.map(({ label }) => label), ...this.#shapes.keys()];
    return {
      text: this.#lines(`There is no ${text} to choose${didYouMean(text, known)}; ? shows what you can answer.`),
    };
  }

  get #shapes() {
    return actionShapes(this.#setup.game);
  }

  #take(parts: readonly Part[]): TurnReply {
    let choice = this.#choice;
    for (const part of parts) {
      const refused = choice.refusal(part);
      if (refused) return this.refuse(refused);
      choice = choice.take(part);
    }
    this.#choice = this.#known(choice);
    const { action, options } = choice;
    if (action) return options.length === 0 ? this.throw(action) : { text: '' };
    const [only, other] = options;
    return only?.input === 'text' && !other ? this.#ask(only) : { text: '' };
  }

  /** Asks for the words of an option. */
  #ask(option: ChoiceOption): TurnReply {
    this.#wording = option;
    return { text: '' };
  }

  #word({ part }: ChoiceOption, words: string): TurnReply {
    this.#wording = null;
    return words === '' ? { text: '' } : this.#take([`${part}${words}`]);
  }

  /** The action is played once its outcome is known. */
  throw(action: AnyAction): TurnReply {
    const { game, tellsOutcomes } = this.#setup;
    const isOpen = tellsOutcomes && !('outcome' in action) && game.chance(this.#state, action) !== null;
    if (!isOpen) return { text: '', action };
    this.#thrown = action;
    return { text: '' };
  }

  #report(action: AnyAction, given: string): TurnReply {
    const read = readOutcome(this.#setup.game, action, given);
    if ('problem' in read) return { text: this.#lines(read.problem) };
    return { text: '', action: { ...action, outcome: read.value } as AnyAction };
  }
}
