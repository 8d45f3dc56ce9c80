// Errors are thrown by the hundred thousand here, and the test runner asks for a hundred lines of stack of each.
Error.stackTraceLimit = 10;
