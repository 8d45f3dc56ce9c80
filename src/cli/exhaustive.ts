import { type Explored, explore } from '../analysis/exploration/explore.js';
import type { Entry } from '../entry/entry.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { cleanText } from '../render/clean.js';
import { tableText } from './answer-text.js';
import { naturalFlag, optionsFlagsOf, playersFlag, tableFlags } from './args.js';
import { exitCodes } from './exit-codes.js';
import { interruptible } from './interruptible.js';
import type { CommandIo } from './io.js';
import { type Names, namesOf } from './names.js';
import type { OptionsArgs } from './options-flag.js';
import { positionsFound, progressTo } from './progress.js';
import { limitFlag } from './solve.js';
import { styleOf } from './style.js';

/** The flags of an exploration. */
export const exhaustiveFlags = {
  exhaustive: {
    type: 'boolean',
    about:
      'go to every position that can be reached, by every action with every outcome, and hold it against the invariants',
  },
  players: { ...playersFlag, about: `with --exhaustive: ${playersFlag.about}` },
  .../* @__PURE__ */ optionsFlagsOf('with --exhaustive: options of the game: see list'),
  limit: { ...limitFlag.limit, about: `with --exhaustive: ${limitFlag.limit.about}` },
} as const;

export interface ExhaustiveArgs extends OptionsArgs {
  readonly players?: string | undefined;
  readonly limit?: string | undefined;
  readonly json?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}

/** The game that breaks it, one action per line, as the game describes it; where it no longer can, as JSON. */
function* told(
  game: AnyGame,
  table: { players: number; options: object },
  actions: readonly AnyAction[],
  names: Names,
) {
  let state = game.setup(table);
  for (const [index, action] of actions.entries()) {
    const next = game.safeReduce(state, action);
    const words = next.ok ? names.inText(game.describe(state, action, next.state)) : JSON.stringify(action);
    yield `        ${index + 1}. ${cleanText(words)}\n`;
    if (!next.ok) return;
    state = next.state;
  }
}

const actionsText = (count: number): string => `${count} action${count === 1 ? '' : 's'}`;

/** What was found, apart from what is broken, in lines. */
function foundText({ complete, states, depth, longest, results }: Explored<AnyAction>, names: Names): string {
  const ends = results.map((one) => [names.join(one.winners), one.states]);
  const lines = complete
    ? [
        `All ${states} positions were reached: what holds in them is proved.`,
        `The farthest is ${actionsText(depth)} from the start; ` +
          (longest === null ? 'a game can go on for ever.' : `the longest game has ${actionsText(longest)}.`),
      ]
    : [`${states} positions were reached, up to ${actionsText(depth)} from the start. There are more: see --limit.`];
  return `${lines.join('\n')}\n${ends.length === 0 ? '' : `\n${tableText(['WINNERS', 'POSITIONS'], ends)}`}`;
}

/** Goes everywhere, and reports what holds there. @returns the exit code */
export async function exploreAll(entry: Entry, args: ExhaustiveArgs, io: CommandIo): Promise<number> {
  const game = await entry.load();
  const table = tableFlags(game, args);
  const limit = naturalFlag(args.limit, '--limit', 1);
  const shown = progressTo(io, args.quiet);
  const found = await interruptible(io, (signal) =>
    explore(entry, { ...table, limit, signal, onProgress: (progress) => shown.tell(positionsFound(progress)) }),
  ).finally(() => shown.end());
  const { broken } = found;
  if (args.json) {
    const about = { game: game.id, rules: game.rules, ok: broken === null, ...table };
    await io.stdout.write(`${JSON.stringify({ ...about, ...found })}\n`);
  } else {
    const { tone } = styleOf(io.stdout, io.env);
    const names = namesOf(table.players);
    const verdict = broken
      ? `${tone('broken', 'red')}  ${cleanText(broken.name)}${broken.clause === '' ? '' : ` (${cleanText(broken.clause)})`}, after\n${[
          ...told(game, table, broken.actions, names),
        ].join('')}`
      : `${tone('kept', 'green')}    ${cleanText(game.title)}, ${table.players} player${table.players === 1 ? '' : 's'}: all invariants\n`;
    await io.stdout.write(`${verdict}${broken ? '' : foundText(found, names)}`);
  }
  return broken === null ? exitCodes.well : exitCodes.deviates;
}
