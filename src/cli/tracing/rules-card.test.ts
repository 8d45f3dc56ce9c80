import { describe, expect, it } from 'vitest';
import { cardProblems, cardText, headOf, minuteSteps, type RulesCard, withMinutes } from './rules-card.js';

const line = '2 to 4 players · about 20 minutes · luck, planning and memory';
const page = (sentence = 'A game of red dice.', below = line): string =>
  `# Red\n\n${sentence}\n\n${below}\n\nSources:\n\n- **Book**: a book.\n`;
const card: RulesCard = {
  players: '2 to 4 players',
  minutes: 20,
  qualities: ['luck', 'planning', 'memory'],
  line: 5,
};

describe('the head of a page', () => {
  it('is a sentence and a line', () => {
    expect(headOf(page())).toEqual({ summary: 'A game of red dice.', card, problems: [] });
    expect(cardText(card)).toBe(line);
  });

  it('may break its lines', () => {
    const { summary, card: found, problems } = headOf(page('A game\nof red dice.'));
    expect([summary, found?.line, problems]).toEqual(['A game of red dice.', 6, []]);
  });

  it.each<[what: string, sentence: string]>([
    ['two sentences', 'A game. It has dice.'],
    ['a question before', 'Who is first? Whoever wins!'],
    ['no stop', 'A game of dice'],
    ['a list', 'Sources:'],
  ])('has no sentence in %s', (_, sentence) => {
    expect(headOf(page(sentence)).problems).toEqual([{ line: 3, what: 'below the title stands one sentence' }]);
  });

  it.each<[what: string, below: string]>([
    ['nothing of it', 'Sources:'],
    ['no players', 'about 20 minutes · luck'],
    ['other minutes', line.replace('20', '25')],
    ['exact minutes', line.replace('about ', '')],
    ['a quality that is none', line.replace('memory', 'fun')],
    ['no quality', '2 players · about 5 minutes · '],
    ['a list without its "and"', line.replace(' and ', ', ')],
    ['other dots', line.replaceAll('·', '-')],
  ])('has no line where it says %s', (_, below) => {
    const { card: found, problems } = headOf(page(undefined, below));
    expect(found).toBeNull();
    expect(problems).toEqual([{ line: 5, what: expect.stringMatching(/^below the sentence stands a line such as/) }]);
  });

  it('says for whom it is in the words of all lists', () => {
    const players = '2 players or groups';
    expect(headOf(page(undefined, line.replace('2 to 4 players', players))).card).toEqual({ ...card, players });
  });

  it('gets other minutes', () => {
    for (const minutes of minuteSteps) {
      const other = withMinutes(page(), minutes);
      expect(headOf(other).card).toEqual({ ...card, minutes });
      expect(withMinutes(other, 20)).toBe(page());
    }
    expect(withMinutes('# Red\n\nNo line.\n', 5)).toBe('# Red\n\nNo line.\n');
  });
});

describe('the line and the game', () => {
  const game = {
    playerCount: { min: 2, max: 4 },
    traits: { chance: true, dexterity: false } as Parameters<typeof cardProblems>[0]['traits'],
  };
  const problems = (change: object, other: Partial<RulesCard> = {}): string[] =>
    cardProblems({ ...game, ...change }, { path: 'red.rules.md', card: { ...card, ...other } });
  const traits = (change: object) => ({ traits: { ...game.traits, ...change } });

  it('agree', () => {
    expect(problems({})).toEqual([]);
    expect(problems(traits({ dexterity: true }), { qualities: ['dexterity'] })).toEqual([]);
    expect(problems(traits({ chance: false }), { qualities: ['planning'] })).toEqual([]);
    expect(problems({ playerCount: { min: 2, max: 3 } }, { players: '2 or 3 players' })).toEqual([]);
    expect(problems({ playerCount: { min: 1, max: 1 } }, { players: '1 player' })).toEqual([]);
  });

  it.each<[what: string, change: object, other?: Partial<RulesCard>]>([
    ['the game is for 2 to 5 players', { playerCount: { min: 2, max: 5 } }],
    ['the game is for 3 players', { playerCount: { min: 3, max: 3 } }],
    ['"luck", but nothing is random in the game', traits({ chance: false })],
    ['"dexterity" stands in games of skill, and in no others', traits({ dexterity: true })],
    ['"dexterity" stands in games of skill, and in no others', {}, { qualities: ['dexterity', 'luck'] }],
  ])('disagree: %s', (what, change, other) => {
    expect(problems(change, other)).toEqual([`red.rules.md:5: ${what}`]);
  });

  it('disagree where there is no line', () => {
    expect(cardProblems(game, { path: 'a', card: null })).toEqual(['a:1: there is no line with players and minutes']);
  });
});
