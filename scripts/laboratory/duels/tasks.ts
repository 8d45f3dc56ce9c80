import type { GameResults } from './results.js';
import { sureInterval } from './sure.js';

/** Bots that meet, the one that should be better first. */
export const DUELS = [
  'thumb;random',
  'greedy;random',
  'easy;greedy',
  'normal;easy',
  'normal;thumb',
  'hard;normal',
] as const;

/** The bots that sit at all seats, to show what seats and dice bring; the weakest first. */
export const EQUALS = ['greedy', 'easy'] as const;

/** Something that is played again and again. */
export interface Task {
  readonly kind: 'duel' | 'alike';
  /** The duel, or the bot that sits at all seats. */
  readonly of: string;
}

/** Pairs, and games of equal bots, at most: with more, a difference that no player would notice could be found. */
const MOST: Readonly<Record<Task['kind'], number>> = { duel: 400, alike: 200 };

/** So much more time than others a task gets before it is their turn: what shows most comes first. */
const WEIGHTS: Readonly<Record<string, number>> = { 'normal;easy': 1 / 2, 'normal;thumb': 1 / 2, 'hard;normal': 1 / 4 };

export const taskName = ({ kind, of }: Task): string => `${kind} ${of}`;

/** What was played of the task. */
export function playedOf({ duels, seats }: GameResults, { kind, of }: Task): readonly unknown[] {
  return (kind === 'duel' ? duels : seats)[of] ?? [];
}

/** Whether it is known who is better, in one direction or the other. */
export function isDecided(pairs: readonly number[]): boolean {
  const { low, high } = sureInterval(pairs);
  return low > 1 / 2 || high < 1 / 2;
}

function isOpen(results: GameResults, task: Task): boolean {
  if (playedOf(results, task).length >= MOST[task.kind]) return false;
  return task.kind !== 'duel' || !isDecided(results.duels[task.of] ?? []);
}

/** All that is to be played at a game. @param thumb - whether there is such a bot */
export const tasksFor = (duels: readonly string[], thumb: boolean): Task[] => [
  ...duels.filter((duel) => thumb || !duel.split(';').includes('thumb')).map((of): Task => ({ kind: 'duel', of })),
  ...EQUALS.map((of): Task => ({ kind: 'alike', of })),
];

/** So much more than what comes before it a task takes that was never tried: levels think six times as long as those below them. */
const HARDER = 6;

/** What is to be played next: that on which least time was spent, what comes next counted in; `null` when all is known. */
export function nextTask(results: GameResults, tasks: readonly Task[]): Task | null {
  let next: Task | null = null;
  let least = Number.POSITIVE_INFINITY;
  let before = 0;
  for (const task of tasks) {
    const played = playedOf(results, task).length;
    const spent = results.seconds[taskName(task)] ?? 0;
    const once = played === 0 ? HARDER * before : spent / played;
    before = Math.max(before, once);
    const cost = (spent + once) / (WEIGHTS[task.of] ?? 1);
    if (isOpen(results, task) && cost < least) [next, least] = [task, cost];
  }
  return next;
}

/** About how many seconds it takes at most until all that was begun is known. */
export function secondsLeft(results: GameResults): number {
  let left = 0;
  for (const [name, spent] of Object.entries(results.seconds)) {
    const [kind, ...words] = name.split(' ');
    const task = { kind: kind as Task['kind'], of: words.join(' ') };
    const played = playedOf(results, task).length;
    if (played > 0 && isOpen(results, task)) left += (spent / played) * (MOST[task.kind] - played);
  }
  return left;
}
