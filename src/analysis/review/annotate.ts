import { type GameRecord, NOTED_FORMAT, type Note } from '../../record/types.js';
import type { Review, ReviewStep } from './reviewed.js';

/** Luck worth a word: a share of the victory; alone, of the spread of the points. */
const REMARKABLE = 0.05;

const signed = (text: string, value: number): string => `${value < 0 ? '−' : '+'}${text}`;

/** A change as people read it: percent of the victory; alone, points. */
export function changeText(value: number, players: number): string {
  const size = Math.abs(value);
  return signed(players === 1 ? size.toFixed(1) : `${(100 * size).toFixed(1)} %`, value);
}

/** What a review says about a step, in words; empty where nothing is worth a word. */
export function remarkOf({ player, mark, best, loss, luck }: ReviewStep, players: number, unit: number): string {
  const own = luck[player] ?? 0;
  return [
    ...(mark && best ? [`Better: ${best.text} (${changeText(-loss, players)}).`] : []),
    ...(Math.abs(own) >= REMARKABLE * unit && unit > 0 ? [`Luck: ${changeText(own, players)}.`] : []),
  ].join(' ');
}

/**
 * The record with what a review says about its actions: marks, the better action, luck worth a word. What the record says
 * itself stays, and comes first; its own marks are kept.
 */
export function annotated<Action, Options>(
  record: GameRecord<Action, Options>,
  { steps, initial, spread }: Review,
): GameRecord<Action, Options> {
  const notes = new Map<number, Note<Action>>((record.notes ?? []).map((note) => [note.index, note]));
  for (const step of steps) {
    const remark = remarkOf(step, initial.length, spread);
    if (remark === '' && step.mark === null) continue;
    const { index } = step;
    const own = notes.get(index);
    const comment = [...(own?.comment === undefined ? [] : [own.comment]), ...(remark === '' ? [] : [remark])].join(
      '\n',
    );
    const mark = own?.mark ?? step.mark;
    notes.set(index, { ...own, index, ...(mark && { mark }), ...(comment !== '' && { comment }) });
  }
  if (notes.size === 0) return record;
  const sorted = [...notes.values()].sort((one, other) => one.index - other.index);
  return { ...record, format: NOTED_FORMAT, notes: sorted };
}
