import type { Catalogue } from 'dicewright/games';
import { useEffect, useState } from 'react';
import { gameHash, rulesHash } from './address.js';
import { Card } from './card.js';
import { gamesOfModule } from './game-modules.js';
import { Trouble } from './trouble.js';
import { messageOf } from './words.js';

/** The games of a module. */
export function ModulePage({ module }: { readonly module: string }) {
  const [found, setFound] = useState<Catalogue | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Games of a module – Dicewright table';
    gamesOfModule(module).then(setFound, (wrong) => setError(messageOf(wrong)));
  }, [module]);
  if (error !== null) return <Trouble heading="This module could not be opened" message={error} />;
  if (found === null) return <p className="loading">Loading the module …</p>;
  return (
    <main className="games">
      <h1>Games of a module</h1>
      <p className="lead">
        From <code>{module}</code>. <a href={`#/record?module=${encodeURIComponent(module)}`}>Open a game of it</a>
      </p>
      <ul className="cards">
        {Object.values(found).map((entry) => (
          <Card
            key={entry.id}
            entry={entry}
            href={gameHash(entry.id, { module })}
            rules={rulesHash(entry.id, { module })}
          />
        ))}
      </ul>
    </main>
  );
}
