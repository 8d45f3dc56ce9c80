/** The words that begin a line before the actions, in their order; some of them only in `dicewright/2`. */
export const headWords = ['players', 'options', 'dice', 'match', 'lot', 'commitment', 'commitments', 'from'];
/** The same after the actions. */
export const footWords = ['ended', 'result', 'seed', 'links'];

/** Whether it begins a line that is no action. */
export const isKeyword = (text: string): boolean => headWords.includes(text) || footWords.includes(text);

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Whether it is a number as JSON writes it. */
export const isNumber = (word: string): boolean => NUMBER.test(word) && Number.isFinite(Number(word));

const literals: ReadonlyMap<string, boolean | null> = /* @__PURE__ */ new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** What a bare word means where nothing declares what stands there. */
export function plainWord(word: string): string | number | boolean | null {
  const literal = literals.get(word);
  if (literal !== undefined) return literal;
  // 0, not -0, which JSON has, but records have not.
  return isNumber(word) ? Number(word) || 0 : word;
}

/** Whether it can stand without quotes: no blanks, no signs of the notation, nothing that can't be seen. */
export const isWord = (text: string): boolean => /^[^\s"#[\](),:=/?\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]+$/u.test(text);

const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** The value as JSON, such as a text in quotes, on one line whatever is in it. Joiners, which several scripts and emoji need, stay. */
export const quoted = (value: unknown): string => JSON.stringify(value).replace(UNSEEN, escaped);
