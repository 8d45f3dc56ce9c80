import { verifyRecord } from 'dicewright/record/core';
import { useMemo } from 'react';
import type { GameSession } from './game-session.js';

interface FairDiceProps {
  readonly session: GameSession;
  readonly isOver: boolean;
}

/** What was promised of the dice at the beginning, and at the end that it was kept. */
export function FairDice({ session, isOver }: FairDiceProps) {
  const report = useMemo(() => (isOver ? verifyRecord(session.record, session.game) : null), [session, isOver]);
  if (session.commitment === null) {
    return <p className="fair">The dice are your own: you type in what comes.</p>;
  }
  return (
    <details className="fair" open={isOver}>
      <summary>{report ? (report.ok ? 'The dice were fair' : 'Something is wrong') : 'Fair dice'}</summary>
      <p>
        Promised before the first roll: <code>{session.commitment}</code>
      </p>
      {report ? (
        <>
          <p>
            The seed was <code>{session.record.seed}</code>. It is the one that was promised, and it gives all{' '}
            {report.drawn} outcomes of the {report.actions} actions.
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
