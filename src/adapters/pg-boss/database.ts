import { after as afterExactly } from '../../match/deadline.js';

/** Asks the database, and gives the rows. */
export type Query = (text: string, values: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Receives, in a sentence, what someone watching should know. */
export type Teller = (message: string) => void;

/** A time that nobody needs to be exact. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void afterExactly(milliseconds, resolve));

/** The longest timer that the platform can set: 24 days. */
const LONGEST = 2 ** 31 - 1;

/** Runs something after a time, unless the returned function is called before. */
export const after = (milliseconds: number, run: () => void): (() => void) =>
  afterExactly(Math.min(milliseconds, LONGEST), run);

/** What a system reports about a connection that can't be made, or has broken: Node's errors, and classes of SQLSTATE. */
const LOST = /^(ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|EAI_AGAIN|08|57P|53300)/;

function isLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === 'string' && LOST.test(code)) return true;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isLost);
  return /^(Connection terminated|timeout expired|timeout exceeded)/i.test(`${message}`);
}

const reasonText = (error: unknown): string => {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return message || code || 'no reason given';
};

/** How often a lost database is tried again, in milliseconds. */
const AGAIN = 500;

/**
 * Repeats what failed because the database was gone, until it is back; what may have been done already must do no harm when
 * repeated. That it is gone is reported once, and that it is back.
 *
 * @param hasEnded - whether nobody waits for it any more
 */
export function steadying(tell: Teller, hasEnded: () => boolean): <T>(run: () => Promise<T>) => Promise<T> {
  let isGone = false;
  return async (run) => {
    for (;;) {
      try {
        const result = await run();
        if (isGone) tell('the database is back');
        isGone = false;
        return result;
      } catch (error) {
        if (!isLost(error) || hasEnded()) throw error;
        if (!isGone) tell(`the database is gone (${reasonText(error)}): waiting for it`);
        isGone = true;
        await sleep(AGAIN);
      }
    }
  };
}
