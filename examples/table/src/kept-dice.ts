import { type AnyAction, type AnyGame, type Choice, createRng, type Envelope } from 'dicewright';
import { choosing, partsOf } from 'dicewright/choosing';

/** Dice on the table of which some can be thrown again. */
interface Throw {
  /** All that can be thrown, as they lie. */
  readonly dice: readonly string[];
  /** The action itself, as a part, and the field that tells the dice. */
  readonly type: string;
  readonly field: string;
}

/** How many dice a throw gives; `null` where it is none of dice alone. */
function thrown(game: AnyGame, view: Envelope, action: Choice<AnyAction>['action']): number | null {
  const outcome = action && game.chance(view, action)?.sample(createRng('how many'));
  return Array.isArray(outcome) ? outcome.length : null;
}

/** The dice that can be thrown again, any of them, if that is what can be chosen. */
function throwIn(game: AnyGame, view: Envelope, choice: Choice<AnyAction>): Throw | null {
  if (game.traits.hiddenInformation || choice.taken.some(({ own }) => own)) return null;
  const dice = choice.options.flatMap(({ part }) => (part.startsWith('die:') ? part : []));
  const [first] = dice;
  if (first === undefined || dice.length < 2) return null;
  const one = choice.take(first);
  const [type, field] = [one.taken.find((taken) => taken.field === 'type')?.part, one.taken.at(-1)?.field];
  if (type === undefined || field === undefined || thrown(game, view, one.action) !== 1) return null;
  let all = one;
  for (const part of dice.slice(1)) {
    if (all.refusal(part)) return null;
    all = all.take(part);
  }
  return thrown(game, view, all.action) === dice.length ? { dice, type, field } : null;
}

/** A choice among dice that are kept: what is pointed at stays, and the others are thrown. */
function keeping(base: Choice<AnyAction>, which: Throw, kept: readonly string[], before: Choice<AnyAction> | null) {
  const { dice, type, field } = which;
  const others = dice.filter((part) => !kept.includes(part));
  const throwing = (): Choice<AnyAction> => others.reduce((choice, part) => choice.take(part), base);
  const isDie = (part: string): boolean => dice.includes(part);
  const choice: Choice<AnyAction> = Object.freeze({
    options: base.options.filter(({ part }) => !kept.includes(part) && (part !== type || others.length > 0)),
    taken: [...base.taken, ...kept.map((part) => ({ part, field, own: true }))],
    action: others.length > 0 ? throwing().action : null,
    take: (part: string): Choice<AnyAction> => {
      if (!isDie(part)) return part === type && others.length > 0 ? wholly(throwing()) : base.take(part);
      const now = kept.includes(part) ? kept.filter((one) => one !== part) : [...kept, part];
      return keeping(base, which, now, choice);
    },
    back: () => before ?? choice,
    refusal: (part: string) => (isDie(part) ? null : base.refusal(part)),
  });
  return choice;
}

/** Nothing more is to be chosen. */
const wholly = (choice: Choice<AnyAction>): Choice<AnyAction> => ({ ...choice, options: [] });

/**
 * The choice as players know it from their own dice: where any of the dice that lie there can be thrown again, the ones that
 * are pointed at are kept, and everything else that could be done stays open meanwhile. Any other choice is as it was.
 */
export function withKeptDice(game: AnyGame, view: Envelope, choice: Choice<AnyAction>): Choice<AnyAction> {
  const which = throwIn(game, view, choice);
  return which ? keeping(choice, which, [], null) : choice;
}

/** How many dice are thrown by what is chosen, where others are kept; `null` where none are. */
export function thrownAgain(
  game: AnyGame,
  view: Envelope,
  { taken, options, action }: Choice<AnyAction>,
): number | null {
  const isOfDice =
    options.some(({ part }) => part.startsWith('die:')) || taken.some(({ part }) => part.startsWith('die:'));
  return isOfDice && !game.traits.hiddenInformation ? thrown(game, view, action) : null;
}

/**
 * The dice that an action keeps, as parts, where it throws others of them again; `null` where it throws none of those that lie
 * there.
 */
export function keptBy(game: AnyGame, view: Envelope, action: AnyAction): readonly string[] | null {
  const which = throwIn(game, view, choosing(game, view, action.player));
  const parts = partsOf(game, action);
  if (!which || !parts.includes(which.type)) return null;
  const kept = which.dice.filter((part) => !parts.includes(part));
  return kept.length === which.dice.length ? null : kept;
}
