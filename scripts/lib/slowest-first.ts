import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take long, the longest first, as `npm run test:slow` prints them. */
const SLOW: readonly RegExp[] = [
  // Ends its process, with all that it has loaded by then.
  /^test\/pollution\.test/,
  // Collects garbage again and again, and all that is loaded by then is gone through each time.
  /^test\/record\/memory\.test/,
  /^test\/static\.test/,
  /^test\/package\.test/,
  /^test\/laws\/catalogue-\d+\.test/,
  /^test\/(fuzz\/fuzz|hostile|pictures|snippets|killed-runs|examples)\.test/,
  /^test\/oracles\/\w+\.versus\.test/,
  /^(scripts\/lib\/new-game|src\/platform\/threads)\.test/,
];

const placeOf = (path: string): number => {
  const place = SLOW.findIndex((slow) => slow.test(path));
  return place < 0 ? SLOW.length : place;
};

/** Begins with what takes long, so that no core waits at the end for one file on another. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { root } = this.ctx.config;
    const place = ({ moduleId }: TestSpecification): number => placeOf(relative(root, moduleId).replaceAll('\\', '/'));
    return sorted.sort((one, other) => place(one) - place(other));
  }
}
