declare module 'virtual:other-games' {
  /** A game of a module that lies beside the page. */
  export type OtherGame = Pick<import('dicewright/games').Entry, 'id' | 'title' | 'playerCount' | 'traits' | 'facts'> &
    import('virtual:game-cards').GameCard & {
      /** The module's address, seen from the page. */
      readonly module: string;
    };
  export const otherGames: readonly OtherGame[];
}
