import type { Picture } from 'dicewright/define';
import { Position } from 'dicewright/react';
import type { Deed } from './deeds.js';
import { useTheme } from './theme.js';
import { useWidth } from './use-width.js';

interface LookedProps {
  readonly deeds: readonly Deed[];
  readonly looks: NonNullable<Picture['looks']>;
  readonly onPart: (part: string) => void;
}

/** Dice that stand for parts, as a drawing of their own. */
export function Looked({ deeds, looks, onPart }: LookedProps) {
  const theme = useTheme();
  const [frame, width] = useWidth(320, 900);
  return (
    <div className="looked" ref={frame}>
      <Position
        picture={{ title: '', summary: '', parts: [], looks }}
        choice={{ options: deeds, taken: [] }}
        width={width}
        compact
        only={[]}
        theme={theme}
        onPart={onPart}
      />
    </div>
  );
}
