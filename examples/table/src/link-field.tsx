import { useEffect } from 'react';

interface LinkFieldProps {
  readonly link: string;
  /** What it holds. */
  readonly about: string;
}

/** A link to take along; it is in the clipboard, where the page may write there. */
export function LinkField({ link, about }: LinkFieldProps) {
  useEffect(() => void navigator.clipboard?.writeText(link).catch(() => undefined), [link]);
  return (
    <label className="link">
      {about} <input readOnly value={link} onFocus={({ target }) => target.select()} />
    </label>
  );
}
