/**
 * What a position looks like, as plain data: a game declares a {@link Picture}, `dicewright/render` draws it as text
 * or as SVG. Only types live here, so that a game's picture costs its bundle nothing of the renderer.
 *
 * Optional members may also be given as `undefined`, which keeps declarations free of conditional spreads.
 */

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
}

/** Dice that belong together. */
export interface PictureDiceRow {
  /** Name of the group, such as `Steam`. */
  readonly label?: string | undefined;
  readonly dice: readonly PictureDie[];
  /** A few words on what lies there, such as `Vesuvius 5`. */
  readonly note?: string | undefined;
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
}

/** A column of boxes. */
export interface SheetColumn {
  readonly heading?: string | undefined;
  /** Width in relation to the other columns (1). */
  readonly weight?: number | undefined;
  /** Marks the column, as that of the player whose turn it is. */
  readonly current?: boolean | undefined;
  /** Tint behind the whole column, as for a scoring zone. */
  readonly zone?: PictureColor | undefined;
  /** A bold line after the column, to be reached or crossed. */
  readonly goal?: boolean | undefined;
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

/** A part of a picture. Its `kind` tells which. */
export type PicturePart = DicePart | SheetPart | NotePart;

/** A position, ready to be drawn. Texts may be any string: the renderers clean and escape them. */
export interface Picture {
  readonly title: string;
  /** One sentence for those who can't see the drawing. */
  readonly summary: string;
  /** From top to bottom. */
  readonly parts: readonly PicturePart[];
}

/** What a game's picture function takes beside the view. */
export interface PictureOptions {
  /** Names by player index; `Player 1` and so on where there is none. */
  readonly names?: readonly string[] | undefined;
  /** Who looks at it: a player's index, or `null` for a spectator. Matters only where the game hides something. */
  readonly viewer?: number | null | undefined;
}
