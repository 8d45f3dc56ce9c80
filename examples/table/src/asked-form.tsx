import { type ReactNode, useState } from 'react';

interface AskedFormProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What stands on the button that says it. */
  readonly said: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

/** Asks for words, where somebody has pointed at what needs them. */
export function AskedForm({ label, placeholder, said, onText, onLeave, children }: AskedFormProps) {
  const [text, setText] = useState('');
  return (
    <form
      className="asked"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label>
        {label} {/* biome-ignore lint/a11y/noAutofocus: it was asked for by pointing at it */}
        <input value={text} autoFocus placeholder={placeholder} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" className="main">
        {said}
      </button>
      <button type="button" onClick={onLeave}>
        Leave it
      </button>
      {children}
    </form>
  );
}
