import { readFileSync } from 'node:fs';
import { readRecord, replay, toText, verifyRecord } from 'dicewright/record';
import { renderSvg, textOf } from 'dicewright/render';
import { describe, expect, it } from 'vitest';
import { backgammon, backgammonPicture } from '../src/index.js';

const text = readFileSync(new URL('../records/backgammon.dice', import.meta.url), 'utf8');

describe('a match from a table', () => {
  it('is verified, and is what it says as JSON', () => {
    const record = readRecord(text, backgammon);
    expect(verifyRecord(record, backgammon)).toMatchObject({ ok: true });
    expect(readRecord(toText(record, backgammon), backgammon)).toEqual(record);
  });

  it('is found out where a checker was moved too far', () => {
    const spoilt = text.replace('Ben move 13 9', 'Ben move 13 8');
    expect(verifyRecord(readRecord(spoilt, backgammon), backgammon).deviations[0]).toMatchObject({
      kind: 'illegal',
      index: 2,
    });
  });

  it('is announced, forced passes and ends of games included', () => {
    const told = [...replay(readRecord(text, backgammon), backgammon)].map((frame) => frame.text).join('\n');
    for (const words of ['cannot move', 'cannot play', 'Both roll 6', 'drops; Ada wins 2 points', 'wins the game']) {
      expect(told).toContain(words);
    }
  });

  it('is drawn to its last position', () => {
    const frames = [...replay(readRecord(text, backgammon), backgammon)];
    let before = backgammon.setup({ players: 2, options: { points: 3 } });
    for (const [index, { state }] of frames.entries()) {
      const picture = backgammonPicture(state as typeof before, { names: ['Ada', 'Ben'], before });
      expect(picture.summary).not.toMatch(/undefined|NaN/);
      if (index % 20 === 0) expect(renderSvg(picture, { theme: 'light' })).not.toMatch(/undefined|NaN/);
      before = state as typeof before;
    }
    expect(textOf(backgammonPicture(before, { names: ['Ada', 'Ben'] }))).toContain('Ada wins the match 3 to 0.');
  });
});
