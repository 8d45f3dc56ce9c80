import { createElement, type ReactElement, type SyntheticEvent, useState } from 'react';

interface WordsProps {
  readonly label: string;
  readonly onWords: (words: string) => void;
}

export function Words({ label, onWords }: WordsProps): ReactElement {
  const [words, setWords] = useState('');
  const submit = (event: Pick<SyntheticEvent, 'preventDefault'>): void => {
    event.preventDefault();
    if (words !== '') onWords(words);
  };
  const input = createElement('input', {
    value: words,
    autoFocus: true,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: object }) => setWords((target as { readonly value: string }).value),
  });
  return createElement(
    'form',
    { onSubmit: submit },
    createElement('label', null, label, ' ', input),
    createElement('button', { type: 'submit', disabled: words === '' }, 'OK'),
  );
}
