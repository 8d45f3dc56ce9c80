// `npm run luck`: reviews the game in docs/reference/luck-and-skill.md, and writes its numbers there. A test finds them anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { withMeasured } from '../lib/pages/measured-page.js';
import { guide, place, tablesOf, toldReview } from './luck-and-skill/told.js';

const text = tablesOf(await toldReview());
writeFileSync(guide, withMeasured(readFileSync(guide, 'utf8'), place, text));
console.log(text);
