import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSeed } from '../kernel/dice/seed.js';
import { GameError } from '../kernel/errors.js';

/** In milliseconds: how often a claim shows that its process lives, and after what silence that is no longer believed. */
const [BEAT, SILENCE] = [10_000, 60_000];

/** A claim is a file beside the folder, with everything about it in its name, so that nobody reads half of it. */
interface Claim {
  readonly file: string;
  /** `asks` until it is certain that nobody else `has` it. */
  readonly state: 'asks' | 'has';
  readonly pid: number;
  /** When the process began, as the system counts; `0` where it does not say. */
  readonly start: string;
  readonly host: string;
  readonly token: string;
}

const thisHost = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** As `/proc` has it: a process number that is reused began at another time. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // After the name, which may contain anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's, about which nothing more is known.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAlive({ file, pid, start, host }: Claim): boolean {
  if (host === thisHost && !isRunning(pid)) return false;
  if (host === thisHost && start !== '0') return startOf(pid) === start;
  // A process that this system knows nothing about: it shows itself that it lives.
  const touched = statSync(file, { throwIfNoEntry: false });
  return touched !== undefined && Date.now() - touched.mtimeMs < SILENCE;
}

/** The folder by the one name that all its names lead to. */
function placeOf(folder: string): string {
  const path = resolve(folder);
  if (existsSync(path)) return realpathSync(path);
  return join(existsSync(dirname(path)) ? realpathSync(dirname(path)) : dirname(path), basename(path));
}

const fileOf = (place: string, { state, pid, start, host, token }: Omit<Claim, 'file'>): string =>
  `${place}.lock-${state}-${pid}-${start}-${host}-${token}`;

function claimsOf(place: string): Claim[] {
  const folder = dirname(place);
  const begin = `${basename(place)}.lock-`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [, state, pid, start = '', host = '', token = ''] =
      /^(asks|has)-(\d+)-(\d+)-([\da-f]{8})-([\da-f]+)$/.exec(name.startsWith(begin) ? name.slice(begin.length) : '') ??
      [];
    if (state === undefined) return [];
    return [{ file: join(folder, name), state: state as Claim['state'], pid: Number(pid), start, host, token }];
  });
}

function refusal(folder: string, { file, pid, host }: Claim): GameError {
  const who =
    host !== thisHost
      ? 'a process of another machine'
      : pid === process.pid
        ? 'this process already'
        : `the process ${pid}`;
  const how = 'A database in a folder belongs to one process: end that, or use another folder or a PostgreSQL server.';
  return new GameError(
    'INVALID_SETUP',
    `the folder ${folder} is open in ${who} (${basename(file)} beside it says so). ${how}`,
    { path: ['folder'] },
  );
}

/** Refuses a folder that a living process has claimed. @throws GameError `INVALID_SETUP` */
export function checkFolder(folder: string): void {
  const holder = claimsOf(placeOf(folder)).find((claim) => claim.state === 'has' && isAlive(claim));
  if (holder) throw refusal(folder, holder);
}

/**
 * Takes a folder for this process alone, even over from a process that has ended without a word. A process first writes its
 * claim down and then looks at those of others, so that of two at once at least one sees the other.
 *
 * @returns what gives it back
 * @throws GameError (as a rejection) `INVALID_SETUP`, in a sentence, where another living process, or this one, has it;
 * whatever the system says
 */
export async function holdFolder(folder: string): Promise<() => void> {
  mkdirSync(dirname(resolve(folder)), { recursive: true });
  const place = placeOf(folder);
  const own = { pid: process.pid, start: startOf(process.pid), host: thisHost, token: createSeed() };
  const [asking, having] = [fileOf(place, { ...own, state: 'asks' }), fileOf(place, { ...own, state: 'has' })];
  writeFileSync(asking, 'Says whose the folder beside it is. It goes with its process.\n', { flag: 'wx' });
  try {
    for (;;) {
      const others = claimsOf(place).filter(({ token }) => token !== own.token);
      const alive = others.filter(isAlive);
      // Whoever has it keeps it; of those that ask at once, the one whose token comes first goes on when the others have gone.
      const holder = alive.find(({ state, token }) => state === 'has' || token < own.token);
      if (holder) throw refusal(folder, holder);
      for (const dead of others) if (!alive.includes(dead)) rmSync(dead.file, { force: true });
      if (alive.length === 0) break;
      await pause(10);
    }
    renameSync(asking, having);
  } catch (error) {
    rmSync(asking, { force: true });
    throw error;
  }
  const beat = setInterval(() => {
    try {
      utimesSync(having, new Date(), new Date());
    } catch {
      // Someone has removed it: nothing can be done about that here.
    }
  }, BEAT);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(having, { force: true });
  };
}
