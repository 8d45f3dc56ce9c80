// Dice that nobody has chosen, among players who don't trust the host: `dice: 'shared'`. Everybody, the host included, commits to a
// chain of hashes before the first action, and reveals one link of it for each roll, which is drawn from the links of all. Pages do
// that by themselves, and each checks every roll.
import type { ViewOf } from 'dicewright';
import { type KirikiAction, kiriki } from 'dicewright/kiriki';
import { createMatch, type HostMessage, type RemoteMatch, remoteMatch, serveSeat } from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';

const names = ['Ada', 'Ben'];
// So that this program prints the same whenever it runs, the seeds stand here. Real ones come from createSeed(), each in its
// player's page, which keeps it for as long as the match goes on.
const seeds = ['f03a5d7190ce4b62a87e1d94c65b0f38', '2e97b4c8d150463f9ab07c36e8f1d245'];
const ROLL = { type: 'roll', dice: [0, 1, 2, 3, 4] } as const;

type View = ViewOf<typeof kiriki>;
type Told = HostMessage<View, KirikiAction>;
type Host = (message: Told) => Told | null;

/** A match, and a page for each player. @param cheat - what the host makes of what it tells Ada */
async function table(id: string, cheat: Host = (told) => told) {
  const hostSeed = 'c0ffee0ddba11ab5eed5eed5eed5eed5';
  const match = await createMatch(kiriki, {
    id,
    players: 2,
    names,
    dice: 'shared',
    seed: hostSeed,
    revealWithin: 30_000,
  });
  const pages = names.map((name, seat): RemoteMatch<View, KirikiAction> => {
    // Instead of a socket.
    const host = serveSeat(match, seat, (message) => {
      const told = seat === 0 ? cheat(message) : message;
      try {
        if (told) page.receive(told);
      } catch (error) {
        console.log(`  ${name}’s page: ${(error as Error).message}`);
      }
    });
    const page = remoteMatch(kiriki, seat, (message) => void host.receive(message), { seed: seeds[seat] });
    page.connected();
    return page;
  });
  await match.catchUp();
  return { match, pages };
}

console.log('An honest game:');
const { match, pages } = await table('friday');
const { commitment } = match.view(0); // what each page keeps, and the players read to each other, not through the host
for (let [seat] = match.view(0).toAct; seat !== undefined; [seat] = match.view(0).toAct) {
  const score = [...kiriki.legalActions(match.view(seat).view, seat)].find(({ type }) => type === 'score');
  await pages[seat]?.submit(score ?? { ...ROLL, player: seat });
  await match.catchUp();
}
const { result } = match.view(null);
console.log(`  ${names[result?.winners[0] ?? 0]} wins, ${result?.scores?.join(' to ')}.`);
const { ok, drawn } = verifyRecord(await pages[1]?.record(), kiriki, { commitment });
console.log(`  Each of ${drawn} rolls is what the links of all give: ${ok}`);

console.log('A host who would like to choose the first roll:');
const chosen = await table('saturday', (told) =>
  told.type === 'frame' && told.frame.action?.type === 'roll'
    ? { ...told, frame: { ...told.frame, action: { ...told.frame.action, outcome: [6, 6, 6, 6, 6] } } }
    : told,
);
await chosen.match.submit(0, { ...ROLL, player: 0 });
await chosen.match.catchUp();

// Who reveals last knows the roll before the others, and may not like it. They can keep silent, and lose by that.
console.log('A player who leaves before revealing:');
const left = await createMatch(kiriki, { id: 'sunday', players: 2, names, dice: 'shared', revealWithin: 30_000 });
const stops = seeds.map((seed, seat) => left.share(seat, seed)); // whose page is this process: no connection is needed
await left.tick(0);
stops[1]?.();
await left.submit(0, { ...ROLL, player: 0 });
await left.tick(29_999);
console.log(`  Waiting for ${left.view(0).shared?.missing.map((seat) => names[seat])}.`);
await left.tick(30_000);
console.log(`  ${left.view(0).ended?.reason} ${names[left.view(0).result?.winners[0] ?? 1]} wins.`);
