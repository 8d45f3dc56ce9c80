import { type AnyGame, schemasOf } from 'dicewright';
import { useMemo } from 'react';
import { OptionField, type OptionSchema } from './option-field.js';

type Options = Readonly<Record<string, unknown>>;

interface OptionFieldsProps {
  readonly game: AnyGame;
  /** Those that are not the default. */
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}

/** A field for each option that a game declares. */
export function OptionFields({ game, options, onOptions }: OptionFieldsProps) {
  const fields = useMemo(
    () => Object.entries((schemasOf(game).options.properties ?? {}) as Record<string, OptionSchema>),
    [game],
  );
  return fields.map(([name, schema]) => (
    <OptionField
      key={name}
      name={name}
      schema={schema}
      value={options[name]}
      onValue={(value) => {
        const { [name]: _, ...others } = options;
        onOptions(value === undefined ? others : { ...others, [name]: value });
      }}
    />
  ));
}
