import { openEnv } from '../env/open-env.js';
import type { GameError } from '../kernel/errors.js';
import { readArgs } from './args.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { moduleFlag } from './own-games.js';

const flags = { ...moduleFlag } as const;

/** Characters of the longest line: more than actions for all the games that can be open need. */
const LONGEST_LINE = 16_000_000;

/** The lines of standard input as they come, without their ends; `null` for one that is too long. */
async function* linesOf(io: CommandIo): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let pending = '';
  let isTooLong = false;
  for await (const piece of io.readFile('-')) {
    const [first = '', ...others] = decoder.decode(piece, { stream: true }).split('\n');
    pending += first;
    for (const next of others) {
      yield isTooLong ? null : pending;
      isTooLong = false;
      pending = next;
    }
    if (pending.length <= LONGEST_LINE) continue;
    isTooLong = true;
    pending = '';
  }
  if (pending.trim() !== '') yield pending;
}

const refusal = (message: string) => ({ ok: false, code: 'INVALID_SETUP' satisfies GameError['code'], message });

function jsonOf(line: string): { readonly request: unknown } | null {
  try {
    return { request: JSON.parse(line) };
  } catch {
    return null;
  }
}

export const env: Command = {
  name: 'env',
  summary: 'play games with a program in any language, by lines of JSON',
  usage: ['[--module FILE]...'],
  about: [
    'Reads requests from standard input, one per line, and answers each with a line on standard output, as openEnv() of dicewright/env does: {"op":"open","game":"kiriki","players":2,"seed":"s","count":8} opens games, {"op":"step","actions":[17,null]} plays in each of them; describe, id, record and schema describe them, close ends it. The page "Any program" has all of it.',
    'Errors are lines, too, {"ok":false,"code":…,"message":…}, and change nothing.',
  ],
  flags,
  async run(args, io) {
    const [word] = readArgs(args, flags).positionals;
    if (word !== undefined) throw new UsageError(`env takes no ${word}: the game is named by a request`);
    const open = openEnv(catalogueIn(io));
    for await (const line of linesOf(io)) {
      if (line?.trim() === '') continue;
      const read = line === null ? null : jsonOf(line);
      const why = line === null ? 'the line is too long' : 'the line is no JSON';
      const answer = read ? await open.answer(read.request) : refusal(`env: ${why}`);
      await io.stdout.write(`${JSON.stringify(answer)}\n`);
      const isOver = (read?.request as { readonly op?: unknown } | null | undefined)?.op === 'close' && 'ok' in answer;
      if (io.stdout.isClosed() || (isOver && answer.ok === true)) break;
    }
    return exitCodes.well;
  },
};
