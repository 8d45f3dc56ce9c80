import {
  type Picture,
  type PictureColor,
  type PictureDiceRow,
  type PictureDie,
  type PictureOptions,
  type PicturePart,
  playerInSentence,
  playerName,
} from 'dicewright/define';
import { crewOf, KINDS, type SalvageView, takerOf } from './salvage.js';

const colors: Readonly<Record<number, PictureColor>> = { 4: 'green', 6: 'blue', 8: 'red' };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A die of so many sides; what it shows, or what it is. */
const dieOf = (sides: number, face?: number): PictureDie => ({
  shape: 'cube',
  color: colors[sides] ?? 'white',
  face: { kind: 'letter', text: face === undefined ? `d${sides}` : `${face}` },
});

const handOf = (hand: readonly number[]): PictureDie[] =>
  KINDS.flatMap((sides, i) =>
    Array.from({ length: hand[i] ?? 0 }, () => ({ ...dieOf(sides), parts: [`die:${sides}`] })),
  );

/** The boat of a player, as far as it is seen. */
function boatRow(view: SalvageView, player: number, name: string): PictureDiceRow | null {
  const sent = view.boats[player];
  if (!sent) return null;
  if (sent === 'sealed') return { label: name, dice: [], note: 'sealed' };
  const faces = view.rolled[player];
  const dice = sent.dice.map((sides, i) => dieOf(sides, faces?.[i]));
  if (dice.length === 0) return { label: name, dice, note: 'at home' };
  return { label: name, dice, note: `wreck ${sent.wreck + 1}${faces ? `: ${sum(faces)}` : ''}` };
}

/** What comes next. */
function situation(view: SalvageView, name: (player: number) => string): string {
  const { phase, boats, coins, rolled } = view;
  const unsent = boats.flatMap((sent, player) => (sent === null ? [name(player)] : []));
  if (phase === 'over') {
    const most = Math.max(...coins);
    return `${coins.flatMap((own, player) => (own === most ? [name(player)] : [])).join(' and ')}: ${most} coins, the most.`;
  }
  if (phase === 'tide') return 'The tide comes in.';
  if (phase === 'draw') return 'Dice are drawn from the bag.';
  if (phase === 'send') return `To choose in secret: ${unsent.join(', ')}.`;
  return `To roll: ${boats.flatMap((_, i) => (crewOf(boats, i).length > 0 && rolled[i] === null ? [name(i)] : [])).join(', ')}.`;
}

/** A position of Salvage as a picture: wrecks, hands, boats as far as they are seen. */
export function salvagePicture(view: SalvageView, { names }: PictureOptions = {}): Picture {
  const { treasure, coins, hands, bag, phase, boats } = view;
  const now = situation(view, (player) => playerInSentence(player, names));
  const isEnd = phase === 'tide' || phase === 'over';
  const takers = treasure.map((_, wreck) => (isEnd ? takerOf(view, wreck) : -1));
  const boatRows = boats.flatMap((_, player) => boatRow(view, player, playerName(player, names)) ?? []);
  const handRows = hands.map((hand, player) => ({
    label: playerName(player, names),
    dice: handOf(hand),
    note: `${coins[player]} coins`,
  }));
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: phase === 'over' ? 'gold' : 'accent' },
    {
      kind: 'sheet',
      columns: treasure.map((_, wreck) => ({ heading: `Wreck ${wreck + 1}`, parts: [`wreck:${wreck}`] })),
      rows: [
        {
          kind: 'line',
          label: 'Coins',
          cells: treasure.map((there, wreck) => ({ text: `${there}`, parts: [`wreck:${wreck}`] })),
        },
        ...(isEnd
          ? [
              {
                kind: 'line' as const,
                label: 'Taken by',
                cells: takers.map((one) => ({ text: one < 0 ? '–' : playerName(one, names) })),
              },
            ]
          : []),
      ],
    },
    ...(boatRows.length > 0 ? [{ kind: 'dice' as const, rows: boatRows }] : []),
    { kind: 'dice', rows: handRows },
    { kind: 'note', text: `In the bag: ${KINDS.map((sides, i) => `${bag[i]} d${sides}`).join(', ')}.` },
  ];
  const told = coins.map((own, player) => `${playerInSentence(player, names)} ${own}`).join(', ');
  const there = treasure.map((own, wreck) => `wreck ${wreck + 1} ${own}`).join(', ');
  return { title: 'Salvage', summary: `${now} Coins: ${told}. Treasure: ${there}.`, parts };
}
