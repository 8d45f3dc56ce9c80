import type { ErasedActionSpec, ErasedDefinition } from '../../../src/kernel/definition.js';
import type { Effects } from '../../../src/kernel/engine/effects.js';
import { engineOf, gameOf } from '../../../src/kernel/engine/engine.js';
import type { AnyGame } from '../../../src/kernel/types.js';

/** What is broken in a mutant: parts of the definition in place of the honest ones, actions by type. */
export interface Faults extends Partial<Omit<ErasedDefinition, 'actions'>> {
  readonly actions?: Readonly<Record<string, Partial<ErasedActionSpec>>>;
}

/** The definition of a game, to break parts of it. */
export const definitionOf = (game: object): ErasedDefinition => engineOf(game).definition;

/** The game with something broken in its definition. */
export function mutantOf(game: object, { actions = {}, ...faults }: Faults): AnyGame {
  const honest = definitionOf(game);
  const broken = Object.fromEntries(
    Object.entries(honest.actions).map(([type, spec]) => [type, { ...spec, ...actions[type] }]),
  );
  return gameOf({ ...honest, ...faults, actions: broken }) as never;
}

/** The game with something broken in its members, as if the kernel were wrong. */
export function brokenKernel(game: object, members: (honest: AnyGame) => Partial<AnyGame>): AnyGame {
  const honest = game as AnyGame;
  return { ...honest, ...members(honest) };
}

/** The game with an engine that carries out actions in a wrong way. */
export function withEffects(game: object, effects: (honest: Effects) => Partial<Effects>): AnyGame {
  const engine = engineOf(game);
  const [symbol] = Object.getOwnPropertySymbols(game).filter((one) => one.description?.endsWith(' engine'));
  const broken = { ...engine, effects: { ...engine.effects, ...effects(engine.effects) } };
  return { ...(game as AnyGame), [symbol as symbol]: broken };
}
