import type { Picture } from 'dicewright/define';
import { Fragment, useRef } from 'react';

/** What letters on the faces of dice are the colours of: `R` is `red`. */
export type Letters = ReadonlyMap<string, string>;

const NONE: Letters = new Map();

/** The letters that the dice of a picture bear in place of their colours. */
function lettersIn({ parts }: Picture): Letters {
  const letters = new Map<string, string>();
  for (const part of parts) {
    if (part.kind !== 'dice') continue;
    for (const { face, color, faceColor } of part.rows.flatMap(({ dice }) => dice)) {
      const shown = faceColor ?? color;
      if (face.kind === 'letter' && shown.startsWith(face.text.toLowerCase())) letters.set(face.text, shown);
    }
  }
  return letters.size > 0 ? letters : NONE;
}

/** The letters that dice have borne so far in the pictures of a game. */
export function useLetters(picture: Picture): Letters {
  const known = useRef(NONE);
  const found = lettersIn(picture);
  if ([...found.keys()].some((letter) => !known.current.has(letter)))
    known.current = new Map([...known.current, ...found]);
  return known.current;
}

interface ToldTextProps {
  readonly text: string;
  readonly letters: Letters;
}

/** A sentence in which letters that stand for dice are dice: for the eye in their colours, for the ear by their names. */
export function ToldText({ text, letters }: ToldTextProps) {
  if (letters.size === 0) return text;
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
