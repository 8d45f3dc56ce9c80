// `npm run side-by-side [-- --write] [--tag CLONE --ecj JAR --json-simple JAR]`: Can't Stop in dicewright, boardgame.io and TAG: how
// many lines the rules take, and what becomes of what the rules forbid, sent to a match of dicewright, to a master of boardgame.io and
// to the loop and the forward model of TAG.
//   --write        writes it into docs/reference/cant-stop-side-by-side.md
//   --tag CLONE    measures TAG again, in a clone of its repository; fails where it comes out otherwise, unless it is written
//   --ecj JAR      the compiler of Eclipse, as Maven Central has it (org.eclipse.jdt:ecj); `java` is Java 21
//   --json-simple JAR   com.googlecode.json-simple:json-simple, or Debian's libjson-simple-java
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { cantStopPage, tagFile, withSideBySide } from './side-by-side/page.js';
import { measureTag } from './side-by-side/tag.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    tag: { type: 'string' },
    ecj: { type: 'string' },
    'json-simple': { type: 'string' },
  },
});

if (values.tag !== undefined) {
  const { ecj, 'json-simple': jsonSimple } = values;
  if (ecj === undefined || jsonSimple === undefined) throw new Error('expected --ecj JAR and --json-simple JAR');
  const measured = measureTag({ clone: values.tag, ecj, jsonSimple });
  const path = join(root, tagFile);
  if (values.write) writeFileSync(path, `${JSON.stringify(measured, null, 2)}\n`);
  else if (!isDeepStrictEqual(measured, JSON.parse(readFileSync(path, 'utf8')))) {
    console.error(`TAG came out otherwise: ${JSON.stringify(measured)}`);
    process.exitCode = 1;
  }
}
const path = join(root, cantStopPage);
const page = await withSideBySide(root, readFileSync(path, 'utf8'));
if (values.write) writeFileSync(path, page);
else
  console.log(
    page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n'),
  );
