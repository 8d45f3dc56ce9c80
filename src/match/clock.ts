/** How much time everybody has, in milliseconds. It runs from the first tick on, for whoever is to act. */
export interface ClockSettings {
  /** For the whole match. */
  readonly initial: number;
  /** What each of a player's own actions adds. */
  readonly increment?: number | undefined;
  /** The most that one action may take. */
  readonly perAction?: number | undefined;
}

/** A clock as it stands at a moment, in milliseconds; one number per player. */
export interface Clock {
  /** The moment, by the time that the host brings; `null` before the first tick. */
  readonly now: number | null;
  /** What is left for the whole match; negative where nobody said in time that it was up. */
  readonly left: readonly number[];
  /** What the action that is due has taken. */
  readonly spent: readonly number[];
}

/** A clock as it is shown. */
export interface ShownClock {
  /** The moment that it shows, by the host's time; `null` before the first tick. */
  readonly now: number | null;
  /** Milliseconds that each player has left for the whole match. */
  readonly left: readonly number[];
  /** Milliseconds that each has left for the action that is due, where that is bounded. */
  readonly leftForAction?: readonly number[];
}

export const clockAtStart = ({ initial }: ClockSettings, players: number): Clock => ({
  now: null,
  left: Array.from({ length: players }, () => initial),
  spent: Array.from({ length: players }, () => 0),
});

/** How much time has passed at a moment: none before the first tick, and none where the host's own clock was put back. */
const passedAt = (clock: Clock, now: number): number => (clock.now === null ? 0 : Math.max(0, now - clock.now));

/** The clock at a later moment. */
export function clockAt(clock: Clock, running: readonly number[], now: number): Clock {
  const passed = passedAt(clock, now);
  const changed = (sign: 1 | -1, times: readonly number[]): number[] =>
    times.map((time, seat) => (running.includes(seat) ? time + sign * passed : time));
  return { now: Math.max(now, clock.now ?? now), left: changed(-1, clock.left), spent: changed(1, clock.spent) };
}

/** The clock after an action: whoever can't act any more has none due. */
export function clockAfterAction(
  { now, left, spent }: Clock,
  { increment = 0 }: ClockSettings,
  actor: number,
  toAct: readonly number[],
): Clock {
  return {
    now,
    left: left.map((time, seat) => (seat === actor ? time + increment : time)),
    spent: spent.map((time, seat) => (seat !== actor && toAct.includes(seat) ? time : 0)),
  };
}

/** The clock after an action was taken back: what it has added is gone, what it had taken stays taken. */
export function clockAfterUndo(
  { now, left, spent }: Clock,
  { increment = 0 }: ClockSettings,
  actor: number,
  taken: number,
  toAct: readonly number[],
): Clock {
  return {
    now,
    left: left.map((time, seat) => (seat === actor ? time - increment : time)),
    spent: spent.map((time, seat) => (seat === actor ? time + taken : toAct.includes(seat) ? time : 0)),
  };
}

/** Whose time is up at a moment: whoever ran out first, several where they did at once. */
export function outOfTime(
  clock: Clock,
  { perAction = Number.POSITIVE_INFINITY }: ClockSettings,
  running: readonly number[],
  now: number,
): readonly number[] {
  const passed = passedAt(clock, now);
  const until = ({ left, spent }: Clock, seat: number): number =>
    Math.min(left[seat] as number, perAction - (spent[seat] as number));
  const first = Math.min(...running.map((seat) => until(clock, seat)));
  return clock.now !== null && first <= passed ? running.filter((seat) => until(clock, seat) === first) : [];
}

/** What is shown of it. */
export const shownClock = ({ now, left, spent }: Clock, { perAction }: ClockSettings): ShownClock => ({
  now,
  left: left.map((time) => Math.max(0, time)),
  ...(perAction !== undefined && { leftForAction: spent.map((time) => Math.max(0, perAction - time)) }),
});
