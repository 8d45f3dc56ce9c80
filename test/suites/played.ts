import { expect, it } from 'vitest';
import { playProblems } from '../../scripts/laboratory/played/check.js';
import { rulesPage, type Subject } from './subject.js';

export function testPlayed(subject: Subject): void {
  it('plays as its rules page tells', () => {
    expect(playProblems(subject.game, rulesPage(subject))).toEqual([]);
  });
}
