import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { GameError } from '../kernel/errors.js';
import { isInteger } from '../kernel/plain.js';
import { didYouMean } from '../kernel/suggestion.js';
import { readArgs } from './args.js';
import type { Command } from './command.js';
import { isMissingModule, messageOf, UsageError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { factsOf } from './list.js';
import { entryFor, McpTable, opponents } from './mcp-table.js';
import { moduleFlag } from './own-games.js';
import { clauseIds, clauseOf } from './rules.js';

type Given = Readonly<Record<string, unknown>>;

/** What a client has in front of it. */
interface Desk {
  readonly io: CommandIo;
  table: McpTable | null;
}

/** A tool: what a client reads about it, and what it does. */
interface Tool {
  readonly about: string;
  /** Its arguments, as JSON Schemas; then those that are required. */
  readonly fields: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  /** @throws GameError (as a rejection) */
  readonly run: (desk: Desk, given: Given, signal: AbortSignal) => object | Promise<object>;
}

const game = { type: 'string', description: 'the id of a game, as games lists it' };
const effort = { type: 'number', description: 'how hard to think: 2 looks at twice as much as 1', exclusiveMinimum: 0 };

const bad = (message: string): GameError => new GameError('INVALID_SETUP', message);

function tableOf({ table }: Desk): McpTable {
  if (table) return table;
  throw bad('no game is open');
}

const effortOf = ({ effort: asked }: Given): number | undefined => {
  if (asked === undefined || (typeof asked === 'number' && asked > 0 && asked <= 100)) return asked;
  throw bad('effort: expected a number above 0, up to 100');
};

const tools: Readonly<Record<string, Tool>> = {
  games: {
    about: 'Lists the games that can be played; for a named one, its options and editions, too.',
    fields: { game },
    async run({ io }, { game: id }) {
      if (id !== undefined) return factsOf(await entryFor(io, id).load());
      const all = Object.values(catalogueIn(io));
      return { games: all.map(({ id, title, playerCount: players, traits }) => ({ id, title, players, traits })) };
    },
  },
  rules: {
    about: 'Tells the rules of a game by their numbered clauses, or the one that is asked for.',
    fields: { game, clause: { type: 'string', description: 'the id of a clause, such as KIR-5' } },
    required: ['game'],
    async run({ io }, { game: id, clause }) {
      const page = (await entryFor(io, id).part('rulesPage')) ?? '';
      const ids = clauseIds(page);
      if (clause !== undefined && !ids.includes(`${clause}`)) {
        throw bad(`${id} has no clause ${clause}${didYouMean(`${clause}`, ids)}`);
      }
      const asked = clause === undefined ? ids : [`${clause}`];
      return { clauses: asked.map((id) => ({ id, text: clauseOf(page, id, Number.POSITIVE_INFINITY) })) };
    },
  },
  open: {
    about:
      'Opens a game, in place of the one that was open. You play the seats that you name, bots play the others. Answers the position: what has happened, what you see, and what you can do.',
    fields: {
      game,
      players: { type: 'integer', description: 'how many play, you among them (2, or as near as the game allows)' },
      options: { type: 'object', description: 'options of the game' },
      seats: { type: 'array', items: { type: 'integer' }, description: 'the seats that you play, from 0 ([0])' },
      bot: { type: 'string', enum: opponents, description: 'who plays the other seats (easy)' },
      seed: { type: 'string', description: 'of the dice: the same seed and the same actions give the same game' },
    },
    required: ['game'],
    async run(desk, given) {
      desk.table = await McpTable.open(given, desk.io);
      return desk.table.position();
    },
  },
  legal: {
    about: 'Tells the position again: what you see, and what you can do, by ids and in words.',
    fields: {
      from: { type: 'integer', minimum: 0, description: 'the first action to list, where there are many (0)' },
    },
    run(desk, { from = 0 }) {
      if (isInteger(from, 0)) return tableOf(desk).position(from);
      throw bad('from: expected an integer from 0');
    },
  },
  act: {
    about: 'Does an action, then bots play until you can act again. Answers the position.',
    fields: {
      id: { type: 'integer', description: 'the id of an action that legal lists' },
      action: { type: 'object', description: 'an action, in place of an id' },
    },
    run(desk, { id, action }) {
      if ((id === undefined) === (action === undefined)) throw bad('expected an id or an action');
      return tableOf(desk).act(id ?? { action });
    },
  },
  advise: {
    about: 'Tells what is best for you to do, and what is lost with others. It knows no more than you may know.',
    fields: { effort },
    run: async (desk, given, signal) => tableOf(desk).advise({ signal, effort: effortOf(given) }),
  },
  review: {
    about: 'Tells of a game that is over what was luck, what was skill, and which choices gave something away.',
    fields: { effort },
    run: async (desk, given, signal) => tableOf(desk).review({ signal, effort: effortOf(given) }),
  },
  record: {
    about: 'Gives the record of a game that is over, with its seed: anybody can verify it.',
    fields: {},
    run: (desk) => tableOf(desk).record(),
  },
};

/** @throws GameError for a tool that isn't there, or arguments that it doesn't have */
function toolOf(name: string, given: Given): Tool {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) throw bad(`there is no tool ${name}${didYouMean(name, Object.keys(tools))}`);
  const known = Object.keys(tool.fields);
  const unknown = Object.keys(given).find((field) => !known.includes(field));
  if (unknown !== undefined) throw bad(`${name} knows no ${unknown}${didYouMean(unknown, known)}`);
  const missing = tool.required?.find((field) => given[field] === undefined);
  if (missing !== undefined) throw bad(`${name}: ${missing} is missing`);
  return tool;
}

const textResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

async function answer(desk: Desk, name: string, given: Given, signal: AbortSignal): Promise<CallToolResult> {
  try {
    return textResult(JSON.stringify(await toolOf(name, given).run(desk, given, signal)));
  } catch (error) {
    // What your own game's rules throw is an answer as well.
    const message = error instanceof GameError ? messageOf(error) : error instanceof Error ? error.message : 'unknown';
    return { ...textResult(message), isError: true };
  }
}

/** A server, and what resolves when all that it was asked for is answered. */
export interface Serving {
  readonly server: McpServer;
  readonly rest: () => Promise<void>;
}

const instructions =
  'Dice games with exact rules. games lists them, rules explains how one is played; open begins one, in which you play against bots. act takes one of the ids that were listed last. advise says what is best; when the game is over, review shows how well you played.';

/** What is missing where the package isn't installed. @throws UsageError (as a rejection) */
async function needed<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    const how = 'mcp needs the package @modelcontextprotocol/sdk: npm install @modelcontextprotocol/sdk';
    throw new UsageError(how, { cause: error });
  }
}

/** A server for one client. @throws UsageError (as a rejection) where the SDK is not installed */
export async function mcpServer(io: CommandIo): Promise<Serving> {
  const { McpServer } = await needed(import('@modelcontextprotocol/sdk/server/mcp.js'));
  const { CallToolRequestSchema, ListToolsRequestSchema } = await import('@modelcontextprotocol/sdk/types.js');
  const server = new McpServer(
    { name: 'dicewright', version: io.version },
    { capabilities: { tools: {} }, instructions },
  );
  const desk: Desk = { io, table: null };
  let last: Promise<unknown> = Promise.resolve();
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(tools).map(([name, { about, fields, required }]) => ({
      name,
      description: about,
      inputSchema: {
        type: 'object' as const,
        properties: { ...fields },
        required: [...(required ?? [])],
        additionalProperties: false,
      },
    })),
  }));
  // One after the other: a game has one position.
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const answered = last.then(() => answer(desk, params.name, params.arguments ?? {}, signal));
    last = answered;
    return answered;
  });
  return { server, rest: () => last.then(() => undefined) };
}

const flags = { ...moduleFlag } as const;

/** Standard input as the SDK looks for ends of lines in it. */
async function* buffersOf(io: CommandIo): AsyncGenerator<Buffer> {
  for await (const piece of io.readFile('-')) yield Buffer.from(piece);
}

export const mcp: Command = {
  name: 'mcp',
  summary: 'let a language model play, by the Model Context Protocol',
  usage: ['[--module FILE]...'],
  about: [
    'Serves games by the Model Context Protocol on standard input and output, for an assistant that is set up to start this command. Its tools: games, rules, open, legal, act, advise, and, once a game is over, review and record. The assistant sees what its seats see; bots play the others.',
    'It needs the package @modelcontextprotocol/sdk beside this one.',
  ],
  flags,
  async run(args, io) {
    const [word] = readArgs(args, flags).positionals;
    if (word !== undefined) throw new UsageError(`mcp takes no ${word}: the game is named by whoever plays`);
    const { server, rest } = await mcpServer(io);
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const input = Readable.from(buffersOf(io));
    const output = new Writable({
      write: (text, _, done) => void io.stdout.write(`${text}`).then(() => done(), done),
    });
    await server.connect(new StdioServerTransport(input, output));
    await finished(input, { writable: false });
    // The last request is taken up a moment after it was read, and sent a moment after it was answered.
    for (const moment of [rest, rest])
      await new Promise<void>((resolve) => setImmediate(() => void moment().then(resolve)));
    await server.close();
    output.end();
    await finished(output);
    return exitCodes.well;
  },
};
