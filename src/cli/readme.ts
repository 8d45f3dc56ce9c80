import { dirname, join } from 'node:path';
import type { Entry } from '../entry/entry.js';
import type { AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import type { Picture } from '../picture/picture.js';
import { playout } from '../play/playout.js';
import { renderSvg } from '../render/svg.js';
import { entryArg, onlyOne, optionsFlagsOf, playersFlag, readArgs, tableFlags } from './args.js';
import type { Command } from './command.js';
import { FileError, UsageError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { moduleFlag } from './own-games.js';
import { readBytes } from './read-file.js';

const flags = {
  ...moduleFlag,
  out: { type: 'string', value: 'FILE', kind: 'file', about: 'the page (README.md); the picture lies beside it' },
  players: playersFlag,
  ...optionsFlagsOf('as JSON, or name=value,... (the defaults)'),
  seed: { type: 'string', value: 'TEXT', about: 'of the game that is drawn in its midst (picture)' },
} as const;

/** Nobody writes larger ones. */
const LARGEST = 2 ** 20;

const [BEGIN, END] = ['<!-- game -->', '<!-- /game -->'];

/** Chapters of a rules page that hold no rules. */
const beside = /^(How to play|Play|Not rules)$/;
/** Lines of a clause that people who want to play need not read. */
const forAuthors = /^(Source|Ruling): /;

/** The rules of a page by chapters, one item per clause, without sources and rulings. */
function rulesIn(page: string): string {
  const told = page.split(/^(?=## )/m).flatMap((chapter) => {
    const [head = '', ...clauses] = chapter.split(/^(?=### )/m);
    const title = /^## (.*)$/m.exec(head)?.[1] ?? '';
    const items = clauses.map((clause) => {
      const [heading = '', ...lines] = clause.split(/\r?\n/);
      const text = lines
        .filter((line) => !forAuthors.test(line))
        .join('\n')
        .replace(/^Option: /gm, 'Option ')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
      // What is indented belongs to the item: lists, tables.
      return `- **${heading.replace(/^### /, '')}.** ${text.replace(/\n(?!\n)/g, '\n  ')}`;
    });
    if (beside.test(title) || items.length === 0) return [];
    return title === '' ? items.join('\n') : `### ${title}\n\n${items.join('\n')}`;
  });
  return told.join('\n\n');
}

/** The sentence and the line below the title of a page. */
const headIn = (page: string): string =>
  page
    .split(/^(?:##+ |Sources:)/m, 1)
    .join('')
    .replace(/^# .*$/m, '')
    .trim();

/** A position in the middle of a random game, as everybody may see it. */
function midst(game: AnyGame, table: { readonly players: number; readonly options: object }, seed: string) {
  const { actions } = playout(game, { ...table, seed, maxActions: 2_000 });
  const start = game.setup(table);
  const half = actions.slice(0, Math.ceil(actions.length / 2));
  return half.reduce<DeepReadonly<Envelope>>((state, action) => game.reduce(state, action), start);
}

/** @throws UsageError (as a rejection) for a game that lacks either */
async function pageAndPicture(entry: Entry) {
  const [page, picture] = await Promise.all([entry.part('rulesPage'), entry.part('picture')]);
  if (page === undefined) throw new UsageError(`${entry.id} has no rules page: give its entry a rulesPage`);
  if (!picture) throw new UsageError(`${entry.id} has no picture: give its entry one`);
  return { page, picture };
}

/** The page with its text about the game. @throws FileError where it has no place for that */
function withGame(text: string, told: string, file: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from)
    throw new FileError(file, `there are no lines ${BEGIN} and ${END}, between which that goes`);
  return `${text.slice(0, from + BEGIN.length)}\n${told}\n${text.slice(to)}`;
}

const altText = ({ summary }: Picture): string => summary.replaceAll(/[[\]\n]/g, ' ');

export const readme: Command = {
  name: 'readme',
  summary: 'put a picture and the rules of a game of your own into its README',
  usage: ['GAME [--module FILE] [--out FILE] [--players n] [--options OPTIONS] [--seed TEXT]'],
  about: [
    `Draws a position in the midst of a random game, and writes the picture and the rules of the rules page, without sources and rulings, between the lines ${BEGIN} and ${END} of README.md. Run it before you publish: a new package does.`,
  ],
  flags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const entry = entryArg(onlyOne(positionals, 'GAME'), io);
    const { page, picture } = await pageAndPicture(entry);
    const game = await entry.load();
    const state = midst(game, tableFlags(game, values), values.seed ?? 'picture');
    const drawn = picture(game.view(state, null), { viewer: null });
    const file = values.out ?? 'README.md';
    const svg = `${entry.id}.svg`;
    const text = new TextDecoder().decode(await readBytes(file, io.readFile(file), LARGEST));
    const told = `![${altText(drawn)}](${svg})\n\n${headIn(page)}\n\n${rulesIn(page)}`;
    const whole = withGame(text, told, file);
    await io.writeFile(join(dirname(file), svg), renderSvg(drawn));
    await io.writeFile(file, whole);
    await io.stdout.write(`${file}: the picture ${svg} and the rules of ${game.title}\n`);
    return exitCodes.well;
  },
};
