import { useState } from 'react';
import { nameOf } from '../words.js';
import type { KeptMatch } from './kept-matches.js';
import { matchHash } from './match-address.js';

function hrefOf(hash: string): string {
  const url = new URL(location.href);
  url.hash = hash;
  return url.href;
}

interface LinkRowProps {
  readonly id: string;
  readonly label: string;
  readonly hash: string;
}

/** A link to send to somebody. */
function LinkRow({ id, label, hash }: LinkRowProps) {
  const [isCopied, setCopied] = useState(false);
  const href = hrefOf(hash);
  const copy = async (): Promise<void> => {
    // Where there is a way to send it, that is it; else it lies in the clipboard.
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url: href, title: label }).catch(() => undefined);
      return;
    }
    await navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <li>
      <a data-testid={id} href={href}>
        {label}
      </a>
      <input aria-label={`Link for ${label}`} readOnly value={href} onFocus={({ target }) => target.select()} />
      <button type="button" onClick={copy}>
        {isCopied ? 'Copied' : 'Send'}
      </button>
    </li>
  );
}

interface InvitationsProps {
  readonly kept: KeptMatch;
  /** Seats that are not asked for. */
  readonly without?: readonly number[];
  /** What the links are called by the page. */
  readonly id: string;
}

/** A link for each seat, and one for whoever only watches. */
export function Invitations({ kept, without = [], id }: InvitationsProps) {
  const { match, secrets = [], names, hints } = kept;
  return (
    <ul className="invitations">
      {secrets.map((secret, seat) =>
        secret === null || without.includes(seat) ? null : (
          <LinkRow
            key={secret}
            id={`${id}-${seat}`}
            label={nameOf(seat, names)}
            hash={matchHash(match, secret, hints)}
          />
        ),
      )}
      <LinkRow id={id === 'seat' ? 'watch' : `${id}-watch`} label="Only watch" hash={matchHash(match, null, false)} />
    </ul>
  );
}
