// People count players from 1, as the command, the table and pictures do; JSON counts from 0. So a page says "Player 1", with
// a capital, and `player 0` stands in code alone.

const fromZero = /\bplayers? 0\b/i;
/** A player by number, as pages that counted from 0 wrote it; not "each player 2 dice". */
const small = /(?<!\b(?:each|every|other|per) )\bplayer \d\b|\bplayers \d(?:,| and| or)/;

const isFence = (line: string): boolean => line.startsWith('```');

/** The lines of a page that count players from 0, from 1, by the words that do. Code is not looked at. */
export function playersFromZero(text: string): { readonly line: number; readonly words: string }[] {
  let isCode = false;
  return text.split(/\r?\n/).flatMap((content, index) => {
    if (isFence(content)) isCode = !isCode;
    if (isCode) return [];
    const prose = content.replaceAll(/`[^`]*`/g, '``');
    const words = (fromZero.exec(prose) ?? small.exec(prose))?.[0];
    return words === undefined ? [] : [{ line: index + 1, words }];
  });
}
