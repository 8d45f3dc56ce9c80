import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeasuredPlace, tableOf, withMeasured } from '../../lib/pages/measured-page.js';
import { fates } from './attempts.js';
import { ruleLines } from './lines.js';
import { type TagMeasured, tag } from './tag.js';

export const cantStopPage = 'docs/reference/cant-stop-side-by-side.md';

const place = (what: string): MeasuredPlace => ({ what, command: 'side-by-side -- --write' });

/** The file that keeps what was measured with a clone of TAG. */
export const tagFile = 'scripts/laboratory/side-by-side/tag.json';

/** The page with what is measured: lines, and what happens to what the rules forbid. */
export async function withSideBySide(root: string, page: string): Promise<string> {
  const inTag = JSON.parse(readFileSync(join(root, tagFile), 'utf8')) as TagMeasured;
  const lines = [...ruleLines(root), ['TAG', inTag.lines]].map(
    ([engine, count]) => [engine, String(count)] as string[],
  );
  const source = `TAG: [its sources](${tag.address}/tree/${tag.commit}/${tag.folder}) at commit \`${tag.commit.slice(0, 12)}\`.`;
  const counted = `${tableOf(['', 'lines of rules'], lines)}\n\n${source}`;
  const head = ['what is sent', 'dicewright', 'boardgame.io', 'TAG: loop', 'TAG: model'];
  const rows = (await fates()).map(([title, ...others]) => [title, ...others, ...(inTag.fates[title] ?? [])]);
  const tried = tableOf(head, rows);
  return withMeasured(withMeasured(page, place('lines'), counted), place('attempts'), tried);
}
