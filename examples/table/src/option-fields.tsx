import { type AnyGame, schemasOf } from 'dicewright';
import type { Entry } from 'dicewright/games';
import { useEffect, useMemo, useState } from 'react';
import { editionPlayed, withEdition } from './editions.js';
import { OptionField, type OptionSchema } from './option-field.js';
import { aboutsIn } from './option-texts.js';
import { inWords } from './words.js';

type Options = Readonly<Record<string, unknown>>;

interface OptionFieldsProps {
  readonly entry: Pick<Entry, 'part'>;
  readonly game: AnyGame;
  /** Those that are not the default. */
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}

interface EditionFieldProps extends Omit<OptionFieldsProps, 'entry'> {
  readonly defaults: Options;
}

/** One choice for all options in which the texts of the rules differ; nothing where they don't. */
function EditionField({ game, options, onOptions, defaults }: EditionFieldProps) {
  const names = Object.keys(game.editions);
  if (names.length === 0) return null;
  const played = editionPlayed(game, options, defaults);
  return (
    <div className="option">
      <label htmlFor="edition">Edition</label>
      <select
        id="edition"
        value={played ?? ''}
        onChange={({ target }) => onOptions(withEdition(game, target.value, options, defaults))}
      >
        {played === null && (
          <option value="" disabled>
            mixed
          </option>
        )}
        {names.map((name) => (
          <option key={name} value={name}>
            {inWords(name)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A field for each option that a game declares, and one for its editions. */
export function OptionFields({ entry, game, options, onOptions }: OptionFieldsProps) {
  const fields = useMemo(
    () => Object.entries((schemasOf(game).options.properties ?? {}) as Record<string, OptionSchema>),
    [game],
  );
  const [abouts, setAbouts] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isHere = true;
    // Offline there may be no page: then the names have to do.
    entry.part('rulesPage').then(
      (page = '') => isHere && setAbouts(aboutsIn(page)),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [entry]);
  const defaults = useMemo(() => Object.fromEntries(fields.map(([name, schema]) => [name, schema.default])), [fields]);
  return (
    <>
      <EditionField game={game} options={options} onOptions={onOptions} defaults={defaults} />
      {fields.map(([name, schema]) => (
        <OptionField
          key={name}
          name={name}
          schema={schema}
          value={options[name]}
          about={abouts.get(name) ?? ''}
          onValue={(value) => {
            const { [name]: _, ...others } = options;
            onOptions(value === undefined ? others : { ...others, [name]: value });
          }}
        />
      ))}
    </>
  );
}
