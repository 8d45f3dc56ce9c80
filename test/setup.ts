import { describe, it } from 'vitest';

// Errors are thrown by the hundred thousand here, and the test runner asks for a hundred lines of stack of each.
Error.stackTraceLimit = 10;

type Each = (this: unknown, cases: unknown, ...rest: unknown[]) => unknown;

/** Tests for each of nothing are no tests: a list that was found and has become empty is to be seen. */
function refusingNone(each: Each): Each {
  return function (cases, ...rest) {
    if (Array.isArray(cases) && cases.length === 0) throw new Error('tests for each of nothing');
    return each.call(this, cases, ...rest);
  };
}

// Who asks for some games only (`GAME`) asks for nothing of others.
const kinds = process.env.GAME === undefined ? [it, describe] : [];
for (const kind of kinds as unknown as { each: Each & { readonly refusesNone?: true } }[]) {
  // Test files share the runner, and this is run for each of them.
  if (kind.each.refusesNone) continue;
  kind.each = Object.assign(refusingNone(kind.each), { refusesNone: true as const });
}
