import { afterAll, beforeAll } from 'vitest';

/** For test files in which refusals are thrown by the hundred thousand: their errors note next to nothing of the stack. */
export function keepStacksShort(): void {
  const usual = Error.stackTraceLimit;
  beforeAll(() => {
    Error.stackTraceLimit = 2;
  });
  afterAll(() => {
    Error.stackTraceLimit = usual;
  });
}
