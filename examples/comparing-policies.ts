// Which line of the sheet is best for the dice on the table: the one where they score most, or the one where they score
// most above what is usual there? Two policies for Kiriki that differ in nothing else, and a tournament that says how sure
// the answer is.
import type { DeepReadonly } from 'dicewright';
import { standings, tournament } from 'dicewright/analysis';
import { type KirikiAction, type KirikiState, kiriki, type patterns, scorePattern } from 'dicewright/kiriki';

type View = DeepReadonly<KirikiState>;
type Pattern = (typeof patterns)[number];

/** Roughly what a good player has in each line in the end. */
const usual: Readonly<Record<Pattern, number>> = {
  ones: 2,
  twos: 5,
  threes: 9,
  fours: 12,
  fives: 16,
  sixes: 19,
  threeOfAKind: 22,
  fourOfAKind: 13,
  fullHouse: 23,
  smallStraight: 29,
  largeStraight: 33,
  kiriki: 17,
  chance: 22,
};

/** Keeps what most dice show (of several such, the highest), rolls three times, and then chooses a line by its worth. */
const policy =
  (worth: (points: number, pattern: Pattern) => number) =>
  (view: View, player: number): KirikiAction => {
    const count = (face: number): number => view.dice.filter((die) => die === face).length;
    const most = [6, 5, 4, 3, 2, 1].reduce((best, face) => (count(face) > count(best) ? face : best));
    const dice = [0, 1, 2, 3, 4].filter((place) => view.dice[place] !== most);
    const roll: KirikiAction = { type: 'roll', player, dice };
    if (kiriki.check(view, roll) === null) return roll;
    const lines = [...kiriki.legalActions(view, player)].flatMap((action) =>
      action.type === 'score'
        ? [{ action, worth: worth(scorePattern(view.dice, action.pattern, view.options), action.pattern) }]
        : [],
    );
    return lines.reduce((best, line) => (line.worth > best.worth ? line : best)).action;
  };

const result = await tournament({
  game: kiriki,
  bots: [
    { name: 'most points', choose: policy((points) => points) },
    { name: 'most above the usual', choose: policy((points, pattern) => points - usual[pattern]) },
  ],
  games: 1_000,
  seed: 'which line',
});
const { bots, comparisons } = standings(result);
for (const { bot, games, share, score } of bots) {
  const [wins, low, high] = [share?.value, share?.low, share?.high].map((part) => `${(100 * (part ?? 0)).toFixed(1)}%`);
  console.log(`${bot}: wins ${wins} of ${games} games (95%: ${low} to ${high}), mean score ${score?.value.toFixed(1)}`);
}
const better = comparisons[0]?.score;
console.log(
  `"${comparisons[0]?.bots[1]}" scores ${(-(better?.value ?? 0)).toFixed(1)} more,`,
  `at 95% between ${(-(better?.high ?? 0)).toFixed(1)} and ${(-(better?.low ?? 0)).toFixed(1)}.`,
);
