import type { Entry } from 'dicewright/games';
import { type ReactNode, useEffect, useState } from 'react';
import { valueWords } from './option-texts.js';

/** What is for people who read rules as a program does: where it is from, what can be chosen, and diagrams. */
const ASIDE = /^(?:Source|Option|Differs):|^\||^<!--/;

/** What stands below the heading of a clause, up to the next heading, as it is said. */
export function clauseText(page: string, id: string): string {
  const [, ...lines] =
    page
      .split(/^(?=#+ )/m)
      .find((part) => part.startsWith(`### ${id} `))
      ?.split('\n') ?? [];
  return lines
    .join('\n')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split('\n')
    .filter((line) => !ASIDE.test(line))
    .join('\n')
    .replace(/`([^`]+)`/g, (_, name: string) => valueWords(name))
    .trim();
}

interface ClauseProps {
  readonly entry: Entry;
  readonly id: string;
  /** Its number, as it is shown. */
  readonly name: ReactNode;
}

/** A clause by its number, and what it says, where the game has a rules page. */
export function Clause({ entry, id, name }: ClauseProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isHere = true;
    // Offline there may be none: then the number has to do.
    entry.part('rulesPage').then(
      (page = '') => isHere && setText(clauseText(page, id)),
      () => isHere && setText(''),
    );
    return () => {
      isHere = false;
    };
  }, [entry, id]);
  if (text === '') return name;
  return (
    <details className="clause">
      <summary>{name}</summary>
      {text}
    </details>
  );
}
