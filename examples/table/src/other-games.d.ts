declare module 'virtual:other-games' {
  /** A game of a module that lies beside the page. */
  export type OtherGame = Pick<
    import('dicewright/games').Entry,
    'id' | 'title' | 'playerCount' | 'traits' | 'facts'
  > & {
    /** The module's address, seen from the page. */
    readonly module: string;
    /** The address of a picture of a position. */
    readonly picture: string;
    /** `null` where it comes without a rules page. */
    readonly told: import('virtual:told-games').ToldGame | null;
  };
  export const otherGames: readonly OtherGame[];
}
