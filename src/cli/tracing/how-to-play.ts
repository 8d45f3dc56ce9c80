/** What a page says to people who have never seen the game: a minute to read, above all clauses. */
export interface HowToPlay {
  readonly goal: string;
  readonly turn: string;
  readonly end: string;
  /** What the picture shows, for people who look at it and people who can't. */
  readonly caption: string;
  /** Where the picture is, relative to the page. */
  readonly picture: string;
}

/** The heading of the chapter. */
export const howToPlayHeading = 'How to play';

const parts = ['The goal.', 'Your turn.', 'The end.'] as const;

/** A minute's reading, in words; fewer say too little. */
const WORDS = [70, 190] as const;
const CAPTION_WORDS = [8, 35] as const;

const chapterOf = (page: string): string | undefined =>
  page
    .split(/^(?=## )/m)
    .find((chapter) => chapter.startsWith(`## ${howToPlayHeading}\n`))
    ?.slice(`## ${howToPlayHeading}\n`.length);

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
    .filter((paragraph) => paragraph !== '');

const picture = /^!\[([^\]]+)\]\(([^)]+)\)$/;

/**
 * Reads the chapter: three paragraphs, which begin with **The goal.**, **Your turn.** and **The end.**, and a picture with a
 * caption.
 *
 * @returns `null` for a page without it
 */
export function howToPlayOf(page: string): HowToPlay | null {
  const [goal, turn, end, last] = paragraphsOf(chapterOf(page) ?? '');
  const [, caption, path] = picture.exec(last ?? '') ?? [];
  const said = [goal, turn, end].map((text, at) => {
    const lead = `**${parts[at]}** `;
    return text?.startsWith(lead) ? text.slice(lead.length) : undefined;
  });
  const [itsGoal, itsTurn, itsEnd] = said;
  if (!itsGoal || !itsTurn || !itsEnd || caption === undefined || path === undefined) return null;
  return { goal: itsGoal, turn: itsTurn, end: itsEnd, caption, picture: path };
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

const outside = (count: number, [least, most]: readonly [least: number, most: number]): boolean =>
  count < least || count > most;

/** Where a page doesn't explain how to play the way all pages do. @param picture - where its picture has to be */
export function howToPlayProblems(page: string, picture: string): string[] {
  const told = howToPlayOf(page);
  if (told === null) {
    return [`there is no chapter "${howToPlayHeading}" with ${parts.join(' ')} and a picture, a paragraph each`];
  }
  const text = `${told.goal} ${told.turn} ${told.end}`;
  const all = `${text} ${told.caption}`;
  const isFirst = /^## (.*)$/m.exec(page)?.[1] === howToPlayHeading;
  return [
    ...(isFirst ? [] : ['it stands above all other chapters']),
    ...(paragraphsOf(chapterOf(page) ?? '').length === 4 ? [] : ['it has four paragraphs']),
    ...(outside(wordsIn(text), WORDS) ? [`${wordsIn(text)} words: ${WORDS.join(' to ')} are a minute's reading`] : []),
    ...(outside(wordsIn(told.caption), CAPTION_WORDS)
      ? [`the caption has ${wordsIn(told.caption)} words, not ${CAPTION_WORDS.join(' to ')}`]
      : []),
    ...(told.picture === picture ? [] : [`the picture is ${told.picture}, not ${picture}`]),
    ...(/\b[A-Z]{2,5}-\d/.test(all) ? ['numbers of clauses are for the clauses'] : []),
    ...(/[`{}<>*_]/.test(all) ? ['no code, and nothing in other type'] : []),
    ...(/\bplayers? 0\b|\bplayers? \d\b(?<!Players? \d)/.test(all) ? ['players are Player 1 and so on'] : []),
    ...(/\bfunnels?\b/i.test(all) ? ['funnels are hollows to people'] : []),
    ...(/[.!?]$/.test(told.caption) ? [] : ['the caption is written in sentences']),
  ];
}
