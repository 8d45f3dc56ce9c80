type Command = (() => void) | null;

interface ControlsProps {
  readonly onConfirm: Command;
  readonly onBack: Command;
  /** Nothing of it where nothing can ever be taken back. */
  readonly onUndo?: Command;
  readonly onRedo?: Command;
}

interface CommandButtonProps {
  readonly id: string;
  readonly label: string;
  /** `null` where it can't be done now. */
  readonly run: Command;
}

/** A button that stays in its place, and in the order of keyboards, also while it can do nothing. */
function CommandButton({ id, label, run }: CommandButtonProps) {
  return (
    <button
      type="button"
      data-testid={id}
      className={id === 'confirm' ? 'main' : undefined}
      disabled={run === null}
      onClick={() => run?.()}
    >
      {label}
    </button>
  );
}

/** What is done with a choice, and with what has been played. */
export function Controls({ onConfirm, onBack, onUndo, onRedo }: ControlsProps) {
  return (
    <fieldset className="controls" aria-label="Moves">
      <CommandButton id="confirm" label="Do it" run={onConfirm} />
      <CommandButton id="back" label="Choose again" run={onBack} />
      {onUndo !== undefined && <CommandButton id="undo" label="Undo" run={onUndo} />}
      {onRedo !== undefined && <CommandButton id="redo" label="Redo" run={onRedo} />}
    </fieldset>
  );
}
