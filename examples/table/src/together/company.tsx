import { nameOf } from '../words.js';
import { Clocks, type RemoteSeen } from './clocks.js';
import type { Present } from './connect.js';
import { botSeats } from './match-address.js';

interface CompanyProps {
  readonly match: string;
  readonly seat: number | null;
  readonly seen: RemoteSeen;
  readonly present: Present;
}

/** Who sits where, who of them is here, and what time they have. */
export function Company({ match, seat, seen, present }: CompanyProps) {
  const { names = [], toAct, view, clock, result } = seen;
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
            <span className="name">
              {nameOf(player, names)}
              {toAct.includes(player) && <span className="turn"> is to act</span>}
            </span>
            <small className={stateOf(player) === 'not here' ? 'away' : 'here'}>{stateOf(player)}</small>
          </li>
        ))}
      </ol>
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
