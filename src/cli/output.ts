import { partsOf } from '../choosing/segments.js';
import type { Entry } from '../entry/entry.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, GameResult } from '../kernel/types.js';
import type { Picture, PicturePart } from '../picture/picture.js';
import type { TerminalStyle } from '../render/ansi.js';
import { renderSvg } from '../render/svg.js';
import { terminalWidth } from '../render/terminal-width.js';
import { renderText } from '../render/text.js';
import { cellParts } from '../render/words.js';
import type { CommandIo } from './io.js';
import type { Names } from './names.js';
import { wantsColor } from './style.js';

type State = DeepReadonly<Envelope>;

/** Rows as columns of text, two spaces between them. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, terminalWidth(text));
  }
  const line = (row: readonly string[]): string =>
    row.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - terminalWidth(text) + 2)).join('');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

/** Draws the positions of a game; marks what differs from the position before. */
export interface Drawing {
  /** @param viewer - who is looking; `null` (default) for what everybody at the table may see */
  readonly text: (state: State, before?: State, viewer?: number | null) => string;
  readonly svg: (state: State, before?: State) => string;
  /** The board as the player sees it, with only what stands for the action marked; empty where nothing does. */
  readonly marking: (view: State, player: number, action: AnyAction) => string;
}

/** Boards and places with something that stands for one of the parts: only that is marked. */
function marked(picture: Picture, parts: ReadonlySet<string>): Picture {
  const isMeant = (own: readonly string[]): boolean => own.some((part) => parts.has(part));
  return {
    ...picture,
    parts: picture.parts.flatMap((part): PicturePart[] => {
      let marks = 0;
      const mark = <Place extends object>(place: Place, own: readonly string[] = []) => {
        const changed = isMeant(own);
        if (changed) marks++;
        return { ...place, changed };
      };
      if (part.kind === 'board') {
        const cells = part.cells.map((cell) => mark(cell, cellParts(cell, part)));
        return marks === 0 ? [] : [{ ...part, cells }];
      }
      if (part.kind === 'track') {
        const places = part.places.map((place) => mark(place, place.parts));
        return marks === 0 ? [] : [{ ...part, places }];
      }
      if (part.kind === 'grid') {
        const rows = part.rows.map((row) => row.map((place) => place && mark(place, place.parts)));
        return marks === 0 ? [] : [{ ...part, rows }];
      }
      if (part.kind !== 'stacks') return [];
      const rows = part.rows.map((row) => row.map((place) => mark(place, place.parts)));
      return marks === 0 ? [] : [{ ...part, rows }];
    }),
  };
}

/**
 * How positions of the entry's game, under any of its rules, are drawn for this terminal; `null` when the game has no
 * picture.
 */
export async function drawingOf(entry: Entry, game: AnyGame, names: Names, io: CommandIo): Promise<Drawing | null> {
  const picture = await entry.part('picture');
  if (!picture) return null;
  const draw = (state: State, before: State | undefined, viewer: number | null = null): Picture =>
    picture(game.view(state, viewer), {
      names: names.all,
      viewer,
      before: before === undefined ? undefined : game.view(before, viewer),
    });
  const style = { width: io.stdout.columns ?? 80, color: wantsColor(io.stdout, io.env) };
  return {
    text: (state, before, viewer) => renderText(draw(state, before, viewer), style),
    svg: (state, before) => renderSvg(draw(state, before)),
    marking(view, player, action) {
      const board = marked(draw(view, undefined, player), new Set(partsOf(game, action)));
      return board.parts.length === 0 ? '' : `\n${renderText(board, style)}\n`;
    },
  };
}

function optionsText(options: object): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');
}

/** What is played, by whom and with which options other than the defaults. */
export function headingText(game: AnyGame, names: Names, options: object): string {
  const who = names.join(names.all.map((_, player) => player));
  const chosen = optionsText(options);
  return names.inText(`${game.title}: ${who}${chosen === '' ? '' : `. Options: ${chosen}`}`);
}

/** `Ada: 12, Ben: 7`. */
export function scoresText(scores: readonly number[], names: Names): string {
  return scores.map((score, player) => `${names.join([player])}: ${score}`).join(', ');
}

/** How it ended, one fact per line. */
export function resultText(result: GameResult, names: Names, { bold, tone }: TerminalStyle): string {
  const { winners, scores, reason } = result;
  const lines = [bold(tone(`${winners.length > 1 ? 'Winners' : 'Winner'}: ${names.join(winners)}`, 'green'))];
  if (scores) lines.push(`Scores: ${scoresText(scores, names)}`);
  lines.push(names.inText(reason));
  return lines.map((line) => `${line}\n`).join('');
}

/** How the game stands at the end of what was played: who has won, or who is to act. */
export function standingText(game: AnyGame, state: State, names: Names, style: TerminalStyle): string {
  const outcome = game.result(state);
  if (outcome) return resultText(outcome, names, style);
  return `The game is not over. To act: ${names.join(game.playersToAct(state))}\n`;
}
