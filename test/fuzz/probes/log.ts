import { isDeepStrictEqual } from 'node:util';
import { pick, type RandomGenerator, uniformInt } from '../../../src/kernel/dice/random.js';
import { replayLines, verifyRecord } from '../../../src/record/index.js';
import { mutated } from '../../../src/testing/mutate.js';
import { type Reading, reading, readingLater } from '../../record/reading.js';
import { type Damage, damaged, drawDamage, inPieces } from '../damage.js';
import { drawPlanting, hostileNamed } from '../planting.js';
import { always, probe } from '../probe.js';
import { logOf, recordOf } from '../records.js';
import { type Answer, answerOf, laterAnswerOf } from '../refusal.js';

const TEARS = 6;
const DAMAGES = 6;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The pieces one after the other; an async generator would look at each whether it is a promise. */
function later<T>(pieces: readonly T[]): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = pieces[Symbol.iterator]();
      return { next: async () => iterator.next() };
    },
  };
}

/** What a whole log says, put together without the library. */
function assembled(lines: readonly string[]): object {
  const [header, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const actions: unknown[] = [];
  let footer = {};
  for (const line of rest) {
    if ('type' in line) actions.push(line);
    else if ('undo' in line) actions.pop();
    else footer = line;
  }
  return { ...header, actions, ...footer };
}

interface TornInput {
  readonly lines: readonly string[];
  /** So many bytes are left. */
  readonly length: number;
  /** The bytes come in pieces of this size. */
  readonly piece: number;
}

export const tornLogProbe = probe<TornInput>({
  name: 'a torn log is read up to its last whole line',
  area: 'hostile',
  applies: always,
  *draw({ game }, sample, rng) {
    const lines = logOf(game, recordOf(game, sample, rng), rng);
    const size = bytesOf(textOf(lines)).length;
    for (let i = 0; i < TEARS; i++) {
      yield { lines, length: uniformInt(rng, 0, size), piece: uniformInt(rng, 1, 100) };
    }
    yield { lines, length: size, piece: 7 };
  },
  async check({ game }, { lines, length, piece }, { expect }) {
    const bytes = bytesOf(textOf(lines)).subarray(0, length);
    const pieces = inPieces(bytes, () => piece);
    const what = `a log torn after ${length} bytes`;
    const ends: number[] = [];
    for (const line of lines) ends.push((ends.at(-1) ?? -1) + 1 + bytesOf(line).length);
    // A line is whole with or without its end.
    const whole = lines.slice(0, ends.filter((end) => end <= length).length);
    const isTorn = length > bytesOf(textOf(whole)).length;
    const answers: readonly Answer<Reading>[] = [
      answerOf(what, () => reading(bytes)),
      answerOf(what, () => reading(pieces)),
      await laterAnswerOf(what, async () => readingLater(later(pieces))),
    ];
    for (const answer of answers) {
      expect(
        'value' in answer === whole.length > 0,
        () => `${what}: ${'value' in answer ? 'read' : answer.refusal.message}`,
      );
      if (!('value' in answer)) continue;
      const { record, torn } = answer.value;
      expect(torn === isTorn, () => `${what} is ${torn ? '' : 'not '}said to be torn`);
      expect(isDeepStrictEqual(record, assembled(whole)), () => `${what} is read as another record`);
    }
    if (whole.length === 0) return;
    const report = verifyRecord(assembled(whole), game);
    expect(report.ok, () => `${what} deviates: ${report.deviations[0]?.message}`);
    const events = [...replayLines(pieces, game)];
    const last = events.at(-1);
    expect(last?.kind === 'end' && last.torn === isTorn, () => `${what}: the replay ends otherwise`);
    const now = events.at(-2);
    const same = now !== undefined && 'state' in now && isDeepStrictEqual(now.state, report.state);
    expect(same, () => `${what} is replayed to another state`);
  },
});

interface DamagedInput {
  readonly lines: readonly string[];
  readonly damage: Damage;
  readonly pieces: readonly number[];
  /** This piece is a hostile value in place of bytes. */
  readonly hostile: { readonly index: number; readonly value: string } | null;
}

/** The lines with one of them lost, doubled, moved, changed or foreign. */
function shuffledLines(lines: readonly string[], rng: RandomGenerator): string[] {
  const at = uniformInt(rng, 0, lines.length - 1);
  const line = lines[at] as string;
  const copy = [...lines];
  const ways: readonly (() => unknown)[] = [
    () => copy.splice(at, 1),
    () => copy.splice(at, 0, line),
    () => copy.splice(uniformInt(rng, 0, copy.length - 1), 0, ...copy.splice(at, 1)),
    () => copy.splice(at, 0, pick(rng, ['', '{"undo":1}', '{}', '[]', 'null', '{"undo":2}', '{"seed":"a"}']) as string),
    () => copy.splice(at, 1, JSON.stringify(mutated(JSON.parse(line) as object, rng).value)),
    () => copy.splice(at, 1, `${line}\r`),
    () => undefined,
  ];
  (pick(rng, ways) as () => unknown)();
  return copy;
}

/** What matters of an answer: the record, or why there is none. */
const essence = (answer: Answer<Reading>): unknown =>
  'value' in answer ? answer.value : [answer.refusal.code, answer.refusal.message];

export const damagedLogProbe = probe<DamagedInput>({
  name: 'a damaged log is refused or read, the same way however it comes',
  area: 'hostile',
  applies: always,
  *draw({ game }, sample, rng) {
    const log = logOf(game, recordOf(game, sample, rng), rng);
    for (let i = 0; i < DAMAGES; i++) {
      const lines = shuffledLines(log, rng);
      const damage = uniformInt(rng, 0, 2) === 0 ? {} : drawDamage(bytesOf(textOf(lines)).length, rng);
      const pieces = Array.from({ length: 8 }, () => uniformInt(rng, 1, 200));
      yield { lines, damage, pieces, hostile: null };
    }
    const { length } = bytesOf(textOf(log));
    const pieces = [Math.ceil(length / 3)];
    const name = drawPlanting(null, rng).value;
    yield { lines: log, damage: {}, pieces, hostile: { index: uniformInt(rng, 0, 2), value: name } };
  },
  async check({ game }, { lines, damage, pieces: sizes, hostile }, { count, expect }) {
    const bytes = damaged(bytesOf(textOf(lines)), damage);
    let next = 0;
    const pieces: unknown[] = inPieces(bytes, () => sizes[next++ % sizes.length] ?? 1);
    const what = `a log with ${JSON.stringify(damage)}`;
    if (hostile) {
      const { value, touched } = hostileNamed(hostile.value);
      pieces[hostile.index] = value;
      const strange = `a log of which a piece is ${hostile.value}`;
      answerOf(strange, () => reading(pieces as Uint8Array[]));
      await laterAnswerOf(strange, async () => readingLater(later(pieces) as AsyncIterable<Uint8Array>));
      answerOf(strange, () => [...replayLines(pieces as Uint8Array[], game)]);
      count(3);
      expect(!touched(), () => `${strange} is changed`);
      return;
    }
    const whole = answerOf(what, () => reading(bytes));
    const cut = answerOf(what, () => reading(pieces as Uint8Array[]));
    const async = await laterAnswerOf(what, async () => readingLater(later(pieces) as AsyncIterable<Uint8Array>));
    expect(isDeepStrictEqual(essence(whole), essence(cut)), () => `${what} is read otherwise in pieces`);
    expect(isDeepStrictEqual(essence(cut), essence(async)), () => `${what} is read otherwise bit by bit`);
    const replayed = answerOf(what, () => [...replayLines(bytes, game)].length);
    expect('value' in whole || 'refusal' in replayed, () => `${what} is replayed, but can't be read`);
    if ('value' in whole) {
      const report = answerOf(what, () => verifyRecord(whole.value.record, game));
      expect('value' in report, () => `${what} can be read, but verifyRecord throws`);
    }
  },
});
