import type { Entry } from '../../entry/entry.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyGame } from '../../kernel/types.js';
import { loadGame } from '../../record/given.js';
import { resumeGame } from '../../session/resume.js';
import type { Session } from '../../session/session.js';
import { startGame } from '../../session/start.js';
import { tableFlags } from '../args.js';
import { FileError, UsageError } from '../errors.js';
import type { CommandIo } from '../io.js';
import { judgingRecord } from '../position.js';
import { type Seat, seatsOf, seatTexts } from './seats.js';

export interface OpeningFlags {
  readonly seats?: string | undefined;
  readonly players?: string | undefined;
  readonly edition?: string | undefined;
  readonly options?: string | undefined;
  readonly seed?: string | undefined;
  readonly dice?: string | undefined;
  readonly resume?: string | undefined;
}

export interface OpenTable {
  readonly game: AnyGame;
  readonly session: Session;
  readonly seats: readonly Seat[];
  readonly options: object;
  /** Whether the table throws the dice. */
  readonly tellsOutcomes: boolean;
  /** The seed of the bots' choices. */
  readonly seed: string;
}

/** Who throws the dice. @throws UsageError */
function throwsDice({ dice = 'seed', seed }: OpeningFlags): boolean {
  if (dice !== 'seed' && dice !== 'table') throw new UsageError(`--dice: expected seed or table, got ${dice}`);
  if (dice === 'table' && seed !== undefined) throw new UsageError('--dice table and --seed: expected one of them');
  return dice === 'table';
}

/** How many play: as many as there are seats, where those are given. @throws UsageError for another number */
export function playersOf({ seats, players }: Pick<OpeningFlags, 'seats' | 'players'>): string | undefined {
  if (seats === undefined) return players;
  const texts = seatTexts(seats);
  if (players !== undefined && players !== `${texts.length}`) {
    throw new UsageError(`--players: expected ${texts.length}, the number of seats, got ${players}`);
  }
  return `${texts.length}`;
}

/** Who plays by default: you, and bots of middling strength. @throws UsageError (as a rejection) */
export async function usualSeats(entry: Entry, flags: OpeningFlags): Promise<string> {
  const { players } = tableFlags(await entry.load(), flags);
  return ['you', ...new Array<string>(players - 1).fill('normal')].join(',');
}

async function begun(entry: Entry, flags: OpeningFlags, io: CommandIo): Promise<OpenTable> {
  const game = await entry.load();
  const { seats = 'you' } = flags;
  const texts = seatTexts(seats);
  const table = tableFlags(game, { ...flags, players: playersOf({ ...flags, seats }) });
  const { options } = game.setup(table) as { readonly options: object };
  const seated = await seatsOf(entry, game, texts, options, io);
  const tellsOutcomes = throwsDice(flags);
  const seed = flags.seed ?? io.freshSeed();
  const names = seated.map(({ name }) => name);
  const session = startGame(game, { ...table, names, ...(tellsOutcomes ? {} : { seed, outcomes: 'refuse' }) });
  return { game, session, seats: seated, options: table.options, tellsOutcomes, seed };
}

async function resumed(entry: Entry, file: string, flags: OpeningFlags, io: CommandIo): Promise<OpenTable> {
  for (const flag of ['players', 'edition', 'options', 'seed', 'dice'] as const) {
    if (flags[flag] !== undefined) throw new UsageError(`--${flag}: the game goes on as --resume has it`);
  }
  return judgingRecord(io, file, async (record) => {
    const { game: id, players, names, options, dice, seed } = record;
    if (id !== entry.id) throw new FileError(file, `it is a record of ${id}, not of ${entry.id}`);
    const game = await loadGame(record, entry);
    const session = resumeGame(record, game, { outcomes: seed === undefined ? 'verify' : 'refuse' });
    const texts = seatTexts(flags.seats ?? Array.from({ length: players }, () => 'you').join(','));
    if (texts.length !== players) throw new UsageError(`--seats: expected ${players} seats, got ${texts.length}`);
    const seats = await seatsOf(entry, game, texts, session.state.options as object, io, names);
    // A seed of older dice throws nothing.
    const tellsOutcomes = seed === undefined || dice === undefined;
    return { game, session, seats, options, tellsOutcomes, seed: seed ?? io.freshSeed() };
  });
}

/** The table that the flags ask for. @throws UsageError, FileError (as rejections) */
export async function openTable(entry: Entry, flags: OpeningFlags, io: CommandIo): Promise<OpenTable> {
  try {
    return flags.resume === undefined ? await begun(entry, flags, io) : await resumed(entry, flags.resume, flags, io);
  } catch (error) {
    const isSetup = error instanceof GameError && error.code === 'INVALID_SETUP';
    throw isSetup ? new UsageError(error.message, { cause: error }) : error;
  }
}
