import { pick } from '../../kernel/dice/random.js';
import { drawn, firstOf } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { asJson, fullList, judge, verdictOf } from '../judging.js';
import { type Bench, type LawSpec, spread } from '../law.js';
import { nameOf } from '../naming.js';
import {
  anyOf,
  legalForSeat,
  legalUnder,
  mixtures,
  type NearAction,
  otherOptions,
  playedElsewhere,
} from '../near-legal.js';
import { keyOf } from '../plain-checks.js';
import type { Action, State } from '../types.js';

/** This many positions of a game are asked, */
const POSITIONS = 24;
/** each under this many other option sets. */
const OPTION_SETS = 2;
/** Of each kind of actions not listed here, this many are checked against the rules, */
const UNLISTED = 8;
/** and this many of all that are listed. */
const LISTED = 2;
/** Where actions cannot be listed, this many stand for all. */
const FIRST = 60;
/** An action that is listed, here or nearby, costs this part of one that is played. */
const PER_PLAYED = 32;

interface Position {
  readonly state: State;
  readonly at: number;
  readonly acting: readonly number[];
}

const positionsOf = ({ game }: Bench, { states }: Sample): Position[] =>
  states.flatMap((state, at) => {
    const acting = game.playersToAct(game.view(state, null));
    return acting.length > 0 ? [{ state, at, acting }] : [];
  });

const doneBy = (action: Action, player: number): NearAction => ({
  from: `legal for ${nameOf(action.player)}`,
  action: { ...action, player },
});

/** What is legal nearby, done by a player whose turn it is here: each kind by itself. */
function nearActions(
  { game, rng, spend }: Bench,
  { actions }: Sample,
  { state, at, acting }: Position,
  own: readonly Action[],
): readonly (readonly NearAction[])[] {
  const actor = pick(rng, acting) as number;
  const under = anyOf(rng, otherOptions(game, state), OPTION_SETS).flatMap((options) =>
    legalUnder(game, state, options),
  );
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const other = pick(
    rng,
    seats.filter((seat) => seat !== actor),
  );
  const forOthers = [
    ...(other === undefined ? [] : legalForSeat(game, state, other, actor)),
    // Where several may act at once, another may not always do what one of them may.
    ...own.flatMap((action) => (action.player === actor ? [] : [doneBy(action, actor)])),
  ];
  spend((own.length + under.length + forOthers.length) / PER_PLAYED);
  const mixed = mixtures(rng, [...own, ...under.map(({ action }) => action)]);
  return [under, forOthers, playedElsewhere(actions, at, actor), mixed];
}

/** `check` accepts an action exactly when it is listed. */
function expectAsListed(bench: Bench, state: State, { from, action }: NearAction, keys: ReadonlySet<string>): void {
  const violation = judge(bench, state, action);
  const form = violation === null ? keyOf(bench.game.canonical(action)) : keyOf(action);
  const isListed = keys.has(form);
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
  const asked: NearAction[] = [];
  for (const kind of nearActions(bench, sample, position, own)) {
    const unlisted = new Map<string, NearAction>();
    for (const near of kind) {
      const key = keyOf(near.action);
      (keys.has(key) ? listed : unlisted).set(key, near);
    }
    asked.push(...anyOf(rng, [...unlisted.values()], UNLISTED));
  }
  for (const near of [...asked, ...anyOf(rng, [...listed.values()], LISTED)]) {
    if (list === null) expectAsReduced(bench, state, near);
    else expectAsListed(bench, state, near, keys);
  }
}

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
