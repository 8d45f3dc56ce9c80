import {
  type AnyAction,
  type AnyGame,
  createRng,
  type GameRecord,
  pick,
  type RandomGenerator,
  uniformInt,
} from 'dicewright';
import { stateAt } from 'dicewright/record';
import { seededDice } from '../../src/kernel/dice/dice.js';
import { playRandomly, type RandomGame } from './toys.js';

type Note = NonNullable<GameRecord['notes']>[number];
type Variation = NonNullable<Note['variations']>[number];
type State = ReturnType<AnyGame['setup']>;

const COMMENTS = [
  'a comment',
  ' with blanks around ',
  'two\nlines',
  '\n',
  '\n\nlate',
  '# of comments',
  '(',
  ')',
  '"',
  '\\',
  'a\ttab',
  'עברית 🎲 👩‍👩‍👧',
  '\u2028',
  '\ufeff',
  'Ada roll 1-5',
  'x'.repeat(500),
];
const MARKS = ['blunder', 'mistake', 'inaccuracy', 'good'] as const;

const chance = (rng: RandomGenerator, oneOf: number): boolean => uniformInt(rng, 0, oneOf - 1) === 0;

/** Legal actions from a state on, with outcomes of dice of their own. */
function continuation(game: AnyGame, first: State, rng: RandomGenerator, depth: number): Variation | undefined {
  const dice = seededDice(`variation ${uniformInt(rng, 0, 9_999)}`);
  const actions: AnyAction[] = [];
  const notes: Note[] = [];
  let state = first;
  for (let index = 0; index < uniformInt(rng, 1, 4); index++) {
    const action = game.sampleAction(state, rng);
    const step = action && game.step(state, action, dice);
    if (!step?.ok) break;
    const note = noteAt(game, state, rng, index, depth + 1);
    if (note && chance(rng, 2)) notes.push(note);
    actions.push(step.action);
    state = step.state;
  }
  if (actions.length === 0) return undefined;
  const comment = chance(rng, 3) ? { comment: pick(rng, COMMENTS) as string } : {};
  return { ...comment, actions, ...(notes.length > 0 && { notes }) };
}

function noteAt(game: AnyGame, state: State, rng: RandomGenerator, index: number, depth: number): Note | undefined {
  const count = depth > 3 ? 0 : uniformInt(rng, -2, 2);
  const variations = Array.from({ length: Math.max(count, 0) }, () => continuation(game, state, rng, depth));
  const told = variations.filter((one) => one !== undefined);
  const note: Note = {
    index,
    ...(chance(rng, 2) && { comment: pick(rng, COMMENTS) as string }),
    ...(chance(rng, 2) && { mark: pick(rng, MARKS) as Note['mark'] & string }),
    ...(told.length > 0 && { variations: told }),
  };
  return Object.keys(note).length > 1 ? note : undefined;
}

/** A game played at random of which much is said, from a position on that is not the first. */
export function notedRandomly(spec: RandomGame): GameRecord {
  const { game, seed } = spec;
  const rng = createRng(`notes ${seed}`);
  const record = playRandomly(spec).toRecord({ secrets: true });
  const start = uniformInt(rng, 0, Math.min(record.actions.length - 1, 5));
  const actions = record.actions.slice(start);
  const notes: Note[] = [];
  for (const index of actions.keys()) {
    if (index > 0 && !chance(rng, 4)) continue;
    const note = noteAt(game, stateAt(record, start + index, game), rng, index, 0);
    notes.push(note ?? { index, comment: 'nothing' });
  }
  const noted: GameRecord = {
    ...record,
    format: 'dicewright/2',
    headers: { date: '2026-12-24', 'two words': 'a "b"\n', players: '', 1: '2' },
    ...(start > 0 && { from: stateAt(record, start, game) }),
    ...(chance(rng, 2) && { comment: pick(rng, COMMENTS) as string }),
    actions,
    ...(notes.length > 0 && { notes }),
  };
  return JSON.parse(JSON.stringify(noted)) as GameRecord;
}
