import type { AnyAction } from 'dicewright';
import { useState } from 'react';
import type { GameSession } from './game-session.js';
import { messageOf } from './words.js';

interface OutcomeFormProps {
  readonly session: GameSession;
  readonly action: AnyAction;
  readonly onAction: (action: AnyAction) => void;
  readonly onLeave: () => void;
}

/** Asks what the dice of the table show. */
export function OutcomeForm({ session, action, onAction, onLeave }: OutcomeFormProps) {
  const [written, setWritten] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <form
      className="asked"
      onSubmit={async (event) => {
        event.preventDefault();
        try {
          const { withOutcome } = await import('./notation.js');
          onAction(withOutcome(session, action, written));
        } catch (error) {
          setWrong(messageOf(error));
        }
      }}
    >
      <label>
        What came of it? {/* biome-ignore lint/a11y/noAutofocus: the game waits for it */}
        <input value={written} autoFocus placeholder="2 5 6" onChange={({ target }) => setWritten(target.value)} />
      </label>
      <button type="submit" className="main">
        That came
      </button>
      <button type="button" onClick={onLeave}>
        Leave it
      </button>
      {wrong !== null && (
        <pre className="refusal" role="alert">
          {wrong}
        </pre>
      )}
    </form>
  );
}
