import { games } from 'dicewright/games';
import { useEffect, useState } from 'react';
import { puzzleHash } from '../address.js';
import { Trouble } from '../trouble.js';
import { messageOf } from '../words.js';
import { type Answers, keptAnswers, withAnswer } from './answers.js';
import { loadPuzzles, type OpenPuzzle, openPuzzle, type Puzzle } from './puzzle.js';
import { PuzzleTable } from './puzzle-table.js';
import '../styles/review.css';

const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(games).map(({ id, title }) => [id, title]),
);
const titleOf = (game: string): string => titles[game] ?? game;

/** The next puzzle after one, of those that were not answered if there are any. */
function nextOf(puzzles: readonly Puzzle[], answers: Answers, after: string | null): Puzzle | undefined {
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  const inOrder = [...puzzles.slice(from), ...puzzles.slice(0, from)];
  return inOrder.find(({ id }) => !Object.hasOwn(answers, id)) ?? inOrder[0];
}

interface CountProps {
  readonly puzzles: readonly Puzzle[];
  readonly answers: Answers;
}

/** How many were answered, and how well. */
function Count({ puzzles, answers }: CountProps) {
  const answered = puzzles.filter(({ id }) => Object.hasOwn(answers, id));
  const right = answered.filter(({ id }) => answers[id]);
  return (
    <p className="quiet" data-testid="puzzle-count">
      {answered.length === 0
        ? `${puzzles.length} puzzles, none answered so far`
        : `${right.length} of ${answered.length} right, ${puzzles.length} puzzles in all`}
    </p>
  );
}

/** What an address leads to: a puzzle that is set up, or why it isn't. */
function useOpened(puzzle: Puzzle | undefined) {
  const [opened, setOpened] = useState<{ readonly of: Puzzle; readonly open?: OpenPuzzle; readonly error?: string }>();
  useEffect(() => {
    let isHere = true;
    if (puzzle) {
      openPuzzle(puzzle).then(
        (open) => isHere && setOpened({ of: puzzle, open }),
        (error) => isHere && setOpened({ of: puzzle, error: messageOf(error) }),
      );
    }
    return () => {
      isHere = false;
    };
  }, [puzzle]);
  return opened?.of === puzzle ? opened : undefined;
}

/** Positions from games in which one action is clearly best: it asks, tells and counts. @param id - of the one that is asked */
export function PuzzlePage({ id }: { readonly id: string | null }) {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [answers, setAnswers] = useState(keptAnswers);
  const [game, setGame] = useState('');
  /** The one that the page has chosen, where the address names none. */
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Puzzles – Dicewright table';
    loadPuzzles().then(setPuzzles, (wrong) => setError(messageOf(wrong)));
  }, []);
  const wanted = (puzzles ?? []).filter((one) => game === '' || one.game === game);
  const named = puzzles?.find((one) => one.id === (id ?? chosen));
  const puzzle = named ?? nextOf(wanted, answers, null);
  useEffect(() => {
    if (id === null && puzzle) setChosen(puzzle.id);
  }, [id, puzzle]);
  const opened = useOpened(puzzle);

  if (error !== null) return <Trouble heading="There are no puzzles" message={error} />;
  if (!puzzles) return <p className="loading">Loading the puzzles …</p>;
  if (!puzzle || (id !== null && !named)) {
    return <Trouble heading="There is no such puzzle" message="The link may be of another edition of this page." />;
  }
  const go = (next: Puzzle | undefined): void => {
    if (!next) return;
    if (next === puzzle) setChosen(next.id);
    location.hash = puzzleHash(next.id);
  };
  return (
    <main className="puzzles">
      <div className="filter">
        <h1>Puzzles</h1>
        <label>
          Game{' '}
          <select
            data-testid="puzzle-game"
            value={game}
            onChange={({ target }) => {
              setGame(target.value);
              go(
                nextOf(
                  puzzles.filter((one) => target.value === '' || one.game === target.value),
                  answers,
                  null,
                ),
              );
            }}
          >
            <option value="">all</option>
            {[...new Set(puzzles.map((one) => one.game))].map((one) => (
              <option key={one} value={one}>
                {titleOf(one)}
              </option>
            ))}
          </select>
        </label>
        <Count puzzles={puzzles} answers={answers} />
      </div>
      {opened?.error !== undefined && <p role="alert">This puzzle could not be set up: {opened.error}</p>}
      {!opened && <p className="loading">Setting up …</p>}
      {opened?.open && (
        <PuzzleTable
          key={puzzle.id}
          puzzle={puzzle}
          number={puzzles.indexOf(puzzle) + 1}
          open={opened.open}
          onAnswer={(isRight) => setAnswers((all) => withAnswer(all, puzzle.id, isRight))}
          onNext={() => go(nextOf(wanted, { ...answers, [puzzle.id]: true }, puzzle.id))}
        />
      )}
    </main>
  );
}
