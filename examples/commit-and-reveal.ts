// Dice that nobody has chosen: the host and every player add a secret, and whoever cheats is caught afterwards.
//
// 1. Everybody publishes a commitment to his secret. Now nobody can change it any more.
// 2. The players reveal theirs. The host keeps his, so that nobody but him knows the dice in advance.
// 3. The seed is all secrets joined; its commitment is published before the first roll, and the game is played.
// 4. When it is over, the record has the seed, and with it the host's secret: everybody checks everything.
//
// The host still knows the dice while the game runs, so he doesn't play; and whoever plays must not be his accomplice.
import { kiriki } from 'dicewright/kiriki';
import { commit, type GameRecord, startRecord, verifyRecord } from 'dicewright/record';

// So that this program prints the same whenever it runs, the secrets stand here. Real ones are made like this:
// Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')
const hostSecret = '8b1c6e0f7d2a49358f60c4b7a1de9325';
const playerSecrets = ['f03a5d7190ce4b62a87e1d94c65b0f38', '2e97b4c8d150463f9ab07c36e8f1d245'];
const names = ['Ada', 'Ben'];

/** The seed of a game: the host's secret and those of the players, a line each. */
const seedOf = (host: string, players: readonly string[]): string => [host, ...players].join('\n');

/** What stands on the notice board before the first roll. */
const published = {
  host: commit(hostSecret),
  players: playerSecrets.map(commit),
  // Revealed as soon as all commitments are there: the host's is out already.
  playerSecrets,
};

/** What every player, and anybody else, can check when the game is over. */
function complaints(record: GameRecord): string[] {
  const [host = '', ...players] = record.seed?.split('\n') ?? [];
  const found: string[] = [];
  if (commit(host) !== published.host) found.push('the host has used another secret than the one he committed to');
  for (const [player, commitment] of published.players.entries()) {
    const secret = players[player] ?? '';
    if (commit(secret) !== commitment) found.push(`the secret of ${names[player]} is not in the seed`);
  }
  const { deviations } = verifyRecord(record, kiriki);
  for (const { message } of deviations.slice(0, 3)) found.push(message);
  if (deviations.length > 3) found.push(`and ${deviations.length - 3} more`);
  return found;
}

/** A whole game; whoever is to play rolls once and scores the first line that is still open. */
function play(seed: string): GameRecord {
  const recorder = startRecord(kiriki, { players: 2, names, seed });
  for (let player = recorder.state.toPlay; player !== null; player = recorder.state.toPlay) {
    recorder.play({ type: 'roll', player, dice: [0, 1, 2, 3, 4] });
    for (const action of kiriki.legalActions(recorder.state, player)) {
      if (action.type !== 'score') continue;
      recorder.play(action);
      break;
    }
  }
  return recorder.toJSON();
}

function show(what: string, record: GameRecord): void {
  console.log(`${what}: ${names[record.result?.winners[0] ?? 0]} wins, ${record.result?.scores?.join(' to ')}.`);
  const found = complaints(record);
  for (const complaint of found) console.log(`  - ${complaint}`);
  if (found.length === 0)
    console.log('  Nobody has chosen these dice: all commitments fit, every roll is the one the seed gives.');
}

const honest = play(seedOf(hostSecret, playerSecrets));
show('An honest game', honest);

// The host polishes one roll in the record: five sixes.
const rolls = honest.actions.map((action, index) => (index === 20 ? { ...action, outcome: [6, 6, 6, 6, 6] } : action));
const { result: _, ...unfinished } = { ...honest, actions: rolls };
const { outcome } = verifyRecord(unfinished, kiriki);
show('A polished roll', { ...unfinished, ...(outcome && { result: outcome }) });

// The host, who knows the players' secrets, tries others of his own until Ben wins. The record itself is in order.
let tries = 0;
let chosen = honest;
while (chosen.result?.winners.join() !== '1') chosen = play(seedOf(`${hostSecret} ${tries++}`, playerSecrets));
show(`A chosen secret (tried: ${tries}; the record as such verifies: ${verifyRecord(chosen, kiriki).ok})`, chosen);
