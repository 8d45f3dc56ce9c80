import { clauseUrl } from 'virtual:clause-url';
import type { Violation } from 'dicewright';
import { lazy, Suspense } from 'react';
import type { Seen } from './game-session.js';
import { toldOf } from './told.js';
import type { OpenGame } from './use-game.js';
import { listed, nameOf } from './words.js';

// What it says is loaded with the first refusal.
const Clause = lazy(() => import('./clause.js').then((module) => ({ default: module.Clause })));

interface StatusProps {
  readonly open: OpenGame;
  readonly seen: Seen;
  readonly viewer: number | null;
  readonly actor: number | null;
  readonly thinking: number | null;
  readonly isCurtainDrawn: boolean;
  readonly refusal: Violation | null;
}

/** What happened last, and who is to act; or why something is not allowed. Read out as it changes. */
export function Status({ open, seen, viewer, actor, thinking, isCurtainDrawn, refusal }: StatusProps) {
  const { session, entry, module } = open;
  const last = session.steps.at(-1);
  // The site has the rules of our games alone.
  const nameOfClause = (id: string) => (module === null ? <a href={clauseUrl(entry.id, id, '../')}>{id}</a> : id);
  const { toAct, result } = seen;
  const next =
    result?.reason ??
    (actor !== null
      ? `${nameOf(actor, session.names)}, it is your turn.`
      : `${listed(toAct.map((player) => nameOf(player, session.names)))} ${toAct.length === 1 ? 'is' : 'are'} to act${thinking === null ? '' : ' and thinks'}.`);
  return (
    <div className="status" data-testid="status" role="status">
      {last && !isCurtainDrawn && <p className="happened">{toldOf(session, last, viewer)}</p>}
      {refusal ? (
        <p className="refusal">
          {refusal.message}{' '}
          {refusal.clause && (
            <Suspense fallback={nameOfClause(refusal.clause)}>
              <Clause entry={entry} id={refusal.clause} name={nameOfClause(refusal.clause)} />
            </Suspense>
          )}
        </p>
      ) : (
        <p className="next">{next}</p>
      )}
    </div>
  );
}
