import { describe, expect, it } from 'vitest';
import { howToPlayOf, howToPlayProblems } from './how-to-play.js';

const told = {
  goal: 'Be the first to have no dice left, and keep an eye on the others while you are at it.',
  turn: `Roll a die and put it down. ${'If it shows what lies there, you may take another one. '.repeat(4).trim()}`,
  end: 'Whoever has no dice left has won, and the others count what they hold.',
  caption: 'Dice on a table, with those that were rolled last.',
  picture: '../red.svg',
};
const page = ({ goal, turn, end, caption, picture }: typeof told = told): string =>
  `# Red\n\nA game.\n\n## How to play\n\n**The goal.** ${goal}\n\n**Your turn.** ${turn}\n\n**The end.** ${end}\n\n![${caption}](${picture})\n\n## Sources and words\n\n### RED-1 Players\n`;

it('reads what the chapter says', () => {
  expect(howToPlayOf(page())).toEqual(told);
  expect(howToPlayProblems(page(), told.picture)).toEqual([]);
});

it('reads paragraphs that break their lines', () => {
  expect(howToPlayOf(page({ ...told, goal: 'Be\nfirst.' }))?.goal).toBe('Be first.');
});

it.each([
  ['no chapter', page().replace('How to play', 'Play')],
  ['no goal', page().replace('**The goal.** ', '')],
  ['another order', page().replace('The goal', 'The end')],
  ['no picture', page().replace(/!\[.*\n/, '')],
])('reads nothing with %s', (_, text) => {
  expect(howToPlayOf(text)).toBeNull();
  expect(howToPlayProblems(text, told.picture)).toHaveLength(1);
});

describe('finds', () => {
  it.each<[what: string, change: Partial<typeof told>]>([
    ['words: 70 to 190', { turn: 'Roll.' }],
    ['words: 70 to 190', { turn: 'Roll. '.repeat(190).trim() }],
    ['has 2 words', { caption: 'Red dice.' }],
    ['the picture is', { picture: '../green.svg' }],
    ['numbers of clauses', { goal: `${told.goal} See RED-1.` }],
    ['no code', { goal: `${told.goal} That is \`a9\`.` }],
    ['players are Player 1', { goal: `${told.goal} Not player 1.` }],
    ['funnels are hollows', { goal: `${told.goal} A funnel is full.` }],
    ['in sentences', { caption: told.caption.slice(0, -1) }],
  ])('%s', (what, change) => {
    expect(howToPlayProblems(page({ ...told, ...change }), told.picture)).toEqual([expect.stringContaining(what)]);
  });

  it('a chapter before it, and a fifth paragraph', () => {
    expect(howToPlayProblems(page().replace('## How', '## Table\n\n## How'), told.picture)).toEqual([
      'it stands above all other chapters',
    ]);
    expect(howToPlayProblems(page().replace('\n\n## Sources', '\n\nMore.\n\n## Sources'), told.picture)).toEqual([
      'it has four paragraphs',
    ]);
  });

  it('lets Player 1 and each player 2 of them be told apart', () => {
    expect(howToPlayProblems(page({ ...told, goal: `${told.goal} Player 1 begins.` }), told.picture)).toEqual([]);
  });
});
