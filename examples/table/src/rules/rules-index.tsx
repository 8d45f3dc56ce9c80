import { toldGames } from 'virtual:told-games';
import { games } from 'dicewright/games';
import { useEffect } from 'react';
import { rulesHash } from '../address.js';
import { shelvesOf } from '../shelves.js';
import '../styles/rules.css';

/** How all games are played: where to find it. */
export function RulesIndex() {
  useEffect(() => {
    document.title = 'Rules – Dicewright table';
  }, []);
  return (
    <main className="rules">
      <h1>Rules</h1>
      <p className="lead">How to play each game, in a minute’s reading, and below it all of its rules.</p>
      {shelvesOf(Object.values(games), toldGames).map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <a href={rulesHash(entry.id)}>{entry.title}</a>: {toldGames[entry.id]?.summary}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
