import { cardPictures } from 'virtual:game-cards';
import { type OtherGame, otherGames } from 'virtual:other-games';
import { type ToldGame, toldGames } from 'virtual:told-games';
import { games } from 'dicewright/games';
import { type FormEvent, useEffect, useState } from 'react';
import { gameHash, rulesHash } from './address.js';
import { Card } from './card.js';
import { KeptGames } from './kept-games.js';
import { firstEvening } from './picks.js';
import { type Shelf, type Shelved, shelvesOf } from './shelves.js';
import { TogetherOffer } from './together/offer.js';

const all: readonly Shelved[] = Object.values(games);
const byId = new Map(all.map((game) => [game.id, game]));
const picks = firstEvening.flatMap((id) => byId.get(id) ?? []);
const shelves = shelvesOf(all, toldGames);

const most = Math.max(...all.map(({ playerCount }) => playerCount.max));
const counts = Array.from({ length: most }, (_, index) => index + 1);
/** Minutes that somebody may have. */
const times = [10, 20, 30, 60];

const titles = new Map([...all, ...otherGames].map(({ id, title }) => [id, title]));
const titleOf = (id: string): string => titles.get(id) ?? id;

/** What somebody looks for. */
interface Wanted {
  readonly words: string;
  /** 0 for any number. */
  readonly players: number;
  /** 0 for as many as it takes. */
  readonly minutes: number;
}

const anything: Wanted = { words: '', players: 0, minutes: 0 };

/** Whether all words stand somewhere in what is told of the game. */
function fits({ words, players, minutes }: Wanted, game: Shelved, told: ToldGame | null | undefined): boolean {
  const { min, max } = game.playerCount;
  const text = [game.title, game.facts.family, told?.summary, ...(told?.decides ?? [])].join(' ').toLowerCase();
  return (
    (players === 0 || (min <= players && players <= max)) &&
    (minutes === 0 || (told?.minutes ?? Number.POSITIVE_INFINITY) <= minutes) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

const card = (game: Shelved) => (
  <Card
    key={game.id}
    entry={game}
    href={`#/${game.id}`}
    rules={rulesHash(game.id)}
    picture={cardPictures[game.id]}
    told={toldGames[game.id]}
  />
);

const otherCard = (game: OtherGame) => (
  <Card
    key={game.id}
    entry={game}
    href={gameHash(game.id, { module: game.module })}
    rules={rulesHash(game.id, { module: game.module })}
    picture={game.picture}
    told={game.told}
  />
);

function ShelfSection({ title, about, entries }: Shelf) {
  return (
    <section className="shelf" aria-label={title}>
      <h2>{title}</h2>
      {about !== '' && <p className="lead">{about}</p>}
      <ul className="cards">{entries.map(card)}</ul>
    </section>
  );
}

/** All games on their shelves, with some to begin with, and what was played here before. */
export function GamesPage() {
  const [wanted, setWanted] = useState(anything);
  useEffect(() => {
    document.title = 'Dicewright table';
  }, []);
  const set = (change: Partial<Wanted>): void => setWanted({ ...wanted, ...change });
  const isAsked = wanted.words.trim() !== '' || wanted.players !== 0 || wanted.minutes !== 0;
  const found = isAsked ? all.filter((game) => fits(wanted, game, toldGames[game.id])) : all;
  const others = isAsked ? otherGames.filter((game) => fits(wanted, game, game.told)) : otherGames;
  const count = found.length + others.length;
  return (
    <main className="games">
      <h1>Sixty dice games</h1>
      <p className="lead">Alone, together at this screen, or against bots. Nothing leaves the page.</p>
      <form className="filter" aria-label="Find a game" onSubmit={(event: FormEvent) => event.preventDefault()}>
        <input
          type="search"
          aria-label="Find a game"
          placeholder="Find a game"
          value={wanted.words}
          onChange={({ target }) => set({ words: target.value })}
        />
        <select
          aria-label="Players"
          value={wanted.players}
          onChange={({ target }) => set({ players: Number(target.value) })}
        >
          <option value={0}>any players</option>
          {counts.map((players) => (
            <option key={players} value={players}>
              {players} player{players === 1 ? '' : 's'}
            </option>
          ))}
        </select>
        <select
          aria-label="Minutes"
          value={wanted.minutes}
          onChange={({ target }) => set({ minutes: Number(target.value) })}
        >
          <option value={0}>any time</option>
          {times.map((minutes) => (
            <option key={minutes} value={minutes}>
              up to {minutes} min
            </option>
          ))}
        </select>
        <p role="status" className={isAsked ? undefined : 'unseen'}>
          {count} game{count === 1 ? '' : 's'}
        </p>
      </form>
      {isAsked ? (
        <ul className="cards">
          {found.map(card)}
          {others.map(otherCard)}
        </ul>
      ) : (
        <>
          <KeptGames which="running" titleOf={titleOf} />
          <TogetherOffer wanted={null} />
          <section className="shelf" aria-label="For a first evening">
            <h2>For a first evening</h2>
            <ul className="cards">{picks.map(card)}</ul>
          </section>
          <KeptGames which="finished" titleOf={titleOf} />
          <p>
            <a href="#/record">Open a game from a file or a text</a>
          </p>
          {shelves.map((shelf) => (
            <ShelfSection key={shelf.title} {...shelf} />
          ))}
          {others.length > 0 && (
            <section className="shelf" aria-label="Games of other packages">
              <h2 id="others">Games of other packages</h2>
              <ul className="cards">{others.map(otherCard)}</ul>
            </section>
          )}
        </>
      )}
    </main>
  );
}
