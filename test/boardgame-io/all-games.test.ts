import { type AnyAction, type AnyGame, createRng, type Envelope } from 'dicewright';
import { games } from 'dicewright/games';
import { verifyRecord } from 'dicewright/record';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { told } from './engine.js';
import { type LocalMatch, startLocally } from './local-match.js';

/** Long games are left after so many actions. */
const MOST = 100;
const MOST_OF_A_VARIANT = 6;

/** The games of which one came to its end. */
const ended = new Set<string>();

const seen = (game: AnyGame, { seats }: LocalMatch, seat: number): Envelope =>
  game.loadView(told(seats[seat] as LocalMatch['watching']).G.view);

function expectToFollow(game: AnyGame, match: LocalMatch): void {
  const { state, seed } = match.master().G;
  for (const [seat, client] of match.clients.entries()) {
    const { G, ctx } = told(client);
    expect(G.view).toEqual(game.view(state, seat < state.players ? seat : null));
    expect(ctx.gameover).toEqual(game.result(state) ?? undefined);
    // At the end boardgame.io leaves those who could act.
    if (ctx.gameover) continue;
    expect(Object.keys(ctx.activePlayers ?? {})).toEqual(game.playersToAct(state).map(String));
    if (seed !== null) expect(JSON.stringify([client.getState(), client.log])).not.toContain(seed);
  }
}

/** Plays at random, each seat on what its own client shows it. */
function play(game: AnyGame, match: LocalMatch, most: number): void {
  const rng = createRng(game.id);
  for (let n = 0; n < most && !told(match.watching).ctx.gameover; n++) {
    const [seat = 0] = game.playersToAct(game.loadView(told(match.watching).G.view));
    const action = game.sampleAction(seen(game, match, seat), rng, seat) as AnyAction;
    const client = match.seats[seat] as LocalMatch['watching'];
    expect(match.definition.check(told(client).G, `${seat}`, action)).toBeNull();
    client.moves.act?.(action);
    expect(told(client)._stateID).toBe(n + 1);
    if (n < 3) expectToFollow(game, match);
  }
  expectToFollow(game, match);
}

function expectToVerify(game: AnyGame, match: LocalMatch): void {
  const { record } = told(match.watching).G;
  const { state, seed, actions } = match.master().G;
  expect(actions.reduce<Envelope>((before, action) => game.reduce(before, action), beginningOf(game, state))).toEqual(
    state,
  );
  if (!told(match.watching).ctx.gameover) {
    expect(record).toBeNull();
    return;
  }
  ended.add(game.id);
  expect(record).toMatchObject({ seed, actions });
  expect(verifyRecord(record, game).ok).toBe(true);
}

const beginningOf = (game: AnyGame, { players, options }: Envelope): Envelope =>
  game.setup({ players, options: options as object });

describe('boardgame.io plays', () => {
  // The seeds of its tables are nobody's to give. How many games end in time must not be left to them.
  let seeds = 0;
  beforeEach(() => {
    seeds = 0;
    vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as Uint8Array).fill(++seeds);
      return bytes;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  for (const { id, load } of Object.values(games)) {
    it(id, async () => {
      const game = await load();
      for (const [variant, options] of game.variants.entries()) {
        const counts = game.playersFor(options);
        const [fewest = 1, second = fewest] = counts;
        const players = variant > 0 ? (counts.at(-1) ?? 1) : fewest === 1 ? second : fewest;
        const match = startLocally(game, players, { options });
        play(game, match, variant === 0 ? MOST : MOST_OF_A_VARIANT);
        expectToVerify(game, match);
        match.stop();
      }
    });
  }

  it('some of them to their end', () => expect(ended.size).toBeGreaterThan(20));
});
