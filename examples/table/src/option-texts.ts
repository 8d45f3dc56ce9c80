import { inWords } from './words.js';

/** A value of a program as people say it. */
const VALUES: Readonly<Record<string, string>> = { true: 'yes', false: 'no', null: 'none' };

/** `fullHouse` → `full house`, `['b', 'r']` → `b, r`, `true` → `yes` */
export const valueWords = (value: string): string =>
  VALUES[value] ?? inWords(value.replaceAll(/['"[\]]/g, '').replaceAll(',', ', '));

/**
 * What the rules page of a game says of each option, in words: the name of the clause, and what else it can be.
 *
 * @param page - in Markdown
 */
export function aboutsIn(page: string): ReadonlyMap<string, string> {
  const abouts = new Map<string, string>();
  let clause = '';
  for (const line of page.split('\n')) {
    clause = /^### \S+ (.+)$/.exec(line)?.[1] ?? clause;
    const [, name, text = ''] = /^Option: `(\w+)` \(default `[^`]+`\): (.+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const said = text
      .replace(/ \([A-Z]+-\d+\)/g, '')
      .replace(/`([^`]+)`/g, (_, value: string) => `“${valueWords(value)}”`);
    abouts.set(name, `${clause}: ${said}`);
  }
  return abouts;
}
