import { beforeAll, describe, expect, it } from 'vitest';
import { faced, legal, position, type State, setting } from '../../../test/helpers/calavera-table.js';
import { createRng } from '../../kernel/dice/random.js';
import { playout } from '../../play/playout.js';
import { type CalaveraFace, faces } from './dice.js';
import { type CalaveraOptions, calavera } from './index.js';

/** Every way in which six dice can lie, whatever their order. */
function everyDice(count = 6, from = 0): CalaveraFace[][] {
  if (count === 0) return [[]];
  return faces.flatMap((face, i) => (i < from ? [] : everyDice(count - 1, i).map((rest) => [face, ...rest])));
}

/** Every sheet as far as it decides what is legal: each row open (in box 7 or none) or frozen, not all frozen. */
const everySheet = Array.from({ length: 15 }, (_, bits) =>
  [0, 1, 2, 3].map((row) => ((bits >> row) & 1 ? '7*' : row === 3 ? '7' : '0')).join(' '),
);

const letters = (dice: readonly CalaveraFace[]) => dice.map((face) => face.charAt(0)).join('');

describe('nobody is ever stuck', () => {
  const positions: State[] = [];
  beforeAll(() => {
    for (const dice of everyDice()) {
      for (const sheet of everySheet) {
        const isCursed = dice.filter((face) => face === 'skull').length >= 3;
        const options = { curseEndsRolling: !isCursed };
        positions.push(position({ options, rows: [sheet, '0 11 0 7'], dice: letters(dice), rolls: 3 }));
      }
    }
  });

  it('CAL-16 the active player has a legal action after the last roll, with all dice and rows', () => {
    expect(positions).toHaveLength(462 * 15);
    const stuck = positions.filter((state) => legal(state).length === 0);
    expect(stuck).toEqual([]);
    // He passes exactly where there is nothing else.
    const isRight = (actions: string[]) => actions.includes('pass') === actions.every((action) => action === 'pass');
    expect(positions.filter((state) => !isRight(legal(state)))).toEqual([]);
  });

  it('CAL-26 whatever the player does, somebody can act, or the game is over; those who must choose can', () => {
    let steps = 0;
    for (const state of positions) {
      for (const action of calavera.legalActions(state)) {
        const after = calavera.reduce(state, action);
        const acting = calavera.playersToAct(after);
        if ((acting.length === 0) !== (calavera.result(after) !== null)) expect.fail(JSON.stringify(after));
        for (const player of acting) {
          if ([...calavera.legalActions(after, player)].length === 0) expect.fail(JSON.stringify(after));
        }
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(positions.length);
  });

  it('CAL-33 nobody who has four frozen rows gets a turn, or has to choose', () => {
    const complete = ['11 11 11 11', '0 0 0 0'];
    const given = { rows: complete, dice: 'sooggg', options: { endsAtOnce: false } };
    expect(() => position(given)).toThrow(/the game is over/);
    expect(() => position({ ...given, active: 1, used: 'green', phase: 'choosing', choosing: [0] })).toThrow();
  });
});

describe('random actions', () => {
  it.each<[string, Parameters<typeof setting>[0]]>([
    ['before the first roll', {}],
    ['after a roll', { rows: ['6 9 11 0'], dice: 'ogpjjs' }],
    ['after the last roll', { rows: ['6 9 11 0'], dice: 'ogpjjj', rolls: 3 }],
    ['of one who must pass', { rows: ['11 0 0 0'], dice: 'oooooo', rolls: 3 }],
    ['under the curse', { rows: ['6 9 0 0'], options: { curseEndsRolling: false }, dice: 'sssojj' }],
    ['under the curse after the last roll', { options: { curseEndsRolling: false }, dice: 'sssojj', rolls: 3 }],
    ['with six skulls', { options: { curseEndsRolling: false }, dice: 'ssssss' }],
    [
      'of an opponent',
      { rows: ['0 1 0 0', '6 9 11 7*'], dice: 'sogpjj', used: 'green', phase: 'choosing', choosing: [1] },
    ],
    ['of a cursed opponent', { rows: ['0 0 0 0', '6 9 11 0'], dice: 'sssogj', phase: 'choosing', choosing: [1] }],
    ['when the game is over', { rows: ['11 11 11 11'], dice: 'oogpbj', phase: 'over' }],
  ])('%s are all the legal ones and no others', (_, given) => {
    const state = position(given);
    const rng = createRng('random actions');
    const seen = new Set<string>();
    for (let i = 0; i < 5000; i++) {
      const action = calavera.sampleAction(state, rng);
      if (action !== null) seen.add(JSON.stringify(action));
      else expect(legal(state)).toEqual([]);
    }
    const listed = [...calavera.legalActions(state)].map((action) => JSON.stringify(action));
    expect([...seen].sort()).toEqual(listed.sort());
  });
});

describe('options', () => {
  const nine = Array.from({ length: 9 }, () => 1);
  it.each<[string, unknown]>([
    ['values', nine],
    ['values', [...nine, 0.5, 1, 1, 1]],
    ['values', [...nine, 1, 1, 1, 1001]],
    ['values', 'many'],
    ['bonusAfter', [3, 6]],
    ['bonusAfter', [3, 9, 6]],
    ['bonusAfter', [3, 3, 6]],
    ['bonusAfter', [0, 3, 6]],
    ['bonusAfter', [3, 6, 14]],
    ['bonusFirst', [4, 5, 6, 7]],
    ['bonusFirst', [4, 5, '6']],
    ['bonusLater', []],
    ['endsAtOnce', 1],
    ['curseEndsRolling', null],
    ['jokers', 2],
  ])('refuses %s = %j', (name, value) => {
    const options = { [name]: value } as CalaveraOptions;
    expect(() => calavera.setup({ players: 2, options })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('turns each of them in some variant, the first of which is the defaults', () => {
    const { options } = calavera.setup({ players: 2 });
    expect(calavera.variants[0]).toEqual({});
    const turned = new Set(calavera.variants.flatMap((variant) => Object.keys(variant)));
    expect([...turned].sort()).toEqual(Object.keys(options).sort());
    for (const variant of calavera.variants) expect(calavera.setup({ players: 4, options: variant }).players).toBe(4);
  });
});

describe('positions from outside', () => {
  const rows = ['0 2 0 0', '0 0 0 0', '0 0 0 0'];
  const choosing = { rows, dice: 'sooggp', used: 'green', phase: 'choosing', choosing: [1, 2] } as const;

  const seated = {
    players: 4,
    active: 1,
    dice: 'sooggp',
    used: 'green',
    phase: 'choosing',
    rows: ['0 0 0 0', '0 2 0 0', '0 0 0 0', '0 0 0 0'],
  } as const;

  it('takes what can be', () => {
    expect(position({})).toEqual(calavera.setup({ players: 2 }));
    expect(position(choosing).choosing).toEqual([1, 2]);
    const marked = ['0 2 0 0', '2 0 0 0', '0 0 0 0'];
    expect(position({ ...choosing, rows: marked, choosing: [2] }).choosing).toEqual([2]);
    expect(position({ rows: ['11 11 11 11'], dice: 'bggggg', used: 'black', phase: 'over' }).phase).toBe('over');
    const [own, others] = [
      ['0 0 0 0', '0 2 0 0'],
      ['0 0 2 0', '2 0 0 0'],
    ];
    for (const choosing of [[2, 3, 0], [3, 0], [0]]) {
      const rows = [...own, ...others.slice(0, 3 - choosing.length), '0 0 0 0', '0 0 0 0'].slice(0, 4);
      expect(position({ ...seated, rows, choosing }).choosing).toEqual(choosing);
    }
    // With four frozen rows in a turn that goes on: the active player, and one who has chosen; then several.
    const options = { endsAtOnce: false };
    const done = ['11 11 11 11', '11 11 11 11', '0 0 0 0'];
    expect(position({ ...choosing, options, rows: done, choosing: [2] }).phase).toBe('choosing');
    expect(position({ options, rows: done, dice: 'soogpb', used: 'orange', phase: 'over' }).phase).toBe('over');
  });

  it.each<[string, Parameters<typeof setting>[0], object, string]>([
    ['fewer sheets than players', {}, { players: 3 }, 'expected 3 sheets'],
    ['an active player who is not there', {}, { active: 2 }, 'active player from 0 to 1'],
    ['dice before the first roll', { dice: 'oogpbj' }, { rolls: 0 }, 'expected 0 dice'],
    ['no dice after a roll', {}, { rolls: 1 }, 'expected 6 dice'],
    ['five dice', { dice: 'oogpbj' }, { dice: faced('oogpb') }, 'expected 6 dice'],
    ['four rolls', { dice: 'oogpbj' }, { rolls: 4 }, '0 to 3'],
    ['a row frozen too early', { rows: ['5* 0 0 0'] }, {}, "can't be frozen"],
    ['dice used while they still roll', { dice: 'oogpbj', used: 'orange' }, {}, 'nothing is used'],
    ['choices while they still roll', { dice: 'soogpb', choosing: [1] }, {}, 'nobody chooses'],
    ['a third skull without the curse', { dice: 'sssoog' }, {}, 'three skulls'],
    ['a turn after the end', { rows: ['11 11 11 11'], dice: 'ooggpp' }, {}, 'the game is over'],
    ['choices without a skull', { ...choosing, dice: 'oooggp' }, {}, 'without a skull'],
    ['choices of nobody', { ...choosing, choosing: [] }, {}, 'in their order'],
    ['choices of nobody where nobody can', { dice: 'ssssss', phase: 'choosing', choosing: [] }, {}, 'in their order'],
    ['choices in the order of the numbers', { ...seated, choosing: [0, 2, 3] }, {}, 'in their order'],
    ['a choice of the last without the one before', { ...seated, choosing: [2, 0] }, {}, 'in their order'],
    ['choices of the active player, too', { ...choosing, choosing: [1, 2, 0] }, {}, 'in their order'],
    ['a choice of the active player alone', { ...choosing, used: null, choosing: [0] }, {}, 'in their order'],
    ['choices in another order', { ...choosing, choosing: [2, 1] }, {}, 'in their order'],
    ['choices without one who can', { ...choosing, choosing: [1] }, {}, 'in their order'],
    ['choices of those who can’t', { ...choosing, dice: 'sooooo', used: 'orange' }, {}, 'in their order'],
    ['dice used that do not lie', { ...choosing, used: 'black' }, {}, "can't have been used"],
    ['a pass of one who could mark', { ...choosing, used: null }, {}, 'has passed, but can use the dice'],
    [
      'dice used under the curse',
      { dice: 'sssoog', used: 'orange', phase: 'choosing', choosing: [1] },
      {},
      "can't have been used",
    ],
    ['choices after the end', { ...choosing, rows: ['11 11 11 11', '0 0 0 0', '0 0 0 0'] }, {}, 'the game is over'],
    [
      'choices of the others after one who has four frozen rows without having chosen',
      { ...choosing, options: { endsAtOnce: false }, rows: ['0 0 0 0', '0 0 0 0', '11 11 11 11'], choosing: [1] },
      {},
      'the game is over',
    ],
    ['an end without four frozen rows', { dice: 'oogpbj', phase: 'over' }, {}, 'nobody has four'],
    ['an end before a roll', { rows: ['11 11 11 11'], phase: 'over' }, {}, 'ends in a turn'],
    [
      'an end with choices',
      { rows: ['11 11 11 11'], dice: 'soogpb', phase: 'over', choosing: [1] },
      {},
      'nobody chooses',
    ],
    [
      'an end at once for two',
      { rows: ['11 11 11 11', '11 11 11 11'], dice: 'soogpb', phase: 'over' },
      {},
      'the first player with',
    ],
  ])('refuses %s', (_, given, changes, message) => {
    const state = { ...setting(given), ...changes };
    const error = { code: 'INVALID_STATE', message: expect.stringContaining(message) };
    expect(() => calavera.load(state)).toThrow(expect.objectContaining(error));
  });

  it('refuses an open row in the Death Zone', () => {
    const state = setting({ rows: ['11 0 0 0'] });
    for (const sheet of state.sheets) sheet.rows.orange.frozen = false;
    expect(() => calavera.load(state)).toThrow(/frozen/);
  });

  it.each([
    ['that nobody has reached', { bonuses: [[4, null, null]] }],
    ['that somebody lacks', { rows: ['3 3 3 3'], bonuses: [[null, null, null]] }],
    ['of other points', { rows: ['3 3 3 3'], bonuses: [[3, null, null]] }],
  ])('takes a bonus %s, and can be played on', (_, given) => {
    const from = calavera.load(setting(given));
    expect(playout(calavera, { from, seed: 'set up by hand' }).result).not.toBeNull();
  });
});
