import type { AnyAction, AnyGame } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteShares } from '../../src/match/remote-shares.js';
import { shareHere } from '../../src/match/share-here.js';
import {
  afterShare,
  hasBegun,
  isHeld,
  isShare,
  linksWith,
  missingSeats,
  placeOf,
  seatOf,
  sharesAtStart,
  sharingOf,
  waitingSince,
  wholeCommitment,
} from '../../src/match/shared.js';
import type { Shares } from '../../src/match/shares.js';
import { announcing, committing, revealing, someInSentence } from '../../src/match/sharing.js';
import { chainOf } from '../../src/record/chain.js';
import { lotDrawn } from '../../src/record/lot.js';
import { diceOfLinks } from '../../src/record/shared-dice.js';
import { commitments, linkAt, ROLL, seedOf } from './shared-table.js';

const game = kiriki as unknown as AnyGame;
const state = game.setup({ players: 2 });
const terms = { seed: 'host', revealWithin: undefined };
const sharing = sharingOf(terms as never, 'm', 2);
const host = (index: number): string => sharing.chain.linkAt(index);
const [ADA, BEN] = commitments as [string, string];
const HOST = sharing.chain.commitment;

/** Before, while and after the first throw. */
const start = sharesAtStart(sharing, 2);
const all: Shares = { ...start, commitments: [ADA, BEN, HOST] };
const announced: Shares = { ...all, due: { action: ROLL as never, links: [null, null, host(0)], since: null } };
const half: Shares = { ...all, due: { action: ROLL as never, links: [linkAt(0, 0), null, host(0)], since: null } };
const links = [linkAt(0, 0), linkAt(1, 0), host(0)];
const drawn = game.step(state, ROLL as never, diceOfLinks(links));
const PLAYED = (drawn.ok ? drawn.action : undefined) as AnyAction;

const follow = (shares: Shares, entry: object, known?: typeof state, more: object = {}) =>
  afterShare({ ...sharing, ...more }, game, shares, state, entry as never, known);

describe('what follows from what is shared', () => {
  it('is what was committed to, once, by somebody at the table', () => {
    const next = follow(start, { seat: 0, commitment: ADA });
    expect(next).toEqual({ shares: { ...start, commitments: [ADA, null, HOST], since: null } });
    expect(follow(start, { seat: 1, commitment: BEN, now: 7 })?.shares).toMatchObject({ since: 7 });
    const later = follow({ ...start, commitments: [ADA, null, HOST], since: 5 }, { seat: 1, commitment: BEN, now: 7 });
    expect(later?.shares).toEqual({ ...all, since: 5 });
    for (const [shares, entry] of [
      [start, { seat: -1, commitment: ADA }],
      [start, { seat: 2, commitment: ADA }],
      [start, { seat: 0, commitment: HOST }],
      [start, { seat: 0, commitment: ADA.slice(7) }],
      [start, { seat: 0, commitment: ADA, link: host(0) }],
      [all, { seat: 0, commitment: chainOf('other', 'm', 0).commitment }],
      [
        { ...start, commitments: [ADA, null, HOST] },
        { seat: 1, commitment: ADA },
      ],
    ] as const) {
      expect(follow(shares, entry)).toBeUndefined();
    }
  });

  it('is the lot that is drawn when the last has committed, where one is', () => {
    const begin = { begin: 'lot' } as const;
    const one = { ...start, commitments: [ADA, null, HOST] };
    expect(follow(start, { seat: 0, commitment: ADA }, undefined, begin)?.shares.commitments).toEqual([
      ADA,
      null,
      HOST,
    ]);
    expect(follow(start, { seat: 0, commitment: ADA, link: host(0) }, undefined, begin)).toBeUndefined();
    expect(follow(one, { seat: 1, commitment: BEN }, undefined, begin)).toBeUndefined();
    expect(follow(one, { seat: 1, commitment: BEN, link: host(1) }, undefined, begin)).toBeUndefined();
    const next = follow(one, { seat: 1, commitment: BEN, link: host(0), now: 9 }, undefined, begin);
    expect(next?.shares.due).toEqual({ action: null, links: [null, null, host(0)], since: 9 });
    const shares = { ...all, due: { action: null, links: [linkAt(0, 0), null, host(0)], since: null } };
    const lot = lotDrawn(diceOfLinks(links), 2);
    const last = { seat: 1, link: linkAt(1, 0) };
    expect(follow(shares, { ...last, lot })).toEqual({ shares: { ...all, due: undefined, throws: 1, links, lot } });
    expect(follow(shares, { ...last, lot: 1 - lot })).toBeUndefined();
    expect(follow(shares, last)).toBeUndefined();
    expect(follow(shares, { ...last, lot, action: PLAYED })).toBeUndefined();
  });

  it('is a throw that was announced with the link of the host, where one can be', () => {
    const entry = { seat: 0, announced: ROLL, link: host(0) };
    expect(follow(all, entry)?.shares).toEqual(announced);
    expect(follow(all, { ...entry, now: 3 })?.shares.due?.since).toBe(3);
    for (const [shares, change] of [
      [start, {}],
      [{ ...start, commitments: [ADA, null, HOST] }, {}],
      [announced, {}],
      [all, { link: host(1) }],
      [all, { link: linkAt(0, 0) }],
      [all, { link: undefined }],
      [all, { link: 'x' }],
      [{ ...all, throws: 4_096 }, {}],
    ] as const) {
      expect(follow(shares, { ...entry, ...change })).toBeUndefined();
    }
    expect(follow({ ...all, throws: 4_095 }, entry)?.shares.throws).toBe(4_095);
    const rolled = drawn.ok ? drawn.state : state;
    const score = { type: 'score', player: 0, pattern: 'chance' };
    expect(
      afterShare(sharing, game, all, rolled, { seat: 0, announced: score, link: host(0) } as never, undefined),
    ).toBeUndefined();
  });

  it('is the next link of the seat, and with the last the action that all links give', () => {
    expect(follow(announced, { seat: 0, link: linkAt(0, 0) })).toEqual({ shares: half });
    for (const [shares, entry] of [
      [all, { seat: 0, link: linkAt(0, 0) }],
      [half, { seat: 0, link: linkAt(0, 0) }],
      [half, { seat: 0, link: linkAt(0, 1) }],
      [announced, { seat: 0, link: linkAt(1, 0) }],
      [announced, { seat: 0, link: 7 }],
      [announced, { seat: 0, link: linkAt(0, 0), action: PLAYED }],
      [announced, { seat: 0, link: linkAt(0, 0), lot: 0 }],
      [half, { seat: 1, link: linkAt(1, 0) }],
      [half, { seat: 1, link: linkAt(1, 0), action: { ...PLAYED, outcome: [1, 1, 1, 1, 1] } }],
      [half, { seat: 1, link: linkAt(1, 0), action: PLAYED, lot: 0 }],
    ] as const) {
      expect(follow(shares, entry)).toBeUndefined();
    }
    const last = { seat: 1, link: linkAt(1, 0), action: PLAYED };
    const shares = { ...all, due: undefined, throws: 1, links };
    expect(follow(half, last)).toEqual({ shares, played: { action: PLAYED, state: drawn.ok && drawn.state } });
    // What was judged just now is not judged again.
    const judged = { ...state, events: 9 };
    expect(follow(half, last, judged)?.played?.state).toBe(judged);
  });

  it('is known as something shared by what it holds', () => {
    const entries = [{ commitment: ADA }, { link: 'a' }, {}, { action: PLAYED }, { announced: ROLL }];
    expect(entries.map((entry) => isShare({ seat: 0, ...entry } as never))).toEqual([true, true, false, false, false]);
  });
});

describe('who is waited for', () => {
  it('are those who have not committed, or not revealed, by their seats', () => {
    const lot = 1;
    const due = (...given: readonly (string | null)[]) => ({ action: null, links: given, since: null });
    const three = { commitments: [ADA, null, null, HOST] };
    expect(missingSeats(three)).toEqual([1, 2]);
    expect(missingSeats({ ...three, lot })).toEqual([0, 1]);
    expect(missingSeats({ ...three, lot: 2 })).toEqual([0, 2]);
    expect(missingSeats(all)).toEqual([]);
    expect(missingSeats({ commitments: all.commitments, due: due(null, 'a', null) })).toEqual([0]);
    expect([0, 1, 2].map((seat) => placeOf({ lot }, seat, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((place) => seatOf({ lot }, place, 3))).toEqual([2, 0, 1]);
    expect([0, 1, 2].map((seat) => seatOf({}, placeOf({}, seat, 3), 3))).toEqual([0, 1, 2]);
  });

  it('are waited for since somebody has shared', () => {
    expect([hasBegun(start), hasBegun({ commitments: [null, BEN, HOST] }), hasBegun(all)]).toEqual([false, true, true]);
    const begun = { ...start, commitments: [ADA, null, HOST] };
    expect([waitingSince(start), waitingSince(begun), waitingSince({ ...begun, since: 4 })]).toEqual([
      undefined,
      null,
      4,
    ]);
    expect(waitingSince({ ...all, since: 4 })).toBeUndefined();
    expect(waitingSince({ ...announced, since: 4 })).toBeNull();
    expect([isHeld(undefined), isHeld(start), isHeld(all), isHeld(announced)]).toEqual([false, true, false, true]);
    expect(wholeCommitment(start, 'm', state)).toBeNull();
    expect(wholeCommitment(all, 'm', state)).toMatch(/^sha256:/);
    expect(wholeCommitment(all, 'm', state)).not.toBe(wholeCommitment(all, 'n', state));
  });

  it('are named in a sentence: two by their names, more by their number', () => {
    expect(someInSentence([0], undefined)).toBe('Player 1');
    expect(someInSentence([0, 1], ['Ada', 'B\u0007en'])).toBe('Ada and B\ufffden');
    expect(someInSentence([2, 0, 1], ['Ada', 'Ben', 'Cem'])).toBe('3 players');
  });

  it('are asked for links that are theirs', () => {
    expect(linksWith(all, 0, linkAt(0, 0))).toBeUndefined();
    expect(linksWith(announced, 1, linkAt(1, 0))).toEqual([null, linkAt(1, 0), host(0)]);
    expect(linksWith({ ...announced, lot: 1 }, 0, linkAt(1, 0))).toEqual([null, linkAt(1, 0), host(0)]);
  });
});

describe('what is submitted where all share', () => {
  const position = (shares: Shares | undefined, more: object = {}) =>
    ({ version: 3, state, since: 0, undoable: [], undone: 0, shares, ...more }) as never;
  const rules = { game, hasSeed: true, terms: {}, sharing } as never;
  const refused = (run: () => unknown, code: string, message: string) => {
    expect(run).toThrow(expect.objectContaining({ code, message: `match: ${message}` }));
  };
  const announce = (shares: Shares | undefined, action: object = ROLL, more: object = {}) =>
    announcing(game, sharing, 0, action, undefined).judge(position(shares, more));

  it('is an action whose outcome comes later, with the next link of the host', () => {
    expect(announce(all)?.entry).toEqual({ seat: 0, announced: ROLL, link: host(0) });
    const entry = announce({ ...all, throws: 4_095 })?.entry;
    expect(entry?.link).toBe(host(4_095));
    refused(
      () => announce({ ...all, throws: 4_096 }),
      'ILLEGAL',
      'where all share in the dice there are at most 4096 throws',
    );
    refused(() => announce(announced), 'STALE', 'the dice are being thrown');
    refused(() => announce(start), 'ILLEGAL', 'Player 1 and Player 2 must commit to the dice first');
    refused(
      () => announce({ ...start, commitments: [ADA, null, HOST] }),
      'ILLEGAL',
      'Player 2 must commit to the dice first',
    );
    refused(() => announce(all, ROLL, { end: { ended: {} } }), 'GAME_OVER', 'it is over');
    refused(
      () => announce(all, { ...ROLL, outcome: [1, 2, 3, 4, 5] }),
      'DICE_MISMATCH',
      'outcomes are drawn by the host, none may be sent',
    );
    const rolled = drawn.ok ? drawn.state : state;
    const score = { type: 'score', player: 0, pattern: 'chance' };
    const judged = announce(all, score, { state: rolled });
    expect(judged?.entry).toEqual({ seat: 0, action: score });
    expect(judged?.state).toMatchObject({ events: 1 });
  });

  it('is told from something else under the same key by all that was sent', () => {
    const sent = (more: object) => announcing(game, sharing, 0, { ...ROLL, ...more }, { key: 'k' }).sent;
    const outcome = [1, 2, 3, 4, 5];
    expect(sent({ dice: [4, 3, 2, 1, 0] })).toBe(sent({}));
    const all = [{}, { dice: [0] }, { outcome }, { outcome: [1, 2, 3, 4, 6] }].map(sent);
    expect(new Set(all).size).toBe(4);
  });

  it('is a commitment', () => {
    const commit = (shares: Shares | undefined, commitment: unknown = BEN, more: object = {}) =>
      committing(rules, 1, commitment).judge(position(shares, more));
    const one = { ...start, commitments: [ADA, null, HOST] };
    expect(commit(start)?.entry).toEqual({ seat: 1, commitment: BEN });
    expect(commit(one)?.entry).toEqual({ seat: 1, commitment: BEN });
    expect(commit(all)).toBeNull();
    const lot = { game, hasSeed: true, terms: {}, sharing: { ...sharing, begin: 'lot' } } as never;
    expect(committing(lot, 1, BEN).judge(position(one))?.entry).toEqual({ seat: 1, commitment: BEN, link: host(0) });
    expect(committing(lot, 1, BEN).judge(position(start))?.entry).toEqual({ seat: 1, commitment: BEN });
    refused(() => commit(one, 'x'), 'INVALID_ACTION', 'expected a commitment: sha256: and 64 hexadecimal digits');
    refused(() => commit(all, chainOf('a', 'm', 1).commitment), 'ILLEGAL', 'the seat has committed to something else');
    refused(() => commit(one, ADA), 'ILLEGAL', 'somebody else has committed to that');
    refused(() => commit(undefined), 'ILLEGAL', 'nobody shares in the dice of this match');
    refused(() => commit(one, BEN, { end: { result: {} } }), 'GAME_OVER', 'it is over');
  });

  it('is a link', () => {
    const reveal = (shares: Shares | undefined, link: unknown = linkAt(1, 0), more: object = {}) =>
      revealing(rules, 1, link).judge(position(shares, more));
    expect(reveal(announced)).toEqual({ entry: { seat: 1, link: linkAt(1, 0) } });
    expect(reveal(half)).toEqual({
      entry: { seat: 1, link: linkAt(1, 0), action: PLAYED },
      state: drawn.ok && drawn.state,
    });
    expect(reveal({ ...all, throws: 1, links })).toBeNull();
    expect(reveal({ ...all, due: { action: null, links: [null, linkAt(1, 0), host(0)], since: null } })).toBeNull();
    const lot = { ...all, due: { action: null, links: [linkAt(0, 0), null, host(0)], since: null } };
    expect(reveal(lot)?.entry).toEqual({ seat: 1, link: linkAt(1, 0), lot: lotDrawn(diceOfLinks(links), 2) });
    refused(() => reveal(announced, 'x'), 'INVALID_ACTION', 'expected a link: 64 hexadecimal digits');
    refused(() => reveal(all), 'ILLEGAL', 'nothing is to be revealed');
    refused(
      () => reveal(announced, linkAt(1, 1)),
      'DICE_MISMATCH',
      'it is not the link that the seat has committed to',
    );
    refused(() => reveal(undefined), 'ILLEGAL', 'nobody shares in the dice of this match');
    refused(() => reveal(announced, linkAt(1, 0), { end: { result: {} } }), 'GAME_OVER', 'it is over');
  });
});

describe('what a page is told', () => {
  const seen = { match: 'm', commitments: [ADA, BEN, HOST], throws: 0, links: [null, null, null], missing: [] };
  const due = { action: ROLL, links: [null, null, host(0)] };
  const linksAt = (index: number) => [linkAt(0, index), linkAt(1, index), host(index)];
  const shown = (more: object) => ({ view: state, toAct: [], result: null, shared: { ...seen, ...more } }) as never;
  const page = (seat: number | null = 0, kept: string | null = null) =>
    remoteShares(game, seat, seat === null ? 'none' : seedOf(seat), kept);
  /** Judges one after another. */
  const told = (...all: readonly object[]) => {
    const shares = page();
    for (const more of all) shares.judge(shown(more));
    return shares;
  };
  const refused = (message: string, ...all: readonly object[]) => {
    expect(() => told(...all.slice(0, -1))).not.toThrow();
    expect(() => told(...all)).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE', message: `match: ${message}` }),
    );
  };

  it('must be what was committed to, from one throw to the next', () => {
    const wrong = 'a link is not what was committed to';
    told({ throws: 1, links: linksAt(0) }, { throws: 3, links: linksAt(2) });
    told({ throws: 2, links: [...linksAt(1).slice(0, 2), null] });
    told({ due }, { due: { ...due, links: linksAt(0) } }, { throws: 1, links: linksAt(0) });
    refused(wrong, {}, { throws: 1, links: linksAt(1) });
    refused(wrong, {}, { throws: 2, links: linksAt(0) });
    refused(wrong, { throws: 1, links: linksAt(0) }, { throws: 3, links: linksAt(3) });
    refused(wrong, { throws: 1, links: linksAt(0) }, { throws: 1, links: linksAt(1) });
    refused(wrong, {}, { due: { ...due, links: [null, null, host(1)] } });
    refused(wrong, { throws: 1, links: linksAt(0) }, { throws: 1, links: linksAt(0), due });
    refused('the host has left out a link', {}, { throws: 1, links: [linkAt(0, 0), null, host(0)] });
    refused(
      'the host has gone back behind a throw that was made',
      { throws: 2, links: linksAt(1) },
      { throws: 1, links: linksAt(0) },
    );
  });

  it('stays what it was', () => {
    const other = chainOf('other', 'm', 1).commitment;
    const three = { commitments: [ADA, null, HOST] };
    told(three, {});
    refused('the host sent other commitments before', {}, { commitments: [ADA, other, HOST] });
    refused('the host sent other commitments before', {}, three);
    refused('the host sent other commitments before', {}, { match: 'n' });
    refused('dice are thrown that not all have committed to', three, { ...three, due });
    refused('the host has taken back a throw', { due }, {});
    refused(
      'the host sent another action before the dice were thrown',
      { due },
      { due: { ...due, action: { ...ROLL, dice: [1] } } },
    );
    refused('the host sent another link before', { due: { ...due, links: [null, linkAt(1, 0), host(0)] } }, { due });
    const forgotten = told({});
    expect(() => forgotten.judge({ view: state } as never)).toThrow('match: the host has forgotten what was shared');
    page().judge({ view: state } as never);
    const ended = told({ due });
    ended.judge({ ...(shown({}) as object), ended: { by: 'forfeit', reason: 'a' } } as never);
  });

  it('is played as it was announced, by the links of all', () => {
    const thrown = { throws: 1, links: linksAt(0) };
    const before = { version: 3, played: [], shown: shown({ due }) } as never;
    const judged = (next: object, frame: object, first: object = { due }) => {
      const shares = told(first);
      const from = first === thrown || !('due' in first) ? { version: 3, played: [], shown: shown(first) } : before;
      return () => shares.judge(shown(next), from as never, { version: 4, action: null, ...frame } as never);
    };
    expect(judged(thrown, { action: PLAYED })).not.toThrow();
    expect(judged({ due }, {})).not.toThrow();
    const other = { ...PLAYED, outcome: [1, 1, 1, 1, 1] };
    expect(judged(thrown, { action: other })).toThrow(
      'match: the host sent another outcome than everybody’s links give',
    );
    expect(judged(thrown, { action: { ...PLAYED, dice: [0] } })).toThrow('another action than was announced');
    expect(judged(thrown, { action: PLAYED }, {})).toThrow('match: dice were thrown that nobody has shared in');
    const during = 'match: something was done while the dice were thrown';
    expect(judged({ due }, { action: PLAYED })).toThrow(during);
    expect(judged({ due }, { undo: 0 })).toThrow(during);
    const score = { type: 'score', player: 0, pattern: 'chance' };
    expect(judged(thrown, { action: score }, thrown)).not.toThrow();
  });

  it('is what the page has kept, and its own', () => {
    const whole = wholeCommitment(all, 'm', state);
    const kept = page(0, whole);
    kept.judge(shown({}));
    expect([kept.commitment, kept.due()]).toEqual([whole, null]);
    expect(() => page(0, `sha256:${'0'.repeat(64)}`).judge(shown({}))).toThrow(
      'match: the host has committed to other dice than before',
    );
    const own = page();
    own.judge(shown({ commitments: [null, BEN, HOST] }));
    expect(own.due()).toEqual({ type: 'commit', commitment: ADA });
    expect(() => own.judge(shown({ commitments: [chainOf('x', 'm', 0).commitment, BEN, HOST] }))).toThrow(
      'match: the host has put another commitment in the place of this seat’s own',
    );
  });

  it('has a commitment once all have committed', () => {
    const shares = page();
    expect(shares.commitment).toBeUndefined();
    shares.judge(shown({ commitments: [ADA, null, HOST] }));
    expect(shares.commitment).toBeNull();
    shares.judge(shown({}));
    expect(shares.commitment).toBe(wholeCommitment(all, 'm', state));
  });

  it('is answered with what is due, once, and again where that may be lost', () => {
    const shares = page();
    expect(shares.due()).toBeNull();
    shares.judge(shown({ commitments: [null, null, HOST] }));
    const commit = { type: 'commit', commitment: ADA };
    expect([shares.due(), shares.due()]).toEqual([commit, null]);
    shares.again();
    expect([shares.due(), shares.due()]).toEqual([commit, null]);
    shares.judge(shown({}));
    expect(shares.due()).toBeNull();
    shares.judge(shown({ due }));
    const reveal = { type: 'reveal', link: linkAt(0, 0) };
    expect([shares.due(), shares.due()]).toEqual([reveal, null]);
    shares.again();
    expect([shares.due(), shares.due()]).toEqual([reveal, null]);
    shares.judge(shown({ due: { ...due, links: [linkAt(0, 0), null, host(0)] } }));
    shares.again();
    expect(shares.due()).toBeNull();
    shares.judge(shown({ throws: 1, links: linksAt(0) }));
    expect(shares.due()).toBeNull();
    shares.judge(shown({ throws: 1, links: linksAt(0), due: { ...due, links: [null, null, host(1)] } }));
    expect(shares.due()).toEqual({ type: 'reveal', link: linkAt(0, 1) });
    const spectator = page(null);
    spectator.judge(shown({ commitments: [null, null, HOST] }));
    expect([spectator.due(), spectator.seat]).toEqual([null, null]);
    const stranger = remoteShares(game, 0, 'another seed', null);
    stranger.judge(shown({ due }));
    expect(stranger.due()).toBeNull();
  });

  it('tells the seat that a lot has given', () => {
    const drawnLot = { throws: 1, links: linksAt(0) };
    const shares = page(0);
    expect(shares.seat).toBe(0);
    shares.judge(shown({ lot: null }));
    expect(shares.seat).toBe(0);
    shares.judge(shown({ ...drawnLot, lot: 1 }));
    expect(shares.seat).toBe(1);
    // Who comes when it is drawn asks for the seat, not for the place.
    const late = remoteShares(game, 0, seedOf(1), null);
    late.judge(shown({ ...drawnLot, lot: 1 }));
    expect(late.seat).toBe(0);
    late.judge(shown({ ...drawnLot, lot: 1, due: { ...due, links: [null, null, host(1)] } }));
    expect(late.due()).toEqual({ type: 'reveal', link: linkAt(1, 1) });
  });
});

describe('sharing by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A match of which only that is there which sharing looks at. */
  function table(shared: object | undefined, lot?: number) {
    const calls: unknown[] = [];
    const errors: unknown[] = [];
    const match = {
      seats: [1, 0],
      seen: { shared, result: null as object | null } as { shared?: object | undefined; result: object | null },
      fails: false,
      heard: () => undefined as undefined,
      view: () => match.seen,
      async commit(seat: number, commitment: string) {
        calls.push(['commit', seat, commitment]);
        if (match.fails) throw new Error('the store is away');
      },
      async reveal(seat: number, link: string) {
        calls.push(['reveal', seat, link]);
      },
      subscribe(seat: null, heard: () => undefined) {
        calls.push(['subscribe', seat]);
        match.heard = heard;
        return () => calls.push(['stop']);
      },
    };
    return { match, calls, errors, lot };
  }
  const seen = { match: 'm', commitments: [null, BEN, HOST], throws: 0 };

  it('commits, reveals, tries again after a second, and stops', async () => {
    const { match, calls, errors } = table(seen);
    match.fails = true;
    const stop = shareHere(match as never, 0, seedOf(0), (error) => errors.push(error));
    await vi.advanceTimersByTimeAsync(0);
    const commit = ['commit', 1, ADA];
    expect(calls).toEqual([['subscribe', null], commit]);
    expect(errors).toEqual([new Error('the store is away')]);
    match.fails = false;
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.slice(2)).toEqual([commit]);
    match.seen = { result: null, shared: { ...seen, commitments: [ADA, BEN, HOST] } };
    match.heard();
    match.seen = { result: null, shared: { ...seen, commitments: [ADA, BEN, HOST], due: { links: ['a', null, 'b'] } } };
    match.heard();
    expect(calls).toHaveLength(3);
    const due = { links: [null, null, 'b'] };
    match.seen = { result: null, shared: { ...seen, throws: 1, commitments: [ADA, BEN, HOST], due } };
    match.heard();
    expect(calls.slice(3)).toEqual([['reveal', 1, linkAt(0, 1)]]);
    match.seen = { ...match.seen, result: {} };
    match.heard();
    expect(calls).toHaveLength(4);
    match.seen = { ...match.seen, result: null };
    stop();
    expect(calls.slice(4)).toEqual([['stop']]);
    match.heard();
    expect(calls).toHaveLength(5);
    expect(errors).toHaveLength(1);
  });

  it('is at the place of the seat, and nothing where nobody shares', async () => {
    const lot = table({ ...seen, commitments: [ADA, null, HOST], lot: 1 });
    shareHere(lot.match as never, 0, seedOf(1), (error) => lot.errors.push(error));
    await vi.advanceTimersByTimeAsync(0);
    expect([lot.calls.slice(1), lot.errors]).toEqual([[['commit', 0, BEN]], []]);
    const none = table(undefined);
    shareHere(none.match as never, 0, seedOf(0), (error) => none.errors.push(error));
    await vi.advanceTimersByTimeAsync(2_000);
    expect([none.calls, none.errors]).toEqual([[['subscribe', null]], []]);
  });
});
