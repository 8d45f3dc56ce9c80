import type { RulesPage } from '../../../src/cli/tracing/rules-page.js';
import type { AnyGame } from '../../../src/index.js';
import { type Collection, collectionOf, collections } from '../games/collections.js';
import type { GameFolder } from '../games/game-folders.js';
import { playersRange, traitsText } from '../games/game-words.js';
import type { GameToList } from '../games/generate.js';

/** A game that gets a page. */
export interface GameForPage {
  readonly folder: GameFolder;
  readonly game: AnyGame;
  readonly rules: RulesPage;
  /** Its rule of thumb, in a sentence; `null` where nothing is decided. */
  readonly thumb: string | null;
}

/** A game for the table of what is known of each. */
export interface GameInTable extends GameToList {
  /** How many numbered clauses its rules page has. */
  readonly clauses: number;
  readonly options: readonly string[];
  /** Whether the tests compare it with a referee that was written from the rule text alone. */
  readonly hasReferee: boolean;
  /** Whether the tests compare its numbers of positions with an independent count. */
  readonly hasCount: boolean;
  /** Whether the tests compare it with a second, literal implementation of its rules. */
  readonly hasModel: boolean;
  /** How many known issues its rules page lists. */
  readonly knownIssues: number;
}

/** A table of Markdown. */
export function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** In the order of their numbers in the collection; games without a number last. */
export function byNumber<G extends Pick<GameToList, 'game'>>(games: readonly G[]): G[] {
  const number = ({ game }: G): number =>
    typeof game.facts.number === 'number' ? game.facts.number : Number.MAX_VALUE;
  return [...games].sort((one, other) => number(one) - number(other));
}

/** The games outside of collections, then those of each collection that has any. */
export function inGroups<G extends Pick<GameToList, 'folder' | 'game'>>(
  games: readonly G[],
): { readonly collection: Collection | null; readonly games: readonly G[] }[] {
  return [null, ...collections]
    .map((collection) => ({
      collection,
      games: byNumber(games.filter(({ folder }) => (collectionOf(folder) ?? null) === collection)),
    }))
    .filter((group) => group.games.length > 0);
}

function status({ game, folder, clauses, hasReferee, hasCount, hasModel, knownIssues }: GameInTable): string {
  const values = [
    hasReferee ? ['a referee'] : [],
    hasCount ? ['counts'] : [],
    hasModel ? ['a literal model'] : [],
  ].flat();
  const tested = values.length === 0 ? 'fully tested' : `verified against independent values (${values.join(', ')})`;
  const issues = knownIssues === 0 ? '' : `; ${knownIssues} known issues`;
  return `${tested}${issues}: rules ${game.rules}, [${clauses} clauses](../../${folder.rulesPage})`;
}

/** The tables of all games, seen from their pages: one for those that stand alone, one for each collection. */
export function gamesTables(games: readonly GameInTable[]): string {
  const tables = inGroups(games).map(({ collection, games: rows }) => {
    const common = (game: GameInTable): string[] => [
      playersRange(game.game.playerCount),
      traitsText(game.game.traits),
      game.options.map((name) => `\`${name}\``).join(' '),
      status(game),
    ];
    const name = ({ game, folder }: GameInTable): string => `[**${game.title}**](${folder.id}.md) \`${folder.id}\``;
    const heading = ['Players', 'Traits', 'Options', 'Status'];
    if (collection === null) {
      return markdownTable(
        ['Game', ...heading],
        rows.map((row) => [name(row), ...common(row)]),
      );
    }
    const table = markdownTable(
      ['No.', 'Game', 'Family', ...heading],
      rows.map((row) => [
        `${row.game.facts.number ?? ''}`,
        name(row),
        `${row.game.facts.family ?? ''}`,
        ...common(row),
      ]),
    );
    return `*${collection.title}* (\`${collection.specifier}\`):\n\n${table}`;
  });
  return tables.join('\n\n');
}
