import * as fc from 'fast-check';
import { createRng } from '../../src/kernel/dice/random.js';
import { gameArbitrary } from '../../src/testing/game-arbitrary.js';
import type { Sample } from '../../src/testing/game-sample.js';
import { jsonCopy } from '../../src/testing/plain-checks.js';
import { createTally, type Probe, type Tally } from './probe.js';
import { toldReason } from './refusal.js';
import type { Seat } from './seats.js';
import type { Subject } from './subject.js';
import type { Effort, Failure, ProbeRun, Task } from './task.js';

/** Shrinking stops after so many tries: what is found by then is short enough. */
const SHRINK_TRIES = 300;

/** Checks everything that a game leads to; `heed` hears of each input before it is checked, and of `null` after it. */
export async function redraw(
  { name, draw, check }: Probe,
  subject: Subject,
  sample: Sample,
  tally: Tally,
  heed: (input: unknown) => void = () => undefined,
): Promise<void> {
  for (const input of draw(subject, sample, createRng(`${name} ${sample.noise}`))) {
    heed(input);
    await check(subject, input, tally);
    heed(null);
  }
}

/** A probe on random games of one seat. */
export function probeTask(
  probe: Probe,
  subject: Subject,
  seat: Seat,
  seed: number,
  { probeGames, maxActions }: Omit<Effort, 'lawGames'>,
): Task {
  const { players, options } = seat;
  const probeRun: ProbeRun = { seat, seed, probeGames, maxActions };
  // While games are played, shrunk or drawn from.
  const again = { input: { probeRun }, sample: null };
  return {
    area: probe.area,
    name: probe.name,
    async run(heed) {
      const tally = createTally();
      let failure: Failure | null = null;
      let tries = 0;
      heed(again);
      const games = gameArbitrary(subject.game, { players, variants: [options], maxActions, worth: subject.worth });
      const property = fc.asyncProperty(games, async (sample) => {
        if (failure && ++tries > SHRINK_TRIES) return;
        let input: unknown = null;
        try {
          await redraw(probe, subject, sample as Sample, tally, (drawn) => {
            input = drawn;
            heed(input === null ? again : { input, sample: null });
          });
        } catch (error) {
          // Each failure that shrinking comes to is smaller than the one before.
          const { actions, noise } = sample;
          failure = jsonCopy({ input, sample: { players, options, actions, noise }, message: toldReason(error) });
          heed(again);
          throw error;
        }
      });
      await fc.check(property, { seed, numRuns: probeGames, verbose: fc.VerbosityLevel.None });
      return { checks: tally.checks(), failure };
    },
  };
}
