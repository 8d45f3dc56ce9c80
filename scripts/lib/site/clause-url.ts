/** The anchor of a clause on its rules page: `'KIR-22'` → `'kir-22'`. */
export const clauseAnchor = (clause: string): string => clause.toLowerCase();

/**
 * Where the site shows a clause. It reads nothing, so that a page can use it for every refusal.
 * @param base - where the site lies: `'/'`, `'/dicewright/'`, or from a page in a folder of it `'../'`
 *
 * @example
 * ```ts
 * clauseUrl('kiriki', 'KIR-22'); // '/rules/kiriki#kir-22'
 * ```
 */
export const clauseUrl = (game: string, clause: string, base = '/'): string =>
  `${base}rules/${game}#${clauseAnchor(clause)}`;
