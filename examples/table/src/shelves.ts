import type { ToldGame } from 'virtual:told-games';
import type { Entry } from 'dicewright/games';
import { inWords } from './words.js';

/** What a shelf asks of a game. */
export type Shelved = Pick<Entry, 'id' | 'title' | 'facts' | 'traits' | 'playerCount'>;

/** Games that stand together. */
export interface Shelf<Game extends Shelved = Shelved> {
  readonly title: string;
  /** Who should look here. */
  readonly about: string;
  readonly entries: readonly Game[];
}

interface Place {
  readonly title: string;
  readonly about: string;
  readonly holds: (game: Shelved, told: ToldGame | undefined) => boolean;
}

const isOf =
  (...families: readonly string[]): Place['holds'] =>
  ({ facts }) =>
    families.includes(String(facts.family));

const decidedBy =
  (...qualities: readonly string[]): Place['holds'] =>
  (_, told) =>
    qualities.some((quality) => told?.decides.includes(quality));

/** In their order; a game stands on the first that it belongs on, by what it declares. */
const places: readonly Place[] = [
  {
    title: 'Score sheets',
    about: 'Roll, choose, write it down.',
    holds: ({ facts }) => facts.family === undefined,
  },
  {
    title: 'With real dice',
    about: 'Games for steady hands: play them at the table, and this page keeps time and score.',
    holds: (_, told) => told?.decides[0] === 'dexterity',
  },
  {
    title: 'Secrets and deduction',
    about: 'Something is hidden, and whoever thinks or remembers finds it.',
    holds: (game, told) => game.traits.hiddenInformation || decidedBy('deduction', 'memory', 'bluff')(game, told),
  },
  {
    title: 'All at once',
    about: 'Nobody waits: the quickest eye has it.',
    holds: ({ traits }) => traits.simultaneous,
  },
  {
    title: 'Building the pyramid',
    about: 'Dice pile up, and the best places are taken.',
    holds: isOf('construction', 'chance'),
  },
  {
    title: 'Taking it apart',
    about: 'Every die you take lays others open.',
    holds: isOf('demolition'),
  },
  {
    title: 'Rebuilding it',
    about: 'All the dice are there: bring them where they belong.',
    holds: isOf('alteration'),
  },
  {
    title: 'Moves on the plate',
    about: 'Steps, jumps and chases, as on a board.',
    holds: isOf('board', 'space', 'special'),
  },
];

/** The games on their shelves, each on one; shelves without any are left out. */
export function shelvesOf<Game extends Shelved>(
  games: readonly Game[],
  told: Readonly<Record<string, ToldGame>>,
): Shelf<Game>[] {
  const shelfOf = (game: Game): Place => {
    const family = inWords(String(game.facts.family));
    const place = places.find(({ holds }) => holds(game, told[game.id]));
    // What somebody declares that nobody here has heard of is a shelf of its own.
    return place ?? { title: family, about: '', holds: isOf(family) };
  };
  const shelves = new Map<string, { about: string; entries: Game[] }>(
    places.map(({ title, about }) => [title, { about, entries: [] }]),
  );
  for (const game of games) {
    const { title, about } = shelfOf(game);
    const shelf = shelves.get(title) ?? { about, entries: [] };
    shelf.entries.push(game);
    shelves.set(title, shelf);
  }
  return [...shelves].flatMap(([title, { about, entries }]) => (entries.length === 0 ? [] : { title, about, entries }));
}
