import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theGreenAmoeba } from '../../../src/games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js';
import { theMostSimpleGame } from '../../../src/games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js';
import { krakatoa } from '../../../src/games/krakatoa/index.js';
import { krakatoaPicture } from '../../../src/games/krakatoa/krakatoa.picture.js';
import { playout } from '../../../src/index.js';
import { boardPicture, cellNamed, emptyBoard, placeDice, removeDie } from '../../../src/pyramid/index.js';
import { cellOf, type Point } from '../../../src/pyramid/lattice.js';
import { pyramidUnder } from '../../../src/pyramid/shapes.js';
import { readRecord, stateAt } from '../../../src/record/index.js';
import { renderSvg } from '../../../src/render/index.js';

/** A file that a script writes: its path from the project's root and its text. */
interface DrawnFile {
  readonly path: string;
  readonly text: string;
}

/** The pictures that the README and the guides show. */
export async function drawPictures(root: string): Promise<DrawnFile[]> {
  const record = readRecord(readFileSync(join(root, 'examples/records/krakatoa-partners.json')));
  const { names } = record;
  const last = stateAt(record, record.actions.length, krakatoa);
  const svg = renderSvg(krakatoaPicture(last, { names }), { width: 860, id: 'krakatoa' });
  return [{ path: 'docs/pictures/krakatoa.svg', text: `${svg}\n` }, ...drawBoards()];
}

/** The pictures of the guide on the pyramid: the plate with names, and a half-built pyramid. */
function drawBoards(): DrawnFile[] {
  const { state, actions } = playout(theMostSimpleGame, { players: 3, seed: 'half built', maxActions: 130 });
  const last = actions.at(-1);
  const before = last?.type === 'place' ? removeDie(state.board, cellNamed(last.cell)) : state.board;
  const plate = boardPicture(emptyBoard(), { title: 'The base plate', cellNames: true });
  const half = boardPicture(state.board, { title: 'Half a pyramid', before });
  const heaps = (tops: readonly Point[], edge: string): string =>
    tops.reduce((board, top) => placeDice(board, pyramidUnder(cellOf(top)), edge), emptyBoard());
  const figures = {
    amoeba: boardPicture(theGreenAmoeba.setup({ players: 3 }).board, { title: 'The Green Amoeba' }),
    hills: boardPicture(
      heaps(
        [
          [6, 0, 0],
          [0, 6, 0],
          [0, 0, 6],
          [3, 3, 0],
          [3, 0, 3],
          [0, 3, 3],
        ],
        'g',
      ),
      { title: 'Six hills' },
    ),
    corners: boardPicture(
      placeDice(
        placeDice(heaps([[5, 0, 0]], 'r'), pyramidUnder(cellOf([0, 5, 0])), 'g'),
        pyramidUnder(cellOf([0, 0, 5])),
        'k',
      ),
      { title: 'Three corner pyramids' },
    ),
  };
  const drawn = Object.entries(figures).map(([name, picture]) => ({
    path: `docs/pictures/figure-${name}.svg`,
    text: `${renderSvg(picture, { width: 480, id: `figure-${name}` })}\n`,
  }));
  return [
    ...drawn,
    { path: 'docs/pictures/plate.svg', text: `${renderSvg(plate, { width: 640, id: 'plate' })}\n` },
    { path: 'docs/pictures/pyramid.svg', text: `${renderSvg(half, { width: 640, id: 'pyramid' })}\n` },
  ];
}
