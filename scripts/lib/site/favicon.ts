import type { Picture } from '../../../src/define.js';
import { layoutOf, renderSvg } from '../../../src/render/index.js';

const die: Picture = {
  title: 'dicewright',
  summary: 'A die that shows a five.',
  parts: [
    {
      kind: 'dice',
      rows: [{ dice: [{ shape: 'cube', color: 'accent', face: { kind: 'pips', count: 5 }, parts: ['die:0'] }] }],
    },
  ],
};

/** A die by itself, as the renderer of the games draws it. @throws Error when the drawing has no die */
export function favicon(): string {
  const options = { width: 320, only: ['dice'] as const };
  const [place] = layoutOf(die, options).parts;
  if (place === undefined) throw new Error('the favicon: no die was drawn');
  const { x, y, width, height } = place;
  return renderSvg(die, { ...options, id: 'die' })
    .replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`)
    .replace(/<rect x="0" y="0"[^>]*class="f-page"\/>/, '');
}
