// Programs with several games, as people write them: each of these lines once needed a cast.
import { games } from '../catalogue.js';
import { kiriki } from '../games/kiriki/kiriki.js';
import { krakatoa } from '../games/krakatoa/krakatoa.js';
import { type AnyGame, playout, type Session, seededDice, startGame } from '../index.js';
import { createMatch, type Match } from '../match/index.js';

export const all: Record<string, AnyGame> = { kiriki, krakatoa };
export const rasanto: AnyGame = await games.rasanto.load();
export const slipped: AnyGame = await games.slipped.load();
export const matches = new Map<string, Match>();
matches.set('a', await createMatch(kiriki, { id: 'a', players: 2 }));
export const sessions = new Map<string, Session>();
sessions.set('a', startGame(kiriki, { players: 2 }));
export function lengthOf(game: AnyGame): number {
  return playout(game, { seed: 's' }).actions.length;
}
lengthOf(kiriki);
export const many: AnyGame[] = Object.values(all);
// @ts-expect-error a state of another game
kiriki.reduce(krakatoa.setup({ players: 2 }), { type: 'roll', player: 0, dice: [0] });
// @ts-expect-error a pattern that is none
kiriki.reduce(kiriki.setup({ players: 2 }), { type: 'score', player: 0, pattern: 'nines' });
// @ts-expect-error an option that is none
kiriki.setup({ players: 2, options: { nothing: 1 } });
const stepped = kiriki.step(kiriki.setup({ players: 2 }), { type: 'roll', player: 0, dice: [0] }, seededDice('s'), 0);
if (stepped.ok) kiriki.step(stepped.state, stepped.action);
// @ts-expect-error an action of another game
kiriki.step(kiriki.setup({ players: 2 }), { type: 'peek', player: 0 });
// @ts-expect-error an option that is none
startGame(kiriki, { players: 2, options: { nothing: 1 } });
// @ts-expect-error an action of another game
startGame(kiriki, { players: 2 }).play({ type: 'peek', player: 0 });
