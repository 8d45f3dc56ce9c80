import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createReducer, createRng, GameError, playout, seededDice } from 'dicewright';
import { type EnvStep, openEnv } from 'dicewright/env';
import { catalogueOf, games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { usualPlayers } from '../../src/analysis/seats.js';
import type { Entry } from '../../src/entry/entry.js';
import { playOf, rowOf } from '../../src/env/row.js';
import type { AnyGame } from '../../src/kernel/types.js';
import { runCommand } from '../helpers/command-io.js';
import { root } from '../helpers/root.js';
import { flickGame } from '../toys/flick.js';
import { sealed } from '../toys/sealed.js';
import { words } from '../toys/words.js';

const own = catalogueOf([sealed, flickGame, words]);

const diceOf = (step: EnvStep | undefined) => (step?.view as { readonly dice: readonly unknown[] } | undefined)?.dice;

/** Plays all games to their ends, with ids that depend on nothing but the steps. */
function playedOut(env: ReturnType<typeof openEnv>, begun: readonly EnvStep[]): readonly EnvStep[] {
  let steps = begun;
  for (let turn = 1; steps.some(({ over }) => !over); turn++) {
    steps = env.step(
      steps.map(({ legal, over }, i) => (over ? null : (legal[(turn * 7 + i) % legal.length] as number))),
    );
    if (turn > 2000) throw new Error('too long');
  }
  return steps;
}

describe('openEnv', () => {
  it('plays the games of their seeds, as the reducer does', async () => {
    const env = openEnv();
    let steps = await env.open({ game: 'kiriki', players: 2, seed: 's', count: 3 });
    const reducers = steps.map((_, i) => createReducer(kiriki, seededDice(`s/${i}`)));
    let states = steps.map(() => kiriki.setup({ players: 2 }));
    for (let turn = 0; turn < 60; turn++) {
      const ids = steps.map(({ legal }, i) => legal[(turn * 5 + i) % legal.length] as number);
      const actions = ids.map((id, i) => env.describe(i, id).action as Parameters<typeof kiriki.reduce>[1]);
      states = states.map((state, i) => reducers[i]?.(state, actions[i] as never) ?? state);
      steps = env.step(ids);
      expect(steps.map(({ view }) => view)).toEqual(states);
      for (const [i, { toAct, player, legal, result, over }] of steps.entries()) {
        const state = states[i] as (typeof states)[number];
        expect([toAct, player, over, result]).toEqual([kiriki.playersToAct(state), state.toPlay, false, null]);
        const listed = [...kiriki.legalActions(state, player ?? 0)];
        expect(legal.map((id) => env.describe(i, id).action)).toEqual(listed);
        expect(listed.map((action) => env.id(i, action))).toEqual(legal);
      }
    }
  });

  it.each(Object.keys(games))('plays %s to records that verify', async (id) => {
    const env = openEnv();
    const begun = await env.open({ game: id, seed: 'whole', count: 2 });
    let steps = begun;
    const rng = createRng('ids');
    for (let turn = 0; turn < 60 && steps.some(({ over }) => !over); turn++) {
      const at = Math.abs(rng.next());
      steps = env.step(steps.map(({ legal, over }) => (over ? null : (legal[at % legal.length] as number))));
    }
    const game = (await games[id as keyof typeof games].load()) as unknown as AnyGame;
    for (const [i, { over, result }] of steps.entries()) {
      const record = env.record(i);
      expect([record.seed, record.result ?? null]).toEqual([over ? `whole/${i}` : undefined, result]);
      const { ok, deviations } = verifyRecord(over ? record : { ...record, seed: `whole/${i}` }, game);
      expect([deviations, ok]).toEqual([[], true]);
      expect(record.actions.length).toBeGreaterThan(0);
    }
  });

  it('draws by the seed what a table would report', async () => {
    const env = openEnv(own);
    const steps = playedOut(env, await env.open({ game: 'flick', players: 2, seed: 'x', count: 4 }));
    const again = playedOut(env, await env.open({ game: 'flick', players: 2, seed: 'x', count: 4 }));
    expect(again).toEqual(steps);
    expect(new Set(steps.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(1);
  });

  it('gives an action one id in every position and every game', async () => {
    const env = openEnv();
    await env.open({ game: 'kiriki', seed: 'ids' });
    const all = env.id(0, { type: 'roll', dice: [0, 1, 2, 3, 4] });
    expect(env.id(0, { type: 'roll', player: 0, dice: [4, 3, 2, 1, 0] })).toBe(all);
    const [step] = env.step([all]);
    expect(env.id(0, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] })).toBe(all);
    expect(step?.legal).toContain(all);
    expect(env.schema().space.n).toBe(45);
    expect(env.describe(0, env.id(0, { type: 'score', pattern: 'chance' })).text).toMatch(/^score: chance, \d+$/);
  });

  it('counts ids from 0 where actions are without number, and takes actions as they are', async () => {
    const env = openEnv(own);
    const [step] = await env.open({ game: 'words', seed: 'many' });
    expect(env.schema().space.n).toBeNull();
    const listed = [...words.legalActions(step?.view as never, 0)];
    expect(step?.legal).toEqual(listed.map((_, i) => i));
    const { action } = env.describe(0, 1);
    expect([action, env.id(0, action)]).toEqual([listed[1], 1]);
    expect(() => env.id(0, { type: 'say', word: 'unheard' })).toThrow(/has no id here/);
    const played = env.step([{ action }]);
    await env.open({ game: 'words', seed: 'many' });
    expect(env.step([action])).toEqual(played);
    expect(env.step([{ action: { type: 'say', word: 'unheard' } }])[0]?.view).toMatchObject({ said: ['b', 'unheard'] });
  });

  it('draws some by the seed where actions can’t be listed, and takes others', async () => {
    const env = openEnv();
    const [step] = await env.open({ game: 'quadrula-rasa', seed: 'some' });
    const actions = step?.legal.map((id) => env.describe(0, id).action) ?? [];
    expect(actions.length).toBeGreaterThan(1);
    expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
    const [again] = await env.open({ game: 'quadrula-rasa', seed: 'some' });
    expect(again).toEqual(step);
    const game = (await games['quadrula-rasa'].load()) as unknown as AnyGame;
    const rng = createRng('another');
    const others = Array.from({ length: 200 }, () => game.sampleAction(step?.view as never, rng, 0));
    const other = others.find(
      (one) => one && !actions.some((action) => JSON.stringify(action) === JSON.stringify(one)),
    );
    expect(env.step([{ action: other }])[0]?.view).not.toEqual(step?.view);
  });

  it('takes nothing for a finished game, and lets a seat look without an action', async () => {
    const env = openEnv(own);
    const begun = await env.open({ game: 'sealed', players: 3, seed: 'look' });
    const [first] = env.step([begun[0]?.legal[0]]);
    const [shown] = env.step([null], { player: 0 });
    expect(shown).toMatchObject({ player: 0, toAct: [1], legal: [] });
    expect(diceOf(shown)?.[0]).toBeTypeOf('number');
    expect(diceOf(first)?.[0]).toBe('covered');
    expect(env.step([null])).toEqual([first]);
    const over = playedOut(env, [first as EnvStep]);
    expect(over[0]).toMatchObject({ over: true, toAct: [], player: null, legal: [] });
    expect(env.step([null])).toEqual(over);
    expect(() => env.step([0])).toThrow(expect.objectContaining({ code: 'GAME_OVER' }));
  });

  it('lets seats act in whatever order where several may', async () => {
    const env = openEnv();
    let [step] = await env.open({ game: 'slipped', players: 2, seed: 'both' });
    for (let turn = 0; step?.toAct.length === 1 && turn < 100; turn++) [step] = env.step([step.legal[0]]);
    expect(step?.toAct).toEqual([0, 1]);
    const [other] = env.step([null], { player: 1 });
    expect(other?.player).toBe(1);
    env.step([other?.legal[0]]);
    expect(env.record(0).actions.at(-1)?.player).toBe(1);
  });

  it('makes steps of events where chance is explicit, with their weights', async () => {
    const env = openEnv();
    const [step] = await env.open({ game: 'kiriki', players: 2, chance: 'explicit' });
    expect(step).not.toHaveProperty('chance');
    const [event] = env.step([step?.legal[0]]);
    expect(event).toMatchObject({ over: false, toAct: [], player: null, result: null });
    const all = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
    const expected = [...(kiriki.chance(kiriki.setup({ players: 2 }), all)?.outcomes() ?? [])];
    expect(event?.chance).toEqual(expected);
    expect(event?.legal).toEqual(expected.map((_, i) => i));
    expect(env.record(0).actions).toEqual([]);
    const place = expected.findIndex(({ outcome }) => `${outcome}` === '6,6,6,6,6');
    expect(env.describe(0, place)).toEqual({
      text: 'Player 1 rolls 6 6 6 6 6.',
      action: { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [6, 6, 6, 6, 6] },
    });
    const [rolled] = env.step([place]);
    expect(diceOf(rolled)).toEqual([6, 6, 6, 6, 6]);
    env.step([env.id(0, { type: 'roll', dice: [1] })]);
    expect(() => env.step([{ outcome: [7] }])).toThrow(expect.objectContaining({ code: 'INVALID_OUTCOME' }));
    expect(() => env.step([6])).toThrow(expect.objectContaining({ code: 'INVALID_OUTCOME' }));
    const [again] = env.step([{ outcome: [2] }]);
    expect(diceOf(again)).toEqual([6, 2, 6, 6, 6]);
    const [whole] = env.step([{ type: 'roll', dice: [0], outcome: [1] }]);
    expect(diceOf(whole)).toEqual([1, 2, 6, 6, 6]);
    expect(verifyRecord(env.record(0), kiriki).ok).toBe(true);
  });

  it('asks bots by name, for seats that are to act', async () => {
    const env = openEnv();
    const begun = await env.open({ game: 'kiriki', players: 2, seed: 'bots', count: 2 });
    expect(await env.bot('easy')).toEqual([begun[0]?.legal[0], begun[1]?.legal[0]]);
    expect(await env.bot('easy', 1)).toEqual([null, null]);
    const [first] = env.step([begun[0]?.legal[0], null]);
    const [asked] = await env.bot('random');
    expect(first?.legal).toContain(asked);
    expect(await env.bot('random')).toEqual([asked, begun[1]?.legal[0]]);
    for (const bot of ['eazy', 7, 'mcts:iterations=x']) await expect(env.bot(bot as never)).rejects.toThrow(GameError);
    await expect(env.bot('easy', 2)).rejects.toThrow(GameError);
    const [step] = await env.open({ game: 'quadrula-rasa', seed: 'bots' });
    const [action] = await env.bot('greedy');
    expect(env.step([action])[0]?.view).not.toEqual(step?.view);
    const [other] = await env.open({ game: 'kiriki', players: 2, chance: 'explicit' });
    env.step([other?.legal[0]]);
    expect(await env.bot('easy')).toEqual([null]);
  });

  it('tells observations when they are asked for, and how long they are', async () => {
    const env = openEnv();
    const [step] = await env.open({ game: 'kiriki', players: 2, seed: 's', observe: true });
    const { observation, game, players, rules } = env.schema();
    expect([game, players, rules]).toEqual(['kiriki', 2, 1]);
    expect(observation?.shape).toEqual([step?.observation?.length]);
    expect(Object.keys(observation?.fields ?? {})).toEqual(Object.keys(step?.view ?? {}));
    const [next] = env.step([step?.legal[0]], { observe: true });
    const rolls = observation?.fields.rolls as number;
    expect([step?.observation?.[rolls], next?.observation?.[rolls]]).toEqual([0, 1 / 3]);
    expect(env.step([next?.legal[0]])[0]).not.toHaveProperty('observation');
  });

  it('changes no game of a batch in which one action can’t be done', async () => {
    const env = openEnv();
    const begun = await env.open({ game: 'kiriki', seed: 's', count: 3 });
    const roll = begun[0]?.legal[0] as number;
    const score = env.id(0, { type: 'score', pattern: 'chance' });
    const before = [0, 1, 2].map((game) => env.record(game));
    const refused: [actions: unknown, code: string, path?: unknown][] = [
      [[roll, roll, score], 'ILLEGAL', ['actions', 2]],
      [[roll, 99, roll], 'INVALID_ACTION', ['actions', 1]],
      [[roll, 1.5, roll], 'INVALID_ACTION', ['actions', 1]],
      [[roll, -1, roll], 'INVALID_ACTION', ['actions', 1]],
      [['roll', roll, roll], 'INVALID_ACTION', ['actions', 0]],
      [[roll, roll, { type: 'fly' }], 'INVALID_ACTION', ['actions', 2]],
      [[roll, roll, { type: 'roll', player: 1, dice: [0, 1, 2, 3, 4] }], 'NOT_YOUR_TURN', ['actions', 2]],
      [
        [roll, roll, { type: 'roll', dice: [0, 1, 2, 3, 4], outcome: [6, 6, 6, 6, 6] }],
        'DICE_MISMATCH',
        ['actions', 2],
      ],
      [[roll, roll], 'INVALID_ACTION'],
      ['roll', 'INVALID_ACTION'],
      [undefined, 'INVALID_ACTION'],
    ];
    for (const [actions, code, path] of refused) {
      const failed = expect.objectContaining({ code, ...(path !== undefined && { path }) });
      expect(() => env.step(actions as never)).toThrow(failed);
      expect(await env.answer({ op: 'step', actions: actions ?? null })).toMatchObject({ ok: false, code });
    }
    for (const asked of [{ player: 2 }, { player: 'x' }, { observe: 1 }]) {
      expect(() => env.step([roll, roll, roll], asked as never)).toThrow(GameError);
    }
    expect([0, 1, 2].map((game) => env.record(game))).toEqual(before);
    expect(env.step([roll, roll, roll]).length).toBe(3);
  });

  it('refuses tables that can’t be, and keeps what is open', async () => {
    const env = openEnv();
    for (const request of [() => env.step([0]), () => env.schema(), () => env.record(0), () => env.describe(0, 0)]) {
      expect(request).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
    }
    await env.open({ game: 'kiriki', seed: 's' });
    const tables = [
      {},
      null,
      { game: 'kirikki' },
      { game: '__proto__' },
      { game: 'kiriki', players: 9 },
      { game: 'kiriki', options: { repeat: 3 } },
      { game: 'kiriki', options: null },
      { game: 'kiriki', count: 0 },
      { game: 'kiriki', count: 1e9 },
      { game: 'kiriki', seed: 7 },
      { game: 'kiriki', chance: 'dice' },
      { game: 'kiriki', player: 5 },
      { game: 'kiriki', observe: 'yes' },
      {
        get game() {
          throw new Error('no');
        },
      },
    ];
    for (const table of tables) {
      await expect(env.open(table as never)).rejects.toThrow(expect.objectContaining({ code: expect.any(String) }));
    }
    expect(env.schema().game).toBe('kiriki');
    env.close();
    expect(() => env.schema()).toThrow(GameError);
  });
});

describe('what a step tells', () => {
  const secretive = Object.values(games).filter(({ traits }) => traits.hiddenInformation);

  it.each(['sealed', ...secretive.map(({ id }) => id)])(
    'is the same where a player can’t tell states apart: %s',
    async (id) => {
      const entry = id === 'sealed' ? own.sealed : games[id as keyof typeof games];
      const game = (await entry?.load()) as unknown as AnyGame;
      const players = usualPlayers(game) as number;
      const play = playOf({ entry: entry as Entry, game, players, options: {}, isExplicit: false });
      const rng = createRng('twins');
      let told = 0;
      for (let round = 0; round < 6; round++) {
        const { actions } = playout(game, { players, seed: `twins ${round}`, maxActions: 40 });
        let state = game.setup({ players });
        for (const [length, action] of actions.entries()) {
          for (let player = 0; player < players; player++) {
            const other = game.complete?.(game.view(state, player), player, rng);
            if (!other || JSON.stringify(other) === JSON.stringify(state)) continue;
            const [one, another] = [state, other].map(
              (of) => rowOf(play, { state: of, pending: null, length }, 'seed', { player, observe: true }).step,
            );
            // Quickly, as there are thousands of numbers; what differs is shown.
            if (!isDeepStrictEqual(another, one)) expect(another).toEqual(one);
            told++;
          }
          state = game.reduce(state, action);
        }
      }
      expect(told).toBeGreaterThan(10);
    },
  );
});

describe('dicewright env', () => {
  const asked = async (lines: readonly (string | object)[], argv: readonly string[] = []) => {
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const { code, stdout, stderr } = await runCommand(['env', ...argv], { files: { '-': text }, piece: 7 });
    expect([code, stderr]).toEqual([0, '']);
    return stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it('answers lines with lines, errors too, until it is closed', async () => {
    const answers = await asked([
      { op: 'step', actions: [0] },
      { op: 'open', game: 'kiriki', players: 2, seed: 's', count: 2 },
      '{"op":',
      '',
      { op: 'fly' },
      { op: 'open', game: 'kiriki', option: {} },
      { op: 'step', actions: [30, 31] },
      { op: 'step', actions: [31, 31] },
      { op: 'describe', game: 1, id: 31 },
      { op: 'id', game: 1, action: { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } },
      { op: 'record', game: 1 },
      { op: 'schema' },
      [],
      { op: 'close' },
      { op: 'schema' },
    ]);
    expect(answers.map(({ ok, code, path }) => [ok, code, path].filter((one) => one !== undefined))).toEqual([
      [false, 'INVALID_SETUP'],
      [true],
      [false, 'INVALID_SETUP'],
      [false, 'INVALID_SETUP'],
      [false, 'INVALID_SETUP'],
      [false, 'ILLEGAL', ['actions', 0]],
      [true],
      [true],
      [true],
      [true],
      [true],
      [false, 'INVALID_SETUP'],
      [true],
    ]);
    expect(answers[2]?.message).toContain('the line is no JSON');
    expect(answers[4]?.message).toContain('did you mean options?');
    expect(answers[5]).toMatchObject({ clause: 'KIR-5', message: expect.stringContaining('game 0: ') });
    const env = openEnv();
    await env.open({ game: 'kiriki', players: 2, seed: 's', count: 2 });
    expect(answers[6]?.games).toEqual(env.step([31, 31]));
    expect(answers[8]).toEqual({ ok: true, id: 31 });
    expect(answers[9]).toEqual({ ok: true, record: env.record(1) });
    expect(answers[10]).toMatchObject({ space: { n: 45 }, observation: { shape: [181] } });
  });

  it('answers what the guide says', async () => {
    const guide = readFileSync(join(root, 'docs/reference/any-program.md'), 'utf8');
    const transcripts = [...guide.matchAll(/```text\n([\s\S]*?)```/g)].map(([, text = '']) => text);
    expect(transcripts).toHaveLength(2);
    for (const text of transcripts) {
      const lines = text.trimEnd().split('\n');
      const requests = lines.filter((line) => line.startsWith('→ ')).map((line) => line.slice(2));
      const told = lines.filter((line) => line.startsWith('← ')).map((line) => line.slice(2));
      const answers = (await asked(requests)).map((answer) => JSON.stringify(answer));
      expect(answers).toHaveLength(told.length);
      for (const [i, answer] of answers.entries()) {
        const parts = told[i]?.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')) ?? [];
        expect(answer).toMatch(new RegExp(`^${parts.join('.*')}$`));
      }
    }
  });

  it('plays games of one’s own', async () => {
    const [opened] = await asked(
      [{ op: 'open', game: 'farkle', seed: 's' }],
      ['--module', 'examples/games/farkle/src/farkle.ts'],
    );
    expect(opened).toMatchObject({ ok: true, games: [{ over: false, toAct: [0] }] });
  });

  it('takes no game on its command line', async () => {
    const { code, stderr } = await runCommand(['env', 'kiriki'], { files: { '-': '' } });
    expect([code, stderr]).toEqual([2, expect.stringContaining('the game is named by a request')]);
  });
});
