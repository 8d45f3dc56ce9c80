// A second generator of plays, written from RULES.md alone: no board, only where each of the fifteen checkers is, and no
// cleverness. All checkers are tried with the dice in every order, and the longest ways are kept.

/** Where each checker of a player is: 25 the bar, 24 to 1 the points as that player counts them, 0 off. In descending order. */
export type Men = readonly number[];

export interface Setting {
  readonly mine: Men;
  readonly yours: Men;
}

const sorted = (men: readonly number[]): number[] => [...men].sort((a, b) => b - a);
const nameOf = ({ mine, yours }: Setting): string => `${mine.join(' ')} | ${yours.join(' ')}`;

/** All settings after one checker has gone the eyes of one die. */
function afterDie({ mine, yours }: Setting, eyes: number): Setting[] {
  const found: Setting[] = [];
  for (let i = 0; i < mine.length; i++) {
    const from = mine[i] as number;
    if (from === 0) continue;
    if (mine.includes(25) && from !== 25) continue;
    let to = from - eyes;
    if (to <= 0) {
      if (mine.some((man) => man > 6)) continue;
      if (to < 0 && mine.some((man) => man > from)) continue;
      to = 0;
    }
    const there = to === 0 ? 0 : yours.filter((man) => man === 25 - to).length;
    if (there > 1) continue;
    const mineAfter = mine.map((man, j) => (j === i ? to : man));
    const yoursAfter = there === 1 ? yours.map((man) => (man === 25 - to ? 25 : man)) : yours;
    found.push({ mine: sorted(mineAfter), yours: sorted(yoursAfter) });
  }
  return found;
}

function distinct(settings: readonly Setting[]): Setting[] {
  return [...new Map(settings.map((setting) => [nameOf(setting), setting])).values()];
}

/** The settings after all of these dice in this order, after all but the last, and so on: how far each way gets. */
function levels(setting: Setting, dice: readonly number[]): Setting[][] {
  const reached = [[setting]];
  for (const eyes of dice) reached.push(distinct((reached.at(-1) ?? []).flatMap((one) => afterDie(one, eyes))));
  return reached;
}

/** The settings to which a roll can be played, by name. */
export function settingsAfter(setting: Setting, [one, other]: readonly [number, number]): Set<string> {
  const orders =
    one === other
      ? [levels(setting, [one, one, one, one])]
      : [
          levels(setting, [Math.max(one, other), Math.min(one, other)]),
          levels(setting, [Math.min(one, other), Math.max(one, other)]),
        ];
  for (let played = 4; played > 0; played--) {
    const ways = orders.map((order) => order[played] ?? []);
    // Of one die alone the larger, whose order comes first.
    const kept = played === 1 ? (ways.find((way) => way.length > 0) ?? []) : ways.flat();
    if (kept.length > 0) return new Set(kept.map(nameOf));
  }
  return new Set([nameOf(setting)]);
}
