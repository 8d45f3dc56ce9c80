import { useState } from 'react';
import { inWords } from './words.js';
import { capital } from './words-of-deeds.js';

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
  /** What it is about, as the rules have it; empty where they say nothing. */
  readonly about: string;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A list as people write it: `blue, red, green`. What is no list of words and numbers is JSON. */
const writtenOf = (value: unknown): string =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** What somebody has written: one of the words that the option knows, a list, or JSON. */
function readWritten(text: string, words: readonly unknown[]): unknown {
  const written = text.trim();
  if (words.includes(written)) return written;
  if (/^[[{]/.test(written)) return JSON.parse(written);
  return written.split(/\s*,\s*/).map((one) => (/^-?\d+$/.test(one) ? Number(one) : one));
}

interface WrittenInputProps {
  readonly id: string;
  readonly value: unknown;
  /** What can be written in place of a list. */
  readonly words: readonly unknown[];
  readonly onValue: (value: unknown) => void;
}

/** A value as it is written, for what no other field is there; what can't be read is not taken. */
function WrittenInput({ id, value, words, onValue }: WrittenInputProps) {
  const [text, setText] = useState(writtenOf(value));
  return (
    <input
      id={id}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        try {
          onValue(readWritten(target.value, words));
          target.setCustomValidity('');
        } catch {
          target.setCustomValidity('A list is expected here, with commas');
        }
      }}
    />
  );
}

/** One option of a game, as its schema wants it told. */
export function OptionField({ name, schema, value, onValue, about }: OptionFieldProps) {
  const id = `option-${name}`;
  const now = value === undefined ? schema.default : value;
  const change = (next: unknown): void => onValue(same(next, schema.default) ? undefined : next);
  const [only, ...others] = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  const mayBeNull = schema.anyOf?.some(({ type }) => type === 'null') ?? false;
  const kind = others.length > 0 ? undefined : only;

  const words = (schema.anyOf ?? [schema]).flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  let field = <WrittenInput id={id} value={now} words={words} onValue={change} />;
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
      <label htmlFor={id}>{capital(inWords(name))}</label>
      {field}
      {about && <small id={`${id}-about`}>{about}</small>}
    </div>
  );
}
