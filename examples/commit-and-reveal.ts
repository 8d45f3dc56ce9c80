// Dice that nobody has chosen, among players who don't trust the host: every roll is made of what all players had committed
// to before the game, and each player's own page checks it.
//
// 1. Everybody makes a chain of commitments, each one to the one before, and tells the others the last, not through the host.
// 2. Who rolls says first which dice. Only then does everybody reveal the next link of his chain: it must be what the link
//    before committed to, so there is no choice left.
// 3. The links of all, joined, are the seed of that one roll. Who rolls sends the outcome, the match keeps it, and every
//    page works out for itself whether it is right.
//
// As long as one player's secret is random, nobody knows a roll before the last link of it is revealed; the host never does.
import { seededDice } from 'dicewright';
import { type KirikiAction, type KirikiState, kiriki } from 'dicewright/kiriki';
import { createMatch, type MatchFrame } from 'dicewright/match';
import { commit } from 'dicewright/record';

const names = ['Ada', 'Ben'];
// So that this program prints the same whenever it runs, the secrets stand here. Real ones come from createSeed(), in each
// player's page, for every game.
const secrets = ['f03a5d7190ce4b62a87e1d94c65b0f38', '2e97b4c8d150463f9ab07c36e8f1d245'];
/** No game of Kiriki for two has more rolls. */
const ROLLS = 100;

type Roll = Extract<KirikiAction, { type: 'roll' }>;
type Told = MatchFrame<KirikiState, KirikiAction>;

/** What a player's page knows and checks. What it finds wrong it says in a sentence; `null` where nothing is. */
class Page {
  readonly #links: string[];
  /** Of each player the last link that is known. */
  #known: readonly string[] = [];
  /** What is about to be rolled, and the links for it. */
  #roll: Roll | null = null;
  #revealed: (string | undefined)[] = [];
  state: KirikiState = kiriki.setup({ players: names.length });
  readonly actions: KirikiAction[] = [];

  constructor(
    readonly seat: number,
    secret: string,
  ) {
    this.#links = [secret];
    for (let link = secret; this.#links.length <= ROLLS; this.#links.push(link)) link = commit(link);
  }

  /** What is told before the game. */
  get commitment(): string {
    return this.#links[ROLLS] as string;
  }

  begin(commitments: readonly string[]): void {
    this.#known = commitments;
  }

  /** Somebody has said what he is about to roll. Nobody reveals anything before. */
  announce(roll: Roll): void {
    this.#roll = roll;
    this.#revealed = names.map(() => undefined);
  }

  get link(): string {
    return this.#links[ROLLS - 1 - this.state.events] as string;
  }

  take(seat: number, link: string): string | null {
    if (commit(link) !== this.#known[seat]) return `this is not what ${names[seat]} had committed to`;
    this.#revealed[seat] = link;
    return null;
  }

  get missing(): string[] {
    return names.filter((_, seat) => this.#revealed[seat] === undefined);
  }

  /** What the links give, as soon as all are there. */
  get outcome(): number[] {
    const chance = this.#roll && kiriki.chance(this.state, this.#roll);
    if (!chance || this.missing.length > 0) throw new Error(`no dice without ${this.missing.join(' and ')}`);
    return seededDice(this.#revealed.join('\n')).draw(chance, this.state.events) as number[];
  }

  /** Follows what the host tells of the match. */
  hear({ action: told }: Told): string | null {
    const action = told as KirikiAction;
    if (this.#roll) {
      const expected = JSON.stringify({ ...this.#roll, outcome: this.outcome });
      if (JSON.stringify(action) !== expected) {
        const rolled = 'outcome' in action ? action.outcome?.join(' ') : action.type;
        return `the host tells ${rolled}, but the links of all give ${this.outcome.join(' ')}`;
      }
      this.#known = this.#revealed as string[];
      this.#roll = null;
    } else if (kiriki.chance(this.state, action)) return 'a roll that nobody had announced';
    this.state = kiriki.reduce(this.state, action);
    this.actions.push(action);
    return null;
  }
}

interface Cheats {
  /** What the host makes of a player's link, or of what he tells of the match. */
  readonly link?: (from: number, link: string, event: number) => string;
  readonly frame?: (frame: Told) => Told;
  /** Hears of each roll when only Ben has not yet revealed. */
  readonly beforeBen?: (ada: Page, ben: Page) => void;
}

/** Plays a game, each roll with what it needs, until it is over or a page finds something wrong. */
async function play(what: string, { link = (_, one) => one, frame = (one) => one, beforeBen }: Cheats = {}) {
  const match = await createMatch(kiriki, { id: what, players: 2, names, dice: 'table' });
  const pages = secrets.map((secret, seat) => new Page(seat, secret));
  const [ada, ben] = pages as [Page, Page];
  // Told by telephone: whoever carries these could put his own in their place.
  for (const page of pages) page.begin(pages.map(({ commitment }) => commitment));

  const found: string[] = [];
  const note = (page: Page, complaint: string | null): void => {
    if (complaint) found.push(`${names[page.seat]}’s page, roll ${page.state.events + 1}: ${complaint}`);
  };
  for (const page of pages) match.subscribe(page.seat, (told) => note(page, page.hear(frame(told))));

  async function roll(action: Roll): Promise<void> {
    for (const page of pages) page.announce(action);
    for (const from of pages) {
      if (from === ben) beforeBen?.(ada, ben);
      for (const to of pages) {
        const own = from === to ? from.link : link(from.seat, from.link, from.state.events);
        note(to, to.take(from.seat, own));
      }
    }
    if (found.length > 0) return;
    await match.submit(action.player, { ...action, outcome: pages[action.player]?.outcome });
  }

  console.log(`${what}:`);
  for (let player = ada.state.toPlay; player !== null && found.length === 0; player = ada.state.toPlay) {
    await roll({ type: 'roll', player, dice: [0, 1, 2, 3, 4] });
    const score = [...kiriki.legalActions(ada.state, player)].find(({ type }) => type === 'score');
    if (found.length === 0 && score) await match.submit(player, score);
  }
  for (const complaint of found) console.log(`  - ${complaint}`);
  if (found.length > 0) return;
  const { result } = match.view(null);
  console.log(`  ${names[result?.winners[0] ?? 0]} wins, ${result?.scores?.join(' to ')}.`);
  console.log(`  Each of ${ada.state.events} rolls is what the links of both players give.`);
  // Read to each other at the end: a host who has told each another game is found out.
  const [first, second] = pages.map(({ actions }) => commit(JSON.stringify(actions)));
  console.log(`  Both pages have seen the same game: ${first === second}`);
}

await play('An honest game');

await play('A host who would like to choose the sixth roll', {
  frame: (told) => {
    const action = told.action as KirikiAction;
    return told.version === 11 ? { ...told, action: { ...action, outcome: [6, 6, 6, 6, 6] } } : told;
  },
});

await play('A host who would like to choose Ben’s part of it', {
  link: (from, link, event) => (from === 1 && event === 5 ? commit(`${link} and something that I like better`) : link),
});

// Ben reveals last, so he knows the roll before the others, and may not like it. He can keep silent, and all know who did; he
// can't give anything else. Whether who stays away has lost is for the players to say beforehand.
await play('A player who would like to leave before revealing', {
  beforeBen(ada, ben) {
    const { events } = ada.state;
    if (events === 6) {
      ben.take(1, ben.link);
      console.log(`  Ben knows that Ada gets ${ben.outcome.join(' ')}, and leaves. Missing: ${ada.missing.join()}.`);
      const other = commit(`${ben.link} again`);
      console.log(`  He comes back with another link. Ada’s page: ${ada.take(1, other)}.`);
      console.log('  He reveals the one that he had committed to.');
    } else if (events === 7) {
      const [roll] = ada.actions.slice(12) as Roll[];
      console.log(`  Ada has got ${roll?.outcome?.join(' ')}.`);
    }
  },
});
