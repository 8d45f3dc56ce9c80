import { createRng } from '../../kernel/dice/random.js';
import { isTree } from '../../kernel/plain.js';
import { firstOf, viewersOf } from '../ask.js';
import { type Bench, type LawSpec, type Step, spread, stepsOf } from '../law.js';
import { keyOf, unfrozenPart } from '../plain-checks.js';
import type { Action } from '../types.js';

const STEPS = 2;
const LISTED = 24;
const SALT = 'salt';

/** Writes into everything that lets it, as a careless caller might. @returns what puts it back as it was */
function spoil(value: unknown): () => void {
  if (!isTree(value)) return () => {};
  const undo = Object.values(value).map(spoil);
  if (!Object.isFrozen(value)) {
    const kept = Object.getOwnPropertyDescriptors(value);
    for (const key of Object.keys(value)) Reflect.set(value, key, 'spoilt');
    Reflect.set(value, Array.isArray(value) ? value.length : 'added', 'spoilt');
    undo.push(() => {
      if (Array.isArray(value)) value.length = 0;
      else Reflect.deleteProperty(value, 'added');
      Object.defineProperties(value, kept);
    });
  }
  return () => {
    for (const restore of undo.reverse()) restore();
  };
}

/** What a game hands out, in words, and how to get it again. */
type HandedOut = readonly [what: string, call: () => readonly unknown[]];

/** The action itself is made for the caller; what its fields hold need not be. */
const fieldsOf = (action: Action | null): unknown[] => Object.values(action ?? {});

function handedOut({ game }: Bench, { before, action, after }: Step): readonly HandedOut[] {
  const { player, type } = action;
  const chance = game.chance(before, action);
  const mine = game.view(before, player);
  const viewers = viewersOf(before);
  const drawn: HandedOut[] = chance
    ? [[`the outcome that the Chance of ${type} draws`, () => [chance.sample(createRng(SALT))]]]
    : [];
  const listed: HandedOut[] =
    chance && chance.total !== null
      ? [
          [
            `what outcomes() of the Chance of ${type} lists`,
            () => firstOf(chance.outcomes(), LISTED).map((one) => one.outcome),
          ],
        ]
      : [];
  return [
    ['what legalActions lists', () => firstOf(game.legalActions(mine, player), LISTED).map(fieldsOf)],
    ['what sampleAction gives', () => [fieldsOf(game.sampleAction(mine, createRng(SALT), player))]],
    ...drawn,
    ...listed,
    ['what playersToAct gives', () => [game.playersToAct(mine)]],
    ['what outcome gives', () => [game.result(game.view(after, null))]],
    ['the first state', () => [game.setup({ players: before.players, options: before.options as object })]],
    ['a view', () => viewers.map((viewer) => game.view(before, viewer))],
    [
      `what viewAction shows of ${type}`,
      () => viewers.map((viewer) => fieldsOf(game.viewAction(before, action, viewer) as Action)),
    ],
    [`the canonical form of ${type}`, () => [fieldsOf(game.canonical(action))]],
    ['the table of variants', () => [game.variants]],
    ['the editions', () => [game.editions]],
  ];
}

export const handedOutLaws: readonly LawSpec[] = [
  {
    name: 'what is handed out can be changed without harm',
    source:
      'Actions, outcomes, views, lists of players: whatever a game hands out is a copy, or frozen. A caller who writes ' +
      'into it changes nothing that the game gives anyone afterwards.',
    share: 0.3,
    check(sample, bench) {
      for (const step of spread(bench.rng, stepsOf(sample), STEPS)) {
        const calls = handedOut(bench, step);
        const expected = new Map(calls.map(([what, call]) => [what, keyOf(call())]));
        const isOther = ([what, call]: HandedOut): boolean => {
          try {
            return keyOf(call()) !== expected.get(what);
          } catch {
            return true;
          }
        };
        for (const asked of calls) {
          const parts = asked[1]();
          const open = parts.some((part) => unfrozenPart(part) !== null);
          const restore = open ? spoil(parts) : null;
          const told = restore && [asked, ...calls].find(isOther);
          restore?.();
          bench.expect(!told, () => {
            const effect = told === asked ? 'is another one' : `changes ${told?.[0]}`;
            return `${asked[0]} can be written into, which ${effect} the next time: freeze it, or hand out a copy`;
          });
        }
      }
    },
  },
];
