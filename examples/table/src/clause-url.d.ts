// Where the site has the rules, its builder knows.
declare module 'virtual:clause-url' {
  /** The address of a clause: `'../rules/kiriki#kir-22'`. @param base - where the site begins, seen from the page */
  export function clauseUrl(game: string, clause: string, base: string): string;
}
