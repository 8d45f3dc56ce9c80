import { optionSchemas } from '../../../src/cli/option-values.js';
import { anchorOf } from '../../../src/cli/tracing/rules-page.js';
import { byNumber, type GameForPage, markdownTable } from './games-table.js';
import { withMeasured } from './measured-page.js';

/** The edition that is played unless another is asked for: `docs/reference/rulings-and-options.md` says why. */
export const standing = 'english';

/** An option in which the texts of a game differ. */
export interface Difference {
  readonly subject: Omit<GameForPage, 'thumb'>;
  readonly option: string;
  /** The clause that the option stands in. */
  readonly clause: string;
  /** The value of each edition, by its name. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly default: unknown;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** In what the editions of a game differ, in the order of its rules page. */
export function differencesOf(subject: Omit<GameForPage, 'thumb'>): Difference[] {
  const { game, rules } = subject;
  const editions = Object.entries(game.editions) as [string, Readonly<Record<string, unknown>>][];
  const schemas = optionSchemas(game);
  return rules.options
    .filter(({ name }) => editions.some(([, options]) => Object.hasOwn(options, name)))
    .map(({ name: option, clause }) => ({
      subject,
      option,
      clause,
      values: Object.fromEntries(editions.map(([name, options]) => [name, options[option]])),
      default: schemas[option]?.default,
    }));
}

/** The names of the editions whose reading is the default; none where it is nobody's. */
export const playedBy = ({ values, default: standard }: Difference): string[] =>
  Object.keys(values).filter((name) => same(values[name], standard));

/** Whether the default differs from the reading of the text that applies. */
export const departs = (difference: Difference): boolean => !playedBy(difference).includes(standing);

const shown = (value: unknown): string => `\`${(JSON.stringify(value) ?? '').replaceAll(',', ', ')}\``;

function clauseLink({ subject, clause }: Difference, linkOf: (path: string) => string): string {
  const { folder, rules } = subject;
  const title = rules.clauses.find(({ id }) => id === clause)?.title ?? '';
  return `[${clause}](${linkOf(folder.rulesPage)}#${anchorOf(`${clause} ${title}`)})`;
}

/** What the page of a game says about its editions; nothing where it has none. */
export function editionsSection(subject: GameForPage, linkOf: (path: string) => string): string[] {
  const names = Object.keys(subject.game.editions);
  if (names.length === 0) return [];
  const differences = differencesOf(subject);
  const heading = differences.map((difference) => `\`${difference.option}\`, ${clauseLink(difference, linkOf)}`);
  const rows = names.map((name) => [name, ...differences.map(({ values }) => shown(values[name]))]);
  const standard = ['default', ...differences.map((difference) => shown(difference.default))];
  const { exportName, id } = subject.folder;
  const other = names.find((name) => name !== standing) ?? names[0];
  return [
    '## Editions',
    'The texts of the rules differ here. An edition is the options that play one of them.',
    markdownTable(['Edition', ...heading], [...rows, standard]),
    `\`editionOf(${exportName}, '${other}')\` gives them; on the command line it is \`--edition ${other}\`: \`npx dicewright play ${id} --edition ${other}\`.`,
  ];
}

/** The page that says which text stands, with all differences between texts. */
export function withEditions(page: string, games: readonly GameForPage[]): string {
  const all = byNumber(games).flatMap(differencesOf);
  const names = [...new Set(all.flatMap(({ values }) => Object.keys(values)))];
  const rows = all.map((difference) => {
    const { game, folder } = difference.subject;
    return [
      `${game.facts.number ?? ''}`,
      `[${game.title}](../games/${folder.id}.md)`,
      clauseLink(difference, (path) => `../../${path}`),
      `\`${difference.option}\``,
      ...names.map((name) => (Object.hasOwn(difference.values, name) ? shown(difference.values[name]) : '')),
      playedBy(difference).join(', ') || shown(difference.default),
    ];
  });
  const heading = ['No.', 'Game', 'Clause', 'Option', ...names, 'default'];
  return withMeasured(page, { what: 'editions', command: 'gen' }, markdownTable(heading, rows));
}
