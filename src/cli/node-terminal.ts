import type { Terminal } from './io.js';

/** Clears the screen and what was scrolled off it, and goes to its beginning. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export function nodeTerminal(): Terminal {
  return {
    async ask(question, signal) {
      // Loaded when someone is asked: most commands ask nobody.
      const { isCancel, settings, text } = await import('@clack/prompts');
      // Escape takes nothing back, so it should not end a game.
      settings.aliases.delete('escape');
      const answer = await text({ message: question, signal, withGuide: false });
      return isCancel(answer) ? null : (answer ?? '');
    },
    clear: () => new Promise((resolve) => process.stdout.write(CLEAR, () => resolve())),
  };
}
