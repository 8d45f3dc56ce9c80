import { describe, expect, it } from 'vitest';
import { board, nameAt } from '../../../../../test/helpers/das-spiel.js';
import {
  add,
  canPlace,
  holds,
  pileOf,
  type Spot,
  spots,
  textOf,
  times,
  units,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick, type RandomGenerator, uniformInt } from '../../../../kernel/dice/random.js';
import { type HideAwayAction, hideAway } from './hide-away.js';
import { type HideAwayThrow, throwAt } from './throws.js';

// Small pyramids and what hides them, die by die.

const COLOURS = 'grb';
const nameOf = (spot: Spot): string => nameAt(spots.indexOf(spot));
const small = (top: Spot): Spot[] => [top, ...units.map((one) => add(top, one))];

/** The dice that lie: a letter each. */
type Table = Map<string, string>;

const place = (table: Table, spot: Spot, letter: string): void => void table.set(textOf(spot), letter);
const textIn = (table: Table): string => spots.map((spot) => table.get(textOf(spot)) ?? '.').join('');
const pileIn = (table: Table): Set<string> => new Set(table.keys());
function open(table: Table): Spot[] {
  const pile = pileIn(table);
  return spots.filter((spot) => canPlace(pile, spot));
}

/** How many outward faces of the pyramid can be seen: nothing lies before them. */
function seen(table: Table, top: Spot): number {
  return small(top).reduce(
    (sum, spot) => sum + units.filter((one) => !table.has(textOf(add(spot, times(-1, one))))).length,
    0,
  );
}

/** The pyramid is taken away, all that has no hold falls, and the pyramid is put back. */
function rebuild(table: Table, top: Spot, letter: string): void {
  for (const spot of small(top)) table.delete(textOf(spot));
  for (let fell = true; fell; ) {
    const pile = pileIn(table);
    const falling = spots.filter((spot) => pile.has(textOf(spot)) && !holds(pile, spot));
    for (const spot of falling) table.delete(textOf(spot));
    fell = falling.length > 0;
  }
  for (const spot of small(top)) place(table, spot, letter);
}

const inner = spots.filter((spot) => spot[0] + spot[1] + spot[2] === 7 && Math.min(...spot) >= 1);

/** Small pyramids of so many players, drawn at random. */
function drawTops(rng: RandomGenerator, players: number): Spot[] {
  const tops: Spot[] = [];
  while (tops.length < players) {
    const taken = tops.flatMap((top) => small(top).map(textOf));
    const free = inner.filter((top) => !small(top).some((spot) => taken.includes(textOf(spot))));
    tops.push(pick(rng, free) as Spot);
  }
  return tops;
}

/** The place that is nearest to the spot, of equal ones the first. */
function nearest(places: readonly Spot[], spot: Spot): Spot | undefined {
  const far = (one: Spot): number => one.reduce((sum, x, axis) => sum + (x - (spot[axis] ?? 0)) ** 2, 0);
  return [...places].sort((one, other) => far(one) - far(other))[0];
}

/** The spots before the pyramid's outward faces, and all that holds dice there, from the plate up. */
function spotsRound(top: Spot): Spot[] {
  const own = small(top).map(textOf);
  const needed = new Set<string>();
  const need = (spot: Spot): void => {
    if (own.includes(textOf(spot)) || spot[0] + spot[1] + spot[2] > 8) return;
    needed.add(textOf(spot));
    for (const one of units) need(add(spot, one));
  };
  for (const spot of small(top)) for (const one of units) need(add(spot, times(-1, one)));
  return spots.filter((spot) => needed.has(textOf(spot)));
}

describe('hidden by hand', () => {
  it.each(inner.map((top) => [nameOf(top), top] as const))('HID-10 18 dice hide the pyramid %s', (_, top) => {
    const table: Table = new Map();
    for (const spot of small(top)) place(table, spot, 'g');
    const faces = spotsRound(top);
    expect(faces).toHaveLength(18);
    for (const spot of faces.slice(0, -1)) place(table, spot, 'k');
    const last = faces.at(-1) as Spot;
    // Only the last one hides it, and no other die that could land does.
    expect(seen(table, top)).toBe(1);
    for (const { outcome } of throwAt(textIn(table), '', 0.5, null).outcomes()) {
      expect(outcome.hidden).toEqual(outcome.landed === nameOf(last) ? [0] : []);
    }
  });
});

describe('the model', () => {
  const laid = board({ g: 'c4 c3 d3 1c3', r: 'b7 b6 c6 1b6', k: 'b3 b4 b5 c2 c5 d2 d4 e2 e3 1c4 1b4' });

  it.each([
    [0, 0.1],
    [1, 0.3],
    [2, 0.9],
  ])('HID-11 [skill=[0, 0.25, 1]] player %i has a die lie with %f, anywhere', (player, probability) => {
    let state = hideAway.setup({ players: 3, options: { skill: [0, 0.25, 1] } });
    for (const [one, cell] of ['1c3', '1b6', '1f2'].entries())
      state = hideAway.reduce(state, { type: 'found', player: one, cell });
    const chance = hideAway.chance({ ...state, turns: player, toPlay: player }, { type: 'attempt', player });
    const pile = pileOf(state.board);
    const free = spots.filter((spot) => canPlace(pile, spot));
    const listed = [...(chance?.outcomes() ?? [])] as { outcome: HideAwayThrow; weight: number }[];
    expect(listed.flatMap(({ outcome }) => outcome.landed ?? [])).toEqual(free.map(nameOf));
    for (const { outcome, weight } of listed) {
      const along = outcome.destroyed.length === 0 ? 0.95 : 0.05 / 3;
      const part = outcome.landed === null ? (1 - probability) * along : probability / free.length;
      expect(weight / (chance?.total ?? 0)).toBeCloseTo(part, 12);
      expect(outcome.hidden).toEqual([]);
    }
    expect(listed.length).toBe(free.length + 4);
  });

  /**
   * Where a die that lies has come to rest, and how often: of those that are thrown at a pyramid a share goes round it,
   * the others anywhere.
   */
  function expectedLying(table: Table, round: readonly string[], share: number): Map<string, number> {
    const free = open(table).map(nameOf);
    const aimedAt = free.filter((name) => round.includes(name));
    // With no place left round it, any place will do.
    const well = aimedAt.length > 0 ? share : 0;
    return new Map(
      free.map((name) => [name, (aimedAt.includes(name) ? well / aimedAt.length : 0) + (1 - well) / free.length]),
    );
  }

  it.each(inner.map((top) => [nameOf(top), top] as const))(
    'HID-11 more dice lie round %s when thrown at it',
    (_, top) => {
      const rng = createRng(`round ${top}`);
      const table: Table = new Map();
      for (const spot of small(top)) place(table, spot, 'g');
      const other = inner.find((one) => !small(one).some((spot) => table.has(textOf(spot)))) as Spot;
      for (const spot of small(other)) place(table, spot, 'r');
      const round = spotsRound(top).map(nameOf);
      let left = round.length;
      while (left > 0) {
        const free = open(table).filter((spot) => round.includes(nameOf(spot)));
        left = free.length;
        const listed = [...throwAt(textIn(table), '', 0.5, 0).outcomes()];
        const lying = listed.filter(({ outcome }) => outcome.landed !== null);
        const expected = expectedLying(table, round, 0.55);
        expect(lying.map(({ outcome }) => outcome.landed)).toEqual([...expected.keys()]);
        const total = listed.reduce((sum, { weight }) => sum + weight, 0);
        for (const { outcome, weight } of lying)
          expect(weight / total).toBeCloseTo(0.5 * (expected.get(outcome.landed ?? '') ?? 0), 12);
        if (left > 0) place(table, pick(rng, free) as Spot, 'k');
      }
      expect(seen(table, top)).toBe(0);
    },
  );

  it.each([
    [0, 1, 0.1, 0.3],
    [1, 0, 0.3, 0.425],
    [2, 1, 0.9, 0.8],
    [1, 1, 0.3, 0.425],
  ])(
    'HID-6 HID-11 [skill=[0, 0.25, 1]] player %i throws at the pyramid of %i with their own skill: %f lie, %f of these there',
    (player, at, p, share) => {
      let state = hideAway.setup({ players: 3, options: { skill: [0, 0.25, 1] } });
      const tops = ['1c3', '1b6', '1f2'];
      for (const [one, cell] of tops.entries()) state = hideAway.reduce(state, { type: 'found', player: one, cell });
      const chance = hideAway.chance({ ...state, turns: player, toPlay: player }, { type: 'attempt', player, at });
      const listed = [...(chance?.outcomes() ?? [])] as { outcome: HideAwayThrow; weight: number }[];
      const table: Table = new Map(
        spots.flatMap((spot, cell) => {
          const letter = state.board.charAt(cell);
          return letter === '.' ? [] : [[textOf(spot), letter] as const];
        }),
      );
      const round = spotsRound(spots.find((spot) => nameOf(spot) === tops[at]) as Spot).map(nameOf);
      const expected = expectedLying(table, round, share);
      expect(listed.flatMap(({ outcome }) => outcome.landed ?? [])).toEqual([...expected.keys()]);
      for (const { outcome, weight } of listed) {
        // A fall does the same harm whatever it was thrown at.
        const along = outcome.destroyed.length === 0 ? 0.95 : 0.05 / 3;
        const part = outcome.landed === null ? (1 - p) * along : p * (expected.get(outcome.landed) ?? 0);
        expect(weight / (chance?.total ?? 0)).toBeCloseTo(part, 12);
      }
      expect(listed.length).toBe(expected.size + 4);
    },
  );

  it('HID-11 HID-12 a die that misses can hide the pyramid of another, who wins', () => {
    const table: Table = new Map();
    const [green, red] = ['1c3', '1f2'].map((name) => spots.find((spot) => nameOf(spot) === name)) as [Spot, Spot];
    for (const spot of small(green)) place(table, spot, 'g');
    for (const spot of small(red)) place(table, spot, 'r');
    for (const spot of spotsRound(red).slice(0, -1)) place(table, spot, 'k');
    let state = hideAway.setup({ players: 2 });
    for (const [player, cell] of ['1c3', '1f2'].entries())
      state = hideAway.reduce(state, { type: 'found', player, cell });
    state = hideAway.load({ ...state, board: textIn(table), turns: 40 });
    const own: HideAwayAction = { type: 'attempt', player: 0, at: 0 };
    const ends = [...(hideAway.chance(state, own)?.outcomes() ?? [])].flatMap(({ outcome, weight }) => {
      const over = hideAway.result(hideAway.reduce(state, { ...own, outcome: outcome as HideAwayThrow }));
      return over === null ? [] : [[over.winners, weight] as const];
    });
    expect(ends.map(([winners]) => winners)).toEqual([[1]]);
    // It is the only place for it of all; half of the dice lie, of these 0.45 miss.
    const share = (ends[0]?.[1] ?? 0) / (hideAway.chance(state, own)?.total ?? 0);
    expect(share).toBeCloseTo((0.5 * 0.45) / open(table).length, 12);
  });

  it('HID-11 a fall destroys only pyramids that bear one black die at most', () => {
    const destroyed = (text: string): string =>
      [...throwAt(text, '', 0.5, null).outcomes()].flatMap(({ outcome }) => outcome.destroyed).join('');
    // On the green pyramid stand 1c4 and 1b4, on the red one nothing.
    expect(destroyed(laid)).toBe('1');
    expect(destroyed(board({ '.': '1b4' }, laid))).toBe('01');
  });

  it('HID-9 HID-11 a fall destroys hidden pyramids, too', () => {
    const bare = board({ '.': '1b4' }, laid);
    const falls = [...throwAt(bare, '0', 0.5, 1).outcomes()].filter(({ outcome }) => outcome.landed === null);
    expect(falls.map(({ outcome }) => outcome.destroyed)).toEqual([[], [0], [1]]);
  });

  it('HID-10 HID-11 a die hides the pyramid of which no face can be seen then, whoever it was thrown at', () => {
    const table: Table = new Map();
    const [green, red] = ['1c3', '1f2'].map((name) => spots.find((spot) => nameOf(spot) === name)) as [Spot, Spot];
    for (const spot of small(green)) place(table, spot, 'g');
    for (const spot of small(red)) place(table, spot, 'r');
    const round = spotsRound(red);
    const last = round.at(-1) as Spot;
    for (const spot of round.slice(0, -1)) place(table, spot, 'k');
    const lying = (out: string, at: number | null): HideAwayThrow[] =>
      [...throwAt(textIn(table), out, 0.5, at).outcomes()].flatMap(({ outcome }) => (outcome.landed ? [outcome] : []));
    for (const at of [null, 0, 1]) {
      for (const { landed, hidden } of lying('', at)) expect(hidden).toEqual(landed === nameOf(last) ? [1] : []);
      expect(lying('', at).filter(({ hidden }) => hidden.length > 0)).toHaveLength(1);
    }
    // A table can leave one to be seen that is covered all round: whatever lies then hides it, but not a second time.
    place(table, last, 'k');
    for (const at of [null, 0, 1]) {
      expect(lying('', at).length).toBeGreaterThan(1);
      expect(lying('', at).filter(({ hidden }) => hidden.join() !== '1')).toEqual([]);
    }
    for (const at of [null, 0]) expect(lying('1', at).filter(({ hidden }) => hidden.length > 0)).toEqual([]);
  });

  it('HID-11 [skill=[]] 0.5 for everybody, and no skills of players who are not there', () => {
    expect(() => hideAway.setup({ players: 2, options: { skill: [1, 1, 1] } })).toThrow(/at most 2 players/);
    const listed = [...throwAt(laid, '', 0.5, null).outcomes()];
    const lying = listed.filter(({ outcome }) => outcome.landed !== null).reduce((sum, { weight }) => sum + weight, 0);
    expect(lying / listed.reduce((sum, { weight }) => sum + weight, 0)).toBe(0.5);
  });
});

describe('by hand', () => {
  it.each([
    ['HID-7 HID-9 HID-10 HID-12', 2, 'own'],
    ['HID-7 HID-9 HID-10 HID-12', 3, 'own'],
    ['HID-6 HID-9 HID-10 HID-12', 3, 'others'],
    ['HID-6 HID-9 HID-10 HID-12', 2, 'another'],
    ['HID-6 HID-9 HID-10 HID-12', 3, 'another'],
  ] as const)('%s random games of %i for %s go die by die', (_, players, object) => {
    const rng = createRng(`hide away ${players} ${object}`);
    let destructions = 0;
    let ends = 0;
    for (let game = 0; game < 3; game++) {
      let state = hideAway.setup({ players, options: { object } });
      const table: Table = new Map();
      const tops = drawTops(rng, players);
      for (const [player, top] of tops.entries()) {
        state = hideAway.reduce(state, { type: 'found', player, cell: nameOf(top) });
        for (const spot of small(top)) place(table, spot, COLOURS.charAt(player));
      }
      const out: number[] = [];
      let player = 0;
      let black = 0;
      let isOver = false;
      let hider: number | undefined;
      while (!isOver) {
        const destroyed = uniformInt(rng, 0, 24) === 0 ? [uniformInt(rng, 0, players - 1)] : [];
        for (const one of destroyed) rebuild(table, tops[one] as Spot, COLOURS.charAt(one));
        const ruins = destroyed.flatMap((one) => small(tops[one] as Spot).map(textOf));
        const places = open(table).filter((spot) => !units.some((one) => ruins.includes(textOf(add(spot, one)))));
        const target = tops.find((__, one) => !out.includes(one)) as Spot;
        // Every other throw is well aimed, so that pyramids get hidden.
        const aim = uniformInt(rng, 0, 1) === 0 ? nearest(places, target) : pick(rng, places);
        const landed = uniformInt(rng, 0, 9) === 0 ? undefined : aim;
        if (landed !== undefined) place(table, landed, 'k');
        const hidden =
          landed === undefined
            ? []
            : tops.flatMap((top, one) => (out.includes(one) || seen(table, top) > 0 ? [] : [one]));
        const outcome = { landed: landed === undefined ? null : nameOf(landed), hidden, destroyed };
        state = hideAway.reduce(state, { type: 'attempt', player, outcome });
        out.push(...hidden);
        const now = [...table.values()].filter((letter) => letter === 'k').length;
        if (now < black) destructions++;
        black = now;
        if (object === 'another' && hidden.some((one) => one !== player)) hider = player;
        isOver = black === 90 || hider !== undefined || (object === 'own' ? out.length > 0 : players - out.length < 2);
        do player = (player + 1) % players;
        while (out.includes(player) && out.length < players);
        expect(state.board).toBe(textIn(table));
        expect(state.toPlay).toBe(isOver ? null : player);
        expect(hideAway.load({ ...state })).toEqual(state);
      }
      const left = tops.flatMap((__, one) => (out.includes(one) ? [] : [one]));
      const decided = object === 'own' && out.length > 0 ? [...out].sort() : left;
      expect(hideAway.result(state)?.winners).toEqual(hider === undefined ? decided : [hider]);
      if (black < 90) ends++;
    }
    expect(destructions).toBeGreaterThan(0);
    expect(ends).toBeGreaterThan(0);
  });
});
