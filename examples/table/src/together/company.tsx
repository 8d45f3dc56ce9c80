import { Face } from '../opponents/face.js';
import { nameOf } from '../words.js';
import { Clocks, type RemoteSeen } from './clocks.js';
import type { Present } from './connect.js';
import { botSeats } from './match-address.js';
import { OwnNameForm } from './own-name-form.js';
import type { RemoteGame } from './remote-game.js';

interface CompanyProps {
  readonly game: RemoteGame;
  readonly seen: RemoteSeen;
  readonly present: Present;
}

/** Who sits where, who of them is here, and what time they have. */
export function Company({ game, seen, present }: CompanyProps) {
  const { match, seat, names } = game;
  const { toAct, view, clock, result } = seen;
  const bots = botSeats(match);
  const stateOf = (player: number): string => {
    if (player === seat) return 'you';
    if (bots.has(player)) return 'a bot';
    return present.seats.includes(player) ? 'here' : 'not here';
  };
  return (
    <section className="seats company" aria-labelledby="seats">
      <h2 id="seats">Players</h2>
      <ol>
        {Array.from({ length: view.players }, (_, player) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={player} data-testid={`seat-${player}`} className={toAct.includes(player) ? 'acts' : undefined}>
            {bots.has(player) && <Face seat={bots.get(player) ?? ''} />}
            <span className="name">
              {nameOf(player, names)}
              {toAct.includes(player) && <span className="turn"> is to act</span>}
            </span>
            <small className={stateOf(player) === 'not here' ? 'away' : 'here'}>{stateOf(player)}</small>
          </li>
        ))}
      </ol>
      {seat !== null && game.isNameless && !result && (
        <OwnNameForm name={names[seat] ?? ''} onName={(name) => game.introduce(name)} />
      )}
      {present.watching > 0 && (
        <p className="quiet" data-testid="watching">
          {present.watching === 1 ? 'One watches' : `${present.watching} watch`}
          {seat === null && ', you among them'}.
        </p>
      )}
      {clock && <Clocks clock={clock} names={names} toAct={result ? [] : toAct} />}
    </section>
  );
}
