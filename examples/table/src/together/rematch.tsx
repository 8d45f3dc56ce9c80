import { useState } from 'react';
import { messageOf } from '../words.js';
import { askHost } from './ask-host.js';
import { type KeptMatch, keepMatch } from './kept-matches.js';
import { matchHash } from './match-address.js';

interface RematchProps {
  readonly kept: KeptMatch;
  /** The next match, where somebody has begun it. */
  readonly next: string | null;
}

interface Next {
  readonly id: string;
  readonly secret: string;
}

/** Goes on to the next match with the same people. */
export function Rematch({ kept, next }: RematchProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const { match, secret, game, hints } = kept;
  if (secret === null) {
    return next === null ? null : (
      <a className="main" data-testid="rematch" href={matchHash(next, null, false)}>
        Watch the rematch
      </a>
    );
  }
  const go = async (): Promise<void> => {
    try {
      const { id, secret: own } = await askHost<Next>(`./matches/${match}/rematch`, { secret });
      keepMatch({ match: id, game, secret: own, hints, isOver: false });
      location.hash = matchHash(id, own, hints);
    } catch (error) {
      setWrong(messageOf(error));
    }
  };
  return (
    <>
      {next !== null && <p role="status">A rematch has begun.</p>}
      <button type="button" className="main" data-testid="rematch" onClick={go}>
        {next === null ? 'Rematch' : 'Join the rematch'}
      </button>
      {wrong !== null && <p role="alert">{wrong}</p>}
    </>
  );
}
