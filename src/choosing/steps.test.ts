import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineGame } from '../kernel/define.js';
import { illegal } from '../kernel/errors.js';
import { part, place, setOf } from '../kernel/schemas/part.js';
import { list, natural } from '../kernel/schemas/schema.js';
import { oneToAct } from '../kernel/turns.js';
import { choosing } from './choosing.js';

const g = defineGame({ id: 'paths', rules: 1, options: {}, state: {} });
const nothing = () => undefined;
/** The first choice of a game of these actions. */
function choiceOf(actions: Parameters<typeof g.game>[0]['actions'], enumerable = true) {
  const game = g.game({
    title: 'Paths',
    playerCount: { min: 1, max: 1 },
    traits: { enumerable },
    actions,
    setup: () => ({}),
    playersToAct: () => oneToAct(0),
    result: () => null,
  });
  return choosing(game, game.setup({ players: 1 }), 0);
}
type Choice = ReturnType<typeof choiceOf>;
const optionsIn = ({ options }: Choice) => options.map((one) => one.part);
const takenIn = ({ taken }: Choice) => taken.map(({ part: one, own }) => (own ? one : `(${one})`));

const to = part('bin', place(9));
const numbered = (...bins: number[]) =>
  g.action({ fields: { to }, candidates: () => bins.map((bin) => ({ to: bin })), apply: nothing });

describe('while the type is open', () => {
  it('the parts of the first field are options, too, where only one type has them', () => {
    const choice = choiceOf({
      put: numbered(1, 2, 3),
      drop: numbered(3, 4),
      leave: numbered(3),
      wait: g.action({ apply: nothing }),
    });
    expect(optionsIn(choice)).toEqual([
      'action:put',
      'action:drop',
      'action:leave',
      'action:wait',
      'bin:1',
      'bin:2',
      'bin:4',
    ]);
    expect(takenIn(choice.take('bin:4'))).toEqual(['(action:drop)', 'bin:4']);
    expect(choice.take('bin:4').action).toMatchObject({ type: 'drop', to: 4 });
    expect(optionsIn(choice.take('action:drop'))).toEqual(['bin:3', 'bin:4']);
    expect(optionsIn(choice.take('action:leave'))).toEqual([]);
  });

  it('of a set all of them, of a path only where it begins, of words none', () => {
    const sets = g.action({
      fields: { dice: setOf(part('die', place(4)), 3) },
      candidates: () => [{ dice: [0, 1] }, { dice: [3] }],
      apply: nothing,
    });
    const walk = g.action({
      fields: { path: list(part('step', natural(9)), 3) },
      candidates: () => [{ path: [1, 2] }, { path: [4, 3] }, { path: [] }],
      apply: nothing,
    });
    const say = g.action({ fields: { text: z.string() }, candidates: () => [{ text: 'a' }], apply: nothing });
    expect(optionsIn(choiceOf({ sets, walk, say }))).toEqual([
      'action:sets',
      'action:walk',
      'action:say',
      'die:0',
      'die:1',
      'die:3',
      'step:1',
      'step:4',
    ]);
  });

  it('and not before the second field', () => {
    const give = g.action({
      fields: { from: part('pile', place(3)), to },
      candidates: () => [
        { from: 0, to: 1 },
        { from: 0, to: 2 },
      ],
      apply: nothing,
    });
    const choice = choiceOf({ give, wait: g.action({ apply: nothing }) });
    expect(optionsIn(choice)).toEqual(['action:give', 'action:wait', 'pile:0']);
    expect(takenIn(choice.take('pile:0'))).toEqual(['(action:give)', 'pile:0']);
    // What all have in common is taken behind what was pointed at.
    expect(takenIn(choice.take('action:give'))).toEqual(['action:give', '(pile:0)']);
  });
});

describe('what is taken by itself', () => {
  const give = (...pairs: [number, number][]) =>
    g.action({
      fields: { from: part('pile', place(3)), to },
      candidates: () => pairs.map(([from, bin]) => ({ from, to: bin })),
      apply: nothing,
    });

  it('is what all have in common, nothing where one action is all that there is', () => {
    expect(takenIn(choiceOf({ give: give([1, 1], [1, 2]) }))).toEqual(['(action:give)', '(pile:1)']);
    const only = choiceOf({ give: give([1, 1]) });
    expect([takenIn(only), optionsIn(only)]).toEqual([[], ['action:give', 'pile:1']]);
    expect(takenIn(only.take('pile:1'))).toEqual(['(action:give)', 'pile:1', '(bin:1)']);
    expect(only.take('pile:1').action).toEqual({ type: 'give', player: 0, from: 1, to: 1 });
  });

  it('ends before a choice, and before what would be whole without anybody', () => {
    const choice = choiceOf({ give: give([1, 1], [1, 2], [2, 1]) });
    expect(takenIn(choice)).toEqual(['(action:give)']);
    expect(takenIn(choice.take('pile:2'))).toEqual(['(action:give)', 'pile:2', '(bin:1)']);
    const walk = g.action({
      fields: { path: list(natural(9), 3) },
      candidates: () => [{ path: [1] }, { path: [1, 2] }, { path: [1, 2, 3] }],
      apply: nothing,
    });
    const path = choiceOf({ walk });
    expect([takenIn(path), path.action]).toEqual([['(action:walk)'], null]);
    expect(path.take('number:1').action).toMatchObject({ path: [1] });
    expect(takenIn(path.take('number:1').take('number:2'))).toEqual(['(action:walk)', 'number:1', 'number:2']);
  });

  it('is of one field: what the same part means elsewhere is no other’s', () => {
    const one = part('spot', place(9));
    const move = g.action({
      fields: { by: z.optional(one), at: one },
      candidates: () => [{ at: 1 }, { by: 1, at: 1 }, { by: 1, at: 2 }],
      apply: nothing,
    });
    const choice = choiceOf({ move });
    expect(takenIn(choice)).toEqual(['(action:move)']);
    expect(choice.take('spot:1').action).toEqual({ type: 'move', player: 0, at: 1 });
    expect(optionsIn(choice.take('spot:1'))).toEqual(['spot:1', 'spot:2']);
  });

  it('is no word', () => {
    const say = g.action({
      fields: { text: z.string(), loud: z.boolean() },
      candidates: () => [
        { text: '', loud: true },
        { text: '', loud: false },
      ],
      apply: nothing,
    });
    const choice = choiceOf({ say });
    expect(takenIn(choice)).toEqual(['(action:say)']);
    expect(choice.options).toEqual([{ part: 'value:text=', label: 'text', input: 'text' }]);
    expect(choice.refusal('value:text')).toMatchObject({ code: 'ILLEGAL' });
    expect(choice.refusal('value:text=')).toMatchObject({ code: 'ILLEGAL' });
    expect(choice.take('value:text=hi').take('value:loud=true').action).toMatchObject({ text: 'hi', loud: true });
  });
});

describe('what is given back', () => {
  const dice = setOf(part('die', place(4)), 4);
  const keep = g.action({
    fields: { dice, to },
    *candidates() {
      for (const some of [
        [0, 1],
        [0, 2],
        [1, 2],
        [0, 1, 2],
      ])
        for (const bin of [1, 2]) yield { dice: some, to: bin };
    },
    apply: nothing,
  });
  const choice = choiceOf({ keep, wait: g.action({ apply: nothing }) });

  it('is taken away from before it, and what followed is taken anew', () => {
    const full = choice.take('die:0').take('die:1').take('bin:2');
    expect(takenIn(full)).toEqual(['(action:keep)', 'die:0', 'die:1', 'bin:2']);
    const without = choice.take('die:2').take('die:0').take('die:1').take('die:2');
    expect(takenIn(without)).toEqual(['(action:keep)', 'die:0', 'die:1']);
    expect(takenIn(without.back())).toEqual(['(action:keep)', 'die:2', 'die:0', 'die:1', '(bin:1)'].slice(0, 4));
    expect(takenIn(without.take('die:1'))).toEqual(['(action:keep)', 'die:0']);
    expect(takenIn(without.take('die:0'))).toEqual(['(action:keep)', 'die:1']);
  });

  it('takes along what does not go without it', () => {
    const full = choice.take('die:0').take('die:1').take('bin:2');
    // Without the second die there is no bin yet.
    expect(takenIn(full.take('die:1'))).toEqual(['(action:keep)', 'die:0']);
    expect(full.take('die:1').back()).toBe(full);
    expect(full.refusal('bin:2')).toMatchObject({ code: 'ILLEGAL' });
    expect(full.refusal('action:keep')).toMatchObject({ code: 'ILLEGAL' });
  });
});

describe('what is taken again', () => {
  it('leaves out what is taken by itself here, once', () => {
    const pay = g.action({
      fields: { coins: list(part('coin', natural(9)), 4) },
      candidates: () => [{ coins: [1, 1, 2] }, { coins: [1, 1, 3] }],
      apply: nothing,
    });
    const game = g.game({
      title: 'Paths',
      playerCount: { min: 1, max: 1 },
      actions: { pay },
      setup: () => ({}),
      playersToAct: () => oneToAct(0),
      result: () => null,
    });
    const at = (...parts: string[]) => choosing(game, game.setup({ players: 1 }), 0, parts);
    expect(takenIn(at())).toEqual(['(action:pay)', '(coin:1)', '(coin:1)']);
    expect(takenIn(at('action:pay', 'coin:1', 'coin:1', 'coin:3'))).toEqual([
      '(action:pay)',
      '(coin:1)',
      '(coin:1)',
      'coin:3',
    ]);
    expect(takenIn(at('coin:3'))).toEqual(['(action:pay)', '(coin:1)', '(coin:1)', 'coin:3']);
    expect(takenIn(at('coin:2', 'coin:3'))).toEqual(['(action:pay)', '(coin:1)', '(coin:1)', 'coin:2']);
    const refused = (parts: unknown) => expect(() => choosing(game, game.setup({ players: 1 }), 0, parts as never));
    for (const parts of ['coin:3', {}, 7]) {
      refused(parts).toThrow(
        expect.objectContaining({ code: 'INVALID_ACTION', message: 'parts: expected a list of parts' }),
      );
    }
    expect(takenIn(at(null as never, 'coin:3'))).toEqual(['(action:pay)', '(coin:1)', '(coin:1)']);
  });
});

describe('completions', () => {
  afterEach(() => vi.restoreAllMocks());
  const completing = (completions: (taken: Readonly<Record<string, unknown>>) => Iterable<{ to: number } | null>) =>
    g.action({
      fields: { to: part('bin', place(9_999)) },
      candidates: () => [],
      completions: (_view, _player, taken) => completions(taken),
      check: (_, { to: bin }) => (bin === 13 ? illegal('PTH-1', 'not that one') : undefined),
      apply: nothing,
    });
  function* counting(count: { at: number }) {
    for (;;) yield { to: count.at++ };
  }

  it('are looked at two thousand of for a step', () => {
    vi.spyOn(Date, 'now').mockReturnValue(0);
    const count = { at: 0 };
    const choice = choiceOf({ put: completing(() => counting(count)), wait: g.action({ apply: nothing }) }, false);
    expect(count.at).toBe(2_000);
    expect(choice.options.filter(({ part: one }) => one.startsWith('bin:'))).toHaveLength(1_999);
    expect(choice.refusal('bin:13')).toMatchObject({ clause: 'PTH-1' });
    expect(choice.take('bin:2500').action).toEqual({ type: 'put', player: 0, to: 2_500 });
  });

  it('or as many as are found in thirty milliseconds', () => {
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const slow = function* () {
      for (let bin = 0; ; bin++) {
        now += 10;
        yield { to: bin };
      }
    };
    expect(optionsIn(choiceOf({ put: completing(slow) }, false))).toEqual(['action:put', 'bin:0', 'bin:1', 'bin:2']);
  });

  it('of a type are all there is, unless it says that there are others', () => {
    const both = (others: boolean) => completing(() => [{ to: 1 }, { to: 2 }, ...(others ? [null] : []), { to: 3 }]);
    const all = choiceOf({ put: both(false) }, false);
    expect([takenIn(all), optionsIn(all)]).toEqual([['(action:put)'], ['bin:1', 'bin:2', 'bin:3']]);
    const some = choiceOf({ put: both(true) }, false);
    expect([takenIn(some), optionsIn(some)]).toEqual([[], ['action:put', 'bin:1', 'bin:2', 'bin:3']]);
  });

  it('are asked for what is taken, of its type alone, and of who may act', () => {
    const asked: unknown[] = [];
    const put = completing((taken) => {
      asked.push(taken);
      return [{ to: 1 }, { to: 2 }];
    });
    const choice = choiceOf({ put, wait: g.action({ apply: nothing }) }, false);
    expect(asked).toEqual([{}]);
    choice.take('bin:2');
    expect(asked).toEqual([{}, { to: 2 }]);
    choice.take('action:wait');
    expect(asked).toHaveLength(2);
  });
});
