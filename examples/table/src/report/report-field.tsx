import { upperNumbers } from 'dicewright/pyramid';
import { inWords, nameOf } from '../words.js';
import { cellNames, type Field, type Kind, questionOf } from './fields.js';
import { Stopwatch } from './stopwatch.js';

const colours: Readonly<Record<string, string>> = { r: 'red', g: 'green', k: 'black', b: 'blue', y: 'gold' };

/** A pose as the three numbers that one sees. */
function poseText(pose: string): string {
  const [up, right, left] = upperNumbers(pose);
  return `${up} towards the upper edge, ${right} lower right, ${left} lower left`;
}

function wordText(name: string, word: string): string {
  return name === 'pose' ? poseText(word) : (colours[word] ?? inWords(word));
}

interface Answer {
  readonly value: unknown;
  readonly text: string;
}

/** What can be answered, where it is one of several. */
function answersTo(name: string, what: Kind, names: readonly string[], fits: (value: unknown) => boolean): Answer[] {
  if (what.kind === 'cell') return cellNames.filter(fits).map((value) => ({ value, text: value }));
  if (what.kind === 'word') return what.words.filter(fits).map((value) => ({ value, text: wordText(name, value) }));
  if (what.kind === 'player') {
    const players = Array.from({ length: what.most + 1 }, (_, player) => player).filter(fits);
    return players.map((value) => ({ value, text: nameOf(value, names) }));
  }
  return [];
}

interface ReportFieldProps {
  readonly field: Field;
  readonly value: unknown;
  readonly names: readonly string[];
  /** Whether the outcome could be with this value, as far as the rest is told. */
  readonly fits: (value: unknown) => boolean;
  readonly onValue: (value: unknown) => void;
}

function ListField({ field, value, names, fits, onValue, id }: ReportFieldProps & { readonly id: string }) {
  const { name, what } = field;
  const told = value as readonly unknown[];
  const answers = answersTo(name, what, names, (one) => fits([...told, one]));
  const textOf = (one: unknown): string =>
    what.kind === 'player' ? nameOf(Number(one), names) : wordText(name, String(one));
  return (
    <>
      {told.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same can be told twice
        <button key={at} type="button" onClick={() => onValue(told.filter((_, other) => other !== at))}>
          {textOf(one)} <span aria-hidden="true">×</span>
          <span className="unseen"> take it out</span>
        </button>
      ))}
      <select
        id={id}
        value=""
        disabled={answers.length === 0}
        onChange={({ target }) => onValue([...told, answers[Number(target.value)]?.value])}
      >
        <option value="">{told.length === 0 ? 'nothing' : 'nothing more'}</option>
        {answers.map(({ text }, at) => (
          <option key={text} value={at}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}

/** Asks for one part of an outcome. */
export function ReportField(props: ReportFieldProps) {
  const { field, value, names, fits, onValue } = props;
  const { name, what, mayBeNone, isList } = field;
  const id = `report-${name}`;
  const question = questionOf(name, inWords(name));
  if (what.kind === 'yes-or-no') {
    return (
      <fieldset className="told">
        <legend>{question}</legend>
        {[true, false].map((one) => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={value === one}
            className={value === one ? 'main' : undefined}
            onClick={() => onValue(one)}
          >
            {one ? 'Yes' : 'No'}
          </button>
        ))}
      </fieldset>
    );
  }
  if (what.kind === 'time') {
    return <Stopwatch time={typeof value === 'number' ? value : null} onTime={(time) => onValue(time ?? undefined)} />;
  }
  if (what.kind === 'count') {
    return (
      <div className="told">
        <label htmlFor={id}>{question}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={what.least}
          max={what.most}
          placeholder={mayBeNone ? 'none' : undefined}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            onValue(target.value === '' ? (mayBeNone ? null : undefined) : Number(target.value))
          }
        />
      </div>
    );
  }
  const answers = answersTo(name, what, names, fits);
  return (
    <div className="told">
      <label htmlFor={id}>{question}</label>
      {isList ? (
        <ListField {...props} id={id} />
      ) : (
        <select
          id={id}
          value={answers.findIndex((answer) => answer.value === value)}
          onChange={({ target }) => onValue(answers[Number(target.value)]?.value ?? null)}
        >
          <option value={-1}>{mayBeNone ? 'it fell off' : '…'}</option>
          {answers.map(({ text }, at) => (
            <option key={text} value={at}>
              {text}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
