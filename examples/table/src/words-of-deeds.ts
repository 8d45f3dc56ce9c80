/** Verbs that say no deed: what they begin is left as it is. */
const HELPERS: Readonly<Record<string, string>> = { has: 'have', is: 'are', may: 'may', must: 'must', can: 'can' };

/** `builds` → `build`, `catches` → `catch`, `passes` → `pass`. */
function imperative(verb: string): string {
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** A word after `and` or `or` that is another verb of the same sentence. */
const FURTHER_VERB = /\b(and|or) ([a-z]+s)(?= (?:a|an|the|it|them|about|one|what|its|all|up|and|or)\b|[.,:]|$)/g;

/** What a game says of a player, said to that player. */
export interface Addressed {
  /** `take a die or a column. 165 dice are left.`; with `you` before it where it tells no deed: `you have made roll 1 of 3.` */
  readonly words: string;
  /** The deed alone: `take a die or a column`; `null` where the sentence tells none. */
  readonly deed: string | null;
}

/**
 * Says to a player what a sentence says of them: `Player 1 builds the pyramid.` → `build the pyramid.`
 *
 * @param name - what the sentence calls the player
 * @returns `null` where it speaks of somebody else
 */
export function addressed(sentence: string, name: string): Addressed | null {
  if (!sentence.startsWith(`${name} `)) return null;
  const [, verb = '', rest = ''] = /^([a-z]+)(.*)$/s.exec(sentence.slice(name.length + 1)) ?? [];
  if (verb === '') return null;
  const helper = HELPERS[verb];
  if (helper !== undefined) return { words: `you ${helper}${rest}`, deed: null };
  const [first = '', ...others] = rest.split(/(?<=[.:])/);
  const told = first.replace(FURTHER_VERB, (_, link: string, further: string) => `${link} ${imperative(further)}`);
  const deed = `${imperative(verb)}${told}`;
  return { words: deed + others.join(''), deed: deed.replace(/[.:]$/, '') };
}

/** `roll` → `Roll` */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
