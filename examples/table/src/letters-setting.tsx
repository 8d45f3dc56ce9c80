import { setDiceLetters, useDiceLetters } from './dice-letters.js';

/** Letters for whom colours look alike. */
export function LettersSetting() {
  const isOn = useDiceLetters();
  return (
    <label>
      <input
        type="checkbox"
        data-testid="dice-letters"
        checked={isOn}
        onChange={({ target }) => setDiceLetters(target.checked)}
      />{' '}
      Letters on the dice: R for red, G for green
    </label>
  );
}
