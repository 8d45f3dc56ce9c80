import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { checkSeed, createSeed } from '../kernel/dice/seed.js';
import { GameError } from '../kernel/errors.js';
import { isRecord, read } from '../kernel/plain.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { lotDrawn } from '../record/lot.js';
import { openingOf, type StartOptions } from '../record/opening.js';
import { settingsOf } from '../record/settings.js';
import { diceOf } from '../record/table.js';
import { NOTED_FORMAT, type RecordHeader } from '../record/types.js';
import { timely } from './deadline.js';
import { hostMatch } from './host.js';
import { storeOf } from './incarnation.js';
import { memoryStore } from './memory-store.js';
import { startOf } from './position.js';
import { checkId, checkStore, onErrorOf, type Surroundings } from './settings.js';
import { sharingOf } from './shared.js';
import type { MatchHeader, MatchStore } from './store.js';
import { sharedTermsOf, type Terms, termsOf } from './terms.js';
import type { Match } from './types.js';

/** What every match is made with. */
export interface MatchTable<Options = object> extends Surroundings, Terms {
  /** 1 to 100 characters without control characters, by which its store knows it. */
  readonly id: string;
  readonly players: number;
  readonly options?: Options | undefined;
  /** One name per player, at most 100 characters each. */
  readonly names?: readonly string[] | undefined;
  /** Where it is kept; a {@link memoryStore} of its own, unless given. */
  readonly store?: MatchStore | undefined;
  /**
   * Who begins is drawn by lot, from the seed that is committed to, or from shared dice; the others follow in the order in
   * which they are named here. See {@link Match.seats}. Without it, the first begins.
   */
  readonly begin?: 'lot' | undefined;
}

/** The host draws the dice. */
export interface HostedDice {
  /** A new one (`createSeed`), unless given. Every match needs its own. */
  readonly seed?: string | undefined;
  readonly dice?: undefined;
}

/** The table throws the dice: whoever acts sends the outcome along. */
export interface TableDice {
  readonly dice: 'table';
  readonly seed?: undefined;
}

/** Everybody shares in the dice, the host, too: nobody foresees or chooses a roll alone. */
export interface SharedDiceOfAll {
  readonly dice: 'shared';
  /**
   * Milliseconds in which everybody has to commit, once one player has, and to reveal what a throw needs: whoever does not
   * forfeits at the next tick. As long as they like, unless given.
   */
  readonly revealWithin?: number | undefined;
  /** Of the host's own part: a new one (`createSeed`), unless given. */
  readonly seed?: string | undefined;
}

/** See {@link createMatch}. */
export type MatchOptions<Options = object> = MatchTable<Options> & (HostedDice | TableDice | SharedDiceOfAll);

const KNOWN = ['id', 'players', 'options', 'names', 'seed', 'dice', 'clock', 'undo', 'begin', 'revealWithin'];

/** @throws `GameError` `INVALID_SETUP` */
function seedFor({ seed, dice }: { readonly seed?: unknown; readonly dice?: unknown }): string | undefined {
  if (dice === undefined) return (seed as string | undefined) ?? createSeed();
  if (dice === 'shared') return undefined;
  if (dice !== 'table') throw new GameError('INVALID_SETUP', "match: dice: expected 'table', 'shared' or nothing");
  if (seed === undefined) return undefined;
  throw new GameError('INVALID_SETUP', 'match: where the table throws the dice there is no seed');
}

/** What is agreed about shared dice, if there are any. @throws `GameError` `INVALID_SETUP` */
function sharedBy({ seed, dice, begin, revealWithin }: { readonly [key: string]: unknown }): MatchHeader['shared'] {
  if (dice !== 'shared') {
    if (revealWithin === undefined) return undefined;
    throw new GameError('INVALID_SETUP', "match: revealWithin: only with dice: 'shared'", { path: ['revealWithin'] });
  }
  const terms = sharedTermsOf({ begin, revealWithin }, 'INVALID_SETUP');
  return { ...terms, seed: checkSeed(seed ?? createSeed()) };
}

/** The header with the players in the order that the lot gives. @throws `GameError` `INVALID_SETUP` */
function begunByLot(header: RecordHeader, begin: unknown, seed: string | undefined): RecordHeader {
  const dice = diceOf(header, seed);
  if (begin !== 'lot' || !dice) {
    const message = "match: begin: expected 'lot', where the host has the dice, or nothing";
    throw new GameError('INVALID_SETUP', message, { path: ['begin'] });
  }
  const { players, names } = header;
  const lot = lotDrawn(dice, players);
  const inOrder = names && { names: [...names.slice(lot), ...names.slice(0, lot)] };
  return { ...header, format: NOTED_FORMAT, ...inOrder, lot };
}

/**
 * Begins a match: a game between seats that need not trust each other, kept in a store, with dice that the host draws and
 * has committed to before the first action. It has no network and no clock: whoever has them puts it behind them.
 *
 * @throws (as a rejection) `GameError` `INVALID_SETUP` for players, options, names, a seed or a store that won't do, and for
 * an id that the store already has
 */
export async function createMatch<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  options: MatchOptions<Options>,
): Promise<Match<View, Action, Options>> {
  const rules: AnyGame = gameAtHand(game);
  const given = read(() => ({ ...options }));
  if (!isRecord(given)) throw new GameError('INVALID_SETUP', 'match: expected an object { id, players, … }');
  const { store = memoryStore(), onError, ...data } = given;
  checkStore(store);
  const { id, dice, clock, undo, begin, revealWithin, ...table } = settingsOf(data, KNOWN, `${rules.id}: match`);
  checkId(id);
  const terms = termsOf({ clock, undo }, 'INVALID_SETUP');
  const shared = sharedBy({ seed: table.seed, dice, begin, revealWithin });
  const seed = seedFor({ seed: table.seed, dice });
  const start = { ...(table as Partial<StartOptions>), seed };
  const { header: opened, first } = openingOf(rules, start, `${rules.id}: match`, id);
  const agreed = shared && { ...shared, options: first.options as object };
  const header = begin === undefined || shared ? opened : begunByLot(opened, begin, seed);
  const incarnation = createSeed();
  const kept = timely(store);
  const hosted = {
    store: storeOf(kept, incarnation),
    id,
    game: rules,
    first,
    hasSeed: seed !== undefined || shared !== undefined,
    header,
    terms,
    ...(agreed && { sharing: sharingOf(agreed, id, header.players) }),
    seed,
    onError: onErrorOf(onError),
  };
  if (
    (await kept.create(id, {
      ...header,
      ...(seed !== undefined && { seed }),
      ...(Object.keys(terms).length > 0 && { terms }),
      ...(agreed && { shared: agreed }),
      incarnation,
    })) !== true
  ) {
    throw new GameError('INVALID_SETUP', 'match: id: the store has a match of that id already', { path: ['id'] });
  }
  return (await hostMatch(hosted, startOf(hosted, first, undefined))) as Match<View, Action, Options>;
}
