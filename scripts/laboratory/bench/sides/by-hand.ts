import { uniformInt } from 'dicewright';
import { patterns, scorePattern } from 'dicewright/kiriki';
import type { KirikiPattern, KirikiSheet } from '../../../../src/games/kiriki/patterns.js';
import { DiceStream, wordsOf } from '../../../../src/kernel/dice/dice-stream.js';
import { add, nothingPlayed, type Played } from '../checksum.js';
import { bestLine, PLAYERS, placesToRoll } from '../policy.js';

type Sheet = { -readonly [pattern in KirikiPattern]: KirikiSheet[pattern] };

const emptySheet = (): Sheet => ({
  ones: null,
  twos: null,
  threes: null,
  fours: null,
  fives: null,
  sixes: null,
  threeOfAKind: null,
  fourOfAKind: null,
  fullHouse: null,
  smallStraight: null,
  largeStraight: null,
  kiriki: null,
  chance: null,
});

function isFinished(sheet: Sheet): boolean {
  for (const pattern of patterns) if (sheet[pattern] === null) return false;
  return true;
}

/**
 * Plays a game for each seed in a loop written for this game alone: variables, no checks, no list of what
 * was played. It draws the dice of `playout` in the way of `playout`: from one stream, turned to each event.
 */
export function playByHand(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const stream = new DiceStream(wordsOf(seed));
    let events = 0;
    const sheets = Array.from({ length: PLAYERS }, emptySheet);
    const dice = [0, 0, 0, 0, 0];
    let moves = 0;
    let unfinished = PLAYERS;
    for (let player = 0; unfinished > 0; player = (player + 1) % PLAYERS) {
      const sheet = sheets[player] as Sheet;
      if (isFinished(sheet)) continue;
      for (let rolls = 0; ; rolls++) {
        const places = placesToRoll(dice, rolls);
        if (!places) break;
        stream.turnTo(events++);
        for (const place of places) dice[place] = uniformInt(stream, 1, 6);
        moves++;
      }
      const line = bestLine(sheet, dice);
      sheet[line] = (sheet[line] ?? 0) + scorePattern(dice, line);
      moves++;
      if (isFinished(sheet)) unfinished--;
    }
    add(played, moves, sheets);
  }
  return played;
}
