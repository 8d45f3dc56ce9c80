import { isDeepStrictEqual } from 'node:util';
import { createRng, GameError, playout } from 'dicewright';
import { describe, expect, it } from 'vitest';
import { play, position, randomGame, tables } from '../../../test/helpers/krakatoa.js';
import { type KrakatoaState, krakatoa } from './krakatoa.js';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Draft = Mutable<KrakatoaState>;

/** A mutable copy with a change. */
function changed(state: KrakatoaState, change: (draft: Draft) => void): KrakatoaState {
  const draft = structuredClone(state) as Draft;
  change(draft);
  return draft;
}

function box(draft: Draft, side: number, round: number, throwNumber: number) {
  const found = draft.sheets[side]?.boxes[round - 1]?.[throwNumber - 1];
  if (!found) throw new RangeError('no such box');
  return found;
}

/** Why the state is refused; `null` when it is taken. */
function refusalOf(state: unknown): string | null {
  try {
    krakatoa.load(state);
    return null;
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    expect(error.code).toBe('INVALID_STATE');
    return error.message;
  }
}

const start = krakatoa.setup({ players: 3 });
const middle = position({ players: 3, round: 3, throwNumber: 3, totals: [30, 5, 4] });
const final = position({ throwNumber: 5, totals: [1, 0] });
const fourth = play(position({ throwNumber: 4 }), 'ash YYY RRR BBB');
const bonus = play(final, 'lava YYY RRR BBB');
const partners = position({ players: 4, options: { partnerships: true }, round: 2, throwNumber: 1, totals: [1, 0] });

const refused: readonly [why: string, base: KrakatoaState, change: (draft: Draft) => void][] = [
  ['sides are not those', middle, (draft) => draft.sides.pop()],
  ['sides are not those', partners, (draft) => draft.sides.reverse()],
  ['partnerships are for 4', middle, (draft) => (draft.options.partnerships = true)],
  ['expected 3 totals, got 2', middle, (draft) => draft.totals.pop()],
  ['expected 3 sheets, got 2', middle, (draft) => draft.sheets.pop()],
  ['order is not all sides', middle, (draft) => (draft.order = [0, 2, 1])],
  ['order is not all sides', middle, (draft) => (draft.order = [0, 1])],
  ['order is not all sides', middle, (draft) => (draft.order = [3, 0, 1])],
  ['order is not all sides', start, (draft) => (draft.order = [1, 2, 0])],
  ['at least two contenders', start, (draft) => (draft.contenders = [])],
  ['different sides in ascending order', start, (draft) => draft.contenders.reverse()],
  ['different sides in ascending order', start, (draft) => draft.contenders.push({ side: 3, score: null })],
  ['do not throw in order', start, (draft) => draft.contenders.splice(1, 1, { side: 1, score: 0 })],
  [
    'do not throw in order',
    start,
    (draft) => (draft.contenders = draft.contenders.map((one) => ({ ...one, score: 0 }))),
  ],
  ['before round 1', start, (draft) => (draft.throwNumber = 2)],
  ['after the last throw', bonus, (draft) => (draft.throwNumber = 4)],
  ['after the last throw', middle, (draft) => (draft.phase = 'over')],
  ['no bonus box has a mark', final, (draft) => (draft.phase = 'bonus')],
  ['only throw 1 can be kept', middle, (draft) => (draft.awaitsKeep = true)],
  ['no dice lie', middle, (draft) => (draft.faces = null)],
  ['no dice lie', play(start, 'YRB', 'RRB', 'RRB'), (draft) => (draft.awaitsKeep = true)],
  [
    'has no marks',
    middle,
    (draft) => {
      draft.options.rules = 'basic';
      box(draft, 0, 3, 3).marks = 1;
    },
  ],
  [
    'has no marks',
    position({ throwNumber: 4 }),
    (draft) => {
      draft.options.rules = 'basic';
      draft.bonusBoxes.splice(0, 1, { side: 0, marks: 1, total: null });
    },
  ],
  ['unused bonus box', final, (draft) => draft.bonusBoxes.splice(0, 1, { side: null, marks: 1, total: null })],
  ['by its marks only', final, (draft) => draft.bonusBoxes.splice(0, 1, { side: 0, marks: 0, total: null })],
  ['used from the front', fourth, (draft) => draft.bonusBoxes.reverse()],
  ['used from the front', bonus, (draft) => draft.bonusBoxes.splice(1, 1, { side: 1, marks: 1, total: null })],
  ['made in order', bonus, (draft) => draft.bonusBoxes.splice(1, 1, { side: 0, marks: 1, total: 19 })],
  ['only in round 6', middle, (draft) => draft.bonusBoxes.splice(0, 1, { side: 0, marks: 1, total: null })],
];

/** Positions to which no game leads, but from which one can be played. */
const setUpByHand: readonly [what: string, base: KrakatoaState, change: (draft: Draft) => void][] = [
  ['contenders left over', middle, (draft) => (draft.contenders = [{ side: 0, score: null }])],
  ['a throw-off without its marks', start, (draft) => draft.contenders.splice(0, 1, { side: 0, score: 4 })],
  ['a throw-off without its marks', start, (draft) => draft.contenders.splice(0, 1, { side: 0, score: 2 })],
  ['boxes filled early or late', middle, (draft) => (box(draft, 0, 3, 3).total = 30)],
  ['boxes filled early or late', middle, (draft) => (box(draft, 0, 3, 2).total = null)],
  ['boxes left empty', middle, (draft) => (draft.throwNumber = 4)],
  ['a box filled early', middle, (draft) => (box(draft, 1, 3, 1).total = 5)],
  ['another order', middle, (draft) => (box(draft, 2, 2, 5).total = 31)],
  ['another total', middle, (draft) => (draft.totals[0] = 31)],
  ['a total that no throw makes', middle, (draft) => (box(draft, 1, 1, 2).total = 4)],
  ['a total that no throw makes', middle, (draft) => (box(draft, 0, 1, 1).marks = 2)],
  ['a quake without marks', position({ round: 2, totals: [20, 0] }), (draft) => (box(draft, 0, 1, 2).marks = 1)],
  ['marks set by hand', middle, (draft) => (box(draft, 0, 3, 5).marks = 1)],
  ['marks set by hand', middle, (draft) => (box(draft, 0, 3, 4).marks = 1)],
  [
    'marks set by hand',
    position({ throwNumber: 4 }),
    (draft) => draft.bonusBoxes.splice(0, 1, { side: 0, marks: 1, total: null }),
  ],
  ['marks set by hand', start, (draft) => (box(draft, 0, 1, 2).marks = 1)],
];

describe('states from outside', () => {
  it('KRK-15 KRK-45 what nobody could play on from is refused, and says why', () => {
    for (const [why, base, change] of refused) {
      expect(refusalOf(base)).toBeNull();
      expect(refusalOf(changed(base, change)) ?? 'taken').toContain(why);
    }
    expect(refused.length).toBeGreaterThan(20);
  });

  it('KRK-10 KRK-13 are told by their clauses', () => {
    const clauseOf = (why: string) => {
      const [, base, change] = refused.find(([one]) => one === why) ?? refused[0] ?? [];
      try {
        return base && change && krakatoa.load(changed(base, change));
      } catch (error) {
        return error instanceof GameError && error.clause;
      }
    };
    expect(clauseOf('has no marks')).toBe('KRK-10');
    expect(clauseOf('order is not all sides')).toBe('KRK-13');
  });

  it('KRK-31 positions set up by hand are taken and can be played to the end', () => {
    const rng = createRng('set up by hand');
    for (const [what, base, change] of setUpByHand) {
      const state = krakatoa.load(changed(base, change));
      expect(playout(krakatoa, { from: state, rng }).result, what).not.toBeNull();
    }
    expect(setUpByHand.length).toBeGreaterThan(10);
  });

  it.each([
    ['three marks', (draft: Draft) => (box(draft, 0, 3, 3).marks = 3 as 2)],
    ['seven rounds', (draft: Draft) => (draft.round = 7)],
    ['four throws in a row', (draft: Draft) => draft.sheets[0]?.boxes[0]?.pop()],
    ['four bonus boxes', (draft: Draft) => draft.bonusBoxes.push({ side: null, marks: 0, total: null })],
    ['four dice in a set', (draft: Draft) => draft.faces?.ash.push('Y')],
    ['a negative total', (draft: Draft) => (draft.totals[0] = -1)],
  ])('KRK-1 KRK-15 KRK-34 KRK-45 %s are refused by the schema', (_, change) => {
    expect(refusalOf(changed(middle, change))).not.toBeNull();
  });

  it.each(tables)('every state of random games loads again: $players players, $options', (table) => {
    const rng = createRng(`states ${JSON.stringify(table)}`);
    let loaded = 0;
    for (let game = 0; game < 4; game++) {
      for (const { state } of randomGame(rng, table)) {
        const again = krakatoa.load(JSON.parse(JSON.stringify(state)));
        if (!isDeepStrictEqual(again, state)) expect(again).toStrictEqual(state);
        loaded++;
      }
    }
    expect(loaded).toBeGreaterThan(4 * 60);
  });
});

describe('the game as data', () => {
  it('KRK-23 KRK-24 what people’s hands do is an outcome', () => {
    expect(krakatoa.traits).toEqual({
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    });
  });

  it.each([
    [{ scratchChance: 1.001 }],
    [{ knockChance: -0.001 }],
    [{ scratchChance: 0.0005 }],
    [{ rules: 'expert' }],
    [{ partnership: true }],
  ])('KRK-10 KRK-27 KRK-28 the options %j are refused', (options) => {
    const setup = () => krakatoa.setup({ players: 2, options: options as object });
    expect(setup).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('KRK-27 [scratchChance=0.4] KRK-28 [knockChance=0] a throw is drawn with the options of the game', () => {
    const state = position({ round: 2, throwNumber: 4, options: { scratchChance: 0.4 } });
    const chance = krakatoa.chance(state, { type: 'throw', player: 0, set: 'ash' });
    let scratches = 0;
    for (const { outcome, weight } of chance?.outcomes() ?? []) {
      if ((outcome as { scratch: boolean }).scratch) scratches += weight;
    }
    expect(scratches / (chance?.total ?? 0)).toBeCloseTo(0.4, 12);
    // The table may report either, whatever the option says.
    for (const set of ['ash', 'ash scratch']) {
      expect(play(position({ round: 2, throwNumber: 4 }), `${set} YBR BBR BRR`).throwNumber).toBe(5);
    }
  });
});
