import { offersOf } from '../../../src/analysis/offers.js';
import { entryFor } from '../../../src/catalogue/entry-for.js';
import type { AnyGame } from '../../../src/index.js';
import { hasChoices } from '../played/random-games.js';
import { alikeOf, type Meeting, meetingOf, pairOf } from './meeting.js';
import type { GameResults } from './results.js';
import { nextTask, playedOf, type Task, taskName, tasksFor } from './tasks.js';

/** Plays the next of a task. */
async function playNext(meeting: Meeting, results: GameResults, task: Task): Promise<void> {
  const { kind, of } = task;
  const index = playedOf(results, task).length;
  if (kind === 'duel') {
    const [one = '', other = ''] = of.split(';');
    results.duels[of] = [...(results.duels[of] ?? []), await pairOf(meeting, [one, other], index)];
    return;
  }
  const { won, luck } = await alikeOf(meeting, of, index);
  results.seats[of] = [...(results.seats[of] ?? []), won];
  if (luck) results.luck[of] = [...(results.luck[of] ?? []), luck];
}

const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

/**
 * Plays a game for that many seconds of processor time, and a little more; adds what it gave to the results.
 *
 * @param tell - called after each pair, or game
 * @returns whether everything is known
 */
export async function playSlice(
  game: AnyGame,
  results: GameResults,
  { seconds, duels }: { readonly seconds: number; readonly duels: readonly string[] },
  tell: (task: Task) => void,
): Promise<boolean> {
  const meeting = await meetingOf(game);
  // Whoever plays alone, or has nothing to decide, meets nobody.
  if (!game.playersFor().includes(meeting.players) || !hasChoices(game, meeting.players)) return true;
  const { bots } = await offersOf(await entryFor(game));
  const tasks = tasksFor(duels, Object.hasOwn(bots, 'thumb'));
  const start = process.cpuUsage();
  for (let task = nextTask(results, tasks); task !== null; task = nextTask(results, tasks)) {
    if (secondsOf(process.cpuUsage(start)) >= seconds) return false;
    const before = process.cpuUsage();
    await playNext(meeting, results, task);
    const name = taskName(task);
    const spent = (results.seconds[name] ?? 0) + secondsOf(process.cpuUsage(before));
    results.seconds[name] = Math.round(1_000 * spent) / 1_000;
    tell(task);
  }
  return true;
}

/** What takes longer is not replayed just to see whether it gives the same. */
const SOON = 3;

/** Where the first games don't come out as they did: the game, or a bot, plays differently now. */
export async function replayProblems(game: AnyGame, results: GameResults): Promise<string[]> {
  const meeting = await meetingOf(game);
  const problems: string[] = [];
  for (const [name, spent] of Object.entries(results.seconds)) {
    const [kind, ...words] = name.split(' ');
    const task = { kind: kind as Task['kind'], of: words.join(' ') };
    const played = playedOf(results, task);
    if (played.length === 0 || spent / played.length > SOON) continue;
    const again: GameResults = { ...results, duels: {}, seats: {}, luck: {}, seconds: {} };
    await playNext(meeting, again, task);
    if (JSON.stringify(playedOf(again, task)) === JSON.stringify(played.slice(0, 1))) continue;
    problems.push(`${game.id}: ${name} plays otherwise now: npm run levels -- ${game.id} --fresh`);
  }
  return problems;
}
