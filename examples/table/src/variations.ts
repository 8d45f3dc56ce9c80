import type { AnyAction, Envelope } from 'dicewright';
import type { GameRecord } from 'dicewright/record';

/** What was tried from the position before the action of an index. */
export interface Tried {
  readonly index: number;
  readonly actions: readonly AnyAction[];
}

/** The record with what was tried as variations of its actions. */
export function withVariations(record: GameRecord, tried: Iterable<Tried>): GameRecord {
  const notes = new Map((record.notes ?? []).map((note) => [note.index, note]));
  for (const { index, actions } of tried) {
    if (actions.length === 0 || index >= record.actions.length) continue;
    const note = notes.get(index) ?? { index };
    notes.set(index, { ...note, variations: [...(note.variations ?? []), { actions }] });
  }
  if (notes.size === 0) return record;
  const sorted = [...notes.values()].sort((one, other) => one.index - other.index);
  return { ...record, format: 'dicewright/2', notes: sorted };
}

/** A record that goes on from a position of another one. What that says of its dice doesn't hold for it. */
export function continued(
  { game, rules, players, options, names }: GameRecord,
  from: Envelope | undefined,
  actions: readonly AnyAction[],
): GameRecord {
  return {
    format: 'dicewright/2',
    game,
    rules,
    players,
    options,
    ...(names && { names }),
    ...(from && { from }),
    actions,
  };
}
