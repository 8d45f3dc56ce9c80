import type { NamedBot } from '../../../advice/named-bot.js';
import { thumb } from '../../../advice/thumb.js';
import type { AnyAction, Envelope } from '../../../kernel/types.js';
import { cellsNamed } from '../../../pyramid/names.js';
import { wallsOf } from '../../../pyramid/shapes.js';

/** An action that puts dice into cells, or none. */
interface Placing extends AnyAction {
  readonly cell?: string | undefined;
  readonly cells?: readonly string[] | undefined;
}

/** Outer faces that the dice of an action have in the complete pyramid. */
const facesOf = ({ cell, cells = cell === undefined ? [] : [cell] }: Placing): number =>
  cellsNamed(cells).reduce((sum, one) => sum + wallsOf(one).length, 0);

/** The rule of thumb of games of outer faces, in the words of the game. */
export const facesThumb = (about: string): NamedBot => thumb<Envelope, Placing>(about, (_, action) => facesOf(action));
