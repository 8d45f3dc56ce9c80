import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import './styles/page.css';
import './styles/games.css';
import './styles/game.css';
import './styles/play.css';
import './styles/opponents.css';

createRoot(document.getElementById('page') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
