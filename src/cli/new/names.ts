export interface NewNames {
  /** `'pirates-dice'` */
  readonly id: string;
  /** The prefix of its clauses: `'PIR'`. */
  readonly prefix: string;
}

/** Words that can't name a constant. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
);

const LONGEST = 40;

/** The prefix that a game gets, unless another is given: its first three letters. */
export const prefixOf = (id: string): string =>
  id
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

/** Why a game can't have the id; `undefined` where it can. */
export function nameProblem(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST || prefixOf(id).length < 2) {
    return `expected a name such as pirates-dice, of at most ${LONGEST} small letters, digits and hyphens, got ${id}`;
  }
  return reserved.has(id) ? `${id} is a word of JavaScript` : undefined;
}

const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const capitalized = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** A template is written for a game my-game; this is it for another. */
export function fillTemplate(text: string, { id, prefix }: NewNames): string {
  return text
    .replaceAll('MyGame', capitalized(camelCase(id)))
    .replaceAll('myGame', camelCase(id))
    .replaceAll('my-game', id)
    .replaceAll('My Game', id.split('-').map(capitalized).join(' '))
    .replaceAll('MYG-', `${prefix}-`);
}

const identifiersIn = (code: string): Set<string> =>
  new Set(
    code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '').match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu),
  );

/** A word that the template uses for something else, so that the game's names would mean two things. */
export function takenName(code: string, names: NewNames): string | undefined {
  const words = [...identifiersIn(code)];
  const own = words.filter((word) => /mygame/i.test(word)).map((word) => fillTemplate(word, names));
  return own.find((word) => words.includes(word));
}
