/** A program that uses every entry and says what its types have to allow, and what not. */
export const typedProgram = `
import { createReducer, GameError, seededDice, type Game } from 'dicewright';
import * as define from 'dicewright/define';
import { kiriki, type KirikiAction, type KirikiState } from 'dicewright/kiriki';
import * as krakatoa from 'dicewright/krakatoa';
import * as calavera from 'dicewright/calavera';
import * as dasSpiel from 'dicewright/das-spiel';
import { games } from 'dicewright/games';
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
// @ts-expect-error nothing is to be learnt by dice that there are not
odds(kiriki, state, action, ({ cards }) => cards.includes(6));
// @ts-expect-error there is no such action
reducer(state, { type: 'fly', player: 0 });
// @ts-expect-error there is no such option
kiriki.setup({ players: 2, options: { wings: true } });
// @ts-expect-error a state is read only
state.rolls = 2;
`;
