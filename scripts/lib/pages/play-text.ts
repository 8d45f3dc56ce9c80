/** The seed of all that is measured, as `simulate` and `tournament` take it: game i has one of its own behind it. */
export const SEED = 'played';
/** A random game is broken off after this many actions, as in `playout`. */
export const MOST_ACTIONS = 100_000;
/** A game of bots is broken off after this many actions. */
export const MOST_BOT_ACTIONS = 2_000;

/** Victories by seat, in percent of all games; a victory of two counts half for each. */
export type Wins = readonly number[];

/** What games without policies came to at a table. All shares are percentages to one decimal. */
export interface RandomPlay {
  readonly players: number;
  /** Whether they were played with the purpose that the game declares; else at random. */
  readonly isPurposeful: boolean;
  readonly games: number;
  /** How long the games were. */
  readonly actions: { readonly least: number; readonly median: number; readonly most: number };
  /** Empty where one plays alone. */
  readonly wins: Wins;
  /** Games that were won by several. */
  readonly shared: number;
  /** Games that were over, and won by nobody. */
  readonly nobody: number;
  /** How the games ended, the most frequent first. */
  readonly ends: readonly { readonly reason: string; readonly share: number }[];
  /** Games that ended differently. */
  readonly otherwise: number;
  /** Games that were broken off after {@link MOST_ACTIONS}. */
  readonly unfinished: number;
}

/** A share in percent, with its 95 % interval. */
export interface ShareTold {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What a bot did against the random one. */
export interface Contest {
  /** As tournaments name it, with its parameters. */
  readonly bot: string;
  readonly games: number;
  /** Games that were broken off after {@link MOST_BOT_ACTIONS}; they count for nothing. */
  readonly unfinished: number;
  /** The bot's share of the victories in percent with its 95 % interval; `null` when no game was over. */
  readonly share: ShareTold | null;
}

/** What bots came to. */
export interface BotPlay {
  readonly players: number;
  readonly contests: readonly Contest[];
  /** A bot at all seats; `null` where that was not played. */
  readonly alike: { readonly bot: string; readonly games: number; readonly wins: Wins } | null;
}

/** What the better of two bots should be came to, in pairs of games with the same dice and the seats exchanged. */
export interface DuelPlay {
  readonly bots: readonly [one: string, other: string];
  readonly pairs: number;
  /** What the first has won, in percent, ties halved, with an interval that holds however often one looks. */
  readonly share: ShareTold;
}

/** The results of levels; they are kept beside the pages, and grow. */
export interface LevelPlay {
  readonly duels: readonly DuelPlay[];
  /** Equal players that look ahead; `null` while none have played. */
  readonly equal: {
    readonly bot: string;
    readonly games: number;
    readonly wins: Wins;
    readonly shared: number;
    /** What each seat wins without what the dice did for it, where that is known. */
    readonly withoutLuck: readonly ShareTold[];
  } | null;
  /** How much of the difference between the results of equal players the dice explain, in percent; `null` while it isn't known. */
  readonly luck: number | null;
}

/** What is known of a game from playing it. */
export interface Measured {
  /** The game's id. */
  readonly game: string;
  /** The game's `rules` number. */
  readonly rules: number;
  readonly tables: readonly RandomPlay[];
  /** `null` where nobody ever has a choice. */
  readonly bots: BotPlay | null;
  readonly levels: LevelPlay;
}

/** Of a game whose levels have not played. */
export const noLevels: LevelPlay = { duels: [], equal: null, luck: null };

/** A share as a percentage to one decimal. */
export const percentOf = (share: number): number => Math.round(1000 * share) / 10;

const playersText = (players: number): string => (players === 1 ? '1 player' : `${players} players`);
const winsText = (wins: Wins): string => `Wins by seat: ${wins.map((share) => `${share}%`).join(', ')}`;

function tableText({
  players,
  isPurposeful,
  games,
  actions,
  wins,
  shared,
  nobody,
  ends,
  otherwise,
  unfinished,
}: RandomPlay): string {
  const { least, median, most } = actions;
  const isSame = least === most;
  const length = isSame ? `${least} action${least === 1 ? '' : 's'}` : `${least} to ${most} actions, median ${median}`;
  const some = (share: number, text: string): string[] => (share > 0 ? [text] : []);
  const apart = [...some(shared, `shared ${shared}%`), ...some(nobody, `nobody ${nobody}%`)];
  const how = [
    ...ends.map(({ reason, share }) => `${share}% “${reason}”`),
    ...some(otherwise, `${otherwise}% otherwise`),
    ...some(unfinished, `${unfinished}% not over after ${MOST_ACTIONS} actions`),
  ];
  const sentences = [
    `${playersText(players)}, ${games} ${isPurposeful ? 'purposeful' : 'random'} games: ${length}.`,
    ...(wins.length === 0 ? [] : [`${winsText(wins)}${apart.length === 0 ? '' : ` (${apart.join(', ')})`}.`]),
    `Ends: ${how.join('; ')}.`,
  ];
  return `- ${sentences.join(' ')}`;
}

/** Whether the bot is shown to be better than the random one. */
export const isBetter = ({ share }: Pick<Contest, 'share'>): boolean => share !== null && share.low > 50;

function verdict({ share }: Pick<Contest, 'share'>): string {
  if (share === null) return 'no game was over';
  const { value, low, high } = share;
  const judged = isBetter({ share }) ? 'better' : high < 50 ? 'worse' : 'not decided';
  return `${value}% of the victories (${low}% to ${high}%): ${judged}`;
}

const NO_CHOICE = '- Bots have nothing to do: nobody ever has a choice.';

function botLines(bots: BotPlay | null): string[] {
  if (bots === null) return [NO_CHOICE];
  const { contests, alike } = bots;
  const players = playersText(bots.players);
  const lines = contests.map((contest) => {
    const { bot, games, unfinished } = contest;
    const broken = unfinished === 0 ? '' : ` (${unfinished} not over after ${MOST_BOT_ACTIONS} actions)`;
    return `- \`${bot}\` against \`random\`, ${players}, ${games} games${broken}: ${verdict(contest)}.`;
  });
  if (alike === null) return lines;
  return [...lines, `- \`${alike.bot}\` against itself, ${players}, ${alike.games} games. ${winsText(alike.wins)}.`];
}

const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const WITHOUT_LUCK = 'Without luck';
const shareText = ({ value, low, high }: ShareTold): string => `${value}% (${low}% to ${high}%)`;

function levelLines({ duels, equal, luck }: LevelPlay): string[] {
  return [
    ...duels.map(
      ({ bots: [one, other], pairs, share }) =>
        `- \`${one}\` over \`${other}\`, ${countText(pairs, 'pair')} of games: ${verdict({ share })}.`,
    ),
    ...(equal === null
      ? []
      : [
          `- \`${equal.bot}\` at all seats, ${countText(equal.games, 'game')}. ${winsText(equal.wins)} (shared ${equal.shared}%). ` +
            `${luck === null ? 'Between' : WITHOUT_LUCK}: ${equal.withoutLuck.map(shareText).join(', ')}.`,
        ]),
    ...(luck === null
      ? []
      : [`- Luck explains ${luck}% of who won these games, as far as the worths of positions show.`]),
  ];
}

/** Which command plays the same games, and shows the same lengths and victories. */
function simulateText(game: string, tables: readonly RandomPlay[]): string {
  const [first, ...others] = tables;
  if (first === undefined) return '';
  const command = `npx dicewright simulate ${game} --players ${first.players} --games ${first.games} --seed ${SEED}`;
  const also = others.map(({ players }) => `, and with \`--players ${players}\``).join('');
  const kind = first.isPurposeful ? 'Purposeful' : 'Random';
  return ` ${kind} games are those of \`${command}\`${also}.`;
}

/** The list on a rules page. */
export function measuredText({ game, rules, tables, bots, levels }: Measured): string {
  const heading = `Measured under rules ${rules} by \`npm run played -- ${game}\`.${simulateText(game, tables)}`;
  return [heading, '', ...tables.map(tableText), ...botLines(bots), ...levelLines(levels)].join('\n');
}

const number = String.raw`\d+(?:\.\d)?`;
const list = `Wins by seat: ((?:${number}%(?:, )?)+)`;
const patterns = {
  heading: /^Measured under rules (\d+) by `npm run played -- ([a-z0-9-]+)`/,
  table: new RegExp(
    String.raw`^- (\d+) players?, (\d+) (random|purposeful) games: (\d+)(?: to (\d+))? actions?(?:, median (${number}))?\.` +
      String.raw`(?: ${list}(?: \((?:shared (${number})%)?(?:, )?(?:nobody (${number})%)?\))?\.)? Ends: (.*)\.$`,
  ),
  // A reason may have quotes and semicolons of its own.
  end: new RegExp(`(${number})% “(.*?)”(?=$|; ${number}% )`, 'g'),
  otherwise: new RegExp(`(?:^|; )(${number})% otherwise`),
  unfinished: new RegExp(`(?:^|; )(${number})% not over after `),
  contest: new RegExp(
    String.raw`^- \`(.+)\` against \`random\`, (\d+) players?, (\d+) games(?: \((\d+) not over after \d+ actions\))?: ` +
      String.raw`(?:(${number})% of the victories \((${number})% to (${number})%\))?`,
  ),
  duel: new RegExp(
    String.raw`^- \`(.+)\` over \`(.+)\`, (\d+) pairs? of games: (${number})% of the victories \((${number})% to (${number})%\)`,
  ),
  equal: new RegExp(
    String.raw`^- \`(.+)\` at all seats, (\d+) games?\. ${list} \(shared (${number})%\)\. (?:Between|Without luck): (.*)\.$`,
  ),
  share: new RegExp(String.raw`(${number})% \((${number})% to (${number})%\)`, 'g'),
  luck: new RegExp(
    String.raw`^- Luck explains (${number})% of who won these games, as far as the worths of positions show\.$`,
  ),
  alike: new RegExp(String.raw`^- \`(.+)\` against itself, \d+ players?, (\d+) games\. ${list}\.$`),
};

const winsOf = (text: string | undefined): Wins =>
  text === undefined ? [] : text.split(', ').map((share) => Number.parseFloat(share));

function tableOf(line: string): RandomPlay | null {
  const found = patterns.table.exec(line);
  if (found === null) return null;
  const [, players, games, kind, least, most = least, median = least, wins, shared = '0', nobody = '0', how = ''] =
    found;
  const ends = [...how.matchAll(patterns.end)].map(([, share, reason = '']) => ({ reason, share: Number(share) }));
  return {
    players: Number(players),
    isPurposeful: kind === 'purposeful',
    games: Number(games),
    actions: { least: Number(least), median: Number(median), most: Number(most) },
    wins: winsOf(wins),
    shared: Number(shared),
    nobody: Number(nobody),
    ends,
    otherwise: Number(patterns.otherwise.exec(how)?.[1] ?? 0),
    unfinished: Number(patterns.unfinished.exec(how)?.[1] ?? 0),
  };
}

/** What the lines of a list say about bots; `null` when they have nothing to do, `undefined` when the lines don't say. */
export function botsTold(text: string): BotPlay | null | undefined {
  const lines = text.split('\n');
  return lines.includes(NO_CHOICE) ? null : (botsOf(lines) ?? undefined);
}

/** What the lines of a list say about bots; `null` when there are none. */
function botsOf(lines: readonly string[]): BotPlay | null {
  let players = 0;
  const contests: Contest[] = [];
  let alike: BotPlay['alike'] = null;
  for (const line of lines) {
    const contest = patterns.contest.exec(line);
    if (contest !== null) {
      const [, bot = '', seats, games, unfinished = '0', value, low, high] = contest;
      players = Number(seats);
      const share = value === undefined ? null : { value: Number(value), low: Number(low), high: Number(high) };
      contests.push({ bot, games: Number(games), unfinished: Number(unfinished), share });
    }
    const [, bot = '', games, wins] = patterns.alike.exec(line) ?? [];
    if (games !== undefined) alike = { bot, games: Number(games), wins: winsOf(wins) };
  }
  return contests.length === 0 ? null : { players, contests, alike };
}

function levelsOf(lines: readonly string[]): LevelPlay {
  const duels: DuelPlay[] = [];
  let { equal, luck } = noLevels;
  for (const line of lines) {
    const [, one = '', other = '', pairs, value, low, high] = patterns.duel.exec(line) ?? [];
    if (pairs !== undefined) {
      const share = { value: Number(value), low: Number(low), high: Number(high) };
      duels.push({ bots: [one, other], pairs: Number(pairs), share });
    }
    const [, bot = '', games, wins, shared, shares = ''] = patterns.equal.exec(line) ?? [];
    if (games !== undefined) {
      const told = [...shares.matchAll(patterns.share)].map((found) => found.slice(1).map(Number));
      const withoutLuck = told.map(([value = 0, low = 0, high = 0]) => ({ value, low, high }));
      equal = { bot, games: Number(games), wins: winsOf(wins), shared: Number(shared), withoutLuck };
    }
    const [, share] = patterns.luck.exec(line) ?? [];
    if (share !== undefined) luck = Number(share);
  }
  return { duels, equal, luck };
}

/** What the list says; `null` when it is not one that {@link measuredText} has written. */
export function measuredOf(text: string): Measured | null {
  const lines = text.split('\n');
  const [, rules, game = ''] = patterns.heading.exec(lines[0] ?? '') ?? [];
  const tables = lines.flatMap((line) => tableOf(line) ?? []);
  const measured = { game, rules: Number(rules), tables, bots: botsOf(lines), levels: levelsOf(lines) };
  return tables.length > 0 && measuredText(measured) === text ? measured : null;
}
