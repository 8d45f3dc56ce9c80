import { type MeasuredPlace, tableOf, withMeasured } from '../../lib/pages/measured-page.js';
import { fates } from './attempts.js';
import { ruleLines, tag } from './lines.js';

export const cantStopPage = 'docs/reference/cant-stop-side-by-side.md';

const place = (what: string): MeasuredPlace => ({ what, command: 'side-by-side -- --write' });

/** The page with what is measured: lines, and what becomes of what the rules forbid. */
export async function withSideBySide(root: string, page: string): Promise<string> {
  const lines = ruleLines(root).map(([engine, count]) => [engine, String(count)]);
  const source = `TAG: [its sources](${tag.address}/tree/${tag.commit}/${tag.folder}) at commit \`${tag.commit.slice(0, 12)}\`.`;
  const counted = `${tableOf(['', 'lines of rules'], lines)}\n\n${source}`;
  const tried = tableOf(['what is sent', 'dicewright', 'boardgame.io'], await fates());
  return withMeasured(withMeasured(page, place('lines'), counted), place('attempts'), tried);
}
