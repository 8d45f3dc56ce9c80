import type { Entry } from '../entry/entry.js';
import { createRng } from '../kernel/dice/random.js';
import { createSeed } from '../kernel/dice/seed.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction, Envelope } from '../kernel/types.js';
import { after } from '../match/deadline.js';
import type { Match } from '../match/types.js';
import type { LevelName, Thinkers } from './thinkers.js';

// Which players are bots is part of the match's id, so that any process that opens it knows, whatever the store. They are
// counted in the order in which they were named; that is their seats, unless there is a lot.

/** Bots with their letters in ids. */
const LETTERS = { random: 'r', thumb: 't', easy: 'e', normal: 'n', hard: 'h' } as const;
type BotName = keyof typeof LETTERS;

/** How an id ends where bots play: `~-t`. */
export const SUFFIX = /~([-rtenh]+)$/;

/** Those that think; the others answer at once. */
const isLevel = (name: BotName): name is LevelName => name !== 'random' && name !== 'thumb';

const nameOf = (letter: string): BotName | null =>
  (Object.keys(LETTERS) as BotName[]).find((name) => LETTERS[name] === letter) ?? null;

/** How the id of a match with bots ends. @throws `GameError` `INVALID_SETUP` */
export function suffixOf(bots: unknown, players: unknown): string {
  if (bots === undefined) return '';
  const isList =
    Array.isArray(bots) &&
    bots.length === players &&
    bots.length <= 32 &&
    bots.every((bot) => bot === null || (typeof bot === 'string' && Object.hasOwn(LETTERS, bot)));
  if (!isList) {
    const names = Object.keys(LETTERS).join(', ');
    const message = `host: bots: expected for each player null or one of ${names}, 32 players at most`;
    throw new GameError('INVALID_SETUP', message, { path: ['bots'] });
  }
  return `~${(bots as (BotName | null)[]).map((bot) => (bot ? LETTERS[bot] : '-')).join('')}`;
}

/** The bots of a match by their places among the players. */
export function botsIn(id: string): ReadonlyMap<number, BotName> {
  const names = [...(SUFFIX.exec(id)?.[1] ?? '')].map(nameOf);
  return new Map(names.flatMap((name, place) => (name ? [[place, name] as const] : [])));
}

type Policy = (
  view: Envelope,
  player: number,
  rng: ReturnType<typeof createRng>,
) => AnyAction | null | Promise<AnyAction>;

/** How a bot plays. @throws `GameError` `INVALID_SETUP` (as a rejection) where the game has no bot of that name */
export async function policyOf(entry: Entry, name: BotName, options: object, thinkers: Thinkers): Promise<Policy> {
  if (isLevel(name)) return thinkers.policyOf(entry, name, options);
  const game = await entry.load();
  if (name === 'random') return (view, player, rng) => game.sampleAction(view, rng, player);
  const { madeBot } = await import('../analysis/tournament/bots.js');
  return madeBot(name, { entry, game, options });
}

/**
 * Plays for the bots of a match, as long as someone has it open here. Several processes may: of what they send for the same
 * version, the log takes one.
 *
 * @param policies - by their places among the players
 * @param pause - milliseconds before each thing a bot does, so that people can follow
 * @returns what ends it
 */
export function playBots(
  match: Match,
  policies: ReadonlyMap<number, Policy>,
  pause: number,
  onError: (error: unknown) => void,
) {
  const rng = createRng(createSeed());
  let isOver = false;
  let isPlaying = false;
  let isTold = false;
  let wake = (): void => undefined;

  function pausing(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = after(pause, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });
  }

  /** @returns whether something was done */
  async function act(seat: number, policy: Policy): Promise<boolean> {
    const { version, view, toAct, asked, result } = match.view(seat);
    const key = `bot ${version}`;
    if (result) return false;
    if (asked && asked.seat !== seat && !asked.agreed.includes(seat)) {
      return (await match.answer(seat, asked.version, true, { key })).ok;
    }
    if (!toAct.includes(seat)) return false;
    await pausing();
    const action = isOver ? null : await policy(view, seat, rng);
    return !isOver && action !== null && (await match.submit(seat, action, { at: version, key })).ok;
  }

  async function play(): Promise<void> {
    isTold = true;
    if (isPlaying) return;
    isPlaying = true;
    try {
      while (isTold && !isOver) {
        isTold = false;
        for (const [place, policy] of policies) {
          // Others get their turn between what bots do, even where nothing has to be waited for.
          await new Promise<void>((resolve) => after(0, resolve));
          if (isOver) return;
          if (await act(match.seats[place] as number, policy)) isTold = true;
        }
      }
    } catch (error) {
      onError(error);
    } finally {
      isPlaying = false;
    }
  }

  const stop = match.subscribe(null, () => void play());
  void play();
  return (): void => {
    isOver = true;
    wake();
    stop();
  };
}
