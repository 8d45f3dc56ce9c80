import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { catalogueOf, games } from 'dicewright/games';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { mcpServer } from '../../src/cli/mcp.js';
import { nodeIo } from '../../src/cli/node-io.js';
import type { GameResult } from '../../src/kernel/types.js';
import type { GameRecord } from '../../src/record/types.js';
import { runCommand } from '../helpers/command-io.js';
import { commandFile } from '../helpers/compiled.js';
import { root } from '../helpers/root.js';
import { tsx } from '../helpers/tsx.js';
import { sealed } from '../toys/sealed.js';

interface Position {
  readonly over: boolean;
  readonly toAct: readonly number[];
  readonly player: number;
  readonly happened: readonly string[];
  readonly view: object;
  readonly board?: string;
  readonly legal: readonly { readonly id: number; readonly text: string; readonly action: object }[];
  readonly result: GameResult | null;
}

/** A client of the SDK; `ask` gives what a tool answers, `refused` why it doesn't. */
function asking(client: Client) {
  const call = async (name: string, given: object) => {
    const { content, isError } = await client.callTool({ name, arguments: { ...given } });
    const [{ text }] = content as [{ text: string }];
    return { text, isError: isError === true };
  };
  return {
    client,
    async ask<T = Position>(name: string, given: object = {}): Promise<T> {
      const { text, isError } = await call(name, given);
      if (isError) throw new Error(text);
      return JSON.parse(text) as T;
    },
    async refused(name: string, given: object = {}): Promise<string> {
      const { text, isError } = await call(name, given);
      return isError ? text : 'it was answered';
    },
  };
}

async function connected() {
  const catalogue = { ...games, ...catalogueOf([sealed]) };
  const { server } = await mcpServer({ ...nodeIo(), games: { catalogue, modules: new Map() } });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await server.connect(there);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(here);
  return asking(client);
}

describe('dicewright mcp', () => {
  it('tells its tools, the games and their rules', async () => {
    const { client, ask } = await connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).join()).toBe('games,rules,open,legal,act,advise,review,record');
    expect(tools.every(({ description, inputSchema }) => description && inputSchema.type === 'object')).toBe(true);
    expect(client.getInstructions()).toMatch(/open begins one/);
    const { games: listed } = await ask<{ games: { id: string }[] }>('games');
    expect(listed.map(({ id }) => id)).toEqual([...Object.keys(games), 'sealed']);
    expect(await ask('games', { game: 'doubles' })).toMatchObject({ id: 'doubles', options: { bonus: {} } });
    const { clauses } = await ask<{ clauses: { id: string; text: string }[] }>('rules', { game: 'kiriki' });
    expect(clauses.map(({ id }) => id)).toEqual(clauses.map((_, i) => `KIR-${i + 1}`));
    expect(clauses.every(({ id, text }) => text.startsWith(id) && text.length > id.length + 20)).toBe(true);
    expect(await ask('rules', { game: 'kiriki', clause: 'KIR-2' })).toEqual({ clauses: [clauses[1]] });
    expect(await ask('rules', { game: 'sealed' })).toEqual({ clauses: [] });
  });

  it('lets a client play to the end, and judges how', async () => {
    const { ask, refused } = await connected();
    let at = await ask('open', { game: 'kiriki', seed: 'mcp', bot: 'random' });
    expect(at).toMatchObject({ over: false, toAct: [0], player: 0, happened: [], result: null });
    expect(at.board).toContain('Player 1');
    expect(await refused('review')).toMatch(/kiriki: the game is not over/);
    expect(await refused('record')).toMatch(/kiriki: the game is not over/);
    at = await ask('act', { id: at.legal[0]?.id });
    expect(at.happened).toEqual([expect.stringContaining('Player 1')]);
    expect(await ask('legal')).toEqual({ ...at, happened: [] });
    expect(await ask('legal', { from: 2 })).toMatchObject({ legal: at.legal.slice(2) });
    const advice = await ask<{ actions: { id: number; loss: number }[] }>('advise', { effort: 0.1 });
    expect(advice.actions[0]?.loss).toBe(0);
    expect(at.legal.map(({ id }) => id)).toContain(advice.actions[0]?.id);
    at = await ask('act', { action: at.legal.at(-1)?.action });
    for (let i = 0; !at.over && i < 200; i++) at = await ask('act', { id: at.legal.at(-1)?.id });
    expect(at).toMatchObject({ over: true, toAct: [], legal: [] });
    expect(await refused('act', { id: 0 })).toMatch(/the game is over/);
    expect(await refused('advise')).toMatch(/nobody is to act/);
    const record = await ask<GameRecord>('record');
    expect(record.result).toEqual(at.result);
    expect(verifyRecord(record, await games.kiriki.load())).toMatchObject({ ok: true, deviations: [] });
    const review = await ask<{ players: object[]; text: string; mistakes: object[] }>('review', { effort: 0.01 });
    expect(review.players).toHaveLength(2);
    expect(review.text).toMatch(/Luck, choices/);
  });

  it('tells nothing that the seat may not know', async () => {
    const { ask } = await connected();
    let at = await ask('open', { game: 'sealed', seed: 's', bot: 'random', players: 3, seats: [1] });
    expect(at.happened).toHaveLength(1);
    const told: string[] = [];
    for (let i = 0; !at.over && i < 20; i++) {
      const { dice, guesses, lifted } = at.view as Record<'dice' | 'guesses' | 'lifted', readonly unknown[]>;
      for (const seat of [0, 2]) {
        if (!lifted[seat]) expect([null, 'covered']).toContain(dice[seat]);
        expect([null, 'covered']).toContain(guesses[seat]);
      }
      told.push(...at.happened);
      at = await ask('act', { id: at.legal[0]?.id });
    }
    expect(at.over).toBe(true);
    expect(told.filter((text) => /^Player [13]/.test(text))).toEqual([
      'Player 1 looks under the cup.',
      'Player 3 looks under the cup.',
      'Player 1 notes a guess.',
      'Player 3 notes a guess.',
      expect.stringMatching(/^Player 1 lifts the cup: \d\.$/),
    ]);
  });

  it('lets a client play all seats, and sees what each does', async () => {
    const { ask } = await connected();
    let at = await ask('open', { game: 'sealed', seed: 's', players: 2, seats: [0, 1] });
    const seats: number[] = [];
    while (!at.over && seats.length < 20) {
      seats.push(at.player);
      at = await ask('act', { id: at.legal[0]?.id });
      expect(at.happened).toHaveLength(1);
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('answers what is wrong, and nothing has changed', async () => {
    const { ask, refused } = await connected();
    expect(await refused('legal')).toBe('no game is open');
    const at = await ask('open', { game: 'kiriki', seed: 'a' });
    const wrong: readonly (readonly [name: string, given: object, why: RegExp])[] = [
      ['open', { game: 'kirki' }, /there is no game kirki \(did you mean kiriki\?\)/],
      ['open', {}, /game is missing/],
      ['open', { game: 'kiriki', players: 99 }, /players/],
      ['open', { game: 'kiriki', players: 'two' }, /players: expected a number from 1/],
      ['open', { game: 'kiriki', options: [] }, /options: expected an object/],
      ['open', { game: 'kiriki', seed: 1 }, /seed: expected a text/],
      ['open', { game: 'kiriki', options: { none: 1 } }, /none/],
      ['open', { game: 'kiriki', seats: [2] }, /seats: expected a list of numbers from 0 to 1/],
      ['open', { game: 'kiriki', seats: [] }, /seats/],
      ['open', { game: 'kiriki', bot: 'module:file=a.js' }, /bot: expected one of easy, normal, hard, random/],
      ['open', { game: 'kiriki', count: 2 }, /open knows no count/],
      ['act', {}, /an id or an action/],
      ['act', { id: 4000 }, /no action of the id 4000/],
      ['act', { id: 'x' }, /expected/],
      ['act', { action: { type: 'score', pattern: 'chance' } }, /\(KIR-\d+\)$/],
      ['legal', { from: -1 }, /from/],
      ['advise', { effort: 0 }, /effort/],
      ['rules', { game: 'kiriki', clause: ['KIR', 99].join('-') }, /no clause KIR.99/],
      ['roll', {}, /there is no tool roll/],
    ];
    for (const [name, given, why] of wrong) expect(await refused(name, given)).toMatch(why);
    expect(await ask('legal')).toEqual(at);
  });

  it('serves by standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1' });
    const args = [...tsx, join(root, 'src/cli/main.ts'), 'mcp'];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root, stderr: 'pipe' }));
    const { ask } = asking(client);
    const at = await ask('open', { game: 'kiriki', seed: 's' });
    expect(await ask('act', { id: at.legal[0]?.id })).toMatchObject({ player: 0, over: false });
    await client.close();
  });

  it('says what to install where the SDK is not there', () => {
    const hook = join(root, 'test/fixtures/without-mcp-sdk.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', hook, commandFile, 'mcp'], {
      encoding: 'utf8',
      input: '',
    });
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      'dicewright: mcp needs the package @modelcontextprotocol/sdk: npm install @modelcontextprotocol/sdk; see dicewright mcp --help\n',
    ]);
  });

  it('answers all that was asked before standard input ends', async () => {
    const request = (id: number, method: string, params: object) =>
      `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
    const begun = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const lines = [
      request(1, 'initialize', begun),
      request(2, 'tools/call', { name: 'open', arguments: { game: 'kiriki', seed: 's' } }),
      request(3, 'tools/call', { name: 'legal', arguments: {} }),
    ];
    const { code, stdout, stderr } = await runCommand(['mcp'], { files: { '-': lines.join('') } });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; result: { content: unknown } });
    expect([code, stderr, answers.map(({ id }) => id)]).toEqual([0, '', [1, 2, 3]]);
    expect(answers[2]?.result.content).toEqual(answers[1]?.result.content);
    expect((await runCommand(['mcp', 'kiriki'])).code).toBe(2);
  });
});
