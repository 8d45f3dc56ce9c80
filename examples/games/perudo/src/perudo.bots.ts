import type { Bot, NamedBot } from 'dicewright/analysis';
import { counts, type PerudoBid } from './bids.js';
import { type PerudoAction, type PerudoView, perudo } from './perudo.js';

type View = PerudoView;

/** The chance of each number of hits, 0 to `dice`, with so many dice that hit with the same chance. */
export function hits(dice: number, chance: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const before = chances;
    chances = [...before, 0].map((same, count) => same * (1 - chance) + (before[count - 1] ?? 0) * chance);
  }
  return chances;
}

/** The chance that so many dice count for a bid at least, and exactly. */
function chancesOf(dice: number, missing: number, { face }: PerudoBid, isPalifico: boolean) {
  const all = hits(dice, face === 'ones' || isPalifico ? 1 / 6 : 1 / 3);
  const atLeast = all.reduce((sum, chance, count) => sum + (count >= missing ? chance : 0), 0);
  return { atLeast, exactly: all[missing] ?? 0 };
}

/**
 * The chance that a bid is true, and that it is exactly right, for a player who knows his own dice and nothing else.
 *
 * @param player - whose dice are known; `null` for somebody who sees none
 */
export function perudoChances({ dice, hands, isPalifico }: View, player: number | null, bid: PerudoBid) {
  const own = player === null ? [] : (hands[player] ?? []);
  const unknown = dice.reduce((sum, count) => sum + count, 0) - own.length;
  const held = own.filter((die) => counts(die, bid.face, isPalifico)).length;
  return chancesOf(unknown, bid.quantity - held, bid, isPalifico);
}

/** What an action brings: dice of others that are lost, less one's own, on average. */
function worthOf(view: View, player: number, action: PerudoAction): number {
  const { bid } = view;
  if (action.type === 'bid') {
    // The less likely it looks to who sees nothing, the likelier somebody doubts it.
    const doubted = 1 - perudoChances(view, null, action).atLeast;
    return doubted * (2 * perudoChances(view, player, action).atLeast - 1);
  }
  if (bid === null || action.type === 'roll') return 0;
  const { atLeast, exactly } = perudoChances(view, player, bid);
  return action.type === 'dudo' ? 1 - 2 * atLeast : 2 * exactly - 1;
}

/**
 * A bot that reckons: it knows how likely each bid is with the dice that it sees, doubts what is unlikely, and bids what is
 * likelier than it looks to the others. Of equal actions it takes the first.
 */
export function perudoBot(): Bot<PerudoAction, PerudoView> {
  return (view, player) => {
    let best: { readonly action: PerudoAction; readonly worth: number } | undefined;
    for (const action of perudo.legalActions(view, player)) {
      const worth = worthOf(view, player, action);
      if (best === undefined || worth > best.worth) best = { action, worth };
    }
    if (best) return best.action;
    throw new RangeError(`player ${player} can’t act in this position`);
  };
}

/** Bots of Perudo by name, for the command and for workers. */
export const perudoBots: Readonly<Record<string, NamedBot>> = {
  odds: {
    about: 'doubts what is unlikely with its own dice, and bids what is likelier than it looks',
    parameters: [],
    create: () => perudoBot() as ReturnType<NamedBot['create']>,
  },
};
