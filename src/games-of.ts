import type { OwnGame } from './catalogue-of.js';
import { isGame } from './kernel/given-game.js';
import type { AnyGame } from './kernel/types.js';

/** A game that a module exports, with what it exports beside it. */
export interface ExportedGame extends OwnGame {
  readonly game: AnyGame;
}

const ofAnalysis = ['Analysis', 'Bots', 'Questions', 'Advisor'] as const;

const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What belongs to the game of a name. */
function besideOf(exports: Readonly<Record<string, unknown>>, name: string): Omit<OwnGame, 'game'> {
  const find = (ending: string): never => exports[`${name}${ending}`] as never;
  const analysis = ofAnalysis.map((ending) => [`${name}${ending}`, find(ending)] as const).filter(([, value]) => value);
  return {
    versions: find('Versions'),
    picture: find('Picture'),
    invariants: find('Invariants'),
    golden: find('Golden'),
    analysis: analysis.length === 0 ? undefined : Object.fromEntries(analysis),
  };
}

/**
 * The games among the exports of a module, each once, but for older rules of others. Beside a game that is exported as
 * `farkle` belong `farklePicture`, `farkleInvariants`, `farkleVersions`, and of its mathematics `farkleBots`,
 * `farkleAdvisor`, `farkleQuestions`, `farkleAnalysis`.
 *
 * @param exports - a module, as `import` gives it
 * @returns by the names under which they are exported; `{}` where there are none
 * @example
 * ```ts
 * import { catalogueOf, gamesOf } from 'dicewright/games';
 * import * as module from 'dicewright/kiriki';
 *
 * const found = gamesOf(module);
 * console.log(Object.keys(found), typeof found.kiriki?.picture); // → [ 'kiriki' ] function
 * const mine = catalogueOf({}, Object.values(found));
 * console.log(mine.kiriki?.title); // → Kiriki
 * ```
 */
export function gamesOf(exports: Readonly<Record<string, unknown>>): Readonly<Record<string, ExportedGame>> {
  const found = new Map<AnyGame, readonly [name: string, own: ExportedGame]>();
  // Under its own name rather than as the default.
  const names = Object.keys(exports).sort((a, b) => Number(a === 'default') - Number(b === 'default'));
  for (const name of names) {
    const game = exports[name];
    if (!isGame(game) || found.has(game)) continue;
    found.set(game, [name, { game, ...besideOf(exports, name === 'default' ? camelCase(game.id) : name) }]);
  }
  const older = new Set([...found.values()].flatMap(([, { versions = {} }]) => Object.values(versions)));
  return Object.fromEntries([...found.values()].filter(([, { game }]) => !older.has(game)));
}
