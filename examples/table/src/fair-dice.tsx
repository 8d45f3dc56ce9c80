import type { VerificationReport } from 'dicewright/record';
import { useEffect, useState } from 'react';
import type { GameSession } from './game-session.js';

interface FairDiceProps {
  readonly session: GameSession;
  readonly isOver: boolean;
}

/** What was found out about a game that is over; `null` before. */
function useReport(session: GameSession, isOver: boolean): VerificationReport | null {
  const [report, setReport] = useState<VerificationReport | null>(null);
  useEffect(() => {
    let isWanted = isOver;
    setReport(null);
    if (isOver) {
      void import('./verifying.js').then(({ verified }) => {
        if (isWanted) setReport(verified(session));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [session, isOver]);
  return report;
}

/** What was compared: `The 12 throws of 30 actions were compared with what it gives, and all are the same.` */
function comparedText({ drawn, actions, ok }: VerificationReport): string {
  if (drawn === 0) return 'Nothing was thrown.';
  const throws = drawn === 1 ? 'One throw was' : `${drawn} throws were`;
  const end = ok ? (drawn === 1 ? ', and is the same' : ', and all are the same') : '';
  return `${throws} compared with what it gives, in ${actions === 1 ? 'one action' : `${actions} actions`}${end}.`;
}

/** What was promised of the dice at the beginning, and at the end that it was kept. */
export function FairDice({ session, isOver }: FairDiceProps) {
  const report = useReport(session, isOver && session.hasDice);
  if (!session.hasDice) return <p className="fair">The dice are your own: you type in what comes.</p>;
  return (
    <details className="fair" open={isOver}>
      <summary>{report ? (report.ok ? 'The dice were fair' : 'Something is wrong') : 'Fair dice'}</summary>
      <p>
        Promised before the first roll: <code>{session.commitment}</code>
      </p>
      {report ? (
        <>
          <p>
            The seed is <code>{session.record.seed}</code>. {comparedText(report)}
            {report.ok && ' It is the seed that was promised.'}
          </p>
          <ul>
            {report.deviations.map(({ index, kind, message }) => (
              <li key={`${index} ${kind}`}>{message}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>At the end the seed is shown, and the page compares every outcome with it.</p>
      )}
    </details>
  );
}
