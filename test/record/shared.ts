import { type AnyAction, type AnyGame, createRng } from 'dicewright';
import { createMatch, type Match } from 'dicewright/match';
import type { GameRecord } from 'dicewright/record';
import { chainOf } from '../../src/record/chain.js';

/** A match with shared dice, as it stood after so many actions, and was ended. */
export async function sharedRecord(game: AnyGame, actions: number, isByLot = false): Promise<GameRecord> {
  const players = game.playersFor({}).find((count) => count > 1) ?? 1;
  const begin = isByLot ? { begin: 'lot' as const } : {};
  const table = { id: 'friday', players, dice: 'shared' as const, seed: 'the host', ...begin };
  const match = (await createMatch(game, table)) as unknown as Match;
  for (let seat = 0; seat < players; seat++) match.share(seat, `seat ${seat}`);
  const rng = createRng('shared');
  await match.catchUp();
  for (let n = 0; n < actions && !match.view(null).result; n++) {
    const [seat = 0] = match.view(null).toAct;
    const action = game.sampleAction(match.view(seat).view as never, rng, seat) as AnyAction;
    await match.submit(seat, action);
    await match.catchUp();
  }
  if (!match.view(null).result) await match.abandon('It is late.');
  return match.record(0);
}

type Rolled = AnyAction & { readonly outcome?: readonly number[] };

/** What somebody could have made of the record of a match of Kiriki by lot, with five dice, for which all have shared. */
export function forgeries(record: GameRecord): Readonly<Record<string, object>> {
  const { commitments = [], links = [], lot = 0, players } = record;
  const actions = record.actions as readonly Rolled[];
  const rolls = actions.flatMap(({ outcome }, i) => (outcome ? [i] : []));
  const [first = 0, second = 0] = rolls;
  const with_ = (index: number, change: object) => actions.map((one, i) => (i === index ? { ...one, ...change } : one));
  const swapped = <T>([one, other, ...rest]: readonly T[]): T[] => [other as T, one as T, ...rest];
  const { links: _, ...without } = record;
  const stranger = chainOf('a stranger', 'friday', 1);
  const throws = rolls.length + 1;
  const replaced = <T>(list: readonly T[], place: number, value: T): T[] =>
    list.map((one, i) => (i === place ? value : one));
  return {
    'a tampered link': {
      ...record,
      links: replaced(links, 0, `${links[0]?.slice(0, -1)}${links[0]?.endsWith('0') ? 1 : 0}`),
    },
    'a link of the host that is another’s': { ...record, links: replaced(links, players, stranger.linkAt(throws - 1)) },
    'a link too early': { ...record, links: replaced(links, 1, chainOf('seat 1', 'friday', 1).linkAt(throws - 2)) },
    'a link too late': { ...record, links: replaced(links, 1, chainOf('seat 1', 'friday', 1).linkAt(throws)) },
    'a missing link': { ...record, links: links.slice(1) },
    'no links': without,
    'a commitment that is another’s': { ...record, commitments: replaced(commitments, 1, stranger.commitment) },
    'another player, chain and all': {
      ...record,
      commitments: replaced(commitments, 1, stranger.commitment),
      links: replaced(links, 1, stranger.linkAt(throws - 1)),
    },
    'swapped commitments': { ...record, commitments: swapped(commitments) },
    'swapped seats': { ...record, commitments: swapped(commitments), links: swapped(links) },
    'a missing commitment': { ...record, commitments: commitments.slice(1) },
    'another commitment': { ...record, commitment: stranger.commitment },
    'another match': { ...record, match: 'saturday' },
    'other options': { ...record, options: { repeat: false } },
    'another lot': { ...record, lot: (lot + 1) % players },
    'no lot': { ...record, lot: undefined },
    'other dice': { ...record, dice: 2 },
    'a seed beside': { ...record, seed: 'a seed' },
    'a seed in their place': { ...without, commitments: undefined, seed: 'a seed' },
    'another outcome': {
      ...record,
      actions: with_(first, { outcome: actions[first]?.outcome?.map((die) => (die % 6) + 1) }),
    },
    'another order of outcomes': {
      ...record,
      actions: with_(first, { outcome: actions[second]?.outcome }).map((one, i) =>
        i === second ? { ...one, outcome: actions[first]?.outcome } : one,
      ),
    },
    'an end that is gone': { ...record, actions: actions.slice(0, rolls.at(-1)) },
  };
}
