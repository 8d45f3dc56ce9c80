import { howToPlayOf, positionPictures } from 'virtual:how-to-play';
import type { Entry } from 'dicewright/games';
import { useEffect, useState } from 'react';
import { gameHash, lessonHash } from '../address.js';
import { lessonsOf } from '../lessons/lesson.js';
import { catalogueFor } from '../played-game.js';
import { Trouble } from '../trouble.js';
import { messageOf } from '../words.js';
import { chaptersOf, headOf } from './clauses.js';
import { PageText } from './page-text.js';
import '../styles/rules.css';

interface Told {
  readonly entry: Entry;
  readonly page: string;
  readonly hasLesson: boolean;
}

/** @throws Error (as a rejection) where there is no such game, or it comes without rules */
async function told(id: string, module: string | null): Promise<Told> {
  const catalogue = await catalogueFor(module);
  const entry = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  if (!entry) throw new Error(`There is no game “${id}”.`);
  const [page, lessons] = await Promise.all([entry.part('rulesPage'), lessonsOf(id)]);
  if (page === undefined) throw new Error(`${entry.title} comes without a rules page.`);
  return { entry, page, hasLesson: module === null && lessons.length > 0 };
}

/** Goal, turn, end and a picture: a minute's reading. */
function HowToPlay({ id, page }: { readonly id: string; readonly page: string }) {
  const how = howToPlayOf(page);
  if (!how) return null;
  const picture = positionPictures[id];
  return (
    <div className="how">
      <div>
        <h2>The goal</h2>
        <p>{how.goal}</p>
        <h2>Your turn</h2>
        <p>{how.turn}</p>
        <h2>The end</h2>
        <p>{how.end}</p>
      </div>
      {picture !== undefined && (
        <figure>
          <img src={picture} alt="" />
          <figcaption>{how.caption}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** All rules of the game, clause by clause. */
function Clauses({ page }: { readonly page: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const chapters = chaptersOf(page);
  const count = chapters.flatMap(({ clauses }) => clauses).length;
  return (
    <details className="clauses" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>All the rules, in {count} clauses</summary>
      {isOpen &&
        chapters.map(({ title, clauses }) => (
          <section key={title}>
            <h2>{title}</h2>
            {clauses.map((clause) => (
              <article key={clause.id}>
                <h3>
                  {clause.title} <small>{clause.id}</small>
                </h3>
                <PageText text={clause.text} />
              </article>
            ))}
          </section>
        ))}
    </details>
  );
}

interface RulesPageProps {
  /** Of the game. */
  readonly id: string;
  readonly module: string | null;
  /** The hash of the game from which somebody came here. */
  readonly from: string | null;
}

/** How a game is played, for people who have never seen it, and below that its rules. */
export function RulesPage({ id, module, from }: RulesPageProps) {
  const [found, setFound] = useState<Told | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    told(id, module).then(
      (one) => isHere && setFound(one),
      (wrong) => isHere && setError(messageOf(wrong)),
    );
    return () => {
      isHere = false;
    };
  }, [id, module]);
  const title = found?.entry.title;
  useEffect(() => {
    if (title) document.title = `How to play ${title} – Dicewright table`;
  }, [title]);
  if (error !== null) return <Trouble heading="These rules could not be opened" message={error} />;
  if (!found) return <p className="loading">Loading the rules …</p>;
  const { summary, card } = headOf(found.page);
  return (
    <main className="rules">
      <nav className="buttons" aria-label="The game">
        {from === null ? (
          <a className="button main" data-testid="play" href={gameHash(id, { module })}>
            Play it
          </a>
        ) : (
          <a className="button main" data-testid="back-to-game" href={from}>
            Back to the game
          </a>
        )}
        {found.hasLesson && (
          <a className="button" data-testid="lesson" href={lessonHash(id, 1, from)}>
            First lesson
          </a>
        )}
      </nav>
      <h1>{title}</h1>
      <p className="lead">{summary}</p>
      {card !== '' && <p className="quiet">{card}</p>}
      <HowToPlay id={id} page={found.page} />
      <Clauses page={found.page} />
      <p>
        <a href="#/rules">The rules of all games</a>
      </p>
    </main>
  );
}
