// A table for a discussion about a rule: are five equal dice a full house? The rules of Kiriki leave it open (KIR-17), so
// it is an option. What does it change? All odds are exact.
import { type Odds, odds } from 'dicewright/analysis';
import { type KirikiAction, type KirikiState, kiriki } from 'dicewright/kiriki';

/** The places of the dice that are not kept. */
const rest = (kept: readonly number[]): readonly number[] => [0, 1, 2, 3, 4].slice(kept.length);

/** The chance of 25 points in `fullHouse` for a player who keeps these dice and rolls the rest once. */
function chanceOf(kept: readonly number[], fullHouseOfFive: boolean): Odds {
  const start = kiriki.setup({ players: 1, options: { fullHouseOfFive } });
  // Before the first roll nothing can be kept; else the dice to be rolled show anything.
  const state: KirikiState =
    kept.length === 0 ? start : kiriki.load({ ...start, rolls: 2, dice: [...kept, ...rest(kept).map(() => 1)] });
  const roll: KirikiAction = { type: 'roll', player: 0, dice: rest(kept) };
  return odds(kiriki, state, roll, ({ sheets }) => sheets[0]?.fullHouse === 25, {
    // What is played after the roll: that line, and no more.
    policy: ({ sheets, toPlay }): KirikiAction | null =>
      toPlay === 0 && sheets[0]?.fullHouse === null ? { type: 'score', player: 0, pattern: 'fullHouse' } : null,
  });
}

const inWords = (chance: Odds): string => {
  if (chance.kind === 'sampled') throw new Error('expected exact odds');
  const { favourable, total } = chance;
  return `${favourable} of ${total}`.padStart(12) + `${((100 * favourable) / total).toFixed(2)}%`.padStart(9);
};

console.log(`${'kept, rest rolled once'.padEnd(24)}${'five are none'.padStart(21)}${'five are one'.padStart(21)}`);
for (const kept of [[], [3, 3], [3, 3, 3], [3, 3, 6, 6], [3, 3, 3, 6], [3, 3, 3, 3]]) {
  const name = kept.length === 0 ? 'nothing' : kept.join(' ');
  console.log(`${name.padEnd(24)}${inWords(chanceOf(kept, false))}${inWords(chanceOf(kept, true))}`);
}
console.log('So it matters to whoever has four alike, and hardly to anybody else.');
