import { playerInSentence, playerName } from '../../kernel/naming.js';
import type { DeepReadonly } from '../../kernel/types.js';
import type {
  Picture,
  PictureColor,
  PictureDiceRow,
  PictureDie,
  PictureOptions,
  PicturePart,
  SheetCell,
} from '../../picture/picture.js';
import type { KrakatoaAction } from './krakatoa.js';
import { combinationOf, combinationPoints, type KrakatoaFace, type KrakatoaSet, sets } from './scoring.js';
import { type KrakatoaBox, type KrakatoaState, openBonusBox, playerToThrow, sideToThrow } from './state.js';

type View = DeepReadonly<KrakatoaState>;
type Name = (player: number) => string;

const setColors: { readonly [set in KrakatoaSet]: PictureColor } = { steam: 'white', ash: 'gray', lava: 'black' };
const faceColors: { readonly [face in KrakatoaFace]: PictureColor } = { Y: 'yellow', R: 'red', B: 'blue' };
const setLabels: { readonly [set in KrakatoaSet]: string } = { steam: 'Steam', ash: 'Ash', lava: 'Lava' };
const throwHeadings = ['All nine', 'Any set', 'Steam', 'Ash', 'Lava'];
const throwTexts = ['throws all nine dice', 'throws any one set', 'throws steam', 'throws ash', 'throws lava'];

/** A throw of the throw-off, of which a position keeps no more than its score. */
type ThrownOff = Extract<KrakatoaAction, { readonly type: 'throwOff' }>;

const isThrownOff = (action: unknown): action is ThrownOff =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'throwOff';

function facesOf(view: View, set: KrakatoaSet, action: unknown): readonly KrakatoaFace[] | undefined {
  if (view.faces) return view.faces[set];
  return isThrownOff(action) && action.set === set ? action.outcome : undefined;
}

function diceOf(view: View, set: KrakatoaSet, action: unknown): PictureDiceRow {
  const shape = 'dodecahedron';
  const color = setColors[set];
  // Where all nine are thrown, each set stands for all.
  const parts = [`set:${set}`, 'set:all'];
  const faces = facesOf(view, set, action);
  if (faces === undefined) {
    const blank: PictureDie = { shape, color, face: { kind: 'blank' } };
    return { label: setLabels[set], dice: [blank, blank, blank], parts };
  }
  const combination = combinationOf(faces);
  return {
    label: setLabels[set],
    dice: faces.map((face) => ({ shape, color, faceColor: faceColors[face], face: { kind: 'letter', text: face } })),
    note: `${combination} ${combinationPoints[combination]}`,
    parts,
  };
}

function cellOf({ marks, total }: KrakatoaBox, current: boolean): SheetCell {
  return { marks, text: total === null ? undefined : String(total), current };
}

function sideSheet(view: View, side: number, name: string): PicturePart {
  const current = sideToThrow(view) === side;
  return {
    kind: 'sheet',
    title: name,
    caption: String(view.totals[side] ?? 0),
    current,
    roomy: true,
    columns: throwHeadings.map((heading) => ({ heading })),
    rows: (view.sheets[side]?.boxes ?? []).map((boxes, round) => ({
      kind: 'line',
      label: `Round ${round + 1}`,
      cells: boxes.map((box, index) => {
        const isNext = view.phase === 'throws' && round === view.round - 1 && index === view.throwNumber - 1;
        return cellOf(box, current && isNext);
      }),
    })),
  };
}

function bonusSheet(view: View, nameOfSide: Name): PicturePart {
  const next = view.phase === 'bonus' ? openBonusBox(view) : -1;
  return {
    kind: 'sheet',
    title: 'Bonus boxes',
    caption: 'for all sides',
    roomy: true,
    columns: view.bonusBoxes.map(({ side }) => ({ heading: side === null ? 'free' : nameOfSide(side) })),
    rows: [{ kind: 'line', label: '', cells: view.bonusBoxes.map((box, index) => cellOf(box, index === next)) }],
  };
}

function situation(view: View, name: Name, nameOfSide: Name): string {
  const player = playerToThrow(view);
  if (player === null) {
    const best = Math.max(...view.totals);
    const winners = view.totals.flatMap((total, side) => (total === best ? [nameOfSide(side)] : []));
    const verb = winners.length > 1 ? 'share the win' : view.options.partnerships ? 'win' : 'wins';
    return `${winners.join(' and ')} ${verb} with ${best}.`;
  }
  if (view.phase === 'throwOff') return `Throw-off: ${name(player)} throws one set.`;
  if (view.phase === 'bonus') return `Bonus throw ${openBonusBox(view) + 1}: ${name(player)} throws any one set.`;
  const where = `Round ${view.round}, throw ${view.throwNumber}: ${name(player)}`;
  if (view.awaitsKeep) return `${where} keeps the nine dice or throws them all again.`;
  return `${where} ${throwTexts[view.throwNumber - 1]}.`;
}

/**
 * A position of Krakatoa as a picture: the nine dodecas by set, a sheet for each side with its totals and marks, and,
 * in the advanced game, the bonus boxes.
 */
export function krakatoaPicture(view: View, options: PictureOptions = {}): Picture {
  const name: Name = (player) => playerInSentence(player, options.names);
  const nameOfSide: Name = (side) => (view.sides[side] ?? []).map(name).join(' & ');
  const headingOf: Name = (side) =>
    (view.sides[side] ?? []).map((player) => playerName(player, options.names)).join(' & ');
  const now = situation(view, name, nameOfSide);
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: view.phase === 'over' ? 'gold' : 'accent' },
    { kind: 'dice', rows: sets.map((set) => diceOf(view, set, options.action)) },
    ...view.sides.map((_, side) => sideSheet(view, side, headingOf(side))),
  ];
  if (view.options.rules === 'advanced') parts.push(bonusSheet(view, headingOf));
  const lying = sets.map((set) => `${set} ${view.faces?.[set].join('') ?? ''}`).join(', ');
  const totals = view.sides.map((_, side) => `${nameOfSide(side)} ${view.totals[side] ?? 0}`).join(', ');
  const dice = view.faces === null ? '' : ` Dice: ${lying}.`;
  return { title: 'Krakatoa', summary: `${now}${dice} Totals: ${totals}.`, parts };
}
