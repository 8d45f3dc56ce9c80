import { type HowToPlay, howToPlayOf } from './how-to-play.js';
import { playersFromZero } from './player-numbers.js';
import { headOf, type RulesCard } from './rules-card.js';

/** An option as a rules page names it. */
export interface PageOption {
  readonly name: string;
  /** As written between the backticks: `'false'`, `"'advanced'"`, `'[0, 4]'`. */
  readonly defaultText: string;
  /** What else it can be, as the page says it. */
  readonly text: string;
  readonly clause: string;
  readonly line: number;
}

export interface Clause {
  /** `'KIR-5'`. */
  readonly id: string;
  readonly title: string;
  /** The heading of the second level above it; empty when there is none. */
  readonly chapter: string;
  /** Of its heading, from 1. */
  readonly line: number;
}

/** What a page says about play: what was measured, and what that means. */
export interface PlayChapter {
  readonly text: string;
  /** Of its heading, from 1. */
  readonly line: number;
}

export interface RulesPage {
  readonly path: string;
  /** What the game is, in the sentence below its title. */
  readonly summary: string;
  /** The line below that: for how many players, how long, what decides; `null` while it is missing. */
  readonly card: RulesCard | null;
  /** What it says to people who have never seen the game; `null` where it says nothing. */
  readonly howToPlay: HowToPlay | null;
  /** `'KIR'`; empty when the page has no clause. */
  readonly prefix: string;
  readonly clauses: readonly Clause[];
  readonly options: readonly PageOption[];
  /** `null` until something is measured. */
  readonly play: PlayChapter | null;
  /** Where the page does not keep to the format: `path:line: what`. */
  readonly problems: readonly string[];
}

/** Chapters that hold no clause; they come last. */
const afterRules = ['Play', 'Not rules'];

const clauseHeading = /^### ([A-Z]{2,5})-([1-9]\d*) (\S.*)$/;
const optionLine = /^Option: `([A-Za-z][A-Za-z0-9]*)` \(default `([^`]+)`\): (\S.*)$/;

/**
 * Reads a rules page: below its title a sentence and a line, see {@link headOf}; clauses `### KIR-5 Title`, numbered from 1 without gaps, each with words of its own and a
 * `Source:` line; options in lines of their own (``Option: `name` (default `value`): …``); a last chapter `Not rules`, and
 * before it, once the game was played, a chapter `Play`. Players are counted from 1, see {@link playersFromZero}.
 */
export function parseRulesPage(path: string, text: string): RulesPage {
  const clauses: Clause[] = [];
  const options: PageOption[] = [];
  const problems: string[] = [];
  let prefix = '';
  let current: { clause: Clause; words: boolean; source: boolean } | null = null;
  let lastChapter = '';
  let play: PlayChapter | null = null;

  const report = (line: number, problem: string): void => {
    problems.push(`${path}:${line}: ${problem}`);
  };
  const close = (): void => {
    if (current === null) return;
    const { clause, words, source } = current;
    if (!words) report(clause.line, `${clause.id} says nothing`);
    if (!source) report(clause.line, `${clause.id} has no Source line`);
    current = null;
  };

  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (content.startsWith('#')) {
      close();
      const heading = clauseHeading.exec(content);
      if (heading !== null) {
        const [, letters = '', number = '', title = ''] = heading;
        if (prefix === '') prefix = letters;
        const expected = `${prefix}-${clauses.length + 1}`;
        const clause = { id: `${letters}-${number}`, title, chapter: lastChapter, line };
        if (clause.id !== expected) report(line, `${clause.id} stands where ${expected} is due`);
        if (afterRules.includes(lastChapter)) report(line, `${clause.id} stands under "${lastChapter}"`);
        clauses.push(clause);
        current = { clause, words: false, source: false };
      } else if (content.startsWith('### ')) {
        report(line, 'a heading of the third level is a clause: ### PREFIX-n Title');
      } else if (content.startsWith('## ')) {
        const chapter = content.slice(3).trim();
        if (lastChapter === 'Play' && chapter !== 'Not rules') report(line, 'after "Play" comes "Not rules"');
        if (chapter === 'Play') play = { text: '', line };
        lastChapter = chapter;
      }
      continue;
    }
    if (play !== null && lastChapter === 'Play') play = { ...play, text: `${play.text}${content}\n` };
    if (content.startsWith('Option:')) {
      const option = optionLine.exec(content);
      if (option === null)
        report(line, 'an option is written as: Option: `name` (default `value`): what else it can be');
      else if (current === null) report(line, 'an option belongs to a clause');
      else {
        const [, name = '', defaultText = '', words = ''] = option;
        const earlier = options.find((other) => other.name === name);
        if (earlier !== undefined) report(line, `the option ${name} stands under ${earlier.clause} already`);
        else options.push({ name, defaultText, text: words, clause: current.clause.id, line });
      }
    } else if (current !== null) {
      if (/^Source: \S/.test(content)) current.source = true;
      else if (content.trim() !== '' && !/^(Source|Ruling|Differs):/.test(content)) current.words = true;
    }
  }
  close();
  if (clauses.length === 0) report(1, 'no clause found');
  if (lastChapter !== 'Not rules') report(1, 'the last chapter is "Not rules"');
  const { summary, card, problems: ofHead } = headOf(text);
  for (const { line, what } of ofHead) report(line, what);
  for (const { line, words } of playersFromZero(text)) {
    report(line, `"${words}": players are counted from 1, with a capital: Player 1`);
  }
  return { path, summary, card, howToPlay: howToPlayOf(text), prefix, clauses, options, play, problems };
}

/** The anchor of a heading, as GitHub makes it: `'ras-1-players'`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * A value as pages and titles write it, brought to one spelling, so that `advanced`, `'advanced'` and `"advanced"`
 * agree, and `[0,4]` and `[0, 4]`.
 */
export function normalValue(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text.replaceAll("'", '"')));
  } catch {
    return JSON.stringify(text.trim());
  }
}

/** What a rules page says in its clauses: without sources, chapters, and what was measured. */
export function clausesOnly(text: string): string {
  const kept: string[] = [];
  let isClause = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#')) isClause = clauseHeading.test(line);
    if (isClause && !/^(Source:|<!-- lesson)/.test(line)) kept.push(line);
  }
  return `${kept.join('\n').trim()}\n`;
}
