import type { AnyGame } from 'dicewright';
import { useMemo } from 'react';
import { isBot, type Seat } from './address.js';
import { Face } from './opponents/face.js';
import { OpponentLine } from './opponents/opponent-line.js';
import { opponentNames } from './opponents/opponents.js';
import { OptionFields } from './option-fields.js';
import { SeatSelect } from './seat-list.js';
import { seatsFor } from './seats.js';
import type { OpenGame } from './use-game.js';

/** Who is to play what. */
export interface NewTable {
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Empty for a new one. */
  readonly seed: string;
  readonly rollsThemselves: boolean;
}

interface NewGameFieldsProps {
  readonly entry: OpenGame['entry'];
  readonly game: AnyGame;
  readonly bots: OpenGame['bots'];
  readonly table: NewTable;
  readonly onTable: (table: NewTable) => void;
}

/** What a new game is asked for: players, their names and seats, options, dice. */
export function NewGameFields({ entry, game, bots, table, onTable }: NewGameFieldsProps) {
  const { seats, names, options, seed, rollsThemselves } = table;
  const players = seats.length;
  const called = opponentNames(seats);
  const set = (change: Partial<NewTable>): void => onTable({ ...table, ...change });
  const possible = useMemo(() => {
    try {
      return game.playersFor(options);
    } catch {
      return [players];
    }
  }, [game, options, players]);

  return (
    <>
      <label>
        Players{' '}
        <select
          value={players}
          onChange={({ target }) =>
            set({ seats: seatsFor(Number(target.value), [...seats, ...Array(12).fill('easy')]) })
          }
        >
          {[...new Set([...possible, players])].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      {seats.map((seat, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <div className="seat" key={player}>
          {isBot(seat) && <Face seat={seat} />}
          <input
            aria-label={`Name of player ${player + 1}`}
            placeholder={called[player] || `Player ${player + 1}`}
            maxLength={100}
            value={names[player] ?? ''}
            onChange={({ target }) =>
              set({ names: seats.map((_, at) => (at === player ? target.value : (names[at] ?? ''))) })
            }
          />
          <SeatSelect
            label={`Seat of player ${player + 1}`}
            seat={seat}
            bots={bots}
            onSeat={(next) => set({ seats: seats.map((old, at) => (at === player ? next : old)) })}
          />
          <OpponentLine game={game} seat={seat} />
        </div>
      ))}
      <OptionFields entry={entry} game={game} options={options} onOptions={(next) => set({ options: next })} />
      <label>
        <input
          type="checkbox"
          checked={rollsThemselves}
          onChange={({ target }) => set({ rollsThemselves: target.checked })}
        />{' '}
        We roll real dice and type in what comes
      </label>
      {!rollsThemselves && (
        <label>
          Seed <input value={seed} placeholder="a new one" onChange={({ target }) => set({ seed: target.value })} />
        </label>
      )}
    </>
  );
}
