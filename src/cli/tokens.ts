import { parseArgs } from 'node:util';
import { UsageError } from './errors.js';

/**
 * Takes a flag out of arguments whose other flags need not be known.
 *
 * @throws UsageError where it lacks its value
 */
export function tokensOf(
  args: readonly string[],
  flag: string,
): { readonly rest: readonly string[]; readonly values: readonly string[] } {
  const options = { [flag]: { type: 'string', multiple: true } } as const;
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const taken = new Set<number>();
  const values: string[] = [];
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name !== flag) continue;
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
      throw new UsageError(`Option '--${flag} <value>' argument missing`);
    }
    values.push(token.value);
    taken.add(token.index);
    if (!token.inlineValue) taken.add(token.index + 1);
  }
  return { rest: args.filter((_, index) => !taken.has(index)), values };
}
