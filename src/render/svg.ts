import type { NotePart, Picture, PicturePart } from '../kernel/picture.js';
import { cleanText, escapeXml } from './clean.js';
import { boardMinimum, svgBoard } from './svg-board.js';
import { svgDice } from './svg-dice.js';
import { breakLines, shorten } from './svg-measure.js';
import { at, type Block, box, createPaint, num, type Paint, path, SCOPE, type Theme, text } from './svg-paint.js';
import { svgSheet } from './svg-sheet.js';
import { sheetMinimum } from './svg-sheet-layout.js';

/** How {@link renderSvg} draws. */
export interface SvgOptions {
  /** `auto` (the default) follows the reader's colour scheme; `light` and `dark` are fixed. */
  readonly theme?: Theme | undefined;
  /**
   * Width in px that the drawing is laid out for (480; 320 to 2000). The drawing itself scales; in a wider layout
   * sheets stand side by side.
   */
  readonly width?: number | undefined;
  /**
   * Id of the `<svg>` element and beginning of the ids in it: a letter, then letters, digits, `-` and `_`. By default
   * it is made from the drawing, so that different drawings in one page don't share ids.
   */
  readonly id?: string | undefined;
}

const sans = "ui-rounded,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const serif = "ui-serif,Georgia,'Times New Roman',serif";
const margin = 16;
const space = 12;

function svgNote(part: NotePart, width: number, paint: Paint): Block {
  const quiet = part.tone === undefined;
  const lines = breakLines(part.text, 13.5, width - (quiet ? 8 : 46), 3, !quiet);
  const height = lines.length * 19 + (part.tone === undefined ? 2 : 15);
  const middle = quiet ? 10 : 17;
  const written = lines.map((line, index) =>
    text(paint, quiet ? 4 : 32, middle + index * 19, line, {
      size: 13.5,
      role: quiet ? 'quiet' : 'ink',
      weight: quiet ? 400 : 600,
    }),
  );
  if (part.tone === undefined) return { height, svg: written.join('') };
  const star = 'M0-7L2-2.4 6.8-2 3.1 1.2 4.3 6 0 3.4-4.3 6-3.1 1.2-6.8-2-2-2.4z';
  const arrow = 'M-4-6L5.5 0-4 6z';
  const sign = path(
    part.tone === 'gold' ? star : arrow,
    ` transform="translate(18 ${middle})" stroke-linejoin="round"${paint.coat({ fill: `${part.tone}-text` })}`,
  );
  const ground = box(0, 0, width, height, 12, paint.coat({ fill: `${part.tone}-soft` }));
  return { height, svg: ground + sign + written.join('') };
}

interface Drawer<Part> {
  readonly draw: (part: Part, width: number, paint: Paint) => Block;
  /** Width from which on the part may share a line with parts of its kind. */
  readonly minimum: (part: Part) => number;
  /** Whether it lies on a card of its own. */
  readonly card: boolean;
}

type Drawers = { readonly [K in PicturePart['kind']]: Drawer<Extract<PicturePart, { kind: K }>> };

const wholeLine = (): number => Number.POSITIVE_INFINITY;

const drawers: Drawers = {
  board: { draw: svgBoard, minimum: boardMinimum, card: false },
  dice: { draw: svgDice, minimum: wholeLine, card: false },
  note: { draw: svgNote, minimum: wholeLine, card: false },
  sheet: { draw: svgSheet, minimum: sheetMinimum, card: true },
};

// Correlates the kind with its drawer; TypeScript does not do that through the union.
function drawerOf<K extends PicturePart['kind']>(part: Extract<PicturePart, { kind: K }>): Drawer<typeof part> {
  return drawers[part.kind as K];
}

/** Parts that follow each other and are of one kind, put into lines of as many as fit. */
function arrange(parts: readonly PicturePart[], width: number): PicturePart[][] {
  const lines: PicturePart[][] = [];
  for (let first = 0; first < parts.length; ) {
    const kind = parts[first]?.kind;
    let end = first;
    while (end < parts.length && parts[end]?.kind === kind) end++;
    const run = parts.slice(first, end);
    const widest = Math.max(...run.map((part) => drawerOf(part).minimum(part)));
    const fitting = Math.max(1, Math.floor((width + space) / (widest + space)));
    const perLine = Math.ceil(run.length / Math.ceil(run.length / fitting));
    for (let start = 0; start < run.length; start += perLine) lines.push(run.slice(start, start + perLine));
    first = end;
  }
  return lines;
}

function drawLine(parts: readonly PicturePart[], width: number, paint: Paint): Block {
  const own = (width - (parts.length - 1) * space) / parts.length;
  const blocks = parts.map((part) => ({ card: drawerOf(part).card, ...drawerOf(part).draw(part, own, paint) }));
  const height = Math.max(...blocks.map((block) => block.height));
  const svg = blocks.map((block, index) => {
    const card = block.card
      ? box(0.5, 0.5, own - 1, block.height - 1, 14, paint.coat({ fill: 'card', stroke: 'cardLine', width: 1 }))
      : '';
    return at(index * (own + space), 0, card + block.svg);
  });
  return { height, svg: svg.join('') };
}

/** 32 bits of FNV-1a, as letters and digits. */
function fingerprint(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index++) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * A picture as a self-contained SVG document: no scripts, links, fonts or images from elsewhere, with a title and a
 * description for screen readers.
 *
 * Same picture and options, same string. Names in the picture may be any string: they are cleaned and escaped, so the
 * result is well-formed XML that may be put into a page.
 *
 * @throws RangeError where `id` is not one or `width` is no number in its range.
 *
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { loadPicture, renderSvg } from 'dicewright/render';
 *
 * const kirikiPicture = await loadPicture('kiriki');
 * const state = kiriki.setup({ players: 2 });
 * const svg = renderSvg(kirikiPicture(state, { names: ['Ada', 'Ben'] }), { theme: 'dark' });
 * console.log(svg.startsWith('<svg ')); // → true
 * ```
 */
export function renderSvg(picture: Picture, options: SvgOptions = {}): string {
  const { theme = 'auto', width = 480, id } = options;
  if (!(width >= 320 && width <= 2000)) throw new RangeError('width: expected a number of px from 320 to 2000');
  if (id !== undefined && !/^[A-Za-z][\w-]*$/.test(id)) {
    throw new RangeError('id: expected a letter, then letters, digits, - and _');
  }
  const paint = createPaint(theme);
  const inner = width - 2 * margin;
  const title = shorten(picture.title, 23, inner, true);
  const drawn = [
    text(paint, margin, 31, title, { size: 23, role: 'ink', weight: 700, family: serif }),
    path(`M${margin} 50h36`, ` stroke-linecap="round"${paint.coat({ stroke: 'accent-text', width: 3 })}`),
  ];
  let y = 66;
  for (const line of arrange(picture.parts, inner)) {
    const block = drawLine(line, inner, paint);
    drawn.push(at(margin, y, block.svg));
    y += block.height + space;
  }
  const height = Math.ceil(y - space + margin);
  const body = paint.defs() + box(0, 0, width, height, 18, paint.coat({ fill: 'page' })) + drawn.join('');
  const scope = id ?? `dw-${fingerprint(`${theme}${width}${picture.title}${picture.summary}${body}`)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${scope}" viewBox="0 0 ${num(width)} ${height}" width="${num(width)}" height="${height}"`,
    ` style="max-width:100%;height:auto" role="img" aria-labelledby="${scope}-title ${scope}-desc" font-family="${sans}">`,
    `<title id="${scope}-title">${escapeXml(picture.title)}</title>`,
    `<desc id="${scope}-desc">${escapeXml(cleanText(picture.summary))}</desc>`,
    (paint.style() + body).replaceAll(SCOPE, scope),
    '</svg>',
  ].join('');
}
