declare module 'virtual:game-cards' {
  /** What the list of games shows of one beside its facts. */
  export interface GameCard {
    /** The address of a picture of a position. */
    readonly picture: string;
    /** How many actions a game has. */
    readonly actions: number;
  }
  export const gameCards: Readonly<Record<string, GameCard>>;
}
