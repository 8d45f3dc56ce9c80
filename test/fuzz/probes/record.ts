import { games } from '../../../src/catalogue.js';
import type { AnyAction, AnyGame } from '../../../src/kernel/types.js';
import { readRecord, replay, stateAt, verifyRecord, viewRecord } from '../../../src/record/index.js';
import type { GameRecord } from '../../../src/record/types.js';
import { recordLines, recordWriter } from '../../../src/record/write-lines.js';
import { resumeGame } from '../../../src/session/resume.js';
import { drawPlanting, hostileNamed, type Planting, planted, plantingText } from '../planting.js';
import { always, probe } from '../probe.js';
import { recordOf } from '../records.js';
import { answerOf, laterAnswerOf } from '../refusal.js';

const PLANTINGS = 4;

/** Everything that takes a record and looks at all of it. */
const readers: Readonly<Record<string, (record: unknown, game: AnyGame) => unknown>> = {
  readRecord: (record) => readRecord(record),
  recordLines: (record) => [...recordLines(record)],
  replay: (record, game) => [...replay(record, game)].length,
  stateAt: (record, game) => stateAt(record, 0, game),
  viewRecord: (record, game) => viewRecord(record, 0, game),
  resumeGame: (record, game) => resumeGame(record, game),
  recordWriter: (record) => recordWriter(() => undefined, (record ?? null) as GameRecord),
};

interface Input {
  readonly record: GameRecord;
  readonly planting: Planting;
}

export const recordProbe = probe<Input>({
  name: 'readers of records refuse hostile values, wherever they are planted',
  area: 'hostile',
  applies: always,
  *draw({ game }, sample, rng) {
    const record = recordOf(game, sample, rng);
    for (let i = 0; i < PLANTINGS; i++) yield { record, planting: drawPlanting(record, rng) };
    // Most places of a record are in its actions: the header has its turn, too.
    const { actions: _, ...header } = record;
    for (let i = 0; i < PLANTINGS; i++) yield { record, planting: drawPlanting(header, rng) };
  },
  async check({ game, inCatalogue }, { record, planting }, { count, expect }) {
    const kept = JSON.stringify(record);
    const make = () => {
      const { value, touched } = hostileNamed(planting.value);
      return { value: planted(record, planting.place, value), touched };
    };
    const entries = Object.entries(readers);
    for (const [name, read] of entries) {
      const what = `${name} of a record with ${plantingText(planting)}`;
      const { value, touched } = make();
      answerOf(what, () => read(value, game));
      count();
      expect(!touched(), () => `${what} tries to change it`);
    }
    const what = `verifyRecord of a record with ${plantingText(planting)}`;
    const report = answerOf(what, () => verifyRecord(make().value, game));
    expect('value' in report, () => `${what} throws instead of reporting`);
    if (inCatalogue) {
      const later = await laterAnswerOf(what, async () => verifyRecord(make().value, games));
      expect('value' in later, () => `${what} throws instead of reporting, when it has to find the game`);
      await laterAnswerOf(`replay of a record with ${plantingText(planting)}`, async () => {
        for await (const _ of replay(make().value, games)) count();
      });
    }
    expect(JSON.stringify(record) === kept, () => `${what} changes the record`);
  },
});

/** What a host does with a game that is recorded, with one argument of it. */
type Writing = 'play' | 'header' | 'action' | 'footer';

interface WriterInput {
  readonly record: GameRecord;
  readonly writing: Writing;
  readonly planting: Planting;
}

function goodFor(writing: Writing, { actions, result, seed, ...header }: GameRecord): unknown {
  if (writing === 'header') return header;
  return writing === 'footer' ? { result, seed } : (actions.at(-1) ?? {});
}

export const writerProbe = probe<WriterInput>({
  name: 'a refused action or line leaves sessions and logs as they were',
  area: 'hostile',
  applies: always,
  *draw({ game }, sample, rng) {
    const record = recordOf(game, sample, rng);
    for (const writing of ['play', 'header', 'action', 'footer'] as const) {
      for (let i = 0; i < PLANTINGS; i++)
        yield { record, writing, planting: drawPlanting(goodFor(writing, record), rng) };
    }
  },
  check({ game }, { record, writing, planting }, { count, expect }) {
    const { actions, result, seed: _, ...header } = record;
    const bad = hostileNamed(planting.value);
    const given = planted(goodFor(writing, record), planting.place, bad.value) as never;
    const what = `${writing} with ${plantingText(planting)}`;
    const before = { ...header, actions: actions.slice(0, -1) };
    if (writing === 'play') {
      const session = resumeGame(before, game);
      const kept = JSON.stringify(session.toRecord());
      const answer = answerOf(what, () => session.play(given));
      expect(
        ('value' in answer && answer.value.ok) || JSON.stringify(session.toRecord()) === kept,
        () => `${what} is refused, but changes the record`,
      );
      const report = verifyRecord(JSON.parse(JSON.stringify(session.toRecord())), game);
      expect(report.ok, () => `${what} leads to a record that deviates: ${report.deviations[0]?.message}`);
    } else {
      const lines: string[] = [];
      const log = recordWriter((line) => lines.push(line), writing === 'header' ? undefined : before);
      const answer = answerOf(what, () => log[writing](given));
      expect(lines.length === ('value' in answer ? 1 : 0), () => `${what} writes ${lines.length} lines`);
      expect(
        lines.every((line) => /^\{.*\}\n$/.test(line)),
        () => `${what} writes ${JSON.stringify(lines)}`,
      );
      // After a refusal the log goes on as if nothing had been.
      if ('refusal' in answer) {
        if (writing === 'header') log.header(header as GameRecord);
        else if (writing === 'action' && actions.length > 0) log.action(actions.at(-1) as AnyAction);
        else if (result !== undefined) log.footer({ result });
        count();
      }
    }
    expect(!bad.touched(), () => `${what} tries to change it`);
  },
});
