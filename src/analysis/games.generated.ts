// Generated from the game folders by `npm run gen`; changes by hand are lost.

// The mathematics of the built-in games; a bundler takes only what is asked for.
export * from '../games/calavera/calavera.analysis.js';
export * from '../games/kiriki/kiriki.analysis.js';
export * from '../games/krakatoa/krakatoa.analysis.js';
