import { gameCards } from 'virtual:game-cards';
import { otherGames } from 'virtual:game-modules';
import { games } from 'dicewright/games';
import { useEffect, useState } from 'react';
import { gameHash } from './address.js';
import { Card } from './card.js';
import { forgetGame, savedGames } from './saved-games.js';
import { inWords } from './words.js';

const all = Object.values(games);
const families = [...new Set(all.map(({ facts }) => familyOf(facts)))];

function familyOf(facts: Readonly<Record<string, string | number>>): string {
  return String(facts.family ?? 'sheet');
}

const most = Math.max(...all.map(({ playerCount }) => playerCount.max));
const counts = Array.from({ length: most }, (_, index) => index + 1);

const titles = Object.fromEntries([...all, ...otherGames].map(({ id, title }) => [id, title]));

function Kept() {
  const [kept, setKept] = useState(savedGames);
  const running = kept.filter(([, { isOver }]) => !isOver);
  if (running.length === 0) return null;
  return (
    <section className="kept" aria-labelledby="kept">
      <h2 id="kept">Go on playing</h2>
      <ul>
        {running.map(([hash, { record, at }]) => (
          <li key={hash}>
            <a href={hash}>
              {titles[record.game] ?? record.game}, {record.players} players, {record.actions.length} actions,{' '}
              {new Date(at).toLocaleDateString()}
            </a>
            <button
              type="button"
              onClick={() => {
                forgetGame(hash);
                setKept(savedGames());
              }}
            >
              Forget
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All games: a picture, who can play, how long, and of which family. */
export function GamesPage() {
  const [players, setPlayers] = useState(0);
  const [family, setFamily] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    document.title = 'Dicewright table';
  }, []);
  const shown = all.filter(
    ({ title, playerCount: { min, max }, facts }) =>
      (players === 0 || (min <= players && players <= max)) &&
      (family === '' || familyOf(facts) === family) &&
      title.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <main className="games">
      <h1>Sixty dice games</h1>
      <p className="lead">Play them here: alone, together at this screen, or against bots. Nothing leaves the page.</p>
      <Kept />
      <form className="filter" onSubmit={(event) => event.preventDefault()}>
        <label>
          Name <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label>
          Players{' '}
          <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
            <option value={0}>any number</option>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label>
          Family{' '}
          <select value={family} onChange={({ target }) => setFamily(target.value)}>
            <option value="">all</option>
            {families.map((one) => (
              <option key={one} value={one}>
                {inWords(one)}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{shown.length} games</p>
      </form>
      <ul className="cards">
        {shown.map((entry) => (
          <Card
            key={entry.id}
            entry={entry}
            href={`#/${entry.id}`}
            card={gameCards[entry.id]}
            family={familyOf(entry.facts)}
          />
        ))}
      </ul>
      {otherGames.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">Games of other packages</h2>
          <ul className="cards">
            {otherGames.map((other) => (
              <Card key={other.id} entry={other} href={gameHash(other.id, { module: other.module })} card={other} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
