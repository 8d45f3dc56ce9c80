import { useState } from 'react';
import { PERSON } from './address.js';
import { forgetGame, type Kept, savedGames, unreadableGames } from './saved-games.js';
import { listed, nameOf } from './words.js';

/** So many are shown before somebody asks for all. */
const FEW = 3;

/** Who won a finished game, and with what. */
function outcomeOf({ result, record, seats }: Kept[1]): string {
  if (!result) return 'over';
  const { winners, scores } = result;
  const persons = seats.flatMap((seat, player) => (seat === PERSON ? player : []));
  const own = persons.length === 1 ? persons[0] : undefined;
  const called = (player: number): string => (player === own ? 'you' : nameOf(player, record.names));
  const won = winners.length === 0 ? 'nobody won' : `${listed(winners.map(called))} won`;
  const best = scores?.[winners[0] ?? 0];
  const others = (scores ?? []).filter((_, player) => !winners.includes(player));
  if (best === undefined) return won;
  return others.length === 0 ? `${won} with ${best}` : `${won}, ${best} to ${others.join(', ')}`;
}

const dayOf = ({ at }: Kept[1]): string =>
  new Date(at).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });

/** `against an easy bot` is more than one wants to read: who takes part, in short. */
function tableText({ record, seats }: Kept[1]): string {
  const bots = seats.filter((seat) => seat !== PERSON).length;
  const players = `${record.players} player${record.players === 1 ? '' : 's'}`;
  return bots === 0 ? players : `${players}, ${bots} of them bot${bots === 1 ? '' : 's'}`;
}

interface KeptListProps {
  readonly id: string;
  readonly title: string;
  readonly kept: readonly Kept[];
  readonly titleOf: (game: string) => string;
  /** What is told of a game beside its name. */
  readonly about: (game: Kept[1]) => string;
  readonly verb: string;
  readonly onForget: (hash: string) => void;
}

function KeptList({ id, title, kept, titleOf, about, verb, onForget }: KeptListProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (kept.length === 0) return null;
  return (
    <section className="kept" aria-labelledby={id} data-testid={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {(showsAll ? kept : kept.slice(0, FEW)).map(([hash, game]) => (
          <li key={hash}>
            <a href={hash}>
              <strong>{titleOf(game.record.game)}</strong> <span>{about(game)}</span> <span>{dayOf(game)}</span>
            </a>
            <button
              type="button"
              aria-label={`${verb} ${titleOf(game.record.game)}, ${about(game)}`}
              onClick={() => onForget(hash)}
            >
              {verb}
            </button>
          </li>
        ))}
      </ul>
      {kept.length > FEW && !showsAll && (
        <button type="button" onClick={() => setShowsAll(true)}>
          Show all {kept.length}
        </button>
      )}
    </section>
  );
}

const all = () => ({ saved: savedGames(), unreadable: unreadableGames() });

interface KeptGamesProps {
  /** What a game is called, by its id. */
  readonly titleOf: (game: string) => string;
  readonly which: 'running' | 'finished';
}

/** What was played in this browser: games to go on with, or finished ones with how they ended. */
export function KeptGames({ titleOf, which }: KeptGamesProps) {
  const [{ saved, unreadable }, setKept] = useState(all);
  const forget = (...hashes: readonly string[]): void => {
    for (const hash of hashes) forgetGame(hash);
    setKept(all());
  };
  if (which === 'running') {
    return (
      <KeptList
        id="running"
        title="Go on playing"
        kept={saved.filter(([, { isOver }]) => !isOver)}
        titleOf={titleOf}
        about={tableText}
        verb="Forget"
        onForget={forget}
      />
    );
  }
  return (
    <>
      <KeptList
        id="finished"
        title="Finished games"
        kept={saved.filter(([, { isOver }]) => isOver)}
        titleOf={titleOf}
        about={outcomeOf}
        verb="Delete"
        onForget={forget}
      />
      {unreadable.length > 0 && (
        <p className="quiet" data-testid="unreadable">
          {unreadable.length === 1 ? 'One kept game' : `${unreadable.length} kept games`} can’t be read here.{' '}
          <button type="button" onClick={() => forget(...unreadable)}>
            Delete
          </button>
        </p>
      )}
    </>
  );
}
