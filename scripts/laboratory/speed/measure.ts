/** A process that measures one thing and prints what came out as JSON: `node measure.js WHAT NUMBER FILE`. */

import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { replayLines, resumeLines, verifyLines } from 'dicewright/record';
import { marathon } from '../../../test/toys/marathon.js';
import { logOf, type MarathonAction, played, SEED } from './play.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** CPU time in microseconds. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
/** Bytes that are in use. */
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const [what = '', number = '', file = ''] = process.argv.slice(2);
const count = Number(number);

async function write(isOpen: boolean): Promise<object> {
  const out = createWriteStream(file);
  let piece = '';
  for (const line of logOf(count, isOpen)) {
    piece += line;
    if (piece.length < 65_536) continue;
    if (!out.write(piece)) await once(out, 'drain');
    piece = '';
  }
  out.end(piece);
  await once(out, 'finish');
  return {};
}

/** The file in pieces, and the most memory that is in use while it is read: looked at eight times. */
function watched() {
  let most = 0;
  async function* open(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    let next = 0;
    for await (const piece of createReadStream(file)) {
      if (bytes >= next) {
        most = Math.max(most, heap());
        next += (count * 70) / 8;
      }
      bytes += (piece as Uint8Array).length;
      yield piece as Uint8Array;
    }
  }
  return { open, most: () => most };
}

async function log(run: (open: () => AsyncGenerator<Uint8Array>) => Promise<number>): Promise<object> {
  const { open, most } = watched();
  const start = cpu();
  const actions = await run(open);
  if (actions !== count) throw new Error(`${what}: ${actions} actions instead of ${count}`);
  return { perAction: (cpu() - start) / count, heap: most() };
}

const tasks: Record<string, () => Promise<object>> = {
  write: () => write(false),
  'write open': () => write(true),
  verify: () =>
    log(async (open) => {
      const { ok, dice, actions } = await verifyLines(open, marathon);
      if (!ok || dice !== 'compared') throw new Error('the log was not verified');
      return actions;
    }),
  replay: () =>
    log(async (open) => {
      let actions = 0;
      for await (const { kind } of replayLines(open(), marathon)) if (kind === 'action') actions++;
      return actions;
    }),
  resume: () => log(async (open) => (await resumeLines(open(), () => undefined, marathon, { seed: SEED })).length),
  async players() {
    const steps = [...played(count, 3_000)];
    const rounds = Array.from({ length: 9 }, () => {
      const start = cpu();
      for (const { state, action } of steps) marathon.reduce(state, action as MarathonAction);
      return (cpu() - start) / steps.length;
    }).sort((a, b) => a - b);
    return { perAction: rounds[0], bytes: JSON.stringify(steps.at(-1)?.state).length };
  },
  async states() {
    const before = heap();
    const kept: object[] = [];
    for (const { state } of played(2, count)) kept.push(state);
    return { perState: (heap() - before) / kept.length };
  },
};
const task = tasks[what];
if (!task) throw new Error(`there is nothing called ${what}`);
console.log(JSON.stringify(await task()));
