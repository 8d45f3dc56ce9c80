import { pick, type RandomGenerator, uniformInt } from '../../src/kernel/dice/random.js';

// States that nobody played: those of a game with something in them changed.

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, Json>>;

/** What is the table's, and not what is on it. */
const ENVELOPE: readonly string[] = ['game', 'rules', 'players', 'options', 'events'];

/** A text with a letter for each cell; all of those of a state have the same length. */
const isBoard = (value: Json): value is string => typeof value === 'string' && value.length >= 45;

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text with what is in two of its places exchanged. */
function exchanged(text: string, one: number, other: number): string {
  const letters = [...text];
  [letters[one], letters[other]] = [letters[other] ?? '', letters[one] ?? ''];
  return letters.join('');
}

/** A die lies elsewhere, as it lay, or two have changed places. */
function moved(state: Fields, rng: RandomGenerator): Fields {
  const boards = Object.entries(state).filter(([, value]) => isBoard(value));
  const size = Math.min(...boards.map(([, value]) => String(value).length));
  if (boards.length === 0) return state;
  const [one, other] = [uniformInt(rng, 0, size - 1), uniformInt(rng, 0, size - 1)];
  return { ...state, ...Object.fromEntries(boards.map(([key, value]) => [key, exchanged(String(value), one, other)])) };
}

/** A value somewhere inside, as it is in the same place of the other, or else; numbers are one more or less. */
function changed(value: Json, other: Json | undefined, rng: RandomGenerator): Json {
  if (typeof value === 'number' && uniformInt(rng, 0, 1) === 0) return value + (pick(rng, [-1, 1]) as number);
  if (typeof value === 'boolean') return !value;
  if (isBoard(value)) {
    const place = uniformInt(rng, 0, value.length - 1);
    return value.slice(0, place) + pick(rng, [...value]) + value.slice(place + 1);
  }
  if (Array.isArray(value) && value.length > 0) {
    const place = uniformInt(rng, 0, value.length - 1);
    if (uniformInt(rng, 0, 3) === 0) return value.filter((_, index) => index !== place);
    const others = Array.isArray(other) ? other[place] : undefined;
    return value.map((one, index) => (index === place ? changed(one, others, rng) : one));
  }
  if (isFields(value)) {
    const key = pick(rng, Object.keys(value)) ?? '';
    const others = other !== undefined && isFields(other) ? other[key] : undefined;
    return { ...value, [key]: changed(value[key] ?? null, others, rng) };
  }
  return other ?? value;
}

/** A state with one thing or up to three changed, from states of a game at one table. */
export function forged<State>(states: readonly State[], rng: RandomGenerator): State {
  const fieldsOf = (): Fields => pick(rng, states) as Fields;
  let state = fieldsOf();
  for (let changes = uniformInt(rng, 1, 3); changes > 0; changes--) {
    const other = fieldsOf();
    const key =
      pick(
        rng,
        Object.keys(state).filter((one) => !ENVELOPE.includes(one)),
      ) ?? '';
    const kind = uniformInt(rng, 0, 2);
    if (kind === 0) state = moved(state, rng);
    else if (kind === 1) state = { ...state, [key]: other[key] ?? null };
    else state = { ...state, [key]: changed(state[key] ?? null, other[key], rng) };
  }
  return state as State;
}
