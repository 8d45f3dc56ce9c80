#!/usr/bin/env node
import { nodeIo } from './node-io.js';
import { run } from './run.js';

run(process.argv.slice(2), nodeIo()).then((code) => {
  process.exitCode = code;
});
