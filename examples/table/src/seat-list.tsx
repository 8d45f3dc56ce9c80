import { lazy, Suspense } from 'react';
import { ELSEWHERE, isBot, PERSON, type Seat } from './address.js';
import { Face } from './opponents/face.js';
import { opponentOf, opponents } from './opponents/opponents.js';
import { BOTS } from './seats.js';
import type { OpenGame } from './use-game.js';
import { nameOf } from './words.js';

// Nobody needs to know it for the first move.
const OpponentLine = lazy(() =>
  import('./opponents/opponent-line.js').then((module) => ({ default: module.OpponentLine })),
);
const PaceSetting = lazy(() =>
  import('./opponents/pace-setting.js').then((module) => ({ default: module.PaceSetting })),
);

/** `you` as a person reads it: several people can share the screen. */
function seatText(seat: Seat, bots: readonly Seat[]): string {
  const opponent = opponentOf(seat);
  if (opponent) return `${opponent.name}, ${opponent.level}`;
  if (seat === ELSEWHERE) return 'somebody elsewhere';
  return seat === PERSON ? 'a person here' : bots.includes(seat) ? `bot: ${seat}` : seat;
}

/** Who can sit somewhere: people, bots of the game alone, then opponents, the weakest first, and who sits there now. */
function sittersOf(bots: readonly Seat[], seat: Seat): readonly Seat[] {
  const offered = opponents.flatMap(({ bot }) => (BOTS.includes(bot) || bots.includes(bot) ? bot : []));
  const own = bots.filter((bot) => !offered.includes(bot));
  return [...new Set([PERSON, ...own, ...offered, seat])];
}

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
      {sittersOf(bots, seat).map((one) => (
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
  /** Whether there is time for what is not needed to act. */
  readonly isLater: boolean;
  readonly onSeats: (seats: readonly Seat[]) => void;
}

/** Who plays, who is to act, and who of several at this screen acts. */
export function SeatList({ open, toAct, actor, candidates, onWant, isLater, onSeats }: SeatListProps) {
  const { seats, session, game } = open;
  // How they play is of interest as long as others can be chosen.
  const isTold = isLater && session.steps.length === 0;
  return (
    <section className="seats" aria-labelledby="seats">
      <h2 id="seats">Seats</h2>
      <ol>
        {seats.map((seat, player) => {
          const name = nameOf(player, session.names);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={player} data-testid={`seat-${player}`} className={toAct.includes(player) ? 'acts' : undefined}>
              {isBot(seat) && <Face seat={seat} />}
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
              <Suspense>{isTold && isBot(seat) && <OpponentLine game={game} seat={seat} />}</Suspense>
            </li>
          );
        })}
      </ol>
      <Suspense>{isLater && seats.some(isBot) && <PaceSetting />}</Suspense>
    </section>
  );
}
