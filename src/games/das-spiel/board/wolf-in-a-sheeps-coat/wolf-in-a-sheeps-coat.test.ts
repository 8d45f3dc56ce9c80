import { describe, expect, it } from 'vitest';
import { at, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { add, cross, dot, looks, type Spot, spots, times } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { WolfInASheepsCoatOptions, WolfInASheepsCoatState } from './position.js';
import { type WolfInASheepsCoatAction as Action, wolfInASheepsCoat as game } from './wolf-in-a-sheeps-coat.js';
import { wolfInASheepsCoatPicture } from './wolf-in-a-sheeps-coat.picture.js';

type State = DeepReadonly<WolfInASheepsCoatState>;

const start = (options: WolfInASheepsCoatOptions = {}, players = 3): State => game.setup({ players, options });
const build = (outcome: string, player = 1): Action => ({ type: 'build', player, outcome });
const hide = (cell: string, player = 1): Action => ({ type: 'hide', player, cell });
const dog = (cell: string, player = 0): Action => ({ type: 'dog', player, cell });
const ask = (cell: string, player = 0): Action => ({ type: 'ask', player, cell });

/** A flock with bushes in these funnels. */
const flock = (bushes = ''): string => {
  const letters = [...'k'.repeat(45)];
  for (const name of bushes.split(' ').filter(Boolean)) letters[at(name)] = 'g';
  return letters.join('');
};

/** The wolf is hidden. */
function hidden(wolf: string, bushes = '', options: WolfInASheepsCoatOptions = {}, players = 3): State {
  const count = bushes.split(' ').filter(Boolean).length;
  const first = start({ bushes: count, ...options }, players);
  return play(game, first, [...(count > 0 ? [build(flock(bushes))] : []), hide(wolf)]);
}

// What a dog sees, by nothing but where things are on the plan of the plate, seen from above.

const plan = (spot: Spot): Spot => add(times(3, spot), times(-dot(spot, [1, 1, 1]), [1, 1, 1]));
const spotAt = (name: string): Spot => spots[at(name)] as Spot;
const ROWS: readonly Spot[] = [
  [1, -1, 0],
  [-1, 1, 0],
  [0, 1, -1],
  [0, -1, 1],
  [1, 0, -1],
  [-1, 0, 1],
];

/** How far the cell is in the direction, seen from above; undefined when it is not in that line. */
function far(from: string, to: string, direction: Spot): number | undefined {
  const way = add(plan(spotAt(to)), times(-1, plan(spotAt(from))));
  const distance = dot(way, plan(direction));
  return distance > 0 && cross(way, plan(direction)).every((part) => part + 0 === 0) ? distance : undefined;
}

function seesByHand(
  options: State['options'],
  dogCell: string,
  wolf: string,
  others: readonly string[],
  bushes: readonly string[],
): boolean {
  if (options.views === 'rows' && dogCell === wolf) return true;
  const directions = options.views === 'rows' ? ROWS : looks;
  return directions.some((direction) => {
    const distance = far(dogCell, wolf, direction);
    if (distance === undefined) return false;
    const isBefore = (name: string) => (far(dogCell, name, direction) ?? 99_999) < distance;
    const isOn = options.views === 'rows' && others.includes(wolf);
    return !isOn && !others.some(isBefore) && !bushes.some(isBefore);
  });
}

const LEVEL_0 = [...Array(45).keys()].map(nameAt);
const LEVEL_1 = spots.flatMap((spot, cell) => (dot(spot, [1, 1, 1]) === 7 ? [nameAt(cell)] : []));

describe('table', () => {
  it('WOL-1 two to eight play', () => {
    expect([game.playerCount, game.title]).toEqual([{ min: 2, max: 8 }, "Wolf in a Sheep's Coat"]);
    for (const players of [1, 9]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('WOL-2 [bushes=0] 45 sheep fill the plate', () => {
    expect(start()).toMatchObject({ board: 'k'.repeat(45), phase: 'hide', toPlay: 1, used: [0, 0, 0] });
    expect(verdict(game, start(), { type: 'build', player: 1 }, flock('a1'))).toBe('WOL-2');
  });

  it('WOL-2 [bushes=3] some are replaced by bushes, drawn for each round', () => {
    const first = start({ bushes: 3 });
    expect([first.phase, first.board]).toEqual(['build', '.'.repeat(45)]);
    expect(verdict(game, first, hide('c4'))).toBe('WOL-2');
    const chance = game.chance(first, { type: 'build', player: 1 });
    expect(chance?.includes(flock('a1 b2 i1'))).toBe(true);
    expect(chance?.includes(flock('a1 b2'))).toBe(false);
    expect(game.chance(start({ bushes: 4 }), { type: 'build', player: 1 })).not.toBe(chance);
    const built = game.reduce(first, build(flock('a1 b2 i1')));
    expect(built).toMatchObject({ board: flock('a1 b2 i1'), phase: 'hide', toPlay: 1 });
    expect(game.describe(first, build(flock('a1 b2 i1')), built)).toBe('Player 2 lets 3 bushes grow among the sheep.');
    const one = start({ bushes: 1 });
    expect(game.describe(one, build(flock('a1')), game.reduce(one, build(flock('a1'))))).toBe(
      'Player 2 lets 1 bush grow among the sheep.',
    );
    const found = play(game, built, [hide('c4'), ask('c4')]);
    expect(found).toMatchObject({ phase: 'build', board: '.'.repeat(45), toPlay: 2 });
    expect(() => start({ bushes: 45 })).toThrow(GameError);
  });

  it('WOL-3 everybody is the shepherd once, and the next player hides', () => {
    let state = start();
    for (const [shepherd, hider] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      expect(state.toPlay).toBe(hider);
      expect(verdict(game, state, hide('c4', shepherd))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, hide('c4', hider));
      expect([state.toPlay, state.phase]).toEqual([shepherd, 'seek']);
      state = game.reduce(state, ask('c4', shepherd));
    }
    expect([state.toPlay, state.phase, state.turns]).toEqual([null, 'over', 3]);
  });

  it('WOL-4 any sheep can be the wolf, but no bush', () => {
    const built = game.reduce(start({ bushes: 2 }), build(flock('a1 c4')));
    expect(verdict(game, built, hide('c4'))).toBe('WOL-4');
    expect([...game.legalActions(built)]).toHaveLength(43);
    expect(verdict(game, built, dog('1a1', 1))).toBe('WOL-5');
    expect(verdict(game, built, ask('c5', 1))).toBe('WOL-10');
    const state = game.reduce(built, hide('c5'));
    expect(verdict(game, state, hide('c5', 0))).toBe('WOL-4');
  });
});

describe('the secret', () => {
  it('WOL-4 all know where the wolf is but the shepherd and who looks on', () => {
    const state = hidden('c4');
    expect([0, 1, 2, null].map((viewer) => game.view(state, viewer).wolf)).toEqual(['hidden', 'c4', 'c4', 'hidden']);
    expect([0, 1, 2, null].map((viewer) => 'cell' in game.viewAction(start(), hide('c4'), viewer))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0, 2].map((viewer) => game.describe(start(), hide('c4'), state, viewer))).toEqual([
      'Player 2 hides the wolf.',
      'Player 2 hides the wolf in c4.',
    ]);
    expect(game.describe(start(), hide('c4'), state)).toBe('Player 2 hides the wolf.');
  });

  it('WOL-4 what the shepherd sees is the same wherever the wolf may be, all the time', () => {
    const steps = [dog('1c3'), ask('a1'), dog('1e2'), dog('1a6'), ask('i1')];
    const histories = new Map<string, string>();
    let told = 0;
    for (const wolf of LEVEL_0) {
      if (wolf === 'a1' || wolf === 'i1') continue;
      let state = hidden(wolf);
      const answers: boolean[] = [];
      const views = [JSON.stringify(game.view(state, 0))];
      const words: string[] = [];
      for (const step of steps) {
        const after = game.reduce(state, step);
        words.push(game.describe(state, step, after, 0));
        words.push(JSON.stringify(game.viewAction(state, step, 0)));
        words.push(wolfInASheepsCoatPicture(after, { viewer: 0 }).summary);
        words.push(JSON.stringify(wolfInASheepsCoatPicture(after, { viewer: 0 })));
        answers.push(after.dogs.at(-1)?.sees ?? false);
        state = after;
        views.push(JSON.stringify(game.view(state, 0)));
        expect(views.at(-1)).toContain('"wolf":"hidden"');
        expect(JSON.stringify(game.view(state, null))).toBe(views.at(-1));
      }
      const key = answers.join();
      const history = [...views, ...words].join('\n');
      expect(histories.get(key) ?? history).toBe(history);
      if (histories.has(key)) told++;
      histories.set(key, history);
    }
    expect(told).toBeGreaterThan(20);
    expect(histories.size).toBeGreaterThan(3);
  });

  it('WOL-4 WOL-8 every completion is a sheep that fits all answers, and each such sheep comes up', () => {
    for (const options of [{}, { bushes: 6 }, { views: 'rows' }] as const) {
      const bushes = 'bushes' in options ? 'b3 c2 d4 e3 f1 a8' : '';
      const cells = 'views' in options ? ['c4', 'e2'] : ['1c3', '1e2'];
      let state = hidden('d3', bushes, options);
      state = play(game, state, [dog(cells[0] as string), ask('a1'), dog(cells[1] as string)]);
      const fits = LEVEL_0.filter((wolf) => {
        if (wolf === 'a1' || bushes.split(' ').includes(wolf)) return false;
        return state.dogs.every(({ cell, sees }, i) => {
          const others = state.dogs.slice(0, i).map((one) => one.cell);
          return sees === seesByHand(state.options, cell, wolf, others, bushes.split(' ').filter(Boolean));
        });
      });
      const view = game.view(state, 0);
      const rng = createRng('where');
      const drawn = Array.from({ length: 400 }, () => {
        const whole = game.complete?.(view, 0, rng) as State;
        expect(game.view(game.load(whole), 0)).toEqual(view);
        return whole.wolf;
      });
      expect([...new Set(drawn)].sort()).toEqual([...fits].sort());
      expect(fits).toContain('d3');
      expect(game.complete?.(game.view(state, 2), 2, rng)).toEqual(state);
    }
  });

  it('WOL-8 dogs and questions cannot be taken back', () => {
    const state = hidden('c4');
    expect([dog('1c3'), ask('a1')].map((action) => game.reveals(state, action))).toEqual([true, true]);
    expect(game.reveals(start(), hide('c4'))).toBe(false);
  });
});

describe('dogs', () => {
  it.each([
    ['on level 1', {}, '1c3', 'legal'],
    ['not on the plate', {}, 'c4', 'WOL-5'],
    ['not above', {}, '2c3', 'WOL-5'],
    ['on the plate', { views: 'rows' }, 'c4', 'legal'],
    ['not on level 1', { views: 'rows' }, '1c3', 'WOL-5'],
  ] as const)('WOL-5 %s %j', (_, options, cell, expected) => {
    expect(verdict(game, hidden('c4', '', options), dog(cell))).toBe(expected);
  });

  it('WOL-5 one a funnel, as many as there are, on bushes too', () => {
    const state = hidden('a1', 'c4 c5 b5');
    expect([...game.legalActions(state)].filter(({ type }) => type === 'dog')).toHaveLength(36);
    const after = game.reduce(state, dog('1b5'));
    expect(verdict(game, after, dog('1b5'))).toBe('WOL-5');
    const all = play(
      game,
      state,
      LEVEL_1.map((cell) => dog(cell)),
    );
    expect(all.dogs).toHaveLength(36);
    expect([...game.legalActions(all)].every(({ type }) => type === 'ask')).toBe(true);
  });

  it('WOL-6 [views=faces] six directions from the middle, across the rows', () => {
    // Dog (2, 2, 3): below (3, 2, 3), (2, 3, 3), (2, 2, 4), and farther along these lines; upwards beside them.
    const seen = LEVEL_0.filter((wolf) => game.reduce(hidden(wolf), dog('1d3')).dogs[0]?.sees);
    expect(seen).toEqual(LEVEL_0.filter((wolf) => looks.some((look) => far('1d3', wolf, look) !== undefined)));
    expect(seen).toEqual(expect.arrayContaining(['d4', 'd3', 'e3', 'c4', 'e2', 'e4']));
    expect(seen).not.toContain('d5');
    expect(looks.filter((look) => seen.some((wolf) => far('1d3', wolf, look) !== undefined))).toHaveLength(6);
  });

  it('WOL-6 [views=rows] along the three rows', () => {
    const seen = LEVEL_0.filter((wolf) => game.reduce(hidden(wolf, '', { views: 'rows' }), dog('d3')).dogs[0]?.sees);
    const [x, y, z] = spotAt('d3');
    expect(seen).toEqual(LEVEL_0.filter((name) => spotAt(name).some((part, axis) => part === [x, y, z][axis])));
  });

  it('WOL-7 not past another dog, whose own answer stays', () => {
    // In the line of dog (3, 2, 2) along -x: sheep (2, 3, 3), dog's funnel (1, 3, 3), sheep (0, 4, 4).
    const [first, second, near, behind] = ['1c4', '1d2', 'd3', 'e1'];
    expect([spotAt(first), spotAt(second), spotAt(near), spotAt(behind)]).toEqual([
      [3, 2, 2],
      [1, 3, 3],
      [2, 3, 3],
      [0, 4, 4],
    ]);
    const sees = (wolf: string, dogs: string[]) =>
      play(
        game,
        hidden(wolf),
        dogs.map((cell) => dog(cell)),
      ).dogs.map((one) => one.sees);
    expect(sees(behind, [first])).toEqual([true]);
    expect(sees(behind, [second, first])).toEqual([true, false]);
    expect(sees(near, [second, first])).toEqual([true, true]);
    expect(sees(behind, [first, second])).toEqual([true, true]);
    // Along rows the sheep under the other dog is hidden as well.
    const rows = (wolf: string) =>
      play(game, hidden(wolf, '', { views: 'rows' }), [dog('c4'), dog('c2')]).dogs.map((one) => one.sees);
    expect([rows('c3'), rows('c4'), rows('c5')]).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  it('WOL-9 a dog sees the sheep below it', () => {
    for (const wolf of ['d4', 'd3', 'e3']) expect(game.reduce(hidden(wolf), dog('1d3')).dogs[0]?.sees).toBe(true);
    expect(game.reduce(hidden('d3', '', { views: 'rows' }), dog('d3')).dogs[0]?.sees).toBe(true);
  });

  it('WOL-13 not over a bush, nor over one on which it stands', () => {
    const sees = (wolf: string, bush: string) => game.reduce(hidden(wolf, bush), dog('1c4')).dogs[0]?.sees;
    // In the line along -x come d3 and e1; along +x the sheep below, c5, and then b7.
    expect([sees('e1', ''), sees('e1', 'd3'), sees('d3', 'e1')]).toEqual([true, false, true]);
    expect([sees('b7', ''), sees('b7', 'c5'), sees('c5', 'b7')]).toEqual([true, false, true]);
  });

  it('WOL-6 WOL-7 WOL-8 WOL-9 WOL-13 random games answer as by hand', () => {
    let yes = 0;
    let no = 0;
    for (const options of [{}, { bushes: 8 }, { views: 'rows' }, { views: 'rows', bushes: 5 }] as const) {
      const { actions } = playout(game, { players: 4, options, seed: 'dogs' });
      let state = start(options, 4);
      for (const action of actions) {
        const after = game.reduce(state, action);
        if (action.type === 'dog') {
          const bushes = LEVEL_0.filter((name) => state.board[at(name)] === 'g');
          const others = state.dogs.map(({ cell }) => cell);
          const sees = seesByHand(state.options, action.cell, state.wolf as string, others, bushes);
          expect(after.dogs.at(-1)).toEqual({ cell: action.cell, sees });
          if (sees) yes++;
          else no++;
          expect(game.describe(state, action, after)).toMatch(
            new RegExp(`^Player ${action.player + 1} places .*: it ${sees ? 'sees' : 'does not see'} the wolf\\.$`),
          );
        }
        state = after;
      }
    }
    expect(Math.min(yes, no)).toBeGreaterThan(5);
  });
});

describe('asking and end', () => {
  it('WOL-10 a question costs a dog, and none is asked twice, nor about a bush', () => {
    const state = hidden('c4', 'a1');
    expect(verdict(game, state, ask('a1'))).toBe('WOL-10');
    const after = game.reduce(state, ask('a2'));
    expect([after.asked, after.toPlay, after.phase]).toEqual([['a2'], 0, 'seek']);
    expect(verdict(game, after, ask('a2'))).toBe('WOL-10');
    expect(game.describe(state, ask('a2'), after)).toBe('Player 1 asks about a2: it is a sheep.');
  });

  it('WOL-10 WOL-11 the right question ends the round and costs a dog too', () => {
    const state = play(game, hidden('c4'), [dog('1c3'), ask('a2'), dog('1e2')]);
    const after = game.reduce(state, ask('c4'));
    expect(after).toMatchObject({
      used: [4, 0, 0],
      turns: 1,
      phase: 'hide',
      toPlay: 2,
      dogs: [],
      asked: [],
      wolf: null,
    });
    expect(game.describe(state, ask('c4'), after)).toBe('Player 1 asks about c4: it is the wolf! That took 4 dogs.');
    const lucky = game.reduce(hidden('c4'), ask('c4'));
    expect(game.describe(hidden('c4'), ask('c4'), lucky)).toMatch(/That took 1 dog\.$/);
  });

  it('WOL-12 fewest dogs win, ties share', () => {
    const end = (counts: number[]): unknown => {
      let state = start();
      for (const [shepherd, count] of counts.entries()) {
        const hider = (shepherd + 1) % 3;
        const vain = LEVEL_0.slice(0, count - 1).map((cell) => ask(cell, shepherd));
        state = play(game, state, [hide('i1', hider), ...vain, ask('i1', shepherd)]);
      }
      return game.result(state);
    };
    const reason = 'Everybody has been the shepherd; 2 dogs are the fewest.';
    expect(end([3, 2, 4])).toEqual({ winners: [1], scores: [3, 2, 4], reason });
    expect(end([2, 2, 4])).toEqual({ winners: [0, 1], scores: [2, 2, 4], reason });
  });

  it('WOL-11 random and greedy games end', () => {
    for (const options of game.variants) {
      expect(playout(game, { players: 8, options, seed: 'ends' }).result).not.toBeNull();
      const greedy = playout(game, {
        players: 2,
        options,
        seed: 'ends',
        // He asks about one sheep after the other.
        choose: (view, _, rng): Action => {
          const all = [...game.legalActions(view)];
          return all.find(({ type }) => type === 'ask') ?? (game.sampleAction(view, rng) as Action);
        },
      });
      expect(greedy.result).not.toBeNull();
    }
  });
});

describe('refusals', () => {
  const seeking = play(game, hidden('c4', 'b2'), [dog('1c3'), ask('a2')]);
  const hiding = play(game, start({ bushes: 1 }), [build(flock('b2'))]);
  it.each([
    [start({ bushes: 3 }), hide('c4'), 'WOL-2', 'the bushes are to be drawn first'],
    [hiding, { type: 'build', player: 1 }, 'WOL-2', 'the wolf is to be hidden first'],
    [hiding, dog('1c3', 1), 'WOL-5', 'the wolf is to be hidden first'],
    [hiding, ask('c4', 1), 'WOL-10', 'the wolf is to be hidden first'],
    [seeking, hide('c4', 0), 'WOL-4', 'the wolf is hidden'],
    [hiding, hide('b2'), 'WOL-4', 'there is a bush in b2'],
    [seeking, dog('c3'), 'WOL-5', 'dogs do not stand in c3'],
    [seeking, dog('1c3'), 'WOL-5', 'a dog stands in 1c3'],
    [seeking, ask('b2'), 'WOL-10', 'there is a bush in b2'],
    [seeking, ask('a2'), 'WOL-10', 'a2 was asked about already'],
  ] as [State, Action, string, string][])('say why: %#', (state, action, clause, message) => {
    expect(game.check(state, action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });
});

describe('positions', () => {
  const good = play(game, hidden('c4'), [dog('1c3'), ask('a2')]);
  it.each([
    ['dogs that were used by nobody', { used: [0, 3, 0] }, /used dogs/],
    ['too few numbers', { used: [0, 0] }, /expected 3 numbers/],
    ['more rounds than players', { turns: 4, used: [1, 1, 1] }, /used dogs/],
    ['an end before the end', { phase: 'over' }, /3 rounds/],
    ['another flock', { board: flock('a1') }, /expected 0 bushes/],
    ['bushes to be drawn where there are none', { phase: 'build', dogs: [], asked: [], wolf: null }, /no bushes/],
    ['another player', { toPlay: 1 }, /not the turn of Player 2/],
    ['a wolf that the dogs contradict', { wolf: 'i1' }, /not where the answers say/],
    ['a wolf that was asked about', { wolf: 'a2' }, /not where the answers say/],
    ['no wolf', { wolf: null }, /not where the answers say/],
    ['a sheep asked twice', { asked: ['a2', 'a2'] }, /different sheep/],
    ['a dog on another dog', { dogs: [...good.dogs, ...good.dogs] }, /different funnels/],
    ['a dog on the plate', { dogs: [{ cell: 'c3', sees: true }] }, /different funnels/],
    ['a wolf before it is hidden', { phase: 'hide', toPlay: 1, dogs: [], asked: [] }, /only while it is looked for/],
    ['dogs before the wolf is hidden', { phase: 'hide', toPlay: 1, wolf: null }, /dogs and questions/],
  ])('%s: refused', (_, change, message) => {
    expect(() => game.load({ ...good, ...change })).toThrow(message);
  });

  it.each([
    ['bushes that grow between two rounds', { board: flock('a1 b2 c4') }, /nothing is on the plate/],
    ['a round after the last', { turns: 3, used: [1, 1, 1], toPlay: 1 }, /3 rounds/],
  ])('%s: refused', (_, change, message) => {
    expect(() => game.load({ ...start({ bushes: 3 }), ...change })).toThrow(message);
  });

  it.each([
    ['an end with sheep left', { board: flock() }, /nothing is on the plate/],
    ['an end too early', { turns: 2, used: [1, 1, 0] }, /3 rounds/],
    ['a shepherd who needed none', { used: [1, 0, 1] }, /used dogs/],
  ])('%s: refused', (_, change, message) => {
    const over = { ...start({ bushes: 3 }), phase: 'over', toPlay: null, turns: 3, used: [1, 1, 1] };
    expect(game.load(over)).toEqual(over);
    expect(() => game.load({ ...over, ...change })).toThrow(message);
  });

  it.each([
    ['one bush asked about of two', { asked: ['a2', 'b2'] }, /different sheep/],
    ['one dog of two on the plate', { dogs: [...good.dogs, { cell: 'c3', sees: true }] }, /different funnels/],
    ['holes in the flock', { board: flock('b2').replace('k', '.') }, /bushes and sheep elsewhere/],
  ])('%s: refused', (_, change, message) => {
    const seeking = play(game, hidden('c4', 'b2'), [dog('1c3'), ask('a2')]);
    expect(() => game.load({ ...seeking, ...change })).toThrow(message);
  });

  it('WOL-2 WOL-11 those of whole games are taken, in every phase', () => {
    const phases = new Set<string>();
    for (const options of game.variants) {
      const { actions } = playout(game, { players: 3, options, seed: 'taken' });
      let state = start(options);
      for (const action of actions) {
        state = game.reduce(state, action);
        phases.add(state.phase);
        expect(game.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
        expect(game.result(state) === null).toBe(state.phase !== 'over');
      }
    }
    expect([...phases].sort()).toEqual(['build', 'hide', 'over', 'seek']);
  });

  it('are drawn with the wolf for those who know it', () => {
    const picture = (viewer: number | null) => JSON.stringify(wolfInASheepsCoatPicture(good, { viewer }));
    expect([0, 1, 2, null].map((viewer) => picture(viewer).includes('"wolf"'))).toEqual([false, true, true, false]);
    expect(wolfInASheepsCoatPicture(game.view(good, 0)).summary).toContain('Dogs used: 2, 0, 0.');
    expect(JSON.stringify(wolfInASheepsCoatPicture(game.view(good, 0)))).not.toContain('"wolf"');
  });
});
