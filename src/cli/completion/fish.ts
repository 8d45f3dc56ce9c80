import type { ValueKind } from '../command.js';
import type { CommandTable, CompletionTables, GameTable } from './tables.js';

/** A text in single quotes of fish. */
const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** What follows a flag, or stands as a word: for `complete`. */
function proposals(kind: ValueKind): string {
  if (kind === 'file') return '-F';
  if (kind === 'game') return "-f -a '(__dicewright_games)'";
  if (kind === 'bots') return "-f -a '(__dicewright_list (__dicewright_bots))'";
  if (kind === 'seats') return "-f -a '(__dicewright_list you (__dicewright_bots))'";
  if (kind === 'editions') return "-f -a '(__dicewright_editions)'";
  if (kind === 'options') return "-f -a '(__dicewright_list (__dicewright_options))'";
  return `-f -a ${quoted(kind.join(' '))}`;
}

function commandLines({ name, summary, flags, words }: CommandTable): string {
  const seen = `complete -c dicewright -n '__fish_seen_subcommand_from ${name}'`;
  const lines = [
    `complete -c dicewright -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    `${seen} ${proposals(words)}`,
    ...flags.map(({ name: flag, about, kind }) => {
      const value = kind === undefined ? '' : ` -r ${proposals(kind)}`;
      return `${seen} -l ${flag.slice(2)}${value} -d ${quoted(about)}`;
    }),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function cases(games: readonly GameTable[], listOf: (game: GameTable) => readonly string[]): string {
  return games
    .filter((game) => listOf(game).length > 0)
    .map((game) => `    case ${game.id}\n      printf '%s\\n' ${listOf(game).join(' ')}\n`)
    .join('');
}

/** A script for fish. */
export const fishScript = ({ commands, games, bots }: CompletionTables): string => `# Completion of dicewright for fish.

function __dicewright_games
${games.map(({ id, title }) => `  printf '%s\\t%s\\n' ${id} ${quoted(title)}\n`).join('')}end

function __dicewright_game
  for word in (commandline -opc)
    if contains -- $word ${games.map(({ id }) => id).join(' ')}
      echo $word
      return
    end
  end
end

function __dicewright_options
  switch (__dicewright_game)
${cases(games, ({ options }) => options)}  end
end

function __dicewright_editions
  switch (__dicewright_game)
${cases(games, ({ editions }) => editions)}  end
end

function __dicewright_bots
  printf '%s\\n' ${bots.join(' ')}
  switch (__dicewright_game)
${cases(games, (game) => game.bots)}  end
end

# What of a list between commas can follow what is written of it.
function __dicewright_list
  set -l head (string replace -r '[^,=]*(=[^,]*)?$' '' -- (commandline -ct | string replace -r '^--[^=]*=' ''))
  for word in $argv
    echo $head$word
  end
end

complete -c dicewright -e
complete -c dicewright -f
complete -c dicewright -n __fish_use_subcommand -l help -d 'tell about the command'
complete -c dicewright -n __fish_use_subcommand -l version -d 'tell the version'
${commands.map(commandLines).join('')}`;
