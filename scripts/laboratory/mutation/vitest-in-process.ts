// What test files import as `vitest` while mutants are tried: its own parts, without the worker processes around them.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import { expectTypeOf, vi } from 'vitest';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from '@vitest/runner';
export { expectTypeOf, vi };

// Where clocks that are no clocks look for how they are to be.
Object.assign(globalThis, { __vitest_worker__: { config: { fakeTimers: {} } } });

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const assertThat = (value: unknown, message?: string): Chai.Assertion => {
  setState({ assertionCalls: 0 }, expect as never);
  return chai.expect(value, message);
};

const asymmetric = (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT];

/** Expects again and again what is read, until it is as wanted: a test that waits too long has its own bound. */
function poll(reading: () => unknown): Readonly<Record<string, (...wanted: unknown[]) => Promise<void>>> {
  const until =
    (matcher: string) =>
    async (...wanted: unknown[]): Promise<void> => {
      for (;;) {
        const isSo = assertThat(await reading()) as unknown as Readonly<Record<string, (...wanted: unknown[]) => void>>;
        try {
          return isSo[matcher]?.(...wanted);
        } catch {
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    };
  return new Proxy({}, { get: (_, matcher) => until(String(matcher)) });
}

/** As `expect` of Vitest, without snapshots and soft assertions, which no test uses that is run here. */
export const expect: Chai.ExpectStatic = Object.assign(assertThat, chai.expect, asymmetric, { poll });

let folder: string | undefined;

/** Where tests keep what is made once in a run. */
export const keepIn = (own: string | undefined): void => {
  folder = own;
};

/** What a run gives to its tests: those that are run here ask for nothing but that folder. */
export function inject(_: 'compiled'): string {
  if (folder === undefined) throw new Error('there is no folder to keep anything in');
  return folder;
}
