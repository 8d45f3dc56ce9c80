import { botsFor } from '../analysis/tournament/bots.js';
import { didYouMean } from '../kernel/suggestion.js';
import { onlyOne, readArgs } from './args.js';
import type { Command, ValueKind } from './command.js';
import { completionScripts, FILES } from './completion-scripts.js';
import { UsageError } from './errors.js';
import { catalogueIn, entryIn, type WithGames } from './games-at-hand.js';
import { namedValues, optionSchemas } from './option-values.js';

/** A word that can stand where the cursor is; a shell may show what it is about. */
type Proposal = readonly [word: string, about?: string | undefined];

/** What can go on a list between commas. */
const inList = (current: string, words: readonly string[]): Proposal[] =>
  words.map((word) => [`${current.slice(0, current.lastIndexOf(',') + 1)}${word}`]);

/** What can be proposed for a value of a kind; for files, which the shell knows better, the word that says so. */
async function ofKind(
  kind: ValueKind,
  current: string,
  id: string | undefined,
  at: WithGames,
): Promise<readonly Proposal[]> {
  if (typeof kind !== 'string') return kind.map((word): Proposal => [word]);
  if (kind === 'file') return [[FILES]];
  if (kind === 'game') return Object.values(catalogueIn(at)).map((entry): Proposal => [entry.id, entry.title]);
  const entry = id === undefined ? undefined : entryIn(at, id);
  if (kind === 'bots' || kind === 'seats') {
    const bots = Object.keys(await botsFor(entry ?? (Object.values(catalogueIn(at))[0] as typeof entry & object)));
    return inList(current, kind === 'seats' ? ['you', ...bots] : bots);
  }
  const game = await entry?.load();
  if (game === undefined) return [];
  if (kind === 'editions') return Object.keys(game.editions).map((name): Proposal => [name]);
  // First the name of an option, then its values.
  const isNamed = /=[^,]*$/.test(current);
  const pairs = Object.entries(optionSchemas(game)).flatMap(([name, option]) =>
    isNamed ? namedValues(option).map((value) => `${name}=${value}`) : `${name}=`,
  );
  return inList(current, pairs);
}

/** What can replace the last of these words. */
async function proposals(
  words: readonly string[],
  commands: readonly Command[],
  at: WithGames,
): Promise<readonly Proposal[]> {
  const [name = '', ...more] = words;
  const named = commands.map((one): Proposal => [one.name, one.summary]);
  if (more.length === 0) return [...named, ['--help'], ['--version']];
  const command = commands.find((one) => one.name === name);
  if (name === 'help') return named;
  if (!command) return [];
  const { flags } = command;
  const current = words.at(-1) ?? '';
  const [, inline] = /^--([^=]+)=/.exec(current) ?? [];
  if (inline === undefined && current.startsWith('-')) {
    return [...Object.entries(flags).map(([flag, { about }]): Proposal => [`--${flag}`, about]), ['--help']];
  }
  const flag = flags[inline ?? (words.at(-2) ?? '').replace(/^--/, '')];
  const value = inline === undefined ? current : current.slice(inline.length + 3);
  const id = more.find((word) => entryIn(at, word) !== undefined);
  const kind = flag?.type === 'string' ? (flag.kind ?? []) : (command.words ?? []);
  const found = await ofKind(kind, value, id, at);
  return inline === undefined
    ? found
    : found.map(([word, about]) => [word === FILES ? word : `--${inline}=${word}`, about]);
}

/** @param tools - the commands that are completed besides this one */
export function completion(tools: readonly Command[]): Command {
  const shells = Object.keys(completionScripts);
  const command: Command = {
    name: 'completion',
    summary: 'print what makes a shell complete the command',
    usage: [shells.join('|'), 'words -- WORD...'],
    about: [
      'Prints a script for the shell that completes commands, flags, games, bots, and the options of games with their values. It asks dicewright itself: completion words lists what can replace the last WORD.',
    ],
    flags: {},
    notes: [
      'bash: put  eval "$(dicewright completion bash)"  into ~/.bashrc',
      'zsh: put  eval "$(dicewright completion zsh)"  into ~/.zshrc, after compinit',
      'fish: dicewright completion fish > ~/.config/fish/completions/dicewright.fish',
    ],
    words: shells,
    async run(args, io) {
      const { positionals } = readArgs(args, {});
      if (positionals[0] === 'words') {
        const [, ...words] = positionals;
        const found = await proposals(words, [...tools, command], io);
        const fitting = found.filter(([word]) => word === FILES || word.startsWith(words.at(-1) ?? ''));
        await io.stdout.write(fitting.map((one) => `${one.join('\t')}\n`).join(''));
        return 0;
      }
      const shell = onlyOne(positionals, 'SHELL');
      const script = Object.hasOwn(completionScripts, shell) ? completionScripts[shell] : undefined;
      if (script === undefined) {
        const meant = didYouMean(shell, shells);
        throw new UsageError(`there is no completion for ${shell}${meant}; there is for ${shells.join(', ')}`);
      }
      await io.stdout.write(script);
      return 0;
    },
  };
  return command;
}
