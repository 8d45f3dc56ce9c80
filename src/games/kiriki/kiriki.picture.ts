import { playerInSentence, playerName } from '../../kernel/naming.js';
import type { DeepReadonly } from '../../kernel/types.js';
import type {
  Picture,
  PictureDie,
  PictureFace,
  PictureOptions,
  PicturePart,
  SheetCell,
  SheetLine,
} from '../../picture/picture.js';
import type { KirikiState } from './kiriki.js';
import { type KirikiPattern, type KirikiTotals, patterns, scorePattern, totals, upperPatterns } from './patterns.js';

type View = DeepReadonly<KirikiState>;

const labels: { readonly [pattern in KirikiPattern]: string } = {
  ones: 'Ones',
  twos: 'Twos',
  threes: 'Threes',
  fours: 'Fours',
  fives: 'Fives',
  sixes: 'Sixes',
  threeOfAKind: '3 of a kind',
  fourOfAKind: '4 of a kind',
  fullHouse: 'Full house',
  smallStraight: 'Small straight',
  largeStraight: 'Large straight',
  kiriki: 'Kiriki',
  chance: 'Chance',
};

const lowerPatterns = patterns.filter((pattern) => !upperPatterns.includes(pattern));

/** The points in a line, or what the dice on display would score in it for the player whose turn it is. */
function cellOf(view: View, player: number, pattern: KirikiPattern): SheetCell {
  const entry = view.sheets[player]?.[pattern] ?? null;
  if (entry !== null) return { text: String(entry) };
  if (view.toPlay !== player) return {};
  const parts = [`line:${pattern}`];
  if (view.rolls === 0) return { parts };
  return { text: String(scorePattern(view.dice, pattern, view.options)), hint: true, parts };
}

function lineOf(view: View, pattern: KirikiPattern): SheetLine {
  const cells = view.sheets.map((_, player) => cellOf(view, player, pattern));
  return { kind: 'line', label: labels[pattern], cells };
}

function situation(view: View, name: (player: number) => string): string {
  if (view.toPlay === null) {
    const points = view.sheets.map((sheet) => totals(sheet, view.options).grandTotal);
    const best = Math.max(...points);
    const winners = points.flatMap((own, player) => (own === best ? [name(player)] : []));
    return `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the win'} with ${best}.`;
  }
  const player = name(view.toPlay);
  if (view.rolls === 0) return `${player} rolls all five dice.`;
  return view.rolls === 3
    ? `${player} chooses a line.`
    : `Roll ${view.rolls} of 3: ${player} rolls dice again or chooses a line.`;
}

/**
 * A position of Kiriki as a picture: the dice, and one sheet with a column for each player. Lines that the player on
 * turn could choose show what the dice would score there.
 */
export function kirikiPicture(view: View, options: PictureOptions = {}): Picture {
  const name = (player: number): string => playerInSentence(player, options.names);
  const sums = view.sheets.map((sheet) => totals(sheet, view.options));
  const computed = (label: string, key: keyof KirikiTotals, total?: 'sum' | 'grand'): SheetLine => ({
    kind: 'line',
    label,
    total,
    cells: sums.map((sum) => ({ text: String(sum[key]) })),
  });
  const dice = Array.from({ length: 5 }, (_, place): PictureDie => {
    const count = view.dice[place];
    const face: PictureFace = count === undefined ? { kind: 'blank' } : { kind: 'pips', count };
    return { shape: 'cube', color: 'white', face, parts: [`die:${place}`] };
  });
  const now = situation(view, name);
  const over = view.toPlay === null;
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: over ? 'gold' : 'accent' },
    ...(over ? [] : [{ kind: 'dice' as const, rows: [{ dice }] }]),
    {
      kind: 'sheet',
      columns: view.sheets.map((_, player) => ({
        heading: playerName(player, options.names),
        current: player === view.toPlay,
      })),
      rows: [
        { kind: 'section', heading: 'Upper lines' },
        ...upperPatterns.map((pattern) => lineOf(view, pattern)),
        computed(`Bonus over ${view.options.upperBonusOver}`, 'bonus'),
        computed('Upper total', 'upperTotal', 'sum'),
        { kind: 'section', heading: 'Lower lines' },
        ...lowerPatterns.map((pattern) => lineOf(view, pattern)),
        computed('Lower total', 'lowerTotal', 'sum'),
        computed('Grand total', 'grandTotal', 'grand'),
      ],
    },
  ];
  const scores = sums.map((sum, player) => `${name(player)} ${sum.grandTotal}`).join(', ');
  const shown = view.dice.length === 0 ? '' : ` Dice: ${view.dice.join(' ')}.`;
  return { title: 'Kiriki', summary: `${now}${shown} Grand totals: ${scores}.`, parts };
}
