import { AskedForm } from './asked-form.js';

interface WordsFormProps {
  /** The option that asks for words. */
  readonly part: string;
  readonly onPart: (part: string) => void;
  readonly onLeave: () => void;
}

/** Asks for words that are part of an action. */
export function WordsForm({ part, onPart, onLeave }: WordsFormProps) {
  const say = (words: string): void => {
    onPart(part.slice(0, part.indexOf('=') + 1) + words);
    onLeave();
  };
  return <AskedForm label="Your words" said="Say it" onText={say} onLeave={onLeave} />;
}
