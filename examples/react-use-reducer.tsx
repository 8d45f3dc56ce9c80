// A game in React's useReducer: the reducer is pure, so React may call it twice (as it does in strict mode).
import { createReducer, seededDice } from 'dicewright';
import { type KirikiState, kiriki, patterns } from 'dicewright/kiriki';
import { useReducer } from 'react';

// The seed is fixed, so that this runs alike every time; every game of an application takes a new one, createSeed().
const play = createReducer(kiriki, seededDice('react'));
const start: KirikiState = kiriki.setup({ players: 1 });

/** A playable Kiriki for one: buttons that are not legal are disabled, and say why. */
export function Kiriki() {
  const [state, dispatch] = useReducer(play, start);
  const player = state.toPlay ?? 0;
  const roll = { type: 'roll', player, dice: [0, 1, 2, 3, 4] } as const;
  const noRoll = kiriki.check(state, roll);
  return (
    <main>
      <p>{state.dice.join(' ') || 'Roll the dice!'}</p>
      <button type="button" disabled={noRoll !== null} title={noRoll?.message} onClick={() => dispatch(roll)}>
        Roll
      </button>
      {patterns.map((pattern) => {
        const score = { type: 'score', player, pattern } as const;
        const why = kiriki.check(state, score);
        return (
          <button
            type="button"
            key={pattern}
            disabled={why !== null}
            title={why?.message}
            onClick={() => dispatch(score)}
          >
            {pattern}: {state.sheets[player]?.[pattern] ?? '-'}
          </button>
        );
      })}
    </main>
  );
}
