import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRng, pick, type RandomGenerator } from 'dicewright';
import { expect, it } from 'vitest';
import { type CantStopAction, cantStop as ours } from '../../examples/games/cant-stop/src/cant-stop.js';
import { cantStop as theirs } from '../../examples/side-by-side/cant-stop-in-boardgame-io.js';
import { attempts, fates } from '../../scripts/laboratory/side-by-side/attempts.js';
import { cantStopPage, withSideBySide } from '../../scripts/laboratory/side-by-side/page.js';
import { root } from '../helpers/root.js';
import { Client, told } from './engine.js';

// The page that has Can't Stop in both: they are the same game.

type Move = { readonly move: string; readonly args?: readonly unknown[] };

const wayOf = ({ move, args = [] }: Move): string => `${move} ${JSON.stringify(args)}`;
const argsOf = (action: CantStopAction): unknown[] => (action.type === 'climb' ? [action.columns] : []);

function game(options: object, numPlayers: number, rng: RandomGenerator): number {
  const client = Client({
    game: { ...theirs, seed: `${rng.getState()}`, setup: (context) => theirs.setup?.(context, options) as never },
    numPlayers,
    debug: false,
  });
  client.start();
  let state = ours.setup({ players: numPlayers, options });
  let moves = 0;
  for (; told(client).ctx.gameover === undefined && moves < 2_000; moves++) {
    const { G, ctx } = told(client);
    const legal = [...ours.legalActions(state)];
    const offered = theirs.ai?.enumerate(G, ctx, ctx.currentPlayer) as Move[];
    expect(offered.map(wayOf).sort()).toEqual(legal.map((one) => wayOf({ move: one.type, args: argsOf(one) })).sort());
    const action = pick(rng, legal) as CantStopAction;
    client.moves[action.type]?.(...argsOf(action));
    const after = told(client);
    if (action.type === 'roll') {
      // A fall leaves no dice behind: one is looked for that the rules here call a fall, too.
      const isFall = after.G.dice.length === 0;
      const outcome = isFall ? fallOf(state, action) : after.G.dice;
      expect(outcome).toBeDefined();
      state = ours.reduce(state, { ...action, outcome });
    } else {
      state = ours.reduce(state, action);
    }
    const { options: _, ...fields } = after.G;
    const isOver = after.ctx.gameover !== undefined;
    expect(state).toMatchObject({ ...fields, toPlay: isOver ? null : Number(after.ctx.currentPlayer) });
    const result = ours.result(state);
    expect(after.ctx.gameover).toEqual(result ? { winners: result.winners, scores: result.scores } : undefined);
  }
  client.stop();
  return told(client).ctx.gameover === undefined ? 0 : moves;
}

/** Dice with which the turn is lost; `undefined` where there are none. */
function fallOf(state: ReturnType<typeof ours.setup>, action: CantStopAction & { type: 'roll' }): number[] | undefined {
  for (const { outcome } of ours.chance(state, action)?.outcomes() ?? [])
    if (ours.reduce(state, { ...action, outcome: outcome as number[] }).toPlay !== state.toPlay)
      return outcome as number[];
  return undefined;
}

it.each(ours.variants)('is the same game in boardgame.io, with %j', (options) => {
  const rng = createRng('side by side');
  let moves = 0;
  for (const players of [2, 3]) moves += game(options, players, rng);
  expect(moves).toBeGreaterThan(50);
});

it('refuses here what the rules forbid, each time with a reason', async () => {
  const rows = await fates();
  expect(rows.length).toBe(attempts.length + 1);
  for (const [title, fate] of rows) expect([title, fate]).toEqual([title, 'refused, with a reason']);
});

it('stands on the page as it is measured', async () => {
  const page = readFileSync(join(root, cantStopPage), 'utf8');
  expect(await withSideBySide(root, page)).toBe(page);
});
