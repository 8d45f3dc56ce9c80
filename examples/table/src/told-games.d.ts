declare module 'virtual:told-games' {
  /** What the rules page of a game tells beside its rules. */
  export interface ToldGame {
    /** What it is, in a sentence. */
    readonly summary: string;
    /** About how long it takes; `null` where nobody says. */
    readonly minutes: number | null;
    /** What decides it, the most important first. */
    readonly decides: readonly string[];
    /** What the best bot was measured to win against random play, in percent; `null` where none was shown to win more. */
    readonly thinking: number | null;
    /** How much of what came of measured games the dice explain, in percent; `null` where nobody has measured it. */
    readonly luck: number | null;
  }
  export const toldGames: Readonly<Record<string, ToldGame>>;
}

declare module 'virtual:games-by-hand' {
  /** The games, by id, in which hands decide first: without real dice there is nothing to play. */
  export const gamesByHand: readonly string[];
  /** The games that have no rule of thumb. */
  export const gamesWithoutThumb: readonly string[];
}

declare module 'virtual:known-bots' {
  /** By game. */
  export const knownBots: Readonly<Record<string, import('./opponents/character.js').KnownBots>>;
}

declare module 'virtual:how-to-play' {
  /** What a rules page says to people who have never seen the game. */
  export interface HowToPlay {
    readonly goal: string;
    readonly turn: string;
    readonly end: string;
    /** What the picture shows. */
    readonly caption: string;
  }
  /** Reads it from the text of a rules page; `null` where it isn't there. */
  export function howToPlayOf(page: string): HowToPlay | null;
  /** The addresses of pictures of a position, by game. */
  export const positionPictures: Readonly<Record<string, string>>;
}

declare module 'virtual:lessons' {
  /** A position, and something to do in it. */
  export interface Lesson {
    /** The clause that it teaches. */
    readonly clause: string;
    /** What is asked. */
    readonly task: string;
    /** What an action must have in common with `answer`. */
    readonly closeness: 'type' | 'from' | 'exactly';
    readonly answer: import('dicewright').AnyAction;
    /** The position, as a record that begins there. */
    readonly record: object;
  }
  /** The steps of the lessons of games, by the games' ids. */
  export const lessons: Readonly<Record<string, readonly Lesson[]>>;
}
