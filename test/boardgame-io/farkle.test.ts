import { createRng, pick, type RandomGenerator } from 'dicewright';
import { expect, it } from 'vitest';
import { type FarkleAction, farkle as ours } from '../../examples/games/farkle/src/farkle.js';
import { farkle as theirs } from '../../examples/side-by-side/farkle-in-boardgame-io.js';
import { Client, complaints, told } from './engine.js';

// The page that shows Farkle in both: they are the same game.

type Move = { readonly move: string; readonly args?: readonly unknown[] };

const wayOf = ({ move, args = [] }: Move): string => `${move} ${JSON.stringify(args)}`;
const ourWay = (action: FarkleAction): string =>
  wayOf({ move: action.type, args: action.type === 'keep' ? [action.dice] : [] });

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
    const offered = theirs.ai?.enumerate(G, ctx, ctx.currentPlayer) as Move[];
    const legal = [...ours.legalActions(state)];
    expect(offered.map(wayOf).sort()).toEqual(legal.map(ourWay).sort());
    // Random play alone would hardly come to an end.
    const banks = legal.filter(({ type }) => type === 'bank');
    const action = pick(rng, banks.length > 0 ? banks : legal) as FarkleAction;
    client.moves[action.type]?.(...(action.type === 'keep' ? [action.dice] : []));
    const after = told(client);
    const isRoll = action.type === 'roll' || action.type === 'takeOver';
    state = ours.reduce(state, isRoll ? { ...action, outcome: after.G.dice } : action);
    const { isOver, options: _, ...fields } = after.G;
    expect(state).toMatchObject({ ...fields, toPlay: isOver ? null : Number(after.ctx.currentPlayer) });
    const outcome = ours.result(state);
    expect(after.ctx.gameover).toEqual(outcome ? { winners: outcome.winners, scores: outcome.scores } : undefined);
  }
  return told(client).ctx.gameover === undefined ? 0 : moves;
}

it.each(ours.variants)('is the same game in boardgame.io, with %j', (options) => {
  const rng = createRng('side by side');
  let moves = 0;
  for (const players of [2, 3, 2, 4]) moves += game(options, players, rng);
  expect(moves).toBeGreaterThan(200);
});

it('refuses the same there, without a reason', async () => {
  const client = Client({ game: theirs, numPlayers: 2, debug: false });
  client.start();
  const said = await complaints(() => client.moves.bank?.());
  expect(said).toContain('invalid move: bank');
  expect(told(client).G.banked).toEqual([0, 0]);
  const refusal = ours.check(ours.setup({ players: 2 }), { type: 'bank', player: 0 });
  expect(refusal).toMatchObject({ clause: 'FRK-5', message: expect.stringContaining('nothing to bank') });
});
