import { GameError } from '../kernel/errors.js';
import { isRecord, type Json, plainCopy } from '../kernel/plain.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { Env, EnvAsked, EnvTable } from './env.js';

/** Values that a request may have: actions for as many games as can be open. */
const MOST_VALUES = 200_000;

type Request = { readonly [key: string]: Json };

interface Op {
  /** What a request may say besides `op`. */
  readonly fields: readonly string[];
  readonly answer: (env: Env, request: Request) => object | Promise<object>;
}

const asked = ({ player, observe }: Request): EnvAsked => ({ player, observe }) as EnvAsked;

const ops: Readonly<Record<string, Op>> = {
  open: {
    fields: ['game', 'players', 'options', 'seed', 'count', 'chance', 'player', 'observe'],
    answer: async (env, { op: _, game, ...table }) => ({
      games: await env.open({ ...(table as Partial<EnvTable>), game: game as string }),
    }),
  },
  step: {
    fields: ['actions', 'action', 'player', 'observe'],
    answer: (env, request) => {
      const { actions = 'action' in request ? [request.action] : undefined } = request;
      return { games: env.step(actions as readonly unknown[], asked(request)) };
    },
  },
  bot: {
    fields: ['bot', 'player'],
    answer: async (env, { bot, player }) => ({ actions: await env.bot(bot as string, player as number | undefined) }),
  },
  describe: {
    fields: ['game', 'id'],
    answer: (env, { game = 0, id }) => env.describe(game as number, id as number),
  },
  id: { fields: ['game', 'action'], answer: (env, { game = 0, action }) => ({ id: env.id(game as number, action) }) },
  record: { fields: ['game'], answer: (env, { game = 0 }) => ({ record: env.record(game as number) }) },
  schema: { fields: [], answer: (env) => env.schema() },
  close: {
    fields: [],
    answer: (env) => {
      env.close();
      return {};
    },
  },
};

function opOf(request: unknown): readonly [op: Op, request: Request] {
  const copy = plainCopy(request, 'INVALID_SETUP', 'env: request', MOST_VALUES);
  if (!isRecord(copy)) throw new GameError('INVALID_SETUP', 'env: expected a request { "op": …}');
  const name = `${copy.op}`;
  const op = Object.hasOwn(ops, name) ? ops[name] : undefined;
  const names = Object.keys(ops);
  if (!op)
    throw new GameError('INVALID_SETUP', `env: op: expected one of ${names.join(', ')}${didYouMean(name, names)}`);
  const unknown = Object.keys(copy).find((field) => field !== 'op' && !op.fields.includes(field));
  if (unknown === undefined) return [op, copy];
  throw new GameError('INVALID_SETUP', `env: ${name} knows no ${unknown}${didYouMean(unknown, op.fields)}`);
}

/** Answers a request; what is wrong with it, or with the rules of your own game, is an answer as well. */
export async function answerTo(env: Env, request: unknown): Promise<object> {
  try {
    const [op, asked] = opOf(request);
    return { ok: true, ...(await op.answer(env, asked)) };
  } catch (error) {
    if (error instanceof GameError) {
      const { code, message, clause, path } = error;
      return { ok: false, code, message, ...(clause !== undefined && { clause }), ...(path && { path }) };
    }
    return { ok: false, code: 'INTERNAL', message: error instanceof Error ? error.message : 'unknown' };
  }
}
