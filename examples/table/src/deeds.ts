import type { AnyAction, AnyGame, Choice, Envelope } from 'dicewright';
import { thrownAgain } from './kept-dice.js';
import { inWords } from './words.js';
import { type Addressed, addressed, capital } from './words-of-deeds.js';

/** Something to press: what it says, and the part that it stands for. */
export interface Deed {
  readonly label: string;
  readonly part: string;
}

/** What the buttons beside the drawing offer. */
export interface Deeds {
  /** What the one button does, in words; `null` where there is nothing to do as yet. */
  readonly main: string | null;
  /** The part that the one button stands for, where it does not do what is chosen. */
  readonly mainPart: string | null;
  /** Everything else that can be chosen and is not in the drawing. */
  readonly others: readonly Deed[];
  /** What is to be chosen where the button can't do anything: `Choose a die or a line`. */
  readonly wanted: string;
}

/** Whether all that the type of an action leads to is open without it. */
function isSpare(choice: Choice<AnyAction>, part: string): boolean {
  if (!part.startsWith('action:')) return false;
  const next = choice.take(part);
  const open = new Set(choice.options.map((option) => option.part));
  return !next.action && next.options.every((option) => open.has(option.part));
}

/** What people call what a part stands for. */
const kindOf = (part: string): string => part.slice(0, part.indexOf(':'));

const article = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

function wantedOf({ options }: Choice<AnyAction>): string {
  const kinds = [...new Set(options.map(({ part }) => kindOf(part)))].filter(
    (kind) => kind !== 'action' && kind !== 'value' && kind !== 'number',
  );
  const [last, ...rest] = kinds.map(article).reverse();
  if (last === undefined && options.length > 0)
    return options.every(({ label }) => /^\d+$/.test(label)) ? 'Choose a number' : 'Choose what is marked';
  if (last === undefined) return 'Wait';
  return rest.length > 0 ? `Choose ${rest.reverse().join(', ')} or ${last}` : `Choose ${last}`;
}

/** More options than these are not gone through while somebody waits. */
const MOST_OPTIONS = 20;

/** Whether all that can be chosen is of one type of action. */
function isOfOneType(choice: Choice<AnyAction>): boolean {
  if (choice.options.length > MOST_OPTIONS) return false;
  const types = choice.options.map(({ part }) => choice.take(part).taken.find(({ field }) => field === 'type')?.part);
  return new Set(types).size === 1;
}

/** Longer sentences stand on no button. */
const LONGEST = 60;

/** A deed that has no other beside it. */
const alone = (told: Addressed | null): string | null =>
  told?.deed && !/\b(or|up to)\b/.test(told.deed) && told.deed.length < LONGEST ? told.deed : null;

/**
 * What is done with an action, in the words in which it is told afterwards: `Place a red die in d1`; `null` where that can't be
 * known before, or is long.
 */
export function deedOf(game: AnyGame, view: Envelope, action: NonNullable<Choice<AnyAction>['action']>): string | null {
  if (game.traits.hiddenInformation || game.chance(view, action) !== null) return null;
  const sentence = game.describe(view, action, game.reduce(view, action), { viewer: action.player });
  const deed = addressed(sentence, action.player)?.deed;
  return deed && deed.length < LONGEST ? capital(deed) : null;
}

/** What the one button does with the action that is whole. */
function mainWords(game: AnyGame, view: Envelope, choice: Choice<AnyAction>): string {
  const { action } = choice;
  const count = thrownAgain(game, view, choice);
  if (count !== null) return `Roll ${count === 1 ? 'one die' : `${count} dice`} again`;
  return (action && deedOf(game, view, action)) ?? capital(inWords(action?.type ?? ''));
}

/**
 * What can be pressed beside the drawing, in words.
 *
 * @param drawn - the parts that the drawing shows
 * @param todo - what the game says is to be done now, said to the player
 */
export function deedsOf(
  game: AnyGame,
  view: Envelope,
  choice: Choice<AnyAction>,
  drawn: ReadonlySet<string>,
  todo: Addressed | null,
): Deeds {
  const rest = choice.options.filter(({ part }) => !drawn.has(part) && !isSpare(choice, part));
  const others = rest.map(({ part, label, input }): Deed => ({ part, label: capital(label) + (input ? ' …' : '') }));
  const wanted = wantedOf(choice);
  if (choice.action) {
    // What the button does is no second one.
    const again = others.find(({ part }) => {
      const next = part.startsWith('action:') ? choice.take(part) : null;
      return next?.options.length === 0 && JSON.stringify(next.action) === JSON.stringify(choice.action);
    });
    const main = mainWords(game, view, choice);
    return { main, mainPart: again?.part ?? null, others: others.filter((one) => one !== again), wanted };
  }
  const [sole] = rest;
  if (!sole || rest.length > 1 || sole.input) return { main: null, mainPart: null, others, wanted };
  const next = choice.take(sole.part);
  if (next.options.length > 0 || !next.action) return { main: null, mainPart: null, others, wanted };
  const told = isOfOneType(choice) ? alone(todo) : null;
  return { main: capital(told ?? sole.label), mainPart: sole.part, others: [], wanted };
}
