import type { GameRecord } from 'dicewright/record';
import { replay } from 'dicewright/record';
import { useMemo } from 'react';
import type { PlayedSession } from '../game-session.js';
import { continued, type Tried } from '../variations.js';
import { changeText, luckText, SIGNS } from './figures.js';
import type { KeptReview } from './kept-review.js';

type Note = NonNullable<GameRecord['notes']>[number];
type Variation = NonNullable<Note['variations']>[number];

/** Marks that people write, in words. */
const NAMED = { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder', good: 'well done' } as const;

interface VariantProps {
  readonly session: PlayedSession;
  readonly index: number;
  readonly variation: Variation;
  /** Plays it on; `null` where that can't be. */
  readonly onTry: ((index: number, actions: Tried['actions']) => void) | null;
}

/** What was tried in place of an action, in words; it may not hold, as texts of people do. */
function sentencesOf({ game, record, steps }: PlayedSession, index: number, { actions }: Variation): string[] {
  const told: string[] = [];
  if (!record) return told;
  try {
    for (const { text } of replay(continued(record, steps[index]?.before, actions), game)) told.push(text);
  } catch {
    told.push('The rules do not allow what follows.');
  }
  return told;
}

function Variant({ session, index, variation, onTry }: VariantProps) {
  const sentences = useMemo(() => sentencesOf(session, index, variation), [session, index, variation]);
  return (
    <details className="tried">
      <summary>Tried in its place: {sentences[0]}</summary>
      {variation.comment && <p>{variation.comment}</p>}
      <ol>
        {sentences.map((sentence, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its index
          <li key={number}>{sentence}</li>
        ))}
      </ol>
      {onTry && (
        <button type="button" data-testid={`play-on-${index}`} onClick={() => onTry(index, variation.actions)}>
          Play on from here
        </button>
      )}
    </details>
  );
}

interface SaidProps {
  readonly session: PlayedSession;
  readonly index: number;
  readonly note: Note | undefined;
  readonly review: KeptReview | null;
  readonly onTry: VariantProps['onTry'];
}

/** What is said about an action: by the review, by people, and what was tried in its place. */
export function Said({ session, index, note, review, onTry }: SaidProps) {
  const step = review?.steps[index];
  const player = session.steps[index]?.action.player ?? 0;
  const luck = review && step ? luckText(step, player, review) : '';
  return (
    <div className="said">
      {step?.mark && review && (
        <span className={`mark ${step.mark}`}>
          <b aria-hidden="true">{SIGNS[step.mark]}</b> {step.mark} {changeText(-step.loss, review.players.length)}
        </span>
      )}
      {note?.mark && note.mark !== step?.mark && <span className="mark">{NAMED[note.mark]}</span>}
      {luck && <span className="luck">{luck}</span>}
      {note?.comment && <p>{note.comment}</p>}
      {note?.variations?.map((variation, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a variation is its index
        <Variant key={number} session={session} index={index} variation={variation} onTry={onTry} />
      ))}
    </div>
  );
}
