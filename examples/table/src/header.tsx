import { rulesHash } from './address.js';
import { useShownGame } from './shown-game.js';
import { setTheme, type Theme, useTheme } from './theme.js';
import { setSound, useSound } from './throwing/sounding.js';
import { useHash } from './use-address.js';

const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** What a link may tell of the page that it is on: not a record, which holds what players hide from each other. */
const addressOnly = (hash: string): string | null => (hash.startsWith('#/record') ? null : hash);

const SPEAKER = 'M2 7.5v5h3.5L10 17V3L5.5 7.5z';
const WAVES = 'M12.8 7a4.2 4.2 0 0 1 0 6M15 4.3a8 8 0 0 1 0 11.4';
const CROSS = 'M13 7.5l5 5M18 7.5l-5 5';

/** Lets dice be heard, or not. Nobody sees it who prefers that nothing moves: then nothing is heard. */
function SoundButton() {
  const isOn = useSound();
  return (
    <button
      type="button"
      className="sound"
      data-testid="sound"
      aria-pressed={isOn}
      title={isOn ? 'Dice are heard' : 'Dice are not heard'}
      onClick={() => setSound(!isOn)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={`${SPEAKER}${isOn ? WAVES : CROSS}`} />
      </svg>
      <span className="unseen">Sound</span>
    </button>
  );
}

/** What stands above every page. */
export function Header() {
  const theme = useTheme();
  const hash = useHash();
  const game = useShownGame();
  return (
    <header className="header">
      <a className="home" href="#/">
        <img src="./icon.svg" alt="" width="28" height="28" />
        <span className="name">Dicewright table</span>
      </a>
      <nav aria-label="Page">
        <a className="rare" href="#/record">
          Open a game
        </a>
        {game === null && <a href="#/daily">Daily game</a>}
        <a href="#/puzzles">Puzzles</a>
        <a
          href={game === null ? '#/rules' : rulesHash(game.id, { module: game.module, from: addressOnly(hash) })}
          data-testid="rules"
          onClick={(event) => {
            if (game === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            location.hash = rulesHash(game.id, { module: game.module, from: hash });
          }}
        >
          Rules
        </a>
        {game !== null && <SoundButton />}
        <label>
          <span className="unseen">Colours</span>
          <select value={theme} onChange={({ target }) => setTheme(target.value as Theme)}>
            {themes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      </nav>
    </header>
  );
}
