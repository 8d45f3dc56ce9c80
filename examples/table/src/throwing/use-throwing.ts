import type { AnyAction, AnyGame, Choice } from 'dicewright';
import { partsOf } from 'dicewright/choosing';
import type { Picture } from 'dicewright/define';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Seen, Step } from '../game-session.js';
import { useLater } from '../use-later.js';
import { beginScene, calm, timeToRoll } from './scene.js';
import { sound } from './sounding.js';
import { isStill } from './still.js';
import { keysInHand, thrownKeys } from './thrown.js';

type Tumbling = typeof import('./tumble.js');

// A throw that comes before it is there is only not seen to roll.
let tumbling: Tumbling | null = null;

interface Throwing {
  readonly game: AnyGame;
  /** What the player sees who chooses, and what is chosen; `null` while nobody here does. */
  readonly seen: Seen;
  readonly choice: Choice<AnyAction> | null;
  readonly drawing: Picture;
  /** The picture of the position before the last action. */
  readonly drawnBefore: () => Picture | null;
  /** What happened last, after so many actions; `undefined` where nothing goes on. */
  readonly step: Step | undefined;
  readonly at: number | undefined;
  /** Whether the dice are the page's: else people throw their own. */
  readonly isOfPage: boolean;
}

/** What is done by whoever lets go of what lies there; `null` where nothing is as yet. */
function actionAt({ choice }: Throwing, element: Element): AnyAction | null {
  const part = element.getAttribute('data-part');
  if (part === null) return choice?.action ?? null;
  if (!choice?.options.some((option) => option.part === part && !option.input)) return null;
  const next = choice.take(part);
  return next.options.length === 0 ? next.action : null;
}

/** Whether dice decide what comes of the action. What players hide from each other is not asked about. */
const isThrow = ({ game, seen, isOfPage }: Throwing, action: AnyAction | null): action is AnyAction =>
  isOfPage && action !== null && !game.traits.hiddenInformation && game.chance(seen.view, action) !== null;

/** What is pressed that can do something. */
const pressedAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-part], [data-testid="confirm"]:enabled') : null;

/** A touch that lasts is no click to some browsers: it is waited for as long, in ms. */
const CLICK = 80;

/**
 * Dice that are shaken while they are held, roll when they are let go, and come to rest one after the other, to be seen and heard.
 * It is but a picture of what has happened by then, and gives way to whatever happens next.
 *
 * @param frame - what lies in it is pressed
 */
export function useThrowing(frame: RefObject<HTMLElement | null>, throwing: Throwing): void {
  const { game, choice, drawing, drawnBefore, step, at, isOfPage } = throwing;
  const isLater = useLater();
  const now = useRef(throwing);
  now.current = throwing;
  const last = useRef(at);

  useEffect(() => {
    if (isLater && !tumbling && !isStill()) {
      void import('./tumble.js').then((module) => {
        tumbling = module;
      });
    }
  }, [isLater]);

  const isChoosing = choice !== null;
  useEffect(() => {
    if (isChoosing) calm();
  }, [isChoosing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each action
  useLayoutEffect(() => {
    const isNext = last.current !== undefined && at === last.current + 1;
    last.current = at;
    if (!isNext || !step || !isOfPage || !('outcome' in step.action) || !frame.current || !tumbling || isStill())
      return;
    const before = drawnBefore();
    const keys = before ? thrownKeys(drawing, before, partsOf(game, step.action)) : [];
    const rests = tumbling.tumble(frame.current, keys, timeToRoll());
    if (rests.length === 0) return;
    beginScene(Math.max(...rests));
    return sound((sounds) => sounds.settle(rests));
  }, [step, at]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let held: Element | null = null;
    let rest: (() => void) | null = null;
    const letGo = (): void => {
      rest?.();
      [held, rest] = [null, null];
    };
    const hold = (target: EventTarget | null): void => {
      letGo();
      const pressed = pressedAt(target);
      const action = pressed && actionAt(now.current, pressed);
      if (!pressed || !isThrow(now.current, action)) return;
      held = pressed;
      if (!tumbling || isStill()) return;
      const { game, drawing } = now.current;
      const dice = tumbling.shakeDice(element, keysInHand(drawing, partsOf(game, action)));
      const silence = sound((sounds) => sounds.rattle());
      rest = () => {
        dice();
        silence();
      };
    };
    const press = (event: PointerEvent): void => {
      if (event.isPrimary && event.button === 0) hold(event.target);
    };
    const lift = (event: PointerEvent): void => {
      const pressed = held;
      letGo();
      const isHere = pressed?.contains(document.elementFromPoint(event.clientX, event.clientY));
      if (!pressed || !isHere || event.pointerType !== 'touch') return;
      const click = setTimeout(() => pressed.dispatchEvent(new MouseEvent('click', { bubbles: true })), CLICK);
      pressed.addEventListener('click', () => clearTimeout(click), { once: true });
    };
    const down = (event: KeyboardEvent): void => {
      // What is drawn acts at once; a button when the key is let go.
      if (event.key === ' ' && !event.repeat && event.target instanceof HTMLButtonElement) hold(event.target);
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('keydown', down);
    addEventListener('pointerup', lift);
    for (const end of ['pointercancel', 'keyup', 'blur']) addEventListener(end, letGo);
    return () => {
      letGo();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('keydown', down);
      removeEventListener('pointerup', lift);
      for (const end of ['pointercancel', 'keyup', 'blur']) removeEventListener(end, letGo);
    };
  }, [frame]);
}
