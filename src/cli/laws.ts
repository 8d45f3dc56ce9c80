import { judgeOf } from '../analysis/judge/judge-of.js';
import { offersOf } from '../analysis/offers.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import type { Law } from '../testing/battery.js';
import type { Counterexample, LawError } from '../testing/counterexample.js';
import { entryArg, naturalFlag, onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { isMissingModule, UsageError } from './errors.js';
import { exhaustiveFlags, exploreAll } from './exhaustive.js';
import { exitCodes } from './exit-codes.js';
import type { CommandIo } from './io.js';
import { moduleFlag } from './own-games.js';
import { progressTo, quietFlag } from './progress.js';
import { styleOf } from './style.js';

const flags = {
  ...moduleFlag,
  runs: { type: 'string', value: 'n', about: 'random games for each law and variant (100; of bots 20)' },
  seed: { type: 'string', value: 'n', about: 'a whole number: the same seed, the same games (1)' },
  law: { type: 'string', value: 'TEXT', about: 'only laws whose names hold this text' },
  ...exhaustiveFlags,
  json: { type: 'boolean', about: 'one line of JSON' },
  ...quietFlag,
} as const;

interface LawFlags {
  readonly runs?: string | undefined;
  readonly seed?: string | undefined;
  readonly law?: string | undefined;
  readonly quiet?: boolean | undefined;
}

/** How hard the judge that is tested thinks: less would not be thinking. */
const JUDGED = 0.01;

interface Verdict {
  readonly law: string;
  /** `sawNothing`: it concerns the game, but no game that was played reached what it looks at. */
  readonly verdict: 'kept' | 'broken' | 'sawNothing' | 'exempt';
  readonly checks: number;
  /** Why it is broken, saw nothing, or does not concern the game. */
  readonly reason?: string;
  readonly counterexample?: Counterexample;
}

/** @throws UsageError (as a rejection) where fast-check is missing */
async function loadTesting() {
  try {
    const [games, bots, judges] = await Promise.all([
      import('../testing/game-laws.js'),
      import('../testing/bot-laws.js'),
      import('../testing/judge-laws.js'),
    ]);
    return { ...games, ...bots, ...judges };
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    throw new UsageError('laws needs the package fast-check: npm install --save-dev fast-check', { cause: error });
  }
}

/** A bot's name before that of the law. */
const lawOf = (bot: string, law: Law): Law => ({ ...law, name: `${bot}: ${law.name}` });

/** All laws for the game and for its bots. @throws UsageError (as a rejection) */
async function lawsFor(entry: Entry, { runs, seed }: LawFlags): Promise<readonly Law[]> {
  const { gameLaws, botLaws, judgeLaws } = await loadTesting();
  const played = { runs: naturalFlag(runs, '--runs', 1), seed: naturalFlag(seed, '--seed', 0) };
  const game = await entry.load();
  const [invariants, golden, versions, worth] = await Promise.all([
    entry.part('invariants'),
    entry.part('golden'),
    entry.part('versions'),
    entry.part('worth'),
  ]);
  const about = gameLaws(game, { ...played, invariants, golden, versions, worth });
  const ofBots = Object.entries((await offersOf(entry)).bots).flatMap(([name, { parameters, create }]) => {
    const needed = parameters.find((one) => one.isFile || one.default === undefined)?.name;
    const given = Object.fromEntries(parameters.map((one) => [one.name, one.default ?? '']));
    const botOf = ({ state }: { readonly state: { readonly options: unknown } }) =>
      create({ game, options: state.options as object, parameters: given, files: {}, worth });
    const laws = botLaws(game, botOf, played).map((law) => lawOf(name, law));
    if (needed === undefined) return laws;
    return laws.map((law) => ({
      ...law,
      applies: false,
      exemption: `the bot needs ${needed}`,
      run: () => ({ checks: 0 }),
    }));
  });
  const judge = await judgeOf(entry, { effort: JUDGED });
  return [...about, ...ofBots, ...judgeLaws(game, judge, { seed: played.seed })];
}

function verdictOf({ name, exemption, run }: Law): Verdict {
  if (exemption !== null) return { law: name, verdict: 'exempt', checks: 0, reason: exemption };
  try {
    return { law: name, verdict: 'kept', ...run() };
  } catch (error) {
    if ((error as Error | null)?.name !== 'LawError') throw error;
    const { message, counterexample } = error as LawError;
    if (counterexample) {
      return { law: name, verdict: 'broken', checks: 0, reason: counterexample.message, counterexample };
    }
    const [, ...lines] = message.split('\n');
    const nothing = lines.find((line) => line.startsWith('saw nothing'));
    return { law: name, verdict: nothing ? 'sawNothing' : 'broken', checks: 0, reason: nothing ?? lines.join(' ') };
  }
}

/** A law's verdict, in lines. */
function verdictText({ law, verdict, checks, reason = '', counterexample }: Verdict, { tone }: TerminalStyle): string {
  if (verdict === 'kept') return `${tone('kept', 'green')}    ${law} (${checks} checks)\n`;
  if (verdict === 'exempt') return `-       ${law}: ${cleanText(reason)}\n`;
  const lines = [`${tone('broken', 'red')}  ${law}`, `        ${cleanText(reason)}`];
  if (counterexample) lines.push(`        counterexample: ${cleanText(JSON.stringify(counterexample))}`);
  return `${lines.join('\n')}\n`;
}

/** @throws UsageError for a text that no name contains */
function chosen(laws: readonly Law[], text = ''): readonly Law[] {
  const found = laws.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  if (found.length > 0) return found;
  const names = laws.map(({ name }) => name);
  throw new UsageError(`--law: no law has ${text} in its name${didYouMean(text, names)}`);
}

/** Runs the laws, reporting each as soon as it is known; those that saw nothing because of others last. */
async function runLaws(laws: readonly Law[], quiet: boolean | undefined, json: boolean, io: CommandIo) {
  const { tell, end } = progressTo(io, quiet);
  const style = styleOf(io.stdout, io.env);
  const seen: Verdict[] = [];
  const late: Verdict[] = [];
  const show = (verdict: Verdict) => (json ? undefined : io.stdout.write(verdictText(verdict, style)));
  try {
    for (const [i, law] of laws.entries()) {
      await tell(`law ${i + 1} of ${laws.length}: ${law.name}`);
      const verdict = verdictOf(law);
      (verdict.verdict === 'sawNothing' ? late : seen).push(verdict);
      await end();
      if (verdict.verdict !== 'sawNothing') await show(verdict);
    }
    for (const verdict of late) await show(verdict);
  } finally {
    await end();
  }
  return [...seen, ...late];
}

export const laws: Command = {
  name: 'laws',
  summary: 'test a game against all laws, and show where it breaks them',
  usage: [
    'GAME [--runs n] [--seed n] [--law TEXT] [--json] [--quiet]',
    'GAME --exhaustive [--players n] [--edition NAME] [--options OPTIONS] [--limit n] [--json] [--quiet]',
  ],
  about: [
    'Plays random games and tests them against the laws that every game must keep, with the invariants, the golden games and the older rules that come with the game; and its own bots against the laws for bots. A law is kept, or broken, with the shortest game that breaks it; or it does not concern the game (-), for the reason given.',
    'With --exhaustive nothing is random: every position that can be reached at one table, and every step, is tested against the invariants. Where that comes to an end, they are proved; where one breaks, the shortest game that shows it is printed.',
    'Exit code 1 when one is broken, or saw nothing to check. Without --exhaustive it needs the package fast-check: npm install --save-dev fast-check',
  ],
  flags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const entry = entryArg(onlyOne(positionals, 'GAME'), io);
    const exploring = Object.keys(exhaustiveFlags).find((flag) => Object.hasOwn(values, flag));
    const playing = (['runs', 'seed', 'law'] as const).find((flag) => values[flag] !== undefined);
    if (values.exhaustive && playing) throw new UsageError(`--${playing}: nothing is random with --exhaustive`);
    if (values.exhaustive) return exploreAll(entry, values, io);
    if (exploring) throw new UsageError(`--${exploring}: it is for --exhaustive`);
    const all = await lawsFor(entry, values).catch((error: unknown) => {
      throw error instanceof GameError ? new UsageError(error.message, { cause: error }) : error;
    });
    const json = values.json === true;
    const found = await runLaws(chosen(all, values.law), values.quiet, json, io);
    const count = (verdict: Verdict['verdict']) => found.filter((one) => one.verdict === verdict).length;
    const broken = count('broken') + count('sawNothing');
    await io.stdout.write(
      json
        ? `${JSON.stringify({ game: entry.id, rules: entry.rules, ok: broken === 0, laws: found })}\n`
        : `${cleanText(entry.title)}: ${count('kept')} laws kept, ${broken} broken, ${count('exempt')} do not concern it\n`,
    );
    return broken === 0 ? exitCodes.well : exitCodes.deviates;
  },
};
