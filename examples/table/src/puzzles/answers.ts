import { keepText, keptText } from '../kept-texts.js';

const KEY = 'dicewright-puzzles';

/** Which puzzles were answered, and whether well, by their ids. */
export type Answers = Readonly<Record<string, boolean>>;

/** What was answered in this browser. */
export function keptAnswers(): Answers {
  try {
    const kept: unknown = JSON.parse(keptText(KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** The first answer to a puzzle counts. */
export function withAnswer(answers: Answers, id: string, isRight: boolean): Answers {
  if (Object.hasOwn(answers, id)) return answers;
  const next = { ...answers, [id]: isRight };
  keepText(KEY, JSON.stringify(next));
  return next;
}
