interface ReplaySliderProps {
  readonly length: number;
  /** The position after so many actions is shown. */
  readonly at: number;
  readonly onAt: (at: number) => void;
}

/** Goes through what was played. */
export function ReplaySlider({ length, at, onAt }: ReplaySliderProps) {
  if (length === 0) return null;
  return (
    <label className="replay">
      <span>
        After action {at} of {length}
      </span>
      <input
        type="range"
        data-testid="replay-slider"
        min={0}
        max={length}
        value={at}
        onChange={({ target }) => onAt(Number(target.value))}
      />
      {at < length && (
        <button type="button" onClick={() => onAt(length)}>
          Back to the game
        </button>
      )}
    </label>
  );
}
