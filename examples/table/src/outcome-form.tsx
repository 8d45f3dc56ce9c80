import type { AnyAction } from 'dicewright';
import { fromText, toText } from 'dicewright/record/core';
import { useState } from 'react';
import type { GameSession } from './game-session.js';
import { messageOf } from './words.js';

/** The action with the outcome that a person has written down, as the notation has it: `2 5 6`. */
function withOutcome({ game, record }: GameSession, action: AnyAction, written: string): AnyAction {
  const { seed: _, commitment: __, dice: ___, result: ____, ...header } = record;
  const line = `${toText({ ...header, actions: [action] }, game).trimEnd()} = ${written}`;
  return fromText(line, game).actions[0] as AnyAction;
}

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
      onSubmit={(event) => {
        event.preventDefault();
        try {
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
