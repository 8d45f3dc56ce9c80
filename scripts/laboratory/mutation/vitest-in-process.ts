// What test files import as `vitest` while mutants are tried: its own parts, without the worker processes around them.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from '@vitest/runner';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const assertThat = (value: unknown, message?: string): Chai.Assertion => {
  setState({ assertionCalls: 0 }, expect as never);
  return chai.expect(value, message);
};

const asymmetric = (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT];

/** As `expect` of Vitest, without snapshots, polls and soft assertions, which no test of a game uses. */
export const expect: Chai.ExpectStatic = Object.assign(assertThat, chai.expect, asymmetric);
