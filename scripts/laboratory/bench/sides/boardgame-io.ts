import { createRequire } from 'node:module';
import type { Game as BoardgameGame } from 'boardgame.io';
import { type Dice, seededDice } from 'dicewright';
import { d6 } from 'dicewright/define';
import { patterns, scorePattern } from 'dicewright/kiriki';
import type { KirikiPattern, KirikiSheet } from '../../../../src/games/kiriki/patterns.js';
import { add, nothingPlayed, type Played } from '../checksum.js';
import { bestLine, PLAYERS, placesToRoll } from '../policy.js';

// Node cannot import boardgame.io 0.50 as an ES module.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

type Sheet = { -readonly [pattern in KirikiPattern]: KirikiSheet[pattern] };

interface Kiriki {
  sheets: Sheet[];
  dice: number[];
  rolls: number;
  /** Random events so far: which of the seed's dice come next. */
  events: number;
}

const emptySheet = (): Sheet => Object.fromEntries(patterns.map((pattern) => [pattern, null])) as Sheet;
const isFinished = (sheet: Sheet): boolean => patterns.every((pattern) => sheet[pattern] !== null);

/** Kiriki as one writes it for boardgame.io, but with dice of ours, so that both sides play the same games. */
function kirikiWith(dice: Dice): BoardgameGame<Kiriki> {
  return {
    name: 'kiriki',
    setup: ({ ctx }) => ({
      sheets: Array.from({ length: ctx.numPlayers }, emptySheet),
      dice: [],
      rolls: 0,
      events: 0,
    }),
    moves: {
      roll({ G }, places: readonly number[]) {
        const distinct = new Set(places);
        const inRange = places.every((place) => Number.isInteger(place) && place >= 0 && place < 5);
        if (G.rolls === 3 || !inRange || distinct.size === 0 || distinct.size !== places.length) return INVALID_MOVE;
        if (G.rolls === 0 && places.length < 5) return INVALID_MOVE;
        const faces = dice.draw(d6(places.length), G.events);
        const display = G.rolls === 0 ? [0, 0, 0, 0, 0] : [...G.dice];
        places.forEach((place, i) => {
          display[place] = faces[i] as number;
        });
        G.dice = display;
        G.rolls++;
        G.events++;
        return undefined;
      },
      score({ G, playerID, events }, pattern: KirikiPattern) {
        const sheet = G.sheets[Number(playerID)];
        if (sheet === undefined || G.rolls === 0 || !patterns.includes(pattern)) return INVALID_MOVE;
        const entry = sheet[pattern];
        const again = pattern === 'kiriki' && entry !== null && entry > 0 && scorePattern(G.dice, pattern) > 0;
        if (entry !== null && !again) return INVALID_MOVE;
        sheet[pattern] = (entry ?? 0) + scorePattern(G.dice, pattern);
        G.dice = [];
        G.rolls = 0;
        events.endTurn();
        return undefined;
      },
    },
    turn: {
      order: {
        first: () => 0,
        next({ G, ctx }) {
          for (let step = 1; step <= ctx.numPlayers; step++) {
            const player = (ctx.playOrderPos + step) % ctx.numPlayers;
            const sheet = G.sheets[player];
            if (sheet && !isFinished(sheet)) return player;
          }
          return undefined;
        },
      },
    },
    endIf: ({ G }) => (G.sheets.every(isFinished) ? { finished: true } : undefined),
    // Keeping states to take moves back to costs time that the other sides don't spend.
    disableUndo: true,
  };
}

/** Plays a game for each seed in boardgame.io's client, with the dice of `seededDice`. */
export function playBoardgameIo(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const client = Client({ game: kirikiWith(seededDice(seed)), numPlayers: PLAYERS, debug: false });
    client.start();
    const { roll, score } = client.moves;
    let moves = 0;
    let state = client.getState();
    while (state && state.ctx.gameover === undefined) {
      const { sheets, dice, rolls } = state.G;
      const places = placesToRoll(dice, rolls);
      if (places) roll?.(places);
      else score?.(bestLine(sheets[Number(state.ctx.currentPlayer)] as Sheet, dice));
      moves++;
      state = client.getState();
    }
    client.stop();
    add(played, moves, state?.G.sheets ?? []);
  }
  return played;
}
