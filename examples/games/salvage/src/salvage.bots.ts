import { type NamedBot, thumb } from 'dicewright/analysis';
import { crewOf, KINDS, type SalvageAction, type SalvageView } from './salvage.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What dice show on average, by their sides. */
const meanOf = (dice: readonly number[]): number => sum(dice.map((sides) => (sides + 1) / 2));
/** What a hand shows on average. */
const handOf = (hand: readonly number[]): number => sum(hand.map((count, i) => (count * ((KINDS[i] ?? 0) + 1)) / 2));
const bestTwo = (hand: readonly number[]): number =>
  meanOf(KINDS.flatMap((sides, i) => Array<number>(hand[i] ?? 0).fill(sides)).slice(-2));

/** What a crew has rolled, or will on average. */
const strengthOf = ({ boats, rolled }: SalvageView, player: number): number =>
  sum(rolled[player] ?? []) || meanOf(crewOf(boats, player));

/**
 * The chance that nobody is stronger at the wreck to which the player goes: others whose boats are sealed go where the
 * treasure is, with their two best dice.
 */
function chanceAt(view: SalvageView, player: number, wreck: number): number {
  const { boats, treasure, hands, players } = view;
  const own = strengthOf(view, player);
  let chance = 1;
  for (let other = 0; other < players; other++) {
    const sent = boats[other];
    if (other === player) continue;
    const isKnown = sent && sent !== 'sealed';
    const comes = isKnown ? (sent.wreck === wreck ? 1 : 0) : (treasure[wreck] ?? 0) / Math.max(1, sum(treasure));
    const theirs = isKnown ? strengthOf(view, other) : bestTwo(hands[other] ?? []);
    chance *= 1 - (comes * theirs ** 2) / Math.max(1, own ** 2 + theirs ** 2);
  }
  return chance;
}

/** Coins that the player has, those that their boat may bring, and those for which the dice are good that they still have. */
function prospects(view: SalvageView, player: number): number {
  const { phase, boats, hands, bag, coins, treasure, players, options } = view;
  const sent = boats[player];
  const isAway = (phase === 'send' || phase === 'roll') && sent && sent !== 'sealed' && sent.dice.length > 0;
  const boat = isAway ? (treasure[sent.wreck] ?? 0) * chanceAt(view, player, sent.wreck) : 0;
  const left = handOf(hands[player] ?? []) - (isAway && phase === 'send' ? meanOf(sent.dice) : 0);
  const rounds = Math.floor(sum(bag) / (players * options.draw)) + (phase === 'draw' ? 1 : 0);
  const all = sum(hands.map(handOf)) + handOf(bag);
  const toCome = 3.5 * options.wrecks * rounds + (phase === 'draw' ? sum(treasure) : 0);
  return (coins[player] ?? 0) + boat + (left * toCome) / Math.max(1, all);
}

/** Coins more or fewer that half decide a game. */
const MANY = 12;

/** How many coins the player will be ahead of the best of the others, by a rough reckoning: 0 to 1, one half where by none. */
export function salvageWorth(view: SalvageView, player: number): number {
  const all = Array.from({ length: view.players }, (_, one) => prospects(view, one));
  const lead = (all[player] ?? 0) - Math.max(...all.filter((_, one) => one !== player));
  return (1 + lead / (MANY + Math.abs(lead))) / 2;
}

/** Bots of Salvage by name, for the command and for workers. */
export const salvageBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<SalvageView, SalvageAction>(
    'Go to the wreck with the most treasure, with your two best dice; in the last round with three.',
    ({ treasure, bag, players, options }, action) => {
      if (action.type !== 'send') return 0;
      const wanted = sum(bag) < players * options.draw ? 3 : 2;
      const { dice, wreck } = action;
      return (treasure[wreck] ?? 0) * 10 + meanOf(dice) - 1_000 * Math.abs(dice.length - wanted);
    },
  ),
};
