import { rulesHash } from './address.js';
import { useShownGame } from './shown-game.js';
import { setTheme, type Theme, useTheme } from './theme.js';
import { useHash } from './use-address.js';

const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** What a link may tell of the page that it is on: not a record, which holds what players hide from each other. */
const addressOnly = (hash: string): string | null => (hash.startsWith('#/record') ? null : hash);

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
