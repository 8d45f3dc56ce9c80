import { expect, it } from 'vitest';
import { games } from '../../catalogue.js';
import { createRng, uniformInt } from '../../kernel/dice/random.js';
import { plain } from '../../render/ansi.js';
import { terminalWidth } from '../../render/terminal-width.js';
import { startGame } from '../../session/start.js';
import { entryArg } from '../args.js';
import type { CommandIo } from '../io.js';
import { namesOf } from '../names.js';
import { drawingOf } from '../output.js';
import { TableSession } from './session.js';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const ANSWERS = 16;
const WIDTH = 80;

/** Persons alone at a terminal, and what has been played. */
async function tableOf(id: string) {
  const entry = entryArg(id);
  const game = await entry.load();
  const players = game.playersFor({})[0] ?? 0;
  const all = NAMES.slice(0, players);
  const played = startGame(game, { players, names: all, seed: 'a' });
  const names = namesOf(players, all);
  const io = { stdout: { isTTY: false, columns: WIDTH }, env: {} } as CommandIo;
  const session = new TableSession({
    game,
    session: played,
    seats: all.map((name) => ({ name, bot: null })),
    names,
    drawing: await drawingOf(entry, game, names, io),
    width: WIDTH,
    style: plain,
    tellsOutcomes: false,
    clause: () => null,
  });
  return { session, played };
}

it.each(Object.keys(games))('%s can be played by numbers and Enter alone, in 80 columns', async (id) => {
  const { session, played } = await tableOf(id);
  const rng = createRng(`fingers ${id}`);
  let widest = 0;
  for (let asked = 0; asked < ANSWERS; ) {
    const step = session.next();
    if (step.kind === 'over') break;
    if (step.kind === 'curtain') session.lift(step.player);
    else if (step.kind === 'ask') {
      asked++;
      widest = Math.max(widest, ...step.text.split('\n').map(terminalWidth));
      const menu = step.text.slice(step.text.lastIndexOf('To act: '));
      const numbers = [...menu.matchAll(/(?:^| ) *(\d+) {2}\S/gm)].map(([, number = '']) => number);
      const isWhole = /^Enter: /m.test(menu);
      expect(numbers.length > 0 || isWhole || step.question.includes('words')).toBe(true);
      const takesIt = numbers.length === 0 || (isWhole && uniformInt(rng, 0, 1) === 1);
      const number = numbers[uniformInt(rng, 0, Math.max(0, numbers.length - 1))] ?? '';
      const { text } = session.answer(step.question.includes('words') ? 'words' : takesIt ? '' : number);
      expect(text).not.toMatch(/^There is no/);
    } else throw new TypeError('nobody but persons plays');
  }
  expect(played.steps.length).toBeGreaterThan(0);
  expect(widest).toBeLessThanOrEqual(WIDTH);
});
