import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyAction, type AnyGame, type Envelope, playout } from 'dicewright';
import { judgeOf } from 'dicewright/analysis';
import { type Entry, games } from 'dicewright/games';
import { describe, expect, it } from 'vitest';
import { chosen } from '../examples/table/src/advised.js';
import { type Hinted, hintedOf } from '../examples/table/src/hints.js';
import { knownText } from '../examples/table/src/opponents/character.js';
import { deedPhrase } from '../examples/table/src/opponents/deed-phrase.js';
import { namesAt, opponentNames, opponents, toldNames } from '../examples/table/src/opponents/opponents.js';
import { whyOf } from '../examples/table/src/opponents/why.js';
import { gerundOf } from '../examples/table/src/words-of-deeds.js';
import { root } from './helpers/root.js';

describe('opponents', () => {
  it('say how far they look in the numbers of the guide', () => {
    const guide = readFileSync(join(root, 'docs/reference/odds-and-bots.md'), 'utf8').replace(/\s+/g, ' ');
    const levels = opponents.filter(({ withSecrets }) => withSecrets !== undefined);
    expect(levels.map(({ bot }) => bot)).toEqual(['easy', 'normal', 'hard']);
    const counts = levels.map(({ character }) => /some ([\d,]+) positions/.exec(character)?.[1]);
    expect(guide).toContain(`They think about ${counts[0]}, ${counts[1]} and ${counts[2]} positions`);
    expect(guide).toContain('levels look no further than their own turn');
  });

  it('have names of their own, also where one sits at several seats', () => {
    expect(opponentNames(['you', 'easy', 'hard', 'easy', 'expectation'])).toEqual(['', 'Pip', 'Alea', 'Pip II', '']);
    expect(namesAt(['you', 'easy'], [])).toEqual(['Player 1', 'Pip']);
    expect(namesAt(['you', 'easy'], ['Ada', ' '])).toEqual(['Ada', 'Pip']);
    expect(namesAt(['you', 'easy'], ['Ada', 'Ben'])).toEqual(['Ada', 'Ben']);
    expect(namesAt(['you', 'you'], [])).toEqual([]);
  });

  it('take their names with them, and nobody else’s', () => {
    const seats = ['you', 'easy', 'easy'];
    expect(toldNames(seats, namesAt(seats, ['Ada', '', 'Cleo']))).toEqual(['Ada', '', 'Cleo']);
    expect(toldNames(seats, namesAt(seats, []))).toEqual(['', '', '']);
    expect(toldNames(seats, [])).toEqual(['', '', '']);
  });

  it('tell what was measured of them, and the rule by which they go', () => {
    const [, maxim, pip] = opponents;
    const share = { value: 83.6, low: 50.3, high: 97.8 };
    const known = { thumb: 'Roll the last.', better: [{ bot: 'easy', other: 'greedy', games: 22, share }] };
    expect(maxim && knownText(maxim, known)).toBe('Its rule here: “Roll the last.”');
    expect(pip && knownText(pip, known)).toBe(
      'It won 84\u00a0% of 22 games of this against looking one action ahead (surely 50\u00a0% to 98\u00a0%).',
    );
  });
});

it.each([
  ['Place a red die in a1', 'placing a red die in a1'],
  ['Put it on top', 'putting it on top'],
  ['Jump with the green die of c7 to f4 and take it', 'jumping with the green die of c7 to f4 and taking it'],
  ['Take the green die of a9; 7 dice slide down', 'taking the green die of a9'],
  ['Turn the explorer in a5, which shows 1, 3, 2 now', 'turning the explorer in a5'],
  ['Break off 3 dice and add them in d3, d4', 'breaking off 3 dice and adding them in d3, d4'],
  ['Take 3 jokers for the red and green row', 'taking 3 jokers for the red and green row'],
  ['Free a die', 'freeing a die'],
  ['Enter at b2', 'entering at b2'],
  ['Quit', 'quitting'],
  ['Draw a die', 'drawing a die'],
])('%s → %s', (deed, said) => {
  expect(gerundOf(deed)).toBe(said);
});

/** What a judge could have said. */
const hint = (...values: readonly (readonly [words: string, value: number, doubt?: number])[]): Hinted => ({
  about: '',
  best: [],
  actions: values.map(([words, value, doubt = 0]) => ({
    action: { type: words, player: 0 },
    words,
    worth: '',
    value,
    low: value - doubt,
    high: value + doubt,
    loss: Math.max(...values.map(([, one]) => one)) - value,
  })),
});
const why = (told: Hinted, done: string, players = 2) =>
  whyOf({ hint: told, done: { type: done, player: 0 }, players, phrase: ({ words }) => words });

describe('why a bot did that', () => {
  it.each([
    ['taking a', 2, 'Taking a wins about 5 more games in 100 than taking b.'],
    ['taking b', 2, 'Taking a would have been better: it wins about 5 more games in 100 than taking b.'],
    ['taking d', 2, null],
  ])('%s of %i players: %s', (done, players, said) => {
    expect(why(hint(['taking a', 0.55], ['taking b', 0.5], ['taking c', 0.2]), done, players)).toBe(said);
  });

  it('is points where one plays alone', () => {
    expect(why(hint(['keeping two sixes', 203.12], ['taking the pair', 200]), 'keeping two sixes', 1)).toBe(
      'Keeping two sixes is worth 3.1 points more on average than taking the pair.',
    );
  });

  it('names no difference that is none, or that nobody can be sure of', () => {
    const same = 'Whatever else could be done is worth as much.';
    expect(why(hint(['taking a', 0.5], ['taking b', 0.5], ['taking c', 0.4998]), 'taking b')).toBe(same);
    expect(why(hint(['taking a', 0.5], ['taking a', 0.4]), 'taking a')).toBe(same);
    expect(why(hint(['taking a', 0.55, 0.1], ['taking b', 0.5, 0.1]), 'taking a')).toBe(
      'Taking a is about as good as taking b, as far as playing it out can tell.',
    );
    expect(why(hint(['taking a', 0.55, 0.1], ['taking b', 0.5, 0.1]), 'taking b')).toBe(
      'Taking a might have been as good; playing it out can’t tell.',
    );
    expect(why(hint(['taking a', 0.503], ['taking b', 0.5]), 'taking a')).toBe(
      'Taking a wins about 3 more games in 1,000 than taking b.',
    );
  });

  it('says nothing where there was nothing to decide', () => {
    expect(why(hint(['rolling', 0.5]), 'rolling')).toBeNull();
  });

  it.each([
    ['kiriki', 4],
    ['kiriki', 1],
    ['calavera', 6],
    ['masquerade', 3],
    ['smuggling', 5],
    ['reducto', 4],
    ['hide-away', 3],
  ])('is a sentence without a word of programs in %s after %i actions', async (id, maxActions) => {
    const entry = games[id as keyof typeof games] as unknown as Entry;
    const game: AnyGame = await entry.load();
    const picture = await entry.part('picture');
    const players = game.playersFor().find((count) => count >= 2) ?? 2;
    const { state } = playout(game, { players, seed: 'why', maxActions });
    const player = game.playersToAct(state)[0] ?? 0;
    const view: Envelope = game.view(state, player);
    const judge = await judgeOf(entry, { effort: 0.05 });
    const actions = [...game.legalActions(view, player)].slice(0, 40) as AnyAction[];
    const told = new Set<string>();
    for (const done of [actions[0], actions.at(-1)]) {
      if (!done || !picture) throw new Error('nothing to do');
      const said = hintedOf(game, view, judge.advise(view as never, player, [chosen(done)] as never) as never);
      const phrase = (one: (typeof said.actions)[number]): string =>
        deedPhrase({ game, picture }, view, one.action, one.words);
      const sentence = whyOf({ hint: said, done, players, phrase });
      if (sentence !== null) told.add(sentence);
    }
    for (const sentence of told) {
      expect(sentence).toMatch(/^[A-Z“].*\.$/);
      expect(sentence).not.toMatch(/[{}]|undefined|NaN|\b[a-z]+:[a-z\d]|player 0/i);
    }
    expect(told.size, JSON.stringify([...told])).toBeGreaterThan(actions.length > 1 ? 0 : -1);
  });
});
