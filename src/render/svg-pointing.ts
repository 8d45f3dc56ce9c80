import type { Choice, ChoiceOption } from '../choosing/choice.js';
import type { Part } from '../kernel/schemas/part.js';
import { escapeXml } from './clean.js';
import { join, type Piece, type Point } from './svg-piece.js';

/** The part of a choice that is drawn: what can be pointed at, and what was. */
export type ShownChoice = Pick<Choice<unknown>, 'options' | 'taken'>;

/** Whether a part can be pointed at, was pointed at, or neither. */
export type PartState = 'open' | 'taken' | 'none';

/** The one of several parts that is meant now. */
export interface PointedPart {
  readonly part: Part;
  readonly state: PartState;
  /** What the choice calls it. */
  readonly label?: string | undefined;
}

/** Something in the drawing that an application can find again: a die, a cell, a box. */
export interface Thing {
  /** Unique, and the same in the next drawing. */
  readonly key: string;
  readonly meant: PointedPart | null;
  /** Its name, for people who can't see it. */
  readonly name: string;
  readonly outline: readonly Point[];
  /** The die that lies there, in words: they change when it is turned, moved or taken. */
  readonly die?: string | undefined;
  /** It stands for an option that asks for words. */
  readonly input?: ChoiceOption['input'];
}

export interface Pointing {
  readonly hasChoice: boolean;
  readonly isInteractive: boolean;
  /** Which of the parts is meant: the first that is open, else the first that was taken, else the first. */
  readonly meant: (parts: readonly Part[] | undefined) => PointedPart | null;
  /** The thing as a group of its own, drawn with all that belongs to it. */
  readonly group: (thing: Thing, drawn: Piece | string) => Piece;
  readonly rest: () => readonly ChoiceOption[];
}

/** What the thing is called where it is open: with the choice's words, unless they say the same. */
function fullName({ name, meant }: Thing): string {
  const label = meant?.state === 'open' ? (meant.label ?? '') : '';
  return label === '' || name.toLowerCase().includes(label.toLowerCase()) ? name : `${name}: ${label}`;
}

/** @param isInteractive - whether things with parts are buttons */
export function createPointing(choice: ShownChoice | undefined, isInteractive: boolean): Pointing {
  const open = new Map(choice?.options.map((option) => [option.part, option]));
  const taken = new Set(choice?.taken.map(({ part }) => part));
  const drawnParts = new Set<Part>();
  const keys = new Map<string, number>();

  function uniqueKey(key: string): string {
    const times = (keys.get(key) ?? 0) + 1;
    keys.set(key, times);
    return times === 1 ? key : uniqueKey(`${key}~${times}`);
  }

  function attributesOf(thing: Thing, { part, state }: PointedPart): string {
    const button = [' role="button"', drawnParts.has(part) ? '' : ' tabindex="0"'];
    if (state === 'taken') button.push(' aria-pressed="true"');
    if (state === 'none' && choice) button.push(' aria-disabled="true"');
    if (thing.input) button.push(` data-input="${thing.input}"`);
    button.push(` aria-label="${escapeXml(fullName(thing))}"`);
    return ` data-part="${escapeXml(part)}" data-state="${state}"${isInteractive ? button.join('') : ''}`;
  }

  return {
    hasChoice: choice !== undefined,
    isInteractive,
    meant(parts = []) {
      const [first] = parts;
      if (first === undefined) return null;
      const part = parts.find((one) => open.has(one));
      if (part !== undefined) return { part, state: 'open', label: open.get(part)?.label };
      const had = parts.find((one) => taken.has(one));
      return had === undefined ? { part: first, state: 'none' } : { part: had, state: 'taken' };
    },
    group(thing, drawn) {
      const key = uniqueKey(thing.key);
      const piece = join([drawn]);
      const { meant } = thing;
      const die = isInteractive && thing.die !== undefined ? ` data-die="${escapeXml(thing.die)}"` : '';
      const begin = `<g data-key="${escapeXml(key)}"${die}`;
      if (meant === null) return { ...piece, svg: `${begin}>${piece.svg}</g>` };
      const attributes = attributesOf(thing, meant);
      drawnParts.add(meant.part);
      return {
        svg: `${begin}${attributes}><title>${escapeXml(fullName(thing))}</title>${piece.svg}</g>`,
        targets: [{ part: meant.part, key, outline: thing.outline }, ...piece.targets],
      };
    },
    rest: () => [...open.values()].filter(({ part }) => !drawnParts.has(part)),
  };
}
