// A recorded game of Krakatoa, two against two: the record has no seed, every throw is written down as it fell. It is
// judged by the rules, announced throw by throw, and drawn. `npm run demo`, or with another, as text or as JSON:
// `npm run demo -- FILE`.
// (The players are made up: scripts/laboratory/record-demo.ts says how the record came about.)
import { readFileSync } from 'node:fs';
import type { DeepReadonly } from 'dicewright';
import { type KrakatoaOptions, type KrakatoaState, krakatoa, krakatoaPicture } from 'dicewright/krakatoa';
import { type GameRecord, readRecord, replay, verifyRecord } from 'dicewright/record';
import { renderText } from 'dicewright/render';

type State = DeepReadonly<KrakatoaState>;

const color = process.stdout.isTTY === true && !process.env.NO_COLOR;
const bold = (text: string): string => (color ? `\u001b[1m${text}\u001b[0m` : text);

/** Throw-off, round 1 to 6, or the bonus throws after the last. */
function chapter({ phase, round }: State): string {
  return phase === 'throwOff' ? 'Throw-off' : phase === 'bonus' ? 'Bonus throws' : `Round ${round}`;
}

/** What the thrower calls out stands at the end: the new total, and what it has earned. */
function withCall(text: string): string {
  return text.replace(/: (\d+( and [^:]*)?)\.$/, (_, call: string) => `: ${bold(call)}.`);
}

function show(record: GameRecord<unknown, KrakatoaOptions>): void {
  const { players, options, names = ['Player 1', 'Player 2', 'Player 3', 'Player 4'] } = record;
  const withNames = (text: string): string =>
    text.replace(/player (\d)/gi, (words, number) => names[number - 1] ?? words);
  const sideName = (side: readonly number[]): string => side.map((one) => names[one]).join(' & ');
  const totals = (now: State): string => now.sides.map((side, i) => `${sideName(side)} ${now.totals[i]}`).join(', ');

  let state: State = krakatoa.setup({ players, options });
  console.log(`${bold('Krakatoa')}: ${state.sides.map(sideName).join(' against ')}\n`);
  console.log(`Replayed from a record of ${record.actions.length} actions, the dice as the table saw them.`);
  console.log('Three dice each of steam, ash and lava, in that order; faces Yellow, Red, Blue.');
  const chapters: string[] = [];
  for (const frame of replay(record, krakatoa)) {
    const now = chapter(state);
    if (now !== chapters.at(-1)) {
      const heading = bold(chapters.includes(now) ? `${now}, continued` : now);
      console.log(`\n${heading}${state.phase === 'throwOff' ? '' : ` (${totals(state)})`}`);
      chapters.push(now);
    }
    console.log(`${withCall(withNames(frame.text))}`);
    state = frame.state as State;
  }
  console.log(`\n${renderText(krakatoaPicture(state, { names }), { width: process.stdout.columns, color })}`);
  console.log('In the boxes: the total after each throw; × doubled the throw, ×× redoubled it.');
}

const file = process.argv[2] ?? new URL('records/krakatoa-partners.dice', import.meta.url);
const text = readFileSync(file, 'utf8');
const record = readRecord(text, krakatoa);
const { ok, actions, deviations } = verifyRecord(record, krakatoa);
if (ok) {
  show(record);
  console.log(`\nVerified: all ${actions} actions are legal, and the recorded result is right.`);
} else {
  for (const { message } of deviations) console.log(message);
  console.log(`Not verified (deviations: ${deviations.length}).`);
  process.exitCode = 1;
}
