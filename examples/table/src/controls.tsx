import type { Picture } from 'dicewright/define';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Deeds } from './deeds.js';

// Few games have them.
const Looked = lazy(() => import('./looked.js').then((module) => ({ default: module.Looked })));

type Command = (() => void) | null;

interface ControlsProps {
  /** What can be pressed beside the drawing; `null` while nobody here acts. */
  readonly deeds: Deeds | null;
  readonly onPart: (part: string) => void;
  readonly onConfirm: Command;
  readonly onBack: Command;
  /** Does not wait any longer for others; `null` where nobody waits. */
  readonly onHurry: Command;
  /** Nothing of it where nothing can ever be taken back. */
  readonly onUndo?: Command | undefined;
  readonly onRedo?: Command | undefined;
  /** How parts look that nothing in the picture stands for. */
  readonly looks: Picture['looks'];
  readonly children?: ReactNode;
}

interface CommandButtonProps {
  readonly id: string;
  readonly label: string;
  /** What is shown in place of the label. */
  readonly sign: string;
  /** `null` where it can't be done now. */
  readonly run: Command;
}

/** A button that stays in its place, and in the order of keyboards, also while it can do nothing. */
function CommandButton({ id, label, sign, run }: CommandButtonProps) {
  return (
    <button
      type="button"
      data-testid={id}
      className="command"
      title={label}
      disabled={run === null}
      onClick={() => run?.()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={sign} />
      </svg>
      <span className="unseen">{label}</span>
    </button>
  );
}

const SIGNS = {
  back: 'M5 5l10 10M15 5L5 15',
  undo: 'M8 4L4 8l4 4M4 8h7a5 5 0 0 1 0 9H8',
  redo: 'M12 4l4 4-4 4M16 8H9a5 5 0 0 0 0 9h3',
};

/** What is done with a choice, and with what has been played. */
export function Controls({
  deeds,
  onPart,
  onConfirm,
  onBack,
  onHurry,
  onUndo,
  onRedo,
  looks = {},
  children,
}: ControlsProps) {
  const { main = onHurry && 'Don’t wait', mainPart = null, others = [], wanted = 'Wait' } = deeds ?? {};
  const run = onConfirm ?? (mainPart === null ? onHurry : () => onPart(mainPart));
  const looked = others.filter(({ part }) => Object.hasOwn(looks, part));
  const written = others.filter(({ part }) => !Object.hasOwn(looks, part));
  return (
    <fieldset className="controls" aria-label="Moves">
      {others.length > 0 && (
        <div className="others">
          <Suspense>{looked.length > 0 && <Looked deeds={looked} looks={looks} onPart={onPart} />}</Suspense>
          {written.map(({ part, label }) => (
            <button key={part} type="button" data-part={part} data-state="open" onClick={() => onPart(part)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="commands">
        {onUndo !== undefined && <CommandButton id="undo" label="Undo" sign={SIGNS.undo} run={onUndo} />}
        {onRedo !== undefined && <CommandButton id="redo" label="Redo" sign={SIGNS.redo} run={onRedo} />}
        <button
          type="button"
          data-testid="confirm"
          className={deeds === null || main === null || run === null ? 'wanted' : 'main'}
          data-part={mainPart ?? undefined}
          data-state={mainPart === null ? undefined : 'open'}
          disabled={main === null || run === null}
          onClick={() => run?.()}
        >
          {main ?? wanted}
        </button>
        <CommandButton id="back" label="Choose again" sign={SIGNS.back} run={onBack} />
        {children}
      </div>
    </fieldset>
  );
}
