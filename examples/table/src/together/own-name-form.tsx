import { type FormEvent, useState } from 'react';
import { keepOwnName, ownName } from './own-name.js';

interface OwnNameFormProps {
  /** What whoever sits here is called now; empty where that is nothing. */
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Asks whoever has followed a link what they want to be called. */
export function OwnNameForm({ name, onName }: OwnNameFormProps) {
  const [text, setText] = useState(name || ownName());
  const said = text.trim();
  const say = (event: FormEvent): void => {
    event.preventDefault();
    keepOwnName(said);
    onName(said);
  };
  return (
    <form className="own-name" onSubmit={say}>
      <label>
        Your name{' '}
        <input
          data-testid="own-name"
          maxLength={100}
          autoComplete="nickname"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" disabled={said === '' || said === name}>
        Be called that
      </button>
    </form>
  );
}
