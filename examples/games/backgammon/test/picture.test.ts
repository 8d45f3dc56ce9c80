import { choosing } from 'dicewright/choosing';
import { layoutOf, renderSvg } from 'dicewright/render';
import { describe, expect, it } from 'vitest';
import { backgammon, backgammonPicture } from '../src/index.js';
import { START, state } from './positions.js';

const open = (svg: string): string[] =>
  [...svg.matchAll(/data-part="([^"]+)" data-state="open"/g)].map(([, part = '']) => part);

describe('the picture', () => {
  it.each([320, 360, 800])('has all that a move is made of within %i px', (width) => {
    const layout = layoutOf(backgammonPicture(state({ dice: [3, 1] })), { width });
    const parts = layout.parts.map(({ part }) => part);
    expect(parts.filter((part) => part.startsWith('point:'))).toHaveLength(26);
    for (const { x, width: own } of layout.parts) expect(x + own).toBeLessThanOrEqual(width);
  });

  it('is played on by pointing: a point, then where to', () => {
    const before = state({ dice: [3, 1] });
    const choice = choosing(backgammon, before, 0);
    expect(open(renderSvg(backgammonPicture(before), { choice })).sort()).toEqual([
      'point:13',
      'point:24',
      'point:6',
      'point:8',
    ]);
    const second = choice.take('point:8');
    expect(second.options.map(({ part, label }) => [part, label])).toEqual([
      ['point:7', 'point 7'],
      ['point:5', 'point 5'],
    ]);
    expect(second.take('point:5').action).toEqual({ type: 'move', player: 0, from: 8, to: 5 });
    expect(second.refusal('point:2')?.clause).toBe('BGM-7');
  });

  it('goes off by pointing at the own tray, and in by pointing at the own side of the bar', () => {
    const partsOpen = (view: Parameters<typeof backgammonPicture>[0], part: string) =>
      choosing(backgammon, view, view.turn, [part]).options.map((option) => option.part);
    const home = state({ own: '4:1 3:2', other: START, dice: [3, 1], more: { turn: 1 } });
    expect(partsOpen(home, 'point:3')).toEqual(['point:2', 'point:off']);
    const hit = state({ own: 'bar:1', other: START, dice: [3, 1] });
    expect(partsOpen(hit, 'point:bar')).toEqual(['point:24', 'point:22']);
    const alone = choosing(backgammon, state({ own: '3:2', other: START, dice: [3, 1] }), 0);
    expect(alone.taken.map(({ part }) => part)).toEqual(['action:move', 'point:3']);
    expect(alone.refusal('point:3')?.message).toBe('say where the checker on point 3 is to go');
  });

  it('says where a blot is hit', () => {
    const before = state({ other: '24:2 13:5 8:2 6:5 5:1', dice: [4, 2] });
    const { options } = choosing(backgammon, before, 0).take('point:24');
    expect(options.map(({ label }) => label)).toContain('point 20, hit');
  });

  it('has the roll under the dice and the double under the cube, and what is left as buttons', () => {
    const svg = renderSvg(backgammonPicture(state({})), { choice: choosing(backgammon, state({}), 0) });
    expect(open(svg).sort()).toEqual(['action:double', 'action:roll']);
    expect(svg).not.toContain('data-key="tray');
    const offered = backgammon.reduce(state({}), { type: 'double', player: 0 });
    const answers = renderSvg(backgammonPicture(offered), { choice: choosing(backgammon, offered, 1) });
    expect(open(answers).sort()).toEqual(['action:drop', 'action:take']);
    expect(answers).toContain('data-key="tray/action:drop"');
  });

  it('numbers the points for the player on turn, and marks what changed', () => {
    const before = state({ dice: [3, 1], more: { turn: 1 } });
    const after = backgammon.reduce(before, { type: 'move', player: 1, from: 8, to: 5 });
    const picture = backgammonPicture(after, { before });
    const [board] = picture.parts.flatMap((part) => (part.kind === 'stacks' ? [part] : []));
    const places = board?.rows.flat() ?? [];
    expect(places.filter(({ changed }) => changed).map(({ name }) => name)).toEqual(['point 8', 'point 5']);
    expect(places[0]?.name).toBe('point 12');
  });

  it('says who plays what', () => {
    const names = ['Ada', 'You'];
    const summary = (view: Parameters<typeof backgammonPicture>[0]): string =>
      backgammonPicture(view, { names }).summary;
    expect(summary(state({ dice: [3, 1] }))).toMatch(/^Ada plays 3 1\. Dice: 3 1\./);
    expect(summary(state({ more: { turn: 1 } }))).toMatch(/^Player 2 \(You\) rolls the dice\./);
    expect(summary(state({ options: { points: 3 } }))).toContain('Match to 3: Ada 0, Player 2 (You) 0.');
  });
});
