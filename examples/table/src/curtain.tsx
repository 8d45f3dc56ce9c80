import { nameOf } from './words.js';

interface CurtainProps {
  readonly name: number | null;
  readonly names: readonly string[];
  readonly onOpen: () => void;
}

/** Between two people at one screen, so that neither sees what only the other may know. */
export function Curtain({ name, names, onOpen }: CurtainProps) {
  const who = nameOf(name ?? 0, names);
  return (
    <div className="curtain" data-testid="curtain">
      <p>Now {who} sits here. Nobody else may look.</p>
      <button type="button" className="main" onClick={onOpen}>
        I am {who}
      </button>
    </div>
  );
}
