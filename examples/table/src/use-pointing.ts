import type { AnyAction, AnyGame, Violation } from 'dicewright';
import { useCallback, useState } from 'react';
import type { Seen } from './game-session.js';
import { useChoice } from './use-choice.js';

/** From where one points to what is done. */
interface Pointing {
  readonly game: AnyGame;
  readonly seen: Seen;
  /** Who points; `null` while nobody here acts. */
  readonly player: number | null;
  readonly onAction: (action: AnyAction) => void;
  /** Told why something can't be chosen, and `null` when something was. */
  readonly refuse: (refusal: Violation | null) => void;
}

/** From pointed fingers to an action. */
export function usePointing({ game, seen, player, onAction, refuse }: Pointing) {
  /** The option that asks for words. */
  const [wordsFor, setWordsFor] = useState<string | null>(null);
  const { choice, setChoice } = useChoice(game, seen, player);

  const point = useCallback(
    (part: string): void => {
      if (choice?.options.some((option) => option.part === part && option.input === 'text')) {
        setWordsFor(part);
        return;
      }
      const refused = choice
        ? choice.refusal(part)
        : ({ code: 'NOT_YOUR_TURN', message: 'Nobody here acts now.' } as const);
      refuse(refused);
      if (!choice || refused) return;
      setWordsFor(null);
      const next = choice.take(part);
      if (next.action && next.options.length === 0) {
        setChoice(null);
        onAction(next.action);
      } else setChoice(next);
    },
    [choice, onAction, refuse, setChoice],
  );
  const action = choice?.action ?? null;
  return {
    choice,
    wordsFor,
    point,
    leaveWords: () => setWordsFor(null),
    forget: () => setChoice(null),
    /** Does what is chosen; `null` where nothing is as yet. */
    confirm: action && (() => onAction(action)),
    /** Takes back what was pointed at; `null` where nothing was. */
    back: choice?.taken.some(({ own }) => own) ? () => setChoice(choice.back()) : null,
  };
}
