import type { AnyGame } from '../../kernel/types.js';

/** How long a game takes at a table is given in these steps. */
export const minuteSteps = [5, 10, 15, 20, 30, 45, 60, 90] as const;

/** What decides a game, in the words that a page may use. */
export const qualities = [
  'luck',
  'planning',
  'memory',
  'deduction',
  'observation',
  'dexterity',
  'speed',
  'nerve',
  'bluff',
] as const;
export type Quality = (typeof qualities)[number];

/** The line below the first sentence of a rules page: `2 to 4 players · about 20 minutes · luck and planning`. */
export interface RulesCard {
  /** As the game's numbers are written: `'2 to 4 players'`. */
  readonly players: string;
  /** One of {@link minuteSteps}. */
  readonly minutes: number;
  /** What decides, the most important first. */
  readonly qualities: readonly Quality[];
  /** Of the line, from 1. */
  readonly line: number;
}

/** `'2 to 4 players'`, `'2 or 3 players'`, `'1 player'`, `'2 players or groups'`. */
export function playersText({ min, max, withGroups }: AnyGame['playerCount']): string {
  const players =
    min === max ? `${min} player${min === 1 ? '' : 's'}` : `${min} ${max - min === 1 ? 'or' : 'to'} ${max} players`;
  return withGroups === undefined ? players : `${players} or groups`;
}

const cardLine = /^(\d[^·]*) · about (\d+) minutes · (\S.*)$/;

const isQuality = (word: string): word is Quality => (qualities as readonly string[]).includes(word);

/** `'luck, planning and memory'`. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const minutesText = (minutes: number): string => `about ${minutes} minutes`;
export const qualitiesText = ({ qualities: words }: Pick<RulesCard, 'qualities'>): string => listed(words);

/** The line as it stands in the page. */
export const cardText = (card: Omit<RulesCard, 'line'>): string =>
  `${card.players} · ${minutesText(card.minutes)} · ${qualitiesText(card)}`;

/** Reads the line; `null` for any other line. */
function cardOf(text: string, line: number): RulesCard | null {
  const [, players = '', minutes, words] = cardLine.exec(text) ?? [];
  if (words === undefined) return null;
  const card = { players, minutes: Number(minutes), qualities: words.split(/, | and /).filter(isQuality), line };
  const isStep = minuteSteps.some((step) => step === card.minutes);
  return isStep && cardText(card) === text ? card : null;
}

/** What is between a page's title and its sources. */
export interface PageHead {
  /** What the game is, in one sentence. */
  readonly summary: string;
  /** `null` while the line is missing. */
  readonly card: RulesCard | null;
  readonly problems: readonly { readonly line: number; readonly what: string }[];
}

const isOneSentence = (text: string): boolean => /^\S.*[.!?]$/.test(text) && !/[.!?]["”)]?\s+\S/.test(text);

/** Reads the head of a rules page: its title, a sentence, and a line with players, minutes and what decides. */
export function headOf(text: string): PageHead {
  const lines = text.split(/\r?\n/);
  const paragraphs: { text: string; line: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const isNew = index === 0 || lines[index - 1]?.trim() === '';
    const last = paragraphs.at(-1);
    if (line.trim() === '') continue;
    if (isNew || last === undefined) paragraphs.push({ text: line.trim(), line: index + 1 });
    else last.text += ` ${line.trim()}`;
    if (paragraphs.length > 3) break;
  }
  const [sentence = { text: '', line: 1 }, below = { text: '', line: 1 }] = paragraphs.filter(
    (paragraph) => !paragraph.text.startsWith('# '),
  );
  const card = cardOf(below.text, below.line);
  const problems = [
    ...(isOneSentence(sentence.text) ? [] : [{ line: sentence.line, what: 'below the title stands one sentence' }]),
    ...(card === null
      ? [
          {
            line: below.line,
            what: `below the sentence stands a line such as "2 to 4 players · about 20 minutes · luck and planning", with ${minuteSteps.join(', ')} minutes and some of ${qualities.join(', ')}`,
          },
        ]
      : []),
  ];
  return { summary: sentence.text, card, problems };
}

/** A page with other minutes in its line; as it was where it has no such line. */
export const withMinutes = (page: string, minutes: number): string =>
  page.replace(/^(\d[^·\n]* · about )\d+( minutes · )/m, (_, before, after) => `${before}${minutes}${after}`);

/** Where the line of a page and the game disagree. */
export function cardProblems(
  game: Pick<AnyGame, 'playerCount' | 'traits'>,
  { path, card }: { readonly path: string; readonly card: RulesCard | null },
): string[] {
  if (card === null) return [`${path}:1: there is no line with players and minutes`];
  const { traits } = game;
  const says = (word: Quality): boolean => card.qualities.includes(word);
  const players = playersText(game.playerCount);
  return [
    ...(card.players === players ? [] : [`the game is for ${players}`]),
    ...(says('luck') && !traits.chance ? ['"luck", but nothing is random in the game'] : []),
    ...(says('dexterity') === traits.dexterity ? [] : ['"dexterity" stands in games of skill, and in no others']),
  ].map((what) => `${path}:${card.line}: ${what}`);
}
