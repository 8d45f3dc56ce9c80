import { nameOf } from './words.js';

/** Verbs that say no deed: what they begin is said of the player, not to them. */
const HELPERS: Readonly<Record<string, string>> = { has: 'have', is: 'are', may: 'may', must: 'must', can: 'can' };

/** `builds` → `build`, `catches` → `catch`, `passes` → `pass`. */
function imperative(verb: string): string {
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** A word after `and` or `or` that is another verb of the same sentence, not the dice of another kind. */
const FURTHER_VERB =
  /\b(and|or) ([a-z]+(?:ss|sh|ch)es|[a-z]+s(?= (?:a|an|the|it|them|about|one|what|its|all|up|and|or)\b|[.,:]|$))/g;

/** What a game says of a player, said to that player. */
export interface Addressed {
  /** `take a die or a column. 165 dice are left.`; `you have made roll 1 of 3.` where the sentence tells no deed. */
  readonly words: string;
  /** The deed alone: `take a die or a column`; `null` where the sentence tells none. */
  readonly deed: string | null;
}

/** More players than sit at any table. */
const SEATS = Array.from({ length: 12 }, (_, player) => player);

/** What the sentence says of the player, and maybe of others: `rolls a die.`; `null` where it is about others alone. */
function predicateOf(sentence: string, player: number, names: readonly string[] | undefined): string | null {
  let isMeant = false;
  let rest = sentence;
  while (true) {
    const one = SEATS.find((seat) => [' ', ',', ':'].some((end) => rest.startsWith(nameOf(seat, names) + end)));
    if (one === undefined) return null;
    isMeant ||= one === player;
    rest = rest.slice(nameOf(one, names).length);
    // `Player 1, Player 2 look for the mole.` `Player 1, Player 2: roll and place, all at once.`
    if (!rest.startsWith(', ')) return isMeant ? rest.replace(/^:? /, '') : null;
    rest = rest.slice(2);
  }
}

/**
 * Says to a player what a sentence says of them: `Player 1 builds the pyramid.` → `build the pyramid.`
 *
 * @returns `null` where it speaks of somebody else
 */
export function addressed(sentence: string, player: number, names?: readonly string[]): Addressed | null {
  // `Round 1, throw 5: Player 1 throws lava.`
  const [, lead = '', told = sentence] = /^([^:]+: )(.+)$/s.exec(sentence) ?? [];
  const predicate = predicateOf(sentence, player, names);
  const later = predicate === null && lead !== '' ? predicateOf(told, player, names) : null;
  const said = predicate ?? later;
  const [, verb = '', rest = ''] = /^([a-z]+)(.*)$/s.exec(said ?? '') ?? [];
  if (verb === '') return null;
  const [first = '', ...others] = rest.split(/(?<=[.:])/);
  const further = first.replace(FURTHER_VERB, (_, link: string, other: string) => `${link} ${imperative(other)}`);
  const [before, after] = [later === null ? '' : lead, others.join('')];
  const helper = HELPERS[verb];
  if (helper !== undefined) return { words: `${before}you ${helper}${further}${after}`, deed: null };
  const deed = imperative(verb) + further;
  return { words: before + deed + after, deed: deed.replace(/[.:]$/, '') };
}

/** `place` → `placing`, `put` → `putting`, `enter` → `entering`. */
function present(verb: string): string {
  if (/[^aeioy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isDoubled = /^(?:qu|[^aeiou])*[aeiou][^aeiouwxy]$/.test(verb);
  return `${verb}${isDoubled ? verb.slice(-1) : ''}ing`;
}

/** A word after `and` or `or` that is another verb of the same deed. */
const FURTHER_DEED = /\b(and|or) ([a-z]+)(?= (?:a|an|the|it|them|its|all)\b)/g;

/**
 * A deed as what can be said of it: `Jump to f4 and take it` → `jumping to f4 and taking it`. What follows from it is left
 * out: `Take the die of a9; 7 dice slide down`.
 */
export function gerundOf(deed: string): string {
  const [told = ''] = deed.split(/[;:]|, (?:so|which)\b/);
  return told
    .replace(/^[A-Za-z]+/, (verb) => present(verb.toLowerCase()))
    .replace(FURTHER_DEED, (_, link: string, verb: string) => `${link} ${present(verb)}`);
}

/** `roll` → `Roll`; a cell keeps its name. */
export const capital = (words: string): string =>
  /^\d?[a-i]\d\b/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
