import { pick } from '../../kernel/random.js';
import { drawn, firstOf } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { asJson, fullList, judge, verdictOf } from '../judging.js';
import { type Bench, type LawSpec, some, spread } from '../law.js';
import { nameOf } from '../naming.js';
import { legalForSeat, legalUnder, mixtures, type NearAction, otherOptions, playedElsewhere } from '../near-legal.js';
import { keyOf } from '../plain-checks.js';
import type { Action, State } from '../types.js';

/** So many positions of a game are asked, */
const POSITIONS = 16;
/** each under so many other option sets, */
const OPTION_SETS = 2;
/** and of what is not listed here so much is held against the rules, */
const UNLISTED = 24;
/** of what is listed so much. */
const LISTED = 4;
/** Where actions cannot be listed, so many of them stand for all. */
const FIRST = 60;
/** An action that is listed, here or nearby, costs this part of one that is played. */
const PER_PLAYED = 32;

/** A position of a game, and whose turn it is there. */
interface Position {
  readonly state: State;
  /** After how many actions. */
  readonly at: number;
  readonly acting: readonly number[];
}

/** The positions in which somebody is to act. */
const positionsOf = ({ game }: Bench, { states }: Sample): Position[] =>
  states.flatMap((state, at) => {
    const acting = game.playersToAct(game.view(state, null));
    return acting.length > 0 ? [{ state, at, acting }] : [];
  });

/** What is legal nearby, done by one whose turn it is here. */
function nearActions(
  { game, rng, spend }: Bench,
  { actions }: Sample,
  { state, at, acting }: Position,
  own: readonly Action[],
): NearAction[] {
  const actor = pick(rng, acting) as number;
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const near = [
    ...some(rng, otherOptions(game, state), OPTION_SETS).flatMap((options) => legalUnder(game, state, options)),
    ...seats.flatMap((seat) => (seat === actor ? [] : legalForSeat(game, state, seat, actor))),
  ];
  spend((own.length + near.length) / PER_PLAYED);
  const forOthers = some(rng, own, 2).flatMap((action) =>
    seats.map((player) => ({ from: `legal for ${nameOf(action.player)}`, action: { ...action, player } })),
  );
  const mixed = mixtures(rng, [...own, ...near.map(({ action }) => action)]);
  return [...near, ...playedElsewhere(actions, at, actor), ...forOthers, ...mixed];
}

/** The form in which an action would be listed; none for what the schema does not take. */
function listedForm({ game }: Bench, action: Action): string | null {
  try {
    return keyOf(game.canonical(action));
  } catch {
    return null;
  }
}

/** `check` accepts an action exactly when it is listed. */
function expectAsListed(bench: Bench, state: State, { from, action }: NearAction, keys: ReadonlySet<string>): void {
  const violation = judge(bench, state, action);
  const form = listedForm(bench, action);
  const isListed = form !== null && keys.has(form);
  bench.expect(isListed === (violation === null), () => {
    const name = `${asJson(action)}, ${from}, is ${verdictOf(violation)} here`;
    return isListed ? `${name}, but listed` : `${name}, but not listed: let candidates list it, or check refuse it`;
  });
}

/** Where actions cannot be listed, `check` and `reduce` say the same. */
function expectAsReduced(bench: Bench, state: State, { from, action }: NearAction): void {
  const { game, rng } = bench;
  const violation = judge(bench, state, action);
  const tried = violation === null ? drawn(game, state, action, rng) : action;
  bench.expect(game.safeReduce(state, tried).ok === (violation === null), () => {
    return `${asJson(action)}, ${from}: check says ${verdictOf(violation)} here, reduce says otherwise`;
  });
}

function checkPosition(bench: Bench, sample: Sample, position: Position): void {
  const { game, rng } = bench;
  const { state, acting } = position;
  const list = game.traits.enumerable ? fullList(bench, state) : null;
  const first = acting[0] as number;
  const own = list ?? firstOf(game.legalActions(game.view(state, first), first), FIRST);
  const keys = new Set(own.map(keyOf));
  const listed = new Map<string, NearAction>();
  const unlisted = new Map<string, NearAction>();
  for (const near of nearActions(bench, sample, position, own)) {
    const key = keyOf(near.action);
    (keys.has(key) ? listed : unlisted).set(key, near);
  }
  for (const near of [...some(rng, [...unlisted.values()], UNLISTED), ...some(rng, [...listed.values()], LISTED)]) {
    if (list === null) expectAsReduced(bench, state, near);
    else expectAsListed(bench, state, near, keys);
  }
}

/** What is legal nearby, asked here. */
export const nearLegalLaws: readonly LawSpec[] = [
  {
    name: 'what is legal nearby is judged as listed',
    source:
      'What is legal in the same position under other options or for another player, what is played elsewhere in the ' +
      'game, and mixtures of such actions: check accepts exactly what legalActions lists. Where actions are too many ' +
      'to list, reduce accepts exactly what check does.',
    check(sample, bench) {
      for (const position of spread(bench.rng, positionsOf(bench, sample), POSITIONS)) {
        if (bench.hasSpentAll()) return;
        checkPosition(bench, sample, position);
      }
    },
  },
];
