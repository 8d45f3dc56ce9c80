import { GameError } from '../kernel/errors.js';
import { listIn, optionsIn } from '../kernel/plain.js';
import type { NotePart, Picture, PicturePart } from '../picture/picture.js';
import { asChoice, asPicture } from './check-picture.js';
import { boardMinimum, svgBoard } from './svg-board.js';
import type { Canvas } from './svg-canvas.js';
import { svgDice } from './svg-dice.js';
import { breakLines, shorten } from './svg-measure.js';
import { box, createPaint, type Paint, path, type Theme, text } from './svg-paint.js';
import { type Block, join, moved, type Piece } from './svg-piece.js';
import { svgGrid, svgTrack } from './svg-places.js';
import { createPointing, type ShownChoice } from './svg-pointing.js';
import { svgSheet } from './svg-sheet.js';
import { sheetMinimum } from './svg-sheet-layout.js';
import { svgStacks } from './svg-stacks.js';
import { svgTray } from './svg-tray.js';

/** What a drawing shows, and how it is laid out. */
export interface PageOptions {
  /**
   * Width in px that the drawing is laid out for (480; 120 to 2000). The drawing itself scales; in a wider layout sheets
   * stand side by side, and below 320 everything gets smaller.
   */
  readonly width?: number | undefined;
  /**
   * A choice of `dicewright/choosing`: what it opens and what was taken is marked, and what it opens that the picture
   * doesn't show is offered as buttons below it.
   */
  readonly choice?: ShownChoice | undefined;
  /** The buttons below the picture for what a choice opens outside it (`true`). */
  readonly tray?: boolean | undefined;
  /** Only these kinds of parts are drawn, without a heading. */
  readonly only?: readonly PicturePart['kind'][] | undefined;
  /** Everything is drawn as low as it can still be read (`false`). */
  readonly compact?: boolean | undefined;
  /** `letters`: dice of boards bear the letter of their colour, for people who can't tell the colours apart. */
  readonly marks?: 'letters' | undefined;
}

/** A picture laid out and drawn, in px. */
export interface Page extends Piece {
  /** As it was read. */
  readonly picture: Picture;
  readonly width: number;
  readonly height: number;
  readonly paint: Paint;
}

const themes: readonly Theme[] = ['auto', 'light', 'dark'];
const serif = "ui-serif,Georgia,'Times New Roman',serif";
/** Below this width, in px, a drawing is made smaller as a whole. */
const narrowest = 320;

function svgNote(part: NotePart, _: string, width: number, { paint, compact }: Canvas): Block {
  const quiet = part.tone === undefined;
  const lines = breakLines(part.text, 13.5, width - (quiet ? 8 : 46), 3, !quiet);
  const height = lines.length * 19 + (quiet ? 2 : compact ? 7 : 15);
  const middle = quiet ? 10 : compact ? 13 : 17;
  const written = lines.map((line, index) =>
    text(paint, quiet ? 4 : 32, middle + index * 19, line, {
      size: 13.5,
      role: quiet ? 'quiet' : 'ink',
      weight: quiet ? 400 : 600,
    }),
  );
  if (part.tone === undefined) return { height, ...join(written) };
  const star = 'M0-7L2-2.4 6.8-2 3.1 1.2 4.3 6 0 3.4-4.3 6-3.1 1.2-6.8-2-2-2.4z';
  const arrow = 'M-4-6L5.5 0-4 6z';
  const sign = path(
    part.tone === 'gold' ? star : arrow,
    ` transform="translate(18 ${middle})" stroke-linejoin="round"${paint.coat({ fill: `${part.tone}-text` })}`,
  );
  const ground = box(0, 0, width, height, 12, paint.coat({ fill: `${part.tone}-soft` }));
  return { height, ...join([ground, sign, ...written]) };
}

interface Drawer<Part> {
  readonly draw: (part: Part, key: string, width: number, canvas: Canvas) => Block;
  /** Width from which on the part may share a line with parts of its kind. */
  readonly minimum: (part: Part, compact: boolean) => number;
  /** Whether it lies on a card of its own. */
  readonly card: boolean;
}

type Drawers = { readonly [K in PicturePart['kind']]: Drawer<Extract<PicturePart, { kind: K }>> };

const wholeLine = (): number => Number.POSITIVE_INFINITY;

const drawers: Drawers = {
  board: { draw: svgBoard, minimum: boardMinimum, card: false },
  dice: { draw: svgDice, minimum: wholeLine, card: false },
  grid: { draw: svgGrid, minimum: wholeLine, card: false },
  note: { draw: svgNote, minimum: wholeLine, card: false },
  sheet: { draw: svgSheet, minimum: sheetMinimum, card: true },
  stacks: { draw: svgStacks, minimum: wholeLine, card: false },
  track: { draw: svgTrack, minimum: wholeLine, card: false },
};

// Correlates the kind with its drawer; TypeScript does not do that through the union.
function drawerOf<K extends PicturePart['kind']>(part: Extract<PicturePart, { kind: K }>): Drawer<typeof part> {
  return drawers[part.kind as K];
}

/** A part and the beginning of the keys of what is in it. */
interface Keyed {
  readonly part: PicturePart;
  readonly kind: string;
  readonly key: string;
}

/** Parts are counted by kind, so that one that comes and goes leaves the keys of the others; blocks aren't boards. */
function keyed(parts: readonly PicturePart[]): Keyed[] {
  const counts = new Map<string, number>();
  return parts.map((part) => {
    const kind = part.kind === 'board' && part.plate === false ? 'block' : part.kind;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return { part, kind, key: number === 1 ? kind : `${kind}${number}` };
  });
}

/** Parts that follow each other and are of one kind, put into lines of as many as fit. */
function arrange(parts: readonly Keyed[], width: number, space: number, compact: boolean): Keyed[][] {
  const lines: Keyed[][] = [];
  for (let first = 0; first < parts.length; ) {
    const kind = parts[first]?.kind;
    let end = first;
    while (end < parts.length && parts[end]?.kind === kind) end++;
    const run = parts.slice(first, end);
    const widest = Math.max(...run.map(({ part }) => drawerOf(part).minimum(part, compact)));
    const fitting = Math.max(1, Math.floor((width + space) / (widest + space)));
    const perLine = Math.ceil(run.length / Math.ceil(run.length / fitting));
    for (let start = 0; start < run.length; start += perLine) lines.push(run.slice(start, start + perLine));
    first = end;
  }
  return lines;
}

function drawLine(parts: readonly Keyed[], width: number, space: number, canvas: Canvas): Block {
  const own = (width - (parts.length - 1) * space) / parts.length;
  const blocks = parts.map(({ part, key }) => {
    const drawer = drawerOf(part);
    return { card: drawer.card, ...drawer.draw(part, key, own, canvas) };
  });
  const height = Math.max(...blocks.map((block) => block.height));
  const coat = canvas.paint.coat({ fill: 'card', stroke: 'cardLine', width: 1 });
  const drawn = blocks.map((block, index) => {
    const card = block.card ? box(0.5, 0.5, own - 1, block.height - 1, 14, coat) : '';
    return moved(join([card, block]), index * (own + space), 0);
  });
  return { height, ...join(drawn) };
}

function drawHeading(title: string, margin: number, width: number, { paint, compact }: Canvas): Block {
  const size = compact ? 16 : 23;
  const line = path(`M${margin} 50h36`, ` stroke-linecap="round"${paint.coat({ stroke: 'accent-text', width: 3 })}`);
  const content = shorten(title, size, width - 2 * margin, true);
  const heading = text(paint, margin, compact ? 16 : 31, content, { size, role: 'ink', weight: 700, family: serif });
  return { height: compact ? 30 : 66, ...join([heading, compact ? '' : line]) };
}

/**
 * The one place where a picture is laid out: what is drawn, and where it is pointed at.
 *
 * @throws RangeError where `width` is not a number in its range, GameError `INVALID_STATE` for anything but a picture
 */
export function layOutPage(shown: Picture, input: PageOptions, theme: Theme, interactive: boolean): Page {
  const picture = asPicture(shown);
  const { width: given = 480, compact = false, marks, tray = true, ...options } = optionsIn(input, 'drawing');
  const choice = asChoice(options.choice);
  const only = options.only === undefined ? undefined : listIn(options.only, 'only');
  if (!themes.includes(theme)) throw new GameError('INVALID_SETUP', `theme: expected one of ${themes.join(', ')}`);
  if (typeof given !== 'number' || !(given >= 120 && given <= 2000))
    throw new RangeError('width: expected a number of px from 120 to 2000');
  const width = Math.max(given, narrowest);
  const paint = createPaint(theme);
  const pointing = createPointing(choice, interactive);
  const canvas: Canvas = { paint, pointing, letters: marks === 'letters', compact };
  const [margin, space] = compact ? [10, 6] : [16, 12];
  const inner = width - 2 * margin;
  const heading = only ? { height: margin, ...join([]) } : drawHeading(picture.title, margin, width, canvas);
  const drawn: Piece[] = [heading];
  let y = heading.height;
  const add = (block: Block): void => {
    if (block.height === 0) return;
    drawn.push(moved(block, margin, y));
    y += block.height + space;
  };
  const parts = keyed(picture.parts).filter(({ part }) => only?.includes(part.kind) ?? true);
  for (const line of arrange(parts, inner, space, compact)) add(drawLine(line, inner, space, canvas));
  if (tray) add(svgTray(pointing.rest(), picture.looks ?? {}, inner, canvas));
  const height = Math.ceil(y - space + margin);
  const ground = box(0, 0, width, height, 18, paint.coat({ fill: 'page' }));
  const page = { picture, paint, width, height, ...join([ground, ...drawn]) };
  if (given === width) return page;
  const scale = given / width;
  return { picture, paint, width: given, height: Math.ceil(height * scale), ...moved(page, 0, 0, scale) };
}
