import { tournament } from 'dicewright/analysis';
import { botLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { cantStopBots } from '../src/cant-stop.bots.js';
import entry, { cantStop } from '../src/index.js';

// Chance alone wins next to nothing: of few games as of many.
it.each([
  ['thumb', 'greedy', 40],
  ['greedy', 'random', 12],
] as const)('%s beats %s', async (better, worse, games) => {
  const { bots } = await tournament({ game: entry, players: 2, games, seed: 'climb', bots: [better, worse] });
  expect(bots[0]?.shares.sum).toBeGreaterThan(games / 2);
});

describe.each(
  botLaws(
    cantStop,
    ({ state }) =>
      cantStopBots.thumb?.create({
        game: cantStop as never,
        options: state.options,
        parameters: {},
        files: {},
      }) as never,
    { runs: 1 },
  ),
)('$name', (law) => {
  it('holds', () => expect(law.run().checks).toBeGreaterThan(0));
});
