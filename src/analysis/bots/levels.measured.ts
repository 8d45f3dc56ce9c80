/** How the levels think about a game, where measuring has shown that the usual way is not the best, or too slow. */
export interface MeasuredLevel {
  /** What is stronger. */
  readonly search?: 'expectimax' | 'mcts';
  /** The share of the usual positions for which there is time. */
  readonly share?: number;
}

/** By the id of the game. */
export const measuredLevels: Readonly<Record<string, MeasuredLevel>> = {
  kiriki: { share: 0.5 },
  'quadrula-rasa': { share: 0.05 },
  reducto: { share: 0.3 },
  'wolf-in-a-sheeps-coat': { share: 0.6 },
};
