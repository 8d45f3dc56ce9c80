// A whole game in twenty lines: two players, seeded dice, a policy that always scores its best open line.
import { createReducer, seededDice } from 'dicewright';
import { kiriki, patterns, scorePattern } from 'dicewright/kiriki';

// The seed is fixed, so that this runs alike every time; every game of an application takes a new one, createSeed().
const reducer = createReducer(kiriki, seededDice('twenty lines'));
let state = kiriki.setup({ players: 2 });

while (state.toPlay !== null) {
  const player = state.toPlay;
  const before = reducer(state, { type: 'roll', player, dice: [0, 1, 2, 3, 4] });
  const open = patterns.filter((pattern) => kiriki.check(before, { type: 'score', player, pattern }) === null);
  const points = (pattern: (typeof patterns)[number]) => scorePattern(before.dice, pattern);
  const best = open.reduce((a, b) => (points(b) > points(a) ? b : a));
  const action = { type: 'score', player, pattern: best } as const;
  state = reducer(before, action);
  console.log(`${before.dice.join(' ')}  ${kiriki.describe(before, action, state)}`);
}

console.log(kiriki.result(state));
