declare module 'virtual:game-cards' {
  /** The addresses of pictures of a position, by game. */
  export const cardPictures: Readonly<Record<string, string>>;
}
