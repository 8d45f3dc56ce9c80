import { playerInSentence, playerName, withNames } from '../../../kernel/naming.js';
import type { GameResult } from '../../../kernel/types.js';
import type {
  BoardPart,
  Picture,
  PictureColor,
  PictureDiceRow,
  PictureDie,
  PictureOptions,
  PicturePart,
  SheetLine,
} from '../../../picture/picture.js';
import { type BoardPartOptions, boardPart, diePart, poseLooks } from '../../../pyramid/picture.js';
import { type Colour, colourName } from '../../../pyramid/stock.js';

/** What the players' table says: a label, and a number or a few words a side. */
export interface TableLine {
  readonly label: string;
  readonly values: readonly (number | string)[];
  /** Dice that are drawn in place of the values. */
  readonly dice?: readonly (readonly PictureDie[])[] | undefined;
  /** Only written, not drawn: it would be too wide, and lies as {@link Table.rows} on the table. */
  readonly isToldOnly?: boolean | undefined;
}

/** What a game of the book says of a position; {@link tablePicture} puts it together. */
export interface Table {
  readonly title: string;
  readonly players: number;
  /** The players of each side, where groups can play in place of players; each player is a side of their own, unless given. */
  readonly sides?: readonly (readonly number[])[] | undefined;
  /** The colours of the sides' own dice; none, unless given. */
  readonly colours?: readonly Colour[] | undefined;
  /** Players whose turn it is. */
  readonly acting: readonly number[];
  /** `null` while the game runs. */
  readonly result: GameResult | null;
  /** What is to be done now, as a sentence that begins with the names of those who act. */
  readonly todo: string;
  /** Numbers on the table, 1 to 6. */
  readonly rolled?: readonly number[] | undefined;
  /** A die that was rolled onto the plate, in its colour and pose, and is still to be placed. */
  readonly rolledDie?: { readonly colour: string; readonly pose: string } | undefined;
  readonly board: string;
  readonly boardOptions?: BoardPartOptions | undefined;
  /** Dice that lie beside the pyramid, such as blocks from which the players take. */
  readonly blocks?: readonly BoardPart[] | undefined;
  /** The colour of a die whose pose is to be chosen. */
  readonly posedColour?: string | undefined;
  /** Dice that lie in rows below the board. */
  readonly rows?: readonly PictureDiceRow[] | undefined;
  /** One line for each thing that is counted by side: dice left, outer faces, points. */
  readonly lines: readonly TableLine[];
}

type Sides = readonly (readonly number[])[];

/** What a sentence calls a player. */
export const nameOf = (player: number, options: PictureOptions): string => playerInSentence(player, options.names);

/** `'Ada'`, `'Ada and Ben'`, `'Ada, Ben and Cleo'`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The result in one sentence, with names. */
function resultText({ winners, reason: words }: GameResult, sides: Sides, options: PictureOptions): string {
  const won = sides.filter((side) => side.some((player) => winners.includes(player)));
  const names = won.map((side) => listed(side.map((player) => nameOf(player, options))));
  const reason = withNames(words, options.names);
  if (names.length === 0) return `Nobody wins. ${reason}`;
  const s = won[0]?.length === 1 ? 's' : '';
  if (names.length === 1) return `${names[0]} win${s}. ${reason}`;
  if (won.every((side) => side.length === 1)) return `${names.join(' and ')} share the win. ${reason}`;
  // It shows who of them belong together.
  return `${names[0]} share${s} the win with ${names.slice(1).join(' and with ')}. ${reason}`;
}

const numberDie = (count: number): PictureDie => ({ shape: 'cube', color: 'white', face: { kind: 'pips', count } });

/**
 * The picture of a position on the pyramid: what is to be done, dice on the table, the board, a table of the players.
 * Cells that differ from the position in `options.before` are marked.
 */
export function tablePicture(table: Table, options: PictureOptions): Picture {
  const {
    title,
    players,
    sides = Array.from({ length: players }, (_, player) => [player]),
    colours = [],
    acting,
    result,
    todo,
    rolled = [],
    rolledDie,
    board,
    boardOptions,
    blocks = [],
    posedColour,
    rows = [],
    lines,
  } = table;
  const now = result === null ? todo : resultText(result, sides, options);
  const before = options.before as { readonly board?: unknown; readonly poses?: unknown } | undefined;
  const drawn = lines.filter(({ isToldOnly }) => !isToldOnly);
  const sheet: SheetLine[] = drawn.map(({ label, values, dice }) => ({
    kind: 'line',
    label,
    cells: values.map((value, side) => ({ text: String(value), ...(dice?.[side] && { dice: dice[side] }) })),
  }));
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: result === null ? 'accent' : 'gold' },
    ...(rolled.length > 0 ? [{ kind: 'dice' as const, rows: [{ dice: rolled.map(numberDie) }] }] : []),
    ...(rolledDie ? [diePart(rolledDie.colour, rolledDie.pose, 'Rolled', boardOptions?.hand)] : []),
    boardPart(board, {
      ...boardOptions,
      before: typeof before?.board === 'string' ? before.board : undefined,
      beforePoses: typeof before?.poses === 'string' ? before.poses : undefined,
      cellNames: options.cellNames,
    }),
    ...blocks,
    ...(rows.length > 0 ? [{ kind: 'dice' as const, rows }] : []),
    ...(sheet.length === 0
      ? []
      : [
          {
            kind: 'sheet' as const,
            columns: sides.map((side, index) => ({
              tone: colours[index] && (colourName(colours[index]) as PictureColor),
              heading: listed(side.map((player) => playerName(player, options.names))),
              current: side.some((player) => acting.includes(player)),
            })),
            rows: sheet,
          },
        ]),
  ];
  const words = lines.map(({ label, values }) => {
    const isList = values.some((value) => String(value).includes(','));
    return `${label}: ${values.join(isList ? '; ' : ', ')}.`;
  });
  const looks = posedColour === undefined ? undefined : poseLooks(posedColour, boardOptions?.hand);
  return { title, summary: [now, ...words].join(' '), parts, looks };
}
