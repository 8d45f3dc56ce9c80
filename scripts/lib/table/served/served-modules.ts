import { moduleParts } from '../../../../src/analysis/own-module.js';
import { moduleAddresses } from '../module-addresses.js';
import { moduleBundle } from '../module-bundle.js';
import { type DrawnGame, gamesIn } from '../module-games.js';

/** A game as it is sent to the page, with its picture. */
type ToldToPage = Omit<DrawnGame, 'svg'> & { readonly picture: string };

interface Built {
  readonly code: string;
  readonly games: readonly ToldToPage[];
}

const pageGame = ({ svg, ...game }: DrawnGame): ToldToPage => ({
  ...game,
  picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
});

/** What esbuild says of the first thing that it could not do, on one line. */
function problemOf(error: unknown): string {
  const { errors: [first] = [], message } = error as {
    readonly message: string;
    readonly errors?: readonly {
      readonly text: string;
      readonly location: { readonly file: string; readonly line: number } | null;
    }[];
  };
  if (!first) return message;
  return first.location ? `${first.location.file}:${first.location.line}: ${first.text}` : first.text;
}

/** Modules with games, built anew whenever the page begins. */
export class ServedModules {
  readonly #modules;
  readonly #folder: string;
  readonly #onProblem: (message: string) => void;
  /** What was last built of each, by its address. */
  readonly #built = new Map<string, Built>();

  constructor(files: readonly string[], folder: string, onProblem: (message: string) => void) {
    this.#modules = moduleAddresses(files, folder);
    this.#folder = folder;
    this.#onProblem = onProblem;
  }

  /** @throws Error (as a rejection) where one can't be built the first time */
  async games(): Promise<readonly ToldToPage[]> {
    const all = await Promise.all(this.#modules.map(({ file, address }) => this.#gamesOf(file, address)));
    return all.flat();
  }

  /** The module at the address, as it was last built. */
  code(address: string): string | undefined {
    return this.#built.get(address)?.code;
  }

  async #gamesOf(file: string, address: string): Promise<readonly ToldToPage[]> {
    const last = this.#built.get(address);
    try {
      const code = await moduleBundle(file, { folder: this.#folder });
      if (code === last?.code) return last.games;
      const games = (await gamesIn(code, address)).map(pageGame);
      this.#built.set(address, { code, games });
      return games;
    } catch (error) {
      const told = problemOf(error);
      // Some say themselves of what.
      const problem = told.startsWith(moduleParts(file).file) ? told : `${file}: ${told}`;
      if (!last) throw new Error(problem, { cause: error });
      this.#onProblem(problem);
      return last.games;
    }
  }
}
