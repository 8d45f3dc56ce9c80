import type { AnyAction } from 'dicewright';
import { advisedFor } from '../advised.js';
import type { Hinted, HintedAction } from '../hints.js';
import { capital } from '../words-of-deeds.js';

/** Less than this of a victory, or of points, is no difference. */
const LEAST = { share: 0.0005, points: 0.05 } as const;

/** How much more that is, as people say it: `wins about 5 more games in 100`; alone `is worth 3.1 points more on average`. */
function moreText(difference: number, isAlone: boolean): string {
  if (isAlone) return `is worth ${difference.toFixed(1)} points more on average`;
  const [most, count] = difference < 0.01 ? [1_000, 1_000 * difference] : [100, 100 * difference];
  const games = Math.max(1, Math.round(count));
  return `wins about ${games} more game${games === 1 ? '' : 's'} in ${number(most)}`;
}

const number = (value: number): string => value.toLocaleString('en');

/** Whether it may as well be the other way round. */
const isOpen = (one: HintedAction, other: HintedAction): boolean => one.low < other.high && other.low < one.high;

interface Asked {
  /** What a judge says of the position in which it was done. */
  readonly hint: Hinted;
  readonly done: AnyAction;
  readonly players: number;
  /** What somebody does with an action, as a sentence can begin with it. */
  readonly phrase: (action: HintedAction) => string;
}

/**
 * Why somebody did what they did, in one sentence: what it is worth beside what else could be done.
 *
 * @returns `null` where there was nothing to decide, or nothing is known of it
 */
export function whyOf({ hint, done, players, phrase }: Asked): string | null {
  const { actions } = hint;
  const own = advisedFor(hint, done);
  if (!own || actions.length < 2) return null;
  const isAlone = players === 1;
  const least = isAlone ? LEAST.points : LEAST.share;
  const said = phrase(own);
  const others = actions.filter((one) => one !== own).map((one) => ({ one, words: phrase(one) }));
  const told = others.filter(({ words }) => words !== said);
  const [first] = told;
  if (own.loss > least && first) {
    const { one, words } = first;
    if (isOpen(one, own)) return `${capital(words)} might have been as good; playing it out can’t tell.`;
    return `${capital(words)} would have been better: it ${moreText(one.value - own.value, isAlone)} than ${said}.`;
  }
  const worse = told.find(({ one }) => own.value - one.value > least);
  if (!worse) return 'Whatever else could be done is worth as much.';
  const { one, words } = worse;
  if (isOpen(own, one)) return `${capital(said)} is about as good as ${words}, as far as playing it out can tell.`;
  return `${capital(said)} ${moreText(own.value - one.value, isAlone)} than ${words}.`;
}
