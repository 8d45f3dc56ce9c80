import { type OptionSchema, optionSchemas } from '../../../src/cli/option-values.js';
import { anchorOf } from '../../../src/cli/tracing/rules-page.js';
import { collectionOf } from '../games/collections.js';
import { type GameForPage, markdownTable } from './games-table.js';
import { withMeasured } from './measured-page.js';

/** The page with the options of all games outside collections; collections have theirs on their own pages. */
export const optionsPage = 'docs/reference/rulings-and-options.md';

/** A value of an option that is not its default, as an example. */
function otherValue(name: string, { game }: Pick<GameForPage, 'game'>, schema: OptionSchema): unknown {
  const standard = JSON.stringify(schema.default);
  const variant = (game.variants as readonly Readonly<Record<string, unknown>>[]).find(
    (options) => name in options && JSON.stringify(options[name]) !== standard,
  );
  if (variant) return variant[name];
  const { type, enum: values = [], minimum, maximum } = schema;
  const others = type === 'boolean' ? [true, false] : [...values, minimum, maximum];
  return others.find((value) => value !== undefined && JSON.stringify(value) !== standard);
}

/** As people write it: `[3, 6, 9]`. */
const shown = (value: unknown): string => `\`${(JSON.stringify(value) ?? '').replaceAll(',', ', ')}\``;
const inCell = (text: string): string => text.replaceAll('|', '\\|');

function tableOf(subject: GameForPage): string {
  const { folder, game, rules } = subject;
  if (rules.options.length === 0) return 'It has no options.';
  const schemas = optionSchemas(game);
  const rows = rules.options.map(({ name, text, clause }) => {
    const schema = schemas[name] ?? {};
    const title = rules.clauses.find(({ id }) => id === clause)?.title ?? '';
    return [
      `\`${name}\``,
      shown(schema.default),
      inCell(text),
      shown(otherValue(name, subject, schema)),
      `[${clause}](../../${folder.rulesPage}#${anchorOf(`${clause} ${title}`)})`,
    ];
  });
  return markdownTable(['option', 'default', 'what else', 'for instance', 'clause'], rows);
}

/** The page with the options of these games. */
export function withOptions(page: string, games: readonly GameForPage[]): string {
  const chapters = games
    .filter(({ folder }) => collectionOf(folder) === undefined)
    .map((subject) => `## ${subject.game.title}\n\n${tableOf(subject)}`);
  return withMeasured(page, { what: 'options', command: 'gen' }, chapters.join('\n\n'));
}
