/**
 * Deal: secrets that one action makes for all. 2-4 players.
 *
 * Player 0 deals everybody a card from 1 to 9 (DEA-1); each knows their own. Then they show them in turn (DEA-2), and the
 * highest card wins. The deal is told in part: who dealt does not know what the others have.
 */
import { type Envelope, type Game, uniformInt } from 'dicewright';
import { defineGame, illegal, natural, oneToAct, shuffled } from 'dicewright/define';
import * as z from 'zod/mini';

/** What a view and an outcome show of a card that lies face down. */
const COVERED = 0;
const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface DealState extends Envelope<'deal', object> {
  /** Empty before the deal. A view shows 0 for a card that lies face down. */
  readonly cards: readonly number[];
  /** How many have shown their cards. */
  readonly shown: number;
}

export type DealAction =
  | { readonly type: 'deal'; readonly player: number; readonly outcome?: readonly number[] | undefined }
  | { readonly type: 'show'; readonly player: number };

const SEATS = 4;
const deals = [0, 1, 2, 3, 4].map((players) => shuffled(CARDS, players));
const cards = z.array(natural(9)).check(z.maxLength(SEATS));

const g = defineGame({
  id: 'deal',
  rules: 1,
  options: {},
  state: { cards, shown: natural(SEATS) },
  // Of its own, so that it differs from the schema of the state.
  hidden: { cards: z.array(natural(9)).check(z.maxLength(SEATS)) },
});

const deal = g.action({
  check: (view) => (view.cards.length === 0 ? undefined : illegal('DEA-1', 'the cards are dealt already')),
  outcome: cards,
  chance: ({ players }) => deals[players] ?? null,
  apply(draft, _action, outcome) {
    draft.cards = [...(outcome ?? [])];
  },
  conceal: ({ outcome }, viewer) =>
    outcome ? { outcome: outcome.map((card, seat) => (seat === viewer ? card : COVERED)) } : {},
  reveals: true,
  describe: (_, { player }) => `Player ${player + 1} deals.`,
});

const show = g.action({
  check: (view) => (view.cards.length > 0 ? undefined : illegal('DEA-2', 'no cards are dealt yet')),
  apply(draft, _action, _outcome, { shown }) {
    draft.shown = shown + 1;
  },
  reveals: true,
  describe: (_, { player }, after) => `Player ${player + 1} shows a ${after.cards[player]}.`,
});

export const dealGame: Game<DealState, DealAction, object> = g.game({
  title: 'Deal',
  playerCount: { min: 2, max: SEATS },
  actions: { deal, show },
  setup: () => ({ cards: [], shown: 0 }),
  checkState(state) {
    if (state.shown > state.cards.length) return 'more cards are shown than dealt';
    if (state.cards.includes(COVERED)) return 'a state knows all cards';
    if (new Set(state.cards).size < state.cards.length) return 'there is one card of each number';
    return state.cards.length % state.players === 0 ? undefined : 'everybody has a card';
  },
  playersToAct: ({ players, shown }) => oneToAct(shown < players ? shown : null),
  result({ cards: scores, players, shown }) {
    if (shown < players) return null;
    const best = Math.max(...scores);
    return { winners: [scores.indexOf(best)], scores: [...scores], reason: `The highest card is a ${best}.` };
  },
  view: (state, player) => ({
    ...state,
    cards: state.cards.map((card, seat) => (seat === player || seat < state.shown ? card : COVERED)),
  }),
  complete(view, _player, rng) {
    const left = CARDS.filter((card) => !view.cards.includes(card));
    const take = () => left.splice(uniformInt(rng, 0, left.length - 1), 1)[0] as number;
    return { ...view, cards: view.cards.map((card) => (card === COVERED ? take() : card)) };
  },
});
