import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { optionSchemas, valuesText } from '../../../src/cli/option-values.js';
import { howToPlayHeading } from '../../../src/cli/tracing/how-to-play.js';
import { cardText, playersText, qualitiesText } from '../../../src/cli/tracing/rules-card.js';
import { anchorOf } from '../../../src/cli/tracing/rules-page.js';
import type { Picture, PictureOptions } from '../../../src/define.js';
import { renderSvg } from '../../../src/render/svg.js';
import { collectionOf, offeredBy } from '../games/collections.js';
import type { GameFolder } from '../games/game-folders.js';
import { traitsText } from '../games/game-words.js';
import type { GeneratedFile } from '../games/generate.js';
import { readGolden } from '../games/golden-file.js';
import { fewestPlayers } from '../games/project.js';
import { entrySources } from '../package/entries.js';
import { editionsSection } from './editions.js';
import { type GameForPage, type GameInTable, gamesTables, inGroups, markdownTable } from './games-table.js';
import { readPlay } from './play-chapter.js';

/** Where the pages lie. */
export const pagesFolder = 'docs/games';
/** Where their pictures lie. */
export const picturesFolder = 'docs/pictures/games';

const pagePath = (id: string): string => `${pagesFolder}/${id}.md`;
const picturePath = (id: string): string => `${picturesFolder}/${id}.svg`;

/** The files that are made for a game. */
export const pageFiles = (id: string): string[] => [pagePath(id), picturePath(id)];

/** From one page to a file of the project. */
const link = (path: string): string => posix.relative(pagesFolder, path);

/** A position of a recorded game, and how it was reached. */
interface Position {
  /** Path of the record. */
  readonly record: string;
  readonly ply: number;
  readonly plies: number;
  /** The last actions, as they are announced. */
  readonly announced: readonly string[];
  readonly view: unknown;
  readonly before: unknown;
}

const ANNOUNCED = 4;

/**
 * The position two thirds through the first recorded game with default options, as everybody sees it; `null` while no
 * game is recorded.
 */
function positionOf(root: string, { folder, game }: GameForPage): Position | null {
  const [first] = Object.values(readGolden(join(root, folder.golden)).games);
  if (first === undefined) return null;
  const { players, options, plies } = first;
  const ply = Math.floor((2 * plies.length) / 3);
  let state = game.setup({ players, options });
  let before = state;
  for (const { action } of plies.slice(0, ply)) {
    before = state;
    state = game.reduce(state, action);
  }
  return {
    record: folder.golden,
    ply,
    plies: plies.length,
    announced: plies.slice(Math.max(0, ply - ANNOUNCED), ply).map(({ text }) => text),
    view: game.view(state, null),
    before: ply === 0 ? undefined : game.view(before, null),
  };
}

type Draw = (view: unknown, options: PictureOptions) => Picture;

async function pictureOf(root: string, { folder }: GameForPage, position: Position): Promise<Picture | null> {
  const file = join(root, folder.picture);
  if (!existsSync(file)) return null;
  const module = (await import(pathToFileURL(file).href)) as Record<string, Draw | undefined>;
  const draw = module[`${folder.exportName}Picture`];
  if (draw === undefined) throw new Error(`${folder.picture} does not export ${folder.exportName}Picture`);
  return draw(position.view, { viewer: null, before: position.before });
}

/** How a consumer imports the game; `null` for a game that only the catalogue offers. */
function importOf(folder: GameFolder): string | null {
  const own = entrySources.find(([, file]) => file === offeredBy(folder));
  return own?.[0] ?? null;
}

/** Text for a table in Markdown. */
const inCell = (text: string): string => text.replaceAll('|', '\\|');

function optionsTable({ folder, game, rules }: GameForPage): string {
  const schemas = optionSchemas(game);
  const rows = rules.options.map(({ name, text, clause }) => {
    const heading = rules.clauses.find(({ id }) => id === clause);
    const anchor = anchorOf(`${clause} ${heading?.title ?? ''}`);
    const option = schemas[name] ?? {};
    return [
      `\`${name}\``,
      `\`${JSON.stringify(option.default)}\``,
      inCell(valuesText(option)),
      inCell(text),
      `[${clause}](${link(folder.rulesPage)}#${anchor})`,
    ];
  });
  return markdownTable(['Option', 'Default', 'Values', 'Meaning', 'Clause'], rows);
}

/** A call of `setup` that goes with the game's smallest table. */
function importExample({ folder, game }: GameForPage): string {
  const { exportName: name } = folder;
  const from = importOf(folder);
  const players = fewestPlayers(game);
  const first =
    from === null
      ? `import { games } from 'dicewright/games';\n\nconst ${name} = await games['${folder.id}'].load();`
      : `import { ${name} } from '${from}';\n`;
  const state = game.setup({ players });
  const acting = JSON.stringify(game.playersToAct(game.view(state, null))).replace(/^\[(.+)\]$/, '[ $1 ]');
  return [
    '```ts',
    first,
    `const state = ${name}.setup({ players: ${players} });`,
    `console.log(${name}.playersToAct(state)); // → ${acting.replaceAll(',', ', ')}`,
    '```',
  ].join('\n');
}

function clauseList({ folder, rules }: GameForPage): string {
  const lines: string[] = [];
  let chapter = '';
  for (const clause of rules.clauses) {
    if (clause.chapter !== chapter) lines.push(...(lines.length === 0 ? [] : ['']), `**${clause.chapter}**`, '');
    chapter = clause.chapter;
    const heading = `${clause.id} ${clause.title}`;
    lines.push(`- [${heading}](${link(folder.rulesPage)}#${anchorOf(heading)})`);
  }
  return lines.join('\n');
}

/** What playing it gave, and what the rules page says about that. */
function playSection({ rules, thumb }: GameForPage): string[] {
  const { sealed, byHand } = readPlay(rules);
  const rule = thumb === null ? '' : `**A rule of thumb**, by which the bot “thumb” plays: ${thumb}`;
  const parts = [rule, sealed?.text ?? '', byHand].filter((text) => text !== '');
  return parts.length === 0 ? [] : ['## Play', ...parts];
}

/** All that the catalogue and the rules page say about the game, in one line. */
function factsLine({ folder, game, rules }: GameForPage): string {
  const collection = collectionOf(folder);
  const { number, family, levelShare: _, levelTurns: __, ...others } = game.facts;
  const place = [
    ...(collection === undefined ? [] : [`*${collection.title}*`]),
    ...(number === undefined ? [] : [`no. ${number}`]),
    ...(family === undefined ? [] : [`${family}`]),
    ...Object.entries(others).map(([name, value]) => `${name} ${value}`),
  ].join(', ');
  const parts = [
    place,
    rules.card === null ? playersText(game.playerCount) : cardText(rules.card),
    traitsText(game.traits),
    `\`${folder.id}\`, rules ${game.rules}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** What the rules page says to people; the picture stands below. */
function howToPlay({ rules: { howToPlay: told } }: GameForPage): string[] {
  if (told === null) return [];
  const { goal, turn, end } = told;
  return [`## ${howToPlayHeading}`, `**The goal.** ${goal}`, `**Your turn.** ${turn}`, `**The end.** ${end}`];
}

function pageText(subject: GameForPage, position: Position | null, picture: Picture | null): string {
  const { folder, game, rules } = subject;
  const shown =
    position === null || picture === null
      ? []
      : [
          `![${picture.summary.replaceAll(/[[\]]/g, '')}](${link(picturePath(folder.id))})`,
          ...(rules.howToPlay === null ? [] : [rules.howToPlay.caption]),
          `After ${position.ply} of ${position.plies} actions of a [recorded game](${link(position.record)}). The last of them, as announced:`,
          position.announced.map((text) => `- ${text}`).join('\n'),
        ];
  const options =
    rules.options.length === 0
      ? 'The game has no options.'
      : `${optionsTable(subject)}\n\nThey are given to \`setup\`: \`${folder.exportName}.setup({ players: ${fewestPlayers(game)}, options: { … } })\`.`;
  return `${[
    `<!-- Generated by \`npm run gen\` from the game's rules page, its facts and a recorded game. -->`,
    `# ${game.title}`,
    factsLine(subject),
    rules.summary,
    ...howToPlay(subject),
    ...shown,
    '## In code',
    importExample(subject),
    `\`npx dicewright play ${folder.id}\` sits you down to it at the terminal.`,
    '## Options',
    options,
    ...editionsSection(subject, link),
    ...playSection(subject),
    '## Rules',
    `Clause by clause, with sources and rulings, on the [rules page](${link(folder.rulesPage)}):`,
    clauseList(subject),
  ].join('\n\n')}\n`;
}

/** The list of all games with their pages. */
/** What the words of the tables mean. */
const STATUS = `*Verified against independent values* are games whose rules are compared, over random games, with something that shares
no code with them: *a referee*, a second judge (of the first three games written from the rule text alone, in
\`test/oracles/\`); *counts* of all sequences of actions to some depth; *a literal model* of dice as cubes in space.
*Fully tested*: every clause has its tests, and all laws hold; there is nothing to compare with but a report. *Skill*: what
hands do is an outcome, reported by the table or drawn from a model. Where a rule text is silent or contradicts itself there
is a [ruling, often with an option](../reference/rulings-and-options.md).`;

/** The page that lists all games: what they are about, and what is known of each. */
export function pagesIndex(games: readonly GameForPage[], known: readonly GameInTable[]): string {
  const tables = inGroups(games).map(({ collection, games: rows }) => {
    const name = ({ folder, game }: GameForPage): string => `[${game.title}](${folder.id}.md)`;
    const players = ({ game }: GameForPage): string => playersText(game.playerCount).replace(/ players?/, '');
    const minutes = ({ rules: { card } }: GameForPage): string => `${card?.minutes ?? ''}`;
    const decides = ({ rules: { card } }: GameForPage): string => (card === null ? '' : qualitiesText(card));
    const common = (row: GameForPage): string[] => [
      players(row),
      minutes(row),
      decides(row),
      inCell(row.rules.summary),
    ];
    const heading = ['Players', 'Minutes', 'What decides', ''];
    if (collection === null) {
      const table = rows.map((row) => [name(row), ...common(row)]);
      return markdownTable(['Game', ...heading], table);
    }
    const table = rows.map((row) => [
      `${row.game.facts.number ?? ''}`,
      name(row),
      `${row.game.facts.family ?? ''}`,
      ...common(row),
    ]);
    return `## ${collection.title}\n\n${markdownTable(['No.', 'Game', 'Family', ...heading], table)}`;
  });
  return `${[
    '<!-- Generated by `npm run gen`. -->',
    '# The games',
    'A page for each game: what it is about, a position of it, how to import it, its options and its rules.',
    ...tables,
    '## What is known of each',
    STATUS,
    gamesTables(known),
  ].join('\n\n')}\n`;
}

/** The page of a game, and the picture of a position if the game has one. */
export async function gamePage(root: string, subject: GameForPage): Promise<GeneratedFile[]> {
  const { id } = subject.folder;
  const position = positionOf(root, subject);
  const picture = position === null ? null : await pictureOf(root, subject, position);
  const page = { path: pagePath(id), text: pageText(subject, position, picture) };
  if (picture === null) return [page];
  return [page, { path: picturePath(id), text: `${renderSvg(picture, { id })}\n` }];
}
