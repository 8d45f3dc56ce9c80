import { expect, it } from 'vitest';
import { type ActionField, actionShapes, fieldOf } from '../../src/choosing/action-fields.js';
import type { Choice, ChoiceOption } from '../../src/choosing/choice.js';
import { choosing } from '../../src/choosing/choosing.js';
import { objectsIn, partsOf } from '../../src/choosing/segments.js';
import { valueOfPart } from '../../src/choosing/values.js';
import { createRng, pick } from '../../src/kernel/dice/random.js';
import { engineOf } from '../../src/kernel/engine/engine.js';
import { definitionOf } from '../../src/kernel/schemas/definition.js';
import type { Part } from '../../src/kernel/schemas/part.js';
import type { AnyAction, AnyGame } from '../../src/kernel/types.js';
import type { Picture } from '../../src/picture/picture.js';
import { layoutOf } from '../../src/render/layout.js';
import { renderSvg } from '../../src/render/svg.js';
import type { Point } from '../../src/render/svg-piece.js';
import { positions, type State, spread, starts } from '../helpers/drawn-games.js';
import { declaredParts, openPartsOfOthers, readDrawing } from '../helpers/drawn-parts.js';
import { VOLUME } from '../helpers/volume.js';
import type { Subject } from './subject.js';

/** Tables of each game, seats and positions of each, and steps on each way through its choice. */
const [TABLES, SEATS, POSITIONS, STEPS] = [4, 3, 3, 4];

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fred'];

const partsIn = (list: readonly { readonly part: Part }[]): Part[] => list.map(({ part }) => part);

/** The fields of all actions, those inside of objects, too. */
function fieldsOf(game: AnyGame): ActionField[] {
  const inside = (field: ActionField): ActionField[] => [
    field,
    ...objectsIn(field.schema).flatMap((object) =>
      Object.entries(definitionOf(object).shape ?? {}).flatMap(([key, schema]) =>
        inside(fieldOf(`${field.name}.${key}`, schema)),
      ),
    ),
  ];
  return [...actionShapes(game).values()].flatMap(({ fields }) => fields.flatMap(inside));
}

/** A choice as it is drawn, held against what it opens and has taken. */
function expectDrawn(picture: Picture, choice: Choice<AnyAction>, player: number): Map<Part, string> {
  const { elements, width, height } = readDrawing(renderSvg(picture, { choice, interactive: true, theme: 'light' }));
  const keys = elements.map(({ key }) => key);
  expect(new Set(keys).size, 'keys are used once').toBe(keys.length);

  const open = new Set(elements.flatMap(({ part, state }) => (state === 'open' ? part : [])));
  const options = partsIn(choice.options);
  expect([...open].sort(), 'what is open').toEqual([...options].sort());
  expect(openPartsOfOthers(picture, new Set(options), names, player), 'open parts of others').toEqual([]);

  const stops = elements.filter(({ isStop }) => isStop).map(({ part }) => part);
  expect(stops, 'every part is reached by keyboard once').toEqual([...new Set(stops)]);
  expect(new Set(stops)).toEqual(new Set(elements.flatMap(({ part }) => part ?? [])));

  const layout = layoutOf(picture, { choice });
  expect([layout.width, layout.height]).toEqual([width, height]);
  const pointed = elements.filter(({ part }) => part !== undefined);
  const named = ({ part, key }: { part?: Part | undefined; key: string }): string => `${part} ${key}`;
  expect(layout.parts.map(named).sort()).toEqual(pointed.map(named).sort());
  const isInside = ([x, y]: Point): boolean => x >= 0 && x <= width && y >= 0 && y <= height;
  const wrong = layout.parts.filter(({ outline }) => outline.length <= 2 || !outline.every(isInside));
  expect(wrong, 'outlines are areas inside').toEqual([]);
  // Cells and dice stay what they are, wherever the choice leads: the thing with a part, where there is one.
  const things = new Map<Part, string[]>();
  for (const { part, key } of pointed) {
    if (/^(cell|die):/.test(part ?? '') && !key.startsWith('tray/'))
      things.set(part as Part, [...(things.get(part as Part) ?? []), key]);
  }
  return new Map([...things].flatMap(([part, [key, ...more]]) => (key && more.length === 0 ? [[part, key]] : [])));
}

export function testPointing({ game, draw }: Subject): void {
  it('shows everything that can be chosen, so that it can be pointed at', () => {
    const fields = fieldsOf(game);
    const rng = createRng(`parts ${game.id}`);
    let opened = 0;

    /** Whether the part stands for a value of an action. */
    const isKnown = (part: Part): boolean =>
      actionShapes(game).has(part.replace(/^action:/, '')) ||
      fields.some((field) => valueOfPart(field, part) !== undefined);

    const isLookedFor = ({ type }: AnyAction): boolean => engineOf(game).rulebook.spec(type)?.completions !== undefined;

    function expectWays(state: State, player: number, keys: Map<Part, string>): void {
      const view = game.view(state, player);
      const picture = draw(view, { names, viewer: player });
      expect(declaredParts(picture).filter((part) => !isKnown(part))).toEqual([]);

      const start = choosing(game, view, player) as Choice<AnyAction>;
      const walk = (choice: Choice<AnyAction>): void => {
        const next = expectDrawn(picture, choice, player);
        expect([...next].filter(([part, key]) => (keys.get(part) ?? key) !== key)).toEqual([]);
        for (const [part, key] of next) keys.set(part, key);
      };
      walk(start);

      let choice = start;
      for (let step = 0; step < STEPS && choice.options.length > 0; step++) {
        opened++;
        const { part, input } = pick(rng, choice.options) as ChoiceOption;
        choice = choice.take(input ? `${part}three hills in a row` : part);
        walk(choice);
      }

      const action = game.sampleAction(view, rng, player);
      if (action === null) return;
      let way = start;
      let byItself = partsIn(start.taken);
      for (const part of partsOf(game, action)) {
        if (byItself.includes(part)) {
          byItself = byItself.filter((one) => one !== part);
          continue;
        }
        // What is looked for while somebody waits is listed as far as it was found in time, but can be taken.
        if (!isLookedFor(action)) expect(partsIn(way.options), `on the way to ${action.type}`).toContain(part);
        const next = way.take(part);
        byItself.push(...partsIn(next.taken.slice(way.taken.length).filter(({ own }) => !own)));
        way = next;
        walk(way);
      }
      expect(way.action).toEqual(game.canonical(action));
    }

    // In `npm test` some of the tables, and of those at them.
    for (const [index, start] of spread(starts(game), TABLES * VOLUME).entries()) {
      const keys = Array.from({ length: start.players }, () => new Map<Part, string>());
      for (const state of spread([...positions(game, start, `parts ${index}`)], POSITIONS)) {
        for (const [player, own] of spread([...keys.entries()], SEATS * VOLUME)) expectWays(state, player, own);
      }
    }
    expect(opened).toBeGreaterThan(0);
  });
}
