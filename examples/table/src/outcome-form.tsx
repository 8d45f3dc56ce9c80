import type { AnyAction } from 'dicewright';
import { useMemo, useState } from 'react';
import { AskedForm } from './asked-form.js';
import type { GameSession } from './game-session.js';
import { fieldsOf } from './report/fields.js';
import { ReportForm } from './report/report-form.js';
import { messageOf } from './words.js';

interface OutcomeFormProps {
  readonly session: GameSession;
  readonly action: AnyAction;
  readonly onAction: (action: AnyAction) => void;
  readonly onLeave: () => void;
}

/** Asks what the dice of the table show, in the words of the notation. */
function WrittenOutcome({ session, action, onAction, onLeave }: OutcomeFormProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const tell = async (written: string): Promise<void> => {
    try {
      const { withOutcome } = await import('./notation.js');
      onAction(withOutcome(session, action, written));
    } catch (error) {
      setWrong(messageOf(error));
    }
  };
  return (
    <AskedForm label="What came of it?" placeholder="2 5 6" said="That came" onText={tell} onLeave={onLeave}>
      {wrong !== null && (
        <pre className="refusal" role="alert">
          {wrong}
        </pre>
      )}
    </AskedForm>
  );
}

/** Asks what came of it at the table. */
export function OutcomeForm(props: OutcomeFormProps) {
  const { session, action } = props;
  const fields = useMemo(() => fieldsOf(session.game, action), [session, action]);
  return fields === null ? <WrittenOutcome {...props} /> : <ReportForm {...props} fields={fields} />;
}
