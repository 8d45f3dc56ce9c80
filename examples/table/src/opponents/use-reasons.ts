import { useEffect, useRef, useState } from 'react';
import { isBot, type Seat } from '../address.js';
import { chosen } from '../advised.js';
import type { PlayedSession, Step } from '../game-session.js';
import type { PlayedGame } from '../played-game.js';
import { useHints } from '../use-hints.js';

/** Somebody waits for the next action, not for this. */
const EFFORT = 0.2;

/** Why bots did what they did, in a sentence each. */
export type Reasons = ReadonlyMap<Step, string>;

const NONE: Reasons = new Map();

interface Asked {
  readonly open: Pick<PlayedGame, 'game' | 'moduleUrl' | 'picture'> & { readonly seats: readonly Seat[] };
  readonly session: PlayedSession;
  readonly isOver: boolean;
  /** Whether anybody wants to know. */
  readonly isWanted: boolean;
}

/**
 * Asks a judge about the last action of a bot, one after the other. Where players hide something from each other, nothing is
 * told of it until the game is over: a judge of what the bot saw could give it away.
 */
export function useReasons({ open, session, isOver, isWanted }: Asked): Reasons {
  const { game, moduleUrl, picture, seats } = open;
  const hints = useHints(game, moduleUrl);
  const [reasons, setReasons] = useState(NONE);
  const [asked, setAsked] = useState<Step | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const last = session.steps.at(-1);
  const isAsked = isWanted && last !== undefined && isBot(seats[last.action.player]);

  useEffect(() => {
    // What comes meanwhile is asked about when this is answered, if nothing has come after it by then.
    if (!isAsked || !last || asked !== null || reasons.has(last)) return;
    const { action, before } = last;
    const { player } = action;
    const find = async (): Promise<string | null> => {
      const [{ whyOf }, { deedPhrase }] = await Promise.all([import('./why.js'), import('./deed-phrase.js')]);
      const view = game.view(before, player);
      const hint = await hints.ask(view, player, { effort: EFFORT, told: [chosen(action)] });
      const phrase = (one: (typeof hint.actions)[number]): string =>
        deedPhrase({ game, picture }, view, one.action, one.words);
      return whyOf({ hint, done: action, players: view.players, phrase });
    };
    setAsked(last);
    find()
      // A judge that fails has nothing to say.
      .catch(() => null)
      .then((why) => {
        if (isGone.current) return;
        setReasons((known) => new Map([...known, [last, why ?? '']]));
        setAsked(null);
      });
  }, [game, picture, hints, isAsked, last, asked, reasons]);

  return game.traits.hiddenInformation && !isOver ? NONE : reasons;
}
