import { games } from 'dicewright/games';
import { useState } from 'react';
import { BeginForm, type Wanted } from './begin-form.js';
import { forgetMatch, keptMatches } from './kept-matches.js';
import { invitationHash, matchHash } from './match-address.js';
import '../styles/together.css';

/** So many matches are shown. */
const SHOWN = 12;

/** The matches that one can go back to. */
function KeptMatches() {
  const [kept, setKept] = useState(keptMatches);
  if (kept.length === 0) return null;
  const titleOf = (id: string): string => Object.values(games).find((one) => one.id === id)?.title ?? id;
  return (
    <ul className="matches">
      {kept.slice(0, SHOWN).map(({ match, game, secret, secrets, hints, names, at, isOver }) => (
        <li key={match}>
          <a href={matchHash(match, secret, hints)}>
            {titleOf(game)}
            {names && `: ${names.filter(Boolean).join(', ')}`}, {new Date(at).toLocaleDateString()}
            {isOver && ', over'}
          </a>{' '}
          {secrets && !isOver && <a href={invitationHash(match)}>Links</a>}
          <button
            type="button"
            onClick={() => {
              forgetMatch(match);
              setKept(keptMatches());
            }}
          >
            Forget
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TogetherProps {
  /** The game that is on the page, as it is played there; `null` where any can be chosen. */
  readonly wanted: Wanted | null;
}

const USUAL: Wanted = { game: 'kiriki', players: 2, names: [], options: {} };

/** Playing with friends elsewhere, each at their own screen. */
export function Together({ wanted }: TogetherProps) {
  return (
    <section className="together" aria-labelledby="together">
      <h2 id="together">Play with friends</h2>
      <p className="quiet">Each at their own screen: you get a link for every seat.</p>
      <BeginForm wanted={wanted ?? USUAL} isAnyGame={wanted === null} />
      {wanted === null && <KeptMatches />}
    </section>
  );
}
