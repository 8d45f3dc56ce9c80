// A game of Rasanto, drawn move by move: one SVG file a position, what the move changed marked in it.
// Run it with a folder to write to: npx tsx examples/rasanto-to-svg.ts out
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRng, startGame } from 'dicewright';
import { rasanto } from 'dicewright/das-spiel/rasanto';
import { games } from 'dicewright/games';
import { replay } from 'dicewright/record';
import { renderSvg } from 'dicewright/render';

const folder = process.argv[2];
const names = ['Ada', 'Ben'];

// Somebody has to play: here at random, and the recorder writes it down.
const rng = createRng('a game to look at');
const recorder = startGame(rasanto, { players: 2, names });
for (;;) {
  const action = rasanto.sampleAction(recorder.state, rng);
  if (action === null) break;
  recorder.play(action);
}

const draw = await games.rasanto.part('picture');
let before = rasanto.setup({ players: 2 });
let bytes = 0;
for (const { index, state, text } of replay(recorder.toRecord(), rasanto)) {
  const svg = renderSvg(draw(state, { names, before }), { width: 480 });
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${String(index + 1).padStart(2, '0')}.svg`), svg);
  }
  bytes += svg.length;
  if (index % 9 === 8) console.log(text);
  before = state;
}
console.log(rasanto.result(before)?.reason);
console.log(bytes > 100_000 ? 'Drawn.' : 'Hardly anything was drawn.');
