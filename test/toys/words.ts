/**
 * Words: a game of which the actions have no end. 2 players.
 *
 * The players in turn say a word that wasn't said (WRD-1). Who says the sixth wins.
 */
import type { Envelope, Game } from 'dicewright';
import { defineGame, illegal, list, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

const WORDS = 6;

export interface WordsState extends Envelope<'words', Record<never, never>> {
  readonly said: readonly string[];
}

export interface WordsAction {
  readonly type: 'say';
  readonly player: number;
  readonly word: string;
}

const word = () => z.string().check(z.regex(/^\S+$/), z.maxLength(20));

const g = defineGame({ id: 'words', rules: 1, options: {}, state: { said: list(word(), WORDS) } });

const say = g.action({
  fields: { word: word() },
  candidates: ({ said }) =>
    ['a', 'b', 'c', 'd', 'e', 'f'].filter((one) => !said.includes(one)).map((one) => ({ word: one })),
  check: ({ said }, { word }) => (said.includes(word) ? illegal('WRD-1', `${word} was said`) : undefined),
  apply(draft, { word }) {
    draft.said.push(word);
  },
  describe: (_, { player, word }) => `Player ${player + 1} says ${word}.`,
});

export const words: Game<WordsState, WordsAction, Record<never, never>> = g.game({
  title: 'Words',
  playerCount: { min: 2, max: 2 },
  actions: { say },
  setup: () => ({ said: [] }),
  playersToAct: ({ said }) => oneToAct(said.length === WORDS ? null : said.length % 2),
  result: ({ said }) =>
    said.length === WORDS ? { winners: [1], scores: null, reason: 'It was the last word.' } : null,
});
