/** A program that uses every entry and says what its types have to allow, and what not. */
export const typedProgram = `
import {
  createReducer, GameError, type Game, playout, resumeGame, schemasOf, scriptedDice, seededDice, startGame,
} from 'dicewright';
import * as define from 'dicewright/define';
import { kiriki, type KirikiAction, type KirikiState } from 'dicewright/kiriki';
import * as krakatoa from 'dicewright/krakatoa';
import * as calavera from 'dicewright/calavera';
import * as dasSpiel from 'dicewright/das-spiel';
import { catalogueOf, entryOf, games } from 'dicewright/games';
import { createMatch, remoteMatch } from 'dicewright/match';
import * as pyramid from 'dicewright/pyramid';
import * as record from 'dicewright/record';
import { verifyRecord } from 'dicewright/record';
import { type Bot, mctsBot, odds, type Odds } from 'dicewright/analysis';
import * as render from 'dicewright/render';
import * as testing from 'dicewright/testing';
export const ok: boolean = verifyRecord({}, kiriki).ok;
// @ts-expect-error here no game is looked for
verifyRecord({});
export const entries: object[] = [define, krakatoa, calavera, dasSpiel, games, pyramid, record, render, testing, GameError];
const reducer = createReducer(kiriki, seededDice('types'));
const action: KirikiAction = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] };
export const state = reducer(kiriki.setup({ players: 2, options: { repeat: false } }), action);
export const dice: readonly number[] = state.dice;
export const loaded: Promise<Game<KirikiState, KirikiAction, object>> | Promise<unknown> = games.kiriki.load();
export const bot: Bot<KirikiAction, KirikiState> = mctsBot(kiriki, { iterations: 10 });
export const table: Promise<number> = games.kiriki.part('analysis').then((all) => all.kirikiAnalysis.expectedScore(all.kirikiAnalysis.solve()));
export const sixes: Odds = odds(kiriki, state, action, ({ dice }) => dice.includes(6));
// What is exported is declared with types that have names.
export const session = startGame(kiriki, { players: 2 });
export const resumed = resumeGame({}, kiriki);
export const sessions = [
  startGame(dasSpiel.slide, { players: 2 }),
  startGame(dasSpiel.slipped, { players: 2 }),
  startGame(dasSpiel.greedyGrabber, { players: 3 }),
  startGame(dasSpiel.theCleverMole, { players: 3 }),
  startGame(dasSpiel.wolfInASheepsCoat, { players: 2 }),
  startGame(dasSpiel.emag, { players: 2 }),
] as const;
export const stepped = kiriki.step(state, action);
export const reduced = kiriki.safeReduce(state, action);
export const played = playout(kiriki, { seed: 'types' });
export const script = scriptedDice([[1, 2, 3, 4, 5]]);
export const schemas = schemasOf(kiriki);
export const { path } = new GameError('ILLEGAL', 'no');
export const { rasanto, race, emag, slide } = games;
export const own = entryOf({ game: kiriki });
export const catalogue = catalogueOf([own]);
export const report = verifyRecord({}, kiriki);
export const replayed = record.replay({}, kiriki);
export const created = createMatch(dasSpiel.slide, { id: 'a', players: 2 });
export const remote = remoteMatch(dasSpiel.slide, 0, () => undefined);
export const chance = define.combined({ die: define.die(6), dice: define.d6(2) });
// @ts-expect-error nothing is to be learnt by dice that there are not
odds(kiriki, state, action, ({ cards }) => cards.includes(6));
// @ts-expect-error there is no such action
reducer(state, { type: 'fly', player: 0 });
// @ts-expect-error there is no such option
kiriki.setup({ players: 2, options: { wings: true } });
// @ts-expect-error a state is read only
state.rolls = 2;
`;
