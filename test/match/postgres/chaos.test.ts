import { rmSync } from 'node:fs';
import { createRng, pick, type RandomGenerator, uniformInt } from 'dicewright';
import { type Answer, type MatchStore, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import { verifyRecord } from 'dicewright/record';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleProgram } from '../../../scripts/lib/package/program-bundle.js';
import { type Postgres, startPostgres } from '../../helpers/postgres.js';
import { root } from '../../helpers/root.js';
import { chaosGames, gameOf } from './chaos-games.js';
import { poolAt } from './databases.js';
import { lost, type Server, startServer } from './fleet.js';

const SERVERS = 3;
const CLIENTS = 64;
/** Matches of each game at once, so many that not all clients are in each other's way. */
const TABLES = 3;
/** How many answers are waited for; `npm run test:slow` wants more. */
const ANSWERS = Number(process.env.CHAOS_ANSWERS ?? 2_000);
/** With it the same servers are ended after as many answers as before. */
const SEED = process.env.CHAOS_SEED ?? String(Date.now() % 1_000_000);

/** Milliseconds: a server that is started anew takes most of the time. */
const TIMEOUT = Math.max(300_000, 60 * ANSWERS);

const KINDS = Object.keys(chaosGames);

/** A submission to which somebody was given an answer. */
interface Answered {
  readonly id: string;
  readonly seat: number;
  readonly key: string;
  readonly answer: Answer;
}

interface Chaos {
  /** Who happens to be running. */
  readonly servers: Server[];
  readonly rng: RandomGenerator;
  readonly isOver: () => boolean;
  /** Whether the test is through, also where it has failed. */
  readonly isEnded: () => boolean;
  readonly onAnswer: (answered: Answered) => void;
}

/** Asks any server until one answers. */
async function insist(chaos: Chaos, question: Parameters<Server['ask']>[0]) {
  for (;;) {
    try {
      return await (pick(chaos.rng, chaos.servers) as Server).ask(question);
    } catch (error) {
      if (error !== lost || chaos.isEnded()) throw error;
    }
  }
}

async function seenBy(chaos: Chaos, id: string, seat: number | null) {
  const { seen } = await insist(chaos, { what: 'view', id, seat });
  if (!seen) throw new Error('a server does not say what is seen');
  return seen;
}

type Submission = Extract<Parameters<Server['ask']>[0], { readonly key: string }>;

/** Plays one match of a game after the other, sends what it sends until there is an answer, and now and then again. */
async function play(chaos: Chaos, client: number): Promise<void> {
  const { rng, isOver, onAnswer } = chaos;
  const kind = KINDS[client % KINDS.length] as string;
  const table = client % TABLES;
  const accepted: Submission[] = [];
  let round = 1;
  for (let sent = 0; !isOver(); sent++) {
    const id = `${kind} ${table} ${round}`;
    const { game, players } = gameOf(id);
    const { toAct, result } = await seenBy(chaos, id, null);
    if (result) round++;
    const isInTurn = uniformInt(rng, 0, 3) > 0;
    const seat = (isInTurn ? pick(rng, toAct) : undefined) ?? uniformInt(rng, 0, players - 1);
    const seen = await seenBy(chaos, id, seat);
    const key = `client ${client}, ${sent}`;
    const action = game.sampleAction(seen.view, rng, seat);
    const at = uniformInt(rng, 0, 2) === 0 ? { at: seen.version } : {};
    const question: Submission =
      !action || uniformInt(rng, 0, 9) === 0
        ? { what: 'undo', id, seat, key }
        : { what: 'submit', id, seat, key, action, ...at };
    // Every fourth time also something that was accepted long ago.
    const old = uniformInt(rng, 0, 3) === 0 ? pick(rng, accepted) : undefined;
    for (const one of old ? [question, old] : [question]) {
      const { answer } = await insist(chaos, one);
      if (!answer) throw new Error('a server does not answer');
      if (one === old) expect(answer).toMatchObject({ ok: true, repeated: true });
      else if (answer.ok) accepted.push(question);
      onAnswer({ ...one, answer });
    }
  }
}

async function check(store: MatchStore, servers: readonly Server[], id: string, answered: readonly Answered[]) {
  const { game, players } = gameOf(id);
  const match = await openMatch(store, id, { game });
  const entries = await readAll(store, id);
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => i));
  expect(match.version).toBe(entries.length);
  // Who was told that it is there finds it there, at that version and nowhere else; nothing is there that nobody was told of.
  const keys = entries.map(({ entry }) => `${entry.seat} ${entry.key}`);
  expect(new Set(keys).size).toBe(keys.length);
  const told = new Map<string, number>();
  for (const { seat, key, answer } of answered) {
    if (!answer.ok) continue;
    expect(keys[answer.version - 1]).toBe(`${seat} ${key}`);
    told.set(`${seat} ${key}`, answer.version);
  }
  expect(told.size).toBe(entries.length);
  for (const server of servers) {
    const { heard } = await server.ask({ what: 'heard', id });
    const { since = -1, versions = [] } = heard ?? {};
    expect(versions).toEqual(Array.from({ length: entries.length - since }, (_, i) => since + 1 + i));
    for (const seat of [null, ...Array.from({ length: players }, (_, i) => i)]) {
      expect((await server.ask({ what: 'view', id, seat })).seen).toEqual(JSON.parse(JSON.stringify(match.view(seat))));
    }
  }
  expect(verifyRecord(await match.save(), game)).toMatchObject({ ok: true, skipped: 0 });
  await match.close();
  return entries.length;
}

async function readAll(store: MatchStore, id: string) {
  const all = [];
  for (;;) {
    const some = await store.read(id, all.length, 1_000);
    if (some.length === 0) return all;
    all.push(...some);
  }
}

describe('three servers, many clients who insist, and servers that are killed', () => {
  let postgres: Postgres;
  let program: string;
  let pool: pg.Pool;
  let isEnded = false;
  const servers: Server[] = [];
  beforeAll(async () => {
    [postgres, program] = await Promise.all([
      startPostgres(),
      bundleProgram(root, 'test/match/postgres/server-process.ts'),
    ]);
    pool = poolAt(postgres.address);
    await postgresStore(pool).migrate();
  });
  afterAll(async () => {
    isEnded = true;
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(program);
    await pool.end();
    await postgres.remove();
  });

  it('end with what was accepted, once each, the same for all', { timeout: TIMEOUT }, async () => {
    console.log(`CHAOS_SEED=${SEED} CHAOS_ANSWERS=${ANSWERS}`);
    const rng = createRng(SEED);
    const start = () => startServer(program, postgres.address);
    servers.push(...Array.from({ length: SERVERS }, start));
    const killed: Promise<void>[] = [];
    const answered: Answered[] = [];
    const nextKill = () => answered.length + uniformInt(rng, 60, 300);
    let killAt = nextKill();

    function onAnswer(one: Answered): void {
      answered.push(one);
      if (isEnded || answered.length < killAt || answered.length >= ANSWERS) return;
      killAt = nextKill();
      const i = uniformInt(rng, 0, SERVERS - 1);
      servers[i]?.kill();
      killed.push(servers[i]?.stop() as Promise<void>);
      servers[i] = start();
    }
    const chaos: Chaos = {
      servers,
      rng,
      isOver: () => isEnded || answered.length >= ANSWERS,
      isEnded: () => isEnded,
      onAnswer,
    };
    const begun = performance.now();
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => play(chaos, client)));
    const seconds = (performance.now() - begun) / 1_000;

    const byId = new Map<string, Answered[]>();
    for (const one of answered) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
    let entries = 0;
    for (const [id, theirs] of byId) entries += await check(postgresStore(pool), servers, id, theirs);
    await Promise.all(killed);
    expect(killed.length).toBeGreaterThan(ANSWERS / 500);
    expect(entries).toBeGreaterThan(ANSWERS / 20);
    const again = answered.filter(({ answer }) => answer.ok && answer.repeated).length;
    console.log(
      `${answered.length} answers in ${seconds.toFixed(1)} s, ${killed.length} servers killed, ` +
        `${entries} entries in ${byId.size} matches, ${again} answers were repeated`,
    );
  });
});
