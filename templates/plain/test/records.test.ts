import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, stateAt, verifyRecord } from 'dicewright/record';
import { renderSvg, renderText } from 'dicewright/render';
import { describe, expect, it } from 'vitest';
import { myGame, myGamePicture } from '../src/index.js';

// Games as people write them down. What was legal once is legal for ever, or the number of the rules rises.
const folder = new URL('../records/', import.meta.url);

describe.each(readdirSync(folder))('%s', (file) => {
  const record = readRecord(readFileSync(new URL(file, folder), 'utf8'), myGame);

  it('was played by the rules, to its end', () => {
    const { ok, deviations, result } = verifyRecord(record, myGame);
    expect({ ok, deviations }).toEqual({ ok: true, deviations: [] });
    expect(result).not.toBeNull();
  });

  it('can be drawn, for a page and for a terminal', () => {
    for (const index of [0, record.actions.length - 1]) {
      const picture = myGamePicture(myGame.view(stateAt(record, index, myGame), null), { names: record.names });
      expect(renderSvg(picture)).toMatch(/^<svg/);
      expect(renderText(picture)).toContain(picture.title);
    }
  });
});
