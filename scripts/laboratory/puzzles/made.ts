import { hasPuzzles, recordUpTo, type Seeker, seekerOf } from '../../../src/analysis/review/puzzles.js';
import { usualPlayers } from '../../../src/analysis/seats.js';
import { madeBot } from '../../../src/analysis/tournament/bots.js';
import type { Entry } from '../../../src/entry/entry.js';
import { type AnyAction, type AnyGame, createRng, playout } from '../../../src/index.js';
import { toText } from '../../../src/record/index.js';
import type { GameRecord } from '../../../src/record/types.js';
import { LEAD, type SetPuzzle } from './puzzle-set.js';

/** A puzzle that could be taken, and whether looking one action ahead doesn't find what is best. */
export interface Candidate extends Omit<SetPuzzle, 'id'> {
  readonly isDeep: boolean;
  /** The number of the game in which it came. */
  readonly played: number;
}

/** Who plays: not alike, so that there is something to be found that was missed. */
const PAIRS = [
  ['normal', 'easy'],
  ['easy', 'greedy'],
  ['greedy', 'random'],
] as const;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal'];
/** Longer ones nobody wants to load. */
const LONGEST = 3_500;
/** Of fewer actions than this the best is soon found. */
const FEWEST = 3;
/** Actions of a game that are played. */
const MOST_ACTIONS = 400;

/** Games with something to find out: not of skill, as the best throw is what one can. */
export const isAsked = (game: AnyGame): boolean =>
  hasPuzzles(game) && !game.traits.dexterity && game.playerCount.max > 1;

async function playedGame(entry: Entry, game: AnyGame, number: number): Promise<GameRecord> {
  const players = Math.max(2, usualPlayers(game) ?? 2);
  const options = game.setup({ players }).options as object;
  const pair = PAIRS[number % PAIRS.length] as (typeof PAIRS)[number];
  const bots = await Promise.all(
    Array.from({ length: players }, (_, seat) =>
      madeBot(pair[(seat + number) % 2] as string, { entry, game, options }),
    ),
  );
  const { actions } = playout(game, {
    players,
    seed: `puzzles ${number}`,
    maxActions: MOST_ACTIONS,
    choose: (view, player, rng) => (bots[player] as (typeof bots)[0])(view, player, rng),
  });
  const header = { format: 'dicewright/1', game: game.id, rules: game.rules, players, options: {} } as const;
  return { ...header, names: NAMES.slice(0, players), actions: actions as readonly AnyAction[] } as GameRecord;
}

/** What leads to the position, in whichever form is shorter: the actions before it, or the state itself. */
function textUpTo(record: GameRecord, index: number, state: object, player: number, game: AnyGame): string {
  const headers = { puzzle: `${record.names?.[player]} is to act. What is best?` };
  const whole = recordUpTo(record, index, headers);
  const texts = [whole, { ...whole, from: state, actions: [] }].map((one) => toText(one, game));
  return texts.reduce((shortest, text) => (text.length < shortest.length ? text : shortest));
}

/** The puzzles of a game of bots, as they come. */
export async function* candidatesOf(entry: Entry, number: number, given?: Seeker): AsyncGenerator<Candidate | null> {
  const game = await entry.load();
  const seeker = given ?? (await seekerOf(entry, { lead: LEAD }));
  const greedy = await madeBot('greedy', { entry, game, options: {} });
  const record = await playedGame(entry, game, number);
  let state = game.setup({ players: record.players });
  for (const [index, action] of record.actions.entries()) {
    const player = (action as AnyAction).player;
    const choices = [...game.legalActions(state, player)];
    const lead = choices.length < FEWEST ? null : seeker.lead(state, player);
    if (!lead) yield null;
    else {
      const text = textUpTo(record, index, state, player, game);
      const near = JSON.stringify(greedy(state, player, createRng('near')));
      const isDeep = !lead.best.some((best) => JSON.stringify(best) === near);
      const { best, text: words, loss } = lead;
      if (text.length > LONGEST) yield null;
      else
        yield { game: game.id, record: text, best, text: words, loss: Number(loss.toFixed(4)), isDeep, played: number };
    }
    state = game.reduce(state, action as never);
  }
}

/** At most `most` for each game, from different games played as far as possible; the deep ones first. */
export function chosenOf(candidates: readonly Candidate[], most: number): Candidate[] {
  const ranked = [...candidates].sort(
    (one, other) => Number(other.isDeep) - Number(one.isDeep) || other.loss - one.loss,
  );
  const [first, again]: [Candidate[], Candidate[]] = [[], []];
  const seen = new Set<number>();
  for (const one of ranked) (seen.has(one.played) ? again : first).push(one) && seen.add(one.played);
  return [...first, ...again].slice(0, most);
}

/** So many of all games: one of each first, then a second, and so on, in the order of the games. */
export function setOf(byGame: ReadonlyMap<string, readonly Candidate[]>, count: number): SetPuzzle[] {
  const rounds = Math.max(0, ...[...byGame.values()].map(({ length }) => length));
  const taken = new Map<string, Candidate[]>();
  let left = count;
  for (let round = 0; round < rounds; round++) {
    for (const [game, list] of byGame) {
      const one = list[round];
      if (!one || left === 0) continue;
      left--;
      taken.set(game, [...(taken.get(game) ?? []), one]);
    }
  }
  return [...byGame.keys()].flatMap((game) =>
    (taken.get(game) ?? []).map(({ isDeep: _, played: __, ...puzzle }, i) => ({ id: `${game}-${i + 1}`, ...puzzle })),
  );
}
