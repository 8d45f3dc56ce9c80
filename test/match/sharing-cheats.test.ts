import { type AnyGame, createRng } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { type HostMessage, memoryStore, openMatch, type SeatMessage } from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { chainOf } from '../../src/record/chain.js';
import { sealed } from '../toys/sealed.js';
import { act, pageAt, rest, type SeatPage, seedOf, tableFor } from './shared-table.js';

// What a host, or whoever sits between, could try to choose a roll; and what pages say to it.

const game = kiriki as unknown as AnyGame;
const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const AGAIN = { ...ROLL, dice: [0, 1] } as const;
const OTHER = 'ab'.repeat(32);

type Frame = Extract<HostMessage, { type: 'frame' }>['frame'];

/** Changes what the first seat is told in frames of which the change makes something else. */
function lie(page: SeatPage, change: (frame: Frame) => Frame | null): void {
  page.between.toSeat = (message) => {
    if (message.type !== 'frame') return message;
    const frame = change(message.frame);
    return frame && { ...message, frame };
  };
}
const shared = (frame: Frame, more: object): Frame =>
  ({ ...frame, shared: { ...frame.shared, ...more } }) as unknown as Frame;
const withLink = (links: readonly (string | null)[] = [], place: number, link = OTHER): (string | null)[] =>
  links.map((one, i) => (i === place && one !== null ? link : one));

describe('a host who would like to choose', () => {
  it.each<readonly [string, RegExp, (frame: Frame) => Frame | null]>([
    [
      'the outcome',
      /another outcome than everybody’s links give/,
      (frame) => (frame.action ? { ...frame, action: { ...frame.action, outcome: [6, 6] } as never } : frame),
    ],
    [
      'what is rolled, once the links are known',
      /another action than was announced/,
      (frame) => (frame.action ? { ...frame, action: { ...AGAIN, dice: [2], outcome: [6] } as never } : frame),
    ],
    [
      'a roll that nobody has shared in',
      /dice were thrown that nobody has shared in/,
      (frame) =>
        frame.shared?.due
          ? ({ ...frame, shared: undefined, action: { ...AGAIN, outcome: [6, 6] } } as unknown as Frame)
          : frame,
    ],
    [
      'the part of another player',
      /a link is not what was committed to/,
      (frame) =>
        frame.shared?.due
          ? shared(frame, { due: { ...frame.shared.due, links: withLink(frame.shared.due.links, 2) } })
          : frame,
    ],
    [
      'the part of another player, at the end',
      /a link is not what was committed to/,
      (frame) => (frame.action ? shared(frame, { links: withLink(frame.shared?.links, 1) }) : frame),
    ],
    [
      'its own part',
      /a link is not what was committed to/,
      (frame) =>
        frame.shared?.due
          ? shared(frame, { due: { ...frame.shared.due, links: withLink(frame.shared.due.links, 3) } })
          : frame,
    ],
    [
      'with other commitments of its own',
      /the host sent other commitments before/,
      (frame) =>
        frame.shared?.due
          ? shared(frame, { commitments: withLink(frame.shared.commitments, 3, `sha256:${OTHER}`) })
          : frame,
    ],
    [
      'another action, after it has heard a link',
      /the host sent another action before the dice were thrown/,
      (frame) =>
        frame.shared?.due?.links[0]
          ? shared(frame, { due: { ...frame.shared.due, action: { ...AGAIN, dice: [2] } } })
          : frame,
    ],
    [
      'another throw, after it has heard a link',
      /the host has taken back a throw/,
      (frame) => (frame.shared?.due?.links[0] ? shared(frame, { due: undefined }) : frame),
    ],
    [
      'a throw that it has skipped',
      /a link is not what was committed to|the host has left out a link/,
      (frame) => (frame.shared?.due ? shared(frame, { throws: 3, due: undefined }) : frame),
    ],
    [
      'after something else was done',
      /something was done while the dice were thrown/,
      (frame) =>
        frame.shared?.due?.links[0]
          ? ({
              ...frame,
              shared: undefined,
              action: { type: 'score', player: 0, pattern: 'chance' },
            } as unknown as Frame)
          : frame,
    ],
  ])('%s is told so', async (_, complaint, change) => {
    const { match, pages } = await tableFor(game, 3);
    const [ada, ben] = pages as [SeatPage, SeatPage];
    await answered(ada, ROLL);
    let told = '';
    lie(ada, (frame) => {
      const changed = change(frame);
      if (changed !== frame) told ||= JSON.stringify(changed);
      return changed;
    });
    // Ben is slow: what Ada has revealed is told alone first.
    ben.between.toHost = (message) => (message.type === 'reveal' ? null : message);
    const answer = ada.remote.submit(AGAIN as never);
    await rest();
    ben.between.toHost = (message) => message;
    ben.connect(match);
    await rest();
    expect(told).not.toBe('');
    expect(ada.complaints[0]).toMatch(complaint);
    expect(ada.seen.view.events).toBe(1);
    expect(ben.complaints).toEqual([]);
    void answer;
  });

  it('other commitments for those who come, is told so by each whose own was replaced', async () => {
    const { pages, match } = await tableFor(game, 2, { id: 'x' });
    expect(match.view(0).commitment).not.toBeNull();
    const late = pageAt(game, 0, { seed: seedOf(0) });
    late.between.toSeat = (message) => {
      const said = message.type === 'seen' ? message.seen : message.type === 'frame' ? message.frame : null;
      if (said?.shared?.commitments[0])
        Object.assign(said.shared, { commitments: withLink(said.shared.commitments, 0, `sha256:${OTHER}`) });
      return message;
    };
    const store = memoryStore();
    const other = await tableFor(game, 2, { id: 'y' }, store);
    expect(other.pages.length).toBe(pages.length);
    const fresh = await import('dicewright/match').then(({ createMatch }) =>
      createMatch(kiriki, { id: 'z', players: 2, dice: 'shared' }),
    );
    late.connect(fresh as never);
    await rest();
    expect(late.complaints[0]).toMatch(/put another commitment in the place of this seat’s own/);
  });

  it('a page that has kept the commitment believes no other, and shares in nothing else', async () => {
    const { match } = await tableFor(game, 2);
    const { commitment } = match.view(0);
    const other = await tableFor(game, 2, { seed: 'a host that begins anew' });
    const back = pageAt(game, 0, { seed: seedOf(0), commitment });
    back.connect(other.match);
    await rest();
    expect(back.complaints[0]).toMatch(/committed to other dice than before/);
    // Nor in a match that pretends to begin.
    const { createMatch } = await import('dicewright/match');
    const fresh = await createMatch(kiriki, { id: 'm', players: 2, dice: 'shared' });
    const again = pageAt(game, 0, { seed: seedOf(0), commitment });
    again.connect(fresh as never);
    await rest();
    expect([...back.sent, ...again.sent].filter(({ type }) => type === 'commit' || type === 'reveal')).toEqual([]);
  });

  it('a page that is loaded again goes on with what it has kept; without it, it sees and can’t share', async () => {
    const { match, pages } = await tableFor(game, 2);
    const rng = createRng('again');
    for (let n = 0; n < 4; n++) await act(game, pages, rng);
    const { commitment } = match.view(0);
    pages[0]?.cut();
    const forgetful = pageAt(game, 0);
    forgetful.connect(match);
    await rest();
    expect(forgetful.seen.commitment).toBe(commitment);
    const [seat = 0] = forgetful.seen.toAct;
    await match.submit(seat, game.sampleAction(match.view(seat).view as never, rng, seat) as never);
    for (let n = 0; n < 4 && !match.view(0).shared?.due; n++) {
      const [next = 0] = match.view(0).toAct;
      await match.submit(next, game.sampleAction(match.view(next).view as never, rng, next) as never);
      await rest();
    }
    expect(match.view(0).shared?.missing).toEqual([0]);
    expect(forgetful.sent.map(({ type }) => type)).not.toContain('reveal');
    const back = pageAt(game, 0, { seed: seedOf(0), commitment });
    back.connect(match);
    await rest();
    expect(match.view(0).shared?.missing).toEqual([]);
    expect(back.complaints).toEqual([]);
  });

  it.each([{ seed: 7 }, { seed: '\ud800' }, { commitment: 'sha256:' }, { commitment: 7 }])(
    'kept: %o is refused',
    (kept) => {
      expect(() => pageAt(game, 0, kept as never)).toThrow();
    },
  );
});

describe('a player who would like to choose', () => {
  it('can keep silent, and is named; no other link will do, and what is lost is sent again', async () => {
    const { match, pages } = await tableFor(game, 2);
    const [ada, ben] = pages as [SeatPage, SeatPage];
    const lost: SeatMessage[] = [];
    ben.between.toHost = (message) => {
      if (message.type !== 'reveal') return message;
      lost.push(message);
      return lost.length === 1 ? null : { type: 'reveal', link: OTHER };
    };
    await ada.remote.submit(ROLL as never);
    await rest();
    expect(match.view(0).shared?.missing).toEqual([1]);
    ben.remote.beat();
    await rest();
    expect(lost.length).toBe(2);
    expect(match.view(0).shared?.missing).toEqual([1]);
    delete ben.between.toHost;
    ben.remote.beat();
    await rest();
    expect(match.view(0).shared?.missing).toEqual([]);
    expect(ada.seen.view.events).toBe(1);
  });

  it('who acts sends no outcome, and reveals nothing before everybody knows the action', async () => {
    const { match, pages } = await tableFor(game, 3);
    const [ada] = pages as [SeatPage];
    expect(await answered(ada, { ...ROLL, outcome: [6, 6, 6, 6, 6] })).toMatchObject({
      error: { code: 'DICE_MISMATCH' },
    });
    expect(await match.reveal(1, chainOf(seedOf(1), 'm', 1).linkAt(0))).toMatchObject({ error: { code: 'ILLEGAL' } });
    expect(JSON.stringify(await match.framesSince(0, null))).not.toContain(chainOf(seedOf(1), 'm', 1).linkAt(0));
  });
});

async function answered(page: SeatPage, action: object) {
  const asked = page.remote.submit(action as never);
  await rest();
  return asked;
}

describe('a host of a game that hides something', () => {
  it('that draws other than it should is found out in the record', async () => {
    const { match, pages } = await tableFor(sealed as unknown as AnyGame, 2);
    const rng = createRng('hidden');
    for (let n = 0; n < 20 && !match.view(0).result; n++) await act(sealed as unknown as AnyGame, pages, rng);
    const { commitment } = match.view(0);
    const record = await match.record(0);
    expect(verifyRecord(record, sealed, { commitment })).toMatchObject({ deviations: [], drawn: 2 });
    const [first, ...others] = record.actions as readonly { readonly outcome?: number }[];
    const forged = { ...record, actions: [{ ...first, outcome: ((first?.outcome ?? 0) % 6) + 1 }, ...others] };
    expect(verifyRecord(forged, sealed, { commitment }).deviations.map(({ kind }) => kind)).toContain('dice');
  });

  it('tells a page that comes later nothing that it could not check at the end', async () => {
    const store = memoryStore();
    const { match, pages } = await tableFor(sealed as unknown as AnyGame, 2, {}, store);
    const rng = createRng('late');
    for (let n = 0; n < 2; n++) await act(sealed as unknown as AnyGame, pages, rng);
    await match.close();
    const again = await openMatch(store, 'm', { game: sealed });
    const page = pageAt(sealed as unknown as AnyGame, null);
    page.connect(again as never);
    await rest();
    expect(page.complaints).toEqual([]);
    expect(page.seen.shared).toMatchObject({ throws: 2, links: [expect.any(String), expect.any(String), null] });
  });
});
