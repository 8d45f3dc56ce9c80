/**
 * What a position looks like, as plain data: a game declares a {@link Picture}, `dicewright/render` draws it as text
 * or as SVG. Only types live here, so that a game's picture costs its bundle nothing of the renderer.
 *
 * Optional members may also be given as `undefined`, which keeps declarations free of conditional spreads.
 *
 * @module
 */
import type { Part } from '../kernel/schemas/part.js';

/**
 * A colour by its meaning. The renderer's palettes decide how it looks on a light and on a dark ground; `muted` steps
 * back behind the text, `accent` draws the eye.
 */
export type PictureColor =
  | 'red'
  | 'orange'
  | 'gold'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'pink'
  | 'black'
  | 'gray'
  | 'white'
  | 'muted'
  | 'accent';

/** A sign on a die's face that is drawn, not written. */
export type PictureSymbol = 'skull' | 'joker';

/** What a die shows: pips (0 to 9), a short text such as a letter or a number, a symbol, or nothing yet. */
export type PictureFace =
  | { readonly kind: 'pips'; readonly count: number }
  | { readonly kind: 'letter'; readonly text: string }
  | { readonly kind: 'symbol'; readonly symbol: PictureSymbol }
  | { readonly kind: 'blank' };

/** One die. */
export interface PictureDie {
  readonly shape: 'cube' | 'dodecahedron';
  readonly face: PictureFace;
  /** Colour of the die itself. */
  readonly color: PictureColor;
  /** Colour of the upper face where that differs from the die, such as a red face on a gray dodecahedron. */
  readonly faceColor?: PictureColor | undefined;
  /** Lies out of play, as a die that may not be rolled again. */
  readonly setAside?: boolean | undefined;
  /** Chosen, as the dice that were just used for the score. */
  readonly selected?: boolean | undefined;
  /** Rolled by the last action. */
  readonly rolled?: boolean | undefined;
  /**
   * What a person means who points at it, as parts of actions (`die:2`, `line:fullHouse`): the first that is open. None,
   * unless given.
   */
  readonly parts?: readonly Part[] | undefined;
}

/** Dice that belong together. */
export interface PictureDiceRow {
  /** Name of the group, such as `Steam`. */
  readonly label?: string | undefined;
  readonly dice: readonly PictureDie[];
  /** A few words on what lies there, such as `Vesuvius 5`. */
  readonly note?: string | undefined;
  /**
   * What a person means who points at it, as parts of actions (`die:2`, `line:fullHouse`): the first that is open. None,
   * unless given.
   */
  readonly parts?: readonly Part[] | undefined;
}

/** Dice on the table. */
export interface DicePart {
  readonly kind: 'dice';
  readonly rows: readonly PictureDiceRow[];
}

/** A line of text: whose turn it is, the result. */
export interface NotePart {
  readonly kind: 'note';
  readonly text: string;
  /** `accent` for what to do now, `gold` for a result; without it the line is plain. */
  readonly tone?: PictureColor | undefined;
}

/** One box of a score sheet. */
export interface SheetCell {
  /** What is written (or printed) in the box. */
  readonly text?: string | undefined;
  /**
   * Small dice that lie in the box in place of its text, which stands for them where nothing is drawn. A die with `parts` of its
   * own is pointed at itself.
   */
  readonly dice?: readonly PictureDie[] | undefined;
  /** Pieces that lie in the box, after its dice, in place of its text: one colour per piece. */
  readonly pieces?: readonly PictureColor[] | undefined;
  /** Bonus marks × in the upper right corner. */
  readonly marks?: 0 | 1 | 2 | undefined;
  /** A cross stands on the box. */
  readonly crossed?: boolean | undefined;
  /** A circle is drawn round what stands in the box, as round a frozen cross. */
  readonly circled?: boolean | undefined;
  /** The text is struck through: it can no longer be had. */
  readonly struck?: boolean | undefined;
  /** The text is only a proposal: what the box would score now. */
  readonly hint?: boolean | undefined;
  /** The box that is to be filled next, or that was filled last. */
  readonly current?: boolean | undefined;
  readonly tone?: PictureColor | undefined;
  /** Number of columns that the box covers (1). */
  readonly span?: number | undefined;
  /**
   * What a person means who points at it, as parts of actions (`die:2`, `line:fullHouse`): the first that is open. None,
   * unless given.
   */
  readonly parts?: readonly Part[] | undefined;
}

/** A column of boxes. */
export interface SheetColumn {
  readonly heading?: string | undefined;
  /** Width in relation to the other columns (1). */
  readonly weight?: number | undefined;
  /** Marks the column, as that of the player whose turn it is. */
  readonly current?: boolean | undefined;
  /** A patch of colour before the heading, such as that of the player's dice. */
  readonly tone?: PictureColor | undefined;
  /** Tint behind the whole column, as for a scoring zone. */
  readonly zone?: PictureColor | undefined;
  /** A bold line after the column, to be reached or crossed. */
  readonly goal?: boolean | undefined;
  /**
   * What a person means who points at it, as parts of actions (`die:2`, `line:fullHouse`): the first that is open. None,
   * unless given.
   */
  readonly parts?: readonly Part[] | undefined;
}

/** A heading over several columns. */
export interface SheetGroup {
  /** Empty: nothing stands over these columns. */
  readonly heading: string;
  /** Number of columns. */
  readonly span: number;
  readonly tone?: PictureColor | undefined;
}

/** A line of boxes; `null` leaves the place of one column empty. */
export interface SheetLine {
  readonly kind: 'line';
  readonly label: string;
  readonly tone?: PictureColor | undefined;
  /** A total, set in bold on a ground of its own; `grand` is the one that counts in the end. */
  readonly total?: 'sum' | 'grand' | undefined;
  readonly cells: readonly (SheetCell | null)[];
  /**
   * What a person means who points at it, as parts of actions (`die:2`, `line:fullHouse`): the first that is open. None,
   * unless given.
   */
  readonly parts?: readonly Part[] | undefined;
}

/** A heading between lines. */
export interface SheetSection {
  readonly kind: 'section';
  readonly heading: string;
}

/** A score sheet: columns of boxes, lines with labels. */
export interface SheetPart {
  readonly kind: 'sheet';
  /** Whose sheet it is; left out where the columns are the players. */
  readonly title?: string | undefined;
  /** Stands opposite the title, such as the total. */
  readonly caption?: string | undefined;
  /** Marks the sheet, as that of the player whose turn it is. */
  readonly current?: boolean | undefined;
  /** Boxes are larger, for totals with bonus marks. */
  readonly roomy?: boolean | undefined;
  readonly columns: readonly SheetColumn[];
  /** Headings over the columns; their spans add up to at most the number of columns. */
  readonly groups?: readonly SheetGroup[] | undefined;
  readonly rows: readonly (SheetLine | SheetSection)[];
}

/** What is drawn on the faces -x, -y, -z of a die; `null` for a face that the viewer does not see. */
export type BoardFaces = readonly [x: PictureFace | null, y: PictureFace | null, z: PictureFace | null];

/** A die that stands on a corner, so that three of its faces look up. */
export interface BoardDie {
  readonly color: PictureColor;
  /** Left out where numbers don't matter in the game. */
  readonly faces?: BoardFaces | undefined;
}

/** A place in a heap of dice, with the die that lies there or without. */
export interface BoardCell {
  /** What the cell is called, such as `3c2`. */
  readonly name: string;
  /**
   * Coordinates, each a whole number from 0: a die lies on those at +x, +y, +z. On the base plate they add up to 8, and
   * a level higher to 1 less.
   */
  readonly at: readonly [x: number, y: number, z: number];
  /** Left out for an empty cell. */
  readonly die?: BoardDie | undefined;
  /** What lies there was changed by the last action, or taken away. */
  readonly changed?: boolean | undefined;
  /** Sets the cell apart: a home, a goal, a cell that can be chosen. Neighbours of the same tone are framed together. */
  readonly tone?: PictureColor | undefined;
  /** A mark of one to four characters, such as a total. */
  readonly text?: string | undefined;
  /**
   * What a person means who points at it, as parts of actions (`die:2`, `line:fullHouse`): the first that is open. On the
   * plate `cell:NAME`, unless given.
   */
  readonly parts?: readonly Part[] | undefined;
  /** Not drawn unless a choice opens or took one of its parts: a place shown only where it can be played. */
  readonly latent?: boolean | undefined;
}

/**
 * A heap of dice that stand on a corner, seen from above. Every die is listed, even those that others hide, and the empty
 * cells that can be seen or played.
 *
 * @example
 * ```ts
 * import type { PicturePart } from 'dicewright/define';
 *
 * const part: PicturePart = {
 *   kind: 'board',
 *   cells: [
 *     { name: 'a1', at: [0, 8, 0], die: { color: 'red' }, changed: true },
 *     { name: 'a2', at: [1, 7, 0], tone: 'green' },
 *   ],
 * };
 * console.log(part.cells.length); // → 2
 * ```
 */
export interface BoardPart {
  readonly kind: 'board';
  /** Stands above the board, such as whose block it is. */
  readonly title?: string | undefined;
  readonly cells: readonly BoardCell[];
  /** Names are written into the cells (`false`). */
  readonly cellNames?: boolean | undefined;
  /**
   * The base plate with its 45 funnels lies below (`true`). Without it the dice are a block that lies somewhere else,
   * such as dice still to be placed, and coordinates may be any numbers from 0.
   */
  readonly plate?: boolean | undefined;
}

/** A place on which pieces are stacked, such as a point of backgammon. */
export interface StackPlace {
  /** What the place is called, such as `point 24`. */
  readonly name: string;
  /** Written at its edge: at most three characters, such as `24`. */
  readonly label?: string | undefined;
  /** What lies there, from the edge of the board on: one colour per piece. Left out for an empty place. */
  readonly pieces?: readonly PictureColor[] | undefined;
  /** Drawn as a `point` that runs to a tip, or as a `box` (`box`). */
  readonly shape?: 'point' | 'box' | undefined;
  /** Tints the place. */
  readonly tone?: PictureColor | undefined;
  /** What lies there was changed by the last action. */
  readonly changed?: boolean | undefined;
  /**
   * What a person means who points at it, as parts of actions (`die:2`, `line:fullHouse`): the first that is open. None,
   * unless given.
   */
  readonly parts?: readonly Part[] | undefined;
}

/**
 * A board of places in rows, on which pieces are stacked. The stacks of the upper half of the rows grow down, the others
 * up, so that two rows face each other. Places of a column are equally wide.
 *
 * @example
 * ```ts
 * import type { PicturePart } from 'dicewright/define';
 *
 * const part: PicturePart = {
 *   kind: 'stacks',
 *   rows: [
 *     [{ name: 'point 13', label: '13', shape: 'point', pieces: ['white', 'white'] }],
 *     [{ name: 'point 12', label: '12', shape: 'point', pieces: ['red'], changed: true }],
 *   ],
 * };
 * console.log(part.rows.length); // → 2
 * ```
 */
export interface StacksPart {
  readonly kind: 'stacks';
  /** Stands above the board. */
  readonly title?: string | undefined;
  readonly rows: readonly (readonly StackPlace[])[];
}

/** A place of a track or of a grid. */
export interface LyingPlace extends StackPlace {
  /** Small dice that lie there, before its pieces. A die with `parts` of its own is pointed at itself. */
  readonly dice?: readonly PictureDie[] | undefined;
}

/**
 * Places along a line or a ring, with dice and pieces on them: the field of a race, a column to climb. A line goes to the right and turns
 * back where there is no more room; a ring begins at the top and goes clockwise. `shape` of its places means nothing.
 *
 * @example
 * ```ts
 * import type { PicturePart } from 'dicewright/define';
 *
 * const part: PicturePart = {
 *   kind: 'track',
 *   ring: true,
 *   places: Array.from({ length: 12 }, (_, field) => ({
 *     name: `field ${field + 1}`,
 *     label: `${field + 1}`,
 *     pieces: field === 3 ? (['red', 'blue'] as const) : [],
 *     parts: [`field:${field}`],
 *   })),
 * };
 * console.log(part.places.length); // → 12
 * ```
 */
export interface TrackPart {
  readonly kind: 'track';
  /** Stands above it. */
  readonly title?: string | undefined;
  readonly places: readonly LyingPlace[];
  /** The last place is followed by the first (`false`). */
  readonly ring?: boolean | undefined;
}

/**
 * Places in rows, as squares or as hexagons, with dice and pieces on them; every second row of hexagons is moved to the right by half of
 * one. `shape` of its places means nothing.
 *
 * @example
 * ```ts
 * import type { PicturePart } from 'dicewright/define';
 *
 * const part: PicturePart = {
 *   kind: 'grid',
 *   rows: [
 *     [{ name: 'a1', pieces: ['red'], parts: ['square:a1'] }, { name: 'b1', parts: ['square:b1'] }],
 *     [null, { name: 'b2', tone: 'gold' }],
 *   ],
 * };
 * console.log(part.rows.length); // → 2
 * ```
 */
export interface GridPart {
  readonly kind: 'grid';
  /** Stands above it. */
  readonly title?: string | undefined;
  /** From top to bottom; `null` where there is no place. */
  readonly rows: readonly (readonly (LyingPlace | null)[])[];
  /** What places are (`squares`). */
  readonly shape?: 'squares' | 'hexagons' | undefined;
}

/** A part of a picture. Its `kind` says which. */
export type PicturePart = DicePart | SheetPart | NotePart | BoardPart | StacksPart | TrackPart | GridPart;

/** A position, ready to be drawn. Texts may be any string: the renderers clean and escape them. */
export interface Picture {
  readonly title: string;
  /** One sentence for those who can't see the drawing. */
  readonly summary: string;
  /** From top to bottom. */
  readonly parts: readonly PicturePart[];
  /** How parts that nothing in the picture stands for look, such as the poses in which a die can be placed. */
  readonly looks?: Readonly<Record<Part, BoardDie>> | undefined;
}

/** What a game's picture function takes besides the view. */
export interface PictureOptions {
  /** Names by player index; `Player 1` and so on where there is none. */
  readonly names?: readonly string[] | undefined;
  /** Who is looking: a player's index, or `null` for a spectator. Matters only where the game hides something. */
  readonly viewer?: number | null | undefined;
  /** The position before the last action, as the same viewer saw it: what differs is marked as changed. */
  readonly before?: unknown;
  /**
   * The last action with its outcome, where the same viewer saw all of it: dice can lie there that the position does not keep.
   */
  readonly action?: unknown;
  /** Writes names into the cells of a board (`false`). */
  readonly cellNames?: boolean | undefined;
}
