import { clauseUrl } from 'virtual:clause-url';
import type { Violation } from 'dicewright';
import { lazy, Suspense } from 'react';
import type { PlayedSession } from './game-session.js';
import { isOfCell, refusalText } from './refused.js';
import { toldOf } from './told.js';
import { type Letters, ToldText } from './told-text.js';
import type { OpenGame } from './use-game.js';
import type { Shown } from './use-shown.js';
import { listed, nameOf, withNames } from './words.js';
import { addressed } from './words-of-deeds.js';

// What it says is loaded with the first refusal.
const Clause = lazy(() => import('./clause.js').then((module) => ({ default: module.Clause })));

interface StatusProps {
  readonly open: Pick<OpenGame, 'entry' | 'module'> & { readonly session: PlayedSession };
  /** The position that is looked at. */
  readonly shown: Shown;
  /** Whether that is the one that is played in. */
  readonly isLive: boolean;
  readonly actor: number | null;
  readonly thinking: number | null;
  readonly isCurtainDrawn: boolean;
  readonly refusal: Violation | null;
  /** What somebody here is asked, in place of whoever is to act. */
  readonly question: string | null;
  /** What the game says is to be done; empty where it says nothing. */
  readonly todo: string;
  /** What stands for dice in sentences. */
  readonly letters: Letters;
  /** The one player at this screen, if there is one. */
  readonly own: number | null;
  /** Why the last action was done, where a bot did it. */
  readonly why?: string | undefined;
}

/** What is to be done, said to whoever does it. */
function turnText({ open, actor, own, todo }: StatusProps): string {
  const { names } = open.session;
  const turn = actor === own ? 'It is your turn' : `${nameOf(actor ?? 0, names)}, it is your turn`;
  if (todo === '') return `${turn}.`;
  const told = addressed(todo, actor ?? 0, names);
  if (!told) return `${turn}. ${todo}`;
  return `${turn}${/^[a-z]/.test(told.words) ? ':' : '.'} ${told.words}`;
}

function nextOf(props: StatusProps): string {
  const { open, shown, isLive, actor, thinking, question, todo } = props;
  const { names } = open.session;
  const { result, toAct } = shown;
  if (question !== null) return question;
  if (result) return withNames(result.reason, names);
  if (isLive && actor !== null) return turnText(props);
  if (todo !== '') return todo;
  const act = `${listed(toAct.map((player) => nameOf(player, names)))} ${toAct.length === 1 ? 'is' : 'are'} to act`;
  return `${act}${!isLive || thinking === null ? '' : ' and thinks'}.`;
}

/** What happened last, and who is to act; or why something is not allowed. Read out as it changes. */
export function Status(props: StatusProps) {
  const { open, shown, isLive, isCurtainDrawn, refusal, letters, why } = props;
  const { session, entry, module } = open;
  const refused = refusal ? refusalText(refusal, session.names) : '';
  // The site has the rules of our games alone.
  const nameOfClause = (id: string) => (module === null ? <a href={clauseUrl(entry.id, id, '../')}>{id}</a> : id);
  return (
    <div className="status" data-testid="status" role="status">
      {shown.step && !isCurtainDrawn && (
        <p className="happened">
          <ToldText text={toldOf(session, shown.step, shown.viewer)} letters={letters} />
        </p>
      )}
      {!shown.step && !isLive && <p className="happened">The game begins.</p>}
      {refusal ? (
        <p className={isOfCell(refused) ? 'refusal of-cell' : 'refusal'}>
          {refused}{' '}
          {refusal.clause && (
            <Suspense fallback={nameOfClause(refusal.clause)}>
              <Clause entry={entry} id={refusal.clause} name={nameOfClause(refusal.clause)} />
            </Suspense>
          )}
        </p>
      ) : (
        <p className="next">{nextOf(props)}</p>
      )}
      {why && !refusal && !isCurtainDrawn && (
        <p className="why" title={why}>
          {why}
        </p>
      )}
    </div>
  );
}
