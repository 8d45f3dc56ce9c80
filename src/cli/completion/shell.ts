import type { ValueKind } from '../command.js';
import type { CommandTable, CompletionTables, GameTable } from './tables.js';

/** What can be proposed for a place of the command line. */
export const kindName = (kind: ValueKind): string => (typeof kind === 'string' ? kind : 'words');

/** A text in single quotes, which no shell looks into. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Words between blanks, quoted as one. */
export const wordList = (words: readonly string[]): string => quoted(words.join(' '));

/** The branches of a `case` of sh: a list of words for each game that has any. */
export function gameCases(games: readonly GameTable[], listOf: (game: GameTable) => readonly string[]): string {
  const lines = games.filter((game) => listOf(game).length > 0);
  return lines.map((game) => `    ${game.id}) echo ${wordList(listOf(game))} ;;\n`).join('');
}

/**
 * The branches of a `case` of sh over `COMMAND FLAG` before the word that is completed: what its value can be; and over
 * the command alone, for words that are no flags.
 */
export function valueCases({ commands }: CompletionTables): string {
  const branch = (pattern: string, kind: ValueKind): string => {
    const proposals = typeof kind === 'string' ? '' : ` ${wordList(kind)}`;
    return `    ${pattern}) echo ${kindName(kind)}${proposals} ;;\n`;
  };
  const ofFlags = commands.flatMap(({ name, flags }) =>
    flags.flatMap((flag) => (flag.kind === undefined ? [] : [branch(quoted(`${name} ${flag.name}`), flag.kind)])),
  );
  const ofWords = commands.map(({ name, words }) => branch(`${quoted(name)}' '*`, words));
  return [...ofFlags, ...ofWords].join('');
}

/** The branches of a `case` of sh over the command: its flags. */
export const flagCases = (commands: readonly CommandTable[]): string =>
  commands.map(({ name, flags }) => `    ${name}) echo ${wordList(flags.map((flag) => flag.name))} ;;\n`).join('');

/** What bash and zsh share: functions that tell what there is. */
export const dataFunctions = (tables: CompletionTables): string => `
_dicewright_flags() {
  case $1 in
${flagCases(tables.commands)}  esac
}

_dicewright_value() {
  case "$1 $2" in
${valueCases(tables)}  esac
}

_dicewright_options() {
  case $1 in
${gameCases(tables.games, ({ options }) => options)}  esac
}

_dicewright_editions() {
  case $1 in
${gameCases(tables.games, ({ editions }) => editions)}  esac
}

_dicewright_bots() {
  echo ${wordList(tables.bots)}
  case $1 in
${gameCases(tables.games, ({ bots }) => bots)}  esac
}
`;
