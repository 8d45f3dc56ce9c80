import { useState } from 'react';

interface WordsFormProps {
  /** The option that asks for words. */
  readonly part: string;
  readonly onPart: (part: string) => void;
  readonly onLeave: () => void;
}

/** Asks for words that are part of an action. */
export function WordsForm({ part, onPart, onLeave }: WordsFormProps) {
  const [words, setWords] = useState('');
  return (
    <form
      className="asked"
      onSubmit={(event) => {
        event.preventDefault();
        onPart(part.slice(0, part.indexOf('=') + 1) + words);
        onLeave();
      }}
    >
      <label>
        Your words {/* biome-ignore lint/a11y/noAutofocus: it was asked for by pointing at it */}
        <input value={words} autoFocus onChange={({ target }) => setWords(target.value)} />
      </label>
      <button type="submit" className="main">
        Say it
      </button>
      <button type="button" onClick={onLeave}>
        Leave it
      </button>
    </form>
  );
}
