import type { Lesson } from 'virtual:lessons';
import type { AnyAction } from 'dicewright';
import { isSameChoice } from '../advised.js';

/** The steps of a game's lesson, loaded with the first one that is wanted; none where it has no lesson. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const { lessons } = await import('virtual:lessons');
  return Object.hasOwn(lessons, game) ? (lessons[game] ?? []) : [];
}

interface Way {
  readonly from?: unknown;
  readonly path?: readonly unknown[];
}

/** Whether a legal action is what the lesson asks for. */
export function isDone({ answer, closeness }: Lesson, action: AnyAction): boolean {
  if (closeness === 'exactly') return isSameChoice(answer, action);
  const [asked, way] = [answer as Way, action as Way];
  return (
    action.type === answer.type &&
    (closeness === 'type' || way.from === asked.from) &&
    (way.path?.length ?? 0) >= (asked.path?.length ?? 0)
  );
}
