import { Fragment } from 'react';
import type { Letters } from './told-text.js';

interface LetterDiceProps {
  readonly text: string;
  readonly letters: Letters;
}

/** A sentence in which letters that stand for dice are dice: for the eye in their colours, for the ear by their names. */
export function LetterDice({ text, letters }: LetterDiceProps) {
  const isOfDice = (word: string): boolean => word.length > 1 && [...word].every((letter) => letters.has(letter));
  return text.split(/\b/).map((word, index) =>
    isOfDice(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a sentence stay where they are
      <span key={index} className="told-dice">
        <span className="unseen">{[...word].map((letter) => letters.get(letter)).join(', ')}</span>
        {[...word].map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so do letters of a word
          <i key={place} aria-hidden="true" style={{ background: `var(--die-${letters.get(letter)})` }} />
        ))}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a sentence stay where they are
      <Fragment key={index}>{word}</Fragment>
    ),
  );
}
