import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects, each of which has processes of its own: begun one after the other, none twice. */
const PROJECTS: readonly string[] = ['waiting', 'alone', 'rest', 'slow', 'quick'];

/** Test files that take long, the longest first, as `npm run test:slow` prints them. */
const SLOW: readonly RegExp[] = [
  // Collects garbage again and again, and all that is loaded by then is gone through each time.
  /^test\/record\/memory\.test/,
  /^test\/package\.test/,
  /^test\/queue\/(poison|commands)\.test/,
  /^(test\/(host\/deploying|online\/online)|src\/platform\/threads)\.test/,
  /^test\/types\.test/,
  /^test\/(fuzz\/fuzz|snippets|static|killed-runs|broken-rules|examples|table)\.test/,
  /^test\/oracles\/\w+\.versus\.test/,
  /^scripts\/lib\/games\/new-game\.test/,
  /^test\/(trace|record\/notation\/there-and-back|record\/verify|laws\/laws)\.test/,
  /^test\/games\//,
];

const placeIn = (list: readonly unknown[], found: number): number => (found < 0 ? list.length : found);

/** Begins with what takes long, so that no core waits at the end for one file on another. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { root } = this.ctx.config;
    const place = ({ project, moduleId }: TestSpecification): number => {
      const path = relative(root, moduleId).replaceAll('\\', '/');
      const ofProject = placeIn(PROJECTS, PROJECTS.indexOf(project.name));
      return (
        ofProject * (SLOW.length + 1) +
        placeIn(
          SLOW,
          SLOW.findIndex((slow) => slow.test(path)),
        )
      );
    };
    return sorted.sort((one, other) => place(one) - place(other));
  }
}
