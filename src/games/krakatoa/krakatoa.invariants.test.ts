import { createRng } from 'dicewright';
import { describe, expect, it } from 'vitest';
import { action, nine, play, position, randomGame, tables, worth } from '../../../test/helpers/krakatoa.js';
import { krakatoaInvariants } from './krakatoa.invariants.js';
import { type KrakatoaState, krakatoa } from './krakatoa.js';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

/** What holds for no longer after a change to the state that a move led to; `null` for the first state. */
function brokenBy(base: KrakatoaState, move: string | null, change: (draft: Mutable<KrakatoaState>) => void): string[] {
  const step = move === null ? undefined : { before: base, action: action(base, move) };
  const state = move === null ? base : play(base, move);
  expect(krakatoaInvariants.filter(({ holds }) => !holds(state, step))).toEqual([]);
  const draft = structuredClone(state) as Mutable<KrakatoaState>;
  change(draft);
  return krakatoaInvariants.filter(({ holds }) => !holds(draft, step)).map(({ clause }) => clause);
}

/** The box of side 0. */
function box(draft: Mutable<KrakatoaState>, round: number, throwNumber: number) {
  const found = draft.sheets[0]?.boxes[round - 1]?.[throwNumber - 1];
  if (!found) throw new RangeError('no such box');
  return found;
}

const start = krakatoa.setup({ players: 3 });
const begun = play(start, 'YRB', 'RRB', 'RRB');
const middle = position({ players: 3, round: 3, throwNumber: 3, totals: [30, 5, 4] });
const final = position({ throwNumber: 5, totals: [1, 0] });
const partners = position({ players: 4, options: { partnerships: true }, round: 2, throwNumber: 2, totals: [1, 0] });
const lastThrow = position({ round: 2, throwNumber: 5, thrower: 1, totals: [5, 0] });

/** For each clause, a change that its invariant must notice. */
const changes: Readonly<Record<string, () => string[]>> = {
  'KRK-34': () => brokenBy(middle, null, (draft) => (box(draft, 4, 1).marks = 3 as 2)),
  'KRK-16': () => brokenBy(middle, `steam ${worth(2)}`, (draft) => (box(draft, 3, 4).total = 32)),
  'KRK-30': () => brokenBy(middle, `steam ${worth(2)}`, (draft) => (draft.totals[0] = box(draft, 3, 3).total = 34)),
  'KRK-31': () => brokenBy(middle, 'steam scratch YBR BBR BRR', (draft) => (draft.totals[0] = 31)),
  'KRK-29': () => brokenBy(middle, `steam ${worth(2)}`, (draft) => (draft.totals[1] = 6)),
  'KRK-33': () => brokenBy(middle, 'steam RRB RBB BRR', (draft) => (box(draft, 3, 5).marks = 1)),
  'KRK-14': () => brokenBy(start, 'YYB', (draft) => (box(draft, 1, 1).marks = 2)),
  'KRK-12': () => brokenBy(play(start, 'YRB', 'YYB'), 'RRB', (draft) => (draft.order = [0, 1, 2])),
  'KRK-26': () =>
    brokenBy(middle, 'steam scratch YBB BBR BRR', (draft) => (draft.faces = nine('YBB BBB BRR') as never)),
  'KRK-23': () => brokenBy(middle, `steam ${worth(2)}`, (draft) => draft.faces?.ash.reverse()),
  'KRK-20': () => brokenBy(begun, `all ${worth(2)}`, (draft) => (draft.throwNumber = 2)),
  'KRK-17': () => brokenBy(lastThrow, 'lava scratch YBR BBR BRR', (draft) => draft.order.reverse()),
  'KRK-9': () => {
    const before = partners;
    const step = { before, action: { ...action(before, `ash ${worth(2)}`), player: 0 } };
    return krakatoaInvariants
      .filter(({ holds }) => !holds(play(before, `ash ${worth(2)}`), step))
      .map(({ clause }) => clause);
  },
  'KRK-45': () =>
    brokenBy(final, `lava ${worth(2)}`, (draft) => (draft.bonusBoxes[1] = { side: 0, marks: 1, total: 3 })),
  'KRK-47': () => brokenBy(final, 'lava RRB RBB BRR', (draft) => (draft.round = 5)),
  'KRK-51': () => brokenBy(final, 'lava RRB RBB BRR', (draft) => (draft.phase = 'over')),
};

describe('the invariants', () => {
  it.each(Object.keys(changes))('%s notices a change against it', (clause) => {
    expect(changes[clause]?.()).toContain(clause);
  });

  it('are all tried here', () => {
    expect(krakatoaInvariants.map(({ clause }) => clause).sort()).toEqual(Object.keys(changes).sort());
  });

  it.each(tables)('hold in every step of random games: $players players, $options', (table) => {
    const rng = createRng(`invariants ${JSON.stringify(table)}`);
    let checked = 0;
    for (let game = 0; game < 4; game++) {
      for (const { before, action: played, state } of randomGame(rng, table)) {
        for (const { name, holds } of krakatoaInvariants) {
          if (!holds(state, { before, action: played })) expect([name, before, played]).toBeNull();
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(4 * 60 * krakatoaInvariants.length);
  });
});
