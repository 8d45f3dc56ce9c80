import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { offersOf } from '../analysis/offers.js';
import { usualPlayers } from '../analysis/seats.js';
import { games } from '../catalogue.js';
import { createRng } from '../kernel/dice/random.js';
import { startGame } from '../session/start.js';
import { entryArg, gameArg } from './args.js';

const ROLL = '{"type":"roll","player":0,"dice":[0,1,2,3,4]}';
const header = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 2, options: {}, names: ['Ada', 'Ben'] };
const actions = [
  { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 5, 3, 5, 3] },
  { type: 'score', player: 0, pattern: 'fullHouse' },
  { type: 'roll', player: 1, dice: [0, 1, 2, 3, 4], outcome: [6, 6, 6, 6, 1] },
];
const record = JSON.stringify({ ...header, actions });
const log = [header, ...actions].map((line) => `${JSON.stringify(line)}\n`).join('');

const lines = async (...argv: string[]): Promise<string[]> => {
  const { code, stdout, stderr } = await runCommand(['odds', ...argv], { files: { record, log } });
  expect([code, stderr]).toEqual([0, '']);
  return stdout.split('\n');
};
const json = async (...argv: string[]) =>
  JSON.parse((await lines(...argv, '--json'))[0] ?? '') as Record<string, unknown>;

/** Flags with which each question can be asked. */
const asked: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  kiriki: {
    patterns: ['--dice', '1,1,2,5,6', '--rolls', '2'],
    keep: [
      ...['--dice', '1,1,2,5,6', '--rolls', '1', '--sheet'],
      '{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":18,"chance":20,"kiriki":50}',
    ],
  },
  krakatoa: {
    set: [],
    throw: ['--set', 'ash', '--dice', 'YYB YRR RRR', '--total', '152'],
    keep: ['--dice', 'YYB YRR RRR'],
    choose: ['--dice', 'YYB YRR RRR', '--throw', 'bonus', '--boxes', '2', '--marks', '2'],
  },
  calavera: {
    skulls: ['--skulls', '1'],
    plan: ['--dice', 'o,o,g,p,j,s'],
    roll: ['--dice', 'o,o,g,p,j,s', '--rows', '5,3,8,5', '--goal', 'points'],
  },
};

describe('questions', () => {
  it.each(Object.entries(asked))('of %s are listed, each can be asked, in 80 columns', async (id, flags) => {
    const { questions } = await offersOf(entryArg(id));
    const listed = await lines(id);
    expect(questions.map(({ name }) => name)).toEqual(Object.keys(flags));
    for (const { name, about, parameters } of questions) {
      expect(listed).toContain(`dicewright odds ${id} ${name}`);
      expect(listed).toContain(`  ${about}`);
      for (const parameter of parameters) expect(listed.join('\n')).toContain(`    --${parameter.name} `);
      const answer = await lines(id, name, ...(flags[name] ?? []));
      expect(answer.length).toBeGreaterThan(4);
      expect(Math.max(...[...listed, ...answer].map(({ length }) => length))).toBeLessThanOrEqual(80);
      expect(answer.join('\n')).not.toMatch(/undefined|NaN/);
      expect(await json(id, name, ...(flags[name] ?? []))).toMatchObject({ game: id, question: name });
    }
    expect(await json(id)).toMatchObject({ game: id, questions: questions.map(({ name }) => ({ name })) });
  });

  it('have answers with exact fractions and percentages', async () => {
    const [found] = (await lines('kiriki', 'patterns', '--dice', '3,3,5,6,6')).filter((line) => /^full/.test(line));
    expect(found).toMatch(/^full house {2,}5\/9 {3}55\.556 % {2}3 3 6 6$/);
  });

  it('are none where a game has none, but an example of an action', async () => {
    const listed = await lines('rasanto');
    expect(listed[0]).toBe('Rasanto: what can be asked');
    expect(listed[2]).toBe('dicewright odds rasanto --action JSON (--value PATH | --event EVENT)');
    expect(listed[4]).toMatch(/^ {2}--action '\{"type":.*\}'$/);
    expect(await json('rasanto')).toEqual({ game: 'rasanto', questions: [] });
  });
});

describe('what an action leads to', () => {
  it('is told of the start, exactly', async () => {
    expect(await lines('kiriki', '--action', ROLL, '--value', 'dice.0')).toEqual([
      `Kiriki, at the start: ${ROLL}`,
      '',
      'dice.0          CHANCE',
      ...[1, 2, 3, 4, 5, 6].map((face) => `     ${face}  1/6   16.667 %`),
      '',
      'Mean 3.5. Exact: all that can happen was listed.',
      '',
    ]);
    expect(await lines('kiriki', '--action', ROLL, '--event', 'dice.0 >= 3')).toContain(
      'dice.0 >= 3: 2/3, that is 66.667 %',
    );
  });

  it.each(['record', 'log'])('is told of any position of a %s', async (file) => {
    const reroll = '{"type":"roll","player":1,"dice":[4]}';
    const told = await lines('kiriki', '--action', reroll, '--value', 'dice.4', '--record', file);
    expect(told.slice(0, 3)).toEqual([`Kiriki, after 3 actions: ${reroll}`, 'Ben rolls 6 6 6 6 1.', '']);
    const early = ['--action', '{"type":"score","player":0,"pattern":"ones"}', '--record', file, '--at', '1'];
    expect(await lines('kiriki', ...early, '--event', 'sheets.0.ones = 0')).toContain(
      'sheets.0.ones = 0: 1, that is 100.000 %',
    );
    const value = await json('kiriki', '--action', reroll, '--value', 'dice.4', '--record', file);
    expect(value).toMatchObject({ where: 'after 3 actions', kind: 'exact', total: 6, mean: 3.5, value: 'dice.4' });
  });

  it.each([
    ['dice.0 = 3', 1 / 6],
    ['dice.0 == 3', 1 / 6],
    ['dice.0!=3', 5 / 6],
    ['dice.0<3', 2 / 6],
    ['dice.0 <= 3', 3 / 6],
    ['dice.0 > 3', 3 / 6],
    ['dice.0 >= 3', 4 / 6],
    ['dice.length = 5', 1],
    ['game = kiriki', 1],
    ['game = "kiriki"', 1],
    ['toPlay != null', 1],
    ['sheets.0.ones = null', 1],
    ['sheets.0.ones < 3', 0],
    ['dice.7 > 3', 0],
    ['options.repeat = true', 1],
  ])('tells how likely %s is', async (event, share) => {
    const { favourable, total } = await json('kiriki', '--action', ROLL, '--event', event);
    expect(Number(favourable) / Number(total)).toBeCloseTo(share, 12);
  });

  it('is sampled where it cannot be listed, and says so', async () => {
    const all = '{"type":"throw","player":0,"set":"steam"}';
    const throwOff = (player: number, outcome: string[]) => ({ type: 'throwOff', player, set: 'ash', outcome });
    const faces = { steam: ['Y', 'Y', 'B'], ash: ['Y', 'R', 'R'], lava: ['R', 'R', 'R'] };
    const played = {
      ...header,
      game: 'krakatoa',
      rules: 2,
      options: { knockChance: 0.333 },
      actions: [
        throwOff(0, ['Y', 'Y', 'Y']),
        throwOff(1, ['R', 'B', 'B']),
        { type: 'throw', player: 0, set: 'all', outcome: { scratch: false, faces } },
        { type: 'keep', player: 0 },
      ],
    };
    const files = { game: JSON.stringify(played) };
    const base = ['odds', 'krakatoa', '--record', 'game', '--action', all, '--samples', '200', '--seed', 's'];
    const value = await runCommand([...base, '--value', 'totals.0', '--confidence', '0.99'], { files });
    expect(value).toMatchObject({ code: 0, stderr: '' });
    expect(value.stdout).toContain('INTERVAL (99 %)');
    expect(value.stdout).toContain('Sampled: 200 games tried with the seed "s".');
    expect(value.stdout).toMatch(/^ +32 +[\d.]+ % +[\d.]+ % to [\d.]+ %$/m);
    const event = await runCommand([...base, '--event', 'totals.0 >= 36'], { files });
    expect(event.stdout).toMatch(
      /about [\d.]+ % \([\d.]+ % to [\d.]+ % with 95 % confidence\)\nSampled: \d+ of 200 games/,
    );
    expect(Math.max(...event.stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(await runCommand([...base, '--event', 'totals.0 >= 36'], { files })).toEqual(event);
  });

  it.each(Object.keys(games))('is told of %s, at the start and in a record', async (id) => {
    const game = await gameArg(id);
    const players = usualPlayers(game) ?? 0;
    const recorder = startGame(game, { players, seed: 'odds' });
    const rng = createRng('odds');
    for (let played = 0; played < 3; played++) {
      const action = game.sampleAction(recorder.state, rng);
      if (action === null) break;
      const files = { game: JSON.stringify(recorder.toRecord({ secrets: true })) };
      const where = played === 0 ? ['--players', `${players}`] : ['--record', 'game'];
      const call = ['odds', id, ...where, '--action', JSON.stringify(action), '--value', 'events', '--samples', '9'];
      const { code, stdout, stderr } = await runCommand(call, { files });
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/Exact: all that can happen was listed|Sampled: 9 games tried/);
      const { events } = recorder.state;
      const mean = game.chance(recorder.state, action) === null ? events : events + 1;
      expect(stdout).toMatch(new RegExp(`^Mean ${mean}(\\.0000, standard error 0\\.0000)?\\. `, 'm'));
      recorder.play(action);
    }
    expect(recorder.toRecord({ secrets: true }).actions.length).toBeGreaterThan(0);
  });

  it('shows no control characters that an argument brings along', async () => {
    const told = await lines('kiriki', '--action', ROLL, '--event', 'game = \u001b[31m\u0007');
    expect(told.join('')).not.toMatch(/\p{Cc}/u);
  });
});
