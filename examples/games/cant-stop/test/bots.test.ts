import { tournament } from 'dicewright/analysis';
import { botLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { cantStopBots } from '../src/cant-stop.bots.js';
import entry, { cantStop } from '../src/index.js';

const GAMES = 40;

it.each([
  ['thumb', 'greedy'],
  ['greedy', 'random'],
])('%s beats %s', async (better, worse) => {
  const { bots } = await tournament({ game: entry, players: 2, games: GAMES, seed: 'climb', bots: [better, worse] });
  expect(bots[0]?.shares.sum).toBeGreaterThan(GAMES / 2);
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
