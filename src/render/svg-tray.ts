import type { ChoiceOption } from '../choosing/choice.js';
import type { Part } from '../kernel/schemas/part.js';
import type { BoardDie } from '../picture/picture.js';
import { drawLoose } from './svg-board-dice.js';
import type { Canvas } from './svg-canvas.js';
import { measure, shorten } from './svg-measure.js';
import { at, box, text } from './svg-paint.js';
import { type Block, corners, join, moved, type Piece } from './svg-piece.js';

const height = 32;
const gap = 8;
const size = 13.5;

/** A die on a button, with room round it. */
const dieHeight = 48;

interface Button extends Piece {
  readonly width: number;
  readonly height: number;
}

function drawButton(option: ChoiceOption, look: BoardDie | undefined, room: number, canvas: Canvas): Button {
  const { paint, pointing } = canvas;
  const label = shorten(option.input ? `${option.label} …` : option.label, size, room - 24, true);
  const width = look ? dieHeight : Math.min(room, Math.max(44, measure(label, size, true) + 24));
  const own = look ? dieHeight : height;
  const thing = {
    key: `tray/${option.part}`,
    meant: pointing.meant([option.part]),
    name: option.label,
    outline: corners(0, 0, width, own),
    ...(option.input ? { input: option.input } : {}),
  };
  const ground = box(
    0.7,
    0.7,
    width - 1.4,
    own - 1.4,
    10,
    paint.coat({ fill: 'card', stroke: 'accent-text', width: 1.4 }),
  );
  const sign = look
    ? at(dieHeight / 2, dieHeight / 2, drawLoose(paint, look))
    : text(paint, width / 2, own / 2, label, { size, role: 'ink', weight: 600, anchor: 'middle' });
  return { width, height: own, ...pointing.group(thing, ground + sign) };
}

/**
 * Buttons in the order of the options, in as many lines as they take.
 *
 * @param looks - the dice that stand for parts
 */
export function svgTray(
  options: readonly ChoiceOption[],
  looks: Readonly<Record<Part, BoardDie>>,
  width: number,
  canvas: Canvas,
): Block {
  const drawn: Piece[] = [];
  let [x, y, line] = [0, 0, 0];
  for (const option of options) {
    const look = Object.hasOwn(looks, option.part) ? looks[option.part] : undefined;
    const button = drawButton(option, look, width, canvas);
    if (x > 0 && x + button.width > width) [x, y, line] = [0, y + line + gap, 0];
    drawn.push(moved(button, x, y));
    x += button.width + gap;
    line = Math.max(line, button.height);
  }
  return { height: y + line, ...join(drawn) };
}
