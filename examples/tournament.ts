// Which is better in Calavera: to roll three times whatever comes, or to stop as soon as three dice agree?
// Two policies play each other in both seats; playout is fast enough for thousands of games.
import { type createRng, type DeepReadonly, pick, playout } from 'dicewright';
import { type CalaveraAction, type CalaveraState, calavera } from 'dicewright/calavera';

type View = DeepReadonly<CalaveraState>;
type Policy = (view: View, player: number, rng: ReturnType<typeof createRng>) => CalaveraAction;

const GAMES = 200;

/** The legal use of the dice that makes most crosses, or a random action where there is none. */
function use(view: View, player: number, rng: ReturnType<typeof createRng>): CalaveraAction {
  const legal = [...calavera.legalActions(view, player)];
  const count = (action: CalaveraAction) =>
    action.type === 'mark' ? view.dice.filter((face) => face === action.dice).length : -1;
  const marks = legal.filter((action) => action.type === 'mark').sort((a, b) => count(b) - count(a));
  return marks[0] ?? (pick(rng, legal) as CalaveraAction);
}

/** The face that most dice show, skulls aside. */
function mostFrequent(view: View): { face: string; count: number } {
  const faces = view.dice.filter((face) => face !== 'skull');
  const counts = faces.map((face) => ({ face, count: faces.filter((other) => other === face).length }));
  return counts.reduce((a, b) => (b.count > a.count ? b : a), { face: 'none', count: 0 });
}

const rollUntil =
  (enough: number): Policy =>
  (view, player, rng) => {
    const { face, count } = mostFrequent(view);
    const dice = view.dice.flatMap((shown, die) => (shown === face || shown === 'skull' ? [] : [die]));
    const roll = { type: 'roll', player, dice: view.rolls === 0 ? [0, 1, 2, 3, 4, 5] : dice } as const;
    const rolls = view.rolls === 0 || count < enough;
    return rolls && calavera.check(view, roll) === null ? roll : use(view, player, rng);
  };

const policies: readonly Policy[] = [rollUntil(6), rollUntil(3)];
const wins = [0, 0];
for (let game = 0; game < GAMES; game++) {
  // Seats change with every game, so that going first favours nobody.
  const choose: Policy = (view, player, rng) => (policies[(player + game) % 2] as Policy)(view, player, rng);
  const { result } = playout(calavera, { players: 2, seed: `tournament ${game}`, choose });
  for (const winner of result?.winners ?? []) wins[(winner + game) % 2] = (wins[(winner + game) % 2] ?? 0) + 1;
}
console.log(`rolls on: ${wins[0]} wins; stops at three: ${wins[1]} wins; ${GAMES} games`);
