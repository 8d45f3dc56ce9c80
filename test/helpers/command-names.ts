/** The commands that take a game, and so one of a module. */
export const gameCommands = [
  'list',
  'play',
  'replay',
  'review',
  'puzzles',
  'stats',
  'verify',
  'chances',
  'simulate',
  'tournament',
  'worker',
  'odds',
  'advise',
  'solve',
  'learn',
  'schema',
  'env',
  'mcp',
  'laws',
  'golden',
  'trace',
  'readme',
] as const;

/** All that the help names, in its order. */
export const commandNames = [...gameCommands, 'table', 'new', 'completion'] as const;
