import { type AnyGame, createRng, GameError, playout } from 'dicewright';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type HostMessage, remoteMatch, type SeatMessage, serveSeat } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { sealed } from '../toys/sealed.js';
import { hostileValues, isPolluted, spoilt } from './hostile.js';

const wire = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** What an honest host says of a game in which seat 0 acts, is refused and takes back what it can. */
async function honestMessages(game: AnyGame): Promise<HostMessage[]> {
  const match = await createMatch(game, { id: 'm', players: 2, names: ['Ada', 'Ben'], seed: 'friday night' });
  const messages: HostMessage[] = [];
  const host = serveSeat(match, 0, (message) => messages.push(wire(message) as HostMessage));
  await host.receive({ type: 'watch', since: null });
  const rng = createRng('host');
  for (let n = 0; n < 4; n++) {
    const [seat = 0] = match.view(null).toAct;
    const action = game.sampleAction(match.view(seat).view, rng, seat);
    if (seat === 0) await host.receive({ type: 'submit', action, at: n, key: `${n}` });
    else await match.submit(seat, action as never);
  }
  await host.receive({ type: 'undo', at: match.version, key: 'undo' });
  await host.receive({ type: 'record' });
  return messages;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The message with one thing in it, at whatever depth, that an honest host would not say. */
function* liesAbout(message: object, levels = 4): Generator<object> {
  yield* spoilt(message);
  if (levels === 0) return;
  for (const [field, value] of Object.entries(message)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const lie of liesAbout(value as object, levels - 1)) yield { ...message, [field]: lie };
  }
}

/** The view with one thing in it, at whatever depth, as another place in it has it. */
function* mixedUp(view: Json): Generator<Json> {
  const found: Json[] = [0, 1, 2, 6, null, '', [], {}];
  const collect = (value: Json): void => {
    found.push(value);
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part);
  };
  collect(view);
  function* within(value: Json, levels: number): Generator<Json> {
    if (typeof value !== 'object' || value === null || levels === 0) return;
    for (const [field, part] of Object.entries(value)) {
      const others = [
        ...found.slice(0, 8),
        ...found
          .slice(8)
          .filter((other) => typeof other === typeof part)
          .slice(0, 24),
      ];
      for (const other of [...others, ...within(part, levels - 1)]) {
        yield Array.isArray(value) ? value.with(Number(field), other) : { ...value, [field]: other };
      }
    }
  }
  yield* within(view, 2);
}

/** What throws, unless it is a GameError. */
function refusalOf(run: () => unknown): GameError | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof GameError) return error;
    throw new Error(`threw ${String(error)}`, { cause: error });
  }
}

describe.each([kiriki, sealed].map((game: AnyGame) => [game.id, game] as const))(
  'a host who lies to a seat of %s',
  (_, game) => {
    it('is refused by a GameError or believed, and what is shown stays what it is said to be', async () => {
      const honest = await honestMessages(game);
      const [seen] = honest;
      expect(new Set(honest.map(({ type }) => type))).toEqual(new Set(['seen', 'frame', 'answer', 'record']));
      const start = game.setup({ players: 2 });
      const rng = createRng('seat');
      let refused = 0;
      let believed = 0;
      for (const lie of [...hostileValues, ...honest.flatMap((message) => [...liesAbout(message)])]) {
        const sent: SeatMessage[] = [];
        const remote = remoteMatch(game, 0, (message) => sent.push(message));
        remote.receive(seen as never);
        const answer = remote.submit(game.sampleAction(start, rng, 0) as never);
        void answer.then(({ ok, version }) => expect([typeof ok, typeof version]).toEqual(['boolean', 'number']));
        const before = remote.view(0);
        const error = refusalOf(() => remote.receive(lie as never));
        const shown = remote.view(0);
        if (error) {
          refused++;
          expect(error.code).toBe('INVALID_STATE');
          expect(error.message.length).toBeLessThan(500);
          expect(shown).toBe(before);
        } else believed++;
        expect(wire(shown)).toEqual(shown);
        // Names may be left out.
        expect(Object.keys({ names: [], ...shown }).sort()).toEqual(Object.keys(before ?? {}).sort());
        // Who is told the truth again shows it again.
        remote.receive(seen as never);
        expect(remote.view(0)).toMatchObject({ version: 0, names: ['Ada', 'Ben'] });
        remote.connected();
      }
      expect(refused).toBeGreaterThan(500);
      expect(believed).toBeGreaterThan(0);
      expect(isPolluted()).toBe(false);
    });
  },
);

it('names are one a player, or none', async () => {
  const [seen] = await honestMessages(kiriki);
  if (seen?.type !== 'seen') throw new Error('nothing seen');
  const remote = remoteMatch(kiriki, 0, () => undefined);
  for (const names of [[], ['Ada'], ['Ada', 'Ben', 'Cyd']]) {
    const named = { type: 'seen', seen: { ...seen.seen, names } };
    expect(refusalOf(() => remote.receive(named as never))?.message).toContain(`${names.length} names for 2 players`);
  }
  expect(remote.view(0)).toBeNull();
});

it('an answer that is none leaves the seat waiting for one', async () => {
  const [seen] = await honestMessages(kiriki);
  const sent: SeatMessage[] = [];
  const remote = remoteMatch(kiriki, 0, (message) => sent.push(message));
  remote.receive(seen as never);
  const answer = remote.submit({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
  const [{ key = '' } = {}] = sent as { key?: string }[];
  for (const lie of [null, {}, { ok: 'yes', version: 1 }, { ok: true }, { ok: false, version: 0 }]) {
    expect(refusalOf(() => remote.receive({ type: 'answer', key, answer: lie } as never))?.code).toBe('INVALID_STATE');
  }
  const error = { code: 'ILLEGAL', message: 'not now' } as const;
  remote.receive({ type: 'answer', key, answer: { ok: false, error, version: 0 } });
  expect(await answer).toEqual({ ok: false, error, version: 0 });
});

it('a host who commits to other dice while the game runs is found out', async () => {
  const [seen] = await honestMessages(kiriki);
  if (seen?.type !== 'seen') throw new Error('nothing seen');
  const remote = remoteMatch(kiriki, 0, () => undefined);
  remote.receive(seen as never);
  for (const commitment of [`sha256:${'0'.repeat(64)}`, null]) {
    const other = { type: 'seen', seen: { ...seen.seen, commitment } };
    expect(refusalOf(() => remote.receive(other as never))?.message).toContain('committed to other dice');
    expect(remote.view(0)?.commitment).toBe(seen.seen.commitment);
  }
});

describe('a view that contradicts itself is shown whole or not at all, in', () => {
  for (const { id, load } of Object.values(games)) {
    it(id, async () => {
      const game: AnyGame = await load();
      const players = game.playersFor().at(-1) ?? 1;
      const { state } = playout(game, { players, seed: 'lies', maxActions: 9 });
      const [seat = 0] = game.playersToAct(state);
      const view = wire(game.view(state, seat)) as unknown as Json;
      const seenAs = (one: Json) => ({ type: 'seen', seen: { version: 9, view: one, commitment: null } }) as never;
      const remote = remoteMatch(game, seat, () => undefined);
      remote.receive(seenAs(view));
      let refused = 0;
      for (const lie of mixedUp(view)) {
        const before = remote.view(seat);
        const error = refusalOf(() => remote.receive(seenAs(lie)));
        if (!error) {
          remote.receive(seenAs(view));
          continue;
        }
        refused++;
        expect(remote.view(seat)).toBe(before);
        // What was refused is not kept: the next thing that is heard shows what was shown.
        remote.receive({ type: 'answer', key: 'none', answer: { ok: true, version: 1, repeated: false } });
        expect(remote.view(seat)).toEqual(before);
      }
      expect(refused).toBeGreaterThan(10);
    });
  }
});
