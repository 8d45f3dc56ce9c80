import { playerInSentence, playerName } from '../../kernel/naming.js';
import type { DeepReadonly } from '../../kernel/types.js';
import type {
  Picture,
  PictureColor,
  PictureDie,
  PictureOptions,
  PicturePart,
  SheetCell,
  SheetColumn,
  SheetGroup,
  SheetLine,
} from '../../picture/picture.js';
import { type CalaveraFace, DICE } from './dice.js';
import type { CalaveraState } from './position.js';
import { BOXES, type CalaveraColour, type CalaveraZone, colours, rowScore, scores, zoneOf } from './sheet.js';

type View = DeepReadonly<CalaveraState>;
type Name = (player: number) => string;

const labels: { readonly [colour in CalaveraColour]: string } = {
  orange: 'Orange',
  green: 'Green',
  pink: 'Pink',
  black: 'Black',
};
const zones: { readonly [zone in CalaveraZone]: { readonly heading: string; readonly tone?: PictureColor } } = {
  start: { heading: '' },
  scoring: { heading: 'Scoring zone', tone: 'gold' },
  death: { heading: 'Death Zone', tone: 'gray' },
};
const boxes = Array.from({ length: BOXES }, (_, index) => index + 1);

const signed = (points: number): string => String(points).replace('-', '−');

/** A die is rolled again by itself, and used together with all that show the same. */
function dieOf(view: View, place: number): PictureDie {
  const shape = 'cube';
  const face: CalaveraFace | undefined = view.dice[place];
  const die = `die:${place}`;
  if (face === undefined) return { shape, color: 'white', face: { kind: 'blank' }, parts: [die] };
  if (face === 'skull') {
    return { shape, color: 'white', face: { kind: 'symbol', symbol: face }, setAside: true, parts: [die] };
  }
  const common = { shape, selected: face === view.used, parts: [die, `value:dice=${face}`] } as const;
  if (face === 'joker') return { ...common, color: 'gold', face: { kind: 'symbol', symbol: face } };
  return { ...common, color: face, face: { kind: 'letter', text: labels[face].charAt(0) } };
}

function columnsOf(view: View): SheetColumn[] {
  const columns = boxes.map(
    (box): SheetColumn => ({
      zone: zones[zoneOf(box)].tone,
      goal: view.options.bonusAfter.includes(box),
    }),
  );
  return [...columns, { weight: 2 }];
}

function groupsOf(): SheetGroup[] {
  const inZone = (zone: CalaveraZone): number => boxes.filter((box) => zoneOf(box) === zone).length;
  const groups = (['start', 'scoring', 'death'] as const).map((zone) => ({ ...zones[zone], span: inZone(zone) }));
  return [...groups, { heading: 'Points', span: 1 }];
}

function rowOf(view: View, player: number, colour: CalaveraColour, isActing: boolean): SheetLine {
  const { values } = view.options;
  const row = view.sheets[player]?.rows[colour] ?? { crosses: 0, frozen: false };
  const cells = boxes.map((box): SheetCell => {
    const value = values[box - 1] ?? 0;
    return {
      text: zoneOf(box) === 'start' && value === 0 ? undefined : signed(value),
      crossed: box <= row.crosses,
      circled: row.frozen && box === row.crosses,
    };
  });
  const final = row.frozen || view.phase === 'over';
  const counts = final || zoneOf(row.crosses) === 'scoring';
  const score: SheetCell = counts ? { text: signed(rowScore(row, values)), hint: !final } : {};
  const parts = isActing ? [`line:${colour}`] : undefined;
  return { kind: 'line', label: labels[colour], tone: colour, cells: [...cells, score], parts };
}

/** The two values of a bonus line: circled what the player got, struck through what someone else has taken. */
function bonusCells(view: View, player: number, line: number): [first: SheetCell, later: SheetCell] {
  const { bonusFirst, bonusLater } = view.options;
  const first = { text: signed(bonusFirst[line] ?? 0) };
  const later = { text: signed(bonusLater[line] ?? 0) };
  const mine = view.sheets[player]?.bonuses[line] ?? null;
  const isTaken = view.sheets.some(({ bonuses }) => bonuses[line] !== null);
  if (mine === null) return [{ ...first, struck: isTaken }, later];
  if (mine === bonusFirst[line]) return [{ ...first, circled: true }, later];
  return [
    { ...first, struck: true },
    { ...later, circled: true },
  ];
}

/** The bonuses stand before their lines; where two lines are too near for both values, the one that matters does. */
function bonusLine(view: View, player: number): SheetLine {
  const cells: (SheetCell | null)[] = boxes.map(() => null);
  for (const [line, box] of view.options.bonusAfter.entries()) {
    const [first, later] = bonusCells(view, player, line);
    const room = box - (view.options.bonusAfter[line - 1] ?? 0);
    if (room > 1) cells[box - 2] = first;
    cells[box - 1] = room > 1 || first.struck ? later : first;
  }
  const sheet = view.sheets[player];
  const got = sheet?.bonuses.some((points) => points !== null) ?? false;
  const sum = sheet === undefined || !got ? {} : { text: signed(scores(sheet, view.options).bonus) };
  return { kind: 'line', label: 'Bonus', cells: [...cells, sum] };
}

function pointsOf(view: View, player: number): number {
  const sheet = view.sheets[player];
  return sheet === undefined ? 0 : scores(sheet, view.options).total;
}

function situation(view: View, name: Name): string {
  const active = name(view.active);
  if (view.phase === 'over') {
    const points = view.sheets.map((_, player) => pointsOf(view, player));
    const best = Math.max(...points);
    const winners = points.flatMap((own, player) => (own === best ? [name(player)] : []));
    return `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the win'} with ${signed(best)}.`;
  }
  if (view.phase === 'choosing') {
    const chooser = name(view.choosing[0] ?? 0);
    return `${chooser} must choose among the dice${view.used === null ? '' : ` that ${active} has not taken`}.`;
  }
  if (view.rolls === 0) return `${active} rolls all six dice.`;
  return view.rolls === 3
    ? `${active} uses the dice.`
    : `Roll ${view.rolls} of 3: ${active} rolls dice again or uses a colour of them.`;
}

/** A position of Calavera as a picture: the dice, skulls set aside, and a sheet for each player. */
export function calaveraPicture(view: View, options: PictureOptions = {}): Picture {
  const name: Name = (player) => playerInSentence(player, options.names);
  const over = view.phase === 'over';
  const toAct = over ? null : view.phase === 'choosing' ? view.choosing[0] : view.active;
  const { viewer = null } = options;
  const isChoosing = view.phase === 'choosing' && viewer !== null && view.choosing.includes(viewer);
  const acting = isChoosing ? viewer : toAct;
  const now = situation(view, name);
  const dice = Array.from({ length: DICE }, (_, place) => dieOf(view, place));
  const sheets = view.sheets.map((_, player): PicturePart => {
    const points = pointsOf(view, player);
    return {
      kind: 'sheet',
      title: playerName(player, options.names),
      caption: `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
      current: player === toAct,
      columns: columnsOf(view),
      groups: groupsOf(),
      rows: [...colours.map((colour) => rowOf(view, player, colour, player === acting)), bonusLine(view, player)],
    };
  });
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: over ? 'gold' : 'accent' },
    { kind: 'dice', rows: [{ dice }] },
    ...sheets,
  ];
  const shown = view.dice.length === 0 ? '' : ` Dice: ${view.dice.join(', ')}.`;
  const totals = view.sheets.map((_, player) => `${name(player)} ${pointsOf(view, player)}`).join(', ');
  return { title: 'Calavera', summary: `${now}${shown} Points: ${totals}.`, parts };
}
