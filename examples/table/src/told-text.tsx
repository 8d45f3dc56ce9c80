import type { Picture } from 'dicewright/define';
import { lazy, Suspense, useRef } from 'react';

// Most games have no such dice.
const LetterDice = lazy(() => import('./letter-dice.js').then((module) => ({ default: module.LetterDice })));

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

/** A sentence in which letters that stand for dice are dice. */
export function ToldText({ text, letters }: ToldTextProps) {
  if (letters.size === 0) return text;
  return (
    <Suspense fallback={text}>
      <LetterDice text={text} letters={letters} />
    </Suspense>
  );
}
