import { PERSON, type Seat } from './address.js';
import { BOTS } from './seats.js';
import type { OpenGame } from './use-game.js';
import { nameOf } from './words.js';

/** `you` as a person reads it: several people can share the screen. */
const seatText = (seat: Seat, bots: readonly Seat[]): string =>
  seat === PERSON ? 'a person here' : [...BOTS, ...bots].includes(seat) ? `bot: ${seat}` : seat;

interface SeatSelectProps {
  readonly label: string;
  readonly seat: Seat;
  /** Bots that come with the game, beside the usual ones. */
  readonly bots: readonly Seat[];
  readonly onSeat: (seat: Seat) => void;
}

/** Who sits there. */
export function SeatSelect({ label, seat, bots, onSeat }: SeatSelectProps) {
  return (
    <select aria-label={label} value={seat} onChange={({ target }) => onSeat(target.value)}>
      {[...new Set([PERSON, ...bots, ...BOTS, seat])].map((one) => (
        <option key={one} value={one}>
          {seatText(one, bots)}
        </option>
      ))}
    </select>
  );
}

interface SeatListProps {
  readonly open: OpenGame;
  readonly toAct: readonly number[];
  readonly actor: number | null;
  /** Who of the people here may act. */
  readonly candidates: readonly number[];
  readonly onWant: (player: number) => void;
  readonly onSeats: (seats: readonly Seat[]) => void;
}

/** Who plays, who is to act, and who of several at this screen acts. */
export function SeatList({ open, toAct, actor, candidates, onWant, onSeats }: SeatListProps) {
  const { seats, session } = open;
  return (
    <section className="seats" aria-labelledby="seats">
      <h2 id="seats">Seats</h2>
      <ol>
        {seats.map((seat, player) => {
          const name = nameOf(player, session.names);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={player} data-testid={`seat-${player}`} className={toAct.includes(player) ? 'acts' : undefined}>
              <span className="name">
                {name}
                {toAct.includes(player) && <span className="turn"> {player === actor ? 'chooses' : 'is to act'}</span>}
              </span>
              {candidates.length > 1 && candidates.includes(player) && player !== actor && (
                <button type="button" onClick={() => onWant(player)}>
                  Act as {name}
                </button>
              )}
              <SeatSelect
                label={`Who plays ${name}`}
                seat={seat}
                bots={open.bots}
                onSeat={(next) => onSeats(seats.map((old, at) => (at === player ? next : old)))}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
