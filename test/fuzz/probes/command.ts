import { exitCodes } from '../../../src/cli/exit-codes.js';
import { recordText } from '../../../src/cli/record-text.js';
import { pick, type RandomGenerator, uniformInt } from '../../../src/kernel/dice/random.js';
import type { GameRecord } from '../../../src/record/types.js';
import { mutated } from '../../../src/testing/mutate.js';
import { isOneLine, runCommand } from '../../helpers/command-io.js';
import { readXml } from '../../helpers/well-formed.js';
import { type Damage, damaged, drawDamage } from '../damage.js';
import type { Tally } from '../probe.js';
import { probe } from '../probe.js';
import { chanceOf, logOf, recordOf } from '../records.js';
import type { Subject } from '../subject.js';

const FILES = 4;
const FILE = 'game';

interface Input {
  readonly argv: readonly string[];
  readonly content: string;
  readonly damage: Damage;
  /** The file is read in pieces of so many bytes. */
  readonly piece: number;
}

const inCatalogue = (subject: Subject): boolean => subject.inCatalogue;
const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

const calls: readonly (readonly string[])[] = [
  ['verify', FILE],
  ['chances', FILE],
  ['replay', FILE],
  ['replay', FILE, '--every'],
  ['replay', FILE, '--svg', 'out.svg'],
  ['replay', FILE, '--svg', 'out'],
];

function fileText(record: object, game: Subject['game'], rng: RandomGenerator): string {
  if (chanceOf(rng, 3)) return JSON.stringify(chanceOf(rng, 2) ? record : mutated(record, rng).value);
  if (chanceOf(rng, 2)) return recordText(record as GameRecord, chanceOf(rng, 2) ? 'game.json' : 'game.dice', game);
  return logOf(game, record as GameRecord, rng)
    .map((line) => `${line}\n`)
    .join('');
}

/** Whatever a file holds, the command says what is wrong in a line that people can read, and draws well-formed pictures. */
async function expectManners({ argv, content, damage, piece }: Input, { count, expect }: Tally): Promise<void> {
  const file = damaged(new TextEncoder().encode(content), damage);
  // With this a mistake of the command's own comes as it was thrown.
  const { code, stdout, stderr, written } = await runCommand(argv, {
    files: { [FILE]: file },
    piece,
    env: { DICEWRIGHT_DEBUG: '1' },
  });
  const what = `${argv.join(' ')}: exit code ${code}, ${JSON.stringify(stderr)}`;
  const { well, badFile, deviates } = exitCodes;
  const codes: readonly number[] = argv[0] === 'verify' ? [well, badFile, deviates] : [well, badFile];
  expect(codes.includes(code), () => what);
  const [told = '', ...shown] = stderr.split(/(?<=\n)/);
  expect(told === '' || isOneLine(told), () => `${what}: expected one line, if any`);
  // The mistakes in a text are shown.
  expect(shown.length === 0 || content.startsWith('dicewright/'), () => `${what}: expected one line`);
  expect(
    shown.every((line) => /^\P{Cc}*\n$/u.test(line)),
    () => `${what}: control characters`,
  );
  expect(
    [told, ...shown].every((line) => line.length < 500),
    () => `${what}: a long line`,
  );
  expect(code === 0 || stderr !== '' || (argv[0] === 'verify' && stdout !== ''), () => `${what}: nothing is said`);
  expect(!/[^\P{Cc}\n]/u.test(stdout), () => `${what}: control characters in the output`);
  for (const svg of written.values()) {
    readXml(svg);
    count();
  }
}

export const commandProbe = probe<Input>({
  name: 'the command takes any record file for what it is',
  area: 'hostile',
  applies: inCatalogue,
  *draw({ game }, sample, rng) {
    const record = recordOf(game, sample, rng);
    for (let i = 0; i < FILES; i++) {
      const content = fileText(record, game, rng);
      const damage = chanceOf(rng, 4) ? {} : drawDamage(sizeOf(content), rng);
      yield { argv: pick(rng, calls) as readonly string[], content, damage, piece: uniformInt(rng, 1, 2_000) };
    }
  },
  check: (_, input, tally) => expectManners(input, tally),
});

/** What `simulate --json` may print, in the form in which `--merge` reads it. */
function simulationOf({ id, rules }: Subject['game'], players: number, rng: RandomGenerator): object {
  const score = uniformInt(rng, 0, 100);
  const histogram = { [score]: 2 };
  const distribution = { count: 2, sum: 2 * score, sumOfSquares: 2 * score * score, min: score, max: score, histogram };
  return {
    format: 'dicewright-simulation/1',
    game: id,
    rules,
    players,
    options: {},
    seed: 'fuzz',
    ranges: [[0, 2]],
    games: 2,
    unfinished: 0,
    actions: { ...distribution },
    wins: Array.from({ length: players }, (_, seat) => (seat === 0 ? 2 : 0)),
    ties: 0,
    lost: 0,
    winners: { 0: 2 },
    scores: Array.from({ length: players }, () => distribution),
  };
}

export const mergeProbe = probe<Input>({
  name: 'the command takes any file to merge for what it is',
  area: 'hostile',
  applies: inCatalogue,
  *draw({ game }, { players }, rng) {
    for (let i = 0; i < FILES; i++) {
      const result = simulationOf(game, players, rng);
      const content = JSON.stringify(chanceOf(rng, 4) ? result : mutated(result, rng).value);
      const damage = chanceOf(rng, 2) ? {} : drawDamage(sizeOf(content), rng);
      const json = chanceOf(rng, 2) ? ['--json'] : [];
      yield { argv: ['simulate', '--merge', FILE, ...json], content, damage, piece: 1_000 };
    }
  },
  check: (_, input, tally) => expectManners(input, tally),
});
