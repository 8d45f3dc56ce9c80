import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { krakatoa } from '../../src/games/krakatoa/index.js';
import { krakatoaPicture } from '../../src/games/krakatoa/krakatoa.picture.js';
import { parseRecordText, stateAt } from '../../src/record/index.js';
import { renderSvg } from '../../src/render/index.js';

/** A file that a script writes: its path from the project's root and its text. */
interface DrawnFile {
  readonly path: string;
  readonly text: string;
}

/** The pictures that the README and the guides show. */
export async function drawPictures(root: string): Promise<DrawnFile[]> {
  const { record } = parseRecordText(readFileSync(join(root, 'examples/records/krakatoa-partners.json'), 'utf8'));
  const { names } = record;
  const last = stateAt(record, record.actions.length, krakatoa);
  const svg = renderSvg(krakatoaPicture(last, { names }), { width: 860, id: 'krakatoa' });
  return [{ path: 'docs/pictures/krakatoa.svg', text: `${svg}\n` }];
}
