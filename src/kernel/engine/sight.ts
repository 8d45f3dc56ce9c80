import type { ErasedDefinition, ErasedState } from '../definition.js';
import { GameError } from '../errors.js';
import { isInteger, numberOrType } from '../plain.js';
import type { Trust } from './trust.js';

/** Who sees what of a position. */
export interface Sight {
  /** A known value through the eyes of a player, `null` being a spectator; a view is taken to be theirs. */
  readonly seenBy: (value: ErasedState, viewer: number | null) => ErasedState;
  /** A player's index, or `null` for a spectator. @throws {@link GameError} `INVALID_ACTION` for anything else */
  readonly seat: (value: unknown, state: ErasedState) => number | null;
}

export function sightOf(definition: ErasedDefinition, { isView, isOurs, rememberView }: Trust): Sight {
  const viewsOfState = new WeakMap<object, Map<number | null, ErasedState>>();

  return {
    seenBy(value, viewer) {
      if (isView(value) || !definition.view) return value;
      const player = viewer !== null && viewer < value.players ? viewer : null;
      const known = viewsOfState.get(value) ?? new Map<number | null, ErasedState>();
      viewsOfState.set(value, known);
      let view = known.get(player);
      if (!view) {
        const seen = definition.view(value, player);
        // A view that is the state itself would make the state count as somebody's view from now on.
        view = rememberView(seen === value ? { ...seen } : seen, isOurs(value));
        known.set(player, view);
      }
      return view;
    },
    seat(value, { players }) {
      if (value === null || isInteger(value, 0, players - 1)) return value;
      const expected = `a player from 0 to ${players - 1} or null`;
      throw new GameError('INVALID_ACTION', `${definition.id}: expected ${expected}, got ${numberOrType(value)}`);
    },
  };
}
