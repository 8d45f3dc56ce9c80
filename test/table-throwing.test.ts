import { type AnyAction, type AnyGame, type Envelope, playout } from 'dicewright';
import { partsOf } from 'dicewright/choosing';
import type { Picture } from 'dicewright/define';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { renderSvg } from 'dicewright/render';
import { describe, expect, it } from 'vitest';
import type { Step } from '../examples/table/src/game-session.js';
import { keysInHand, pictureOfThrow, thrownKeys, withLastDice } from '../examples/table/src/throwing/thrown.js';

type Id = keyof typeof games;

interface Thrown extends Step {
  readonly game: AnyGame;
  readonly now: Picture;
  readonly earlier: Picture;
  readonly keys: readonly string[];
}

/** What was thrown in the first actions of a random game, as somebody sees it who may see everything. */
async function thrownIn(id: Id, most: number): Promise<Thrown[]> {
  const game: AnyGame = (await games[id].load()) as never;
  const picture = (await games[id].part('picture')) as (
    view: Envelope,
    options?: { before: Envelope; action: AnyAction },
  ) => Picture;
  const players = game.playersFor().find((count) => count >= 2) ?? game.playerCount.min;
  const { actions } = playout(game, { players, seed: 'thrown', maxActions: most });
  const found: Thrown[] = [];
  let before: Envelope = game.setup({ players });
  for (const action of actions as readonly AnyAction[]) {
    const after = game.reduce(before, action);
    if ('outcome' in action) {
      const [now, earlier] = [picture(after, { before, action }), picture(before)];
      found.push({ game, before, action, after, now, earlier, keys: thrownKeys(now, earlier, partsOf(game, action)) });
    }
    before = after;
  }
  return found;
}

const keysIn = (picture: Picture): ReadonlySet<string> =>
  new Set([...renderSvg(picture, { interactive: true }).matchAll(/data-key="([^"]+)"/g)].map(([, key = '']) => key));

/** In which nothing is ever thrown: dice are shaken, blown, stacked or taken, and what comes of it is a time or a number. */
const UNSEEN: readonly Id[] = ['coulomb', 'dice-mikado', 'dune', 'emag', 'faraday', 'mounting'];

describe('dice that were thrown are found in the drawing of every game', () => {
  it.each(Object.keys(games) as Id[])('%s', async (id) => {
    const thrown = await thrownIn(id, 60);
    let drawn = 0;
    for (const { now, keys } of thrown) {
      expect(new Set(keys).size).toBe(keys.length);
      const all = keysIn(now);
      // Dice that others cover are not drawn.
      expect(keys.filter((key) => key.startsWith('dice') && !all.has(key))).toEqual([]);
      drawn += keys.filter((key) => all.has(key)).length;
    }
    expect([id, drawn > 0]).toEqual([id, thrown.length > 0 && !UNSEEN.includes(id)]);
  });
});

it('are those that the action names, also where they show the same as before', async () => {
  const thrown = await thrownIn('kiriki', 60);
  const again = thrown.filter(({ action }) => (action as unknown as { dice: number[] }).dice.length < 5);
  expect(again.length).toBeGreaterThan(5);
  for (const { keys, action } of thrown)
    expect(keys).toEqual((action as unknown as { dice: number[] }).dice.map((die) => `dice/0/${die}`));
});

it('are seen also where the position keeps no more of them than a score', async () => {
  const throwOffs = (await thrownIn('krakatoa', 4)).filter(({ action }) => action.type === 'throwOff');
  expect(throwOffs.length).toBeGreaterThanOrEqual(2);
  for (const { now, keys, action } of throwOffs) {
    const { set, outcome } = action as unknown as { set: string; outcome: string[] };
    const row = ['steam', 'ash', 'lava'].indexOf(set);
    expect(keys).toEqual([0, 1, 2].map((place) => `dice/${row}/${place}`));
    const dice = now.parts.flatMap((part) => (part.kind === 'dice' ? part.rows : []))[row]?.dice;
    expect(dice?.map(({ face }) => face)).toEqual(outcome.map((text) => ({ kind: 'letter', text })));
  }
});

it('are those of whoever has rolled, where others lie there from before', async () => {
  const rolls = await thrownIn('the-vain-guinea-fowl', 60);
  expect(rolls.length).toBeGreaterThan(10);
  expect(new Set(rolls.map(({ action }) => action.player)).size).toBe(2);
  for (const { keys, action } of rolls) expect(keys).toEqual([`${['block', 'block2'][action.player]}/0,0,0`]);
});

it('lie still on the ground before they lie on others', async () => {
  const [{ keys = [] } = {}] = await thrownIn('spotted-cow', 1);
  expect(keys.length).toBe(45);
  const [built] = await thrownIn('cui-bono', 1);
  const depths = (built?.keys ?? []).map((key) => {
    const cell = built?.now.parts
      .flatMap((part) => (part.kind === 'board' ? part.cells : []))
      .find(({ name }) => key === `board/${name}`);
    return cell?.at.reduce((sum, step) => sum + step, 0) ?? 0;
  });
  expect(depths.length).toBe(165);
  expect(depths).toEqual([...depths].sort((one, other) => other - one));
});

describe('dice in the hand', () => {
  it('are those that are about to be thrown', async () => {
    const [first] = await thrownIn('kiriki', 60);
    const [again] = (await thrownIn('kiriki', 60)).slice(1);
    for (const { earlier, action, game } of [first, again] as Thrown[])
      expect(keysInHand(earlier, partsOf(game, action))).toEqual(
        (action as unknown as { dice: number[] }).dice.map((die) => `dice/0/${die}`),
      );
  });

  it('are all that are not set aside where the action names none', () => {
    const die = { shape: 'cube', color: 'white', face: { kind: 'blank' } } as const;
    const dice = [die, { ...die, setAside: true }, die];
    const picture: Picture = { title: '', summary: '', parts: [{ kind: 'dice', rows: [{ dice }] }] };
    expect(keysInHand(picture, ['action:roll'])).toEqual(['dice/0/0', 'dice/0/2']);
  });
});

describe('the last dice', () => {
  const diceIn = ({ parts }: Picture) =>
    parts.flatMap((part) => (part.kind === 'dice' ? part.rows.flatMap(({ dice }) => dice) : []));

  it('take the place of blank ones, and stand for the same', async () => {
    const [thrown] = await thrownIn('kiriki', 1);
    const { now, earlier } = thrown as Thrown;
    const shown = withLastDice(earlier, now, 'Ben: last dice');
    expect(diceIn(shown).map(({ face }) => face)).toEqual(diceIn(now).map(({ face }) => face));
    expect(diceIn(shown).every(({ setAside }) => setAside)).toBe(true);
    expect(diceIn(shown).map(({ parts }) => parts)).toEqual(diceIn(earlier).map(({ parts }) => parts));
    expect(renderSvg(shown)).toContain('Ben: last dice');
    // Dice that lie there are not covered.
    expect(withLastDice(now, now, 'Ben: last dice')).toBe(now);
  });

  it('lie above the board where there is no place for them, as the game drew them, else as the numbers that fell', async () => {
    const thrown = await thrownIn('up-and-down', 60);
    const rolls = thrown.filter(({ action }) => action.type === 'roll');
    const unseen = rolls.find(({ now }) => diceIn(now).length === 0);
    const seen = rolls.find(({ now }) => diceIn(now).length > 0);
    for (const { game, now, earlier, ...step } of [unseen, seen] as Thrown[]) {
      const last = pictureOfThrow(game, step, now);
      const shown = withLastDice(earlier, last, 'Ben: last dice');
      const { outcome } = step.action as unknown as { outcome: number };
      expect(diceIn(shown).map(({ face }) => face)).toEqual([{ kind: 'pips', count: outcome }]);
      expect(shown.parts.map(({ kind }) => kind)).toEqual(['note', 'dice', 'board', 'sheet']);
      expect(thrownKeys(shown, earlier, [])).toEqual(['dice/0/0']);
    }
  });

  it('are none where players hide from each other what they throw', async () => {
    const [thrown] = await thrownIn('greedy-grabber', 60);
    const { game, now, ...step } = thrown as Thrown;
    const hidden: Picture = { ...now, parts: [] };
    expect(pictureOfThrow(game, step, hidden)).toBe(hidden);
    expect(pictureOfThrow(kiriki as never, { ...step, action: { type: 'score', player: 0 } }, hidden)).toBe(hidden);
  });
});
