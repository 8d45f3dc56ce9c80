import type { Picture, PicturePart } from 'dicewright/define';
import { layoutOf } from 'dicewright/render';

/** Room for drawings, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A drawing of some parts of a picture, and how large it is shown. */
export interface Sheet {
  readonly only: readonly PicturePart['kind'][];
  /** Width that it is laid out for, in its own px. */
  readonly layout: number;
  readonly compact: boolean;
  /** Room that it has at most on the page, and width that it takes of it, in px. */
  readonly most: Room;
  readonly shown: number;
}

/** How a picture is laid out so that all of it is seen at once. */
export interface Fitting {
  readonly sheets: readonly Sheet[];
  /** Drawings lie below each other, not side by side. */
  readonly isStacked: boolean;
  /** How well it can be read and looked at: 1 is as large as it is meant to be. */
  readonly quality: number;
  readonly room: Room;
}

const SCORES = ['sheet'] as const;
const BOARDS = ['board', 'dice', 'grid', 'note', 'stacks', 'track'] as const;
const ALL = [...BOARDS, ...SCORES] as const;

/** Widths for which drawings are laid out: in a wider one letters are smaller, and more stands side by side. */
const LAYOUTS = [320, 360, 400, 440, 480, 560, 640, 760, 900, 1_100, 1_400];
/** Nothing is shown much larger than it was drawn for. */
const LARGEST = 1.4;
/** Room between drawings that stand side by side, in px. */
export const GAP = 12;
/** The share of the width, or of the height, that goes to the first of two drawings. */
const SHARES = Array.from({ length: 17 }, (_, step) => 0.32 + 0.03 * step);
/** Letters that are made smaller than to this are hard to read: a drawing is worth little then. */
const LEGIBLE = 0.7;
/** A board is good to look at from this width on, in px. */
const GOOD_BOARD = 640;

/** Only what the height depends on: the dice on a plate don't. */
function skeleton({ title, parts }: Picture): Picture {
  const light = (part: PicturePart): PicturePart =>
    part.kind === 'board' && part.plate !== false ? { ...part, cells: [] } : part;
  return { title, summary: '', parts: parts.map(light) };
}

type Heights = (only: Sheet['only'], layout: number, compact: boolean) => number;

function heightsOf(picture: Picture): Heights {
  const known = new Map<string, number>();
  return (only, layout, compact) => {
    const key = `${only.length} ${only[0]} ${layout} ${compact}`;
    const height = known.get(key) ?? layoutOf(picture, { width: layout, compact, only, tray: false }).height;
    known.set(key, height);
    return height;
  };
}

/** The best of the layouts for the room, with how good it is. */
function sheetIn(picture: Picture, heights: Heights, only: Sheet['only'], room: Room): readonly [Sheet, number] {
  const boards = picture.parts.some(({ kind }) => kind === 'board' && only.includes(kind));
  let best: readonly [Sheet, number] | null = null;
  for (const compact of [false, true]) {
    for (const layout of LAYOUTS) {
      const scale = Math.min(LARGEST, room.width / layout, room.height / heights(only, layout, compact));
      const size = Math.min(1, scale * (compact ? 0.9 : 1));
      const letters = scale < LEGIBLE ? size * (scale / LEGIBLE) ** 2 : size;
      const board = boards ? Math.min(1, (Math.min(layout, GOOD_BOARD) * scale) / GOOD_BOARD) ** 0.6 : 1;
      const quality = letters * board;
      if (best && best[1] >= quality) continue;
      best = [{ only, layout, compact, most: room, shown: Math.floor(layout * scale) }, quality];
    }
  }
  return best as readonly [Sheet, number];
}

/** A share of the room that the first of two drawings may take, side by side or below each other. */
function shareOf({ width, height }: Room, share: number, isStacked: boolean): Room {
  return isStacked ? { width, height: (height - GAP) * share } : { width: (width - GAP) * share, height };
}

/** What a drawing leaves of the room to the one beside or below it. */
function besides({ width, height }: Room, taken: Room, isStacked: boolean): Room {
  return isStacked ? { width, height: height - GAP - taken.height } : { width: width - GAP - taken.width, height };
}

/** Lays a picture out so that all of it is seen at once in the room, as large as that goes. */
export function fitted(given: Picture, room: Room): Fitting {
  const picture = skeleton(given);
  const heights = heightsOf(picture);
  const [whole, quality] = sheetIn(picture, heights, ALL, room);
  const hasBoth =
    picture.parts.some(({ kind }) => kind === 'sheet') && picture.parts.some(({ kind }) => kind !== 'sheet');
  let best: Fitting = { sheets: [whole], isStacked: false, quality, room };
  if (!hasBoth) return best;
  for (const isStacked of [false, true]) {
    for (const share of SHARES) {
      const [found, first] = sheetIn(picture, heights, BOARDS, shareOf(room, share, isStacked));
      const { only, layout, compact, shown } = found;
      const taken = { width: shown, height: (heights(only, layout, compact) * shown) / layout };
      // What it doesn't need is the other's.
      const boards = { ...found, most: isStacked ? { ...found.most, height: taken.height } : found.most };
      const [scores, second] = sheetIn(picture, heights, SCORES, besides(room, taken, isStacked));
      const both = Math.min(first, second);
      if (both > best.quality * 1.02) best = { sheets: [boards, scores], isStacked, quality: both, room };
    }
  }
  return best;
}

/** The same layout in as wide a room, if that is nearly as good as the best: what is looked at does not jump about. */
export function refitted(given: Picture, room: Room, before: Fitting | null): Fitting {
  const best = fitted(given, room);
  if (before === null || before.room.width !== room.width || (before.isStacked && before.room.height > room.height))
    return best;
  const picture = skeleton(given);
  const sheets = before.sheets.map((sheet): Sheet => {
    const { only, layout, compact } = sheet;
    const most = before.isStacked ? sheet.most : { ...sheet.most, height: room.height };
    const { height } = layoutOf(picture, { width: layout, compact, only, tray: false });
    return { ...sheet, most, shown: Math.floor(layout * Math.min(LARGEST, most.width / layout, most.height / height)) };
  });
  const isAsGood = sheets.every(({ shown }, index) => shown >= 0.9 * (before.sheets[index]?.shown ?? 0));
  return isAsGood && before.quality >= 0.9 * best.quality ? { ...before, room, sheets } : best;
}
