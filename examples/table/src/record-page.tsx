import { NotationError } from 'dicewright/record';
import { type DragEvent, useEffect, useState } from 'react';
import { openRecordText } from './record-text.js';
import { messageOf } from './words.js';

/** What is wrong with a text: each mistake with its line and column, else the one sentence. */
function Trouble({ error }: { readonly error: unknown }) {
  if (!(error instanceof NotationError)) return <p>{messageOf(error)}</p>;
  return (
    <ul>
      {error.mistakes.map(({ line, column, text, message }) => (
        <li key={`${line}:${column}`}>
          Line {line}, column {column}: {message}
          <pre>{`${text}\n${' '.repeat(column - 1)}^`}</pre>
        </li>
      ))}
    </ul>
  );
}

/** Opens a game from a file or a text. @param module - that the game is from, where the address tells one */
export function RecordPage({ module }: { readonly module: string | null }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    document.title = 'Open a game – Dicewright table';
  }, []);
  const open = async (given: string): Promise<void> => {
    setText(given);
    try {
      location.hash = await openRecordText(given, module);
    } catch (wrong) {
      setError(wrong);
    }
  };
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) await open(await file.text());
  };
  return (
    <main className="open" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h1>Open a game</h1>
      <p>
        A file as this page, the command or a person writes it: <code>.dice</code> or JSON. It can also be dropped here.
      </p>
      <label>
        File{' '}
        <input
          type="file"
          accept=".dice,.json,.jsonl,.txt"
          data-testid="open-file"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) await open(await file.text());
          }}
        />
      </label>
      <label>
        Or its text
        <textarea
          data-testid="open-text"
          rows={12}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="button" className="main" data-testid="open" onClick={() => open(text)}>
        Open
      </button>
      {error !== null && (
        <div className="refusal" role="alert" data-testid="mistakes">
          <Trouble error={error} />
        </div>
      )}
    </main>
  );
}
