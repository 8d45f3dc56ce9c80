import { games } from 'dicewright/games';
import { useEffect } from 'react';
import { Trouble } from '../trouble.js';
import { Invitations } from './invitations.js';
import { keptMatch } from './kept-matches.js';
import { matchHash } from './match-address.js';
import { MatchNotKept } from './match-not-kept.js';
import '../styles/together.css';

/** Where somebody who has begun a match finds its links, now and later. */
export function TogetherPage({ match }: { readonly match: string }) {
  const kept = keptMatch(match);
  const title = Object.values(games).find(({ id }) => id === kept?.game)?.title ?? 'A match';
  useEffect(() => {
    document.title = `${title} with friends – Dicewright table`;
  }, [title]);
  if (!kept?.secrets) {
    return <Trouble heading="No links are kept here" message="They are in the browser in which the match was begun." />;
  }
  return (
    <main className="together">
      <h1>{title} with friends</h1>
      <p>Whoever opens a link sits there: send each to one friend, and sit down yourself. The links are kept here.</p>
      <MatchNotKept match={match} />
      <Invitations kept={kept} id="seat" />
      <p className="buttons">
        <a className="main" data-testid="sit" href={matchHash(match, kept.secret, kept.hints)}>
          Sit down
        </a>
        <a href={`#/${kept.game}`}>Back to {title}</a>
      </p>
    </main>
  );
}
