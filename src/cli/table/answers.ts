/** What a person can ask for besides choosing. */
export type Request = 'explain' | 'undo' | 'hint' | 'save' | 'back' | 'next' | 'quit';

/** What an answer says, before it is known what can be chosen. */
export type Answer =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'request'; readonly request: Request; readonly rest: string }
  | { readonly kind: 'numbers'; readonly numbers: readonly number[] }
  | { readonly kind: 'words'; readonly text: string };

interface Key {
  readonly key: string;
  readonly word: string;
  readonly request: Request;
  readonly about: string;
}

const keys: readonly Key[] = [
  { key: '?', word: 'help', request: 'explain', about: 'the rule of the last refusal, ? KIR-7, or this' },
  { key: 'h', word: 'hint', request: 'hint', about: 'what is best, and what others are worth' },
  { key: 'b', word: 'back', request: 'back', about: 'take back the last part of a choice' },
  { key: 'u', word: 'undo', request: 'undo', about: 'take back the last action, where that can be' },
  { key: 'n', word: 'next', request: 'next', about: 'let others act first, where several may act' },
  { key: 's', word: 'save', request: 'save', about: 'save the game; s FILE to another file' },
  { key: 'q', word: 'quit', request: 'quit', about: 'leave the game' },
];

/** What can be answered, for a person who asks. */
export const keysText: string = [
  '  1 or 1 3   options by their numbers',
  '  roll 2 5   an action in the notation; places count from 1',
  '  Enter      do what is chosen; else show the position again',
  ...keys.map(({ key, word, about }) => `  ${`${key}, ${word}`.padEnd(11)}${about}`),
]
  .map((line) => `${line}\n`)
  .join('');

/** Reads an answer. A request's word can only be followed by what it is about where that makes sense. */
export function readAnswer(given: string): Answer {
  const text = given.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^\d{1,6}([\s,]+\d{1,6})*$/.test(text)) {
    return { kind: 'numbers', numbers: text.split(/[\s,]+/).map(Number) };
  }
  const [first = '', ...others] = text.split(/\s+/);
  const rest = others.join(' ');
  const asked = keys.find(({ key, word }) => [key, word].includes(first.toLowerCase()));
  const takesMore = asked?.request === 'explain' || asked?.request === 'save';
  if (asked && (rest === '' || takesMore)) return { kind: 'request', request: asked.request, rest };
  return { kind: 'words', text };
}
