import { describe, expect, it } from 'vitest';
import { calavera } from '../src/games/calavera/calavera.js';
import { calaveraPicture } from '../src/games/calavera/calavera.picture.js';
import { colours } from '../src/games/calavera/sheet.js';
import { kiriki } from '../src/games/kiriki/kiriki.js';
import { kirikiPicture } from '../src/games/kiriki/kiriki.picture.js';
import { krakatoa } from '../src/games/krakatoa/krakatoa.js';
import { krakatoaPicture } from '../src/games/krakatoa/krakatoa.picture.js';
import type { Picture, PictureDie, SheetCell, SheetLine, SheetPart } from '../src/picture/picture.js';
import { playout } from '../src/play/playout.js';

const notes = ({ parts }: Picture): string[] => parts.flatMap((part) => (part.kind === 'note' ? [part.text] : []));
const sheets = ({ parts }: Picture): SheetPart[] => parts.filter((part) => part.kind === 'sheet');
const lines = (sheet: SheetPart | undefined): SheetLine[] => (sheet?.rows ?? []).filter((row) => row.kind === 'line');
const dice = ({ parts }: Picture): PictureDie[] =>
  parts.flatMap((part) => (part.kind === 'dice' ? part.rows.flatMap((row) => row.dice) : []));

/** The cells of the line with the label, in the sheet of that number. */
function cells(picture: Picture, sheet: number, label: string): readonly (SheetCell | null)[] {
  const found = lines(sheets(picture)[sheet]).find((line) => line.label === label);
  if (found === undefined) throw new Error(`no line ${label}`);
  return found.cells;
}

const names = ['Ada', 'Ben', 'Cleo', 'Dan'];

describe('kirikiPicture', () => {
  const start = kiriki.setup({ players: 2 });
  const rolled = kiriki.reduce(start, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] });

  it('shows the dice, and what they would score for the player on turn', () => {
    expect(dice(kirikiPicture(start)).map(({ face }) => face.kind)).toEqual(Array(5).fill('blank'));
    const picture = kirikiPicture(rolled, { names });
    expect(dice(picture).map(({ face }) => face)).toEqual([5, 3, 3, 5, 3].map((count) => ({ kind: 'pips', count })));
    expect(cells(picture, 0, 'Full house')).toEqual([{ text: '25', hint: true, parts: ['line:fullHouse'] }, {}]);
    expect(notes(picture)).toEqual(['Roll 1 of 3: Ada rolls dice again or chooses a line.']);
    expect(picture.summary).toBe(
      'Roll 1 of 3: Ada rolls dice again or chooses a line. Dice: 5 3 3 5 3. Grand totals: Ada 0, Ben 0.',
    );
  });

  it('shows what is written, the bonus rule of the game and the totals', () => {
    const scored = kiriki.reduce(rolled, { type: 'score', player: 0, pattern: 'fullHouse' });
    const picture = kirikiPicture(scored, { names });
    expect(cells(picture, 0, 'Full house')).toEqual([{ text: '25' }, { parts: ['line:fullHouse'] }]);
    expect(cells(picture, 0, 'Grand total')).toEqual([{ text: '25' }, { text: '0' }]);
    expect(notes(picture)).toEqual(['Ben rolls all five dice.']);
    const odd = kirikiPicture(kiriki.setup({ players: 1, options: { upperBonusOver: 40 } }));
    expect(cells(odd, 0, 'Bonus over 40')).toEqual([{ text: '0' }]);
  });

  it('tells who wins', () => {
    const { state, result } = playout(kiriki, { players: 3, seed: 'its end' });
    const [winner = -1] = result?.winners ?? [];
    expect(notes(kirikiPicture(state, { names }))).toEqual([`${names[winner]} wins with ${result?.scores?.[winner]}.`]);
  });
});

describe('krakatoaPicture', () => {
  it('shows every total and mark of a game, and the bonus boxes', () => {
    let compared = 0;
    let marked = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { state } = playout(krakatoa, { players: 2, seed: `sheet ${seed}` });
      const picture = krakatoaPicture(state, { names });
      expect(sheets(picture).length).toBe(3);
      for (const [side, { boxes }] of state.sheets.entries()) {
        for (const [round, row] of boxes.entries()) {
          for (const [index, { marks, total }] of row.entries()) {
            const cell = cells(picture, side, `Round ${round + 1}`)[index];
            expect([cell?.marks, cell?.text]).toEqual([marks, String(total)]);
            compared++;
          }
        }
      }
      for (const [index, { marks, side }] of state.bonusBoxes.entries()) {
        expect(cells(picture, 2, '')[index]?.marks).toBe(marks);
        expect(sheets(picture)[2]?.columns[index]?.heading).toBe(side === null ? 'free' : names[side]);
        if (side !== null) marked++;
      }
    }
    expect(compared).toBe(20 * 60);
    expect(marked).toBeGreaterThan(0);
  });

  it('shows the colours with letters, and sides of partners; no bonus boxes in the basic game', () => {
    const options = { partnerships: true, rules: 'basic' } as const;
    const { state } = playout(krakatoa, { players: 4, options, seed: 'partners', maxActions: 20 });
    const picture = krakatoaPicture(state, { names });
    expect(sheets(picture).map(({ title }) => title)).toEqual(['Ada & Cleo', 'Ben & Dan']);
    expect(dice(picture).length).toBe(9);
    const colors = { Y: 'yellow', R: 'red', B: 'blue' } as const;
    const faces = [...(state.faces?.steam ?? []), ...(state.faces?.ash ?? []), ...(state.faces?.lava ?? [])];
    expect(dice(picture).map(({ face, faceColor }) => [face, faceColor])).toEqual(
      faces.map((letter) => [{ kind: 'letter', text: letter }, colors[letter]]),
    );
  });

  it('marks the box of the next throw and says who throws what', () => {
    let state = krakatoa.setup({ players: 2 });
    expect(notes(krakatoaPicture(state, { names }))).toEqual(['Throw-off: Ada throws one set.']);
    state = krakatoa.reduce(state, { type: 'throwOff', player: 0, set: 'ash', outcome: ['R', 'B', 'R'] });
    state = krakatoa.reduce(state, { type: 'throwOff', player: 1, set: 'ash', outcome: ['Y', 'B', 'Y'] });
    const picture = krakatoaPicture(state, { names });
    expect(notes(picture)).toEqual(['Round 1, throw 1: Ben throws all nine dice.']);
    expect(cells(picture, 1, 'Round 1')[0]).toEqual({ marks: 1, text: undefined, current: true });
    expect(cells(picture, 0, 'Round 1')[0]?.current).toBe(false);
  });
});

describe('calaveraPicture', () => {
  it('shows every cross, the frozen ones circled, and the bonuses, in all positions of some games', () => {
    let crosses = 0;
    let circles = 0;
    let bonuses = 0;
    for (let seed = 0; seed < 10; seed++) {
      const { state } = playout(calavera, { players: 3, seed: `sheet ${seed}` });
      const picture = calaveraPicture(state, { names });
      for (const [player, sheet] of state.sheets.entries()) {
        for (const colour of colours) {
          const row = cells(picture, player, colour.charAt(0).toUpperCase() + colour.slice(1));
          expect(row.filter((cell) => cell?.crossed).length).toBe(sheet.rows[colour].crosses);
          expect(row.filter((cell) => cell?.circled).length).toBe(sheet.rows[colour].frozen ? 1 : 0);
          crosses += sheet.rows[colour].crosses;
          circles += sheet.rows[colour].frozen ? 1 : 0;
        }
        const got = sheet.bonuses.filter((points) => points !== null);
        const circled = cells(picture, player, 'Bonus').filter((cell) => cell?.circled);
        expect(circled.map((cell) => cell?.text)).toEqual(got.map(String));
        bonuses += got.length;
      }
    }
    expect(Math.min(crosses, circles, bonuses)).toBeGreaterThan(0);
  });

  it('sets skulls aside, marks the dice that were taken, and says who must choose', () => {
    let state = calavera.setup({ players: 3 });
    const outcome = ['orange', 'orange', 'skull', 'green', 'joker', 'pink'] as const;
    state = calavera.reduce(state, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4, 5], outcome });
    state = calavera.reduce(state, { type: 'mark', player: 0, dice: 'orange', row: 'orange' });
    const picture = calaveraPicture(state, { names });
    expect(dice(picture).map(({ selected }) => selected === true)).toEqual([true, true, false, false, false, false]);
    expect(dice(picture).map(({ setAside }) => setAside === true)).toEqual([false, false, true, false, false, false]);
    expect(notes(picture)).toEqual(['Ben must choose among the dice that Ada has not taken.']);
    expect(sheets(picture).map(({ current }) => current)).toEqual([false, true, false]);
  });

  it('strikes the higher bonus for those who come later', () => {
    const row = (crosses: number) => ({ crosses, frozen: false });
    const rows = { orange: row(3), green: row(3), pink: row(3), black: row(3) };
    const start = calavera.setup({ players: 2 });
    const state = calavera.load({
      ...start,
      sheets: [
        { rows, bonuses: [4, null, null] },
        { rows: { ...rows, pink: row(2) }, bonuses: [null, null, null] },
      ],
    });
    const picture = calaveraPicture(state, { names });
    expect(cells(picture, 0, 'Bonus').slice(1, 3)).toEqual([{ text: '4', circled: true }, { text: '2' }]);
    expect(cells(picture, 1, 'Bonus').slice(1, 3)).toEqual([{ text: '4', struck: true }, { text: '2' }]);
  });
});
