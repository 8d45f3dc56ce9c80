import type { ArchivePlayer, ArchiveSummary } from '../analysis/archive/archive.js';
import type { DiceTest } from '../analysis/archive/dice-tally.js';
import { changeText } from '../analysis/review/annotate.js';
import type { Estimate } from '../analysis/statistics.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { tableText, wrapped } from './answer-text.js';
import { valueText } from './review-text.js';
import { withHeading } from './style.js';

/** Below this nobody should believe that dice are fair; once in a hundred archives of fair dice it still happens. */
export const LEVEL = 0.01;
/** How many tests are listed. */
const MOST_TESTS = 10;

/** As valueText and changeText want it. */
const countOf = ({ alone }: ArchivePlayer): number => (alone === null ? 2 : 1);

/** `Ada`, `Ada, Kiriki alone`. */
export const rowName = ({ name, alone }: ArchivePlayer): string =>
  cleanText(alone === null ? name : `${name}, ${alone} alone`);

function rangeText({ low, high }: Estimate, players: number): string {
  if (!Number.isFinite(low)) return 'not known';
  return players === 1
    ? `${low.toFixed(1)} to ${high.toFixed(1)}`
    : `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;
}

/** How the players did, one per line. */
function playersText(players: readonly ArchivePlayer[], style: TerminalStyle): string {
  const isReviewed = players.some(({ reviewed }) => reviewed > 0);
  const rows = players.map((row) => {
    const { games, result, equal, luck, choices, decisions, mistakes, blunders } = row;
    const change = (estimate: Estimate | null): string => (estimate ? changeText(estimate.value, countOf(row)) : '');
    return [
      rowName(row),
      games,
      result ? valueText(result.value, countOf(row)) : '',
      result ? rangeText(result, countOf(row)) : '',
      ...(isReviewed
        ? [change(luck), change(choices), decisions > 0 ? `${mistakes + blunders} of ${decisions}` : '']
        : [equal === null ? '' : valueText(equal, 2)]),
    ];
  });
  const more = isReviewed ? ['LUCK', 'CHOICES', 'MISTAKES'] : ['IF ALL WERE ALIKE'];
  return withHeading(tableText(['PLAYER', 'GAMES', 'RESULT', '95 %', ...more], rows), style);
}

/** A chance as people read it: nobody needs to know how small a very small one is. */
const chanceText = (p: number): string => (p < 0.0001 ? '< 0.0001' : p.toFixed(4));

const testName = ({ what, player }: DiceTest): string => cleanText(player === null ? what : `${what}, ${player}`);

function diceText(tests: readonly DiceTest[], style: TerminalStyle): string {
  const rows = tests
    .slice(0, MOST_TESTS)
    .map((test) => [
      testName(test),
      test.dice,
      test.chiSquare.toFixed(1),
      test.freedom,
      chanceText(test.p),
      chanceText(test.corrected),
    ]);
  const left = tests.length - rows.length;
  const table = tableText(['WHAT FELL', 'DICE', 'CHI-SQUARE', 'FREEDOM', 'P', 'OF ALL'], rows);
  const more = left > 0 ? wrapped(`and ${left} more, each more likely than these`) : '';
  return `${withHeading(table, style)}${more}`;
}

/** Which dice aren't as they should be, and how sure that is. */
function verdictText(tests: readonly DiceTest[], { bold }: TerminalStyle): string {
  const odd = tests.filter(({ corrected }) => corrected < LEVEL);
  const p = 'P is how often fair dice stray at least that far';
  const care = tests.length === 1 ? `${p}.` : `${p}; OF ALL is corrected for all ${tests.length} tests.`;
  if (odd.length === 0) {
    return wrapped(`The dice fell as they should, as far as so few can show. ${care}`);
  }
  const told = odd.map((test) => {
    const faces = test.faces.map(({ face, fell, expected }) => `${face}: ${fell} (${expected.toFixed(1)})`).join(', ');
    return bold(
      wrapped(`Not as they should: ${testName(test)}. ${cleanText(faces)}; in brackets what was to be expected.`),
    );
  });
  return `${told.join('')}${wrapped(
    `${care} So fair dice are suspected in one of a hundred archives, and more often where somebody chose the games.`,
  )}`;
}

/** What an archive shows. */
export function statsText({ games, unfinished, players, dice }: ArchiveSummary, style: TerminalStyle): string {
  const open = unfinished > 0 ? `, ${unfinished} of them not over: their dice count, they have no result` : '';
  const parts = [
    wrapped(`${games} game${games === 1 ? '' : 's'}${open}.`),
    ...(players.length > 0
      ? [
          playersText(players, style),
          wrapped(
            'Result, luck and choices are means a game: a share of the victory; alone, points. Luck is what the dice brought, choices what was given away.',
          ),
        ]
      : []),
    ...(dice.length > 0
      ? [diceText(dice, style), verdictText(dice, style)]
      : [wrapped('Too few dice fell to say anything.')]),
  ];
  return parts.join('\n');
}
