import { describe, expect, it } from 'vitest';
import { faced, roll, type State, setting } from '../../../test/helpers/calavera-table.js';
import { playout } from '../../play/playout.js';
import { calaveraInvariants } from './calavera.invariants.js';
import { type CalaveraAction, calavera } from './index.js';

describe('in random games', () => {
  const variants = [...calavera.variants, { endsAtOnce: false, curseEndsRolling: false }];
  it.each(variants.map((options) => ({ options })))('all invariants hold with $options', ({ options }) => {
    let steps = 0;
    for (const players of [2, 3, 4]) {
      for (let game = 0; game < 20; game++) {
        let before: State = calavera.setup({ players, options });
        for (const { name, holds } of calaveraInvariants) expect(holds(before), name).toBe(true);
        for (const action of playout(calavera, { players, options, seed: `invariants ${players} ${game}` }).actions) {
          const after = calavera.reduce(before, action);
          for (const { name, holds } of calaveraInvariants) {
            if (!holds(after, { before, action })) expect.fail(`${name}: ${JSON.stringify({ before, action })}`);
          }
          before = after;
          steps++;
        }
        expect(calavera.result(before)).not.toBeNull();
      }
    }
    expect(steps).toBeGreaterThan(3000);
  });
});

interface Break {
  readonly state: State;
  readonly step?: { readonly before: State; readonly action: CalaveraAction };
}

const green: CalaveraAction = { type: 'mark', player: 0, dice: 'green', row: 'green' };
const passing: CalaveraAction = { type: 'pass', player: 0 };
const choosing = { dice: 'soggpb', used: 'green', phase: 'choosing' } as const;

/** A step that no rule allows. */
function step(
  action: CalaveraAction,
  before: Parameters<typeof setting>[0],
  after: Parameters<typeof setting>[0],
): Break {
  return { state: setting(after), step: { before: setting(before), action } };
}

/** For each invariant, by its name, positions and steps that it must not let through. */
const breaks: Readonly<Record<string, readonly Break[]>> = {
  'crosses never fall, and there are at most 13 in a row': [
    { state: setting({ rows: ['14 0 0 0'] }) },
    step(green, { rows: ['3 0 0 0'] }, { rows: ['2 0 0 0'] }),
  ],
  'the turn stays or goes to the left, and a new one begins without dice': [
    step(green, { players: 3 }, { players: 3, active: 2 }),
    step(green, {}, { active: 1, dice: 'oogpbj' }),
  ],
  'throughout a turn dice that were not rolled keep their faces, and nothing but a roll changes any': [
    step({ type: 'roll', player: 0, dice: [0] }, { dice: 'oogpbj' }, { dice: 'ojgpbj', rolls: 2 }),
    step(green, { dice: 'soggpb' }, { ...choosing, dice: 'sbggpb' }),
  ],
  'a die that shows a skull is never rolled again': [
    step({ type: 'roll', player: 0, dice: [1, 0] }, { dice: 'soggpb' }, { dice: 'soggpb' }),
  ],
  'what the active player has used stays used for the turn, and lies there': [
    { state: setting({ dice: 'soggpp', used: 'black', phase: 'choosing' }) },
    step(green, { ...choosing, choosing: [1] }, { ...choosing, used: 'pink', choosing: [] }),
  ],
  'a marking makes a cross for each of its dice, as far as there are boxes; nothing else makes any': [
    step(green, { dice: 'oggpbb' }, { rows: ['0 1 0 0'] }),
    step(green, { dice: 'oggpbb' }, { rows: ['0 2 1 0'] }),
    step(green, { dice: 'oggpbb' }, { rows: ['0 2 0 0', '0 1 0 0'] }),
    step(green, { rows: ['0 10 0 0'], dice: 'gggggp' }, { rows: ['0 12 0 0'] }),
    step(green, { dice: 'oooooo' }, {}),
    step(passing, { dice: 'oggpbb' }, { rows: ['0 2 0 0'] }),
  ],
  'colour dice mark their own row': [step({ ...green, row: 'pink' }, { dice: 'oggpbb' }, { rows: ['0 0 2 0'] })],
  'a frozen row never changes': [
    step(green, { rows: ['0 7* 0 0'], dice: 'oggpbb' }, { rows: ['0 9* 0 0'] }),
    step(green, { rows: ['0 7* 0 0'], dice: 'oggpbb' }, { rows: ['0 7 0 0'] }),
  ],
  'a player who passes has no open row for any die, or is cursed, or need not use the dice': [
    step(passing, { rows: ['7* 0 0 0'], dice: 'oooooj' }, {}),
    step(passing, { rows: ['7* 0 0 0'], dice: 'ssooog' }, {}),
    step(passing, {}, {}),
    step(passing, { options: { mustUse: false } }, {}),
  ],
  'rows are frozen by enough jokers in the scoring zone, or in the Death Zone, where all are': [
    { state: setting({ rows: ['5* 0 0 0'] }) },
    { state: { ...setting({}), sheets: openInTheDeathZone() } },
    step({ type: 'freeze', player: 0, row: 'orange' }, { rows: ['9 0 0 0'], dice: 'jjoogg' }, { rows: ['9* 0 0 0'] }),
    step({ type: 'freeze', player: 0, row: 'orange' }, { rows: ['6 6 0 0'], dice: 'jjoogg' }, { rows: ['6 6* 0 0'] }),
    step(green, { rows: ['6 4 0 0'], dice: 'jjoogg' }, { rows: ['6 6* 0 0'] }),
  ],
  'a turn with a skull ends with the active player’s action only when no opponent can choose': [
    step(green, { dice: 'soggpb' }, { rows: ['0 2 0 0'], active: 1 }),
    step(passing, { rows: ['7* 0 0 0'], dice: 'sooooo' }, { rows: ['7* 0 0 0'], active: 1 }),
  ],
  'opponents only mark, only when a skull lies, and never with what the active player took': [
    step({ ...green, player: 1 }, { ...choosing, choosing: [1] }, { active: 1 }),
    step({ ...green, player: 1 }, { ...choosing, used: 'pink', dice: 'oggpbb' }, { active: 1 }),
    step({ ...passing, player: 1 }, { ...choosing, choosing: [1] }, { active: 1 }),
  ],
  'nobody who can choose is forgotten when choosing begins, and only the player who acts leaves the list': [
    step(green, { players: 3, dice: 'soggpb' }, { ...choosing, players: 3, choosing: [2] }),
    step(
      { ...green, player: 1 },
      { ...choosing, players: 4, choosing: [1, 2, 3] },
      { ...choosing, players: 4, choosing: [3] },
    ),
  ],
  'under the curse the active player’s sheet stays as it is': [
    step({ type: 'freeze', player: 0, row: 'orange' }, { rows: ['7 0 0 0'], dice: 'sssjjo' }, { rows: ['7* 0 0 0'] }),
  ],
  'players have the points of a bonus line exactly when their shortest row has come to it': [
    { state: setting({ rows: ['3 3 3 2'], bonuses: [[4, null, null]] }) },
    { state: setting({ rows: ['3 3 3 3'], bonuses: [[null, null, null]] }) },
  ],
  'of those who have come to a bonus line, one has its first value and all others the later one': [
    {
      state: setting({
        rows: ['3 3 3 3', '3 3 3 3'],
        bonuses: [
          [4, null, null],
          [4, null, null],
        ],
      }),
    },
    { state: setting({ rows: ['3 3 3 3'], bonuses: [[2, null, null]] }) },
  ],
  'bonus points never change, and come only with a marking of their owner': [
    step(green, { rows: ['3 3 3 3'] }, { rows: ['3 3 3 3'], bonuses: [[2, null, null]] }),
    step(green, { rows: ['3 3 3 3'] }, { rows: ['3 3 3 3'], bonuses: [[null, null, null]] }),
    step(
      green,
      {},
      {
        bonuses: [
          [null, null, null],
          [4, null, null],
        ],
      },
    ),
    step(passing, {}, { bonuses: [[4, null, null]] }),
  ],
};

/** For each clause of which `load` asks, positions that it must refuse for it. */
const refused: Readonly<Record<string, readonly Parameters<typeof setting>[0][]>> = {
  'CAL-7': [{ dice: 'oogpb' }, { dice: 'oogpbj', rolls: 0 }],
  'CAL-11': [{ dice: 'sssogp' }],
  'CAL-20': [{ rows: ['3* 0 0 0'] }],
  'CAL-26': [
    { ...choosing, players: 3, choosing: [2, 1] },
    { ...choosing, players: 3, choosing: [0, 1] },
    { ...choosing, dice: 'sggggg', choosing: [1] },
    { ...choosing, rows: ['0 0 0 0', '7* 7* 7* 7*'], choosing: [1] },
    // Player 2 was skipped: with none of the dice can they have marked this.
    { ...choosing, players: 3, choosing: [2] },
    { ...choosing, dice: 'sgjjpp', rows: ['0 1 0 0', '1 1 1 9*', '0 0 0 0'], used: 'green', choosing: [2] },
  ],
  'CAL-33': [
    { rows: ['11 11 11 11'] },
    { rows: ['11 11 11 10'], phase: 'over', dice: 'oogpbj' },
    { rows: ['11 11 11 11'], options: { endsAtOnce: false }, phase: 'over', choosing: [1] },
    { ...choosing, rows: ['11 11 11 11'], choosing: [1] },
  ],
};

function openInTheDeathZone(): State['sheets'] {
  const { sheets } = setting({ rows: ['11 0 0 0'] });
  for (const sheet of sheets) sheet.rows.orange.frozen = false;
  return sheets;
}

describe('what must not be', () => {
  // The last one compares the exported scores with a sum of its own, so no position breaks it.
  const breakable = calaveraInvariants.filter(({ clause }) => clause !== 'CAL-35');

  it.each(breakable.map(({ name, holds }) => ({ name, holds })))('is seen: $name', ({ name, holds }) => {
    const wrong = breaks[name] ?? [];
    expect(wrong.length).toBeGreaterThan(0);
    for (const [i, { state, step: taken }] of wrong.entries()) expect(holds(state, taken), `case ${i}`).toBe(false);
  });

  it.each(Object.entries(refused))('is refused by load: %s', (clause, given) => {
    for (const [i, one] of given.entries()) {
      expect(() => calavera.load(setting(one)), `case ${i}`).toThrow(
        expect.objectContaining({ code: 'INVALID_STATE', clause }),
      );
    }
  });

  it('names each invariant once, with a clause', () => {
    expect(Object.keys(breaks).sort()).toEqual(breakable.map(({ name }) => name).sort());
    for (const { clause } of calaveraInvariants) expect(clause).toMatch(/^CAL-\d+$/);
    expect(faced('ogpbjs')).toEqual(roll(calavera.setup({ players: 2 }), 'ogpbjs').dice);
  });
});
