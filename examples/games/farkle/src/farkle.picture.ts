import {
  type Picture,
  type PictureDiceRow,
  type PictureDie,
  type PictureOptions,
  type PicturePart,
  playerInSentence,
  playerName,
  type SheetLine,
} from 'dicewright/define';
import type { FarkleState } from './farkle.js';

type View = FarkleState;
type Name = (player: number) => string;

const DICE = 6;

const dieOf = (count: number, more: Partial<PictureDie>): PictureDie => ({
  shape: 'cube',
  color: 'white',
  face: { kind: 'pips', count },
  ...more,
});

/** Dice that are free to be rolled and show nothing yet. */
const blanks: readonly PictureDie[] = Array.from({ length: DICE }, () => ({
  shape: 'cube',
  color: 'white',
  face: { kind: 'blank' },
  parts: ['action:roll'],
}));

/** The dice that lie there: to be kept, to be rolled again, or of a farkle. */
function rolledRow({ phase, dice, offered, toPlay }: View): PictureDiceRow {
  if (phase === 'keep')
    return { dice: dice.map((die, place) => dieOf(die, { rolled: true, parts: [`die:${place}`] })) };
  if (phase === 'decide' && dice.length > 0)
    return { label: 'To roll', dice: dice.map((die) => dieOf(die, { parts: ['action:roll'] })) };
  if (phase === 'begin' && dice.length > 0)
    return {
      label: offered > 0 ? 'Left over' : 'A farkle',
      dice: dice.map((die) => dieOf(die, { parts: offered > 0 ? ['action:takeOver'] : ['action:roll'] })),
    };
  return { label: 'To roll', dice: toPlay === null ? [] : blanks };
}

/** What was set aside in this turn, or can be taken over with it; what everybody has, can still lose, and how often they farkled. */
function sheetOf(view: View, heading: Name): PicturePart {
  const { banked, farkles, options, toPlay, closer, atRisk, offered, kept } = view;
  const parts = offered > 0 ? (['action:takeOver'] as const) : undefined;
  const aside: SheetLine = {
    kind: 'line',
    label: 'Set aside',
    cells: banked.map((_, player) => (player === toPlay ? { dice: kept.map((die) => dieOf(die, {})), parts } : {})),
  };
  const points: SheetLine = {
    kind: 'line',
    label: 'Points',
    total: 'grand',
    cells: banked.map((own, player) => ({ text: String(own), circled: player === closer || undefined })),
  };
  const risk: SheetLine = {
    kind: 'line',
    label: offered > 0 ? 'To take over' : 'At risk',
    cells: banked.map((_, player) =>
      player === toPlay ? { text: String(offered > 0 ? offered : atRisk), hint: true } : {},
    ),
  };
  const inARow: SheetLine = {
    kind: 'line',
    label: 'Farkles in a row',
    cells: farkles.map((count) => ({ text: '×'.repeat(count) })),
  };
  return {
    kind: 'sheet',
    columns: banked.map((_, player) => ({ heading: heading(player), current: player === toPlay })),
    rows: [...(toPlay === null ? [] : [aside, risk]), points, ...(options.threeFarkles > 0 ? [inARow] : [])],
  };
}

/** What comes next, in one sentence. */
function situation(view: View, name: Name): string {
  const { toPlay, banked, phase, atRisk, kept, dice, offered } = view;
  if (toPlay === null) {
    const best = Math.max(...banked);
    const winners = banked.flatMap((points, player) => (points === best ? [name(player)] : []));
    return `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the win'} with ${best}.`;
  }
  const player = name(toPlay);
  if (phase === 'keep') return `${player} chooses dice to keep.`;
  if (phase === 'decide') return `${player} rolls ${kept.length === 0 ? 'all six dice' : 'on'} or banks ${atRisk}.`;
  const before = dice.length > 0 && offered === 0 ? 'A farkle. ' : '';
  return `${before}${player} rolls six dice${offered > 0 ? ` or takes over ${offered}` : ''}.`;
}

/** A position of Farkle as a picture: the dice on the table, what is set aside, and everybody's points. */
export function farklePicture(view: View, { names }: PictureOptions = {}): Picture {
  const { banked, toPlay } = view;
  const name: Name = (player) => playerInSentence(player, names);
  const now = situation(view, name);
  const rolled = rolledRow(view);
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: toPlay === null ? 'gold' : 'accent' },
    ...(toPlay === null || rolled.dice.length === 0 ? [] : [{ kind: 'dice', rows: [rolled] } as const]),
    sheetOf(view, (player) => playerName(player, names)),
  ];
  const dice = view.dice.length === 0 || toPlay === null ? '' : ` Dice: ${view.dice.join(' ')}.`;
  const kept = view.kept.length === 0 || toPlay === null ? '' : ` Set aside: ${view.kept.join(' ')}.`;
  const all = banked.map((own, player) => `${name(player)} ${own}`).join(', ');
  return { title: 'Farkle', summary: `${now}${dice}${kept} Points: ${all}.`, parts };
}
