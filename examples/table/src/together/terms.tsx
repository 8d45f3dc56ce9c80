import type { RemoteMatch } from 'dicewright/match';
import { nameOf } from '../words.js';
import type { RemoteSeen } from './clocks.js';

/** What a seat asks of the match beside acting, and what is answered. */
export type Asking = (answer: ReturnType<RemoteMatch['undo']>) => void;

interface TermsProps {
  readonly remote: RemoteMatch;
  readonly seat: number | null;
  readonly seen: RemoteSeen;
  readonly names: readonly string[];
  readonly ask: Asking;
}

/** What another asks, or one has asked: whether the last action may be taken back. */
export function Question({ remote, seat, seen: { asked, result }, names, ask }: TermsProps) {
  if (!asked || result) return null;
  const mayAnswer = seat !== null && asked.seat !== seat && !asked.agreed.includes(seat);
  return (
    <p className="asked" role="status" data-testid="asked">
      <span>{asked.seat === seat ? 'You ask' : `${nameOf(asked.seat, names)} asks`} to take the last action back.</span>
      {mayAnswer && (
        <>
          <button
            type="button"
            className="main"
            data-testid="agree"
            onClick={() => ask(remote.answer(asked.version, true))}
          >
            Agree
          </button>
          <button type="button" data-testid="refuse" onClick={() => ask(remote.answer(asked.version, false))}>
            Don’t agree
          </button>
        </>
      )}
    </p>
  );
}

/** Gives the match up. */
export function Resigning({ remote, ask }: Pick<TermsProps, 'remote' | 'ask'>) {
  return (
    <button type="button" data-testid="resign" onClick={() => confirm('Give the match up?') && ask(remote.resign())}>
      Resign
    </button>
  );
}
