import { allEntries, specifier } from '../../lib/package/entries.js';

/** What every program of a consumer says when all went well. */
export const DONE = 'the consumer is content';

/** How a program gets an entry of the package: with `import` or with `require`. */
export type Load = (entry: string) => string;

export const byImport: Load = (entry) => `await import('${entry}')`;
export const byRequire: Load = (entry) => `require('${entry}')`;

/** Plays, records, verifies, draws, and searches a little: without anything that only Node has. */
export const play = (load: Load): string => `
const { createReducer, GameError, playout, seededDice, startGame } = ${load('dicewright')};
const { kiriki, kirikiPicture } = ${load('dicewright/kiriki')};
const { games } = ${load('dicewright/games')};
const { verifyRecord } = ${load('dicewright/record')};
const { renderSvg, renderText } = ${load('dicewright/render')};
const { mctsBot, standings, tournament } = ${load('dicewright/analysis')};
const expect = (what, holds) => { if (!holds) throw new Error('not so: ' + what); };

const reducer = createReducer(kiriki, seededDice('consumer'));
const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] };
const state = reducer(kiriki.setup({ players: 2 }), roll);
expect('five dice', state.dice.length === 5);
const session = startGame(kiriki, { players: 2, seed: 'consumer' });
session.play(roll);
expect('a record verifies', (await verifyRecord(session.toRecord({ secrets: true }), games)).ok);
const drawing = kirikiPicture(state);
expect('a drawing', renderSvg(drawing).startsWith('<svg') && renderText(drawing).length > 100);
let refused;
try { kiriki.reduce(state, { type: 'score', player: 1, pattern: 'ones' }); } catch (error) { refused = error; }
expect('one kernel', refused instanceof GameError && refused.code === 'NOT_YOUR_TURN');
expect('one game', (await games.kiriki.load()) === kiriki);
expect('60 games', Object.keys(games).length >= 60);
const searching = playout(kiriki, { players: 1, seed: 's', choose: mctsBot(kiriki, { iterations: 3 }) });
expect('a search', searching.result !== null);
const result = await tournament({ game: kiriki, bots: ['random', mctsBot(kiriki, { iterations: 2 })], games: 2, seed: 't' });
expect('a tournament', standings(result).bots.length === 2);
`;

const entries = Object.keys(allEntries)
  .map((subpath) => specifier(subpath))
  .filter((entry) => entry !== 'dicewright/testing');

/** Loads every entry but the one that wants fast-check, begins every game, and has a tournament played by workers. */
export const playAll = (load: Load): string => `${play(load)}
${entries.map((entry) => `expect('${entry}', Object.keys(${load(entry)}).length > 0);`).join('\n')}
for (const [id, entry] of Object.entries(games)) {
  const game = await entry.load();
  expect(id, playout(game, { players: Math.min(3, entry.playerCount.max), seed: 'all', maxActions: 20 }).actions.length > 0);
}
const table = { game: kiriki, bots: ['random', 'greedy'], games: 4, seed: 'workers' };
const alone = JSON.stringify(await tournament(table));
expect('the same over workers', JSON.stringify(await tournament({ ...table, workers: 2 })) === alone);
`;

/** Where workers need not be there: they play, or are refused by name. Behind {@link play}. */
export const workersAnswer = `
const asked = tournament({ game: kiriki, bots: ['random'], games: 2, seed: 'workers', workers: 1 });
const answer = await asked.then(({ games }) => games === 2, (error) => /worker/.test(error.message));
expect('workers play or are refused', answer);
`;

/** A whole program around a body. */
export const program = (body: string): string => `
const main = async () => {
${body}
console.log('${DONE}');
};
main().catch((error) => {
  console.error(error);
  if (globalThis.process) process.exitCode = 1;
});
`;
