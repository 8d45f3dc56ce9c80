// A hint button: what an app for Kiriki says to "What would you do?". The advice is exact: it is the best action for the
// highest mean of the finished sheet. Near the end of a game it is worked out at once; an app that wants to help from the
// first roll on solves the whole game in advance (`npm run solve:kiriki -- --save kiriki.table`, some seconds) and
// loads the table of 4.6 MB with `kirikiAnalysis.load`.
import { createReducer, seededDice } from 'dicewright';
import { games } from 'dicewright/games';
import { type KirikiAction, type KirikiState, kiriki } from 'dicewright/kiriki';

const { kirikiAnalysis } = await games.kiriki.part('analysis');
type Table = ReturnType<typeof kirikiAnalysis.solve>;

const inWords = ({ dice }: KirikiState, action: KirikiAction): string => {
  if (action.type === 'score') return `write them in ${action.pattern}`;
  const kept = dice.filter((_, place) => !action.dice.includes(place)).sort();
  return kept.length === 0 ? 'roll all dice' : `keep ${kept.join(' ')} and roll the rest`;
};

/** What the button says. */
function hint(table: Table, state: KirikiState): string {
  const advice = kirikiAnalysis.advise(table, state);
  if (advice === null) return 'The game is over.';
  // All actions are there, the best first.
  const [best, ...others] = advice.actions.slice(0, 2).map(({ action, value }) => ({
    text: inWords(state, action),
    worth: value.toFixed(2),
    loss: (advice.value - value).toFixed(2),
  }));
  return [
    `  Best: ${best?.text}, for ${best?.worth} points in the end.`,
    ...others.map(({ text, loss }) => `  Or ${text}: ${loss} less.`),
  ].join('\n');
}

// Four lines are empty: fours, fullHouse, kiriki and chance.
const upper = { ones: 2, twos: 6, threes: 9, fours: null, fives: 15, sixes: 18 };
const lower = { threeOfAKind: 23, fourOfAKind: 0, fullHouse: null, smallStraight: 30, largeStraight: 40 };
const sheet = { ...upper, ...lower, kiriki: null, chance: null };
let state: KirikiState = kiriki.load({ ...kiriki.setup({ players: 1 }), sheets: [sheet] });

// Sheets that can't come of this one are left out, so this takes milliseconds.
const table = kirikiAnalysis.solve(state.options, undefined, sheet);
// The seed is fixed, so that this runs alike every time; every game of an application takes a new one, createSeed().
const reducer = createReducer(kiriki, seededDice('friday night'));

for (let advice = kirikiAnalysis.advise(table, state); advice !== null; advice = kirikiAnalysis.advise(table, state)) {
  if (state.rolls > 0) {
    const left = 3 - state.rolls;
    console.log(`${state.dice.join(' ')}, ${left === 1 ? '1 roll' : `${left} rolls`} left:\n${hint(table, state)}`);
  }
  state = reducer(state, advice.action);
}
console.log(`${hint(table, state)} ${kiriki.result(state)?.scores?.[0]} points.`);
