import { useEffect, useState } from 'react';
import { Mishap } from '../../table/src/mishap.js';
import { Board } from './board.js';
import { connect, type Table } from './connect.js';
import { Fair } from './fair.js';

interface SeatProps {
  readonly match: string;
  readonly secret: string | null;
}

/** A seat of a match, from the moment that somebody opens its link. */
export function Seat({ match, secret }: SeatProps) {
  const [table, setTable] = useState<Table | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isThere, setThere] = useState(false);
  const [told, setTold] = useState<readonly string[]>([]);
  useEffect(() => {
    const onTold = (sentence: string): void => setTold((before) => [...before, sentence]);
    return connect(match, secret, { onTable: setTable, onRefused: setRefusal, onTold, onLink: setThere });
  }, [match, secret]);

  if (refusal !== null) return <main role="alert">You can’t sit here: {refusal}.</main>;
  if (!table) return <p className="loading">Connecting …</p>;
  return (
    <main className="game">
      <section className="play" aria-label="The board">
        <h1>{table.game.title}</h1>
        {!isThere && <p role="status">The connection is lost. It is tried again.</p>}
        <Mishap record={table.remote.record}>
          <Board table={table} />
          <Fair match={match} table={table} />
        </Mishap>
      </section>
      <aside className="side">
        <section className="log" aria-labelledby="log">
          <h2 id="log">Since you came</h2>
          <ol data-testid="log">
            {told.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its index
              <li key={index}>{sentence}</li>
            ))}
          </ol>
        </section>
      </aside>
    </main>
  );
}
