// A game as a slice of a Redux store. Redux sends actions of its own, so the reducer asks isAction first; and a click
// on something illegal must not reach the reducer, so the application asks check before it dispatches.
import { createReducer, isAction, seededDice } from 'dicewright';
import { type KirikiAction, type KirikiState, kiriki } from 'dicewright/kiriki';
import { combineReducers, legacy_createStore as createStore } from 'redux';

// The seed is fixed, so that this runs alike every time; every game of an application takes a new one, createSeed().
const play = createReducer(kiriki, seededDice('redux'));
const start: KirikiState = kiriki.setup({ players: 2 });

const store = createStore(
  combineReducers({
    game: (state: KirikiState = start, action: { type: string }) =>
      isAction(kiriki, action) ? play(state, action) : state,
    theme: (theme: 'light' | 'dark' = 'light', action: { type: string }) =>
      action.type === 'theme/toggle' ? (theme === 'light' ? 'dark' : 'light') : theme,
  }),
);

function dispatch(action: KirikiAction): void {
  const violation = kiriki.check(store.getState().game, action);
  if (violation) console.log(`No: ${violation.message} (${violation.clause ?? violation.code})`);
  else store.dispatch(action);
}

store.subscribe(() => {
  const { game } = store.getState();
  console.log(`player ${game.toPlay}, rolls ${game.rolls}, dice ${game.dice.join(' ') || '-'}`);
});

dispatch({ type: 'score', player: 0, pattern: 'chance' });
dispatch({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
dispatch({ type: 'roll', player: 0, dice: [3, 4] });
store.dispatch({ type: 'theme/toggle' });
dispatch({ type: 'score', player: 0, pattern: 'chance' });
