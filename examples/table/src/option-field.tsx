import { useState } from 'react';
import { inWords } from './words.js';

/** What of a JSON Schema is looked at here. */
export interface OptionSchema {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly OptionSchema[];
}

interface OptionFieldProps {
  readonly name: string;
  /** The JSON Schema of the option, with its default. */
  readonly schema: OptionSchema;
  /** `undefined` for the default. */
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A value as JSON, for what no other field is there; what can't be read is not taken. */
function JsonInput({ id, value, onValue }: { id: string; value: unknown; onValue: (value: unknown) => void }) {
  const [text, setText] = useState(JSON.stringify(value));
  return (
    <input
      id={id}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        try {
          onValue(JSON.parse(target.value));
          target.setCustomValidity('');
        } catch {
          target.setCustomValidity('JSON is expected here');
        }
      }}
    />
  );
}

/** One option of a game, as its schema wants it told. */
export function OptionField({ name, schema, value, onValue }: OptionFieldProps) {
  const id = `option-${name}`;
  const now = value === undefined ? schema.default : value;
  const change = (next: unknown): void => onValue(same(next, schema.default) ? undefined : next);
  const [only, ...others] = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  const mayBeNull = schema.anyOf?.some(({ type }) => type === 'null') ?? false;
  const kind = others.length > 0 ? undefined : only;

  let field = <JsonInput id={id} value={now} onValue={change} />;
  if (kind?.type === 'boolean') {
    field = <input id={id} type="checkbox" checked={now === true} onChange={({ target }) => change(target.checked)} />;
  } else if (kind?.enum) {
    const values = mayBeNull ? [null, ...kind.enum] : kind.enum;
    field = (
      <select
        id={id}
        value={values.findIndex((one) => same(one, now))}
        onChange={({ target }) => change(values[Number(target.value)])}
      >
        {values.map((one, index) => (
          <option key={String(one)} value={index}>
            {one === null ? 'none' : inWords(String(one))}
          </option>
        ))}
      </select>
    );
  } else if (kind?.type === 'integer' || kind?.type === 'number') {
    field = (
      <input
        id={id}
        type="number"
        min={kind.minimum}
        max={kind.maximum}
        step={kind.type === 'integer' ? 1 : 'any'}
        required={!mayBeNull}
        placeholder={mayBeNull ? 'none' : undefined}
        value={now === null ? '' : String(now)}
        onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
      />
    );
  }
  return (
    <div className="option">
      <label htmlFor={id}>{inWords(name)}</label>
      {field}
    </div>
  );
}
