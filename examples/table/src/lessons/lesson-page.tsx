import type { Lesson } from 'virtual:lessons';
import { useEffect, useState } from 'react';
import { gameHash, lessonHash, rulesHash } from '../address.js';
import { type OpenPosition, openPosition } from '../open-position.js';
import { Trouble } from '../trouble.js';
import { messageOf } from '../words.js';
import { lessonsOf } from './lesson.js';
import { LessonTable } from './lesson-table.js';
import '../styles/rules.css';

/** A step that is set up. */
interface OpenStep {
  readonly id: string;
  readonly step: number;
  readonly steps: readonly Lesson[];
  readonly lesson: Lesson;
  readonly open: OpenPosition;
}

async function openStep(id: string, step: number): Promise<OpenStep> {
  const steps = await lessonsOf(id);
  const lesson = steps[step - 1];
  if (!lesson)
    throw new Error(steps.length === 0 ? `There is no lesson for “${id}”.` : `It has ${steps.length} steps.`);
  return { id, step, steps, lesson, open: await openPosition(id, lesson.record) };
}

interface LessonPageProps {
  /** Of the game. */
  readonly id: string;
  /** Counted from 1. */
  readonly step: number;
  /** The hash of a game, to go back to. */
  readonly from: string | null;
}

/** The first lesson of a game: positions of its rules page, and something to do in each. */
export function LessonPage({ id, step, from }: LessonPageProps) {
  const [found, setFound] = useState<OpenStep | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    openStep(id, step).then(
      (one) => isHere && setFound(one),
      (wrong) => isHere && setError(messageOf(wrong)),
    );
    return () => {
      isHere = false;
    };
  }, [id, step]);
  const isOpen = found?.id === id && found.step === step;
  const title = isOpen ? found.open.game.title : undefined;
  useEffect(() => {
    if (title) document.title = `First lesson: ${title} – Dicewright table`;
  }, [title]);
  if (error !== null) return <Trouble heading="This lesson could not be opened" message={error} />;
  if (!isOpen) return <p className="loading">Setting up …</p>;
  const { lesson, open, steps } = found;
  const isLast = step === steps.length;
  const next = isLast
    ? { href: from ?? gameHash(id, {}), text: from === null ? `Play ${title}` : 'Back to the game' }
    : { href: lessonHash(id, step + 1, from), text: 'Next step' };
  return (
    <main className="game lesson" data-testid="lesson-page">
      <LessonTable key={`${id} ${step}`} lesson={lesson} open={open} next={next}>
        <h1>{title}: first lesson</h1>
        <p className="quiet">
          Step {step} of {steps.length} · <a href={rulesHash(id, { from })}>How to play</a>
        </p>
      </LessonTable>
    </main>
  );
}
