import { type AnyAction, type AnyGame, createRng, type Envelope, GameError } from 'dicewright';
import { games } from 'dicewright/games';
import { createMatch, type Match, memoryStore } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import type { MatchOptions } from '../../src/match/create.js';
import { dealGame } from '../toys/deal.js';
import { type SealedState, sealed } from '../toys/sealed.js';
import { triesOf } from './tries.js';
import { stateOf, twinOf } from './twins.js';

/** How many actions of a match are played. */
const POSITIONS = 24;
/** How many answers are enough, and after how many matches it is over all the same. */
const ENOUGH = 300;
const ROUNDS = 40;

type Sent = readonly [action: unknown, options: object | undefined];

/** What may be told along with it. */
const toldWith = (version: number): (object | undefined)[] => [
  undefined,
  { at: version },
  { at: version - 1 },
  { at: version + 1 },
  { key: 'used by another seat' },
  { key: 'new', at: version },
];

/** Every answer of the match to what is refused, and of a copy of it to all else. */
async function answersOf(match: Match, copy: () => Promise<Match>, seat: number, sent: readonly Sent[]) {
  const answers: unknown[] = [];
  let current = match;
  for (const [action, options] of sent) {
    const { version } = current;
    const answer = await current.submit(seat, action as AnyAction, options);
    answers.push(answer);
    if (!answer.ok || current.version === version) continue;
    answers.push(await current.undo(seat), current.version);
    current = await copy();
  }
  answers.push(await current.undo(seat), await current.undo(seat, { at: 0 }));
  return answers;
}

type Dice = Pick<MatchOptions, 'dice' | 'seed'>;

/** @returns how many answers were compared in positions that differ in what the seat can't know, and how many were yes */
async function compareAnswers(game: AnyGame, seat: number, round: number, dice: Dice) {
  const [players = 2] = game.playersFor();
  const rng = createRng(`${game.id} ${seat} ${round}`);
  const store = memoryStore();
  const match = await createMatch(game, { id: 'm', players, store, ...dice } as MatchOptions);
  let compared = 0;
  let legal = 0;
  for (let n = 0; n < POSITIONS && match.view(null).result === null; n++) {
    const before = await stateOf(match, game);
    const view = match.view(seat).view as Envelope;
    const other = game.complete?.(view, seat, rng) ?? before;
    if (n % 3 === round % 3 && JSON.stringify(other) !== JSON.stringify(before)) {
      const sent = triesOf(game, [before, other], view, seat, rng).map(
        (action, i): Sent => [action, toldWith(match.version)[i % 6]],
      );
      const copies = [before, other].map((state) => () => twinOf(store, game, state));
      const [here, there] = await Promise.all(copies.map(async (copy) => answersOf(await copy(), copy, seat, sent)));
      expect(there).toEqual(here);
      compared += sent.length;
      legal += here?.filter((answer) => (answer as { ok?: unknown }).ok === true).length ?? 0;
    }
    const [actor = 0] = match.view(null).toAct;
    const action = game.sampleAction(match.view(actor).view, rng, actor);
    if (!action) throw new Error('nothing to do');
    const chance = dice.dice === 'table' ? game.chance(before, action) : null;
    const played = chance ? { ...action, outcome: chance.sample(rng) } : action;
    const key = actor === seat ? `${n}` : 'used by another seat';
    const answer = await match.submit(actor, played, { key: n === 0 ? key : `${n}` });
    expect(answer).toMatchObject({ ok: true });
  }
  return { compared, legal };
}

/** Plays until enough was compared: in some matches there is a secret only now and then. */
async function compareAll(game: AnyGame, dice: Dice) {
  const all = { compared: 0, legal: 0 };
  for (let round = 0; round < ROUNDS && all.compared < ENOUGH; round++) {
    for (const seat of [0, 1]) {
      const { compared, legal } = await compareAnswers(game, seat, round, dice);
      all.compared += compared;
      all.legal += legal;
    }
  }
  return all;
}

const hiding = Object.values(games).filter(({ traits }) => traits.hiddenInformation);
const toys = [sealed, dealGame].map((game) => ({ id: game.id, load: async () => game }));

describe.each([
  ['the host draws', { seed: 'secrets' }],
  ['the table throws', { dice: 'table' }],
] as [string, Dice][])('answers to a seat tell nothing of what is hidden from it, where %s the dice, in', (_, dice) => {
  for (const { id, load } of [...hiding, ...toys]) {
    it(id, async () => {
      const game = await load();
      const { compared, legal } = await compareAll(game, dice);
      expect(compared).toBeGreaterThan(100);
      expect(legal).toBeGreaterThan(0);
    });
  }
});

it('would tell a game whose answers say more', async () => {
  const game: AnyGame = sealed;
  const telling: AnyGame = {
    ...game,
    step(state, ...given) {
      const step = game.step(state, ...given);
      if (step.ok) return step;
      const message = `not while the dice show ${(state as unknown as SealedState).dice.join()}`;
      return { ok: false, error: new GameError('ILLEGAL', message) };
    },
  };
  await expect(compareAll(telling, { dice: 'table' })).rejects.toThrow('to deeply equal');
});
