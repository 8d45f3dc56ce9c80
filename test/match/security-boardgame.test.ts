import { type AnyGame, createRng, createSeed, type Envelope } from 'dicewright';
import { boardgameOf } from 'dicewright/boardgame.io';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { describe, expect, it } from 'vitest';
import { sealed } from '../toys/sealed.js';
import { hostileValues, isPolluted, spoilt } from './hostile.js';
import { triesOf } from './tries.js';

interface Table {
  state: Envelope;
  seed: string | null;
  actions: unknown[];
}

/** What boardgame.io calls of a game. */
interface Rules {
  readonly playerView: (context: { readonly G: unknown; readonly playerID: unknown }) => unknown;
  readonly check: (G: unknown, playerID: unknown, action: unknown) => unknown;
  readonly moves: { readonly act: { readonly move: (context: object, ...args: unknown[]) => unknown } };
}

const rulesOf = (game: AnyGame): Rules => boardgameOf(game) as unknown as Rules;

/** What boardgame.io makes of the move, and what the seat sees then of what is not random. */
function moved(rules: Rules, state: Envelope, playerID: string, action: unknown): unknown {
  const G: Table = { state, seed: 'secrets', actions: [] };
  const said = rules.moves.act.move({ G, playerID, dicewright: { isAllowed: false } }, action);
  return [said, G.actions.length];
}

function comparePositions(game: AnyGame, seat: number, round: number): number {
  const [players = 2] = game.playersFor();
  const rules = rulesOf(game);
  const rng = createRng(`${game.id} ${seat} ${round}`);
  let state = game.setup({ players });
  let compared = 0;
  for (let n = 0; n < 24 && game.result(state) === null; n++) {
    const view = game.view(state, seat) as Envelope;
    const other = game.complete?.(view, seat, rng) ?? state;
    if (n % 3 === round % 3 && JSON.stringify(other) !== JSON.stringify(state)) {
      const [here, there] = [state, other].map((one) => ({ state: one, seed: 'secrets', actions: [] }));
      const id = `${seat}`;
      expect(rules.playerView({ G: there, playerID: id })).toEqual(rules.playerView({ G: here, playerID: id }));
      for (const action of triesOf(game, [state, other], view, seat, rng)) {
        expect(rules.check(there, id, action)).toEqual(rules.check(here, id, action));
        expect(moved(rules, other, id, action)).toEqual(moved(rules, state, id, action));
        compared++;
      }
    }
    const [actor = 0] = game.playersToAct(view);
    const action = game.sampleAction(state, rng, actor);
    if (!action) throw new Error('nothing to do');
    const chance = game.chance(state, action);
    state = game.reduce(state, chance ? ({ ...action, outcome: chance.sample(rng) } as typeof action) : action);
  }
  return compared;
}

describe('boardgame.io shows and answers a seat the same whatever is hidden from it, in', () => {
  const hiding = Object.values(games).filter(({ traits }) => traits.hiddenInformation);
  for (const { id, load } of [...hiding, { id: sealed.id, load: async () => sealed }]) {
    it(id, async () => {
      const game = await load();
      let compared = 0;
      for (let round = 0; round < 12 && compared < 300; round++) {
        for (const seat of [0, 1]) compared += comparePositions(game, seat, round);
      }
      expect(compared).toBeGreaterThan(100);
    });
  }
});

describe('hostile moves of boardgame.io', () => {
  const game = kiriki;
  const rules = rulesOf(game);
  const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] };
  const state = game.setup({ players: 2 });
  /** Of what is spoilt, a 0 may be in the place of a 0. */
  const isRoll = (action: object): boolean =>
    Object.entries(roll).every(([field, value]) => (action as typeof roll)[field as 'type'] === value);

  it('change nothing, and check says why without throwing', () => {
    const G = { state, seed: createSeed(), actions: [] };
    for (const action of [...hostileValues, ...[...spoilt(roll)].filter((action) => !isRoll(action))]) {
      expect(rules.check(G, '0', action)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      const [, played] = moved(rules, state, '0', action) as [unknown, number];
      expect(played).toBe(0);
    }
    for (const id of hostileValues) {
      if (id === '0') continue;
      expect(rules.check(G, id, roll)).toMatchObject({ code: 'INVALID_ACTION' });
      expect(rules.playerView({ G, playerID: id })).toEqual(rules.playerView({ G, playerID: null }));
    }
    expect(rules.check(G, '0', roll)).toBeNull();
    expect(isPolluted()).toBe(false);
  });

  it('never show the seed, whatever stands in place of the state', () => {
    const seed = createSeed();
    for (const value of [...hostileValues, ...[...spoilt(state)]]) {
      const told = rules.playerView({ G: { state: value, seed, actions: [] }, playerID: '0' });
      expect(JSON.stringify(told)).not.toContain(seed);
    }
  });
});
