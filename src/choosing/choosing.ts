import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { errorOf, GameError, type Violation } from '../kernel/errors.js';
import { deepFreeze, plainCopy } from '../kernel/plain.js';
import type { Part } from '../kernel/schemas/part.js';
import type { AnyAction, DeepReadonly } from '../kernel/types.js';
import type { Choice, TakenPart } from './choice.js';
import { segmentAt, wordsHead } from './progress.js';
import { actionTaken, refusalOf } from './refusal.js';
import {
  advanced,
  beginning,
  labelled,
  type Outlook,
  optionsOf,
  outlookOf,
  type Position,
  type Step,
  unlisted,
} from './steps.js';
import { type Table, tableOf } from './table.js';
import { readingsOf } from './unlisted.js';

const stepTo = ({ steps }: Outlook, part: Part): Step | undefined => {
  const asked = steps.get(part) ?? steps.get(wordsHead(part));
  return asked && asked.isWords === (asked.part !== part) ? asked : undefined;
};

const partsOfStep = ({ type, field }: Step, part: Part): TakenPart[] => [
  ...(type === null ? [] : [{ part: type, field: 'type', own: false }]),
  { part, field, own: true },
];

class Choosing implements Choice<AnyAction> {
  readonly options: Choice<AnyAction>['options'];
  readonly taken: Choice<AnyAction>['taken'];
  readonly action: AnyAction | null;
  readonly #table: Table;
  readonly #position: Position;
  readonly #outlook: Outlook;
  /** Without the last part pointed at. */
  readonly #shorter: Choosing | null;
  /** Where `back` leads: after giving back, the choice that had the part. */
  readonly #before: Choosing | null;

  constructor(table: Table, position: Position, shorter: Choosing | null, before: Choosing | null = shorter) {
    this.#table = table;
    this.#position = position;
    this.#shorter = shorter;
    this.#before = before;
    this.#outlook = outlookOf(position);
    const { steps, whole } = this.#outlook;
    this.options = Object.freeze(optionsOf(table, steps.values()));
    this.taken = deepFreeze(labelled(table, position));
    this.action = whole && actionTaken(table, whole, position.taken);
    Object.freeze(this);
  }

  static start(table: Table): Choosing {
    return table.guarded(() => new Choosing(table, beginning(table), null));
  }

  // Own functions, so that they can be passed on without it.
  readonly take = (part: Part): Choosing => {
    const next = this.#after(part);
    if (next) return next;
    throw errorOf(this.#refused(part));
  };

  readonly back = (): Choosing => this.#before ?? this;

  readonly refusal = (part: Part): Violation | null => (this.#after(part) ? null : this.#refused(part));

  /**
   * After parts that were taken in another choice: what was taken by itself here need not be taken again, and from the first
   * impossible part on nothing is.
   */
  follow(given: readonly Part[]): Choosing {
    const parts = plainCopy(given, 'INVALID_ACTION', 'parts');
    if (!Array.isArray(parts)) throw new GameError('INVALID_ACTION', 'parts: expected a list of parts');
    let at: Choosing = this;
    const byItself = at.taken.map(({ part }) => part);
    for (const part of parts) {
      const known = byItself.indexOf(part as Part);
      if (known >= 0) {
        byItself.splice(known, 1);
        continue;
      }
      const next = at.#after(part);
      if (!next) break;
      byItself.push(...next.taken.slice(at.taken.length).flatMap((one) => (one.own ? [] : one.part)));
      at = next;
    }
    return at;
  }

  #refused(part: unknown): Violation {
    const step = typeof part === 'string' ? stepTo(this.#outlook, part) : undefined;
    const parts = step && [...this.taken, ...partsOfStep(step, part as Part)];
    const words = parts && { candidate: step.candidate, taken: parts };
    return this.#table.guarded(() => refusalOf(this.#table, this.taken, part, words));
  }

  #after(part: unknown): Choosing | null {
    if (typeof part !== 'string') return null;
    return this.#table.guarded(() => this.#tried(part));
  }

  #tried(part: Part): Choosing | null {
    const step = stepTo(this.#outlook, part);
    if (step) return this.#with(partsOfStep(step, part), step);
    const given = this.taken.map((one) => one.own && one.part).lastIndexOf(part);
    if (given >= 0 && this.#isOfSet(given)) return this.#without(given);
    return this.#beyond(part);
  }

  #with(parts: readonly TakenPart[], step?: Step): Choosing | null {
    const position = advanced(this.#table, this.#position, parts);
    if (!position) return null;
    const next = new Choosing(this.#table, position, this);
    return step?.isWords && next.#outlook.whole && !next.action ? null : next;
  }

  #isOfSet(index: number): boolean {
    const [candidate] = this.#position.candidates;
    return candidate !== undefined && segmentAt(candidate, index).how === 'set';
  }

  /** Chosen anew from before that part was taken; what isn't possible without it is dropped. */
  #without(index: number): Choosing {
    const later = this.taken.slice(index + 1).flatMap(({ own, part }) => (own ? part : []));
    let shorter: Choosing = this;
    for (let left = later.length; left >= 0; left--) shorter = shorter.#shorter ?? shorter;
    const chosen = shorter.follow(later);
    return new Choosing(this.#table, chosen.#position, chosen.#shorter, this);
  }

  /** What isn't listed can still be taken, where not everything is listed. */
  #beyond(part: Part): Choosing | null {
    const table = this.#table;
    if (this.#position.isAll && table.game.traits.enumerable) return null;
    for (const { parts } of readingsOf(table, this.taken, part)) {
      const next = this.#with(parts);
      if (next) return next;
      const whole = unlisted(table, [...this.taken, ...parts]);
      if (whole) return new Choosing(table, whole, this);
    }
    return null;
  }
}

/**
 * A person's way to an action by pointing: what can be pointed at, what is taken, and the action once it is whole. From the
 * view alone, for every game, from what its actions declare (`part`, `completions`, `label`).
 *
 * What all actions that are still possible have in common is taken by itself, after the person's first step always, before
 * it only while more than one action is legal; so nothing is whole before someone has pointed. While the type of action is
 * open, the parts of the first field that only one type has are options, too. A step
 * takes at most 50 ms; for games that list their completions what is found in 30 ms is listed, more can be taken.
 *
 * @param view - what the player sees; a host may give a state
 * @param parts - what has been taken already, as in the choice before others acted; from the first part that isn't possible
 * any more, they are left out
 * @throws `GameError` `INVALID_STATE` for anything but a view, `INVALID_ACTION` for a player who is not there; a player who
 * may not act has no options, and `refusal` says why
 */
export function choosing<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  view: DeepReadonly<NoInfer<State | View>>,
  player: number,
  parts: readonly Part[] = [],
): Choice<Action> {
  return Choosing.start(tableOf(gameAtHand(game), view, player)).follow(parts) as Choice<Action>;
}
