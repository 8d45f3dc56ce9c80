import { type AnyGame, anyGame, createRng, GameError } from 'dicewright';
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
  return messages;
}

/** The message with one thing in it, at whatever depth, that an honest host would not say. */
function* liesAbout(message: object, levels = 4): Generator<object> {
  yield* spoilt(message);
  if (levels === 0) return;
  for (const [field, value] of Object.entries(message)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const lie of liesAbout(value as object, levels - 1)) yield { ...message, [field]: lie };
  }
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

describe.each([kiriki, sealed].map((game) => [game.id, anyGame(game as never)] as const))(
  'a host who lies to a seat of %s',
  (_, game) => {
    it('is refused by a GameError or believed, and what is shown stays what it is said to be', async () => {
      const honest = await honestMessages(game);
      const [seen] = honest;
      expect(new Set(honest.map(({ type }) => type))).toEqual(new Set(['seen', 'frame', 'answer']));
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

it('an answer that is none leaves the seat waiting for one', async () => {
  const [seen] = await honestMessages(anyGame(kiriki));
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
  const [seen] = await honestMessages(anyGame(kiriki));
  if (seen?.type !== 'seen') throw new Error('nothing seen');
  const remote = remoteMatch(kiriki, 0, () => undefined);
  remote.receive(seen as never);
  for (const commitment of [`sha256:${'0'.repeat(64)}`, null]) {
    const other = { type: 'seen', seen: { ...seen.seen, commitment } };
    expect(refusalOf(() => remote.receive(other as never))?.message).toContain('committed to other dice');
    expect(remote.view(0)?.commitment).toBe(seen.seen.commitment);
  }
});
