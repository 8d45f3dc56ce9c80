import { describe, expect, it } from 'vitest';
import { builtInEntry } from '../../catalogue/games.js';
import { botAsData, botFromData, digestsOf } from './bots.js';
import { differenceOf, fileDigest } from './fingerprint.js';
import { jobId } from './jobs.js';
import { checkRunId, newRunId, runFrom } from './run.js';

const bytes = new TextEncoder().encode('a table');
const digest = fileDigest(bytes);
const asData = (bot: never) => botAsData(bot, builtInEntry('kiriki'), async () => bytes);
const refused = (message: RegExp) => ({ code: 'INVALID_SETUP', message: expect.stringMatching(message) });

describe('a bot in a run', () => {
  it.each([
    ['mcts:iterations=5', { text: 'mcts:iterations=5', files: {} }, 'mcts:iterations=5'],
    ['optimal:table=/there/of/me/t', { text: 'optimal', files: { table: digest } }, 'optimal:table=/there/t'],
    [
      'module:file=/there/of/me/bot.js:export=best',
      { module: digest, export: 'best', name: 'best of bot.js' },
      { module: '/there/t', export: 'best', name: 'best of bot.js' },
    ],
    [
      { module: 'C:\\me\\bot.js', name: 'mine' },
      { module: digest, export: 'default', name: 'mine' },
      { module: '/there/t', export: 'default', name: 'mine' },
    ],
  ])('%j names no place', async (bot, data, there) => {
    const found = await asData(bot as never);
    expect(found).toEqual(data);
    expect(JSON.stringify(found)).not.toContain('/me/');
    expect(await botFromData(found, builtInEntry('kiriki'), new Map([[digest, '/there/t']]))).toEqual(there);
    expect(digestsOf(found).every((one) => one === digest)).toBe(true);
  });

  it.each([
    [() => null, /a bot is a function/],
    [{ name: 'me', choose: () => null }, /a bot is a function/],
    ['clairvoyant', /there is no bot clairvoyant/],
  ])('%s is refused', async (bot, message) => {
    await expect(asData(bot as never)).rejects.toMatchObject(refused(message));
  });

  it.each([
    [{ text: 'optimal:table=/etc/passwd', files: {} }, /table is the place of a file, which a run may not name/],
    [{ text: 'module:file=/there/evil.mjs', files: {} }, /there is no bot module/],
    [{ text: 'optimal', files: { table: 'f'.repeat(64) } }, /is not here/],
    [{ text: 'random', files: { table: digest } }, /there is no file table/],
    [{ module: 'f'.repeat(64), export: 'default', name: 'x' }, /is not here/],
  ])('%j, as anybody may have written it, is not made', async (data, message) => {
    const files = new Map([[digest, '/there/t']]);
    await expect(botFromData(data as never, builtInEntry('kiriki'), files)).rejects.toMatchObject(refused(message));
  });
});

describe('a row', () => {
  const head = { game: 'kiriki', rules: 1, players: 2, options: {}, seed: 's' };
  const fingerprint = { dicewright: '1.0.0', node: 20, rules: 1, files: [digest] };
  const part = { id: 'a', fingerprint, module: null, games: [[0, 5]], chunk: null, before: null };
  const row = { ...part, kind: 'simulation', head, bots: [] };

  it('is read as a run', () => {
    expect(runFrom(row)).toEqual(row);
  });

  it.each([
    { kind: 'other' },
    { head: { ...head, path: '/etc' } },
    { module: '/there/evil.mjs' },
    { bots: [{ text: 'random', files: { table: '/etc/passwd' } }] },
    { bots: [{ module: './evil.mjs', export: 'default', name: 'x' }] },
    { games: [[0, 1.5]] },
  ])('with %j is refused', (change) => {
    expect(() => runFrom({ ...row, ...change })).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
  });

  it('differs from here by all that it names', () => {
    const here = { dicewright: '1.0.1', node: 22, rules: 2, files: [] };
    expect(differenceOf(fingerprint, fingerprint)).toBeNull();
    expect(differenceOf(fingerprint, { ...fingerprint, files: [digest, 'more'] })).toBeNull();
    expect(differenceOf(fingerprint, here)).toBe(
      `dicewright 1.0.0, here is 1.0.1; Node 20, here is 22; rules 1, here is 2; modules or files of bots that are not here: SHA-256 ${digest.slice(0, 12)}`,
    );
  });
});

describe('names', () => {
  it('of runs are short words', () => {
    expect(checkRunId(newRunId())).toMatch(/^[\da-f]{12}$/);
    for (const id of ['', 'A', '-a', 'a;b', "a'", 'a'.repeat(41), 3]) {
      expect(() => checkRunId(id)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
    }
  });

  it('of jobs are made of run and game, and ascend with the game', () => {
    const ids = [0, 1, 9, 10, 255, 256, 2 ** 52].map((from) => jobId('a', from));
    expect(ids).toEqual([...ids].sort());
    expect(new Set([...ids, jobId('b', 0)]).size).toBe(8);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });
});
