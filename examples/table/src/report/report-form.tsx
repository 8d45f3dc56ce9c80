import type { AnyAction } from 'dicewright';
import { type FormEvent, useState } from 'react';
import { gameHash } from '../address.js';
import type { GameSession } from '../game-session.js';
import { nameOf } from '../words.js';
import type { Field } from './fields.js';
import { ReportField } from './report-field.js';
import { timeText } from './stopwatch.js';
import '../styles/report.css';

type Told = Readonly<Record<string, unknown>>;

/** Before anything was told. */
const nothingTold = (fields: readonly Field[]): Told =>
  Object.fromEntries(
    fields.map(({ name, what, mayBeNone, isList }) => {
      // Whether a time was measured or an attempt has failed is to be told.
      const none = mayBeNone && what.kind !== 'time' ? null : undefined;
      return [name, isList ? [] : none];
    }),
  );

/** Something that could be told of a part, to find out what goes together. */
function samples({ what, mayBeNone, isList }: Field): readonly unknown[] {
  const none = mayBeNone ? [null] : [];
  if (isList) return [[]];
  if (what.kind === 'word') return [...none, what.words[0]];
  if (what.kind === 'count') return [...none, what.least];
  return what.kind === 'yes-or-no' ? [true, false] : none;
}

/** The outcomes that have this part, with what is told of the others or something else. */
function* withPart(fields: readonly Field[], told: Told, name: string, value: unknown): Generator<Told> {
  let outcomes: readonly Told[] = [{ ...told, [name]: value }];
  for (const field of fields) {
    if (field.name === name) continue;
    const values = [told[field.name], ...samples(field)];
    outcomes = outcomes.flatMap((outcome) => values.map((one) => ({ ...outcome, [field.name]: one })));
  }
  yield* outcomes;
}

interface ReportFormProps {
  readonly session: GameSession;
  readonly action: AnyAction;
  readonly fields: readonly Field[];
  readonly onAction: (action: AnyAction) => void;
  readonly onLeave: () => void;
}

/** Asks what came of something at the table, with a watch where that is measured. */
export function ReportForm({ session, action, fields, onAction, onLeave }: ReportFormProps) {
  const [told, setTold] = useState(() => nothingTold(fields));
  const { game, state, names, record } = session;
  const chance = game.chance(state, action);
  const isPossible = (outcome: Told): boolean => chance?.includes(outcome) ?? false;
  const [only, ...others] = fields;
  const mayFail = only?.what.kind === 'time' && only.mayBeNone && others.length === 0;
  const time = only?.what.kind === 'time' ? told[only.name] : undefined;
  const fits = (name: string, value: unknown): boolean => {
    for (const outcome of withPart(fields, told, name, value)) if (isPossible(outcome)) return true;
    return false;
  };
  const tell = (name: string, value: unknown): void => {
    const next = { ...told, [name]: value };
    // What doesn't go with it was of something else.
    const alone = { ...nothingTold(fields), [name]: value };
    setTold(!isPossible(next) && isPossible(alone) ? alone : next);
  };
  const report = (outcome: Told): void => onAction({ ...action, outcome } as AnyAction);
  return (
    <form
      className="asked report"
      data-testid="report"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        report(told);
      }}
    >
      <p className="who">{nameOf(action.player, names)}: what came of it?</p>
      {fields.map((field) => (
        <ReportField
          key={field.name}
          field={field}
          value={told[field.name]}
          names={names}
          fits={(value) => fits(field.name, value)}
          onValue={(value) => tell(field.name, value)}
        />
      ))}
      <div className="buttons">
        <button type="submit" className="main" data-testid="report-told" disabled={!isPossible(told)}>
          {typeof time === 'number' ? `It took ${timeText(time)} seconds` : 'That came of it'}
        </button>
        {mayFail && (
          <button type="button" data-testid="report-failed" onClick={() => report({ [only.name]: null })}>
            It failed
          </button>
        )}
        <button type="button" onClick={onLeave}>
          Not yet
        </button>
      </div>
      <p className="quiet">
        No dice at hand?{' '}
        <a
          data-testid="practice"
          href={gameHash(game.id, { players: record.players, options: { ...record.options }, rollsThemselves: false })}
        >
          Practise with those of the page
        </a>
      </p>
    </form>
  );
}
