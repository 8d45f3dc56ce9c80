import type { AnyGame } from 'dicewright';
import { type Match, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { stateAt } from 'dicewright/record';

/** What the host of a match knows. */
export async function stateOf(match: Match, game: AnyGame) {
  const saved = await match.save();
  return stateAt(saved, saved.actions.length, game);
}

/** The match `m` of a store, with the same log, in a position that may be another in what a seat can't know. */
export async function twinOf(store: MatchStore, game: AnyGame, state: object): Promise<Match> {
  const other = memoryStore();
  const kept = await store.latest('m');
  const log = await store.read('m', 0, 1_000);
  if (!kept) throw new Error('no match');
  await other.create('m', kept.header);
  for (const { version, entry } of log) await other.append('m', version, entry);
  await other.snapshot('m', log.length, { state: state as never, undoable: [] });
  return openMatch(other, 'm', { game });
}
