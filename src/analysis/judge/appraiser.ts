import { actionsInWords } from '../../choosing/actions-in-words.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { createRng } from '../../kernel/dice/random.js';
import { errorOf, noLegalAction } from '../../kernel/errors.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { shareOf } from '../bots/share.js';
import { Trial } from '../bots/trial.js';
import { gainOf, sharesAt } from '../search/shares.js';
import type { Thinking, Valuation, ValuedAction, Valuer } from '../search/valuation.js';
import { type State, sightOf, worldOf } from '../worlds.js';
import { byPlaying } from './by-playing.js';
import { bySearch } from './by-search.js';
import { bySolving } from './by-solving.js';
import { Experience } from './experience.js';
import type { Judgement } from './judge.js';

/** How hard it thinks. */
export interface Thought {
  readonly effort: number;
  readonly seed: string;
  readonly tell: Thinking | undefined;
}

/** With an effort of 1. */
const USUAL = { solved: 3_000, positions: 12_000, playouts: 1_000, played: 20_000 } as const;

/** With less effort than this, even what is thought in any case gets less. */
const LITTLE = 0.05;

/** Actions in games played out, in any case: without a game that ends nothing is known. */
const LEAST = 2_000;

/** Worlds over which a position is valued that hides something from a player who is not to act. */
const WORLDS = 4;

/** Values positions by the surest way there is. */
export class Appraiser {
  readonly game: AnyGame;
  readonly trial: Trial;
  /** What the game's worth amounts to, where it has one. */
  readonly experience: Experience | undefined;
  readonly #valuers: readonly Valuer[];
  readonly #seed: string;

  constructor(game: AnyGame, worth: ErasedWorth | undefined, first: readonly Valuer[], thought: Thought) {
    const { effort, seed, tell } = thought;
    const times = (usual: number): number => Math.max(2, Math.round(usual * effort));
    this.game = game;
    this.trial = new Trial(game);
    const thrift = Math.min(1, effort / LITTLE);
    this.experience = worth && new Experience(game, this.trial, worth, seed, thrift);
    this.#seed = seed;
    this.#valuers = [
      ...first,
      bySolving(game, this.trial, Math.max(USUAL.solved * thrift, times(USUAL.solved))),
      ...(this.experience
        ? [bySearch(game, this.trial, this.experience, times(USUAL.positions * shareOf(game)), seed, tell)]
        : []),
      byPlaying(
        game,
        this.trial,
        worth,
        { rounds: times(USUAL.playouts), most: Math.max(LEAST, times(USUAL.played)), tell },
        seed,
      ),
    ];
  }

  /** What the actions of a player who is to act are worth. @param view - a view made by the game */
  actions(view: State, player: number): Valuation {
    return this.trial.guard(() => {
      for (const valuer of this.#valuers) {
        const found = valuer({ view, player });
        if (found && found.actions.length > 0) return found;
      }
      throw errorOf(noLegalAction(this.game.id, player));
    });
  }

  /** What the position is worth to all, as a player sees it. @param asked - whoever is to act, unless given */
  value(given: State, asked?: number): Judgement {
    const { game } = this;
    const mover = game.playersToAct(given)[0];
    const player = asked ?? mover ?? 0;
    const sight = sightOf(game, given, player);
    const result = game.result(sight);
    if (result) return { kind: 'exact', values: sharesAt(result, sight.players) };
    if (mover === undefined || game.playersToAct(sight).includes(player)) return this.#best(sight, player);
    if (!game.traits.hiddenInformation) return this.#best(sight, mover);
    const rng = createRng(`${this.#seed} ${player}`);
    const all = Array.from({ length: WORLDS }, () =>
      this.#best(sightOf(game, worldOf(game, sight, player, rng), mover), mover),
    );
    const meanOf = (seat: number): number => all.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0) / all.length;
    return {
      kind: all.some(({ kind }) => kind === 'sampled') ? 'sampled' : 'search',
      values: Array.from({ length: sight.players }, (_, seat) => meanOf(seat)),
    };
  }

  #best(view: State, player: number): Judgement {
    const { kind, actions } = this.actions(view, player);
    return { kind, values: bestOf(actions, player).values };
  }

  /** Actions of a player in words. */
  words(view: State, { inWords }: Valuation, player: number): (action: AnyAction) => string {
    return inWords ?? actionsInWords(this.game, view, player);
  }
}

/** The action that is best for the player; of equal ones the first. */
export function bestOf(actions: readonly ValuedAction[], player: number): ValuedAction {
  let best = actions[0] as ValuedAction;
  for (const action of actions) if (gainOf(action.values, player) > gainOf(best.values, player)) best = action;
  return best;
}
