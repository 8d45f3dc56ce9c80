import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { funnels, movesByHand, nobodyIsStuck, plate, put } from '../../../../../test/helpers/das-spiel-plate.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { verifyRecord } from '../../../../record/index.js';
import { startGame } from '../../../../session/start.js';
import type { WitchesDanceOptions as Options, WitchesDanceState } from './position.js';
import { type WitchesDanceAction as Action, witchesDance as game } from './witches-dance.js';
import { witchesDancePicture } from './witches-dance.picture.js';

type State = DeepReadonly<WitchesDanceState>;

const BLACK = 'a3 a5 a7 c1 c3 c5 c7 e1 e3 e5 g1 g3 i1';
const start = (options: Options = {}): State => game.setup({ players: 2, options });
const move = (player: number, to: string): Action => ({ type: 'move', player, to });
const pass = (player: number): Action => ({ type: 'pass', player });

/** A position with the movers first among the dice named; Player 1 to move. */
function position(red: string, green: string, change: Partial<State> = {}, options: Options = {}): State {
  const movers = [red, green].map((names) => names.split(' ')[0] ?? '');
  return game.load({ ...start(options), board: plate({ k: BLACK, r: red, g: green }), movers, ...change });
}

describe('table', () => {
  it('WIT-1 two players, red and green; Player 1 begins, turns alternate', () => {
    expect(game.playerCount).toEqual({ min: 2, max: 2 });
    expect(verdict(game, start(), move(1, 'a2'))).toBe('NOT_YOUR_TURN');
    const state = game.reduce(start(), move(0, 'a8'));
    expect([state.toPlay, cells(state.board, 'r'), cells(state.board, 'g')]).toEqual([1, 'a8 a9', 'a1']);
    expect(game.reduce(state, move(1, 'b1')).toPlay).toBe(0);
  });

  it('WIT-2 thirteen black dice lie where all coordinates are even', () => {
    const even = funnels.flatMap((spot, cell) => (spot.every((part) => part % 2 === 0) ? [nameAt(cell)] : []));
    expect(even.filter((name) => !['a1', 'a9'].includes(name)).join(' ')).toBe(BLACK);
    expect(cells(start().board, 'k')).toBe(BLACK);
    expect(BLACK.split(' ')).toHaveLength(13);
  });

  it('WIT-3 the moving dice start in corners A and B', () => {
    expect(start()).toMatchObject({ movers: ['a9', 'a1'], board: plate({ k: BLACK, r: 'a9', g: 'a1' }), toPlay: 0 });
  });
});

describe('a turn', () => {
  // Red in d3: neighbours d2, d4, c3 (black), c4, e2, e3 (black).
  const state = position('d3 a9 a8', 'd4 a1 a2');
  it.each([
    ['legal', 'd2', 'a step along the row of d'],
    ['legal', 'e2', 'a step'],
    ['legal', 'c4', 'a step back'],
    ['WIT-4', 'd4', 'the other moving die'],
    ['WIT-4', 'c3', 'a black die'],
    ['WIT-4', 'd3', 'where it is'],
    ['WIT-4', 'a4', 'far away'],
    ['WIT-4', 'e4', 'two funnels away, but not in a row'],
    ['legal', 'd5', 'a jump over the enemy'],
    ['legal', 'b3', 'a jump over a black die'],
    ['WIT-5', 'd1', 'a jump over nothing'],
    ['WIT-5', 'b5', 'a jump over an empty funnel'],
  ])('%s: to %s (%s)', (expected, to) => {
    expect(verdict(game, state, move(0, to))).toBe(expected);
  });

  it('WIT-4 a die in the corner has two neighbours', () => {
    const [a8, b8] = ['a8', 'b8'].map((to) => game.reduce(start(), move(0, to)));
    expect([a8?.movers[0], b8?.movers[0]]).toEqual(['a8', 'b8']);
    expect([...game.legalActions(start())]).toEqual([move(0, 'a8'), move(0, 'b8')]);
  });

  it('WIT-5 over an own filler, and not over two dice', () => {
    const over = position('a8 a9 b7 b8', 'a1 a2 b1');
    // b7 is an own filler, c6 behind it is empty.
    expect(verdict(game, over, move(0, 'c6'))).toBe('legal');
    expect(game.reduce(over, move(0, 'c6')).board).toBe(plate({ r: 'c6' }, over.board));
    const wide = position('a8 a9 b7 c6', 'a1 a2 b1');
    expect(verdict(game, wide, move(0, 'c6'))).toBe('WIT-5');
    expect(verdict(game, wide, move(0, 'd5'))).toBe('WIT-4');
  });

  it('WIT-6 the funnel that was left is filled, and only the moving die moves', () => {
    const one = game.reduce(start(), move(0, 'b8'));
    expect(cells(one.board, 'r')).toBe('a9 b8');
    const three = play(game, one, [move(1, 'a2'), move(0, 'd6'), move(1, 'a4')]);
    expect([cells(three.board, 'r'), cells(three.board, 'g')]).toEqual(['a9 b8 d6', 'a1 a2 a4']);
    expect(three.movers).toEqual(['d6', 'a4']);
    // A neighbour of the filler in a9, but not of the moving die.
    expect(verdict(game, three, move(0, 'a8'))).toBe('WIT-4');
  });

  it('WIT-4 WIT-5 in random games exactly the moves of a literal model are legal', () => {
    let compared = 0;
    for (const seed of ['a', 'b', 'c']) {
      let now = start();
      for (const action of playout(game, { players: 2, seed }).actions) {
        const expected = movesByHand(now.board, at(now.movers[action.player] ?? '')).map(nameAt);
        const listed = [...game.legalActions(now)].flatMap((one) => (one.type === 'move' ? [one.to] : []));
        expect(listed.sort()).toEqual(expected.sort());
        now = game.reduce(now, action);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  // Red in the corner a9 with both ways and both jumps closed.
  const shut = position('a9 a8', 'd4 a1 b8');

  it('WIT-7 who cannot move passes, and the other goes on', () => {
    expect([...game.legalActions(shut)]).toEqual([pass(0)]);
    const passed = game.reduce(shut, pass(0));
    expect([passed.toPlay, passed.board]).toEqual([1, shut.board]);
    expect(game.reduce(passed, move(1, 'd3'))).toMatchObject({ toPlay: 0, movers: ['a9', 'd3'] });
  });

  it('WIT-7 a player who can move must', () => {
    expect(verdict(game, start(), pass(0))).toBe('WIT-7');
    expect(verdict(game, game.reduce(shut, pass(0)), pass(1))).toBe('WIT-7');
  });

  it('WIT-7 random and greedy players can go on', () => {
    // Greedy for freedom: to where most ways lead on.
    const ways = (state: State, action: DeepReadonly<Action>): number =>
      action.type === 'pass' ? 0 : movesByHand(put(state.board, at(action.to), 'r'), at(action.to)).length;
    nobodyIsStuck(game, { players: 2 }, ways, { random: 3000, greedy: 500 });
  });
});

describe('end', () => {
  /** All funnels full but those named; green in c2, red in a9, the fillers dealt out. */
  const nearEnd = (open: string, red: number): State => {
    const names = funnels.map((_, cell) => nameAt(cell));
    const taken = [...BLACK.split(' '), ...open.split(' '), 'a9', 'a1', 'c2'];
    const rest = names.filter((name) => !taken.includes(name));
    return position(`a9 ${rest.slice(0, red).join(' ')}`, `c2 a1 ${rest.slice(red).join(' ')}`, { toPlay: 1 });
  };

  it('WIT-8 [ends=all-stuck] when neither can move, most fillers win', () => {
    const state = nearEnd('b2', 14);
    const over = game.reduce(state, move(1, 'b2'));
    const [red, green] = [14, 45 - 13 - 15 - 1];
    expect(over.toPlay).toBeNull();
    expect(game.result(over)).toEqual({
      winners: [1],
      scores: [red, green],
      reason: `Neither die can move; ${green} fillers are the most.`,
    });
    expect(verdict(game, over, pass(0))).toBe('GAME_OVER');
    expect(game.load(JSON.parse(JSON.stringify(over)) as State)).toEqual(over);
  });

  it('WIT-8 equal numbers share', () => {
    expect(game.result(game.reduce(nearEnd('b2', 15), move(1, 'b2')))).toMatchObject({
      winners: [0, 1],
      scores: [15, 15],
    });
  });

  it('WIT-8 an open funnel that nobody can reach ends it, too', () => {
    const state = nearEnd('b2 g2', 14);
    const over = game.reduce(state, move(1, 'b2'));
    expect(game.result(over)).toMatchObject({ winners: [1], scores: [14, 15] });
  });

  it('WIT-8 [ends=first-stuck] when the die on turn cannot move', () => {
    // Green shuts red in; red would be on.
    const options = { ends: 'first-stuck' } as const;
    const over = game.reduce(position('a9 a8', 'b7 a1', { toPlay: 1 }, options), move(1, 'b8'));
    expect(game.result(over)).toEqual({
      winners: [1],
      scores: [1, 2],
      reason: 'The die on turn cannot move; 2 fillers are the most.',
    });
    expect(game.load(JSON.parse(JSON.stringify(over)) as State)).toEqual(over);
    // Players who shut themselves in are not on turn yet.
    const self = game.reduce(position('b8 a9 b7 a6 c6', 'e2 a1 a2 a4', {}, options), move(0, 'a8'));
    expect(self.toPlay).toBe(1);
    expect(game.result(game.reduce(self, move(1, 'e4')))).toMatchObject({ winners: [0], scores: [5, 4] });
  });

  it('WIT-8 [ends=first-stuck] every filler counts, and Player 2 shares at best', () => {
    const leads = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { result } = playout(game, { players: 2, seed: `first ${seed}`, options: { ends: 'first-stuck' } });
      const [first = 0, second = 0] = result?.scores ?? [];
      leads.add(first - second);
      expect(result?.winners).toEqual(first > second ? [0] : [0, 1]);
    }
    expect([...leads].sort()).toEqual([0, 1]);
  });

  it.each([
    ['WIT-9 [equalTurns=false]', false],
    ['WIT-9 [equalTurns=true]', true],
  ])('WIT-8 %s random games end within 30 moves, with the fillers that lie', (_, equalTurns) => {
    const leads = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { state, result, actions } = playout(game, { players: 2, seed: `end ${seed}`, options: { equalTurns } });
      const moves = actions.filter(({ type }) => type === 'move');
      expect(moves.length).toBeLessThanOrEqual(30);
      const counts = [0, 1].map((player) => moves.filter((action) => action.player === player).length);
      leads.add(Math.sign((counts[0] ?? 0) - (counts[1] ?? 0)));
      // Turns up to the one in which somebody is shut in: after that only the other one moves.
      const shut = actions.findIndex(({ type }) => type === 'pass');
      const last = actions.at(-1)?.player;
      const isAhead = shut < 0 ? last === 0 : actions[shut]?.player === 1;
      if (equalTurns && isAhead) counts[0] = (counts[0] ?? 0) - 1;
      expect(result?.scores).toEqual(counts);
      const best = Math.max(...counts);
      expect(result?.winners).toEqual([0, 1].filter((player) => counts[player] === best));
      expect(state.toPlay).toBeNull();
    }
    expect([...leads].sort()).toEqual([-1, 0, 1]);
  });

  // Player 1 goes last, to b2; nobody gets to the other open funnel.
  const lastFiller = (open: string, red: number, options: Options): State => {
    const names = funnels.map((_, cell) => nameAt(cell));
    const taken = [...BLACK.split(' '), ...open.split(' '), 'a9', 'a1', 'c2'];
    const rest = names.filter((name) => !taken.includes(name));
    const state = position(`c2 a9 ${rest.slice(0, red).join(' ')}`, `a1 ${rest.slice(red).join(' ')}`, {}, options);
    return game.reduce(state, move(0, 'b2'));
  };

  it.each([
    ['one filler more', 'b2 g2', 13, [15, 14], [14, 14], [0, 1], '14 fillers are the most'],
    ['two more', 'b2', 14, [16, 14], [15, 14], [0], '15 fillers are the most'],
  ] as const)(
    'WIT-9 [equalTurns=true] [equalTurns=false] Player 1, who began, has %s',
    (_, open, red, all, scores, winners, most) => {
      const literal = lastFiller(open, red, { equalTurns: false });
      expect(game.result(literal)).toMatchObject({ winners: [0], scores: all });
      expect(game.result(literal)?.reason).toMatch(/^Neither die can move; /);
      const evened = lastFiller(open, red, {});
      expect(game.result(evened)).toEqual({
        winners,
        scores,
        reason: `Neither die can move, and the turn that Player 1 is ahead does not count; ${most}.`,
      });
      expect(evened.board).toBe(literal.board);
    },
  );

  it('WIT-9 [equalTurns=true] nothing is left out for Player 2, nor at equal numbers', () => {
    expect(game.result(game.reduce(nearEnd('b2', 14), move(1, 'b2')))?.scores).toEqual([14, 16]);
    expect(game.result(game.reduce(nearEnd('b2', 15), move(1, 'b2')))?.scores).toEqual([15, 15]);
  });

  it('WIT-9 a record of rules 1 is one of a game in which all fillers count', () => {
    const table = { players: 2, options: { equalTurns: false } } as const;
    const won = Array.from({ length: 60 }, (_, seed) => playout(game, { ...table, seed: `end ${seed}` })).find(
      ({ result }) => result?.winners.join() === '0',
    );
    const recorder = startGame(game, table);
    for (const action of won?.actions ?? []) recorder.play(action);
    const record = { ...recorder.toRecord(), options: {} };
    expect(verifyRecord(record, game).ok).toBe(false);
    expect(verifyRecord({ ...record, rules: 1 }, game)).toMatchObject({ ok: true, deviations: [] });
  });

  it('WIT-9 positions of rules 1 are read, and all fillers count in them', () => {
    for (const state of [start({ equalTurns: false }), lastFiller('b2 g2', 13, { equalTurns: false })]) {
      const { ends } = state.options;
      expect(game.load({ ...state, rules: 1, options: { ends } } as never)).toEqual(state);
    }
  });
});

describe('counts', () => {
  /** Sequences of turns, counted with nothing but the board and where the two dice are. */
  function perftByHand(letters: string, movers: readonly number[], player: number, depth: number): number {
    const targets = movers.map((mover) => movesByHand(letters, mover));
    if (depth === 0 || targets.every((list) => list.length === 0)) return 1;
    const own = targets[player] ?? [];
    if (own.length === 0) return perftByHand(letters, movers, 1 - player, depth - 1);
    return own.reduce((sum, to) => {
      const next = movers.map((mover, one) => (one === player ? to : mover));
      return sum + perftByHand(put(letters, to, 'rg'[player] ?? ''), next, 1 - player, depth - 1);
    }, 0);
  }

  it.each([
    ['the start', start(), 6],
    ['the middle', position('d3 a9 a8', 'd4 a1 a2'), 4],
    ['one shut in', position('a9 a8', 'd4 a1 b8'), 5],
  ])('WIT-4 WIT-5 WIT-7 perft of %s', (_, state, depth) => {
    const expected = perftByHand(state.board, state.movers.map(at), state.toPlay ?? 0, depth);
    expect(expected).toBeGreaterThan(20);
    expect(perft(game, state, depth)).toBe(expected);
  });

  it('WIT-4 WIT-5 perft of the first two turns', () => {
    expect(perft(game, start(), 2)).toBe(2 * 2);
  });
});

describe('refusals', () => {
  const state = position('d3 a9 a8', 'd4 a1 a2');
  it.each([
    [move(0, 'a4'), 'WIT-4', 'a4 is no neighbour of d3'],
    [move(0, 'd4'), 'WIT-4', 'a die lies in d4'],
    [move(0, 'd1'), 'WIT-5', 'there is no die in d2 to jump over'],
    [pass(0), 'WIT-7', 'the moving die can move'],
  ] as [Action, string, string][])('say why: %#', (action, clause, message) => {
    expect(game.check(state, action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });
});

describe('positions', () => {
  const board = plate({ k: BLACK, r: 'a9', g: 'a1' });
  it.each([
    ['one moving die', { movers: ['a9'] }, /expected 2 moving dice, got 1/],
    ['a black die too few', { board: put(board, at('c3'), '.') }, /13 black dice/],
    ['a black die elsewhere', { board: put(put(board, at('c3'), '.'), at('b1'), 'k') }, /13 black dice/],
    ['a moving die of the other colour', { movers: ['a1', 'a9'] }, /moving die of Player 1 is not in a1/],
    ['a moving die in an empty funnel', { movers: ['a9', 'b1'] }, /moving die of Player 2 is not in b1/],
    ['an empty start', { board: put(put(board, at('a9'), '.'), at('a8'), 'r'), movers: ['a8', 'a1'] }, /no filler/],
    ['red two moves ahead', { board: plate({ r: 'a8 b8' }, board) }, /by turns/],
    ['green a move ahead', { board: plate({ g: 'a2' }, board) }, /by turns/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });

  it('WIT-8 somebody to play where neither can move is refused', () => {
    let state = start();
    for (const action of playout(game, { players: 2, seed: 'whole' }).actions) state = game.reduce(state, action);
    expect(state.toPlay).toBeNull();
    expect(() => game.load({ ...state, toPlay: 0 })).toThrow(/neither can move/);
    const first = { ...state, options: { ends: 'first-stuck' } };
    expect(() => game.load({ ...first, toPlay: 0 })).toThrow(/Player 1 cannot move/);
    expect(game.load(first).toPlay).toBeNull();
    expect(() => game.load({ ...start({ ends: 'first-stuck' }), toPlay: null })).toThrow(/nobody is to play/);
  });
});

describe('words', () => {
  const said = (state: State, action: Action): string => game.describe(state, action, game.reduce(state, action));

  it('says where the die goes and what is filled', () => {
    expect(said(start(), move(0, 'a8'))).toBe('Player 1 moves to a8; a9 is filled.');
    const state = position('d3 a9 a8', 'd4 a1 a2');
    expect(said(state, move(0, 'd5'))).toBe('Player 1 jumps over d4 to d5; d3 is filled.');
    const shut = position('a9 a8', 'd4 a1 b8');
    expect(said(shut, pass(0))).toBe('Player 1 cannot move and passes.');
    const { actions } = playout(game, { players: 2, seed: 'whole' });
    let now = start();
    let last = '';
    for (const action of actions) {
      last = said(now, action);
      now = game.reduce(now, action);
    }
    expect(last).toMatch(/ is filled\. Neither die can move\.$/);
  });

  it('draws the moving dice and the fillers', () => {
    const picture = witchesDancePicture(position('d3 a9 a8', 'd4 a1 a2'), { names: ['Ada', 'Ben'] });
    expect(picture.summary).toBe('Ada moves the moving die. Moving die: d3, d4. Fillers: 2, 2.');
    const part = picture.parts.find(({ kind }) => kind === 'board');
    const marks = part?.kind === 'board' ? part.cells.filter(({ text }) => text !== undefined) : [];
    expect(marks.map(({ name, text }) => `${name}:${text}`).sort()).toEqual(['d3:1', 'd4:2']);
    expect(witchesDancePicture(position('a9 a8', 'd4 a1 b8')).summary).toContain('Player 1 cannot move and passes.');
  });
});
