import type { Probe } from '../probe.js';
import { commandProbe, mergeProbe } from './command.js';
import { kernelProbe } from './kernel.js';
import { damagedLogProbe, tornLogProbe } from './log.js';
import { mutationProbe } from './mutation.js';
import { recordProbe, writerProbe } from './record.js';
import { refereeProbe } from './referee.js';

/** Whatever is fuzzed beside the laws. */
export const allProbes: readonly Probe[] = [
  kernelProbe,
  recordProbe,
  writerProbe,
  tornLogProbe,
  damagedLogProbe,
  commandProbe,
  mergeProbe,
  refereeProbe,
  mutationProbe,
];
