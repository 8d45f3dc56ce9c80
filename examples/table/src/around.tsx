import { FairDice } from './fair-dice.js';
import type { GameSession } from './game-session.js';
import { Keeping } from './keeping.js';
import { LettersSetting } from './letters-setting.js';
import { NewGame } from './new-game.js';
import { toldNames } from './opponents/opponents.js';
import { TogetherOffer } from './together/offer.js';
import { TutorSetting } from './tutor-setting.js';
import type { OpenGame } from './use-game.js';
import type { Tutor } from './use-tutor.js';

interface AroundProps {
  readonly open: OpenGame;
  readonly hash: string;
  readonly setOpen: (open: OpenGame) => void;
  readonly session: GameSession;
  readonly isOver: boolean;
  /** The position that is looked at: after so many actions; `null` for the last. */
  readonly at: number | null;
  /** `null` while nobody here acts. */
  readonly tutor: Tutor | null;
  /** Whether dice lie on a board, which colours tell apart. */
  readonly hasBoard: boolean;
  /** Has the game so far reviewed; `null` where it can't be, or is. */
  readonly onReview: (() => void) | null;
}

/** What is not needed for the first move: the proof of the dice, keeping the game, another one, others to play with. */
export function Around({ open, hash, setOpen, session, isOver, at, tutor, hasBoard, onReview }: AroundProps) {
  const { game, seats, module } = open;
  return (
    <>
      {tutor && <TutorSetting tutor={tutor} />}
      {hasBoard && <LettersSetting />}
      <FairDice session={session} isOver={isOver} />
      {!open.trial && (
        <>
          <Keeping session={session} seats={seats} module={module} at={at}>
            {onReview && (
              <button type="button" data-testid="review-start" onClick={onReview}>
                Review the game so far
              </button>
            )}
          </Keeping>
          <NewGame open={open} hash={hash} setOpen={setOpen} />
          {module === null && (
            <TogetherOffer
              wanted={{
                game: game.id,
                players: seats.length,
                names: toldNames(seats, session.names),
                options: { ...session.record.options },
              }}
            />
          )}
        </>
      )}
    </>
  );
}
