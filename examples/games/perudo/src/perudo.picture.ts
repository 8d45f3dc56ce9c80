import {
  type Picture,
  type PictureDiceRow,
  type PictureDie,
  type PictureOptions,
  type PicturePart,
  playerInSentence,
} from 'dicewright/define';
import { bidInWords, counts, perudoFaces, pipsOf } from './bids.js';
import { type PerudoView, perudoSettlement } from './perudo.js';

type View = PerudoView;
type Name = (player: number) => string;

const changes = { '-1': 'loses one', '0': undefined, '1': 'wins one' } as const;

/** The dice of a player: their faces, blank ones under a cup, and after a call those that counted. */
function rowOf(view: View, player: number, name: Name): PictureDiceRow {
  const { hands, dice, bid, called, isPalifico } = view;
  const hand = hands[player] ?? Array.from({ length: dice[player] ?? 0 }, () => null);
  const shown = hand.map(
    (die): PictureDie => ({
      shape: 'cube',
      color: 'white',
      face: die === null ? { kind: 'blank' } : { kind: 'pips', count: die },
      selected: (die !== null && called !== null && bid !== null && counts(die, bid.face, isPalifico)) || undefined,
    }),
  );
  const settled = perudoSettlement(view);
  const change = settled?.player === player ? changes[settled.change] : undefined;
  return {
    label: name(player),
    note: change ?? (shown.length === 0 ? 'out' : undefined),
    dice: shown,
  };
}

/** The faces to bid on, and the bid that stands. */
const faceRow = ({ bid }: View): PictureDiceRow => ({
  label: bid === null ? 'Bid' : `Bid: ${bid.quantity}`,
  dice: perudoFaces.map((face) => ({
    shape: 'cube',
    color: 'gold',
    face: { kind: 'pips', count: pipsOf(face) },
    selected: face === bid?.face || undefined,
    parts: [`face:${face}`],
  })),
});

/** What the last call brought, and what comes next. */
function situation(view: View, name: Name): string {
  const { toPlay, phase, bid, bidder, dice, called, isPalifico } = view;
  const settled = perudoSettlement(view);
  const before =
    settled === null || bid === null || called === null
      ? ''
      : `${name(called.by)} said ${called.call} to ${bidInWords(bid)}, there ${settled.found === 1 ? 'was' : 'were'} ${settled.found}: ${name(settled.player)} ${settled.change < 0 ? 'lost a die' : settled.change > 0 ? 'won a die' : 'was right'}. `;
  if (toPlay === null) return `${before}${name(dice.findIndex((count) => count > 0))} wins.`;
  const player = name(toPlay);
  if (phase === 'roll') return `${before}All roll; ${player} begins.`;
  const palifico = isPalifico ? ' Palifico: ones are not wild.' : '';
  if (bid === null || bidder === null) return `${player} bids first.${palifico}`;
  return `${name(bidder)} has bid ${bidInWords(bid)}. ${player} bids more or calls.${palifico}`;
}

/** A position of Perudo as a picture: every player's dice, as far as they are seen, and the bid that stands. */
export function perudoPicture(view: View, { names }: PictureOptions = {}): Picture {
  const name: Name = (player) => playerInSentence(player, names);
  const now = situation(view, name);
  const rows = view.dice.map((_, player) => rowOf(view, player, name));
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: view.toPlay === null ? 'gold' : 'accent' },
    { kind: 'dice', rows: view.phase === 'bid' ? [...rows, faceRow(view)] : rows },
  ];
  const seen = view.hands.flatMap((hand, player) =>
    hand === null || hand.length === 0 ? [] : `${name(player)} ${hand.join(' ')}`,
  );
  const left = view.dice.map((count, player) => `${name(player)} ${count}`).join(', ');
  const dice = seen.length === 0 ? '' : ` Seen: ${seen.join(', ')}.`;
  return { title: 'Perudo', summary: `${now} Dice left: ${left}.${dice}`, parts };
}
