import { useEffect, useRef, useState } from 'react';
import { isBot, type Seat } from '../address.js';
import { chosen } from '../advised.js';
import type { PlayedSession, Step } from '../game-session.js';
import type { PlayedGame } from '../played-game.js';
import { useHints } from '../use-hints.js';

/** Somebody waits for the next action, not for this. */
const EFFORT = 0.2;

/** Why bots did what they did, in a sentence each; empty where there is nothing to say. */
export type Reasons = ReadonlyMap<Step, string>;

const NONE: Reasons = new Map();

interface Asked {
  readonly open: Pick<PlayedGame, 'game' | 'moduleUrl' | 'picture'> & { readonly seats: readonly Seat[] };
  readonly session: PlayedSession;
  readonly isOver: boolean;
  /** Whether anybody wants to know of each as it is done. */
  readonly isWanted: boolean;
}

interface Found {
  readonly reasons: Reasons;
  /** Asks about a step of a bot, whenever it was done. */
  readonly ask: (step: Step) => void;
}

/**
 * Asks a judge about the last action of a bot, one after the other, and about those that somebody asks about. Where players hide something from each other, nothing is
 * told of it until the game is over: a judge of what the bot saw could give it away.
 */
export function useReasons({ open, session, isOver, isWanted }: Asked): Found {
  const { game, moduleUrl, picture, seats } = open;
  const hints = useHints(game, moduleUrl);
  const [reasons, setReasons] = useState(NONE);
  const [asked, setAsked] = useState<Step | null>(null);
  const [wished, ask] = useState<Step | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const next = wished && !reasons.has(wished) ? wished : isWanted ? session.steps.at(-1) : undefined;
  const isAsked = next !== undefined && isBot(seats[next.action.player]);

  useEffect(() => {
    // What comes meanwhile is asked about when this is answered, if nothing has come after it by then.
    if (!isAsked || !next || asked !== null || reasons.has(next)) return;
    const { action, before } = next;
    const { player } = action;
    const find = async (): Promise<string | null> => {
      const [{ whyOf }, { deedPhrase }] = await Promise.all([import('./why.js'), import('./deed-phrase.js')]);
      const view = game.view(before, player);
      const hint = await hints.ask(view, player, { effort: EFFORT, told: [chosen(action)] });
      const phrase = (one: (typeof hint.actions)[number]): string =>
        deedPhrase({ game, picture }, view, one.action, one.words);
      return whyOf({ hint, done: action, players: view.players, phrase });
    };
    setAsked(next);
    find()
      // A judge that fails has nothing to say.
      .catch(() => null)
      .then((why) => {
        if (isGone.current) return;
        setReasons((known) => new Map([...known, [next, why ?? '']]));
        setAsked(null);
      });
  }, [game, picture, hints, isAsked, next, asked, reasons]);

  return { reasons: game.traits.hiddenInformation && !isOver ? NONE : reasons, ask };
}
