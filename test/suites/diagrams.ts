import { describe, expect, it } from 'vitest';
import { checkDiagram, diagramsOf } from '../helpers/diagrams.js';
import { rulesPage, rulesText, type Subject } from './subject.js';

/** The clauses that say how dice move, of the games in which they do. */
export const movements: Readonly<Record<string, readonly number[]>> = {
  'the-green-amoeba': [5, 6, 7],
  masquerade: [6, 7],
  slide: [7, 8, 9],
  slipped: [10, 11],
  'mound-mover': [5, 6, 7, 8, 9, 10, 11, 12, 13],
  diebylon: [6, 7, 8, 9, 10, 11, 12],
  'cui-bono': [4, 5, 6, 7, 8, 9, 10, 11],
  sandwich: [7, 8],
  reducto: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  // Nothing moves on the plate: what dogs see is drawn.
  'wolf-in-a-sheeps-coat': [6, 7, 9, 13],
  'witches-dance': [4, 5, 6, 7],
  smuggling: [6, 7, 8, 9, 10, 11],
  'the-pharaohs-curse': [5, 6, 7, 8],
  'steps-to-the-throne': [6, 7, 8, 9, 10, 11, 12],
  race: [6, 7, 8],
  triangle: [3, 4, 5, 6, 7, 8, 9, 10, 12],
  'falling-rocks': [4, 5, 6, 7, 8, 9, 10, 11, 12],
  'flea-chase': [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  finish: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  'the-fire-red-devil': [6, 7, 8, 9, 10, 11, 12, 13],
};

export function testDiagrams(subject: Subject): void {
  const { game } = subject;
  const diagrams = diagramsOf(rulesText(subject));
  if (diagrams.length === 0 && !(game.id in movements)) return;
  const page = rulesPage(subject);

  describe('diagrams', () => {
    it('has a diagram for every clause that says how dice move', () => {
      const numbers = movements[game.id] ?? [];
      const clauses = page.clauses.map((clause) => clause.id);
      const wanted = numbers.map((number) => `${page.prefix}-${number}`);
      expect(wanted.filter((clause) => !clauses.includes(clause))).toEqual([]);
      expect(wanted.filter((clause) => !diagrams.some((diagram) => diagram.clause === clause))).toEqual([]);
      expect(diagrams.length).toBeGreaterThan(0);
    });

    it.each(diagrams)('plays what is drawn for $clause, line $line', (diagram) => {
      checkDiagram(game, diagram);
    });
  });
}
