import { didYouMean } from '../kernel/suggestion.js';
import { onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { bashScript } from './completion/bash.js';
import { fishScript } from './completion/fish.js';
import { type CompletionTables, completionTables } from './completion/tables.js';
import { zshScript } from './completion/zsh.js';
import { UsageError } from './errors.js';

const scripts: Readonly<Record<string, (tables: CompletionTables) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** @param tools - the commands that are completed beside this one */
export function completion(tools: readonly Command[]): Command {
  const shells = Object.keys(scripts);
  const command: Command = {
    name: 'completion',
    summary: 'print what makes a shell complete the command',
    usage: [shells.join('|')],
    about: [
      'Prints a script for the shell that completes commands, flags, games, bots, and the options of games with their values.',
    ],
    flags: {},
    notes: [
      'bash: put  eval "$(dicewright completion bash)"  into ~/.bashrc',
      'zsh: put  eval "$(dicewright completion zsh)"  into ~/.zshrc, after compinit',
      'fish: dicewright completion fish > ~/.config/fish/completions/dicewright.fish',
    ],
    words: shells,
    async run(args, io) {
      const shell = onlyOne(readArgs(args, {}).positionals, 'SHELL');
      const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
      if (script === undefined) {
        const meant = didYouMean(shell, shells);
        throw new UsageError(`there is no completion for ${shell}${meant}; there is for ${shells.join(', ')}`);
      }
      await io.stdout.write(script(await completionTables([...tools, command])));
      return 0;
    },
  };
  return command;
}
