import type { AnyAction, AnyGame, Envelope } from 'dicewright';
import type { Picture } from 'dicewright/define';
import type { GameParts } from 'dicewright/games';
import { deedOf } from '../deeds.js';
import { keptBy } from '../kept-dice.js';
import { listed } from '../words.js';
import { gerundOf } from '../words-of-deeds.js';

type DiceRow = Extract<Picture['parts'][number], { kind: 'dice' }>['rows'][number];
type Face = DiceRow['dice'][number]['face'];

const PIPS = ['blank', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const COUNTS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** What one and several dice that show it are called. */
function called(face: Face): readonly [one: string, several: string] {
  if (face.kind === 'letter') return [face.text, face.text];
  if (face.kind === 'symbol') return [face.symbol, `${face.symbol}s`];
  const word = (face.kind === 'pips' ? PIPS[face.count] : PIPS[0]) ?? 'die';
  return [word, word === 'six' ? 'sixes' : `${word}s`];
}

/** The faces of dice in words, the most of a kind first: `two sixes and a three`; `null` where the picture doesn't show one. */
function facesText({ parts: drawn }: Picture, parts: readonly string[]): string | null {
  const rows = drawn.flatMap((part) => (part.kind === 'dice' ? part.rows : []));
  const dice = rows.flatMap((row) => row.dice);
  const counts = new Map<string, { readonly words: ReturnType<typeof called>; count: number }>();
  for (const part of parts) {
    const face = dice.find((die) => die.parts?.includes(part))?.face;
    if (!face) return null;
    const words = called(face);
    const known = counts.get(words[0]) ?? { words, count: 0 };
    counts.set(words[0], known);
    known.count++;
  }
  const groups = [...counts.values()].sort((one, other) => other.count - one.count);
  return listed(
    groups.map(({ words: [one, several], count }) => `${COUNTS[count] ?? count} ${count === 1 ? one : several}`),
  );
}

/**
 * What somebody does with an action, as a sentence can begin with it: `placing a red die in a1`, `keeping two sixes`; where nobody
 * can say what it does before it is done, in quotes what is chosen: `“Attempt: player 2”`.
 *
 * @param text - what is chosen
 */
export function deedPhrase(
  { game, picture }: { readonly game: AnyGame; readonly picture: GameParts['picture'] },
  view: Envelope,
  action: AnyAction,
  text: string,
): string {
  const deed = deedOf(game, view, action);
  if (deed !== null) return gerundOf(deed);
  const kept = keptBy(game, view, action);
  if (kept?.length === 0) return 'rolling all dice again';
  const faces = kept && facesText(picture(view, { viewer: action.player }), kept);
  return faces === null ? `“${text}”` : `keeping ${faces}`;
}
